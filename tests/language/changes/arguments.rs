//! The arguments of a location after a change.

use crate::support::parsed;
use dwarfsmith::changes::{Piece, Whole};
use dwarfsmith::markers::{FunctionBody, Referrer};
use dwarfsmith::metadata::{Id, LifetimeId, Object, VariableId};
use dwarfsmith::target::Register;
use dwarfsmith::{Module, Position, Type, text};

const I32: Type = Type::int(32);

/// Variables `a`, `b`, `c` and `sum`; the location of `sum`, the first lifetime, has these operations
/// and arguments.
fn module(location: &str, arguments: &str) -> Module {
    parsed(&format!(
        "target \"x86_64\"
        !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: \"test\")
        !1 = !DIFile(filename: \"a.c\", directory: \"/src\")
        !2 = distinct !DISubprogram(name: \"f\", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
        !3 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)
        !10 = !DILocalVariable(name: \"a\", scope: !2, line: 2, type: !3)
        !11 = !DILocalVariable(name: \"b\", scope: !2, line: 2, type: !3)
        !12 = !DILocalVariable(name: \"c\", scope: !2, line: 2, type: !3)
        !13 = !DILocalVariable(name: \"sum\", scope: !2, line: 2, type: !3)
        !20 = distinct !DILifetime(object: !13, location: !DIExpr({location}){arguments})
        !21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(i32 1)), kind: computed)
        !22 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpConstant(i32 2)), kind: computed)
        !23 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpConstant(i32 3)), kind: computed)"
    ))
}

fn variable(index: usize) -> Object {
    VariableId::from_index(index).into()
}

fn sum() -> LifetimeId {
    LifetimeId::from_index(0)
}

/// Replaces an argument of `sum` by `with`, which names these variables.
fn replace(module: &mut Module, index: u32, objects: &[Object]) {
    let mut with = module.builder();
    with.arg(0, I32).unwrap();
    for index in 1..objects.len() as u32 {
        with.arg(index, I32).unwrap().add().unwrap();
    }
    let mut changes = module.changes();
    let change = changes.of(module, sum()).unwrap();
    change.replace_argument(index, &with, objects).unwrap();
}

/// An object is one argument, wherever the location names it.
#[test]
fn an_object_is_an_argument_once() {
    let location = "DIOpArg(0, i32), DIOpArg(1, i32), DIOpAdd(), DIOpArg(2, i32), DIOpAdd()";
    let arguments = ", argObjects: {!10, !11, !12}, kind: computed";
    let mut module = module(location, arguments);
    // c is found to be equal to a: the sum is a + b + a.
    replace(&mut module, 2, &[variable(0)]);
    let node = module.metadata.lifetimes.get(sum()).unwrap();
    assert_eq!(module.metadata.arguments(node), [variable(0), variable(1)]);
    let location = "DIOpArg(0, i32), DIOpArg(1, i32), DIOpAdd(), DIOpArg(0, i32), DIOpAdd()";
    assert!(text::print(&module).contains(location));
}

/// An index past the arguments, which is an error (E108), does not become that of a new argument.
#[test]
fn an_index_past_the_arguments_stays_an_error() {
    let location = "DIOpArg(0, i32), DIOpArg(1, i32), DIOpAdd()";
    let mut module = module(location, ", argObjects: {!10}, kind: computed");
    let is_error = |module: &Module| {
        let errors = module.validate().err().map(|errors| errors.to_string());
        errors.is_some_and(|errors| errors.contains("E108"))
    };
    assert!(is_error(&module));
    replace(&mut module, 0, &[variable(1), variable(2)]);
    assert!(is_error(&module), "{}", text::print(&module));
}

/// Memory may be split into more bytes than a location reads: the first four of eight bytes, here.
#[test]
fn pieces_of_memory_may_be_larger_than_what_is_read() {
    let mut module = module("DIOpReferrer(ptr), DIOpDeref(i32)", "");
    let mut body = FunctionBody::default();
    let f = module.metadata.subprograms.ids().next().unwrap();
    body.begin(module.text("f"), f, 0x10);
    body.def(Position(0), sum(), Referrer::register(Register(0)));
    let def = body.find_def(sum()).unwrap();
    let mut changes = module.changes();
    let pieces = [1, 2].map(|number| Piece {
        ty: I32,
        referrer: Referrer::register(Register(number)),
    });
    let change = changes.at(&mut module, &mut body, def).unwrap();
    change.split_memory(&pieces, Whole::Bounded).unwrap();
    let location =
        "DIOpArg(0, i32), DIOpArg(1, i32), DIOpComposite(2, b64), DIOpAddrOf(0), DIOpDeref(i32)";
    let printed = text::print(&module);
    assert!(printed.contains(location), "{printed}");
}
