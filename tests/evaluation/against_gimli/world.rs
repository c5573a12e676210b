//! One state of registers, memory and all other context, as plain data, on which both evaluators
//! run.

use crate::random::Random;
use dwarfsmith::Target;
use dwarfsmith::dwarf::{self, Dialect, Encoding, NoNames};
use dwarfsmith::eval::{BaseEncoding, BaseType, Snapshot};
use dwarfsmith::target::{ByteOrder, Register};
use gimli::{DW_ATE_float, DW_ATE_signed, DW_ATE_unsigned, ValueType};
use std::collections::BTreeMap;

/// The base types: their entries follow each other in the unit from [`FIRST_TYPE`] on.
pub const TYPES: [(BaseEncoding, u16); 12] = [
    (BaseEncoding::Signed, 1),
    (BaseEncoding::Unsigned, 1),
    (BaseEncoding::Signed, 2),
    (BaseEncoding::Unsigned, 2),
    (BaseEncoding::Signed, 4),
    (BaseEncoding::Unsigned, 4),
    (BaseEncoding::Signed, 8),
    (BaseEncoding::Unsigned, 8),
    (BaseEncoding::Float, 4),
    (BaseEncoding::Float, 8),
    // Two types that gimli does not support.
    (BaseEncoding::Unsigned, 16),
    (BaseEncoding::Float, 16),
];

/// The offset of the first base type's entry in the unit.
pub const FIRST_TYPE: u64 = 0x20;

/// The address and the size of memory, in each of two address spaces.
pub const MEMORY: u64 = 0x1000;
pub const MEMORY_BYTES: u64 = 0x80;

/// The address of the thread's storage.
pub const THREAD: u64 = MEMORY + 0x20;

/// A register that needs `DW_OP_regx`.
pub const HIGH_REGISTER: u16 = 300;

/// The entries that `DW_OP_call*` and implicit pointers can refer to, from
/// [`Snapshot::FIRST_ENTRY`] on. The first calls itself.
pub const ENTRIES: [&str; 9] = [
    "DW_OP_call2 0x100",
    "",
    "DW_OP_lit5",
    "DW_OP_plus_uconst 3",
    "DW_OP_dup, DW_OP_mul",
    "DW_OP_reg3",
    "DW_OP_breg3 2, DW_OP_deref",
    "DW_OP_call4 0x103, DW_OP_call_ref 0x106",
    "DW_OP_reg1, DW_OP_piece 1",
];

const FRAME_BASES: [&str; 5] = [
    "DW_OP_breg6 16",
    "DW_OP_reg6",
    "DW_OP_call_frame_cfa",
    "DW_OP_lit1, DW_OP_stack_value",
    "DW_OP_breg2 0, DW_OP_deref",
];
const FRAME_ADDRESSES: [&str; 2] = ["DW_OP_breg7 8", "DW_OP_breg7 -3, DW_OP_deref"];
const OBJECTS: [&str; 3] = ["DW_OP_breg5 0", "DW_OP_fbreg -4", "DW_OP_reg2"];

/// A machine state with all context.
pub struct World {
    pub encoding: Encoding,
    pub target: Target,
    /// Of the frame, and on entry to its function.
    pub registers: [BTreeMap<u16, Vec<u8>>; 2],
    pub memory: [Vec<u8>; 2],
    pub entries: Vec<Vec<u8>>,
    pub frame_base: Option<Vec<u8>>,
    pub frame_address: Option<Vec<u8>>,
    pub object: Option<Vec<u8>>,
    pub addresses: Vec<u64>,
    /// The base types by the offset of their entry in the unit.
    pub types: BTreeMap<u64, (BaseEncoding, u16)>,
}

impl World {
    /// Any state of one of the targets.
    pub fn new(random: &mut Random) -> World {
        let name = random.pick(&[
            "generic32-le",
            "generic32-be",
            "generic64-le",
            "generic64-be",
            "x86_64",
        ]);
        World::of(Target::by_name(name).unwrap(), random)
    }

    /// Any state of a target.
    pub fn of(target: Target, random: &mut Random) -> World {
        let offset_bytes = random.pick(&[4, 8]);
        let encoding = Encoding {
            offset_bytes,
            ..Encoding::new(Dialect::Dwarf5, target)
        };
        let assemble = |text: &str| dwarf::parse_operations(encoding, text, &NoNames).unwrap();
        let registers = [(); 2].map(|()| {
            // For x86-64, the general and the vector registers.
            let numbers =
                (0..if target == Target::X86_64 { 33 } else { 10 }).chain([HIGH_REGISTER]);
            numbers
                .map(|number| (number, register(random, target, number)))
                .collect()
        });
        let some = |random: &mut Random, from: &[&str]| {
            // The first is the most frequent.
            let usual = random.chance(70);
            let text = if usual { from[0] } else { random.pick(from) };
            if random.chance(95) {
                Some(assemble(text))
            } else {
                None
            }
        };
        World {
            encoding,
            target,
            registers,
            memory: [(); 2].map(|()| memory(random, encoding)),
            entries: ENTRIES.iter().map(|text| assemble(text)).collect(),
            frame_base: some(random, &FRAME_BASES),
            frame_address: some(random, &FRAME_ADDRESSES),
            object: some(random, &OBJECTS),
            addresses: (0..4).map(|_| address(random)).collect(),
            types: (FIRST_TYPE..).zip(TYPES).collect(),
        }
    }

