//! The source of the bytes: a file that is read in parts, or memory.

use core::ops::Range;
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom};
use std::sync::Mutex;

/// A sequence of bytes that can be read at any offset.
pub trait Input: Sync {
    /// The number of bytes.
    fn size(&self) -> u64;

    /// Fills `into` with the bytes from the byte offset `offset` on.
    ///
    /// # Errors
    /// If there are too few bytes, or they cannot be read.
    fn read_at(&self, offset: u64, into: &mut [u8]) -> io::Result<()>;
}

impl Input for [u8] {
    fn size(&self) -> u64 {
        self.len() as u64
    }

    fn read_at(&self, offset: u64, into: &mut [u8]) -> io::Result<()> {
        let start = usize::try_from(offset).map_err(|_| io::ErrorKind::UnexpectedEof)?;
        let end = start
            .checked_add(into.len())
            .ok_or(io::ErrorKind::UnexpectedEof)?;
        into.copy_from_slice(self.get(start..end).ok_or(io::ErrorKind::UnexpectedEof)?);
        Ok(())
    }
}

impl Input for Vec<u8> {
    fn size(&self) -> u64 {
        self.as_slice().size()
    }

    fn read_at(&self, offset: u64, into: &mut [u8]) -> io::Result<()> {
        self.as_slice().read_at(offset, into)
    }
}

/// A file that is read on request: only the requested bytes are read.
#[derive(Debug)]
pub struct FileInput {
    file: Mutex<File>,
    size: u64,
}

impl FileInput {
    /// Wraps a seekable file; a pipe is not seekable.
    ///
    /// # Errors
    /// If the size of the file cannot be determined.
    pub fn new(mut file: File) -> io::Result<FileInput> {
        let size = file.seek(SeekFrom::End(0))?;
        Ok(FileInput {
            file: Mutex::new(file),
            size,
        })
    }
}

impl Input for FileInput {
    fn size(&self) -> u64 {
        self.size
    }

    fn read_at(&self, offset: u64, into: &mut [u8]) -> io::Result<()> {
        let mut file = self.file.lock().map_err(|_| io::ErrorKind::Other)?;
        file.seek(SeekFrom::Start(offset))?;
        file.read_exact(into)
    }
}

/// A part of an input: a member of an archive, or one architecture's file in a universal Mach-O
/// file.
pub(super) struct Part<'i> {
    pub input: &'i dyn Input,
    pub range: Range<u64>,
}

impl Input for Part<'_> {
    fn size(&self) -> u64 {
        self.range.end.saturating_sub(self.range.start)
    }

    fn read_at(&self, offset: u64, into: &mut [u8]) -> io::Result<()> {
        let end = offset
            .checked_add(into.len() as u64)
            .filter(|end| *end <= self.size());
        end.ok_or(io::ErrorKind::UnexpectedEof)?;
        self.input
            .read_at(self.range.start.saturating_add(offset), into)
    }
}

/// An input as a stream: the `object` crate reads files that are not in memory through `Read` and
/// `Seek`.
pub(super) struct Stream<'i> {
    pub input: &'i dyn Input,
    pub at: u64,
}

impl Read for Stream<'_> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let left = usize::try_from(self.input.size().saturating_sub(self.at)).unwrap_or(usize::MAX);
        let count = into.len().min(left);
        let Some(part) = into.get_mut(..count) else {
            return Ok(0);
        };
        self.input.read_at(self.at, part)?;
        self.at += count as u64;
        Ok(count)
    }
}

impl Seek for Stream<'_> {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        let to = match to {
            SeekFrom::Start(offset) => Some(offset),
            SeekFrom::End(distance) => self.input.size().checked_add_signed(distance),
            SeekFrom::Current(distance) => self.at.checked_add_signed(distance),
        };
        self.at = to.ok_or(io::ErrorKind::InvalidInput)?;
        Ok(self.at)
    }
}
