//! The pieces of a composite location description (DWARF 5 section 2.6.1.2): their total size, and
//! whether two pieces are in the same storage.

use super::fault::Fault;
use super::problem::{Problem, address_of};
use super::registers::Registers;
use crate::dwarf::Operation;
use crate::target::Register;
use crate::units::Bits;

/// The storage of a piece, if it can be derived without evaluating the expression.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
enum Storage {
    /// No storage, or storage that is unknown or never shared.
    #[default]
    Other,
    Register(u16),
    /// Memory relative to a register's value, to the frame base, or to address 0.
    Memory(Base),
    /// An implicit value of this size in bytes.
    Implicit(u64),
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Base {
    Register(u16),
    Frame,
    Zero,
}

/// A part of a storage, in bits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Extent {
    storage: Storage,
    start: i128,
    end: i128,
    /// The offset of the piece's operation in the expression.
    at: usize,
}

/// The pieces so far, and the storage of the next one.
#[derive(Default)]
pub(super) struct Pieces {
    extents: Vec<Extent>,
    bits: Option<u64>,
    storage: Storage,
    /// The offset of the next piece in memory, in bytes.
    offset: i128,
}

impl Pieces {
    /// Removes all pieces, but keeps the buffer.
    pub fn clear(&mut self) {
        self.extents.clear();
        (self.bits, self.storage, self.offset) = (None, Storage::Other, 0);
    }

    /// The total size of the pieces in bits; `None` if there are no pieces.
    pub fn bits(&self) -> Option<u64> {
        self.bits
    }

    /// Records an operation that is not a piece. `before` is the number of operations before it in
    /// the same description.
    pub fn operation(&mut self, operation: &Operation<'_>, before: usize) {
        use Operation as O;
        let memory = |base, offset: i64| (Storage::Memory(base), i128::from(offset));
        (self.storage, self.offset) = match *operation {
            O::Nop | O::LlvmNop | O::GnuUninit => return,
            _ if before > 0 => (Storage::Other, 0),
            O::Reg(register) => (Storage::Register(u16::from(register)), 0),
            O::Regx(register) => (Storage::Register(register.0), 0),
            O::Breg(register, offset) => memory(Base::Register(u16::from(register)), offset),
            O::Bregx(register, offset) => memory(Base::Register(register.0), offset),
            O::Fbreg(offset) => memory(Base::Frame, offset),
            O::ImplicitValue(bytes) => (Storage::Implicit(bytes.len() as u64), 0),
            _ => match address_of(operation) {
                Some(address) => (Storage::Memory(Base::Zero), i128::from(address)),
                None => (Storage::Other, 0),
            },
        };
    }

    /// Ends a piece of a size in bits; `offset` is the offset operand of `DW_OP_bit_piece`, in
    /// bits. `at` is the offset of the operation in the expression.
    pub fn end(
        &mut self,
        registers: &Registers,
        bits: u64,
        offset: Option<u64>,
        at: usize,
    ) -> Result<(), Problem> {
        let (storage, start) = (
            core::mem::take(&mut self.storage),
            core::mem::take(&mut self.offset) * 8,
        );
        let last = offset.unwrap_or(0).checked_add(bits);
        let size = match storage {
            Storage::Register(register) => registers.bits(Register(register)),
            Storage::Implicit(bytes) => bytes.checked_mul(8),
            Storage::Other | Storage::Memory(_) => None,
        };
        if let Some(size) = size.filter(|size| last.is_none_or(|last| last > *size)) {
            let detail = format!(
                "{} at bit {} of a storage of {}",
                Bits(bits),
                offset.unwrap_or(0),
                Bits(size)
            );
            return Err(Problem::new(Fault::PieceSize, at, detail));
        }
        let total = self.bits.unwrap_or(0).checked_add(bits);
        let too_many = || Problem::new(Fault::OperandRange, at, "the pieces have too many bits");
        self.bits = Some(total.ok_or_else(too_many)?);
        // The ABI decides at which end of a register a piece without an offset is. This check
        // assumes the low end.
        let start = start + i128::from(offset.unwrap_or(0));
        if bits > 0 && matches!(storage, Storage::Register(_) | Storage::Memory(_)) {
            self.extents.push(Extent {
                storage,
                start,
                end: start + i128::from(bits),
                at,
            });
        }
        Ok(())
    }

    /// Finds pieces that share storage. Returns whether two pieces start at the same bit, and the
    /// first problem of two pieces that overlap but start at different bits.
    ///
    /// Neither is an error: compilers keep two equal parts of an object in one register, or all
    /// elements of an array of equal values in one place that other pieces overlap.
    pub fn check(&mut self) -> (bool, Option<Problem>) {
        let (mut shared, mut overlap) = (false, None);
        self.extents.sort_unstable();
        for pair in self.extents.windows(2) {
            let [first, second] = pair else { continue };
            if first.storage != second.storage || second.start >= first.end {
                continue;
            }
            if second.start > first.start {
                let at = first.at.max(second.at);
                overlap.get_or_insert_with(|| {
                    Problem::new(Fault::PieceOverlap, at, describe(first.storage))
                });
                continue;
            }
            // If pieces start at the same bit, the longest is last in the sorted order, so that it
            // is compared with the next piece.
            shared = true;
        }
        (shared, overlap)
    }
}

fn describe(storage: Storage) -> String {
    match storage {
        Storage::Register(register) => format!("register {register}"),
        Storage::Memory(Base::Register(register)) => format!("memory at register {register}"),
        Storage::Memory(Base::Frame) => "the stack frame".into(),
        Storage::Memory(Base::Zero) => "memory".into(),
        Storage::Other | Storage::Implicit(_) => String::new(),
    }
}
