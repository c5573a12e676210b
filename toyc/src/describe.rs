//! From toyc's debug records to a dwarfsmith [`Module`]: the metadata by [`scopes`] and [`types`],
//! the functions by dwarfsmith-cranelift.

mod scopes;
mod types;

use dwarfsmith::metadata::VariableId;
use dwarfsmith::{Module, Target};
use dwarfsmith_cranelift::{DescribeError, Isa, Nodes};

use crate::debug::ProgramDebug;

/// A program, described.
pub struct Described {
    /// The module.
    pub module: Module,
    /// The functions' variables, with the indices that they have in the records.
    pub variables: Vec<Vec<VariableId>>,
}

/// Describes a program; `symbols` are the functions' symbols.
pub fn describe(
    debug: &ProgramDebug,
    symbols: &[String],
    optimized: bool,
) -> Result<Described, DescribeError> {
    let isa = debug.functions.first().map(|f| f.compiled.machine.isa);
    let mut module = Module::new(isa.map_or(Target::X86_64, Isa::target));
    let nodes = scopes::declare(&mut module, debug, symbols, optimized)?;
    let subprograms: Vec<_> = nodes.iter().map(|nodes| nodes.subprogram).collect();
    for ((function, nodes), symbol) in debug.functions.iter().zip(&nodes).zip(symbols) {
        let own = Nodes {
            subprogram: nodes.subprogram,
            files: &[nodes.file],
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
