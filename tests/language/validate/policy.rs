//! Which nodes validation keeps, which it leaves out, and how it reports them.

use super::kit::{IntoScope, Kit, RAX, RDX, bits, function, reg};
use dwarfsmith::build::Lifetime;
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::expr::{Constant, DIOp};
use dwarfsmith::lower::LowerOptions;
use dwarfsmith::markers::{CodeRange, LineRow, Marker, Referrer, ValueId};
use dwarfsmith::metadata::{
    Bound, DIArrayType, DIGlobal, DISubrange, DIType, FileId, Id, LifetimeId, Object, Scope,
    StorageDuration, TypeId, VariableId,
};
use dwarfsmith::validate::{Rule, Severity};
use dwarfsmith::{Bits, ByteOffset, Module, Position, Target, Type};

const I32: Type = Type::int(32);

fn kit() -> Kit {
    Kit::new(Target::X86_64)
}

fn rules(module: &Module) -> Vec<Rule> {
    module
        .validate_keeping_valid()
        .1
        .iter()
        .map(|one| one.rule)
        .collect()
}

#[test]
fn a_fragment_is_named_after_its_variable() {
    let mut k = kit();
    let (piece, whole, expr) = (
        k.fragment(),
        k.expr(|b| b.arg(0, I32)),
        k.expr(|b| b.referrer(I32)),
    );
    k.lifetime(k.x, whole, &[piece.into()]);
    let lifetime = k.lifetime(piece, expr, &[]);
    k.body
        .def(Position(0), lifetime, Referrer::Value(ValueId(3)));
    k.body.value(
        ValueId(3),
        CodeRange::from(0..4),
        reg(super::kit::NO_REGISTER),
    );
    let module = k.finish();
    let diagnostics = module.validate().unwrap_err();
    let one = diagnostics.iter().next().unwrap();
    assert_eq!(
        (one.function.as_deref(), one.variable.as_deref()),
        (Some("f"), Some("x"))
    );
}

#[test]
fn one_cause_is_reported_once() {
    let mut k = kit();
    for _ in 0..100 {
        let expr = k.ops(&[DIOp::Referrer { ty: I32 }, DIOp::Deref { ty: I32 }]);
        let lifetime = k.lifetime(k.x, expr, &[]);
        k.body.def(Position(0), lifetime, reg(RAX));
    }
    for _ in 0..10 {
        k.bounded(|b| b.referrer(Type::int(128))?.convert(I32), reg(RAX));
        k.bounded(|b| b.referrer(I32), Referrer::Value(ValueId(1)));
    }
    k.body
        .value(ValueId(1), CodeRange::from(0..4), bits(RAX, 0, 16));
    let diagnostics = k.finish().validate().unwrap_err();
    assert_eq!(diagnostics.len(), 3, "{diagnostics}");
    let text = diagnostics.to_string();
    assert!(text.contains("(99 more like this)"), "{text}");
    assert_eq!(text.matches("(9 more like this)").count(), 2, "{text}");
}

/// Each wrong row has its own cause. Of many, the last one that is reported counts the others.
#[test]
fn rows_of_a_function_are_reported_one_by_one() {
    let wrong = |rows: u32| {
        let mut k = kit();
        for row in 0..rows {
            let row = LineRow::statement(Position(0x100 + row), FileId::from_index(0), row + 1);
            k.body.row(row);
        }
        k.finish().validate().unwrap_err()
    };
    let few = wrong(3);
    assert_eq!(few.len(), 3, "{few}");
    for (row, one) in few.iter().enumerate() {
        let name = format!("the row for line {} at {:#x}", row + 1, 0x100 + row);
        assert!(one.message.starts_with(&name), "{one}");
        assert_eq!(one.rule, Rule::LineRow);
    }
    let many = wrong(30);
    assert_eq!(many.len(), 10, "{many}");
    assert_eq!(many.to_string().matches("more like this").count(), 1);
    let last = many.iter().last().unwrap();
    assert!(last.message.contains("line 10 at 0x109"), "{last}");
    assert!(last.message.ends_with("(20 more like this)"), "{last}");
}

