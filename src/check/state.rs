//! Random machine states, each a pure function of a seed.
//!
//! Nothing is stored: the contents of a register, a byte of memory or a symbol are computed from
//! the seed on each read. A state is therefore cheap to copy, has contents for all memory, and can
//! be rebuilt from a reported seed. Numbers are of several kinds, which find different bugs: zeros
//! and ones, small counts and offsets, extremes of each size, floats of a moderate size, and
//! arbitrary bits.

use super::copies::{Copies, Duplicate, Start};
use super::reference;
use crate::eval::{EntryRegister, Location, Machine, Source};
use crate::markers::{Base, FunctionView};
use crate::metadata::{StorageDuration, Text};
use crate::target::{ByteOrder, Register, Target};
use crate::units::Position;
use alloc::sync::Arc;
use alloc::vec::Vec;

/// Mixes two numbers into one, with SplitMix64's finalizer.
pub fn mix(a: u64, b: u64) -> u64 {
    let mut z = a
        .wrapping_add(b.wrapping_mul(0x9e37_79b9_7f4a_7c15))
        .wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}

/// A random machine state with one frame. It is read-only.
#[derive(Clone, Debug)]
pub struct State {
    target: Target,
    seed: u64,
    /// The program counter: a byte offset from the start of the current function.
    pub pc: u64,
    /// The focused lane; `None` for a random one.
    pub lane: Option<u64>,
    /// True if a consumer finds the CFA.
    pub has_frame: bool,
    /// The bytes that have the same contents as others.
    copies: Arc<[Duplicate]>,
    /// The frame, if a function that it called is running.
    called: Option<Frame>,
}

/// The part of a frame that is known while a called function runs.
#[derive(Clone, Debug)]
pub(super) struct Frame {
    /// The register from which the canonical frame address is computed. Like the stack pointer, it
    /// is preserved.
    pub(super) register: Register,
    /// The address of the frame base, if there is one.
    pub(super) base: Option<u64>,
    /// True during a tail call, which has released the frame.
    pub(super) is_released: bool,
    /// The registers that the call preserves in addition to those of the ABI.
    pub(super) preserved: Arc<[Register]>,
}

// The purposes of random numbers. Each purpose has its own sequence for the same seed.
const LANE: u64 = 1;
const CFA: u64 = 2;
const REGISTER: u64 = 3;
const MEMORY: u64 = 4;
const ITERATION: u64 = 5;
const THREAD: u64 = 6;
const ON_ENTRY: u64 = 7;
const OBJECT: u64 = 8;
// The contents that a called function leaves in registers, and in memory outside of the frame.
const LEFT_REGISTER: u64 = 9;
const LEFT_MEMORY: u64 = 10;
const STACK: u64 = 11;

/// The number of the frame that has the registers' values on entry to the function.
pub(super) const ENTRY_FRAME: u32 = 1;
/// The number of bytes on each side of a frame's base that belong to the frame. The CFA is further
/// away from address 0 than this.
const FRAME_BYTES: u64 = 1 << 30;
/// The number of bytes below the stack pointer that belong to the called function, although a
/// frame's base may be near.
const BELOW_BYTES: u64 = 1 << 20;

impl State {
    /// Returns the state of a seed.
    pub fn new(target: Target, seed: u64) -> State {
        State {
            target,
            seed,
            pc: 0,
            lane: None,
            has_frame: true,
            copies: Arc::default(),
            called: None,
        }
    }

    /// Returns the state at a position of a function: a value that is in several registers or slots
    /// there has the same contents in each.
    pub fn at(self, function: FunctionView<'_>, pc: Position) -> State {
        self.with_copies(&Copies::of(function), pc)
    }

    /// Like [`State::at`], with the copies of the function.
    pub(super) fn with_copies(mut self, all: &Copies, pc: Position) -> State {
        self.pc = u64::from(pc);
        let mut copies = Vec::new();
        let slot = |base, offset, before: &[Duplicate]| self.slot(base, offset, before);
        all.add((self.target, pc), &mut copies, slot);
        self.copies = match copies.is_empty() {
            // The default allocates nothing, and most positions have no copies.
            true => Arc::default(),
            false => copies.into(),
        };
        self
    }

    /// Returns the start of a slot.
    fn slot(&self, base: Base, offset: i32, copies: &[Duplicate]) -> Start {
        let from = match base {
            Base::Register(register) => self.number_after(register, copies),
            Base::Cfa | Base::Frame => self.cfa(),
        };
        let address = wrapped(self.target, from.wrapping_add_signed(offset.into()));
        Start::Memory(self.target.description().cfa_address_space, address)
    }

