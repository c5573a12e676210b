//! Location lists of DWARF 2 to 5, read from bytes that were written by hand from the standard, and
//! compared with gimli.

use dwarfsmith::Target;
use dwarfsmith::dwarf::{
    Dialect, Encoding, ListAddress, ListBounds, ListErrorKind, ListForm, ListItem,
    LocationListSection,
};
use dwarfsmith::eval::{Evaluator, ListEntry, Rules, Snapshot};
use dwarfsmith::target::ByteOrder;
use gimli::read::{DebugAddr, DebugLoc, DebugLocLists, EndianSlice, LocationLists};
use gimli::{DebugAddrBase, LittleEndian, LocationListsOffset};
use proptest::prelude::*;

fn lists(form: ListForm, address_bytes: u8, bytes: &[u8]) -> LocationListSection<'_> {
    LocationListSection::new(form, address_bytes, ByteOrder::Little, bytes)
}

/// The unit's part of `.debug_addr` in these tests: 0x1000, 0x2000, 0x3000.
fn addresses(index: u64) -> Option<u64> {
    (index < 3).then(|| 0x1000 * (index + 1))
}

type Shown = Result<(u64, Option<(u64, u64)>, Vec<u8>), (u64, ListErrorKind)>;

fn shown(section: &LocationListSection<'_>, offset: u64, base: u64) -> Vec<Shown> {
    let show = |entry: Result<_, _>| match entry {
        Ok(dwarfsmith::dwarf::LocationListEntry {
            offset,
            range,
            expression,
            ..
        }) => Ok((offset, range, expression.to_vec())),
        Err(dwarfsmith::dwarf::ListError { offset, kind }) => Err((offset, kind)),
    };
    section
        .locations(offset, base, addresses)
        .map(show)
        .collect()
}

/// DWARF 4 section 2.6.2: offsets from the unit's base; a pair that starts with the largest address
/// gives another base; two zeros end the list.
#[test]
fn pairs_of_dwarf_2_to_4() {
    let mut bytes = vec![0xee];
    bytes.extend([0x10, 0, 0, 0, 0x20, 0, 0, 0, 1, 0, 0x50]);
    bytes.extend([0xff, 0xff, 0xff, 0xff, 0, 0, 2, 0]);
    bytes.extend([0, 0, 0, 0, 8, 0, 0, 0, 2, 0, 0x91, 4]);
    // An entry with an empty range is read like the others.
    bytes.extend([8, 0, 0, 0, 8, 0, 0, 0, 0, 0]);
    bytes.extend([0; 8]);
    bytes.extend([0xee; 20]);
    let section = lists(ListForm::DebugLoc, 4, &bytes);
    assert_eq!(
        shown(&section, 1, 0x1_0000),
        [
            Ok((1, Some((0x1_0010, 0x1_0020)), vec![0x50])),
            Ok((20, Some((0x2_0000, 0x2_0008)), vec![0x91, 4])),
            Ok((32, Some((0x2_0008, 0x2_0008)), vec![])),
        ]
    );
    let items: Vec<_> = section.items(1).map(|item| item.unwrap()).collect();
    assert_eq!(items[1], (12, ListItem::Base(ListAddress::Value(0x2_0000))));
    assert_eq!(items.last(), Some(&(42, ListItem::End)));
    // The expression follows two addresses and a length.
    let entry = section.locations(1, 0, addresses).next().unwrap().unwrap();
    assert_eq!(entry.expression_offset, 11);

    let big = [0, 0x10, 0, 0x20, 0, 1, 0x50, 0, 0, 0, 0];
    let section = LocationListSection::new(ListForm::DebugLoc, 2, ByteOrder::Big, &big);
    assert_eq!(
        shown(&section, 0, 0x100),
        [Ok((0, Some((0x110, 0x120)), vec![0x50]))]
    );
}

