//! Object maps, emitted and read back (DWARF issue 230712.4): each element of an array, at each
//! program counter and for each chunk.

use super::*;
use dwarfsmith::eval::NormalForm;

/// Where the second part of a function in two parts begins.
const COLD: u64 = 0x1c;

/// A module with an array in memory at 0x8000, and the values of its object map's attributes.
#[derive(Clone, Copy)]
struct Mapped {
    file: &'static str,
    /// The registers of the address, and of the chunk's number: their numbers and sizes in bytes.
    address: &'static [(u16, usize)],
    chunk: (u16, usize),
    /// The vector registers, and the size of each in bytes.
    registers: &'static [u16],
    register_bytes: u64,
    element_bytes: u64,
    elements: u64,
    /// The code in which the map holds.
    code: (u64, u64),
}

const ALL: [Mapped; 3] = [
    Mapped {
        file: "gpu-object-map-of-the-document.di",
        address: &[(0, 8)],
        chunk: (3, 8),
        registers: &[64, 65],
        register_bytes: 16,
        element_bytes: 4,
        elements: 32,
        code: (0x18, 0x30),
    },
    Mapped {
        file: "gpu-object-map-big-endian.di",
        address: &[(1, 8)],
        chunk: (2, 8),
        registers: &[3, 4],
        register_bytes: 8,
        element_bytes: 8,
        elements: 6,
        code: (0, 0x20),
    },
    Mapped {
        file: "gpu-object-map.di",
        address: &[(36, 4), (37, 4)],
        chunk: (38, 4),
        registers: &[2568],
        register_bytes: 256,
        element_bytes: 4,
        elements: 256,
        code: (0x10, 0x30),
    },
];

impl Mapped {
    /// Where an element is: the steps of the issue's overview.
    fn element(&self, pc: u64, chunk: u64, index: u64, order: ByteOrder) -> String {
        let offset = index * self.element_bytes;
        let chunk_bytes = self.registers.len() as u64 * self.register_bytes;
        if chunk == 0 || !(self.code.0..self.code.1).contains(&pc) || offset / chunk_bytes != chunk
        {
            return format!("mem(0)+{:#x}", 0x8000 + offset);
        }
        let rest = offset % chunk_bytes;
        let register = self.registers[(rest / self.register_bytes) as usize];
        let byte = rest % self.register_bytes;
        // Offsets in registers count from the least significant bit.
        let byte = match order {
            ByteOrder::Little => byte,
            ByteOrder::Big => self.register_bytes - byte - self.element_bytes,
        };
        format!("reg({register})+{byte}")
    }

    fn machine(&self, target: Target, chunk: u64) -> Snapshot {
        let number = |value: u64, bytes: usize| match target.byte_order() {
            ByteOrder::Little => value.to_le_bytes()[..bytes].to_vec(),
            ByteOrder::Big => value.to_be_bytes()[8 - bytes..].to_vec(),
        };
        let mut machine = Snapshot::new(target);
        for (place, (register, bytes)) in self.address.iter().enumerate() {
            let value = if place == 0 { 0x8000 } else { 0 };
            machine.set_register(Register(*register), number(value, *bytes));
        }
        let (register, bytes) = self.chunk;
        machine.set_register(Register(register), number(chunk, bytes));
        for register in self.registers {
            machine.set_register(Register(*register), vec![0; self.register_bytes as usize]);
        }
        machine
    }
}

#[test]
fn each_element_is_where_the_issue_says() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/filetests/meaning/");
    for (mapped, has_parts) in ALL.into_iter().flat_map(|one| [(one, false), (one, true)]) {
        let mut source = std::fs::read_to_string(format!("{folder}{}", mapped.file)).unwrap();
        if has_parts {
            source += &format!("\nparts @f {{ {COLD:#x}: @f.cold }}\n");
        }
        let module = text::parse(&source).unwrap().module;
        let validated = module.validate().unwrap();
        let target = module.target;
        for dialect in [Dialect::Llvm, Dialect::Dwarf6Draft] {
            let mut options = LowerOptions::new(dialect);
            options.experimental = true;
            let lowered = validated.lower(&options).unwrap();
            let program = lowered.emit(&EmitOptions::default()).unwrap();
            let starts = |symbol: &str| Some(if symbol == "f" { 0x1000 } else { 0x3000 });
            let program = program.bind(0, starts).unwrap();
            let order = match target.byte_order() {
                ByteOrder::Little => RunTimeEndian::Little,
                ByteOrder::Big => RunTimeEndian::Big,
            };
            let dwarf = gimli::Dwarf::load(|id| {
                let section = program.iter().find(|(own, _)| own.name() == id.name());
                let bytes = section.map_or(&[][..], |(_, bytes)| &bytes[..]);
                Ok::<_, gimli::Error>(EndianSlice::new(bytes, order))
            })
            .unwrap();
            let unit = dwarf.unit(dwarf.units().next().unwrap().unwrap()).unwrap();
            let reader = UnitReader::new(&dwarf, &unit, target).unwrap();
            let address = |pc| match has_parts && pc >= COLD {
                true => 0x3000 + pc - COLD,
                false => 0x1000 + pc,
            };
            check(&mapped, target, &reader.with_dialect(dialect), address);
        }
    }
}

/// `address` returns the address of a position of the function.
fn check(
    mapped: &Mapped,
    target: Target,
    reader: &UnitReader<'_, '_, RunTimeEndian>,
    address: impl Fn(u64) -> u64,
) {
    let order = target.byte_order();
    let bits = mapped.element_bytes * 8;
    let chunks = mapped.elements * mapped.element_bytes
        / (mapped.registers.len() as u64 * mapped.register_bytes);
    let mut in_registers = 0;
    for pc in 0..0x40 {
        let Some(array) = reader.objects_at(address(pc)).first().copied() else {
            assert!(pc >= mapped.code.1);
            continue;
        };
        for chunk in 0..chunks {
            let machine = mapped.machine(target, chunk);
            let location = reader.location(array, address(pc), &machine).unwrap();
            for index in 0..mapped.elements {
                let element = location.moved(i128::from(index * bits)).unwrap();
                let form = NormalForm::of(&element, bits.into(), order).unwrap();
                let place = mapped.element(pc, chunk, index, order);
                in_registers += u32::from(place.starts_with("reg"));
                let wanted = format!("0..{}: {place}", mapped.element_bytes);
                assert_eq!(
                    form.to_string(),
                    wanted,
                    "{} {pc:#x} {chunk} {index}",
                    mapped.file
                );
            }
        }
    }
    assert!(in_registers > 0);
}
