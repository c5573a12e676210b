//! From toyc's debug records to a dwarfsmith [`Module`]: the nodes of the source by [`scopes`] and
//! [`types`], what passes make of them by [`metadata`], the functions by dwarfsmith-cranelift.

mod metadata;
mod scopes;
mod types;

use dwarfsmith::Module;
use dwarfsmith::metadata::VariableId;
use dwarfsmith_cranelift::{DescribeError, Nodes};

pub use metadata::{Metadata, MetadataError};

use crate::debug::ProgramDebug;

/// A program, described.
pub struct Described {
    /// The module.
    pub module: Module,
    /// The functions' variables, with the indices that they have in the records.
    pub variables: Vec<Vec<VariableId>>,
}

/// Describes a program whose passes have changed its metadata; `symbols` are the functions' symbols.
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
