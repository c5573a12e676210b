//! Invalid bytes: no panic, and bounded work.

use super::{ON_ENTRY, debug_frame};
use dwarfsmith::Target;
use dwarfsmith::dwarf::{Dialect, Encoding, FrameIndex, FrameSection};
use dwarfsmith::eval::{CallStack, Evaluator, Rules, Snapshot};
use dwarfsmith::target::Register;
use proptest::prelude::*;

fn read_all(section: FrameSection<'_>) {
    for entry in section.entries().flatten() {
        assert!(entry.start <= entry.end);
        let Ok(mut rows) = entry.rows() else { continue };
        let mut before = entry.start;
        while let Ok(Some(row)) = rows.next_row() {
            assert!(row.start == before && row.start < row.end && row.end <= entry.end);
            before = row.end;
        }
    }
    let _ = FrameIndex::new(section).row_at(0x1000);
}

proptest! {
    #[test]
    fn any_bytes_cause_no_panic(bytes in proptest::collection::vec(any::<u8>(), 0..200), address: u64) {
        for target in Target::all() {
            read_all(FrameSection::debug_frame(target, &bytes));
            let mut section = FrameSection::eh_frame(target, &bytes, address);
            (section.text, section.data) = (Some(address), Some(0));
            read_all(section);
        }
    }

    #[test]
    fn a_changed_section_causes_no_panic(place in 0usize..200, value: u8, length in 0usize..200) {
        let mut bytes = debug_frame(ON_ENTRY, &[0x41, 0x0e, 16, 0x86, 2, 0x0a, 0x43, 0x0d, 6, 0x0b]);
        let place = place % bytes.len();
        bytes[place] = value;
        bytes.truncate(length.max(1));
        read_all(FrameSection::debug_frame(Target::X86_64, &bytes));
        read_all(FrameSection::eh_frame(Target::X86_64, &bytes, 0));
    }

    #[test]
    fn any_instructions_cause_no_panic(instructions in proptest::collection::vec(any::<u8>(), 0..60)) {
        let bytes = debug_frame(ON_ENTRY, &instructions);
        let section = FrameSection::debug_frame(Target::X86_64, &bytes);
        read_all(section);
        let mut machine = Snapshot::new(Target::X86_64);
        machine.pc = Some(0x1010);
        for register in 0..17 {
            machine.set_register(Register(register), 0x100u64.to_le_bytes().to_vec());
        }
        machine.set_memory(0, 0, &[0x10; 0x400]);
        let evaluator = Evaluator::new(Encoding::new(Dialect::Llvm, Target::X86_64), Rules::Llvm);
        if let Ok(mut stack) = CallStack::new(machine, Target::X86_64, evaluator, vec![FrameIndex::new(section)]) {
            stack.max_frames = 10;
            while let Ok(true) = stack.unwind() {}
        }
    }
}
