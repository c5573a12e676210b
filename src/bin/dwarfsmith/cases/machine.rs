//! The machine of a case: a snapshot, with additional callers' frames, location lists, object maps
//! and lane counts.

use dwarfsmith::eval::{
    EntryId, EntryRegister, Evaluator, ListEntry, Machine, ObjectMap, Snapshot, Source,
};
use dwarfsmith::target::Register;
use std::collections::BTreeMap;

/// The parts of a case that a snapshot lacks, with assembled expressions.
#[derive(Default)]
pub(super) struct Code {
    /// The location lists of entries.
    pub(super) lists: BTreeMap<u64, Vec<CodeItem>>,
    /// The rules that find the callers, starting with the rules of the innermost frame.
    pub(super) frames: Vec<FrameRules>,
    pub(super) maps: BTreeMap<u64, MapCode>,
    pub(super) lane_count: Option<u64>,
    pub(super) simd_width: Option<u64>,
}

/// An entry of a location list: its expression, and its range unless it is the default entry.
pub(super) type CodeItem = (Option<(u64, u64)>, Vec<u8>);

#[derive(Default)]
pub(super) struct FrameRules {
    pub(super) rules: BTreeMap<u16, Vec<u8>>,
    pub(super) cfa: Option<Vec<u8>>,
}

pub(super) struct MapCode {
    pub(super) memory: Vec<u8>,
    pub(super) chunk: Vec<u8>,
    pub(super) registers: Vec<u8>,
    pub(super) chunk_bytes: u64,
    pub(super) range: Option<(u64, u64)>,
}

pub(super) struct CaseMachine<'c> {
    pub(super) snapshot: Snapshot,
    code: &'c Code,
    lists: BTreeMap<u64, Vec<ListEntry<'c>>>,
}

impl<'c> CaseMachine<'c> {
    /// Returns the machine, with the callers' registers that follow from the rules.
    pub(super) fn new(
        snapshot: Snapshot,
        code: &'c Code,
        evaluator: &mut Evaluator,
    ) -> CaseMachine<'c> {
        let entry = |(range, expression): &'c CodeItem| ListEntry {
            range: *range,
            expression,
        };
        let list =
            |(id, items): (&u64, &'c Vec<CodeItem>)| (*id, items.iter().map(entry).collect());
        let mut machine = CaseMachine {
            snapshot,
            code,
            lists: code.lists.iter().map(list).collect(),
        };
        for frame in 0..code.frames.len() as u32 {
            machine.unwind(frame, evaluator);
        }
        machine
    }

    /// Finds the registers of a frame's caller that the case does not state. A register has no
    /// value if its rule fails.
    fn unwind(&mut self, frame: u32, evaluator: &mut Evaluator) {
        for number in 0..=u16::MAX {
            let register = Register(number);
            let rules = &self.code.frames[frame as usize].rules;
            let has_value = |frame| self.snapshot.frame_register(frame, register).is_some();
            if has_value(frame + 1) || !(has_value(frame) || rules.contains_key(&number)) {
                continue;
            }
            let bits = self.register_bits(frame, register).unwrap_or(0).into();
            let found = evaluator
                .entry_register(self, frame, register)
                .and_then(|location| evaluator.read(self, &location, bits));
            if let Ok(bytes) = found {
                self.snapshot.set_frame_register(frame + 1, register, bytes);
            }
        }
    }
}

impl Machine for CaseMachine<'_> {
    fn inner(&self) -> Option<&dyn Machine> {
        Some(&self.snapshot)
    }

    fn register_bits(&self, frame: u32, register: Register) -> Option<u64> {
        self.snapshot.register_bits(frame, register)
    }

    fn read_register(&self, frame: u32, register: Register, offset: u64, into: &mut [u8]) -> bool {
        self.snapshot.read_register(frame, register, offset, into)
    }

    fn write_register(
        &mut self,
        frame: u32,
        register: Register,
        offset: u64,
        bytes: &[u8],
    ) -> bool {
        self.snapshot.write_register(frame, register, offset, bytes)
    }

    fn read_memory(&self, space: u64, address: u64, into: &mut [u8]) -> bool {
        self.snapshot.read_memory(space, address, into)
    }

    fn write_memory(&mut self, space: u64, address: u64, bytes: &[u8]) -> bool {
        self.snapshot.write_memory(space, address, bytes)
    }

    fn lane_count(&self) -> Option<u64> {
        self.code.lane_count
    }

    fn simd_width(&self) -> Option<u64> {
        self.code.simd_width
    }

    fn canonical_frame_address(&self, frame: u32) -> Option<Source<'_>> {
        let rules = self.code.frames.get(frame as usize);
        match rules.and_then(|rules| rules.cfa.as_deref()) {
            Some(expression) => Some(Source::Expression(expression)),
            None if frame == 0 => self.snapshot.canonical_frame_address(frame),
            None => None,
        }
    }

    fn call_frame_entry_register(
        &self,
        frame: u32,
        register: Register,
    ) -> Option<EntryRegister<'_>> {
        let rules = self.code.frames.get(frame as usize);
        match rules.and_then(|rules| rules.rules.get(&register.0)) {
            Some(expression) => Some(EntryRegister::Expression(expression)),
            None => self.snapshot.call_frame_entry_register(frame, register),
        }
    }

    /// Returns the frame of the caller. Its registers have the values that they had on entry to
    /// this frame.
    fn entry_frame(&self, frame: u32) -> Option<u32> {
        let caller = frame + 1;
        (caller as usize <= self.code.frames.len()).then_some(caller)
    }

    fn entry_location(&self, entry: EntryId) -> Option<Source<'_>> {
        match self.lists.get(&entry.0) {
            Some(list) => Some(Source::List(list)),
            None if self.code.maps.contains_key(&entry.0) => None,
            None => self.snapshot.entry_location(entry),
        }
    }

    fn object_map(&self, entry: EntryId) -> Option<ObjectMap<'_>> {
        let map = self.code.maps.get(&entry.0)?;
        let holds = match map.range {
            Some((from, to)) => (from..to).contains(&self.pc()?),
            None => true,
        };
        Some(ObjectMap {
            memory: Source::Expression(&map.memory),
            chunk: holds.then_some(Source::Expression(&map.chunk)),
            registers: Source::Expression(&map.registers),
            chunk_bytes: map.chunk_bytes,
        })
    }
}
