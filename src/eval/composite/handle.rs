//! The ownership of a composite: exclusive to the evaluator that built it, or shared by several
//! locations.

use super::Composite;
use alloc::boxed::Box;
use alloc::sync::Arc;
use core::ops::Deref;

/// A composite that one location owns or several locations share.
///
/// A location that an [`Evaluator`](crate::eval::Evaluator) lends owns its composite. Clones share
/// a composite; the clone of an owned composite copies all its parts once.
#[derive(Debug)]
pub struct CompositeHandle(Ownership);

#[derive(Debug)]
enum Ownership {
    /// The composite can be changed without a check for other owners, which takes longer than
    /// appending a part.
    Owned(Box<Composite>),
    Shared(Arc<Composite>),
}

impl CompositeHandle {
    /// A composite with exactly one owner.
    pub(in crate::eval) fn owned(composite: Composite) -> CompositeHandle {
        CompositeHandle(Ownership::Owned(Box::new(composite)))
    }

    /// Returns the composite, if it is owned.
    #[inline]
    pub(in crate::eval) fn as_owned(&mut self) -> Option<&mut Composite> {
        match &mut self.0 {
            Ownership::Owned(composite) => Some(composite),
            Ownership::Shared(_) => None,
        }
    }

    /// Returns the composite, if it is shared.
    #[inline]
    pub(in crate::eval) fn into_shared(self) -> Option<Arc<Composite>> {
        match self.0 {
            Ownership::Owned(_) => None,
            Ownership::Shared(composite) => Some(composite),
        }
    }

    /// Returns the composite, if no other location shares it.
    pub(in crate::eval) fn get_mut(&mut self) -> Option<&mut Composite> {
        match &mut self.0 {
            Ownership::Owned(composite) => Some(composite),
            Ownership::Shared(composite) => Arc::get_mut(composite),
        }
    }

    /// Returns the composite, which is copied first if another location shares it.
    pub(in crate::eval) fn make_mut(&mut self) -> &mut Composite {
        match &mut self.0 {
            Ownership::Owned(composite) => composite,
            Ownership::Shared(composite) => Arc::make_mut(composite),
        }
    }
}

impl Deref for CompositeHandle {
    type Target = Composite;

    #[inline]
    fn deref(&self) -> &Composite {
        match &self.0 {
            Ownership::Owned(composite) => composite,
            Ownership::Shared(composite) => composite,
        }
    }
}

impl Clone for CompositeHandle {
    fn clone(&self) -> CompositeHandle {
        match &self.0 {
            Ownership::Owned(composite) => Composite::clone(composite).into(),
            Ownership::Shared(composite) => composite.clone().into(),
        }
    }
}

impl From<Arc<Composite>> for CompositeHandle {
    fn from(composite: Arc<Composite>) -> CompositeHandle {
        CompositeHandle(Ownership::Shared(composite))
    }
}

impl From<Composite> for CompositeHandle {
    fn from(composite: Composite) -> CompositeHandle {
        Arc::new(composite).into()
    }
}

impl PartialEq for CompositeHandle {
    fn eq(&self, other: &CompositeHandle) -> bool {
        **self == **other
    }
}

impl Eq for CompositeHandle {}
