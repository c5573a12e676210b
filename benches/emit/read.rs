//! Reads the output of a writer, to compare the meaning of both outputs.

use gimli::constants::*;
use gimli::read::{Dwarf, EndianSlice, UnwindSection};
use gimli::{LittleEndian, SectionId};
use std::collections::BTreeMap;

/// The bytes of each section, with relocations applied.
pub type Bytes = BTreeMap<&'static str, Vec<u8>>;

/// The numbers of items in an output.
#[derive(PartialEq, Eq, Debug, Default)]
pub struct Described {
    entries: usize,
    /// The numbers of entries with a location and of their list entries, and the sum of the start
    /// and end addresses of these.
    locations: usize,
    ranges: usize,
    places: u64,
    expression_bytes: usize,
    names: usize,
    /// The entries with an abstract origin.
    origins: usize,
    /// The calls with a callee.
    calls: usize,
    /// The bytes of the expressions of arguments of calls.
    argument_bytes: usize,
    /// The sum of the start and end addresses of functions and scopes.
    scopes: u64,
    rows: usize,
    lines: u64,
    frames: usize,
}

pub fn read(bytes: &Bytes) -> gimli::Result<Described> {
    let section = |id: SectionId| {
        EndianSlice::new(
            bytes
                .get(id.name())
                .map_or(&[][..], |bytes| bytes.as_slice()),
            LittleEndian,
        )
    };
    let dwarf = Dwarf::load(|id| Ok::<_, gimli::Error>(section(id)))?;
    let mut described = Described::default();
    let mut headers = dwarf.units();
    while let Some(header) = headers.next()? {
        let unit = dwarf.unit(header)?;
        let mut entries = unit.entries();
        while let Some(entry) = entries.next_dfs()? {
            described.entries += 1;
            if let Some(name) = entry.attr_value(DW_AT_name) {
                described.names += dwarf.attr_string(&unit, name)?.len();
            }
            let has = |name| usize::from(entry.attr_value(name).is_some());
            described.origins += has(DW_AT_abstract_origin);
            described.calls += has(DW_AT_call_origin);
            if let Some(value) = entry.attr_value(DW_AT_call_value) {
                let value = value.exprloc_value();
                described.argument_bytes += value.map_or(0, |value| value.0.len());
            }
            if entry.tag() != DW_TAG_compile_unit {
                let mut ranges = dwarf.die_ranges(&unit, entry)?;
                while let Some(range) = ranges.next()? {
                    described.scopes += range.begin * 7 + range.end;
                }
            }
            let Some(location) = entry.attr_value(DW_AT_location) else {
                continue;
            };
            described.locations += 1;
            let single = location.exprloc_value();
            described.expression_bytes += single.map_or(0, |single| single.0.len());
            let Some(mut list) = dwarf.attr_locations(&unit, location)? else {
                continue;
            };
            while let Some(entry) = list.next()? {
                described.ranges += 1;
                described.places += entry.range.begin * 7 + entry.range.end;
                described.expression_bytes += entry.data.0.len();
            }
        }
        let Some(program) = unit.line_program.clone() else {
            continue;
        };
        let mut rows = program.rows();
        while let Some((_, row)) = rows.next_row()? {
            described.rows += 1;
            if !row.end_sequence() {
                described.lines += row.line().map_or(0, |line| line.get()) + row.address() * 3;
            }
        }
    }
    let mut frames = gimli::DebugFrame::from(section(SectionId::DebugFrame));
    frames.set_address_size(8);
    let bases = gimli::BaseAddresses::default();
    let mut entries = frames.entries(&bases);
    while let Some(entry) = entries.next()? {
        if let gimli::CieOrFde::Fde(partial) = entry {
            let fde = partial.parse(gimli::DebugFrame::cie_from_offset)?;
            let mut context = gimli::UnwindContext::new();
            let mut rows = fde.rows(&frames, &bases, &mut context)?;
            while rows.next_row()?.is_some() {
                described.frames += 1;
            }
        }
    }
    Ok(described)
}
