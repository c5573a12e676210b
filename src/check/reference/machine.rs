//! The machine that the reference reads.

use crate::metadata::Text;
use alloc::vec::Vec;

/// A machine that has stopped. It is independent of DWARF expressions and storages: a register is a
/// number.
///
/// `None` means that the machine does not have the value; an evaluation that needs the value fails.
pub trait MachineState {
    /// The contents of a register, by its DWARF number: least significant byte first on every
    /// target. Missing bytes are 0.
    fn register(&self, number: u16) -> Option<Vec<u8>>;

    /// The contents of a register on entry to the function, likewise.
    fn entry_register(&self, number: u16) -> Option<Vec<u8>>;

    /// A byte of memory, by DWARF's number of the address space.
    fn memory(&self, space: u64, address: u64) -> Option<u8>;

    /// The focused lane.
    fn lane(&self) -> Option<u64>;

    /// The current iteration.
    fn iteration(&self) -> Option<u64>;

    /// The canonical frame address.
    fn cfa(&self) -> Option<u64>;

    /// The address in address space 0 at which the current thread's storage starts.
    fn thread(&self) -> Option<u64>;

    /// The address in address space 0 of the current instance, for properties of types.
    fn object(&self) -> Option<u64>;

    /// The address of a symbol.
    fn symbol(&self, symbol: Text) -> Option<u64>;
}
