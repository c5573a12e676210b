//! A module rejects the ids of other modules, and its ids from before it was renumbered.

use dwarfsmith::build::{
    BasicType, CompileUnit, CompositeType, Lifetime, SourceFile, StaticMember, Subprogram, Variable,
};
use dwarfsmith::changes::{ChangeErrorKind, OutlinedPart, Piece, Whole};
use dwarfsmith::expr::DIOp;
use dwarfsmith::markers::{
    BlockCall, BlockCode, CallSite, CallTarget, CodePiece, Exceptions, FrameRow, FrameRule,
    FunctionBody, FunctionGraph, GraphError, LineRow, Marker, MarkerError, MarkerIndex, Referrer,
    ValueId,
};
use dwarfsmith::metadata::{Id, LifetimeId, SubprogramId, TypedConstant};
use dwarfsmith::target::Register;
use dwarfsmith::{AddressSpace, Bits, Module, Position, Target, Type, gimli, text};

/// Ids of another module are rejected where they are added and where a body is read.
#[test]
fn nodes_of_other_modules_are_rejected() {
    let source = "target \"x86_64\"
        define @f size 0x10 !dbg !2 {
        bb0 @ 0x0: 0x8: dbg.kill !5
        }
        !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: \"test\")
        !1 = !DIFile(filename: \"a.c\", directory: \"/src\")
        !2 = distinct !DISubprogram(name: \"f\", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
        !3 = !DIBasicType(name: \"t\", size: 32, encoding: DW_ATE_unsigned)
        !4 = !DILocalVariable(name: \"x\", scope: !2, line: 2, type: !3)
        !5 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i32)))";
    let [one, other] = [(); 2].map(|()| text::parse(source).unwrap().module);
    let function = one.code.functions().next().unwrap().id;
    let mut graph = one.function_graph(function).unwrap();
    let [own, foreign] =
        [&one, &other].map(|module| module.metadata.lifetimes.ids().next().unwrap());
    let entry = graph.entry();
    let add = |lifetime| {
        move |code: &mut BlockCode| code.markers.push((Position(9), Marker::Kill(lifetime)))
    };
    assert_eq!(
        graph.edit(entry, add(foreign)),
        Err(GraphError::OtherModule)
    );
    assert_eq!(graph.edit(entry, add(own)), Ok(()));
    let mut body = FunctionBody::default();
    graph.write(&mut body).unwrap();
    body.kill(Position(9), foreign);
    let found = FunctionGraph::new(one.target, &body).err();
    assert_eq!(found, Some(GraphError::OtherModule));
}

/// An id of a function belongs to the module that gave it, and to no other one with as many functions.
#[test]
fn a_function_of_another_module_is_rejected() {
    let source = "target \"x86_64\"\ndefine @f size 0x10 !dbg !0 {\nbb0 @ 0x0:\n}\n\
                  !0 = distinct !DISubprogram(name: \"f\", unit: !1, file: !2, line: 1)\n\
                  !1 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: \"p\")\n\
                  !2 = !DIFile(filename: \"f.c\", directory: \"/src\")\n";
    let [one, mut other] = [0, 1].map(|_| text::parse(source).unwrap().module);
    let [own, strange] = [&other, &one].map(|module| module.code.functions().next().unwrap().id);
    assert_eq!(own, strange);
    let mut body = FunctionBody::default();
    let rejected = MarkerError::OtherModule { function: strange };
    assert_eq!(other.load_function(strange, &mut body), Err(rejected));
    let error = other.function_graph(strange).unwrap_err();
    assert_eq!(error, GraphError::Function(rejected));
    assert!(other.code.function(strange).is_none());
    other.load_function(own, &mut body).unwrap();
    assert_eq!(other.replace_function(strange, &body), Err(rejected));
    other.replace_function(own, &body).unwrap();
    // It stays its id when the body is replaced, and the view has it.
    assert_eq!(other.code.functions().next().unwrap().id, own);
    other
        .load_function(other.code.functions().next().unwrap().id, &mut body)
        .unwrap();
    let mut all = [body];
    let removed = dwarfsmith::validate::Node::Function(strange);
    assert!(other.remove([removed], &mut all).is_err());
    let new_ids = other.collect(&mut all);
    assert!(new_ids.get(strange).is_none());
    let new = new_ids.get(own).unwrap();
    other.load_function(new, &mut all[0]).unwrap();
}

/// A module, and others, of which the last was made many modules later.
fn one_and_others<M>(make: impl Fn() -> M) -> (M, Vec<M>) {
    (make(), (0..32).map(|_| make()).collect())
}

/// The diagnostics of a module.
fn errors(module: &Module) -> String {
    match module.validate() {
        Ok(_) => String::new(),
        Err(errors) => errors.to_string(),
    }
}

#[test]
fn strings_of_other_modules_are_rejected() {
    let source = "target \"x86_64\"\ndefine @f size 0x10 !dbg !0 {\nbb0 @ 0x0:\n  0x0: dbg.def !4, %addr(@f)\n\
                  bb1 @ 0x8:\n}\n\
                  !0 = distinct !DISubprogram(name: \"f\", unit: !1, file: !2, line: 1)\n\
                  !1 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: \"p\")\n\
                  !2 = !DIFile(filename: \"f.c\", directory: \"/src\")\n\
                  !3 = !DILocalVariable(name: \"x\", scope: !0, file: !2, line: 1, type: !5)\n\
                  !4 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpReferrer(i64)))\n\
                  !5 = !DIBasicType(name: \"long\", size: 64, encoding: DW_ATE_signed)\n";
    let (mut one, others) = one_and_others(|| text::parse(source).unwrap().module);
    for mut other in others {
        let (own, strange) = (other.text("f"), one.text("f"));
        // Equal as the ids of nodes are, and known only to their modules.
        assert_eq!(own, strange);
        assert_eq!(other.metadata.strings.get(own), "f");
        assert_eq!(other.metadata.strings.get(strange), "");
        assert_eq!(errors(&other), "");
        let f = other.code.functions().next().unwrap().id;
        let subprogram = SubprogramId::from_index(0);
        let lifetime = other.metadata.lifetimes.ids().next().unwrap();
        let mut graph = other.function_graph(f).unwrap();
        let (entry, last) = (graph.entry(), graph.last());
        let rejected = Err(GraphError::OtherModule);
        assert_eq!(graph.move_to_part(&[last], strange, None), rejected);
        assert_eq!(graph.move_to_part(&[last], own, Some(strange)), rejected);
        for exceptions in [
            Exceptions::new(strange),
            Exceptions {
                data: Some(strange),
                ..Exceptions::new(own)
            },
        ] {
            assert_eq!(graph.set_exceptions(Some(exceptions)), rejected);
        }
        let named = |symbol| {
            let def = Marker::Def(lifetime, Referrer::symbol(symbol));
            move |code: &mut BlockCode| code.markers[0].1 = def
        };
        assert_eq!(graph.edit(entry, named(strange)), rejected);
        assert_eq!(graph.edit(entry, named(own)), Ok(()));
        let mut body = FunctionBody::default();
        graph.write(&mut body).unwrap();
        let referrer = Referrer::symbol(strange);
        let changed = other
            .changes()
            .at(&mut other, &mut body, MarkerIndex(0))
            .unwrap()
            .demote(referrer, AddressSpace(0));
        let wrong = ChangeErrorKind::Graph(GraphError::OtherModule);
        assert_eq!(changed.unwrap_err().kind, wrong);

        let mut named = other.clone();
        let name = &mut named.metadata.subprograms.get_mut(subprogram).unwrap().name;
        *name = strange;
        let message = format!("names string {} of another module", own.index());
        assert!(errors(&named).contains(&format!("the name of subprogram !0 {message}")));
        body.begin(strange, subprogram, 0x10).block(Position(0));
        let graph = FunctionGraph::new(other.target, &body);
        assert_eq!(graph.err(), None, "nothing tells the module of the body");
        body.kill(Position(0), lifetime);
        let graph = FunctionGraph::new(other.target, &body);
        assert_eq!(graph.err(), Some(GraphError::OtherModule));
        let mut named = other.clone();
        named.replace_function(f, &body).unwrap();
        assert!(errors(&named).contains(&format!("the symbol of function 0 {message}")));
        // A referrer of the module with the same number was stored before.
        body.begin(own, subprogram, 0x10).block(Position(0));
        body.def(Position(0), lifetime, Referrer::symbol(own));
        body.def(Position(4), lifetime, referrer);
        let mut named = other.clone();
        named.replace_function(f, &body).unwrap();
        assert!(errors(&named).contains(&message));
        assert!(other.collect(&mut []).get(strange).is_none());
    }
}

/// A module with the function `f`, its variable `x` in a register, and an unused expression.
fn simple() -> (Module, FunctionBody) {
    let mut module = Module::new(Target::X86_64);
    for number in 0..2 {
        let mut unused = module.builder();
        unused.constant(Type::int(32), number).unwrap();
        module.expr(&unused);
    }
    let file = module.add(SourceFile::new("f.c").directory("/src"));
    let unit = module.add(CompileUnit::new(file, gimli::DW_LANG_C11, "test"));
    let int = module.add(BasicType::new("int", Bits(32), gimli::DW_ATE_signed));
    let f = module.add(Subprogram::new(unit, "f").at(file, 1));
    let x = module.add(Variable::local(f, "x", int).at(file, 2));
    let mut expression = module.builder();
    expression.referrer(Type::int(32)).unwrap();
    let location = module.expr(&expression);
    let of_x = module.add(Lifetime::bounded(x, location));
    let mut body = FunctionBody::default();
    body.begin(module.text("f"), f, 0x10);
    body.row(LineRow::statement(Position(0), file, 1));
    body.def(Position(0), of_x, Referrer::register(Register(0)));
    (module, body)
}

#[test]
fn expressions_of_other_modules_are_rejected() {
    let ((one, _), others) = one_and_others(simple);
    for (mut other, body) in others {
        let of_x = LifetimeId::from_index(0);
        let location = |module: &Module| module.metadata.lifetimes.get(of_x).unwrap().location;
        let (own, strange) = (location(&other), location(&one));
        assert_eq!(own, strange);
        let counts = [own, strange].map(|location| other.exprs.ops(location).len());
        assert_eq!(counts, [1, 0]);
        other.add_function(&body);
        assert_eq!(errors(&other), "");

        let mut named = other.clone();
        named.metadata.lifetimes.get_mut(of_x).unwrap().location = strange;
        let wrong = format!("names expression {} of another module", own.index());
        assert!(errors(&named).contains(&wrong));

        let mut graph = FunctionGraph::new(other.target, &body).unwrap();
        let referrer = Referrer::register(Register(7));
        let number = graph.frame_expression(strange, &[referrer]);
        let rule = FrameRule::CfaExpression { expression: number };
        let row = FrameRow {
            position: Position(0),
            rule,
        };
        let edited = graph.edit(graph.entry(), |code| code.frame_rows.push(row));
        assert_eq!(edited, Err(GraphError::OtherModule));

        let mut body = body.clone();
        let number = body.frame_expression(strange, &[referrer]);
        body.frame(Position(0), FrameRule::CfaExpression { expression: number });
        let mut named = other.clone();
        let f = named.code.functions().next().unwrap().id;
        named.replace_function(f, &body).unwrap();
        assert!(errors(&named).contains(&wrong));
        assert!(other.collect(&mut []).get(strange).is_none());
    }
}

/// A wide constant is in the pool of its module. The same number of another module may be another
/// constant.
#[test]
fn constants_of_other_modules_are_rejected() {
    let (wide, i64) = (1 << 40, Type::int(64));
    let ((mut one, _), others) = one_and_others(simple);
    let strange = one.constant(wide);
    for (mut other, mut body) in others {
        let own = other.constant(-wide);
        assert_eq!(own, strange);
        let numbers = [own, strange].map(|value| other.exprs.constants().number(value));
        assert_eq!(numbers, [Some(-wide), None]);
        let wrong = "names constant 0 of another module";
        let f = other.add_function(&body);
        let of_x = LifetimeId::from_index(0);

        // In an expression, by each way to add one.
        let op = |value| DIOp::Constant { ty: i64, value };
        let mut by_hand = other.builder();
        by_hand.push(op(strange)).unwrap();
        let mut copied = other.builder();
        copied
            .push_from(op(strange), other.exprs.constants())
            .unwrap();
        let pool = other.exprs.constants().clone();
        let wrong_locations = [
            other.expr(&by_hand),
            other.expr(&copied),
            other.exprs.intern_ops(&[op(strange)], &pool),
        ];
        for location in wrong_locations {
            let mut named = other.clone();
            named.metadata.lifetimes.get_mut(of_x).unwrap().location = location;
            let errors = errors(&named);
            assert!(
                errors.contains("names a constant of another module"),
                "{errors}"
            );
        }
        let right = other
            .exprs
            .intern_ops(&[op(strange)], one.exprs.constants());
        assert_eq!(other.exprs.ops(right).len(), 1);
        assert_ne!(other.exprs.ops(right)[0], op(own), "2^40, and not -2^40");

        // In a referrer.
        let referrer = |value| Referrer::constant(i64, value);
        let mut graph = other.function_graph(f).unwrap();
        let entry = graph.entry();
        for (value, expected) in [(strange, Err(GraphError::OtherModule)), (own, Ok(()))] {
            let place = CodePiece::new((ValueId(7), referrer(value)), 0..4);
            assert_eq!(graph.edit(entry, |code| code.values.push(place)), expected);
            let def = Marker::Def(of_x, referrer(value));
            let edited = graph.edit(entry, |code| code.markers.push((Position(4), def)));
            assert_eq!(edited, expected);
        }
        body.value(ValueId(7), 0..4, referrer(own));
        body.value(ValueId(8), 4..8, referrer(strange));
        body.def(Position(4), of_x, Referrer::Value(ValueId(8)));
        let mut named = other.clone();
        named.replace_function(f, &body).unwrap();
        assert!(errors(&named).contains(wrong), "{}", errors(&named));

        // In a node.
        let file = other.metadata.files.ids().next().unwrap();
        for (value, expected) in [(own, false), (strange, true)] {
            let mut named = other.clone();
            let long = named.add(BasicType::new("long", Bits(64), gimli::DW_ATE_signed));
            let value = TypedConstant { ty: i64, value };
            let s = named.add(CompositeType::structure("s", Bits(8)).at(file, 1));
            named.add(StaticMember::new(s, "member", long).value(value));
            assert_eq!(
                errors(&named).contains(wrong),
                expected,
                "{}",
                errors(&named)
            );
        }
        // An old number is not that of a new constant.
        other.collect(&mut []);
        let new = other.constant(wide);
        assert_eq!((new, other.exprs.constants().number(own)), (own, None));
    }
}

/// The arenas of a module do not have the nodes of another one.
#[test]
fn nodes_are_found_by_ids_of_their_module() {
    let ((one, _), others) = one_and_others(simple);
    for (mut other, _) in others {
        macro_rules! check {
            ($($arena:ident)+) => {
                $({
                    let [own, strange] = [&other, &one].map(|module| {
                        module.metadata.$arena.ids().next().unwrap()
                    });
                    assert_eq!(own, strange);
                    assert!(other.metadata.$arena.get(own).is_some());
                    assert!(other.metadata.$arena.get(strange).is_none());
                    assert!(other.metadata.$arena.get_mut(strange).is_none());
                })+
            };
        }
        check!(files units subprograms types variables lifetimes);
    }
}

#[test]
fn files_of_another_module_are_rejected() {
    let [(one, _), (other, body)] = [simple(), simple()];
    let [strange, own] = [&one, &other].map(|module| module.metadata.files.ids().next().unwrap());
    let mut graph = FunctionGraph::new(other.target, &body).unwrap();
    let entry = graph.entry();
    for (file, expected) in [(strange, Err(GraphError::OtherModule)), (own, Ok(()))] {
        let row = LineRow::statement(Position(8), file, 7);
        assert_eq!(graph.edit(entry, |code| code.rows.push(row)), expected);
        let line = Some(LineRow {
            position: Position(0),
            ..row
        });
        assert_eq!(graph.edit(entry, |code| code.line = line), expected);
    }
}

/// The called function, and the symbol of a piece or of outlined code, are those of the graph's module.
#[test]
fn callees_and_symbols_of_other_modules_are_rejected() {
    let source = "target \"x86_64\"
        define @f size 0x10 !dbg !2 {
        bb0 @ 0x0 -> bb1: 0x0: dbg.def !5, %reg(rax)
        bb1 @ 0x8:
        }
        !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: \"test\")
        !1 = !DIFile(filename: \"a.c\", directory: \"/src\")
        !2 = distinct !DISubprogram(name: \"f\", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
        !3 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)
        !4 = !DILocalVariable(name: \"x\", scope: !2, file: !1, line: 2, type: !3)
        !5 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i32)))";
    let [mut one, mut other] = [(); 2].map(|()| text::parse(source).unwrap().module);
    let f = one.code.functions().next().unwrap().id;
    let mut graph = one.function_graph(f).unwrap();
    let blocks: Vec<_> = graph.blocks().collect();
    let [own, strange] =
        [&one, &other].map(|module| module.metadata.subprograms.ids().next().unwrap());
    for (callee, expected) in [(strange, Err(GraphError::OtherModule)), (own, Ok(()))] {
        let site = CallSite::new(Position(4), CallTarget::Subprogram(callee));
        let call = BlockCall::new(site, &[]);
        let edited = graph.edit(blocks[0], |code| code.calls.push(call));
        assert_eq!(edited, expected);
    }
    let [symbol, strange] = [&mut one, &mut other].map(|module| module.text("g"));
    let lifetime = one.metadata.lifetimes.ids().next().unwrap();
    let mut changes = one.changes();
    let piece = |symbol| Piece {
        ty: Type::int(32),
        referrer: Referrer::symbol(symbol),
    };
    let split = changes
        .at_graph(&mut one, &mut graph, lifetime)
        .unwrap()
        .split(&[piece(strange)], Whole::Bounded);
    let error = ChangeErrorKind::Graph(GraphError::OtherModule);
    assert_eq!(split.unwrap_err().kind, error);
    assert_eq!(one.metadata.fragments.len(), 0);
    for (symbol, is_known) in [(strange, false), (symbol, true)] {
        let part = OutlinedPart {
            symbol,
            blocks: &blocks[1..],
            called: None,
        };
        let done = changes.outline(&mut one, &mut graph, part);
        assert_eq!(done.is_ok(), is_known);
    }
}

