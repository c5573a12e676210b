//! Hot/cold splitting: some blocks are moved to another section, and the addresses in the DWARF are
//! those that the compiler assigns to the blocks.

use super::bugs::Bug;
use super::ir::{Function, Unit};
use super::source::Random;
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::emit::EmitOptions;
use dwarfsmith::lower::LowerOptions;
use dwarfsmith::markers::{CodeBlockId, FunctionView};
use dwarfsmith::{Position, Sections, Validated};
use std::collections::{BTreeMap, HashMap};

/// Moves some blocks into the cold section.
pub fn split_cold(unit: &mut Unit, number: usize, random: &mut Random, bug: Option<Bug>) {
    let symbol = match bug {
        Some(Bug::ColdSymbol) => unit.module.text("cold"),
        _ => unit.module.text(&format!("{number}.cold")),
    };
    let function = &mut unit.functions[number];
    let mut cold = function.layout();
    cold.remove(0);
    cold.retain(|_| random.chance(30));
    let Some(first) = cold.first().copied() else {
        return;
    };
    // A section has code (E419): blocks that only jump to the next one may have none.
    let has_code = |is_cold: bool| {
        let blocks = function.blocks.iter();
        let mut blocks = blocks.filter(|one| cold.contains(one.0) == is_cold);
        blocks.any(|one| one.1.size() > 0)
    };
    if !has_code(true) || !has_code(false) {
        return;
    }
    function.cold = cold.iter().copied().collect();
    if bug == Some(Bug::ColdOther) {
        let mut others = function.layout().into_iter().skip(1);
        let other = others.find(|block| !function.cold.contains(block));
        cold[0] = other.unwrap_or(first);
    }
    function.graph.move_to_part(&cold, symbol, None).unwrap();
}

/// Where the compiler puts the code of a function, and its cold code.
fn starts(number: usize) -> [u64; 2] {
    let start = 0x10_0000 * (number as u64 + 1);
    [start, start + 0x8_0000]
}

/// The line of a position, by the module.
fn line(view: &FunctionView<'_>, at: Position) -> u32 {
    let last = view.rows().rfind(|row| row.position <= at);
    last.map_or(0, |row| row.line)
}

/// Compares the line of each instruction in cold and hot code with that of its address, if a
/// function has cold code. The error is what differs.
pub fn check(unit: &Unit, validated: &Validated<'_>) -> Result<(), String> {
    if unit.functions.iter().all(|one| one.cold.is_empty()) {
        return Ok(());
    }
    let lowered = validated.lower(&LowerOptions::new(Dialect::Dwarf5));
    let lowered = lowered.map_err(|one| one.to_string())?;
    let sections = lowered.emit(&EmitOptions::default());
    let sections = sections.map_err(|one| one.to_string())?;
    let functions = unit.ids.iter().enumerate();
    let functions = functions.filter_map(|(number, id)| {
        let view = unit.module.code.function((*id)?)?;
        Some((number, view))
    });
    let functions: Vec<(usize, FunctionView<'_>)> = functions.collect();
    let mut addresses: HashMap<String, u64> = HashMap::new();
    for (number, view) in &functions {
        let [hot, cold] = starts(*number);
        let name = unit.module.metadata.strings.get(view.symbol);
        addresses.insert(name.into(), hot);
        addresses.insert(format!("{number}.cold"), cold);
    }
    let lines = lines(&sections, &addresses);
    for (number, view) in functions {
        if !view.rows().is_empty() {
            check_function(&unit.functions[number], starts(number), &view, &lines)?;
        }
    }
    Ok(())
}

fn check_function(
    function: &Function,
    starts: [u64; 2],
    view: &FunctionView<'_>,
    lines: &BTreeMap<u64, u32>,
) -> Result<(), String> {
    let mut next = starts;
    let mut of_block: BTreeMap<CodeBlockId, u64> = BTreeMap::new();
    for block in function.layout() {
        let next = &mut next[usize::from(function.cold.contains(&block))];
        of_block.insert(block, *next);
        *next += u64::from(function.blocks[&block].size());
    }
    let mut start = 0;
    for id in function.layout() {
        let block = &function.blocks[&id];
        for index in 0..=block.insts.len() {
            let at = block.position(index);
            if at.0 == block.size() {
                continue;
            }
            let (want, address) = (line(view, at + start), of_block[&id] + u64::from(at));
            let found = lines.range(..=address).next_back().map_or(0, |row| *row.1);
            if want != found {
                return Err(format!(
                    "{address:#x} is line {found} in the DWARF, not {want}"
                ));
            }
        }
        start += block.size();
    }
    for (start, end) in starts.into_iter().zip(next) {
        if start < end && lines.get(&end) != Some(&0) {
            return Err(format!("no code ends at {end:#x}"));
        }
    }
    Ok(())
}

/// The line table: the line from each address on, 0 after the end of a sequence.
fn lines(sections: &Sections, addresses: &HashMap<String, u64>) -> BTreeMap<u64, u32> {
    let address = |name: &str| Some(addresses.get(name).copied().unwrap_or(0));
    let bound = sections.clone().bind(0, address).unwrap().into_iter();
    let bound: HashMap<&str, Vec<u8>> = bound.map(|(id, bytes)| (id.name(), bytes)).collect();
    let load = |id: gimli::SectionId| {
        let bytes = bound.get(id.name()).map_or(&[][..], |bytes| bytes);
        Ok::<_, gimli::Error>(gimli::EndianSlice::new(bytes, gimli::LittleEndian))
    };
    let dwarf = gimli::Dwarf::load(load).unwrap();
    let mut lines = BTreeMap::new();
    let mut units = dwarf.units();
    while let Some(header) = units.next().unwrap() {
        let unit = dwarf.unit(header).unwrap();
        let mut rows = unit.line_program.unwrap().rows();
        while let Some((_, row)) = rows.next_row().unwrap() {
            let line = row.line().map_or(0, |line| line.get() as u32);
            match row.end_sequence() {
                true => _ = lines.entry(row.address()).or_insert(0),
                false => _ = lines.insert(row.address(), line),
            }
        }
    }
    lines
}
