//! Tests of the parser.

use super::super::{Dialect, print_operations};
use super::*;
use crate::target::Target;

fn encoding() -> Encoding {
    Encoding::new(Dialect::Llvm, Target::X86_64).lenient()
}

#[test]
fn text_round_trips() {
    for text in [
        "DW_OP_addr 0x1000, DW_OP_deref, DW_OP_plus_uconst 8, DW_OP_stack_value",
        "DW_OP_lit31, DW_OP_reg0, DW_OP_breg31 -129, DW_OP_regx 2560, DW_OP_bregx 33 4",
        "DW_OP_implicit_value <2a 00 00 00>, DW_OP_piece 4, DW_OP_bit_piece 3 5",
        "DW_OP_entry_value (DW_OP_entry_value (DW_OP_reg5), DW_OP_deref)",
        "DW_OP_const_type 0x2a <01 02>, DW_OP_convert generic, DW_OP_reinterpret 0x2a",
        "DW_OP_LLVM_form_aspace_address, DW_OP_LLVM_nop, DW_OP_LLVM_extend 32 4, DW_OP_overlay",
        "DW_OP_const8s -9223372036854775808, DW_OP_const8u 18446744073709551615, DW_OP_bra -3",
        "DW_OP_WASM_location 0 2, DW_OP_WASM_location 3 2, DW_OP_GNU_encoded_addr 11 4",
    ] {
        let bytes = parse_operations(encoding(), text, &NoNames)
            .unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(
            print_operations(encoding(), &bytes, &NoNames).as_deref(),
            Ok(text)
        );
    }
}

#[test]
fn prefixes_labels_and_comments() {
    for text in [
        "DW_OP_lit1 ; one\nDW_OP_bra :end\nDW_OP_LLVM_user DW_OP_LLVM_offset_uconst 1",
        "DW_OP_lit1, DW_OP_bra :end, DW_OP_LLVM_offset_uconst 1",
    ] {
        // Both texts lack the label `end`, so the branch has no target.
        let error = parse_operations(encoding(), text, &NoNames).unwrap_err();
        assert!(
            matches!(
                error.kind,
                OperationParseErrorKind::UnknownName { what: "label", .. }
            ),
            "{error}"
        );
    }
    let labelled = "DW_OP_lit1, DW_OP_bra :end, DW_OP_lit2, DW_OP_lit3, end: DW_OP_offset_uconst 1";
    let lines = "DW_OP_lit1\r\nDW_OP_implicit_value <2a\r\n00> ; two bytes\r\n";
    assert_eq!(
        parse_operations(encoding(), lines, &NoNames).as_deref(),
        Ok(&[0x31, 0x9e, 2, 0x2a, 0][..])
    );
    let counted = "DW_OP_lit1, DW_OP_bra 2, DW_OP_lit2, DW_OP_lit3, DW_OP_offset_uconst 1";
    assert_eq!(
        parse_operations(encoding(), labelled, &NoNames),
        parse_operations(encoding(), counted, &NoNames)
    );
}

#[test]
fn errors_name_the_place() {
    for (text, line, column) in [
        ("DW_OP_lit1\nDW_OP_bogus", 2, 1),
        ("DW_OP_piece", 1, 12),
        ("DW_OP_piece 4 4", 1, 14),
        ("DW_OP_const1u 256", 1, 15),
        ("DW_OP_piece -1", 1, 13),
        ("DW_OP_lit1, DW_OP_bra :end", 1, 24),
        ("DW_OP_bra :", 1, 12),
        ("DW_OP_entry_value (DW_OP_reg5, DW_OP_frob)", 1, 32),
        ("DW_OP_LLVM_user DW_OP_plus", 1, 1),
        ("é: DW_OP_lit1, é: DW_OP_lit2", 1, 16),
        ("DW_OP_implicit_value <2", 1, 24),
        ("DW_OP_entry_value (DW_OP_reg5", 1, 30),
        ("DW_OP_reg5)", 1, 11),
        ("DW_OP_convert i32", 1, 15),
    ] {
        let error = parse_operations(encoding(), text, &NoNames).unwrap_err();
        assert_eq!(
            (error.line, error.column),
            (line, column),
            "{text}: {error}"
        );
    }
}

#[test]
fn nesting_has_an_end() {
    let deep = "DW_OP_entry_value (".repeat(100_000);
    assert_eq!(
        parse_operations(encoding(), &deep, &NoNames)
            .unwrap_err()
            .kind,
        OperationParseErrorKind::TooDeep
    );
}
