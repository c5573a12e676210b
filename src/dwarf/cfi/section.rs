//! The entries of `.debug_frame` (DWARF 5 section 6.4.1) and `.eh_frame` (Linux Standard Base,
//! "Exception Frames").

use super::coding::CallFrameInstructions;
use super::error::{FrameError, FrameErrorKind};
use super::pointer::PointerReader;
use crate::dwarf::input;
use crate::dwarf::leb128;
use crate::target::{Register, Target};
use gimli::constants::*;

/// The maximum number of bytes of a CIE before its instructions, far more than CIEs need. It limits
/// the cost of a section in which each FDE refers to another CIE.
const MAX_HEADER: usize = 1024;

/// A `.debug_frame` or `.eh_frame` section.
#[derive(Clone, Copy, Debug)]
pub struct FrameSection<'a> {
    bytes: &'a [u8],
    eh: bool,
    target: Target,
    bias: u64,
    /// The address of the section when it is loaded. Pointers in `.eh_frame` are relative to it.
    pub address: u64,
    /// The address to which text-relative pointers are relative.
    pub text: Option<u64>,
    /// The address to which data-relative pointers are relative: that of `.got` on most machines.
    pub data: Option<u64>,
}

impl<'a> FrameSection<'a> {
    /// Creates a section from the bytes of `.debug_frame`.
    pub fn debug_frame(target: Target, bytes: &'a [u8]) -> FrameSection<'a> {
        FrameSection {
            bytes,
            eh: false,
            target,
            bias: 0,
            address: 0,
            text: None,
            data: None,
        }
    }

    /// Creates a section from the bytes of `.eh_frame`, loaded at an address.
    pub fn eh_frame(target: Target, bytes: &'a [u8], address: u64) -> FrameSection<'a> {
        FrameSection {
            bytes,
            eh: true,
            target,
            bias: 0,
            address,
            text: None,
            data: None,
        }
    }

    /// Sets the load bias of a position-independent program or library, so that all resulting
    /// addresses are addresses in memory. [`FrameSection::address`], `text` and `data` must be
    /// addresses in the file if they are set before this call, which adds the bias to them. The
    /// bias also applies to `.debug_frame`.
    ///
    /// ```
    /// use dwarfsmith::Target;
    /// use dwarfsmith::dwarf::FrameSection;
    ///
    /// // A CIE, and the FDE of a function of 0x20 bytes at 0x1000.
    /// let mut debug_frame = vec![12, 0, 0, 0, 0xff, 0xff, 0xff, 0xff, 4, 0, 8, 0, 1, 0x78, 16, 0];
    /// debug_frame.extend([20, 0, 0, 0, 0, 0, 0, 0]);
    /// debug_frame.extend(0x1000u64.to_le_bytes());
    /// debug_frame.extend(0x20u64.to_le_bytes());
    /// let section = FrameSection::debug_frame(Target::X86_64, &debug_frame).loaded_at(0x5555_5555_4000);
    /// let entry = section.entries().next().ok_or("there is no entry")??;
    /// assert_eq!((entry.start, entry.end), (0x5555_5555_5000, 0x5555_5555_5020));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn loaded_at(mut self, bias: u64) -> FrameSection<'a> {
        // Relative to the current load bias.
        let by = bias.wrapping_sub(self.bias);
        self.bias = bias;
        self.address = self.address.wrapping_add(by);
        for base in [&mut self.text, &mut self.data].into_iter().flatten() {
            *base = base.wrapping_add(by);
        }
        self
    }

    /// The target.
    pub fn target(&self) -> Target {
        self.target
    }

    /// The FDEs, in the order of the section.
    pub fn entries(&self) -> FrameEntries<'a> {
        self.entries_from(0)
    }

