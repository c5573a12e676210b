//! The properties of a function's machine code, independent of the compiler that generated it.

use dwarfsmith::markers::FrameRule;
use dwarfsmith::target::{Register, preserved_by_abi};

use crate::isa::Isa;

/// The machine code of a function. Offsets in code are in bytes from the start of the function.
#[derive(Clone, Debug)]
pub struct Machine {
    /// The instruction set.
    pub isa: Isa,
    /// The code, before relocation.
    pub code: Vec<u8>,
    /// The basic blocks by offset, including those without markers.
    pub blocks: Vec<MachineBlock>,
    /// True if the last of these blocks is the code after all others: constants, and traps to which
    /// conditional jumps of any instruction lead. It is not a successor of any block.
    pub has_tail: bool,
    /// The places of values, sorted by value, then by start.
    /// [`CompiledFunction::correct`](crate::CompiledFunction::correct) removes the parts that are
    /// wrong.
    pub ranges: Vec<ValueRange>,
    /// The places of values in code where the program still needs the values. There, a value
    /// belongs to the current iteration of all enclosing loops.
    pub live: Vec<ValueRange>,
    /// The offset of each stack slot from the CFA, in bytes.
    pub slots: Vec<i64>,
    /// The number of bytes from the stack pointer in the function's body to the CFA.
    pub frame_size: i64,
    /// Call frame information: each rule that changes, with the offset from which it holds, in
    /// order.
    pub frame: Vec<(u32, FrameRule)>,
    /// The place of each parameter on entry; `None` if it is unknown.
    pub parameters: Vec<Option<Place>>,
    /// The code of each scope, without the scopes in it: sorted, disjoint; together they cover all
    /// code.
    pub scope_ranges: Vec<Vec<(u32, u32)>>,
    /// The calls.
    pub calls: Vec<CallSite>,
    /// The offsets of exception handlers. With some conventions, an unwinder restores only the
    /// frame for them, and no register that calls preserve.
    pub handlers: Vec<u32>,
    /// The layout order of the markers that remain, by tag.
    pub layout: Vec<usize>,
}

/// A machine basic block.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MachineBlock {
    /// The offset of its first byte.
    pub start: u32,
    /// The offset of its end in bytes, exclusive.
    pub end: u32,
    /// The successors, by index.
    pub successors: Vec<usize>,
}

/// The place of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Place {
    /// In the register with this DWARF number.
    Register(u16),
    /// In memory, at this offset from the CFA in bytes.
    Cfa(i64),
}

/// The place of a value in a range of code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct ValueRange {
    /// The value.
    pub value: usize,
    /// The first offset, in bytes.
    pub start: u32,
    /// The end in bytes, exclusive.
    pub end: u32,
    /// The place.
    pub place: Place,
}

/// A call in machine code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CallSite {
    /// The offset of the call instruction, in bytes.
    pub offset: u32,
    /// The offset of the return address, in bytes.
    pub return_offset: u32,
    /// The tag of the recorded call; `None` if the call was not recorded.
    pub call: Option<usize>,
}

impl Machine {
    /// Creates machine code that has only blocks and places of values, without slots, calls or
    /// frame rules.
    pub fn new(
        isa: Isa,
        code: Vec<u8>,
        blocks: Vec<MachineBlock>,
        ranges: Vec<ValueRange>,
    ) -> Machine {
        Machine {
            isa,
            code,
            blocks,
            has_tail: false,
            ranges,
            live: Vec::new(),
            slots: Vec::new(),
            frame_size: 0,
            frame: Vec::new(),
            parameters: Vec::new(),
            scope_ranges: Vec::new(),
            calls: Vec::new(),
            handlers: Vec::new(),
            layout: Vec::new(),
        }
    }

    /// The start of a block. The prologue belongs to the first block.
    pub(crate) fn start_of(&self, block: usize) -> u32 {
        match block {
            0 => 0,
            _ => self.blocks[block].start,
        }
    }

    /// The block of the code after all others: its index, and the block.
    pub(crate) fn tail(&self) -> Option<(usize, &MachineBlock)> {
        let last = self.blocks.len().checked_sub(1).filter(|_| self.has_tail)?;
        Some((last, &self.blocks[last]))
    }

    /// Returns true if a call preserves a place: memory in the frame, or a register that is
    /// preserved according to the ABI.
    pub fn is_preserved_by_calls(&self, place: Place) -> bool {
        match place {
            Place::Cfa(_) => true,
            Place::Register(number) => {
                number == self.isa.stack_pointer()
                    || preserved_by_abi(self.isa.target(), Register(number))
            }
        }
    }
}