/// Whatever is dropped, no old id is taken for what has its number now.
#[test]
fn old_ids_of_all_kinds_are_rejected() {
    let (mut module, body) = simple();
    let function = module.add_function(&body);
    let held = module.function_graph(function).unwrap();
    let file = module.metadata.files.ids().next().unwrap();
    // Only two expressions are dropped: the number of the function is what it was.
    let new_ids = module.collect(&mut []);
    assert_eq!(module.exprs.len(), 1);
    let mut body = FunctionBody::default();
    let rejected = MarkerError::OtherModule { function };
    assert_eq!(module.load_function(function, &mut body), Err(rejected));
    let new = new_ids.get(function).unwrap();
    assert_eq!(new, function);
    let mut graph = module.function_graph(new).unwrap();
    let entry = graph.entry();
    let row = LineRow::statement(Position(8), file, 7);
    let edited = graph.edit(entry, |code| code.rows.push(row));
    assert_eq!(edited, Err(GraphError::OtherModule));
    assert!(module.validate().is_ok());
    // A graph that a pass has kept is that of another module, too.
    held.write(&mut body).unwrap();
    module.replace_function(new, &body).unwrap();
    let errors = module.validate().unwrap_err().to_string();
    assert!(errors.contains("E301"), "{errors}");
}

