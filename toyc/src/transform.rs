//! Inlining in the checked program: the body of the callee replaces a call that is a whole
//! statement or the whole right side of one. Its variables and scopes are copied. [`Metadata`] has
//! the nodes of the copies.

use crate::describe::{Metadata, MetadataError};
use crate::hir::{
    Base, Block, Dest, Expr, ExprKind, Function, Init, Inlined, Place, Program, Scope, ScopeKind,
    Step, Stmt, StmtKind, Var,
};

/// The maximum number of statements of a function that is inlined.
const MAX_BODY: usize = 14;
/// No call is inlined into a function that has this number of variables.
const MAX_VARIABLES: usize = 400;

/// The progress on a function.
#[derive(Clone, Copy, PartialEq)]
enum State {
    New,
    Active,
    Done,
}

/// Inlines small functions everywhere, callees before callers; `metadata` is that of the program,
/// if it is described.
pub fn inline(
    program: &Program,
    metadata: Option<&mut Metadata>,
) -> Result<Program, MetadataError> {
    let mut inliner = Inliner {
        program: program.clone(),
        metadata,
        state: vec![State::New; program.functions.len()],
        recursive: vec![false; program.functions.len()],
    };
    for index in 0..program.functions.len() {
        inliner.visit(index, 0)?;
    }
    Ok(inliner.program)
}

struct Inliner<'m> {
    program: Program,
    metadata: Option<&'m mut Metadata>,
    state: Vec<State>,
    recursive: Vec<bool>,
}

/// The function into which calls are inlined.
struct Caller {
    index: usize,
    function: Function,
    /// The number of statements of the source that were visited.
    visited: usize,
}

