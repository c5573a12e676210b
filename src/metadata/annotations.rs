//! Annotations of the source, which few nodes have.

use super::{Text, TypedConstant};
use alloc::boxed::Box;
use alloc::vec::Vec;
use core::ops::{Deref, DerefMut};

/// An annotation of the source that a compiler does not interpret, such as `btf_decl_tag` of C:
/// `DW_TAG_LLVM_annotation`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DIAnnotation {
    /// Its kind.
    pub name: Text,
    /// Its value.
    pub value: AnnotationValue,
}

/// The value of a [`DIAnnotation`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AnnotationValue {
    /// A string.
    String(Text),
    /// A number.
    Constant(TypedConstant),
}

/// The annotations of a node, as a slice. An empty list takes eight bytes and no allocation.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
// A vector would take 24 bytes in each variable.
#[expect(clippy::box_collection)]
pub struct Annotations(Option<Box<Vec<DIAnnotation>>>);

impl Annotations {
    /// No annotations.
    pub const NONE: Annotations = Annotations(None);

    /// Adds an annotation at the end.
    pub fn push(&mut self, annotation: DIAnnotation) {
        self.0.get_or_insert_default().push(annotation);
    }
}

impl Deref for Annotations {
    type Target = [DIAnnotation];

    fn deref(&self) -> &[DIAnnotation] {
        self.0.as_deref().map_or(&[], Vec::as_slice)
    }
}

impl DerefMut for Annotations {
    fn deref_mut(&mut self) -> &mut [DIAnnotation] {
        self.0.as_deref_mut().map_or(&mut [], Vec::as_mut_slice)
    }
}

impl From<Vec<DIAnnotation>> for Annotations {
    fn from(all: Vec<DIAnnotation>) -> Annotations {
        Annotations((!all.is_empty()).then(|| Box::new(all)))
    }
}

impl<'a> IntoIterator for &'a Annotations {
    type Item = &'a DIAnnotation;
    type IntoIter = core::slice::Iter<'a, DIAnnotation>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<'a> IntoIterator for &'a mut Annotations {
    type Item = &'a mut DIAnnotation;
    type IntoIter = core::slice::IterMut<'a, DIAnnotation>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter_mut()
    }
}
