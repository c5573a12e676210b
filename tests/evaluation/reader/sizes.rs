//! Sizes of arrays and signs of enumerations, from units by hand: the forms of a number that
//! compilers choose by its size do not state its sign (DWARF 5 section 7.5.5, "constant").

use super::*;

/// A unit of version 4, with the size of addresses, around entries. Its language is C.
fn unit(address_bytes: u8, entries: &[u8]) -> Vec<u8> {
    let mut bytes = vec![0; 4];
    bytes.extend([4, 0, 0, 0, 0, 0, address_bytes, 1, 2]);
    bytes.extend(entries);
    bytes.push(0);
    let length = (bytes.len() - 4) as u32;
    bytes[..4].copy_from_slice(&length.to_le_bytes());
    bytes
}

const ABBREVIATIONS: &[u8] = &[
    // 1: compile unit: language data1. 2: base type: byte_size, encoding data1.
    1, 0x11, 1, 0x13, 0x0b, 0, 0, 2, 0x24, 0, 0x0b, 0x0b, 0x3e, 0x0b, 0, 0, //
    // 3: array type: type ref1.
    3, 0x01, 1, 0x49, 0x11, 0, 0, //
    // Subrange types. 4: upper_bound data1, 5: data2, 6: data4, 7: data8, 8: sdata.
    4, 0x21, 0, 0x2f, 0x0b, 0, 0, 5, 0x21, 0, 0x2f, 0x05, 0, 0, //
    6, 0x21, 0, 0x2f, 0x06, 0, 0, 7, 0x21, 0, 0x2f, 0x07, 0, 0, //
    8, 0x21, 0, 0x2f, 0x0d, 0, 0, //
    // 9: count data1. 10: lower_bound sdata, upper_bound data1.
    9, 0x21, 0, 0x37, 0x0b, 0, 0, 10, 0x21, 0, 0x22, 0x0d, 0x2f, 0x0b, 0, 0, //
    // 14: upper_bound exprloc. 15: count ref1. 16: variable: type ref1, location exprloc.
    14, 0x21, 0, 0x2f, 0x18, 0, 0, 15, 0x21, 0, 0x37, 0x11, 0, 0, //
    16, 0x34, 0, 0x49, 0x11, 0x02, 0x18, 0, 0, //
    // 17: lower_bound exprloc, upper_bound exprloc. 18: string type: byte_size exprloc.
    17, 0x21, 0, 0x22, 0x18, 0x2f, 0x18, 0, 0, 18, 0x12, 0, 0x0b, 0x18, 0, 0, //
    // 19: byte_stride data1, upper_bound data1. 20: bit_stride data1, upper_bound data1.
    19, 0x21, 0, 0x51, 0x0b, 0x2f, 0x0b, 0, 0, 20, 0x21, 0, 0x2e, 0x0b, 0x2f, 0x0b, 0, 0, //
    // 11: enumeration type: byte_size data1. 12: enumerator: const_value data1. 13: sdata.
    11, 0x04, 1, 0x0b, 0x0b, 0, 0, 12, 0x28, 0, 0x1c, 0x0b, 0, 0, //
    13, 0x28, 0, 0x1c, 0x0d, 0, 0, //
    // Base types. 21: name string, byte_size, encoding data1. 22: byte_size, encoding,
    // LLVM_vector_size data1.
    21, 0x24, 0, 0x03, 0x08, 0x0b, 0x0b, 0x3e, 0x0b, 0, 0, //
    22, 0x24, 0, 0x0b, 0x0b, 0x3e, 0x0b, 0x93, 0x7c, 0x0b, 0, 0, //
    // 23: subrange type: type ref1, byte_size data1.
    23, 0x21, 0, 0x49, 0x11, 0x0b, 0x0b, 0, 0, //
    // Variables. 24: type ref1, const_value data8. 25: type ref1, const_value string.
    24, 0x34, 0, 0x49, 0x11, 0x1c, 0x07, 0, 0, 25, 0x34, 0, 0x49, 0x11, 0x1c, 0x08, 0, 0, 0,
];

