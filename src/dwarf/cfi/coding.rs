//! The encoding of call frame instructions, as a table with one line for each opcode (DWARF 5 table
//! 7.29).
//!
//! A line has the opcode, the instruction, and a form for each operand. A form is a module with
//! `put`, which appends an operand and returns whether the form can hold it, and `get`, which reads
//! an operand from the front of the bytes. If an instruction has several opcodes, the first one
//! whose forms can hold the operands is written; the shortest is therefore listed first. An opcode
//! whose upper two bits are not zero has its first operand in the other six bits.

use super::error::{FrameError, FrameErrorKind};
use super::instruction::CallFrameInstruction;
use super::pointer::PointerReader;
use crate::target::ByteOrder;
use alloc::vec::Vec;
use gimli::constants::*;

macro_rules! table {
    ($( $code:expr => $name:ident $(( $($operand:ident: $form:ident),+ ))?; )+) => {
        impl CallFrameInstruction<'_> {
            /// Appends the instruction in its shortest encoding.
            pub fn encode(self, order: ByteOrder, bytes: &mut Vec<u8>) {
                let start = bytes.len();
                $(
                    if let CallFrameInstruction::$name $(( $($operand),+ ))? = self {
                        bytes.push($code);
                        if true $( $( && form::$form::put($operand, &mut Output { bytes: &mut *bytes, start, order }) )+ )? {
                            return;
                        }
                        bytes.truncate(start);
                    }
                )+
            }
        }

        fn read<'a>(code: u8, input: &mut Input<'a, '_>) -> Result<CallFrameInstruction<'a>, FrameErrorKind> {
            $(
                if code == $code {
                    $( $( let $operand = form::$form::get(input)?; )+ )?
                    return Ok(CallFrameInstruction::$name $(( $($operand),+ ))?);
                }
            )+
            Err(FrameErrorKind::UnknownInstruction(code))
        }
    };
}

table! {
    DW_CFA_nop.0 => Nop;
    DW_CFA_advance_loc.0 => Advance(delta: low_number);
    DW_CFA_advance_loc1.0 => Advance(delta: u8);
    DW_CFA_advance_loc2.0 => Advance(delta: u16);
    DW_CFA_advance_loc4.0 => Advance(delta: u32);
    DW_CFA_set_loc.0 => SetLocation(address: address, size: address_size);
    DW_CFA_def_cfa.0 => DefCfa(register: register, offset: unsigned);
    DW_CFA_def_cfa_sf.0 => DefCfaFactored(register: register, offset: signed);
    DW_CFA_def_cfa_register.0 => DefCfaRegister(register: register);
    DW_CFA_def_cfa_offset.0 => DefCfaOffset(offset: unsigned);
    DW_CFA_def_cfa_offset_sf.0 => DefCfaOffsetFactored(offset: signed);
    DW_CFA_def_cfa_expression.0 => DefCfaExpression(expression: block);
    DEF_ASPACE_CFA => DefAspaceCfa(register: register, offset: unsigned, space: unsigned);
    DEF_ASPACE_CFA_SF => DefAspaceCfaFactored(register: register, offset: signed, space: unsigned);
    DW_CFA_offset.0 => Offset(register: low_register, offset: natural);
    DW_CFA_offset_extended.0 => Offset(register: register, offset: natural);
    DW_CFA_offset_extended_sf.0 => Offset(register: register, offset: signed);
    DW_CFA_GNU_negative_offset_extended.0 => Offset(register: register, offset: negated);
    DW_CFA_val_offset.0 => ValOffset(register: register, offset: natural);
    DW_CFA_val_offset_sf.0 => ValOffset(register: register, offset: signed);
    DW_CFA_register.0 => SavedIn(register: register, saved_in: register);
    DW_CFA_expression.0 => Expression(register: register, expression: block);
    DW_CFA_val_expression.0 => ValExpression(register: register, expression: block);
    DW_CFA_same_value.0 => SameValue(register: register);
    DW_CFA_undefined.0 => Undefined(register: register);
    DW_CFA_restore.0 => Restore(register: low_register);
    DW_CFA_restore_extended.0 => Restore(register: register);
    DW_CFA_remember_state.0 => RememberState;
    DW_CFA_restore_state.0 => RestoreState;
    DW_CFA_GNU_args_size.0 => ArgumentsSize(size: unsigned);
    DW_CFA_AARCH64_negate_ra_state.0 => NegateReturnAddressState;
    NEGATE_RA_STATE_WITH_PC => NegateReturnAddressStateWithPc;
}

