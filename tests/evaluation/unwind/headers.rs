//! The headers of CIEs and FDEs: formats, versions, augmentations and encoded pointers.
//!
//! They are described in DWARF 5 section 6.4.1, and in "DWARF Extensions" and "Exception Frames" of
//! the Linux Standard Base. For what the latter leaves open, libgcc, gdb and readelf are the
//! reference.

use super::rows;
use dwarfsmith::Target;
use dwarfsmith::dwarf::{CommonEntry, FrameEntry, FrameErrorKind, FrameSection};
use dwarfsmith::gimli::Format;

/// An entry with its length before it: the first `id` bytes are the identifier.
fn entry(format: Format, id: &[u8], body: &[u8]) -> Vec<u8> {
    let length = (id.len() + body.len()) as u64;
    let mut bytes = Vec::new();
    if format == Format::Dwarf64 {
        bytes.extend_from_slice(&[0xff; 4]);
        bytes.extend_from_slice(&length.to_le_bytes());
    } else {
        bytes.extend_from_slice(&(length as u32).to_le_bytes());
    }
    bytes.extend_from_slice(id);
    bytes.extend_from_slice(body);
    bytes
}

fn first<'a>(section: FrameSection<'a>) -> Result<FrameEntry<'a>, FrameErrorKind> {
    section
        .entries()
        .next()
        .unwrap()
        .map_err(|error| error.kind)
}

/// Both sections, both formats, all versions. The column of the return address is 200: one byte in
/// version 1, LEB128 after that.
#[test]
fn formats_and_versions() {
    for (eh, format, version) in [false, true].into_iter().flat_map(|eh| {
        [Format::Dwarf32, Format::Dwarf64]
            .into_iter()
            .flat_map(move |format| [1u8, 3, 4].map(|version| (eh, format, version)))
    }) {
        let mut common = vec![version, 0];
        if version == 4 {
            common.extend_from_slice(&[8, 0]);
        }
        common.extend_from_slice(&[2, 0x78, 0xc8]);
        if version > 1 {
            common.push(0x01);
        }
        common.extend_from_slice(&[0x0c, 7, 8]);
        // In .eh_frame the identifier always has four bytes, 0 in a common entry, else the distance
        // back to it.
        let id: &[u8] = match (eh, format) {
            (true, _) => &[0; 4],
            (false, Format::Dwarf32) => &[0xff; 4],
            (false, Format::Dwarf64) => &[0xff; 8],
        };
        let mut bytes = entry(format, id, &common);
        let back = (bytes.len() as u32 + u32::from(format.initial_length_size())).to_le_bytes();
        let id: &[u8] = match (eh, format) {
            (true, _) => &back,
            (false, Format::Dwarf32) => &[0; 4],
            (false, Format::Dwarf64) => &[0; 8],
        };
        let range = [0x2000u64.to_le_bytes(), 0x20u64.to_le_bytes()].concat();
        bytes.extend_from_slice(&entry(
            format,
            id,
            &[&range[..], &[0x42, 0x0e, 16]].concat(),
        ));
        let section = match eh {
            true => FrameSection::eh_frame(Target::X86_64, &bytes, 0),
            false => FrameSection::debug_frame(Target::X86_64, &bytes),
        };
        let what = format!("eh {eh}, {format:?}, version {version}");
        let found = first(section).unwrap_or_else(|error| panic!("{what}: {error:?}"));
        assert_eq!(
            (found.common.version, found.common.return_address.0),
            (version, 200),
            "{what}"
        );
        // 2 × 2 bytes further on.
        assert_eq!(
            rows(&found).unwrap(),
            ["2000..2004 cfa=r7+8", "2004..2020 cfa=r7+16"],
            "{what}"
        );
    }
}

