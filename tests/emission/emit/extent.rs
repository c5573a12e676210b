//! The code ranges of scopes, which scopes are written, and file digests: small functions whose
//! expected entries are written by hand.

use super::{Bound, address, check_with_tools, emit, object_file, tool};
use dwarfsmith::Bits;
use dwarfsmith::build::{
    BasicType, CompileUnit, LexicalBlock, Lifetime, SourceFile, Subprogram, Variable,
};
use dwarfsmith::emit::Frames;
use dwarfsmith::markers::{FunctionBody, LineRow, Referrer};
use dwarfsmith::metadata::{FileId, Scope, SubprogramId};
use dwarfsmith::{Module, Position, Target, Type, text};

/// A module with a function `sum`, which is at 0x2000 in a linked program.
fn start() -> (Module, FileId, SubprogramId, FunctionBody) {
    let mut module = Module::new(Target::X86_64);
    let file = module.add(SourceFile::new("a.c").directory("/src"));
    let unit = module.add(CompileUnit::new(file, gimli::DW_LANG_C11, "a backend"));
    let sum = module.add(Subprogram::new(unit, "sum").at(file, 1));
    let mut body = FunctionBody::default();
    body.begin(module.text("sum"), sum, 0x40).block(Position(0));
    (module, file, sum, body)
}

/// The entries of the function, without the attributes that all have.
fn entries(module: &Module) -> Vec<String> {
    let text = Bound::new(&emit(module, Frames::None), address).entries();
    let inside = text
        .lines()
        .skip_while(|line| !line.contains("subprogram"))
        .skip(1);
    inside
        .map(|line| line.trim().to_string())
        .take_while(|line| !line.starts_with("base_type"))
        .collect()
}

/// A variable in rbx in the whole function.
fn variable(
    module: &mut Module,
    body: &mut FunctionBody,
    name: &str,
    scope: impl Into<Scope>,
    file: FileId,
) {
    let ty = module.add(BasicType::new("long", Bits(64), gimli::DW_ATE_signed));
    let variable = module.add(Variable::local(scope, name, ty).at(file, 3));
    let mut builder = module.builder();
    builder.referrer(Type::int(64)).unwrap();
    let plain = module.expr(&builder);
    let lifetime = module.add(Lifetime::bounded(variable, plain));
    body.def(
        Position(0),
        lifetime,
        Referrer::register(Target::X86_64.register("rbx").unwrap()),
    );
}

/// The ranges of blocks are unknown. A block with a variable is written, and so are the enclosing
/// blocks; an empty block is not.
#[test]
fn a_block_is_written_for_the_contents_of_its_inner_blocks() {
    let (mut module, file, sum, mut body) = start();
    let outer = module.add(LexicalBlock::new(sum).at(file, 1));
    let middle = module.add(LexicalBlock::new(outer).at(file, 2));
    let inner = module.add(LexicalBlock::new(middle).at(file, 3));
    module.add(LexicalBlock::new(outer).at(file, 4));
    variable(&mut module, &mut body, "x", inner, file);
    module.add_function(&body);
    let found = entries(&module);
    assert_eq!(
        found[..3],
        ["lexical_block", "lexical_block", "lexical_block"],
        "{found:?}"
    );
    assert!(
        found[3].starts_with("variable name=\"x\"") && found.len() == 4,
        "{found:?}"
    );
}