    /// Returns the same frame during a call. The called function has overwritten all registers that
    /// the ABI lets it use, and all memory outside of the frame.
    pub(super) fn calling(&self, frame: Frame) -> State {
        State {
            called: Some(frame),
            ..self.clone()
        }
    }

    /// The seed.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// Returns the address that a symbol has in every state, or its offset in thread-local storage.
    pub fn symbol(symbol: Text, storage: StorageDuration) -> u64 {
        let number = symbol.index() as u64;
        match storage {
            StorageDuration::Static => 0x40_0000 + 0x1000 * number,
            StorageDuration::Thread => 0x40 + 0x80 * number,
        }
    }

    /// The canonical frame address: a multiple of 8 that fits in 32 bits.
    pub fn cfa(&self) -> u64 {
        0x7000_0000 + (mix(self.seed, CFA) & 0xf_fff8)
    }

    fn stack_pointer(&self) -> Register {
        Register(self.target.description().cfa.0)
    }

    /// The contents of the stack pointer: far from those of other registers, so that memory below
    /// it is separate from other memory.
    fn stack(&self) -> u64 {
        0x5800_0000 + (mix(self.seed, STACK) & 0xf_fff8)
    }

    /// The least significant 64 bits of a register as a number.
    fn number(&self, register: Register) -> u64 {
        self.number_after(register, &self.copies)
    }

    /// Like [`State::number`], after these copies.
    fn number_after(&self, register: Register, copies: &[Duplicate]) -> u64 {
        let mut bytes =
            alloc::vec![0; self.target.widest_bits(register).map_or(0, |bits| bits as usize / 8)];
        self.fill_now(Start::Register(register, 0), &mut bytes, copies);
        if self.target.byte_order() == ByteOrder::Big {
            bytes.reverse();
        }
        bytes
            .iter()
            .take(8)
            .rev()
            .fold(0, |number, byte| number << 8 | u64::from(*byte))
    }

    /// The number of a register's bits, from the least significant one, that a called function
    /// preserves.
    fn kept_bits(&self, register: Register) -> u64 {
        let Some(frame) = &self.called else {
            return u64::MAX;
        };
        if frame.register == register {
            return u64::MAX;
        }
        // A call site names the register, not a wider alias.
        let stated = match frame.preserved.contains(&register) {
            true => self.target.register_bits(register).map_or(0, u64::from),
            false => 0,
        };
        stated.max(reference::kept_by_call(self.target, register))
    }

    /// Reads bytes of a register in storage order. A called function has changed all bits except
    /// the low bits that it preserves.
    fn read_innermost(&self, register: Register, offset: u64, into: &mut [u8]) {
        let kept = self.kept_bits(register) / 8;
        let size = self
            .target
            .widest_bits(register)
            .map_or(0, |bits| u64::from(bits) / 8);
        self.fill_now(Start::Register(register, offset), into, &self.copies);
        if kept >= size {
            return;
        }
        let mut left = alloc::vec![0; into.len()];
        self.fill_register(LEFT_REGISTER, register, offset, &mut left);
        for ((byte, left), at) in into.iter_mut().zip(left).zip(offset..) {
            let significance = match self.target.byte_order() {
                ByteOrder::Little => at,
                ByteOrder::Big => (size - 1).saturating_sub(at),
            };
            if significance >= kept {
                *byte = left;
            }
        }
    }

    /// True for memory of the frame. Memory below the stack pointer belongs to the called function.
    fn keeps_memory(&self, space: u64, address: u64) -> bool {
        let Some(frame) = &self.called else {
            return true;
        };
        if frame.is_released {
            return false;
        }
        let after = |to: u64, from: u64| wrapped(self.target, to.wrapping_sub(from));
        let is_above = |base: u64| after(address, base) < FRAME_BYTES;
        let is_near = |base: u64| is_above(base.wrapping_sub(FRAME_BYTES)) || is_above(base);
        let bases = [
            Some(self.cfa()),
            Some(self.number(frame.register)),
            frame.base,
        ];
        let is_frame = bases.into_iter().flatten().any(is_near);
        let is_below = after(self.stack(), address.wrapping_add(1)) < BELOW_BYTES;
        space == self.target.description().cfa_address_space
            && (is_above(self.stack()) || is_frame)
            && !is_below
    }

    fn thread_start(&self) -> u64 {
        0x6000_0000 + (mix(self.seed, THREAD) & 0xf_fff8)
    }

    fn object_address(&self) -> u64 {
        0x5000_0000 + (mix(self.seed, OBJECT) & 0xf_fff8)
    }

