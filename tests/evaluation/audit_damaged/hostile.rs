//! Small files that would take very long to read naively, since they refer to the same contents
//! many times.

/// A file, and the contents that it repeats.
pub struct Hostile {
    pub name: &'static str,
    pub bytes: Vec<u8>,
}

/// All files. Each would take minutes, or gigabytes, if all its references were followed.
pub fn make() -> Vec<Hostile> {
    let all = [
        ("scopes with the same ranges", scopes()),
        ("variables in a scope of many ranges", variables()),
        ("references in a list that is read many times", references()),
        ("lists that are too long", lists()),
        ("functions of a long common entry", frames()),
        ("many rows of many rules", rows()),
        ("sections of the same bytes", sections()),
        (
            "a file for many machines, all with the same one",
            machines(),
        ),
        ("types in sections of their own", types()),
        ("names that are far apart", names()),
    ];
    all.map(|(name, bytes)| Hostile { name, bytes }).into()
}

/// Codes, tags, whether there are children, attributes with forms (DWARF 5 tables 7.3, 7.5 and
/// 7.6).
const ABBREVIATIONS: &[u8] = &[
    // 1: compile unit: low_pc addr. 2: subprogram: low_pc addr, high_pc data4.
    1, 0x11, 1, 0x11, 0x01, 0, 0, 2, 0x2e, 1, 0x11, 0x01, 0x12, 0x06, 0, 0, //
    // 3: lexical block: ranges sec_offset. 4: variable: location exprloc. 5: variable: location
    // sec_offset.
    3, 0x0b, 0, 0x55, 0x17, 0, 0, 4, 0x34, 0, 0x02, 0x18, 0, 0, 5, 0x34, 0, 0x02, 0x17, 0,
    0, //
    // 6: lexical block with children: ranges sec_offset. 7: subprogram: name strp, low_pc addr,
    // high_pc data4.
    6, 0x0b, 1, 0x55, 0x17, 0, 0, 7, 0x2e, 0, 0x03, 0x0e, 0x11, 0x01, 0x12, 0x06, 0, 0, //
    0,
];

/// A unit of version 4 with addresses of 8 bytes around entries.
fn unit(entries: &[u8]) -> Vec<u8> {
    let mut bytes = (entries.len() as u32 + 17).to_le_bytes().to_vec();
    bytes.extend([4, 0, 0, 0, 0, 0, 8, 1]);
    bytes.extend(0x1000u64.to_le_bytes());
    bytes.extend(entries);
    bytes.push(0);
    bytes
}

/// A function of 16 MiB around entries.
fn function(entries: &[u8]) -> Vec<u8> {
    let start = [
        &[2][..],
        &0x1000u64.to_le_bytes(),
        &0x100_0000u32.to_le_bytes(),
    ]
    .concat();
    unit(&[&start, entries, &[0]].concat())
}

/// A list in `.debug_ranges` with a number of ranges of one byte.
fn ranges(count: u64) -> Vec<u8> {
    let pair = |from: u64| [(2 * from).to_le_bytes(), (2 * from + 1).to_le_bytes()].concat();
    (1..=count).flat_map(pair).chain([0; 16]).collect()
}

/// A hundred thousand blocks, and a list of as many ranges: ten thousand million ranges.
fn scopes() -> Vec<u8> {
    let blocks = [3, 0, 0, 0, 0].repeat(100_000);
    elf(&[
        (".debug_info", &function(&blocks)),
        (".debug_abbrev", ABBREVIATIONS),
        (".debug_ranges", &ranges(100_000)),
    ])
}

/// A block of a hundred thousand ranges with as many variables; half of them have a list with a
/// default location.
fn variables() -> Vec<u8> {
    let pair = [[4, 1, 0x50, 5].as_slice(), &[0; 4]].concat();
    let entries = [&[6, 0, 0, 0, 0][..], &pair.repeat(50_000), &[0]].concat();
    let list = [
        &[0; 8][..],
        &0x100_0000u64.to_le_bytes(),
        &[1, 0, 0x50],
        &[0; 16],
    ]
    .concat();
    let info = function(&entries);
    elf(&[
        (".debug_info", &info),
        (".debug_abbrev", ABBREVIATIONS),
        (".debug_ranges", &ranges(100_000)),
        (".debug_loc", &list),
    ])
}

