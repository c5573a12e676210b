//! The tables to which functions add data, besides their entries and lists.

use super::super::EmittedFunction;
use super::super::buffer::Buffer;
use super::super::format::UnitFormat;
use super::super::frame::FrameSection;
use super::super::relocation::SymbolIndex;
use alloc::vec::Vec;

/// The tables of functions: of a whole stream, or of a fragment.
#[derive(Clone)]
pub(super) struct CodeTables {
    pub(super) functions: Vec<EmittedFunction>,
    /// The entries of the list of the unit's code.
    pub(super) ranges: Buffer,
    /// The line number program.
    pub(super) program: Buffer,
    /// The sections of call frame information. Those of a fragment have only FDEs.
    pub(super) frames: Vec<FrameSection>,
}

impl CodeTables {
    pub(super) fn new(format: UnitFormat, frames: Vec<FrameSection>) -> CodeTables {
        CodeTables {
            functions: Vec::new(),
            ranges: Buffer::scratch(format),
            program: Buffer::scratch(format),
            frames,
        }
    }

    /// Returns empty tables for a fragment that starts at an offset.
    pub(super) fn fragment(&self, start: u32) -> CodeTables {
        let frames = self.frames.iter();
        CodeTables {
            functions: Vec::new(),
            ranges: self.ranges.empty_like(),
            program: self.program.empty_like(),
            frames: frames.map(|section| section.fragment(start)).collect(),
        }
    }

    pub(super) fn append(&mut self, fragment: &CodeTables) {
        self.functions.extend_from_slice(&fragment.functions);
        self.ranges.append_copy(&fragment.ranges);
        self.program.append_copy(&fragment.program);
        for (section, frames) in self.frames.iter_mut().zip(&fragment.frames) {
            section.append(frames);
        }
    }

    pub(super) fn buffers(&self) -> impl Iterator<Item = &Buffer> {
        let frames = self.frames.iter().map(FrameSection::buffer);
        [&self.ranges, &self.program].into_iter().chain(frames)
    }

    /// Returns the same buffers to change them.
    pub(super) fn buffers_mut(&mut self) -> impl Iterator<Item = &mut Buffer> {
        let frames = self.frames.iter_mut().map(FrameSection::buffer_mut);
        [&mut self.ranges, &mut self.program]
            .into_iter()
            .chain(frames)
    }
}

/// Returns the symbols and sizes of functions and their parts.
pub(super) fn code_of(
    functions: &[EmittedFunction],
) -> impl Iterator<Item = (SymbolIndex, u32)> + '_ {
    let functions = functions.iter();
    functions.map(|function| (function.symbol, function.size))
}
