//! Removed nodes, and the nodes that are removed with them.

use super::support::{parsed, valid, variable};
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::eval::Snapshot;
use dwarfsmith::lower::LowerOptions;
use dwarfsmith::markers::{
    CallParameter, CallSite, CallTarget, FunctionBody, FunctionId, LineRow, Marker, MarkerIndex,
    Referrer, ValueId,
};
use dwarfsmith::metadata::{Id, LifetimeId, Object, SubprogramId};
use dwarfsmith::target::Register;
use dwarfsmith::validate::{CodeItem, Node};
use dwarfsmith::{Module, NodeError, Position, Target, Type, text};

const NODES: &str = r#"
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "example")
!1 = !DIFile(filename: "f.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1)
!3 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 9)
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !4)
!11 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 3, type: !5)
!12 = !DILocalVariable(name: "z", scope: !3, file: !1, line: 10, type: !4)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)), kind: bounded)
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(i32 7)), kind: computed)
!22 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, i32), DIOpReferrer(i32), DIOpComposite(2, i64)), argObjects: {!30}, kind: bounded)
!23 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32)), kind: bounded)
!24 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpConstant(i64 1)), kind: computed)
!30 = distinct !DIFragment()
"#;

fn module() -> Module {
    module_with("", "")
}

/// The module with more markers of `f` at 0x8, and more nodes.
fn module_with(markers: &str, nodes: &str) -> Module {
    let module = parsed(&format!(
        "target \"x86_64\"
        define @f size 0x40 !dbg !2 {{
        bb0 @ 0x0:
          0x4: dbg.def !20, %reg(rax)
          0x8: dbg.def !23, %reg(rbx)
          0x8: dbg.def !22, %reg(rcx)
          {markers}
          0x20: dbg.kill !20
        }}
        define @g size 0x10 !dbg !3 {{
        bb0 @ 0x0:
        }}
        calls @g {{
          0x0..0x5: !2
        }}
        {NODES}{nodes}"
    ));
    valid(&module);
    module
}

/// The lifetime with a number in text.
fn lifetime(module: &Module, number: u32) -> LifetimeId {
    let mut ids = module.metadata.lifetimes.ids();
    let number = Some(number);
    ids.find(|id| module.metadata.node_number(Node::Lifetime(*id)) == number)
        .unwrap()
}

/// The lifetimes that are left, by their numbers in the original text.
fn lifetimes(module: &Module) -> Vec<u32> {
    let ids = module.metadata.lifetimes.ids();
    ids.filter_map(|id| module.metadata.node_number(Node::Lifetime(id)))
        .collect()
}

fn node(object: Object) -> Node {
    match object {
        Object::Variable(id) => Node::Variable(id),
        Object::Fragment(id) => Node::Fragment(id),
        Object::Code(id) => Node::Code(id),
    }
}

#[test]
fn nothing_is_lost_by_collecting() {
    let mut collected = module();
    collected.collect(&mut []);
    valid(&collected);
    assert_eq!(text::print(&collected), text::print(&module()));
}

/// Rule 3 would show 7 where `x` is in `rax`.
#[test]
fn without_a_bounded_lifetime_the_computed_one_is_wrong() {
    let mut module = module();
    let of_x = lifetime(&module, 20);
    module.remove([Node::Lifetime(of_x)], &mut []).unwrap();
    valid(&module);
    assert_eq!(lifetimes(&module), [22, 23, 24]);
}

#[test]
fn a_computed_lifetime_goes_alone() {
    let mut module = module();
    let of_x = lifetime(&module, 21);
    module.remove([Node::Lifetime(of_x)], &mut []).unwrap();
    valid(&module);
    assert_eq!(lifetimes(&module), [20, 22, 23, 24]);
}