/// The id of another module is not that of the lifetime with the same number.
#[test]
fn a_lifetime_of_another_module_has_no_marker() {
    let source = "target \"x86_64\"
        define @f size 0x10 !dbg !2 {
        bb0 @ 0x0: 0x8: dbg.def !5, %reg(rax)
        }
        !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: \"test\")
        !1 = !DIFile(filename: \"a.c\", directory: \"/src\")
        !2 = distinct !DISubprogram(name: \"f\", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
        !3 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)
        !4 = !DILocalVariable(name: \"x\", scope: !2, file: !1, line: 2, type: !3)
        !5 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i32)))";
    let [one, other] = [(); 2].map(|()| text::parse(source).unwrap().module);
    let [own, strange] = [&one, &other].map(|module| {
        let mut lifetimes = module.metadata.lifetimes.iter();
        lifetimes.next().expect("there is a lifetime").0
    });
    let f = one.code.functions().next().unwrap().id;
    let graph = one.function_graph(f).unwrap();
    assert!(graph.def_of(own).is_some());
    assert_eq!(graph.blocks_of(own).count(), 1);
    assert_eq!(graph.def_of(strange), None);
    assert_eq!(graph.blocks_of(strange).count(), 0);
    let mut body = FunctionBody::default();
    graph.write(&mut body).unwrap();
    assert_eq!(body.find_def(own), Ok(MarkerIndex(0)));
    let lifetime = strange;
    assert_eq!(body.find_def(strange), Err(MarkerError::NoDef { lifetime }));
}

/// A body that names nodes of another module names them, too, after it was taken out of a module.
#[test]
fn a_body_with_nodes_of_another_module_stays_invalid() {
    let (mut module, mut body) = simple();
    let (other, _) = simple();
    let strange = other.metadata.lifetimes.ids().next().unwrap();
    body.kill(Position(9), strange);
    let function = module.add_function(&body);
    let is_invalid = |module: &Module| {
        let errors = module.validate().err().map(|errors| errors.to_string());
        errors.is_some_and(|errors| errors.contains("E301"))
    };
    assert!(is_invalid(&module));
    let mut again = FunctionBody::default();
    module.load_function(function, &mut again).unwrap();
    module.replace_function(function, &again).unwrap();
    assert!(is_invalid(&module));
}
