//! Words, and operations on them, give the same results as large entries and the general case.

use super::*;
use crate::dwarf::{
    Address, BaseTypeRef, EntryRef, Operand, OperandKind, Operation, OperationKind, Writer,
};

/// A snapshot whose frame base and canonical frame address are locations.
struct Direct {
    state: Snapshot,
    base: Option<Location>,
}

impl Machine for Direct {
    fn register_bits(&self, frame: u32, register: Register) -> Option<u64> {
        // A register whose size is not a whole number of bytes, and a register of size 0.
        match register.0 {
            4 => Some(13),
            5 => Some(0),
            _ => self.state.register_bits(frame, register),
        }
    }

    fn read_register(&self, frame: u32, register: Register, offset: u64, into: &mut [u8]) -> bool {
        self.state.read_register(frame, register, offset, into)
    }

    fn read_memory(&self, space: u64, address: u64, into: &mut [u8]) -> bool {
        // Some memory is unreadable.
        if address & 0x40 == 0 {
            into.fill(address as u8);
        }
        space == 0 && address & 0x40 == 0
    }

    fn lane(&self) -> Option<u64> {
        Some(2)
    }

    fn frame_base(&self, _: u32) -> Option<Source<'_>> {
        self.base.clone().map(Source::Location)
    }

    fn canonical_frame_address(&self, _: u32) -> Option<Source<'_>> {
        self.base.clone().map(Source::Location)
    }

    fn load_bias(&self, _: u32) -> u64 {
        0xffff_ffff_5555_4000
    }

    fn indexed_address(&self, index: u64) -> Option<u64> {
        self.state.indexed_address(index)
    }

    fn base_type(&self, offset: u64) -> Option<BaseType> {
        self.state.base_type(offset)
    }

    fn entry(&self, reference: EntryReference) -> Option<EntryId> {
        self.state.entry(reference)
    }

    fn entry_location(&self, entry: EntryId) -> Option<Source<'_>> {
        self.state.entry_location(entry)
    }
}

fn machine(target: Target, base: usize) -> Direct {
    let mut state = Snapshot::new(target);
    for (number, size) in [(0, 8), (1, 8), (2, 4), (3, 16), (4, 2), (6, 1)] {
        state.set_register(
            Register(number),
            (0..size).map(|byte| byte * 5 + number as u8).collect(),
        );
    }
    state.set_addresses(vec![0x10, u64::MAX]);
    state.set_base_type(
        1,
        BaseType {
            encoding: BaseEncoding::Signed,
            byte_size: 4,
            order: None,
        },
    );
    state.add_entry("x", vec![0x51]);
    let bytes = target.address_bytes();
    let bases = [
        None,
        Some(Location::memory(0, 0x1000, bytes)),
        Some(Location::memory(0, 8, 4)),
        Some(Location::memory(1, 0x1000, bytes)),
        Some(Location {
            offset: 3,
            ..Location::memory(0, 0x1000, bytes)
        }),
        Some(Location::register(0, Register(1), 64)),
        Some(Location::register(0, Register(3), 128).moved(8).unwrap()),
        Some(Location::implicit(&[1, 2, 3, 4])),
    ];
    Direct {
        state,
        base: bases[base % bases.len()].clone(),
    }
}

/// Numbers at which the behavior of operations changes.
const NUMBERS: [u64; 16] = [
    0,
    1,
    2,
    3,
    4,
    8,
    16,
    31,
    32,
    63,
    64,
    0x80,
    0xffff_fff0,
    1 << 61,
    i64::MAX as u64,
    (-8i64) as u64,
];

fn operand(kind: OperandKind, number: u64) -> Operand<'static> {
    match kind {
        OperandKind::Family => Operand::Unsigned(number % 32),
        OperandKind::U8 => Operand::Unsigned((number as u8).into()),
        OperandKind::U16 => Operand::Unsigned((number as u16).into()),
        OperandKind::U32 => Operand::Unsigned((number as u32).into()),
        OperandKind::U64
        | OperandKind::Uleb
        | OperandKind::WasmIndex
        | OperandKind::EncodedAddr => Operand::Unsigned(number),
        OperandKind::I8 => Operand::Signed((number as i8).into()),
        OperandKind::I16 | OperandKind::Jump => Operand::Signed((number as i16).into()),
        OperandKind::I32 => Operand::Signed((number as i32).into()),
        OperandKind::I64 | OperandKind::Sleb => Operand::Signed(number as i64),
        OperandKind::Reg => Operand::Register(Register(number as u16 % 8)),
        OperandKind::Addr => Operand::Address(Address::Value(number)),
        OperandKind::Entry2
        | OperandKind::Entry4
        | OperandKind::EntryInfo
        | OperandKind::EntryUleb => Operand::Entry(EntryRef::Offset(0x100 + number % 2)),
        OperandKind::TypeUleb => Operand::BaseType(BaseTypeRef::Offset(number % 3)),
        OperandKind::Block | OperandKind::SmallBlock => Operand::Bytes(&[1, 2, 3, 4]),
        OperandKind::Nested => Operand::Bytes(&[0x51]),
    }
}