impl Inliner<'_> {
    fn visit(&mut self, index: usize, depth: u32) -> Result<(), MetadataError> {
        // Functions at the end of such a long chain of calls are not inlined.
        if self.state[index] != State::New || depth > 100 {
            return Ok(());
        }
        self.state[index] = State::Active;
        let mut callees = Vec::new();
        each_call(&self.program.functions[index].body, &mut |f| {
            callees.push(f)
        });
        for callee in callees {
            if self.state[callee] == State::Active {
                self.recursive[callee] = true;
            }
            self.visit(callee, depth + 1)?;
        }
        let mut caller = Caller {
            index,
            function: self.program.functions[index].clone(),
            visited: 0,
        };
        let body = std::mem::take(&mut caller.function.body);
        caller.function.body = self.stmts(&mut caller, 0, body)?;
        if let Some(metadata) = &mut self.metadata {
            metadata.verify(&caller.function.name)?;
        }
        self.program.functions[index] = caller.function;
        self.state[index] = State::Done;
        Ok(())
    }

    fn inlinable(&self, into: &Function, index: usize) -> bool {
        let function = &self.program.functions[index];
        let size = count(&function.body);
        self.state[index] == State::Done
            && !self.recursive[index]
            && !function.runtime
            && !into.runtime
            && index != self.program.main
            && size <= MAX_BODY
            && into.vars.len() < MAX_VARIABLES
            && returns_only_at_end(&function.body)
    }

    fn stmts(
        &mut self,
        into: &mut Caller,
        scope: usize,
        stmts: Vec<Stmt>,
    ) -> Result<Vec<Stmt>, MetadataError> {
        stmts
            .into_iter()
            .map(|stmt| self.stmt(into, scope, stmt))
            .collect()
    }

    fn block(&mut self, into: &mut Caller, block: Block) -> Result<Block, MetadataError> {
        Ok(Block {
            scope: block.scope,
            stmts: self.stmts(into, block.scope, block.stmts)?,
        })
    }

    fn stmt(&mut self, into: &mut Caller, scope: usize, stmt: Stmt) -> Result<Stmt, MetadataError> {
        let number = into.visited;
        into.visited += 1;
        let call = match &stmt.kind {
            StmtKind::Let(var, Init::Expr(value)) => as_call(value).map(|c| (c, Dest::Let(*var))),
            StmtKind::Assign(place, value) => {
                // As without inlining, the place is evaluated after the call.
                as_call(value).map(|c| (c, Dest::Assign(place.clone())))
            }
            StmtKind::Expr(value) => as_call(value).map(|c| (c, Dest::None)),
            StmtKind::Return(Some(value)) => as_call(value).map(|c| (c, Dest::Return)),
            _ => None,
        };
        if let Some((call, dest)) = call
            && self.inlinable(&into.function, call.callee)
        {
            if let Some(metadata) = &mut self.metadata {
                metadata.inline(into.index, number, call.callee, call.span)?;
            }
            let inlined = self.copy(&mut into.function, scope, &call, dest);
            return Ok(Stmt {
                kind: StmtKind::Inlined(Box::new(inlined)),
                span: stmt.span,
            });
        }
        let kind = match stmt.kind {
            StmtKind::If(condition, then, other) => {
                let then = self.block(into, then)?;
                let other = other.map(|block| self.block(into, block)).transpose()?;
                StmtKind::If(condition, then, other)
            }
            StmtKind::While(condition, body) => StmtKind::While(condition, self.block(into, body)?),
            StmtKind::Block(block) => StmtKind::Block(self.block(into, block)?),
            other => other,
        };
        Ok(Stmt {
            kind,
            span: stmt.span,
        })
    }

    /// Copies the callee's body into `into`.
    fn copy(&self, into: &mut Function, scope: usize, call: &Call<'_>, dest: Dest) -> Inlined {
        let source = &self.program.functions[call.callee];
        let scopes = into.scopes.len();
        let vars = into.vars.len();
        copy_scopes(source, into, scope);
        let shift = Shift { vars, scopes };
        let mut body: Vec<Stmt> = source.body.clone();
        let mut ret = None;
        if let Some(Stmt {
            kind: StmtKind::Return(_),
            ..
        }) = body.last()
            && let Some(Stmt {
                kind: StmtKind::Return(value),
                span,
            }) = body.pop()
        {
            ret = Some((span, value));
        }
        shift.stmts(&mut body);
        if let Some((_, Some(value))) = &mut ret {
            shift.expr(value);
        }
        Inlined {
            args: call
                .args
                .iter()
                .enumerate()
                .map(|(i, arg)| (vars + i, arg.clone()))
                .collect(),
            body: Block {
                scope: scopes,
                stmts: body,
            },
            ret,
            dest,
        }
    }
}

/// Copies a function's scopes and variables into another function, in the scope `scope`.
fn copy_scopes(source: &Function, into: &mut Function, scope: usize) {
    let scopes = into.scopes.len();
    for original in &source.scopes {
        let (parent, kind) = match original.parent {
            None => (scope, ScopeKind::Inlined),
            Some(parent) => (parent + scopes, original.kind.clone()),
        };
        into.scopes.push(Scope {
            parent: Some(parent),
            span: original.span,
            kind,
        });
    }
    for original in &source.vars {
        into.vars.push(Var {
            scope: original.scope + scopes,
            inlined: true,
            ..original.clone()
        });
    }
}

/// A call of a function, by its index.
struct Call<'e> {
    callee: usize,
    args: &'e [Expr],
    span: crate::diag::Span,
}

fn as_call(value: &Expr) -> Option<Call<'_>> {
    match &value.kind {
        ExprKind::Call(function, args) => Some(Call {
            callee: *function,
            args,
            span: value.span,
        }),
        _ => None,
    }
}

/// Renumbers the variables and scopes in a copied body.
struct Shift {
    vars: usize,
    scopes: usize,
}

