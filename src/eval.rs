//! Evaluates DWARF expressions: a bit-precise evaluator with three rule sets, as
//! `docs/evaluation.md` defines it.
//!
//! A [`Machine`] provides the state that expressions read: registers, memory, lanes, frames, other
//! entries. An [`Evaluator`] evaluates the bytes of an expression, or a location list, on a
//! machine, and returns a [`Location`] or a [`Value`]. A location is a storage and a bit offset in
//! it. [`read_bits`] and [`write_bits`] access its bits. [`NormalForm`] has the origin of each bit,
//! so that two locations can be compared.
//!
//! A [`CallStack`] is a machine that adds the callers' frames, which it finds by call frame
//! information.
//!
//! Offsets and sizes of storages are in **bits**, as `u128`: a 64-bit address space has 2⁶⁷ bits.
//! Bit 0 of a byte is its least significant bit on a little-endian target and its most significant
//! bit on a big-endian one, so the bits of a storage are consecutive in both cases. Offsets in a
//! register are an exception: they count from the least significant bit on every target. A value
//! that is smaller than its register is therefore in its low bits (DWARF 5 section 2.6.1.2). For
//! example, four bytes at `reg(4)+2` are the register shifted right by 16 bits and truncated to 32.
//!
//! Evaluation ends for any bytes: the [`Limits`] bound operations, stack, calls and sizes, and
//! calls are kept on an explicit stack. Each failure is an [`EvalError`] with a stable code.
//!
//! ```
//! use dwarfsmith::dwarf::{self, Dialect, Encoding, NoNames};
//! use dwarfsmith::eval::{Evaluator, Rules, Snapshot};
//! use dwarfsmith::{Target, target::Register};
//!
//! let encoding = Encoding::new(Dialect::Dwarf5, Target::X86_64);
//! let bytes = dwarf::parse_operations(encoding, "DW_OP_breg7 16", &NoNames).unwrap();
//! let mut machine = Snapshot::new(Target::X86_64);
//! machine.set_register(Register(7), 0x1000u64.to_le_bytes().to_vec());
//! let location = Evaluator::new(encoding, Rules::Dwarf5).location(&machine, &bytes, &[])?;
//! assert_eq!(location.to_string(), "mem(0)+0x1010");
//! # Ok::<(), dwarfsmith::eval::EvalError>(())
//! ```
//!
//! # For a debugger
//!
//! Implement [`Machine`] for the stopped program. Registers and memory are enough to begin with.
//! The other functions have defaults that return no answer; an expression that needs one fails with
//! the error `missing-context` or `unavailable`:
//!
//! | operations | functions of the machine |
//! | --- | --- |
//! | `DW_OP_reg*`, `breg*`, `regval_type` | [`Machine::register_bits`], [`Machine::read_register`] |
//! | `DW_OP_regval_type`, for numbers in floating-point registers | [`Machine::register_target`], which a `UnitReader` provides |
//! | `DW_OP_addr`, `addrx` | [`Machine::load_bias`], which a `UnitReader` provides |
//! | `DW_OP_deref*`, `xderef*` | [`Machine::read_memory`] |
//! | operations with a base type | [`Machine::base_type`] |
//! | `DW_OP_fbreg` | [`Machine::frame_base`], or [`CallStack::add_frame_base`] |
//! | `DW_OP_call_frame_cfa` | [`Machine::canonical_frame_address`], or a [`CallStack`] |
//! | `DW_OP_entry_value` | [`Machine::entry_frame`], [`Machine::passed`], or [`CallStack::add_call_site`] |
//! | operations that use a location list | [`Machine::pc`], [`Machine::frame_pc`] in a caller, or a [`CallStack`] |
//! | `DW_OP_call*`, `implicit_pointer` | [`Machine::entry`], [`Machine::entry_location`] |
//! | `DW_OP_addrx`, `constx` | [`Machine::indexed_address`] |
//! | `DW_OP_form_tls_address` | [`Machine::thread_local`] |
//! | `DW_OP_push_object_address` | [`Machine::object`] |
//! | `DW_OP_LLVM_push_lane`, `push_iteration` | [`Machine::lane`], [`Machine::iteration`] |
//! | the same, for lanes that do not exist | [`Machine::lane_count`], [`Machine::simd_width`], which a `UnitReader` provides |
//!
//! A machine that extends another machine, for example with the state of a thread, returns the
//! extended machine from [`Machine::inner`].
//!
//! # Reading a program
//!
//! The feature `read`, which is on by default, has all steps from a `gimli` unit to the bytes of a
//! variable:
//!
//! | step | by |
//! | --- | --- |
//! | find the objects in scope at an address | `UnitReader::objects_at`, `UnitReader::globals` |
//! | find the calls that are inlined at an address, each with its objects | `UnitReader::frames_at`, `UnitReader::call_position` |
//! | locate an object, by expression, location list or constant | `UnitReader::location` |
//! | locate it as the focused lane sees it | `UnitReader::location_in_lane`, `UnitReader::lane_pc` |
//! | locate a member of it | `UnitReader::member` |
//! | list its members | `UnitReader::members` |
//! | find its size and type | `UnitReader::object_type` |
//! | find the bounds and sizes of arrays in the current frame | `UnitReader::dimensions`, `UnitReader::byte_size_at` |
//! | read its known bytes | [`Evaluator::read_known`] |
//! | convert them to a number or text | [`Value::from_bytes`], [`Value::integer`], [`Value::to_f64`] |
//! | find the callers' frames by call frame information | [`CallStack::unwind`] |
//! | add frame bases and values on entry for all frames | `UnitReader::add_to` |
//!
//! `UnitReader` resolves base addresses, indices of lists and addresses, frame bases, base types,
//! and the entries that expressions call or point to. `examples/postmortem.rs` prints a debugger's
//! `backtrace full` for an executable and a core file.
//!
//! All addresses are those of the running program. The address at which a position-independent
//! executable or a shared library is loaded differs from the address in its file. The difference,
//! its *load bias*, is set once for each unit and section:
//!
//! | what | addresses |
//! | --- | --- |
//! | [`Machine`]: the program counter, registers, memory | in memory, as `ptrace` or a core file has them |
//! | `UnitReader::new(…)?.loaded_at(bias)` | parameters and results: in memory; those that it reads: in the file |
//! | [`FrameSection::eh_frame`](crate::dwarf::FrameSection::eh_frame)`(target, bytes, address)`, then [`loaded_at(bias)`](crate::dwarf::FrameSection::loaded_at) | `address`: the section's in the file; entries: in memory |
//! | [`CallStack`], [`UnwoundFrame::address`], [`Location`] | in memory |
//! | [`Machine::indexed_address`], operands of expressions | in the file; the evaluator adds [`Machine::load_bias`] |
//!
//! The load bias is the address at which the first segment was mapped, minus that segment's address
//! in the file. On Linux these are the start of the first line of `/proc/PID/maps` that names the
//! file, and the first `PT_LOAD`'s `p_vaddr` (mostly 0). The bias is also `AT_ENTRY` of the
//! auxiliary vector minus `e_entry`. It is 0, the default, for a program that is linked to fixed
//! addresses.
//!
//! `UnitReader::location` needs the [address](UnwoundFrame::address) of the frame, not its program
//! counter: a caller's program counter is the return address of the call, which may already belong
//! to the next function.
//!
//! [`Contents`] distinguishes unknown bytes without a location (a debugger's `<optimized out>`)
//! from unreadable bytes: unmapped memory, or a register of an outer frame that was not saved.
//! [`EvalError::register`] and the error's text name the register that an expression or a frame
//! rule lacks.
//!
//! [`Lowered::evaluate`](crate::lower::Lowered::evaluate) evaluates the location of a module's
//! variable that this library has lowered and not emitted yet.
//!
//! Without a `gimli` unit, read a location list with
//! [`LocationListSection`](crate::dwarf::LocationListSection), evaluate it with
//! [`Evaluator::list`], and read the bits at the [`Location`]:
//!
//! ```
//! use dwarfsmith::dwarf::{Dialect, Encoding, ListForm, LocationListSection};
//! use dwarfsmith::eval::{ErrorCode, Evaluator, ListEntry, Machine, NormalForm, Origin, Rules};
//! use dwarfsmith::{Target, target::Register};
//!
//! /// The registers by DWARF's numbers, and a page of memory from 0x7000 on.
//! struct Stopped {
//!     registers: [u64; 17],
//!     page: Vec<u8>,
//! }
//!
//! fn copy(from: &[u8], offset: u64, into: &mut [u8]) -> bool {
//!     let bytes = from.get(offset as usize..).and_then(|rest| rest.get(..into.len()));
//!     bytes.map(|bytes| into.copy_from_slice(bytes)).is_some()
//! }
//!
//! impl Machine for Stopped {
//!     fn register_bits(&self, _frame: u32, register: Register) -> Option<u64> {
//!         self.registers.get(register.0 as usize).map(|_| 64)
//!     }
//!     fn read_register(&self, _frame: u32, register: Register, offset: u64, into: &mut [u8]) -> bool {
//!         self.registers.get(register.0 as usize).is_some_and(|number| copy(&number.to_le_bytes(), offset, into))
//!     }
//!     fn read_memory(&self, _space: u64, address: u64, into: &mut [u8]) -> bool {
//!         address.checked_sub(0x7000).is_some_and(|offset| copy(&self.page, offset, into))
//!     }
//! }
//!
//! let mut machine = Stopped { registers: [0; 17], page: vec![0; 4096] };
//! machine.registers[3] = 42;
//!
//! // From 0x1004 up to 0x1008, four bytes of a struct are optimized out, and the next four are in register 3:
//! // DW_OP_piece 4, DW_OP_reg3, DW_OP_piece 4.
//! let debug_loclists = [0x04, 4, 8, 5, 0x93, 4, 0x53, 0x93, 4, 0x00];
//! let target = Target::X86_64;
//! let lists = LocationListSection::new(ListForm::DebugLoclists, 8, target.byte_order(), &debug_loclists);
//! let entries = lists.locations(0, 0x1000, |_index| None).map(|entry| entry.map(ListEntry::from));
//! let entries = entries.collect::<Result<Vec<_>, _>>()?;
//!
//! let mut evaluator = Evaluator::new(Encoding::new(Dialect::Dwarf5, target).lenient(), Rules::Dwarf5);
//! let location = evaluator.list(&machine, &entries, 0x1006, &[])?;
//! assert_eq!(location.to_string(), "comp[0..4: undef, 4..8: reg(3)+0]+0");
//!
//! // A read of all bytes fails; the known bytes can be read.
//! assert_eq!(evaluator.read(&machine, &location, 64).unwrap_err().code, ErrorCode::UndefinedData);
//! assert_eq!(evaluator.read_known(&machine, &location, 64)?.to_string(), "________2a000000");
//!
//! // The normal form has the origin of each bit.
//! let form = NormalForm::of(&location, 64, target.byte_order())?;
//! assert_eq!(form.runs[0].origin, Origin::Undefined);
//!
//! // Outside of all entries of the list, the struct is optimized out.
//! assert_eq!(evaluator.list(&machine, &entries, 0x1008, &[])?.to_string(), "undef");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod access;
mod bits;
mod bytes;
mod composite;
mod contents;
mod entry;
mod error;
mod evaluator;
mod interpreter;
mod location;
mod machine;
mod normal;
#[cfg(feature = "read")]
mod reader;
mod rules;
mod snapshot;
#[cfg(test)]
mod tests;
mod text;
mod unwind;
mod value;

pub use access::{read_bits, write_bits};
pub use bytes::ValueBytes;
pub use composite::{Composite, CompositeHandle};
pub use contents::Contents;
pub use entry::Entry;
pub use error::{ErrorCode, EvalError, MissingRegister};
pub use evaluator::Evaluator;
pub use location::{EntryId, Location, Storage};
pub use machine::{
    EntryReference, EntryRegister, ListEntry, Machine, ObjectMap, Parameter, PassedArgument, Source,
};
pub use normal::{NormalForm, Origin, Run};
#[cfg(feature = "read")]
pub use reader::{
    CallPosition, Dimension, EntryOffset, ObjectType, ReadError, SourceFrame, UnitReader,
};
pub use rules::{Limits, Rules};
pub use snapshot::Snapshot;
pub use unwind::{CallStack, Callee, UnwindError, UnwoundFrame};
pub use value::{BaseEncoding, BaseType, Value, ValueType};
