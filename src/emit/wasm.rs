//! Debug sections in WebAssembly files that `wasm-ld` links. They are custom sections whose
//! relocations refer to the symbols of the custom section `linking` (WebAssembly tool conventions,
//! "WebAssembly Object File Linking").

use super::object_error::ObjectError;
use super::relocation::RelocationTarget;
use super::sections::{Section, Sections};
use crate::dwarf::leb128::{read_unsigned, write_signed, write_unsigned};
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use object::{Architecture, BinaryFormat, RelocationKind};

/// The first bytes of a file: `\0asm` and the version.
const START: &[u8] = b"\0asm\x01\0\0\0";
/// The section id of custom sections.
const CUSTOM: u8 = 0;
/// The subsection of `linking` that holds the symbols.
const SYMBOL_TABLE: u8 = 8;
const LINKING_VERSION: u64 = 2;

/// Kinds of symbols.
const FUNCTION: u8 = 0;
const DATA: u8 = 1;
const GLOBAL: u8 = 2;
const SECTION: u8 = 3;
const TAG: u8 = 4;
const TABLE: u8 = 5;
/// Flags of symbols.
const LOCAL: u8 = 0x02;
const UNDEFINED: u64 = 0x10;
const EXPLICIT_NAME: u64 = 0x40;

/// The relocations. Each has the kind of symbol, the size of the field in bytes, and the type of
/// the relocation.
const RELOCATIONS: [(u8, u8, u8); 5] = [
    // R_WASM_FUNCTION_OFFSET_I32 and _I64, relative to the start of the code section.
    (FUNCTION, 4, 8),
    (FUNCTION, 8, 22),
    // R_WASM_MEMORY_ADDR_I32 and _I64.
    (DATA, 4, 5),
    (DATA, 8, 16),
    // R_WASM_SECTION_OFFSET_I32.
    (SECTION, 4, 9),
];

/// R_WASM_GLOBAL_INDEX_I32, which has no addend.
const GLOBAL_INDEX: u8 = 13;

impl Sections {
    /// Adds the sections and their relocations to a relocatable WebAssembly file from another
    /// writer. The file has the custom section `linking`, as clang and other compilers write it for
    /// `wasm-ld`. Returns the new file.
    ///
    /// Functions and data are found by the names of symbols in that section. The code of a function
    /// starts with its declarations of locals, after the size of its body.
    /// [`Position`](crate::Position) 0 is there, and addresses in a linked file count from the
    /// start of the code section ("DWARF for WebAssembly").
    ///
    /// The indices of WebAssembly globals in `DW_OP_WASM_location` are the indices in this file,
    /// and each such global has a symbol. The linker writes the indices in the linked file.
    ///
    /// ```
    /// # use dwarfsmith::emit::{ObjectError, Sections};
    /// fn object_file(code: &[u8], sections: &Sections) -> Result<Vec<u8>, ObjectError> {
    ///     sections.add_to_wasm(code)
    /// }
    /// # use dwarfsmith::{dwarf::Dialect, emit::EmitOptions, lower::LowerOptions, text};
    /// # let module = text::parse("target \"wasm32\"\n").unwrap().module;
    /// # let validated = module.validate().unwrap();
    /// # let lowered = validated.lower(&LowerOptions::new(Dialect::Dwarf5)).unwrap();
    /// # let sections = lowered.emit(&EmitOptions::default()).unwrap();
    /// # assert!(matches!(object_file(b"\0asm\x01\0\0\0", &sections), Err(ObjectError::File(..))));
    /// ```
    ///
    /// # Errors
    /// [`ObjectError::Machine`] if the module's target is not WebAssembly, [`ObjectError::File`] if
    /// the file cannot be linked or is damaged, [`ObjectError::Symbol`] if it does not define a
    /// symbol, [`ObjectError::Split`] and [`ObjectError::TypeUnits`] for split units and type
    /// units, [`ObjectError::Compressed`] for compressed sections, [`ObjectError::Adjacent`] for
    /// functions that are [`CodeSections::Adjacent`](super::CodeSections::Adjacent), and
    /// [`ObjectError::Relocation`] for 64-bit DWARF and `.eh_frame`, for which WebAssembly has no
    /// relocations.
    pub fn add_to_wasm(&self, file: &[u8]) -> Result<Vec<u8>, ObjectError> {
        if !self.target().description().has_wasm_locations {
            return Err(ObjectError::Machine(Architecture::Wasm32, self.target()));
        }
        if self.is_split {
            return Err(ObjectError::Split(BinaryFormat::Wasm));
        }
        if self.has_groups() {
            return Err(ObjectError::TypeUnits(BinaryFormat::Wasm));
        }
        if self.is_compressed {
            return Err(ObjectError::Compressed(BinaryFormat::Wasm));
        }
        // The encoded size of each function is between its code and the code of the previous
        // function.
        if self.code.alignment().is_some()
            && let [_, second, ..] = self.functions()
        {
            return Err(ObjectError::Adjacent(self.symbol(second.symbol).into()));
        }
        let linking = Linking::find(file)?;
        let unread = damaged("the symbols cannot be read");
        let symbols = linking.symbols().ok_or(unread)?;
        let mut bytes = linking.before.to_vec();
        for section in self.iter() {
            custom(&mut bytes, section.name(), &section.bytes);
        }
        let content = linking.with_sections(&symbols, self.iter().len());
        custom(&mut bytes, LINKING, &content);
        for (index, section) in self.iter().enumerate() {
            let entries = self.wasm_relocations(section, &symbols)?;
            if section.relocations.is_empty() {
                continue;
            }
            let mut content = Vec::new();
            write_unsigned(&mut content, linking.index + index as u64);
            write_unsigned(&mut content, section.relocations.len() as u64);
            content.extend(entries);
            custom(&mut bytes, &["reloc.", section.name()].concat(), &content);
        }
        bytes.extend_from_slice(linking.after);
        Ok(bytes)
    }

