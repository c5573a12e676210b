//! A small object file whose every part can be changed before it is written: two functions with
//! variables in all kinds of locations, a location list of each form, and a frame for each
//! function.

use object::write::{Object, Relocation, SectionId, Symbol, SymbolSection};
use object::{
    Architecture, BinaryFormat, Endianness, RelocationEncoding, RelocationFlags, RelocationKind,
    SectionKind, SymbolFlags, SymbolKind, SymbolScope,
};
use std::collections::BTreeMap;

/// The offsets of the types' entries in the unit. These entries come first, so that their offsets
/// do not change; `build` checks them.
pub const U64: u8 = 37;
pub const F64: u8 = 44;
pub const PAIR: u8 = 57;
/// The entry of a DWARF procedure, whose expression has three bytes.
pub const PROCEDURE: u8 = 51;

/// The addresses and sizes of the functions.
pub const F: u64 = 0x1000;
pub const F_SIZE: u64 = 0x100;
pub const G: u64 = 0x2000;

/// The contents of the sections.
pub struct Parts {
    /// Locations of variables of `f`: `x`, and `p`, whose type has 16 bytes.
    pub x: Vec<u8>,
    pub p: Vec<u8>,
    /// The location of a variable of `g`.
    pub y: Vec<u8>,
    /// The location of a global variable.
    pub global: Vec<u8>,
    pub frame_base: Vec<u8>,
    /// The upper bound of an array type in `f`, and the location of a member of `pair`.
    pub upper_bound: Vec<u8>,
    pub member: Vec<u8>,
    /// The abbreviation code of the bound; if it is not the usual one, the bound is not an
    /// expression.
    pub bound_code: u8,
    /// The location of the procedure.
    pub procedure: Vec<u8>,
    /// The abbreviation code of `x`.
    pub x_code: u8,
    /// The index of the list of `l`, and the entries of its list, the end included.
    pub index: u8,
    pub list: Vec<u8>,
    /// The offset of the list of `m`; `None` for the list of `l`.
    pub list_offset: Option<u32>,
    pub low_pc: bool,
    pub version: u16,
    /// Added to the length of the unit.
    pub length: u32,
    pub abbreviations: u32,
    /// The number of bytes that `.debug_abbrev` lacks.
    pub abbreviations_cut: usize,
    /// The number of entries that enclose all others.
    pub nesting: usize,
    /// The headers' versions.
    pub address_version: u16,
    pub list_version: u16,
    /// The common entry of `.debug_frame` after its number.
    pub common: Vec<u8>,
    /// The instructions of `f`.
    pub frame: Vec<u8>,
    /// The offset of the common entry, the start and the size in the frame of `f`.
    pub common_offset: u32,
    pub frame_start: u64,
    pub frame_size: u64,
    /// The encoding of pointers in `.eh_frame`.
    pub pointers: u8,
    /// The offset of a relocation in `.debug_info`.
    pub relocation: Option<u64>,
    /// The location of a variable in a second unit, which is of version 4.
    pub older: Option<Vec<u8>>,
    /// The number of further variables with the list of `l`.
    pub sharers: usize,
    /// An additional section.
    pub extra: Option<(&'static str, Vec<u8>)>,
    /// The number of bytes that `.debug_frame` lacks.
    pub frame_cut: usize,
}

impl Parts {
    /// A file without faults.
    pub fn sound() -> Parts {
        Parts {
            // Memory at a register; a value that is computed with types; a branch around an
            // operation; both halves.
            x: vec![0xa5, 0x00, U64, 0x31, 0xa8, U64, 0x22, 0x9f],
            p: vec![0x50, 0x93, 8, 0x53, 0x93, 8],
            y: vec![0x77, 0x08],
            global: vec![0xa1, 0],
            frame_base: vec![0x9c],
            upper_bound: vec![0x91, 0x70, 0x06, 0x12, 0x28, 1, 0, 0x1f, 0x31, 0x1c],
            member: vec![0x23, 8],
            bound_code: 11,
            procedure: vec![0x91, 0x10, 0x96],
            x_code: 4,
            index: 0,
            // Offsets; a start and a length; indices; the default.
            list: [
                &[0x04, 0x00, 0x10, 1, 0x50][..],
                &[0x08, 0x10, 0x10, 0, 0, 0, 0, 0, 0, 0x08, 2, 0x77, 0x00],
                &[0x02, 0, 1, 4, 0xa3, 1, 0x55, 0x9f],
                &[0x05, 3, 0x91, 0x60, 0x06],
                &[0x00],
            ]
            .concat(),
            list_offset: None,
            low_pc: true,
            version: 5,
            length: 0,
            abbreviations: 0,
            abbreviations_cut: 0,
            nesting: 0,
            address_version: 5,
            list_version: 5,
            // Version 4, no augmentation, addresses of 8 bytes, factors 1 and -8, column 16; the
            // rules of x86-64.
            common: vec![4, 0, 8, 0, 1, 0x78, 16, 0x0c, 7, 8, 0x90, 1],
            // push rbp; a CFA by an expression for a while; a register saved at an address that an
            // expression computes.
            frame: [
                &[0x41, 0x0e, 16, 0x86, 2, 0x0a, 0x44][..],
                &[0x0f, 2, 0x77, 16, 0x44, 0x0b],
                &[0x10, 3, 2, 0x23, 8],
            ]
            .concat(),
            common_offset: 0,
            frame_start: F,
            frame_size: F_SIZE,
            pointers: 0x1b,
            relocation: None,
            older: None,
            sharers: 0,
            extra: None,
            frame_cut: 0,
        }
    }

