//! The numbers of a unit's files. `DW_AT_decl_file` in entries and rows of the line table share one
//! numbering, in the order of first use.

use super::format::UnitFormat;
use super::own::Own;
use crate::metadata::FileId;
use crate::metadata::lists::push;
use crate::module::Module;
use alloc::vec::Vec;

const NONE: u32 = u32::MAX;

/// The files of the current unit.
#[derive(Clone)]
pub(super) struct Files {
    format: UnitFormat,
    /// In a part of a unit, the number of files that the unit already has. See
    /// [`part`](super::part).
    before: u32,
    /// The number of each file in the unit.
    number_of: Vec<u32>,
    /// The files of the unit, or those that the part adds.
    files: Vec<FileId>,
}

impl Files {
    pub(super) fn new(format: UnitFormat, module: &Module) -> Files {
        Files {
            format,
            before: 0,
            number_of: alloc::vec![NONE; module.metadata.files.len()],
            files: Vec::new(),
        }
    }

    /// Returns the files of a part of a unit. Files that the unit does not have yet get the next
    /// numbers.
    pub(super) fn part(base: &Files) -> Files {
        Files {
            format: base.format,
            before: base.files.len() as u32,
            number_of: base.number_of.clone(),
            files: Vec::new(),
        }
    }

    /// Returns the number of the first file that a part adds.
    pub(super) fn first(&self) -> u64 {
        self.written(self.before)
    }

    /// Returns true if the module has files that the unit does not have yet.
    pub(super) fn may_grow(&self) -> bool {
        self.before as usize + self.files.len() < self.number_of.len()
    }

    /// Starts a unit. Its primary file is the first file: number 0, or 1 in DWARF 4.
    pub(super) fn begin_unit(&mut self, primary: FileId) {
        for file in self.files.drain(..) {
            if let Some(number) = self.number_of.get_mut(file.index()) {
                *number = NONE;
            }
        }
        self.file(primary);
    }

    /// Returns the number of a file in the unit, or the number of the unit's primary file if the
    /// file does not exist. DWARF 4 counts from 1.
    #[inline]
    pub(super) fn file(&mut self, file: FileId) -> u64 {
        match self.number_of.get(file.index()) {
            Some(&NONE) => self.new_file(file),
            _ => self.number(file),
        }
    }

    #[inline(never)]
    fn new_file(&mut self, file: FileId) -> u64 {
        let next = self.before + self.files.len() as u32;
        if let Some(number) = self.number_of.get_mut(file.index()) {
            *number = next;
            push(&mut self.files, file);
        }
        self.written(next)
    }

    /// Returns the number of a file that has one.
    pub(super) fn number(&self, file: FileId) -> u64 {
        self.written(self.number_of.get(file.index()).copied().unwrap_or(0))
    }

    /// Returns a number as it is written.
    fn written(&self, number: u32) -> u64 {
        u64::from(!self.format.is_5()) + u64::from(number)
    }

    /// Returns the unit's files in the order of their numbers. A primary file that does not exist
    /// also has a number, because the table must have a first entry.
    pub(super) fn all(&mut self, primary: FileId) -> &[FileId] {
        if self.files.is_empty() {
            self.files.push(primary);
        }
        &self.files
    }

    /// Returns the files that the part adds.
    pub(super) fn into_own(self) -> Own<FileId> {
        Own::new(self.first(), self.files)
    }
}
