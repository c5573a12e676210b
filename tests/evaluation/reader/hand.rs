//! Units by hand, for entries that compilers seldom write: scopes without ranges, packs of
//! parameters, frame bases and functions with several ranges, references to other units; and files
//! that would need much time and memory if a reader followed all their references.

use super::*;
use crate::audit_damaged::hostile;
use crate::support::thread_time;
use allocation_counter::measure;
use dwarfsmith::dwarf::{Encoding, FrameIndex, FrameSection};
use dwarfsmith::eval::{CallStack, ErrorCode, Evaluator, ReadError, Rules};
use std::time::Duration;

/// Codes, tags, whether there are children, attributes with forms (DWARF 5 tables 7.3, 7.5 and
/// 7.6).
pub const ABBREVIATIONS: &[u8] = &[
    // 1: compile unit: low_pc addr. 2: subprogram: name string, low_pc addr, high_pc data4.
    1, 0x11, 1, 0x11, 0x01, 0, 0, 2, 0x2e, 1, 0x03, 0x08, 0x11, 0x01, 0x12, 0x06, 0, 0, //
    // 3: DW_TAG_GNU_formal_parameter_pack. 4: parameter, 5: variable: name string, location exprloc.
    3, 0x88, 0x82, 0x01, 1, 0, 0, 4, 0x05, 0, 0x03, 0x08, 0x02, 0x18, 0, 0, //
    5, 0x34, 0, 0x03, 0x08, 0x02, 0x18, 0, 0, //
    // 6: lexical block. 7: try block: low_pc addr, high_pc data4.
    6, 0x0b, 1, 0, 0, 7, 0x32, 1, 0x11, 0x01, 0x12, 0x06, 0, 0, //
    // 8: subprogram: name string, ranges sec_offset. 9: also frame_base sec_offset.
    8, 0x2e, 1, 0x03, 0x08, 0x55, 0x17, 0, 0, //
    9, 0x2e, 1, 0x03, 0x08, 0x55, 0x17, 0x40, 0x17, 0, 0, //
    // 10: DW_TAG_GNU_call_site: low_pc addr, abstract_origin ref4. 11: its parameter: location
    // exprloc, DW_AT_GNU_call_site_value exprloc.
    10, 0x89, 0x82, 0x01, 1, 0x11, 0x01, 0x31, 0x13, 0, 0, //
    11, 0x8a, 0x82, 0x01, 0, 0x02, 0x18, 0x91, 0x42, 0x18, 0, 0, //
    // 12: DWARF procedure: location sec_offset.
    12, 0x36, 0, 0x02, 0x17, 0, 0, //
    // 13: array type: type ref4. 14: base type: byte_size data1, encoding data1.
    13, 0x01, 0, 0x49, 0x13, 0, 0, 14, 0x24, 0, 0x0b, 0x0b, 0x3e, 0x0b, 0, 0, //
    // 15: as 2, with DW_AT_simd_width data1.
    15, 0x2e, 1, 0x03, 0x08, 0x11, 0x01, 0x12, 0x06, 0xa0, 0x7d, 0x0b, 0, 0, //
    // 16: as 11, with DW_FORM_block1: DWARF 3 has no exprloc.
    16, 0x8a, 0x82, 0x01, 0, 0x02, 0x0a, 0x91, 0x42, 0x0a, 0, 0, //
    // 17: subprogram: name string, external. 18: abstract_origin ref4, low_pc addr, high_pc data4.
    17, 0x2e, 0, 0x03, 0x08, 0x3f, 0x19, 0, 0, //
    18, 0x2e, 0, 0x31, 0x13, 0x11, 0x01, 0x12, 0x06, 0, 0, //
    // 19: as 17, a declaration. 20: subprogram: name string, low_pc addr, ranges sec_offset.
    19, 0x2e, 0, 0x03, 0x08, 0x3f, 0x19, 0x3c, 0x19, 0, 0, //
    20, 0x2e, 0, 0x03, 0x08, 0x11, 0x01, 0x55, 0x17, 0, 0, //
    // 21: structure type: byte_size data1. 22: member: type ref4, data_member_location, byte_size,
    // bit_size and bit_offset data1.
    21, 0x13, 1, 0x0b, 0x0b, 0, 0, //
    22, 0x0d, 0, 0x49, 0x13, 0x38, 0x0b, 0x0b, 0x0b, 0x0d, 0x0b, 0x0c, 0x0b, 0, 0, //
    0,
];

