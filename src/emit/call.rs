//! Calls and their arguments (DWARF 5 section 3.4).

use super::EmitError;
use super::emitter::Emitter;
use super::entry::Entry;
use super::format::Omission;
use crate::markers::{CallSite, CallTarget, FunctionView};
use gimli::constants::*;

impl Emitter<'_, '_, '_, '_> {
    /// Writes the calls of a function. They are children of the function itself, where debuggers
    /// expect them.
    pub(super) fn calls(&mut self, function: &FunctionView<'_>) -> Result<(), EmitError> {
        let lowered = self.plan.lowered;
        if !lowered.validated().index().has_calls(function.id) {
            return Ok(());
        }
        if !self.format.has_tag(DW_TAG_call_site) {
            for _ in function.calls() {
                self.written.omissions.add(Omission::Tag(DW_TAG_call_site));
            }
            return Ok(());
        }
        // One entry for all, because clearing its arrays takes longer than filling them.
        let mut entry = Entry::new(DW_TAG_call_site);
        for (index, call) in function.calls().iter().enumerate() {
            self.call(&mut entry, function, (index, call))?;
        }
        Ok(())
    }

    /// Writes a call and its arguments.
    fn call(
        &mut self,
        entry: &mut Entry,
        function: &FunctionView<'_>,
        (index, call): (usize, &CallSite),
    ) -> Result<(), EmitError> {
        let lowered = self.plan.lowered;
        let parameters = lowered.call_parameters(function.id, index);
        let has_parameters = parameters.iter().any(|parameter| parameter.is_some());
        entry.restart(DW_TAG_call_site);
        entry.children = has_parameters;
        match call.target {
            CallTarget::Unknown => {}
            CallTarget::Subprogram(id) => self.refer_to_subprogram(entry, DW_AT_call_origin, id),
            CallTarget::Object(_) => {
                if let Some(target) = lowered.call_target(function.id, index) {
                    let attribute = match target.is_preserved {
                        true => DW_AT_call_target,
                        false => DW_AT_call_target_clobbered,
                    };
                    entry.expression(attribute, target.expression.clone(), Some(function.id));
                }
            }
        }
        if call.is_tail_call {
            entry.flag(DW_AT_call_tail_call);
        }
        self.call_addresses(entry, function, call);
        self.write(entry)?;
        for parameter in parameters.iter().flatten() {
            let (location, value) = (parameter.location.clone(), parameter.value.clone());
            entry.restart(DW_TAG_call_site_parameter);
            entry.expression(DW_AT_location, location, Some(function.id));
            entry.expression(DW_AT_call_value, value, Some(function.id));
            self.write(entry)?;
        }
        if has_parameters {
            self.end_children();
        }
        Ok(())
    }

    /// Adds the addresses of a call. gdb ignores an entry without a return position, which a tail
    /// call has for it alone: lldb takes either address, and one is smaller.
    fn call_addresses(&mut self, entry: &mut Entry, function: &FunctionView<'_>, call: &CallSite) {
        // The call is in the part that contains the byte before the return position.
        let piece = function.piece_before(call.return_position);
        let address = self.add_address(piece, call.return_position);
        entry.address(DW_AT_call_return_pc, address);
        match call.position {
            // GNU's extension has no attribute for the address of the call itself.
            Some(_) if !self.format.is_5() => {
                let omission = Omission::Attribute(DW_AT_call_pc);
                self.written.omissions.add(omission);
            }
            Some(position) if !call.is_tail_call => {
                let address = self.add_address(function.piece_at(position), position);
                entry.address(DW_AT_call_pc, address);
            }
            _ => {}
        }
    }
}