    /// All bytes of a register of a frame, the least significant first.
    fn register_bytes(&self, frame: u32, number: u16) -> Option<Vec<u8>> {
        let bits = self.target.widest_bits(Register(number))?;
        let mut bytes = alloc::vec![0; bits.div_ceil(8) as usize];
        self.read_register(frame, Register(number), 0, &mut bytes)
            .then_some(())?;
        if self.target.byte_order() == ByteOrder::Big {
            bytes.reverse();
        }
        Some(bytes)
    }

    /// Fills bytes of a register or of memory of the innermost frame, after some copies.
    fn fill_now(&self, start: Start, into: &mut [u8], copies: &[Duplicate]) {
        let fill = |start, into: &mut [u8]| match start {
            Start::Register(register, at) => self.fill_register(REGISTER, register, at, into),
            Start::Memory(space, address) => self.fill(MEMORY, space, address, into),
        };
        if copies.is_empty() {
            return fill(start, into);
        }
        for (byte, at) in into.iter_mut().zip(0..) {
            let source = Duplicate::source(copies, start.plus(at));
            fill(source, core::slice::from_mut(byte));
        }
    }

    fn fill_register(&self, purpose: u64, register: Register, offset: u64, into: &mut [u8]) {
        if purpose != REGISTER || register != self.stack_pointer() {
            return self.fill(purpose, u64::from(register.0), offset, into);
        }
        let last = self
            .target
            .widest_bits(register)
            .map_or(0, |bits| u64::from(bits / 8).saturating_sub(1));
        for (byte, at) in into.iter_mut().zip(offset..) {
            let place = if self.target.byte_order() == ByteOrder::Big {
                last.saturating_sub(at)
            } else {
                at
            };
            *byte = self
                .stack()
                .checked_shr(8 * place.min(8) as u32)
                .unwrap_or(0) as u8;
        }
    }

    /// Fills bytes of eight-byte words from a byte offset on. Each word is a number of some kind.
    fn fill(&self, purpose: u64, of: u64, offset: u64, into: &mut [u8]) {
        let key = mix(mix(self.seed, purpose), of);
        let mut word = (u64::MAX, [0; 8]);
        for (index, byte) in into.iter_mut().enumerate() {
            let at = offset.wrapping_add(index as u64);
            if word.0 != at / 8 {
                word = (at / 8, number(mix(key, at / 8), self.target.byte_order()));
            }
            *byte = word.1[(at % 8) as usize];
        }
    }
}

/// Returns eight bytes in storage order.
fn number(random: u64, order: ByteOrder) -> [u8; 8] {
    let bits = mix(random, 1);
    let (low, high) = (bits as u32, (bits >> 32) as u32);
    // The second half is the higher one in either byte order.
    let halves = |low: u32, high: u32| u64::from(low) | u64::from(high) << 32;
    // A multiple of one eighth, between −128 and 128.
    let eighths = f64::from(low as i32 >> 21) / 8.0;
    let number = match random & 15 {
        0 => 0,
        1 => u64::MAX,
        2..=4 => bits & 0x3f,
        5 => halves(low & 0x3f, high & 0x3f),
        6 => eighths.to_bits(),
        7 => halves((eighths as f32).to_bits(), ((high >> 24) as f32).to_bits()),
        8 => 1 << (bits & 63),
        9 => !(bits & 0x3f),
        _ => bits,
    };
    match order {
        ByteOrder::Little => number.to_le_bytes(),
        ByteOrder::Big => number.to_be_bytes(),
    }
}

/// The number of lanes; 4 if the target has none.
pub(super) fn lane_count(target: Target) -> u64 {
    let banks = target.description().registers;
    let lanes = banks
        .iter()
        .find(|bank| bank.lane_bits > 0)
        .map_or(4, |bank| bank.bits / bank.lane_bits);
    u64::from(lanes.max(1))
}

/// Returns the size in bits of a register in a frame that the machines of the check have.
pub(super) fn register_bits(target: Target, frame: u32, register: Register) -> Option<u64> {
    let bits = target.register_bits(register).map(u64::from);
    bits.filter(|_| frame <= ENTRY_FRAME)
}

/// Returns the rule for the value of a register on entry. Only the stack pointer has one, from the
/// canonical frame address.
pub(super) fn entry_register(target: Target, register: Register) -> Option<EntryRegister<'static>> {
    let description = target.description();
    let is_stack_pointer = register.0 == description.cfa.0;
    is_stack_pointer.then_some(EntryRegister::ValOffset(description.stack_offset))
}

/// Memory of a DWARF address space.
pub(super) fn memory(target: Target, space: u64, address: u64) -> Location {
    let bytes = target.dwarf_address_bytes(space);
    Location::memory(space, address, bytes.unwrap_or(target.address_bytes()))
}

