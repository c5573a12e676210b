//! The fields of debug sections in object files: [`CONTAINERS`] is a table of the section names and
//! relocations of ELF, COFF and Mach-O.

use super::elf::{elf_machine, little_endian_machine};
use super::object_error::ObjectError;
use super::relocation::RelocationTarget;
use super::sections::Section;
use crate::target::Target;
use alloc::borrow::Cow;
use alloc::vec::Vec;
use object::{
    Architecture, BinaryFormat, RelocationEncoding, RelocationFlags, RelocationKind, SectionKind,
    SymbolKind,
};

/// The properties of an object file format that debug sections depend on.
pub(super) struct Container {
    pub(super) format: BinaryFormat,
    /// The machines that have the relocations of `fields`. Empty if the target's description has
    /// the numbers of its relocations.
    machines: &'static [Architecture],
    /// The replacement for the dot at the start of a section's name, and the maximum length of a
    /// name in bytes.
    pub(super) name: (&'static str, usize),
    /// The kind of string sections. ELF linkers merge strings only in sections whose entry size is
    /// 1, as in `OtherString`; in `DebugString`, the entry size is 0.
    pub(super) strings: SectionKind,
    /// The kind of an undefined symbol. The `object` crate adds a prefix to the names of data
    /// symbols, but not to the names of symbols of unknown kind.
    pub(super) undefined: SymbolKind,
    /// The kinds of fields. Each has its possible sizes in bytes and the way to fill it in.
    fields: &'static [(RelocationKind, &'static [u8], Fill)],
    /// The kind of a field with a symbol's offset in thread-local storage, and the number of bytes
    /// of its relocation; `None` if the target's description has the relocation.
    pub(super) thread_local: Option<(RelocationKind, Option<u8>)>,
}

/// The way in which a field is filled in.
#[derive(Clone, Copy)]
pub(super) enum Fill {
    /// A relocation whose number is in the target's description.
    Numbered,
    /// The `object` crate's relocation of this kind.
    Named,
    /// No relocation: the field holds the offset in the section of the same object file.
    Done,
    /// A relocation for the symbol minus a symbol of the field's section.
    Difference,
}

pub(super) const CONTAINERS: [Container; 3] = [
    Container {
        format: BinaryFormat::Elf,
        machines: &[],
        name: (".", usize::MAX),
        strings: SectionKind::OtherString,
        undefined: SymbolKind::Unknown,
        fields: &[
            (RelocationKind::Absolute, &[1, 2, 4, 8], Fill::Numbered),
            (RelocationKind::SectionOffset, &[4, 8], Fill::Numbered),
            (RelocationKind::Relative, &[4, 8], Fill::Numbered),
        ],
        thread_local: None,
    },
    // Offsets use SECREL. An address relocation would give an address in the image.
    Container {
        format: BinaryFormat::Coff,
        // 32-bit Arm is missing: linkers set the lowest bit of a function's address in Thumb code.
        machines: &[
            Architecture::I386,
            Architecture::X86_64,
            Architecture::Aarch64,
        ],
        name: (".", usize::MAX),
        strings: SectionKind::Debug,
        undefined: SymbolKind::Data,
        fields: &[
            (RelocationKind::Absolute, &[4, 8], Fill::Named),
            (RelocationKind::SectionOffset, &[4], Fill::Named),
            (RelocationKind::Relative, &[4], Fill::Named),
        ],
        // The section of thread-local globals is the initial contents of each thread's storage. The
        // high half of a field of eight bytes remains 0.
        thread_local: Some((RelocationKind::SectionOffset, Some(4))),
    },
    // Linkers do not copy debug sections. Debuggers and dsymutil read them from the object file and
    // apply only relocations of addresses.
    Container {
        format: BinaryFormat::MachO,
        machines: &[Architecture::X86_64, Architecture::Aarch64],
        name: ("__", 16),
        strings: SectionKind::Debug,
        undefined: SymbolKind::Data,
        fields: &[
            (RelocationKind::Absolute, &[4, 8], Fill::Named),
            (RelocationKind::SectionOffset, &[4, 8], Fill::Done),
            (RelocationKind::Relative, &[4, 8], Fill::Difference),
        ],
        // The symbol is that of the global's descriptor. Debuggers find the storage through it.
        thread_local: Some((RelocationKind::Absolute, None)),
    },
];