// From Arm's "DWARF for the Arm 64-bit Architecture" and LLVM's document; gimli has no constants
// for these.
pub(super) const NEGATE_RA_STATE_WITH_PC: u8 = 0x2c;
const DEF_ASPACE_CFA: u8 = 0x30;
const DEF_ASPACE_CFA_SF: u8 = 0x31;

/// The output for one instruction.
struct Output<'b> {
    bytes: &'b mut Vec<u8>,
    /// The index of the instruction's opcode in `bytes`.
    start: usize,
    order: ByteOrder,
}

/// The input of one instruction.
struct Input<'a, 'r> {
    rest: &'a [u8],
    /// The lower six bits of the opcode.
    low: u8,
    /// The byte order, and the bases of relative addresses.
    pointers: &'r PointerReader,
}

mod form {
    /// A number in the lower six bits of the opcode.
    pub mod low_number {
        use super::super::*;

        pub fn put(value: u32, output: &mut Output<'_>) -> bool {
            match output.bytes.get_mut(output.start) {
                Some(code) if value < 0x40 => *code |= value as u8,
                _ => return false,
            }
            true
        }

        pub fn get(input: &mut Input<'_, '_>) -> Result<u32, FrameErrorKind> {
            Ok(u32::from(input.low))
        }
    }

    /// A register in the lower six bits of the opcode.
    pub mod low_register {
        use super::super::*;
        use crate::target::Register;

        pub fn put(register: Register, output: &mut Output<'_>) -> bool {
            super::low_number::put(u32::from(register.0), output)
        }

        pub fn get(input: &mut Input<'_, '_>) -> Result<Register, FrameErrorKind> {
            Ok(Register(u16::from(input.low)))
        }
    }

    macro_rules! fixed {
        ($name:ident, $bytes:literal) => {
            /// An unsigned number of a fixed size.
            pub mod $name {
                use super::super::*;
                use crate::dwarf::input;

                pub fn put(value: u32, output: &mut Output<'_>) -> bool {
                    super::address::put_sized(u64::from(value), $bytes, output)
                }

                pub fn get(input: &mut Input<'_, '_>) -> Result<u32, FrameErrorKind> {
                    let bytes = input::take(&mut input.rest, $bytes)?;
                    Ok(input::get(bytes, input.pointers.order) as u32)
                }
            }
        };
    }

    fixed!(u8, 1);
    fixed!(u16, 2);
    fixed!(u32, 4);

    /// An address. `put` writes eight bytes, and `address_size` then removes the unused ones.
    pub mod address {
        use super::super::*;

        pub fn put_sized(value: u64, size: usize, output: &mut Output<'_>) -> bool {
            if size > 8 || (size < 8 && value >> (8 * size) != 0) {
                return false;
            }
            match output.order {
                ByteOrder::Little => output.bytes.extend_from_slice(&value.to_le_bytes()[..size]),
                ByteOrder::Big => output
                    .bytes
                    .extend_from_slice(&value.to_be_bytes()[8 - size..]),
            }
            true
        }

        pub fn put(value: u64, output: &mut Output<'_>) -> bool {
            put_sized(value, 8, output)
        }

        pub fn get(input: &mut Input<'_, '_>) -> Result<u64, FrameErrorKind> {
            input.pointers.read(&mut input.rest)
        }
    }

    /// The size of the preceding address, which takes no bytes.
    pub mod address_size {
        use super::super::*;

        pub fn put(size: u8, output: &mut Output<'_>) -> bool {
            let unused = 8 - usize::from(size.min(8));
            let end = output.bytes.len();
            match output.order {
                ByteOrder::Little => output.bytes.truncate(end - unused),
                ByteOrder::Big => {
                    output.bytes.drain(end - 8..end - 8 + unused);
                }
            }
            true
        }

        pub fn get(input: &mut Input<'_, '_>) -> Result<u8, FrameErrorKind> {
            Ok(input.pointers.address_bytes)
        }
    }

    /// A register's number in unsigned LEB128.
    pub mod register {
        use super::super::*;
        use crate::dwarf::leb128;
        use crate::target::Register;

