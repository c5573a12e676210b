//! From toyc's debug records to a dwarfsmith [`Module`]: what every backend does.
//!
//! ```text
//!   ProgramDebug ──► types, scopes, variables          [types], [scopes]
//!                └─► for each function:
//!                      what variables hold, by offset   [timeline]
//!                        └─► lifetimes, def, kill       [lifetimes]
//!                              └─► values as fragments  [values], [recompute]
//!                      arguments preserved by calls     [calls]
//!                      blocks, values, rows, frame      [body]
//! ```
//!
//! Three decisions shape the rest:
//!
//! * Referrers name SSA values: markers state that a variable has value 7, and the register
//!   allocator's ranges, added once per value, state where value 7 is. Neither depends on the
//!   other.
//! * A value that can be recomputed is also a *fragment* with a computed lifetime over its
//!   operands' fragments. dwarfsmith uses it where the value itself has no location; toyc does not
//!   compute where that is.
//! * A struct that was split is composed once, of one fragment per part. The parts then have
//!   separate lifetimes.

mod body;
mod calls;
mod lifetimes;
mod recompute;
mod scopes;
mod timeline;
mod types;
mod values;

use std::fmt;

use dwarfsmith::expr::TypeError;
use dwarfsmith::markers::FunctionBody;
use dwarfsmith::metadata::VariableId;
use dwarfsmith::validate::Diagnostics;
use dwarfsmith::{Module, Target};

use self::values::{Reach, Values};
use crate::debug::ProgramDebug;

/// Why a program cannot be described: all are bugs of toyc's.
#[derive(Debug)]
pub enum DescribeError {
    /// An expression whose types do not fit.
    Expression(TypeError),
    /// A record that refers to an item that does not exist.
    Record(&'static str),
    /// A module that dwarfsmith rejects.
    Invalid(Diagnostics),
}

impl fmt::Display for DescribeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DescribeError::Expression(error) => write!(f, "a location has a type error: {error}"),
            DescribeError::Record(what) => {
                write!(f, "a debug record refers to {what} that does not exist")
            }
            DescribeError::Invalid(diagnostics) => {
                write!(f, "the debug information is invalid:\n{diagnostics}")
            }
        }
    }
}

impl From<TypeError> for DescribeError {
    fn from(error: TypeError) -> DescribeError {
        DescribeError::Expression(error)
    }
}

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
    let mut module = Module::new(Target::X86_64);
    let nodes = scopes::declare(&mut module, debug, symbols, optimized)?;
    let subprograms: Vec<_> = nodes.iter().map(|nodes| nodes.subprogram).collect();
    let mut body = FunctionBody::default();
    for ((function, nodes), symbol) in debug.functions.iter().zip(&nodes).zip(symbols) {
        let mut kept = Values::new(&debug.structs, function, Reach::ThroughCalls);
        let calls = calls::calls(&mut module, debug, function, &subprograms, &mut kept)?;
        let markers = lifetimes::markers(&mut module, &debug.structs, function, nodes, kept)?;
        let symbol = module.text(symbol);
        body.begin(symbol, nodes.subprogram, function.machine.code.len() as u32);
        body::fill(&mut body, function, nodes, markers);
        for (site, parameters) in &calls {
            body.call(*site, parameters);
        }
        module.add_function(&body);
    }
    Ok(Described {
        module,
        variables: nodes.into_iter().map(|nodes| nodes.variables).collect(),
    })
}
