//! The object files in a file: the file itself, the members of an archive, or the files for several
//! architectures in a universal Mach-O file.

use super::input::{Input, Part, Stream};
use core::fmt;
use object::read::archive::ArchiveFile;
use object::read::macho::{FatArch, MachOFatFile32, MachOFatFile64};
use object::read::{FileKind, ReadCache};

/// The reason why a file cannot be audited.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum AuditError {
    /// The file is neither an object file of a known format nor an archive.
    Format,
    /// The headers of the file cannot be read.
    Header(object::read::Error),
    /// The file is a thin archive: it names the files of its members, but does not contain them.
    Thin,
    /// Members of the archive share bytes.
    Members,
}

impl fmt::Display for AuditError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AuditError::Format => f.write_str(
                "it is not an ELF, Mach-O, COFF, PE or WebAssembly file, or an archive of these",
            ),
            AuditError::Header(error) => write!(f, "its headers cannot be read: {error}"),
            AuditError::Members => {
                f.write_str("it is a malformed archive, whose members share bytes")
            }
            AuditError::Thin => f.write_str(
                "it is a thin archive, whose members are separate files; name those instead",
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
    /// The name in the archive, or the architecture; `None` if the object file is the whole input.
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

/// True if a kind of file is an object file whose sections can be read.
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

/// Finds the object files in a file. Other members of an archive are omitted.
///
/// # Errors
/// If the file has no known format, is a thin archive, or has members that share bytes.
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
        // A truncated member is kept, so that the audit reports the bytes that cannot be read.
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
    // Shared bytes would be read once for each member.
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
