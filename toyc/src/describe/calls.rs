//! Calls: the called function of each, and its arguments in registers.
//!
//! Debuggers need it for a parameter whose register was overwritten: its entry value is what the
//! caller passed. They evaluate it in the caller while the call runs, so arguments have separate
//! [`Values`], with only the places that calls preserve.

use dwarfsmith::Module;
use dwarfsmith::Position;
use dwarfsmith::markers::{CallParameter, CallSite, CallTarget, Referrer};
use dwarfsmith::metadata::SubprogramId;
use dwarfsmith::target::Register;

use super::DescribeError;
use super::types::stack_type;
use super::values::Values;
use crate::debug::{FunctionDebug, Place, ProgramDebug};
use crate::extend;
use crate::hir::Ty;

/// The calls of a function, with their known arguments.
pub fn calls(
    module: &mut Module,
    debug: &ProgramDebug,
    function: &FunctionDebug,
    subprograms: &[SubprogramId],
    kept: &mut Values<'_>,
) -> Result<Vec<(CallSite, Vec<CallParameter>)>, DescribeError> {
    let mut calls = Vec::new();
    for site in &function.machine.calls {
        let mut target = CallTarget::Unknown;
        let mut parameters = Vec::new();
        // libc and the runtime are not described.
        let call = site.call.and_then(|tag| function.calls.get(tag));
        if let Some(call) = call
            && let (Some(callee), Some(subprogram)) = (
                debug.functions.get(call.function),
                subprograms.get(call.function),
            )
        {
            target = CallTarget::Subprogram(*subprogram);
            let places = extend::parameters(callee)
                .into_iter()
                .zip(&callee.variables);
            for ((place, parameter), argument) in places.zip(&call.arguments) {
                // Debuggers support only integers and addresses.
                if let Place::Register(register) = place
                    && parameter.ty != Ty::F64
                    && let Some(value) =
                        kept.object(module, *argument, stack_type(&debug.structs, &parameter.ty))?
                {
                    parameters.push(CallParameter {
                        location: Referrer::register(Register(register)),
                        value,
                    });
                }
            }
        }
        calls.push((
            CallSite::new(Position(site.return_offset), target).at(Position(site.offset)),
            parameters,
        ));
    }
    Ok(calls)
}
