//! Fragments whose lifetimes refer to the same value.

use crate::after::{Edited, check, store};
use dwarfsmith::markers::{Referrer, ValueId};

/// `x` has two halves, the first over value 0, the second over value 1.
const HALVES: &str = r#"target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %entity(0)
  0x0: dbg.def !21, %entity(1)
}
frame @f entry {}
!9 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 2, type: !9)
!11 = distinct !DIFragment()
!12 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !11, location: !DIExpr(FIRST))
!21 = distinct !DILifetime(object: !12, location: !DIExpr(SECOND))
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpComposite(2, i64)), kind: computed, argObjects: {!11, !12})
"#;

/// Value 1 is replaced by value 0. Only halves that share bits become read-only: a debugger can still
/// write the others.
#[test]
fn only_fragments_with_common_bits_are_read_only() {
    let value = "DIOpReferrer(i32)";
    let low = "DIOpReferrer(u64), DIOpConstant(u64 0), DIOpBitOffset(i32)";
    let middle = "DIOpReferrer(u64), DIOpConstant(u64 31), DIOpBitOffset(i32)";
    let high = "DIOpReferrer(u64), DIOpConstant(u64 32), DIOpBitOffset(i32)";
    let at_0 = "DIOpReferrer(ptr), DIOpDeref(i32)";
    let at_3 = "DIOpReferrer(ptr), DIOpDeref(i64), DIOpConstant(i64 3), DIOpByteOffset(i32)";
    let at_4 = "DIOpReferrer(ptr), DIOpDeref(i64), DIOpConstant(i64 4), DIOpByteOffset(i32)";
    let sum = "DIOpReferrer(i32), DIOpConstant(i32 1), DIOpAdd()";
    for (first, second, is_shared) in [
        (value, value, true),
        (value, low, true),
        (low, high, false),
        (high, value, false),
        (middle, high, true),
        (at_0, at_0, true),
        (at_0, at_4, false),
        (at_4, at_3, true),
        (at_0, high, false),
        (low, at_0, false),
        // A computed value may use all bits of the value.
        (sum, high, true),
    ] {
        let source = HALVES.replace("FIRST", first).replace("SECOND", second);
        let mut all = Edited::of(&source);
        let (module, graph) = (&mut all.module, &mut all.graph);
        let new = Referrer::Value(ValueId(0));
        all.changes
            .replace_value(module, graph, ValueId(1), new)
            .unwrap();
        store(module, all.id, graph);
        let printed = check(module, "");
        let count = printed.matches("DIOpRead()").count();
        assert_eq!(count, 2 * usize::from(is_shared), "{first}; {second}");
    }
}