    /// Returns the entries of a section's `reloc` section.
    fn wasm_relocations(
        &self,
        section: &Section,
        symbols: &Symbols<'_>,
    ) -> Result<Vec<u8>, ObjectError> {
        let mut bytes = Vec::new();
        for relocation in &section.relocations {
            let (kind, index, of) = match relocation.target() {
                RelocationTarget::Section(of) => {
                    let place = self.iter().position(|section| section.id == of);
                    let place = place.ok_or_else(|| ObjectError::Symbol(of.name().into()))?;
                    (
                        SECTION,
                        symbols.count + place as u64,
                        RelocationKind::SectionOffset,
                    )
                }
                RelocationTarget::WasmGlobal => {
                    let global = relocation.addend() as u64;
                    let known = symbols.globals.get(&global).copied();
                    let unknown = ObjectError::Global(global);
                    bytes.push(GLOBAL_INDEX);
                    write_unsigned(&mut bytes, relocation.offset().into());
                    write_unsigned(&mut bytes, known.ok_or(unknown)?);
                    continue;
                }
                RelocationTarget::Length { .. } => {
                    return Err(ObjectError::Lengths(BinaryFormat::Wasm));
                }
                RelocationTarget::TypeUnit(_) => {
                    return Err(ObjectError::TypeUnits(BinaryFormat::Wasm));
                }
                // Lowering omits such locations, because the format has no relocation for them.
                RelocationTarget::ThreadLocal(symbol) => {
                    return Err(ObjectError::Symbol(self.symbol(symbol).into()));
                }
                RelocationTarget::Symbol(symbol) => {
                    let name = self.symbol(symbol);
                    let known = symbols.named.get(name.as_bytes());
                    let (kind, index) = known.ok_or_else(|| ObjectError::Symbol(name.into()))?;
                    (*kind, *index, RelocationKind::Absolute)
                }
            };
            let known = RELOCATIONS
                .iter()
                .find(|known| (known.0, known.1) == (kind, relocation.size()));
            let Some((_, _, number)) = known.filter(|_| !relocation.is_pc_relative()) else {
                return Err(ObjectError::Relocation {
                    format: BinaryFormat::Wasm,
                    target: self.target(),
                    bytes: relocation.size(),
                    kind: match relocation.is_pc_relative() {
                        true => RelocationKind::Relative,
                        false => of,
                    },
                });
            };
            bytes.push(*number);
            write_unsigned(&mut bytes, relocation.offset().into());
            write_unsigned(&mut bytes, index);
            write_signed(&mut bytes, relocation.addend());
        }
        Ok(bytes)
    }
}

/// Appends a custom section.
fn custom(bytes: &mut Vec<u8>, name: &str, content: &[u8]) {
    let mut prefix = Vec::new();
    write_unsigned(&mut prefix, name.len() as u64);
    prefix.extend_from_slice(name.as_bytes());
    bytes.push(CUSTOM);
    write_unsigned(bytes, (prefix.len() + content.len()) as u64);
    bytes.extend_from_slice(&prefix);
    bytes.extend_from_slice(content);
}

fn damaged(why: &'static str) -> ObjectError {
    ObjectError::File(BinaryFormat::Wasm, why)
}

/// The name of the custom section with symbols.
const LINKING: &str = "linking";

/// The section `linking` of a file.
struct Linking<'f> {
    /// The parts of the file before and after the section.
    before: &'f [u8],
    after: &'f [u8],
    /// The number of sections before it.
    index: u64,
    /// The number and content of each subsection.
    parts: Vec<(u8, &'f [u8])>,
}

/// The symbols of a file.
struct Symbols<'f> {
    /// The number of symbols.
    count: u64,
    /// The kind and index of each function and each data object that has a name.
    named: BTreeMap<&'f [u8], (u8, u64)>,
    /// The index of each global's symbol, by the global's index.
    globals: BTreeMap<u64, u64>,
    /// The entries of the symbols in the file.
    entries: &'f [u8],
}

fn take<'f>(rest: &mut &'f [u8], size: u64) -> Option<&'f [u8]> {
    let (taken, after) = rest.split_at_checked(usize::try_from(size).ok()?)?;
    *rest = after;
    Some(taken)
}

