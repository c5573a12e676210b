//! The operations of [`DIExpr`](super::DIExpr), each described once.
//!
//! A row of the list below has an operation's spelling, the builder's method, in brackets how many
//! entries it takes from the stack and how many of these as locations, and its operands. From it
//! come the [`DIOp`] enum, its printing and parsing, and the builder. To add an operation, add its
//! row here; the compiler then points at the `match`es that give it a meaning:
//! [`typing`](super::typing), lowering and the reference evaluator. Section 6 of `docs/language.md`
//! defines the meaning; a test expects a row there for each.

use super::typing::TypeError;
use super::{Constant, DIExprBuilder};
use crate::ty::{AddressSpace, Type};

/// An operand of a [`DIOp`], as printing and parsing see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DIOpOperand {
    /// A type.
    Type(Type),
    /// A count or an index.
    Number(u32),
    /// A compiler's address space.
    Space(AddressSpace),
    /// A constant's value; it needs the type before it to be read.
    Value(Constant),
}

/// What an operand is, before it is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DIOpOperandKind {
    /// A type.
    Type,
    /// A count or an index.
    Number,
    /// A compiler's address space.
    Space,
    /// A constant's value.
    Value,
}

trait OperandType: Sized + Copy {
    const KIND: DIOpOperandKind;
    fn wrap(self) -> DIOpOperand;
    fn unwrap_from(operand: DIOpOperand) -> Option<Self>;
}

macro_rules! operand_type {
    ($rust:ty, $variant:ident) => {
        impl OperandType for $rust {
            const KIND: DIOpOperandKind = DIOpOperandKind::$variant;
            fn wrap(self) -> DIOpOperand {
                DIOpOperand::$variant(self)
            }
            fn unwrap_from(operand: DIOpOperand) -> Option<Self> {
                match operand {
                    DIOpOperand::$variant(value) => Some(value),
                    _ => None,
                }
            }
        }
    };
}
operand_type!(Type, Type);
operand_type!(u32, Number);
operand_type!(AddressSpace, Space);
operand_type!(Constant, Value);

