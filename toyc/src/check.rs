//! The checker: resolves names and types, and converts the syntax tree to [`crate::hir`].

use std::collections::HashMap;

use crate::ast::{self, StmtKind as A, TypeExpr};
use crate::diag::{Diag, Result, Span};
use crate::hir::{
    Block, Expr, ExprKind, Field, Function, Init, Program, Scope, ScopeKind, Stmt, StmtKind,
    StructDef, Ty, Var, layout, type_name,
};
use crate::parser::parse;

/// The maximum size of a type in bytes. It limits the size of frames.
const MAX_SIZE: u64 = 64 * 1024;
/// The maximum nesting depth of structs and arrays.
const MAX_TYPE_DEPTH: u32 = 16;
/// The maximum number of parameters.
const MAX_PARAMS: usize = 16;

/// A function's signature.
pub(crate) struct Signature {
    /// The types of its parameters.
    pub(crate) params: Vec<Ty>,
    /// The type of its result.
    pub(crate) ret: Ty,
}

/// The declarations that all functions share.
pub(crate) struct Globals {
    /// The structs that are already checked.
    pub(crate) structs: Vec<StructDef>,
    /// Functions by name.
    pub(crate) functions: HashMap<String, usize>,
    /// Their signatures.
    pub(crate) signatures: Vec<Signature>,
}

/// Parses and checks a program.
pub fn check(source: &str) -> Result<Program> {
    let user = parse(source)?;
    // The prelude is part of toyc. The tests find errors in it.
    let prelude = parse(include_str!("prelude.toy"))?;
    let mut globals = Globals {
        structs: Vec::new(),
        functions: HashMap::new(),
        signatures: Vec::new(),
    };
    structs(&mut globals, &user.structs)?;
    let user_count = user.functions.len();
    let all: Vec<ast::Function> = user
        .functions
        .into_iter()
        .chain(prelude.functions)
        .collect();
    for (index, function) in all.iter().enumerate() {
        declare(&mut globals, function, index >= user_count)?;
    }
    let mut functions = Vec::new();
    for (index, function) in all.iter().enumerate() {
        functions.push(Checker::function(
            &globals,
            function,
            index,
            index >= user_count,
        )?);
    }
    let first = Span { line: 1, column: 1 };
    let main = globals.functions.get("main").copied().ok_or_else(|| {
        Diag::new(
            first,
            "the program has no `main`",
            "add `fn main() -> i32 { ... return 0; }`",
        )
    })?;
    let entry = &functions[main];
    if entry.params != 0 || !matches!(entry.ret, Ty::I32 | Ty::Void) {
        return Err(Diag::new(
            entry.span,
            "`main` must take nothing and return `i32` or nothing",
            "declare it as `fn main() -> i32`",
        ));
    }
    Ok(Program {
        structs: globals.structs,
        functions,
        main,
    })
}

/// Declares all structs. A struct can contain only structs that are declared before it.
fn structs(globals: &mut Globals, declared: &[ast::Struct]) -> Result<()> {
    for item in declared {
        if globals.structs.iter().any(|s| s.name == item.name)
            || matches!(item.name.as_str(), "i32" | "i64" | "u8" | "f64" | "bool")
        {
            return Err(Diag::new(
                item.span,
                format!("the type `{}` already exists", item.name),
                "choose another name",
            ));
        }
        // The name is declared first, without a size, so that fields can be pointers to the struct.
        let index = globals.structs.len();
        globals.structs.push(StructDef {
            name: item.name.clone(),
            span: item.span,
            fields: Vec::new(),
            size: 0,
            align: 0,
        });
        let (mut size, mut align, mut fields) = (0u64, 1u32, Vec::<Field>::new());
        for (name, ty, span) in &item.fields {
            let ty = resolve(&globals.structs, ty, *span)?;
            if fields.iter().any(|f| f.name == *name) {
                return Err(Diag::new(
                    *span,
                    format!("field `{name}` appears twice"),
                    "rename it",
                ));
            }
            let (field_size, field_align) = layout(&globals.structs, &ty);
            let offset = size.next_multiple_of(u64::from(field_align));
            size = offset + u64::from(field_size);
            align = align.max(field_align);
            too_large(size, *span)?;
            fields.push(Field {
                name: name.clone(),
                ty,
                offset: offset as u32,
                span: *span,
            });
        }
        if fields.is_empty() {
            return Err(Diag::new(
                item.span,
                "a struct needs a field",
                "add one, or remove it",
            ));
        }
        let def = &mut globals.structs[index];
        def.fields = fields;
        def.size = size.next_multiple_of(u64::from(align)) as u32;
        def.align = align;
    }
    Ok(())
}

