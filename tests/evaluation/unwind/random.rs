//! Random instructions: the rows equal gimli's.

use super::{gimli_rows, rows};
use dwarfsmith::Target;
use dwarfsmith::dwarf::FrameSection;
use gimli::{LittleEndian, Vendor};
use proptest::prelude::*;

/// Where functions are; `.eh_frame` is loaded at [`SECTION`].
const START: u64 = 0x1000;
const SIZE: u64 = 0x100;
const SECTION: u64 = 0x8000;

/// An instruction's bytes, or `DW_CFA_set_loc`, whose bytes depend on the section.
#[derive(Clone, Debug)]
enum Item {
    Bytes(Vec<u8>),
    SetLocation(u64),
}

fn leb128(mut number: i64, signed: bool) -> Vec<u8> {
    let mut bytes = Vec::new();
    loop {
        let low = (number & 0x7f) as u8;
        number >>= 7;
        let last = if signed {
            number == if low & 0x40 != 0 { -1 } else { 0 }
        } else {
            number == 0
        };
        bytes.push(if last { low } else { low | 0x80 });
        if last {
            return bytes;
        }
    }
}

/// Every instruction that gimli supports as well: not LLVM's two, and not
/// `DW_CFA_GNU_negative_offset_extended`.
fn item() -> impl Strategy<Value = Item> {
    let register = prop_oneof![4 => 0u8..8, 1 => Just(16u8)];
    let any = (
        register.clone(),
        register,
        0i64..300,
        -200i64..200,
        prop::collection::vec(any::<u8>(), 0..4),
    );
    (0u8..30, any).prop_map(|(kind, (register, other, natural, signed, block))| {
        let (r, n, s) = (vec![register], leb128(natural, false), leb128(signed, true));
        let block = [&[block.len() as u8][..], &block].concat();
        let join =
            |code: u8, operands: &[&[u8]]| Item::Bytes([&[code][..], &operands.concat()].concat());
        match kind {
            0 => join(0x00, &[]),
            1 | 2 => join(0x40 | natural as u8 & 0x1f, &[]),
            3 => join(0x02, &[&[natural as u8 & 0x3f]]),
            4 => join(0x03, &[&[natural as u8 & 0x3f, u8::from(natural > 290)]]),
            5 => join(
                0x04,
                &[&[natural as u8 & 0x3f, 0, 0, u8::from(natural > 290)]],
            ),
            6 => Item::SetLocation((START as i64 + natural - 10) as u64),
            7 | 8 => join(0x0c, &[&r, &n]),
            9 => join(0x12, &[&r, &s]),
            10 => join(0x0d, &[&r]),
            11 => join(0x0e, &[&n]),
            12 => join(0x13, &[&s]),
            13 => join(0x0f, &[&block]),
            14 | 15 => join(0x80 | register, &[&n]),
            16 => join(0x05, &[&r, &n]),
            17 => join(0x11, &[&r, &s]),
            18 => join(0x14, &[&r, &n]),
            19 => join(0x15, &[&r, &s]),
            20 => join(0x09, &[&r, &[other]]),
            21 => join(0x10, &[&r, &block]),
            22 => join(0x16, &[&r, &block]),
            23 => join(0x08, &[&r]),
            24 => join(0x07, &[&r]),
            25 => join(0xc0 | register, &[]),
            26 => join(0x06, &[&r]),
            27 => join(0x0a, &[]),
            28 => join(0x0b, &[]),
            _ if natural < 100 => join(0x2d, &[]),
            _ => join(0x2e, &[&n]),
        }
    })
}

