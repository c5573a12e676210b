//! The sections as bytes with relocations, from which a linker of a few lines links them.

use super::*;
use dwarfsmith::emit::{RelocationTarget, SectionId};
use dwarfsmith::gimli::{self, AttributeValue, EndianSlice, LittleEndian};
use std::collections::BTreeMap;

type Linked = BTreeMap<&'static str, Vec<u8>>;

/// Appends the sections of each module, with the addresses of symbols.
fn link(modules: &[Sections], address: impl Fn(&str) -> u64) -> Linked {
    let mut linked = Linked::new();
    for module in modules {
        let starts: BTreeMap<&str, u64> = module
            .iter()
            .map(|section| {
                let bytes = linked.entry(section.name()).or_default();
                bytes.resize(
                    bytes
                        .len()
                        .next_multiple_of(section.alignment(module.target()) as usize),
                    0,
                );
                let start = bytes.len();
                bytes.extend(&section.bytes);
                (section.name(), start as u64)
            })
            .collect();
        for section in module.iter() {
            let bytes = linked.get_mut(section.name()).unwrap();
            for relocation in &section.relocations {
                let base = match relocation.target() {
                    RelocationTarget::Symbol(symbol) => address(module.symbol(symbol)),
                    RelocationTarget::Section(of) => starts[of.name()],
                    RelocationTarget::ThreadLocal(_) => unreachable!("no thread-local globals"),
                    RelocationTarget::TypeUnit(_) => unreachable!("no type units"),
                    RelocationTarget::Length { .. } => unreachable!("no code is relaxed"),
                    RelocationTarget::WasmGlobal => unreachable!("no WebAssembly"),
                };
                let place = (starts[section.name()] + u64::from(relocation.offset())) as usize;
                let field = &mut bytes[place..place + usize::from(relocation.size())];
                let held = field
                    .iter()
                    .rev()
                    .fold(0u64, |value, byte| value << 8 | u64::from(*byte));
                // The field holds the addend already.
                let mask = u64::MAX >> (64 - 8 * u32::from(relocation.size()));
                assert_eq!(held, relocation.addend() as u64 & mask);
                let value = base.wrapping_add_signed(relocation.addend());
                field.copy_from_slice(&value.to_le_bytes()[..field.len()]);
            }
        }
    }
    linked
}

#[test]
fn a_linker_needs_only_the_bytes_and_the_relocations() {
    let address = |name: &str| match name {
        "first" => 0x1000,
        "first_local" => 0x2000,
        "second" => 0x3000,
        "second_local" => 0x4000,
        "first_total" => 0x9000,
        "second_total" => 0x9004,
        _ => panic!("{name}"),
    };
    for (dialect, format) in [
        (Dialect::Dwarf5, Format::Dwarf32),
        (Dialect::Dwarf5, Format::Dwarf64),
        (Dialect::Dwarf4, Format::Dwarf32),
    ] {
        let modules = ["first", "second"]
            .map(|name| emitted(&source(&X86_64, name), dialect, format, Frames::Debug));
        let linked = link(&modules, address);
        let bytes = |id: SectionId| linked.get(id.name()).map_or(&[][..], |bytes| bytes);
        let load = |id| Ok::<_, gimli::Error>(EndianSlice::new(bytes(id), LittleEndian));
        let dwarf = gimli::Dwarf::load(load).unwrap();
        let (mut units, mut found) = (dwarf.units(), Vec::new());
        while let Some(header) = units.next().unwrap() {
            let unit = dwarf.unit(header).unwrap();
            let mut entries = unit.entries();
            while let Some(entry) = entries.next_dfs().unwrap() {
                if entry.tag() != gimli::DW_TAG_subprogram {
                    continue;
                }
                let name = entry.attr_value(gimli::DW_AT_name).unwrap();
                let name = dwarf.attr_string(&unit, name).unwrap().to_string_lossy();
                let low = match entry.attr_value(gimli::DW_AT_low_pc).unwrap() {
                    AttributeValue::Addr(low) => low,
                    AttributeValue::DebugAddrIndex(index) => dwarf.address(&unit, index).unwrap(),
                    other => panic!("{other:?}"),
                };
                found.push((name.into_owned(), low));
            }
            let mut rows = unit.line_program.clone().unwrap().rows();
            let mut lines = 0;
            while let Some((_, row)) = rows.next_row().unwrap() {
                lines += usize::from(!row.end_sequence());
            }
            assert_eq!(lines, 4);
        }
        let names = ["first", "first_local", "second", "second_local"];
        assert_eq!(
            found,
            names.map(|name| (name.to_string(), address(name))),
            "{dialect} {format:?}"
        );
        let mut frames = gimli::DebugFrame::new(bytes(SectionId::DebugFrame), LittleEndian);
        frames.set_address_size(8);
        for name in names {
            use gimli::UnwindSection as _;
            let bases = gimli::BaseAddresses::default();
            let parse = gimli::DebugFrame::cie_from_offset;
            let frame = frames.fde_for_address(&bases, address(name) + 4, parse);
            assert_eq!(frame.unwrap().initial_address(), address(name));
        }
    }
}
