//! Fields that few nodes of a kind have.

use alloc::boxed::Box;
use core::fmt;
use core::ops::{Deref, DerefMut};

/// A struct of fields that few nodes of a kind have.
pub trait RareFields: Clone + PartialEq + fmt::Debug + 'static {
    /// The fields of most nodes.
    const DEFAULTS: &'static Self;
}

/// Fields that few nodes of a kind have, such as [`VariableDetails`](super::VariableDetails). They
/// take eight bytes and no allocation until one is changed.
///
/// `Rare` dereferences to the fields: `node.details.align_bits` is 0 in a node without an
/// alignment, and `node.details.align_bits = 64` sets it.
#[derive(Clone)]
pub struct Rare<T>(Option<Box<T>>);

impl<T: RareFields> Rare<T> {
    /// All fields have their defaults.
    pub const NONE: Rare<T> = Rare(None);
}

impl<T: RareFields> Default for Rare<T> {
    fn default() -> Rare<T> {
        Rare::NONE
    }
}

impl<T: RareFields> From<T> for Rare<T> {
    fn from(fields: T) -> Rare<T> {
        match fields == *T::DEFAULTS {
            true => Rare::NONE,
            false => Rare(Some(Box::new(fields))),
        }
    }
}

impl<T: RareFields> Deref for Rare<T> {
    type Target = T;

    fn deref(&self) -> &T {
        self.0.as_deref().unwrap_or(T::DEFAULTS)
    }
}

impl<T: RareFields> DerefMut for Rare<T> {
    fn deref_mut(&mut self) -> &mut T {
        self.0.get_or_insert_with(|| Box::new(T::DEFAULTS.clone()))
    }
}

impl<T: RareFields> PartialEq for Rare<T> {
    fn eq(&self, other: &Rare<T>) -> bool {
        **self == **other
    }
}

impl<T: RareFields + Eq> Eq for Rare<T> {}

impl<T: RareFields> fmt::Debug for Rare<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

/// Iterates over the fields of a node that has some: once or never.
impl<'a, T: RareFields> IntoIterator for &'a Rare<T> {
    type Item = &'a T;
    type IntoIter = core::option::IntoIter<&'a T>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.as_deref().into_iter()
    }
}

/// Iterates over the fields of a node that has some: once or never. Other nodes stay without an
/// allocation.
impl<'a, T: RareFields> IntoIterator for &'a mut Rare<T> {
    type Item = &'a mut T;
    type IntoIter = core::option::IntoIter<&'a mut T>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.as_deref_mut().into_iter()
    }
}