/// A reference to before the section is an error at its own place, and the function after it is
/// read.
#[test]
fn a_reference_out_of_the_section_hides_no_entry() {
    let mut bytes = entry(Format::Dwarf32, &[0; 4], &[1, 0, 1, 0x78, 16, 0x0c, 7, 8]);
    let range = [0x2000u64.to_le_bytes(), 0x20u64.to_le_bytes()].concat();
    // The common entry has 16 bytes. The first function's reference is at 20, and 21 before it is
    // -1.
    bytes.extend_from_slice(&entry(Format::Dwarf32, &[21, 0, 0, 0], &range));
    bytes.extend_from_slice(&entry(Format::Dwarf32, &[44, 0, 0, 0], &range));
    let entries: Vec<_> = FrameSection::eh_frame(Target::X86_64, &bytes, 0)
        .entries()
        .collect();
    assert_eq!(entries.len(), 2);
    assert_eq!(
        entries[0].as_ref().unwrap_err().kind,
        FrameErrorKind::NoCommonEntry
    );
    assert_eq!(
        entries[1].as_ref().map(|entry| (entry.offset, entry.start)),
        Ok((40, 0x2000))
    );
}

/// A common entry with an augmentation and its data, and a function whose start is at a multiple of
/// 16 in the section.
fn augmented(
    augmentation: &[u8],
    data: &[u8],
    start: &[u8],
    length: &[u8],
    language: &[u8],
) -> Vec<u8> {
    let mut common = [
        &[1][..],
        augmentation,
        &[0, 1, 0x78, 16],
        data,
        &[0x0c, 7, 8],
    ]
    .concat();
    while common.len() % 16 != 0 {
        common.push(0);
    }
    let mut bytes = entry(Format::Dwarf32, &[0; 4], &common);
    let back = (bytes.len() as u32 + 4).to_le_bytes();
    bytes.extend_from_slice(&entry(
        Format::Dwarf32,
        &back,
        &[start, length, language].concat(),
    ));
    bytes
}

#[test]
fn augmentations() {
    let absolute = 0x1000u64.to_le_bytes();
    let length = 0x10u64.to_le_bytes();
    let small = 0x1000u32.to_le_bytes();
    let small_length = 0x10u32.to_le_bytes();
    let unknown = Err(FrameErrorKind::Augmentation);
    type Want = Result<(bool, bool), FrameErrorKind>;
    let check = |augmentation: &[u8], data: &[u8], wide: bool, language: &[u8], want: Want| {
        let (start, length): (&[u8], &[u8]) = if wide {
            (&absolute, &length)
        } else {
            (&small, &small_length)
        };
        let bytes = augmented(augmentation, data, start, length, language);
        let found = first(FrameSection::eh_frame(Target::X86_64, &bytes, 0));
        let read = found
            .clone()
            .map(|entry| (entry.common.signal, entry.common.key_b));
        assert_eq!(read, want, "{}", String::from_utf8_lossy(augmentation));
        if let Ok(entry) = found {
            assert_eq!(
                rows(&entry).unwrap(),
                ["1000..1010 cfa=r7+8"],
                "{}",
                String::from_utf8_lossy(augmentation)
            );
        }
    };
    check(b"", &[], true, &[], Ok((false, false)));
    check(b"z", &[0], true, &[0], Ok((false, false)));
    check(b"zR", &[1, 0x03], false, &[0], Ok((false, false)));
    check(b"zRS", &[1, 0x03], false, &[0], Ok((true, false)));
    check(b"zSBR", &[1, 0x03], false, &[0], Ok((true, true)));
    // The pointer to language data is in the function's entry.
    check(
        b"zLR",
        &[2, 0x1b, 0x03],
        false,
        &[4, 1, 2, 3, 4],
        Ok((false, false)),
    );
    // A personality of every size: sdata4 and indirect, absolute, LEB128, none.
    check(
        b"zPR",
        &[6, 0x9b, 1, 2, 3, 4, 0x03],
        false,
        &[0],
        Ok((false, false)),
    );
    check(
        b"zPR",
        &[10, 0, 1, 2, 3, 4, 5, 6, 7, 8, 0x03],
        false,
        &[0],
        Ok((false, false)),
    );
    check(
        b"zPR",
        &[4, 0x01, 0x80, 0x01, 0x03],
        false,
        &[0],
        Ok((false, false)),
    );
    check(b"zPR", &[2, 0xff, 0x03], false, &[0], Ok((false, false)));
    // An aligned one. The data are at 8 + 1 + 4 + 3 = 16 and have a length, so the pointer would be
    // at 18: it is at 24.
    check(
        b"zPR",
        &[16, 0x50, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 0x03],
        false,
        &[0],
        Ok((false, false)),
    );
    // Memory tags, of no data. GCC 2's pointer. LLVM's operations.
    check(b"zRG", &[1, 0x03], false, &[0], Ok((false, false)));
    check(b"[llvm:v0.0]", &[], true, &[], Ok((false, false)));
    check(
        b"[llvm:v0.0][acme:v1.2:x]zRS",
        &[1, 0x03],
        false,
        &[0],
        Ok((true, false)),
    );
    check(b"[llvm:v0.0]q", &[], true, &[], unknown);
    check(b"[llvm:v0.0", &[], true, &[], unknown);
    // With a length, the meaning of a letter may be unknown; but an encoding after it cannot be
    // found.
    check(
        b"zRq",
        &[3, 0x03, 0xaa, 0xbb],
        false,
        &[0],
        Ok((false, false)),
    );
    check(
        b"zRqPLS",
        &[3, 0x03, 0xaa, 0xbb],
        false,
        &[0],
        Ok((true, false)),
    );
    check(b"zqR", &[3, 0xaa, 0xbb, 0x03], false, &[0], unknown);
    // Without a length, the start of the instructions is unknown.
    check(b"q", &[], true, &[], unknown);
    check(b"R", &[0x03], false, &[], unknown);
    check(b"S", &[], true, &[], unknown);
    // Longer than the entry; shorter than its letters require.
    check(
        b"zR",
        &[0x7f, 0x03],
        false,
        &[0],
        Err(FrameErrorKind::Truncated),
    );
    check(
        b"zR",
        &[0, 0x03],
        false,
        &[0],
        Err(FrameErrorKind::Truncated),
    );
    check(
        b"zR",
        &[1, 0x03],
        false,
        &[0x7f],
        Err(FrameErrorKind::Truncated),
    );

    // "eh" has a pointer between the string and the alignments.
    let common = [&[1][..], b"eh\0", &[0xee; 8], &[1, 0x78, 16, 0x0c, 7, 8]].concat();
    let mut bytes = entry(Format::Dwarf32, &[0; 4], &common);
    let back = (bytes.len() as u32 + 4).to_le_bytes();
    bytes.extend_from_slice(&entry(Format::Dwarf32, &back, &[absolute, length].concat()));
    let found: CommonEntry<'_> = first(FrameSection::eh_frame(Target::X86_64, &bytes, 0))
        .unwrap()
        .common;
    assert_eq!(
        (
            found.code_alignment,
            found.data_alignment,
            found.return_address.0
        ),
        (1, -8, 16)
    );
}