    /// The file, and the offsets of labelled items in bytes from the start of their section.
    pub fn build(&self) -> (Vec<u8>, BTreeMap<&'static str, u64>) {
        let mut labels = BTreeMap::new();
        let info = self.info(&mut labels);
        let lists = self.lists(&mut labels);
        let frames = self.frames(&mut labels);
        let mut addresses = Vec::new();
        for address in [F + 0x20, F + 0x30] {
            addresses.extend(u64::to_le_bytes(address));
        }
        let address_length = (4 + addresses.len()) as u32;
        let address_header = [
            &address_length.to_le_bytes()[..],
            &self.address_version.to_le_bytes(),
            &[8, 0],
        ]
        .concat();

        let mut object = Object::new(BinaryFormat::Elf, Architecture::X86_64, Endianness::Little);
        let mut add = |name: &str, bytes: &[u8]| -> SectionId {
            let id = object.add_section(Vec::new(), name.into(), SectionKind::Debug);
            object.append_section_data(id, bytes, 1);
            id
        };
        let info = add(".debug_info", &info);
        let abbreviations = ABBREVIATIONS.len() - self.abbreviations_cut;
        add(".debug_abbrev", &ABBREVIATIONS[..abbreviations]);
        add(".debug_loclists", &lists);
        add(".debug_addr", &[address_header, addresses].concat());
        add(".debug_frame", &frames);
        add(".eh_frame", &self.eh_frames());
        if let Some((name, bytes)) = &self.extra {
            add(name, bytes);
        }
        if let Some(offset) = self.relocation {
            let symbol = object.add_symbol(Symbol {
                name: b"elsewhere".to_vec(),
                value: 0,
                size: 0,
                kind: SymbolKind::Unknown,
                scope: SymbolScope::Unknown,
                weak: false,
                section: SymbolSection::Undefined,
                flags: SymbolFlags::None,
            });
            let encoding = RelocationEncoding::Generic;
            let flags = RelocationFlags::Generic {
                kind: RelocationKind::Absolute,
                encoding,
                size: 64,
            };
            object
                .add_relocation(
                    info,
                    Relocation {
                        offset,
                        symbol,
                        addend: 0,
                        flags,
                    },
                )
                .unwrap();
        }
        (object.write().unwrap(), labels)
    }

