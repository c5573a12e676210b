//! The parts that two shapes share in `gimli::write`: a unit with a base type, and its sections.

use super::read::Bytes;
use gimli::constants::*;
use gimli::write::{
    AttributeValue, CallFrameInstruction, CieId, CommonInformationEntry, DwarfUnit, EndianVec,
    FileId, FrameTable, LineProgram, LineString, Range, RelocateWriter, Relocation, UnitEntryId,
};
use gimli::{LittleEndian, Register, SectionId};

pub struct Theirs {
    pub dwarf: DwarfUnit,
    pub frames: FrameTable,
    pub cie: CieId,
    pub ranges: Vec<Range>,
    pub root: UnitEntryId,
    pub int: UnitEntryId,
    pub file: FileId,
}

impl Theirs {
    /// A unit with one base type.
    pub fn new(bits: u64, name: &str) -> Theirs {
        let encoding = gimli::Encoding {
            format: gimli::Format::Dwarf32,
            version: 5,
            address_size: 8,
        };
        let mut dwarf = DwarfUnit::new(encoding);
        let string = |text: &str| LineString::String(text.into());
        let line = gimli::LineEncoding::default();
        let mut program =
            LineProgram::new(encoding, line, string("/src"), None, string("main.c"), None);
        let directory = program.default_directory();
        let file = program.add_file(string("main.c"), directory, None);
        let root = dwarf.unit.root();
        let set = |dwarf: &mut DwarfUnit, name, text: &str| {
            let id = dwarf.strings.add(text);
            dwarf
                .unit
                .get_mut(root)
                .set(name, AttributeValue::StringRef(id));
        };
        set(&mut dwarf, DW_AT_producer, "bench");
        set(&mut dwarf, DW_AT_name, "main.c");
        set(&mut dwarf, DW_AT_comp_dir, "/src");
        dwarf
            .unit
            .get_mut(root)
            .set(DW_AT_language, AttributeValue::Language(DW_LANG_C11));
        let int = dwarf.unit.add(root, DW_TAG_base_type);
        let name = dwarf.strings.add(name);
        let entry = dwarf.unit.get_mut(int);
        entry.set(DW_AT_name, AttributeValue::StringRef(name));
        entry.set(DW_AT_encoding, AttributeValue::Encoding(DW_ATE_signed));
        entry.set(DW_AT_byte_size, AttributeValue::Udata(bits / 8));
        let mut frames = FrameTable::default();
        let mut cie = CommonInformationEntry::new(
            gimli::Encoding {
                version: 4,
                ..encoding
            },
            1,
            -8,
            Register(16),
        );
        cie.add_instruction(CallFrameInstruction::Cfa(Register(7), 8));
        cie.add_instruction(CallFrameInstruction::Offset(Register(16), -8));
        let cie = frames.add_cie(cie);
        dwarf.unit.line_program = program;
        Theirs {
            dwarf,
            frames,
            cie,
            ranges: Vec::new(),
            root,
            int,
            file,
        }
    }

    pub fn program(&mut self) -> &mut LineProgram {
        &mut self.dwarf.unit.line_program
    }

    pub fn write(mut self) -> Written {
        let ranges = self
            .dwarf
            .unit
            .ranges
            .add(gimli::write::RangeList(self.ranges));
        self.dwarf
            .unit
            .get_mut(self.root)
            .set(DW_AT_ranges, AttributeValue::RangeListRef(ranges));
        let mut sections = gimli::write::Sections::new(Section::new());
        let mut frame = gimli::write::DebugFrame::from(Section::new());
        let written = self
            .dwarf
            .write(&mut sections)
            .and_then(|()| self.frames.write_debug_frame(&mut frame));
        written.unwrap_or_else(|error| panic!("{error}"));
        Written { sections, frame }
    }
}

pub struct Written {
    sections: gimli::write::Sections<Section>,
    frame: gimli::write::DebugFrame<Section>,
}

impl Written {
    /// Returns the bytes with every function at address 0, so that they can be read.
    pub fn bytes(&self) -> Bytes {
        let mut bytes = Bytes::new();
        let mut add =
            |id: SectionId, section: &Section| _ = bytes.insert(id.name(), section.bound());
        let all = self.sections.for_each(|id, section| {
            add(id, section);
            Ok::<(), gimli::Error>(())
        });
        all.unwrap_or_else(|error| panic!("{error}"));
        add(SectionId::DebugFrame, &self.frame.0);
        bytes
    }
}

/// A section of `gimli::write` with its relocations.
#[derive(Clone)]
struct Section {
    writer: EndianVec<LittleEndian>,
    relocations: Vec<Relocation>,
}

impl Section {
    fn new() -> Section {
        Section {
            writer: EndianVec::new(LittleEndian),
            relocations: Vec::new(),
        }
    }

    /// Returns the bytes with relocations applied, with every section and function at address 0.
    fn bound(&self) -> Vec<u8> {
        let mut bytes = self.writer.slice().to_vec();
        for relocation in &self.relocations {
            let size = usize::from(relocation.size);
            bytes[relocation.offset..relocation.offset + size]
                .copy_from_slice(&relocation.addend.to_le_bytes()[..size]);
        }
        bytes
    }
}

impl RelocateWriter for Section {
    type Writer = EndianVec<LittleEndian>;

    fn writer(&self) -> &Self::Writer {
        &self.writer
    }

    fn writer_mut(&mut self) -> &mut Self::Writer {
        &mut self.writer
    }

    fn relocate(&mut self, relocation: Relocation) {
        self.relocations.push(relocation);
    }
}
