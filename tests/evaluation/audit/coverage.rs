//! What the coverage of variables does not count.

use super::*;
use dwarfsmith::audit::LocationKind;

/// An ill-formed expression gives a variable no location: a debugger shows an error. The sums are
/// those of `coverage_equals_the_sum_of_ranges`, less the bytes with an ill-formed expression.
#[test]
fn ill_formed_locations_are_not_covered() {
    let sound = statistics(&Parts::sound().build().0);
    // DW_OP_plus; an unknown operation; a nop.
    for expression in [&[0x22][..], &[0x01], &[0x96]] {
        let mut parts = Parts::sound();
        parts.x = expression.to_vec();
        // The first entry of the list of `l` and `m` holds for 16 bytes.
        parts.list[3] = expression.len() as u8;
        parts.list.splice(4..5, expression.iter().copied());
        let ill_formed = statistics(&parts.build().0);
        assert_eq!((sound.errors, ill_formed.errors), (0, 3), "{expression:?}");
        assert_eq!(ill_formed.total.scope, sound.total.scope);
        let kind = |of: &Statistics, kind| of.total.kind(kind);
        for (changed, bytes) in [
            (LocationKind::Value, 0x100),
            (LocationKind::Register, 2 * 16),
            (LocationKind::Memory, 0),
        ] {
            assert_eq!(
                kind(&ill_formed, changed),
                kind(&sound, changed) - bytes,
                "{expression:?}, {changed:?}"
            );
        }
        assert_eq!(ill_formed.total.no_location(), 0x100 + 2 * 16);
    }
}

/// From DWARF 4 on, a number is not the offset of a list.
#[test]
fn a_number_is_not_a_list() {
    let mut parts = Parts::sound();
    // The number has four bytes: the two bytes of the length of `x`, and these two.
    (parts.x_code, parts.x) = (29, vec![0; 2]);
    let statistics = statistics(&parts.build().0);
    assert_eq!((statistics.errors, statistics.lists), (1, 2));
    assert_eq!(statistics.total.no_location(), 0x100);
}

/// One of 256 bytes is less than 1 %, which is not 0 % (the second group of `Statistics::shares`).
#[test]
fn a_covered_byte_of_many_is_not_nothing() {
    let with = |list: &[u8]| {
        let mut parts = Parts::sound();
        parts.list = list.to_vec();
        statistics(&parts.build().0).shares
    };
    // Both `l` and `m` have the list, in functions of 0x100 bytes: DW_LLE_offset_pair 0 1, reg0.
    let (without, one) = (with(&[0]), with(&[0x04, 0, 1, 1, 0x50, 0]));
    assert_eq!((one[0], one[1]), (without[0] - 2, without[1] + 2));
}
