//! Corrects Cranelift's value ranges for every instruction, by decoding the machine code they
//! cover.
//!
//! The register allocator counts in instructions, so the ranges are correct at the offset where an
//! instruction starts, *after* the moves that were inserted before it. Between these offsets they
//! are not:
//!
//! * A range ends after the moves that follow its last instruction, though these may already
//!   overwrite the register. [`cut`] ends it at the write.
//! * At a block's start there may be moves for the edge into it. A range that ends with the
//!   previous block in layout order includes them, and one that continues in the block includes the
//!   code before the move of the value. [`heads`] removes these parts.
//! * A range in a register that a call may clobber extends past the call that is the last use of
//!   the value. [`cut`] ends it in the call.

use iced_x86::{
    Decoder, DecoderOptions, FlowControl, Instruction, InstructionInfoFactory, OpAccess, Register,
};

use crate::debug::{FunctionDebug, MachineBlock, Place, ValueRange};

/// The effect of one instruction: what it overwrites, and where it continues.
pub struct Effect {
    /// Where the next instruction starts.
    pub next: u32,
    /// Whether it jumps unconditionally.
    pub jump: bool,
    /// Whether it calls a function.
    pub call: bool,
    /// DWARF numbers of the registers written.
    pub registers: Vec<u16>,
    /// Memory written in the frame: offset from the CFA and size.
    pub memory: Vec<(i64, i64)>,
}

impl Effect {
    /// Whether a place is overwritten.
    pub fn writes(&self, place: Place) -> bool {
        match place {
            Place::Register(register) => self.registers.contains(&register),
            Place::Cfa(offset) => self
                .memory
                .iter()
                .any(|(at, size)| *at < offset + 8 && offset < at + size),
        }
    }
}

/// The moves at a block's start: from the block's start to the offset from which ranges are
/// correct. This is the offset of the block's first marker; a block without a marker is an edge,
/// which has only moves before its final jump.
fn head(debug: &FunctionDebug, index: usize, effects: &[(u32, Effect)]) -> (u32, u32) {
    let block = &debug.machine.blocks[index];
    let marked = debug
        .markers
        .iter()
        .filter(|m| m.entry && m.machine_block == Some(index))
        .filter_map(|m| m.offset)
        .max();
    let end = marked.unwrap_or_else(|| {
        let last = effects.partition_point(|(start, _)| *start < block.end);
        match last.checked_sub(1).map(|last| &effects[last]) {
            Some((start, effect)) if effect.jump && *start >= block.start => *start,
            _ => block.end,
        }
    });
    (block.start, end)
}

/// Removes the incorrect parts of ranges at blocks' starts, and splits ranges there: a write in one
/// block does not affect a value that the register allocator has in the same place in the next one.
fn heads(debug: &mut FunctionDebug, effects: &[(u32, Effect)]) {
    for index in 0..debug.machine.blocks.len() {
        let (start, end) = head(debug, index, effects);
        let first = effects.partition_point(|(at, _)| *at < start);
        let moves = || effects[first..].iter().take_while(|(at, _)| *at < end);
        let mut kept: Vec<ValueRange> = Vec::new();
        for range in std::mem::take(&mut debug.machine.ranges) {
            if range.end <= start || range.start >= end.max(start + 1) {
                kept.push(range);
                continue;
            }
            if range.start < start {
                kept.push(ValueRange {
                    end: start,
                    ..range
                });
            }
            if range.end > end {
                let written = moves().any(|(_, effect)| effect.writes(range.place));
                let from = if written { end } else { start };
                kept.push(ValueRange {
                    start: range.start.max(from),
                    ..range
                });
            }
        }
        debug.machine.ranges = kept;
    }
}

