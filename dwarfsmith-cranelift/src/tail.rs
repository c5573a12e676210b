//! Code after the last block.
//!
//! Cranelift places constants, and the traps to which conditional jumps of all blocks lead, after
//! the last block, and counts them as part of it. They do not belong to it: the last block ends
//! with its final jump, and a debugger that stops at a trap must not show the values that variables
//! have at the end of the last block. In this code, only locations for the whole function hold.

use crate::effect::{Effect, within};
use crate::isa::Isa;
use crate::machine::{Machine, MachineBlock};
use crate::riscv64;

/// Moves the code after the last block to a separate block, which has no predecessors.
pub fn split(machine: &mut Machine, effects: &[Effect]) {
    let Some(last) = machine.blocks.last() else {
        return;
    };
    let mut own = within(effects, last.start, last.end).iter();
    let Some(end) = own
        .find(|effect| ends_block(machine, effect))
        .map(|effect| effect.next)
    else {
        return;
    };
    let size = last.end;
    if end >= size {
        return;
    }
    if let Some(last) = machine.blocks.last_mut() {
        last.end = end;
    }
    machine.blocks.push(MachineBlock {
        start: end,
        end: size,
        successors: Vec::new(),
    });
    machine.has_tail = true;
    for range in &mut machine.ranges {
        range.end = range.end.min(end);
    }
    machine.ranges.retain(|range| range.start < range.end);
}

/// Returns true if an instruction is the last of its block: a return, or a jump to a block. The
/// code of one Cranelift instruction may contain jumps, but these do not lead to the start of a
/// block.
fn ends_block(machine: &Machine, effect: &Effect) -> bool {
    let code = machine.code.get(effect.at as usize..effect.next as usize);
    let code = code.unwrap_or(&[]);
    if returns(machine.isa, code) {
        return true;
    }
    let distance = match machine.isa {
        Isa::X86_64 => match *code {
            [0xe9, a, b, c, d] => 5 + i64::from(i32::from_le_bytes([a, b, c, d])),
            _ => return false,
        },
        Isa::Aarch64 => match code.first_chunk().map(|code| u32::from_le_bytes(*code)) {
            Some(word) if word >> 26 == 0b00_0101 => i64::from((word as i32) << 6 >> 4),
            _ => return false,
        },
        Isa::Riscv64 => match riscv64::instruction(code) {
            // `jal zero`
            Some((word, _)) if word & 0xfff == 0x6f => riscv64::jump_distance(word),
            _ => return false,
        },
    };
    let target = i64::from(effect.at) + distance;
    let mut blocks = machine.blocks.iter();
    blocks.any(|block| i64::from(block.start) == target)
}

/// Returns true for a return.
pub(crate) fn returns(isa: Isa, code: &[u8]) -> bool {
    match isa {
        Isa::X86_64 => matches!(*code, [0xc3] | [0xc2, _, _]),
        Isa::Aarch64 => code == 0xd65f_03c0u32.to_le_bytes(),
        // `jalr zero, 0(ra)`
        Isa::Riscv64 => riscv64::instruction(code).is_some_and(|(word, _)| word == 0x0000_8067),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::decode::effects;
    use crate::machine::{Place, ValueRange};

    /// Returns the end of the last block. The code has a block at offset 0, and one at `first`.
    fn end(isa: Isa, code: &[u8], first: u32) -> u32 {
        let block = |start, end, successors| MachineBlock {
            start,
            end,
            successors,
        };
        let size = code.len() as u32;
        let blocks = vec![block(0, first, vec![1]), block(first, size, vec![0])];
        let range = ValueRange {
            value: 0,
            start: first,
            end: size,
            place: Place::Register(0),
        };
        let mut machine = Machine::new(isa, code.to_vec(), blocks, vec![range]);
        let effects = effects(&machine);
        split(&mut machine, &effects);
        let end = machine.blocks[1].end;
        assert_eq!(machine.ranges[0].end, end);
        let tail = machine.blocks.get(2).map(|tail| (tail.start, tail.end));
        assert_eq!(tail, (end < size).then_some((end, size)));
        end
    }

    #[test]
    fn traps_and_constants_are_not_of_the_last_block() {
        // nop; jmp to 0; ud2
        let jump = [0x90, 0xe9, 0xfa, 0xff, 0xff, 0xff, 0x0f, 0x0b];
        assert_eq!(end(Isa::X86_64, &jump, 1), 6);
        // nop; a jump inside the code of one instruction; ret; ud2
        let inside = [0x90, 0xe9, 0x01, 0, 0, 0, 0x90, 0x90, 0xc3, 0x0f, 0x0b];
        assert_eq!(end(Isa::X86_64, &inside, 1), 9);
        assert_eq!(end(Isa::X86_64, &inside[..9], 1), 9);
        let words = |words: &[u32]| -> Vec<u8> {
            words.iter().flat_map(|word| word.to_le_bytes()).collect()
        };
        // nop; b to 0; udf
        let code = words(&[0xd503_201f, 0x17ff_ffff, 0xc11f]);
        assert_eq!(end(Isa::Aarch64, &code, 4), 8);
        let code = words(&[0xd503_201f, 0xd65f_03c0, 0xc11f]);
        assert_eq!(end(Isa::Aarch64, &code, 4), 8);
        // nop; j to 0; a trap
        let code = words(&[0x13, 0xffdf_f06f, 0]);
        assert_eq!(end(Isa::Riscv64, &code, 4), 8);
        let code = words(&[0x13, 0x8067, 0]);
        assert_eq!(end(Isa::Riscv64, &code, 4), 8);
        // j to 8, in the block
        let code = words(&[0x13, 0x0080_006f, 0x13, 0x8067, 0]);
        assert_eq!(end(Isa::Riscv64, &code, 4), 16);
    }
}
