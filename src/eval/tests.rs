//! Tests that case files cannot express: machines with more state, normal forms, and invalid bytes.

use super::*;
use crate::dwarf::{self, Dialect, Encoding, NoNames};
use crate::target::{ByteOrder, Register, Target};
use alloc::format;
use alloc::string::ToString;
use alloc::vec;
use alloc::vec::Vec;
use proptest::prelude::*;

mod limits;
mod lists;
mod object_maps;
mod words;

const TARGET: Target = Target::X86_64;

fn encoding() -> Encoding {
    Encoding::new(Dialect::Llvm, TARGET).lenient()
}

fn parse(text: &str) -> Vec<u8> {
    dwarf::parse_operations(encoding(), text, &NoNames).unwrap()
}

fn location(machine: &dyn Machine, rules: Rules, text: &str) -> Result<Location, ErrorCode> {
    Evaluator::new(encoding(), rules)
        .location(machine, &parse(text), &[])
        .map_err(|error| error.code)
}

#[test]
fn what_a_machine_knows_is_used() {
    let mut machine = Snapshot::new(TARGET);
    machine.set_thread_storage(0, 0x1000);
    machine.set_addresses(vec![0x10, 0x20]);
    machine.iteration = Some(3);
    let mut evaluator = Evaluator::new(encoding(), Rules::Dwarf5);
    for (text, want) in [
        ("DW_OP_lit8, DW_OP_form_tls_address", 0x1008),
        ("DW_OP_addrx 1", 0x20),
        ("DW_OP_constx 0", 0x10),
    ] {
        assert_eq!(
            evaluator
                .value(&machine, &parse(text), &[])
                .unwrap()
                .unsigned(),
            want,
            "{text}"
        );
    }
    let mut evaluator = Evaluator::new(encoding(), Rules::Dwarf6);
    assert_eq!(
        evaluator
            .value(&machine, &parse("DW_OP_push_iteration"), &[])
            .unwrap()
            .unsigned(),
        3
    );
    let place = location(
        &machine,
        Rules::Dwarf6,
        "DW_OP_lit8, DW_OP_form_tls_location",
    );
    assert_eq!(place.unwrap().to_string(), "mem(0)+0x1008");
    assert_eq!(
        location(&machine, Rules::Dwarf6, "DW_OP_addrx 2"),
        Err(ErrorCode::MissingContext)
    );

    // On i386, thread-local variables are below the thread pointer: 0x1000 - 8.
    let target = Target::by_name("generic32-le").unwrap();
    let mut machine = Snapshot::new(target);
    machine.set_thread_storage(0, 0x1000);
    let encoding = Encoding::new(Dialect::Llvm, target).lenient();
    for text in [
        "DW_OP_const1s -8, DW_OP_form_tls_address",
        "DW_OP_const4u 0xfffffff8, DW_OP_GNU_push_tls_address",
    ] {
        for rules in Rules::ALL {
            let bytes = dwarf::parse_operations(encoding, text, &NoNames).unwrap();
            let place = Evaluator::new(encoding, rules).location(&machine, &bytes, &[]);
            assert_eq!(place.unwrap().to_string(), "mem(0)+0xff8", "{text}");
        }
    }
}

/// The value that register 5 had on entry is not its current value; the contents of memory on entry
/// are unknown.
#[test]
fn entry_values_are_of_the_frame_at_entry() {
    let mut machine = Snapshot::new(TARGET);
    machine.set_register(Register(5), vec![1; 8]);
    machine.set_frame_register(100, Register(5), vec![2, 0, 0, 0, 0, 0, 0, 0]);
    machine.set_memory(0, 2, &[9; 8]);
    machine.set_entry_frame(100);
    for rules in [Rules::Dwarf5, Rules::Llvm, Rules::Dwarf6] {
        let mut evaluator = Evaluator::new(encoding(), rules);
        for text in [
            "DW_OP_entry_value (DW_OP_reg5)",
            "DW_OP_entry_value (DW_OP_breg5 0)",
        ] {
            assert_eq!(
                evaluator
                    .value(&machine, &parse(text), &[])
                    .unwrap()
                    .unsigned(),
                2,
                "{text}"
            );
        }
        let deref = evaluator.value(
            &machine,
            &parse("DW_OP_entry_value (DW_OP_breg5 0, DW_OP_deref)"),
            &[],
        );
        assert_eq!(deref.unwrap_err().code, ErrorCode::Unavailable);
        let nothing = evaluator.value(&machine, &parse("DW_OP_entry_value ()"), &[]);
        assert_eq!(nothing.unwrap_err().code, ErrorCode::StackUnderflow);
    }
    // A composite is not a value, independent of the rest of DWARF 5's stack.
    let composite = parse("DW_OP_entry_value (DW_OP_lit1, DW_OP_lit2, DW_OP_piece 4)");
    let composite = Evaluator::new(encoding(), Rules::Dwarf5).value(&machine, &composite, &[]);
    assert_eq!(composite.unwrap_err().code, ErrorCode::NotAValue);
}

