//! Expressions of every kind in LLVM's own tests: the lifetimes that they become, in a snapshot,
//! and the meaning of the lifetimes on random machine states, compared with [`old`].

use super::old::{self, Found, Operand, Place};
use super::{made, module, snapshot, upgraded};
use crate::support::valid;
use Operand::{Constant, Frame, Poison, Register, Slot};
use dwarfsmith::check::State;
use dwarfsmith::check::reference::{BitOrigin, Form, MachineState, Reference};
use dwarfsmith::lower::LowerOptions;
use dwarfsmith::metadata::{Id, Object, VariableId};
use dwarfsmith::{Position, Target, text};

/// The expected result of a record.
enum Expected {
    /// The lifetime has the meaning that the evaluator computes.
    Same,
    /// The location is unknown, without a warning.
    Nothing,
    /// The location is unknown, with this warning.
    Refused(&'static str),
    /// As in the snapshot; the evaluator does not support the operation.
    Shown,
}
use Expected::{Nothing, Refused, Same, Shown};

const RDI: Operand = Register("rdi", 64);
const EDI: Operand = Register("rdi", 32);
const RAX: Operand = Register("rax", 64);
const AL: Operand = Register("rax", 8);

/// The size of the variable in bits, the kind of record, its operands, its expression.
type Case = (
    u32,
    &'static str,
    &'static [Operand],
    &'static str,
    Expected,
);

const V: &str = "dbg_value";
const D: &str = "dbg_declare";

#[rustfmt::skip]
const CASES: &[Case] = &[
    // Unchanged operands.
    (64, V, &[RDI], "", Same),
    (32, V, &[EDI], "", Same),
    (32, V, &[RDI], "", Same),
    (64, V, &[Slot(-24, 64)], "", Same),
    (32, V, &[Slot(-24, 64)], "", Same),
    (64, V, &[Frame(-16)], "", Same),
    (64, V, &[RDI], "DW_OP_stack_value", Same),
    (64, V, &[EDI], "DW_OP_stack_value", Same),
    (64, V, &[EDI], "", Refused("the record's value has 32 bits, but describes 64 bits")),
    (64, V, &[Poison(64)], "", Nothing),
    (64, V, &[Poison(64)], "DW_OP_plus_uconst, 8, DW_OP_stack_value", Nothing),
    // Constants, of the variable's width or another.
    (32, V, &[Constant(32, -7)], "", Same),
    (64, V, &[Constant(32, -7)], "", Same),
    (8, V, &[Constant(1, 1)], "", Same),
    (8, V, &[Constant(64, 0x1234)], "", Same),
    (64, V, &[Constant(32, -7)], "DW_OP_plus_uconst, 3, DW_OP_stack_value", Same),
    (64, V, &[Constant(32, -7)], "DW_OP_plus_uconst, 3", Same),
    (64, V, &[Constant(64, 8), Constant(32, -9)], "DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_minus", Same),
    (64, V, &[Constant(64, 4)], "DW_OP_LLVM_convert, 8, DW_ATE_signed, DW_OP_LLVM_convert, 64, DW_ATE_signed", Same),
    (64, V, &[], "DW_OP_constu, 42, DW_OP_stack_value", Same),
    (64, V, &[], "DW_OP_consts, 18446744073709551615, DW_OP_stack_value", Same),
    (32, V, &[], "DW_OP_lit17, DW_OP_stack_value", Same),
    (64, V, &[Constant(64, 4)], "DW_OP_lit0, DW_OP_plus, DW_OP_LLVM_convert, 8, DW_ATE_signed, DW_OP_LLVM_convert, 64, DW_ATE_signed, DW_OP_stack_value", Same),
    // Addresses.
    (32, V, &[RDI], "DW_OP_deref", Same),
    (32, V, &[Frame(-16)], "DW_OP_deref", Same),
    (64, V, &[RDI], "DW_OP_deref, DW_OP_deref", Same),
    (64, V, &[RDI], "DW_OP_deref, DW_OP_stack_value", Same),
    (32, V, &[RDI], "DW_OP_plus_uconst, 8", Same),
    (32, V, &[RDI], "DW_OP_plus_uconst, 8, DW_OP_deref", Same),
    (32, V, &[RDI], "DW_OP_deref, DW_OP_plus_uconst, 8, DW_OP_deref", Same),
    (64, V, &[RDI], "DW_OP_deref_size, 2, DW_OP_stack_value", Same),
    (64, V, &[RDI], "DW_OP_deref_size, 16, DW_OP_stack_value", Refused("DW_OP_deref_size (operation 0): no number has 128 bits")),
    (64, V, &[RDI], "DW_OP_deref_type, 32, DW_ATE_signed, DW_OP_LLVM_convert, 64, DW_ATE_signed, DW_OP_stack_value", Same),
    (32, V, &[RDI], "DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef", Same),
    (64, V, &[RDI], "DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef, DW_OP_plus_uconst, 1, DW_OP_stack_value", Same),
    (32, V, &[RDI], "DW_OP_constu, 77, DW_OP_swap, DW_OP_xderef", Refused("DW_OP_xderef (operation 2): the address space")),
    // Declarations: one more dereference.
    (32, D, &[Frame(-16)], "", Same),
    (32, D, &[RDI], "", Same),
    (32, D, &[Frame(-16)], "DW_OP_deref", Same),
    (32, D, &[Frame(-16)], "DW_OP_plus_uconst, 4", Same),
    (32, D, &[Frame(-16)], "DW_OP_deref, DW_OP_constu, 8, DW_OP_minus", Same),
    (32, D, &[Frame(-16)], "DW_OP_deref, DW_OP_deref, DW_OP_plus_uconst, 8", Same),
    (32, D, &[Frame(-16)], "DW_OP_LLVM_tag_offset, 5", Same),
    (32, D, &[Poison(64)], "", Nothing),
    (32, D, &[Frame(-16)], "DW_OP_stack_value", Refused("DW_OP_stack_value (operation 0): the operation has no meaning at this position")),
    // Arithmetic.
    (64, V, &[RDI], "DW_OP_plus_uconst, 18446744073709551615, DW_OP_stack_value", Same),
    (64, V, &[RDI], "DW_OP_constu, 5, DW_OP_minus, DW_OP_stack_value", Same),
    (32, V, &[EDI], "DW_OP_constu, 3, DW_OP_mul, DW_OP_stack_value", Same),
    (64, V, &[RDI], "DW_OP_consts, -3, DW_OP_div, DW_OP_stack_value", Same),
    (64, V, &[RDI], "DW_OP_constu, 10, DW_OP_mod, DW_OP_stack_value", Same),
    (64, V, &[RDI], "DW_OP_constu, 255, DW_OP_and, DW_OP_stack_value", Same),
    (64, V, &[RDI], "DW_OP_constu, 1, DW_OP_or, DW_OP_stack_value", Same),
    (64, V, &[RDI], "DW_OP_constu, 18446744073709551615, DW_OP_xor, DW_OP_stack_value", Same),
    (64, V, &[RDI], "DW_OP_constu, 4, DW_OP_shl, DW_OP_stack_value", Same),
    (64, V, &[RDI], "DW_OP_constu, 4, DW_OP_shr, DW_OP_stack_value", Same),
    (64, V, &[RDI], "DW_OP_constu, 4, DW_OP_shra, DW_OP_stack_value", Same),
    (64, V, &[RDI], "DW_OP_constu, 64, DW_OP_shra, DW_OP_stack_value", Same),
    (64, V, &[RDI], "DW_OP_neg, DW_OP_stack_value", Same),
    (64, V, &[RDI], "DW_OP_not, DW_OP_stack_value", Same),
    (64, V, &[RDI], "DW_OP_abs, DW_OP_stack_value", Same),
    (8, V, &[RDI], "DW_OP_constu, 5, DW_OP_eq, DW_OP_stack_value", Same),
    (8, V, &[RDI], "DW_OP_constu, 5, DW_OP_ne, DW_OP_stack_value", Same),
    (8, V, &[RDI], "DW_OP_consts, -1, DW_OP_lt, DW_OP_stack_value", Same),
    (8, V, &[RDI], "DW_OP_consts, -1, DW_OP_le, DW_OP_stack_value", Same),
    (8, V, &[RDI], "DW_OP_consts, -1, DW_OP_gt, DW_OP_stack_value", Same),
    (8, V, &[RDI], "DW_OP_consts, -1, DW_OP_ge, DW_OP_stack_value", Same),
    (64, V, &[RDI], "DW_OP_constu, 0, DW_OP_div, DW_OP_stack_value", Refused("E116")),
    // The stack.
    (64, V, &[RDI], "DW_OP_dup, DW_OP_mul, DW_OP_stack_value", Same),
    (64, V, &[RDI], "DW_OP_constu, 100, DW_OP_swap, DW_OP_minus, DW_OP_stack_value", Same),
    (64, V, &[RDI], "DW_OP_lit3, DW_OP_over, DW_OP_plus, DW_OP_plus, DW_OP_stack_value", Same),
    (64, V, &[RDI], "DW_OP_lit3, DW_OP_lit5, DW_OP_rot, DW_OP_minus, DW_OP_mul, DW_OP_stack_value", Same),
    (64, V, &[RDI], "DW_OP_lit3, DW_OP_lit5, DW_OP_pick, 2, DW_OP_minus, DW_OP_plus, DW_OP_stack_value", Same),
    (64, V, &[RDI], "DW_OP_lit3, DW_OP_drop, DW_OP_lit1, DW_OP_plus, DW_OP_stack_value", Same),
    (64, V, &[RDI], "DW_OP_lit3, DW_OP_stack_value", Same),
    (64, V, &[RDI], "DW_OP_plus, DW_OP_stack_value", Refused("DW_OP_plus (operation 0): the stack has too few entries")),
    (64, V, &[], "DW_OP_stack_value", Refused("too few")),
    // Base types.
    (32, V, &[AL], "DW_OP_LLVM_convert, 8, DW_ATE_signed, DW_OP_LLVM_convert, 32, DW_ATE_signed, DW_OP_stack_value", Same),
    (32, V, &[AL], "DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value", Same),
    (32, V, &[RDI], "DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value", Same),
    (64, V, &[RDI], "DW_OP_LLVM_convert, 16, DW_ATE_signed, DW_OP_constu, 7, DW_OP_shr, DW_OP_LLVM_convert, 64, DW_ATE_signed, DW_OP_stack_value", Same),
    (32, V, &[EDI], "DW_OP_LLVM_convert, 32, DW_ATE_signed, DW_OP_consts, -3, DW_OP_div, DW_OP_stack_value", Same),
    (32, V, &[EDI], "DW_OP_LLVM_convert, 32, DW_ATE_float, DW_OP_stack_value", Shown),
    (128, V, &[RDI], "DW_OP_LLVM_convert, 64, DW_ATE_signed, DW_OP_LLVM_convert, 128, DW_ATE_signed, DW_OP_stack_value", Same),
    (64, V, &[RDI], "DW_OP_LLVM_convert, 0, DW_ATE_signed, DW_OP_stack_value", Refused("no number has 0 bits")),
    (64, V, &[AL], "DW_OP_LLVM_convert, 8, DW_ATE_signed, DW_OP_stack_value", Refused("the record's value has 8 bits, but describes 64 bits")),
    // Bits.
    (32, V, &[RDI], "DW_OP_LLVM_extract_bits_zext, 3, 5, DW_OP_stack_value", Same),
    (32, V, &[RDI], "DW_OP_LLVM_extract_bits_sext, 3, 5", Same),
    (32, V, &[EDI], "DW_OP_LLVM_extract_bits_sext, 0, 32, DW_OP_stack_value", Same),
    (64, V, &[RDI], "DW_OP_LLVM_extract_bits_sext, 0, 64, DW_OP_stack_value", Same),
    (32, D, &[Frame(-16)], "DW_OP_LLVM_extract_bits_zext, 8, 4", Same),
    (32, D, &[Frame(-16)], "DW_OP_plus_uconst, 4, DW_OP_LLVM_extract_bits_sext, 13, 11", Same),
    (32, V, &[RDI], "DW_OP_LLVM_extract_bits_zext, 60, 5, DW_OP_stack_value", Refused("no number has 5 bits from bit 60 on")),
    // Several operands.
    (64, V, &[RDI, RAX], "DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value", Same),
    (64, V, &[RDI, Constant(64, 9)], "DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_mul, DW_OP_stack_value", Same),
    (64, V, &[Constant(64, 8), Constant(32, -9)], "DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_minus, DW_OP_stack_value", Same),
    (64, V, &[RDI, RDI], "DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_xor, DW_OP_stack_value", Same),
    (64, V, &[RDI, EDI, Slot(-40, 64)], "DW_OP_LLVM_arg, 2, DW_OP_LLVM_arg, 1, DW_OP_LLVM_convert, 32, DW_ATE_signed, DW_OP_LLVM_convert, 64, DW_ATE_signed, DW_OP_constu, 8, DW_OP_mul, DW_OP_LLVM_arg, 0, DW_OP_plus, DW_OP_plus, DW_OP_stack_value", Same),
    (32, V, &[RDI, RAX], "DW_OP_LLVM_arg, 1, DW_OP_LLVM_arg, 0, DW_OP_plus, DW_OP_deref", Same),
    (64, V, &[RDI], "DW_OP_LLVM_arg, 0", Same),
    (64, V, &[RDI, Poison(64)], "DW_OP_LLVM_arg, 0, DW_OP_stack_value", Nothing),
    (64, V, &[RDI], "DW_OP_LLVM_arg, 1, DW_OP_stack_value", Refused("DW_OP_LLVM_arg (operation 0): the record has 1 operand")),
    (64, V, &[RDI, RAX], "DW_OP_plus, DW_OP_stack_value", Refused("the record has 2 operands")),
    // Registers by number, of call sites: 7 is rsp.
    (64, V, &[RDI], "DW_OP_breg7, 16, DW_OP_plus, DW_OP_stack_value", Same),
    // Fragments.
    (64, V, &[EDI], "DW_OP_LLVM_fragment, 0, 32", Same),
    (64, V, &[RDI], "DW_OP_LLVM_fragment, 32, 32", Same),
    (64, V, &[RDI], "DW_OP_plus_uconst, 1, DW_OP_stack_value, DW_OP_LLVM_fragment, 8, 16", Same),
    (64, V, &[RDI], "DW_OP_deref, DW_OP_LLVM_fragment, 16, 16", Same),
    (64, D, &[Frame(-16)], "DW_OP_LLVM_fragment, 0, 32", Same),
    (64, V, &[RDI], "DW_OP_LLVM_fragment, 48, 32", Refused("the fragment is not within the variable")),
    (64, V, &[RDI], "DW_OP_LLVM_fragment, 0, 0", Refused("the fragment is not within the variable")),
    (64, V, &[RDI], "DW_OP_LLVM_fragment, 0, 32, DW_OP_stack_value", Refused("DW_OP_LLVM_fragment (operation 0): the operation has no meaning at this position")),
    // Pointers to objects that are not in memory.
    (64, V, &[EDI], "DW_OP_LLVM_implicit_pointer", Same),
    (64, V, &[Constant(32, 4)], "DW_OP_LLVM_implicit_pointer, DW_OP_LLVM_implicit_pointer", Same),
    (64, V, &[RDI], "DW_OP_plus_uconst, 1, DW_OP_LLVM_implicit_pointer", Same),
    (64, V, &[RDI], "DW_OP_LLVM_implicit_pointer, DW_OP_deref", Refused("DW_OP_deref (operation 1): the operation has no meaning at this position")),
    (64, V, &[EDI], "DW_OP_LLVM_implicit_pointer, DW_OP_LLVM_fragment, 0, 32", Refused("an implicit pointer cannot be split")),
    // Values on entry to the function.
    (64, V, &[RDI], "DW_OP_LLVM_entry_value, 1", Shown),
    (64, V, &[RDI], "DW_OP_LLVM_entry_value, 1, DW_OP_plus_uconst, 4, DW_OP_stack_value", Shown),
    (32, V, &[RDI], "DW_OP_LLVM_entry_value, 1, DW_OP_deref", Shown),
    (32, D, &[RDI], "DW_OP_LLVM_entry_value, 1", Shown),
    (64, V, &[RDI], "DW_OP_LLVM_arg, 0, DW_OP_LLVM_entry_value, 1, DW_OP_stack_value", Shown),
    (64, V, &[RDI], "DW_OP_lit1, DW_OP_plus, DW_OP_LLVM_entry_value, 1", Refused("DW_OP_LLVM_entry_value (operation 2): the operation has no meaning at this position")),
    (64, V, &[Frame(-16)], "DW_OP_LLVM_entry_value, 1", Refused("E119")),
    // Operations that do not describe a variable of a function.
    (64, V, &[RDI], "DW_OP_push_object_address, DW_OP_deref", Refused("DW_OP_push_object_address (operation 0): the operation has no meaning")),
    (64, V, &[RDI], "DW_OP_piece, 4", Refused("DW_OP_piece (operation 0): the operation has no meaning")),
    (64, V, &[RDI], "DW_OP_LLVM_poisoned", Nothing),
    // The newer spelling.
    (64, V, &[RDI], "DIOpArg(0, i64)", Same),
    (32, D, &[Frame(-16)], "DIOpArg(0, ptr), DIOpDeref(i32)", Same),
    (32, V, &[Frame(-16)], "DIOpReferrer(ptr), DIOpDeref(i32)", Same),
    (64, V, &[RDI, RAX], "DIOpArg(0, i64), DIOpArg(1, i64), DIOpAdd()", Same),
    (64, V, &[RDI, Constant(64, 3)], "DIOpArg(0, i64), DIOpArg(1, i64), DIOpMul()", Same),
    (64, V, &[EDI], "DIOpArg(0, i32), DIOpSExt(i64)", Same),
    (64, V, &[Constant(32, 0), EDI], "DIOpArg(1, i32), DIOpConvert(i8), DIOpFragment(24, 8)", Same),
    (64, V, &[RDI], "DIOpFragment(0, 32), DIOpArg(0, ptr), DIOpDeref(i32)", Same),
    (64, V, &[RDI], "DIOpArg(0, ptr), DIOpConstant(i64 -8), DIOpByteOffset(ptr), DIOpReinterpret(i64)", Refused("E117")),
    (128, V, &[RDI, RAX], "DIOpArg(0, i64), DIOpArg(1, i64), DIOpComposite(2, b128)", Shown),
    (64, V, &[RDI], "DIOpArg(0, i64), DIOpAddrOf(0)", Shown),
    (64, V, &[RDI], "DIOpArg(1, i64)", Refused("DIOpArg (operation 0): the record has 1 operand")),
    (64, V, &[RDI], "DIOpArg(0, i32)", Refused("DIOpArg (operation 0): the operand has type i64")),
    (64, V, &[RDI], "DIOpArg(0, i64), DIOpDeref(i64)", Refused("DIOpDeref (operation 1): it cannot take an operand of type i64")),
    (64, V, &[RDI], "DIOpArg(0, i64), DIOpArg(0, i64)", Refused("more than one entry")),
    (64, V, &[RDI], "DIOpArg(0, i64), DIOpConvert(i32)", Refused("the record's value has 32 bits, but describes 64 bits")),
];

fn source(case: &Case) -> (String, String) {
    let (bits, kind, operands, expression, _) = case;
    let listed: Vec<String> = operands.iter().map(|operand| operand.text()).collect();
    let operands = if listed.len() == 1 {
        listed.concat()
    } else {
        format!("!DIArgList({})", listed.join(", "))
    };
    let record = format!("#{kind}({operands}, !{bits}0, !DIExpression({expression}))");
    let source = module(
        &format!("define @f size 0x10 !dbg !3 {{\nb @ 0x0:\n0x4: {record}\n}}\n"),
        &[u64::from(*bits)],
    );
    (source, record)
}

/// The bits of an old expression's fragment, or all.
fn fragment(expression: &str, all: u32) -> (u32, u32) {
    let spaced = expression
        .replace("DIOpFragment(", "DW_OP_LLVM_fragment, ")
        .replace(')', "");
    let words: Vec<&str> = spaced.split(',').map(str::trim).collect();
    match words.iter().position(|word| *word == "DW_OP_LLVM_fragment") {
        Some(at) => (
            words[at + 1].parse().unwrap(),
            words[at + 2].parse().unwrap(),
        ),
        None => (0, all),
    }
}

#[test]
fn expressions_become_lifetimes() {
    let mut shown = String::new();
    for case in CASES {
        let (source, record) = source(case);
        let parsed = upgraded(&source);
        let made = made(&parsed.module);
        shown += &format!("{record}\n{made}");
        for warning in &parsed.warnings {
            shown += &format!("    warning: {}\n", warning.kind);
        }
        let has_warnings = !parsed.warnings.is_empty();
        match &case.4 {
            Same | Shown => assert!(
                !has_warnings && made.contains("dbg.def"),
                "{record}: {:?}",
                parsed.warnings
            ),
            Nothing => assert!(!has_warnings && made.is_empty(), "{record}: {made}"),
            Refused(why) => {
                assert!(made.is_empty(), "{record}: {made}");
                let [warning] = &parsed.warnings[..] else {
                    panic!("{record}: {:?}", parsed.warnings)
                };
                let text = warning.kind.to_string();
                assert!(text.contains(why), "{record}: {text}");
                assert_eq!(&source[warning.span.clone()], format!("0x4: {record}"));
            }
        }
    }
    snapshot("expressions", shown);
}

/// A run of bits, and their origin.
pub type Run = (u64, BitOrigin);

/// The runs of a form with one location; a location that a consumer may fail to find counts as
/// found.
pub fn runs(form: &Form, into: &mut Vec<Run>) {
    match form {
        Form::Run { bits, origin } => into.push((*bits, origin.clone())),
        Form::Sequence(forms) => forms.iter().for_each(|form| runs(form, into)),
        Form::Doubtful(_, form) => runs(form, into),
        Form::OneOf(choices) => panic!("in several places: {choices:?}"),
    }
}

/// The run of bits that the upgraded lifetimes give.
fn check_run(run: &Run, state: &State, expected: &Found, offset: u64, what: &str) {
    let (bits, origin) = run;
    let bytes = (offset / 8) as usize;
    let found: Vec<u8> = match (&expected.place, origin) {
        (Place::Register(name), BitOrigin::Register { register, bit }) => {
            assert_eq!(
                (*register, *bit),
                (Target::X86_64.register(name).unwrap().0, offset),
                "{what}"
            );
            let all = MachineState::register(state, *register).unwrap();
            all[(*bit / 8) as usize..][..(*bits / 8) as usize].to_vec()
        }
        (Place::Memory(address), BitOrigin::Memory { space, bit }) => {
            assert_eq!(
                *bit,
                u128::from(*address) * 8 + u128::from(offset),
                "{what}"
            );
            let byte =
                |at: u64| MachineState::memory(state, *space, (*bit / 8) as u64 + at).unwrap();
            (0..*bits / 8).map(byte).collect()
        }
        (Place::Value, BitOrigin::Known(known)) => known
            .chunks(8)
            .map(|byte| {
                byte.iter()
                    .rev()
                    .fold(0, |all, bit| all << 1 | u8::from(*bit))
            })
            .collect(),
        (Place::Pointer(to), BitOrigin::Pointer { to: pointee, .. }) => {
            let mut pointed = Vec::new();
            runs(&pointee.form(), &mut pointed);
            let [run] = &pointed[..] else {
                panic!("{what}: {pointed:?}")
            };
            return check_run(run, state, to, 0, what);
        }
        _ => panic!("{what}: {run:?}"),
    };
    assert_eq!(found, expected.bytes[bytes..bytes + found.len()], "{what}");
}

#[test]
fn lifetimes_have_the_meaning_of_the_old_expressions() {
    let (mut compared, mut failing) = (0, 0);
    for case in CASES.iter().filter(|case| matches!(case.4, Same)) {
        let (source, record) = source(case);
        let parsed = text::parse(&source).unwrap();
        valid(&parsed.module);
        let function = parsed.module.code.functions().next().unwrap();
        let reference = Reference::new(&parsed.module, |_| false);
        let &(all, kind, operands, expression, _) = case;
        let (offset, bits) = fragment(expression, all);
        for seed in 0..200 {
            let state = State::new(Target::X86_64, seed);
            let expected = match expression.contains("DIOp") {
                true => old::evaluate_typed(&state, operands, expression, bits),
                false => old::evaluate(&state, operands, expression, kind == D, bits),
            };
            let mut at = reference.at(Some((function.id, Position(8))), &state);
            let Ok(found) = at.object(Object::Variable(VariableId::from_index(0))) else {
                // An offset of half an address space.
                assert!(expected.is_none(), "{record}, seed {seed}");
                continue;
            };
            // The object wraps around the end of memory, where a consumer may fail.
            if expected.is_none() && found.form.may_fail() {
                failing += 1;
                continue;
            }
            let mut found_runs = Vec::new();
            runs(&found.form, &mut found_runs);
            let Some(expected) = expected else {
                let known = |origin: &BitOrigin| {
                    !matches!(origin, BitOrigin::Failed(_) | BitOrigin::Undefined)
                };
                assert!(
                    !found_runs.iter().any(|run| known(&run.1)),
                    "{record}: {found_runs:?}"
                );
                failing += 1;
                continue;
            };
            let mut bit = 0;
            for run in &found_runs {
                let what = format!("{record}, seed {seed}, bit {bit}");
                let end = bit + run.0;
                if end <= offset.into() || bit >= (offset + bits).into() {
                    assert_eq!(run.1, BitOrigin::Undefined, "{what}");
                } else {
                    check_run(run, &state, &expected, bit - u64::from(offset), &what);
                }
                bit = end;
            }
            assert_eq!(bit, u64::from(all), "{record}");
            compared += 1;
        }
    }
    // Every case that is not `Same` is shown with its warning or as unknown.
    assert!(compared > 80 * 200, "{compared} of {failing}");
}

#[test]
fn lowered_bytes_have_the_same_meaning() {
    use dwarfsmith::check::{Options, round_trip};
    use dwarfsmith::dwarf::Dialect;
    for case in CASES {
        let (source, record) = source(case);
        let parsed = text::parse(&source).unwrap();
        let validated = valid(&parsed.module);
        for dialect in [Dialect::Dwarf5, Dialect::Llvm] {
            let lowered = validated.lower(&LowerOptions::new(dialect)).unwrap();
            let report = round_trip(&validated, &lowered, Options { states: 8, seed: 1 });
            assert!(report.is_clean(), "{record} in {dialect}: {report}");
        }
    }
}
