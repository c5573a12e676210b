//! The part of the checker for expressions and places.

use crate::ast::{self, ExprKind as A};
use crate::check::{Checker, resolve};
use crate::diag::{Diag, Result, Span};
use crate::hir::{Base, BinOp, Expr, ExprKind, LogicalOp, Place, Step, Ty};

/// Returns true if the expression consists of integer literals, so that its context determines its
/// type.
fn is_literal(expr: &ast::Expr) -> bool {
    match &expr.kind {
        A::Int(_) => true,
        A::Unary("-", inner) => is_literal(inner),
        A::Binary(_, left, right) => is_literal(left) && is_literal(right),
        _ => false,
    }
}

impl Checker<'_> {
    /// Fails unless `value` has type `ty`.
    pub(crate) fn result_type(&self, value: &Expr, ty: &Ty) -> Result<()> {
        if value.ty == *ty {
            return Ok(());
        }
        let (found, expected) = (self.name_of(&value.ty), self.name_of(ty));
        let help = if value.ty.is_scalar() && ty.is_scalar() {
            format!("convert it: `... as {expected}`")
        } else {
            format!("use a value of type `{expected}`")
        };
        Err(Diag::new(
            value.span,
            format!("this is `{found}` where `{expected}` is needed"),
            help,
        ))
    }

    /// Checks an expression. `hint` is the type of integer literals, if it is an integer type.
    pub(crate) fn expr(&mut self, expr: &ast::Expr, hint: Option<&Ty>) -> Result<Expr> {
        let span = expr.span;
        let make = |kind, ty| Ok(Expr { kind, ty, span });
        match &expr.kind {
            A::Int(value) => self.int(i128::from(*value), hint, span),
            A::Float(value) => make(ExprKind::Float(*value), Ty::F64),
            A::Bool(value) => make(ExprKind::Int(i64::from(*value)), Ty::Bool),
            A::Str(_) => Err(Diag::new(
                span,
                "a string can only initialize a byte array",
                "write `let s: [u8; N] = \"...\";` and use `s`",
            )),
            A::Name(_) | A::Field(..) | A::Index(..) | A::Unary("*", _) => {
                let place = self.place(expr)?;
                let ty = place.ty.clone();
                make(ExprKind::Load(place), ty)
            }
            A::Unary("&", inner) => {
                let place = self.place(inner)?;
                let ty = Ty::Ptr(Box::new(place.ty.clone()));
                make(ExprKind::AddrOf(place), ty)
            }
            A::Unary("-", inner) => {
                if let A::Int(value) = inner.kind {
                    return self.int(-i128::from(value), hint, span);
                }
                let value = self.expr(inner, hint)?;
                match value.ty {
                    Ty::I32 | Ty::I64 | Ty::F64 => {
                        let ty = value.ty.clone();
                        make(ExprKind::Neg(Box::new(value)), ty)
                    }
                    _ => Err(self.no_operator("-", &value)),
                }
            }
            A::Unary(_, inner) => {
                let value = self.value_of(inner, &Ty::Bool)?;
                make(ExprKind::Not(Box::new(value)), Ty::Bool)
            }
            A::Binary(op @ ("&&" | "||"), left, right) => {
                let left = Box::new(self.value_of(left, &Ty::Bool)?);
                let right = Box::new(self.value_of(right, &Ty::Bool)?);
                let op = match *op {
                    "&&" => LogicalOp::And,
                    _ => LogicalOp::Or,
                };
                make(ExprKind::Logical(op, left, right), Ty::Bool)
            }
            A::Binary(op, left, right) => self.binary(op, [left, right], hint, span),
            A::Cast(inner, ty) => self.cast(inner, ty, span),
            A::Call(name, args) => self.call(name, args, span),
        }
    }

    fn cast(&mut self, inner: &ast::Expr, ty: &ast::TypeExpr, span: Span) -> Result<Expr> {
        let ty = resolve(&self.globals.structs, ty, span)?;
        let hint = if is_literal(inner) && ty.is_int() {
            Some(&ty)
        } else {
            None
        };
        let value = self.expr(inner, hint)?;
        let allowed = match (&value.ty, &ty) {
            (from, to) if from == to && from.is_scalar() => true,
            (Ty::I32 | Ty::I64 | Ty::U8, Ty::I32 | Ty::I64 | Ty::U8 | Ty::F64) => true,
            (Ty::Bool, to) => to.is_int(),
            (Ty::F64, Ty::I32 | Ty::I64) => true,
            _ => false,
        };
        if !allowed {
            let (from, to) = (self.name_of(&value.ty), self.name_of(&ty));
            return Err(Diag::new(
                span,
                format!("`{from}` cannot be converted to `{to}`"),
                "convert through i32 or i64, or compare with a number",
            ));
        }
        Ok(Expr {
            kind: ExprKind::Cast(Box::new(value)),
            ty,
            span,
        })
    }

    fn int(&self, value: i128, hint: Option<&Ty>, span: Span) -> Result<Expr> {
        let ty = match hint {
            Some(ty) if ty.is_int() => ty.clone(),
            _ => Ty::I32,
        };
        let (low, high) = match ty {
            Ty::U8 => (0, 255),
            Ty::I64 => (i128::from(i64::MIN), i128::from(i64::MAX)),
            _ => (i128::from(i32::MIN), i128::from(i32::MAX)),
        };
        if value < low || value > high {
            return Err(Diag::new(
                span,
                format!("{value} does not fit in `{}`", self.name_of(&ty)),
                format!("use a number from {low} to {high}, or give the variable a wider type"),
            ));
        }
        Ok(Expr {
            kind: ExprKind::Int(value as i64),
            ty,
            span,
        })
    }

    fn no_operator(&self, op: &str, value: &Expr) -> Diag {
        Diag::new(
            value.span,
            format!("`{op}` does not work on `{}`", self.name_of(&value.ty)),
            "use it on numbers, converting with `as` if needed",
        )
    }

    fn binary(
        &mut self,
        op: &str,
        [left, right]: [&ast::Expr; 2],
        hint: Option<&Ty>,
        span: Span,
    ) -> Result<Expr> {
        let operation = match op {
            "+" => BinOp::Add,
            "-" => BinOp::Sub,
            "*" => BinOp::Mul,
            "/" => BinOp::Div,
            "%" => BinOp::Rem,
            "&" => BinOp::And,
            "|" => BinOp::Or,
            "^" => BinOp::Xor,
            "<<" => BinOp::Shl,
            ">>" => BinOp::Shr,
            "==" => BinOp::Eq,
            "!=" => BinOp::Ne,
            "<" => BinOp::Lt,
            "<=" => BinOp::Le,
            ">" => BinOp::Gt,
            _ => BinOp::Ge,
        };
        let compares = matches!(
            operation,
            BinOp::Eq | BinOp::Ne | BinOp::Lt | BinOp::Le | BinOp::Gt | BinOp::Ge
        );
        let hint = if compares { None } else { hint };
        // A literal has the type of the other operand.
        let (left, right) = if is_literal(left) && !is_literal(right) {
            let right = self.expr(right, hint)?;
            (self.expr(left, Some(&right.ty))?, right)
        } else {
            let left = self.expr(left, hint)?;
            let right = self.expr(right, Some(&left.ty))?;
            (left, right)
        };
        self.result_type(&right, &left.ty)?;
        let fits = match operation {
            BinOp::Add | BinOp::Sub | BinOp::Mul | BinOp::Div => {
                left.ty.is_int() || left.ty == Ty::F64
            }
            BinOp::Eq | BinOp::Ne => left.ty.is_scalar(),
            BinOp::Lt | BinOp::Le | BinOp::Gt | BinOp::Ge => left.ty.is_int() || left.ty == Ty::F64,
            _ => left.ty.is_int(),
        };
        if !fits {
            return Err(self.no_operator(op, &left));
        }
        let ty = if compares { Ty::Bool } else { left.ty.clone() };
        Ok(Expr {
            kind: ExprKind::Binary(operation, Box::new(left), Box::new(right)),
            ty,
            span,
        })
    }

    /// A call of `putchar`, `sqrt` or `print`.
    fn builtin_call(&mut self, name: &str, arg: &ast::Expr, span: Span) -> Result<Expr> {
        let make = |kind, ty| Expr { kind, ty, span };
        Ok(match name {
            "putchar" => {
                let value = Box::new(self.value_of(arg, &Ty::I32)?);
                make(ExprKind::Putchar(value), Ty::Void)
            }
            "sqrt" => {
                let value = Box::new(self.value_of(arg, &Ty::F64)?);
                make(ExprKind::Sqrt(value), Ty::F64)
            }
            _ => {
                let mut value = self.expr(arg, None)?;
                let runtime = match value.ty {
                    Ty::F64 => "__print_f64",
                    Ty::I32 | Ty::I64 | Ty::U8 | Ty::Bool => "__print_int",
                    _ => return Err(self.no_operator("print", &value)),
                };
                if !matches!(value.ty, Ty::F64 | Ty::I64) {
                    value = make(ExprKind::Cast(Box::new(value)), Ty::I64);
                }
                let index = self.globals.functions[runtime];
                make(ExprKind::Call(index, vec![value]), Ty::Void)
            }
        })
    }

    fn call(&mut self, name: &str, args: &[ast::Expr], span: Span) -> Result<Expr> {
        let count = |expected: usize| {
            if args.len() == expected {
                return Ok(());
            }
            Err(Diag::new(
                span,
                format!(
                    "`{name}` takes {expected} argument{}, not {}",
                    if expected == 1 { "" } else { "s" },
                    args.len()
                ),
                "pass one for each parameter",
            ))
        };
        if matches!(name, "putchar" | "sqrt" | "print") {
            count(1)?;
            return self.builtin_call(name, &args[0], span);
        }
        let Some(&index) = self.globals.functions.get(name) else {
            return Err(Diag::new(
                span,
                format!("there is no function `{name}`"),
                "declare it, or use print, putchar or sqrt",
            ));
        };
        let signature = &self.globals.signatures[index];
        count(signature.params.len())?;
        let mut values = Vec::new();
        for (arg, ty) in args.iter().zip(&signature.params) {
            values.push(self.value_of(arg, ty)?);
        }
        Ok(Expr {
            kind: ExprKind::Call(index, values),
            ty: signature.ret.clone(),
            span,
        })
    }

    fn field(&mut self, inner: &ast::Expr, name: &str, span: Span) -> Result<Place> {
        let mut place = through_pointer(self.place_of(inner)?);
        let fields = match &place.ty {
            Ty::Struct(index) => &self.globals.structs[*index].fields[..],
            _ => &[],
        };
        let Some(field) = fields.iter().find(|f| f.name == name) else {
            return Err(Diag::new(
                span,
                format!("`{}` has no field `{name}`", self.name_of(&place.ty)),
                "use a field the struct declares",
            ));
        };
        place.steps.push(Step::Field(field.offset));
        place.ty = field.ty.clone();
        Ok(place)
    }

    fn index(&mut self, inner: &ast::Expr, index: &ast::Expr, span: Span) -> Result<Place> {
        let mut place = through_pointer(self.place_of(inner)?);
        let Ty::Array(element, length) = place.ty.clone() else {
            return Err(Diag::new(
                span,
                format!("`{}` is not an array", self.name_of(&place.ty)),
                "index an array, or a pointer to one",
            ));
        };
        let index = self.expr(index, Some(&Ty::I32))?;
        if !index.ty.is_int() {
            return Err(Diag::new(
                index.span,
                format!(
                    "an index must be an integer, not `{}`",
                    self.name_of(&index.ty)
                ),
                "convert it with `as i32`",
            ));
        }
        place.ty = (*element).clone();
        place.steps.push(Step::Index(index, *element, length));
        Ok(place)
    }

    /// Checks an expression that must be a place.
    pub(crate) fn place(&mut self, expr: &ast::Expr) -> Result<Place> {
        let span = expr.span;
        match &expr.kind {
            A::Name(name) => {
                let found = self
                    .visible
                    .iter()
                    .rev()
                    .find(|v| self.vars[**v].name == *name);
                let var = *found.ok_or_else(|| {
                    Diag::new(
                        span,
                        format!("there is no variable `{name}` here"),
                        format!("declare it first: `let {name} = ...;`"),
                    )
                })?;
                let ty = self.vars[var].ty.clone();
                Ok(Place {
                    base: Base::Var(var),
                    steps: Vec::new(),
                    ty,
                    span,
                })
            }
            A::Unary("*", inner) => {
                let pointer = self.expr(inner, None)?;
                let Ty::Ptr(to) = pointer.ty.clone() else {
                    return Err(self.no_operator("*", &pointer));
                };
                Ok(deref(pointer, *to, span))
            }
            A::Field(inner, name) => self.field(inner, name, span),
            A::Index(inner, index) => self.index(inner, index, span),
            _ => Err(Diag::new(
                span,
                "this value is not stored in a variable, field or element",
                "store it in a variable with `let` first",
            )),
        }
    }

    /// Checks a place whose field or element is used. A call that returns a pointer is also such a
    /// place.
    fn place_of(&mut self, expr: &ast::Expr) -> Result<Place> {
        if let A::Call(..) = expr.kind {
            let value = self.expr(expr, None)?;
            if let Ty::Ptr(to) = value.ty.clone() {
                return Ok(deref(value, *to, expr.span));
            }
        }
        self.place(expr)
    }
}

fn deref(pointer: Expr, ty: Ty, span: Span) -> Place {
    Place {
        base: Base::Deref(Box::new(pointer)),
        steps: Vec::new(),
        ty,
        span,
    }
}

/// In `p.f` and `p[i]`, a pointer `p` is dereferenced.
fn through_pointer(place: Place) -> Place {
    let Ty::Ptr(to) = place.ty.clone() else {
        return place;
    };
    let span = place.span;
    let ty = place.ty.clone();
    deref(
        Expr {
            kind: ExprKind::Load(place),
            ty,
            span,
        },
        *to,
        span,
    )
}
