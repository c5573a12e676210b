//! The checked program: all names are resolved, and all expressions have types.
//!
//! The interpreter runs this form unchanged. The compiler first inlines functions in it
//! ([`crate::transform`]), and then builds SSA from it ([`crate::codegen`]).

use crate::diag::Span;
/// A binary operator. Both operands have the same type.
pub use dwarfsmith_cranelift::BinaryOp as BinOp;

/// A type.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Ty {
    /// The type of a function without a result.
    Void,
    /// A signed integer of 32 bits.
    I32,
    /// A signed integer of 64 bits.
    I64,
    /// An unsigned byte.
    U8,
    /// A double.
    F64,
    /// A boolean: a byte that is 0 or 1.
    Bool,
    /// A pointer.
    Ptr(Box<Ty>),
    /// An array with a constant length.
    Array(Box<Ty>, u32),
    /// A struct: an index into [`Program::structs`].
    Struct(usize),
}

impl Ty {
    /// Returns true if one SSA value can hold it.
    pub fn is_scalar(&self) -> bool {
        !matches!(self, Ty::Void | Ty::Array(..) | Ty::Struct(_))
    }

    /// Returns true if it is an integer type.
    pub fn is_int(&self) -> bool {
        matches!(self, Ty::I32 | Ty::I64 | Ty::U8)
    }
}

/// A field and its offset.
#[derive(Clone, Debug)]
pub struct Field {
    /// Its name.
    pub name: String,
    /// Its type.
    pub ty: Ty,
    /// Its offset in bytes.
    pub offset: u32,
    /// The position of its declaration.
    pub span: Span,
}

/// A struct, with the layout that it has in C.
#[derive(Clone, Debug)]
pub struct StructDef {
    /// Its name.
    pub name: String,
    /// The position of its declaration.
    pub span: Span,
    /// Its fields, in order.
    pub fields: Vec<Field>,
    /// Its size in bytes.
    pub size: u32,
    /// Its alignment in bytes.
    pub align: u32,
}

/// A variable of a function.
#[derive(Clone, Debug)]
pub struct Var {
    /// Its name.
    pub name: String,
    /// Its type.
    pub ty: Ty,
    /// The position of its declaration.
    pub span: Span,
    /// The scope of its declaration, an index into [`Function::scopes`].
    pub scope: usize,
    /// The index of the parameter, if it is one.
    pub param: Option<usize>,
    /// True if it is a copy of a variable of an inlined function.
    pub inlined: bool,
}

/// The kind of a scope.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ScopeKind {
    /// The function itself; always scope 0.
    Function,
    /// A block.
    Block,
    /// The body of an inlined function.
    Inlined,
}

/// A lexical scope.
#[derive(Clone, Debug)]
pub struct Scope {
    /// The scope around it.
    pub parent: Option<usize>,
    /// The position of its start.
    pub span: Span,
    /// Its kind.
    pub kind: ScopeKind,
}

/// A function.
#[derive(Clone, Debug)]
pub struct Function {
    /// Its name.
    pub name: String,
    /// The position of its declaration.
    pub span: Span,
    /// The number of its parameters, which are its first variables.
    pub params: usize,
    /// The type of its result.
    pub ret: Ty,
    /// Its variables, parameters first.
    pub vars: Vec<Var>,
    /// Its scopes; scope 0 is the function.
    pub scopes: Vec<Scope>,
    /// Its body, in scope 0.
    pub body: Vec<Stmt>,
    /// True if it is a part of toyc's runtime, not of the user's program.
    pub runtime: bool,
}

/// A checked program.
#[derive(Clone, Debug)]
pub struct Program {
    /// Its structs.
    pub structs: Vec<StructDef>,
    /// Its functions, the runtime's last.
    pub functions: Vec<Function>,
    /// The index of `main`.
    pub main: usize,
}

impl Program {
    /// Returns the size and alignment of a type, in bytes.
    pub fn layout(&self, ty: &Ty) -> (u32, u32) {
        layout(&self.structs, ty)
    }

    /// Returns the type as the user would write it.
    pub fn type_name(&self, ty: &Ty) -> String {
        type_name(&self.structs, ty)
    }
}

/// Returns the size and alignment of a type, in bytes. The checker limits sizes, so this cannot
/// overflow for a checked type. For other types, it saturates.
pub fn layout(structs: &[StructDef], ty: &Ty) -> (u32, u32) {
    match ty {
        Ty::Void => (0, 1),
        Ty::U8 | Ty::Bool => (1, 1),
        Ty::I32 => (4, 4),
        Ty::I64 | Ty::F64 | Ty::Ptr(_) => (8, 8),
        Ty::Array(element, length) => {
            let (size, align) = layout(structs, element);
            (size.saturating_mul(*length), align)
        }
        Ty::Struct(index) => (structs[*index].size, structs[*index].align),
    }
}

