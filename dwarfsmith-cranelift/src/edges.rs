//! The control flow and the places of values in functions with cold blocks.
//!
//! Cranelift places cold blocks after all others: those that the backend marks as cold, and those
//! that end with `trap`. But it reports edges and ranges as if it did not. Edges begin at wrong
//! blocks, and some are absent, so they are read from the jumps in the code instead. A range that
//! begins before the cold blocks includes all of them up to its end, although the value may be
//! elsewhere there, so it ends where they begin.

use std::cell::OnceCell;

use cranelift_codegen::CompiledCode;
use hashbrown::HashSet;

use crate::effect::{Effect, within};
use crate::isa::Isa;
use crate::machine::{Machine, MachineBlock};
use crate::prologue::restores;
use crate::record::FunctionRecord;
use crate::riscv64;
use crate::tail::returns;

/// Where control continues after an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Next {
    /// At the next instruction.
    Falls,
    /// At an offset, or at the next instruction.
    Branches(i64),
    /// At an offset.
    Jumps(i64),
    /// At an address in a register.
    Indirect,
    /// The function ends here.
    Leaves,
}

/// The code in which edges are found.
struct Code<'a> {
    machine: &'a Machine,
    effects: &'a [Effect],
    /// A jump with a relocation leaves the function.
    relocations: &'a Relocations<'a>,
    /// The offset of the return address of a call and of one of its handlers.
    handlers: &'a [(u32, u32)],
}

/// The offsets of a function's relocations. They are sorted once a jump is decoded.
pub struct Relocations<'c> {
    compiled: &'c CompiledCode,
    sorted: OnceCell<Vec<u32>>,
}

impl Relocations<'_> {
    pub fn of(compiled: &CompiledCode) -> Relocations<'_> {
        Relocations {
            compiled,
            sorted: OnceCell::new(),
        }
    }

    /// Returns true if there is a relocation in a range of code.
    fn is_within(&self, start: u32, end: u32) -> bool {
        let sorted = self.sorted.get_or_init(|| {
            let relocations = self.compiled.buffer.relocs().iter();
            let mut offsets: Vec<u32> = relocations.map(|it| it.offset).collect();
            offsets.sort_unstable();
            offsets
        });
        let first = sorted.partition_point(|it| *it < start);
        sorted.get(first).is_some_and(|it| *it < end)
    }
}

/// Replaces the successors of blocks by those in the code. `handlers` are the offsets of the return
/// address of a call, and of one of its handlers.
pub fn decode(
    machine: &mut Machine,
    effects: &[Effect],
    relocations: &Relocations<'_>,
    handlers: &[(u32, u32)],
) {
    let code = Code {
        machine,
        effects,
        relocations,
        handlers,
    };
    let count = machine.blocks.len();
    let found: Vec<Option<Vec<usize>>> = (0..count).map(|it| code.successors(it)).collect();
    for (found, block) in found.into_iter().zip(&mut machine.blocks) {
        // Too many edges lose locations, and too few give wrong ones.
        block.successors = found.unwrap_or_else(|| (0..count).collect());
    }
}

/// Splits blocks at islands: jumps to other blocks that are too far for a branch, and traps, which
/// Cranelift places inside of a block that jumps over them. An island gets a block without
/// predecessors or successors, because branches anywhere in the function may lead to it.
pub fn split_at_islands(machine: &mut Machine, effects: &[Effect], relocations: &Relocations<'_>) {
    if machine.isa == Isa::X86_64 {
        return;
    }
    let code = Code {
        machine,
        effects,
        relocations,
        handlers: &[],
    };
    let islands: Vec<(usize, u32, u32)> = (0..machine.blocks.len())
        .flat_map(|number| code.islands(number))
        .collect();
    if islands.is_empty() {
        return;
    }
    // The first and the last part of each block.
    let mut parts = Vec::with_capacity(machine.blocks.len());
    let mut islands = islands.into_iter().peekable();
    let mut split: Vec<MachineBlock> = Vec::new();
    for (number, mut block) in std::mem::take(&mut machine.blocks).into_iter().enumerate() {
        let first = split.len();
        let mut last = None;
        while let Some((_, start, end)) = islands.next_if(|(block, ..)| *block == number) {
            if end == block.end {
                // The block ends before the island.
                last = Some(split.len());
                split.push(MachineBlock {
                    start: block.start,
                    end: start,
                    successors: std::mem::take(&mut block.successors),
                });
                block.start = start;
                break;
            }
            let next = split.len() + 2;
            split.push(MachineBlock {
                start: block.start,
                end: start,
                successors: vec![next],
            });
            split.push(MachineBlock {
                start,
                end,
                successors: Vec::new(),
            });
            block.start = end;
        }
        parts.push((first, last.unwrap_or(split.len())));
        split.push(block);
    }
    for (_, last) in &parts {
        for successor in &mut split[*last].successors {
            *successor = parts
                .get(*successor)
                .map_or(usize::MAX, |(first, _)| *first);
        }
    }
    machine.blocks = split;
}

