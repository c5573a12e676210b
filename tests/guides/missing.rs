//! The statements of docs/missing.md on `Lowered::missing`.

use dwarfsmith::dwarf::Dialect;
use dwarfsmith::lower::{LowerOptions, Missing};
use dwarfsmith::metadata::{Id, LifetimeId, Object};
use dwarfsmith::{Position, text};

/// `g`'s variable `a`, inlined into `f`: twice, and only the second scope has code.
const INLINED: &str = r#"
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rax)
  0x0: dbg.def !21, %reg(rbx)
}
scopes @f { !17: 0x8..0x10 }
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1)
!12 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 9)
!13 = !DILocalVariable(name: "a", scope: !12, file: !1, line: 9, type: !2)
!14 = distinct !DIInlinedScope(scope: !4, origin: !12, callFile: !1, callLine: 2)
!15 = !DILocalVariable(scope: !14, origin: !13)
!17 = distinct !DIInlinedScope(scope: !4, origin: !12, callFile: !1, callLine: 3)
!18 = !DILocalVariable(scope: !17, origin: !13)
!20 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !18, location: !DIExpr(DIOpReferrer(i32)))
"#;

#[test]
fn a_variable_is_out_of_scope_where_its_inlined_scope_has_no_code() {
    let module = text::parse(INLINED).unwrap().module;
    let validated = module.validate().unwrap();
    let lowered = validated
        .lower(&LowerOptions::new(Dialect::Dwarf5))
        .unwrap();
    let f = module.code.functions().next().unwrap().id;
    let variables: Vec<Object> = module.metadata.variables.ids().map(Object::from).collect();
    let missing = |variable: Object, at| lowered.missing(variable, Some((f, Position(at))));
    let [_, deleted, inlined] = variables[..] else {
        panic!("{variables:?}")
    };
    assert_eq!(missing(deleted, 0x8), [Missing::OutOfScope]);
    assert_eq!(missing(inlined, 0x7), [Missing::OutOfScope]);
    assert_eq!(missing(inlined, 0x8), []);
    assert_eq!(missing(inlined, 0x10), [Missing::OutOfScope]);
}

#[test]
fn a_reason_is_displayed_with_the_numbers_of_ids() {
    let reason = Missing::Dead {
        lifetime: LifetimeId::from_index(3),
    };
    assert_eq!(
        reason.to_string(),
        "lifetime 3 has no markers, because its code was deleted"
    );
}

/// docs/missing.md has a row for each reason.
#[test]
fn each_reason_is_in_the_table() {
    let source = include_str!("../../src/lower/missing.rs");
    let list = source
        .split("pub enum Missing {\n")
        .nth(1)
        .and_then(|rest| rest.split("\n}\n").next())
        .unwrap();
    let variants = list
        .lines()
        .filter_map(|line| line.strip_prefix("    "))
        .filter(|line| line.starts_with(char::is_uppercase))
        .filter_map(|line| line.split([' ', '(', ',']).next());
    let document = crate::document::document("docs/missing.md");
    let mut count = 0;
    for variant in variants {
        assert!(
            document.contains(&format!("\n| `{variant}` | ")),
            "{variant}"
        );
        count += 1;
    }
    assert!(count > 10, "{count}");
}
