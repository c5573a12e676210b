//! A check after every pass finds the same violations as a check of the whole module.

use super::generator;
use super::random::without_errors;
use super::support::parsed;
use dwarfsmith::build::{BasicType, CompileUnit, Fragment, Lifetime, SourceFile, Variable};
use dwarfsmith::check::mix;
use dwarfsmith::markers::{
    CallParameter, CallSite, CallTarget, CodePart, FrameRule, FunctionBody, FunctionId, Marker,
    MarkerIndex, Referrer, RegisterPart, ValueId,
};
use dwarfsmith::metadata::*;
use dwarfsmith::target::Register;
use dwarfsmith::{Bits, Module, Position, Target, Type, VerifyEach, gimli};
use std::collections::BTreeSet;

fn messages(module: &Module) -> BTreeSet<String> {
    let (_, errors) = module.validate_keeping_valid();
    errors.iter().map(|error| error.to_string()).collect()
}

/// One change of a kind that passes make, right or wrong; false if it is not possible.
fn change(module: &mut Module, seed: u64) -> bool {
    let below = |number: u64, count: usize| (mix(seed, number) % count.max(1) as u64) as usize;
    let metadata = &mut module.metadata;
    let lifetime = LifetimeId::from_index(below(1, metadata.lifetimes.len()));
    let other = LifetimeId::from_index(below(2, metadata.lifetimes.len()));
    let variable = VariableId::from_index(below(3, metadata.variables.len()));
    let Some(of_other) = metadata.lifetimes.get(other).cloned() else {
        return false;
    };
    match below(0, 10) {
        0 => metadata.lifetimes.get_mut(lifetime).unwrap().location = of_other.location,
        1 => metadata.lifetimes.get_mut(lifetime).unwrap().object = of_other.object,
        2 => metadata.lifetimes.get_mut(lifetime).unwrap().kind = of_other.kind,
        3 => {
            let arguments = metadata.arguments(&of_other).to_vec();
            metadata.set_arguments(lifetime, &arguments);
        }
        4 => {
            let ty = TypeId::from_index(below(4, metadata.types.len()));
            let Some(node) = metadata.variables.get_mut(variable) else {
                return false;
            };
            node.ty = Some(ty);
        }
        5 => {
            let ty = TypeId::from_index(below(4, metadata.types.len()));
            match metadata.types.get_mut(ty) {
                Some(DIType::Base(node)) => node.bits += 8,
                Some(DIType::Array(node)) => node.dimensions = vec![DISubrange::of(3)],
                _ => return false,
            }
        }
        6 => {
            metadata.lifetimes.push(of_other);
        }
        7 => {
            metadata.fragments.push(DIFragment {});
        }
        _ => return change_function(module, seed),
    }
    true
}

fn change_function(module: &mut Module, seed: u64) -> bool {
    let below = |number: u64, count: usize| (mix(seed, number) % count.max(1) as u64) as usize;
    let function = FunctionId::from_index(below(5, module.code.len()));
    let mut body = FunctionBody::default();
    if module.load_function(function, &mut body).is_err() {
        return false;
    }
    let count = body.markers().count();
    let index = MarkerIndex(below(6, count) as u32);
    let Ok(placed) = body.marker_at(index) else {
        return false;
    };
    match below(7, 4) {
        0 => _ = body.remove(index),
        1 => {
            let lifetime = LifetimeId::from_index(below(1, module.metadata.lifetimes.len()));
            let marker = Marker::Def(lifetime, Referrer::register(Register(3)));
            _ = body.insert(placed.block, placed.position, marker);
        }
        2 => {
            let place = Referrer::register(Register(below(8, 400) as u16));
            _ = body.value(ValueId(1000), 0x0..0x10, place);
        }
        _ => {
            let to = Position(below(9, body.size() as usize) as u32);
            _ = body.move_marker(index, placed.block, to);
        }
    }
    module.replace_function(function, &body).is_ok()
}