/// Corrects the ranges of a function; `frame_size` is the distance from the stack pointer in the
/// body to the CFA. Returns the number of pieces that became shorter than Cranelift's.
pub fn cut(debug: &mut FunctionDebug, frame_size: i64) -> usize {
    let effects = effects(&debug.machine.code, &debug.machine.blocks, frame_size);
    let before = debug.machine.ranges.clone();
    heads(debug, &effects);
    for range in &mut debug.machine.ranges {
        // Instructions are sorted; only those that start in the range are used.
        let first = effects.partition_point(|(start, _)| *start < range.start);
        for (start, effect) in &effects[first..] {
            if *start >= range.end {
                break;
            }
            // While a call runs, debuggers look up the frame one byte before the return address,
            // where the callee may have overwritten the register.
            if effect.call && !is_preserved_by_calls(range.place) {
                range.end = range.end.min(effect.next - 1);
                break;
            }
            if effect.writes(range.place) {
                range.end = range.end.min(effect.next);
                break;
            }
        }
    }
    // Join the parts that did not have to be split.
    let mut joined: Vec<ValueRange> = Vec::new();
    debug.machine.ranges.retain(|range| range.start < range.end);
    debug.machine.ranges.sort_unstable();
    for range in debug.machine.ranges.drain(..) {
        match joined.last_mut() {
            Some(last)
                if last.value == range.value
                    && last.place == range.place
                    && last.end >= range.start =>
            {
                last.end = last.end.max(range.end);
            }
            _ => joined.push(range),
        }
    }
    debug.machine.ranges = joined;
    debug
        .machine
        .ranges
        .iter()
        .filter(|range| !before.contains(range))
        .count()
}

/// Whether a call leaves a place unchanged: memory in the frame, and rbx,
/// rbp, r12 to r15.
pub fn is_preserved_by_calls(place: Place) -> bool {
    matches!(place, Place::Cfa(_) | Place::Register(3 | 6 | 7 | 12..=15))
}

/// What each instruction overwrites, by offset.
pub fn effects(code: &[u8], blocks: &[MachineBlock], frame_size: i64) -> Vec<(u32, Effect)> {
    let mut effects = Vec::new();
    let mut factory = InstructionInfoFactory::new();
    for block in blocks {
        let Some(bytes) = code.get(block.start as usize..block.end as usize) else {
            continue;
        };
        let mut decoder = Decoder::with_ip(64, bytes, u64::from(block.start), DecoderOptions::NONE);
        // After the last block's final instruction there may be constants; they may be decoded as
        // code, since no range includes them.
        while decoder.can_decode() {
            let instruction = decoder.decode();
            if instruction.is_invalid() {
                break;
            }
            effects.push((
                instruction.ip() as u32,
                effect(&mut factory, &instruction, frame_size),
            ));
        }
    }
    effects
}

fn effect(factory: &mut InstructionInfoFactory, at: &Instruction, frame_size: i64) -> Effect {
    let writes = |access| {
        matches!(
            access,
            OpAccess::Write | OpAccess::CondWrite | OpAccess::ReadWrite | OpAccess::ReadCondWrite
        )
    };
    let info = factory.info(at);
    let registers = info
        .used_registers()
        .iter()
        .filter(|used| writes(used.access()))
        .filter_map(|used| dwarf(used.register()))
        .collect();
    let memory = info
        .used_memory()
        .iter()
        .filter(|used| writes(used.access()) && used.index() == Register::None)
        .filter_map(|used| {
            let base = match used.base() {
                Register::RSP => -frame_size,
                Register::RBP => -16,
                _ => return None,
            };
            let size = used.memory_size().size() as i64;
            Some((base + used.displacement() as i64, size.max(8)))
        })
        .collect();
    let jump = at.flow_control() == FlowControl::UnconditionalBranch;
    let call = matches!(
        at.flow_control(),
        FlowControl::Call | FlowControl::IndirectCall
    );
    Effect {
        next: at.next_ip() as u32,
        jump,
        call,
        registers,
        memory,
    }
}

/// The DWARF number of the full register a register is part of.
fn dwarf(register: Register) -> Option<u16> {
    Some(match register.full_register() {
        Register::RAX => 0,
        Register::RDX => 1,
        Register::RCX => 2,
        Register::RBX => 3,
        Register::RSI => 4,
        Register::RDI => 5,
        Register::RBP => 6,
        Register::RSP => 7,
        full if full.is_gpr64() => 8 + (full as u32 - Register::R8 as u32) as u16,
        full if full.is_vector_register() => 17 + full.number() as u16,
        _ => return None,
    })
}
