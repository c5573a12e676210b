//! The operations of [`DIExpr`](super::DIExpr), each described once.
//!
//! A row of the table has an operation's spelling, the builder's method, the number of its inputs
//! and how many of these it uses as locations (in brackets), and its operands. The [`DIOp`] enum,
//! printing and parsing are generated from the table, and so are methods of the builder. To add an
//! operation, add its row; the compiler then reports each `match` that must define its meaning:
//! [`typing`](super::typing), lowering and the reference evaluator. Section 6 of `docs/language.md`
//! defines the meaning; a test expects a row there for each operation.

use super::Constant;
use crate::ty::{AddressSpace, Type};

/// An operand of a [`DIOp`], for printing and parsing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DIOpOperand {
    /// A type.
    Type(Type),
    /// A count or an index.
    Number(u32),
    /// A compiler's address space.
    Space(AddressSpace),
    /// A constant's value; the type before it determines how it is parsed.
    Value(Constant),
}

/// The kind of an operand.
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
        /// In the stack effects below, the top of the stack is **last**.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[non_exhaustive]
        pub enum DIOp {
            $($(#[doc = $doc])+ $variant { $(#[doc = concat!("The ", stringify!($field), ".")] $field: $kind),* },)+
        }

        impl DIOp {
            /// All spellings with the kinds of their operands, in the order of the table.
            pub const SPELLINGS: &'static [(&'static str, &'static [DIOpOperandKind])] =
                &[$(($spelling, &[$(<$kind as OperandType>::KIND),*])),+];

            /// The spelling in text, such as `DIOpDeref`.
            pub const fn spelling(&self) -> &'static str {
                match self {
                    $(DIOp::$variant { .. } => $spelling),+
                }
            }

            /// Calls `visit` with each operand, in the order of the text form.
            pub fn operands(&self, mut visit: impl FnMut(DIOpOperand)) {
                let _ = &mut visit;
                match *self {
                    $(DIOp::$variant { $($field),* } => { $(visit(OperandType::wrap($field));)* }),+
                }
            }

            /// Returns the operation with this spelling and these operands; `None` if they do not
            /// match.
            pub fn from_parts(spelling: &str, operands: &[DIOpOperand]) -> Option<DIOp> {
                match spelling {
                    $($spelling => match operands {
                        [$($field),*] => Some(DIOp::$variant { $($field: OperandType::unwrap_from(*$field)?),* }),
                        _ => None,
                    },)+
                    _ => None,
                }
            }

            /// The number of inputs, and the number of the first inputs (the deepest on the stack)
            /// that become part of the resulting location.
            pub(crate) fn takes(&self) -> (usize, usize) {
                match *self {
                    $(DIOp::$variant { $($field),* } => {
                        $(let _ = $field;)*
                        ($takes as usize, $places as usize)
                    })+
                }
            }
        }
    };
}

