//! Fields that only a linker or loader can fill in.

use crate::dwarf::put;
use crate::target::ByteOrder;
use core::fmt;
use gimli::SectionId;

/// A symbol that relocations refer to: an index into
/// [`Sections::symbols`](super::Sections::symbols).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct SymbolIndex(pub u32);

/// The symbol or section that a [`Relocation`] refers to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RelocationTarget {
    /// The address of a symbol.
    Symbol(SymbolIndex),
    /// The offset of a symbol in the thread-local storage of its program or shared library, in
    /// bytes.
    ThreadLocal(SymbolIndex),
    /// The first byte of another section: its offset in the linked section with that name, not its
    /// address.
    Section(SectionId),
    /// The first byte of the section that contains the type unit with this signature. The addend
    /// is 0.
    TypeUnit(u64),
    /// The index of a WebAssembly global. The addend is its number in the object file. In the
    /// linked file, the field holds the number that the linker assigns.
    WasmGlobal,
    /// The number of bytes between two offsets in a function whose code the linker may shorten
    /// ([`EmitOptions::relaxation`](super::EmitOptions::relaxation)). The field holds the number of
    /// bytes before the linker shortens the code. In RISC-V's ELF files, one relocation adds the
    /// label at the end to a field of 0, and another one subtracts the label at the start. The
    /// addend is 0.
    Length {
        /// The function.
        function: SymbolIndex,
        /// The start offset in the function.
        start: u32,
        /// The end offset in the function.
        end: u32,
    },
}

/// The kind of a [`RelocationTarget`]. It determines the meaning of the numbers of a
/// [`Relocation`].
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Kind {
    /// `index` is the symbol, and `words` the addend.
    Symbol,
    /// `index` is the symbol, and `words` the addend.
    ThreadLocal,
    /// `words` is the addend.
    Section(SectionId),
    /// `words` is the signature.
    TypeUnit,
    /// `words` is the addend.
    WasmGlobal,
    /// `index` is the function, and `words` are the start and the end.
    Length,
}

/// A field whose value is `target + addend`, or `target + addend` minus the field's own address.
///
/// The field already holds the addend, for formats whose relocations have no addend.
// A module can have ten million of these. Therefore, the numbers of the different targets share
// their places, and none has eight bytes, which would be aligned to eight. Numbers that a kind does
// not use are 0, so that equal relocations have equal fields.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Relocation {
    offset: u32,
    kind: Kind,
    size: u8,
    is_pc_relative: bool,
    index: u32,
    /// Two numbers, or the low and the high half of one.
    words: [u32; 2],
}

impl Relocation {
    /// A type unit and a length have no addend: it must be 0.
    #[inline]
    pub(super) fn new(offset: u32, size: u8, target: RelocationTarget, addend: i64) -> Relocation {
        let addend = halves(addend as u64);
        let (kind, index, words) = match target {
            RelocationTarget::Symbol(symbol) => (Kind::Symbol, symbol.0, addend),
            RelocationTarget::ThreadLocal(symbol) => (Kind::ThreadLocal, symbol.0, addend),
            RelocationTarget::Section(section) => (Kind::Section(section), 0, addend),
            RelocationTarget::TypeUnit(signature) => (Kind::TypeUnit, 0, halves(signature)),
            RelocationTarget::WasmGlobal => (Kind::WasmGlobal, 0, addend),
            RelocationTarget::Length {
                function,
                start,
                end,
            } => (Kind::Length, function.0, [start, end]),
        };
        Relocation {
            offset,
            kind,
            size,
            is_pc_relative: false,
            index,
            words,
        }
    }

    /// Returns the offset of the field in the section, in bytes. No section has 4 GiB.
    #[inline]
    pub fn offset(&self) -> u32 {
        self.offset
    }

    /// Returns the size of the field in bytes.
    #[inline]
    pub fn size(&self) -> u8 {
        self.size
    }

    /// Returns true if the field's own address is subtracted; only in `.eh_frame`. Make such a
    /// relocation against the function's section, with the function's offset added. For a shared
    /// object, linkers reject such a relocation against a global symbol of default visibility.
    #[inline]
    pub fn is_pc_relative(&self) -> bool {
        self.is_pc_relative
    }

