//! Builds expressions by one call for each operation. Most of these methods are generated from the
//! [table](super::table).

use super::float::Decimal;
use super::simplify::Buffers;
use super::table::with_operations;
use super::typing::{self, TypeError};
use super::{Constant, Constants, DIExpr, DIExprs, DIOp};
use crate::target::Target;
use crate::ty::{AddressSpace, Type};
use alloc::vec::Vec;

/// An expression under construction or change.
///
/// Each call appends one operation and returns the builder, or an error that describes the
/// mismatch. An error leaves the builder unchanged.
///
/// ```
/// use dwarfsmith::{Target, Type, expr::{DIExprBuilder, DIExprs}};
/// # fn main() -> Result<(), dwarfsmith::expr::TypeError> {
/// let (i32, ptr) = (Type::int(32), Type::PTR);
/// let mut builder = DIExprBuilder::new(Target::X86_64);
/// builder.referrer(ptr)?.deref(i32)?;
///
/// let mut module = DIExprs::default();
/// let expression = module.intern(&builder);
/// assert_eq!(module.ops(expression).len(), 2);
///
/// // An i32 is not a pointer: the call fails.
/// assert!(builder.deref(i32).is_err());
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug)]
pub struct DIExprBuilder {
    pub(super) target: Target,
    pub(super) ops: Vec<DIOp>,
    /// The types on the stack after `ops`, with the top last.
    pub(super) stack: Vec<Type>,
    pub(super) constants: Constants,
    /// The scratch buffers of simplification.
    pub(super) buffers: Buffers,
    /// The rules that the last simplification applied, as a bit set.
    pub(super) applied: u64,
}

impl DIExprBuilder {
    /// Creates an empty expression for a target, which determines the sizes of pointers.
    pub fn new(target: Target) -> DIExprBuilder {
        DIExprBuilder {
            target,
            ops: Vec::new(),
            stack: Vec::new(),
            constants: Constants::default(),
            buffers: Buffers::default(),
            applied: 0,
        }
    }

    /// Clears the builder, but keeps its buffers.
    pub fn clear(&mut self) -> &mut Self {
        self.ops.clear();
        self.stack.clear();
        self.constants.clear();
        self
    }

    /// Replaces the contents of the builder by an interned expression.
    ///
    /// # Errors
    /// If the expression is ill-typed; the builder then contains the operations before the error.
    pub fn load(&mut self, from: &DIExprs, expression: DIExpr) -> Result<&mut Self, TypeError> {
        self.clear();
        for op in from.ops(expression) {
            self.push_from(*op, from.constants())?;
        }
        Ok(self)
    }

    /// Appends an operation whose constants, if any, are in `constants`.
    ///
    /// # Errors
    /// If the operation does not match the types on the stack.
    pub fn push_from(&mut self, op: DIOp, constants: &Constants) -> Result<&mut Self, TypeError> {
        match op {
            DIOp::Constant { ty, value } => {
                let value = self.constants.import(constants, value);
                self.push(DIOp::Constant { ty, value })
            }
            other => self.push(other),
        }
    }

    /// Replaces the indices of `DIOpArg` operations.
    pub(crate) fn renumber_arguments(&mut self, mut new: impl FnMut(u32) -> u32) {
        for op in &mut self.ops {
            if let DIOp::Arg { index, .. } = op {
                *index = new(*index);
            }
        }
    }

    /// Appends an operation whose constants, if any, are in this builder.
    ///
    /// # Errors
    /// If the operation does not match the types on the stack.
    pub fn push(&mut self, op: DIOp) -> Result<&mut Self, TypeError> {
        typing::step(&op, &mut self.stack, self.target).map_err(|kind| TypeError {
            index: self.ops.len(),
            operation: op.spelling(),
            kind,
        })?;
        self.ops.push(op);
        Ok(self)
    }

    /// `→ L:T`: an integer constant of an integer or pointer type, truncated to the low bits of the
    /// type. For a float type the number is the float's bits.
    ///
    /// # Errors
    /// If the type has no size.
    pub fn constant(&mut self, ty: Type, value: i128) -> Result<&mut Self, TypeError> {
        let value = self.constants.add(value);
        self.push(DIOp::Constant { ty, value })
    }

    /// `→ L:T`: a floating-point constant, rounded to the nearest number of the type.
    ///
    /// # Errors
    /// If the type is not `f16`, `bf16`, `f32` or `f64`.
    pub fn constant_float(&mut self, ty: Type, value: f64) -> Result<&mut Self, TypeError> {
        let Some(format) = Decimal::of(ty) else {
            return Err(TypeError {
                index: self.ops.len(),
                operation: "DIOpConstant",
                kind: typing::TypeErrorKind::OperandType {
                    found: ty,
                    expected: "f16, bf16, f32 or f64",
                },
            });
        };
        self.constant(ty, format.nearest(value).into())
    }

    /// `→ L:T`: bits of any width, least significant byte first.
    ///
    /// # Errors
    /// If the type has no size.
    pub fn constant_bytes(&mut self, ty: Type, bytes: &[u8]) -> Result<&mut Self, TypeError> {
        let value = self.constants.add_bytes(bytes);
        self.push(DIOp::Constant { ty, value })
    }

    /// `→ L:T`: the undefined location.
    ///
    /// # Errors
    /// If the type has no size.
    pub fn undef(&mut self, ty: Type) -> Result<&mut Self, TypeError> {
        self.push(DIOp::Constant {
            ty,
            value: Constant::UNDEF,
        })
    }

    /// The target, which determines the sizes of pointers.
    pub fn target(&self) -> Target {
        self.target
    }

    /// The operations so far.
    pub fn ops(&self) -> &[DIOp] {
        &self.ops
    }

    /// The types on the stack, with the top last.
    pub fn stack(&self) -> &[Type] {
        &self.stack
    }

    /// The wide constants of the operations so far.
    pub fn constants(&self) -> &Constants {
        &self.constants
    }
}

macro_rules! builder_method {
    // An operation for which the builder has a separate method.
    ($(#[doc = $doc:literal])+ => $($row:tt)+) => {};
    ($(#[doc = $doc:literal])+ $method:ident => $variant:ident ($($field:ident: $kind:ty),*)) => {
        $(#[doc = $doc])+
        ///
        /// # Errors
        /// If the operation does not match the types on the stack.
        pub fn $method(&mut self, $($field: $kind),*) -> Result<&mut Self, TypeError> {
            self.push(DIOp::$variant { $($field),* })
        }
    };
}

macro_rules! builder_methods {
    ($(
        $(#[doc = $doc:literal])+
        $variant:ident $spelling:literal $($method:ident)? [$takes:expr, $places:expr] ($($field:ident: $kind:ty),*);
    )+) => {
        impl DIExprBuilder {
            $(builder_method! { $(#[doc = $doc])+ $($method)? => $variant ($($field: $kind),*) })+
        }
    };
}

with_operations!(builder_methods);
