//! Object files on the command line: each file, and each member of an archive.

use crate::progress::{Progress, ProgressUnit};
use crate::report::{Reporter, Severity};
use crate::{Outcome, input};
use dwarfsmith::OneLine;
use dwarfsmith::audit::{self, ArchiveMember, AuditError};
use std::path::{Path, PathBuf};

/// Object files.
#[derive(clap::Args)]
pub struct ObjectFiles {
    /// ELF, Mach-O, COFF, PE or WebAssembly files, or archives of them; `-` for standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
}

impl ObjectFiles {
    /// Calls `visit` with each object file, its name, and the progress display. Reports files for
    /// which this fails, and continues. `done` is the past participle for the message, such as
    /// "read" or "audited".
    pub fn each(
        &self,
        reporter: &Reporter,
        done: &str,
        mut visit: impl FnMut(
            &str,
            &ArchiveMember<'_>,
            &mut Progress<'_>,
        ) -> Result<Outcome, AuditError>,
    ) -> Outcome {
        let mut outcome = Outcome::Fine;
        for file in &self.files {
            outcome = outcome
                .max(one(file, reporter, done, &mut visit).unwrap_or_else(|outcome| outcome));
        }
        outcome
    }
}

fn one(
    file: &Path,
    reporter: &Reporter,
    done: &str,
    visit: &mut impl FnMut(&str, &ArchiveMember<'_>, &mut Progress<'_>) -> Result<Outcome, AuditError>,
) -> Result<Outcome, Outcome> {
    let opened = input::open(file, reporter)?;
    let unreadable = |error: AuditError| {
        reporter.report(
            Severity::Error,
            &format!("{} cannot be {done}: {error}", opened.name),
        );
        Outcome::Unusable
    };
    let mut progress = Progress::new(
        reporter,
        &opened.name,
        ProgressUnit::SomeBytes,
        opened.bytes.size(),
    );
    let mut outcome = Outcome::Fine;
    let members = audit::members(&*opened.bytes).map_err(unreadable)?;
    if members.is_empty() {
        reporter.report(
            Severity::Warning,
            &format!("{} contains no object file", opened.name),
        );
    }
    for member in members {
        let name = match &member.name {
            Some(member) => format!("{}({})", opened.name, OneLine(member)),
            None => opened.name.clone(),
        };
        outcome = outcome.max(visit(&name, &member, &mut progress).map_err(unreadable)?);
    }
    Ok(outcome)
}