#[test]
fn errors_are_those_of_a_whole_check() {
    let (mut broken, mut right) = (0, 0);
    let cases = std::env::var("CASES")
        .ok()
        .and_then(|text| text.parse().ok());
    for seed in 0..cases.unwrap_or(400) {
        let Some(mut module) = without_errors(generator::module(seed)) else {
            continue;
        };
        let mut verify = VerifyEach::new(&module);
        for step in 0..8 {
            let before = module.clone();
            if !change(&mut module, mix(seed, step)) {
                continue;
            }
            let expected = messages(&module);
            let found = verify.after("pass", &module).err();
            let found = found.map(|error| error.diagnostics).unwrap_or_default();
            let found = found.iter().map(|error| error.to_string()).collect();
            assert_eq!(
                expected,
                found,
                "seed {seed}, step {step}:\n{}\n\n{}",
                dwarfsmith::text::print(&before),
                dwarfsmith::text::print(&module)
            );
            match expected.is_empty() {
                true => right += 1,
                false => {
                    // The next pass starts with a valid module again.
                    broken += 1;
                    module = before;
                    verify = VerifyEach::new(&module);
                }
            }
        }
    }
    assert!(
        broken > 200 && right > 200,
        "{broken} broken, {right} right"
    );
}

/// A body in which the part with a number is wrong, and all others are right.
fn body_with_wrong(module: &mut Module, wrong: Option<usize>) -> FunctionBody {
    let mut body = FunctionBody::default();
    let is_wrong = |part: usize| wrong == Some(part);
    // No x86-64 register has the number 999.
    let register = |part: usize| Register(if is_wrong(part) { 999 } else { 3 });
    let end = |part: usize| if is_wrong(part) { 0x40 } else { 0x20 };
    let f = module.metadata.subprograms.ids().next().unwrap();
    let lifetime = module.metadata.lifetimes.ids().next().unwrap();
    let block = module.metadata.blocks.ids().next().unwrap();
    let x = module.metadata.variables.ids().next().unwrap();
    body.begin(module.text("f"), f, 0x20).entry_frame();
    body.block(Position(0));
    let half = |register| RegisterPart {
        register,
        bit_offset: 0,
        bits: 32,
    };
    let list = body.register_list(&[half(Register(0)), half(register(0))]);
    body.def(Position(0), lifetime, list);
    body.value(ValueId(1), 0x8..end(1), Referrer::register(Register(0)));
    body.scope(block, 0x8..end(2));
    let parameter = CallParameter {
        location: Referrer::register(register(3)),
        value: x.into(),
    };
    let call = CallSite::new(Position(0x10), CallTarget::Unknown);
    body.call(call, &[parameter]).call_preserves(&[register(4)]);
    let start = Position(if is_wrong(5) { 0x0 } else { 0x18 });
    body.part(CodePart::new(start, module.text("f.cold")));
    let mut saved = module.builder();
    saved.referrer(Type::PTR).unwrap();
    let saved = module.expr(&saved);
    let expression = body.frame_expression(saved, &[Referrer::register(register(6))]);
    let rule = FrameRule::ValueExpression {
        register: Register(12),
        expression,
    };
    body.frame(Position(0x4), rule);
    body
}