    /// The FDEs from an offset on.
    pub(super) fn entries_from(&self, offset: u64) -> FrameEntries<'a> {
        FrameEntries {
            section: *self,
            offset: usize::try_from(offset).ok(),
            last: offset,
            common: None,
        }
    }

    fn reader(&self, after: usize) -> PointerReader {
        PointerReader {
            order: self.target.byte_order(),
            address_bytes: self.target.address_bytes(),
            encoding: DW_EH_PE_absptr,
            section: self.address,
            section_bytes: self.bytes.len() as u64,
            after: after as u64,
            bias: self.bias,
            text: self.text,
            data: self.data,
            function: None,
        }
    }

    /// Reads the part of the entry at an offset that CIEs and FDEs share; `None` at the terminator.
    fn raw(&self, offset: usize) -> Result<Option<Raw<'a>>, FrameErrorKind> {
        let order = self.target.byte_order();
        let number = |rest: &mut &'a [u8], size| {
            input::take(rest, size).map(|bytes| input::get(bytes, order))
        };
        let mut rest = self.bytes.get(offset..).ok_or(FrameErrorKind::Truncated)?;
        let short = number(&mut rest, 4)?;
        let (length, wide) = match short {
            0xffff_ffff => (number(&mut rest, 8)?, true),
            0xffff_fff0.. => return Err(FrameErrorKind::Length),
            _ => (short, false),
        };
        if length == 0 && self.eh {
            return Ok(None);
        }
        let mut body = input::take(
            &mut rest,
            usize::try_from(length).map_err(|_| FrameErrorKind::Truncated)?,
        )?;
        let after = rest.len();
        let id_at = self.bytes.len() - after - body.len();
        // In `.eh_frame` the CIE pointer has four bytes in either format.
        let id = match number(&mut body, if wide && !self.eh { 8 } else { 4 }) {
            Ok(id) => id,
            // Padding, which has no contents.
            Err(_) => {
                return Ok(Some(Raw {
                    body: &[],
                    after,
                    common: None,
                    padding: true,
                }));
            }
        };
        let common = match (self.eh, wide) {
            (true, _) if id == 0 => None,
            // A pointer to before the start of the section refers to no CIE. The next entry can
            // still be found.
            (true, _) => Some((id_at as u64).checked_sub(id).unwrap_or(u64::MAX)),
            (false, false) if id == 0xffff_ffff => None,
            (false, true) if id == u64::MAX => None,
            (false, _) => Some(id),
        };
        Ok(Some(Raw {
            body,
            after,
            common,
            padding: false,
        }))
    }

    fn common(&self, offset: u64) -> Result<CommonEntry<'a>, FrameError> {
        let at = |kind| FrameError { offset, kind };
        let inside = usize::try_from(offset)
            .ok()
            .filter(|offset| *offset < self.bytes.len());
        let raw = inside
            .ok_or(FrameErrorKind::NoCommonEntry)
            .and_then(|at| self.raw(at));
        match raw.map_err(at)? {
            Some(raw) if raw.common.is_none() && !raw.padding => {
                self.common_entry(offset, &raw).map_err(at)
            }
            _ => Err(at(FrameErrorKind::NoCommonEntry)),
        }
    }

    fn common_entry(&self, offset: u64, raw: &Raw<'a>) -> Result<CommonEntry<'a>, FrameErrorKind> {
        let (mut rest, beyond) = raw.body.split_at(raw.body.len().min(MAX_HEADER));
        let mut reader = self.reader(raw.after + beyond.len());
        let version = byte(&mut rest)?;
        if !matches!(version, 1 | 3 | 4) {
            return Err(FrameErrorKind::Version(version));
        }
        let augmentation = augmentation(&mut rest, reader.address_bytes)?;
        if version == 4 {
            reader.address_bytes = byte(&mut rest)?;
            if byte(&mut rest)? != 0 {
                return Err(FrameErrorKind::Segments);
            }
            if !matches!(reader.address_bytes, 1..=8) {
                return Err(FrameErrorKind::AddressSize(reader.address_bytes));
            }
        }
        let code_alignment = leb128::read_unsigned(&mut rest)?;
        let data_alignment = leb128::read_signed(&mut rest)?;
        let return_address = match version {
            1 => u64::from(byte(&mut rest)?),
            _ => leb128::read_unsigned(&mut rest)?,
        };
        let return_address =
            Register(u16::try_from(return_address).map_err(|_| FrameErrorKind::TooLarge)?);
        let mut common = CommonEntry {
            offset,
            version,
            code_alignment,
            data_alignment,
            return_address,
            signal: false,
            key_b: false,
            augmented: false,
            pointers: DW_EH_PE_absptr,
            address_bytes: reader.address_bytes,
            target: self.target,
            instructions: CallFrameInstructions::new(&[], reader),
        };
        if let [b'z', letters @ ..] = augmentation {
            common.augmented = true;
            let length = usize::try_from(leb128::read_unsigned(&mut rest)?)
                .map_err(|_| FrameErrorKind::Truncated)?;
            let data = input::take(&mut rest, length)?;
            reader.after = (raw.after + beyond.len() + rest.len()) as u64;
            common.augment(letters, data, reader)?;
        }
        // The rest of the entry, after the header.
        let header = raw.body.len() - beyond.len() - rest.len();
        let reader = PointerReader {
            encoding: common.pointers,
            after: raw.after as u64,
            ..reader
        };
        common.instructions = CallFrameInstructions::new(&raw.body[header..], reader);
        Ok(common)
    }

    fn frame_entry(
        &self,
        offset: u64,
        raw: &Raw<'a>,
        common: CommonEntry<'a>,
    ) -> Result<FrameEntry<'a>, FrameErrorKind> {
        let mut rest = raw.body;
        let mut reader = PointerReader {
            encoding: common.pointers,
            address_bytes: common.address_bytes,
            ..self.reader(raw.after)
        };
        let start = reader.read(&mut rest)?;
        let length = reader.wrap(reader.number(&mut rest)?);
        let end = start
            .checked_add(length)
            .filter(|end| reader.wrap(end.saturating_sub(1)) == end.saturating_sub(1));
        let end = end.ok_or(FrameErrorKind::AddressOverflow(start, length))?;
        reader.function = Some(start);
        if common.augmented {
            let length = usize::try_from(leb128::read_unsigned(&mut rest)?)
                .map_err(|_| FrameErrorKind::Truncated)?;
            input::take(&mut rest, length)?;
        }
        Ok(FrameEntry {
            offset,
            start,
            end,
            instructions: CallFrameInstructions::new(rest, reader),
            common,
        })
    }
}

