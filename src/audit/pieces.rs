//! The pieces of a composite location description (DWARF 5 section 2.6.1.2): their size together,
//! and whether two of them are in the same storage.

use super::fault::Fault;
use super::problem::{Problem, address_of};
use super::registers::Registers;
use crate::dwarf::Operation;
use crate::target::Register;

/// What a piece is in, as far as that is known without a machine.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
enum Storage {
    /// Nothing, or something that no other piece can share.
    #[default]
    Other,
    Register(u16),
    /// Memory relative to what this stands for: a register's value, the frame base, nothing.
    Memory(Base),
    /// An implicit value of so many bytes.
    Implicit(u64),
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Base {
    Register(u16),
    Frame,
    Zero,
}

/// Part of a storage, in bits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Extent {
    storage: Storage,
    start: i128,
    end: i128,
    /// Where the piece's operation is.
    at: usize,
}

/// The pieces so far, and the description that the next one is to have.
#[derive(Default)]
pub(super) struct Pieces {
    extents: Vec<Extent>,
    bits: Option<u64>,
    storage: Storage,
    /// Where memory starts, in bytes.
    offset: i128,
}

impl Pieces {
    /// Forgets all pieces, but keeps the room for them.
    pub fn clear(&mut self) {
        self.extents.clear();
        (self.bits, self.storage, self.offset) = (None, Storage::Other, 0);
    }

    /// The size in bits of all pieces; `None` where there is none.
    pub fn bits(&self) -> Option<u64> {
        self.bits
    }

    /// Takes note of an operation that is no piece; `before` are before it in the same description.
    pub fn operation(&mut self, operation: &Operation<'_>, before: usize) {
        use Operation as O;
        let memory = |base, offset: i64| (Storage::Memory(base), i128::from(offset));
        (self.storage, self.offset) = match *operation {
            O::Nop | O::GnuUninit => return,
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

    /// Ends a piece of a size in bits; `offset` is that of `DW_OP_bit_piece`.
    pub fn end(
        &mut self,
        registers: &Registers,
        bits: u64,
        offset: Option<u64>,
        wrong: &dyn Fn(Fault, String) -> Problem,
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
            let detail = format!("{bits} bits at bit {} of {size}", offset.unwrap_or(0));
            return Err(wrong(Fault::PieceSize, detail));
        }
        let total = self.bits.unwrap_or(0).checked_add(bits);
        self.bits =
            Some(total.ok_or_else(|| {
                wrong(Fault::OperandRange, "the pieces have too many bits".into())
            })?);
        // Which end of a register a piece without an offset is at, the ABI says: the low one
        // wherever it matters here.
        let start = start + i128::from(offset.unwrap_or(0));
        if bits > 0 && matches!(storage, Storage::Register(_) | Storage::Memory(_)) {
            let at = wrong(Fault::PieceOverlap, String::new()).at;
            self.extents.push(Extent {
                storage,
                start,
                end: start + i128::from(bits),
                at,
            });
        }
        Ok(())
    }

    /// Looks for pieces that share storage; whether two start at the same bit, and the first two
    /// that do not.
    ///
    /// Neither is a fault: compilers keep two parts that are equal in one register, and an array of
    /// equal elements in one, over which something else can lie.
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
                overlap.get_or_insert_with(|| Problem {
                    fault: Fault::PieceOverlap,
                    at,
                    detail: describe(first.storage),
                });
                continue;
            }
            // Of those that start together the longest is the last, which is compared with the
            // next.
            shared = true;
        }
        (shared, overlap)
    }
}

fn describe(storage: Storage) -> String {
    match storage {
        Storage::Register(register) => format!("of register {register}"),
        Storage::Memory(Base::Register(register)) => format!("of memory at register {register}"),
        Storage::Memory(Base::Frame) => "of the frame".into(),
        Storage::Memory(Base::Zero) => "of memory".into(),
        Storage::Other | Storage::Implicit(_) => String::new(),
    }
}
