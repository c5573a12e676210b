//! The common parts of commands that lower a module: its file and dialect, and the steps to its
//! lowered form.

use crate::input::{self, Input};
use crate::report::{Reporter, Severity};
use crate::{Outcome, default_dialect};
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::gimli::Format;
use dwarfsmith::lower::{LowerOptions, Lowered};
use dwarfsmith::text::Parsed;
use std::path::{Path, PathBuf};

#[derive(clap::Args)]
pub struct ModuleArguments {
    /// A module in the text format; `-` for standard input
    #[arg(value_name = "F.di")]
    file: PathBuf,
    /// dwarf4, dwarf5, llvm, llvm-legacy or dwarf6-draft; default: llvm for AMD GPUs, else dwarf5
    #[arg(long, value_parser = crate::dialect)]
    dialect: Option<Dialect>,
    /// Write expressions that several lifetimes share only once, as DWARF procedures; lldb does not
    /// support these
    #[arg(long)]
    procedures: bool,
    /// Use operations that have a published meaning but no published opcode; they are encoded as
    /// LLVM's user operations from 0x100 on
    #[arg(long)]
    experimental: bool,
    /// Use GNU's forms of entry values, typed operations and implicit pointers in dwarf4
    #[arg(long)]
    gnu: bool,
    /// Use operations that LLVM's tools do not support: DW_OP_const_type, DW_OP_deref_type and
    /// DW_OP_reinterpret
    #[arg(long)]
    unportable: bool,
    /// Write 64-bit DWARF: offsets into sections have eight bytes
    #[arg(long)]
    dwarf64: bool,
}

impl ModuleArguments {
    /// Returns the path of the module's file.
    pub fn file(&self) -> &Path {
        &self.file
    }

    /// Returns the dialect, if it was given.
    pub fn dialect(&self) -> Option<Dialect> {
        self.dialect
    }

    /// Returns the options that lower the module to a dialect.
    pub fn options(&self, dialect: Dialect) -> LowerOptions {
        LowerOptions {
            factor_procedures: self.procedures,
            experimental: self.experimental,
            gnu: self.gnu,
            portable: !self.unportable,
            format: match self.dwarf64 {
                true => Format::Dwarf64,
                false => Format::Dwarf32,
            },
            ..LowerOptions::new(dialect)
        }
    }

    /// Reads, validates and lowers the module, and passes it to `then`. Reports errors of these
    /// steps.
    pub fn lower(
        &self,
        reporter: &Reporter,
        then: impl FnOnce(&Input, &Parsed, &Lowered<'_, '_>) -> Result<Outcome, Outcome>,
    ) -> Outcome {
        let outcome = || {
            let input = input::read(&self.file, reporter)?;
            let parsed = input::parse(&input, reporter)?;
            let validated = input::validate(&parsed, &input, input::Shown::Errors, reporter)?;
            let target = parsed.module.target;
            let dialect = self.dialect.unwrap_or(default_dialect(target));
            let lowered = validated.lower(&self.options(dialect)).map_err(|error| {
                reporter.report(Severity::Error, &error.to_string());
                Outcome::Wrong
            })?;
            then(&input, &parsed, &lowered)
        };
        outcome().unwrap_or_else(|outcome| outcome)
    }
}
