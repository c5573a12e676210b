//! Frame rules that are expressions.

use super::*;

/// A rule that is an expression, and a check of the location that it gives.
fn with_rule(code: u8, register: Register, expression: &str) -> (Snapshot, Vec<u8>) {
    let expression = ops(expression);
    let mut rule = vec![
        0x41,
        0x0e,
        16,
        code,
        register.0 as u8,
        expression.len() as u8,
    ];
    rule.extend_from_slice(&expression);
    (simulated().0, debug_frame(ON_ENTRY, &rule))
}

#[test]
fn rules_may_be_expressions() {
    for (code, expression, want) in [
        // The CFA, 0x7f10, is on the stack.
        (0x10, "DW_OP_lit8, DW_OP_minus", Ok("mem(0)+0x7f08")),
        (0x16, "DW_OP_deref", Ok("imm(0500000000000000)+0")),
        // The CFA is on the stack twice.
        (
            0x16,
            "DW_OP_call_frame_cfa, DW_OP_minus",
            Ok("imm(0000000000000000)+0"),
        ),
        // In another register, in a piece of two, and where another register was saved.
        (0x10, "DW_OP_reg12", Ok("reg(12)+0")),
        (
            0x10,
            "DW_OP_LLVM_call_frame_entry_reg 16",
            Ok("mem(0)+0x7f08"),
        ),
        // The rule depends on its own result.
        (
            0x10,
            "DW_OP_LLVM_call_frame_entry_reg 3",
            Err(ErrorCode::Circular),
        ),
        (
            0x16,
            "DW_OP_drop, DW_OP_drop",
            Err(ErrorCode::StackUnderflow),
        ),
    ] {
        let (machine, bytes) = with_rule(code, RBX, expression);
        let mut stack = stack_of(machine, &bytes);
        assert_eq!(stack.unwind(), Ok(true), "{expression}");
        let location = stack.locate(1, RBX).map(|location| location.to_string());
        assert_eq!(
            location.as_deref().map_err(|error| error.code),
            want,
            "{expression}"
        );
    }
}

#[test]
fn the_cfa_may_be_an_expression_that_does_not_depend_on_it() {
    for (expression, want) in [
        ("DW_OP_breg7 16", Ok("mem(0)+0x7f10")),
        ("DW_OP_call_frame_cfa", Err(ErrorCode::Circular)),
        // Where the return address was saved depends on the CFA.
        (
            "DW_OP_LLVM_call_frame_entry_reg 16",
            Err(ErrorCode::Circular),
        ),
    ] {
        let bytes = ops(expression);
        let mut rule = vec![0x0f, bytes.len() as u8];
        rule.extend_from_slice(&bytes);
        let bytes = debug_frame(ON_ENTRY, &rule);
        let mut stack = stack_of(simulated().0, &bytes);
        let cfa = stack.frames()[0]
            .canonical_frame_address()
            .map(|location| location.to_string());
        assert_eq!(
            cfa.as_deref().map_err(|error| error.code),
            want,
            "{expression}"
        );
        assert_eq!(stack.unwind().is_ok(), want.is_ok());
    }
}

/// leaf: rbp is the seven bytes of r12 from the second on. The eighth is unknown, so `middle` has
/// no CFA.
#[test]
fn a_partly_lost_register_is_not_an_address() {
    let expression = ops("DW_OP_reg12, DW_OP_LLVM_offset_uconst 1");
    let mut bytes = debug_frame(
        ON_ENTRY,
        &[
            &[0x0e, 16, 0x10, 6, expression.len() as u8],
            &expression[..],
        ]
        .concat(),
    );
    add_function(&mut bytes, 0x2000, 0x100, &[0x0c, 6, 16]);
    let mut stack = stack_of(simulated().0, &bytes);
    assert_eq!(stack.unwind(), Ok(true));
    assert_eq!(stack.locate(1, RBP).unwrap().to_string(), "reg(12)+1");
    assert_eq!(
        stack.frames()[1]
            .canonical_frame_address()
            .unwrap_err()
            .code,
        ErrorCode::OutOfBounds
    );
    assert!(
        matches!(stack.unwind(), Err(UnwindError::Eval(error)) if error.code == ErrorCode::OutOfBounds)
    );
}