#[test]
fn normal_forms_are_equal_where_bits_are() {
    let form =
        |location: &Location, bits| NormalForm::of(location, bits, ByteOrder::Little).unwrap();
    let register = Location::register(0, Register(1), 64);
    let halves = Location::composite(
        ByteOrder::Little,
        [(32, register.clone()), (32, register.moved(32).unwrap())],
    )
    .unwrap();
    assert_eq!(form(&register, 64), form(&halves, 64));
    assert_eq!(form(&halves, 64).to_string(), "0..8: reg(1)+0");

    let bytes = Location::implicit(&[0xab, 0xcd]);
    let bits = Location::composite(
        ByteOrder::Little,
        [
            (4, bytes.clone()),
            (8, bytes.moved(4).unwrap()),
            (4, bytes.moved(12).unwrap()),
        ],
    );
    assert_eq!(form(&bytes, 16), form(&bits.unwrap(), 16));

    // A composite with a part in two places equals two places, one of which is a composite.
    let memory = Location::memory(0, 0xf00, 8);
    let middle = Location::multiple([memory.moved(32).unwrap(), register.clone()]).unwrap();
    let outside = memory.moved(64).unwrap();
    let parts = Location::composite(
        ByteOrder::Little,
        [(32, memory.clone()), (32, middle), (32, outside.clone())],
    )
    .unwrap();
    let other = Location::composite(
        ByteOrder::Little,
        [(32, memory.clone()), (32, register.clone()), (32, outside)],
    )
    .unwrap();
    let whole = Location::multiple([other, memory.clone()]).unwrap();
    assert_eq!(form(&parts, 96), form(&whole, 96));
    assert_eq!(
        form(&whole, 96).to_string(),
        "0..4: mem(0)+0xf00, 4..8: {mem(0)+0xf04 | reg(1)+0}, 8..12: mem(0)+0xf08"
    );

    let past = NormalForm::of(&register, 65, ByteOrder::Little);
    assert_eq!(past.unwrap_err().code, ErrorCode::OutOfBounds);
}

/// Each bit of a big-endian value in the normal form is the bit that a read returns.
#[test]
fn known_bits_are_in_storage_order() {
    let value = Location::implicit(&[0b1000_0001, 0b0100_0000]);
    let form = NormalForm::of(&value, 10, ByteOrder::Big).unwrap();
    // In order: 1 0 0 0 0 0 0 1, 0 1; the first is the least significant bit of the list.
    assert_eq!(
        form.runs,
        [Run {
            bits: 10,
            origin: Origin::Known(vec![0b1000_0001, 0b10])
        }]
    );
}

