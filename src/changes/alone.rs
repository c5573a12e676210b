//! Whether an object has several lifetimes, without a walk over all of them for each question.

use crate::metadata::{Id, LifetimeId, Object};
use crate::module::Module;
use hashbrown::HashMap;

/// The lifetimes of objects, as far as they were counted: lifetimes are only ever added, so that
/// each question looks at those that are new.
#[derive(Clone, Debug, Default)]
pub(super) struct OfObject {
    /// Two lifetimes of each object, or its only one.
    known: HashMap<Object, (LifetimeId, Option<LifetimeId>)>,
    /// How many lifetimes were counted, and the object of the last: another module has others.
    counted: usize,
    last: Option<Object>,
}

impl OfObject {
    /// Another lifetime of the object of a lifetime.
    pub(super) fn another(&mut self, module: &Module, lifetime: LifetimeId) -> Option<LifetimeId> {
        let object = module.metadata.lifetimes.get(lifetime)?.object;
        let of = |id: LifetimeId| module.metadata.lifetimes.get(id).map(|node| node.object);
        let last = self
            .counted
            .checked_sub(1)
            .and_then(|index| of(LifetimeId::from_index(index)));
        if last != self.last {
            *self = OfObject::default();
        }
        for id in (self.counted..module.metadata.lifetimes.len()).map(LifetimeId::from_index) {
            let Some(object) = of(id) else { continue };
            let known = self.known.entry(object).or_insert((id, None));
            if known.0 != id && known.1.is_none() {
                known.1 = Some(id);
            }
            (self.counted, self.last) = (id.index() + 1, Some(object));
        }
        let (first, second) = *self.known.get(&object)?;
        let others = [Some(first), second].into_iter().flatten();
        others
            .into_iter()
            .find(|id| *id != lifetime && of(*id) == Some(object))
    }
}