/// DWARF 5 section 7.7.3: each kind of entry.
#[test]
fn every_kind_of_dwarf_5() {
    let mut bytes = Vec::new();
    bytes.extend([0x04, 0x10, 0x80, 0x01, 1, 0x50]); // offset_pair 0x10, 0x80
    bytes.extend([0x01, 1]); // base_addressx 1
    bytes.extend([0x04, 0, 4, 1, 0x51]); // offset_pair 0, 4
    bytes.extend([0x02, 0, 2, 1, 0x52]); // startx_endx 0, 2
    bytes.extend([0x03, 2, 0x20, 1, 0x53]); // startx_length 2, 0x20
    bytes.extend([0x05, 1, 0x54]); // default_location
    bytes.extend([0x06, 0, 0, 5, 0]); // base_address 0x50000
    bytes.extend([0x09, 1, 2]); // view_pair 1, 2
    bytes.extend([0x04, 1, 2, 0]); // offset_pair 1, 2
    bytes.extend([0x07, 0, 0, 6, 0, 8, 0, 6, 0, 1, 0x55]); // start_end 0x60000, 0x60008
    bytes.extend([0x08, 0, 0, 7, 0, 9, 1, 0x56]); // start_length 0x70000, 9
    bytes.push(0x00);
    let section = lists(ListForm::DebugLoclists, 4, &bytes);
    assert_eq!(
        shown(&section, 0, 0x400),
        [
            Ok((0, Some((0x410, 0x480)), vec![0x50])),
            Ok((8, Some((0x2000, 0x2004)), vec![0x51])),
            Ok((13, Some((0x1000, 0x3000)), vec![0x52])),
            Ok((18, Some((0x3000, 0x3020)), vec![0x53])),
            Ok((23, None, vec![0x54])),
            Ok((34, Some((0x5_0001, 0x5_0002)), vec![])),
            Ok((38, Some((0x6_0000, 0x6_0008)), vec![0x55])),
            Ok((49, Some((0x7_0000, 0x7_0009)), vec![0x56])),
        ]
    );
    let views = section.items(0).find_map(|item| match item.unwrap().1 {
        ListItem::Views(start, end) => Some((start, end)),
        _ => None,
    });
    assert_eq!(views, Some((1, 2)));
    let default = section.items(0).any(|item| {
        item == Ok((
            23,
            ListItem::Location {
                bounds: ListBounds::Default,
                expression: &[0x54],
            },
        ))
    });
    assert!(default);
}

/// The codes of binutils' `include/dwarf2.h`: GNU_base_address_selection_entry 1, start_end 2,
/// start_length 3; and libdwarf's DW_LLEX_offset_pair_entry 4, of two 4-byte offsets from the base.
#[test]
fn split_dwarf_4_has_codes_and_indices() {
    let bytes = [3, 1, 0x10, 0, 0, 0, 1, 0, 0x50, 2, 0, 1, 0, 0, 1, 9, 0];
    let section = lists(ListForm::DebugLocSplit, 8, &bytes);
    let entries = shown(&section, 0, 0);
    assert_eq!(entries[0], Ok((0, Some((0x2000, 0x2010)), vec![0x50])));
    assert_eq!(entries[1], Ok((9, Some((0x1000, 0x2000)), vec![])));
    assert_eq!(entries[2], Err((14, ListErrorKind::NoAddress(9))));
    assert_eq!(entries.len(), 3);
    let bytes = [1, 2, 4, 8, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0x50, 0];
    let section = lists(ListForm::DebugLocSplit, 8, &bytes);
    assert_eq!(
        shown(&section, 0, 0),
        [Ok((2, Some((0x3008, 0x3100)), vec![0x50]))]
    );
}

