//! The machine of an expectation: given values, and distinct numbers for all other contents.

use crate::check::reference::{self, InstancePart};
use crate::check::state::{
    ENTRY_FRAME, entry_register, frame_memory, memory, mix, register_bits, thread_local,
};
use crate::eval::{EntryRegister, Location, Machine, Source};
use crate::metadata::{StorageDuration, Text};
use crate::target::{ByteOrder, Register, Target};
use alloc::collections::BTreeMap;
use alloc::vec::Vec;

/// The time at which a register has given contents.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum When {
    Now,
    /// On entry to the function.
    OnEntry,
}

/// A machine with given values.
#[derive(Clone, Debug)]
pub struct Given {
    pub(super) target: Target,
    /// The program counter, as consumers use it.
    pub(super) pc: u64,
    pub(super) lane: u64,
    pub(super) iteration: u64,
    /// Registers by number; the least significant byte first.
    pub(super) registers: BTreeMap<(u16, When), Vec<u8>>,
    /// Single bytes, by address space and address.
    pub(super) memory: BTreeMap<(u64, u64), u8>,
    pub(super) symbols: BTreeMap<Text, u64>,
    pub(super) cfa: Option<u64>,
    /// True if consumers find the CFA.
    pub(super) has_frame: bool,
    /// False if registers without given contents, and a CFA that is not given, are unknown.
    pub(super) has_others: bool,
    /// The parts of the instance of a type, with their sizes in bits. If empty, the instance is at
    /// a fixed address.
    pub(super) object: Vec<(u64, InstancePart)>,
    /// The address at which the current thread's storage starts.
    pub(super) thread: Option<u64>,
}

// The kinds of distinct numbers that replace missing values.
const REGISTER: u64 = 1;
const ON_ENTRY: u64 = 2;
const MEMORY: u64 = 3;

impl Given {
    pub(super) fn new(target: Target) -> Given {
        Given {
            target,
            pc: 0,
            lane: 0,
            iteration: 0,
            registers: BTreeMap::new(),
            memory: BTreeMap::new(),
            symbols: BTreeMap::new(),
            cfa: None,
            has_frame: true,
            has_others: true,
            object: Vec::new(),
            thread: None,
        }
    }

    /// Returns the bytes of a register, the least significant first.
    fn bytes(&self, number: u16, when: When) -> Option<Vec<u8>> {
        let size = self.target.widest_bits(Register(number))?.div_ceil(8) as usize;
        if let Some(known) = self.registers.get(&(number, when)) {
            let mut bytes = known.clone();
            bytes.resize(size, 0);
            return Some(bytes);
        }
        if !self.has_others {
            return None;
        }
        let kind = match when {
            When::Now => REGISTER,
            When::OnEntry => ON_ENTRY,
        };
        let key = mix(kind, number.into());
        let byte = |at: u64| (mix(key, at / 8) >> (at % 8 * 8)) as u8;
        Some((0..size as u64).map(byte).collect())
    }

    fn byte(&self, space: u64, address: u64) -> u8 {
        let unknown = || mix(mix(MEMORY, space), address) as u8;
        self.memory
            .get(&(space, address))
            .copied()
            .unwrap_or_else(unknown)
    }

    fn cfa_or_other(&self) -> u64 {
        self.cfa.unwrap_or(0x7ac5_3b18)
    }

    /// True if the instance of a type has an address in address space 0.
    pub(super) fn has_address(&self) -> bool {
        matches!(
            self.object.as_slice(),
            [] | [(0, InstancePart::Memory { space: 0, .. })]
        )
    }

    /// The address of a symbol, or its offset in thread-local storage.
    pub(super) fn symbol_value(&self, symbol: Text) -> u64 {
        let other = || 0x6810_0000 + 0x10_0000 * symbol.index() as u64;
        self.symbols.get(&symbol).copied().unwrap_or_else(other)
    }
}

impl reference::MachineState for Given {
    fn register(&self, number: u16) -> Option<Vec<u8>> {
        self.bytes(number, When::Now)
    }

    fn entry_register(&self, number: u16) -> Option<Vec<u8>> {
        self.bytes(number, When::OnEntry)
    }

    fn memory(&self, space: u64, address: u64) -> Option<u8> {
        Some(self.byte(space, address))
    }