/// A list with an expression of 65535 bytes that has as many calls as fit, of no entry, and a
/// thousand variables.
fn references() -> Vec<u8> {
    let expression = [&[0x98, 0xff, 0xff].repeat(21_844)[..], &[0x31]].concat();
    let length = expression.len() as u16;
    let entry = [
        &0u64.to_le_bytes()[..],
        &8u64.to_le_bytes(),
        &length.to_le_bytes(),
        &expression,
    ]
    .concat();
    let list = [&entry.repeat(2)[..], &[0; 16]].concat();
    let info = function(&[5, 0, 0, 0, 0].repeat(1000));
    elf(&[
        (".debug_info", &info),
        (".debug_abbrev", ABBREVIATIONS),
        (".debug_loc", &list),
    ])
}

/// An entry with a length of 65535 bytes, of which 60000 exist, and a hundred thousand variables.
fn lists() -> Vec<u8> {
    let list = [
        &0u64.to_le_bytes()[..],
        &8u64.to_le_bytes(),
        &[0xff, 0xff],
        &[0x96; 60_000],
    ]
    .concat();
    let info = function(&[5, 0, 0, 0, 0].repeat(100_000));
    elf(&[
        (".debug_info", &info),
        (".debug_abbrev", ABBREVIATIONS),
        (".debug_loc", &list),
    ])
}

/// An entry of `.debug_frame`: its length, and what follows.
fn frame_entry(body: &[&[u8]]) -> Vec<u8> {
    let body = body.concat();
    [&(body.len() as u32).to_le_bytes(), &body[..]].concat()
}

/// A common entry of version 4, with addresses of 8 bytes, factors 1 and -8, and column 16.
fn common_entry(instructions: &[u8]) -> Vec<u8> {
    frame_entry(&[
        &[0xff; 4],
        &[4, 0, 8, 0, 1, 0x78, 16, 0x0c, 7, 8],
        instructions,
    ])
}

/// The entry of a function of a mebibyte, whose common entry is the first.
fn function_entry(start: u64, instructions: &[u8]) -> Vec<u8> {
    frame_entry(&[
        &[0; 4],
        &start.to_le_bytes(),
        &0x10_0000u64.to_le_bytes(),
        instructions,
    ])
}

/// A common entry with a mebibyte of instructions, and as many bytes of functions.
fn frames() -> Vec<u8> {
    let functions = (1..40_000).flat_map(|index| function_entry(index << 20, &[]));
    let bytes: Vec<u8> = common_entry(&[0x0e, 8].repeat(1 << 19))
        .into_iter()
        .chain(functions)
        .collect();
    elf(&[(".debug_frame", &bytes)])
}

/// A thousand rules, of registers with numbers of two bytes, and a million rows.
fn rows() -> Vec<u8> {
    let rules: Vec<u8> = (0..1000u16)
        .flat_map(|index| [0x05, index as u8 | 0x80, (index >> 7) as u8 | 0x40, 1])
        .collect();
    let bytes = [
        common_entry(&rules),
        function_entry(1 << 20, &[0x41, 0x0e, 16].repeat(1 << 19)),
    ]
    .concat();
    elf(&[(".debug_frame", &bytes)])
}

/// Ten thousand sections of units, all at the same place in the file.
fn sections() -> Vec<u8> {
    let info = function(&[4, 1, 0x50].repeat(30_000));
    let mut bytes = elf(&[(".debug_info", &info), (".debug_abbrev", ABBREVIATIONS)]);
    let table = u64::from_le_bytes(bytes[0x28..0x30].try_into().expect("eight bytes")) as usize;
    let header = bytes[table + 64..table + 128].to_vec();
    let count = u16::from_le_bytes([bytes[0x3c], bytes[0x3d]]);
    bytes.extend(header.repeat(10_000));
    bytes[0x3c..0x3e].copy_from_slice(&(count + 10_000).to_le_bytes());
    bytes
}