/// Linkers put the largest address (LLVM: -2 in `.debug_loc`) where code was removed.
#[test]
fn removed_code_has_no_locations() {
    let mut bytes = vec![0x07, 0xff, 0xff, 0xff, 0xff, 4, 0, 0, 0, 1, 0x50];
    bytes.extend([0x06, 0xff, 0xff, 0xff, 0xff, 0x04, 1, 2, 1, 0x51]);
    bytes.extend([0x08, 0, 1, 0, 0, 1, 1, 0x52, 0x00]);
    assert_eq!(
        shown(&lists(ListForm::DebugLoclists, 4, &bytes), 0, 0),
        [Ok((21, Some((0x100, 0x101)), vec![0x52]))]
    );
    let mut bytes = vec![0xfe, 0xff, 0xfe, 0xff, 1, 0, 0x50];
    bytes.extend([0xff, 0xff, 0xfe, 0xff, 1, 0, 2, 0, 1, 0, 0x51]);
    bytes.extend([0xff, 0xff, 0, 1, 1, 0, 2, 0, 1, 0, 0x52, 0, 0, 0, 0]);
    assert_eq!(
        shown(&lists(ListForm::DebugLoc, 2, &bytes), 0, 0),
        [Ok((22, Some((0x101, 0x102)), vec![0x52]))]
    );
}

/// A range may contain the largest address. An offset of that value does not mark removed code:
/// linkers write it only as an address.
#[test]
fn ranges_end_at_the_largest_address() {
    // offset_pair 0x80, 0x100; base_address 0; offset_pair 0xffffffff, 0x100000000; start_length
    // 0xfffffff0, 0x10 and 0x11.
    let mut bytes = vec![0x04, 0x80, 1, 0x80, 2, 0, 0x06, 0, 0, 0, 0];
    bytes.extend([
        0x04, 0xff, 0xff, 0xff, 0xff, 0x0f, 0x80, 0x80, 0x80, 0x80, 0x10, 0,
    ]);
    bytes.extend([
        0x08, 0xf0, 0xff, 0xff, 0xff, 0x10, 0, 0x08, 0xf0, 0xff, 0xff, 0xff, 0x11, 0, 0x00,
    ]);
    assert_eq!(
        shown(&lists(ListForm::DebugLoclists, 4, &bytes), 0, 0xffff_ff00),
        [
            Ok((0, Some((0xffff_ff80, 1 << 32)), vec![])),
            Ok((11, Some((0xffff_ffff, 1 << 32)), vec![])),
            Ok((23, Some((0xffff_fff0, 1 << 32)), vec![])),
            Err((30, ListErrorKind::Address)),
        ]
    );
}

#[test]
fn unreadable_entries_are_errors_with_their_place() {
    let five = |bytes: &[u8]| shown(&lists(ListForm::DebugLoclists, 4, bytes), 0, 0xffff_fff0);
    assert_eq!(five(&[]), [Err((0, ListErrorKind::Truncated))]);
    assert_eq!(five(&[0x05, 1]), [Err((0, ListErrorKind::Truncated))]);
    assert_eq!(
        five(&[0x05, 0, 0x0a, 0]),
        [
            Ok((0, None, vec![])),
            Err((2, ListErrorKind::UnknownCode(0x0a)))
        ]
    );
    assert_eq!(
        five(&[0x01, 3, 0x05, 0, 0]),
        [Err((0, ListErrorKind::NoAddress(3)))]
    );
    // An invalid range does not hide the next.
    assert_eq!(
        five(&[0x04, 2, 1, 0, 0x05, 0, 0]),
        [Err((0, ListErrorKind::Backwards)), Ok((4, None, vec![]))]
    );
    assert_eq!(
        five(&[0x04, 0, 0x11, 0, 0]),
        [Err((0, ListErrorKind::Address))]
    );
    let large = [
        0x04, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x7f, 0, 0, 0,
    ];
    assert_eq!(five(&large), [Err((0, ListErrorKind::TooLarge))]);
    for size in [0, 9] {
        let bytes = [0; 20];
        let section = lists(ListForm::DebugLoc, size, &bytes);
        assert_eq!(
            shown(&section, 0, 0),
            [Err((0, ListErrorKind::AddressSize(size)))]
        );
    }
    assert_eq!(
        shown(&lists(ListForm::DebugLoc, 8, &[0; 8]), u64::MAX, 0),
        [Err((u64::MAX, ListErrorKind::Truncated))]
    );
}

