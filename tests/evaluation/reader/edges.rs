//! Units by hand: where a frame base ends, functions that have one symbol, lanes of nested functions,
//! and bit fields of DWARF 3 in both byte orders.

use super::hand::*;
use super::*;
use dwarfsmith::dwarf::{FrameIndex, FrameSection};
use dwarfsmith::eval::{CallStack, ErrorCode};
use gimli::BigEndian;

/// `f` is at 0x2000, and the list of its frame base has one entry, rax from 0x1000 to 0x4000. `g`,
/// after it, has no frame base. Frame bases are those of the function that has the code (DWARF 5
/// section 3.3.5), at the addresses in memory.
#[test]
fn a_frame_base_holds_only_in_its_function() {
    let entries = [
        &[9, b'f', 0][..],
        &[0; 8],
        &[0],
        &bounded(2, "g", 0x2100, 0x100),
        &[0],
    ]
    .concat();
    let info = unit(&entries);
    let list = [
        &0x1000u64.to_le_bytes()[..],
        &0x4000u64.to_le_bytes(),
        &[2, 0, 0x70, 0],
        &[0; 16],
    ]
    .concat();
    let ranges = ranges(&[(0x2000, 0x2100)]);
    let sections = [
        (".debug_info", &info[..]),
        (".debug_abbrev", ABBREVIATIONS),
        (".debug_ranges", &ranges),
        (".debug_loc", &list),
    ];
    for bias in [0, 0x10_0000] {
        read(&sections, |reader| {
            let reader = reader.loaded_at(bias);
            // DW_OP_fbreg 8, with 0x5000 in rax.
            let found = [0x1fff, 0x2000, 0x20ff, 0x2100].map(|pc| {
                let mut machine = stopped(bias + pc, 0);
                machine.set_register(Register(0), 0x5000u64.to_le_bytes().to_vec());
                let mut stack =
                    CallStack::new(machine, Target::X86_64, evaluator(), Vec::new()).unwrap();
                reader.add_to(&mut stack);
                let location = evaluator().location(&stack, &[0x91, 8], &[]);
                location
                    .map(|location| location.address())
                    .map_err(|error| error.code)
            });
            let none = Err(ErrorCode::MissingContext);
            let base = Ok(Some(0x5008));
            assert_eq!(found, [none, base, base, none], "{bias:#x}");
        });
    }
}

/// The value of rdi on entry to a function at 0x2000, which `main` called with 42. The call site
/// refers to the entry at an offset.
fn passed(functions: &[u8], callee: u32, of_functions: &[u8]) -> Result<u128, ErrorCode> {
    let entries = [
        functions,
        &bounded(2, "main", 0x1000, 0x100),
        &[10],
        &0x1010u64.to_le_bytes(),
        &callee.to_le_bytes(),
        &[11, 1, 0x55, 2, 0x08, 42],
        &[0, 0],
    ]
    .concat();
    let info = unit(&entries);
    let frames = debug_frame(&[(0x1000, 0x1100), (0x2000, 0x2100), (0x3000, 0x3100)]);
    let sections = [
        (".debug_info", &info[..]),
        (".debug_abbrev", ABBREVIATIONS),
        (".debug_ranges", of_functions),
    ];
    let mut found = Err(ErrorCode::Truncated);
    read(&sections, |reader| {
        let index = FrameIndex::new(FrameSection::debug_frame(Target::X86_64, &frames));
        let machine = stopped(0x2004, 0x1010);
        let mut stack = CallStack::new(machine, Target::X86_64, evaluator(), vec![index]).unwrap();
        reader.add_to(&mut stack);
        while stack.unwind().unwrap() {}
        // DW_OP_entry_value (DW_OP_reg5).
        let value = evaluator().value(&stack, &[0xa3, 1, 0x55], &[]);
        found = value
            .map(|value| value.unsigned())
            .map_err(|error| error.code);
    });
    found
}

/// A call of a declared function is one of the function with this symbol. A clone has the name of its
/// function and other parameters, so a symbol of two instances names neither.
#[test]
fn a_symbol_of_two_instances_names_neither() {
    let first = (HEADER + ROOT) as u32;
    let instance = |start: u64| {
        let size = 0x100u32.to_le_bytes();
        [&[18][..], &first.to_le_bytes(), &start.to_le_bytes(), &size].concat()
    };
    for (starts, expected) in [
        (&[0x2000][..], Ok(42)),
        (&[0x2000, 0x3000], Err(ErrorCode::Unavailable)),
    ] {
        let mut functions = vec![17, b'f', 0];
        functions.extend(starts.iter().flat_map(|start| instance(*start)));
        let declaration = first + functions.len() as u32;
        functions.extend([19, b'f', 0]);
        assert_eq!(
            passed(&functions, declaration, &[]),
            expected,
            "{starts:x?}"
        );
    }
}

