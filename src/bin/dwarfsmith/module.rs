//! What commands that lower a module have in common: its file and dialect, and the way to its lowered form.

use crate::input::{self, Input};
use crate::report::Reporter;
use crate::{Outcome, usual_dialect};
use dwarfsmith::Target;
use dwarfsmith::dwarf::{Dialect, Encoding};
use dwarfsmith::lower::Lowered;
use dwarfsmith::text::Parsed;
use std::path::{Path, PathBuf};

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
    /// Use operations that have a published meaning and no published code, as LLVM's user operations from 0x100 on
    #[arg(long)]
    experimental: bool,
    /// Use GNU's forms of entry values, typed operations and implicit pointers in dwarf4
    #[arg(long)]
    gnu: bool,
}

impl ModuleArguments {
    /// The module's file.
    pub fn file(&self) -> &Path {
        &self.file
    }

    /// The dialect, where one was asked for.
    pub fn dialect(&self) -> Option<Dialect> {
        self.dialect
    }

    /// How expressions are coded in a dialect.
    pub fn encoding(&self, dialect: Dialect, target: Target) -> Encoding {
        let plain = Encoding::new(dialect, target);
        Encoding {
            factor_procedures: self.procedures,
            experimental: plain.experimental || self.experimental,
            gnu: plain.gnu || self.gnu,
            ..plain
        }
    }

    /// Reads, validates and lowers the module, and does something with it. Says what is wrong on the way.
    pub fn lower(
        &self,
        reporter: &Reporter,
        then: impl FnOnce(&Input, &Parsed, &Lowered<'_, '_>) -> Result<Outcome, Outcome>,
    ) -> Outcome {
        let outcome = || {
            let input = input::read(&self.file, reporter)?;
            let parsed = input::parse(&input, reporter)?;
            let validated = input::validate(&parsed, &input, false, reporter)?;
            let target = parsed.module.target;
            let dialect = self.dialect.unwrap_or(usual_dialect(target));
            then(&input, &parsed, &validated.lower(self.encoding(dialect, target)))
        };
        outcome().unwrap_or_else(|outcome| outcome)
    }
}
