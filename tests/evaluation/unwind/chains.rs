//! Registers that were saved through several frames, and rules whose location has several parts.

use super::frames::{RBX, RSP, number, ops, simulated, stack_of};
use super::{ON_ENTRY, add_function, debug_frame};
use dwarfsmith::eval::{Machine, Snapshot};
use dwarfsmith::target::Register;

const R12: Register = Register(12);

/// `DW_CFA_expression` for a register.
fn expression(register: Register, text: &str) -> Vec<u8> {
    let bytes = ops(text);
    let mut rule = vec![0x10, register.0 as u8, bytes.len() as u8];
    rule.extend_from_slice(&bytes);
    rule
}

/// The machine of [`simulated`], with other rules: `leaf` has pushed r12 instead of rbx; `middle` has
/// the given rules, and its CFA is 0x7f38.
fn chain(middle: &[u8]) -> (Snapshot, Vec<u8>) {
    let mut bytes = debug_frame(ON_ENTRY, &[0x41, 0x0e, 16, 0x8c, 2]);
    add_function(
        &mut bytes,
        0x2000,
        0x100,
        &[&[0x0c, 6, 16, 0x86, 2], middle].concat(),
    );
    add_function(&mut bytes, 0x3000, 0x10, &[0x0c, 7, 8, 0x07, 16]);
    (simulated().0, bytes)
}

#[test]
fn a_register_may_be_saved_in_one_that_the_callee_saved() {
    // middle: rbx is in r12. leaf saved r12 at 0x7f00; rbx has had middle's value since then.
    let (machine, bytes) = chain(&[0x09, 3, 12]);
    let mut stack = stack_of(machine, &bytes);
    while stack.unwind().unwrap() {}
    let place = |frame, register| stack.locate(frame, register).unwrap().to_string();
    assert_eq!(
        [0, 1, 2].map(|frame| place(frame, RBX)),
        ["reg(3)+0", "reg(3)+0", "mem(0)+0x7f00"]
    );
    assert_eq!(
        [0, 1, 2].map(|frame| place(frame, R12)),
        ["reg(12)+0", "mem(0)+0x7f00", "mem(0)+0x7f00"]
    );
    assert_eq!(
        [1, 2].map(|frame| number(&stack, frame, RBX)),
        [Some(0xdead), Some(0xb1)]
    );
    // A write through both frames changes memory, and not leaf's contents of r12.
    assert!(stack.write_register(2, RBX, 0, &0x5eedu64.to_le_bytes()));
    assert_eq!(
        (number(&stack, 1, R12), number(&stack, 0, R12)),
        (Some(0x5eed), Some(12))
    );
    // A write of two bytes of rbx, from the second byte on.
    assert!(stack.write_register(2, RBX, 1, &[0xaa, 0xbb]));
    assert_eq!(number(&stack, 2, RBX), Some(0xbb_aaed));
}

#[test]
fn two_registers_may_be_exchanged() {
    // rbx is in r12 and r12 in rbx: this is not a cycle, because each is the callee's register.
    let (machine, bytes) = chain(&[0x09, 3, 12, 0x09, 12, 3]);
    let mut stack = stack_of(machine, &bytes);
    while stack.unwind().unwrap() {}
    assert_eq!(
        [2, 1].map(|frame| number(&stack, frame, RBX)),
        [Some(0xb1), Some(0xdead)]
    );
    assert_eq!(
        [2, 1].map(|frame| number(&stack, frame, R12)),
        [Some(0xdead), Some(0xb1)]
    );
}

/// The saved register is in memory, with its upper half in another register: the location overlays
/// four bytes of memory with r12.
#[test]
fn a_rule_may_be_an_overlay_on_memory() {
    // From the CFA - 0x18, 0x7f20: four bytes of memory, and then four of r12.
    let rule = "DW_OP_lit24, DW_OP_neg, DW_OP_LLVM_offset, DW_OP_reg12, DW_OP_lit4, DW_OP_lit4, DW_OP_overlay";
    let (machine, bytes) = chain(&expression(RBX, rule));
    let mut stack = stack_of(machine, &bytes);
    while stack.unwind().unwrap() {}
    // middle's r12 is at 0x7f00. It covers the bytes from 0x7f24 to 0x7f28.
    assert_eq!(
        stack.locate(2, RBX).unwrap().to_string(),
        "comp[0..0x7f24: mem(0)+0x0, 0x7f24..0x7f28: mem(0)+0x7f00, 0x7f28..end: mem(0)+0x7f28]+0x7f20"
    );
    // 0xb2 is at 0x7f20, 0xb1 at 0x7f00.
    assert_eq!(number(&stack, 2, RBX), Some(0xb1_0000_00b2));
    assert!(stack.write_register(2, RBX, 0, &0x1111_2222_3333_4444u64.to_le_bytes()));
    assert_eq!(number(&stack, 1, R12), Some(0x1111_2222));
    let mut memory = [0; 8];
    assert!(stack.read_memory(0, 0x7f20, &mut memory));
    assert_eq!(u64::from_le_bytes(memory), 0x3333_4444);
}

/// A composite of pieces: a register that the callee saved, another register's value, and an
/// undefined piece.
#[test]
fn a_rule_may_be_pieces() {
    let rule = "DW_OP_drop, DW_OP_reg12, DW_OP_piece 2, DW_OP_reg3, DW_OP_piece 1, DW_OP_lit7, DW_OP_stack_value, \
                DW_OP_piece 1, DW_OP_piece 4";
    let (machine, bytes) = chain(&expression(RBX, rule));
    let mut stack = stack_of(machine, &bytes);
    while stack.unwind().unwrap() {}
    let place = stack.locate(2, RBX).unwrap().to_string();
    assert_eq!(
        place,
        "comp[0..2: mem(0)+0x7f00, 2..3: reg(3)+0, 3..4: imm(07)+0, 4..8: undef]+0"
    );
    let mut bytes = [0; 4];
    assert!(stack.read_register(2, RBX, 0, &mut bytes));
    // 0xb1 in memory, the low byte of 0xdead, 7.
    assert_eq!(bytes, [0xb1, 0, 0xad, 7]);
    // The other four bytes are undefined. A write that cannot change all bytes changes none.
    assert_eq!(number(&stack, 2, RBX), None);
    assert!(!stack.write_register(2, RBX, 0, &[0; 8]));
    assert_eq!(number(&stack, 1, R12), Some(0xb1));
    assert_eq!(number(&stack, 2, RSP), Some(0x7f38));
}
