//! A machine with all context that an expression can request; `state` selects what is missing.

use dwarfsmith::Target;
use dwarfsmith::eval::{
    BaseEncoding, BaseType, EntryId, EntryReference, EntryRegister, ListEntry, Location, Machine,
    ObjectMap, Parameter, PassedArgument, Source,
};
use dwarfsmith::target::{ByteOrder, Register};
use std::collections::BTreeMap;

#[derive(Clone, Debug)]
pub struct Made<'a> {
    pub target: Target,
    /// One bit for each kind of context: whether the machine has it.
    pub state: u8,
    /// The expression under test, which entries may also have.
    pub expression: &'a [u8],
    /// The expression of entries and of the frame base.
    pub other: &'a [u8],
    pub list: [ListEntry<'a>; 3],
    /// Contents by space and address; registers are spaces from [`REGISTERS`] on.
    pub written: BTreeMap<(u64, u64), u8>,
}

/// The program counter.
pub const PC: u64 = 0x1010;
/// The space in which a register's bytes are kept.
const REGISTERS: u64 = 1 << 63;

impl<'a> Made<'a> {
    pub fn new(target: Target, state: u8, expression: &'a [u8], other: &'a [u8]) -> Made<'a> {
        let list = [
            ListEntry {
                range: Some((0x1000, 0x1011)),
                expression: other,
            },
            ListEntry {
                range: Some((0x1010, 0x1020)),
                expression: &[0x53],
            },
            ListEntry {
                range: None,
                expression,
            },
        ];
        Made {
            target,
            state,
            expression,
            other,
            list,
            written: BTreeMap::new(),
        }
    }

    fn answers(&self, bit: u8) -> bool {
        self.state & 1 << bit == 0
    }

    fn byte(&self, space: u64, address: u64) -> u8 {
        let known = self.written.get(&(space, address)).copied();
        // Small numbers, so that the contents can be an address, an offset or a count.
        known.unwrap_or(match address % 8 {
            0 | 7 => (address / 8 * 3 + space) as u8,
            1 | 6 if self.answers(0) => 1,
            _ => 0,
        })
    }

    fn has_register(frame: u32, register: Register) -> bool {
        frame < 4 && register.0 < 4000
    }

    fn has_memory(&self, address: u64) -> bool {
        self.answers(1) || address < 0x8000
    }

    fn register_space(frame: u32, register: Register) -> u64 {
        REGISTERS | u64::from(frame) << 16 | u64::from(register.0)
    }
}