/// Pointers of every encoding. The function's start is at 32 in the section, whose address is
/// 0x8000; text is at 0x2000 and data at 0x5000.
#[test]
fn pointers_of_every_encoding() {
    let bad = |encoding| Err(FrameErrorKind::PointerEncoding(encoding));
    let number = 0x1234u64.to_le_bytes();
    let minus = (-16i64).to_le_bytes();
    for (encoding, start, want) in [
        (0x00, &number[..], Ok(0x1234)),
        // 0x34 + 0x24 × 128 = 0x1234, in either LEB128.
        (0x01, &[0xb4, 0x24], Ok(0x1234)),
        (0x02, &number[..2], Ok(0x1234)),
        (0x03, &number[..4], Ok(0x1234)),
        (0x04, &number, Ok(0x1234)),
        (0x08, &number, Ok(0x1234)),
        (0x09, &[0xb4, 0x24], Ok(0x1234)),
        (0x0a, &number[..2], Ok(0x1234)),
        (0x0b, &number[..4], Ok(0x1234)),
        (0x0c, &number, Ok(0x1234)),
        // Relative to their place, 0x8020.
        (0x10, &number, Ok(0x9254)),
        (0x18, &minus, Ok(0x8010)),
        (0x19, &[0x70], Ok(0x8010)),
        (0x1a, &minus[..2], Ok(0x8010)),
        (0x1b, &minus[..4], Ok(0x8010)),
        (0x1c, &minus, Ok(0x8010)),
        // Unsigned: 0x8020 + 0xfff0, + 0xfffffff0.
        (0x12, &minus[..2], Ok(0x1_8010)),
        (0x13, &minus[..4], Ok(0x1_0000_8010)),
        (0x2b, &minus[..4], Ok(0x1ff0)),
        (0x22, &number[..2], Ok(0x3234)),
        (0x3b, &minus[..4], Ok(0x4ff0)),
        (0x3c, &number, Ok(0x6234)),
        // At 32 it is aligned.
        (0x50, &number, Ok(0x1234)),
        // Relative to the function whose start is read; an unknown encoding; indirect, where the
        // pointer is in memory; omitted; aligned, but not of the size of an address.
        (0x4b, &number[..4], bad(0x4b)),
        (0x63, &number[..4], bad(0x63)),
        (0x73, &number[..4], bad(0x73)),
        (0x05, &number, bad(0x05)),
        (0x0f, &number, bad(0x0f)),
        (0x80, &number, bad(0x80)),
        (0x9b, &number[..4], bad(0x9b)),
        (0xff, &number, bad(0xff)),
        (0x5b, &number[..4], bad(0x5b)),
    ] {
        // The length has the same format, but is not relative: 16.
        let mut length = vec![0; start.len()];
        match encoding & 0x07 {
            1 => length = vec![16],
            _ => length[0] = 16,
        }
        // A common entry of 24 bytes, so that the start is at 24 + 8.
        let mut bytes = entry(
            Format::Dwarf32,
            &[0; 4],
            &[
                1, b'z', b'R', 0, 1, 0x78, 16, 1, encoding, 0x0c, 7, 8, 0, 0, 0, 0,
            ],
        );
        assert_eq!(bytes.len(), 24);
        bytes.extend_from_slice(&entry(
            Format::Dwarf32,
            &[28, 0, 0, 0],
            &[start, &length[..], &[0]].concat(),
        ));
        let mut section = FrameSection::eh_frame(Target::X86_64, &bytes, 0x8000);
        (section.text, section.data) = (Some(0x2000), Some(0x5000));
        let found = first(section).map(|entry| (entry.start, entry.end));
        assert_eq!(
            found,
            want.map(|start: u64| (start, start + 16)),
            "{encoding:#x}"
        );
        // Relative to an unknown base.
        (section.text, section.data) = (None, None);
        if let 0x20..0x40 = encoding {
            assert_eq!(
                first(section).unwrap_err(),
                FrameErrorKind::PointerEncoding(encoding)
            );
        }
    }
}

