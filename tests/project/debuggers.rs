//! gdb and lldb on code of clang, with clang's debug information and with the same information
//! through dwarfsmith.
//!
//! `benches/sizes/linked.py` reads the DWARF of clang's object as a module. The sections that are
//! emitted from the module are linked with the same code. The debuggers run both programs one
//! instruction at a time, and must show the same: frames, variables with their values, types,
//! scopes and the places of breakpoints. The only difference is that a variable of a caller has no
//! location in a register that the call clobbers (docs/language.md, section 3.4), where clang's
//! location lists go on.
//!
//! `DWARFSMITH_PROGRAMS=a.c:b.cc cargo test --test project other_programs -- --ignored` compares more
//! programs. They must not read memory that they have not written.

use crate::support;
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::emit::{CodeSections, EmitOptions};
use dwarfsmith::lower::LowerOptions;
use dwarfsmith::object::write::Object;
use dwarfsmith::object::{Architecture, BinaryFormat, Endianness, SectionKind};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The directories of the programs. Paths of programs are on their stacks, and so have the same
/// length.
const SIDES: [&str; 2] = ["clang", "smith"];

/// Writes an object file with the debug sections of a module, whose functions are in another file.
fn emit(module: &Path, object_file: &Path) {
    let source = std::fs::read_to_string(module).unwrap();
    let module = support::parsed(&source);
    let validated = support::valid(&module);
    let lowered = validated
        .lower(&LowerOptions::new(Dialect::Dwarf5))
        .unwrap();
    let options = EmitOptions {
        code: CodeSections::Separate,
        ..EmitOptions::new()
    };
    let sections = lowered.emit(&options).unwrap();
    let mut object = Object::new(BinaryFormat::Elf, Architecture::X86_64, Endianness::Little);
    let find = |object: &mut Object<'_>, name: &str| object.symbol_id(name.as_bytes());
    sections.add_to(&mut object, find).unwrap();
    object.add_section(Vec::new(), b".note.GNU-stack".to_vec(), SectionKind::Linker);
    std::fs::write(object_file, object.write().unwrap()).unwrap();
}

/// A program that was linked twice, in a separate directory: with clang's debug information, and
/// with that of dwarfsmith.
struct Program {
    directory: PathBuf,
    source: PathBuf,
}

