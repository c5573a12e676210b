//! WebAssembly with 32-bit memory. Its debug information is described in "DWARF for WebAssembly".
//!
//! WebAssembly has no registers with DWARF numbers. This library treats locals, globals and entries
//! of the operand stack as registers and numbers them: the upper two bits are the kind in
//! `DW_OP_WASM_location`, the other bits are the index. Values of 64 and 128 bits have separate
//! names.

use super::{Description, RegisterBank};

const GLOBALS: u16 = 0x4000;
const OPERANDS: u16 = 0x8000;
/// The number of locals, globals and operand stack entries that have register numbers.
const MAX_COUNT: u16 = 0x1000;

/// The description of the target.
pub const WASM32: Description = Description {
    name: "wasm32",
    registers: &[
        RegisterBank::numbered(0, MAX_COUNT, "local", 32),
        RegisterBank::numbered(GLOBALS, MAX_COUNT, "global", 32),
        RegisterBank::numbered(OPERANDS, MAX_COUNT, "operand", 32),
    ],
    aliases: &[
        RegisterBank::numbered(0, MAX_COUNT, "i64.local", 64),
        RegisterBank::numbered(GLOBALS, MAX_COUNT, "i64.global", 64),
        RegisterBank::numbered(OPERANDS, MAX_COUNT, "i64.operand", 64),
        RegisterBank::numbered(0, MAX_COUNT, "v128.local", 128),
        RegisterBank::numbered(GLOBALS, MAX_COUNT, "v128.global", 128),
        RegisterBank::numbered(OPERANDS, MAX_COUNT, "v128.operand", 128),
    ],
    // A debugger cannot read the locals of callers or the operands below the arguments of a call.
    preserved: &[],
    // The stack pointer of LLVM's code. Emission writes no call frame information.
    cfa: (GLOBALS, 0),
    return_address: GLOBALS,
    // nop
    no_operation: &[0x01],
    has_wasm_locations: true,
    ..Description::BASE_32
};