/// The part of an entry that CIEs and FDEs share.
struct Raw<'a> {
    /// The bytes after the CIE id or CIE pointer.
    body: &'a [u8],
    /// The number of bytes of the section after the entry.
    after: usize,
    /// The offset of the CIE; `None` if the entry is a CIE itself.
    common: Option<u64>,
    padding: bool,
}

/// A common information entry (CIE): the data that the FDEs of several functions share.
#[derive(Clone, Debug)]
pub struct CommonEntry<'a> {
    /// The offset in bytes from the start of the section.
    pub offset: u64,
    /// 1, 3 or 4; mostly 1 in `.eh_frame`.
    pub version: u8,
    /// The code alignment factor, in bytes.
    pub code_alignment: u64,
    /// The data alignment factor, in bytes.
    pub data_alignment: i64,
    /// The column of the return address.
    pub return_address: Register,
    /// True if the frames are signal frames: the return address is then the address of the next
    /// instruction to execute, not of the instruction after a call.
    pub signal: bool,
    /// True if return addresses are signed with AArch64's key B.
    pub key_b: bool,
    /// The size of an address in bytes.
    pub address_bytes: u8,
    augmented: bool,
    pointers: DwEhPe,
    pub(super) target: Target,
    instructions: CallFrameInstructions<'a>,
}

impl<'a> CommonEntry<'a> {
    /// Sets the properties that the letters of an augmentation state, from the data of the letters.
    fn augment(
        &mut self,
        letters: &[u8],
        mut data: &[u8],
        mut reader: PointerReader,
    ) -> Result<(), FrameErrorKind> {
        // The length of the data determines where the rest of the CIE starts, even after an unknown
        // letter. However, the data of letters after the unknown one cannot be found. This matters
        // only for the encoding of pointers.
        let mut known = true;
        for letter in letters {
            match letter {
                b'R' if !known => return Err(FrameErrorKind::Augmentation),
                b'L' | b'P' if !known => {}
                b'R' => self.pointers = DwEhPe(byte(&mut data)?),
                b'L' => byte(&mut data).map(|_| ())?,
                b'P' => {
                    // Only the size of the personality pointer matters here.
                    reader.encoding = DwEhPe(byte(&mut data)?);
                    reader.skip(&mut data)?;
                }
                b'S' => self.signal = true,
                b'B' => self.key_b = true,
                // Memory tagging, which does not affect unwinding.
                b'G' => {}
                _ => known = false,
            }
        }
        Ok(())
    }

