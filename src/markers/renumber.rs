//! Visits and renames the nodes that a function body refers to.

use super::body::{LABEL, StoredMarker};
use super::{CallTarget, FunctionBody, Referrer};
use crate::metadata::{CodeId, Id, LifetimeId, ModuleTag};
use crate::module::references::Rename;
use crate::module::{NodeKey, NodeRef};
use alloc::vec::Vec;

impl StoredMarker {
    /// The lifetime or code location that the marker names.
    fn key(self) -> NodeKey {
        match self.referrer {
            LABEL => CodeId::from_index(self.node as usize).into(),
            _ => LifetimeId::from_index(self.node as usize).into(),
        }
    }

    /// Renames the lifetime or code location. Returns false if it is dropped.
    fn rename(&mut self, with: &mut impl Rename) -> bool {
        fn one<T: Id + NodeRef>(node: &mut u32, with: &mut impl Rename) -> bool {
            let mut id = T::from_index(*node as usize);
            let is_kept = with.one(&mut id);
            *node = id.index() as u32;
            is_kept
        }
        match self.referrer {
            LABEL => one::<CodeId>(&mut self.node, with),
            _ => one::<LifetimeId>(&mut self.node, with),
        }
    }
}

impl FunctionBody {
    /// Calls `visit` for every node that the body names. Strings and expressions are not nodes.
    pub(crate) fn references(&self, mut visit: impl FnMut(NodeKey)) {
        self.subprogram.iter().for_each(|id| visit((*id).into()));
        self.markers.iter().for_each(|marker| visit(marker.key()));
        self.rows.iter().for_each(|row| visit(row.file.into()));
        self.scopes.iter().for_each(|part| visit(part.scope.into()));
        for call in &self.calls {
            match call.target {
                CallTarget::Unknown => {}
                CallTarget::Subprogram(id) => visit(id.into()),
                CallTarget::Object(object) => visit(object.into()),
            }
        }
        let parameters = self.call_parameters.iter();
        parameters.for_each(|parameter| visit(parameter.value.into()));
    }

    /// Replaces every node that the body names by the node of another module.
    /// Markers, scope ranges, targets and arguments of calls that name a dropped node are removed.
    pub(crate) fn rename(&mut self, with: &mut impl Rename, from: ModuleTag, to: ModuleTag) {
        if let Some(symbol) = &mut self.symbol {
            with.one(symbol);
        }
        if let Some(subprogram) = &mut self.subprogram {
            with.one(subprogram);
        }
        if let Some(exceptions) = &mut self.exceptions {
            with.one(&mut exceptions.personality);
            exceptions.data.as_mut().map(|data| with.one(data));
        }
        for part in &mut self.parts {
            with.one(&mut part.symbol);
            part.exception_data.as_mut().map(|data| with.one(data));
        }
        if !self.module.is_other(from) {
            self.module = to;
        }
        self.rename_markers(with);
        self.scopes.retain_mut(|part| with.one(&mut part.scope));
        self.rename_calls(with);
        for row in &mut self.rows {
            with.one(&mut row.file);
        }
        for expression in &mut self.frame_expressions {
            with.one(&mut expression.expression);
        }
        let values = self.values.iter_mut().map(|piece| &mut piece.location);
        let parameters = self.call_parameters.iter_mut();
        let referrers = self.referrers.iter_mut().chain(&mut self.frame_referrers);
        let referrers = referrers.chain(values);
        for referrer in referrers.chain(parameters.map(|parameter| &mut parameter.location)) {
            match referrer {
                Referrer::Symbol { symbol, .. } => _ = with.one(symbol),
                Referrer::Constant { value, .. } => *value = with.constant(*value),
                _ => {}
            }
        }
    }

    fn rename_markers(&mut self, with: &mut impl Rename) {
        let mut markers = Vec::with_capacity(self.markers.len());
        for index in 0..self.blocks.len() {
            let next = self.blocks.get(index + 1);
            let end = next.map_or(self.markers.len(), |next| next.first_marker as usize);
            let block = &mut self.blocks[index];
            let first = core::mem::replace(&mut block.first_marker, markers.len() as u32) as usize;
            for marker in self.markers.get(first..end).unwrap_or(&[]) {
                let mut marker = *marker;
                if marker.rename(with) {
                    markers.push(marker);
                }
            }
        }
        self.markers = markers;
    }

    fn rename_calls(&mut self, with: &mut impl Rename) {
        let mut parameters = Vec::with_capacity(self.call_parameters.len());
        for call in &mut self.calls {
            let is_kept = match &mut call.target {
                CallTarget::Unknown => true,
                CallTarget::Subprogram(id) => with.one(id),
                CallTarget::Object(object) => with.one(object),
            };
            if !is_kept {
                call.target = CallTarget::Unknown;
            }
            let first = call.first_parameter as usize;
            call.first_parameter = parameters.len() as u32;
            let old = self.call_parameters.get(first..);
            for parameter in old
                .into_iter()
                .flatten()
                .take(call.parameter_count as usize)
            {
                let mut parameter = *parameter;
                if with.one(&mut parameter.value) {
                    parameters.push(parameter);
                }
            }
            call.parameter_count = parameters.len() as u32 - call.first_parameter;
        }
        self.call_parameters = parameters;
    }
}
