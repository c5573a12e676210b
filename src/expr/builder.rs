//! Building expressions, one call an operation.

use super::float::Decimal;
use super::simplify::Memory;
use super::typing::{self, TypeError};
use super::{Constant, Constants, DIExpr, DIExprs, DIOp};
use crate::target::Target;
use crate::ty::{AddressSpace, Type};
use alloc::vec::Vec;

/// An expression being made or changed.
///
/// Each call appends one operation and returns the builder, or an error that names what does not
/// fit; after an error the builder is as it was before the call.
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
/// // An i32 is no pointer: the offending call says so.
/// assert!(builder.deref(i32).is_err());
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug)]
pub struct DIExprBuilder {
    pub(super) target: Target,
    pub(super) ops: Vec<DIOp>,
    /// The types on the stack after `ops`, the top last.
    pub(super) stack: Vec<Type>,
    pub(super) constants: Constants,
    /// What simplification works in.
    pub(super) memory: Memory,
    /// The rules that the last simplification applied, a bit for each.
    pub(super) applied: u64,
}

macro_rules! plain_methods {
    ($($(#[doc = $doc:literal])+ $method:ident => $variant:ident ($($field:ident: $kind:ty),*);)+) => {
        $(
            $(#[doc = $doc])+
            ///
            /// # Errors
            /// Where the operation does not fit the types on the stack.
            pub fn $method(&mut self, $($field: $kind),*) -> Result<&mut Self, TypeError> {
                self.push(DIOp::$variant { $($field),* })
            }
        )+
    };
}

impl DIExprBuilder {
    /// An empty expression for a target, which gives the sizes of pointers.
    pub fn new(target: Target) -> DIExprBuilder {
        DIExprBuilder {
            target,
            ops: Vec::new(),
            stack: Vec::new(),
            constants: Constants::default(),
            memory: Memory::default(),
            applied: 0,
        }
    }

    /// Empties the builder, keeping its memory.
    pub fn clear(&mut self) -> &mut Self {
        self.ops.clear();
        self.stack.clear();
        self.constants.clear();
        self
    }

    /// Replaces what is in the builder by an expression at rest.
    ///
    /// # Errors
    /// Where the expression, which may have come from anywhere, is ill-typed; the builder then
    /// holds what comes before.
    pub fn load(&mut self, from: &DIExprs, expression: DIExpr) -> Result<&mut Self, TypeError> {
        self.clear();
        for op in from.ops(expression) {
            self.push_from(*op, from.constants())?;
        }
        Ok(self)
    }

    /// Appends an operation whose constants, if any, are of `constants`.
    ///
    /// # Errors
    /// Where the operation does not fit the types on the stack.
    pub fn push_from(&mut self, op: DIOp, constants: &Constants) -> Result<&mut Self, TypeError> {
        match op {
            DIOp::Constant { ty, value } => {
                let value = self.constants.import(constants, value);
                self.push(DIOp::Constant { ty, value })
            }
            other => self.push(other),
        }
    }

    /// Puts other numbers in the place of `DIOpArg`s'.
    pub(crate) fn renumber_arguments(&mut self, mut new: impl FnMut(u32) -> u32) {
        for op in &mut self.ops {
            if let DIOp::Arg { index, .. } = op {
                *index = new(*index);
            }
        }
    }

    /// Appends an operation whose constants, if any, are of this builder.
    ///
    /// # Errors
    /// Where the operation does not fit the types on the stack.
    pub fn push(&mut self, op: DIOp) -> Result<&mut Self, TypeError> {
        typing::step(&op, &mut self.stack, self.target).map_err(|kind| TypeError {
            index: self.ops.len(),
            operation: op.spelling(),
            kind,
        })?;
        self.ops.push(op);
        Ok(self)
    }

    /// `→ L:T`: a whole number of an integer or pointer type; of wider numbers than the type, the
    /// low bits count. For a float type the number is taken as the float's bits.
    ///
    /// # Errors
    /// Where the type has no size.
    pub fn constant(&mut self, ty: Type, value: i128) -> Result<&mut Self, TypeError> {
        let value = self.constants.add(value);
        self.push(DIOp::Constant { ty, value })
    }

    /// `→ L:T`: a floating-point number, rounded to the nearest that the type has.
    ///
    /// # Errors
    /// Where the type is none of `f16`, `bf16`, `f32` and `f64`.
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
    /// Where the type has no size.
    pub fn constant_bytes(&mut self, ty: Type, bytes: &[u8]) -> Result<&mut Self, TypeError> {
        let value = self.constants.add_bytes(bytes);
        self.push(DIOp::Constant { ty, value })
    }

    /// `→ L:T`: the undefined location.
    ///
    /// # Errors
    /// Where the type has no size.
    pub fn undef(&mut self, ty: Type) -> Result<&mut Self, TypeError> {
        self.push(DIOp::Constant {
            ty,
            value: Constant::UNDEF,
        })
    }

    plain_methods! {
        /// `→ L:T`: the referrer of the `dbg.def`.
        referrer => Referrer(ty: Type);
        /// `→ L:T`: the location of argument `index` of the lifetime.
        arg => Arg(index: u32, ty: Type);
        /// `→ L:T`: the instance of the type at hand.
        type_object => TypeObject(ty: Type);
        /// `L:T → L2:T2`: the value converted, keeping the number where `ty` can hold it.
        convert => Convert(ty: Type);
        /// `L:T → L2:T2`: the value zero-extended.
        zext => ZExt(ty: Type);
        /// `L:T → L2:T2`: the value sign-extended.
        sext => SExt(ty: Type);
        /// `L:T → L:T2`: the same location with another type of the same size.
        reinterpret => Reinterpret(ty: Type);
        /// `L:T B:I → L2:T2`: the location moved by B bits.
        bit_offset => BitOffset(ty: Type);
        /// `L:T B:I → L2:T2`: the location moved by B bytes.
        byte_offset => ByteOffset(ty: Type);
        /// `L1:T1 … LN:TN → L:T`: the last `count` entries in a row, the one pushed first at offset
        /// 0.
        composite => Composite(count: u32, ty: Type);
        /// `L:T → L2:<N x T>`: `count` times the same location.
        extend => Extend(count: u32);
        /// `L0:<N x T> L1:<N x T> M:TM → L:<N x T>`: each element from L1 where its bit of the mask
        /// is 1, else from L0.
        select => Select();
        /// `B:T O:TO F:I → L:T`: B with O laid over it from byte F on.
        overlay => Overlay(ty: Type);
        /// `L:T → L2:ptr`: an implicit pointer to whatever L is.
        addr_of => AddrOf(space: AddressSpace);
        /// `L:ptr → L2:T`: what the pointer points to.
        deref => Deref(ty: Type);
        /// `L:T → L2:T`: the value now.
        read => Read();
        /// `A:T B:T → L:T`: A + B.
        add => Add();
        /// `A:T B:T → L:T`: A − B.
        sub => Sub();
        /// `A:T B:T → L:T`: A × B.
        mul => Mul();
        /// `A:T B:T → L:T`: A ÷ B.
        div => Div();
        /// `A:T B:T → L:T`: the remainder of A ÷ B.
        modulo => Mod();
        /// `A:T B:T → L:T`: bitwise and.
        and => And();
        /// `A:T B:T → L:T`: bitwise or.
        or => Or();
        /// `A:T B:T → L:T`: bitwise exclusive or.
        xor => Xor();
        /// `A:T B:T → L:T`: A shifted left by B.
        shl => Shl();
        /// `A:T B:T → L:T`: A shifted right by B, zeros moving in.
        lshr => LShr();
        /// `A:T B:T → L:T`: A shifted right by B, sign bits moving in.
        ashr => AShr();
        /// `A:T B:T → L:T`: A shifted right by B, by T's signedness.
        shr => Shr();
        /// `A:T → L:T`: A without its sign.
        abs => Abs();
        /// `A:T → L:T`: −A.
        neg => Neg();
        /// `A:T → L:T`: every bit turned over.
        not => Not();
        /// `A:T B:T → L:u1`: 1 where A = B, else 0.
        eq => Eq();
        /// `A:T B:T → L:u1`: 1 where A ≠ B, else 0.
        ne => Ne();
        /// `A:T B:T → L:u1`: 1 where A < B, else 0.
        lt => Lt();
        /// `A:T B:T → L:u1`: 1 where A ≤ B, else 0.
        le => Le();
        /// `A:T B:T → L:u1`: 1 where A > B, else 0.
        gt => Gt();
        /// `A:T B:T → L:u1`: 1 where A ≥ B, else 0.
        ge => Ge();
        /// `A:T B:T C:u1 → L:T`: A where C is 1, else B.
        choose => Choose();
        /// `→ L:T`: the lane the debugger's user looks at.
        push_lane => PushLane(ty: Type);
        /// `→ L:T`: the iteration that the debugger's user looks at.
        push_iteration => PushIteration(ty: Type);
        /// `L:T → L2:T`: the value that L, a register, had on entry to the function.
        entry_value => EntryValue(ty: Type);
        /// `O:I → L:T`: memory O bytes into the current thread's storage.
        thread_local => ThreadLocal(ty: Type);
        /// `→ L:ptr`: the canonical frame address.
        cfa => Cfa(space: AddressSpace);
    }

    /// The machine that sizes of pointers are taken from.
    pub fn target(&self) -> Target {
        self.target
    }

    /// The operations so far.
    pub fn ops(&self) -> &[DIOp] {
        &self.ops
    }

    /// The types on the stack, the top last.
    pub fn stack(&self) -> &[Type] {
        &self.stack
    }

    /// The wide constants of the operations so far.
    pub fn constants(&self) -> &Constants {
        &self.constants
    }
}
