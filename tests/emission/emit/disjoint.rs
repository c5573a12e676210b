//! Location lists whose entries do not overlap.

use super::{debugger, emitted_with, object_file, support};
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::emit::EmitOptions;

/// `x` is in rdi at 0x7..0x22, also in rsi at 0xe..0x25, and in rdx at 0x18..0x1a. The code is that
/// of `tests/modules/signs.s`.
const MODULE: &str = r#"target "x86_64"
define @compute size 0x25 !dbg !2 {
bb0 @ 0x0:
  0x7: dbg.def !20, %reg(rdi)
  0xe: dbg.def !21, %reg(rsi)
  0x18: dbg.def !22, %reg(rdx)
  0x1a: dbg.kill !22
  0x22: dbg.kill !20
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "signs.c", directory: "/")
!2 = distinct !DISubprogram(name: "compute", unit: !0, file: !1, line: 1)
!3 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 1, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)))
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)))
"#;

/// The first entry stays where entries overlap. lldb finds it there.
#[test]
fn the_first_place_stays() {
    let module = support::parsed(MODULE);
    let all = [(0x7, 0x22, 5), (0xe, 0x25, 4), (0x18, 0x1a, 1)];
    let first = [(0x7, 0x22, 5), (0x22, 0x25, 4)];
    for dialect in [Dialect::Dwarf4, Dialect::Dwarf5] {
        for (overlapping_lists, expected) in [(true, &all[..]), (false, &first)] {
            let options = EmitOptions {
                overlapping_lists,
                ..EmitOptions::default()
            };
            let sections = emitted_with(&module, dialect, &options);
            let name = format!("disjoint-{dialect}-{overlapping_lists}");
            let object = object_file(&sections, &name);
            let printed = support::dwarfdump(&["--debug-info", "--name=x"], &object);
            let entries = printed.lines().filter_map(|line| {
                let (range, operation) = line.split_once('[')?.1.split_once("): DW_OP_reg")?;
                let (start, end) = range.split_once(", ")?;
                let number = |text: &str| u64::from_str_radix(&text[2..], 16).unwrap();
                let register = operation.split(' ').next().unwrap().parse().unwrap();
                Some((number(start), number(end), register))
            });
            let entries: Vec<(u64, u64, u64)> = entries.collect();
            assert_eq!(entries, expected, "{printed}");
            if !overlapping_lists {
                let program = debugger::link("signs", &sections, &format!("{name}-program"));
                let commands = ["breakpoint set -n stopped", "run", "frame variable"];
                let printed = support::lldb(&program, &commands);
                assert!(printed.contains("(long) x = 3"), "{printed}");
            }
        }
    }
}
