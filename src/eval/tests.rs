//! Tests that case files cannot express: machines with more state, location lists, normal forms,
//! and invalid bytes.

use super::*;
use crate::dwarf::{self, Dialect, Encoding, NoNames};
use crate::target::{ByteOrder, Register, Target};
use alloc::format;
use alloc::string::ToString;
use alloc::vec;
use alloc::vec::Vec;
use proptest::prelude::*;

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

/// The value that register 5 had on entry is not its current value; the memory at entry is unknown.
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
fn lists_give_all_entries_that_hold_or_else_the_default() {
    let machine = Snapshot::new(TARGET);
    let (one, two, three) = (
        parse("DW_OP_reg1"),
        parse("DW_OP_reg2"),
        parse("DW_OP_reg3"),
    );
    let entries = [
        ListEntry {
            range: Some((0x10, 0x20)),
            expression: &one,
        },
        ListEntry {
            range: Some((0x18, 0x30)),
            expression: &two,
        },
        ListEntry {
            range: None,
            expression: &three,
        },
    ];
    let mut evaluator = Evaluator::new(encoding(), Rules::Dwarf5);
    for (pc, want) in [
        (0x0f, "reg(3)+0"),
        (0x10, "reg(1)+0"),
        (0x18, "multi{reg(1)+0 | reg(2)+0}+0"),
        (0x20, "reg(2)+0"),
        (0x30, "reg(3)+0"),
    ] {
        assert_eq!(
            evaluator
                .list(&machine, &entries, pc, &[])
                .unwrap()
                .to_string(),
            want,
            "{pc:#x}"
        );
    }
    assert_eq!(
        evaluator.list(&machine, &entries[..2], 0, &[]).unwrap(),
        Location::UNDEFINED
    );
    let source = evaluator.source(&machine, Source::List(&entries), &[]);
    assert_eq!(source.unwrap_err().code, ErrorCode::MissingContext);
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

    // A composite with a part in two places equals two places of which one is a composite.
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

#[test]
fn limits_are_errors_of_their_own() {
    let machine = Snapshot::new(TARGET);
    let mut evaluator = Evaluator::new(encoding(), Rules::Dwarf6);
    evaluator.limits.storage_bits = 64;
    let mut code = |text: &str| {
        evaluator
            .location(&machine, &parse(text), &[])
            .unwrap_err()
            .code
    };
    assert_eq!(code("DW_OP_addr 0, DW_OP_piece 9"), ErrorCode::LimitSize);
    assert_eq!(
        code("DW_OP_composite, DW_OP_reg1, DW_OP_lit8, DW_OP_lit1, DW_OP_overlay"),
        ErrorCode::LimitSize
    );
    let doubling = format!(
        "DW_OP_reg1, DW_OP_reg2, DW_OP_multiloc{}",
        ", DW_OP_dup, DW_OP_multiloc".repeat(40)
    );
    assert_eq!(
        location(&machine, Rules::Dwarf6, &doubling),
        Err(ErrorCode::LimitSize)
    );
    let nested = "DW_OP_piece 4, DW_OP_reg1, DW_OP_multiloc, ".repeat(100) + "DW_OP_nop";
    assert_eq!(
        location(&machine, Rules::Dwarf6, &format!("DW_OP_reg1, {nested}")),
        Err(ErrorCode::LimitSize)
    );
}

/// Each limit is reached, and has its own error.
#[test]
fn every_bound_can_be_set_and_reached() {
    let mut machine = Snapshot::new(TARGET);
    machine.set_memory(0, 0, &[1; 16]);
    machine.set_object(parse("DW_OP_call_frame_cfa"));
    machine.set_canonical_frame_address(parse("DW_OP_addr 0"));
    let pieces = "DW_OP_reg1, DW_OP_piece 1, DW_OP_reg2, DW_OP_piece 1, DW_OP_reg3, DW_OP_piece 1";
    let default = Limits::DEFAULT;
    for (limits, text, code) in [
        (
            Limits {
                operations: 2,
                ..default
            },
            "DW_OP_lit1, DW_OP_lit2, DW_OP_lit3",
            ErrorCode::LimitOperations,
        ),
        (
            Limits {
                stack: 2,
                ..default
            },
            "DW_OP_lit1, DW_OP_lit2, DW_OP_lit3",
            ErrorCode::LimitStack,
        ),
        (
            Limits {
                calls: 1,
                ..default
            },
            "DW_OP_push_object_address",
            ErrorCode::LimitCalls,
        ),
        (
            Limits {
                parts: 2,
                ..default
            },
            pieces,
            ErrorCode::LimitSize,
        ),
        (
            Limits {
                parts: 1,
                ..default
            },
            "DW_OP_reg1, DW_OP_extend 8 2",
            ErrorCode::LimitSize,
        ),
        (
            Limits {
                parts: 1,
                ..default
            },
            "DW_OP_reg1, DW_OP_reg2, DW_OP_multiloc",
            ErrorCode::LimitSize,
        ),
        (
            Limits {
                storage_bits: 23,
                ..default
            },
            pieces,
            ErrorCode::LimitSize,
        ),
        (
            Limits {
                read_bits: 63,
                ..default
            },
            "DW_OP_addr 0, DW_OP_deref",
            ErrorCode::LimitSize,
        ),
    ] {
        let mut evaluator = Evaluator::new(encoding(), Rules::Dwarf6);
        assert!(
            evaluator.location(&machine, &parse(text), &[]).is_ok(),
            "{text}"
        );
        evaluator.limits = limits;
        assert_eq!(
            evaluator
                .location(&machine, &parse(text), &[])
                .map_err(|error| error.code),
            Err(code),
            "{text}"
        );
    }
    let mut evaluator = Evaluator::new(encoding(), Rules::Dwarf6);
    evaluator.limits = Limits {
        stack: 0,
        read_bits: 15,
        ..default
    };
    let initial = [Entry::Location(Location::UNDEFINED)];
    assert_eq!(
        evaluator
            .location(&machine, &[], &initial)
            .unwrap_err()
            .code,
        ErrorCode::LimitStack
    );
    let memory = Location::memory(0, 0, 8);
    assert_eq!(evaluator.read(&machine, &memory, 15), Ok(vec![1, 1]));
    assert_eq!(
        evaluator.read(&machine, &memory, 16).unwrap_err().code,
        ErrorCode::LimitSize
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

/// A machine on which every entry has a location list.
struct Listed<'l>(&'l [ListEntry<'l>], u64);

impl Machine for Listed<'_> {
    fn register_bits(&self, _: u32, _: Register) -> Option<u64> {
        Some(64)
    }

    fn read_register(&self, _: u32, _: Register, _: u64, _: &mut [u8]) -> bool {
        false
    }

    fn read_memory(&self, _: u64, _: u64, _: &mut [u8]) -> bool {
        false
    }

    fn pc(&self) -> Option<u64> {
        Some(self.1)
    }

    fn entry(&self, _: EntryReference) -> Option<EntryId> {
        Some(EntryId(7))
    }

    fn entry_location(&self, _: EntryId) -> Option<Source<'_>> {
        Some(Source::List(self.0))
    }
}

/// A called list is evaluated separately. DWARF 5 has no multi-locations, so a called list with one
/// expression works on the caller's stack.
#[test]
fn lists_are_called() {
    let (one, two, own) = (
        parse("DW_OP_reg1"),
        parse("DW_OP_reg2"),
        parse("DW_OP_lit1, DW_OP_plus"),
    );
    let entry = |start, end, expression| ListEntry {
        range: Some((start, end)),
        expression,
    };
    let entries = [entry(0, 2, &one), entry(1, 3, &two), entry(4, 5, &own)];
    let call = |rules, pc, text| {
        location(&Listed(&entries, pc), rules, text).map(|location| location.to_string())
    };
    for rules in Rules::ALL {
        assert_eq!(call(rules, 0, "DW_OP_call4 7").as_deref(), Ok("reg(1)+0"));
        assert_eq!(
            call(rules, 1, "DW_OP_call4 7").as_deref(),
            Ok("multi{reg(1)+0 | reg(2)+0}+0")
        );
        assert_eq!(call(rules, 3, "DW_OP_call4 7").as_deref(), Ok("undef"));
        let piece = call(rules, 1, "DW_OP_call4 7, DW_OP_piece 4");
        assert_eq!(
            piece.as_deref(),
            Ok("comp[0..4: multi{reg(1)+0 | reg(2)+0}+0]+0")
        );
        let on_the_stack = call(rules, 4, "DW_OP_lit5, DW_OP_call4 7, DW_OP_stack_value");
        match rules {
            Rules::Dwarf5 => assert_eq!(on_the_stack.as_deref(), Ok("imm(0600000000000000)+0")),
            _ => assert_eq!(on_the_stack, Err(ErrorCode::StackUnderflow)),
        }
    }
}

/// Repeated copies of a composite count: otherwise this would copy ten thousand parts a million
/// times.
#[test]
fn work_that_operations_hide_is_counted() {
    let machine = Snapshot::new(TARGET);
    let copies = "DW_OP_reg1, DW_OP_extend 1 10000, again: DW_OP_dup, DW_OP_lit1, DW_OP_piece 1, DW_OP_drop, \
                  DW_OP_lit1, DW_OP_bra :again";
    assert_eq!(
        location(&machine, Rules::Dwarf6, copies),
        Err(ErrorCode::LimitOperations)
    );
}

/// A machine with an array in memory at 0x1000, whose chunk 2, of 16 bytes, is in registers 1 and
/// 2.
struct Vectorized {
    chunk: Option<u64>,
}

impl Machine for Vectorized {
    fn register_bits(&self, _: u32, _: Register) -> Option<u64> {
        Some(64)
    }

    fn read_register(&self, _: u32, _: Register, _: u64, _: &mut [u8]) -> bool {
        false
    }

    fn read_memory(&self, _: u64, _: u64, _: &mut [u8]) -> bool {
        false
    }

    fn entry(&self, reference: EntryReference) -> Option<EntryId> {
        (reference == EntryReference::Unit(7)).then_some(EntryId(7))
    }

    fn object_map(&self, _: EntryId) -> Option<ObjectMap> {
        let register = |number| (64, Location::register(0, Register(number), 64));
        Some(ObjectMap {
            memory: Location::memory(0, 0x1000, 8),
            chunk: self.chunk,
            registers: Location::composite(TARGET.byte_order(), [register(1), register(2)]).ok()?,
            chunk_bytes: 16,
        })
    }

    fn wasm_location(&self, kind: u8, index: u64) -> Option<Location> {
        (kind == 0).then(|| Location::register(0, Register(index as u16), 32))
    }
}

/// By the rule of issue 230712.4: offset ÷ 16 is the chunk, the remainder is a byte of the
/// registers in order.
#[test]
fn object_maps_choose_between_memory_and_registers() {
    let at = |chunk, offset: u64| {
        let text = format!("DW_OP_constu {offset}, DW_OP_object_map 7");
        location(&Vectorized { chunk }, Rules::Dwarf6, &text)
            .unwrap()
            .to_string()
    };
    assert_eq!(at(Some(2), 31), "mem(0)+0x101f");
    assert_eq!(at(Some(2), 32), "comp[0..8: reg(1)+0, 8..16: reg(2)+0]+0");
    assert_eq!(at(Some(2), 44), "comp[0..8: reg(1)+0, 8..16: reg(2)+0]+12");
    assert_eq!(at(Some(2), 48), "mem(0)+0x1030");
    assert_eq!(at(None, 32), "mem(0)+0x1020");
    let machine = Vectorized { chunk: None };
    assert_eq!(
        location(&machine, Rules::Dwarf6, "DW_OP_lit0, DW_OP_object_map 8"),
        Err(ErrorCode::InvalidOperand)
    );
    assert_eq!(
        location(&machine, Rules::Dwarf5, "DW_OP_WASM_location 0 3")
            .unwrap()
            .to_string(),
        "reg(3)+0"
    );
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, cases: 2000, ..ProptestConfig::default() })]

    /// No bytes make evaluation panic or loop.
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

    /// Operations in any order do not make evaluation panic or loop.
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
        // Printed text has the same meaning: it parses to operations that print the same.
        let again = dwarf::parse_operations(encoding, &text, &NoNames).unwrap();
        assert_eq!(
            dwarf::print_operations(encoding, &again, &NoNames),
            Ok(text)
        );
    }
}
