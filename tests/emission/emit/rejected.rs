//! Nodes that a rule rejects are not emitted, and all others are.

use dwarfsmith::Bits;
use dwarfsmith::build::{
    BasicType, CompileUnit, LexicalBlock, Lifetime, SourceFile, Subprogram, Variable,
};
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::emit::EmitOptions;
use dwarfsmith::lower::LowerOptions;
use dwarfsmith::markers::{CodeRange, FrameRule, FunctionBody, LineRow, Referrer};
use dwarfsmith::metadata::Scope;
use dwarfsmith::{ByteOffset, Module, Position, Target, Type};

/// The names in `.debug_str` of a module after validation has dropped invalid nodes, and the sizes
/// of its line table and frames.
fn emitted(module: &Module) -> (Vec<String>, usize, usize) {
    let (validated, diagnostics) = module.validate_keeping_valid();
    assert!(!diagnostics.is_empty());
    let lowered = validated
        .lower(&LowerOptions::new(Dialect::Dwarf5))
        .unwrap();
    let sections = lowered.emit(&EmitOptions::default()).unwrap();
    let bytes = |id| sections.bytes(id);
    let names = bytes(gimli::SectionId::DebugStr).split(|byte| *byte == 0);
    let names = names
        .map(|name| String::from_utf8(name.to_vec()).unwrap())
        .collect();
    (
        names,
        bytes(gimli::SectionId::DebugLine).len(),
        bytes(gimli::SectionId::DebugFrame).len(),
    )
}

#[test]
fn rejected_variables_blocks_rows_and_frames_are_left_out() {
    let mut module = Module::new(Target::X86_64);
    let file = module.add(SourceFile::new("a.c").directory("/"));
    let unit = module.add(CompileUnit::new(file, gimli::DW_LANG_C11, "test"));
    let int = module.add(BasicType::new("int", Bits(32), gimli::DW_ATE_signed));
    let f = module.add(Subprogram::new(unit, "f").at(file, 1));
    let good = module.add(Variable::local(f, "good", int).at(file, 1));
    // A type that does not exist.
    module.add(
        Variable::local(
            f,
            "typeless",
            <dwarfsmith::metadata::TypeId as dwarfsmith::metadata::Id>::from_index(99),
        )
        .at(file, 1),
    );
    // A block that contains itself, with a variable.
    let circle = module.add(LexicalBlock::new(f).at(file, 2));
    module.metadata.blocks.get_mut(circle).unwrap().scope = Scope::Block(circle);
    module.add(Variable::local(circle, "circular", int).at(file, 2));
    let mut builder = module.builder();
    builder.referrer(Type::int(32)).unwrap();
    let plain = module.expr(&builder);
    let lifetime = module.add(Lifetime::bounded(good, plain));
    let mut body = FunctionBody::default();
    body.begin(module.text("f"), f, 0x10);
    body.block(Position(0));
    body.def(
        Position(0),
        lifetime,
        Referrer::register(Target::X86_64.register("rax").unwrap()),
    );
    body.row(LineRow::statement(Position(0), file, 1).column(1))
        .row(LineRow::statement(Position(4), file, 2).column(1));
    body.frame(
        Position(0),
        FrameRule::Cfa {
            register: Target::X86_64.register("rsp").unwrap(),
            offset: ByteOffset(8),
        },
    );
    let mut bad = body.clone();
    module.add_function(&body);
    let (names, lines, frames) = emitted(&module);
    for (name, is_there) in [
        ("good", true),
        ("int", true),
        ("typeless", false),
        ("circular", false),
    ] {
        assert_eq!(
            names.iter().any(|known| known == name),
            is_there,
            "{name}: {names:?}"
        );
    }

    // The same function again for another subprogram, with a row and a rule outside it: neither
    // table is used.
    let g = module.add(Subprogram::new(unit, "g").at(file, 9));
    bad.begin(module.text("g"), g, 0x10);
    bad.block(Position(0));
    bad.row(LineRow::statement(Position(0x20), file, 9).column(1));
    bad.frame(Position(0x20), FrameRule::RememberState);
    bad.scope(Scope::Subprogram(g), CodeRange::from(0..0x10));
    module.add_function(&bad);
    let (_, more_lines, more_frames) = emitted(&module);
    assert_eq!((more_lines, more_frames), (lines, frames));
}
