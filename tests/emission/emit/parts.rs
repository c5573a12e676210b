//! A function in two parts, of which the cold one is in another section: gdb shows its variables in
//! both, unwinds from both, and stops at the lines of both.

use super::{support, tool};
use dwarfsmith::build::{
    BasicType, CompileUnit, LexicalBlock, Lifetime, SourceFile, Subprogram, Variable,
};
use dwarfsmith::emit::{EmitOptions, Forms, Frames, Sections};
use dwarfsmith::lower::LowerOptions;
use dwarfsmith::markers::{CallSite, CallTarget, CodePart, FrameRule, FunctionBody, Referrer};
use dwarfsmith::metadata::Id;
use dwarfsmith::target::Register;
use dwarfsmith::{Bits, ByteOffset, Position, Target, Type};
use dwarfsmith::{Module, dwarf::Dialect, markers::FunctionId, text};
use object::write::{Object, Relocation, Symbol, SymbolSection};
use object::{
    Architecture, BinaryFormat, Endianness, RelocationEncoding, RelocationFlags, RelocationKind,
    SectionKind, SymbolFlags, SymbolKind, SymbolScope,
};
use std::path::{Path, PathBuf};
use std::process::Command;

const SOURCE: &str = "int f(int n) {
  int y = n + 1;
  if (n < 0)
    y = observe(y);
  return y + n;
}
";

/// `f` as the code generator made it, with the cold block between the others:
///
/// ```text
/// 0x00 push rbx          0x0e mov edi, eax      0x1a add eax, ebx
/// 0x01 mov ebx, edi      0x10 call observe      0x1c pop rbx
/// 0x03 lea eax, [rdi+1]  0x15 jmp 0x1a          0x1d ret
/// 0x06 test edi, edi
/// 0x08 js 0xe
/// ```
const MODULE: &str = r#"
target "x86_64"
define @f size 0x1e !dbg !4 {
bb0 @ 0x0 -> bb1, bb2:
  0x0: dbg.def !20, %entity(0)
  0x6: dbg.def !21, %entity(1)
bb1 @ 0xe -> bb2:
  0xe: dbg.label !12
  0x15: dbg.kill !21
  0x15: dbg.def !22, %entity(2)
  0x1a: dbg.kill !22
bb2 @ 0x1a:
  0x1a: dbg.kill !21
  0x1a: dbg.def !23, %entity(3)
}
entity @f 0 {
  0x0..0x3: %reg(rdi)
  0x3..0xe: %reg(rdi), %reg(rbx)
  0xe..0x1d: %reg(rbx)
}
entity @f 1 { 0x6..0x10: %reg(rax) }
entity @f 2 { 0x15..0x1a: %reg(rax) }
entity @f 3 { 0x1a..0x1c: %reg(rax) }
lines @f {
  0x0: !1 1 stmt
  0x3: !1 2 stmt prologue_end
  0x6: !1 3 stmt
  0xe: !1 4 stmt
  0x1a: !1 5 stmt
}
scopes @f { !9: 0x6..0x1c }
calls @f { 0x10..0x15: unknown }
frame @f {
  0x1: cfa = rsp+16; rbx = [cfa-16]
  0x1d: cfa = rsp+8; restore rbx
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "p")
!1 = !DIFile(filename: "parts.c", directory: "/src")
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, type: !5, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !{!3, !3})
!8 = !DILocalVariable(name: "n", arg: 1, scope: !4, file: !1, line: 1, type: !3)
!9 = distinct !DILexicalBlock(scope: !4, file: !1, line: 2)
!10 = !DILocalVariable(name: "y", scope: !9, file: !1, line: 2, type: !3)
!12 = !DILabel(name: "rare", scope: !9, file: !1, line: 4)
!20 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!23 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
"#;

/// The hot part: up to the jump, and the last block, from which the cold part counts.
#[rustfmt::skip]
const HOT: [u8; 0x12] = [
    0x53, 0x89, 0xfb, 0x8d, 0x47, 0x01, 0x85, 0xff,
    0x0f, 0x88, 0, 0, 0, 0, // 0x8: js f.cold
    0x01, 0xd8, 0x5b, 0xc3,
];
#[rustfmt::skip]
const COLD: [u8; 0xc] = [
    0x89, 0xc7,
    0xe8, 0, 0, 0, 0, // 0x2: call observe
    0xe9, 0, 0, 0, 0, // 0x7: jmp f+0xe
];