    fn info(&self, labels: &mut BTreeMap<&'static str, u64>) -> Vec<u8> {
        let mut unit = Unit {
            bytes: Vec::new(),
            labels,
        };
        unit.bytes.extend([0; 4]);
        unit.bytes.extend(self.version.to_le_bytes());
        unit.bytes.extend([1, 8]);
        unit.bytes.extend(self.abbreviations.to_le_bytes());
        // The unit: base address, size; .debug_addr and .debug_loclists after their headers.
        unit.entry("unit", if self.low_pc { 1 } else { 2 });
        unit.bytes
            .extend((if self.low_pc { 0x1000u64 } else { 0x2000 }).to_le_bytes());
        unit.bytes.extend(0x1100u64.to_le_bytes());
        unit.bytes.extend(8u32.to_le_bytes());
        unit.bytes.extend(12u32.to_le_bytes());
        for (name, encoding) in [("u64", 7), ("f64", 4)] {
            unit.entry(name, 3);
            unit.bytes.extend(name.bytes());
            unit.bytes.extend([0, 8, encoding]);
        }
        unit.entry("procedure", 7);
        unit.expression(&self.procedure);
        unit.entry("pair", 5);
        unit.bytes.push(16);
        unit.entry("member", 6);
        unit.expression(&self.member);
        unit.bytes.push(0);
        unit.entry("global", 4);
        unit.variable("global", U64);
        unit.expression(&self.global);
        for _ in 0..self.nesting {
            unit.entry("block", 13);
        }

        unit.entry("f", 8);
        unit.bytes.extend(F.to_le_bytes());
        unit.bytes.extend((F_SIZE as u32).to_le_bytes());
        unit.expression(&self.frame_base);
        unit.entry("array", 10);
        unit.bytes.push(U64);
        unit.entry("bound", self.bound_code);
        match self.bound_code {
            11 | 28 => unit.expression(&self.upper_bound),
            _ => unit.bytes.extend(&self.upper_bound),
        }
        unit.bytes.push(0);
        unit.entry("p", 4);
        unit.variable("p", PAIR);
        unit.expression(&self.p);
        unit.entry("l", 12);
        unit.variable("l", U64);
        unit.bytes.push(self.index);
        unit.entry("m", 14);
        unit.variable("m", U64);
        unit.bytes
            .extend(self.list_offset.unwrap_or(16).to_le_bytes());
        unit.entry("x", self.x_code);
        unit.variable("x", U64);
        unit.expression(&self.x);
        for _ in 0..self.sharers {
            unit.entry("last sharer", 14);
            unit.variable("s", U64);
            unit.bytes.extend(16u32.to_le_bytes());
        }
        unit.bytes.push(0);
        unit.entry("g", 9);
        unit.bytes.extend(G.to_le_bytes());
        unit.bytes.extend(0x100u32.to_le_bytes());
        unit.entry("y", 4);
        unit.variable("y", U64);
        unit.expression(&self.y);
        unit.bytes.push(0);
        unit.bytes.extend(vec![0; self.nesting]);
        unit.bytes.push(0);
        let mut bytes = unit.bytes;
        let length = (bytes.len() as u32 - 4).wrapping_add(self.length);
        bytes[..4].copy_from_slice(&length.to_le_bytes());
        let places = ["u64", "f64", "pair", "procedure"].map(|name| labels[name]);
        assert_eq!(places, [U64, F64, PAIR, PROCEDURE].map(u64::from));
        if let Some(location) = &self.older {
            bytes.extend(older_unit(location, bytes.len() as u64, labels));
        }
        bytes
    }

    /// One part with a table of one list.
    fn lists(&self, labels: &mut BTreeMap<&'static str, u64>) -> Vec<u8> {
        let length = (2 + 1 + 1 + 4 + 4 + self.list.len()) as u32;
        labels.insert("list", 16);
        [
            &length.to_le_bytes()[..],
            &self.list_version.to_le_bytes(),
            &[8, 0],
            &1u32.to_le_bytes(),
            &4u32.to_le_bytes(),
            &self.list,
        ]
        .concat()
    }

