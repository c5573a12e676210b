//! Branches that are written before the operations that they skip.

use super::super::*;
use crate::target::{ByteOrder, Target};
use alloc::vec;

/// The offset of a branch is a signed number of two bytes (DWARF 5 section 2.5.1.5): a branch can
/// skip 32,767 operations of one byte. One more is an error rather than a branch backwards.
#[test]
fn a_branch_that_is_too_far_is_an_error() {
    let encoding = Encoding::new(Dialect::Dwarf5, Target::X86_64);
    for (over, want) in [
        (32_767, Ok(())),
        (32_768, Err(EncodeError::BranchTooFar)),
        (65_535, Err(EncodeError::BranchTooFar)),
    ] {
        let (mut bytes, mut fixups) = (vec![], vec![]);
        let mut writer = Writer::new(encoding, &mut bytes, &mut fixups);
        let branch = writer.skip().unwrap();
        for _ in 0..over {
            writer.op(Operation::Nop).unwrap();
        }
        assert_eq!(writer.set_target(branch), want, "over {over}");
        // Little-endian: 0x7fff is forwards.
        assert_eq!(
            &bytes[1..3],
            if want.is_ok() { &[0xff, 0x7f] } else { &[0, 0] },
            "over {over}"
        );
    }
}

#[test]
fn branches_land_on_what_comes_next() {
    let encoding = Encoding {
        order: ByteOrder::Big,
        ..Encoding::new(Dialect::Dwarf5, Target::X86_64)
    };
    let (mut bytes, mut fixups) = (vec![], vec![]);
    let mut writer = Writer::new(encoding, &mut bytes, &mut fixups);
    writer.op(Operation::Lit(1)).unwrap();
    let branch = writer.bra().unwrap();
    writer.op(Operation::Const1u(40)).unwrap();
    let out = writer.skip().unwrap();
    writer.set_target(branch).unwrap();
    writer.op(Operation::Lit(3)).unwrap();
    writer.set_target(out).unwrap();
    assert_eq!(
        print_operations(encoding, &bytes, &NoNames).unwrap(),
        "DW_OP_lit1, DW_OP_bra 5, DW_OP_const1u 40, DW_OP_skip 1, DW_OP_lit3"
    );
}
