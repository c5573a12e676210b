//! Reads from a compiled function the parts of the machine code that debug information describes:
//! blocks, the offsets of markers, the places of values, the frame, and the unwinding rules.
//!
//! Value ranges are Cranelift's; [`CompiledFunction::correct`](crate::CompiledFunction::correct)
//! corrects them.

use hashbrown::HashMap;

use cranelift_codegen::ir::{DebugTag, StackSlot};
use cranelift_codegen::isa::TargetIsa;
use cranelift_codegen::isa::unwind::UnwindInst;
use cranelift_codegen::{CompiledCode, LabelValueLoc};
use dwarfsmith::ByteOffset;
use dwarfsmith::markers::FrameRule;
use dwarfsmith::target::Register;

use crate::decode::effects;
use crate::effect::Effect;
use crate::error::ExtractError;
use crate::isa::Isa;
use crate::machine::{CallSite, Machine, MachineBlock, Place, ValueRange};
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
    // The frame pointer points to the saved frame pointer. Between it and the CFA are 16 bytes: the
    // saved frame pointer and the return address.
    let frame_size = i64::from(frame.frame_to_fp_offset) + 16;
    let code = buffer.data().to_vec();
    let mut machine = Machine::new(own, code, blocks(compiled, size), ranges(compiled, isa));
    let slots = slots.iter().map(|slot| frame.stackslots[*slot].offset);
    machine.slots = slots.map(|offset| i64::from(offset) - frame_size).collect();
    machine.frame_size = frame_size;
    machine.frame = rules(compiled, isa, own);
    machine.parameters = own.parameter_places(&record.parameters);
    let effects = effects(&machine);
    tail::split(&mut machine, &effects);
    machine.calls = calls(compiled, &effects);
    in_slots(&mut machine, record);
    offsets(compiled, &mut record.markers, &mut machine.layout);
    machine.place_markers(record);
    epilogues(&mut machine);
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

/// Sets the offsets of markers, and adds the markers to the layout.
fn offsets(compiled: &CompiledCode, markers: &mut [Marker], layout: &mut Vec<usize>) {
    for tags in compiled.buffer.debug_tags() {
        for tag in tags.tags {
            let DebugTag::User(tag) = *tag else { continue };
            // The tags of calls differ from those of markers.
            let Some(marker) = markers.get_mut(tag as usize) else {
                continue;
            };
            marker.offset = Some(tags.offset);
            layout.push(tag as usize);
        }
    }
}

