//! Encodes x86-64 machine code, and records the offsets of the register allocator's instructions.

use regalloc2::{Allocation, Block, Edit, InstOrEdit, Output};

use super::ir::{Function, Op};

const RBP: usize = 5;
/// Saves the caller's frame pointer, and sets its own: `push rbp; mov rbp, rsp`.
const ENTER: [u8; 4] = [0x55, 0x48, 0x89, 0xe5];
/// `mov rsp, rbp; pop rbp; ret`.
const LEAVE: [u8; 5] = [0x48, 0x89, 0xec, 0x5d, 0xc3];

/// The code of a function.
#[derive(Default)]
pub struct Code {
    pub bytes: Vec<u8>,
    /// The offset of each block.
    pub blocks: Vec<u32>,
    /// The offset of each instruction, after the moves that were inserted before it.
    pub starts: Vec<u32>,
    /// The offset of the end of each instruction.
    pub ends: Vec<u32>,
    /// The offset from which rbp is the frame pointer of the function.
    pub entered: u32,
    /// The offset from which rbp is the caller's again.
    pub left: u32,
    /// The size of all spill slots in bytes.
    pub slots: usize,
    jumps: Vec<(usize, Block)>,
}

/// Returns the offset of a spill slot from the frame pointer.
pub fn slot(index: usize) -> i32 {
    -8 * (index as i32 + 1)
}

/// Encodes a function.
pub fn encode(function: &Function, output: &Output) -> Code {
    let mut code = Code {
        slots: 8 * output.num_spillslots,
        ..Code::default()
    };
    code.bytes.extend(ENTER);
    code.entered = code.here();
    // sub rsp, slots
    code.bytes.extend([0x48, 0x81, 0xec]);
    code.word(code.slots as i32);
    for block in (0..function.blocks.len()).map(Block::new) {
        code.blocks.push(code.here());
        for item in output.block_insts_and_edits(function, block) {
            match item {
                InstOrEdit::Edit(Edit::Move { from, to }) => code.transfer(*from, *to),
                InstOrEdit::Inst(inst) => {
                    code.starts.push(code.here());
                    let successors = &function.blocks[block.index()].successors;
                    let operands = output.inst_allocs(inst);
                    code.instruction(
                        &function.insts[inst.index()].op,
                        operands,
                        successors,
                        block,
                    );
                    code.ends.push(code.here());
                }
            }
        }
    }
    for (at, to) in std::mem::take(&mut code.jumps) {
        let distance = code.blocks[to.index()] as i32 - (at as i32 + 4);
        code.bytes[at..at + 4].copy_from_slice(&distance.to_le_bytes());
    }
    code
}

impl Code {
    fn here(&self) -> u32 {
        self.bytes.len() as u32
    }

    fn word(&mut self, word: i32) {
        self.bytes.extend(word.to_le_bytes());
    }

    /// Encodes an instruction on two 64-bit registers, in the fields reg and r/m of ModRM.
    fn registers(&mut self, opcode: &[u8], reg: usize, rm: usize) {
        let rex = 0x48 | (reg >> 3) << 2 | rm >> 3;
        self.bytes.push(rex as u8);
        self.bytes.extend(opcode);
        self.bytes.push((0xc0 | (reg & 7) << 3 | rm & 7) as u8);
    }

    /// Encodes a move between a register and a spill slot.
    fn memory(&mut self, opcode: u8, reg: usize, offset: i32) {
        let rex = 0x48 | (reg >> 3) << 2;
        let modrm = 0x80 | (reg & 7) << 3 | RBP;
        self.bytes.extend([rex as u8, opcode, modrm as u8]);
        self.word(offset);
    }

    fn transfer(&mut self, from: Allocation, to: Allocation) {
        let slot_of = |allocation: Allocation| allocation.as_stack().map(|it| slot(it.index()));
        match (slot_of(from), slot_of(to)) {
            (None, None) => self.registers(&[0x89], register(from), register(to)),
            (Some(from), _) => self.memory(0x8b, register(to), from),
            (None, Some(to)) => self.memory(0x89, register(from), to),
        }
    }

    fn jump(&mut self, opcode: &[u8], to: Block) {
        self.bytes.extend(opcode);
        self.jumps.push((self.bytes.len(), to));
        self.word(0);
    }

    fn instruction(&mut self, op: &Op, operands: &[Allocation], to: &[Block], from: Block) {
        match *op {
            Op::Parameters => {}
            Op::Const(number) => {
                let register = register(operands[0]);
                let rex = 0x48 | register >> 3;
                self.bytes
                    .extend([rex as u8, 0xc7, (0xc0 | register & 7) as u8]);
                self.word(number as i32);
            }
            Op::Binary('*') => {
                self.registers(&[0x0f, 0xaf], register(operands[2]), register(operands[1]));
            }
            Op::Binary(op) => {
                let opcode = if op == '+' { 0x01 } else { 0x29 };
                self.registers(&[opcode], register(operands[1]), register(operands[2]));
            }
            Op::Jump if to[0] == from.next() => {}
            Op::Jump => self.jump(&[0xe9], to[0]),
            Op::JumpIfZero => {
                let register = register(operands[0]);
                self.registers(&[0x85], register, register);
                self.jump(&[0x0f, 0x84], to[1]);
            }
            Op::Return => {
                self.left = self.here() + 4;
                self.bytes.extend(LEAVE);
            }
        }
    }
}

/// The number of an allocation's register.
fn register(allocation: Allocation) -> usize {
    allocation.as_reg().map_or(0, |register| register.hw_enc())
}
