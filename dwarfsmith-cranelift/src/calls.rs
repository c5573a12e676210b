//! Calls: the called function of each, and its arguments in registers.
//!
//! If the register of a parameter was overwritten, a debugger finds its entry value by the caller's
//! argument. It evaluates the argument in the caller while the call runs, so arguments have
//! separate [`Values`], with only the places that calls preserve.

use dwarfsmith::Module;
use dwarfsmith::Position;
use dwarfsmith::markers::{CallParameter, CallSite, CallTarget, Referrer};
use dwarfsmith::metadata::SubprogramId;
use dwarfsmith::target::Register;

use crate::error::DescribeError;
use crate::inlined::InlinedCalls;
use crate::machine::{self, Place};
use crate::record::CompiledFunction;
use crate::values::{Reach, Values};

/// Returns the calls of a function with their known arguments. Stores in `kept` the values with the
/// places that calls preserve.
pub fn calls<'f>(
    module: &mut Module,
    function: &'f CompiledFunction,
    subprograms: &[SubprogramId],
    inlined: &InlinedCalls,
    kept: &mut Option<Values<'f>>,
) -> Result<Vec<(CallSite, Vec<CallParameter>)>, DescribeError> {
    let mut calls = Vec::new();
    for site in &function.machine.calls {
        let mut target = CallTarget::Unknown;
        let mut parameters = Vec::new();
        // A call of a function without debug information has an unknown target.
        let call = site.call.and_then(|tag| function.record.calls.get(tag));
        if let Some(call) = call
            && let Some(subprogram) = call.function.and_then(|function| subprograms.get(function))
        {
            target = CallTarget::Subprogram(*subprogram);
            if call.arguments.is_empty() {
                calls.push((call_site(site, target), parameters));
                continue;
            }
            let kept = kept.get_or_insert_with(|| Values::new(function, Reach::ThroughCalls));
            kept.inlined = inlined.contains(site.offset);
            let types: Vec<_> = call.arguments.iter().map(|(_, ty)| *ty).collect();
            let places = function
                .machine
                .isa
                .parameter_places(&call.convention, &types);
            for (place, (argument, ty)) in places.into_iter().zip(&call.arguments) {
                // Debuggers support only integers and addresses.
                if let Some(Place::Register(register)) = place
                    && !ty.is_float()
                    && let Some(value) = kept.object(module, *argument, *ty)?
                {
                    parameters.push(CallParameter {
                        location: Referrer::register(Register(register)),
                        value,
                    });
                }
            }
        }
        calls.push((call_site(site, target), parameters));
    }
    Ok(calls)
}

fn call_site(site: &machine::CallSite, target: CallTarget) -> CallSite {
    CallSite::new(Position(site.return_offset), target).at(Position(site.offset))
}
