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
pub struct Held(Holders);

#[derive(Debug)]
enum Holders {
    /// The composite can be changed without a check for other owners, which takes longer than
    /// appending a part.
    One(Box<Composite>),
    Any(Arc<Composite>),
}

impl Held {
    /// A composite with exactly one owner.
    pub(in crate::eval) fn alone(composite: Composite) -> Held {
        Held(Holders::One(Box::new(composite)))
    }

    /// Returns the composite, if it is owned.
    #[inline]
    pub(in crate::eval) fn as_alone(&mut self) -> Option<&mut Composite> {
        match &mut self.0 {
            Holders::One(composite) => Some(composite),
            Holders::Any(_) => None,
        }
    }

    /// Returns the composite, if it is shared.
    #[inline]
    pub(in crate::eval) fn into_shared(self) -> Option<Arc<Composite>> {
        match self.0 {
            Holders::One(_) => None,
            Holders::Any(composite) => Some(composite),
        }
    }

    /// Returns the composite, if no other location shares it.
    pub(in crate::eval) fn get_mut(&mut self) -> Option<&mut Composite> {
        match &mut self.0 {
            Holders::One(composite) => Some(composite),
            Holders::Any(composite) => Arc::get_mut(composite),
        }
    }

    /// Returns the composite, which is copied first if another location shares it.
    pub(in crate::eval) fn make_mut(&mut self) -> &mut Composite {
        match &mut self.0 {
            Holders::One(composite) => composite,
            Holders::Any(composite) => Arc::make_mut(composite),
        }
    }
}

impl Deref for Held {
    type Target = Composite;

    #[inline]
    fn deref(&self) -> &Composite {
        match &self.0 {
            Holders::One(composite) => composite,
            Holders::Any(composite) => composite,
        }
    }
}

impl Clone for Held {
    fn clone(&self) -> Held {
        match &self.0 {
            Holders::One(composite) => Composite::clone(composite).into(),
            Holders::Any(composite) => composite.clone().into(),
        }
    }
}

impl From<Arc<Composite>> for Held {
    fn from(composite: Arc<Composite>) -> Held {
        Held(Holders::Any(composite))
    }
}

impl From<Composite> for Held {
    fn from(composite: Composite) -> Held {
        Arc::new(composite).into()
    }
}

impl PartialEq for Held {
    fn eq(&self, other: &Held) -> bool {
        **self == **other
    }
}

impl Eq for Held {}
