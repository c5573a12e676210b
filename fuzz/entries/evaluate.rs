//! Any bytes as an expression, a location list or call frame information, in any rule set.

use super::Input;
use super::machine::{Made, PC};
use dwarfsmith::Target;
use dwarfsmith::dwarf::{
    self, Dialect, Encoding, FrameIndex, FrameSection, ListForm, LocationListSection, NoNames,
};
use dwarfsmith::eval::{
    CallStack, Evaluator, Limits, ListEntry, Location, Machine, NormalForm, Origin, Rules, Storage,
    Value, read_bits, write_bits,
};
use dwarfsmith::target::{ByteOrder, Register};

const RULES: [Rules; 3] = [Rules::Dwarf5, Rules::Llvm, Rules::Dwarf6];

/// Limits that are smaller than the defaults, so that they are reached.
const SMALL: Limits = Limits {
    operations: 100,
    stack: 8,
    calls: 4,
    parts: 8,
    storage_bits: 1 << 12,
    read_bits: 1 << 10,
};
/// The default limits, except for the number of operations, so that a run is short.
const LARGE: Limits = Limits {
    operations: 20_000,
    ..Limits::DEFAULT
};

/// The first bytes choose target, dialect, rules and the machine's state, then comes another
/// expression, which entries have, and the rest is evaluated.
pub fn evaluate(bytes: &[u8]) {
    let mut input = Input(bytes);
    let targets: Vec<Target> = Target::all().collect();
    let target = input.pick(&targets);
    let dialect = input.pick(&Dialect::ALL);
    let (flags, state) = (input.byte(), input.byte());
    let encoding = Encoding {
        gnu: flags & 1 == 0,
        experimental: flags & 2 == 0,
        offset_bytes: if flags & 4 == 0 { 4 } else { 8 },
        ..Encoding::new(dialect, target)
    };
    let limits = if flags & 8 == 0 { LARGE } else { SMALL };
    let mut evaluator = Evaluator::new(encoding, RULES[usize::from(flags >> 4) % 3]);
    evaluator.limits = limits;
    let kind = input.byte();
    let other = input.block();
    let machine = Made::new(target, state, input.0, other);
    match kind % 4 {
        0 | 1 => expression(machine, evaluator, input.0),
        2 => list(machine, evaluator, input.0),
        _ => frames(machine, evaluator, input.0, kind & 4 == 0),
    }
}

fn expression(mut machine: Made<'_>, mut evaluator: Evaluator, bytes: &[u8]) {
    let encoding = evaluator.encoding();
    let order = encoding.order;
    if let Ok(text) = dwarf::print_operations(encoding, bytes, &NoNames) {
        // If the printed operations can be parsed, they print again as the same text. Two codes may
        // have the same name, so that not all can be parsed.
        if let Ok(again) = dwarf::parse_operations(encoding, &text, &NoNames) {
            assert_eq!(
                dwarf::print_operations(encoding, &again, &NoNames).as_ref(),
                Ok(&text)
            );
        }
    }
    let found = evaluator.location(&machine, bytes, &[]);
    // A reused evaluator gives the same results as a new one.
    let mut fresh = evaluator.clone();
    let value = evaluator.value(&machine, bytes, &[]);
    assert_eq!(value, fresh.value(&machine, bytes, &[]));
    assert_eq!(found, fresh.location(&machine, bytes, &[]));
    if let Ok(value) = value {
        let bytes = value.to_bytes(order);
        assert_eq!(Value::from_bytes(value.ty(), &bytes, order), Ok(value));
    }
    if let Ok(stack) = evaluator.stack(&machine, bytes, &[]) {
        let stack = stack.to_vec();
        assert!(stack.len() <= evaluator.limits.stack);
        let _ = evaluator.location(&machine, bytes, &stack);
    }
    let Ok(location) = found else { return };
    let _ = location.text(order, &|_| None);
    for count in [1, 8, 29, 64, 300] {
        look(&machine, order, &location, count);
    }
    let _ = evaluator.read(&machine, &location, location.left().min(1 << 16));
    let pattern = [0xa5; 9];
    for count in [5, 64] {
        let wrote = write_bits(&mut machine, order, &location, &pattern, count);
        if wrote.is_ok()
            && matches!(
                location.storage,
                Storage::Memory { .. } | Storage::Register { .. }
            )
        {
            let read = read_bits(&machine, order, &location, count);
            let wanted = first_bits(&pattern, order, count);
            assert_eq!(read.as_ref(), Ok(&wanted), "{count} bits");
        }
    }
}

/// The first bits of bytes in storage order, padded with zeros.
fn first_bits(bytes: &[u8], order: ByteOrder, count: u128) -> Vec<u8> {
    let mut bytes = bytes[..count.div_ceil(8) as usize].to_vec();
    let unused = (8 - count % 8) % 8;
    if let Some(last) = bytes.last_mut() {
        *last = match order {
            ByteOrder::Little => *last << unused >> unused,
            ByteOrder::Big => *last >> unused << unused,
        };
    }
    bytes
}