/// Each of the lifetimes of a variable hides the others: in time that is their square, this would
/// take minutes.
#[test]
fn a_variable_of_many_lifetimes_is_removed() {
    let count = 100_000;
    let rows = (0..count).map(|at| format!("  {at:#x}: dbg.def !{}, %reg(rax)\n", at + 100));
    let nodes = (100..count + 100).map(|number| {
        format!(
            "!{number} = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, i32)), argObjects: {{!30}}, kind: bounded)\n"
        )
    });
    let module = parsed(&format!(
        "target \"x86_64\"\ndefine @f size {count} !dbg !2 {{\nbb0 @ 0x0:\n{}}}\n{NODES}{}",
        rows.collect::<String>(),
        nodes.collect::<String>()
    ));
    let variable = module.metadata.variables.ids().next().unwrap();
    let fragment = module.metadata.fragments.ids().next().unwrap();
    // A lifetime goes with its variable, or because of its argument.
    for node in [Node::Variable(variable), Node::Fragment(fragment)] {
        let mut module = module.clone();
        module.remove([node], &mut []).unwrap();
        assert!(module.metadata.lifetimes.len() < 10);
    }
}

/// `y` is made of a fragment, which goes with its lifetimes; so do those of `y`.
#[test]
fn a_fragment_goes_with_what_is_made_of_it() {
    let mut module = module();
    let fragment = module.metadata.fragments.ids().next().unwrap();
    module.remove([Node::Fragment(fragment)], &mut []).unwrap();
    valid(&module);
    assert_eq!(lifetimes(&module), [20, 21]);
    assert_eq!(module.metadata.variables.len(), 3);
}

/// `y` is in rdx and in r8, too: without its first location, it would be shown in only some of its
/// places, which a debugger would write. It does not matter that a lifetime is removed by name as well.
#[test]
fn all_locations_go_with_an_argument_of_one() {
    let nodes = [25, 26].map(|number| {
        format!("!{number} = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i64)), kind: bounded)\n")
    });
    let markers = "0x8: dbg.def !25, %reg(rdx)\n0x8: dbg.def !26, %reg(r8)";
    let original = module_with(markers, &nodes.concat());
    let fragment = original.metadata.fragments.ids().next().unwrap();
    let named = lifetime(&original, 25);
    for (nodes, left) in [
        (vec![Node::Fragment(fragment)], vec![20, 21]),
        (
            vec![Node::Lifetime(named), Node::Fragment(fragment)],
            vec![20, 21],
        ),
        (vec![Node::Lifetime(named)], vec![20, 21, 22, 23, 26]),
    ] {
        let mut module = original.clone();
        module.remove(nodes, &mut []).unwrap();
        valid(&module);
        assert_eq!(lifetimes(&module), left);
    }
}

/// The fragment of `y` is used by nothing else, and its marker goes, too.
#[test]
fn a_variable_goes_with_its_fragments() {
    let mut module = module();
    let y = variable(&module, "y");
    module.remove([node(y)], &mut []).unwrap();
    valid(&module);
    assert_eq!(lifetimes(&module), [20, 21]);
    assert_eq!(module.metadata.fragments.len(), 0);
    assert!(!text::print(&module).contains("\"long\""));
}

/// The subprogram of `f` is called by `g`, so it stays, with its variables. The bounded lifetimes
/// have no code any more.
#[test]
fn a_function_goes_with_its_code() {
    let mut module = module();
    let f = FunctionId::from_index(0);
    let ids = module.remove([Node::Function(f)], &mut []).unwrap();
    valid(&module);
    assert_eq!(ids.get(f), None);
    assert_eq!(ids.get(FunctionId::from_index(1)), Some(f));
    assert_eq!(module.metadata.subprograms.len(), 2);
    assert_eq!(lifetimes(&module), [21, 24]);
}

#[test]
fn a_call_of_a_removed_subprogram_is_unknown() {
    let mut module = module();
    let f = SubprogramId::from_index(0);
    module.remove([Node::Subprogram(f)], &mut []).unwrap();
    valid(&module);
    assert_eq!(module.metadata.subprograms.len(), 1);
    assert!(text::print(&module).contains("unknown"));
    assert!(lifetimes(&module).is_empty());
}