/// The offset of the base type's entry, after the headers of the unit and its entry, and of the
/// entry after it.
const SHORT: u8 = 13;
const TYPE: usize = 16;

/// Returns the type of the entry after a `short`.
fn type_of(target: Target, entries: &[u8]) -> dwarfsmith::eval::ObjectType {
    // A `short` has 2 bytes and is signed.
    let entries = [&[2, 2, 5][..], entries].concat();
    let info = unit(target.address_bytes(), &entries);
    let mut found = None;
    hand::read_for(
        target,
        &[(".debug_info", &info), (".debug_abbrev", ABBREVIATIONS)],
        |reader| found = reader.object_type(UnitOffset(TYPE)).ok(),
    );
    found.unwrap()
}

#[test]
fn the_forms_of_bounds_have_no_sign() {
    let (large, small) = (Target::X86_64, Target::by_name("i386").unwrap());
    for (target, subrange, expected) in [
        (large, &[4, 127][..], Some(128)),
        // gcc writes the bound of `short a[256]` as the byte 0xff, and clang its count.
        (large, &[4, 255], Some(256)),
        (large, &[4, 128], Some(129)),
        (large, &[9, 200], Some(200)),
        (large, &[5, 0xff, 0xff], Some(0x1_0000)),
        (large, &[6, 0xff, 0xff, 0xff, 0xff], Some(0x1_0000_0000)),
        // -2..=254: 257 elements. -1 is `DW_FORM_sdata` 0x7f.
        (large, &[10, 0x7e, 254], Some(257)),
        // No elements: the bound is -1, or the largest address.
        (large, &[8, 0x7f], Some(0)),
        (large, &[7, 255, 255, 255, 255, 255, 255, 255, 255], Some(0)),
        (small, &[6, 0xff, 0xff, 0xff, 0xff], Some(0)),
    ] {
        let ty = type_of(target, &[&[3, SHORT][..], subrange, &[0]].concat());
        let size = expected.map(|count: u64| count * 2);
        assert_eq!(ty.byte_size, size, "{subrange:?}");
    }
}

/// LLVM describes an array of zeros by one zero: `DW_OP_lit0, DW_OP_stack_value`. The number has the
/// size of an address (DWARF 5 section 2.5.1), and what follows is not described.
#[test]
fn a_number_may_be_shorter_than_its_object() {
    // `short a[8]`, and the variable after it.
    let variable = TYPE + 5;
    let array = [3, SHORT, 4, 7, 0];
    let zero = [16, TYPE as u8, 2, 0x30, 0x9f];
    let info = unit(8, &[&[2, 2, 5][..], &array, &zero].concat());
    hand::read(
        &[(".debug_info", &info), (".debug_abbrev", ABBREVIATIONS)],
        |reader| {
            let machine = Snapshot::new(Target::X86_64);
            let location = reader.location(UnitOffset(variable), 0, &machine).unwrap();
            let evaluator = reader.evaluator();
            let contents = evaluator.read_known(&machine, &location, 128).unwrap();
            assert_eq!(contents.to_string(), "0000000000000000________________");
        },
    );
}

/// The bits of a register that has fewer bits than the object are at the start of the object.
/// clang describes an `__int128` whose high half is unknown by the register of the low half.
#[test]
fn a_register_may_be_smaller_than_its_object() {
    let variable = [16, SHORT, 1, 0x51];
    let info = unit(8, &[&[2, 16, 5][..], &variable].concat());
    hand::read(
        &[(".debug_info", &info), (".debug_abbrev", ABBREVIATIONS)],
        |reader| {
            let mut machine = Snapshot::new(Target::X86_64);
            machine.set_register(Register(1), vec![1, 2, 3, 4, 5, 6, 7, 8]);
            let location = reader.location(UnitOffset(TYPE), 0, &machine).unwrap();
            let contents = reader.evaluator().read_known(&machine, &location, 128);
            let expected = "0102030405060708________________";
            assert_eq!(contents.unwrap().to_string(), expected);
        },
    );
}

