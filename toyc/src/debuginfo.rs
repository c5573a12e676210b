//! Describes a program, validates, lowers and emits its debug information, and adds the sections to
//! the object file of Cranelift.

use std::fmt;

use cranelift_module::FuncId;
use cranelift_object::object::write::Object;
use dwarfsmith::ObjectNames;
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::emit::{EmitError, EmitOptions, Frames, ObjectError};
use dwarfsmith::lower::{EntryLocation, LowerError, LowerOptions, Lowered};
use dwarfsmith::metadata::VariableId;
use dwarfsmith::validate::Diagnostics;
use dwarfsmith_cranelift::DescribeError;

use crate::compile::Output;
use crate::describe::{Described, describe};

/// The reason why the program has no debug information.
#[derive(Debug)]
pub enum DebugInfoError {
    /// The program could not be described.
    Describe(DescribeError),
    /// The module is invalid.
    Invalid(Diagnostics),
    /// The module could not be lowered.
    Lower(LowerError),
    /// The sections could not be written.
    Emit(EmitError),
    /// The sections could not be added to the object file.
    Sections(ObjectError),
}

impl fmt::Display for DebugInfoError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DebugInfoError::Describe(error) => error.fmt(f),
            DebugInfoError::Invalid(diagnostics) => {
                write!(f, "the debug information is invalid:\n{diagnostics}")
            }
            DebugInfoError::Lower(error) => error.fmt(f),
            DebugInfoError::Emit(error) => error.fmt(f),
            DebugInfoError::Sections(error) => error.fmt(f),
        }
    }
}

/// The data for the report.
pub struct Summary {
    /// Sections with their sizes in bytes.
    pub sections: Vec<(&'static str, usize)>,
    /// The degradations: locations that the dialect cannot express.
    pub degradations: Vec<String>,
    /// For each function and each of its variables, by index: the code for which it has a location.
    pub covered: Vec<Vec<Vec<(u32, u32)>>>,
}

impl Output {
    /// Describes the program to dwarfsmith, once.
    pub fn describe(&mut self) -> Result<Described, DebugInfoError> {
        let missing = DescribeError::Record("module", None);
        let described = match self.metadata.take() {
            Some(metadata) => describe(metadata, &self.debug, &self.symbol_names()),
            None => Err(missing),
        };
        described.map_err(DebugInfoError::Describe)
    }

    /// The name of the symbol of each function.
    fn symbol_names(&self) -> Vec<String> {
        let object = &self.product.object;
        let name = |id: &FuncId| {
            String::from_utf8_lossy(&object.symbol(self.product.function_symbol(*id)).name).into()
        };
        self.ids.iter().map(name).collect()
    }
}

/// Adds debug information to a compiled program. Returns the summary if `reported` is true.
pub fn add(
    output: &mut Output,
    described: &Described,
    dialect: Dialect,
    reported: bool,
) -> Result<Option<Summary>, DebugInfoError> {
    let module = &described.module;
    let validated = module.validate().map_err(DebugInfoError::Invalid)?;
    let lowered = validated
        .lower(&LowerOptions::new(dialect))
        .map_err(DebugInfoError::Lower)?;
    // Debuggers read .debug_frame; the unwinder of the running program reads .eh_frame.
    let sections = lowered
        .emit(&EmitOptions {
            frames: Frames::Both,
            ..EmitOptions::default()
        })
        .map_err(DebugInfoError::Emit)?;
    let find = |object: &mut Object<'_>, name: &str| object.symbol_id(name.as_bytes());
    let object = &mut output.product.object;
    sections
        .add_to(object, find)
        .map_err(DebugInfoError::Sections)?;
    Ok(reported.then(|| Summary {
        sections: sections
            .iter()
            .map(|section| (section.name(), section.bytes.len()))
            .collect(),
        degradations: {
            let names = ObjectNames::of(module);
            let lost = lowered.degradations().iter();
            lost.map(|lost| lost.describe(module, &names)).collect()
        },
        covered: described
            .variables
            .iter()
            .zip(&output.debug.functions)
            .map(|(variables, function)| {
                let size = function.compiled.machine.code.len() as u32;
                variables
                    .iter()
                    .map(|variable| covered(&lowered, *variable, size))
                    .collect()
            })
            .collect(),
    }))
}

/// Returns the code for which a variable has a location.
fn covered(lowered: &Lowered<'_, '_>, variable: VariableId, size: u32) -> Vec<(u32, u32)> {
    match lowered.location(variable) {
        EntryLocation::Absent => Vec::new(),
        // Only variables with static storage have such a location.
        EntryLocation::PerFunction(_) => Vec::new(),
        EntryLocation::Expression(_) => vec![(0, size)],
        EntryLocation::List(list) => lowered
            .entries(list.clone())
            .iter()
            .map(|entry| (entry.range.start.0, entry.range.end.0))
            .collect(),
    }
}