impl Program {
    fn build(source: &Path, optimization: &str) -> Program {
        let name = source.file_name().unwrap().to_str().unwrap();
        let directory =
            Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("debuggers-{name}{optimization}"));
        _ = std::fs::remove_dir_all(&directory);
        for side in SIDES {
            std::fs::create_dir_all(directory.join(side)).unwrap();
        }
        let is_cxx = name.ends_with(".cc");
        let object = directory.join("object.o");
        let mut clang = Command::new(support::tool("clang"));
        clang.current_dir(source.parent().unwrap());
        if is_cxx {
            clang.args(["-x", "c++", "-std=c++17"]);
        }
        clang.args(["-g", "-gdwarf-5", "-w", "-ffunction-sections"]);
        support::run_ok(clang.args([optimization, "-c", name, "-o"]).arg(&object));
        let mut linked = Command::new(support::tool("python3"));
        linked.arg(support::root().join("benches/sizes/linked.py"));
        linked.env("LLVM_DWARFDUMP", support::tool("llvm-dwarfdump"));
        linked.env("OBJCOPY", support::tool("objcopy"));
        support::run_ok(linked.arg(&object).arg(&directory));
        let emitted = directory.join("dwarfsmith.o");
        emit(&directory.join("module.di"), &emitted);
        for (side, files) in [
            ("clang", &["clang.o"][..]),
            ("smith", &["code.o", "dwarfsmith.o"]),
        ] {
            let program = directory.join(side).join("program");
            let mut linker = Command::new(support::tool("clang"));
            linker.args(files.iter().map(|file| directory.join(file)));
            if is_cxx {
                linker.arg("-lstdc++");
            }
            support::run_ok(linker.arg("-o").arg(&program));
            let mut objcopy = Command::new(support::tool("objcopy"));
            objcopy.args(["--wildcard", "--strip-symbol=dwarfsmith.*"]);
            support::run_ok(objcopy.arg(program));
        }
        let source = source.to_path_buf();
        Program { directory, source }
    }

    /// What a debugger shows of each subject.
    fn shown(&self, side: &str, debugger: &str) -> BTreeMap<String, String> {
        let directory = self.directory.join(side);
        let output = directory.join(format!("{debugger}.txt"));
        let script = support::root().join(format!("tests/project/debuggers/in_{debugger}.py"));
        let mut command = Command::new(support::tool(debugger));
        command.current_dir(self.source.parent().unwrap());
        command.env("OUTPUT", &output);
        command.env("SOURCE", self.source.file_name().unwrap());
        let program = directory.join("program");
        command.env("PROGRAM", &program);
        match debugger {
            "gdb" => {
                command.args(["-nx", "-batch", "-x"]).arg(script);
                command.arg(&program);
            }
            _ => {
                let import = format!("command script import {}", script.display());
                command.args(["--no-lldbinit", "--batch", "-o", &import]);
            }
        }
        let said = support::run(&mut command);
        let text = std::fs::read_to_string(&output).unwrap_or_default();
        let lines = text.lines().filter_map(|line| line.split_once('\t'));
        let mut shown = BTreeMap::new();
        for (subject, value) in lines {
            let all: &mut String = shown.entry(subject.to_string()).or_default();
            all.push_str(value);
            all.push('\n');
        }
        let stops = shown.get("stops").map(|stops| stops.trim().parse());
        assert!(
            matches!(stops, Some(Ok(20_u32..))),
            "{debugger}: {}{}",
            support::text(&said.stdout),
            support::text(&said.stderr)
        );
        shown
    }

    /// Expects that a debugger shows the same of both programs.
    fn compare(&self, debugger: &str) {
        let clang = self.shown("clang", debugger);
        let ours = self.shown("smith", debugger);
        let left_out = std::fs::read_to_string(self.directory.join("left-out")).unwrap();
        let is_left_out = |subject: &str| {
            let name = subject.rsplit(' ').next();
            left_out.lines().any(|line| Some(line) == name)
        };
        let subjects: BTreeSet<&String> = clang.keys().chain(ours.keys()).collect();
        let mut different: Vec<&String> = subjects
            .into_iter()
            .filter(|subject| normal(clang.get(*subject)) != normal(ours.get(*subject)))
            .filter(|subject| !is_left_out(subject))
            .filter(|subject| !is_clobbered(subject, ours.get(*subject)))
            .collect();
        if !different.is_empty() {
            // Variables in memory that the program has not written yet can have random values.
            let again = self.shown("clang", debugger);
            different.retain(|subject| clang.get(*subject) == again.get(*subject));
        }
        let shown = |subject: &&String| {
            let (clang, ours) = (clang.get(*subject), ours.get(*subject));
            format!("{subject}\n  clang:      {clang:?}\n  dwarfsmith: {ours:?}\n")
        };
        let examples: String = different.iter().take(20).map(shown).collect();
        let (program, count) = (self.directory.display(), different.len());
        println!("{program}: {debugger} shows {} subjects", clang.len());
        assert!(
            count == 0,
            "{program}: {debugger} shows {count} subjects differently:\n{examples}"
        );
    }
}

/// Returns what a debugger shows. gdb has another text for the parts after the last piece of a
/// location.
fn normal(shown: Option<&String>) -> Option<String> {
    shown.map(|shown| shown.replace("<synthetic pointer>", "<optimized out>"))
}

/// Returns true for a variable of a caller that has no location, or no location of a part.
fn is_clobbered(subject: &str, shown: Option<&String>) -> bool {
    subject.contains(" caller ")
        && shown.is_some_and(|shown| {
            shown.contains("<optimized out>") || shown.contains("<variable not available>")
        })
}

fn compare(name: &str, optimizations: &[&str]) {
    let source = support::root().join("tests/project/debuggers").join(name);
    for optimization in optimizations {
        let program = Program::build(&source, optimization);
        program.compare("gdb");
        program.compare("lldb");
    }
}

#[test]
fn debuggers_show_the_same_of_c_as_with_clangs_debug_information() {
    compare("hostile.c", &["-O0", "-O2"]);
}

#[test]
fn debuggers_show_the_same_of_cxx_as_with_clangs_debug_information() {
    compare("hostile.cc", &["-O0", "-O2"]);
}

#[test]
#[ignore = "needs programs, which DWARFSMITH_PROGRAMS names"]
fn debuggers_show_the_same_of_other_programs() {
    let named = std::env::var("DWARFSMITH_PROGRAMS").expect("programs, separated by `:`");
    for source in named.split(':').filter(|name| !name.is_empty()) {
        for optimization in ["-O0", "-O1", "-O2", "-Os"] {
            let program = Program::build(Path::new(source), optimization);
            program.compare("gdb");
            program.compare("lldb");
        }
    }
}