    /// The initial instructions, which define the rules at the start of each function.
    pub fn instructions(&self) -> CallFrameInstructions<'a> {
        self.instructions.clone()
    }
}

/// A frame description entry (FDE): how to unwind from a function.
#[derive(Clone, Debug)]
pub struct FrameEntry<'a> {
    /// The offset in bytes from the start of the section.
    pub offset: u64,
    /// The address of the function's first byte.
    pub start: u64,
    /// The address after the function's last byte.
    pub end: u64,
    /// The CIE of this FDE.
    pub common: CommonEntry<'a>,
    instructions: CallFrameInstructions<'a>,
}

impl<'a> FrameEntry<'a> {
    /// The instructions, which follow those of the CIE.
    pub fn instructions(&self) -> CallFrameInstructions<'a> {
        self.instructions.clone()
    }
}

/// An iterator over the FDEs of a section.
///
/// An entry that cannot be read is an error. The next entry follows it if its offset is known.
#[derive(Clone, Debug)]
pub struct FrameEntries<'a> {
    section: FrameSection<'a>,
    /// The offset of the next entry; `None` after the last.
    offset: Option<usize>,
    /// The offset of the last entry.
    last: u64,
    /// The CIE of the previous FDE, which the next FDE often shares.
    common: Option<CommonEntry<'a>>,
}

impl<'a> FrameEntries<'a> {
    /// The offset of the last FDE, even if it is an error in its CIE.
    pub(crate) fn last_offset(&self) -> u64 {
        self.last
    }

    fn entry(
        &mut self,
        offset: u64,
        raw: &Raw<'a>,
        common: u64,
    ) -> Result<FrameEntry<'a>, FrameError> {
        let common = match self.common.take() {
            Some(known) if known.offset == common => known,
            _ => self.section.common(common)?,
        };
        self.common = Some(common.clone());
        self.section
            .frame_entry(offset, raw, common)
            .map_err(|kind| FrameError { offset, kind })
    }
}

impl<'a> Iterator for FrameEntries<'a> {
    type Item = Result<FrameEntry<'a>, FrameError>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            let start = self
                .offset
                .take()
                .filter(|start| *start < self.section.bytes.len())?;
            self.last = start as u64;
            let raw = match self.section.raw(start) {
                Ok(raw) => raw?,
                Err(kind) => {
                    return Some(Err(FrameError {
                        offset: start as u64,
                        kind,
                    }));
                }
            };
            self.offset = Some(self.section.bytes.len() - raw.after);
            if let Some(common) = raw.common {
                return Some(self.entry(start as u64, &raw, common));
            }
        }
    }
}

fn byte(rest: &mut &[u8]) -> Result<u8, FrameErrorKind> {
    Ok(input::take(rest, 1)?[0])
}

/// Reads the augmentation of a CIE.
fn augmentation<'a>(rest: &mut &'a [u8], address_bytes: u8) -> Result<&'a [u8], FrameErrorKind> {
    let end = rest
        .iter()
        .position(|byte| *byte == 0)
        .ok_or(FrameErrorKind::Truncated)?;
    let augmentation = without_vendors(input::take(rest, end)?);
    byte(rest)?;
    match augmentation {
        // GCC 2 writes a pointer here, with the size of an address.
        b"eh" => input::take(rest, usize::from(address_bytes)).map(|_| ())?,
        [] | [b'z', ..] => {}
        _ => return Err(FrameErrorKind::Augmentation),
    }
    Ok(augmentation)
}

/// Removes the vendors' names at the start of an augmentation. Each is in brackets with a version,
/// and states the operations that may occur: LLVM's is `[llvm:v0.0]`.
fn without_vendors(mut augmentation: &[u8]) -> &[u8] {
    while let [b'[', name @ ..] = augmentation
        && let Some(end) = name.iter().position(|byte| *byte == b']')
    {
        augmentation = name.get(end + 1..).unwrap_or(&[]);
    }
    augmentation
}
