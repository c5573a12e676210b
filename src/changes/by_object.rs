//! Finds another lifetime of an object, without a pass over all lifetimes for each query.

use crate::metadata::{Id, LifetimeId, Object};
use crate::module::Module;
use hashbrown::HashMap;

/// An index of lifetimes by object. Lifetimes are only added to a module, so each query reads only
/// new ones.
#[derive(Clone, Debug, Default)]
pub(super) struct LifetimesByObject {
    /// The first two lifetimes of each object, or its only one.
    known: HashMap<Object, (LifetimeId, Option<LifetimeId>)>,
    /// The number of lifetimes that were read, and the object of the last one, which detects
    /// another module.
    counted: usize,
    last: Option<Object>,
}

impl LifetimesByObject {
    /// Returns another lifetime of a lifetime's object.
    pub(super) fn another(&mut self, module: &Module, lifetime: LifetimeId) -> Option<LifetimeId> {
        let object = module.metadata.lifetimes.get(lifetime)?.object;
        let of = |id: LifetimeId| module.metadata.lifetimes.get(id).map(|node| node.object);
        let last = self
            .counted
            .checked_sub(1)
            .and_then(|index| of(LifetimeId::from_index(index)));
        if last != self.last {
            *self = LifetimesByObject::default();
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
