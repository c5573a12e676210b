//! Reads from a compiled function the parts of the machine code that debug information describes:
//! blocks, the offsets of markers, the places of values, the frame, and the unwinding rules.
//!
//! Value ranges are Cranelift's; [`CompiledFunction::correct`](crate::CompiledFunction::correct)
//! corrects them.

use hashbrown::HashMap;

use cranelift_codegen::ir::{DebugTag, StackSlot};
use cranelift_codegen::isa::TargetIsa;
use cranelift_codegen::{
    CompiledCode, FinalizedMachExceptionHandler, LabelValueLoc, Reg, RegClass,
};

use crate::decode::effects;
use crate::edges;
use crate::effect::Effect;
use crate::error::ExtractError;
use crate::isa::Isa;
use crate::machine::{CallSite, Machine, MachineBlock, Place, ValueRange};
use crate::prologue::Prologue;
use crate::record::{CALL_TAG, FunctionRecord, Marker};
use crate::tail;

/// Reads the machine code of a function and its properties, and sets the offsets of its markers.
/// Fails if dwarfsmith-cranelift does not support the ISA, or if a required setting is off.
pub fn extract(
    compiled: &CompiledCode,
    isa: &dyn TargetIsa,
    slots: &[StackSlot],
    record: &mut FunctionRecord,
) -> Result<Machine, ExtractError> {
    read(compiled, isa, slots, record).map(|(machine, _)| machine)
}

/// Does the same as [`extract`], and also returns the decoded code.
pub(crate) fn read(
    compiled: &CompiledCode,
    isa: &dyn TargetIsa,
    slots: &[StackSlot],
    record: &mut FunctionRecord,
) -> Result<(Machine, Vec<Effect>), ExtractError> {
    let own = Isa::of(isa)?;
    let buffer = &compiled.buffer;
    let size = buffer.total_size();
    let frame = buffer.frame_layout().ok_or(ExtractError::NoFrameLayout)?;
    if compiled.bb_starts.is_empty() && size > 0 {
        return Err(ExtractError::Setting("machine_code_cfg_info"));
    }
    let code = buffer.data().to_vec();
    let mut machine = Machine::new(own, code, blocks(compiled, size), ranges(compiled, isa));
    let prologue = Prologue::of(compiled, own);
    let frame_size = i64::from(frame.frame_to_fp_offset) + 16 + i64::from(prologue.growth);
    let slots = slots.iter().map(|slot| frame.stackslots[*slot].offset);
    machine.slots = slots.map(|offset| i64::from(offset) - frame_size).collect();
    machine.frame_size = frame_size;
    machine.frame = prologue.rules(compiled, isa);
    machine.parameters = own.parameter_places(&record.convention, &record.parameters);
    let effects = effects(&machine);
    let relocations = edges::Relocations::of(compiled);
    let handlers = handlers(compiled);
    if !record.cold.is_empty() {
        edges::decode(&mut machine, &effects, &relocations, &handlers);
    }
    edges::split_at_islands(&mut machine, &effects, &relocations);
    tail::split(&mut machine, &effects);
    machine.calls = calls(compiled, &effects);
    machine.handlers = handlers.into_iter().map(|(_, handler)| handler).collect();
    in_slots(&mut machine, record);
    offsets(compiled, &mut record.markers, &mut machine.layout)?;
    machine.place_markers(record);
    if !record.cold.is_empty() {
        edges::end_ranges(&mut machine, record);
    }
    prologue.epilogues(&mut machine, &effects);
    Ok((machine, effects))
}

fn blocks(compiled: &CompiledCode, size: u32) -> Vec<MachineBlock> {
    let starts = &compiled.bb_starts;
    let mut blocks: Vec<MachineBlock> = starts
        .iter()
        .enumerate()
        .map(|(index, start)| MachineBlock {
            start: *start,
            end: starts.get(index + 1).copied().unwrap_or(size),
            successors: Vec::new(),
        })
        .collect();
    for (from, to) in &compiled.bb_edges {
        let find = |offset: &u32| starts.binary_search(offset).ok();
        if let (Some(from), Some(to)) = (find(from), find(to))
            && !blocks[from].successors.contains(&to)
        {
            blocks[from].successors.push(to);
        }
    }
    blocks
}