/// Whatever part of a body a pass changes, the function is checked again.
#[test]
fn each_part_of_a_changed_body_is_checked() {
    for wrong in 0..7 {
        let mut module = parsed(
            "target \"x86_64\"
            !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: \"example\")
            !1 = !DIFile(filename: \"f.c\", directory: \"/src\")
            !2 = distinct !DISubprogram(name: \"f\", unit: !0, file: !1, line: 1)
            !3 = distinct !DILexicalBlock(scope: !2, file: !1, line: 2)
            !4 = !DIBasicType(name: \"long\", size: 64, encoding: DW_ATE_signed)
            !10 = !DILocalVariable(name: \"x\", scope: !2, file: !1, line: 2, type: !4)
            !20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)), kind: bounded)",
        );
        let body = body_with_wrong(&mut module, None);
        let function = module.add_function(&body);
        assert_eq!(messages(&module), BTreeSet::new());
        let mut verify = VerifyEach::new(&module);
        let body = body_with_wrong(&mut module, Some(wrong));
        module.replace_function(function, &body).unwrap();
        let expected = messages(&module);
        assert!(!expected.is_empty(), "part {wrong} is not wrong");
        let found = verify.after("pass", &module).unwrap_err().diagnostics;
        let found: BTreeSet<String> = found.iter().map(|error| error.to_string()).collect();
        assert_eq!(found, expected, "part {wrong}");
    }
}

/// Errors that a module has already are not those of a pass; nor is an error reported twice.
#[test]
fn each_error_has_one_pass() {
    let mut module = parsed(
        "target \"x86_64\"
        !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: \"example\")
        !1 = !DIFile(filename: \"f.c\", directory: \"/src\")
        !4 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)
        !10 = distinct !DIGlobalVariable(name: \"x\", scope: !0, file: !1, line: 2, type: !4)
        !11 = distinct !DIGlobalVariable(name: \"y\", scope: !0, file: !1, line: 3, type: !4)
        !20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(i32 1)), kind: computed)
        !21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(i32 2)), kind: computed)",
    );
    let mut verify = VerifyEach::new(&module);
    verify.after("nothing", &module).unwrap();
    module.metadata.fragments.push(DIFragment {});
    let error = verify.after("split", &module).unwrap_err();
    assert_eq!((error.pass.as_str(), error.diagnostics.len()), ("split", 1));
    assert_eq!(error.diagnostics[0].rule.to_string(), "E208");
    verify.after("nothing", &module).unwrap();
    // A pass moves the second lifetime to `y`, and another pass moves it back.
    let mut place = |variable: usize| {
        let lifetimes = &mut module.metadata.lifetimes;
        let lifetime = lifetimes.get_mut(LifetimeId::from_index(1)).unwrap();
        lifetime.object = VariableId::from_index(variable).into();
        verify.after("place", &module)
    };
    place(1).unwrap();
    let error = place(0).unwrap_err();
    assert_eq!(error.diagnostics.len(), 1);
    assert_eq!(error.diagnostics[0].rule.to_string(), "E205");
    // Renumbering checks the whole module: the fragment is gone.
    module.collect(&mut []);
    verify.after("collect", &module).unwrap();
}

/// After unused nodes are collected, a violation has other numbers, and is still not that of a pass.
#[test]
fn a_known_error_is_known_after_renumbering() {
    let mut module = Module::new(Target::X86_64);
    let file = module.add(SourceFile::new("f.c").directory("/src"));
    let unit = module.add(CompileUnit::new(file, gimli::DW_LANG_C11, "example"));
    let int = module.add(BasicType::new("int", Bits(32), gimli::DW_ATE_signed));
    let x = module.add(Variable::global(unit, "x", int).at(file, 1));
    let unused = module.add(Fragment);
    for (object, number) in [(Object::from(unused), 0), (x.into(), 1), (x.into(), 2)] {
        let mut builder = module.builder();
        builder.constant(Type::int(32), number).unwrap();
        let location = module.expr(&builder);
        module.add(Lifetime::computed(object, location));
    }
    let before = messages(&module);
    let mut verify = VerifyEach::new(&module);
    module.collect(&mut []);
    assert!(
        messages(&module).iter().any(|now| !before.contains(now)),
        "no message has other numbers: {before:?}"
    );
    verify.after("collect", &module).unwrap();
}

