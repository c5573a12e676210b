//! What commands that lower a module have in common: its file and dialect, and the way to its lowered form.

use crate::input::{self, Input};
use crate::report::Reporter;
use crate::{Outcome, usual_dialect};
use dwarfsmith::dwarf::{Dialect, Encoding};
use dwarfsmith::lower::Lowered;
use std::path::PathBuf;

#[derive(clap::Args)]
pub struct ModuleArguments {
    /// A module in the text format; `-` for standard input
    #[arg(value_name = "F.di")]
    file: PathBuf,
    /// dwarf4, dwarf5, llvm, llvm-legacy or dwarf6-draft; without it, llvm for AMD GPUs and dwarf5 for the rest
    #[arg(long, value_parser = crate::dialect)]
    dialect: Option<Dialect>,
    /// Write what several lifetimes share once, as procedures that their expressions call; lldb cannot read them
    #[arg(long)]
    procedures: bool,
}

impl ModuleArguments {
    /// Reads, validates and lowers the module, and does something with it. Says what is wrong on the way.
    pub fn lower(
        &self,
        reporter: &Reporter,
        then: impl FnOnce(&Input, &Lowered<'_, '_>) -> Result<Outcome, Outcome>,
    ) -> Outcome {
        let outcome = || {
            let input = input::read(&self.file, reporter)?;
            let parsed = input::parse(&input, reporter)?;
            let validated = input::validate(&parsed, &input, false, reporter)?;
            let target = parsed.module.target;
            let dialect = self.dialect.unwrap_or(usual_dialect(target));
            let encoding = Encoding { factor_procedures: self.procedures, ..Encoding::new(dialect, target) };
            then(&input, &validated.lower(encoding))
        };
        outcome().unwrap_or_else(|outcome| outcome)
    }
}
