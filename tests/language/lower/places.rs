//! Expressions over arguments that are in several places: each place of each argument is in at
//! least one entry, and there are as many entries as the argument has places that has most.

use super::*;
use dwarfsmith::lower::LowerOptions;
use dwarfsmith::text;

/// A pair of two longs, each of which is an entity's places, on x86-64.
fn pair(first: &[&str], second: &[&str]) -> (Vec<String>, Vec<DegradationReason>) {
    let entity = |number: u32, places: &[&str]| match places {
        [] => String::new(),
        _ => format!(
            "entity @f {number} {{\n  0x0..0x40: {}\n}}\n",
            places.join(", ")
        ),
    };
    let source = format!(
        "target \"x86_64\"
define @f size 0x40 !dbg !4 {{
bb0 @ 0x0:
  0x0: dbg.def !20, %entity(1)
  0x0: dbg.def !21, %entity(2)
}}
{}{}frame @f entry {{}}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: \"p\")
!1 = !DIFile(filename: \"a.c\", directory: \"/\")
!2 = !DIBasicType(name: \"t\", size: 128, encoding: DW_ATE_unsigned)
!4 = distinct !DISubprogram(name: \"f\", unit: !0, file: !1)
!10 = !DILocalVariable(name: \"x\", scope: !4, type: !2)
!11 = distinct !DIFragment()
!12 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i64)))
!21 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i64)))
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, i64), DIOpArg(1, i64), DIOpComposite(2, b128)), argObjects: {{!11, !12}})
",
        entity(1, first),
        entity(2, second)
    );
    let parsed = text::parse(&source).unwrap_or_else(|errors| panic!("{errors:?}\n{source}"));
    let module = &parsed.module;
    let validated = module
        .validate()
        .unwrap_or_else(|errors| panic!("{errors}"));
    let lowered = validated
        .lower(&LowerOptions::new(Dialect::Dwarf5))
        .unwrap();
    let variable = module.metadata.variables.ids().next().unwrap();
    let list = match lowered.location(variable) {
        EntryLocation::Absent | EntryLocation::PerFunction { .. } => Vec::new(),
        EntryLocation::Expression(expression) => vec![lowered.text(expression.clone())],
        EntryLocation::List(entries) => lowered
            .entries(entries.clone())
            .iter()
            .map(|entry| lowered.text(entry.expression()))
            .collect(),
    };
    (
        list,
        lowered
            .degradations()
            .iter()
            .map(|degradation| degradation.reason)
            .collect(),
    )
}

fn parts(pairs: &[(&str, &str)]) -> Vec<String> {
    let part = |place: &str| {
        if place.is_empty() {
            "DW_OP_piece 8".into()
        } else {
            format!("{place}, DW_OP_piece 8")
        }
    };
    pairs
        .iter()
        .map(|(a, b)| format!("{}, {}", part(a), part(b)))
        .collect()
}

#[test]
fn each_place_of_each_argument_is_in_an_entry() {
    let (rbx, r12, r13) = ("%reg(rbx)", "%reg(r12)", "%reg(r13)");
    let (a, b, c) = (
        "%slot(cfa-24, 64)",
        "%slot(cfa-32, 64)",
        "%slot(cfa-40, 64)",
    );
    let (fb24, fb32, fb40) = ("DW_OP_fbreg -24", "DW_OP_fbreg -32", "DW_OP_fbreg -40");
    // Three times three.
    let nine = pair(&[rbx, r12, r13], &[a, b, c]);
    assert_eq!(
        nine,
        (
            parts(&[
                ("DW_OP_reg3", fb24),
                ("DW_OP_reg12", fb32),
                ("DW_OP_reg13", fb40)
            ]),
            vec![]
        )
    );
    // Three times two: the first of the two again.
    let six = pair(&[rbx, r12, r13], &[a, b]);
    assert_eq!(
        six.0,
        parts(&[
            ("DW_OP_reg3", fb24),
            ("DW_OP_reg12", fb32),
            ("DW_OP_reg13", fb24)
        ])
    );
    let one = pair(&[rbx], &[a, b]);
    assert_eq!(one.0, parts(&[("DW_OP_reg3", fb24), ("DW_OP_reg3", fb32)]));
    // What is nowhere is undefined, beside each place of the other.
    let none = pair(&[], &[a, b]);
    assert_eq!(none.0, parts(&[("", fb24), ("", fb32)]));
}

/// Sixteen places are written; of seventeen, none is, as a debugger would write the others and
/// leave one stale.
#[test]
fn more_places_than_the_limit_are_no_place() {
    let slots: Vec<String> = (2..19)
        .map(|slot| format!("%slot(cfa-{}, 64)", slot * 8 + 8))
        .collect();
    let slots: Vec<&str> = slots.iter().map(String::as_str).collect();
    let (list, lost) = pair(&["%reg(rbx)", "%reg(r12)"], &slots[..16]);
    assert_eq!((list.len(), lost), (16, vec![]));
    for slot in 2..18 {
        let wanted = format!("DW_OP_fbreg -{}", slot * 8 + 8);
        assert_eq!(
            list.iter().filter(|entry| entry.contains(&wanted)).count(),
            1,
            "{wanted}: {list:?}"
        );
    }
    assert_eq!(
        pair(&["%reg(rbx)", "%reg(r12)"], &slots),
        (vec![], vec![DegradationReason::Limit])
    );
}
