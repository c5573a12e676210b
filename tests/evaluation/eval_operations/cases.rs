//! Each operation, once with a result, once with a failure.

use super::*;

pub(super) const CASES: &[Case] = &[
    // Literals.
    ("DW_OP_addr 0x100", "mem(0)+0x100", Full),
    ("DW_OP_const1u 200", "200", Full),
    ("DW_OP_const1s -2", "-2", Full),
    ("DW_OP_const2u 60000", "60000", Full),
    ("DW_OP_const2s -300", "-300", Full),
    ("DW_OP_const4u 4000000000", "4000000000", Full),
    ("DW_OP_const4s -70000", "-70000", Full),
    ("DW_OP_const8u 5", "5", Full),
    ("DW_OP_const8s -5", "-5", Full),
    ("DW_OP_constu 300", "300", Full),
    ("DW_OP_consts -300", "-300", Full),
    ("DW_OP_lit31", "31", Full),
    (
        "DW_OP_addrx 1",
        "mem(0)+0x20",
        In("DW_OP_addrx 1", MissingContext),
    ),
    ("DW_OP_constx 1", "32", In("DW_OP_constx 1", MissingContext)),
    (
        "DW_OP_const_type 1 <05 00 00 00>",
        "5",
        In("DW_OP_const_type 1 <05 00 00 00>", InvalidOperand),
    ),
    // Register values: register 6 has 0x4000, and so has the frame base.
    (
        "DW_OP_fbreg 8",
        "mem(0)+0x4008",
        In("DW_OP_fbreg 8", MissingContext),
    ),
    (
        "DW_OP_breg6 8",
        "mem(0)+0x4008",
        In("DW_OP_breg6 8", Unavailable),
    ),
    (
        "DW_OP_bregx 6 -8",
        "mem(0)+0x3ff8",
        In("DW_OP_bregx 60000 0", InvalidOperand),
    ),
    (
        "DW_OP_regval_type 6 2",
        "16384",
        In("DW_OP_regval_type 6 2", InvalidOperand),
    ),
    // The stack.
    (
        "DW_OP_lit3, DW_OP_dup",
        "3",
        In("DW_OP_dup", StackUnderflow),
    ),
    (
        "DW_OP_lit3, DW_OP_lit4, DW_OP_drop",
        "3",
        In("DW_OP_drop", StackUnderflow),
    ),
    (
        "DW_OP_lit3, DW_OP_lit4, DW_OP_over",
        "3",
        In("DW_OP_lit1, DW_OP_over", StackUnderflow),
    ),
    (
        "DW_OP_lit3, DW_OP_lit4, DW_OP_pick 1",
        "3",
        In("DW_OP_lit1, DW_OP_pick 1", StackUnderflow),
    ),
    (
        "DW_OP_lit3, DW_OP_lit4, DW_OP_swap",
        "3",
        In("DW_OP_lit1, DW_OP_swap", StackUnderflow),
    ),
    (
        "DW_OP_lit1, DW_OP_lit2, DW_OP_lit3, DW_OP_rot",
        "2",
        In("DW_OP_lit1, DW_OP_lit2, DW_OP_rot", StackUnderflow),
    ),
    // Memory at 0x2000 has 0x2a and zeros.
    (
        "DW_OP_addr 0x2000, DW_OP_deref",
        "42",
        In("DW_OP_addr 0x2000, DW_OP_deref", Unavailable),
    ),
    (
        "DW_OP_addr 0x2000, DW_OP_deref_size 2",
        "42",
        In("DW_OP_addr 0, DW_OP_deref_size 9", InvalidOperand),
    ),
    (
        "DW_OP_addr 0x2000, DW_OP_deref_type 4 1",
        "42",
        In("DW_OP_addr 0, DW_OP_deref_type 4 1", InvalidOperand),
    ),
    (
        "DW_OP_lit0, DW_OP_const2u 0x2000, DW_OP_xderef",
        "42",
        In("DW_OP_lit1, DW_OP_xderef", StackUnderflow),
    ),
    (
        "DW_OP_lit0, DW_OP_const2u 0x2000, DW_OP_xderef_size 1",
        "42",
        In("DW_OP_xderef_size 1", StackUnderflow),
    ),
    (
        "DW_OP_lit0, DW_OP_const2u 0x2000, DW_OP_xderef_type 4 1",
        "42",
        In("DW_OP_xderef_type 4 1", InvalidOperand),
    ),
    (
        "DW_OP_push_object_address",
        "mem(0)+0x3000",
        In("DW_OP_push_object_address", MissingContext),
    ),
    (
        "DW_OP_lit8, DW_OP_form_tls_address",
        "mem(0)+0x5008",
        In("DW_OP_lit8, DW_OP_form_tls_address", MissingContext),
    ),
    (
        "DW_OP_call_frame_cfa",
        "mem(0)+0x6010",
        In("DW_OP_call_frame_cfa", MissingContext),
    ),
    // Arithmetic.
    (
        "DW_OP_const1s -3, DW_OP_abs",
        "3",
        In("DW_OP_abs", StackUnderflow),
    ),
    (
        "DW_OP_lit12, DW_OP_lit10, DW_OP_and",
        "8",
        In("DW_OP_lit1, DW_OP_and", StackUnderflow),
    ),
    (
        "DW_OP_const1s -7, DW_OP_lit2, DW_OP_div",
        "-3",
        In("DW_OP_lit1, DW_OP_lit0, DW_OP_div", DivisionByZero),
    ),
    (
        "DW_OP_lit5, DW_OP_lit3, DW_OP_minus",
        "2",
        In("DW_OP_lit1, DW_OP_minus", StackUnderflow),
    ),
    (
        "DW_OP_lit7, DW_OP_lit4, DW_OP_mod",
        "3",
        In("DW_OP_lit1, DW_OP_lit0, DW_OP_mod", DivisionByZero),
    ),
    (
        "DW_OP_lit3, DW_OP_lit4, DW_OP_mul",
        "12",
        In("DW_OP_lit1, DW_OP_mul", StackUnderflow),
    ),
    (
        "DW_OP_lit3, DW_OP_neg",
        "-3",
        In("DW_OP_neg", StackUnderflow),
    ),
    (
        "DW_OP_lit0, DW_OP_not",
        "-1",
        In("DW_OP_not", StackUnderflow),
    ),
    (
        "DW_OP_lit12, DW_OP_lit10, DW_OP_or",
        "14",
        In("DW_OP_lit1, DW_OP_or", StackUnderflow),
    ),
    (
        "DW_OP_lit3, DW_OP_lit4, DW_OP_plus",
        "7",
        In("DW_OP_lit1, DW_OP_plus", StackUnderflow),
    ),
    (
        "DW_OP_lit3, DW_OP_plus_uconst 4",
        "7",
        In("DW_OP_plus_uconst 4", StackUnderflow),
    ),
    (
        "DW_OP_lit3, DW_OP_lit2, DW_OP_shl",
        "12",
        In("DW_OP_lit1, DW_OP_shl", StackUnderflow),
    ),
    (
        "DW_OP_lit12, DW_OP_lit2, DW_OP_shr",
        "3",
        In("DW_OP_lit1, DW_OP_shr", StackUnderflow),
    ),
    (
        "DW_OP_const1s -8, DW_OP_lit1, DW_OP_shra",
        "-4",
        In("DW_OP_lit1, DW_OP_shra", StackUnderflow),
    ),
    (
        "DW_OP_lit12, DW_OP_lit10, DW_OP_xor",
        "6",
        In("DW_OP_lit1, DW_OP_xor", StackUnderflow),
    ),
    // Control flow and comparisons.
    (
        "DW_OP_lit3, DW_OP_lit3, DW_OP_eq",
        "1",
        In("DW_OP_lit1, DW_OP_eq", StackUnderflow),
    ),
    (
        "DW_OP_const1s -1, DW_OP_lit3, DW_OP_ge",
        "0",
        In("DW_OP_lit1, DW_OP_ge", StackUnderflow),
    ),
    (
        "DW_OP_lit4, DW_OP_lit3, DW_OP_gt",
        "1",
        In("DW_OP_lit1, DW_OP_gt", StackUnderflow),
    ),
    (
        "DW_OP_lit4, DW_OP_lit3, DW_OP_le",
        "0",
        In("DW_OP_lit1, DW_OP_le", StackUnderflow),
    ),
    (
        "DW_OP_const1s -1, DW_OP_lit3, DW_OP_lt",
        "1",
        In("DW_OP_lit1, DW_OP_lt", StackUnderflow),
    ),
    (
        "DW_OP_lit3, DW_OP_lit3, DW_OP_ne",
        "0",
        In("DW_OP_lit1, DW_OP_ne", StackUnderflow),
    ),
    (
        "DW_OP_lit3, DW_OP_skip :a, DW_OP_lit4, a: DW_OP_nop",
        "3",
        In("DW_OP_skip 100", InvalidBranch),
    ),
    (
        "DW_OP_lit3, DW_OP_lit1, DW_OP_bra :a, DW_OP_lit4, a: DW_OP_nop",
        "3",
        In("DW_OP_lit1, DW_OP_bra -100", InvalidBranch),
    ),
    // Entry 0x100 is register 1.
    (
        "DW_OP_call2 0x100",
        "reg(1)+0",
        In("DW_OP_call2 0x100", InvalidOperand),
    ),
    (
        "DW_OP_call4 0x100",
        "reg(1)+0",
        In("DW_OP_call4 0x100", InvalidOperand),
    ),
    (
        "DW_OP_call_ref 0x100",
        "reg(1)+0",
        In("DW_OP_call_ref 0x100", InvalidOperand),
    ),
    // Types.
    (
        "DW_OP_lit3, DW_OP_convert 1",
        "3",
        In("DW_OP_lit3, DW_OP_convert 1", InvalidOperand),
    ),
    // 2^64 - 1.
    (
        "DW_OP_const1s -1, DW_OP_reinterpret 2",
        "18446744073709551615",
        In("DW_OP_lit3, DW_OP_reinterpret 2", InvalidOperand),
    ),
    ("DW_OP_lit3, DW_OP_nop", "3", Late),
    // Register 5 had 2 on entry.
    (
        "DW_OP_entry_value (DW_OP_reg5)",
        "2",
        In("DW_OP_entry_value (DW_OP_reg5)", Unavailable),
    ),
    // Locations.
    ("DW_OP_reg1", "reg(1)+0", Full),
    (
        "DW_OP_regx 1",
        "reg(1)+0",
        In("DW_OP_regx 60000", InvalidOperand),
    ),
    ("DW_OP_implicit_value <2a 00>", "imm(2a00)+0", Full),
    (
        "DW_OP_lit5, DW_OP_stack_value",
        "imm(0500000000000000)+0",
        In("DW_OP_stack_value", StackUnderflow),
    ),
    (
        "DW_OP_implicit_pointer 0x100 4",
        "ptr(@0x100+4)+0",
        In("DW_OP_implicit_pointer 0x100 4", InvalidOperand),
    ),
    (
        "DW_OP_reg1, DW_OP_piece 4",
        "comp[0..4: reg(1)+0]+0",
        In("DW_OP_reg1, DW_OP_piece 9", InvalidPiece),
    ),
    (
        "DW_OP_reg1, DW_OP_bit_piece 4 4",
        "comp[0..0.4: reg(1)+0.4]+0",
        In("DW_OP_reg1, DW_OP_bit_piece 60 8", InvalidPiece),
    ),
    // GNU's and WebAssembly's.
    ("DW_OP_reg1, DW_OP_GNU_uninit", "reg(1)+0", Late),
    (
        "DW_OP_GNU_encoded_addr 3 0x1234",
        "mem(0)+0x1234",
        In("DW_OP_GNU_encoded_addr 0x13 0", MissingContext),
    ),
    // Relative to 0x7000; then by way of the memory at 0x2000.
    (
        "DW_OP_GNU_encoded_addr 0x33 4",
        "mem(0)+0x7004",
        In("DW_OP_GNU_encoded_addr 0x33 4", MissingContext),
    ),
    (
        "DW_OP_GNU_encoded_addr 0x83 0x2000",
        "mem(0)+0x2a",
        In("DW_OP_GNU_encoded_addr 0x83 0x2000", Unavailable),
    ),
    // The caller passed 7; entry 0x101 is a byte at 0x2000.
    (
        "DW_OP_GNU_parameter_ref 0x100",
        "7",
        In("DW_OP_GNU_parameter_ref 0x100", InvalidOperand),
    ),
    (
        "DW_OP_GNU_variable_value 0x101",
        "42",
        In("DW_OP_GNU_variable_value 0x101", InvalidOperand),
    ),
    (
        "DW_OP_WASM_location 0 3",
        "reg(3)+0",
        In("DW_OP_WASM_location 0 3", MissingContext),
    ),
    // LLVM's.
    ("DW_OP_reg1, DW_OP_LLVM_nop", "reg(1)+0", Late),
    (
        "DW_OP_lit16, DW_OP_lit1, DW_OP_form_aspace_address",
        "mem(1)+0x10",
        In("DW_OP_lit1, DW_OP_form_aspace_address", StackUnderflow),
    ),
    (
        "DW_OP_push_lane",
        "3",
        In("DW_OP_push_lane", MissingContext),
    ),
    (
        "DW_OP_reg1, DW_OP_lit4, DW_OP_offset",
        "reg(1)+4",
        In("DW_OP_reg1, DW_OP_lit8, DW_OP_offset", OutOfBounds),
    ),
    (
        "DW_OP_reg1, DW_OP_offset_uconst 7",
        "reg(1)+7",
        In("DW_OP_reg1, DW_OP_offset_uconst 8", OutOfBounds),
    ),
    (
        "DW_OP_reg1, DW_OP_lit12, DW_OP_bit_offset",
        "reg(1)+1.4",
        In(
            "DW_OP_reg1, DW_OP_const1s -1, DW_OP_bit_offset",
            OutOfBounds,
        ),
    ),
    (
        "DW_OP_call_frame_entry_reg 1",
        "reg(1)+0",
        In("DW_OP_call_frame_entry_reg 60000", InvalidOperand),
    ),
    ("DW_OP_undefined", "undef", Full),
    (
        "DW_OP_lit1, DW_OP_aspace_bregx 6 4",
        "mem(1)+0x4004",
        In("DW_OP_aspace_bregx 6 4", StackUnderflow),
    ),
    (
        "DW_OP_lit0, DW_OP_aspace_implicit_pointer 0x100 0",
        "ptr(@0x100+0)+0",
        In("DW_OP_aspace_implicit_pointer 0x100 0", StackUnderflow),
    ),
    (
        "DW_OP_reg1, DW_OP_piece 4, DW_OP_piece_end",
        "comp[0..4: reg(1)+0]+0",
        In("DW_OP_piece_end", StackUnderflow),
    ),
    (
        "DW_OP_reg1, DW_OP_extend 8 2",
        "comp[0..1: reg(1)+0, 1..2: reg(1)+0]+0",
        In("DW_OP_reg1, DW_OP_extend 8 0", InvalidOperand),
    ),
    // In the mask 2, bit 0 is 0 and bit 1 is 1.
    (
        "DW_OP_reg1, DW_OP_reg2, DW_OP_lit2, DW_OP_select_bit_piece 8 2",
        "comp[0..1: reg(1)+0, 1..2: reg(2)+1]+0",
        In(
            "DW_OP_reg2, DW_OP_lit2, DW_OP_select_bit_piece 8 2",
            StackUnderflow,
        ),
    ),
    // Without a published code.
    (
        "DW_OP_composite, DW_OP_reg1, DW_OP_piece 4",
        "comp[0..4: reg(1)+0]+0",
        Full,
    ),
    (
        "DW_OP_reg1, DW_OP_reg2, DW_OP_lit0, DW_OP_lit4, DW_OP_overlay",
        "comp[0..4: reg(2)+0, 4..8: reg(1)+4]+0",
        In(
            "DW_OP_reg1, DW_OP_reg2, DW_OP_lit0, DW_OP_lit9, DW_OP_overlay",
            InvalidOverlay,
        ),
    ),
    (
        "DW_OP_reg1, DW_OP_reg2, DW_OP_lit0, DW_OP_lit4, DW_OP_bit_overlay",
        "comp[0..0.4: reg(2)+0, 0.4..8: reg(1)+0.4]+0",
        In(
            "DW_OP_reg1, DW_OP_reg2, DW_OP_lit0, DW_OP_const1u 65, DW_OP_bit_overlay",
            InvalidOverlay,
        ),
    ),
    (
        "DW_OP_reg1, DW_OP_reg2, DW_OP_multiloc",
        "multi{reg(1)+0 | reg(2)+0}+0",
        In("DW_OP_reg1, DW_OP_multiloc", StackUnderflow),
    ),
    (
        "DW_OP_lit1, DW_OP_lit16, DW_OP_mem",
        "mem(1)+0x10",
        In("DW_OP_lit16, DW_OP_mem", StackUnderflow),
    ),
    (
        "DW_OP_push_iteration",
        "5",
        In("DW_OP_push_iteration", MissingContext),
    ),
    (
        "DW_OP_push_simd_lane",
        "3",
        In("DW_OP_push_simd_lane", MissingContext),
    ),
    (
        "DW_OP_reg1, DW_OP_lit4, DW_OP_piece_stack",
        "comp[0..4: reg(1)+0]+0",
        In("DW_OP_piece_stack", StackUnderflow),
    ),
    (
        "DW_OP_reg1, DW_OP_lit4, DW_OP_lit8, DW_OP_bit_piece_stack",
        "comp[0..1: reg(1)+0.4]+0",
        In("DW_OP_lit8, DW_OP_bit_piece_stack", StackUnderflow),
    ),
    // No chunk is in registers.
    (
        "DW_OP_lit4, DW_OP_object_map 0x100",
        "mem(0)+0x8004",
        In("DW_OP_lit4, DW_OP_object_map 0x100", InvalidOperand),
    ),
];