macro_rules! operations {
    ($(
        $(#[doc = $doc:literal])+
        $variant:ident $spelling:literal $($method:ident)? [$takes:expr, $places:expr] ($($field:ident: $kind:ty),*);
    )+) => {
        /// An operation of an expression: sixteen bytes, `Copy`.
        ///
        /// In the stack effects below, the top of the stack is named **last**.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[non_exhaustive]
        pub enum DIOp {
            $($(#[doc = $doc])+ $variant { $(#[doc = concat!("The ", stringify!($field), ".")] $field: $kind),* },)+
        }

        impl DIOp {
            /// Every spelling with the kinds of its operands, in the order of the table.
            pub const SPELLINGS: &'static [(&'static str, &'static [DIOpOperandKind])] =
                &[$(($spelling, &[$(<$kind as OperandType>::KIND),*])),+];

            /// The spelling in text, such as `DIOpDeref`.
            pub const fn spelling(&self) -> &'static str {
                match self {
                    $(DIOp::$variant { .. } => $spelling),+
                }
            }

            /// Hands each operand to `visit`, in the order of the text form.
            pub fn operands(&self, mut visit: impl FnMut(DIOpOperand)) {
                let _ = &mut visit;
                match *self {
                    $(DIOp::$variant { $($field),* } => { $(visit(OperandType::wrap($field));)* }),+
                }
            }

            /// The operation with this spelling and these operands, or `None` where they do not
            /// fit.
            pub fn from_parts(spelling: &str, operands: &[DIOpOperand]) -> Option<DIOp> {
                match spelling {
                    $($spelling => match operands {
                        [$($field),*] => Some(DIOp::$variant { $($field: OperandType::unwrap_from(*$field)?),* }),
                        _ => None,
                    },)+
                    _ => None,
                }
            }

            /// How many entries it takes from the stack, and how many of these, those that were
            /// pushed first, it takes as locations that the one it leaves is made of.
            pub(crate) fn takes(&self) -> (usize, usize) {
                match *self {
                    $(DIOp::$variant { $($field),* } => {
                        $(let _ = $field;)*
                        ($takes as usize, $places as usize)
                    })+
                }
            }
        }

        impl DIExprBuilder {
            $(builder_method! { $(#[doc = $doc])+ $($method)? => $variant ($($field: $kind),*) })+
        }
    };
}

macro_rules! builder_method {
    // One that the builder has in another form.
    ($(#[doc = $doc:literal])+ => $($row:tt)+) => {};
    ($(#[doc = $doc:literal])+ $method:ident => $variant:ident ($($field:ident: $kind:ty),*)) => {
        $(#[doc = $doc])+
        ///
        /// # Errors
        /// Where the operation does not fit the types on the stack.
        pub fn $method(&mut self, $($field: $kind),*) -> Result<&mut Self, TypeError> {
            self.push(DIOp::$variant { $($field),* })
        }
    };
}

operations! {
    /// `→ L:T`. The referrer of the lifetime's `dbg.def`; only in bounded lifetimes.
    Referrer "DIOpReferrer" referrer [0, 0] (ty: Type);
    /// `→ L:T`. The location of an argument of the lifetime.
    Arg "DIOpArg" arg [0, 0] (index: u32, ty: Type);
    /// `→ L:T`. The instance of the type at hand; only for type property fragments.
    TypeObject "DIOpTypeObject" type_object [0, 0] (ty: Type);
    /// `→ L:T`. An implicit location with a value; `undef` gives the undefined location.
    Constant "DIOpConstant" [0, 0] (ty: Type, value: Constant);
    /// `L:T → L2:T2`. The value converted, keeping the number where T2 can hold it; integers wrap,
    /// floats truncate toward zero on the way to integers.
    Convert "DIOpConvert" convert [1, 0] (ty: Type);
    /// `L:T → L2:T2`. The value zero-extended, whatever T's signedness.
    ZExt "DIOpZExt" zext [1, 0] (ty: Type);
    /// `L:T → L2:T2`. The value sign-extended, whatever T's signedness.
    SExt "DIOpSExt" sext [1, 0] (ty: Type);
    /// `L:T → L:T2`. The same location with another type of the same size.
    Reinterpret "DIOpReinterpret" reinterpret [1, 1] (ty: Type);
    /// `L:T B:I → L2:T2`. L moved by B bits; I's signedness counts.
    BitOffset "DIOpBitOffset" bit_offset [2, 1] (ty: Type);
    /// `L:T B:I → L2:T2`. L moved by B bytes; I's signedness counts.
    ByteOffset "DIOpByteOffset" byte_offset [2, 1] (ty: Type);
    /// `L1:T1 … LN:TN → L:T`. Parts in the order they were pushed: L1 is at offset 0.
    Composite "DIOpComposite" composite [count, count] (count: u32, ty: Type);
    /// `L:T → L2:<N x T>`. N times the same location; T an integer, a float or a pointer.
    Extend "DIOpExtend" extend [1, 1] (count: u32);
    /// `L0:<N x T> L1:<N x T> M:TM → L:<N x T>`. Element i is L1's where bit i of the mask is 1,
    /// else L0's.
    Select "DIOpSelect" select [3, 2] ();
    /// `B:T O:TO F:I → L:T2`. B with O laid over it from byte F on; T2 is B's type.
    Overlay "DIOpOverlay" overlay [3, 2] (ty: Type);
    /// `L:T → L2:ptr addrspace(A)`. An implicit pointer to whatever L is.
    AddrOf "DIOpAddrOf" addr_of [1, 1] (space: AddressSpace);
    /// `L:ptr addrspace(A) → L2:T`. Memory at the address read from L; undoes `DIOpAddrOf`.
    Deref "DIOpDeref" deref [1, 1] (ty: Type);
    /// `L:T → L2:T`. The value now, as an implicit location; makes an object read-only.
    Read "DIOpRead" read [1, 0] ();
    /// `A:T B:T → L:T`. A + B, wrapping.
    Add "DIOpAdd" add [2, 0] ();
    /// `A:T B:T → L:T`. A − B, wrapping.
    Sub "DIOpSub" sub [2, 0] ();
    /// `A:T B:T → L:T`. A × B, wrapping.
    Mul "DIOpMul" mul [2, 0] ();
    /// `A:T B:T → L:T`. A ÷ B by T's signedness; by zero an evaluation error.
    Div "DIOpDiv" div [2, 0] ();
    /// `A:T B:T → L:T`. The remainder of A ÷ B by T's signedness; by zero an evaluation error.
    Mod "DIOpMod" modulo [2, 0] ();
    /// `A:T B:T → L:T`. Bitwise and.
    And "DIOpAnd" and [2, 0] ();
    /// `A:T B:T → L:T`. Bitwise or.
    Or "DIOpOr" or [2, 0] ();
    /// `A:T B:T → L:T`. Bitwise exclusive or.
    Xor "DIOpXor" xor [2, 0] ();
    /// `A:T B:T → L:T`. A shifted left by B; 0 from bitsize(T) on.
    Shl "DIOpShl" shl [2, 0] ();
    /// `A:T B:T → L:T`. A shifted right by B, zeros moving in.
    LShr "DIOpLShr" lshr [2, 0] ();
    /// `A:T B:T → L:T`. A shifted right by B, sign bits moving in.
    AShr "DIOpAShr" ashr [2, 0] ();
    /// `A:T B:T → L:T`. A shifted right by B, by T's signedness.
    Shr "DIOpShr" shr [2, 0] ();
    /// `A:T → L:T`. A without its sign, wrapping; of a type without a sign, A.
    Abs "DIOpAbs" abs [1, 0] ();
    /// `A:T → L:T`. −A, wrapping.
    Neg "DIOpNeg" neg [1, 0] ();
    /// `A:T → L:T`. Every bit turned over.
    Not "DIOpNot" not [1, 0] ();
    /// `A:T B:T → L:u1`. 1 where A = B, else 0; numbers that are none differ from everything.
    Eq "DIOpEq" eq [2, 0] ();
    /// `A:T B:T → L:u1`. 1 where A ≠ B, else 0.
    Ne "DIOpNe" ne [2, 0] ();
    /// `A:T B:T → L:u1`. 1 where A < B by T's signedness, else 0.
    Lt "DIOpLt" lt [2, 0] ();
    /// `A:T B:T → L:u1`. 1 where A ≤ B by T's signedness, else 0.
    Le "DIOpLe" le [2, 0] ();
    /// `A:T B:T → L:u1`. 1 where A > B by T's signedness, else 0.
    Gt "DIOpGt" gt [2, 0] ();
    /// `A:T B:T → L:u1`. 1 where A ≥ B by T's signedness, else 0.
    Ge "DIOpGe" ge [2, 0] ();
    /// `A:T B:T C:u1 → L:T`. A where C is 1, else B: a location, not a value.
    Choose "DIOpChoose" choose [3, 2] ();
    /// `→ L:T`. The lane the debugger's user looks at.
    PushLane "DIOpPushLane" push_lane [0, 0] (ty: Type);
    /// `→ L:T`. The iteration of a software-pipelined or vectorized loop that the debugger's user
    /// looks at.
    PushIteration "DIOpPushIteration" push_iteration [0, 0] (ty: Type);
    /// `L:T → L2:T`. The value that L, a register, had on entry to the function.
    EntryValue "DIOpEntryValue" entry_value [1, 0] (ty: Type);
    /// `O:I → L:T`. Memory at a byte offset in the current thread's storage.
    ThreadLocal "DIOpThreadLocal" thread_local [1, 0] (ty: Type);
    /// `→ L:ptr addrspace(A)`. The canonical frame address.
    Cfa "DIOpCFA" cfa [0, 0] (space: AddressSpace);
}

const _: () = assert!(
    size_of::<DIOp>() == 16,
    "an operation fits in sixteen bytes"
);

/// A pattern: the operations on two values of one type, integers or floats, that give a third.
macro_rules! arithmetic {
    () => {
        $crate::expr::DIOp::Add {}
            | $crate::expr::DIOp::Sub {}
            | $crate::expr::DIOp::Mul {}
            | $crate::expr::DIOp::Div {}
    };
}

/// A pattern: the operations on two integers of one type that give a third.
macro_rules! integral {
    () => {
        $crate::expr::DIOp::Mod {}
            | $crate::expr::DIOp::And {}
            | $crate::expr::DIOp::Or {}
            | $crate::expr::DIOp::Xor {}
            | $crate::expr::DIOp::Shl {}
            | $crate::expr::DIOp::LShr {}
            | $crate::expr::DIOp::AShr {}
            | $crate::expr::DIOp::Shr {}
    };
}

/// A pattern: the comparisons of two values of one type, integers, floats or pointers.
macro_rules! comparison {
    () => {
        $crate::expr::DIOp::Eq {}
            | $crate::expr::DIOp::Ne {}
            | $crate::expr::DIOp::Lt {}
            | $crate::expr::DIOp::Le {}
            | $crate::expr::DIOp::Gt {}
            | $crate::expr::DIOp::Ge {}
    };
}

pub(crate) use {arithmetic, comparison, integral};