/// A section with one function: `.eh_frame` with pointers relative to their place, or
/// `.debug_frame` with 64-bit addresses.
fn section(
    eh: bool,
    wide: bool,
    version: u8,
    common: &[Item],
    function: &[Item],
    cut: usize,
) -> Vec<u8> {
    let mut bytes = Vec::new();
    let begin = |bytes: &mut Vec<u8>| {
        bytes.extend_from_slice(if wide { &[0xff; 12][..] } else { &[0; 4] });
        bytes.len()
    };
    let finish = |bytes: &mut Vec<u8>, start: usize| {
        let length = (bytes.len() - start) as u64;
        match wide {
            true => bytes[start - 8..start].copy_from_slice(&length.to_le_bytes()),
            false => bytes[start - 4..start].copy_from_slice(&(length as u32).to_le_bytes()),
        }
    };
    let pointer = |bytes: &mut Vec<u8>, address: u64| match eh {
        true => bytes.extend_from_slice(
            &((address as i64 - SECTION as i64 - bytes.len() as i64) as i32).to_le_bytes(),
        ),
        false => bytes.extend_from_slice(&address.to_le_bytes()),
    };
    let add = |bytes: &mut Vec<u8>, items: &[Item]| {
        for item in items {
            match item {
                Item::Bytes(item) => bytes.extend_from_slice(item),
                Item::SetLocation(address) => {
                    bytes.push(0x01);
                    pointer(bytes, *address);
                }
            }
        }
    };
    let start = begin(&mut bytes);
    bytes.extend_from_slice(match (eh, wide) {
        (true, _) => &[0; 4][..],
        (false, false) => &[0xff; 4],
        (false, true) => &[0xff; 8],
    });
    bytes.push(version);
    bytes.extend_from_slice(if eh { b"zR\0" } else { b"\0" });
    if version == 4 {
        bytes.extend_from_slice(&[8, 0]);
    }
    bytes.extend_from_slice(&[2, 0x78, 16]);
    if eh {
        bytes.extend_from_slice(&[1, 0x1b]);
    }
    add(&mut bytes, common);
    finish(&mut bytes, start);
    let start = begin(&mut bytes);
    match (eh, wide) {
        (true, _) => bytes.extend_from_slice(&(start as u32).to_le_bytes()),
        (false, wide) => bytes.extend_from_slice(if wide { &[0; 8][..] } else { &[0; 4] }),
    }
    pointer(&mut bytes, START);
    match eh {
        true => bytes.extend_from_slice(&[SIZE as u32 as u8, (SIZE >> 8) as u8, 0, 0, 0]),
        false => bytes.extend_from_slice(&SIZE.to_le_bytes()),
    }
    let least = bytes.len();
    add(&mut bytes, function);
    bytes.truncate((bytes.len() - cut.min(bytes.len())).max(least));
    finish(&mut bytes, start);
    bytes
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(10_000))]

    #[test]
    fn rows_of_random_instructions_equal_those_of_gimli(
        (eh, wide, version) in (any::<bool>(), any::<bool>(), prop_oneof![Just(1u8), Just(3), Just(4)]),
        arm: bool,
        mut common in prop::collection::vec(item(), 0..4),
        function in prop::collection::vec(item(), 0..30),
        cut in prop_oneof![9 => Just(0usize), 1 => 0usize..4],
    ) {
        // gimli has no address sizes in .eh_frame; other readers support version 4 there.
        let version = if eh { version.min(3) } else { version };
        // gimli lets a common entry advance the position, and a function restore a state that the
        // common entry remembered. Neither libgcc nor this library does.
        common.retain(|item| match item {
            Item::Bytes(bytes) => !matches!(bytes[0], 0x02..=0x04 | 0x0a | 0x40..0x80),
            Item::SetLocation(_) => false,
        });
        // Without a rule for the CFA, gimli gives register 0.
        common.insert(0, Item::Bytes(vec![0x0c, 7, 8]));
        let bytes = section(eh, wide, version, &common, &function, cut);
        let (target, vendor) = if arm { (Target::AARCH64, Vendor::AArch64) } else { (Target::X86_64, Vendor::Default) };
        let (ours, theirs) = if eh {
            let mut section = gimli::EhFrame::new(&bytes, LittleEndian);
            section.set_vendor(vendor);
            (FrameSection::eh_frame(target, &bytes, SECTION), gimli_rows(&section, SECTION))
        } else {
            let mut section = gimli::DebugFrame::new(&bytes, LittleEndian);
            section.set_vendor(vendor);
            (FrameSection::debug_frame(target, &bytes), gimli_rows(&section, SECTION))
        };
        let ours: Vec<_> = ours.entries().map(|entry| rows(&entry.unwrap()).map_err(|_| ())).collect();
        prop_assert_eq!(ours, theirs, "{:x?}", bytes);
    }
}