    /// Returns the symbol or section that the value refers to.
    #[inline]
    pub fn target(&self) -> RelocationTarget {
        let [start, end] = self.words;
        match self.kind {
            Kind::Symbol => RelocationTarget::Symbol(SymbolIndex(self.index)),
            Kind::ThreadLocal => RelocationTarget::ThreadLocal(SymbolIndex(self.index)),
            Kind::Section(section) => RelocationTarget::Section(section),
            Kind::TypeUnit => RelocationTarget::TypeUnit(joined(self.words)),
            Kind::WasmGlobal => RelocationTarget::WasmGlobal,
            Kind::Length => RelocationTarget::Length {
                function: SymbolIndex(self.index),
                start,
                end,
            },
        }
    }

    /// Returns the number that is added to the target's address, in bytes; the index of a
    /// WebAssembly global; 0 for targets without an addend.
    #[inline]
    pub fn addend(&self) -> i64 {
        match self.has_addend() {
            true => joined(self.words) as i64,
            false => 0,
        }
    }

    fn has_addend(&self) -> bool {
        match self.kind {
            Kind::Symbol | Kind::ThreadLocal | Kind::Section(_) | Kind::WasmGlobal => true,
            Kind::TypeUnit | Kind::Length => false,
        }
    }

    #[inline]
    pub(super) fn set_offset(&mut self, offset: u32) {
        self.offset = offset;
    }

    /// Returns the same relocation of a field at another offset.
    #[inline]
    pub(super) fn with_offset(self, offset: u32) -> Relocation {
        Relocation { offset, ..self }
    }

    /// Subtracts the field's own address.
    pub(super) fn set_pc_relative(&mut self) {
        self.is_pc_relative = true;
    }

    /// Has no effect if the target has no addend.
    #[inline]
    pub(super) fn set_addend(&mut self, addend: i64) {
        if self.has_addend() {
            self.words = halves(addend as u64);
        }
    }

    /// Replaces the symbol whose address or offset is the target, if it is one.
    #[inline]
    pub(super) fn map_symbol(self, map: impl FnOnce(SymbolIndex) -> SymbolIndex) -> Relocation {
        match self.kind {
            Kind::Symbol | Kind::ThreadLocal => Relocation {
                index: map(SymbolIndex(self.index)).0,
                ..self
            },
            _ => self,
        }
    }

    /// Fills in the field with a value, or with its distance from the field in the section that
    /// starts at an address. Returns false if the field is too small.
    pub(super) fn fill(
        &self,
        bytes: &mut [u8],
        order: ByteOrder,
        (value, start): (u64, u64),
    ) -> bool {
        let bits = u32::from(self.size) * 8;
        let (value, fits) = match self.is_pc_relative {
            true => {
                let place = start.wrapping_add(self.offset.into());
                let distance = value.wrapping_sub(place);
                let sign = (distance as i64)
                    .checked_shr(bits.saturating_sub(1))
                    .unwrap_or(0);
                (distance, matches!(sign, 0 | -1))
            }
            false => (value, value.checked_shr(bits).unwrap_or(0) == 0),
        };
        let at = self.offset as usize;
        match bytes.get_mut(at..at.saturating_add(usize::from(self.size))) {
            Some(field) if fits => {
                put(field, order, value);
                true
            }
            _ => false,
        }
    }
}

impl fmt::Debug for Relocation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Relocation")
            .field("offset", &self.offset)
            .field("size", &self.size)
            .field("is_pc_relative", &self.is_pc_relative)
            .field("target", &self.target())
            .field("addend", &self.addend())
            .finish()
    }
}

/// Returns the low and the high half of a number.
#[inline]
fn halves(number: u64) -> [u32; 2] {
    [number as u32, (number >> 32) as u32]
}

