//! The debug records of a program: its functions, scopes and variables in the source, and the
//! records of dwarfsmith-cranelift about their code.

use dwarfsmith::Type;
use dwarfsmith_cranelift::{CompiledFunction, FunctionRecord, Point, ScopeRecord, VariableRecord};

use crate::diag::Span;
use crate::hir::{Function, Program, Scope, ScopeKind, StructDef, Ty, Var, layout};

/// A program's debug records.
#[derive(Clone, Debug)]
pub struct ProgramDebug {
    /// The structs to which types refer.
    pub structs: Vec<StructDef>,
    /// The user's functions, in declaration order.
    pub functions: Vec<FunctionDebug>,
}

/// A function's debug records.
#[derive(Clone, Debug)]
pub struct FunctionDebug {
    /// Its name, also the name of its symbol.
    pub name: String,
    /// The position of its declaration.
    pub span: Span,
    /// Its variables: first the parameters, last the copies that inlining has added.
    pub variables: Vec<Var>,
    /// Its scopes; scope 0 is the function.
    pub scopes: Vec<Scope>,
    /// Its code. Variables and scopes have the same indices in its record.
    pub compiled: CompiledFunction,
}

/// The storage of a variable.
#[derive(Clone, Debug, PartialEq)]
pub enum Storage {
    /// One SSA value for each scalar part; a scalar variable has one part.
    Leaves(Vec<Leaf>),
    /// The stack slot with this number.
    Slot(usize),
}

/// A scalar part of a variable.
#[derive(Clone, Debug, PartialEq)]
pub struct Leaf {
    /// Offset in the variable, in bits.
    pub offset_bits: u32,
    /// Size in bits.
    pub size_bits: u32,
    /// Its type.
    pub ty: Ty,
}

/// Returns a type on the expression stack. A boolean is a byte, and an aggregate is [`Type::bits`]
/// of its size.
pub fn stack_type(structs: &[StructDef], ty: &Ty) -> Type {
    match ty {
        Ty::I32 => Type::int(32),
        Ty::I64 => Type::int(64),
        Ty::U8 | Ty::Bool => Type::uint(8),
        Ty::F64 => Type::F64,
        Ty::Ptr(_) => Type::PTR,
        Ty::Void | Ty::Array(..) | Ty::Struct(_) => {
            Type::bits(u64::from(layout(structs, ty).0) * 8)
        }
    }
}

/// Returns a position in the only file.
pub fn point(span: Span) -> Point {
    Point {
        file: 0,
        line: span.line,
        column: span.column,
    }
}

/// Returns the record of a function before its code is generated.
pub fn record(program: &Program, function: &Function, storage: &[Storage]) -> FunctionRecord {
    let ty = |ty: &Ty| stack_type(&program.structs, ty);
    let leaf = |leaf: &Leaf| dwarfsmith_cranelift::Leaf {
        offset_bits: leaf.offset_bits,
        size_bits: leaf.size_bits,
        ty: ty(&leaf.ty),
    };
    let variables = function.vars.iter().zip(storage);
    let scopes = function.scopes.iter();
    FunctionRecord {
        name: function.name.clone(),
        declared: point(function.span),
        parameters: function.vars[..function.params]
            .iter()
            .map(|var| ty(&var.ty))
            .collect(),
        variables: variables
            .map(|(var, storage)| VariableRecord {
                name: var.name.clone(),
                ty: ty(&var.ty),
                storage: match storage {
                    Storage::Leaves(leaves) => {
                        dwarfsmith_cranelift::Storage::Leaves(leaves.iter().map(leaf).collect())
                    }
                    Storage::Slot(slot) => dwarfsmith_cranelift::Storage::Slot(*slot),
                },
            })
            .collect(),
        scopes: scopes
            .map(|scope| ScopeRecord {
                parent: scope.parent,
                inlined: matches!(scope.kind, ScopeKind::Inlined),
            })
            .collect(),
        ..FunctionRecord::default()
    }
}
