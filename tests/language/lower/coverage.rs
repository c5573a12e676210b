//! The number of bytes of their scopes for which variables have locations, compared with a count by
//! hand and with readers of object files.

use crate::support::{files_in, parsed, valid};
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::emit::EmitOptions;
use dwarfsmith::lower::{LowerOptions, VariableCoverage};
use dwarfsmith::{audit, text};

/// 64 bytes of code, of which a block has 32, and an inlined instance 8 in two ranges.
const SOURCE: &str = "target \"x86_64\"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x8: dbg.def !40, %entity(1)
  0x28: dbg.def !43, %reg(rcx)
  0x3c: dbg.kill !43
}
entity @f 1 { 0x8..0x18: %reg(rax)  0x14..0x20: %slot(rsp+8, 64) }
scopes @f { !5: 0x10..0x30  !7: 0x34..0x38, 0x3c..0x40 }
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: \"\")
!1 = !DIFile(filename: \"f.c\", directory: \"/\")
!2 = distinct !DISubprogram(name: \"f\", unit: !0, file: !1)
!3 = distinct !DISubprogram(name: \"inlined\", unit: !0, file: !1)
!4 = !DIBasicType(name: \"long\", size: 64, encoding: DW_ATE_signed)
!5 = distinct !DILexicalBlock(scope: !2, file: !1, line: 2)
!6 = distinct !DILexicalBlock(scope: !2, file: !1, line: 3)
!7 = distinct !DIInlinedScope(origin: !3, scope: !2, callFile: !1)
!8 = distinct !DIInlinedScope(origin: !3, scope: !2, callFile: !1)
!10 = !DILocalVariable(name: \"moves\", scope: !5, type: !4)
!11 = !DILocalVariable(name: \"always\", arg: 1, scope: !2, type: !4)
!12 = !DILocalVariable(name: \"never\", scope: !2, type: !4)
!13 = !DILocalVariable(name: \"in_block_without_code\", scope: !6, type: !4)
!14 = !DILocalVariable(name: \"original\", scope: !3, type: !4)
!15 = !DILocalVariable(scope: !7, origin: !14)
!16 = !DILocalVariable(scope: !8, origin: !14)
!40 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)))
!41 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpConstant(i64 7)))
!42 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpConstant(i64 8)))
!43 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(i64)))
!44 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpConstant(i64 9)))
";

#[test]
fn covered_bytes_equal_a_count_by_hand() {
    let module = parsed(SOURCE);
    let validated = valid(&module);
    let lowered = validated
        .lower(&LowerOptions::new(Dialect::Dwarf5))
        .unwrap();
    let coverage = lowered.coverage();
    let each: Vec<(String, u64, u64)> = coverage
        .variables
        .iter()
        .map(
            |VariableCoverage {
                 variable,
                 scope,
                 covered,
                 ..
             }| {
                (
                    module.metadata.object_name((*variable).into()),
                    *covered,
                    *scope,
                )
            },
        )
        .collect();
    let each: Vec<(&str, u64, u64)> = each
        .iter()
        .map(|(name, covered, scope)| (name.as_str(), *covered, *scope))
        .collect();
    assert_eq!(
        each,
        [
            // In rax and memory at 0x8..0x20, of which the block has 0x10..0x20; bytes with two
            // locations count once.
            ("moves", 16, 32),
            ("always", 64, 64),
            ("never", 0, 64),
            // Visible in the whole function.
            ("in_block_without_code", 64, 64),
            // In rcx at 0x28..0x3c, of which the instance has 0x34..0x38. The other instance has no
            // code.
            ("original", 4, 8),
        ]
    );
    assert_eq!(
        (coverage.covered, coverage.scope),
        (16 + 64 + 64 + 4, 32 + 64 + 64 + 64 + 8)
    );
}

#[test]
fn object_files_have_the_same_coverage() {
    let sources = files_in("tests/modules", "di").into_iter().map(|path| {
        (
            path.display().to_string(),
            std::fs::read_to_string(&path).unwrap(),
        )
    });
    let mut compared = 0;
    for (name, source) in sources.chain([("SOURCE".to_string(), SOURCE.to_string())]) {
        let Ok(parsed) = text::parse(&source) else {
            continue;
        };
        let Ok(validated) = parsed.module.validate() else {
            continue;
        };
        let target = parsed.module.target;
        let dialect = if target.has_lanes() {
            Dialect::Llvm
        } else {
            Dialect::Dwarf5
        };
        let lowered = validated.lower(&LowerOptions::new(dialect)).unwrap();
        let coverage = lowered.coverage();
        let object = lowered
            .emit(&EmitOptions::default())
            .unwrap()
            .to_elf(None)
            .unwrap();
        let members = audit::members(&object).unwrap();
        let statistics = members[0].statistics(&mut |_| {}, &mut |_| {}).unwrap();
        assert_eq!(statistics.errors, 0, "{name}");
        let read = (
            statistics.total.variables,
            statistics.total.total(),
            statistics.total.scope,
        );
        assert_eq!(
            (
                coverage.variables.len() as u64,
                coverage.covered,
                coverage.scope
            ),
            read,
            "{name}"
        );
        compared += usize::from(coverage.scope > 0);
    }
    assert!(compared > 5, "{compared}");
}