/// Returns the number with these halves.
#[inline]
fn joined([low, high]: [u32; 2]) -> u64 {
    u64::from(high) << 32 | u64::from(low)
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::format;
    use alloc::vec::Vec;

    const MAX: u32 = u32::MAX;

    /// Relocations that differ in at least one number.
    fn all() -> Vec<(u32, u8, RelocationTarget, i64)> {
        let length = |function, start, end| RelocationTarget::Length {
            function: SymbolIndex(function),
            start,
            end,
        };
        let with_addend = [
            RelocationTarget::Symbol(SymbolIndex(0)),
            RelocationTarget::Symbol(SymbolIndex(MAX)),
            RelocationTarget::ThreadLocal(SymbolIndex(0)),
            RelocationTarget::ThreadLocal(SymbolIndex(MAX)),
            RelocationTarget::Section(SectionId::DebugAbbrev),
            RelocationTarget::Section(SectionId::DebugInfo),
            RelocationTarget::Section(SectionId::DebugTypes),
            RelocationTarget::WasmGlobal,
        ];
        let without = [
            RelocationTarget::TypeUnit(0),
            RelocationTarget::TypeUnit(MAX.into()),
            RelocationTarget::TypeUnit(1 << 63),
            RelocationTarget::TypeUnit(u64::MAX),
            length(0, 0, 0),
            length(MAX, 0, 0),
            length(0, MAX, 0),
            length(0, 0, MAX),
            length(MAX, MAX, MAX),
        ];
        let addends = [0, 1, -1, i64::MIN, i64::MAX, MAX.into(), 1 << 32];
        let mut all = Vec::new();
        for (offset, size) in [(0, 0), (0, MAX as u8), (MAX, 8)] {
            for target in with_addend {
                all.extend(addends.map(|addend| (offset, size, target, addend)));
            }
            all.extend(without.map(|target| (offset, size, target, 0)));
        }
        all
    }

    #[test]
    fn a_relocation_is_small() {
        assert_eq!(size_of::<Relocation>(), 20);
    }

    /// Every number of every target is returned as it was given, before and after changes of the
    /// others.
    #[test]
    fn numbers_of_all_targets_are_kept() {
        for (offset, size, target, addend) in all() {
            let made = Relocation::new(offset, size, target, addend);
            let mut changed = Relocation::new(!offset, size, target, 0).with_offset(offset);
            changed.set_addend(addend);
            for (relocation, is_pc_relative) in [(made, false), (changed, true)] {
                let mut relocation = relocation;
                if is_pc_relative {
                    relocation.set_pc_relative();
                }
                assert_eq!(relocation.offset(), offset);
                assert_eq!(relocation.size(), size);
                assert_eq!(relocation.is_pc_relative(), is_pc_relative);
                assert_eq!(relocation.target(), target);
                assert_eq!(relocation.addend(), addend);
                let text = format!(
                    "Relocation {{ offset: {offset}, size: {size}, is_pc_relative: {is_pc_relative}, target: {target:?}, \
                     addend: {addend} }}"
                );
                assert_eq!(format!("{relocation:?}"), text);
            }
            assert_eq!(made, changed);
        }
    }

    /// Relocations are equal only if all numbers are.
    #[test]
    fn equal_relocations_have_equal_numbers() {
        let all = all();
        for one in &all {
            for other in &all {
                let [first, second] =
                    [one, other].map(|it| Relocation::new(it.0, it.1, it.2, it.3));
                assert_eq!(first == second, one == other, "{first:?} {second:?}");
            }
        }
    }

    /// Only the symbol of an address or offset is replaced, and only an addend that exists is
    /// changed.
    #[test]
    fn changes_leave_other_targets() {
        for (offset, size, target, addend) in all() {
            let relocation = Relocation::new(offset, size, target, addend);
            let mapped = relocation.map_symbol(|symbol| SymbolIndex(!symbol.0));
            let expected = match target {
                RelocationTarget::Symbol(symbol) => {
                    RelocationTarget::Symbol(SymbolIndex(!symbol.0))
                }
                RelocationTarget::ThreadLocal(symbol) => {
                    RelocationTarget::ThreadLocal(SymbolIndex(!symbol.0))
                }
                target => target,
            };
            assert_eq!((mapped.target(), mapped.addend()), (expected, addend));
            let mut moved = relocation;
            moved.set_addend(i64::MIN);
            assert_eq!(moved.target(), target);
            let expected = match target {
                RelocationTarget::TypeUnit(_) | RelocationTarget::Length { .. } => 0,
                _ => i64::MIN,
            };
            assert_eq!(moved.addend(), expected);
        }
    }
}
