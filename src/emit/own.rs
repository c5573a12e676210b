//! What a part of a unit has that the unit does not have yet, and the fields that hold the numbers of
//! it. The unit has other numbers for it: see [`part`](super::part).

use alloc::vec::Vec;

/// What the base does not have of a kind, with consecutive numbers.
pub(super) struct Own<T> {
    first: u64,
    items: Vec<T>,
}

impl<T> Own<T> {
    pub(super) fn new(first: u64, items: Vec<T>) -> Own<T> {
        Own { first, items }
    }

    /// Returns something else for each item, with the same numbers.
    pub(super) fn map<U>(&self, of: impl FnMut(&T) -> U) -> Own<U> {
        Own::new(self.first, self.items.iter().map(of).collect())
    }

    /// Returns the item with a number; `None` for a number of the base.
    pub(super) fn get(&self, number: u64) -> Option<&T> {
        let index = number.checked_sub(self.first)?;
        self.items.get(usize::try_from(index).ok()?)
    }
}

/// What the value of a [`Field`] is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum FieldKind {
    /// The code of an abbreviation.
    Code,
    /// The index of a string.
    String,
    /// The number of a file.
    File,
    /// The index of an address.
    Address,
    /// The index of an address in an expression, which has no other operation. The field starts with
    /// the length of the expression.
    AddressExpression,
    /// The index of a location list.
    Locations,
    /// The index of a range list.
    Ranges,
}

/// A field of a part whose value is final only after linking.
#[derive(Clone, Copy, Debug)]
pub(super) struct Field {
    /// The index of its first byte.
    pub(super) at: u32,
    pub(super) kind: FieldKind,
    /// The index of the attribute in the shape of its entry, for strings and files.
    pub(super) attribute: u8,
    /// The value in the part.
    pub(super) value: u32,
}

impl Field {
    pub(super) fn new(kind: FieldKind, at: usize, value: u32) -> Field {
        Field {
            at: at as u32,
            kind,
            attribute: 0,
            value,
        }
    }
}