/// Pieces of a struct are independent of each other (DWARF 5 section 2.6.1.2). The struct of 12
/// bytes is an array of six `short`s here.
#[test]
fn other_pieces_of_an_object_do_not_fail() {
    // DW_OP_reg3, DW_OP_piece 4.
    let known = [0x53, 0x93, 4];
    // DW_OP_lit0, DW_OP_stack_value, DW_OP_piece 20: clang's description of unused bytes.
    let padding = [0x30, 0x9f, 0x93, 20];
    // DW_OP_breg4 0, DW_OP_stack_value, DW_OP_piece 4: register 4 is unavailable.
    let computed = [0x74, 0, 0x9f, 0x93, 4];
    // DW_OP_lit0, DW_OP_bra 0: the branch could be into another piece.
    let branch = [0x30, 0x28, 0, 0];
    for (expression, expected) in [
        ([&known[..], &known].concat(), Some(("0102030401020304", 0))),
        (
            [&known[..], &padding].concat(),
            Some(("01020304________", 1)),
        ),
        (
            [&computed[..], &known].concat(),
            Some(("________01020304", 1)),
        ),
        (
            [&computed[..], &padding].concat(),
            Some(("________________", 2)),
        ),
        ([&known[..], &branch, &computed].concat(), None),
        // The last operation belongs to no piece.
        ([&computed[..], &[0x53]].concat(), None),
    ] {
        let array = [3, SHORT, 9, 6, 0];
        let variable = [&[16, TYPE as u8, expression.len() as u8], &expression[..]].concat();
        let info = unit(8, &[&[2, 2, 5][..], &array, &variable].concat());
        let sections = [(".debug_info", &info[..]), (".debug_abbrev", ABBREVIATIONS)];
        hand::read(&sections, |reader| {
            let mut machine = Snapshot::new(Target::X86_64);
            machine.set_register(Register(3), vec![1, 2, 3, 4, 5, 6, 7, 8]);
            let variable = UnitOffset(TYPE + 5);
            let fails = expected.is_none_or(|(_, errors)| errors > 0);
            assert_eq!(reader.location(variable, 0, &machine).is_err(), fails);
            let found = reader.partial_location(variable, 0, &machine);
            let found = found.ok().map(|(location, errors)| {
                let contents = reader.evaluator().read_known(&machine, &location, 64);
                (contents.unwrap().to_string(), errors.len())
            });
            let expected = expected.map(|(bytes, errors)| (bytes.to_string(), errors));
            assert_eq!(found, expected, "{expression:x?}");
        });
    }
}