/// Ends ranges at the first cold block if they begin before it.
pub fn end_ranges(machine: &mut Machine, record: &FunctionRecord) {
    let cold: HashSet<u32> = record.cold.iter().copied().collect();
    let mut marked = vec![false; machine.blocks.len()];
    let mut first = usize::MAX;
    for marker in &record.markers {
        if let Some(block) = marker.machine_block.filter(|_| !marker.superseded) {
            marked[block] = true;
            if cold.contains(&marker.block) {
                first = first.min(block);
            }
        }
    }
    let Some(before) = marked.get(..first) else {
        return;
    };
    // A block without a marker is for an edge, here one to a cold block.
    let edges = before.iter().rev().take_while(|marked| !**marked).count();
    let start = machine.start_of(first - edges);
    for range in machine.ranges.iter_mut().filter(|it| it.start < start) {
        range.end = range.end.min(start);
    }
}

impl Code<'_> {
    /// The successors of a block, ascending; `None` if they are not known.
    fn successors(&self, number: usize) -> Option<Vec<usize>> {
        let mut found = Vec::new();
        self.add_successors(number, &mut found)?;
        found.sort_unstable();
        found.dedup();
        Some(found)
    }

    /// Adds the successors of a block; returns `None` if one is not known.
    fn add_successors(&self, number: usize, found: &mut Vec<usize>) -> Option<()> {
        let block = &self.machine.blocks[number];
        let handlers = self.handlers.iter();
        let own = handlers.filter(|(call, _)| block.start < *call && *call <= block.end);
        for (_, handler) in own {
            found.push(self.block_at(i64::from(*handler))?);
        }
        // The code of one instruction of Cranelift may have jumps inside.
        let mut furthest = block.start;
        let own = within(self.effects, block.start, block.end);
        for (index, effect) in own.iter().enumerate() {
            if effect.unknown {
                return None;
            }
            let next = self.next(effect, index.checked_sub(1).map(|before| &own[before]));
            match next {
                Next::Branches(target) | Next::Jumps(target) => match self.block_at(target) {
                    Some(target) => found.push(target),
                    None if (i64::from(block.start)..i64::from(block.end)).contains(&target) => {
                        furthest = furthest.max(target as u32);
                    }
                    None if self.is_trap(target) => {}
                    None => return None,
                },
                Next::Indirect => {
                    let tail_call = own[..index].iter();
                    let isa = self.machine.isa;
                    if !tail_call
                        .clone()
                        .any(|it| restores(isa, self.bytes(it)).is_some())
                    {
                        found.extend(self.table(effect.next, block.end)?);
                    }
                }
                Next::Falls | Next::Leaves => {}
            }
            let ends = !matches!(next, Next::Falls | Next::Branches(_));
            if ends && furthest < effect.next {
                return Some(());
            }
        }
        if number + 1 < self.machine.blocks.len() {
            found.push(number + 1);
        }
        Some(())
    }

    /// The islands in a block: its number, and their starts and ends.
    fn islands(&self, number: usize) -> Vec<(usize, u32, u32)> {
        let block = &self.machine.blocks[number];
        let mut found = Vec::new();
        let mut branches = Vec::new();
        for effect in within(self.effects, block.start, block.end) {
            match self.next(effect, None) {
                Next::Branches(target) => branches.push(target),
                Next::Jumps(target) => {
                    let inside = i64::from(effect.next)..i64::from(block.end);
                    let is_inside = inside.contains(&target);
                    // What follows the last block is not an island.
                    if !is_inside && number + 1 == self.machine.blocks.len() {
                        return found;
                    }
                    let end = if is_inside { target as u32 } else { block.end };
                    let gap = inside.start..i64::from(end);
                    if branches.iter().any(|it| gap.contains(it))
                        || !self.is_island(effect.next, end)
                    {
                        continue;
                    }
                    found.push((number, effect.next, end));
                    if !is_inside {
                        return found;
                    }
                }
                _ => {}
            }
        }
        found
    }

    /// Returns true if some code begins with traps and jumps. Constants are there otherwise.
    fn is_island(&self, start: u32, end: u32) -> bool {
        if self.relocations.is_within(start, end) {
            return false;
        }
        let code = self.machine.code.get(start as usize..end as usize);
        let Some(mut code) = code.filter(|code| !code.is_empty()) else {
            return false;
        };
        match self.machine.isa {
            Isa::X86_64 => false,
            Isa::Aarch64 => {
                self.is_trap(start.into()) || matches!(next_on_aarch64(code), Next::Jumps(_))
            }
            Isa::Riscv64 => {
                // Zeros are traps, or the padding before a constant. A second jump over the island
                // may come first.
                let jumps = |code: &[u8]| matches!(next_on_riscv64(code), Next::Jumps(_));
                while let Some((first, rest)) = code.split_at_checked(4)
                    && (first == [0; 4] || jumps(first))
                {
                    code = rest;
                }
                let second = code.get(4..).and_then(riscv64::instruction);
                let both = riscv64::instruction(code).zip(second);
                let far = both.and_then(|((high, _), (low, _))| far_jump(high, low));
                code.is_empty() || far.is_some()
            }
        }
    }

    /// The block that starts at an offset.
    fn block_at(&self, offset: i64) -> Option<usize> {
        let blocks = &self.machine.blocks;
        let found = blocks.binary_search_by_key(&offset, |block| block.start.into());
        found.ok()
    }

    fn bytes(&self, effect: &Effect) -> &[u8] {
        let bytes = self
            .machine
            .code
            .get(effect.at as usize..effect.next as usize);
        bytes.unwrap_or(&[])
    }

    fn is_trap(&self, offset: i64) -> bool {
        let code = usize::try_from(offset).ok();
        let code = code.and_then(|offset| self.machine.code.get(offset..));
        let code = code.unwrap_or(&[]);
        match self.machine.isa {
            Isa::X86_64 => code.starts_with(&[0x0f, 0x0b]),
            Isa::Aarch64 => code.starts_with(&0xc11f_u32.to_le_bytes()),
            Isa::Riscv64 => code.starts_with(&[0; 2]),
        }
    }

    /// The blocks of a jump table: distances of 32 bits from its start, or jumps on RISC-V.
    fn table(&self, start: u32, end: u32) -> Option<Vec<usize>> {
        let table = self.machine.code.get(start as usize..end as usize)?;
        if self.machine.isa == Isa::Riscv64 {
            let (pairs, _) = table.as_chunks::<8>();
            let starts = (0i64..).map(|index| i64::from(start) + 8 * index);
            let target = |(pair, at): (&[u8; 8], i64)| {
                let (high, low) = (riscv64::instruction(pair)?.0, &pair[4..]);
                self.block_at(at + far_jump(high, riscv64::instruction(low)?.0)?)
            };
            return pairs.iter().zip(starts).map(target).collect();
        }
        let (distances, _) = table.as_chunks::<4>();
        let target = |distance: &[u8; 4]| {
            self.block_at(i64::from(start) + i64::from(i32::from_le_bytes(*distance)))
        };
        distances.iter().map(target).collect()
    }

    /// Where control continues after an instruction. `before` is the one before it.
    fn next(&self, effect: &Effect, before: Option<&Effect>) -> Next {
        let bytes = self.bytes(effect);
        let next = match self.machine.isa {
            Isa::X86_64 => next_on_x86_64(bytes),
            Isa::Aarch64 => next_on_aarch64(bytes),
            Isa::Riscv64 => next_on_riscv64(bytes),
        };
        // On RISC-V, the relocation of a jump is at the instruction before it.
        let before_jump = before.filter(|_| self.machine.isa == Isa::Riscv64);
        let is_relocated = || {
            self.relocations.is_within(effect.at, effect.next)
                || before_jump.is_some_and(|it| self.relocations.is_within(it.at, it.at + 1))
        };
        // The distance of a jump by two instructions counts from the first one.
        let far = before.filter(|_| next == Next::Indirect && self.machine.isa == Isa::Riscv64);
        let far = far.and_then(|before| {
            let (high, low) = (self.bytes(before), self.bytes(effect));
            let distance = far_jump(riscv64::instruction(high)?.0, riscv64::instruction(low)?.0)?;
            Some(distance - i64::from(effect.at - before.at))
        });
        let next = far.map_or(next, Next::Jumps);
        let next = match next {
            Next::Jumps(_) | Next::Indirect if is_relocated() => Next::Leaves,
            _ if returns(self.machine.isa, bytes) || self.is_trap(effect.at.into()) => Next::Leaves,
            next => next,
        };
        // x86-64 counts from the end of the instruction.
        let from = match self.machine.isa {
            Isa::X86_64 => effect.next,
            Isa::Aarch64 | Isa::Riscv64 => effect.at,
        };
        match next {
            Next::Branches(distance) => Next::Branches(i64::from(from) + distance),
            Next::Jumps(distance) => Next::Jumps(i64::from(from) + distance),
            next => next,
        }
    }
}

