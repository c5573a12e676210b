//! Functions in separate sections: linkers remove the unused ones, and readers accept the debug
//! information that remains.

use super::{emitted_with, object_file, support, tool};
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::emit::{CodeSections, EmitOptions, Forms, Frames};
use dwarfsmith::text;
use std::path::{Path, PathBuf};
use std::process::Command;

/// `used` and `unused`, which other units can call, and `used_locally`, which they cannot. Each has
/// lines, a frame, a block with two ranges, and a variable with a location list.
fn source(unit: &str) -> String {
    let function = |name: &str, node: u32, flags: &str| {
        format!(
            "define @{name} size 0x10 !dbg !{node} {{\nbb0 @ 0x0:\n  0x0: dbg.def !{a}, %reg(rdi)\n  0x8: dbg.kill !{a}\n\
             \x20 0x8: dbg.def !{b}, %reg(rsi)\n}}\nlines @{name} {{\n  0x0: !1 {node}:1 stmt\n  0x8: !1 {node}:2 stmt\n}}\n\
             frame @{name} {{\n  0x1: cfa = rsp+16; rbp = [cfa-16]\n}}\nscopes @{name} {{\n  !{block}: 0x2..0x4\n  !{block}: 0x8..0xc\n}}\n\
             !{node} = distinct !DISubprogram(name: \"{name}\", unit: !0, file: !1, line: {node}, spFlags: {flags})\n\
             !{block} = distinct !DILexicalBlock(scope: !{node}, file: !1, line: {node})\n\
             !{v} = !DILocalVariable(name: \"n_{name}\", scope: !{block}, file: !1, line: {node}, type: !2)\n\
             !{a} = distinct !DILifetime(object: !{v}, location: !DIExpr(DIOpReferrer(i32)))\n\
             !{b} = distinct !DILifetime(object: !{v}, location: !DIExpr(DIOpReferrer(i32)))\n",
            block = node + 1,
            v = node + 2,
            a = node + 3,
            b = node + 4,
        )
    };
    format!(
        "target \"x86_64\"\n{}{}{}\
         !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: \"p\")\n\
         !1 = !DIFile(filename: \"{unit}.c\", directory: \"/src\")\n\
         !2 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)\n",
        function("used", 10, "DISPFlagDefinition"),
        function("unused", 20, "DISPFlagDefinition"),
        function(
            &format!("{unit}_local"),
            30,
            "DISPFlagLocalToUnit | DISPFlagDefinition"
        ),
    )
}

fn object(unit: &str, dialect: Dialect, forms: Forms, code: CodeSections) -> PathBuf {
    // Nodes follow functions in text.
    let source = source(unit);
    let (nodes, functions): (Vec<&str>, Vec<&str>) =
        source.lines().partition(|line| line.starts_with('!'));
    let source = [functions, nodes].concat().join("\n");
    let module = text::parse(&source)
        .unwrap_or_else(|errors| panic!("{errors:?}\n{source}"))
        .module;
    let options = EmitOptions {
        frames: Frames::Both,
        forms,
        code,
        ..EmitOptions::default()
    };
    let sections = emitted_with(&module, dialect, &options);
    object_file(&sections, &format!("{unit}-{dialect}-{forms:?}-{code:?}"))
}

fn linked(linker: &str, options: &[&str], objects: &[&Path]) -> PathBuf {
    let name = objects[0].file_stem().unwrap().to_str().unwrap();
    let program = objects[0].with_file_name(format!("{name}-{linker}{}", options.concat()));
    let said = support::run(
        Command::new(support::tool(linker))
            .args(["-e", "used", "--fatal-warnings", "-o"])
            .arg(&program)
            .args(options)
            .args(objects),
    );
    assert!(
        said.status.success(),
        "{linker}: {}",
        support::text(&said.stderr)
    );
    program
}

fn symbols(program: &Path) -> Vec<String> {
    let said = support::run_ok(
        Command::new(support::tool("readelf"))
            .args(["-sW"])
            .arg(program),
    );
    let names = said.lines().filter(|line| line.contains(" FUNC "));
    names
        .map(|line| line.split_whitespace().last().unwrap().to_owned())
        .collect()
}