/// Returns the calls. Cranelift reports the end of each, and the decoded code gives its start.
fn calls(compiled: &CompiledCode, effects: &[Effect]) -> Vec<CallSite> {
    // A marker may be at the return address of a call.
    let tags = compiled
        .buffer
        .debug_tags()
        .flat_map(|tags| tags.tags.iter().map(move |tag| (tags.offset, tag)));
    let tagged: HashMap<u32, usize> = tags
        .filter_map(|(offset, tag)| match tag {
            DebugTag::User(tag) if *tag >= CALL_TAG => Some((offset, (tag - CALL_TAG) as usize)),
            _ => None,
        })
        .collect();
    let call = |return_offset: u32| {
        let after = effects.partition_point(|effect| effect.at < return_offset);
        let effect = effects.get(after.checked_sub(1)?)?;
        if !effect.call || effect.next != return_offset {
            return None;
        }
        Some(CallSite {
            offset: effect.at,
            return_offset,
            call: tagged.get(&return_offset).copied(),
        })
    };
    compiled
        .buffer
        .call_sites()
        .filter_map(|site| call(site.ret_addr))
        .collect()
}

/// The handlers of calls' exceptions: the offsets of the return address and of the handler.
fn handlers(compiled: &CompiledCode) -> Vec<(u32, u32)> {
    let sites = compiled.buffer.call_sites();
    let all = sites.flat_map(|site| {
        let handlers = site.exception_handlers.iter();
        handlers.map(move |handler| (site.ret_addr, handler))
    });
    let all = all.filter_map(|(call, handler)| match handler {
        FinalizedMachExceptionHandler::Tag(_, offset)
        | FinalizedMachExceptionHandler::Default(offset) => Some((call, *offset)),
        FinalizedMachExceptionHandler::Context(_) => None,
    });
    all.collect()
}

/// Adds the places of values that are in slots while calls run.
fn in_slots(machine: &mut Machine, record: &FunctionRecord) {
    let mut found = Vec::new();
    for site in &machine.calls {
        let call = site.call.and_then(|call| record.calls.get(call));
        for (value, slot) in call.map_or(&[][..], |call| &call.in_slots) {
            let Some(offset) = machine.slots.get(*slot) else {
                continue;
            };
            let range = ValueRange {
                value: *value,
                start: site.offset,
                end: site.return_offset,
                place: Place::Cfa(*offset),
            };
            // Optimized code may also keep the value in a register.
            let own =
                &machine.ranges[machine.ranges.partition_point(|known| known.value < *value)..];
            let mut own = own.iter().take_while(|known| known.value == *value);
            if !own.any(|known| known.start < range.end && range.start < known.end) {
                found.push(range);
            }
        }
    }
    machine.ranges.extend(found);
    machine.ranges.sort_unstable();
}

/// Sets the offsets of markers, and adds the markers to the layout. Fails if a marker has two
/// offsets.
fn offsets(
    compiled: &CompiledCode,
    markers: &mut [Marker],
    layout: &mut Vec<usize>,
) -> Result<(), ExtractError> {
    layout.reserve(markers.len());
    markers.iter_mut().for_each(|marker| marker.offset = None);
    for tags in compiled.buffer.debug_tags() {
        for tag in tags.tags {
            let DebugTag::User(tag) = *tag else { continue };
            // The tags of calls differ from those of markers.
            let Some(marker) = markers.get_mut(tag as usize) else {
                continue;
            };
            if marker.offset.replace(tags.offset).is_some() {
                return Err(ExtractError::Inlined);
            }
            layout.push(tag as usize);
        }
    }
    Ok(())
}

/// Returns the DWARF number of a register. If the result is not a register of the target, the range
/// is reported as an error.
fn number(isa: &dyn TargetIsa, reg: Reg) -> u16 {
    match reg.to_real_reg() {
        // Cranelift's number is 32 too small (psABI, "DWARF Register Numbers").
        Some(vector) if isa.name() == "riscv64" && vector.class() == RegClass::Vector => {
            96 + u16::from(vector.hw_enc())
        }
        _ => isa.map_regalloc_reg_to_dwarf(reg).unwrap_or(u16::MAX),
    }
}

fn ranges(compiled: &CompiledCode, isa: &dyn TargetIsa) -> Vec<ValueRange> {
    let all = compiled.value_labels_ranges.values();
    let mut found = Vec::with_capacity(all.map(Vec::len).sum());
    for (label, places) in &compiled.value_labels_ranges {
        for range in places {
            let place = match range.loc {
                LabelValueLoc::CFAOffset(offset) => Place::Cfa(offset),
                LabelValueLoc::Reg(reg) => Place::Register(number(isa, reg)),
            };
            let value = label.as_u32() as usize;
            found.push(ValueRange {
                value,
                start: range.start,
                end: range.end,
                place,
            });
        }
    }
    found.sort_unstable();
    found
}