/// An aligned pointer is at the next multiple of its size in memory, wherever the section is.
#[test]
fn aligned_pointers() {
    for address in 0..16u64 {
        let padding = (8 - (address + 32) % 8) % 8;
        let mut start = vec![0xee; padding as usize];
        start.extend_from_slice(&0x1234u64.to_le_bytes());
        let mut bytes = entry(
            Format::Dwarf32,
            &[0; 4],
            &[
                1, b'z', b'R', 0, 1, 0x78, 16, 1, 0x50, 0x0c, 7, 8, 0, 0, 0, 0,
            ],
        );
        bytes.extend_from_slice(&entry(
            Format::Dwarf32,
            &[28, 0, 0, 0],
            &[&start[..], &16u64.to_le_bytes(), &[0]].concat(),
        ));
        let found = first(FrameSection::eh_frame(Target::X86_64, &bytes, address)).unwrap();
        assert_eq!((found.start, found.end), (0x1234, 0x1244), "{address}");
    }
}

/// 32-bit addresses wrap; the byte order is reversed. `DW_CFA_set_loc` has the same encoding, from
/// its own place.
#[test]
fn pointers_on_a_big_endian_machine() {
    let target = Target::by_name("generic32-be").unwrap();
    let mut bytes = vec![
        0, 0, 0, 20, 0, 0, 0, 0, 1, b'z', b'R', 0, 1, 0x7c, 16, 1, 0x10, 0x0c, 7, 8, 0, 0, 0, 0,
    ];
    // The start is at 32, 0x8020: - 16. set_loc at 41; its pointer, at 42, 0x802a: - 22 is 0x8014.
    bytes.extend_from_slice(&[
        0, 0, 0, 20, 0, 0, 0, 28, 0xff, 0xff, 0xff, 0xf0, 0, 0, 0, 16, 0,
    ]);
    bytes.extend_from_slice(&[0x01, 0xff, 0xff, 0xff, 0xea, 0x0e, 16]);
    let found = first(FrameSection::eh_frame(target, &bytes, 0x8000)).unwrap();
    assert_eq!(
        rows(&found).unwrap(),
        ["8010..8014 cfa=r7+8", "8014..8020 cfa=r7+16"]
    );
}