/// The section has the parts of two units, the second in the 64-bit format (DWARF 5 section 7.29).
/// Each has a table of offsets, which count from the start of the table.
#[test]
fn units_have_tables_of_lists() {
    let mut bytes = vec![20, 0, 0, 0, 5, 0, 4, 0, 2, 0, 0, 0];
    bytes.extend([8, 0, 0, 0, 11, 0, 0, 0]); // at 12: lists 0 and 1
    bytes.extend([0x05, 0, 0x00, 0x00]); // at 20
    let second = bytes.len() as u64;
    bytes.extend([
        0xff, 0xff, 0xff, 0xff, 19, 0, 0, 0, 0, 0, 0, 0, 5, 0, 8, 0, 1, 0, 0, 0,
    ]);
    bytes.extend([8, 0, 0, 0, 0, 0, 0, 0, 0x05, 0, 0x00]);
    let section = lists(ListForm::DebugLoclists, 4, &bytes);
    let units: Vec<_> = section.units().map(|unit| unit.unwrap()).collect();
    assert_eq!(units.len(), 2);
    assert_eq!(
        (units[0].base, units[0].end, units[0].lists()),
        (12, 24, 20)
    );
    assert_eq!((units[0].list(0), units[0].list(1)), (Ok(20), Ok(23)));
    assert_eq!(units[0].list(2).unwrap_err().kind, ListErrorKind::NoList(2));
    assert_eq!(
        (units[1].offset, units[1].base, units[1].offset_bytes),
        (second, second + 20, 8)
    );
    let list = units[1].list(0).unwrap();
    assert_eq!(
        shown(&units[1].section, list, 0),
        [Ok((list, None, vec![]))]
    );
    assert_eq!(section.unit(12, 4).unwrap().end, 24);
    assert_eq!(section.unit(second + 20, 8).unwrap().list(0), Ok(list));
    assert_eq!(section.unit(13, 4).unwrap_err().kind, ListErrorKind::Length);
    assert_eq!(
        section.unit(3, 4).unwrap_err().kind,
        ListErrorKind::Truncated
    );

    // A part of another version does not hide the next one.
    bytes[4] = 6;
    let section = lists(ListForm::DebugLoclists, 4, &bytes);
    let kinds: Vec<_> = section
        .units()
        .map(|unit| unit.map(|unit| unit.offset).map_err(|error| error.kind))
        .collect();
    assert_eq!(kinds, [Err(ListErrorKind::Version(6)), Ok(second)]);
}

/// Three entries hold at 0x1004, and one at 0x1008. Elsewhere, the default entry holds.
#[test]
fn lists_are_evaluated() {
    let bytes = [
        0x04, 0, 8, 1, 0x50, 0x04, 4, 12, 1, 0x51, 0x05, 1, 0x52, 0x04, 4, 5, 1, 0x53, 0x00,
    ];
    let section = lists(ListForm::DebugLoclists, 8, &bytes);
    let entries: Vec<ListEntry<'_>> = section
        .locations(0, 0x1000, addresses)
        .map(|entry| entry.unwrap().into())
        .collect();
    let machine = Snapshot::new(Target::X86_64);
    let encoding = Encoding::new(Dialect::Dwarf5, Target::X86_64);
    let mut evaluator = Evaluator::new(encoding, Rules::Dwarf5);
    let mut at = |pc| {
        evaluator
            .list(&machine, &entries, pc, &[])
            .unwrap()
            .to_string()
    };
    assert_eq!(at(0x1004), "multi{reg(0)+0 | reg(1)+0 | reg(3)+0}+0");
    assert_eq!(at(0x1008), "reg(1)+0");
    assert_eq!(at(0x100c), "reg(2)+0");
}