        pub fn put(register: Register, output: &mut Output<'_>) -> bool {
            leb128::write_unsigned(output.bytes, u64::from(register.0));
            true
        }

        pub fn get(input: &mut Input<'_, '_>) -> Result<Register, FrameErrorKind> {
            let number = u16::try_from(leb128::read_unsigned(&mut input.rest)?);
            number.map(Register).map_err(|_| FrameErrorKind::TooLarge)
        }
    }

    /// Unsigned LEB128.
    pub mod unsigned {
        use super::super::*;
        use crate::dwarf::leb128;

        pub fn put(value: u64, output: &mut Output<'_>) -> bool {
            leb128::write_unsigned(output.bytes, value);
            true
        }

        pub fn get(input: &mut Input<'_, '_>) -> Result<u64, FrameErrorKind> {
            Ok(leb128::read_unsigned(&mut input.rest)?)
        }
    }

    /// Signed LEB128.
    pub mod signed {
        use super::super::*;
        use crate::dwarf::leb128;

        pub fn put(value: i64, output: &mut Output<'_>) -> bool {
            leb128::write_signed(output.bytes, value);
            true
        }

        pub fn get(input: &mut Input<'_, '_>) -> Result<i64, FrameErrorKind> {
            Ok(leb128::read_signed(&mut input.rest)?)
        }
    }

    /// A nonnegative number of a signed operand, in unsigned LEB128.
    pub mod natural {
        use super::super::*;

        pub fn put(value: i64, output: &mut Output<'_>) -> bool {
            u64::try_from(value).is_ok_and(|value| super::unsigned::put(value, output))
        }

        pub fn get(input: &mut Input<'_, '_>) -> Result<i64, FrameErrorKind> {
            i64::try_from(super::unsigned::get(input)?).map_err(|_| FrameErrorKind::TooLarge)
        }
    }

    /// A number that is zero or negative; its absolute value is in unsigned LEB128.
    pub mod negated {
        use super::super::*;

        pub fn put(value: i64, output: &mut Output<'_>) -> bool {
            value <= 0 && super::unsigned::put(value.unsigned_abs(), output)
        }

        pub fn get(input: &mut Input<'_, '_>) -> Result<i64, FrameErrorKind> {
            Ok(-super::natural::get(input)?)
        }
    }

    /// A length in unsigned LEB128, and that many bytes.
    pub mod block {
        use super::super::*;
        use crate::dwarf::input;

        pub fn put(block: &[u8], output: &mut Output<'_>) -> bool {
            super::unsigned::put(block.len() as u64, output);
            output.bytes.extend_from_slice(block);
            true
        }

        pub fn get<'a>(input: &mut Input<'a, '_>) -> Result<&'a [u8], FrameErrorKind> {
            let length = usize::try_from(super::unsigned::get(input)?)
                .map_err(|_| FrameErrorKind::Truncated)?;
            Ok(input::take(&mut input.rest, length)?)
        }
    }
}

/// An iterator over call frame instructions, each with its offset in bytes from the start of the
/// section.
///
/// The iterator ends after an error.
#[derive(Clone, Debug)]
pub struct CallFrameInstructions<'a> {
    rest: &'a [u8],
    pointers: PointerReader,
}

impl<'a> CallFrameInstructions<'a> {
    pub(super) fn new(rest: &'a [u8], pointers: PointerReader) -> CallFrameInstructions<'a> {
        CallFrameInstructions { rest, pointers }
    }

    /// The number of remaining bytes.
    #[cfg(feature = "audit")]
    pub(crate) fn bytes(&self) -> u64 {
        self.rest.len() as u64
    }
}

impl<'a> Iterator for CallFrameInstructions<'a> {
    type Item = Result<(u64, CallFrameInstruction<'a>), FrameError>;

    fn next(&mut self) -> Option<Self::Item> {
        let (&first, rest) = self.rest.split_first()?;
        let offset = self.pointers.offset(self.rest);
        let code = if first < 0x40 { first } else { first & 0xc0 };
        let mut input = Input {
            rest,
            low: first & 0x3f,
            pointers: &self.pointers,
        };
        let result = read(code, &mut input);
        self.rest = if result.is_ok() { input.rest } else { &[] };
        Some(match result {
            Ok(instruction) => Ok((offset, instruction)),
            Err(kind) => Err(FrameError { offset, kind }),
        })
    }
}
