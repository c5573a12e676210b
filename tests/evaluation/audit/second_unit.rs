//! Faults and statistics of entries in a separate unit, which the test writes; and attribute values
//! whose class is wrong.

use super::kit::PAIR;
use super::*;
use dwarfsmith::audit::LocationKind;

/// The offset of the first entry after the unit's own: the unit has a header of version 5, and an
/// entry without attributes.
const FIRST: u8 = 13;

/// A sound file with a second section of entries.
fn with_unit(entries: &[u8]) -> Vec<u8> {
    let mut parts = Parts::sound();
    let length = 8 + 1 + entries.len() as u32 + 1;
    let header = [5, 0, 1, 8, 0, 0, 0, 0, 17];
    let unit = [&length.to_le_bytes()[..], &header, entries, &[0]].concat();
    parts.extra = Some((".debug_info", unit));
    parts.build().0
}

/// A function of 0x100 bytes at 0x5000 around entries.
fn function(entries: &[u8]) -> Vec<u8> {
    let range = [&0x5000u64.to_le_bytes()[..], &0x100u32.to_le_bytes()].concat();
    with_unit(&[&[9][..], &range, entries, &[0]].concat())
}

/// The class of a value is named: a number of any size is allowed, a string is not.
#[test]
fn a_bound_has_a_class_that_is_allowed() {
    for (code, value, expected) in [
        (19, &[0; 4][..], "a string"),
        (20, &[1], "a flag"),
        (21, &[0; 8], "an address"),
        (22, &[16, 0, 0, 0], "a location list"),
    ] {
        let mut parts = Parts::sound();
        (parts.bound_code, parts.upper_bound) = (code, value.to_vec());
        let found = audited(&parts.build().0).0;
        let found: Vec<(Fault, &str)> = found
            .iter()
            .map(|finding| (finding.fault, &finding.detail[..]))
            .collect();
        assert_eq!(found, [(Fault::LocationForm, expected)]);
    }
}

/// In a generic subrange, the number of the dimension is on the stack at the start (DWARF 5 section
/// 5.13), below the address of the array descriptor.
#[test]
fn the_bound_of_a_generic_subrange_has_its_dimension() {
    // gfortran's upper bound of a dimension: push_object_address, over, lit24, mul,
    // plus_uconst 56, plus, deref.
    let bound = vec![0x97, 0x14, 0x48, 0x1e, 0x23, 56, 0x22, 0x06];
    // The same with DW_OP_pick 2, which needs a third entry.
    let pick = [&[0x97, 0x15, 2][..], &bound[2..]].concat();
    for (code, bytes, expected) in [
        (28, &bound, None),
        (28, &pick, Some(Fault::StackUnderflow)),
        (11, &bound, Some(Fault::StackUnderflow)),
    ] {
        let mut parts = Parts::sound();
        (parts.bound_code, parts.upper_bound) = (code, bytes.clone());
        let found = audited(&parts.build().0).0;
        let found: Vec<Fault> = found.iter().map(|finding| finding.fault).collect();
        assert_eq!(found, Vec::from_iter(expected), "{code} {bytes:x?}");
    }
}

/// `DW_OP_call_ref` names an entry by its offset in the section, `DW_OP_call4` in the unit.
#[test]
fn a_location_that_calls_itself_is_circular() {
    let (_, labels) = Parts::sound().build();
    for code in [0x9a, 0x99] {
        let mut parts = Parts::sound();
        let own = labels["x"] as u32;
        parts.x = [&[code][..], &own.to_le_bytes()].concat();
        let found = audited(&parts.build().0).0;
        let found: Vec<Fault> = found.iter().map(|finding| finding.fault).collect();
        assert_eq!(found, [Fault::Circular], "{code:#x}");
    }
    // An implicit pointer to the object itself needs only its entry: `p = &p`.
    let mut parts = Parts::sound();
    parts.x = [&[0xa0][..], &(labels["x"] as u32).to_le_bytes(), &[0]].concat();
    assert_eq!(audited(&parts.build().0).0, []);
}

