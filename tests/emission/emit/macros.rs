//! Macros of the preprocessor, as llvm-dwarfdump and gdb read them, and compared with clang's.

use super::formats::in_format;
use super::{emitted_with, object_file, path, support, tool};
use dwarfsmith::build::{CompileUnit, Macro, MacroFile, SourceFile, Subprogram};
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::emit::{EmitOptions, Forms};
use dwarfsmith::gimli::{self, Format};
use dwarfsmith::lower::LowerOptions;
use dwarfsmith::{Module, Target, text};
use std::process::Command;

/// A macro of the command line, and a file that includes a header with two macros in line 1.
pub(super) const SOURCE: &str = r#"target "x86_64"
define @f size 0x20 !dbg !4 {
bb0 @ 0x0:
}
frame @f entry {}
lines @f {
  0x0: !1 5:1 stmt
  0x4: !1 5:16 stmt prologue_end
}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "hand", isOptimized: true, macros: !{!5, !6})
!1 = !DIFile(filename: "m.c", directory: "/src")
!2 = !DIFile(filename: "m.h", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 5, spFlags: DISPFlagDefinition)
!5 = !DIMacro(type: DW_MACINFO_define, name: "FROM", value: "1")
!6 = !DIMacroFile(file: !1, nodes: !{!7, !10, !11, !12})
!7 = !DIMacroFile(line: 1, file: !2, nodes: !{!8, !9})
!8 = !DIMacro(type: DW_MACINFO_define, line: 1, name: "LIMIT", value: "10")
!9 = !DIMacro(type: DW_MACINFO_define, line: 2, name: "MAX(a,b)", value: "((a) > (b) ? (a) : (b))")
!10 = !DIMacro(type: DW_MACINFO_define, line: 2, name: "EMPTY")
!11 = !DIMacro(type: DW_MACINFO_undef, line: 3, name: "LIMIT")
!12 = !DIMacro(type: DW_MACINFO_define, line: 4, name: "LIMIT", value: "20")
"#;

/// The entries that llvm-dwarfdump lists. The prefixes of their names, which depend on the form and
/// the version, and the numbers of files are left out.
fn entries(file: &std::path::Path) -> Vec<String> {
    let dump = support::dwarfdump(&["--debug-macro"], file);
    let entries = dump.lines().map(str::trim).filter_map(|line| {
        let entry = (line.strip_prefix("DW_MACRO_")).or(line.strip_prefix("DW_MACINFO_"))?;
        let entry = entry.split(" filenum").next()?.trim();
        Some(entry.replacen("_strx", "", 1))
    });
    entries.collect()
}

/// By hand, from the source above.
const ENTRIES: [&str; 10] = [
    "define - lineno: 0 macro: FROM 1",
    "start_file - lineno: 0",
    "start_file - lineno: 1",
    "define - lineno: 1 macro: LIMIT 10",
    "define - lineno: 2 macro: MAX(a,b) ((a) > (b) ? (a) : (b))",
    "end_file",
    "define - lineno: 2 macro: EMPTY",
    "undef - lineno: 3 macro: LIMIT",
    "define - lineno: 4 macro: LIMIT 20",
    "end_file",
];

/// Checks what gdb prints for macros at the line of `f`, which follows all macros of the main file.
fn ask_gdb(file: &std::path::Path) {
    // gdb selects a line by listing it.
    std::fs::write(path("m.c"), "\n".repeat(6)).unwrap();
    let sources = format!("set substitute-path /src {}", path("").display());
    let commands = [
        "set debuginfod enabled off",
        &sources,
        "list f",
        "macro expand MAX(1,LIMIT)",
        "info macro EMPTY",
        "info macro FROM",
    ];
    let mut gdb = Command::new(support::tool("gdb"));
    gdb.args(["-nx", "-batch"]);
    commands
        .iter()
        .for_each(|command| _ = gdb.args(["-ex", command]));
    let printed = support::run_ok(gdb.arg(file));
    for wanted in [
        "expands to: ((1) > (20) ? (1) : (20))",
        "Defined at /src/m.c:2\n#define EMPTY",
        "Defined at /src/m.c:0\n-DFROM=1",
    ] {
        assert!(printed.contains(wanted), "{wanted}: {printed}");
    }
}

