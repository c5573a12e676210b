//! Emitted modules, read back and compared with the lowered locations.

use super::*;
use dwarfsmith::eval::NormalForm;

/// A machine with unique numbers everywhere.
pub(super) fn machine(target: Target) -> Snapshot {
    let mut machine = Snapshot::new(target);
    for number in 0..4096u16 {
        let register = Register(number);
        if let Some(bits) = target.register_bits(register) {
            let bytes = (0..bits / 8)
                .map(|at| (u32::from(number) * 31 + at * 7) as u8)
                .collect();
            machine.set_register(register, bytes);
        }
    }
    machine
}

/// For each variable of each module, at each position: the emitted sections, read back, give the
/// lowered location.
#[test]
fn emitted_sections_are_read_back_as_lowered() {
    let mut compared = 0;
    for path in crate::support::files_in("tests/modules", "di") {
        let module = text::parse(&std::fs::read_to_string(&path).unwrap())
            .unwrap()
            .module;
        let validated = module.validate().unwrap();
        let target = module.target;
        let dialect = if target.has_lanes() {
            Dialect::Llvm
        } else {
            Dialect::Dwarf5
        };
        let lowered = validated.lower(&LowerOptions::new(dialect)).unwrap();
        // Consecutive functions, in the address space of the addresses below 0x100000.
        let start = |symbol: &str| {
            let mut at = 0x1000;
            for function in module.code.functions() {
                if module.metadata.strings.get(function.symbol) == symbol {
                    return Some(at);
                }
                at += u64::from(function.size).next_multiple_of(0x1000);
            }
            let index = module
                .metadata
                .strings
                .find(symbol)
                .map_or(0, dwarfsmith::metadata::Id::index);
            Some(0x10_0000 + 0x100 * index as u64)
        };
        let program = lowered
            .emit(&EmitOptions {
                overlapping_lists: true,
                ..EmitOptions::default()
            })
            .unwrap()
            .bind(0, start)
            .unwrap();
        let section = |name: &str| {
            program
                .iter()
                .find(|(own, _)| own.name() == name)
                .map_or(&[][..], |(_, bytes)| bytes)
        };
        let order = match target.byte_order() {
            ByteOrder::Little => RunTimeEndian::Little,
            ByteOrder::Big => RunTimeEndian::Big,
        };
        let dwarf = gimli::Dwarf::load(|id| {
            Ok::<_, gimli::Error>(EndianSlice::new(section(id.name()), order))
        })
        .unwrap();
        let mut headers = dwarf.units();
        while let Some(header) = headers.next().unwrap() {
            let unit = dwarf.unit(header).unwrap();
            let reader = UnitReader::new(&dwarf, &unit, target)
                .unwrap()
                .with_dialect(dialect);
            for function in module.code.functions() {
                let first = start(module.metadata.strings.get(function.symbol)).unwrap();
                for pc in 0..function.size.min(0x80) {
                    let address = first + u64::from(pc);
                    for entry in reader.objects_at(address) {
                        let die = unit.entry(entry).unwrap();
                        let line = die
                            .attr(dw::DW_AT_decl_line)
                            .and_then(|line| line.udata_value());
                        let name = reader.name(entry).unwrap();
                        let mut own = module.metadata.variables.iter().filter(|(_, node)| {
                            let own = module
                                .metadata
                                .variable_name(node)
                                .map(|own| module.metadata.strings.get(own));
                            own == Some(name.as_str()) && line == Some(u64::from(node.line))
                        });
                        let Some((variable, _)) = own.next().filter(|_| own.next().is_none())
                        else {
                            continue;
                        };
                        // The canonical frame address is where both sides take it to be.
                        let with_cfa = Linked {
                            inner: machine(target),
                            start: &start,
                        };
                        let said = lowered.evaluate(
                            MetadataObject::Variable(variable),
                            function.id,
                            Position(pc),
                            &with_cfa,
                        );
                        let read = reader.location(entry, address, &with_cfa);
                        let text = |location: &Location| location.to_string();
                        match (&said, &read) {
                            // Pointers refer to entries of the unit on one side, and to numbers of
                            // the lowered module on the other.
                            (Ok(said), _) if text(said).contains("ptr(") => {}
                            (Ok(said), Ok(read)) => {
                                // A constant may be emitted as pieces.
                                let metadata = &module.metadata;
                                let form = |location| {
                                    let node = metadata.variables.get(variable)?;
                                    let ty = metadata.variable_type(node)?;
                                    let bits = metadata.type_bits(ty, target)?.into();
                                    NormalForm::of(location, bits, target.byte_order()).ok()
                                };
                                if form(said).is_none() || form(said) != form(read) {
                                    assert_eq!(text(said), text(read), "{path:?} {name} {pc:#x}")
                                }
                            }
                            (Err(none), Ok(read)) => {
                                assert!(
                                    read.is_undefined() || text(read).ends_with("undef]+0"),
                                    "{path:?} {name} {pc:#x}: {none}, {read}"
                                );
                            }
                            (Err(none), Err(_)) => {
                                assert!(!none.failed.is_empty(), "{path:?} {name} {pc:#x}: {none}")
                            }
                            (Ok(said), Err(error)) => {
                                panic!("{path:?} {name} {pc:#x}: {said}, {error}")
                            }
                        }
                        compared += 1;
                    }
                }
            }
        }
    }
    assert!(compared > 1000, "{compared}");
}

/// A machine with symbols, whose frames are all at one address.
struct Linked<'s> {
    inner: Snapshot,
    start: &'s dyn Fn(&str) -> Option<u64>,
}

impl Machine for Linked<'_> {
    fn inner(&self) -> Option<&dyn Machine> {
        Some(&self.inner)
    }

    fn register_bits(&self, frame: u32, register: Register) -> Option<u64> {
        self.inner.register_bits(frame, register)
    }

    fn read_register(&self, frame: u32, register: Register, offset: u64, into: &mut [u8]) -> bool {
        self.inner.read_register(frame, register, offset, into)
    }

    fn read_memory(&self, space: u64, address: u64, into: &mut [u8]) -> bool {
        let byte = |at: usize| {
            (space as u8)
                .wrapping_add(address.wrapping_add(at as u64) as u8)
                .wrapping_mul(13)
        };
        into.iter_mut()
            .enumerate()
            .for_each(|(at, into)| *into = byte(at));
        true
    }

    fn lane(&self) -> Option<u64> {
        Some(3)
    }

    fn symbol(&self, name: &str) -> Option<u64> {
        (self.start)(name)
    }

    fn canonical_frame_address(&self, _frame: u32) -> Option<dwarfsmith::eval::Source<'_>> {
        let target = self.inner.target();
        let space = target.description().cfa_address_space;
        let bytes = self
            .inner
            .address_space_bytes(space)
            .unwrap_or(target.address_bytes());
        Some(dwarfsmith::eval::Source::Location(Location::memory(
            space, 0x7000, bytes,
        )))
    }
}
