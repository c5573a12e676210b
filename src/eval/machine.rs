//! The state in which expressions are evaluated.

use super::error::{ErrorCode, EvalError};
use super::location::{EntryId, Location};
use super::value::BaseType;
use crate::dwarf::LocationListEntry;
use crate::target::{Register, Target};
use alloc::string::String;

/// A reference to an entry in an operation.
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

/// A location, or the expression or list that gives it.
#[derive(Clone, Debug)]
pub enum Source<'m> {
    /// The location.
    Location(Location),
    /// An expression.
    Expression(&'m [u8]),
    /// A location list, to be evaluated at the current PC.
    List(&'m [ListEntry<'m>]),
    /// There is a location, but the machine does not know it: an evaluation that needs it fails
    /// with `unavailable`.
    Unknown,
}

pub(super) const UNKNOWN: EvalError = EvalError::new(
    ErrorCode::Unavailable,
    "the location of an entry is unknown, because the entry is in another unit or cannot be read",
);

/// The rule for the value that a register had on entry to a frame's function (DWARF 5 section
/// 6.4.1). Offsets are in **bytes**.
#[derive(Clone, Debug)]
pub enum EntryRegister<'m> {
    /// The value is at this location.
    Location(Location),
    /// The value is in memory, at an offset from the canonical frame address.
    Offset(i64),
    /// The value is the canonical frame address plus an offset.
    ValOffset(i64),
    /// The value is at the location that an expression computes; the canonical frame address is on
    /// its stack at the start.
    Expression(&'m [u8]),
    /// The value is the result of an expression; the canonical frame address is on its stack at the
    /// start.
    ValExpression(&'m [u8]),
}

/// A parameter of a function, as a call site names it (DWARF 5 section 3.4.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Parameter {
    /// The parameter that is passed in a register.
    Register(Register),
    /// The parameter that an entry describes.
    Entry(EntryId),
}

/// The value of a parameter that a caller passed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PassedArgument<'m> {
    /// The caller's frame, in which the value is evaluated.
    pub frame: u32,
    /// The expression of the value: `DW_AT_call_value` of the parameter at the call site.
    pub value: &'m [u8],
}

/// An array in memory with a chunk in registers (DWARF issue 230712.4).
#[derive(Clone, Debug)]
pub struct ObjectMap<'m> {
    /// The array in memory.
    pub memory: Source<'m>,
    /// The number of the chunk in registers; `None` outside of the map's range of addresses. If it
    /// is 0 or the undefined location, no chunk is in registers.
    pub chunk: Option<Source<'m>>,
    /// The registers, in order. A single register that is smaller than a chunk represents as many
    /// consecutive registers as a chunk needs.
    pub registers: Source<'m>,
    /// The size of a chunk in bytes: element size times element count.
    pub chunk_bytes: u64,
}

/// The state in which an expression is evaluated.
///
/// Frame 0 is the innermost one. Bytes are in storage order, which is the order that they have in
/// memory. A function that reads returns `false` or `None` if the machine does not have the
/// requested item. Only three functions are required; by default the others return `None`, `false`
/// or 0. The [table](super#for-a-debugger) lists the operations that call each function.
pub trait Machine {
    /// The size of a register in bits; `None` if there is no such register.
    ///
    /// Unwinding reads the registers for which call frame information has rules, and the register
    /// in the return address's column (on x86-64, register 16, `rip`). The machine must have their
    /// sizes and values.
    fn register_bits(&self, frame: u32, register: Register) -> Option<u64>;

    /// Reads bytes of a register from a byte offset on. Returns `false` if the machine does not
    /// know all of them.
    fn read_register(&self, frame: u32, register: Register, offset: u64, into: &mut [u8]) -> bool;

    /// Writes bytes of a register from a byte offset on.
    ///
    /// If the size of the register is not a whole number of bytes, the padding bits of the last
    /// byte are those that were read, so the machine may store the byte unchanged. Returns `false`
    /// if the machine cannot write, which is the default.
    fn write_register(
        &mut self,
        _frame: u32,
        _register: Register,
        _offset: u64,
        _bytes: &[u8],
    ) -> bool {
        false
    }

    /// Reads memory of a DWARF address space, from an address in bytes on. Returns `false` if the
    /// machine does not know all bytes.
    fn read_memory(&self, space: u64, address: u64, into: &mut [u8]) -> bool;

    /// Writes memory of a DWARF address space, from an address in bytes on. Returns `false` if the
    /// machine cannot write, which is the default.
    fn write_memory(&mut self, _space: u64, _address: u64, _bytes: &[u8]) -> bool {
        false
    }

    /// The machine that this one extends. The defaults of the functions below call it; without it,
    /// they return `None`, `false` or 0.
    fn inner(&self) -> Option<&dyn Machine> {
        None
    }

    /// The size in bytes of an address in an address space; `None` if it is the default address
    /// size.
    fn address_space_bytes(&self, space: u64) -> Option<u8> {
        self.inner()?.address_space_bytes(space)
    }

    /// The target whose registers these are, for the registers that `DW_OP_regval_type` does not
    /// read as their least significant bits: a register of x87 or of POWER holds a number of one
    /// format, which is converted to another floating-point type, and an object in a floating-point
    /// register of s390x is in the most significant bits.
    fn register_target(&self) -> Option<Target> {
        self.inner()?.register_target()
    }

    /// The selected frame.
    fn frame(&self) -> u32 {
        self.inner().map_or(0, Machine::frame)
    }

