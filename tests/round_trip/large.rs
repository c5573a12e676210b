//! Damage to a function with so many objects and boundaries that each object is checked at its own
//! boundaries and at some of the others.

use crate::damage::Sound;
use crate::support::{parsed, valid};
use dwarfsmith::Position;
use dwarfsmith::check::{CheckedEntry, LoweredLocations};
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::lower::LowerOptions;
use std::fmt::Write as _;

/// 150 variables with five boundaries each are more than 65,536 pairs.
const COUNT: usize = 150;
/// The variable that is computed from a fragment.
const COMPUTED: usize = 75;

/// Variable n has a lifetime from 32n + 4 to 32n + 24. Its value is in rbx up to 32n + 10, and in
/// r12 from 32n + 12 to 32n + 20.
fn source() -> String {
    let (mut markers, mut places, mut nodes) = (String::new(), String::new(), String::new());
    for number in 0..COUNT {
        let at = |offset: usize| 32 * number + offset;
        let (variable, lifetime) = (1000 + number, 2000 + number);
        let object = if number == COMPUTED { 3000 } else { variable };
        let _ = write!(
            markers,
            "{:#x}: dbg.def !{lifetime}, %entity({number})\n{:#x}: dbg.kill !{lifetime}\n",
            at(4),
            at(24)
        );
        let _ = write!(
            places,
            "entity @f {number} {{\n{:#x}..{:#x}: %reg(rbx)\n{:#x}..{:#x}: %reg(r12)\n}}\n",
            at(4),
            at(10),
            at(12),
            at(20)
        );
        let _ = write!(
            nodes,
            "!{variable} = !DILocalVariable(name: \"v{number}\", scope: !2, type: !10)\n\
             !{lifetime} = distinct !DILifetime(object: !{object}, location: !DIExpr(DIOpReferrer(i32)))\n"
        );
    }
    format!(
        "target \"x86_64\"\ndefine @f size 0x1400 !dbg !2 {{\nbb0 @ 0x0:\n{markers}}}\n{places}frame @f entry {{}}\n\
         !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: \"test\")\n\
         !1 = !DIFile(filename: \"a.c\", directory: \"/\")\n\
         !2 = distinct !DISubprogram(name: \"f\", unit: !0, file: !1, spFlags: DISPFlagDefinition)\n\
         !10 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)\n{nodes}\
         !3000 = distinct !DIFragment()\n\
         !3001 = distinct !DILifetime(object: !{}, location: !DIExpr(DIOpArg(0, i32)), argObjects: {{!3000}}, kind: computed)\n",
        1000 + COMPUTED
    )
}

#[test]
fn damage_is_noticed_at_the_boundaries_of_each_object() {
    let module = parsed(&source());
    let sound = Sound::new(valid(&module), LowerOptions::new(Dialect::Dwarf5), 1);
    for number in [10, COMPUTED] {
        let at = |offset: usize| Position((32 * number + offset) as u32);
        let ranges = sound.lowered.variables[number].iter();
        let ranges: Vec<_> = ranges.map(|one| (one.range.start, one.range.end)).collect();
        assert_eq!(ranges, [(at(4), at(10)), (at(12), at(20))]);
        type Change<'a> = (&'a str, &'a dyn Fn(&mut Vec<CheckedEntry>));
        let changes: &[Change] = &[
            ("a wrong register", &|list| {
                list[1].bytes = sound.bytes("DW_OP_reg0")
            }),
            ("a place that is missing", &|list| drop(list.pop())),
            ("a place that begins early", &|list| {
                list[1].range.start.0 -= 1
            }),
            ("a place that begins late", &|list| {
                list[1].range.start.0 += 1
            }),
            ("a place that ends early", &|list| list[1].range.end.0 -= 1),
            ("a place that ends late", &|list| list[1].range.end.0 += 1),
            ("no gap between two places", &|list| {
                list[0].range.end = list[1].range.start
            }),
        ];
        for (what, change) in changes {
            let damage = |l: &mut LoweredLocations| change(&mut l.variables[number]);
            sound.assert_noticed(&[(&format!("{what}, variable {number}"), &damage)]);
        }
    }
}
