//! Converts toyc's debug records to a dwarfsmith [`Module`]. [`scopes`] and [`types`] add the nodes
//! of the source, [`metadata`] changes them when passes change the program, and
//! dwarfsmith-cranelift adds the functions.

mod metadata;
mod scopes;
mod types;

use dwarfsmith::Module;
use dwarfsmith::metadata::VariableId;
use dwarfsmith_cranelift::{DescribeError, Nodes};

pub use metadata::{Metadata, MetadataError};

use crate::debug::ProgramDebug;

/// A described program.
pub struct Described {
    /// The module.
    pub module: Module,
    /// The functions' variables, with the indices that they have in the records.
    pub variables: Vec<Vec<VariableId>>,
}

/// Describes a program after its passes. `symbols` are the functions' symbols.
pub fn describe(
    metadata: Metadata,
    debug: &ProgramDebug,
    symbols: &[String],
) -> Result<Described, DescribeError> {
    let Metadata {
        mut module,
        file,
        functions: nodes,
        ..
    } = metadata;
    let subprograms: Vec<_> = nodes.iter().map(|nodes| nodes.subprogram).collect();
    for ((function, nodes), symbol) in debug.functions.iter().zip(&nodes).zip(symbols) {
        let own = Nodes {
            subprogram: nodes.subprogram,
            files: &[file],
            scopes: &nodes.scopes,
            variables: &nodes.variables,
        };
        dwarfsmith_cranelift::describe(&mut module, &function.compiled, symbol, own, &subprograms)?;
    }
    Ok(Described {
        module,
        variables: nodes.into_iter().map(|nodes| nodes.variables).collect(),
    })
}