impl Machine for Made<'_> {
    fn register_bits(&self, _: u32, register: Register) -> Option<u64> {
        self.target.register_bits(register).map(u64::from)
    }

    fn read_register(&self, frame: u32, register: Register, offset: u64, into: &mut [u8]) -> bool {
        let space = Made::register_space(frame, register);
        for (byte, at) in into.iter_mut().zip(offset..) {
            *byte = self.byte(space, at);
        }
        Made::has_register(frame, register)
    }

    fn write_register(
        &mut self,
        frame: u32,
        register: Register,
        offset: u64,
        bytes: &[u8],
    ) -> bool {
        let space = Made::register_space(frame, register);
        self.written
            .extend((offset..).zip(bytes).map(|(at, byte)| ((space, at), *byte)));
        Made::has_register(frame, register)
    }

    fn read_memory(&self, space: u64, address: u64, into: &mut [u8]) -> bool {
        for (byte, at) in into.iter_mut().zip(0u64..) {
            *byte = self.byte(space & !REGISTERS, address.wrapping_add(at));
        }
        self.has_memory(address)
    }

    fn write_memory(&mut self, space: u64, address: u64, bytes: &[u8]) -> bool {
        let places = (0u64..).map(|at| (space & !REGISTERS, address.wrapping_add(at)));
        self.written.extend(places.zip(bytes.iter().copied()));
        self.has_memory(address)
    }

    fn address_space_bytes(&self, space: u64) -> Option<u8> {
        let spaces = self.target.description().address_spaces;
        spaces
            .iter()
            .find(|info| info.dwarf == space)
            .map(|info| (info.pointer_bits / 8) as u8)
    }

    fn pc(&self) -> Option<u64> {
        Some(PC)
    }

    fn lane(&self) -> Option<u64> {
        self.answers(2).then_some(3)
    }

    fn iteration(&self) -> Option<u64> {
        self.answers(2).then_some(5)
    }

    fn object(&self) -> Option<Source<'_>> {
        self.answers(3).then_some(Source::Expression(self.other))
    }

    fn frame_base(&self, frame: u32) -> Option<Source<'_>> {
        self.answers(4).then_some(match frame {
            0 => Source::Expression(self.other),
            _ => Source::List(&self.list),
        })
    }

    fn canonical_frame_address(&self, _: u32) -> Option<Source<'_>> {
        Some(match self.answers(5) {
            // DW_OP_breg7 16
            true => Source::Expression(&[0x77, 16]),
            false => Source::Expression(self.other),
        })
    }

    fn call_frame_entry_register(
        &self,
        frame: u32,
        register: Register,
    ) -> Option<EntryRegister<'_>> {
        let bits = self.register_bits(frame, register)?;
        Some(match register.0 % 5 {
            0 => EntryRegister::Location(Location::register(frame, register, bits)),
            1 => EntryRegister::Offset(-8),
            2 => EntryRegister::ValOffset(8),
            3 => EntryRegister::Expression(self.other),
            _ => EntryRegister::ValExpression(self.other),
        })
    }

    fn entry_frame(&self, frame: u32) -> Option<u32> {
        (self.answers(6) && frame == 0).then_some(3)
    }

    fn passed(&self, frame: u32, parameter: Parameter) -> Option<PassedArgument<'_>> {
        let known = match parameter {
            Parameter::Register(register) => register.0 < 8,
            Parameter::Entry(entry) => entry.0 < 8,
        };
        known.then_some(PassedArgument {
            frame: frame + 1,
            value: self.other,
        })
    }

    fn entry_type(&self, entry: EntryId) -> Option<BaseType> {
        self.base_type(entry.0)
    }

    fn pointer_base(&self, relative: u8) -> Option<u64> {
        (relative < 0x40).then_some(0x2000)
    }

    fn thread_local(&self, offset: u64) -> Option<Location> {
        Some(Location::memory(
            0,
            offset.wrapping_add(0x6000),
            self.target.address_bytes(),
        ))
    }

    fn indexed_address(&self, index: u64) -> Option<u64> {
        index.checked_mul(8)
    }

    fn base_type(&self, offset: u64) -> Option<BaseType> {
        let encodings = [
            BaseEncoding::Signed,
            BaseEncoding::Unsigned,
            BaseEncoding::Float,
            BaseEncoding::ExtendedFloat,
            BaseEncoding::BrainFloat,
        ];
        let sizes = [4, 8, 2, 1, 16, 10, 3, 32, 0, 12, 255, 9000];
        let offset = usize::try_from(offset).ok()?;
        let encoding = *encodings.get(offset / 16)?;
        Some(BaseType {
            encoding,
            byte_size: *sizes.get(offset % 16)?,
            order: (offset % 16 == 1).then_some(ByteOrder::Big),
        })
    }

    fn entry(&self, reference: EntryReference) -> Option<EntryId> {
        let (EntryReference::Unit(offset) | EntryReference::Info(offset)) = reference;
        (offset < 16).then_some(EntryId(offset))
    }

    fn entry_location(&self, entry: EntryId) -> Option<Source<'_>> {
        match entry.0 {
            0 => Some(Source::Expression(self.other)),
            1 => Some(Source::Expression(self.expression)),
            2 => Some(Source::List(&self.list)),
            3 => Some(Source::Location(Location::memory(
                0,
                0x3000,
                self.target.address_bytes(),
            ))),
            _ => None,
        }
    }

    fn object_map(&self, entry: EntryId) -> Option<ObjectMap<'_>> {
        // A register that the target has: the machine must have it.
        let bits = self.register_bits(0, Register(3))?;
        (entry.0 < 4).then(|| ObjectMap {
            memory: Source::Location(Location::memory(0, 0x3000, self.target.address_bytes())),
            chunk: (entry.0 > 0)
                .then(|| Source::Location(Location::implicit(&entry.0.to_le_bytes()))),
            registers: Source::Location(Location::register(0, Register(3), bits)),
            chunk_bytes: if entry.0 == 3 { u64::MAX } else { 8 },
        })
    }

    fn wasm_register(&self, kind: u8, index: u64) -> Option<Register> {
        (kind < 4).then_some(Register(index as u16))
    }
}
