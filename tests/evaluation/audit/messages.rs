//! What findings say, beyond their codes and places.

use super::*;
use std::collections::BTreeMap;

/// The findings of a damaged file, as printed, and the offsets of labels.
fn messages(damage: impl FnOnce(&mut Parts)) -> (Vec<String>, BTreeMap<&'static str, u64>) {
    let mut parts = Parts::sound();
    damage(&mut parts);
    let (bytes, labels) = parts.build();
    let found = audited(&bytes).0.iter().map(Finding::to_string).collect();
    (found, labels)
}

/// Some faults are found when the entry that is at fault has been left, or in a second pass.
#[test]
fn faults_that_are_found_later_have_a_name() {
    let (found, at) = messages(|o| {
        // Three pieces of 8 bytes.
        o.p = vec![0x50, 0x93, 8, 0x53, 0x93, 8, 0x54, 0x93, 8];
    });
    let expected = format!(
        ".debug_info+0x{:x} DW_TAG_variable `p` DW_AT_location byte 0: \
         a composite is larger than the object's type: \
         the pieces have 192 bits, but the type has 128 bits",
        at["p"]
    );
    assert_eq!(found, [expected]);

    // The implicit pointer of `x` leads into the entry of another unit.
    let mut target = 0;
    for _ in 0..2 {
        let (found, at) = messages(|o| {
            let into = u32::to_le_bytes(target);
            o.x = [&[0xa0][..], &into, &[0]].concat();
            o.older = Some(vec![0x30]);
        });
        let last = core::mem::replace(&mut target, at["older"] as u32 + 1);
        if last == target {
            let expected = format!(
                ".debug_info+0x{:x} DW_TAG_variable `x` DW_AT_location byte 0: \
                 a reference is not to an entry: there is no entry at 0x{target:x}",
                at["x"]
            );
            assert_eq!(found, [expected]);
        }
    }
}

/// The offset in a fault of an FDE without a CIE is that of the FDE. If the pointer leads into an
/// entry, both are named.
#[test]
fn faults_of_a_cie_name_the_fde() {
    let (found, at) = messages(|o| o.common_offset = 0x5000);
    let expected = format!(
        ".debug_frame+0x{:x}: an FDE does not refer to a CIE: no CIE is at .debug_frame+0x5000",
        at["frame"]
    );
    assert_eq!(found, [expected]);

    // Byte 4 is the number that marks a CIE, which is also the start of a length of 8 bytes.
    let (found, at) = messages(|o| o.common_offset = 4);
    let expected = format!(
        ".debug_frame+0x4: the length of an entry of call frame information is invalid: \
         the section ends inside an entry, or the entry inside an instruction; \
         the FDE at .debug_frame+0x{:x} refers to this CIE",
        at["frame"]
    );
    assert_eq!(found, [expected]);
}

#[test]
fn faults_of_addresses_have_the_addresses() {
    use kit::F;
    let detail = |damage: fn(&mut Parts)| {
        let (found, _) = messages(damage);
        let [found] = &found[..] else {
            panic!("one finding: {found:?}")
        };
        found.splitn(2, ": ").last().unwrap().to_string()
    };
    assert_eq!(
        // DW_CFA_advance_loc 4, DW_CFA_set_loc.
        detail(|o| o.frame = [&[0x44, 0x01][..], &F.to_le_bytes()].concat()),
        "rows do not ascend: the address decreases from 0x1004 to 0x1000"
    );
    assert_eq!(
        detail(|o| (o.frame_start, o.frame_size) = (0xffff_ffff_ffff_fff0, 0x20)),
        "a function extends past the largest address: \
         0xfffffffffffffff0 plus 0x20 exceeds the largest address"
    );
}

#[test]
fn one_list_is_in_the_singular() {
    let (found, _) = messages(|o| o.index = 1);
    assert!(
        found[0].ends_with(": index 1, but the unit has 1 list"),
        "{found:?}"
    );
}