#[test]
fn macros_are_read() {
    let parsed = text::parse(SOURCE).unwrap();
    for dialect in [Dialect::Dwarf4, Dialect::Dwarf5] {
        for format in [Format::Dwarf32, Format::Dwarf64] {
            let sections = in_format(&parsed.module, dialect, format, Forms::Indexed);
            let file = object_file(&sections, &format!("macros-{dialect}-{format:?}"));
            tool("llvm-dwarfdump", &["--verify"], Some(&file));
            tool("readelf", &["--debug-dump=macro"], Some(&file));
            assert_eq!(entries(&file), ENTRIES, "{dialect} {format:?}");
            ask_gdb(&file);
        }
    }
}

/// The macros are in the `.dwo` file; the skeleton has the line table, whose files they name.
#[test]
fn split_units_have_their_macros() {
    let parsed = text::parse(SOURCE).unwrap();
    for dialect in [Dialect::Dwarf4, Dialect::Dwarf5] {
        let stem = format!("macros-split-{dialect}");
        let dwo = path(&format!("{stem}-dwo.o"));
        let module = support::valid(&parsed.module);
        let lowered = module.lower(&LowerOptions::new(dialect)).unwrap();
        let sections = lowered
            .emit_split(&EmitOptions::default(), &[dwo.to_str().unwrap()])
            .unwrap();
        let (sections, dwos) = sections.split_dwo();
        let dwo = object_file(&dwos[0], &format!("{stem}-dwo"));
        let object = object_file(&sections, &stem);
        assert_eq!(entries(&dwo), ENTRIES, "{dialect}");
        assert_eq!(entries(&object), [""; 0], "{dialect}");
        tool("llvm-dwarfdump", &["--verify"], Some(&object));
    }
}

/// Builders give a module with the same macros as the text above.
#[test]
fn builders_make_macros() {
    let mut module = Module::new(Target::X86_64);
    let main = module.add(SourceFile::new("m.c").directory("/src"));
    let header = module.add(SourceFile::new("m.h").directory("/src"));
    let from = module.add(Macro::define(0, "FROM", "1"));
    let limit = module.add(Macro::define(1, "LIMIT", "10"));
    let max = module.add(Macro::define(2, "MAX(a,b)", "((a) > (b) ? (a) : (b))"));
    let included = module.add(MacroFile::new(1, header, [limit, max]));
    let empty = module.add(Macro::define(2, "EMPTY", None));
    let undefined = module.add(Macro::undefine(3, "LIMIT"));
    let limit = module.add(Macro::define(4, "LIMIT", "20"));
    let main_macros = module.add(MacroFile::new(0, main, [included, empty, undefined, limit]));
    let unit = CompileUnit::new(main, gimli::DW_LANG_C99, "hand").macros([from, main_macros]);
    let unit = module.add(unit);
    module.add(Subprogram::new(unit, "f"));
    let sections = emitted_with(&module, Dialect::Dwarf5, &EmitOptions::default());
    assert_eq!(entries(&object_file(&sections, "macros-built")), ENTRIES);
    let copy = text::parse(&text::print(&module)).unwrap();
    assert_eq!(text::print(&copy.module), text::print(&module));
}

const PROGRAM: &str = r#"
#define LIMIT 10
#define MAX(a, b) ((a) > (b) ? (a) : (b))
#include <stdint.h>
#undef LIMIT
#define VARIADIC(first, ...) first(__VA_ARGS__)
int f(int x) { return MAX(x, INT8_MAX); }
"#;

/// The program has several hundred macros: its own, the compiler's, and those of a system header.
#[test]
fn macros_are_those_of_clang() {
    let source = path("macros-of-clang.c");
    std::fs::write(&source, PROGRAM).unwrap();
    let clang = |options: &[&str], to: &str| {
        let to = path(to);
        let mut clang = Command::new(support::tool("clang"));
        let clang = clang.args(["-g", "-fdebug-macro"]).args(options);
        support::run_ok(clang.arg(&source).arg("-o").arg(&to));
        to
    };
    let object = clang(&["-c"], "macros-of-clang.o");
    let ir = clang(&["-S", "-emit-llvm"], "macros-of-clang.ll");
    let ir = std::fs::read_to_string(ir).unwrap();
    let nodes: Vec<&str> = ir.lines().filter(|line| line.starts_with('!')).collect();
    let start = "target \"x86_64\"\n";
    let parsed = text::parse(&format!("{start}{}\n", nodes.join("\n"))).unwrap();
    let sections = emitted_with(&parsed.module, Dialect::Dwarf5, &EmitOptions::default());
    let ours = entries(&object_file(&sections, "macros-as-clang"));
    assert!(ours.len() > 400, "{}", ours.len());
    assert_eq!(ours, entries(&object));
}