/// The type as the user would write it.
pub fn type_name(structs: &[StructDef], ty: &Ty) -> String {
    match ty {
        Ty::Void => "void".into(),
        Ty::I32 => "i32".into(),
        Ty::I64 => "i64".into(),
        Ty::U8 => "u8".into(),
        Ty::F64 => "f64".into(),
        Ty::Bool => "bool".into(),
        Ty::Ptr(to) => format!("*{}", type_name(structs, to)),
        Ty::Array(element, length) => format!("[{}; {length}]", type_name(structs, element)),
        Ty::Struct(index) => structs[*index].name.clone(),
    }
}

/// An expression.
#[derive(Clone, Debug)]
pub struct Expr {
    /// Its kind.
    pub kind: ExprKind,
    /// Its type.
    pub ty: Ty,
    /// Its position.
    pub span: Span,
}

/// A logical operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LogicalOp {
    /// `&&`.
    And,
    /// `||`.
    Or,
}

impl LogicalOp {
    /// True if the left operand alone decides the result, which then equals it.
    pub fn decides(self, left: bool) -> bool {
        match self {
            LogicalOp::And => !left,
            LogicalOp::Or => left,
        }
    }
}

/// Kinds of expressions.
#[derive(Clone, Debug)]
pub enum ExprKind {
    /// An integer or boolean, in 64 bits.
    Int(i64),
    /// A double.
    Float(f64),
    /// The contents of a place.
    Load(Place),
    /// A place's address.
    AddrOf(Place),
    /// Arithmetic negation.
    Neg(Box<Expr>),
    /// Logical negation.
    Not(Box<Expr>),
    /// An operation on two operands.
    Binary(BinOp, Box<Expr>, Box<Expr>),
    /// A logical operation. The right operand is evaluated only if its value is needed.
    Logical(LogicalOp, Box<Expr>, Box<Expr>),
    /// Conversion to the expression's type.
    Cast(Box<Expr>),
    /// A call.
    Call(usize, Vec<Expr>),
    /// libc's `putchar`.
    Putchar(Box<Expr>),
    /// Square root.
    Sqrt(Box<Expr>),
}

/// A variable, a part of one, or memory that a pointer points to. It can be assigned.
#[derive(Clone, Debug)]
pub struct Place {
    /// Its base.
    pub base: Base,
    /// The steps from the base to the part.
    pub steps: Vec<Step>,
    /// The type of the part.
    pub ty: Ty,
    /// Its position.
    pub span: Span,
}

/// The base of a place.
#[derive(Clone, Debug)]
pub enum Base {
    /// A variable.
    Var(usize),
    /// The pointee of a pointer.
    Deref(Box<Expr>),
}

/// A step from a place to a part of it.
#[derive(Clone, Debug)]
pub enum Step {
    /// The field at a byte offset.
    Field(u32),
    /// An element: its index, its type, and the number of elements.
    Index(Expr, Ty, u32),
}

/// The initial contents of a variable.
#[derive(Clone, Debug)]
pub enum Init {
    /// All zero bits.
    Zero,
    /// A value.
    Expr(Expr),
    /// The first bytes of an array of `u8`; the others are zero.
    Bytes(Vec<u8>),
}

/// A statement.
#[derive(Clone, Debug)]
pub struct Stmt {
    /// Its kind.
    pub kind: StmtKind,
    /// The position of its start.
    pub span: Span,
}

/// Kinds of statements.
#[derive(Clone, Debug)]
pub enum StmtKind {
    /// A declaration.
    Let(usize, Init),
    /// An assignment.
    Assign(Place, Expr),
    /// An expression whose value is dropped.
    Expr(Expr),
    /// `if`.
    If(Expr, Block, Option<Block>),
    /// `while`.
    While(Expr, Block),
    /// A nested block.
    Block(Block),
    /// `return`.
    Return(Option<Expr>),
    /// The body of a function in place of its call. Only [`crate::transform`] creates it.
    Inlined(Box<Inlined>),
}

/// Statements in a scope.
#[derive(Clone, Debug)]
pub struct Block {
    /// The scope, an index into [`Function::scopes`].
    pub scope: usize,
    /// The statements.
    pub stmts: Vec<Stmt>,
}

/// An inlined call.
#[derive(Clone, Debug)]
pub struct Inlined {
    /// The parameters, as variables of the caller, with the arguments.
    pub args: Vec<(usize, Expr)>,
    /// The body without its `return`.
    pub body: Block,
    /// The callee's final `return`: its position and value.
    pub ret: Option<(Span, Option<Expr>)>,
    /// The destination of the result.
    pub dest: Dest,
}

/// The destination of the result of an inlined call.
#[derive(Clone, Debug)]
pub enum Dest {
    /// The result is dropped.
    None,
    /// The variable that the statement declares.
    Let(usize),
    /// A place.
    Assign(Place),
    /// The result of the caller.
    Return,
}