fn too_large(size: u64, span: Span) -> Result<()> {
    if size > MAX_SIZE {
        let message = format!("this type has {size} bytes, more than {MAX_SIZE}");
        return Err(Diag::new(span, message, "make it smaller"));
    }
    Ok(())
}

/// Resolves a type of the syntax tree.
pub(crate) fn resolve(structs: &[StructDef], ty: &TypeExpr, span: Span) -> Result<Ty> {
    let resolved = resolve_any(structs, ty)?;
    if nesting(structs, &resolved) > MAX_TYPE_DEPTH {
        return Err(Diag::new(
            span,
            "this type nests too deep",
            "use fewer levels",
        ));
    }
    Ok(resolved)
}

fn nesting(structs: &[StructDef], ty: &Ty) -> u32 {
    match ty {
        Ty::Array(element, _) => 1 + nesting(structs, element),
        // The fields of a struct were checked with the struct: its depth is limited, and it cannot
        // contain itself.
        Ty::Struct(index) => {
            1 + structs[*index]
                .fields
                .iter()
                .map(|f| nesting(structs, &f.ty))
                .max()
                .unwrap_or(0)
        }
        _ => 0,
    }
}

fn resolve_any(structs: &[StructDef], ty: &TypeExpr) -> Result<Ty> {
    match ty {
        TypeExpr::Name(name, span) => Ok(match name.as_str() {
            "i32" => Ty::I32,
            "i64" => Ty::I64,
            "u8" => Ty::U8,
            "f64" => Ty::F64,
            "bool" => Ty::Bool,
            _ => {
                let index = structs
                    .iter()
                    .position(|s| s.name == *name)
                    .ok_or_else(|| {
                        Diag::new(
                            *span,
                            format!("there is no type `{name}`"),
                            "use i32, i64, u8, f64, bool or a struct declared above",
                        )
                    })?;
                if structs[index].align == 0 {
                    return Err(Diag::new(
                        *span,
                        format!("`{name}` cannot contain itself"),
                        format!("store a pointer, `*{name}`"),
                    ));
                }
                Ty::Struct(index)
            }
        }),
        TypeExpr::Pointer(to) => Ok(Ty::Ptr(Box::new(match &**to {
            // A pointer needs no layout, so a struct may point to itself.
            TypeExpr::Name(name, _) if structs.iter().any(|s| s.name == *name) => {
                Ty::Struct(structs.iter().position(|s| s.name == *name).unwrap_or(0))
            }
            other => resolve_any(structs, other)?,
        }))),
        TypeExpr::Array(element, length, span) => {
            let element = resolve_any(structs, element)?;
            if *length == 0 {
                return Err(Diag::new(
                    *span,
                    "an array needs an element",
                    "use a length above 0",
                ));
            }
            let size = u64::from(layout(structs, &element).0);
            too_large(size.saturating_mul(*length), *span)?;
            Ok(Ty::Array(Box::new(element), *length as u32))
        }
    }
}

fn declare(globals: &mut Globals, function: &ast::Function, runtime: bool) -> Result<()> {
    let name = &function.name;
    let builtin = matches!(name.as_str(), "print" | "putchar" | "sqrt");
    if builtin || (!runtime && name.starts_with("__")) || globals.functions.contains_key(name) {
        return Err(Diag::new(
            function.span,
            format!("the name `{name}` is taken"),
            "choose another one (names with two leading underscores are toyc's)",
        ));
    }
    if function.params.len() > MAX_PARAMS {
        return Err(Diag::new(
            function.span,
            format!("a function takes at most {MAX_PARAMS} parameters"),
            "pass a pointer to a struct",
        ));
    }
    let scalar = |ty: Ty, span: Span, what: &str| {
        if ty.is_scalar() {
            return Ok(ty);
        }
        let message = format!("{what} must be a number, a bool or a pointer");
        Err(Diag::new(span, message, "pass a pointer to it"))
    };
    let mut params = Vec::new();
    for (_, ty, span) in &function.params {
        let ty = resolve(&globals.structs, ty, *span)?;
        params.push(scalar(ty, *span, "a parameter")?);
    }
    let ret = match &function.ret {
        Some(ty) => scalar(
            resolve(&globals.structs, ty, function.span)?,
            function.span,
            "a result",
        )?,
        None => Ty::Void,
    };
    globals
        .functions
        .insert(name.clone(), globals.signatures.len());
    globals.signatures.push(Signature { params, ret });
    Ok(())
}

