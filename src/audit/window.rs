//! A part of a section in memory, which is loaded again when other bytes are requested.

use super::input::Input;
use super::sections::Section;
use std::io;

/// The sizes of a read in bytes, if the section is large enough: `CHUNK` if the read follows the
/// last one, `SMALL` otherwise.
const CHUNK: u64 = 1 << 18;
const SMALL: u64 = 1 << 12;

/// The bytes of a section near the last request.
pub(super) struct Window<'s> {
    input: &'s dyn Input,
    pub section: &'s Section,
    start: u64,
    bytes: Vec<u8>,
}

impl<'s> Window<'s> {
    pub fn new(input: &'s dyn Input, section: &'s Section) -> Window<'s> {
        Window {
            input,
            section,
            start: 0,
            bytes: Vec::new(),
        }
    }

    /// The number of bytes from an offset to the end of the section; `None` if the offset is past
    /// the end.
    pub fn left(&self, offset: u64) -> Option<u64> {
        self.section.size.checked_sub(offset)
    }

    /// The bytes at an offset: `count` bytes, or fewer at the end of the section.
    pub fn get(&mut self, offset: u64, count: u64) -> io::Result<&[u8]> {
        let count = count.min(self.left(offset).ok_or(io::ErrorKind::UnexpectedEof)?);
        let end = self.start + self.bytes.len() as u64;
        let inside = offset >= self.start && offset + count <= end;
        if !inside {
            let follows = offset >= self.start && offset <= end.saturating_add(SMALL);
            let chunk = if follows { CHUNK } else { SMALL };
            self.load(offset, count.max(chunk).min(self.section.size - offset))?;
        }
        let from = (offset - self.start) as usize;
        self.bytes
            .get(from..from + count as usize)
            .ok_or_else(|| io::ErrorKind::UnexpectedEof.into())
    }

    fn load(&mut self, offset: u64, count: u64) -> io::Result<()> {
        let count = usize::try_from(count).map_err(|_| io::ErrorKind::OutOfMemory)?;
        (self.start, self.bytes) = (0, core::mem::take(&mut self.bytes));
        // The existing bytes are overwritten, so only a larger buffer has to be filled first.
        self.bytes
            .try_reserve_exact(count.saturating_sub(self.bytes.len()))
            .map_err(|_| io::ErrorKind::OutOfMemory)?;
        self.bytes.resize(count, 0);
        let read = self.section.read(self.input, offset, &mut self.bytes);
        if read.is_err() {
            self.bytes.clear();
        }
        self.start = offset;
        read
    }
}
