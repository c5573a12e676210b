//! Types that several units share, in a module that llvm-link links from two C++ sources.

use super::{emitted_with, object_file, path, support, tool};
use dwarfsmith::Module;
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::emit::{EmitError, EmitOptions, SplitError};
use dwarfsmith::lower::LowerOptions;
use dwarfsmith::text;
use std::path::Path;
use std::process::Command;

const HEADER: &str = r#"
namespace n {
struct Base { int b; static int count; int area(int); struct In { long q; }; };
struct D : Base { char c[4]; In in; int area(int); enum E { A, B } e; };
}
"#;

/// The function `area` uses `In` here; in the second source, a parameter and `D` use it.
const FIRST: &str = r#"
int n::Base::area(int x) { In i{5}; return b + x + i.q; }
int use1(n::D *d) { struct Local { n::D *d; } l{d}; return l.d->b; }
"#;

const SECOND: &str = r#"
int n::Base::count = 3;
int n::D::area(int x) { e = B; return c[0] + x + count; }
int use2(n::Base *p, n::D::In *q) { return p->area(3) + q->q; }
int main() { n::D d{}; d.b = 4; d.in.q = 7; return use2(&d, &d.in); }
"#;

/// The metadata of the linked module, with code of 16 bytes for each function.
fn module() -> Module {
    let parts = [("first", FIRST), ("second", SECOND)].map(|(name, source)| {
        let file = path(&format!("shared-types-{name}.cpp"));
        std::fs::write(&file, format!("{HEADER}{source}")).unwrap();
        let ir = file.with_extension("ll");
        let mut clang = Command::new(support::tool("clang"));
        // A relative path, or clang names the same file in two ways.
        let source = file.file_name().unwrap();
        let clang = clang.current_dir(path("")).arg(source);
        support::run_ok(
            clang
                .args(["-g", "-fstandalone-debug", "-S", "-emit-llvm", "-o"])
                .arg(&ir),
        );
        ir
    });
    let mut linker = Command::new(support::tool("llvm-link"));
    let ir = support::run_ok(linker.args(["-S", "-o", "-"]).args(parts));
    let mut lines = vec!["target \"x86_64\"".to_string()];
    for line in ir.lines() {
        if let Some(definition) = line.strip_prefix("define ") {
            let name = definition.split(['@', '(']).nth(1).unwrap();
            let node = definition.split("!dbg ").nth(1).unwrap();
            let node = node.split(' ').next().unwrap();
            lines.push(format!(
                "define @{name} size 16 !dbg {node} {{\nbb0 @ 0:\n}}"
            ));
            lines.push(format!("frame @{name} entry {{}}"));
        }
        if line.starts_with('!') {
            lines.push(line.into());
        }
    }
    text::parse(&(lines.join("\n") + "\n")).unwrap().module
}

const SHARED: EmitOptions = EmitOptions {
    shared_types: true,
    ..EmitOptions::new()
};

/// What gdb prints for types, functions and a static member of both units.
fn ask_gdb(file: &Path) -> String {
    let mut gdb = Command::new(support::tool("gdb"));
    gdb.args(["-nx", "-batch", "-ex", "set debuginfod enabled off"]);
    for command in [
        "ptype n::D",
        "ptype n::Base",
        "ptype n::Base::In",
        "ptype n::D::E",
        "ptype use1",
        "ptype use2",
        "ptype n::D::area",
        "ptype main",
        "info scope use1",
        "print sizeof(n::D)",
        "whatis n::Base::count",
    ] {
        gdb.args(["-ex", command]);
    }
    support::run_ok(gdb.arg(file))
}

/// The number of complete types of a name.
fn complete(file: &Path, name: &str) -> usize {
    let dump = support::dwarfdump(&["--name", name], file);
    let entries = dump.split("\n\n").filter(|entry| {
        let is_type = entry.contains("DW_TAG_structure_type") || entry.contains("DW_TAG_base_type");
        is_type && entry.contains("DW_AT_byte_size")
    });
    entries.count()
}

#[test]
fn each_type_is_written_once() {
    let module = module();
    for dialect in [Dialect::Dwarf4, Dialect::Dwarf5] {
        let [separate, shared] = [EmitOptions::new(), SHARED].map(|options| {
            let sections = emitted_with(&module, dialect, &options);
            let name = format!("shared-types-{dialect}-{}", options.shared_types);
            let file = object_file(&sections, &name);
            tool("llvm-dwarfdump", &["--verify"], Some(&file));
            tool("eu-readelf", &["-w"], Some(&file));
            file
        });
        for name in ["D", "Base", "In", "int", "char"] {
            assert_eq!(complete(&shared, name), 1, "{dialect} {name}");
        }
        // By hand: both sources use `D` and `Base`, and with them `In` and `int`. `Local` is in a
        // function of the first source, so it stays in that unit.
        for (name, count) in [("D", 2), ("Base", 2), ("In", 2), ("int", 2), ("Local", 1)] {
            assert_eq!(complete(&separate, name), count, "{dialect} {name}");
        }
        assert_eq!(complete(&shared, "Local"), 1);
        assert_eq!(ask_gdb(&separate), ask_gdb(&shared), "{dialect}");
        let printed = ask_gdb(&shared);
        assert!(
            printed.contains("struct n::D : public n::Base {"),
            "{printed}"
        );
        let commands = ["type lookup n::D", "type lookup n::Base::In"];
        let printed = support::lldb(&shared, &commands);
        assert!(
            printed.contains("struct D : public n::Base") && printed.contains("long q;"),
            "{printed}"
        );
    }
}

/// Shared types together with an index of names, `.debug_gnu_pubnames`, type units, and siblings.
#[test]
fn other_tables_go_with_shared_types() {
    let module = module();
    for (name, options) in [
        (
            "names",
            EmitOptions {
                names: true,
                ..SHARED
            },
        ),
        (
            "pubnames",
            EmitOptions {
                pubnames: true,
                ..SHARED
            },
        ),
        (
            "units",
            EmitOptions {
                type_units: true,
                ..SHARED
            },
        ),
        (
            "siblings",
            EmitOptions {
                siblings: true,
                aranges: true,
                ..SHARED
            },
        ),
    ] {
        let sections = emitted_with(&module, Dialect::Dwarf5, &options);
        let file = object_file(&sections, &format!("shared-types-with-{name}"));
        tool("llvm-dwarfdump", &["--verify"], Some(&file));
        // The type units of `D` and `Base` contain a separate `int`; that of `In` contains a `long`.
        assert_eq!(
            complete(&file, "int"),
            1 + 2 * usize::from(options.type_units),
            "{name}"
        );
        // gdb reads an index of names only in linked files, and only one `.debug_info` of an object
        // file, which would have one for each type unit.
        if !options.names && !options.type_units {
            let printed = ask_gdb(&file);
            assert!(printed.contains("long q;"), "{printed}");
        }
    }
}

#[test]
fn split_units_share_no_types() {
    let module = module();
    let validated = support::valid(&module);
    let lowered = validated
        .lower(&LowerOptions::new(Dialect::Dwarf5))
        .unwrap();
    let error = lowered
        .emit_split(&SHARED, &["a.dwo", "b.dwo"])
        .unwrap_err();
    assert_eq!(error, EmitError::Split(SplitError::SharedTypes));
}
