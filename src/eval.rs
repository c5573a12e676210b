//! What DWARF expressions mean: a bit-precise evaluator with three rule sets, as
//! `docs/evaluation.md` defines it.
//!
//! A [`Machine`] is what an expression can ask about: registers, memory, lanes, frames, other
//! entries. An [`Evaluator`] runs the bytes of an expression, or a location list, on one and gives
//! a [`Location`] or a [`Value`]. A location is a storage and a bit offset in it; [`read_bits`] and
//! [`write_bits`] access what is there, and [`NormalForm`] says where each of its bits comes from,
//! so that two locations can be compared.
//!
//! A [`CallStack`] is a machine with the frames that call frame information finds below a machine's
//! own.
//!
//! Offsets and sizes of storages are in **bits**, as `u128`: a 64-bit address space has 2⁶⁷ of
//! them. Bit 0 of a byte is its least significant bit on a little-endian target and its most
//! significant bit on a big-endian one, so that the bits of a storage are in one row either way.
//! Only in a register offsets count from the least significant bit on every target, so that a value
//! which is smaller than its register is in its low bits (DWARF 5 section 2.6.1.2): `reg(4)+2`, of
//! four bytes, is the register shifted right by 16 bits, and cut to 32.
//!
//! Whatever the bytes, evaluation ends: the [`Limits`] bound operations, stack, calls and sizes,
//! calls are kept on an explicit stack, and each failure is an [`EvalError`] with a stable code.
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
//! Give what is known of the stopped program as a [`Machine`]. Registers and memory are enough to
//! begin with; anything else that an expression asks about, a machine does not know unless it says
//! so, which is the error `missing-context` or `unavailable`:
//!
//! | operations | ask the machine for |
//! | --- | --- |
//! | `DW_OP_reg*`, `breg*`, `regval_type` | [`Machine::register_bits`], [`Machine::read_register`] |
//! | `DW_OP_addr`, `addrx` | [`Machine::load_bias`], which a `UnitReader` knows |
//! | `DW_OP_deref*`, `xderef*` | [`Machine::read_memory`] |
//! | those that have a base type | [`Machine::base_type`] |
//! | `DW_OP_fbreg` | [`Machine::frame_base`], or [`CallStack::add_frame_base`] |
//! | `DW_OP_call_frame_cfa` | [`Machine::canonical_frame_address`], or a [`CallStack`] |
//! | `DW_OP_entry_value` | [`Machine::entry_frame`], [`Machine::passed`], or [`CallStack::add_call_site`] |
//! | all that have a location list | [`Machine::pc`], [`Machine::frame_pc`] in a caller, or a [`CallStack`] |
//! | `DW_OP_call*`, `implicit_pointer` | [`Machine::entry`], [`Machine::entry_location`] |
//! | `DW_OP_addrx`, `constx` | [`Machine::indexed_address`] |
//! | `DW_OP_form_tls_address` | [`Machine::thread_local`] |
//! | `DW_OP_push_object_address` | [`Machine::object`] |
//! | `DW_OP_LLVM_push_lane`, `push_iteration` | [`Machine::lane`], [`Machine::iteration`] |
//!
//! A machine that adds to another, such as one of a thread, names that as its [`Machine::inner`].
//!
//! # Reading a program
//!
//! With the feature `read`, which is on by default, all that stands between a unit that `gimli` has
//! read and the bytes of a variable is here:
//!
//! | step | by |
//! | --- | --- |
//! | what is in scope at an address | `UnitReader::objects_at`, `UnitReader::globals` |
//! | where an object is, by expression, location list or constant | `UnitReader::location` |
//! | where a part of it is | `UnitReader::member` |
//! | which parts it has | `UnitReader::members` |
//! | how large it is, and what its bytes are | `UnitReader::object_type` |
//! | its bytes, as far as they are known | [`Evaluator::read_known`] |
//! | the number that they are | [`Value::from_bytes`], in text, [`Value::integer`] or [`Value::to_f64`] |
//! | the callers' frames | [`CallStack::unwind`], by call frame information |
//! | the frame bases and values on entry of all frames | `UnitReader::add_to` the stack |
//!
//! `UnitReader` resolves base addresses, indices of lists and addresses, frame bases, base types,
//! and the entries that expressions call or point to. `examples/postmortem.rs` is a debugger's
//! `backtrace full`, of an executable and a core file.
//!
//! Addresses are those of the running program everywhere. A position-independent executable or a
//! shared library is loaded at another address than its file says; how far off, its *bias*, is to
//! be said once for each unit and section:
//!
//! | what | addresses |
//! | --- | --- |
//! | [`Machine`]: the program counter, registers, memory | in memory, as `ptrace` or a core file has them |
//! | `UnitReader::new(…)?.loaded_at(bias)` | takes and gives those in memory; reads those in the file |
//! | [`FrameSection::eh_frame`](crate::dwarf::FrameSection::eh_frame)`(target, bytes, address)`, then [`loaded_at(bias)`](crate::dwarf::FrameSection::loaded_at) | `address` is the section's in the file; entries have those in memory |
//! | [`CallStack`], [`UnwoundFrame::address`], [`Location`] | in memory |
//! | [`Machine::indexed_address`], operands of expressions | in the file; the evaluator adds [`Machine::load_bias`] |
//!
//! The bias is where the first segment was mapped less that segment's address in the file: on Linux
//! the start of the first line of `/proc/PID/maps` that names the file, less the first `PT_LOAD`'s
//! `p_vaddr` (mostly 0); or `AT_ENTRY` of the auxiliary vector less `e_entry`. Of a program that is
//! linked to fixed addresses it is 0, and need not be said.
//!
//! `UnitReader::location` wants the [address](UnwoundFrame::address) of the frame, not its program
//! counter: that of a caller is where the call returns to, which may be the next function already.
//!
//! Of bytes that are not known, [`Contents`] says whether they are nowhere (a debugger's
//! `<optimized out>`) or cannot be read: memory that is not there, a register that an outer frame
//! has lost. [`EvalError::register`] and its text name the register that an expression or a frame
//! rule lacks.
//!
//! For what this library has lowered and not yet emitted,
//! [`Lowered::evaluate`](crate::lower::Lowered::evaluate) asks the same of a variable of the
//! module.
//!
//! Without a unit, read a location list with
//! [`LocationListSection`](crate::dwarf::LocationListSection), evaluate it with
//! [`Evaluator::list`], and read what is at the [`Location`]:
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
//! // From 0x1004 up to 0x1008, four bytes of a struct are gone, and the next four are in register 3:
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
//! // All of it cannot be read, what is there can.
//! assert_eq!(evaluator.read(&machine, &location, 64).unwrap_err().code, ErrorCode::UndefinedData);
//! assert_eq!(evaluator.read_known(&machine, &location, 64)?.to_string(), "________2a000000");
//!
//! // Where each bit comes from is in the normal form.
//! let form = NormalForm::of(&location, 64, target.byte_order())?;
//! assert_eq!(form.runs[0].origin, Origin::Undefined);
//!
//! // Where no entry of the list holds, it is optimized out.
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
pub use composite::{Composite, Held};
pub use contents::Contents;
pub use entry::Entry;
pub use error::{ErrorCode, EvalError, MissingRegister};
pub use evaluator::Evaluator;
pub use location::{EntryId, Location, Storage};
pub use machine::{
    EntryReference, EntryRegister, ListEntry, Machine, ObjectMap, Parameter, Passed, Source,
};
pub use normal::{NormalForm, Origin, Run};
#[cfg(feature = "read")]
pub use reader::{ObjectType, ReadError, UnitReader};
pub use rules::{Limits, Rules};
pub use snapshot::Snapshot;
pub use unwind::{CallStack, UnwindError, UnwoundFrame};
pub use value::{BaseEncoding, BaseType, Value, ValueType};