fn next_on_x86_64(bytes: &[u8]) -> Next {
    match *bytes {
        [0xe9, a, b, c, d] => Next::Jumps(i32::from_le_bytes([a, b, c, d]).into()),
        [0xeb, a] => Next::Jumps((a as i8).into()),
        [0x0f, 0x80..=0x8f, a, b, c, d] => Next::Branches(i32::from_le_bytes([a, b, c, d]).into()),
        [0x70..=0x7f, a] => Next::Branches((a as i8).into()),
        [0xff, modrm, ..] | [0x40..=0x4f, 0xff, modrm, ..] if modrm >> 3 & 7 == 4 => Next::Indirect,
        _ => Next::Falls,
    }
}

/// Returns the distance in bytes that a signed field of an instruction gives as a number of
/// instructions. The field has `bits` bits, from bit `from` on.
fn distance(word: u32, from: u32, bits: u32) -> i64 {
    let unused = 32 - bits;
    4 * i64::from((word >> from << unused) as i32 >> unused)
}

fn next_on_aarch64(bytes: &[u8]) -> Next {
    let Some(word) = bytes.first_chunk().map(|word| u32::from_le_bytes(*word)) else {
        return Next::Falls;
    };
    match word {
        // b
        _ if word >> 26 == 0b00_0101 => Next::Jumps(distance(word, 0, 26)),
        // b.cond, cbz, cbnz
        _ if word >> 24 == 0x54 || word & 0x7e00_0000 == 0x3400_0000 => {
            Next::Branches(distance(word, 5, 19))
        }
        // tbz, tbnz
        _ if word & 0x7e00_0000 == 0x3600_0000 => Next::Branches(distance(word, 5, 14)),
        // br
        _ if word & 0xffff_fc1f == 0xd61f_0000 => Next::Indirect,
        _ => Next::Falls,
    }
}

/// Returns the distance of a jump by `auipc` and `jalr zero`, from the first instruction.
fn far_jump(high: u32, low: u32) -> Option<i64> {
    let is_same = high >> 7 & 31 == low >> 15 & 31;
    let is_jump = high & 0x7f == 0x17 && low & 0x7fff == 0x67 && is_same;
    let upper = i64::from((high & 0xffff_f000) as i32);
    is_jump.then(|| upper + i64::from(low as i32 >> 20))
}

fn next_on_riscv64(bytes: &[u8]) -> Next {
    let Some((word, _)) = riscv64::instruction(bytes) else {
        return Next::Falls;
    };
    match word & 0x7f {
        0x63 => Next::Branches(riscv64::branch_distance(word)),
        0x6f if word & 0xf80 == 0 => Next::Jumps(riscv64::jump_distance(word)),
        0x67 if word & 0xf80 == 0 => Next::Indirect,
        _ => Next::Falls,
    }
}