fn ranges(compiled: &CompiledCode, isa: &dyn TargetIsa) -> Vec<ValueRange> {
    let mut found = Vec::new();
    for (label, places) in &compiled.value_labels_ranges {
        for range in places {
            let place = match range.loc {
                LabelValueLoc::CFAOffset(offset) => Place::Cfa(offset),
                LabelValueLoc::Reg(reg) => match isa.map_regalloc_reg_to_dwarf(reg) {
                    Ok(number) => Place::Register(number),
                    // No target has this register, so the range is reported as an error.
                    Err(_) => Place::Register(u16::MAX),
                },
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

/// Returns the frame rules of Cranelift's prologues. The rules at offset 0 are those of the target.
fn rules(compiled: &CompiledCode, isa: &dyn TargetIsa, own: Isa) -> Vec<(u32, FrameRule)> {
    let mut rows = Vec::new();
    let mut clobbers = 0i32;
    let frame_pointer = own.frame_pointer();
    for (offset, inst) in &compiled.buffer.unwind_info {
        let mut add = |rule| rows.push((*offset, rule));
        match inst {
            UnwindInst::PushFrameRegs {
                offset_upward_to_caller_sp,
            } => {
                let up = *offset_upward_to_caller_sp as i32;
                // On RISC-V, this is after the two stores, but the stack pointer changes before
                // them.
                let stores = if own == Isa::Riscv64 { 8 } else { 0 };
                let cfa = FrameRule::cfa(Register(own.stack_pointer()), ByteOffset(up));
                rows.push((offset.saturating_sub(stores), cfa));
                let mut add = |rule| rows.push((*offset, rule));
                add(saved(frame_pointer, -up));
                if let Some(link) = own.link_register() {
                    add(saved(link, 8 - up));
                }
            }
            UnwindInst::DefineNewFrame {
                offset_upward_to_caller_sp,
                offset_downward_to_clobbers,
            } => {
                let up = *offset_upward_to_caller_sp as i32;
                clobbers = up.wrapping_add(*offset_downward_to_clobbers as i32);
                add(FrameRule::cfa(Register(frame_pointer), ByteOffset(up)));
            }
            UnwindInst::SaveReg {
                clobber_offset,
                reg,
            } => {
                if let Ok(number) = isa.map_regalloc_reg_to_dwarf((*reg).into()) {
                    let offset = (*clobber_offset as i32).wrapping_sub(clobbers);
                    add(saved(number, offset));
                }
            }
            // Rules of Windows, and of pointer authentication, which is off by default.
            _ => {}
        }
    }
    rows
}

fn saved(register: u16, offset: i32) -> FrameRule {
    FrameRule::saved(Register(register), ByteOffset(offset))
}

/// Adds the rules for epilogues, which Cranelift does not describe. All epilogues have the same
/// code, and the last occurrence of that code in a block without successors is regarded as an
/// epilogue. Once the frame pointer has the caller's value, the CFA is computed from the stack
/// pointer, and all saved registers have the caller's values.
fn epilogues(machine: &mut Machine) {
    let epilogue = Epilogue::of(machine.isa);
    let (code, rows) = (&machine.code, &mut machine.frame);
    let size = code.len();
    let stack_pointer = Register(machine.isa.stack_pointer());
    let saved: Vec<Register> = rows
        .iter()
        .filter_map(|(_, rule)| match rule {
            FrameRule::Offset { register, .. } => Some(*register),
            _ => None,
        })
        .collect();
    for block in &machine.blocks {
        let (start, end) = (block.start as usize, (block.end as usize).min(size));
        let body = code.get(start..end).unwrap_or(&[]);
        // If the end of the last block is not known, traps and constants are part of it, so the
        // epilogue need not be at the block's end.
        let found = body
            .windows(epilogue.code.len())
            .rposition(|window| window == epilogue.code);
        let Some(at) = found.filter(|_| block.successors.is_empty()) else {
            continue;
        };
        let start = start + at;
        let mut add = |offset: usize, rule| rows.push((offset as u32, rule));
        let (first, _) = epilogue.cfa[0];
        add(start + first, FrameRule::RememberState);
        for (after, offset) in epilogue.cfa {
            add(
                start + after,
                FrameRule::cfa(stack_pointer, ByteOffset(*offset)),
            );
            if *after == first {
                for register in &saved {
                    add(start + first, FrameRule::Restore(*register));
                }
            }
        }
        let end = start + epilogue.code.len();
        if end < size {
            add(end, FrameRule::RestoreState);
        }
    }
}

/// The code of epilogues.
struct Epilogue {
    code: &'static [u8],
    /// Offsets in the code, each with the offset of the CFA from the stack pointer from there on.
    /// All saved registers have the caller's values from the first of these on.
    cfa: &'static [(usize, i32)],
}

impl Epilogue {
    fn of(isa: Isa) -> Epilogue {
        match isa {
            // mov rsp, rbp; pop rbp; ret
            Isa::X86_64 => Epilogue {
                code: &[0x48, 0x89, 0xec, 0x5d, 0xc3],
                cfa: &[(4, 8)],
            },
            // ldp x29, x30, [sp], #16; ret
            Isa::Aarch64 => Epilogue {
                code: &[0xfd, 0x7b, 0xc1, 0xa8, 0xc0, 0x03, 0x5f, 0xd6],
                cfa: &[(4, 0)],
            },
            // ld ra, 8(sp); ld s0, 0(sp); addi sp, sp, 16; ret
            Isa::Riscv64 => Epilogue {
                code: &[
                    0x83, 0x30, 0x81, 0x00, 0x03, 0x34, 0x01, 0x00, 0x13, 0x01, 0x01, 0x01, 0x67,
                    0x80, 0x00, 0x00,
                ],
                cfa: &[(8, 16), (12, 0)],
            },
        }
    }
}
