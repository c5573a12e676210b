//! The code for which objects are resolved.

use super::degradation::{Degradation, DegradationReason};
use crate::markers::{
    CodeRange, FunctionId, FunctionView, Referrer, ReferrerId, RegisterPart, StoredPlace,
};
use crate::metadata::Object;
use crate::module::Module;

/// The code for which objects are resolved: a function, or no function for objects that exist
/// during the whole run of the program.
#[derive(Clone, Copy)]
pub(super) struct Site<'m> {
    pub(super) function: Option<FunctionView<'m>>,
    /// True if the frame base is not the canonical frame address.
    pub(super) has_frame_base: bool,
    /// True if consumers find the canonical frame address.
    pub(super) has_cfa: bool,
}

impl<'m> Site<'m> {
    /// The whole run of the program, without a function.
    pub(super) const NONE: Site<'static> = Site {
        function: None,
        has_frame_base: false,
        has_cfa: true,
    };

    pub(super) fn of(module: &Module, function: FunctionView<'m>) -> Site<'m> {
        let subprogram = module.metadata.subprograms.get(function.subprogram);
        let has_frame_base = subprogram.is_some_and(|node| node.frame_base.is_some());
        Site {
            function: Some(function),
            has_frame_base,
            has_cfa: module.target.description().has_frame_address(),
        }
    }

    pub(super) fn id(self) -> Option<FunctionId> {
        self.function.map(|function| function.id)
    }

    /// Returns the range of the whole code.
    pub(super) fn range(self) -> CodeRange {
        self.function
            .map_or(CodeRange::from(0..u32::MAX), |function| function.range())
    }

    /// Returns the loss of an object in a part of the code.
    pub(super) fn lost(
        self,
        object: Object,
        range: CodeRange,
        reason: DegradationReason,
    ) -> Degradation {
        Degradation {
            subject: object.into(),
            function: self.id(),
            range,
            reason,
        }
    }

    /// The number of the referrer of a stored place.
    pub(super) fn referrer_id(&self, place: &StoredPlace) -> ReferrerId {
        let function = self.function.as_ref();
        function.map_or(ReferrerId::NONE, |function| function.referrer_id(place))
    }

    /// The referrer with a number, of this code.
    pub(super) fn referrer(self, id: ReferrerId) -> Referrer {
        let function = self.function;
        function.map_or(Referrer::Undefined, |function| function.referrer(id))
    }

    pub(super) fn register_list(self, first: u32, count: u32) -> &'m [RegisterPart] {
        self.function
            .map_or(&[], |function| function.register_list(first, count))
    }
}
