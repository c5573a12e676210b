//! The object files in a file: itself, the members of an archive, or those for several machines.

use super::input::{Input, Part, Stream};
use core::fmt;
use object::read::archive::ArchiveFile;
use object::read::macho::{FatArch, MachOFatFile32, MachOFatFile64};
use object::read::{FileKind, ReadCache};

/// Why a file cannot be audited.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum AuditError {
    /// It is no object file, nor an archive, of a format that is known.
    Format,
    /// It is one, but its headers cannot be read; what is wrong with them.
    Header(object::read::Error),
    /// It is an archive that does not hold its members, but only names their files.
    Thin,
    /// Files in it share bytes.
    Members,
}

impl fmt::Display for AuditError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AuditError::Format => {
                f.write_str("it is no ELF, Mach-O, COFF, PE or WebAssembly file, nor an archive")
            }
            AuditError::Header(error) => write!(f, "its headers cannot be read: {error}"),
            AuditError::Members => f.write_str("it is no sound archive: files in it share bytes"),
            AuditError::Thin => f.write_str(
                "it is a thin archive, whose members are files of their own: give those",
            ),
        }
    }
}

impl core::error::Error for AuditError {}

impl From<object::read::Error> for AuditError {
    fn from(error: object::read::Error) -> AuditError {
        AuditError::Header(error)
    }
}

/// An object file in an [`Input`].
pub struct ArchiveMember<'i> {
    /// What it is called in its archive, or which machine it is for; `None` for a file of its own.
    pub name: Option<String>,
    pub(super) part: Part<'i>,
}

impl fmt::Debug for ArchiveMember<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ArchiveMember")
            .field("name", &self.name)
            .field("range", &self.part.range)
            .finish()
    }
}

/// Whether it is an object file whose sections can be found.
fn is_object(kind: FileKind) -> bool {
    matches!(
        kind,
        FileKind::Coff
            | FileKind::CoffBig
            | FileKind::Elf32
            | FileKind::Elf64
            | FileKind::MachO32
            | FileKind::MachO64
            | FileKind::Pe32
            | FileKind::Pe64
            | FileKind::Wasm
    )
}

/// The object files in a file. Members of an archive that are none are left out.
///
/// # Errors
/// Where it is no file of a format that is known, a thin archive, or one whose members share bytes.
pub fn members(input: &dyn Input) -> Result<Vec<ArchiveMember<'_>>, AuditError> {
    let cache = ReadCache::new(Stream { input, at: 0 });
    let kind = FileKind::parse(&cache).map_err(|_| AuditError::Format)?;
    let whole = 0..input.size();
    let mut members = Vec::new();
    let mut bytes = 0u64;
    let mut add = |name: String, offset: u64, size: u64| {
        let end = offset.saturating_add(size);
        bytes = bytes.saturating_add(end.min(whole.end).saturating_sub(offset));
        let part = Part {
            input,
            range: offset..end.min(whole.end),
        };
        let start = ReadCache::new(Stream {
            input: &part,
            at: 0,
        });
        // One that is cut off stays, for what cannot be read of it to be said.
        if end > whole.end || FileKind::parse(&start).is_ok_and(is_object) {
            members.push(ArchiveMember {
                name: Some(name),
                part,
            });
        }
    };
    match kind {
        kind if is_object(kind) => {
            return Ok(vec![ArchiveMember {
                name: None,
                part: Part {
                    input,
                    range: whole,
                },
            }]);
        }
        FileKind::Archive => {
            let archive = ArchiveFile::parse(&cache)?;
            if archive.is_thin() {
                return Err(AuditError::Thin);
            }
            for member in archive.members() {
                let member = member?;
                let (offset, size) = member.file_range();
                add(
                    String::from_utf8_lossy(member.name()).into_owned(),
                    offset,
                    size,
                );
            }
        }
        FileKind::MachOFat32 => architectures(MachOFatFile32::parse(&cache)?.arches(), &mut add),
        FileKind::MachOFat64 => architectures(MachOFatFile64::parse(&cache)?.arches(), &mut add),
        _ => return Err(AuditError::Format),
    }
    // Each would be gone through as often as it is in there.
    if bytes > whole.end {
        return Err(AuditError::Members);
    }
    Ok(members)
}

fn architectures<F: FatArch>(files: &[F], add: &mut dyn FnMut(String, u64, u64)) {
    for file in files {
        let (offset, size) = file.file_range();
        add(format!("{:?}", file.architecture()), offset, size);
    }
}
