//! What the reference evaluator asks of a machine.

use crate::metadata::Text;
use alloc::vec::Vec;

/// A machine that has stopped somewhere. Nothing here knows of DWARF expressions or of storages: a
/// register is a number.
///
/// `None` means that the machine cannot say; what needs the answer then fails.
pub trait MachineState {
    /// What a register holds, by its DWARF number: least significant byte first on every target.
    /// Missing bytes are 0.
    fn register(&self, number: u16) -> Option<Vec<u8>>;

    /// What a register held on entry to the function, likewise.
    fn entry_register(&self, number: u16) -> Option<Vec<u8>>;

    /// A byte of memory, by DWARF's number of the address space.
    fn memory(&self, space: u64, address: u64) -> Option<u8>;

    /// The lane that is looked at.
    fn lane(&self) -> Option<u64>;

    /// The iteration that is looked at.
    fn iteration(&self) -> Option<u64>;

    /// The canonical frame address.
    fn cfa(&self) -> Option<u64>;

    /// The address in memory of space 0 at which the current thread's storage starts.
    fn thread(&self) -> Option<u64>;

    /// The address in memory of space 0 of the instance at hand, for properties of types.
    fn object(&self) -> Option<u64>;

    /// The address of a symbol.
    fn symbol(&self, symbol: Text) -> Option<u64>;
}