#[test]
fn unrelated_violations_are_all_reported_functions_last() {
    let mut k = kit();
    let second = k.g;
    k.plain(0x50);
    k.another(second)
        .row(LineRow::statement(Position(0x80), FileId::from_index(0), 1).column(1));
    k.m.metadata.types.push(dwarfsmith::metadata::DIType::Array(
        dwarfsmith::metadata::DIArrayType::new(TypeId::from_index(77), vec![]),
    ));
    assert_eq!(
        rules(&k.finish()),
        [Rule::MissingNode, Rule::MarkerPosition, Rule::LineRow]
    );
}

#[test]
fn a_computed_lifetime_does_not_replace_a_rejected_one() {
    let mut k = kit();
    let bad = k.bounded(|b| b.referrer(I32), bits(RAX, 0, 16));
    let good = k.plain(4);
    let expr = k.expr(|b| b.constant(I32, 1));
    let stand_in = k.lifetime(k.x, expr, &[]);
    let z = k.variable("z", k.f.into_scope(), k.int);
    let other = k.lifetime(z, expr, &[]);
    let module = k.finish();
    let (validated, _) = module.validate_keeping_valid();
    let index = validated.index();
    assert!(
        [bad, good, stand_in]
            .into_iter()
            .all(|id| index.is_rejected(id))
    );
    assert!(!index.is_rejected(other), "what is right is kept");
    assert!(!index.is_rejected_variable(super::kit::Kit::new(Target::X86_64).x));
}

#[test]
fn bounded_lifetimes_are_kept_if_only_the_computed_one_is_rejected() {
    let mut k = kit();
    let bounded = k.plain(0);
    let computed = k.computed(&[]);
    let module = k.finish();
    let (validated, diagnostics) = module.validate_keeping_valid();
    assert_eq!(diagnostics.len(), 1);
    assert!(validated.index().is_rejected(computed) && !validated.index().is_rejected(bounded));
}

/// Two definitions conflict and neither can be preferred, so both are rejected.
#[test]
fn two_computed_lifetimes_are_both_rejected() {
    let mut k = kit();
    let expr = k.expr(|b| b.constant(I32, 1));
    let both = [k.lifetime(k.x, expr, &[]), k.lifetime(k.x, expr, &[])];
    let module = k.finish();
    let (validated, diagnostics) = module.validate_keeping_valid();
    assert_eq!(
        diagnostics.iter().map(|one| one.rule).collect::<Vec<_>>(),
        [Rule::ManyComputed]
    );
    assert!(both.into_iter().all(|id| validated.index().is_rejected(id)));
}

#[test]
fn malformed_blocks_reject_only_the_lifetimes_of_their_function() {
    let mut k = kit();
    let g = k.g;
    let here = k.plain(0);
    k.body.block(Position(0x99));
    let expr = k.expr(|b| b.referrer(I32));
    let there = k.lifetime(k.y, expr, &[]);
    k.another(g).def(Position(0), there, reg(RAX));
    let module = k.finish();
    let (validated, diagnostics) = module.validate_keeping_valid();
    assert_eq!(diagnostics.len(), 1);
    assert!(validated.index().is_rejected(here) && !validated.index().is_rejected(there));
    assert!(
        !validated.index().is_rejected_function(function()),
        "its lines are still good"
    );
    assert!(validated.index().has_lines(function()));
}

#[test]
fn structural_errors_reject_dependent_nodes() {
    let mut k = kit();
    let block = k.block(k.f.into_scope());
    k.m.metadata.blocks.get_mut(block).unwrap().file = FileId::from_index(77);
    let inner = k.block(Scope::Block(block));
    let z = k.variable("z", Scope::Block(inner), k.int);
    let expr = k.expr(|b| b.constant(I32, 1));
    let of_z = k.lifetime(z, expr, &[]);
    let of_x = k.lifetime(k.x, expr, &[]);
    let module = k.finish();
    let (validated, diagnostics) = module.validate_keeping_valid();
    assert_eq!(diagnostics.len(), 1, "{diagnostics}");
    let index = validated.index();
    assert!(index.is_rejected_scope(Scope::Block(inner)));
    assert!(index.is_rejected_variable(z) && index.is_rejected(of_z));
    assert!(!index.is_rejected(of_x));
}