    /// A common entry, and one for each function.
    fn frames(&self, labels: &mut BTreeMap<&'static str, u64>) -> Vec<u8> {
        let mut bytes = Vec::new();
        let add = |bytes: &mut Vec<u8>, body: &[u8]| {
            let at = bytes.len() as u64;
            let padding = (8 - (body.len() + 4) % 8) % 8;
            bytes.extend(((body.len() + padding) as u32).to_le_bytes());
            bytes.extend(body);
            bytes.extend(vec![0; padding]);
            at
        };
        let common = [&u32::MAX.to_le_bytes()[..], &self.common].concat();
        labels.insert("common", add(&mut bytes, &common));
        let own = [
            &self.common_offset.to_le_bytes()[..],
            &self.frame_start.to_le_bytes(),
            &self.frame_size.to_le_bytes(),
            &self.frame,
        ]
        .concat();
        labels.insert("frame", add(&mut bytes, &own));
        let other = [&[0; 4][..], &G.to_le_bytes(), &0x100u64.to_le_bytes()].concat();
        labels.insert("other frame", add(&mut bytes, &other));
        bytes.truncate(bytes.len() - self.frame_cut);
        bytes
    }

    /// A common entry with the augmentation `zR`, and one function's entry.
    fn eh_frames(&self) -> Vec<u8> {
        let common = [
            &[0; 4][..],
            &[
                1,
                b'z',
                b'R',
                0,
                1,
                0x78,
                16,
                1,
                self.pointers,
                0x0c,
                7,
                8,
                0x90,
                1,
                0,
                0,
            ],
        ];
        let own = [
            &[28u8, 0, 0, 0][..],
            &[0, 1, 0, 0],
            &[0x10, 0, 0, 0],
            &[0],
            &[0; 7],
        ];
        let mut bytes = Vec::new();
        for body in [common.concat(), own.concat()] {
            bytes.extend((body.len() as u32).to_le_bytes());
            bytes.extend(body);
        }
        bytes.extend([0; 4]);
        bytes
    }
}

/// A unit of version 4 (section 7.5.1.1 there) at an offset, with one variable.
fn older_unit(location: &[u8], at: u64, labels: &mut BTreeMap<&'static str, u64>) -> Vec<u8> {
    let mut bytes = vec![0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 8];
    bytes.push(17);
    labels.insert("older", at + bytes.len() as u64);
    bytes.extend([18, location.len() as u8]);
    bytes.extend(location);
    bytes.push(0);
    let length = bytes.len() as u32 - 4;
    bytes[..4].copy_from_slice(&length.to_le_bytes());
    bytes
}

struct Unit<'l> {
    bytes: Vec<u8>,
    labels: &'l mut BTreeMap<&'static str, u64>,
}

impl Unit<'_> {
    fn entry(&mut self, label: &'static str, code: u8) {
        self.labels.insert(label, self.bytes.len() as u64);
        self.bytes.push(code);
    }

    fn expression(&mut self, expression: &[u8]) {
        assert!(
            expression.len() < 1 << 14,
            "a length of two bytes of LEB128"
        );
        self.bytes.extend([
            expression.len() as u8 & 0x7f | 0x80,
            (expression.len() >> 7) as u8,
        ]);
        self.bytes.extend(expression);
    }

    fn variable(&mut self, name: &str, ty: u8) {
        self.bytes.extend(name.bytes());
        self.bytes.extend([0, ty]);
    }
}

