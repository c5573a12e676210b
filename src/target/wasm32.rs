//! WebAssembly with 32-bit memory. Its debug information is described in "DWARF for WebAssembly".
//!
//! There are no registers with DWARF numbers. Locals, globals and entries of the operand stack are
//! registers here, whose numbers are this library's: the kind of `DW_OP_WASM_location` in the upper
//! two bits, the index in the others. Values of 64 and 128 bits have names of their own.

use super::{Description, RegisterBank};

const GLOBALS: u16 = 0x4000;
const OPERANDS: u16 = 0x8000;
/// The number of locals, and of entries of the operand stack, of a function.
const MOST: u16 = 0x1000;

/// The description.
pub const WASM32: Description = Description {
    name: "wasm32",
    registers: &[
        RegisterBank::numbered(0, MOST, "local", 32),
        RegisterBank::numbered(GLOBALS, MOST, "global", 32),
        RegisterBank::numbered(OPERANDS, MOST, "operand", 32),
    ],
    aliases: &[
        RegisterBank::numbered(0, MOST, "i64.local", 64),
        RegisterBank::numbered(GLOBALS, MOST, "i64.global", 64),
        RegisterBank::numbered(OPERANDS, MOST, "i64.operand", 64),
        RegisterBank::numbered(0, MOST, "v128.local", 128),
        RegisterBank::numbered(GLOBALS, MOST, "v128.global", 128),
        RegisterBank::numbered(OPERANDS, MOST, "v128.operand", 128),
    ],
    // A debugger cannot read the locals of callers, or the operands below the arguments of a call.
    preserved: &[],
    // The stack pointer of LLVM's code. No call frame information is written.
    cfa: (GLOBALS, 0),
    return_address: GLOBALS,
    data_alignment: -4,
    // nop
    no_operation: &[0x01],
    has_wasm_locations: true,
    ..Description::BASE_32
};