/// The dimensions of an array whose bounds depend on the frame and on the object, and its size.
#[test]
fn bounds_may_be_expressions_and_variables() {
    let target = Target::X86_64;
    // rbx is 3, and the bytes at 0x100 are 5, 0, 0xfe, 0xff, …: 5 as a `short`, then -2.
    let mut machine = Snapshot::new(target);
    machine.set_register(Register(3), 3u64.to_le_bytes().to_vec());
    let words = [[5, 0, 0xfe, 0xff, 0, 0, 0, 0], (-2i64).to_le_bytes()].concat();
    machine.set_memory(0, 0x100, &words);
    // The descriptor of the array, as the location of the object.
    let object = dwarfsmith::eval::Location::memory(0, 0x100, 8);
    let array = |subranges: &[u8]| [&[3, SHORT][..], subranges, &[0]].concat();
    // The entry after an array of one dimension with a count of 2 bytes.
    let variable = TYPE as u8 + 5;
    let in_rbx = [16, SHORT, 1, 0x53];
    let dims = |known: &[(i128, Option<u64>)]| known.to_vec();
    for (entries, expected, size) in [
        // gcc's `short a[n]`: breg3 -1, which is n - 1 = 2.
        (array(&[14, 2, 0x73, 0x7f]), dims(&[(0, Some(3))]), Some(6)),
        // No element: breg3 -4, which is -1, and is not a negative number of elements if it is -2.
        (array(&[14, 2, 0x73, 0x7c]), dims(&[(0, Some(0))]), Some(0)),
        (array(&[14, 2, 0x73, 0x7b]), dims(&[(0, Some(0))]), Some(0)),
        // clang's: the count is that of a variable, a `short` in rbx.
        (
            [array(&[15, variable]), in_rbx.to_vec()].concat(),
            dims(&[(0, Some(3))]),
            Some(6),
        ),
        // `short a[n][4]`, as two subranges, and as an array of `short[4]` (at `variable`).
        (
            array(&[14, 2, 0x73, 0x7f, 4, 3]),
            dims(&[(0, Some(3)), (0, Some(4))]),
            Some(24),
        ),
        (
            [
                &[3, variable + 2, 14, 2, 0x73, 0x7f, 0][..],
                &array(&[4, 3]),
            ]
            .concat(),
            dims(&[(0, Some(3)), (0, Some(4))]),
            Some(24),
        ),
        // Fortran's descriptor: push_object_address, plus_uconst 8, deref is the lower bound, -2;
        // the upper one is push_object_address, deref_size 2, which is 5. These are 8 elements.
        (
            array(&[17, 4, 0x97, 0x23, 8, 0x06, 3, 0x97, 0x94, 2]),
            dims(&[(-2, Some(8))]),
            Some(16),
        ),
        // Elements that are not contiguous: every 4 bytes, and every 4 bits.
        (array(&[19, 4, 2]), dims(&[(0, Some(3))]), None),
        (array(&[20, 4, 2]), dims(&[(0, Some(3))]), None),
        // An undefined bound: the expression is empty.
        (array(&[14, 0]), dims(&[(0, None)]), None),
        // An undefined lower bound is not that of the language.
        (array(&[17, 0, 1, 0x35]), dims(&[(0, None)]), None),
        // Fortran's string, of push_object_address, deref_size 2 bytes.
        (vec![18, 3, 0x97, 0x94, 2], dims(&[]), Some(5)),
    ] {
        let entries = [&[2, 2, 5][..], &entries].concat();
        let info = unit(8, &entries);
        let sections = [(".debug_info", &info[..]), (".debug_abbrev", ABBREVIATIONS)];
        hand::read(&sections, |reader| {
            let entry = UnitOffset(TYPE);
            let found = reader.dimensions(entry, &object, 0, &machine).unwrap();
            let found: Vec<_> = found.iter().map(|one| (one.lower, one.count)).collect();
            assert_eq!(found, expected, "{entries:x?}");
            let found = reader.byte_size_at(entry, &object, 0, &machine).unwrap();
            assert_eq!(found, size, "{entries:x?}");
        });
    }
    // The error of the machine, which does not have this register.
    let info = unit(8, &[&[2, 2, 5][..], &array(&[14, 2, 0x79, 0])].concat());
    hand::read(
        &[(".debug_info", &info), (".debug_abbrev", ABBREVIATIONS)],
        |reader| {
            let entry = UnitOffset(TYPE);
            let found = reader.dimensions(entry, &object, 0, &machine);
            assert!(matches!(found, Err(dwarfsmith::eval::ReadError::Eval(_))));
        },
    );
}

/// An enumeration of one byte without an underlying type, as gcc writes it with `-gstrict-dwarf`,
/// is signed if an enumerator is negative.
#[test]
fn an_enumerator_above_127_does_not_make_an_enumeration_signed() {
    use dwarfsmith::eval::BaseEncoding::{Signed, Unsigned};
    for (enumerators, expected) in [
        (&[12, 200][..], Unsigned),
        (&[12, 200, 13, 0x7f], Signed),
        (&[13, 5], Unsigned),
    ] {
        let ty = type_of(Target::X86_64, &[&[11, 1][..], enumerators, &[0]].concat());
        assert_eq!(ty.base.unwrap().encoding, expected, "{enumerators:?}");
    }
}

