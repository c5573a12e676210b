//! Adds a function's records and code to a dwarfsmith [`Module`].

use dwarfsmith::Module;
use dwarfsmith::markers::FunctionBody;
use dwarfsmith::metadata::SubprogramId;

use crate::check::check;
use crate::error::DescribeError;
use crate::inlined::InlinedCalls;
use crate::nodes::Nodes;
use crate::record::CompiledFunction;
use crate::values::Values;
use crate::{body, calls, lifetimes};

/// Adds a function's code and the locations of its variables to a module. `symbol` is the symbol of
/// its code. `subprograms` are the functions to which [`Call::function`](crate::Call::function)
/// refers by index. After an error, the module has the same nodes and functions as before; strings
/// and expressions that were interned remain.
pub fn describe(
    module: &mut Module,
    function: &CompiledFunction,
    symbol: &str,
    nodes: Nodes<'_>,
    subprograms: &[SubprogramId],
) -> Result<(), DescribeError> {
    check(function, &nodes)?;
    let before = module.metadata.checkpoint();
    match body(module, function, symbol, nodes, subprograms) {
        Ok(body) => {
            module.add_function(&body);
            Ok(())
        }
        Err(error) => {
            module.metadata.roll_back(before);
            Err(error)
        }
    }
}

/// Adds the locations of a function's variables to a module, and returns its code.
fn body(
    module: &mut Module,
    function: &CompiledFunction,
    symbol: &str,
    nodes: Nodes<'_>,
    subprograms: &[SubprogramId],
) -> Result<FunctionBody, DescribeError> {
    let mut kept: Option<Values<'_>> = None;
    let inlined = InlinedCalls::of(function);
    let calls = calls::calls(module, function, subprograms, &inlined, &mut kept)?;
    let markers = lifetimes::markers(module, function, &nodes, &inlined, kept)?;
    let symbol = module.text(symbol);
    let mut body = FunctionBody::default();
    body.begin(symbol, nodes.subprogram, function.machine.code.len() as u32);
    body::fill(&mut body, function, &nodes, &inlined, markers);
    for (site, parameters) in &calls {
        body.call(*site, parameters);
    }
    Ok(body)
}
