//! The items that a part of a unit adds to the unit's tables, and the fields that hold their
//! numbers. Linking renumbers the items: see [`part`](super::part).

use alloc::vec::Vec;

/// The items of one kind that a part adds to those of its base, with consecutive numbers.
pub(super) struct Own<T> {
    first: u64,
    items: Vec<T>,
}

impl<T> Own<T> {
    pub(super) fn new(first: u64, items: Vec<T>) -> Own<T> {
        Own { first, items }
    }

    /// Converts each item. The results have the same numbers.
    pub(super) fn map<U>(&self, convert: impl FnMut(&T) -> U) -> Own<U> {
        Own::new(self.first, self.items.iter().map(convert).collect())
    }

    /// Returns the item with a number, or `None` for a number of the base.
    pub(super) fn get(&self, number: u64) -> Option<&T> {
        let index = number.checked_sub(self.first)?;
        self.items.get(usize::try_from(index).ok()?)
    }
}

/// The meaning of a [`Field`]'s value.
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
    /// An expression whose only operation is an address by its index. The field starts with the
    /// length of the expression.
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