    /// Any state for expressions that a compiler wrote: with all registers and addresses, more
    /// memory, and the unit's own base types.
    pub fn of_program(
        random: &mut Random,
        encoding: Encoding,
        types: &BTreeMap<u64, (BaseEncoding, u16)>,
    ) -> World {
        const BYTES: usize = 0x800;
        let middle = |random: &mut Random| MEMORY + (BYTES / 2 + random.below(0x40)) as u64;
        let mut world = World::of(Target::X86_64, random);
        for bytes in world
            .registers
            .iter_mut()
            .flat_map(|registers| registers.values_mut())
        {
            if bytes.len() == 8 && random.chance(80) {
                *bytes = middle(random).to_le_bytes().to_vec();
            }
        }
        let word = |_| {
            let address = middle(random);
            if random.chance(50) {
                address.to_le_bytes()
            } else {
                random.next().to_le_bytes()
            }
        };
        world.memory[0] = (0..BYTES / 8).flat_map(word).collect();
        world.addresses = (0..0x1000).map(|_| middle(random)).collect();
        World {
            encoding,
            types: types.clone(),
            ..world
        }
    }

    /// The largest address.
    pub fn address_mask(&self) -> u64 {
        u64::MAX >> (64 - 8 * u32::from(self.encoding.address_bytes))
    }

    /// The size of a register in bits, if the machine has it.
    pub fn register_bits(&self, entry: bool, number: u16) -> Option<u64> {
        match self.registers[usize::from(entry)].get(&number) {
            Some(bytes) => Some(bytes.len() as u64 * 8),
            None => self.target.register_bits(Register(number)).map(u64::from),
        }
    }

    /// The base type whose entry is at an offset in the unit.
    pub fn base_type(&self, offset: u64) -> Option<(BaseEncoding, u16)> {
        self.types.get(&offset).copied()
    }

    /// The same state as this library's machine. With `entry`, it is the state on entry to the
    /// function: then memory is unknown.
    pub fn snapshot(&self, entry: bool) -> Snapshot {
        let mut machine = Snapshot::new(self.target);
        for (frame, at_entry) in [(0, entry), (1, true)] {
            for (number, bytes) in &self.registers[usize::from(at_entry)] {
                machine.set_frame_register(frame, Register(*number), bytes.clone());
            }
        }
        for (space, bytes) in self.memory.iter().enumerate().filter(|_| !entry) {
            machine.set_memory(space as u64, MEMORY, bytes);
        }
        for (index, bytes) in self.entries.iter().enumerate() {
            machine.add_entry(&format!("e{index}"), bytes.clone());
        }
        for (offset, (encoding, byte_size)) in &self.types {
            machine.set_base_type(
                *offset,
                BaseType {
                    encoding: *encoding,
                    byte_size: *byte_size,
                    order: None,
                },
            );
        }
        if let Some(bytes) = &self.frame_base {
            machine.set_frame_base(bytes.clone());
        }
        if let Some(bytes) = &self.frame_address {
            machine.set_canonical_frame_address(bytes.clone());
        }
        if let Some(bytes) = &self.object {
            machine.set_object(bytes.clone());
        }
        machine.set_addresses(self.addresses.clone());
        machine.set_thread_storage(0, THREAD);
        machine.set_entry_frame(1);
        machine
    }
}

/// The type as gimli has it.
pub fn gimli_type((encoding, bytes): (BaseEncoding, u16)) -> Option<ValueType> {
    let encoding = match encoding {
        BaseEncoding::Signed => DW_ATE_signed,
        BaseEncoding::Unsigned => DW_ATE_unsigned,
        BaseEncoding::Float => DW_ATE_float,
        BaseEncoding::ExtendedFloat | BaseEncoding::BrainFloat => return None,
    };
    ValueType::from_encoding(encoding, u64::from(bytes))
}

/// An address in memory, or nearly.
fn address(random: &mut Random) -> u64 {
    MEMORY + random.below(MEMORY_BYTES as usize + 4) as u64
}

fn register(random: &mut Random, target: Target, number: u16) -> Vec<u8> {
    let encoding = Encoding::new(Dialect::Dwarf5, target);
    let usual = target.register_bits(Register(number)).unwrap_or(64) as usize / 8;
    // The registers of the frame have addresses; some others, on generic machines, have any
    // contents of any size.
    let fixed = matches!(number, 5..=7) || target == Target::X86_64;
    let size = if fixed || random.chance(75) {
        usual
    } else {
        random.pick(&[1, 2, 4, 8, 16])
    };
    if random.chance(4) {
        // As a floating-point number, −0.
        let mut bytes = vec![0; size];
        bytes[if encoding.order == ByteOrder::Little {
            size - 1
        } else {
            0
        }] = 0x80;
        return bytes;
    }
    let holds_address = size == usize::from(encoding.address_bytes) && random.chance(60);
    if holds_address {
        word(encoding, address(random))
    } else {
        random.bytes(size)
    }
}

/// Bytes of which a third are addresses of others of them.
fn memory(random: &mut Random, encoding: Encoding) -> Vec<u8> {
    let size = usize::from(encoding.address_bytes);
    let words = MEMORY_BYTES as usize / size;
    let word = |_| {
        if random.chance(33) {
            word(encoding, address(random))
        } else {
            random.bytes(size)
        }
    };
    (0..words).flat_map(word).collect()
}

/// An address in the target's order.
pub fn word(encoding: Encoding, address: u64) -> Vec<u8> {
    let size = usize::from(encoding.address_bytes);
    match encoding.order {
        ByteOrder::Little => address.to_le_bytes()[..size].to_vec(),
        ByteOrder::Big => address.to_be_bytes()[8 - size..].to_vec(),
    }
}