/// Codes, tags, whether there are children, attributes with forms (DWARF 5 tables 7.3, 7.5 and
/// 7.6).
const ABBREVIATIONS: &[u8] = &[
    // 1: compile unit: low_pc addr, high_pc data8, addr_base and loclists_base sec_offset.
    1, 0x11, 1, 0x11, 0x01, 0x12, 0x07, 0x73, 0x17, 0x8c, 0x01, 0x17, 0, 0, //
    // 2: the same with a signature of a split unit instead of low_pc.
    2, 0x11, 1, 0xb1, 0x42, 0x07, 0x12, 0x07, 0x73, 0x17, 0x8c, 0x01, 0x17, 0, 0, //
    // 3: base type: name string, byte_size data1, encoding data1.
    3, 0x24, 0, 0x03, 0x08, 0x0b, 0x0b, 0x3e, 0x0b, 0, 0, //
    // 4: variable: name string, type ref1, location exprloc.
    4, 0x34, 0, 0x03, 0x08, 0x49, 0x11, 0x02, 0x18, 0, 0, //
    // 5: structure type: byte_size data1. 6: member: data_member_location exprloc.
    5, 0x13, 1, 0x0b, 0x0b, 0, 0, 6, 0x0d, 0, 0x38, 0x18, 0, 0, //
    // 7: DWARF procedure: location exprloc.
    7, 0x36, 0, 0x02, 0x18, 0, 0, //
    // 8: subprogram: low_pc addr, high_pc data4, frame_base exprloc. 9: without the latter.
    8, 0x2e, 1, 0x11, 0x01, 0x12, 0x06, 0x40, 0x18, 0, 0, 9, 0x2e, 1, 0x11, 0x01, 0x12, 0x06, 0,
    0, //
    // 10: array type: type ref1. 11: subrange type: upper_bound exprloc.
    10, 0x01, 1, 0x49, 0x11, 0, 0, 11, 0x21, 0, 0x2f, 0x18, 0, 0, //
    // 12: variable: name string, type ref1, location loclistx. 13: lexical block.
    12, 0x34, 0, 0x03, 0x08, 0x49, 0x11, 0x02, 0x22, 0, 0, 13, 0x0b, 1, 0, 0, //
    // 14: variable: name string, type ref1, location sec_offset.
    14, 0x34, 0, 0x03, 0x08, 0x49, 0x11, 0x02, 0x17, 0, 0, //
    // 15: as 4, with a block, which is not a class that a location can have.
    15, 0x34, 0, 0x03, 0x08, 0x49, 0x11, 0x02, 0x09, 0, 0, //
    // 16: as 4, with a data_location, ref_udata, in place of the location.
    16, 0x34, 0, 0x03, 0x08, 0x49, 0x11, 0x50, 0x15, 0, 0, //
    // 17: compile unit. 18: variable: location exprloc.
    17, 0x11, 1, 0, 0, 18, 0x34, 0, 0x02, 0x18, 0, 0, //
    // 19 to 22: as 11, with a bound that is a strp, a flag, an addr, and a sec_offset.
    19, 0x21, 0, 0x2f, 0x0e, 0, 0, 20, 0x21, 0, 0x2f, 0x0c, 0, 0, //
    21, 0x21, 0, 0x2f, 0x01, 0, 0, 22, 0x21, 0, 0x2f, 0x17, 0, 0, //
    // 23: member: type ref1. 24: variable: specification ref1, location exprloc.
    23, 0x0d, 0, 0x49, 0x11, 0, 0, 24, 0x34, 0, 0x47, 0x11, 0x02, 0x18, 0, 0, //
    // 25: DW_TAG_GNU_formal_parameter_pack.
    25, 0x88, 0x82, 0x01, 1, 0, 0, //
    // 26: subroutine type. 27: formal parameter: type ref1.
    26, 0x15, 1, 0, 0, 27, 0x05, 0, 0x49, 0x11, 0, 0, //
    // 28: generic subrange: upper_bound exprloc.
    28, 0x45, 0, 0x2f, 0x18, 0, 0, //
    // 29: as 4, with a location that is a data4.
    29, 0x34, 0, 0x03, 0x08, 0x49, 0x11, 0x02, 0x06, 0, 0, //
    0,
];