impl Shift {
    fn stmts(&self, stmts: &mut [Stmt]) {
        for stmt in stmts {
            match &mut stmt.kind {
                StmtKind::Let(var, init) => {
                    *var += self.vars;
                    if let Init::Expr(value) = init {
                        self.expr(value);
                    }
                }
                StmtKind::Assign(place, value) => {
                    self.place(place);
                    self.expr(value);
                }
                StmtKind::Expr(value) => self.expr(value),
                StmtKind::If(condition, then, other) => {
                    self.expr(condition);
                    self.block(then);
                    if let Some(other) = other {
                        self.block(other);
                    }
                }
                StmtKind::While(condition, body) => {
                    self.expr(condition);
                    self.block(body);
                }
                StmtKind::Block(block) => self.block(block),
                StmtKind::Return(value) => {
                    if let Some(value) = value {
                        self.expr(value);
                    }
                }
                StmtKind::Inlined(inlined) => {
                    for (var, arg) in &mut inlined.args {
                        *var += self.vars;
                        self.expr(arg);
                    }
                    self.block(&mut inlined.body);
                    if let Some((_, Some(value))) = &mut inlined.ret {
                        self.expr(value);
                    }
                    match &mut inlined.dest {
                        Dest::Let(var) => *var += self.vars,
                        Dest::Assign(place) => self.place(place),
                        Dest::None | Dest::Return => {}
                    }
                }
            }
        }
    }

    fn block(&self, block: &mut Block) {
        block.scope += self.scopes;
        self.stmts(&mut block.stmts);
    }

    fn place(&self, place: &mut Place) {
        match &mut place.base {
            Base::Var(var) => *var += self.vars,
            Base::Deref(pointer) => self.expr(pointer),
        }
        for step in &mut place.steps {
            if let Step::Index(index, ..) = step {
                self.expr(index);
            }
        }
    }

    fn expr(&self, expr: &mut Expr) {
        match &mut expr.kind {
            ExprKind::Int(_) | ExprKind::Float(_) => {}
            ExprKind::Load(place) | ExprKind::AddrOf(place) => self.place(place),
            ExprKind::Neg(a)
            | ExprKind::Not(a)
            | ExprKind::Cast(a)
            | ExprKind::Putchar(a)
            | ExprKind::Sqrt(a) => self.expr(a),
            ExprKind::Binary(_, a, b) | ExprKind::Logical(_, a, b) => {
                self.expr(a);
                self.expr(b);
            }
            ExprKind::Call(_, args) => args.iter_mut().for_each(|a| self.expr(a)),
        }
    }
}

/// Returns the number of statements, at all depths.
fn count(stmts: &[Stmt]) -> usize {
    stmts
        .iter()
        .map(|stmt| match &stmt.kind {
            StmtKind::If(_, then, other) => {
                1 + count(&then.stmts) + other.as_ref().map_or(0, |b| count(&b.stmts))
            }
            StmtKind::While(_, body) => 1 + count(&body.stmts),
            StmtKind::Block(block) => count(&block.stmts),
            StmtKind::Inlined(inlined) => 1 + count(&inlined.body.stmts),
            _ => 1,
        })
        .sum()
}

/// Returns true if there is no `return` except as the last statement.
fn returns_only_at_end(stmts: &[Stmt]) -> bool {
    fn none(stmts: &[Stmt]) -> bool {
        stmts.iter().all(|stmt| match &stmt.kind {
            StmtKind::Return(_) => false,
            StmtKind::If(_, then, other) => {
                none(&then.stmts) && other.as_ref().is_none_or(|b| none(&b.stmts))
            }
            StmtKind::While(_, block) | StmtKind::Block(block) => none(&block.stmts),
            StmtKind::Inlined(inlined) => !matches!(inlined.dest, Dest::Return),
            _ => true,
        })
    }
    match stmts.split_last() {
        Some((last, rest)) if matches!(last.kind, StmtKind::Return(_)) => none(rest),
        _ => none(stmts),
    }
}

/// Calls `found` with the function of every call.
fn each_call(stmts: &[Stmt], found: &mut dyn FnMut(usize)) {
    for stmt in stmts {
        crate::analysis::each_expr(stmt, &mut |expr| {
            if let ExprKind::Call(function, _) = expr.kind {
                found(function);
            }
        });
        crate::analysis::each_block(stmt, &mut |block| each_call(&block.stmts, found));
    }
}
