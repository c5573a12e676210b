//! A machine whose state is in memory, for tests and for checking.
//!
//! It contains only the registers and bytes of memory that were set. There is one frame, and its
//! call frame information describes every register as not saved.

use super::location::{EntryId, Location};
use super::machine::{EntryReference, EntryRegister, Machine, Source};
use super::value::{BaseType, Value};
use crate::target::{Register, Target};
use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;

/// A machine whose complete state is set by the caller.
#[derive(Clone, Debug)]
pub struct Snapshot {
    target: Target,
    registers: BTreeMap<(u32, u16), Vec<u8>>,
    memory: BTreeMap<(u64, u64), u8>,
    entries: Vec<(String, Vec<u8>)>,
    base_types: Arc<BTreeMap<u64, BaseType>>,
    frame_base: Option<Vec<u8>>,
    cfa: Option<Vec<u8>>,
    object: Option<Vec<u8>>,
    entry_frame: Option<u32>,
    addresses: Vec<u64>,
    thread_storage: Option<(u64, u64)>,
    /// The program counter.
    pub pc: Option<u64>,
    /// The lane.
    pub lane: Option<u64>,
    /// The SIMD width of the code at the program counter.
    pub simd_width: Option<u64>,
    /// The iteration.
    pub iteration: Option<u64>,
}

impl Snapshot {
    /// Creates a machine that contains only its target.
    pub fn new(target: Target) -> Snapshot {
        Snapshot {
            target,
            registers: BTreeMap::new(),
            memory: BTreeMap::new(),
            entries: Vec::new(),
            base_types: Arc::default(),
            frame_base: None,
            cfa: None,
            object: None,
            entry_frame: None,
            addresses: Vec::new(),
            thread_storage: None,
            pc: None,
            lane: None,
            simd_width: None,
            iteration: None,
        }
    }

    /// The target.
    pub fn target(&self) -> Target {
        self.target
    }

    /// Sets the bytes of a register of the innermost frame, in storage order. They determine its
    /// size.
    pub fn set_register(&mut self, register: Register, bytes: Vec<u8>) {
        self.set_frame_register(0, register, bytes);
    }

    /// Sets the bytes of a register of a frame, in storage order. They determine its size.
    pub fn set_frame_register(&mut self, frame: u32, register: Register, bytes: Vec<u8>) {
        self.registers.insert((frame, register.0), bytes);
    }

    /// The bytes of a register of the innermost frame.
    pub fn register(&self, register: Register) -> Option<&[u8]> {
        self.frame_register(0, register)
    }

    /// The bytes of a register of a frame.
    pub fn frame_register(&self, frame: u32, register: Register) -> Option<&[u8]> {
        self.registers.get(&(frame, register.0)).map(Vec::as_slice)
    }

    /// Sets bytes of memory.
    pub fn set_memory(&mut self, space: u64, address: u64, bytes: &[u8]) {
        for (index, byte) in bytes.iter().enumerate() {
            self.memory
                .insert((space, address.wrapping_add(index as u64)), *byte);
        }
    }

    /// Adds an entry with a location expression. Entries get consecutive offsets from
    /// [`Snapshot::FIRST_ENTRY`] on, the same in the unit and in `.debug_info`.
    pub fn add_entry(&mut self, name: &str, expression: Vec<u8>) -> EntryId {
        self.entries.push((name.into(), expression));
        EntryId(Snapshot::FIRST_ENTRY + self.entries.len() as u64 - 1)
    }

    /// The offset of the first entry.
    pub const FIRST_ENTRY: u64 = 0x100;

    /// The offset of the entry with a name, in bytes.
    pub fn entry_offset(&self, name: &str) -> Option<u64> {
        let index = self.entries.iter().position(|(known, _)| known == name)?;
        Some(Snapshot::FIRST_ENTRY + index as u64)
    }

    fn entry_at(&self, id: EntryId) -> Option<&(String, Vec<u8>)> {
        self.entries
            .get(usize::try_from(id.0.checked_sub(Snapshot::FIRST_ENTRY)?).ok()?)
    }

    /// Sets the base type whose entry is at an offset in the unit.
    pub fn set_base_type(&mut self, offset: u64, base_type: BaseType) {
        Arc::make_mut(&mut self.base_types).insert(offset, base_type);
    }

    /// Sets the expression of the frame base.
    pub fn set_frame_base(&mut self, expression: Vec<u8>) {
        self.frame_base = Some(expression);
    }

    /// Sets the expression of the canonical frame address.
    pub fn set_canonical_frame_address(&mut self, expression: Vec<u8>) {
        self.cfa = Some(expression);
    }

    /// Sets the expression of the object.
    pub fn set_object(&mut self, expression: Vec<u8>) {
        self.object = Some(expression);
    }

    /// Sets the frame number under which registers have the values that they had on entry to the
    /// function.
    pub fn set_entry_frame(&mut self, frame: u32) {
        self.entry_frame = Some(frame);
    }

