//! The known properties of a function's machine code, independent of the compiler that made it.

use dwarfsmith::markers::FrameRule;
use dwarfsmith::target::{Register, preserved_by_abi};

use crate::isa::Isa;

/// The machine code of a function. Offsets are from the start of the function.
#[derive(Clone, Debug)]
pub struct Machine {
    /// The instruction set.
    pub isa: Isa,
    /// The code, before relocation.
    pub code: Vec<u8>,
    /// The basic blocks by offset, including those without markers.
    pub blocks: Vec<MachineBlock>,
    /// The places of values, sorted by value, then by start. [`CompiledFunction::correct`](crate::CompiledFunction::correct) removes the
    /// parts that are wrong.
    pub ranges: Vec<ValueRange>,
    /// The same, only where the program still needs the values. Where a value is needed, it belongs
    /// to the current iteration of all enclosing loops.
    pub live: Vec<ValueRange>,
    /// The offset of each stack slot from the CFA.
    pub slots: Vec<i64>,
    /// The distance from the stack pointer in the body to the CFA.
    pub frame_size: i64,
    /// Call frame information: the rules that change, and the offset from which on, in order.
    pub frame: Vec<(u32, FrameRule)>,
    /// The place of each parameter on entry, if the calling convention is known.
    pub parameters: Vec<Option<Place>>,
    /// The code of each scope, without the scopes in it: sorted, disjoint; together they cover all
    /// code.
    pub scope_ranges: Vec<Vec<(u32, u32)>>,
    /// The calls.
    pub calls: Vec<CallSite>,
    /// The layout order of the markers that remain, by tag.
    pub layout: Vec<usize>,
}

/// A machine basic block.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MachineBlock {
    /// Where it starts.
    pub start: u32,
    /// Where it ends, exclusive.
    pub end: u32,
    /// The successors, by index.
    pub successors: Vec<usize>,
}

/// Where a value is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Place {
    /// In the register with this DWARF number.
    Register(u16),
    /// In memory, at this offset from the CFA.
    Cfa(i64),
}

/// The place of a value in a range of code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct ValueRange {
    /// The value.
    pub value: usize,
    /// First offset.
    pub start: u32,
    /// End, exclusive.
    pub end: u32,
    /// Where it is.
    pub place: Place,
}

/// A call in machine code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CallSite {
    /// Where the instruction that calls starts.
    pub offset: u32,
    /// The return address.
    pub return_offset: u32,
    /// The tag of the call it is; `None` for one without a record.
    pub call: Option<usize>,
}

impl Machine {
    /// Code with blocks and places of values, and nothing else: no slots, calls or rules for
    /// unwinding.
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
            ranges,
            live: Vec::new(),
            slots: Vec::new(),
            frame_size: 0,
            frame: Vec::new(),
            parameters: Vec::new(),
            scope_ranges: Vec::new(),
            calls: Vec::new(),
            layout: Vec::new(),
        }
    }

    /// Whether a call leaves a place unchanged: memory in the frame, and registers that the ABI
    /// preserves.
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