/// The size of a unit's header, and that of the entry of the unit.
pub const HEADER: usize = 11;
pub const ROOT: usize = 9;

/// A unit of version 4 with addresses of 8 bytes around entries. Its base address is 0.
pub fn unit(entries: &[u8]) -> Vec<u8> {
    let mut bytes = ((HEADER + ROOT + entries.len() + 1 - 4) as u32)
        .to_le_bytes()
        .to_vec();
    bytes.extend([4, 0, 0, 0, 0, 0, 8, 1]);
    bytes.extend([0; 8]);
    bytes.extend(entries);
    bytes.push(0);
    bytes
}

/// The code of an abbreviation, a name and an address range.
pub fn bounded(code: u8, name: &str, start: u64, size: u32) -> Vec<u8> {
    let name = match name {
        "" => Vec::new(),
        name => [name.as_bytes(), &[0]].concat(),
    };
    [
        &[code][..],
        &name,
        &start.to_le_bytes(),
        &size.to_le_bytes(),
    ]
    .concat()
}

/// A parameter or variable with an expression.
fn object(code: u8, name: &str, expression: &[u8]) -> Vec<u8> {
    let size = [expression.len() as u8];
    [&[code], name.as_bytes(), &[0], &size, expression].concat()
}

/// Pairs of addresses, and an end.
pub fn ranges(pairs: &[(u64, u64)]) -> Vec<u8> {
    let pairs = pairs.iter().chain([&(0, 0)]);
    pairs
        .flat_map(|(start, end)| [start.to_le_bytes(), end.to_le_bytes()].concat())
        .collect()
}

/// Calls a function with a reader of the first unit in sections.
pub fn read<'d>(sections: &[(&str, &'d [u8])], with: impl FnOnce(Reader<'_, 'd>)) {
    read_for(Target::X86_64, sections, with);
}

