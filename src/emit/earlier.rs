//! The entries that earlier modules of a stream have. The plan of a module depends on them.

use crate::metadata::{DIFlags, SubprogramId};
use crate::module::Module;
use alloc::vec::Vec;

/// The entries of a unit that other modules of a stream have. See [`stream`](super::stream).
#[derive(Clone, Debug)]
pub(super) struct Earlier {
    pub(super) is_stream: bool,
    /// The subprograms that have an abstract instance.
    pub(super) abstracts: Vec<SubprogramId>,
    /// True for each subprogram whose code has an entry, now or later.
    pub(super) code: Vec<bool>,
}

/// Outside of a stream, there are no earlier modules.
pub(super) static NO_EARLIER: Earlier = Earlier {
    is_stream: false,
    abstracts: Vec::new(),
    code: Vec::new(),
};

/// No earlier module has entries when the entries of a stream's shared module get their slots.
pub(super) static STREAM: Earlier = Earlier {
    is_stream: true,
    abstracts: Vec::new(),
    code: Vec::new(),
};

impl Earlier {
    /// Returns the subprograms of the shared module that are declared and not defined.
    pub(super) fn declarations<'e>(
        &'e self,
        module: &'e Module,
    ) -> impl Iterator<Item = SubprogramId> {
        let shared = module.metadata.subprograms.iter().take(self.code.len());
        shared.filter_map(|(id, node)| {
            let is_declared = !node.flags.contains(DIFlags::DEFINITION);
            is_declared.then_some(id)
        })
    }
}
