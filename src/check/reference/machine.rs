//! The machine that the reference reads.

use crate::metadata::{StorageDuration, Text};
use alloc::vec::Vec;

/// The location of a part of an instance of a type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InstancePart {
    /// Memory at a byte address.
    Memory {
        /// DWARF's number of the address space.
        space: u64,
        /// The address.
        address: u64,
    },
    /// Bits of a register.
    Register {
        /// DWARF's number.
        number: u16,
        /// The lowest bit, counted from the least significant one.
        bit: u64,
    },
}

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
    fn thread_pointer(&self) -> Option<u64>;

    /// The address in address space 0 of the current instance, for properties of types.
    fn object(&self) -> Option<u64>;

    /// The parts of the current instance, with their sizes in bits; a size of 0 means the rest of
    /// the storage. Empty if there is no instance.
    fn instance(&self) -> Vec<(u64, InstancePart)> {
        let memory = |address| (0, InstancePart::Memory { space: 0, address });
        self.object().map(memory).into_iter().collect()
    }

    /// The address of a symbol, or its offset in the current thread's storage.
    fn symbol(&self, symbol: Text, storage: StorageDuration) -> Option<u64>;
}