    /// The program counter.
    fn pc(&self) -> Option<u64> {
        self.inner()?.pc()
    }

    /// A frame's program counter, at which location lists are evaluated. The value of a passed
    /// parameter is evaluated in the caller.
    fn frame_pc(&self, frame: u32) -> Option<u64> {
        if frame == self.frame() {
            self.pc()
        } else {
            self.inner()?.frame_pc(frame)
        }
    }

    /// The focused lane.
    fn lane(&self) -> Option<u64> {
        self.inner()?.lane()
    }

    /// The number of lanes at the program counter, if it is known. `DW_OP_push_lane` fails for a
    /// lane that is not below this number.
    fn lane_count(&self) -> Option<u64> {
        self.inner()?.lane_count()
    }

    /// The SIMD width at the program counter, if it is known; 0 where the code is not SIMD code.
    /// `DW_OP_push_simd_lane` fails for a lane that is not below this width, and if it is unknown.
    fn simd_width(&self) -> Option<u64> {
        self.inner()?.simd_width()
    }

    /// The focused iteration.
    fn iteration(&self) -> Option<u64> {
        self.inner()?.iteration()
    }

    /// The object that `DW_OP_push_object_address` pushes.
    fn object(&self) -> Option<Source<'_>> {
        self.inner()?.object()
    }

    /// The frame base of a frame's function.
    fn frame_base(&self, frame: u32) -> Option<Source<'_>> {
        self.inner()?.frame_base(frame)
    }

    /// A frame's canonical frame address, as a memory location.
    fn canonical_frame_address(&self, frame: u32) -> Option<Source<'_>> {
        self.inner()?.canonical_frame_address(frame)
    }

    /// The rule for the value that a register had on entry to a frame's function.
    fn call_frame_entry_register(
        &self,
        frame: u32,
        register: Register,
    ) -> Option<EntryRegister<'_>> {
        self.inner()?.call_frame_entry_register(frame, register)
    }

    /// The frame number under which registers have the values that they had on entry to a frame's
    /// function.
    fn entry_frame(&self, frame: u32) -> Option<u32> {
        self.inner()?.entry_frame(frame)
    }

    /// The value that the caller of a frame's function passed as a parameter, if the call site
    /// states it. Called only if [`Machine::entry_frame`] returns `None`.
    fn passed(&self, frame: u32, parameter: Parameter) -> Option<PassedArgument<'_>> {
        self.inner()?.passed(frame, parameter)
    }

    /// The value that the caller of a frame's function passed at a place, if the call site states
    /// it. The place is an expression as in `DW_AT_location` of the call site's parameter. Called
    /// for places that are not one register, such as the focused lane's part of one, and only if
    /// [`Machine::entry_frame`] returns `None`.
    fn passed_at(&self, frame: u32, place: &[u8]) -> Option<PassedArgument<'_>> {
        self.inner()?.passed_at(frame, place)
    }

    /// The type of the variable that an entry describes, if it is a base type or can be read as
    /// one.
    fn entry_type(&self, entry: EntryId) -> Option<BaseType> {
        self.inner()?.entry_type(entry)
    }

    /// The base of encoded addresses whose encoding has these bits under the mask 0x70, such as
    /// `DW_EH_PE_pcrel`.
    fn pointer_base(&self, relative: u8) -> Option<u64> {
        self.inner()?.pointer_base(relative)
    }

    /// The location of a byte offset in the current thread's storage.
    fn thread_local(&self, offset: u64) -> Option<Location> {
        self.inner()?.thread_local(offset)
    }

    /// The address with an index in the unit's contribution to `.debug_addr`, as in the file.
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

    /// The location of an entry's object; `None` if the entry has none. A call of an entry without
    /// a location has no effect, so an entry that cannot be read is [`Source::Unknown`].
    fn entry_location(&self, entry: EntryId) -> Option<Source<'_>> {
        self.inner()?.entry_location(entry)
    }

    /// The load bias of a frame's code: its address in memory minus its address in the file (0 for
    /// code that is linked to a fixed address). `DW_OP_addr` and `addrx` add it to their operand.
    /// `constx` does not, because its operand is another constant, such as an offset in a thread's
    /// storage (DWARF 5 section 2.5.1.1).
    fn load_bias(&self, frame: u32) -> u64 {
        self.inner().map_or(0, |inner| inner.load_bias(frame))
    }

    /// The name of an entry, for printing.
    fn entry_name(&self, entry: EntryId) -> Option<String> {
        self.inner()?.entry_name(entry)
    }

    /// An object map by its entry.
    fn object_map(&self, entry: EntryId) -> Option<ObjectMap<'_>> {
        self.inner()?.object_map(entry)
    }

    /// The address of a symbol. Only expressions that are not linked yet refer to symbols: those of
    /// a module that [`Lowered::evaluate`](crate::lower::Lowered::evaluate) evaluates.
    fn symbol(&self, name: &str) -> Option<u64> {
        self.inner()?.symbol(name)
    }

    /// The offset of a symbol in the current thread's storage, in bytes, for symbols of
    /// thread-local globals.
    fn thread_local_offset(&self, name: &str) -> Option<u64> {
        self.inner()?.thread_local_offset(name)
    }

    /// The register number that [`Machine::read_register`] uses for a WebAssembly local (kind 0),
    /// global (1 or 3) or operand stack entry (2).
    fn wasm_register(&self, kind: u8, index: u64) -> Option<Register> {
        self.inner()?.wasm_register(kind, index)
    }
}