/// Adjacent ranges are merged; so are those of a block and of the blocks in it.
#[test]
fn adjacent_and_overlapping_ranges_are_merged() {
    let block = |ranges: &[(u32, u32)], inner: &[(u32, u32)]| {
        let (mut module, file, sum, mut body) = start();
        let outer = module.add(LexicalBlock::new(sum).at(file, 1));
        let within = module.add(LexicalBlock::new(outer).at(file, 2));
        for (start, end) in ranges {
            body.scope(outer, *start..*end);
        }
        for (start, end) in inner {
            body.scope(within, *start..*end);
        }
        module.add_function(&body);
        entries(&module)[0].clone()
    };
    assert_eq!(
        block(&[(0x8, 0x10), (0x10, 0x20)], &[]),
        "lexical_block low_pc=0x2008 high_pc=24"
    );
    assert_eq!(
        block(&[(0x18, 0x20), (0x8, 0x18)], &[]),
        "lexical_block low_pc=0x2008 high_pc=24"
    );
    assert_eq!(
        block(&[(0x8, 0x19), (0x10, 0x20)], &[(0x10, 0x20)]),
        "lexical_block low_pc=0x2008 high_pc=24"
    );
    // There is one byte between them.
    assert_eq!(
        block(&[(0x8, 0x10), (0x11, 0x20)], &[]),
        "lexical_block ranges=[0x2008..0x2010 0x2011..0x2020]"
    );
}

/// All files of a line table have the same fields (DWARF 5 section 6.2.4.1): if one file lacks a
/// digest, no file has one, and the following fields are read correctly.
#[test]
fn digests_are_written_only_if_each_file_has_one() {
    for (name, has) in [
        ("none", [false, false]),
        ("first", [true, false]),
        ("last", [false, true]),
        ("all", [true, true]),
    ] {
        let (mut module, file, _, mut body) = start();
        let other = module.add(SourceFile::new("b.c").directory("/include"));
        for (id, has) in [file, other].into_iter().zip(has) {
            module.metadata.files.get_mut(id).unwrap().md5 =
                has.then_some([id == other; 16].map(|is_other| 0x10 + u8::from(is_other)));
        }
        body.row(LineRow::statement(Position(0), file, 1).column(1))
            .row(LineRow::statement(Position(4), other, 2).column(2));
        module.add_function(&body);
        let sections = emit(&module, Frames::None);
        check_with_tools(&sections, &format!("digests-{name}"));
        let bound = Bound::new(&sections, address);
        let dwarf = bound.dwarf();
        let unit = dwarf.unit(dwarf.units().next().unwrap().unwrap()).unwrap();
        let program = unit.line_program.clone().unwrap();
        let header = program.header();
        assert_eq!(header.file_has_md5(), name == "all");
        let rows = bound.lines();
        assert!(
            rows[0].starts_with("0x2000 /src/a.c:1:1")
                && rows[1].starts_with("0x2004 /include/b.c:2:2"),
            "{rows:?}"
        );
    }
}

/// A variable is at `a` in one range of its block and at `b` in the other. The bytes of both addresses
/// are zeros until the file is linked, but the location is not the same throughout the block.
#[test]
fn addresses_of_two_symbols_are_not_one_location() {
    let module = text::parse(
        "target \"x86_64\"\n\
         define @sum size 0x20 !dbg !3 {\nbb0 @ 0x0:\n  0x0: dbg.def !7, %addr(@a)\n  0x10: dbg.kill !7\n\
         \x20 0x10: dbg.def !8, %addr(@b)\n}\n\
         scopes @sum {\n  !4: 0x0..0x8\n  !4: 0x10..0x18\n}\n\
         !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: \"p\")\n\
         !1 = !DIFile(filename: \"f.c\", directory: \"/src\")\n\
         !3 = distinct !DISubprogram(name: \"sum\", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)\n\
         !4 = distinct !DILexicalBlock(scope: !3, file: !1, line: 2)\n\
         !5 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)\n\
         !6 = !DILocalVariable(name: \"n\", scope: !4, file: !1, line: 3, type: !5)\n\
         !7 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(i32)))\n\
         !8 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(i32)))\n",
    )
    .unwrap()
    .module;
    let file = object_file(&emit(&module, Frames::None), "two-symbols");
    let dump = tool("llvm-dwarfdump", &["--debug-info"], Some(&file));
    for range in [
        "0x0000000000000000, 0x0000000000000010",
        "0x0000000000000010, 0x0000000000000020",
    ] {
        assert!(dump.contains(&format!("[{range}): DW_OP_addr")), "{dump}");
    }
}
