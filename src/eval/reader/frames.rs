//! The functions and objects at an address: those of a frame, and of the calls inlined into it.

use super::{ReadError, UnitReader};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use gimli::constants as dw;
use gimli::{Endianity, UnitOffset};
use hashbrown::HashSet;

/// A function of the source that contains an address: the function of a frame of the stack, or one
/// that was inlined into it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct SourceFrame {
    /// The function's entry: a `DW_TAG_subprogram`, or a `DW_TAG_inlined_subroutine`.
    pub function: UnitOffset,
    /// The function's parameters and variables in scope, those of outer blocks first.
    pub objects: Vec<UnitOffset>,
}

/// The position in the source of a call that was inlined (DWARF 5, section 3.3.8.2).
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct CallPosition {
    /// The path of the file, which contains the unit's directory if it is not absolute; `None` if
    /// the unit's line table does not have the file.
    pub file: Option<String>,
    /// The line, from 1; 0 if it is unknown.
    pub line: u64,
    /// The column, from 1; 0 if it is unknown.
    pub column: u64,
}

impl<'d, E: Endianity> UnitReader<'_, 'd, E> {
    /// The functions that contain an address, the innermost first, as debuggers list frames. The
    /// last one is the function of the frame, and the others are inlined into it. Empty if the unit
    /// has no function there.
    ///
    /// The position in a frame is that of the previous frame's call, [`UnitReader::call_position`];
    /// in the first frame, it is the row of the line table.
    ///
    /// The function's own entries come first. Entries that only its abstract instance has follow:
    /// static variables, and variables that are optimized out.
    pub fn frames_at(&self, pc: u64) -> Vec<SourceFrame> {
        let mut frames: Vec<SourceFrame> = Vec::new();
        // For each frame, the abstract instances of its scopes, and the abstract entries of
        // variables that the frame's own entries complete. A block may complete a variable of the
        // abstract function.
        let mut abstracts: Vec<(Vec<UnitOffset>, HashSet<UnitOffset>)> = Vec::new();
        let mut listed = HashSet::new();
        for scope in self.scopes_at(pc) {
            if scope.is_function || frames.is_empty() {
                frames.push(SourceFrame {
                    function: scope.entry,
                    objects: Vec::new(),
                });
                abstracts.push(Default::default());
            }
            if let Some((frame, (origins, completed))) = frames.last_mut().zip(abstracts.last_mut())
            {
                frame.objects.extend(&scope.objects);
                origins.extend(scope.origin.filter(|origin| listed.insert(*origin)));
                completed.extend(&scope.origins);
            }
        }
        for (frame, (origins, completed)) in frames.iter_mut().zip(&abstracts) {
            for origin in origins {
                let number = self.index.scope_of(*origin);
                let whole = number.and_then(|number| self.scopes.get(number));
                if let Some(whole) = whole.filter(|whole| whole.entry == *origin) {
                    let own = whole.objects.iter();
                    frame
                        .objects
                        .extend(own.filter(|object| !completed.contains(*object)));
                }
            }
        }
        frames.reverse();
        frames
    }

    /// The parameters and variables of the functions and lexical blocks that contain an address,
    /// the outermost first: those of [`UnitReader::frames_at`] in one list.
    pub fn objects_at(&self, pc: u64) -> Vec<UnitOffset> {
        let frames = self.frames_at(pc).into_iter().rev();
        frames.flat_map(|frame| frame.objects).collect()
    }

    /// The position of the call that was inlined as a function's entry, from `DW_AT_call_file`,
    /// `DW_AT_call_line` and `DW_AT_call_column`. `None` if the entry has none of these attributes,
    /// as in a function that is not inlined.
    ///
    /// # Errors
    /// If the entry or the line table cannot be read.
    pub fn call_position(&self, function: UnitOffset) -> Result<Option<CallPosition>, ReadError> {
        let entry = self.unit.entry(function)?;
        let number = |at| entry.attr(at).and_then(|attribute| attribute.udata_value());
        let file = number(dw::DW_AT_call_file);
        let (line, column) = (number(dw::DW_AT_call_line), number(dw::DW_AT_call_column));
        if file.is_none() && line.is_none() && column.is_none() {
            return Ok(None);
        }
        Ok(Some(CallPosition {
            file: file.map_or(Ok(None), |index| self.path_of(index))?,
            line: line.unwrap_or(0),
            column: column.unwrap_or(0),
        }))
    }

    /// The path of a file of the line table, with the directories that it is relative to.
    fn path_of(&self, file: u64) -> Result<Option<String>, ReadError> {
        let Some(program) = &self.unit.line_program else {
            return Ok(None);
        };
        let header = program.header();
        let Some(file) = header.file(file) else {
            return Ok(None);
        };
        let text = |value| -> Result<String, ReadError> {
            let text = self.dwarf.attr_string(self.unit, value)?;
            Ok(text.to_string_lossy().into_owned())
        };
        let mut path = text(file.path_name())?;
        let directory = file.directory(header).map(text).transpose()?;
        let unit = self
            .unit
            .comp_dir
            .map(|unit| unit.to_string_lossy().into_owned());
        // The file's directory may be the unit's. An absolute one is added only once.
        for directory in [directory, unit].into_iter().flatten() {
            let is_absolute = path.starts_with(['/', '\\']) || path.get(1..2) == Some(":");
            if !is_absolute && !directory.is_empty() {
                path = format!("{directory}/{path}");
            }
        }
        Ok(Some(path))
    }
}
