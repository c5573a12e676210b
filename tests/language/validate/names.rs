//! Names of objects and lifetimes in messages and reasons, for modules that were not read from
//! text; `tests/filetests/check/names.di` has the rest.

use dwarfsmith::build::Lifetime;
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::lower::LowerOptions;
use dwarfsmith::metadata::{LifetimeKind, Object};
use dwarfsmith::validate::Node;
use dwarfsmith::{ObjectNames, text};

/// `x` is composed of the fragments !44 and !45.
const HALVES: &str = "target \"x86_64\"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x8: MARKER
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: \"\")
!1 = !DIFile(filename: \"f.c\", directory: \"/\")
!4 = distinct !DISubprogram(name: \"f\", unit: !0, file: !1, line: 1)
!5 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: \"x\", scope: !4, file: !1, line: 2, type: !5)
!44 = distinct !DIFragment()
!45 = distinct !DIFragment()
!20 = distinct !DILifetime(kind: computed, object: !10, location: !DIExpr(DIOpArg(0, i16), DIOpArg(1, i16), DIOpComposite(2, i32)), argObjects: {!44, !45})
!30 = distinct !DILifetime(kind: bounded, object: !44, location: !DIExpr(DIOpReferrer(i16)))
!31 = distinct !DILifetime(kind: computed, object: !45, location: !DIExpr(DIOpConstant(i16 7)))
";

#[test]
fn nodes_added_after_parsing_are_named_by_id() {
    let mut parsed =
        text::parse(&HALVES.replace("MARKER", "dbg.def !30, %reg(rax, 0, 16)")).unwrap();
    let module = &mut parsed.module;
    let x = module.metadata.variables.ids().next().unwrap();
    let location = module.metadata.lifetimes.iter().next().unwrap().1.location;
    let arguments: Vec<Object> = module
        .metadata
        .fragments
        .ids()
        .map(Object::Fragment)
        .collect();
    // Three lifetimes were read, so that its id is 3.
    let added =
        module.add(Lifetime::new(LifetimeKind::Computed, x, location).arguments(&arguments));
    assert_eq!(module.metadata.node_number(Node::Lifetime(added)), None);
    assert_eq!(module.metadata.node_number(Node::Variable(x)), Some(10));
    let (_, errors) = module.validate_keeping_valid();
    let errors: Vec<&str> = errors.iter().map(|error| error.message.as_str()).collect();
    let expected = "2 lifetimes of `x` are computed, lifetimes !20 and 3 among them; remove all but one, or make the others bounded";
    assert_eq!(errors, [expected]);
}

#[test]
fn degradations_and_reasons_use_the_same_names() {
    let parsed = text::parse(&HALVES.replace("MARKER", "dbg.def !30, %undef")).unwrap();
    let module = &parsed.module;
    let validated = module.validate().unwrap();
    let lowered = validated
        .lower(&LowerOptions::new(Dialect::Dwarf5))
        .unwrap();
    let fragments: Vec<Object> = module
        .metadata
        .fragments
        .ids()
        .map(Object::Fragment)
        .collect();
    let names = ObjectNames::of(module);
    assert_eq!(
        names.name(module, fragments[0]),
        "a part of `x` (fragment !44)"
    );
    let function = module.code.functions().next().unwrap().id;
    let reasons = lowered.missing(fragments[0], Some((function, dwarfsmith::Position(0x10))));
    let reasons: Vec<String> = reasons
        .iter()
        .map(|reason| reason.describe(&lowered))
        .collect();
    assert_eq!(
        reasons,
        ["the dbg.def of lifetime !30 of a part of `x` has the undefined referrer"]
    );
}