/// An implicit pointer to an implicit pointer to register 1: each read follows one.
#[test]
fn implicit_pointers_are_followed_level_by_level() {
    let mut machine = Snapshot::new(TARGET);
    let [value, pointer, circle] = [0, 1, 2].map(|index| Snapshot::FIRST_ENTRY + index);
    machine.add_entry("value", parse("DW_OP_reg1"));
    machine.add_entry(
        "pointer",
        parse(&format!("DW_OP_implicit_pointer {value} 2")),
    );
    machine.add_entry("circle", parse(&format!("DW_OP_call4 {circle}")));
    let start = format!("DW_OP_implicit_pointer {pointer} 0");
    for rules in [Rules::Llvm, Rules::Dwarf6] {
        let at = |text: &str| {
            location(&machine, rules, &format!("{start}{text}"))
                .map(|location| location.to_string())
        };
        assert_eq!(at("").as_deref(), Ok("ptr(@0x101+0)+0"));
        assert_eq!(at(", DW_OP_deref").as_deref(), Ok("ptr(@0x100+2)+0"));
        assert_eq!(at(", DW_OP_deref, DW_OP_deref").as_deref(), Ok("reg(1)+2"));
        // Half of an implicit pointer cannot be followed.
        assert_eq!(at(", DW_OP_deref_size 4"), Err(ErrorCode::Unavailable));
        assert_eq!(
            location(&machine, rules, &format!("DW_OP_call4 {circle}")),
            Err(ErrorCode::LimitCalls)
        );
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, cases: 2000, ..ProptestConfig::default() })]

    /// Evaluation does not panic or loop for any bytes.
    #[test]
    fn any_bytes_end(bytes in proptest::collection::vec(any::<u8>(), 0..60), rules in 0..3usize, old in any::<bool>()) {
        let rules = [Rules::Dwarf5, Rules::Llvm, Rules::Dwarf6][rules];
        let dialect = if old { Dialect::LlvmLegacy } else { Dialect::Llvm };
        let encoding = Encoding::new(dialect, TARGET).lenient();
        ends(encoding, rules, &bytes);
    }

    /// Text that resembles expressions parses or is rejected.
    #[test]
    fn any_text_is_read(words in proptest::collection::vec(0..18usize, 0..12), other in ".{0,12}") {
        let pieces = [
            "DW_OP_bra ", "DW_OP_entry_value ", "(", ")", ":a", "a:", "<2", "a>", ", ", "-9223372036854775808", "0x",
            "@x", " ", ";", "DW_OP_skip :a", "\n", "DW_OP_implicit_value ", &other,
        ];
        let text: alloc::string::String = words.into_iter().map(|index| pieces[index]).collect();
        if let Ok(bytes) = dwarf::parse_operations(encoding(), &text, &NoNames) {
            ends(encoding(), Rules::Dwarf6, &bytes);
        }
    }

    /// Evaluation does not panic or loop for operations in any order.
    #[test]
    fn any_operations_end(codes in proptest::collection::vec((any::<u8>(), 0..40u8), 0..40), rules in 0..3usize) {
        let rules = [Rules::Dwarf5, Rules::Llvm, Rules::Dwarf6][rules];
        // Opcodes that are likely to be operations, with small operands, so that evaluation takes
        // many steps.
        let mut bytes = Vec::new();
        for (code, operand) in codes {
            match code % 8 {
                0 => bytes.extend([0xe9, code >> 4, operand, operand]),
                1 => bytes.extend([0xe9, 0x80 | (operand % 10), 0x02]),
                2 => bytes.extend([0x93, operand]),
                3 => bytes.extend([0x50 + operand % 20]),
                4 => bytes.extend([0x30 + operand % 32]),
                5 => bytes.extend([0x12 + operand % 6]),
                6 => bytes.extend([0x19 + operand % 20, operand, 0]),
                _ => bytes.extend([0x70 + operand % 20, operand]),
            }
        }
        ends(encoding(), rules, &bytes);
    }
}

fn ends(encoding: Encoding, rules: Rules, bytes: &[u8]) {
    let mut machine = Snapshot::new(TARGET);
    machine.lane = Some(1);
    machine.set_register(Register(0), vec![0x10, 0, 0, 0, 0, 0, 0, 0]);
    machine.set_register(Register(1), vec![0xff; 8]);
    machine.set_memory(0, 0, &[7; 64]);
    machine.set_object(vec![0x50]);
    machine.set_frame_base(vec![0x70, 8]);
    let mut evaluator = Evaluator::new(encoding, rules);
    evaluator.limits.operations = 10_000;
    evaluator.limits.parts = 1000;
    if let Ok(location) = evaluator.location(&machine, bytes, &[]) {
        let _ = location.to_string();
        let _ = NormalForm::of(&location, 64, TARGET.byte_order());
        let _ = read_bits(&machine, TARGET.byte_order(), &location, 61);
        let _ = write_bits(&mut machine, TARGET.byte_order(), &location, &[1; 8], 61);
    }
    let _ = evaluator.value(&machine, bytes, &[]);
    if let Ok(text) = dwarf::print_operations(encoding, bytes, &NoNames) {
        // Printed text has the same meaning: it parses to operations with the same text.
        let again = dwarf::parse_operations(encoding, &text, &NoNames).unwrap();
        assert_eq!(
            dwarf::print_operations(encoding, &again, &NoNames),
            Ok(text)
        );
    }
}