/// Sequences that are common in real expressions and rare in random ones.
const COMMON: [OperationKind; 5] = [
    OperationKind::Reg,
    OperationKind::Piece,
    OperationKind::Lit,
    OperationKind::Piece,
    OperationKind::StackValue,
];

/// Operations that usually find their inputs on the stack.
fn expression(encoding: Encoding, choices: &[(u16, u8, bool)]) -> Vec<u8> {
    let (mut bytes, mut fixups, mut depth) = (Vec::new(), Vec::new(), 0);
    for (choice, number, any) in choices {
        let fits = |kind: &OperationKind| {
            let description = kind.description();
            let counted = description.counts().is_some_and(|(pops, _)| pops <= depth);
            *any || (counted
                && (depth > 0 || description.operands.first() != Some(&OperandKind::Jump)))
        };
        let kinds: Vec<OperationKind> = OperationKind::ALL.iter().copied().filter(fits).collect();
        let common = COMMON
            .iter()
            .copied()
            .filter(fits)
            .nth(usize::from(*choice / 2) % COMMON.len());
        let kind = common
            .filter(|_| choice % 2 == 0)
            .unwrap_or(kinds[usize::from(*choice) % kinds.len()]);
        let number = NUMBERS[usize::from(*number) % NUMBERS.len()];
        let operands: Vec<Operand<'_>> = kind
            .description()
            .operands
            .iter()
            .map(|kind| operand(*kind, number))
            .collect();
        let operation = Operation::from_parts(kind, &operands).unwrap();
        if Writer::new(encoding, &mut bytes, &mut fixups)
            .op(operation)
            .is_ok()
        {
            let (pops, pushes) = kind.description().counts().unwrap_or((0, 0));
            depth = depth.saturating_sub(pops) + pushes;
        }
    }
    bytes
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, cases: 4000, ..ProptestConfig::default() })]

    /// For any expression, rule set, target and limits, both give the same location, or the same
    /// error.
    #[test]
    fn words_and_large_entries_agree(
        choices in proptest::collection::vec((any::<u16>(), any::<u8>(), proptest::bool::weighted(0.1)), 0..24),
        (base, target, dialect) in (0..8usize, 0..3usize, 0..3usize),
        (operations, stack, parts, bits) in (0..4usize, 0..6usize, 0..3usize, 0..3usize),
        cut in 0..40usize,
    ) {
        let target = Target::by_name(["x86_64", "generic32-be", "generic64-be"][target]).unwrap();
        let dialect = [Dialect::Dwarf5, Dialect::Llvm, Dialect::LlvmLegacy][dialect];
        let encoding = Encoding::new(dialect, target).lenient();
        let mut bytes = expression(encoding, &choices);
        if cut == 0 {
            bytes.pop();
        }
        let machine = machine(target, base);
        for rules in Rules::ALL {
            let mut words = Evaluator::new(encoding, rules);
            // The evaluator has a composite to reuse.
            words.locate(&machine, &[0x50, 0x93, 1], &[]).unwrap();
            words.limits = Limits {
                operations: [1000, 1000, 9, 4][operations],
                stack: [100, 100, 17, 2, 1, 0][stack],
                parts: [1000, 2, 1][parts],
                storage_bits: [1 << 40, 1 << 40, 100][bits],
                ..Limits::DEFAULT
            };
            let mut general = words.clone();
            general.store.stack.all_large = true;
            // After a composite, after the same expression, and after a location of another kind.
            for again in [&bytes[..], &bytes, &[0x31], &bytes] {
                let lent = words.locate(&machine, again, &[]).cloned();
                let given = words.location(&machine, again, &[]);
                let general = general.locate(&machine, again, &[]);
                prop_assert_eq!(lent.as_ref().map_err(|error| *error), general, "{:?} {:?}", rules, dwarf::print_operations(encoding, &bytes, &NoNames));
                prop_assert_eq!(given.as_ref().map_err(|error| *error), general, "{:?} {:?}", rules, dwarf::print_operations(encoding, &bytes, &NoNames));
            }
        }
    }
}