/// The type of a static member's definition is that of its declaration: a byte, and the pieces have
/// two.
#[test]
fn the_type_of_a_definition_is_that_of_its_declaration() {
    let member = FIRST + 5;
    let (byte, pieces) = ([3, b'u', 0, 1, 7], [0x50, 0x93, 1, 0x53, 0x93, 1]);
    let variable = [&[24, member, 6][..], &pieces].concat();
    let (findings, _) = audited(&with_unit(&[&byte[..], &[23, FIRST], &variable].concat()));
    let [finding] = &findings[..] else {
        panic!("{findings:?}")
    };
    assert_eq!(finding.fault, Fault::CompositeSize);
    assert_eq!(finding.place.offset, u64::from(member) + 2);
}

/// The variables in a pack of parameters are the function's: the first has a location.
#[test]
fn parameters_in_a_pack_are_counted() {
    let variable = |location: &[u8]| {
        let size = [location.len() as u8];
        [&[4, b'v', 0, FIRST][..], &size, location].concat()
    };
    let entries = [&[25][..], &variable(&[0x55]), &variable(&[]), &[0]].concat();
    let before = statistics(&Parts::sound().build().0).total;
    let total = statistics(&function(&entries)).total;
    assert_eq!(total.variables, before.variables + 2);
    assert_eq!(total.scope, before.scope + 2 * 0x100);
    assert_eq!(total.total(), before.total() + 0x100);
}

/// The parameters of a type of functions in a function are those of other functions.
#[test]
fn parameters_of_a_type_of_functions_are_not_counted() {
    let before = statistics(&Parts::sound().build().0).total;
    // A DW_TAG_subroutine_type with a DW_TAG_formal_parameter, then a DW_TAG_variable.
    let entries = [&[26, 27, PAIR, 0][..], &[4, b'v', 0, PAIR, 1, 0x50]].concat();
    let total = statistics(&function(&entries)).total;
    assert_eq!(
        (total.variables, total.scope),
        (before.variables + 1, before.scope + 0x100)
    );
}

/// The default location of a list holds where no entry does: bytes of two entries count once.
#[test]
fn a_default_location_holds_around_entries_that_overlap() {
    let mut parts = Parts::sound();
    // Offsets 0x10 to 0x30 in rax, 0x20 to 0x40 in rdx; by default, memory.
    parts.list = [
        &[0x04, 0x10, 0x30, 1, 0x50][..],
        &[0x04, 0x20, 0x40, 1, 0x51],
        &[0x05, 3, 0x91, 0x60, 0x06, 0],
    ]
    .concat();
    let total = statistics(&parts.build().0).total;
    // `l` and `m` have the list; `y` is in memory, too.
    assert_eq!(
        (
            total.kind(LocationKind::Register),
            total.kind(LocationKind::Memory)
        ),
        (2 * 0x30, 0x100 + 2 * (0x100 - 0x30))
    );
}

/// Each function that begins in a longer one is reported, also after one that has ended.
#[test]
fn every_function_in_a_longer_one_overlaps_it() {
    let mut parts = Parts::sound();
    // `f` is at 0x1000..0x3000, `g` at 0x2000..0x2100, and one more at 0x2200..0x2280.
    parts.frame_size = 0x2000;
    let own = [0x2200u64, 0x80].map(u64::to_le_bytes).concat();
    let entry = |body: &[u8]| [&(body.len() as u32).to_le_bytes()[..], body].concat();
    let section = [
        entry(&[&[0xff; 4][..], &parts.common, &[0; 4]].concat()),
        entry(&[&[0; 4][..], &own, &[0; 4]].concat()),
    ]
    .concat();
    parts.extra = Some((".debug_frame", section));
    let found = audited(&parts.build().0).0;
    let found: Vec<(Fault, bool)> = found
        .iter()
        .map(|one| (one.fault, one.detail.contains("0x1000..0x3000")))
        .collect();
    assert_eq!(found, [(Fault::FrameOverlap, true); 2]);
}