/// The module after a pass moved the cold block.
fn split() -> Module {
    let mut module = support::parsed(MODULE);
    let symbol = module.text("f.cold");
    let f = FunctionId::from_index(0);
    let mut graph = module.function_graph(f).unwrap();
    let cold = graph.blocks().nth(1).unwrap();
    graph.move_to_part(&[cold], symbol, None).unwrap();
    let mut body = FunctionBody::default();
    graph.write(&mut body).unwrap();
    module.replace_function(f, &body).unwrap();
    let printed = text::print(&module);
    assert!(
        printed.contains("parts @f {\n  0x12: @f.cold\n}"),
        "{printed}"
    );
    assert_eq!(text::print(&support::parsed(&printed)), printed);
    module
}

fn object_file(sections: &Sections, cold_section: &str, name: &str) -> PathBuf {
    let mut object = Object::new(BinaryFormat::Elf, Architecture::X86_64, Endianness::Little);
    let mut add = |name: &str, code: &[u8]| {
        let section = match name {
            "" => None,
            "f" => Some(".text.f"),
            _ => Some(cold_section),
        };
        let section = section.map(|name| {
            let section = object.add_section(Vec::new(), name.into(), SectionKind::Text);
            object.append_section_data(section, code, 16);
            section
        });
        let symbol = object.add_symbol(Symbol {
            name: if name.is_empty() { "observe" } else { name }.into(),
            value: 0,
            size: code.len() as u64,
            kind: SymbolKind::Text,
            scope: match section {
                Some(_) => SymbolScope::Linkage,
                None => SymbolScope::Unknown,
            },
            weak: false,
            section: section.map_or(SymbolSection::Undefined, SymbolSection::Section),
            flags: SymbolFlags::None,
        });
        (section, symbol)
    };
    let [(hot, f), (cold, f_cold), (_, observe)] =
        [("f", &HOT[..]), ("f.cold", &COLD), ("", &[])].map(|(name, code)| add(name, code));
    for (section, offset, symbol, addend) in [
        (hot, 0xa, f_cold, 0),
        (cold, 0x3, observe, 0),
        (cold, 0x8, f, 0xe),
    ] {
        let relocation = Relocation {
            offset,
            symbol,
            addend: addend - 4,
            flags: RelocationFlags::Generic {
                kind: RelocationKind::Relative,
                encoding: RelocationEncoding::Generic,
                size: 32,
            },
        };
        object.add_relocation(section.unwrap(), relocation).unwrap();
    }
    let find = |object: &mut Object<'_>, name: &str| object.symbol_id(name.as_bytes());
    sections.add_to(&mut object, find).unwrap();
    object.add_section(Vec::new(), b".note.GNU-stack".to_vec(), SectionKind::Linker);
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join("emit/parts");
    std::fs::create_dir_all(&directory).unwrap();
    let path = directory.join(name);
    std::fs::write(&path, object.write().unwrap()).unwrap();
    path
}

/// `f(-3)`: y is -2, `observe` gives -20, and `f` -23.
const PROGRAM: &str = "extern int f(int);
int observe(int y) { return y * 10; }
int main(void) { return f(-3) == -23 && f(2) == 5 ? 0 : 1; }
";

/// The two programs differ in the order of the parts: linkers put `.text.unlikely` before other code.
fn program(name: &str, cold_section: &str, (dialect, options): &(Dialect, EmitOptions)) -> PathBuf {
    let module = split();
    let validated = support::valid(&module);
    let lowered = validated.lower(&LowerOptions::new(*dialect)).unwrap();
    let sections = lowered.emit(options).unwrap();
    let object = object_file(&sections, cold_section, &format!("{name}.o"));
    let source = object.with_file_name(format!("{name}.c"));
    std::fs::write(&source, PROGRAM).unwrap();
    // gdb warns of a source file that is newer than the program, and tests share this one.
    let shown = object.with_file_name("parts.c");
    if std::fs::read_to_string(&shown).ok().as_deref() != Some(SOURCE) {
        std::fs::write(shown, SOURCE).unwrap();
    }
    let program = object.with_file_name(name);
    let mut compiler = Command::new(support::tool("cc"));
    compiler.args(["-no-pie", "-fno-pie", "-O1", "-g0", "-o"]);
    support::run_ok(compiler.arg(&program).args([&source, &object]));
    support::run_ok(&mut Command::new(&program));
    tool("llvm-dwarfdump", &["--verify"], Some(&object));
    tool("llvm-dwarfdump", &["--verify"], Some(&program));
    program
}