/// Calls a macro with the rows of the table.
macro_rules! with_operations {
    ($define:ident) => {
        $define! {
            /// `→ L:T`. The referrer of the lifetime's `dbg.def`; only in bounded lifetimes.
            Referrer "DIOpReferrer" referrer [0, 0] (ty: Type);
            /// `→ L:T`. The location of an argument of the lifetime.
            Arg "DIOpArg" arg [0, 0] (index: u32, ty: Type);
            /// `→ L:T`. The object whose type is described; only for type property fragments.
            TypeObject "DIOpTypeObject" type_object [0, 0] (ty: Type);
            /// `→ L:T`. An implicit location with a constant value; `undef` is the undefined
            /// location.
            Constant "DIOpConstant" [0, 0] (ty: Type, value: Constant);
            /// `L:T → L2:T2`. The value converted, preserving the number if T2 can represent it;
            /// integers wrap, and floats truncate toward zero when converted to integers.
            Convert "DIOpConvert" convert [1, 0] (ty: Type);
            /// `L:T → L2:T2`. The value zero-extended, independent of T's signedness.
            ZExt "DIOpZExt" zext [1, 0] (ty: Type);
            /// `L:T → L2:T2`. The value sign-extended, independent of T's signedness.
            SExt "DIOpSExt" sext [1, 0] (ty: Type);
            /// `L:T → L:T2`. The same location with another type of the same size.
            Reinterpret "DIOpReinterpret" reinterpret [1, 1] (ty: Type);
            /// `L:T B:I → L2:T2`. L moved by B bits; B is signed or unsigned as I is.
            BitOffset "DIOpBitOffset" bit_offset [2, 1] (ty: Type);
            /// `L:T B:I → L2:T2`. L moved by B bytes; B is signed or unsigned as I is.
            ByteOffset "DIOpByteOffset" byte_offset [2, 1] (ty: Type);
            /// `L1:T1 … LN:TN → L:T`. Consecutive parts in the order they were pushed: L1 is at
            /// offset 0.
            Composite "DIOpComposite" composite [count, count] (count: u32, ty: Type);
            /// `L:T → L2:<N x T>`. N copies of the same location; T is an integer, a float or a
            /// pointer.
            Extend "DIOpExtend" extend [1, 1] (count: u32);
            /// `L0:<N x T> L1:<N x T> M:TM → L:<N x T>`. Element i is L1's if bit i of the mask is
            /// 1, otherwise L0's.
            Select "DIOpSelect" select [3, 2] ();
            /// `B:T O:TO F:I → L:T2`. B with O laid over it from byte F on; T2 is B's type.
            Overlay "DIOpOverlay" overlay [3, 2] (ty: Type);
            /// `B:T R:TR C:I → L:T`. An array in memory, B, with chunk number C in registers, R: R
            /// laid over B from byte C × element size × element count on. B alone if C is 0 or
            /// undefined.
            ObjectMap "DIOpObjectMap" object_map [3, 2] (element_size: u32, element_count: u32);
            /// `L:T → L2:ptr addrspace(A)`. An implicit pointer to L.
            AddrOf "DIOpAddrOf" addr_of [1, 1] (space: AddressSpace);
            /// `L:ptr addrspace(A) → L2:T`. Memory at the address read from L; the inverse of
            /// `DIOpAddrOf`.
            Deref "DIOpDeref" deref [1, 1] (ty: Type);
            /// `L:T → L2:T`. The current value, as an implicit location; it makes an object
            /// read-only.
            Read "DIOpRead" read [1, 0] ();
            /// `A:T B:T → L:T`. A + B, wrapping.
            Add "DIOpAdd" add [2, 0] ();
            /// `A:T B:T → L:T`. A − B, wrapping.
            Sub "DIOpSub" sub [2, 0] ();
            /// `A:T B:T → L:T`. A × B, wrapping.
            Mul "DIOpMul" mul [2, 0] ();
            /// `A:T B:T → L:T`. A ÷ B by T's signedness; division by zero is an evaluation error.
            Div "DIOpDiv" div [2, 0] ();
            /// `A:T B:T → L:T`. The remainder of A ÷ B by T's signedness; division by zero is an
            /// evaluation error.
            Mod "DIOpMod" modulo [2, 0] ();
            /// `A:T B:T → L:T`. Bitwise and.
            And "DIOpAnd" and [2, 0] ();
            /// `A:T B:T → L:T`. Bitwise or.
            Or "DIOpOr" or [2, 0] ();
            /// `A:T B:T → L:T`. Bitwise exclusive or.
            Xor "DIOpXor" xor [2, 0] ();
            /// `A:T B:T → L:T`. A shifted left by B; 0 if B is bitsize(T) or more.
            Shl "DIOpShl" shl [2, 0] ();
            /// `A:T B:T → L:T`. A shifted right logically by B.
            LShr "DIOpLShr" lshr [2, 0] ();
            /// `A:T B:T → L:T`. A shifted right arithmetically by B.
            AShr "DIOpAShr" ashr [2, 0] ();
            /// `A:T B:T → L:T`. A shifted right by B, by T's signedness.
            Shr "DIOpShr" shr [2, 0] ();
            /// `A:T → L:T`. The absolute value of A, wrapping; A itself if T is unsigned.
            Abs "DIOpAbs" abs [1, 0] ();
            /// `A:T → L:T`. −A, wrapping.
            Neg "DIOpNeg" neg [1, 0] ();
            /// `A:T → L:T`. The bitwise complement of A.
            Not "DIOpNot" not [1, 0] ();
            /// `A:T B:T → L:u1`. 1 if A = B, otherwise 0; a NaN is not equal to any number.
            Eq "DIOpEq" eq [2, 0] ();
            /// `A:T B:T → L:u1`. 1 if A ≠ B, otherwise 0.
            Ne "DIOpNe" ne [2, 0] ();
            /// `A:T B:T → L:u1`. 1 if A < B by T's signedness, otherwise 0.
            Lt "DIOpLt" lt [2, 0] ();
            /// `A:T B:T → L:u1`. 1 if A ≤ B by T's signedness, otherwise 0.
            Le "DIOpLe" le [2, 0] ();
            /// `A:T B:T → L:u1`. 1 if A > B by T's signedness, otherwise 0.
            Gt "DIOpGt" gt [2, 0] ();
            /// `A:T B:T → L:u1`. 1 if A ≥ B by T's signedness, otherwise 0.
            Ge "DIOpGe" ge [2, 0] ();
            /// `A:T B:T C:u1 → L:T`. A if C is 1, otherwise B: a location, not a value.
            Choose "DIOpChoose" choose [3, 2] ();
            /// `→ L:T`. The focused lane, which the user of the debugger has selected.
            PushLane "DIOpPushLane" push_lane [0, 0] (ty: Type);
            /// `→ L:T`. The focused iteration of a software-pipelined or vectorized loop.
            PushIteration "DIOpPushIteration" push_iteration [0, 0] (ty: Type);
            /// `L:T → L2:T`. The value that L, a register, had on entry to the function.
            EntryValue "DIOpEntryValue" entry_value [1, 0] (ty: Type);
            /// `O:I → L:T`. Memory at a byte offset in the thread-local storage of the current
            /// thread.
            ThreadLocal "DIOpThreadLocal" thread_local [1, 0] (ty: Type);
            /// `→ L:ptr addrspace(A)`. The canonical frame address.
            Cfa "DIOpCFA" cfa [0, 0] (space: AddressSpace);
        }
    };
}

with_operations!(operations);

const _: () = assert!(
    size_of::<DIOp>() == 16,
    "an operation fits in sixteen bytes"
);

/// True if the result of an operation reaches a [`DIOp::EntryValue`] as a location. `rest` has the
/// operations after it.
pub(crate) fn reads_entry_value(rest: &[DIOp]) -> bool {
    // The number of stack entries above the result.
    let mut above = 0usize;
    for op in rest {
        let (takes, places) = op.takes();
        let Some(place) = takes.checked_sub(above + 1) else {
            above = above - takes + 1;
            continue;
        };
        match op {
            DIOp::EntryValue { .. } => return true,
            _ if place < places => above = 0,
            _ => return false,
        }
    }
    false
}

/// A pattern: the operations on two integers or floats of one type.
macro_rules! arithmetic {
    () => {
        $crate::expr::DIOp::Add {}
            | $crate::expr::DIOp::Sub {}
            | $crate::expr::DIOp::Mul {}
            | $crate::expr::DIOp::Div {}
    };
}

/// A pattern: the operations on two integers of one type.
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

/// A pattern: the comparisons of two integers, floats or pointers of one type.
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

pub(super) use with_operations;
pub(crate) use {arithmetic, comparison, integral};