/// The other arguments of the call, and those of the next one, stay.
#[test]
fn an_argument_goes_with_its_variable() {
    let mut module = module();
    let [x, y] = ["x", "y"].map(|name| variable(&module, name));
    let function = FunctionId::from_index(0);
    let mut body = FunctionBody::default();
    module.load_function(function, &mut body).unwrap();
    let [rdi, rsi, rdx] = [5, 4, 1].map(|number| Referrer::register(Register(number)));
    let given = |location, value| CallParameter { location, value };
    let call = |end| CallSite::new(Position(end), CallTarget::Unknown);
    body.call(call(0x2c), &[given(rdi, y), given(rsi, x)]);
    body.call(call(0x34), &[given(rdx, x)]);
    module.replace_function(function, &body).unwrap();
    module.remove([node(y)], &mut []).unwrap();
    valid(&module);
    let f = module.code.function(FunctionId::from_index(0)).unwrap();
    let registers = f.calls().iter().map(|call| {
        let parameters = f.call_parameters(call);
        parameters.map(|one| one.location).collect::<Vec<_>>()
    });
    assert_eq!(registers.collect::<Vec<_>>(), [[rsi], [rdx]]);
}

/// A body that is not added to the module yet keeps the files, fragments and subprograms that only
/// its rows and calls name.
#[test]
fn nodes_that_a_separate_body_names_are_kept() {
    let nodes = r#"
        !40 = !DIFile(filename: "g.h", directory: "/src")
        !41 = distinct !DISubprogram(name: "h", unit: !0, file: !1, line: 20)
        !44 = distinct !DIFragment()
        !45 = distinct !DIFragment()
        !46 = distinct !DILifetime(object: !44, location: !DIExpr(DIOpConstant(i64 1)), kind: computed)
        !47 = distinct !DILifetime(object: !45, location: !DIExpr(DIOpConstant(i64 2)), kind: computed)"#;
    let mut module = parsed(&format!("{}{nodes}", text::print(&module())));
    let metadata = &module.metadata;
    let file = metadata.files.ids().last().unwrap();
    let h = metadata.subprograms.ids().nth(2).unwrap();
    let [_, to, given] = [0, 1, 2].map(|index| Object::Fragment(Id::from_index(index)));
    let counts = |module: &Module| {
        let metadata = &module.metadata;
        let (files, fragments) = (metadata.files.len(), metadata.fragments.len());
        [files, fragments, metadata.subprograms.len()]
    };
    let before = counts(&module);
    let mut body = FunctionBody::default();
    module
        .load_function(FunctionId::from_index(1), &mut body)
        .unwrap();
    body.row(LineRow::statement(Position(0), file, 3));
    let parameter = CallParameter {
        location: Referrer::register(Register(5)),
        value: given,
    };
    body.call(
        CallSite::new(Position(8), CallTarget::Object(to)),
        &[parameter],
    );
    body.call(CallSite::new(Position(12), CallTarget::Subprogram(h)), &[]);
    let mut without = module.clone();
    module.collect(&mut [body]);
    assert_eq!(counts(&module), before);
    // Nothing else names them.
    without.collect(&mut []);
    assert_eq!(counts(&without), [1, 1, 2]);
}

/// A pass deletes the memory of `total`. Where it is in a register, it still is; elsewhere it has no
/// location.
#[test]
fn a_variable_outlives_its_global() {
    let mut module = parsed(
        "target \"x86_64\"
        global @total !dbg.def !30
        define @f size 0x10 !dbg !2 {
        bb0 @ 0x0:
          0x4: dbg.def !20, %reg(rax)
          0x8: dbg.kill !20
        }
        !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: \"example\")
        !1 = !DIFile(filename: \"f.c\", directory: \"/src\")
        !2 = distinct !DISubprogram(name: \"f\", unit: !0, file: !1, line: 1)
        !4 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)
        !10 = !DIGlobalVariable(name: \"total\", scope: !0, file: !1, line: 2, type: !4)
        !20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
        !21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32)), argObjects: {!30}, kind: computed)
        !30 = distinct !DIFragment()",
    );
    let global = module.metadata.globals.ids().next().unwrap();
    let ids = module.remove([Node::Global(global)], &mut []).unwrap();
    assert_eq!((ids.get(global), module.metadata.globals.len()), (None, 0));
    assert_eq!(lifetimes(&module), [20, 21]);
    let validated = valid(&module);
    let total = variable(&module, "total");
    let f = module.code.functions().next().unwrap().id;
    let lowered = validated
        .lower(&LowerOptions::new(Dialect::Dwarf5))
        .unwrap();
    let machine = Snapshot::new(Target::X86_64);
    for (at, expected) in [(0x0, None), (0x4, Some("reg(0)+0")), (0x8, None)] {
        let found = lowered.evaluate(total, f, Position(at), &machine);
        let found = found.ok().map(|location| location.to_string());
        assert_eq!(found.as_deref(), expected, "{at:#x}");
    }
}