impl Container {
    /// Returns the name of a section, such as `__debug_str_offs` for `.debug_str_offsets` in
    /// Mach-O.
    pub(super) fn section_name(&self, section: &Section) -> Cow<'static, str> {
        let (dot, longest) = self.name;
        let rest = section.name().strip_prefix('.').unwrap_or(section.name());
        let rest = rest.get(..longest - dot.len()).unwrap_or(rest);
        match dot {
            "." => Cow::Borrowed(section.name()),
            _ => Cow::Owned([dot, rest].concat()),
        }
    }

    /// Returns the way to fill in a field, and the flags of its relocation if it has one.
    fn fill(
        &self,
        target: Target,
        relocation: &super::Relocation,
    ) -> Result<(Fill, RelocationFlags), ObjectError> {
        let (mut bytes, mut kind) = (relocation.size(), kind(relocation));
        if let (RelocationTarget::ThreadLocal(_), Some(known)) =
            (relocation.target(), self.thread_local)
        {
            (kind, bytes) = (known.0, known.1.unwrap_or(bytes));
        }
        let none = ObjectError::Relocation {
            format: self.format,
            target,
            bytes,
            kind,
        };
        if kind == RelocationKind::Unknown {
            let known = target.description().thread_local_relocation();
            let known = known.ok_or(none)?;
            let r_type = known.number;
            return Ok((Fill::Numbered, RelocationFlags::Elf { r_type }));
        }
        let field = self.fields.iter().find(|field| field.0 == kind);
        let Some(&(_, _, fill)) = field.filter(|field| field.1.contains(&bytes)) else {
            return Err(none);
        };
        let kind = match fill {
            Fill::Numbered => {
                let types = elf_machine(target)?.relocations;
                let r_type = types.of(kind, bytes).ok_or(none)?;
                return Ok((fill, RelocationFlags::Elf { r_type }));
            }
            Fill::Difference => RelocationKind::Absolute,
            Fill::Named | Fill::Done => kind,
        };
        let encoding = RelocationEncoding::Generic;
        let size = bytes.saturating_mul(8);
        let known = little_endian_machine(target);
        match known.is_some_and(|known| self.machines.contains(&known)) {
            true => Ok((
                fill,
                RelocationFlags::Generic {
                    kind,
                    encoding,
                    size,
                },
            )),
            false => Err(none),
        }
    }
}

/// The ways to fill in the fields of one object file. There are few kinds of fields, and many
/// fields of each.
pub(super) struct Fields {
    pub(super) container: &'static Container,
    target: Target,
    known: Vec<((RelocationKind, u8), (Fill, RelocationFlags))>,
}

impl Fields {
    pub(super) fn new(container: &'static Container, target: Target) -> Fields {
        Fields {
            container,
            target,
            known: Vec::new(),
        }
    }

    /// Returns the way to fill in a field, and the flags of its relocation if it has one.
    pub(super) fn fill(
        &mut self,
        relocation: &super::Relocation,
    ) -> Result<(Fill, RelocationFlags), ObjectError> {
        let key = (kind(relocation), relocation.size());
        if let Some((_, known)) = self.known.iter().find(|(of, _)| *of == key) {
            return Ok(*known);
        }
        let fill = self.container.fill(self.target, relocation)?;
        self.known.push((key, fill));
        Ok(fill)
    }
}

/// Returns the kind of a field.
fn kind(relocation: &super::Relocation) -> RelocationKind {
    match relocation.target() {
        _ if relocation.is_pc_relative() => RelocationKind::Relative,
        RelocationTarget::Symbol(_)
        | RelocationTarget::Length { .. }
        | RelocationTarget::WasmGlobal => RelocationKind::Absolute,
        // The `object` crate has no kind for this.
        RelocationTarget::ThreadLocal(_) => RelocationKind::Unknown,
        RelocationTarget::Section(_) | RelocationTarget::TypeUnit(_) => {
            RelocationKind::SectionOffset
        }
    }
}
