//! Checks whether the locations in an object file are well-formed, and computes the coverage of
//! variables.
//!
//! ```text
//!   Input ─► members ─► ArchiveMember ─┬─► audit ──────► Findings, a Summary
//!                                      └─► statistics ─► Coverage of each function, and of all
//!
//!     sections (bytes on request, relocated) ─► walk (units and entries) ─► auditor ─► expression, lists
//!                                                                       └─► statistics
//!                                            └─► frames
//! ```
//!
//! The input is an ELF, Mach-O, COFF, PE or WebAssembly file, an archive of such files, or a
//! universal Mach-O file. The audit reads DWARF versions 2 to 5, `.debug_frame` and `.eh_frame`,
//! and keeps one unit at a time in memory. [`Fault`] lists the faults that it reports; each has a
//! stable code.
//!
//! ```
//! use dwarfsmith::audit;
//! let file = std::fs::read(std::env::current_exe()?)?;
//! for member in audit::members(&file)? {
//!     let summary = member.audit(&mut |finding| println!("{finding}"), &mut |_| {})?;
//!     assert!(summary.errors <= summary.expressions + summary.frames + summary.lists);
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod auditor;
mod budget;
mod code;
mod context;
mod expression;
mod fault;
mod finding;
mod flow;
mod frames;
mod input;
mod layout;
mod lists;
mod location_kind;
mod members;
mod notes;
mod operation;
mod package;
mod pieces;
mod problem;
mod references;
mod registers;
mod relocation;
mod sections;
mod statistics;
mod summary;
mod tables;
mod walk;
mod window;

pub use fault::{Fault, FaultSeverity};
pub use finding::{Finding, Place};
pub use input::{FileInput, Input};
pub use location_kind::LocationKind;
pub use members::{ArchiveMember, AuditError, members};
pub use statistics::{Coverage, FunctionCoverage, SHARES, Statistics};
pub use summary::Summary;

use crate::dwarf::Dialect;
use crate::units::Count;
use auditor::Auditor;
use context::Locations;
use references::{Finder, InOtherUnit};
use registers::Registers;
use sections::ObjectFile;
use statistics::Collector;
use summary::Audit;

impl ArchiveMember<'_> {
    /// The size of the file in bytes: the maximum that [`ArchiveMember::audit`] and
    /// [`ArchiveMember::statistics`] report as progress.
    pub fn size(&self) -> u64 {
        self.part.size()
    }

    /// Checks every expression, location list and call frame entry.
    ///
    /// `sink` receives each finding. Those about references between units follow those of all
    /// units, and precede those of call frame information. `progress` receives the number of bytes
    /// processed since its last call.
    ///
    /// # Errors
    /// If the file is not an object file, or its headers cannot be read.
    pub fn audit(
        &self,
        sink: &mut dyn FnMut(Finding),
        progress: &mut dyn FnMut(u64),
    ) -> Result<Summary, AuditError> {
        self.audit_in(None, sink, progress)
    }

    /// Like [`ArchiveMember::audit`], for expressions in a known dialect.
    ///
    /// The file itself does not state the dialect. In DWARF 4 and 5 a location that is not an
    /// address must end its description ([`Fault::MisplacedLocation`]), and LLVM's operations do
    /// not exist ([`Fault::UnknownOperation`]). In the other dialects such a location is an
    /// ordinary entry of the stack. If `dialect` is `None`, an expression that only the rules of
    /// the other dialects allow gets the note [`Fault::LocationOnStack`].
    ///
    /// # Errors
    /// If the file is not an object file, or its headers cannot be read.
    pub fn audit_in(
        &self,
        dialect: Option<Dialect>,
        sink: &mut dyn FnMut(Finding),
        progress: &mut dyn FnMut(u64),
    ) -> Result<Summary, AuditError> {
        let object = ObjectFile::load(&self.part)?;
        let registers = Registers::of(object.architecture);
        let locations = Locations::of(dialect);
        let mut auditor = Auditor::new(
            Audit { sink, progress },
            registers,
            locations,
            list_bytes(&object),
        );
        for section in &object.sections {
            let place = Place {
                section: section.name,
                ..Place::default()
            };
            if let Some(reason) = section.missing() {
                auditor.report(Finding::new(Fault::Section, place, reason));
            } else if section.misplaced > 0 {
                let detail = Count(section.misplaced as u64, "relocation").to_string();
                auditor.report(Finding {
                    fault: Fault::Relocation,
                    place,
                    detail,
                });
            }
        }
        walk::walk(&self.part, &object, &mut auditor);
        let in_other_unit = core::mem::take(&mut auditor.in_other_unit);
        if !in_other_unit.is_empty() {
            let targets = in_other_unit.iter().map(InOtherUnit::target);
            let mut finder = Finder::of_tags(targets);
            walk::walk(&self.part, &object, &mut finder);
            let found = in_other_unit.into_iter();
            let found: Vec<_> = found.filter_map(|one| finder.resolve(one)).collect();
            let places = found
                .iter()
                .map(|(section, one)| (*section, one.place.offset));
            let mut names = Finder::of_names(places);
            if !found.is_empty() {
                // Only the units with faults are read again.
                walk::walk(&self.part, &object, &mut names);
            }
            for (section, mut finding) in found {
                finding.place.name = names.name((section, finding.place.offset));
                auditor.report(finding);
            }
        }
        frames::check(&self.part, &object, &mut auditor);
        Ok(auditor.summary)
    }

    /// Computes the coverage of variables: the part of its scope in which each has a location.
    ///
    /// `sink` receives each function that has code, in the order of the units. `progress` receives
    /// the number of bytes processed since its last call.
    ///
    /// # Errors
    /// If the file is not an object file, or its headers cannot be read.
    pub fn statistics(
        &self,
        sink: &mut dyn FnMut(FunctionCoverage),
        progress: &mut dyn FnMut(u64),
    ) -> Result<Statistics, AuditError> {
        let object = ObjectFile::load(&self.part)?;
        let registers = Registers::of(object.architecture);
        let mut collector = Collector::new(sink, progress, registers, list_bytes(&object));
        collector.statistics.errors = object
            .sections
            .iter()
            .filter(|section| section.is_missing())
            .count() as u64;
        walk::walk(&self.part, &object, &mut collector);
        Ok(collector.statistics)
    }
}

/// The total size of all sections of location lists, in bytes.
fn list_bytes(object: &ObjectFile) -> u64 {
    let sections = object
        .sections
        .iter()
        .filter(|section| section.name.starts_with(".debug_loc"));
    sections.fold(0, |sum, section| sum.saturating_add(section.size))
}