/// A vector of three floats has three times the size of a float (LLVM's document, section 2.5.1.1.3),
/// and an array of two such vectors twice that of a vector.
#[test]
fn a_vector_type_has_the_size_of_all_elements() {
    let vector = [22, 4, gimli::DW_ATE_float.0, 3];
    assert_eq!(type_of(Target::X86_64, &vector).byte_size, Some(12));
    let array = [3, TYPE as u8 + 5, 9, 2, 0];
    let both = [&array[..], &vector].concat();
    assert_eq!(type_of(Target::X86_64, &both).byte_size, Some(24));
}

/// Both formats of 2 bytes are `DW_ATE_float`: only the name distinguishes them.
#[test]
fn a_brain_float_is_known_by_its_name() {
    for (name, expected) in [
        ("__bf16", BaseEncoding::BrainFloat),
        ("bfloat16", BaseEncoding::BrainFloat),
        ("_Float16", BaseEncoding::Float),
    ] {
        let entry = [&[21][..], name.as_bytes(), &[0, 2, gimli::DW_ATE_float.0]].concat();
        let base = type_of(Target::X86_64, &entry).base.unwrap();
        assert_eq!(base.encoding, expected, "{name}");
    }
}

/// A subrange states its size if its underlying type has another one (DWARF 5 section 5.13).
#[test]
fn a_subrange_is_read_with_its_own_size() {
    let ty = type_of(Target::X86_64, &[23, SHORT, 1]);
    assert_eq!((ty.byte_size, ty.bits), (Some(1), Some(8)));
    let base = ty.base.unwrap();
    assert_eq!((base.encoding, base.byte_size), (BaseEncoding::Signed, 1));
}

/// The type extends a number whose form has no sign, and a string has its zero byte (DWARF 5,
/// sections 4.1, item 10, and 7.5.5).
#[test]
fn a_constant_is_as_large_as_its_type() {
    let number = [&[24, SHORT][..], &[0xff; 8]].concat();
    let array = [3, SHORT, 9, 3, 0];
    let string = [&array[..], &[25, TYPE as u8], b"ab\0"].concat();
    let (unsigned, signed) = (gimli::DW_ATE_unsigned.0, gimli::DW_ATE_signed.0);
    for (base, entries, variable, bits, expected) in [
        (
            [2, 16, unsigned],
            &number,
            TYPE,
            128,
            "ffffffffffffffff0000000000000000",
        ),
        (
            [2, 16, signed],
            &number,
            TYPE,
            128,
            "ffffffffffffffffffffffffffffffff",
        ),
        (
            [2, 1, gimli::DW_ATE_signed_char.0],
            &string,
            TYPE + 5,
            24,
            "616200",
        ),
    ] {
        let info = unit(8, &[&base[..], entries].concat());
        hand::read(
            &[(".debug_info", &info), (".debug_abbrev", ABBREVIATIONS)],
            |reader| {
                let machine = Snapshot::new(Target::X86_64);
                let location = reader.location(UnitOffset(variable), 0, &machine).unwrap();
                let contents = reader.evaluator().read_known(&machine, &location, bits);
                assert_eq!(contents.unwrap().to_string(), expected);
            },
        );
    }
}

/// With addresses of 32 bits, a bound has 32 bits and a sign (DWARF 5 section 2.5.1): the array is
/// from `DW_OP_const1s -2` to `DW_OP_lit0`.
#[test]
fn a_bound_of_32_bits_may_be_negative() {
    let entries = [2, 2, 5, 3, SHORT, 17, 2, 0x09, 0xfe, 1, 0x30, 0];
    let target = Target::by_name("i386").unwrap();
    let info = unit(4, &entries);
    let sections = [(".debug_info", &info[..]), (".debug_abbrev", ABBREVIATIONS)];
    hand::read_for(target, &sections, |reader| {
        let machine = Snapshot::new(target);
        let object = dwarfsmith::eval::Location::memory(0, 0x100, 8);
        let found = reader.dimensions(UnitOffset(TYPE), &object, 0, &machine);
        let found: Vec<_> = found
            .unwrap()
            .iter()
            .map(|one| (one.lower, one.count))
            .collect();
        assert_eq!(found, [(-2, Some(3))]);
    });
}