/// A violation of a rule, and a second one with the same message.
#[test]
fn a_second_violation_with_the_same_message_is_new() {
    let mut module = parsed(
        "target \"x86_64\"
        !1 = !DIFile(filename: \"a.c\", directory: \"/\")
        !2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: \"test\")
        !3 = distinct !DISubprogram(name: \"f\", unit: !2, file: !1, line: 1)
        define @f size 0x10 !dbg !3 {
        }
        lines @f {
          0x20: !1 1:1
        }",
    );
    let mut verify = VerifyEach::new(&module);
    verify.after("nothing", &module).unwrap();
    let mut body = FunctionBody::default();
    let function = FunctionId::from_index(0);
    module.load_function(function, &mut body).unwrap();
    let row = module
        .code
        .function(function)
        .unwrap()
        .rows()
        .next()
        .unwrap();
    body.row(row);
    module.replace_function(function, &body).unwrap();
    let error = verify.after("copies a row", &module).unwrap_err();
    assert_eq!(error.diagnostics.len(), 1);
    verify.after("nothing", &module).unwrap();
}

/// `x` is a copy of a fragment, in `f`. In `g`, `c` is one of another fragment, and has no markers.
const OTHERS: &str = r#"target "x86_64"
define @f size 0x10 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !22, %reg(rbx)
  0x0: dbg.def !20, %undef
}
define @g size 0x10 !dbg !3 {
bb0 @ 0x0:
  0x0: dbg.def !23, %reg(rbx)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "example")
!1 = !DIFile(filename: "f.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1)
!3 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 9)
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = distinct !DILexicalBlock(scope: !2, file: !1, line: 2)
!9 = distinct !DILexicalBlock(scope: !3, file: !1, line: 9)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !4)
!11 = !DILocalVariable(name: "c", scope: !9, file: !1, line: 9)
!12 = !DILocalVariable(name: "d", scope: !9, file: !1, line: 9)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, i32)), argObjects: {!30})
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, i32)), argObjects: {!31}, kind: computed)
!22 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32)))
!23 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(i32)))
!24 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpConstant(u64 7)), kind: computed)
!30 = distinct !DIFragment()
!31 = distinct !DIFragment()
"#;

/// Checks that a change violates a rule, and that the check after the pass finds the same violations
/// as one of the whole module.
fn violates(rule: &str, change: impl FnOnce(&mut Module)) {
    let mut module = parsed(OTHERS);
    let mut verify = VerifyEach::new(&module);
    verify.after("nothing", &module).unwrap();
    change(&mut module);
    let (_, errors) = module.validate_keeping_valid();
    let expected: Vec<String> = errors.iter().map(|error| error.to_string()).collect();
    assert!(
        errors.iter().any(|error| error.rule.to_string() == rule),
        "{expected:?}"
    );
    let error = verify.after("pass", &module).unwrap_err();
    let found = error.diagnostics.iter().map(|error| error.to_string());
    assert_eq!(found.collect::<Vec<_>>(), expected);
}

/// `c` moves to a block of `f`. Its fragment is in `g`, which the pass did not change.
#[test]
fn an_argument_of_another_function_is_found() {
    violates("E209", |module| {
        let c = module.metadata.variables.ids().nth(1).unwrap();
        let block = module.metadata.blocks.ids().next().unwrap();
        module.metadata.variables.get_mut(c).unwrap().scope = block.into();
    });
}

/// A pass changes the location of `d` so that it uses the CFA. `g` has no rule for the CFA, and
/// only the scope of `d` refers to `g`.
#[test]
fn a_computed_lifetime_uses_the_rules_of_its_function() {
    violates("E506", |module| {
        let mut builder = module.builder();
        builder.cfa(dwarfsmith::AddressSpace(0)).unwrap();
        let location = module.expr(&builder);
        let of_d = module.metadata.lifetimes.ids().last().unwrap();
        module.metadata.lifetimes.get_mut(of_d).unwrap().location = location;
    });
}

/// `g` becomes code of the subprogram of `f`, which has code.
#[test]
fn a_second_function_of_a_subprogram_is_found() {
    violates("E308", |module| {
        let g = FunctionId::from_index(1);
        let mut body = FunctionBody::default();
        let f = SubprogramId::from_index(0);
        body.begin(module.text("g"), f, 0x10);
        body.block(Position(0));
        module.replace_function(g, &body).unwrap();
    });
}