    fn lane(&self) -> Option<u64> {
        Some(self.lane)
    }

    fn iteration(&self) -> Option<u64> {
        Some(self.iteration)
    }

    fn cfa(&self) -> Option<u64> {
        self.has_others.then(|| self.cfa_or_other()).or(self.cfa)
    }

    fn thread_pointer(&self) -> Option<u64> {
        Some(self.thread.unwrap_or(0x5dd4_9a40))
    }

    fn object(&self) -> Option<u64> {
        None
    }

    fn instance(&self) -> Vec<(u64, InstancePart)> {
        let (space, address) = (0, 0x5b3e_17c8);
        match self.object.as_slice() {
            [] => alloc::vec![(0, InstancePart::Memory { space, address })],
            given => given.to_vec(),
        }
    }

    fn symbol(&self, symbol: Text, _: StorageDuration) -> Option<u64> {
        Some(self.symbol_value(symbol))
    }
}

impl Machine for Given {
    fn register_bits(&self, frame: u32, register: Register) -> Option<u64> {
        register_bits(self.target, frame, register)
    }

    fn register_target(&self) -> Option<Target> {
        Some(self.target)
    }

    fn wasm_register(&self, kind: u8, index: u64) -> Option<Register> {
        self.target.wasm_register(kind, index)
    }

    fn read_register(&self, frame: u32, register: Register, offset: u64, into: &mut [u8]) -> bool {
        let when = match frame {
            ENTRY_FRAME => When::OnEntry,
            _ => When::Now,
        };
        let Some(mut bytes) = self.bytes(register.0, when) else {
            return false;
        };
        if self.target.byte_order() == ByteOrder::Big {
            bytes.reverse();
        }
        let from = usize::try_from(offset).unwrap_or(usize::MAX);
        match bytes.get(from..from.saturating_add(into.len())) {
            Some(bytes) if frame <= ENTRY_FRAME => {
                into.copy_from_slice(bytes);
                true
            }
            _ => false,
        }
    }

    fn read_memory(&self, space: u64, address: u64, into: &mut [u8]) -> bool {
        for (byte, at) in into.iter_mut().zip(0..) {
            *byte = self.byte(space, address.wrapping_add(at));
        }
        true
    }

    fn address_space_bytes(&self, space: u64) -> Option<u8> {
        self.target.dwarf_address_bytes(space)
    }

    fn pc(&self) -> Option<u64> {
        Some(self.pc)
    }

    fn lane(&self) -> Option<u64> {
        Some(self.lane)
    }

    fn iteration(&self) -> Option<u64> {
        Some(self.iteration)
    }

    fn object(&self) -> Option<Source<'_>> {
        let location = |part: InstancePart| match part {
            InstancePart::Memory { space, address } => Some(memory(self.target, space, address)),
            InstancePart::Register { number, bit } => {
                let register = Register(number);
                let bits = self.target.register_bits(register)?.into();
                Location::register(0, register, bits).moved(bit.into()).ok()
            }
        };
        let object = match reference::MachineState::instance(self).as_slice() {
            [(0, only)] => location(*only)?,
            parts => {
                let parts = parts.iter();
                let parts = parts.map(|(bits, part)| Some((u128::from(*bits), location(*part)?)));
                let parts = parts.collect::<Option<Vec<_>>>()?;
                Location::composite(self.target.byte_order(), parts).ok()?
            }
        };
        Some(Source::Location(object))
    }

    fn entry_frame(&self, frame: u32) -> Option<u32> {
        (frame == 0).then_some(ENTRY_FRAME)
    }

    fn thread_local(&self, offset: u64) -> Option<Location> {
        let start = reference::MachineState::thread_pointer(self)?;
        Some(thread_local(self.target, start, offset))
    }

    fn frame_base(&self, frame: u32) -> Option<Source<'_>> {
        self.canonical_frame_address(frame)
    }

    fn call_frame_entry_register(&self, _: u32, register: Register) -> Option<EntryRegister<'_>> {
        entry_register(self.target, register).filter(|_| self.has_frame)
    }

    fn canonical_frame_address(&self, frame: u32) -> Option<Source<'_>> {
        (self.has_frame && frame == 0)
            .then(|| Source::Location(frame_memory(self.target, self.cfa_or_other())))
    }
}