/// Four thousand architectures (Apple's format for several machines: big-endian), all of which are
/// one file.
fn machines() -> Vec<u8> {
    let file = elf(&[
        (".debug_info", &function(&[4, 1, 0x50].repeat(30_000))),
        (".debug_abbrev", ABBREVIATIONS),
    ]);
    let count = 4000u32;
    let start = (8 + 20 * count).next_multiple_of(16);
    let mut bytes = [0xcafe_babe, count].map(u32::to_be_bytes).concat();
    for _ in 0..count {
        bytes.extend(
            [0x0100_0007, 3, start, file.len() as u32, 4]
                .map(u32::to_be_bytes)
                .concat(),
        );
    }
    bytes.resize(start as usize, 0);
    bytes.extend(file);
    bytes
}

/// Thirty thousand sections with a unit each, and a large table of abbreviations.
fn types() -> Vec<u8> {
    let mut abbreviations = ABBREVIATIONS.to_vec();
    abbreviations.resize(1 << 18, 0);
    let unit = unit(&[4, 1, 0x50]);
    let mut all = vec![(".debug_info", &unit[..]); 30_000];
    all.push((".debug_abbrev", &abbreviations));
    elf(&all)
}

/// A hundred thousand functions with names at both ends of a section of strings, in turn.
fn names() -> Vec<u8> {
    let strings = [b"first".as_slice(), &[0; 1 << 20], b"last\0"].concat();
    let function = |at: u32| {
        [
            &[7][..],
            &at.to_le_bytes(),
            &0x1000u64.to_le_bytes(),
            &8u32.to_le_bytes(),
        ]
        .concat()
    };
    let entries = [function(0), function((1 << 20) + 5)]
        .concat()
        .repeat(50_000);
    elf(&[
        (".debug_info", &unit(&entries)),
        (".debug_abbrev", ABBREVIATIONS),
        (".debug_str", &strings),
    ])
}

/// A linked ELF file for x86-64 with these sections; the first has index 1.
fn elf(sections: &[(&str, &[u8])]) -> Vec<u8> {
    let mut names = vec![0];
    let mut data = Vec::new();
    let mut headers = vec![0; 64];
    let mut known: Vec<(&str, usize)> = Vec::new();
    let mut header = |name: u32, kind: u32, at: usize, size: usize| {
        let (zero, one) = ([0; 8], 1u64.to_le_bytes());
        headers.extend([name.to_le_bytes(), kind.to_le_bytes()].concat());
        headers.extend(
            [
                zero,
                zero,
                (at as u64).to_le_bytes(),
                (size as u64).to_le_bytes(),
                zero,
                one,
                zero,
            ]
            .concat(),
        );
    };
    for (name, bytes) in sections {
        let at = known
            .iter()
            .find(|(known, _)| known == name)
            .map(|(_, at)| *at);
        let at = at.unwrap_or_else(|| {
            known.push((name, names.len()));
            names.extend(name.bytes().chain([0]));
            known[known.len() - 1].1
        });
        // SHT_PROGBITS.
        header(at as u32, 1, 64 + data.len(), bytes.len());
        data.extend(*bytes);
    }
    // SHT_STRTAB.
    header(0, 3, 64 + data.len(), names.len());
    data.extend(&names);
    let mut file = b"\x7fELF\x02\x01\x01".to_vec();
    file.resize(16, 0);
    // ET_DYN, EM_X86_64, the version; no entry point and no program headers.
    file.extend(
        [
            &[3, 0, 62, 0, 1, 0, 0, 0][..],
            &[0; 16],
            &(64 + data.len() as u64).to_le_bytes(),
            &[0; 4],
        ]
        .concat(),
    );
    let count = sections.len() as u16 + 2;
    file.extend(
        [64, 56, 0, 64, count, count - 1]
            .map(u16::to_le_bytes)
            .concat(),
    );
    [file, data, headers].concat()
}
