//! What an expression can ask about.

use super::location::{EntryId, Location};
use super::value::BaseType;
use crate::dwarf::LocationListEntry;
use crate::target::Register;
use alloc::string::String;

/// How an operation refers to an entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EntryReference {
    /// An offset in bytes in the current unit.
    Unit(u64),
    /// An offset in bytes in `.debug_info`.
    Info(u64),
}

/// An entry of a location list (DWARF 5 section 2.6.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ListEntry<'m> {
    /// The half-open range of addresses, or `None` for the default location.
    pub range: Option<(u64, u64)>,
    /// The expression.
    pub expression: &'m [u8],
}

impl<'m> From<LocationListEntry<'m>> for ListEntry<'m> {
    fn from(entry: LocationListEntry<'m>) -> ListEntry<'m> {
        ListEntry {
            range: entry.range,
            expression: entry.expression,
        }
    }
}

/// A location that is known, or how to compute it.
#[derive(Clone, Debug)]
pub enum Source<'m> {
    /// The location.
    Location(Location),
    /// An expression.
    Expression(&'m [u8]),
    /// A location list, to be evaluated at the current PC.
    List(&'m [ListEntry<'m>]),
}

/// How the value that a register had on entry to a frame's function is found: a rule of call frame
/// information (DWARF 5 section 6.4.1). Offsets are in **bytes**.
#[derive(Clone, Debug)]
pub enum EntryRegister<'m> {
    /// It is at this location.
    Location(Location),
    /// It is at an offset from the canonical frame address.
    Offset(i64),
    /// It is the canonical frame address plus an offset.
    ValOffset(i64),
    /// It is where an expression says; the canonical frame address is on its stack.
    Expression(&'m [u8]),
    /// It is what an expression says; the canonical frame address is on its stack.
    ValExpression(&'m [u8]),
}

/// A parameter of a function, in the words of a call site (DWARF 5 section 3.4.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Parameter {
    /// The one that is passed in a register.
    Register(Register),
    /// The one that an entry describes.
    Entry(EntryId),
}

/// What a caller passed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Passed<'m> {
    /// The caller's frame, in which the value is evaluated.
    pub frame: u32,
    /// The expression of the value: `DW_AT_call_value` of the parameter at the call site.
    pub value: &'m [u8],
}

/// An array in memory of which a chunk is in registers (DWARF issue 230712.4).
#[derive(Clone, Debug)]
pub struct ObjectMap {
    /// Where the array is in memory.
    pub memory: Location,
    /// The number of the chunk that is in registers, or `None` outside the map's range of
    /// addresses.
    pub chunk: Option<u64>,
    /// The registers, in order.
    pub registers: Location,
    /// The size of a chunk in bytes: element size times element count.
    pub chunk_bytes: u64,
}

/// The state that an expression is evaluated in.
///
/// Frame 0 is the innermost one. Bytes are in storage order, which is the order they would have in
/// memory. `false` and `None` from a function that reads mean that the machine cannot say. Only
/// three functions have to be there: without the others a machine does not know what they ask for.
/// Which operations ask for what is said with [an example](super#for-a-debugger).
pub trait Machine {
    /// The size of a register in bits; `None` where there is no such register.
    ///
    /// Unwinding asks for the registers that call frame information has rules for, and for the one
    /// in the return address's column: on x86-64 that is register 16, `rip`, whose size and value
    /// the machine has to know, too.
    fn register_bits(&self, frame: u32, register: Register) -> Option<u64>;

    /// Reads bytes of a register from a byte offset on.
    fn read_register(&self, frame: u32, register: Register, offset: u64, into: &mut [u8]) -> bool;

    /// Writes bytes of a register from a byte offset on.
    ///
    /// The bits that fill up the last byte of a register whose size is not in whole bytes are those
    /// that were read: a machine may keep something there. `false` means that nothing can be
    /// written, which is what a machine does that does not say otherwise.
    fn write_register(
        &mut self,
        _frame: u32,
        _register: Register,
        _offset: u64,
        _bytes: &[u8],
    ) -> bool {
        false
    }

    /// Reads memory of an address space.
    fn read_memory(&self, space: u64, address: u64, into: &mut [u8]) -> bool;

    /// Writes memory of an address space. `false` is as it is for [`Machine::write_register`].
    fn write_memory(&mut self, _space: u64, _address: u64, _bytes: &[u8]) -> bool {
        false
    }

    /// The machine that this one adds to: what a function has that is not written here is the
    /// answer of that machine. Without it, a machine does not know what such a function asks for.
    fn inner(&self) -> Option<&dyn Machine> {
        None
    }

    /// The size in bytes of an address in an address space; `None` where it is that of a default
    /// address.
    fn address_space_bytes(&self, space: u64) -> Option<u8> {
        self.inner()?.address_space_bytes(space)
    }

