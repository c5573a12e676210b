//! The operations of `DIExpression`s, in one table: LLVM's language reference, "DIExpression".
//!
//! Names, operands, printing and reading follow from the table; [`machine`](super::machine)
//! implements the meaning.

use crate::expr::DIOp;
use crate::target::Register;
use core::fmt;
use gimli::{DwAte, DwOp};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum OperandKind {
    /// A whole number.
    Number,
    /// The encoding of a base type, such as `DW_ATE_signed`.
    Encoding,
}

/// A type of operands, which converts to and from a number.
trait OperandValue: Copy {
    const KIND: OperandKind;
    fn number(self) -> i128;
    fn from_number(number: i128) -> Option<Self>;
}

macro_rules! operand_values {
    ($($ty:ty, $kind:ident, $own:ident => $number:expr, $given:ident => $value:expr;)+) => {
        $(impl OperandValue for $ty {
            const KIND: OperandKind = OperandKind::$kind;
            fn number(self) -> i128 {
                let $own = self;
                i128::from($number)
            }
            fn from_number($given: i128) -> Option<$ty> {
                $value
            }
        })+
    };
}

operand_values! {
    u32, Number, own => own, number => u32::try_from(number).ok();
    u64, Number, own => own, number => u64::try_from(number).ok();
    // LLVM prints negative numbers as unsigned ones of 64 bits.
    i64, Number, own => own, number => match i64::try_from(number) {
        Ok(signed) => Some(signed),
        Err(_) => u64::try_from(number).ok().map(|bits| bits as i64),
    };
    Register, Number, own => own.0, number => u16::try_from(number).ok().map(Register);
    DwAte, Encoding, own => own.0, number => u8::try_from(number).ok().map(DwAte);
}