/// The address of a fragment that is attached to two globals is unknown: neither is the right one.
#[test]
fn a_fragment_of_two_globals_has_no_address() {
    for count in 1..=2 {
        let mut k = kit();
        let fragment = k.fragment();
        for symbol in ["counter", "total"].into_iter().take(count) {
            let symbol = k.m.text(symbol);
            let storage = StorageDuration::Static;
            k.m.metadata.globals.push(DIGlobal {
                symbol,
                fragment,
                storage,
            });
        }
        let expr = k.expr(|b| b.arg(0, Type::PTR)?.deref(I32));
        k.lifetime(k.x, expr, &[fragment.into()]);
        let module = k.finish();
        let (validated, _) = module.validate_keeping_valid();
        let options = LowerOptions::new(Dialect::Dwarf5);
        let text = validated.lower(&options).unwrap().to_string();
        assert_eq!(text.contains("DW_OP_addr"), count == 1, "{text}");
    }
}

/// The lifetimes of a property of a type may read the object of the type, which a function lacks.
#[test]
fn a_property_of_a_type_and_a_function_has_no_lifetimes() {
    let mut k = kit();
    let (of_both, of_function) = (k.fragment(), k.fragment());
    let expr = k.expr(|b| b.constant(I32, 1));
    let [rejected, kept] = [of_both, of_function].map(|one| k.lifetime(one, expr, &[]));
    for (subprogram, fragment) in [(k.f, of_both), (k.g, of_function)] {
        let node = k.m.metadata.subprograms.get_mut(subprogram);
        node.unwrap().frame_base = Some(fragment);
    }
    let count = DISubrange {
        count: Bound::Object(of_both.into()),
        ..DISubrange::default()
    };
    let array = DIArrayType::new(k.int, vec![count]);
    k.m.metadata.types.push(DIType::Array(array));
    let module = k.finish();
    let (validated, diagnostics) = module.validate_keeping_valid();
    let rules: Vec<Rule> = diagnostics.iter().map(|one| one.rule).collect();
    assert_eq!(rules, [Rule::TypePropertyTwice], "{diagnostics}");
    assert!(validated.index().is_rejected(rejected) && !validated.index().is_rejected(kept));
}

#[test]
fn a_pointer_is_kept_if_its_pointee_is_rejected() {
    use dwarfsmith::metadata::{CompositeKind, DIPointerType, DIType, PointerKind};
    let mut k = kit();
    let broken = k.composite(CompositeKind::Structure, 8, &[(k.int, 0, None)]);
    let kind = PointerKind::Pointer;
    let pointer = DIType::Pointer(DIPointerType {
        kind,
        ..DIPointerType::new(Some(broken))
    });
    let pointer = k.m.metadata.types.push(pointer);
    let by_value = k.variable("v", k.f.into_scope(), broken);
    let by_pointer = k.variable("p", k.f.into_scope(), pointer);
    let module = k.finish();
    let (validated, diagnostics) = module.validate_keeping_valid();
    assert_eq!(diagnostics.len(), 1, "{diagnostics}");
    let index = validated.index();
    assert!(index.is_rejected_type(broken) && index.is_rejected_variable(by_value));
    assert!(!index.is_rejected_type(pointer) && !index.is_rejected_variable(by_pointer));
}

#[test]
fn equal_modules_have_equal_diagnostics() {
    let text = || {
        let mut k = kit();
        for (offset, ty) in [(0, I32), (1, Type::int(16)), (2, Type::int(8))] {
            let expr = k.ops(&[DIOp::Referrer { ty }, DIOp::Arg { index: offset, ty }]);
            let lifetime = k.lifetime(k.x, expr, &[]);
            k.body.def(Position(offset), lifetime, reg(RAX));
            k.body.value(
                ValueId(offset),
                CodeRange::new(Position(9), Position(1)),
                reg(RDX),
            );
        }
        k.finish().validate().unwrap_err().to_string()
    };
    assert_eq!(text(), text());
    assert_eq!(text().lines().count(), 6);
}

/// Without a time limit: the test would not end if a check compared each node with all others.
#[test]
fn large_modules_are_checked_in_one_pass() {
    let mut k = kit();
    let mut scope = k.f.into_scope();
    for _ in 0..50_000 {
        scope = Scope::Block(k.block(scope));
        k.variable("deep", scope, k.int);
    }
    let (whole, expr) = (k.expr(|b| b.arg(0, I32)), k.expr(|b| b.referrer(I32)));
    let mut object = dwarfsmith::metadata::Object::from(k.x);
    for _ in 0..50_000 {
        let piece = k.fragment();
        k.lifetime(object, whole, &[piece.into()]);
        object = piece.into();
    }
    for position in 0..50_000 {
        let lifetime = k.lifetime(object, expr, &[]);
        k.body.def(
            Position(position / 1000),
            lifetime,
            Referrer::Value(ValueId(position)),
        );
        k.body
            .value(ValueId(position), CodeRange::from(0..4), reg(RAX));
    }
    assert!(k.finish().validate().is_ok());
}