fn byte(rest: &mut &[u8]) -> Option<u8> {
    take(rest, 1)?.first().copied()
}

fn number(rest: &mut &[u8]) -> Option<u64> {
    read_unsigned(rest).ok()
}

/// Reads the bytes that follow their size.
fn sized<'f>(rest: &mut &'f [u8]) -> Option<&'f [u8]> {
    let size = number(rest)?;
    take(rest, size)
}

impl<'f> Linking<'f> {
    fn find(file: &'f [u8]) -> Result<Linking<'f>, ObjectError> {
        let rest = file.strip_prefix(START);
        let mut rest = rest.ok_or(damaged("it does not start with the header of version 1"))?;
        let mut index = 0;
        while !rest.is_empty() {
            let start = file.len() - rest.len();
            let section = byte(&mut rest).zip(sized(&mut rest));
            let (kind, mut content) = section.ok_or(damaged("it ends inside a section"))?;
            if kind == CUSTOM && sized(&mut content) == Some(LINKING.as_bytes()) {
                let version = number(&mut content);
                let parts = version.filter(|it| *it == LINKING_VERSION);
                let parts = parts.and_then(|_| subsections(content));
                return Ok(Linking {
                    before: file.get(..start).unwrap_or_default(),
                    after: rest,
                    index,
                    parts: parts.ok_or(damaged(
                        "its section `linking` is damaged, or its version is not 2",
                    ))?,
                });
            }
            index += 1;
        }
        Err(damaged("it has no section `linking`"))
    }

    fn symbols(&self) -> Option<Symbols<'f>> {
        let table = self.place_of_symbols().and_then(|at| self.parts.get(at));
        let mut rest = table.map_or(&[0][..], |part| part.1);
        let count = number(&mut rest)?;
        let entries = rest;
        let (mut named, mut globals) = (BTreeMap::new(), BTreeMap::new());
        for index in 0..count {
            let (kind, is_defined, name, element) = symbol(&mut rest)?;
            if kind == GLOBAL {
                globals.entry(element).or_insert(index);
            }
            // Another file may define a data object, but functions must be defined in this file.
            let name = name.filter(|_| kind == DATA || kind == FUNCTION && is_defined);
            if let Some(name) = name {
                named.entry(name).or_insert((kind, index));
            }
        }
        rest.is_empty().then_some(Symbols {
            count,
            named,
            globals,
            entries,
        })
    }

    /// Returns the section's content with a symbol for each new section. The new sections are
    /// numbered from the index of this section on. The symbols keep their place, because readers
    /// require them before the subsections that refer to them, such as that of the constructors.
    fn with_sections(&self, symbols: &Symbols<'_>, count: usize) -> Vec<u8> {
        let mut table = Vec::new();
        write_unsigned(&mut table, symbols.count + count as u64);
        table.extend_from_slice(symbols.entries);
        for index in 0..count as u64 {
            table.extend([SECTION, LOCAL]);
            write_unsigned(&mut table, self.index + index);
        }
        let (before, rest) = self.parts.split_at(self.place_of_symbols().unwrap_or(0));
        let others = rest.iter().filter(|part| part.0 != SYMBOL_TABLE);
        let own = (SYMBOL_TABLE, &table[..]);
        let mut bytes = Vec::new();
        write_unsigned(&mut bytes, LINKING_VERSION);
        for (kind, content) in before.iter().chain([&own]).chain(others) {
            bytes.push(*kind);
            write_unsigned(&mut bytes, content.len() as u64);
            bytes.extend_from_slice(content);
        }
        bytes
    }

    /// Returns the index of the subsection with the symbols, if there is one.
    fn place_of_symbols(&self) -> Option<usize> {
        self.parts.iter().position(|part| part.0 == SYMBOL_TABLE)
    }
}

fn subsections(mut rest: &[u8]) -> Option<Vec<(u8, &[u8])>> {
    let mut parts = Vec::new();
    while !rest.is_empty() {
        parts.push((byte(&mut rest)?, sized(&mut rest)?));
    }
    Some(parts)
}

/// Reads a symbol. Returns its kind, true if the file defines it, its name if the entry has one,
/// and the index of a function, global, tag or table; 0 for other symbols.
fn symbol<'f>(rest: &mut &'f [u8]) -> Option<(u8, bool, Option<&'f [u8]>, u64)> {
    let (kind, flags) = (byte(rest)?, number(rest)?);
    let is_defined = flags & UNDEFINED == 0;
    let mut element = 0;
    let name = match kind {
        FUNCTION | GLOBAL | TAG | TABLE => {
            element = number(rest)?;
            match is_defined || flags & EXPLICIT_NAME != 0 {
                true => Some(sized(rest)?),
                false => None,
            }
        }
        DATA => {
            let name = sized(rest)?;
            if is_defined {
                // These are the segment, the offset in it and the size.
                for _ in 0..3 {
                    number(rest)?;
                }
            }
            Some(name)
        }
        SECTION => {
            number(rest)?;
            None
        }
        _ => return None,
    };
    Some((kind, is_defined, name, element))
}