/// A register takes a stack entry before its piece is appended; by LLVM's and DWARF 6's rules the
/// composite takes another. Two pieces therefore need one entry by DWARF 5's rules, and two entries
/// by the others.
#[test]
fn a_register_needs_room_on_the_stack() {
    let machine = machine(TARGET, 1);
    let pieces = parse("DW_OP_reg1, DW_OP_piece 1, DW_OP_reg2, DW_OP_piece 1");
    for rules in Rules::ALL {
        for stack in 0..3 {
            let mut evaluator = Evaluator::new(encoding(), rules);
            evaluator.limits.stack = stack;
            let mut general = evaluator.clone();
            general.store.stack.all_large = true;
            let found = evaluator.location(&machine, &pieces, &[]);
            assert_eq!(
                found,
                general.location(&machine, &pieces, &[]),
                "{rules:?} {stack}"
            );
            let needed = if rules == Rules::Dwarf5 { 1 } else { 2 };
            let code = found.err().map(|error| error.code);
            assert_eq!(
                code,
                (stack < needed).then_some(ErrorCode::LimitStack),
                "{rules:?} {stack}"
            );
        }
    }
}

/// A lent location belongs to the evaluator and is overwritten. A clone of it, and a returned
/// location, belong to the caller.
#[test]
fn what_is_kept_does_not_change() {
    let machine = machine(TARGET, 1);
    for rules in Rules::ALL {
        let mut evaluator = Evaluator::new(encoding(), rules);
        let (mut kept, mut want) = (Vec::new(), Vec::new());
        for number in (0..4).chain(0..4) {
            let bytes = parse(&format!(
                "DW_OP_reg{number}, DW_OP_piece 1, DW_OP_reg6, DW_OP_piece 1"
            ));
            kept.push(evaluator.locate(&machine, &bytes, &[]).unwrap().clone());
            kept.push(evaluator.location(&machine, &bytes, &[]).unwrap());
            kept.push(
                evaluator
                    .location(&machine, &parse(&format!("DW_OP_reg{number}")), &[])
                    .unwrap(),
            );
            let two = format!("comp[0..1: reg({number})+0, 1..2: reg(6)+0]+0");
            want.extend([two.clone(), two, format!("reg({number})+0")]);
        }
        assert_eq!(
            kept.iter().map(Location::to_string).collect::<Vec<_>>(),
            want,
            "{rules:?}"
        );
    }
}

/// All stack entries of the most common expressions are words. A composite of pieces is separate
/// from the stack only by DWARF 5's rules.
#[test]
fn most_entries_are_words() {
    let machine = machine(TARGET, 1);
    let pieces = "DW_OP_piece 4, DW_OP_reg1, DW_OP_piece 8, DW_OP_lit1, DW_OP_stack_value, DW_OP_piece 4, DW_OP_addr 8, DW_OP_piece 2";
    for rules in Rules::ALL {
        for text in [
            "",
            "DW_OP_fbreg -24",
            "DW_OP_call_frame_cfa",
            "DW_OP_breg1 8, DW_OP_deref, DW_OP_plus_uconst 4, DW_OP_stack_value",
            "DW_OP_lit7, DW_OP_lit2, DW_OP_div, DW_OP_dup, DW_OP_mul, DW_OP_lit3, DW_OP_swap, DW_OP_minus",
            "DW_OP_regx 1",
            pieces,
        ] {
            let mut evaluator = Evaluator::new(encoding(), rules);
            evaluator.locate(&machine, &parse(text), &[]).unwrap();
            let has_large = text == pieces && rules != Rules::Dwarf5;
            assert_eq!(
                evaluator.store.stack.had_large(),
                has_large,
                "{rules:?} {text}"
            );
        }
    }
    let lane = "DW_OP_regx 3, DW_OP_push_lane, DW_OP_lit4, DW_OP_mul, DW_OP_offset, DW_OP_piece 4, DW_OP_piece_end";
    let location = location(&machine, Rules::Llvm, lane).unwrap();
    assert_eq!(location.to_string(), "comp[0..4: reg(3)+8]+0");
}