fn ways() -> Vec<(&'static str, (Dialect, EmitOptions))> {
    let options = EmitOptions {
        frames: Frames::Both,
        aranges: true,
        ..EmitOptions::default()
    };
    let names = EmitOptions {
        names: true,
        frames: Frames::Debug,
        ..options
    };
    let direct = EmitOptions {
        forms: Forms::Direct,
        ..options
    };
    vec![
        ("tables", (Dialect::Dwarf5, options)),
        ("names", (Dialect::Dwarf5, names)),
        ("direct", (Dialect::Dwarf5, direct)),
        ("version4", (Dialect::Dwarf4, options)),
    ]
}

fn gdb(program: &PathBuf, commands: &[&str]) -> String {
    let directory = format!("directory {}", program.parent().unwrap().display());
    let commands = [&["set width 0", &directory], commands].concat();
    tool("gdb", &support::gdb_arguments(&commands), Some(program))
}

#[test]
fn gdb_shows_variables_in_both_parts() {
    for (name, way) in ways() {
        for (place, cold_section) in [("before", ".text.unlikely.f"), ("behind", ".text.split.f")] {
            let program = program(&format!("{name}-{place}"), cold_section, &way);
            let commands = [
                "break observe",
                "run",
                "up",
                "info frame",
                "info args",
                "info locals",
                "down",
                "finish",
                "info locals",
                "next",
                "info locals",
                "backtrace",
                "finish",
            ];
            let said = gdb(&program, &commands);
            // `eax` is lost in the call. In line 5, `y` is what the cold part put there.
            let want = [
                "#1 ",
                " in f (n=-3) at parts.c:4",
                "4	    y = observe(y);",
                "Saved registers:\n  rbx at",
                "n = -3",
                "y = <optimized out>",
                "y = -20",
                "5	  return y + n;",
                "y = -20",
                "#0  f (n=-3) at parts.c:5",
                "#1 ",
                " in main ()",
                "Value returned is $1 = -23",
            ];
            support::assert_in_order(&said, &want);
        }
        // Unless gdb knows the producer, it moves a breakpoint that is before the function's entry.
        let program = program(&format!("{name}-behind"), ".text.split.f", &way);
        let said = gdb(
            &program,
            &[
                "break parts.c:4",
                "run",
                "info args",
                "info locals",
                "info scope f",
                "info line 5",
            ],
        );
        let want = [
            "Breakpoint 1, f (n=-3) at parts.c:4",
            "n = -3",
            "y = -2",
            "Symbol n is multi-location",
        ];
        support::assert_in_order(&said, &want);
    }
}

/// What the sections say, by hand from the listing: the hot part has 0x12 bytes, the cold one 0xc,
/// whose frame begins with the rules after `push rbx`.
#[test]
fn readers_find_both_parts() {
    let program = program("readers", ".text.split.f", &ways()[0].1);
    let object = program.with_extension("o");
    let frames = support::dwarfdump(&["--debug-frame"], &object);
    let (_, cold) = frames.split_once("pc=00000000...0000000c").unwrap();
    let rules = "  DW_CFA_def_cfa_offset: +16\n  DW_CFA_offset: RBX -16\n";
    assert!(
        cold.contains(&format!("  Format:       DWARF32\n{rules}  DW_CFA_nop")),
        "{frames}"
    );
    let info = support::dwarfdump(&["--debug-info"], &object);
    let range = |start, end| format!("[0x{start:016x}, 0x{end:016x})");
    let both = format!("{}\n                   {}", range(0, 0x12), range(0, 0xc));
    let places = [
        // `n`: in edi to the jump, and in ebx from its copy to the `pop`. The first place stays.
        format!("{}: DW_OP_reg5 RDI\n", range(0, 0xe)),
        format!("{}: DW_OP_reg3 RBX\n", range(0xe, 0x11)),
        format!("{}: DW_OP_reg3 RBX)\n", range(0, 0xc)),
    ];
    let rest = [
        "DW_AT_call_return_pc	(0x0000000000000007)",
        "DW_AT_call_pc	(0x0000000000000002)",
        // The block of `y`.
        &range(6, 0x10),
        &range(0, 0xc),
        "DW_AT_name	(\"rare\")",
        "DW_AT_low_pc	(0x0000000000000000)",
    ];
    let mut all = vec!["DW_TAG_subprogram", &both];
    all.extend(places.iter().map(String::as_str));
    all.extend(rest);
    support::assert_in_order(&info, &all);
    let lines = support::dwarfdump(&["--debug-line"], &object);
    assert_eq!(lines.matches("end_sequence").count(), 2);
    let linked = support::dwarfdump(&["--debug-aranges"], &program);
    assert!(linked.contains("0x0000000000401"), "{linked}");
}