macro_rules! operations {
    ($($(#[doc = $doc:literal])+ $variant:ident $spelling:literal ($($field:ident: $kind:ty),*);)+) => {
        /// An operation of a `DIExpression` in the older spelling, with its operands. The top of
        /// the stack is **last** in each stack effect; numbers of the generic type are as large as
        /// an address.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[non_exhaustive]
        pub enum DIExpressionOperation {
            $($(#[doc = $doc])+ $variant { $(#[doc = concat!("The ", stringify!($field), ".")] $field: $kind),* },)+
            /// An operation of DWARF that LLVM's expressions do not have. The variable then has no
            /// location.
            Other {
                /// The operation.
                operation: DwOp,
            },
        }

        /// Every name with its operands.
        pub(crate) const SPELLINGS: &[(&str, &[OperandKind])] =
            &[$(($spelling, &[$(<$kind as OperandValue>::KIND),*])),+];

        impl DIExpressionOperation {
            /// The name, such as `DW_OP_plus_uconst`.
            pub fn spelling(&self) -> &'static str {
                match *self {
                    $(DIExpressionOperation::$variant { .. } => $spelling,)+
                    DIExpressionOperation::Other { operation } => operation.static_string().unwrap_or("DW_OP_unknown"),
                }
            }

            /// The operation with this name and these operands; `None` if they do not fit.
            pub(crate) fn from_parts(spelling: &str, operands: &[i128]) -> Option<DIExpressionOperation> {
                match spelling {
                    $($spelling => match operands {
                        [$($field),*] => Some(DIExpressionOperation::$variant {
                            $($field: OperandValue::from_number(*$field)?),*
                        }),
                        _ => None,
                    },)+
                    _ => None,
                }
            }

            fn operands(&self, mut visit: impl FnMut(OperandKind, i128)) {
                let _ = &mut visit;
                match *self {
                    $(DIExpressionOperation::$variant { $($field),* } => {
                        $(visit(operand_kind(&$field), $field.number());)*
                    })+
                    DIExpressionOperation::Other { .. } => {}
                }
            }
        }
    };
}

fn operand_kind<T: OperandValue>(_: &T) -> OperandKind {
    T::KIND
}

operations! {
    /// `A → V`. The value in memory at A, as large as an address. As the last operation: the
    /// variable is in memory at A.
    Deref "DW_OP_deref" ();
    /// `A → V`. The `bytes` bytes of memory at A, as an unsigned number.
    DerefSize "DW_OP_deref_size" (bytes: u64);
    /// `A → V`. The value in memory at A, as a number of a base type.
    DerefType "DW_OP_deref_type" (bits: u64, encoding: DwAte);
    /// `S A → V`. The value in memory at A in DWARF's address space S, a constant. As the last
    /// operation: the variable is in memory there.
    Xderef "DW_OP_xderef" ();
    /// `A → A + N`.
    PlusUconst "DW_OP_plus_uconst" (number: u64);
    /// `→ N`.
    Constu "DW_OP_constu" (number: u64);
    /// `→ N`.
    Consts "DW_OP_consts" (number: i64);
    /// `A B → A + B`.
    Plus "DW_OP_plus" ();
    /// `A B → A − B`.
    Minus "DW_OP_minus" ();
    /// `A B → A × B`.
    Mul "DW_OP_mul" ();
    /// `A B → A ÷ B`, signed.
    Div "DW_OP_div" ();
    /// `A B → A mod B`, unsigned.
    Mod "DW_OP_mod" ();
    /// `A B → A and B`, bit by bit.
    And "DW_OP_and" ();
    /// `A B → A or B`, bit by bit.
    Or "DW_OP_or" ();
    /// `A B → A xor B`, bit by bit.
    Xor "DW_OP_xor" ();
    /// `A B → A` shifted left by B.
    Shl "DW_OP_shl" ();
    /// `A B → A` shifted right by B, zeros moving in.
    Shr "DW_OP_shr" ();
    /// `A B → A` shifted right by B, sign bits moving in.
    Shra "DW_OP_shra" ();
    /// `A → −A`.
    Neg "DW_OP_neg" ();
    /// `A → not A`, bit by bit.
    Not "DW_OP_not" ();
    /// `A → |A|`.
    Abs "DW_OP_abs" ();
    /// `A B → 1` if A = B, otherwise 0.
    Eq "DW_OP_eq" ();
    /// `A B → 1` if A ≠ B, otherwise 0.
    Ne "DW_OP_ne" ();
    /// `A B → 1` if A < B, signed, otherwise 0.
    Lt "DW_OP_lt" ();
    /// `A B → 1` if A ≤ B, signed, otherwise 0.
    Le "DW_OP_le" ();
    /// `A B → 1` if A > B, signed, otherwise 0.
    Gt "DW_OP_gt" ();
    /// `A B → 1` if A ≥ B, signed, otherwise 0.
    Ge "DW_OP_ge" ();
    /// `A → A A`.
    Dup "DW_OP_dup" ();
    /// `A →`.
    Drop "DW_OP_drop" ();
    /// `A B → A B A`.
    Over "DW_OP_over" ();
    /// `A B → B A`.
    Swap "DW_OP_swap" ();
    /// `A B C → C A B`.
    Rot "DW_OP_rot" ();
    /// `… → … A`, A being the entry `index` below the top.
    Pick "DW_OP_pick" (index: u64);
    /// `→ R + N`, R being the value of a register.
    Bregx "DW_OP_bregx" (register: Register, offset: i64);
    /// The top of the stack is the variable's value.
    StackValue "DW_OP_stack_value" ();
    /// `→ A`. The operand of the record with this index.
    Arg "DW_OP_LLVM_arg" (index: u32);
    /// `A → V`. A as a number of a base type of `bits` bits.
    Convert "DW_OP_LLVM_convert" (bits: u64, encoding: DwAte);
    /// `A → V`. `bits` bits of A from bit `offset` on, or of the variable's memory if A is its
    /// address, as a signed number.
    ExtractSext "DW_OP_LLVM_extract_bits_sext" (offset: u64, bits: u64);
    /// `A → V`. Like `DW_OP_LLVM_extract_bits_sext`, as an unsigned number.
    ExtractZext "DW_OP_LLVM_extract_bits_zext" (offset: u64, bits: u64);
    /// As the first operation: the next `count` operations are evaluated on entry to the function.
    /// `count` is 1, and the operation is the register.
    EntryValue "DW_OP_LLVM_entry_value" (count: u64);
    /// As the last operation: the variable is an implicit pointer to the location that precedes it.
    ImplicitPointer "DW_OP_LLVM_implicit_pointer" ();
    /// The tag of a pointer. It does not affect the location.
    TagOffset "DW_OP_LLVM_tag_offset" (offset: u64);
    /// As the last operation: the record describes only these bits of the variable. The offset is
    /// in bits from the start of the variable.
    Fragment "DW_OP_LLVM_fragment" (offset: u64, bits: u64);
    /// The location is unknown.
    Poisoned "DW_OP_LLVM_poisoned" ();
    /// `→ A`. The address of the current object, which a variable does not have.
    PushObjectAddress "DW_OP_push_object_address" ();
}

impl DIExpressionOperation {
    /// False for operations that only state a property of the result.
    pub(super) fn computes(&self) -> bool {
        !matches!(
            self,
            DIExpressionOperation::TagOffset { .. } | DIExpressionOperation::Fragment { .. }
        )
    }
}

impl fmt::Display for DIExpressionOperation {
    /// Writes it as LLVM does: `DW_OP_LLVM_convert, 16, DW_ATE_signed`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.spelling())?;
        let mut result = Ok(());
        self.operands(|kind, number| {
            let name = match kind {
                OperandKind::Encoding => u8::try_from(number)
                    .ok()
                    .and_then(|code| DwAte(code).static_string()),
                OperandKind::Number => None,
            };
            let written = match name {
                Some(name) => write!(f, ", {name}"),
                None => write!(f, ", {number}"),
            };
            result = result.and(written);
        });
        result
    }
}

/// An operation of a `DIExpression` in the newer spelling.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TypedOperation {
    /// An operation of `DIExpr`: `DIOpArg(N, T)` is operand N of the record, `DIOpReferrer(T)`
    /// operand 0. Constants belong to the [module](crate::expr::DIExprs::constants_mut).
    Operation(DIOp),
    /// `DIOpFragment`, at any place: the record describes only these bits of the variable.
    Fragment {
        /// The first bit, from the start of the variable.
        offset: u64,
        /// The number of bits.
        bits: u64,
    },
}

/// A `DIExpression`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Expression<'a> {
    /// In the older spelling.
    Dwarf(&'a [DIExpressionOperation]),
    /// In the newer spelling. The result is the variable's location, for any kind of record.
    Typed(&'a [TypedOperation]),
}

impl Expression<'_> {
    /// The bits of the variable that the record describes, as offset and size; `None` for all bits.
    pub(super) fn fragment(&self) -> Option<(u64, u64)> {
        match self {
            Expression::Dwarf(operations) => {
                operations
                    .iter()
                    .rev()
                    .find_map(|operation| match operation {
                        DIExpressionOperation::Fragment { offset, bits } => Some((*offset, *bits)),
                        _ => None,
                    })
            }
            Expression::Typed(operations) => {
                operations
                    .iter()
                    .rev()
                    .find_map(|operation| match operation {
                        TypedOperation::Fragment { offset, bits } => Some((*offset, *bits)),
                        TypedOperation::Operation(_) => None,
                    })
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;
    use alloc::vec::Vec;

    #[test]
    fn every_operation_comes_back_from_its_text() {
        for (spelling, kinds) in SPELLINGS {
            let operands: Vec<i128> = (1..=kinds.len() as i128).collect();
            let operation = DIExpressionOperation::from_parts(spelling, &operands).unwrap();
            let mut text = (*spelling).to_string();
            for (kind, number) in kinds.iter().zip(&operands) {
                let name = DwAte(*number as u8).static_string().unwrap_or("");
                text += &match kind {
                    OperandKind::Number => alloc::format!(", {number}"),
                    OperandKind::Encoding => alloc::format!(", {name}"),
                };
            }
            assert_eq!(operation.to_string(), text);
            assert_eq!(
                DIExpressionOperation::from_parts(spelling, &[0; 3]),
                None,
                "{spelling}"
            );
        }
        // LLVM prints −8 as this number.
        let minus =
            DIExpressionOperation::from_parts("DW_OP_consts", &[18_446_744_073_709_551_608]);
        assert_eq!(minus, Some(DIExpressionOperation::Consts { number: -8 }));
    }
}
