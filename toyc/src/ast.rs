//! The syntax tree that the parser builds. Names and types are not checked yet.

use crate::diag::Span;

/// A type as written.
#[derive(Clone, Debug)]
pub enum TypeExpr {
    /// A named type.
    Name(String, Span),
    /// `*T`.
    Pointer(Box<TypeExpr>),
    /// `[T; N]`.
    Array(Box<TypeExpr>, u64, Span),
}

/// An expression.
#[derive(Clone, Debug)]
pub struct Expr {
    /// Its kind.
    pub kind: ExprKind,
    /// The position of its start; for a binary operation, the position of the operator.
    pub span: Span,
}

/// The kinds of expressions.
#[derive(Clone, Debug)]
pub enum ExprKind {
    /// An integer literal.
    Int(u64),
    /// A floating-point literal.
    Float(f64),
    /// `true` or `false`.
    Bool(bool),
    /// A string literal, which can only initialize a byte array.
    Str(Vec<u8>),
    /// A variable.
    Name(String),
    /// `-x`, `!x`, `*x`, `&x`.
    Unary(&'static str, Box<Expr>),
    /// `a op b`.
    Binary(&'static str, Box<Expr>, Box<Expr>),
    /// `e as T`.
    Cast(Box<Expr>, TypeExpr),
    /// `f(a, b)`.
    Call(String, Vec<Expr>),
    /// `e.field`.
    Field(Box<Expr>, String),
    /// `e[i]`.
    Index(Box<Expr>, Box<Expr>),
}

/// A statement.
#[derive(Clone, Debug)]
pub struct Stmt {
    /// Its kind.
    pub kind: StmtKind,
    /// The position of its start.
    pub span: Span,
}

/// The kinds of statements.
#[derive(Clone, Debug)]
pub enum StmtKind {
    /// `let name: T = e;`
    Let(String, Option<TypeExpr>, Option<Expr>),
    /// `place = e;`
    Assign(Expr, Expr),
    /// `f(x);`
    Expr(Expr),
    /// `if c { } else { }`
    If(Expr, Block, Option<Block>),
    /// `while c { }`
    While(Expr, Block),
    /// `{ }`
    Block(Block),
    /// `return e;`
    Return(Option<Expr>),
}

/// Statements between braces.
#[derive(Clone, Debug)]
pub struct Block {
    /// The statements.
    pub stmts: Vec<Stmt>,
    /// The position of the opening brace.
    pub span: Span,
}

/// A function.
#[derive(Clone, Debug)]
pub struct Function {
    /// Its name.
    pub name: String,
    /// The position of its name.
    pub span: Span,
    /// Its parameters.
    pub params: Vec<(String, TypeExpr, Span)>,
    /// The type of its result, if it has one.
    pub ret: Option<TypeExpr>,
    /// Its body.
    pub body: Block,
}

/// A struct declaration.
#[derive(Clone, Debug)]
pub struct Struct {
    /// Its name.
    pub name: String,
    /// The position of its name.
    pub span: Span,
    /// Its fields.
    pub fields: Vec<(String, TypeExpr, Span)>,
}

/// A whole source file.
#[derive(Clone, Debug, Default)]
pub struct Program {
    /// Its structs.
    pub structs: Vec<Struct>,
    /// Its functions.
    pub functions: Vec<Function>,
}