/// Checks one function.
pub(crate) struct Checker<'a> {
    /// The declarations that all functions share.
    pub(crate) globals: &'a Globals,
    /// The variables that are already declared.
    pub(crate) vars: Vec<Var>,
    /// The variables in scope, the innermost last.
    pub(crate) visible: Vec<usize>,
    scopes: Vec<Scope>,
    scope: usize,
    ret: Ty,
}

impl<'a> Checker<'a> {
    fn function(
        globals: &'a Globals,
        function: &ast::Function,
        index: usize,
        runtime: bool,
    ) -> Result<Function> {
        let signature = &globals.signatures[index];
        let mut checker = Checker {
            globals,
            vars: Vec::new(),
            visible: Vec::new(),
            scopes: vec![Scope {
                parent: None,
                span: function.span,
                kind: ScopeKind::Function,
            }],
            scope: 0,
            ret: signature.ret.clone(),
        };
        for (position, (name, _, span)) in function.params.iter().enumerate() {
            if checker.vars.iter().any(|v| v.name == *name) {
                return Err(Diag::new(
                    *span,
                    format!("parameter `{name}` appears twice"),
                    "rename it",
                ));
            }
            let var = checker.declare(name, signature.params[position].clone(), *span);
            checker.vars[var].param = Some(position);
            checker.visible.push(var);
        }
        let body = checker.stmts(&function.body.stmts)?;
        if signature.ret != Ty::Void && !returns(&body) {
            return Err(Diag::new(
                function.span,
                format!(
                    "`{}` can reach its end without returning a value",
                    function.name
                ),
                "end it with `return ...;`",
            ));
        }
        Ok(Function {
            name: function.name.clone(),
            span: function.span,
            params: function.params.len(),
            ret: signature.ret.clone(),
            vars: checker.vars,
            scopes: checker.scopes,
            body,
            runtime,
        })
    }

    fn declare(&mut self, name: &str, ty: Ty, span: Span) -> usize {
        let scope = self.scope;
        self.vars.push(Var {
            name: name.into(),
            ty,
            span,
            scope,
            param: None,
            inlined: false,
        });
        self.vars.len() - 1
    }

    /// Returns the type as the user would write it.
    pub(crate) fn name_of(&self, ty: &Ty) -> String {
        type_name(&self.globals.structs, ty)
    }

    fn block(&mut self, block: &ast::Block) -> Result<Block> {
        let outer = self.scope;
        let depth = self.visible.len();
        self.scope = self.scopes.len();
        self.scopes.push(Scope {
            parent: Some(outer),
            span: block.span,
            kind: ScopeKind::Block,
        });
        let stmts = self.stmts(&block.stmts)?;
        let scope = self.scope;
        self.scope = outer;
        self.visible.truncate(depth);
        Ok(Block { scope, stmts })
    }

    fn stmts(&mut self, stmts: &[ast::Stmt]) -> Result<Vec<Stmt>> {
        let mut checked: Vec<Stmt> = Vec::new();
        for stmt in stmts {
            if checked
                .last()
                .is_some_and(|s| returns(std::slice::from_ref(s)))
            {
                return Err(Diag::new(
                    stmt.span,
                    "this can never run, because a `return` comes before it",
                    "remove it or the `return`",
                ));
            }
            checked.push(Stmt {
                kind: self.stmt(stmt)?,
                span: stmt.span,
            });
        }
        Ok(checked)
    }

