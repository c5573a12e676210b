//! Location lists whose entries do not overlap.

use crate::support;
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::emit::EmitOptions;
use dwarfsmith::lower::LowerOptions;
use dwarfsmith::text;
use std::path::{Path, PathBuf};
use std::process::Command;

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
    let module = text::parse(MODULE).unwrap_or_else(|errors| panic!("{errors:?}"));
    let validated = module.module.validate().unwrap();
    let all = [(0x7, 0x22, 5), (0xe, 0x25, 4), (0x18, 0x1a, 1)];
    let first = [(0x7, 0x22, 5), (0x22, 0x25, 4)];
    for dialect in [Dialect::Dwarf4, Dialect::Dwarf5] {
        let lowered = validated.lower(&LowerOptions::new(dialect)).unwrap();
        for (disjoint_lists, expected) in [(false, &all[..]), (true, &first)] {
            let options = EmitOptions {
                disjoint_lists,
                ..EmitOptions::default()
            };
            let sections = lowered.emit(&options).unwrap();
            let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
            let name = format!("disjoint-{dialect}-{disjoint_lists}");
            let (object, program) = (folder.join(format!("{name}.o")), folder.join(name));
            std::fs::write(&object, sections.to_elf(None).unwrap()).unwrap();
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
            if !disjoint_lists {
                continue;
            }
            let code = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/modules/signs.s");
            let mut link = Command::new(support::tool("cc"));
            link.args(["-no-pie", "-Wl,-z,muldefs,-z,noexecstack", "-o"]);
            support::run_ok(link.arg(&program).args([&code, &object]));
            let mut lldb = Command::new(support::tool("lldb"));
            lldb.arg("-b");
            for command in ["breakpoint set -n stopped", "run", "frame variable"] {
                lldb.args(["-o", command]);
            }
            let printed = support::run_ok(lldb.arg(&program));
            assert!(printed.contains("(long) x = 3"), "{printed}");
        }
    }
}