/// Memory of the address space of the canonical frame address.
pub(super) fn frame_memory(target: Target, address: u64) -> Location {
    memory(target, target.description().cfa_address_space, address)
}

/// Memory of the default address space.
pub(super) fn default_memory(target: Target, address: u64) -> Location {
    Location::memory(0, address, target.address_bytes())
}

/// The byte at an offset in a thread's storage.
pub(super) fn thread_local(target: Target, start: u64, offset: u64) -> Location {
    default_memory(target, wrapped(target, start.wrapping_add(offset)))
}

/// Returns an address or distance without the bits that addresses lack: memory has as many bytes as
/// there are addresses, and wraps around.
fn wrapped(target: Target, address: u64) -> u64 {
    let unused = 64 - u32::from(target.address_bytes()).clamp(1, 8) * 8;
    address << unused >> unused
}

impl reference::MachineState for State {
    fn register(&self, number: u16) -> Option<Vec<u8>> {
        self.register_bytes(0, number)
    }

    fn entry_register(&self, number: u16) -> Option<Vec<u8>> {
        self.register_bytes(ENTRY_FRAME, number)
    }

    fn memory(&self, space: u64, address: u64) -> Option<u8> {
        let mut byte = [0];
        self.read_memory(space, address, &mut byte)
            .then_some(byte[0])
    }

    fn lane(&self) -> Option<u64> {
        Machine::lane(self)
    }

    fn iteration(&self) -> Option<u64> {
        Machine::iteration(self)
    }

    fn cfa(&self) -> Option<u64> {
        Some(State::cfa(self))
    }

    fn thread_pointer(&self) -> Option<u64> {
        Some(self.thread_start())
    }

    fn object(&self) -> Option<u64> {
        Some(self.object_address())
    }

    fn symbol(&self, symbol: Text, storage: StorageDuration) -> Option<u64> {
        Some(State::symbol(symbol, storage))
    }
}

impl Machine for State {
    fn register_bits(&self, frame: u32, register: Register) -> Option<u64> {
        register_bits(self.target, frame, register)
    }

    fn wasm_register(&self, kind: u8, index: u64) -> Option<Register> {
        self.target.wasm_register(kind, index)
    }

    fn read_register(&self, frame: u32, register: Register, offset: u64, into: &mut [u8]) -> bool {
        match frame {
            ENTRY_FRAME => self.fill_register(ON_ENTRY, register, offset, into),
            _ => self.read_innermost(register, offset, into),
        }
        frame <= ENTRY_FRAME
    }

    fn read_memory(&self, space: u64, address: u64, into: &mut [u8]) -> bool {
        if self.called.is_none() {
            self.fill_now(Start::Memory(space, address), into, &self.copies);
            return true;
        }
        for (byte, at) in into.iter_mut().zip(0..) {
            let address = address.wrapping_add(at);
            let byte = core::slice::from_mut(byte);
            match self.keeps_memory(space, address) {
                true => self.fill_now(Start::Memory(space, address), byte, &self.copies),
                false => self.fill(LEFT_MEMORY, space, address, byte),
            }
        }
        true
    }

    fn address_space_bytes(&self, space: u64) -> Option<u8> {
        self.target.dwarf_address_bytes(space)
    }

    fn register_target(&self) -> Option<Target> {
        Some(self.target)
    }

    fn pc(&self) -> Option<u64> {
        Some(self.pc)
    }

    fn lane(&self) -> Option<u64> {
        Some(
            self.lane
                .unwrap_or_else(|| mix(self.seed, LANE) % lane_count(self.target)),
        )
    }

    fn iteration(&self) -> Option<u64> {
        Some(u64::from_le_bytes(number(
            mix(self.seed, ITERATION),
            ByteOrder::Little,
        )))
    }

    fn object(&self) -> Option<Source<'_>> {
        let location = default_memory(self.target, self.object_address());
        Some(Source::Location(location))
    }

    fn entry_frame(&self, frame: u32) -> Option<u32> {
        (frame == 0).then_some(ENTRY_FRAME)
    }

    fn thread_local(&self, offset: u64) -> Option<Location> {
        Some(thread_local(self.target, self.thread_start(), offset))
    }

    fn frame_base(&self, frame: u32) -> Option<Source<'_>> {
        self.canonical_frame_address(frame)
    }

    fn call_frame_entry_register(&self, _: u32, register: Register) -> Option<EntryRegister<'_>> {
        entry_register(self.target, register).filter(|_| self.has_frame)
    }

    fn canonical_frame_address(&self, frame: u32) -> Option<Source<'_>> {
        (self.has_frame && frame == 0)
            .then(|| Source::Location(frame_memory(self.target, self.cfa())))
    }
}