    fn stmt(&mut self, stmt: &ast::Stmt) -> Result<StmtKind> {
        Ok(match &stmt.kind {
            A::Let(name, ty, init) => {
                let ty = match ty {
                    Some(ty) => Some(resolve(&self.globals.structs, ty, stmt.span)?),
                    None => None,
                };
                let (ty, init) = self.init(ty, init.as_ref(), stmt.span)?;
                let var = self.declare(name, ty, stmt.span);
                self.visible.push(var);
                StmtKind::Let(var, init)
            }
            A::Assign(target, value) => {
                let place = self.place(target)?;
                let value = self.value_of(value, &place.ty)?;
                StmtKind::Assign(place, value)
            }
            A::Expr(value) => {
                let value = self.expr(value, None)?;
                let call = matches!(value.kind, ExprKind::Call(..) | ExprKind::Putchar(_));
                if !call {
                    return Err(Diag::new(
                        stmt.span,
                        "this computes a value and drops it",
                        "assign it, or remove the statement",
                    ));
                }
                StmtKind::Expr(value)
            }
            A::If(condition, then, other) => {
                let condition = self.value_of(condition, &Ty::Bool)?;
                let then = self.block(then)?;
                let other = other.as_ref().map(|block| self.block(block)).transpose()?;
                StmtKind::If(condition, then, other)
            }
            A::While(condition, body) => {
                let condition = self.value_of(condition, &Ty::Bool)?;
                StmtKind::While(condition, self.block(body)?)
            }
            A::Block(block) => StmtKind::Block(self.block(block)?),
            A::Return(value) => {
                let ret = self.ret.clone();
                match (value, &ret) {
                    (None, Ty::Void) => StmtKind::Return(None),
                    (Some(value), ret) if *ret != Ty::Void => {
                        StmtKind::Return(Some(self.value_of(value, ret)?))
                    }
                    _ => {
                        let message = format!("this function returns {}", self.name_of(&self.ret));
                        return Err(Diag::new(stmt.span, message, "return exactly that"));
                    }
                }
            }
        })
    }

    fn init(&mut self, ty: Option<Ty>, init: Option<&ast::Expr>, span: Span) -> Result<(Ty, Init)> {
        let Some(init) = init else {
            let ty = ty.ok_or_else(|| {
                Diag::new(
                    span,
                    "this variable has neither a type nor a value",
                    "write `let name: type;` or `let name = value;`",
                )
            })?;
            return Ok((ty, Init::Zero));
        };
        if let ast::ExprKind::Str(bytes) = &init.kind {
            let length = bytes.len() as u32;
            let ty = ty.unwrap_or(Ty::Array(Box::new(Ty::U8), length.max(1)));
            match &ty {
                Ty::Array(element, room) if **element == Ty::U8 && *room >= length => {}
                _ => {
                    return Err(Diag::new(
                        init.span,
                        format!("this string does not fit in `{}`", self.name_of(&ty)),
                        format!("declare the variable as `[u8; {length}]` or longer"),
                    ));
                }
            }
            return Ok((ty, Init::Bytes(bytes.clone())));
        }
        let value = match ty {
            Some(ty) => self.value_of(init, &ty)?,
            None => self.expr(init, None)?,
        };
        if value.ty == Ty::Void {
            return Err(Diag::new(
                init.span,
                "this call returns nothing",
                "remove `let ... =`",
            ));
        }
        Ok((value.ty.clone(), Init::Expr(value)))
    }

    /// Checks an expression that must have type `ty`.
    pub(crate) fn value_of(&mut self, expr: &ast::Expr, ty: &Ty) -> Result<Expr> {
        let value = self.expr(expr, Some(ty))?;
        self.result_type(&value, ty)?;
        Ok(value)
    }
}

/// Returns true if control cannot reach the end of these statements.
pub fn returns(stmts: &[Stmt]) -> bool {
    stmts.last().is_some_and(|stmt| match &stmt.kind {
        StmtKind::Return(_) => true,
        StmtKind::If(_, then, Some(other)) => returns(&then.stmts) && returns(&other.stmts),
        StmtKind::Block(block) => returns(&block.stmts),
        _ => false,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accepts_and_rejects() {
        let good = "struct P { x: i32, y: f64 } fn main() { let p: P; p.x = 1; let q = &p; q.x = 2; print(p.x); }";
        assert!(check(good).is_ok());
        for bad in [
            "fn main() { x = 1; }",
            "fn main() { let x: i32 = 1.0; }",
            "fn main() -> i32 { }",
            "fn main() { let x = 1; let y: i64 = 2; x = x + y; }",
            "struct S { s: S } fn main() { }",
            "fn f() { }",
            "fn main() { let a: [i32; 4000000000]; }",
            "fn main() { return; print(1); }",
            "fn main() { let x: u8 = 256; }",
            "fn main(x: i32) { }",
            "fn main() { *1 = 2; }",
            "fn main() { let s: [u8; 2] = \"abc\"; }",
        ] {
            assert!(check(bad).is_err(), "{bad}");
        }
    }
}