fn check(program: &Path, linker: &str, dialect: Dialect) {
    // ld.bfd gives all functions that it leaves out the address 0, where their ranges overlap, and
    // ld.lld gives them another address in `.debug_ranges` than elsewhere.
    if linker == "ld.lld" && dialect == Dialect::Dwarf5 {
        tool("llvm-dwarfdump", &["--verify"], Some(&program.to_owned()));
    }
    tool("llvm-dwarfdump", &["-a"], Some(&program.to_owned()));
    tool("eu-readelf", &["-w"], Some(&program.to_owned()));
    // With complaints, gdb says that the functions that are left out start at 0, as it does for
    // other compilers' output.
    let commands = [
        "maint expand-symtabs",
        "info scope *(used+9)",
        "info line used",
    ];
    let mut arguments = vec!["-nx", "-batch"];
    for command in &commands {
        arguments.extend(["-ex", command]);
    }
    let said = tool("gdb", &arguments, Some(&program.to_owned()));
    for want in ["Line 10 of", "starts at address", "Symbol n_used is"] {
        assert!(said.contains(want), "{program:?}: {said}");
    }
    let commands = ["-b", "-o", "image lookup -v -n used"];
    let said = tool("lldb", &commands, Some(&program.to_owned()));
    for want in ["used at ", ".c:10"] {
        assert!(said.contains(want), "{program:?}: {said}");
    }
}

#[test]
fn linkers_leave_unused_functions_out() {
    for (dialect, forms) in [
        (Dialect::Dwarf5, Forms::Indexed),
        (Dialect::Dwarf5, Forms::Direct),
        (Dialect::Dwarf4, Forms::Direct),
    ] {
        let object = object("first", dialect, forms, CodeSections::Separate);
        tool("llvm-dwarfdump", &["--verify"], Some(&object));
        for linker in ["ld.lld", "ld.bfd"] {
            let all = linked(linker, &[], &[&object]);
            assert_eq!(symbols(&all).len(), 3);
            check(&all, linker, dialect);
            let program = linked(linker, &["--gc-sections"], &[&object]);
            assert_eq!(symbols(&program), ["used"], "{linker} {dialect} {forms:?}");
            check(&program, linker, dialect);
        }
        let folded = linked("ld.lld", &["--icf=all"], &[&object]);
        if dialect == Dialect::Dwarf5 {
            tool("llvm-dwarfdump", &["--verify"], Some(&folded));
        }
        tool("eu-readelf", &["-w"], Some(&folded));
    }
}

/// Two objects have the same functions: one copy remains, with the debug information of its unit.
#[test]
fn linkers_keep_one_function_of_a_group() {
    for (dialect, forms) in [
        (Dialect::Dwarf5, Forms::Indexed),
        (Dialect::Dwarf5, Forms::Direct),
        (Dialect::Dwarf4, Forms::Direct),
    ] {
        let first = object("first", dialect, forms, CodeSections::Comdat);
        let second = object("second", dialect, forms, CodeSections::Comdat);
        for linker in ["ld.lld", "ld.bfd"] {
            for options in [&[] as &[&str], &["--gc-sections"]] {
                let program = linked(linker, options, &[&first, &second]);
                let symbols = symbols(&program);
                let count = |name: &str| symbols.iter().filter(|known| *known == name).count();
                assert_eq!(count("used"), 1, "{symbols:?}");
                assert_eq!(
                    count("unused"),
                    usize::from(options.is_empty()),
                    "{symbols:?}"
                );
                assert_eq!(
                    count("second_local"),
                    usize::from(options.is_empty()),
                    "{symbols:?}"
                );
                check(&program, linker, dialect);
                // ld.bfd lets both units describe the copy that is kept, as it does for gcc's groups.
                if linker == "ld.lld" {
                    let said = tool(
                        "gdb",
                        &["-nx", "-batch", "-ex", "info line used"],
                        Some(&program),
                    );
                    assert!(said.contains("\"first.c\""), "{said}");
                }
            }
        }
    }
}