/// Reads bits and their origins: reading each bit at its origin must give the same.
fn look(machine: &dyn Machine, order: ByteOrder, location: &Location, count: u128) {
    let read = read_bits(machine, order, location, count);
    let Ok(form) = NormalForm::of(location, count, order) else {
        assert!(
            read.is_err(),
            "what has no normal form was read: {location}"
        );
        return;
    };
    assert_eq!(form.bits(), count);
    assert!(form.runs.iter().all(|run| run.bits > 0));
    let _ = form.to_string();
    let Ok(read) = read else { return };
    let bit = |bytes: &[u8], index: u128| {
        let byte = bytes[(index / 8) as usize];
        match order {
            ByteOrder::Little => byte >> (index % 8) & 1,
            ByteOrder::Big => byte >> (7 - index % 8) & 1,
        }
    };
    let mut at = 0;
    for run in &form.runs {
        let place = match &run.origin {
            Origin::Memory { space, bit } => {
                let bytes = machine.address_space_bytes(*space).unwrap_or(8);
                Location {
                    offset: *bit,
                    ..Location::memory(*space, 0, bytes)
                }
            }
            Origin::Register {
                frame,
                register,
                bit,
            } => {
                let bits = machine
                    .register_bits(*frame, Register(*register))
                    .unwrap_or(0);
                Location {
                    offset: *bit,
                    ..Location::register(*frame, Register(*register), bits)
                }
            }
            Origin::Known(list) => {
                for index in 0..run.bits {
                    assert_eq!(
                        bit(&read, at + index),
                        list[(index / 8) as usize] >> (index % 8) & 1,
                        "{location}"
                    );
                }
                at += run.bits;
                continue;
            }
            Origin::Undefined | Origin::ImplicitPointer { .. } => {
                panic!("bits that nobody knows were read: {location}")
            }
            // Any of them may be read.
            Origin::OneOf(_) => {
                at += run.bits;
                continue;
            }
        };
        let there = read_bits(machine, order, &place, run.bits).unwrap();
        for index in 0..run.bits {
            assert_eq!(bit(&read, at + index), bit(&there, index), "{location}");
        }
        at += run.bits;
    }
    assert_eq!(at, count);
}

fn list(machine: Made<'_>, mut evaluator: Evaluator, bytes: &[u8]) {
    let encoding = evaluator.encoding();
    for form in [
        ListForm::DebugLoc,
        ListForm::DebugLocSplit,
        ListForm::DebugLoclists,
    ] {
        let section = LocationListSection::new(form, encoding.address_bytes, encoding.order, bytes);
        for item in section.items(0) {
            assert!(item.is_err() || item.is_ok_and(|(offset, _)| offset < bytes.len() as u64));
        }
        let mut offsets = vec![0];
        for unit in section.units().flatten() {
            offsets.extend((0..unit.lists().min(4)).filter_map(|index| unit.list(index).ok()));
            assert!(unit.list(unit.lists()).is_err());
        }
        for offset in offsets.into_iter().take(8) {
            let entries = section
                .locations(offset, 0x1000, |index| machine.indexed_address(index))
                .flatten();
            let entries: Vec<ListEntry<'_>> = entries.map(ListEntry::from).take(1 << 10).collect();
            for entry in &entries {
                assert!(entry.range.is_none_or(|(start, end)| start <= end));
            }
            for pc in [PC, 0x1000, u64::MAX] {
                let Ok(location) = evaluator.list(&machine, &entries, pc, &[]) else {
                    continue;
                };
                look(&machine, encoding.order, &location, 64);
            }
        }
    }
}

fn frames(machine: Made<'_>, evaluator: Evaluator, bytes: &[u8], eh: bool) {
    let (target, order) = (machine.target, evaluator.encoding().order);
    let mut section = match eh {
        true => FrameSection::eh_frame(target, bytes, 0x1000),
        false => FrameSection::debug_frame(target, bytes),
    };
    (section.text, section.data) = (Some(0x1000), Some(0));
    for entry in section.entries().flatten() {
        assert!(entry.start <= entry.end);
        let _ = entry.instructions().take(1 << 12).count();
        let Ok(mut rows) = entry.rows() else { continue };
        let mut before = entry.start;
        for _ in 0..1 << 12 {
            let Ok(Some(row)) = rows.next_row() else {
                break;
            };
            assert!(row.start == before && row.start < row.end && row.end <= entry.end);
            before = row.end;
        }
    }
    let Ok(mut stack) = CallStack::new(
        machine,
        target,
        evaluator.clone(),
        vec![FrameIndex::new(section)],
    ) else {
        return;
    };
    stack.add_frame_base(0x1000, 0x2000, stack.machine().other);
    stack.max_frames = 6;
    stack.return_address_mask = Some(0xffff_ffff);
    while let Ok(true) = stack.unwind() {}
    let mut evaluator = evaluator;
    for frame in 0..stack.frames().len() as u32 {
        assert!(stack.select(frame));
        let _ = evaluator.canonical_frame_address(&stack, frame);
        for register in 0..20 {
            let _ = evaluator.entry_register(&stack, frame, Register(register));
            let Ok(location) = stack.locate(frame, Register(register)) else {
                continue;
            };
            look(stack.machine(), order, &location, 32);
        }
        // DW_OP_fbreg 8, DW_OP_deref.
        if let Ok(location) = evaluator.location(&stack, &[0x91, 8, 0x06], &[]) {
            look(&stack, order, &location, 64);
        }
    }
}