/// Each rule of parts, and where a graph rejects them.
#[test]
fn parts_are_within_their_function() {
    for (rows, wrong) in [
        ("  0x0: @f.cold\n", true),
        ("  0x1e: @f.cold\n", true),
        ("  0x12: @f.cold\n  0x12: @f.rare\n", true),
        ("  0xe: @f.cold\n  0x1a: @f.rare data @table\n", false),
    ] {
        let module = support::parsed(&format!("{MODULE}\nparts @f {{\n{rows}}}\n"));
        let errors = module.validate().err().map(|errors| errors.to_string());
        let errors = errors.unwrap_or_default();
        assert_eq!(errors.contains("error[E419]"), wrong, "{rows}: {errors}");
        let graph = module.function_graph(FunctionId::from_index(0));
        assert_eq!(graph.is_err(), wrong, "{rows}");
        if let Ok(graph) = graph {
            let mut body = FunctionBody::default();
            graph.write(&mut body).unwrap();
            let mut again = FunctionBody::default();
            module
                .load_function(FunctionId::from_index(0), &mut again)
                .unwrap();
            assert_eq!(body.parts(), again.parts());
        }
    }
    // Not at a block's start.
    let module = support::parsed(&format!("{MODULE}\nparts @f {{ 0x10: @f.cold }}\n"));
    assert!(module.validate().is_ok());
    let error = module
        .function_graph(FunctionId::from_index(0))
        .unwrap_err();
    assert!(
        error.to_string().starts_with("the part at 0x10 "),
        "{error}"
    );
}

/// A function with a part for each block, as with `-fbasic-block-sections=all`: a scope, a variable,
/// a call and a frame row in each take no longer than in a function of one part.
#[test]
fn a_function_has_many_parts() {
    let count = 30_000u32;
    let mut body = FunctionBody::default();
    let mut module = Module::new(Target::X86_64);
    let file = module.add(SourceFile::new("f.c").directory("/src"));
    let unit = module.add(CompileUnit::new(file, gimli::DW_LANG_C11, "example"));
    let int = module.add(BasicType::new("int", Bits(32), gimli::DW_ATE_signed));
    let f = module.add(Subprogram::new(unit, "many").at(file, 1));
    body.begin(module.text("many"), f, 16 * count);
    for number in 0..count {
        let start = 16 * number;
        if number > 0 {
            let symbol = module.text(&format!("many.{number}"));
            body.part(CodePart::new(Position(start), symbol));
        }
        body.block(Position(start));
        let block = module.add(LexicalBlock::new(f).at(file, number));
        let x = module.add(Variable::local(block, "x", int).at(file, number));
        for place in [start + 1, start + 8] {
            let mut expression = module.builder();
            expression.referrer(Type::int(32)).unwrap();
            let location = module.expr(&expression);
            let of_x = module.add(Lifetime::bounded(x, location));
            body.def(
                Position(place),
                of_x,
                Referrer::register(Register(place as u16 % 3)),
            );
            body.kill(Position(place + 4), of_x);
        }
        body.scope(block, start..start + 2)
            .scope(block, start + 4..start + 14);
        body.call(
            CallSite::new(Position(start + 14), CallTarget::Unknown),
            &[],
        );
        let offset = ByteOffset(8 + 8 * (number % 2) as i32);
        body.frame(Position(start + 2), FrameRule::cfa(Register(7), offset));
    }
    module.add_function(&body);
    let validated = module.validate().unwrap();
    let lowered = validated
        .lower(&LowerOptions::new(Dialect::Dwarf5))
        .unwrap();
    let sections = lowered.emit(&EmitOptions::default()).unwrap();
    assert_eq!(sections.functions().len(), 30_000);
}