/// A default location holds where no other entry holds (DWARF 5 section 2.6.2), and not where one
/// holds without a location: at the first 16 of 0x100 bytes, both `l` and `m` have no location.
#[test]
fn a_default_location_does_not_hold_where_an_entry_is_empty() {
    let mut parts = Parts::sound();
    parts.list = vec![0x04, 0, 0x10, 0, 0x05, 1, 0x50, 0];
    let total = statistics(&parts.build().0).total;
    assert_eq!(total.kind(LocationKind::Register), 2 * 0xf0);
    assert_eq!(total.no_location(), 2 * 0x10);
}

/// The kind of each location of `x`, whose scope has 0x100 bytes.
#[test]
fn each_location_has_its_kind() {
    use LocationKind::{Memory, Pieces, Register, Value};
    let rows: &[(&str, &[u8], Option<LocationKind>)] = &[
        ("reg0", &[0x50], Some(Register)),
        ("breg0 0", &[0x70, 0], Some(Memory)),
        ("nop", &[0x96], None),
        ("piece 8", &[0x93, 8], None),
        ("piece 8, piece_end", &[0x93, 8, 0xe9, 0x0a], None),
        (
            "reg0, piece 8, piece_end",
            &[0x50, 0x93, 8, 0xe9, 0x0a],
            Some(Pieces),
        ),
        (
            "reg0, lit8, piece_stack",
            &[0x50, 0x38, 0xe9, 0x87, 0x02],
            Some(Pieces),
        ),
        (
            "reg0, reg1, lit0, lit4, overlay",
            &[0x50, 0x51, 0x30, 0x34, 0xe9, 0x81, 0x02],
            Some(Pieces),
        ),
        ("GNU_variable_value", &[0xfd, U64, 0, 0, 0], Some(Value)),
    ];
    let of = |x: &[u8]| {
        let mut parts = Parts::sound();
        parts.x = x.to_vec();
        statistics(&parts.build().0).total
    };
    let uncovered = of(&[]);
    for (name, bytes, expected) in rows {
        let total = of(bytes);
        for kind in LocationKind::ALL {
            let own = total.kind(kind) - uncovered.kind(kind);
            let expected = if *expected == Some(kind) { 0x100 } else { 0 };
            assert_eq!(own, expected, "{name}: {}", kind.name());
        }
    }
}

/// Damage that is none: each changed file is sound.
#[test]
fn what_is_at_the_edge_is_allowed() {
    type Row = (&'static str, fn(&mut Parts));
    let rows: &[Row] = &[
        // Offsets 8 to 16, then 0 to 8.
        ("ranges that touch, in descending order", |o| {
            o.list = vec![4, 8, 16, 1, 0x50, 4, 0, 8, 1, 0x51, 0]
        }),
        // reg0, piece 4, reg0, bit_piece 32 32.
        ("two halves of a register", |o| {
            o.p = vec![0x50, 0x93, 4, 0x50, 0x9d, 32, 32]
        }),
        ("an implicit pointer to a member", |o| {
            // The entry of the member follows that of the structure, which has two bytes.
            o.x = vec![0xa0, PAIR + 2, 0, 0, 0, 0]
        }),
        ("two entries for the same function", |o| {
            (o.frame_start, o.frame_size) = (kit::G, 0x100)
        }),
        // Linkers leave the entries of removed functions, at the address 0.
        ("two removed functions", |o| {
            (o.frame_start, o.frame_size) = (0, 0x10);
            let own = [0u64, 0x20].map(u64::to_le_bytes).concat();
            let common = [&[0xff; 4][..], &o.common, &[0; 4]].concat();
            let entries = [common, [&[0; 4][..], &own, &[0; 4]].concat()];
            let entry = |body: &Vec<u8>| [&(body.len() as u32).to_le_bytes()[..], body].concat();
            o.extra = Some((".debug_frame", entries.iter().flat_map(entry).collect()));
        }),
        // DW_CFA_advance_loc2 0x100, DW_CFA_def_cfa_offset 16.
        ("a row at the end of the function", |o| {
            o.frame = vec![0x03, 0, 1, 0x0e, 16]
        }),
    ];
    for (name, change) in rows {
        let mut parts = Parts::sound();
        change(&mut parts);
        assert_eq!(audited(&parts.build().0).0, [], "{name}");
    }
}