/// gimli's entries of the same list, if it reads it without an error.
fn by_gimli(bytes: &[u8], version: u16, base: u64) -> Option<Vec<(u64, u64, Vec<u8>)>> {
    let slice = |bytes| EndianSlice::new(bytes, LittleEndian);
    let (old, new): (&[u8], &[u8]) = if version < 5 {
        (bytes, &[])
    } else {
        (&[], bytes)
    };
    let section = LocationLists::new(DebugLoc::from(slice(old)), DebugLocLists::from(slice(new)));
    let addr: Vec<u8> = (1u32..=3)
        .flat_map(|index| (0x1000 * index).to_le_bytes())
        .collect();
    let addr = DebugAddr::from(slice(&addr));
    let encoding = gimli::Encoding {
        format: gimli::Format::Dwarf32,
        version,
        address_size: 4,
    };
    let mut list = section
        .locations(
            LocationListsOffset(0),
            encoding,
            base,
            &addr,
            DebugAddrBase(0),
        )
        .ok()?;
    let mut entries = Vec::new();
    while let Some(entry) = list.next().ok()? {
        entries.push((
            entry.range.begin,
            entry.range.end,
            entry.data.0.slice().to_vec(),
        ));
    }
    Some(entries)
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, cases: 3000, ..ProptestConfig::default() })]

    /// No bytes cause a panic or an endless loop: each item has at least one byte.
    #[test]
    fn reading_any_bytes_ends(bytes in proptest::collection::vec(any::<u8>(), 0..120), size in 0u8..10, offset in 0u64..130) {
        for form in [ListForm::DebugLoc, ListForm::DebugLocSplit, ListForm::DebugLoclists] {
            let section = LocationListSection::new(form, size, ByteOrder::Big, &bytes);
            prop_assert!(section.items(offset).count() <= bytes.len() + 1);
            let _ = section.locations(offset, offset << 50, addresses).count();
            for unit in section.units().flatten() {
                let _ = unit.list(offset);
            }
            let _ = section.unit(offset, 4);
        }
    }

    /// Lists of entries in any order are read as gimli reads them.
    #[test]
    fn lists_equal_those_of_gimli(entries in proptest::collection::vec((0u8..9, 0u8..3, 0u8..100, 0u8..28), 0..12)) {
        let (mut old, mut new) = (Vec::new(), Vec::new());
        for (code, index, start, length) in entries {
            let end = start + length;
            let word = |value: u8| [value, 0, 0, 0];
            // gimli drops empty ranges, and two zeros would end the older list.
            let end = end.max(start + 1);
            old.extend(if code == 6 { [0xff; 4] } else { word(start) });
            old.extend(word(end));
            if code != 6 {
                old.extend([1, 0, 0x50 + index]);
            }
            match code {
                1 => new.extend([1, index]),
                2 => new.extend([2, index.min(1), 2, 1, 0x50]),
                3 => new.extend([3, index, length.max(1), 1, 0x51]),
                4 => new.extend([4, start, end, 1, 0x52]),
                6 => { new.push(6); new.extend(word(start)); }
                7 => { new.push(7); new.extend(word(start)); new.extend(word(end)); new.extend([1, 0x53]); }
                8 => { new.push(8); new.extend(word(start)); new.extend([length.max(1), 1, 0x54]); }
                _ => {}
            }
        }
        old.extend([0; 8]);
        new.push(0);
        for (form, version, bytes) in [(ListForm::DebugLoc, 4, old), (ListForm::DebugLoclists, 5, new)] {
            let section = lists(form, 4, &bytes);
            let here: Option<Vec<_>> = section.locations(0, 0x100, addresses).map(|entry| {
                let entry = entry.ok()?;
                let (start, end) = entry.range?;
                Some((start, end, entry.expression.to_vec()))
            }).collect();
            prop_assert_eq!(here, by_gimli(&bytes, version, 0x100));
        }
    }
}