/// `x` is a number from a position on.
fn number(k: &mut Kit, position: u32, value: i32) -> LifetimeId {
    let lifetime = k.computed(&[DIOp::Constant {
        ty: I32,
        value: Constant::small(value.into()).unwrap(),
    }]);
    k.body
        .def(Position(position), lifetime, Referrer::Undefined);
    lifetime
}

#[test]
fn warnings_reject_no_nodes() {
    let mut k = kit();
    let first = number(&mut k, 0, 1);
    let second = number(&mut k, 8, 2);
    let y: VariableId = k.variable("z", k.f.into_scope(), k.int);
    let expr = k.expr(|b| b.referrer(I32));
    let lost = k.lifetime(y, expr, &[]);
    k.body.def(Position(8), lost, Referrer::Value(ValueId(7)));
    let module = k.finish();
    let validated = module.validate().unwrap();
    let found: Vec<(Rule, Severity)> = validated
        .warnings()
        .iter()
        .map(|one| (one.rule, one.severity()))
        .collect();
    assert_eq!(
        found,
        [
            (Rule::EntityNowhere, Severity::Warning),
            (Rule::ManyConstants, Severity::Warning)
        ]
    );
    for lifetime in [first, second, lost] {
        assert!(!validated.index().is_rejected(lifetime));
    }
    let text = validated.warnings().to_string();
    assert!(
        text.starts_with(
            "warning[W401] in function `f`, variable `z`: the dbg.def of lifetime 2 of `z` names value 7"
        ),
        "{text}"
    );
    // With an error, they are reported as well.
    let mut k = kit();
    k.bounded(|b| b.referrer(I32), Referrer::Value(ValueId(7)));
    k.computed(&[]);
    let module = k.finish();
    let (validated, errors) = module.validate_keeping_valid();
    assert_eq!((errors.len(), validated.warnings().len()), (1, 1));
}

/// A bounded lifetime whose markers were deleted with their code is not an error.
#[test]
fn dead_lifetimes_cause_no_diagnostics() {
    let mut k = kit();
    let expr = k.expr(|b| b.referrer(I32));
    let x = k.x;
    k.m.add(Lifetime::bounded(x, expr));
    let constant = k.expr(|b| b.constant(I32, 1));
    k.m.add(Lifetime::bounded(x, constant));
    let module = k.finish();
    let validated = module.validate().unwrap();
    assert!(validated.warnings().is_empty(), "{}", validated.warnings());
}

/// A fragment of a type with a location in the first half of the function.
fn piece(k: &mut Kit, ty: Type, referrer: Referrer) -> Object {
    let (fragment, expr) = (k.fragment(), k.ops(&[DIOp::Referrer { ty }]));
    let lifetime = k.lifetime(fragment, expr, &[]);
    for (position, marker) in [
        (0, Marker::Def(lifetime, referrer)),
        (0x20, Marker::Kill(lifetime)),
    ] {
        k.body.insert(k.entry, Position(position), marker).unwrap();
    }
    fragment.into()
}

#[test]
fn chains_of_composites_are_followed_up_to_a_limit() {
    let mut k = kit();
    let mut chain = piece(&mut k, Type::bits(8), bits(RAX, 0, 8));
    for number in 1..3000 {
        let slot = Referrer::cfa_slot(ByteOffset(8 * number as i32)).sized(Bits(8));
        let other = piece(&mut k, Type::bits(8), slot);
        let mut builder = k.m.builder();
        builder
            .arg(0, Type::bits(8 * number))
            .unwrap()
            .arg(1, Type::bits(8))
            .unwrap()
            .composite(2, Type::bits(8 * (number + 1)))
            .unwrap();
        let expr = k.m.expr(&builder);
        let fragment = k.fragment();
        k.lifetime(fragment, expr, &[chain, other]);
        chain = fragment.into();
    }
    let expr = k.expr(|b| b.arg(0, Type::bits(8 * 3000)));
    let ty = k.base("sized", 8 * 3000);
    let whole = k.variable("sized", k.f.into_scope(), ty);
    k.lifetime(whole, expr, &[chain]);
    assert_eq!(k.finish().validate().map(|_| ()), Ok(()));
}
