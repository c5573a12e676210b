//! Emission: what independent readers make of the sections.

#[path = "emit/program.rs"]
mod program;

use dwarfsmith::dwarf::{Dialect, Encoding};
use dwarfsmith::emit::{EmitError, EmitOptions, Frames, SectionId};
use dwarfsmith::metadata::*;
use dwarfsmith::{Module, Sections, Target};
use gimli::read::{Dwarf, EndianSlice, UnwindSection};
use gimli::{LittleEndian, RunTimeEndian};
use program::program;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::Command;

fn emit_as(module: &Module, encoding: Encoding, frames: Frames) -> Result<Sections, EmitError> {
    let validated = module.validate().unwrap_or_else(|errors| panic!("{errors}"));
    validated.lower(encoding).emit(&EmitOptions { frames })
}

fn emit(module: &Module, frames: Frames) -> Sections {
    emit_as(module, Encoding::new(Dialect::Dwarf5, module.target), frames).unwrap()
}

/// Writes an object file to a directory of its own.
fn object_file(sections: &Sections, name: &str) -> PathBuf {
    let directory = std::env::temp_dir().join(format!("dwarfsmith-emit-{}", std::process::id()));
    std::fs::create_dir_all(&directory).unwrap();
    let path = directory.join(format!("{name}.o"));
    std::fs::write(&path, sections.to_elf(None).unwrap()).unwrap();
    path
}

/// What a tool says; it must not complain.
fn tool(name: &str, arguments: &[&str], file: Option<&PathBuf>) -> String {
    let run = Command::new(name).args(arguments).args(file).output();
    let run = run.unwrap_or_else(|error| panic!("this test needs the tool {name}: {error}"));
    let said = String::from_utf8_lossy(&run.stdout).into_owned() + &String::from_utf8_lossy(&run.stderr);
    assert!(run.status.success(), "{name} {arguments:?} fails:\n{said}");
    for word in ["error", "warning", "During symbol reading", "invalid", "unknown"] {
        let complaint = said.lines().find(|line| {
            line.to_lowercase().contains(&word.to_lowercase())
                && !line.contains("No errors")
                && !line.contains("error: 0")
        });
        assert_eq!(complaint, None, "{name} {arguments:?}:\n{said}");
    }
    said
}

/// Every tool reads an object file without a complaint.
fn all_tools(sections: &Sections, name: &str) -> PathBuf {
    let path = object_file(sections, name);
    tool("llvm-dwarfdump-22", &["--verify"], Some(&path));
    tool("llvm-dwarfdump-22", &["-a"], Some(&path));
    tool("readelf", &["-W", "--debug-dump"], Some(&path));
    tool("eu-readelf", &["-w"], Some(&path));
    path
}

#[test]
fn readers_have_nothing_to_complain_of() {
    for (apart, frames, name) in
        [(false, Frames::Debug, "together"), (true, Frames::Eh, "apart"), (true, Frames::Both, "both")]
    {
        all_tools(&emit(&program(apart).module, frames), name);
    }
}

#[test]
fn gdb_and_lldb_know_types_scopes_and_lines() {
    let path = object_file(&emit(&program(true).module, Frames::Debug), "debuggers");
    let file = format!("file {}", path.display());
    let commands = [
        "set complaints 1000",
        &file,
        "maint expand-symtabs",
        "info scope sum",
        "ptype struct node",
        "info line sum",
        "ptype helper",
    ];
    let mut arguments = vec!["-nx", "-batch"];
    for command in &commands {
        arguments.extend(["-ex", command]);
    }
    let said = tool("gdb", &arguments, None);
    for want in [
        "Symbol count is a variable in $rdi",
        "Symbol total is multi-location",
        "unsigned int high : 5;",
        "int grid[2][3];",
        "void (*call)(int, struct node *);",
        "const char *name;",
        "type = int (int)",
        "Line 10 of",
    ] {
        assert!(said.contains(want), "gdb does not say {want:?}:\n{said}");
    }
    let lldb = ["-b", "-o", "image lookup -v -n sum", "-o", "type lookup node", "-o", "image dump line-table main.c"];
    let said = tool("lldb-22", &lldb, Some(&path));
    for want in ["name = \"count\"", "int grid[2][3]", "main.c:11:5"] {
        assert!(said.contains(want), "lldb does not say {want:?}:\n{said}");
    }
}