    /// The frame that is asked about.
    fn frame(&self) -> u32 {
        self.inner().map_or(0, Machine::frame)
    }

    /// The program counter.
    fn pc(&self) -> Option<u64> {
        self.inner()?.pc()
    }

    /// A frame's program counter, which location lists are looked up at. What a call passed is
    /// evaluated in the caller.
    fn frame_pc(&self, frame: u32) -> Option<u64> {
        if frame == self.frame() {
            self.pc()
        } else {
            self.inner()?.frame_pc(frame)
        }
    }

    /// The lane that is asked about.
    fn lane(&self) -> Option<u64> {
        self.inner()?.lane()
    }

    /// The iteration that is asked about.
    fn iteration(&self) -> Option<u64> {
        self.inner()?.iteration()
    }

    /// The object that is asked about.
    fn object(&self) -> Option<Source<'_>> {
        self.inner()?.object()
    }

    /// A function's frame base.
    fn frame_base(&self, frame: u32) -> Option<Source<'_>> {
        self.inner()?.frame_base(frame)
    }

    /// A frame's canonical frame address: the location whose address it is.
    fn canonical_frame_address(&self, frame: u32) -> Option<Source<'_>> {
        self.inner()?.canonical_frame_address(frame)
    }

    /// How the value that a register had on entry to a frame's function is found.
    fn call_frame_entry_register(
        &self,
        frame: u32,
        register: Register,
    ) -> Option<EntryRegister<'_>> {
        self.inner()?.call_frame_entry_register(frame, register)
    }

    /// The number under which registers have the values that they had on entry to a frame's
    /// function.
    fn entry_frame(&self, frame: u32) -> Option<u32> {
        self.inner()?.entry_frame(frame)
    }

    /// What the caller of a frame's function passed as a parameter, if its call site says so. It is
    /// asked where [`Machine::entry_frame`] knows no registers.
    fn passed(&self, frame: u32, parameter: Parameter) -> Option<Passed<'_>> {
        self.inner()?.passed(frame, parameter)
    }

    /// The type of the variable that an entry describes, if it is a base type or can be read as
    /// one.
    fn entry_type(&self, entry: EntryId) -> Option<BaseType> {
        self.inner()?.entry_type(entry)
    }

    /// What encoded addresses are relative to that have this in the bits 0x70 of their coding
    /// (`DW_EH_PE_pcrel` and the like).
    fn pointer_base(&self, relative: u8) -> Option<u64> {
        self.inner()?.pointer_base(relative)
    }

    /// The place of a byte offset in the current thread's storage.
    fn thread_local(&self, offset: u64) -> Option<Location> {
        self.inner()?.thread_local(offset)
    }

    /// The address with an index in the unit's part of `.debug_addr`, as it is in the file.
    fn indexed_address(&self, index: u64) -> Option<u64> {
        self.inner()?.indexed_address(index)
    }

    /// The base type whose entry is at a byte offset in the unit.
    fn base_type(&self, offset: u64) -> Option<BaseType> {
        self.inner()?.base_type(offset)
    }

    /// The entry that an operation refers to.
    fn entry(&self, reference: EntryReference) -> Option<EntryId> {
        self.inner()?.entry(reference)
    }

    /// Where the object of an entry is; `None` where the entry does not say.
    fn entry_location(&self, entry: EntryId) -> Option<Source<'_>> {
        self.inner()?.entry_location(entry)
    }

    /// What is added to the addresses in the debug information of the code of a frame: how far from
    /// where its file says the program or library was loaded (0 for what is linked to a fixed
    /// address). `DW_OP_addr` and `addrx` push the sum. `constx`, which stands for other constants,
    /// such as offsets in a thread's storage, stays as it is (DWARF 5 section 2.5.1.1).
    fn load_bias(&self, frame: u32) -> u64 {
        self.inner().map_or(0, |inner| inner.load_bias(frame))
    }

    /// What an entry is called in text.
    fn entry_name(&self, entry: EntryId) -> Option<String> {
        self.inner()?.entry_name(entry)
    }

    /// An object map by its entry.
    fn object_map(&self, entry: EntryId) -> Option<ObjectMap> {
        self.inner()?.object_map(entry)
    }

    /// The address of a symbol. Only expressions that are not linked yet name one: those of a
    /// module that [`Lowered::evaluate`](crate::lower::Lowered::evaluate) evaluates.
    fn symbol(&self, name: &str) -> Option<u64> {
        self.inner()?.symbol(name)
    }

    /// A WebAssembly local, global or operand stack entry.
    fn wasm_location(&self, kind: u8, index: u64) -> Option<Location> {
        self.inner()?.wasm_location(kind, index)
    }
}