/// Like [`read`], for a target.
pub fn read_for<'d>(
    target: Target,
    sections: &[(&str, &'d [u8])],
    with: impl FnOnce(Reader<'_, 'd>),
) {
    let dwarf = gimli::Dwarf::load(|id| {
        let section = sections.iter().find(|(name, _)| *name == id.name());
        let bytes = section.map_or(&[][..], |(_, bytes)| bytes);
        Ok::<_, gimli::Error>(EndianSlice::new(bytes, LittleEndian))
    })
    .unwrap();
    let unit = dwarf.units().next().unwrap().unwrap();
    let unit = dwarf.unit(unit).unwrap();
    with(UnitReader::new(&dwarf, &unit, target).unwrap());
}

fn names(reader: &Reader<'_, '_>, pc: u64) -> Vec<String> {
    let objects = reader.objects_at(pc).into_iter();
    objects.map(|entry| reader.name(entry).unwrap()).collect()
}

/// gcc puts the parameters of a C++ parameter pack into a separate entry.
/// A block without addresses has the code of the scope around it, as gdb reads it. A try block has
/// its own code.
#[test]
fn objects_are_in_scope_in_the_code_around_them() {
    let entries = [
        &bounded(2, "f", 0x1000, 0x100)[..],
        &[3],
        &object(4, "first", &[0x55]),
        &object(4, "second", &[0x54]),
        &[0, 6],
        &object(5, "inner", &[0x50]),
        &[6],
        &object(5, "innermost", &[0x51]),
        &[0, 0],
        &bounded(7, "", 0x1010, 0x10),
        &object(5, "tried", &[0x52]),
        &[6],
        &object(5, "in the try block", &[0x52]),
        &[0, 0, 0],
        &bounded(2, "g", 0x2000, 0x100),
        &object(4, "other", &[0x55]),
        &[0],
    ]
    .concat();
    let info = unit(&entries);
    read(
        &[(".debug_info", &info), (".debug_abbrev", ABBREVIATIONS)],
        |reader| {
            let all = ["first", "second", "inner", "innermost"];
            assert_eq!(names(&reader, 0x1000), all);
            let tried = [&all[..], &["tried", "in the try block"]].concat();
            assert_eq!(names(&reader, 0x1010), tried);
            assert_eq!(names(&reader, 0x1020), all);
            assert_eq!(names(&reader, 0x2000), ["other"]);
            let function = reader.function_at(0x1010).unwrap();
            assert_eq!(reader.name(function).unwrap(), "f");
        },
    );
}

/// The CFA of all functions is rsp + 8, and the return address is 8 bytes below it.
pub fn debug_frame(functions: &[(u64, u64)]) -> Vec<u8> {
    let mut section = vec![16, 0, 0, 0, 0xff, 0xff, 0xff, 0xff, 4, 0, 8, 0, 1, 0x78, 16];
    section.extend([0x0c, 7, 8, 0x90, 1]);
    for (start, end) in functions {
        section.extend([20, 0, 0, 0, 0, 0, 0, 0]);
        section.extend(start.to_le_bytes());
        section.extend((end - start).to_le_bytes());
    }
    section
}

/// A machine that has stopped at an address; the return address is at 0x7ff0.
pub fn stopped(pc: u64, return_address: u64) -> Snapshot {
    let mut machine = Snapshot::new(Target::X86_64);
    for number in 0..17u16 {
        machine.set_register(Register(number), vec![0; 8]);
    }
    machine.set_register(Register(7), 0x7ff0u64.to_le_bytes().to_vec());
    machine.pc = Some(pc);
    machine.set_memory(0, 0x7ff0, &return_address.to_le_bytes());
    machine.set_memory(0, 0x7ff8, &0u64.to_le_bytes());
    machine
}

pub fn evaluator() -> Evaluator {
    let encoding = Encoding::new(Dialect::Dwarf5, Target::X86_64).lenient();
    Evaluator::new(encoding, Rules::Dwarf5)
}

/// A function with a hot part at 0x2000 and a cold part at 0x1000, in this order, and a frame base
/// that is a list: rax in the hot part, rbx in the cold part.
#[test]
fn frame_bases_hold_in_all_ranges_of_a_function() {
    let info = unit(&[&[9, b'f', 0][..], &[0; 8], &[0]].concat());
    let entry = |start: u64, end: u64, register: u8| {
        [
            &start.to_le_bytes()[..],
            &end.to_le_bytes(),
            &[2, 0, 0x70 + register, 0],
        ]
        .concat()
    };
    let hot_first = [(0x2000, 0x2100), (0x1000, 0x1100)];
    for order in [hot_first, [hot_first[1], hot_first[0]]] {
        let list = [
            entry(0x2000, 0x2100, 0),
            entry(0x1000, 0x1100, 3),
            vec![0; 16],
        ]
        .concat();
        let ranges = ranges(&order);
        let sections = [
            (".debug_info", &info[..]),
            (".debug_abbrev", ABBREVIATIONS),
            (".debug_ranges", &ranges),
            (".debug_loc", &list),
        ];
        read(&sections, |reader| {
            for (pc, register) in [(0x2000, 0), (0x20ff, 0), (0x1000, 3), (0x10ff, 3)] {
                let mut machine = stopped(pc, 0);
                let base = if register == 0 { 0x5000u64 } else { 0x6000 };
                machine.set_register(Register(register), base.to_le_bytes().to_vec());
                let mut stack =
                    CallStack::new(machine, Target::X86_64, evaluator(), Vec::new()).unwrap();
                reader.add_to(&mut stack);
                // DW_OP_fbreg 8.
                let location = evaluator().location(&stack, &[0x91, 8], &[]);
                assert_eq!(
                    location.unwrap().address(),
                    Some(base + 8),
                    "{pc:#x}, {order:x?}"
                );
            }
        });
    }
}

/// `main` calls `g`, which has two ranges and ends in a tail call of `h`. The call site describes the
/// parameters of `g`, so those of `h` are unknown (DWARF 5 section 3.4.1).
#[test]
fn call_sites_of_functions_with_several_ranges_describe_only_these() {
    for parameter in [11, 16] {
        calls_describe_only_their_function(parameter);
    }
}

/// `parameter` is the abbreviation of the parameter that `main` passes.
fn calls_describe_only_their_function(parameter: u8) {
    let g = (HEADER + ROOT) as u32;
    let entries = [
        &[8, b'g', 0][..],
        &[0; 4],
        &[0],
        &bounded(2, "h", 0x3000, 0x100),
        &[0],
        &bounded(2, "main", 0x1000, 0x100),
        &[10],
        &0x1010u64.to_le_bytes(),
        &g.to_le_bytes(),
        // rdi is 42.
        &[parameter, 1, 0x55, 2, 0x08, 42],
        &[0, 0],
    ]
    .concat();
    let info = unit(&entries);
    let ranges = ranges(&[(0x2000, 0x2100), (0x1800, 0x1900)]);
    let frames = debug_frame(&[
        (0x1000, 0x1100),
        (0x2000, 0x2100),
        (0x1800, 0x1900),
        (0x3000, 0x3100),
    ]);
    let sections = [
        (".debug_info", &info[..]),
        (".debug_abbrev", ABBREVIATIONS),
        (".debug_ranges", &ranges),
    ];
    read(&sections, |reader| {
        let value = |pc| {
            let index = FrameIndex::new(FrameSection::debug_frame(Target::X86_64, &frames));
            let machine = stopped(pc, 0x1010);
            let mut stack =
                CallStack::new(machine, Target::X86_64, evaluator(), vec![index]).unwrap();
            reader.add_to(&mut stack);
            while stack.unwind().unwrap() {}
            // DW_OP_entry_value (DW_OP_reg5).
            let value = evaluator().value(&stack, &[0xa3, 1, 0x55], &[]);
            value
                .map(|value| value.unsigned())
                .map_err(|error| error.code)
        };
        assert_eq!(value(0x2004), Ok(42));
        // The other part of `g` has the same frame.
        assert_eq!(value(0x1804), Ok(42));
        assert_eq!(value(0x3004), Err(ErrorCode::Unavailable));
    });
}

/// A function of RISC-V preserves fs0, register 40: its value on entry is the caller's (RISC-V psABI).
/// So it does for s1, register 9. ft0, register 32, may have changed.
#[test]
fn preserved_registers_of_any_number_have_values_on_entry() {
    // Version 4, addresses of 8 bytes, factors 1 and -8, column 1 (ra); the CFA is sp.
    let mut frames = vec![16, 0, 0, 0, 0xff, 0xff, 0xff, 0xff, 4, 0, 8, 0, 1, 0x78, 1];
    frames.extend([0x0c, 2, 0, 0, 0]);
    for (start, end) in [(0x1000u64, 0x1100u64), (0x2000, 0x2100)] {
        frames.extend([20, 0, 0, 0, 0, 0, 0, 0]);
        frames.extend(start.to_le_bytes());
        frames.extend((end - start).to_le_bytes());
    }
    let target = Target::RISCV64;
    let mut machine = Snapshot::new(target);
    for number in 0..64u16 {
        let value = u64::from(number) + 0x100;
        machine.set_register(Register(number), value.to_le_bytes().to_vec());
    }
    // The caller.
    machine.set_register(Register(1), 0x2010u64.to_le_bytes().to_vec());
    machine.pc = Some(0x1004);
    let rules = Evaluator::new(Encoding::new(Dialect::Dwarf5, target), Rules::Dwarf5);
    let index = FrameIndex::new(FrameSection::debug_frame(target, &frames));
    let mut stack = CallStack::new(machine, target, rules.clone(), vec![index]).unwrap();
    assert!(stack.unwind().unwrap());
    let value = |number: u8| {
        // DW_OP_entry_value (DW_OP_regx).
        let value = rules.clone().value(&stack, &[0xa3, 2, 0x90, number], &[]);
        value
            .map(|value| value.unsigned())
            .map_err(|error| error.code)
    };
    assert_eq!(value(9), Ok(0x109));
    assert_eq!(value(40), Ok(0x128));
    assert_eq!(value(32), Err(ErrorCode::Unavailable));
}

/// The entries of another unit are not read. An expression that calls one of them fails: without
/// this, the call would have no effect, and the result would be wrong.
#[test]
fn calls_of_entries_that_are_not_read_fail() {
    let code = |location: &[u8]| object(5, "x", location);
    // DW_OP_lit4, DW_OP_call_ref or DW_OP_call4 of the entry at an offset, DW_OP_stack_value.
    let calling =
        |call: u8, target: u32| [&[0x34, call][..], &target.to_le_bytes(), &[0x9f]].concat();
    let own = unit(&code(&calling(0x9a, 0)));
    let other = own.len() + HEADER + ROOT;
    let mut found = Vec::new();
    for (call, target) in [
        (0x9a, other as u32),
        // The unit's own root, which has no location, by either offset.
        (0x9a, HEADER as u32),
        (0x99, HEADER as u32),
    ] {
        let own = unit(&code(&calling(call, target)));
        // In the other unit, 4 is added: DW_OP_plus_uconst.
        let info = [own, unit(&code(&[0x23, 4]))].concat();
        let sections = [(".debug_info", &info[..]), (".debug_abbrev", ABBREVIATIONS)];
        read(&sections, |reader| {
            let [x] = reader.globals() else {
                panic!("one variable")
            };
            let location = reader.location(*x, 0, &stopped(0, 0));
            found.push(location.map(|location| location.to_string()));
        });
    }
    let [other, root, root_in_unit] = &found[..] else {
        panic!("three results")
    };
    assert!(
        matches!(other, Err(ReadError::Eval(error)) if error.code == ErrorCode::Unavailable),
        "{other:?}"
    );
    for root in [root, root_in_unit] {
        assert_eq!(root.as_deref(), Ok("imm(0400000000000000)+0"));
    }
}

/// A list of a hundred thousand entries, and an expression that calls four thousand procedures with
/// this list: 16 GB of list entries.
fn procedures() -> Vec<u8> {
    let mut entries = Vec::new();
    let mut expression = Vec::new();
    for _ in 0..4000 {
        let at = (HEADER + ROOT + entries.len()) as u32;
        expression.extend([&[0x99][..], &at.to_le_bytes()].concat());
        entries.extend([12, 0, 0, 0, 0]);
    }
    let size = expression.len() as u32;
    // The size in LEB128.
    let size = [size & 0x7f | 0x80, size >> 7 & 0x7f | 0x80, size >> 14].map(|byte| byte as u8);
    entries.extend([5, b'x', 0]);
    entries.extend(size);
    entries.extend(expression);
    unit(&entries)
}

/// Contents that a file repeats are not read, or kept, repeatedly.
#[test]
fn hostile_files_are_read_in_bounded_time_and_memory() {
    let long = {
        let entry = [&1u64.to_le_bytes()[..], &2u64.to_le_bytes(), &[1, 0, 0x50]].concat();
        [entry.repeat(100_000), vec![0; 16]].concat()
    };
    let called = procedures();
    let check = |name: &str, sections: &[(&str, &[u8])]| {
        let start = thread_time();
        let memory = measure(|| {
            let dwarf = gimli::Dwarf::load(|id| {
                let section = sections.iter().find(|(name, _)| *name == id.name());
                let bytes = section.map_or(&[][..], |(_, bytes)| bytes);
                Ok::<_, gimli::Error>(EndianSlice::new(bytes, LittleEndian))
            })
            .unwrap();
            let Ok(Some(header)) = dwarf.units().next() else {
                return;
            };
            let Ok(unit) = dwarf.unit(header) else { return };
            match UnitReader::new(&dwarf, &unit, Target::X86_64) {
                Ok(reader) => {
                    let machine = stopped(0x1000, 0);
                    let objects = reader.objects_at(0x1000);
                    for entry in objects.iter().chain(reader.globals()).take(3) {
                        let _ = reader.location(*entry, 0x1000, &machine);
                        let _ = reader.object_type(*entry);
                    }
                    let _ = reader.function_at(0x1000);
                }
                Err(error) => assert!(
                    matches!(error, ReadError::Eval(error) if error.code == ErrorCode::LimitSize),
                    "{name}: {error}"
                ),
            }
        });
        let time = thread_time() - start;
        println!("{name}: {time:?}, {} bytes of memory", memory.bytes_max);
        assert!(time < Duration::from_secs(10), "{name}: {time:?}");
        assert!(memory.bytes_max < 256 << 20, "{name}: {memory:?}");
    };
    for file in hostile::make() {
        let Ok(parsed) = object::File::parse(&file.bytes[..]) else {
            continue;
        };
        let sections: Vec<(String, &[u8])> = parsed
            .sections()
            .filter_map(|section| Some((section.name().ok()?.to_string(), section.data().ok()?)))
            .collect();
        let sections = sections.iter().map(|(name, bytes)| (&name[..], *bytes));
        check(file.name, &sections.collect::<Vec<_>>());
    }
    check(
        "procedures with a long list",
        &[
            (".debug_info", &called),
            (".debug_abbrev", ABBREVIATIONS),
            (".debug_loc", &long),
        ],
    );
    // Functions whose frame base is the list.
    let functions = [&[9, b'f', 0][..], &[0; 8], &[0]].concat().repeat(10_000);
    check(
        "functions with a long frame base",
        &[
            (".debug_info", &unit(&functions)),
            (".debug_abbrev", ABBREVIATIONS),
            (".debug_loc", &long),
            (".debug_ranges", &[0; 16]),
        ],
    );
}

/// The number of elements of an array without a subrange is unknown, and so is its size.
#[test]
fn an_array_without_bounds_has_no_size() {
    let element = (HEADER + ROOT) as u32;
    let entries = [&[14, 4, 5, 13][..], &element.to_le_bytes()].concat();
    let info = unit(&entries);
    let sections = [(".debug_info", &info[..]), (".debug_abbrev", ABBREVIATIONS)];
    read(&sections, |reader| {
        let size = |at| reader.object_type(UnitOffset(at)).unwrap().byte_size;
        let first = HEADER + ROOT;
        assert_eq!((size(first), size(first + 3)), (Some(4), None));
    });
}

/// Code that does not run in lanes (a width of 0, issue 200720.1) has a single lane, as code with one
/// lane does. Code with two lanes has lane 1.
#[test]
fn code_without_lanes_has_one() {
    for (width, exists) in [(0, [true, false]), (1, [true, false]), (2, [true, true])] {
        let entries = [&bounded(15, "f", 0x1000, 0x100)[..], &[width, 0]].concat();
        let info = unit(&entries);
        let sections = [(".debug_info", &info[..]), (".debug_abbrev", ABBREVIATIONS)];
        read(&sections, |reader| {
            let function = reader.function_at(0x1000).unwrap();
            assert_eq!(reader.lane_count(function), Some(width.into()));
            let pc = [0, 1].map(|lane| {
                let mut machine = stopped(0x1000, 0);
                machine.lane = Some(lane);
                reader.lane_pc(function, 0x1000, &machine).is_ok()
            });
            assert_eq!(pc, exists, "{width}");
        });
    }
}

/// Loops whose operations would each take time proportional to the size of the unit: a hundred
/// thousand blocks. `DW_OP_fbreg 0` and `DW_OP_LLVM_push_lane`, followed by `DW_OP_drop` and a branch
/// back. Each ends at the limit on operations.
#[test]
fn operations_do_not_search_the_unit() {
    let blocks = [6, 0].repeat(100_000);
    for (dialect, operation) in [(Dialect::Dwarf5, [0x91, 0]), (Dialect::Llvm, [0xe9, 0x03])] {
        let expression = [&operation[..], &[0x13, 0x2f], &(-6i16).to_le_bytes()].concat();
        let entries = [
            &[9, b'f', 0][..],
            &[0; 8],
            &object(5, "x", &expression),
            &blocks,
            &[0],
        ]
        .concat();
        // The frame base is rax + 0.
        let list = [
            &0x1000u64.to_le_bytes()[..],
            &0x2000u64.to_le_bytes(),
            &[2, 0, 0x70, 0],
            &[0; 16],
        ]
        .concat();
        let sections = [
            (".debug_info", &unit(&entries)[..]),
            (".debug_abbrev", ABBREVIATIONS),
            (".debug_ranges", &ranges(&[(0x1000, 0x2000)])),
            (".debug_loc", &list),
        ];
        read(&sections, |reader| {
            let reader = reader.with_dialect(dialect);
            let mut machine = stopped(0x1000, 0);
            machine.lane = Some(0);
            let [x] = reader.objects_at(0x1000)[..] else {
                panic!("one variable")
            };
            let start = thread_time();
            let error = reader.location(x, 0x1000, &machine).unwrap_err();
            let time = thread_time() - start;
            assert!(
                matches!(error, ReadError::Eval(error) if error.code == ErrorCode::LimitOperations),
                "{error}"
            );
            assert!(time < Duration::from_secs(5), "{time:?}");
        });
    }
}

/// A loop around an entry value of a place that takes thirty thousand operations to state.
#[test]
fn the_places_of_entry_values_count_as_operations() {
    let frames = debug_frame(&[(0x1000, 0x1100), (0x2000, 0x2100)]);
    let place = [&[0x96; 30_000][..], &[0x55]].concat();
    let size = place.len();
    let length = [
        size as u8 | 0x80,
        (size >> 7) as u8 | 0x80,
        (size >> 14) as u8,
    ];
    let back = -(1 + 3 + size as i16 + 1 + 3);
    let expression = [
        &[0xa3][..],
        &length,
        &place,
        &[0x13, 0x2f],
        &back.to_le_bytes(),
    ]
    .concat();
    let index = FrameIndex::new(FrameSection::debug_frame(Target::X86_64, &frames));
    let machine = stopped(0x1004, 0x2010);
    let mut stack = CallStack::new(machine, Target::X86_64, evaluator(), vec![index]).unwrap();
    while stack.unwind().unwrap() {}
    // The value is 1; at other places, it is 2.
    stack.add_call_place(0x2010, &place, &[0x31]);
    stack.add_call_place(0x2010, &place[1..], &[0x32]);
    stack.add_call_place(0x1010, &place, &[0x32]);
    let once = evaluator().value(&stack, &expression[..4 + size], &[]);
    assert_eq!(once.unwrap().unsigned(), 1);
    let start = thread_time();
    let error = evaluator().value(&stack, &expression, &[]).unwrap_err();
    let time = thread_time() - start;
    assert_eq!(error.code, ErrorCode::LimitOperations);
    assert!(time < Duration::from_secs(5), "{time:?}");
}
