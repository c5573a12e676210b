//! Who has a composite: the evaluator that made it, which only lends it, or any number of locations.

use super::Composite;
use alloc::boxed::Box;
use alloc::sync::Arc;
use core::ops::Deref;

/// A composite that one location has alone, or several have together.
///
/// A clone is always held together: that of one that is held alone copies all its parts, once.
#[derive(Debug)]
pub enum Held {
    /// By the only location there is: it can be changed without asking whether that is so, which takes longer than
    /// appending a part. It is what an [`Evaluator`](crate::eval::Evaluator) lends.
    Alone(Box<Composite>),
    /// By any number of locations.
    Together(Arc<Composite>),
}

impl Held {
    /// The composite, if no other location has it.
    pub(in crate::eval) fn get_mut(&mut self) -> Option<&mut Composite> {
        match self {
            Held::Alone(composite) => Some(composite),
            Held::Together(composite) => Arc::get_mut(composite),
        }
    }

    /// The composite, copied if another location has it too.
    pub(in crate::eval) fn make_mut(&mut self) -> &mut Composite {
        match self {
            Held::Alone(composite) => composite,
            Held::Together(composite) => Arc::make_mut(composite),
        }
    }
}

impl Deref for Held {
    type Target = Composite;

    #[inline]
    fn deref(&self) -> &Composite {
        match self {
            Held::Alone(composite) => composite,
            Held::Together(composite) => composite,
        }
    }
}

impl Clone for Held {
    fn clone(&self) -> Held {
        Held::Together(match self {
            Held::Alone(composite) => Arc::new(Composite::clone(composite)),
            Held::Together(composite) => composite.clone(),
        })
    }
}

impl PartialEq for Held {
    fn eq(&self, other: &Held) -> bool {
        **self == **other
    }
}

impl Eq for Held {}