#[test]
fn wrong_nodes_change_nothing() {
    let mut module = module();
    let before = text::print(&module);
    let missing = Node::Lifetime(LifetimeId::from_index(99));
    let result = module.remove([missing], &mut []);
    assert_eq!(
        result.unwrap_err(),
        NodeError::NoNode {
            kind: "lifetime",
            index: 99
        }
    );
    let other = self::module();
    let foreign = Node::Lifetime(other.metadata.lifetimes.ids().next().unwrap());
    let result = module.remove([foreign], &mut []);
    assert_eq!(
        result.unwrap_err(),
        NodeError::NoNode {
            kind: "lifetime",
            index: 0
        }
    );
    let part = Node::Item(FunctionId::from_index(0), Position(0x4), CodeItem::Part);
    let result = module.remove([part], &mut []);
    assert_eq!(result.unwrap_err(), NodeError::NotAlone { node: part });
    let mut body = FunctionBody::default();
    let f = FunctionId::from_index(0);
    module.load_function(f, &mut body).unwrap();
    let subprogram = Node::Subprogram(SubprogramId::from_index(0));
    let result = module.remove([subprogram], &mut [body]);
    assert_eq!(result.unwrap_err(), NodeError::InUse { body: 0 });
    assert_eq!(text::print(&module), before);
}

/// The validator rejects an old id, and never reads another node by it.
#[test]
fn an_old_id_is_of_another_module() {
    let mut module = module();
    let (x, of_z) = (variable(&module, "x"), variable(&module, "z"));
    let ids = module.remove([node(x)], &mut []).unwrap();
    let mut expression = module.builder();
    expression.constant(Type::int(32), 1).unwrap();
    let location = module.expr(&expression);
    let wrong = dwarfsmith::build::Lifetime::computed(of_z, location);
    let lifetime = module.add(wrong);
    assert!(module.validate().unwrap_err().to_string().contains("E301"));
    let z = ids.get(of_z).unwrap();
    module.metadata.lifetimes.get_mut(lifetime).unwrap().object = z;
    valid(&module);
}

/// A pass salvages the referrers of three lifetimes 100,000 times, with a body that is not in the
/// module: value n + 1 is value n and a constant.
#[test]
fn salvaging_leaves_memory_bounded_by_what_is_live() {
    let mut module = module();
    let mut bodies = [FunctionBody::default()];
    let f = FunctionId::from_index(0);
    module.load_function(f, &mut bodies[0]).unwrap();
    let mut changes = module.changes();
    let mut builder = module.builder();
    let defs = bodies[0]
        .markers()
        .filter(|placed| matches!(placed.marker, Marker::Def(..)));
    let defs: Vec<MarkerIndex> = defs.map(|placed| placed.index).collect();
    let live = module.exprs.len();
    let mut most = 0;
    for step in 0..100_000 {
        let def = defs[step as usize % defs.len()];
        builder.clear();
        builder.referrer(Type::int(32)).unwrap();
        builder.constant(Type::int(32), step - 40_000).unwrap();
        builder.add().unwrap();
        let value = Referrer::Value(ValueId(step as u32));
        let change = changes.at(&mut module, &mut bodies[0], def).unwrap();
        change.replace_referrer(value, &builder, &[]).unwrap();
        if step % 10 == 0 {
            module.simplify();
        }
        most = most.max(module.exprs.len());
        if module.exprs.len() > 100 {
            module.collect(&mut bodies);
        }
    }
    module.simplify();
    module.collect(&mut bodies);
    // Each of three bounded lifetimes has a location of its own now; two were equal.
    assert_eq!(module.exprs.len(), live + 1);
    // A step makes one, and simplification one for each lifetime.
    assert!(most <= 104, "{most} expressions");
    // All constants of a variable were folded into one.
    let text = text::print(&module);
    assert_eq!(text.matches("DIOpAdd").count(), 3, "{text}");
}