    /// Sets the addresses of the unit's contribution to `.debug_addr`.
    pub fn set_addresses(&mut self, addresses: Vec<u64>) {
        self.addresses = addresses;
    }

    /// Sets the address of the current thread's storage.
    pub fn set_thread_storage(&mut self, space: u64, address: u64) {
        self.thread_storage = Some((space, address));
    }
}

impl Machine for Snapshot {
    fn register_bits(&self, frame: u32, register: Register) -> Option<u64> {
        match self.registers.get(&(frame, register.0)) {
            Some(bytes) => Some(bytes.len() as u64 * 8),
            None => self.target.register_bits(register).map(u64::from),
        }
    }

    fn register_target(&self) -> Option<Target> {
        Some(self.target)
    }

    fn wasm_register(&self, kind: u8, index: u64) -> Option<Register> {
        self.target.wasm_register(kind, index)
    }

    fn read_register(&self, frame: u32, register: Register, offset: u64, into: &mut [u8]) -> bool {
        let Some(bytes) = self.registers.get(&(frame, register.0)) else {
            return false;
        };
        let Some(bytes) = usize::try_from(offset)
            .ok()
            .and_then(|start| bytes.get(start..)?.get(..into.len()))
        else {
            return false;
        };
        into.copy_from_slice(bytes);
        true
    }

    fn write_register(
        &mut self,
        frame: u32,
        register: Register,
        offset: u64,
        bytes: &[u8],
    ) -> bool {
        let Some(size) = self.register_bits(frame, register) else {
            return false;
        };
        if offset == 0 && bytes.len() as u64 * 8 == size {
            self.registers.insert((frame, register.0), bytes.to_vec());
            return true;
        }
        // The rest of an unset register would stay unknown, which a snapshot cannot represent.
        let Some(contents) = self.registers.get_mut(&(frame, register.0)) else {
            return false;
        };
        let place = usize::try_from(offset)
            .ok()
            .and_then(|start| contents.get_mut(start..)?.get_mut(..bytes.len()));
        let Some(place) = place else {
            return false;
        };
        place.copy_from_slice(bytes);
        true
    }

    fn read_memory(&self, space: u64, address: u64, into: &mut [u8]) -> bool {
        for (index, byte) in into.iter_mut().enumerate() {
            match address
                .checked_add(index as u64)
                .and_then(|address| self.memory.get(&(space, address)))
            {
                Some(known) => *byte = *known,
                None => return false,
            }
        }
        true
    }

    fn write_memory(&mut self, space: u64, address: u64, bytes: &[u8]) -> bool {
        self.set_memory(space, address, bytes);
        true
    }

    fn address_space_bytes(&self, space: u64) -> Option<u8> {
        self.target.dwarf_address_bytes(space)
    }

    fn pc(&self) -> Option<u64> {
        self.pc
    }

    fn lane(&self) -> Option<u64> {
        self.lane
    }

    fn simd_width(&self) -> Option<u64> {
        self.simd_width
    }

    fn iteration(&self) -> Option<u64> {
        self.iteration
    }

    fn object(&self) -> Option<Source<'_>> {
        self.object.as_deref().map(Source::Expression)
    }

    fn frame_base(&self, _: u32) -> Option<Source<'_>> {
        self.frame_base.as_deref().map(Source::Expression)
    }

    fn canonical_frame_address(&self, _: u32) -> Option<Source<'_>> {
        self.cfa.as_deref().map(Source::Expression)
    }

    fn call_frame_entry_register(
        &self,
        frame: u32,
        register: Register,
    ) -> Option<EntryRegister<'_>> {
        let bits = self.register_bits(frame, register)?;
        Some(EntryRegister::Location(Location::register(
            frame, register, bits,
        )))
    }

    fn entry_frame(&self, _: u32) -> Option<u32> {
        self.entry_frame
    }

    fn thread_local(&self, offset: u64) -> Option<Location> {
        let (space, address) = self.thread_storage?;
        let size = self
            .address_space_bytes(space)
            .unwrap_or(self.target.address_bytes());
        // Offsets are often negative, and as wide as an address.
        let address = Value::generic(size, u128::from(address.wrapping_add(offset))).unsigned();
        Some(Location::memory(space, address as u64, size))
    }

    fn indexed_address(&self, index: u64) -> Option<u64> {
        self.addresses.get(usize::try_from(index).ok()?).copied()
    }

    fn base_type(&self, offset: u64) -> Option<BaseType> {
        self.base_types.get(&offset).copied()
    }

    fn entry(&self, reference: EntryReference) -> Option<EntryId> {
        let (EntryReference::Unit(offset) | EntryReference::Info(offset)) = reference;
        self.entry_at(EntryId(offset)).map(|_| EntryId(offset))
    }

    fn entry_location(&self, entry: EntryId) -> Option<Source<'_>> {
        self.entry_at(entry)
            .map(|(_, expression)| Source::Expression(expression))
    }

    fn entry_name(&self, entry: EntryId) -> Option<String> {
        self.entry_at(entry).map(|(name, _)| name.clone())
    }
}
