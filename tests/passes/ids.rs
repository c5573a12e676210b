//! Ids of one module are refused by others, and those of a module before it was renumbered.

use dwarfsmith::build::{BasicType, CompileUnit, Lifetime, SourceFile, Subprogram, Variable};
use dwarfsmith::markers::{
    BlockCode, FrameRow, FrameRule, FunctionBody, FunctionGraph, GraphError, LineRow, Marker,
    MarkerError, Referrer,
};
use dwarfsmith::metadata::{Id, LifetimeId, SubprogramId};
use dwarfsmith::target::Register;
use dwarfsmith::{Bits, Module, Position, Target, Type, gimli, text};

/// Ids of another module are refused where they are added and where a body is read.
#[test]
fn nodes_of_other_modules_are_refused() {
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
fn a_function_of_another_module_is_refused() {
    let source = "target \"x86_64\"\ndefine @f size 0x10 !dbg !0 {\nbb0 @ 0x0:\n}\n\
                  !0 = distinct !DISubprogram(name: \"f\", unit: !1, file: !2, line: 1)\n\
                  !1 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: \"p\")\n\
                  !2 = !DIFile(filename: \"f.c\", directory: \"/src\")\n";
    let [one, mut other] = [0, 1].map(|_| text::parse(source).unwrap().module);
    let [own, strange] = [&other, &one].map(|module| module.code.functions().next().unwrap().id);
    assert_eq!(own, strange);
    let mut body = FunctionBody::default();
    let refused = MarkerError::OtherModule { function: strange };
    assert_eq!(other.load_function(strange, &mut body), Err(refused));
    let error = other.function_graph(strange).unwrap_err();
    assert_eq!(error, GraphError::Function(refused));
    assert!(other.code.function(strange).is_none());
    other.load_function(own, &mut body).unwrap();
    assert_eq!(other.replace_function(strange, &body), Err(refused));
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

/// An id of a string has room for a part of the module's tag only, which is that of one in fifteen
/// other modules.
#[test]
fn strings_of_most_other_modules_are_refused() {
    let source = "target \"x86_64\"\ndefine @f size 0x10 !dbg !0 {\nbb0 @ 0x0:\n  0x0: dbg.def !4, %addr(@f)\n\
                  bb1 @ 0x8:\n}\n\
                  !0 = distinct !DISubprogram(name: \"f\", unit: !1, file: !2, line: 1)\n\
                  !1 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: \"p\")\n\
                  !2 = !DIFile(filename: \"f.c\", directory: \"/src\")\n\
                  !3 = !DILocalVariable(name: \"x\", scope: !0, file: !2, line: 1, type: !5)\n\
                  !4 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpReferrer(i64)))\n\
                  !5 = !DIBasicType(name: \"long\", size: 64, encoding: DW_ATE_signed)\n";
    let mut refused = [0; 6];
    for _ in 0..32 {
        let [mut one, mut other] = [0, 1].map(|_| text::parse(source).unwrap().module);
        let (own, strange) = (other.text("f"), one.text("f"));
        // Equal as the ids of nodes are, and known to their modules.
        assert_eq!((own, other.metadata.strings.get(strange)), (strange, "f"));
        let errors = |module: &Module| match module.validate() {
            Ok(_) => String::new(),
            Err(errors) => errors.to_string(),
        };
        assert_eq!(errors(&other), "");
        let f = other.code.functions().next().unwrap().id;
        let subprogram = SubprogramId::from_index(0);
        let mut graph = other.function_graph(f).unwrap();
        let (entry, last) = (graph.entry(), graph.last());
        let moved = graph.move_to_part(&[last], strange, None);
        refused[0] += u32::from(moved == Err(GraphError::OtherModule));
        let named = |symbol| {
            let lifetime = LifetimeId::from_index(0);
            let def = Marker::Def(lifetime, Referrer::symbol(symbol));
            move |code: &mut BlockCode| code.markers[0].1 = def
        };
        let edited = graph.edit(entry, named(strange));
        refused[1] += u32::from(edited == Err(GraphError::OtherModule));
        graph.edit(entry, named(own)).unwrap();

        let mut named = other.clone();
        let name = &mut named.metadata.subprograms.get_mut(subprogram).unwrap().name;
        *name = strange;
        refused[2] += u32::from(errors(&named).contains(&format!(
            "the name names string {} of another module",
            own.index()
        )));
        let mut body = FunctionBody::default();
        body.begin(strange, subprogram, 0x10).block(Position(0));
        let mut named = other.clone();
        named.replace_function(f, &body).unwrap();
        refused[3] += u32::from(errors(&named).contains("the symbol names string"));
        body.begin(own, subprogram, 0x10).block(Position(0));
        let lifetime = other.metadata.lifetimes.ids().next().unwrap();
        body.def(Position(0), lifetime, Referrer::symbol(strange));
        let mut named = other.clone();
        named.replace_function(f, &body).unwrap();
        refused[4] += u32::from(errors(&named).contains("of another module"));
        refused[5] += u32::from(other.collect(&mut []).get(strange).is_none());
    }
    // 30 of 32 on average; other tests make modules at the same time.
    assert!(
        refused.iter().all(|count| *count == refused[0]),
        "{refused:?}"
    );
    assert!(refused[0] >= 16, "{refused:?}");
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

/// An id of an expression has room for a part of the module's tag only, as that of a string.
#[test]
fn expressions_of_most_other_modules_are_refused() {
    let mut refused = [0; 4];
    for _ in 0..32 {
        let [(one, _), (mut other, body)] = [simple(), simple()];
        let of_x = LifetimeId::from_index(0);
        let location = |module: &Module| module.metadata.lifetimes.get(of_x).unwrap().location;
        let (own, strange) = (location(&other), location(&one));
        assert_eq!(own, strange);
        other.add_function(&body);
        assert!(other.validate().is_ok());
        let errors = |module: &Module| module.validate().map(drop).unwrap_err().to_string();

        let mut named = other.clone();
        named.metadata.lifetimes.get_mut(of_x).unwrap().location = strange;
        let wrong = format!("names expression {} of another module", own.index());
        refused[0] += u32::from(named.validate().is_err() && errors(&named).contains(&wrong));

        let mut graph = FunctionGraph::new(other.target, &body).unwrap();
        let referrer = Referrer::register(Register(7));
        let number = graph.frame_expression(strange, &[referrer]);
        let rule = FrameRule::CfaExpression { expression: number };
        let row = FrameRow {
            position: Position(0),
            rule,
        };
        let edited = graph.edit(graph.entry(), |code| code.frame_rows.push(row));
        refused[1] += u32::from(edited == Err(GraphError::OtherModule));

        let mut body = body.clone();
        let number = body.frame_expression(strange, &[referrer]);
        body.frame(Position(0), FrameRule::CfaExpression { expression: number });
        let mut named = other.clone();
        let f = named.code.functions().next().unwrap().id;
        named.replace_function(f, &body).unwrap();
        refused[2] += u32::from(errors(&named).contains(&wrong));
        refused[3] += u32::from(other.collect(&mut []).get(strange).is_none());
    }
    // 30 of 32 on average; other tests make modules at the same time.
    assert!(
        refused.iter().all(|count| *count == refused[0]),
        "{refused:?}"
    );
    assert!(refused[0] >= 16, "{refused:?}");
}

#[test]
fn files_of_another_module_are_refused() {
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

/// Whatever is dropped, no old id is taken for what has its number now.
#[test]
fn old_ids_of_all_kinds_are_refused() {
    let (mut module, body) = simple();
    let function = module.add_function(&body);
    let held = module.function_graph(function).unwrap();
    let file = module.metadata.files.ids().next().unwrap();
    // Only two expressions are dropped: the number of the function is what it was.
    let new_ids = module.collect(&mut []);
    assert_eq!(module.exprs.len(), 1);
    let mut body = FunctionBody::default();
    let refused = MarkerError::OtherModule { function };
    assert_eq!(module.load_function(function, &mut body), Err(refused));
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