/// A function with `DW_AT_ranges` begins where the first range does (DWARF 5 section 2.17.3), also if
/// it has a `DW_AT_low_pc`.
#[test]
fn a_function_with_ranges_begins_at_the_first() {
    let functions = [&[20, b'f', 0][..], &0x500u64.to_le_bytes(), &[0; 4]].concat();
    let ranges = ranges(&[(0x2000, 0x2100), (0x3000, 0x3100)]);
    let first = (HEADER + ROOT) as u32;
    assert_eq!(passed(&functions, first, &ranges), Ok(42));
}

/// A function in a function does not run in the lanes of the code around it.
#[test]
fn a_nested_function_has_its_own_lanes() {
    let entries = [
        &bounded(15, "outer", 0x1000, 0x100)[..],
        &[4],
        &bounded(2, "inner", 0x1010, 0x10),
        &[0, 0],
    ]
    .concat();
    let info = unit(&entries);
    let sections = [(".debug_info", &info[..]), (".debug_abbrev", ABBREVIATIONS)];
    read(&sections, |reader| {
        let counts = [("outer", 0x1000), ("inner", 0x1010)].map(|(name, pc)| {
            let function = reader.function_at(pc).unwrap();
            assert_eq!(reader.name(function).unwrap(), name);
            reader.lane_count(function)
        });
        assert_eq!(counts, [Some(4), None]);
    });
}

/// The mask of a function that states no number of lanes has a bit for any lane.
#[test]
fn a_mask_has_a_bit_for_each_lane() {
    let info = unit(&[&bounded(2, "f", 0x1000, 0x100)[..], &[0]].concat());
    let sections = [(".debug_info", &info[..]), (".debug_abbrev", ABBREVIATIONS)];
    let target = Target::AMDGPU_WAVE64;
    read_for(target, &sections, |reader| {
        let function = reader.function_at(0x1000).unwrap();
        let mut machine = Snapshot::new(target);
        let mask: u64 = 1 << 3 | 1 << 8 | 1 << 63;
        let exec = target.register("exec").unwrap();
        machine.set_register(exec, mask.to_le_bytes().to_vec());
        for lane in 0..64 {
            machine.lane = Some(lane);
            let active = reader.is_lane_active(function, 0x1000, &machine);
            assert_eq!(active, Ok([3, 8, 63].contains(&lane)), "{lane}");
        }
    });
}

/// A bit field of five bits, three bits after the most significant bit of the four bytes at 0x1004
/// (`DW_AT_bit_offset`, DWARF 3 section 5.6.6). On a little-endian machine, the most significant
/// bits are in the last byte.
#[test]
fn old_bit_fields_count_from_the_most_significant_bit() {
    let first = (HEADER + ROOT) as u32;
    let entries = |ty: [u8; 4]| [&[14, 4, 7, 21, 8, 22][..], &ty, &[4, 4, 5, 3, 0]].concat();
    let structure = UnitOffset(first as usize + 3);
    let object = Location::memory(0, 0x1000, 8);

    let info = unit(&entries(first.to_le_bytes()));
    let sections = [(".debug_info", &info[..]), (".debug_abbrev", ABBREVIATIONS)];
    read(&sections, |reader| {
        let members = reader.members(structure).unwrap();
        let member = reader.member(members[0], &object, 8, 0, &stopped(0, 0));
        assert_eq!(member.unwrap().to_string(), "mem(0)+0x1007");
    });

    let entries = entries(first.to_be_bytes());
    let length = (HEADER + ROOT + entries.len() + 1 - 4) as u32;
    let mut info = length.to_be_bytes().to_vec();
    info.extend([0, 4, 0, 0, 0, 0, 8, 1]);
    info.extend([0; 8]);
    info.extend(entries);
    info.push(0);
    let dwarf = gimli::Dwarf::load(|id| {
        let bytes = match id.name() {
            ".debug_info" => &info[..],
            ".debug_abbrev" => ABBREVIATIONS,
            _ => &[],
        };
        Ok::<_, gimli::Error>(EndianSlice::new(bytes, BigEndian))
    });
    let dwarf = dwarf.unwrap();
    let unit = dwarf.units().next().unwrap().unwrap();
    let unit = dwarf.unit(unit).unwrap();
    let target = Target::by_name("generic64-be").unwrap();
    let reader = UnitReader::new(&dwarf, &unit, target).unwrap();
    let members = reader.members(structure).unwrap();
    let machine = Snapshot::new(target);
    let member = reader.member(members[0], &object, 8, 0, &machine);
    assert_eq!(member.unwrap().to_string(), "mem(0)+0x1004.3");
}
