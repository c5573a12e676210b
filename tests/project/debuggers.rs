//! gdb and lldb on code of clang and gcc, with the compiler's debug information and with the same
//! information through dwarfsmith.
//!
//! `benches/sizes/linked.py` reads the DWARF of the compiler's object as a module. The sections that
//! are emitted from the module are linked with the same code. The debuggers run both programs one
//! instruction at a time, and must show the same: frames, variables with their values, types,
//! scopes and the places of breakpoints. The only difference is that a variable of a caller has no
//! location in a register that the call clobbers (docs/language.md, section 3.4), where clang's
//! location lists go on. The sections are emitted in several forms, all of which are compared with
//! the compiler's DWARF 5.
//!
//! `DWARFSMITH_PROGRAMS=a.c:b.cc cargo test --test project other_programs -- --ignored` compares more
//! programs. They must not read memory that they have not written.

use crate::support;
use crate::support::emulator::Emulator;
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::emit::{CodeSections, EmitOptions};
use dwarfsmith::lower::LowerOptions;
use dwarfsmith::object::write::Object;
use dwarfsmith::object::{Architecture, BinaryFormat, Endianness, SectionKind};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

/// A compiler, and the architecture for which it compiles.
#[derive(Clone, Copy)]
struct Compiler {
    name: &'static str,
    options: &'static [&'static str],
    architecture: Architecture,
}

const CLANG: Compiler = Compiler {
    name: "clang",
    options: &["-g", "-gdwarf-5"],
    architecture: Architecture::X86_64,
};

const CLANG_FOR_AARCH64: Compiler = Compiler {
    options: &["-g", "-gdwarf-5", "--target=aarch64-linux-gnu"],
    architecture: Architecture::Aarch64,
    ..CLANG
};

/// Without views, no entry of a location list is empty. `-fno-ipa-ra`: calls preserve only what the
/// psABI states.
const GCC: Compiler = Compiler {
    name: "gcc",
    options: &[
        "-g",
        "-gdwarf-5",
        "-gno-variable-location-views",
        "-fno-ipa-ra",
    ],
    ..CLANG
};

/// The directory of the program with the compiler's debug information.
const GIVEN: &str = "given";

/// The form of the sections in a directory.
fn form(side: &str) -> (LowerOptions, EmitOptions) {
    let emit = EmitOptions {
        code: CodeSections::Separate,
        ..EmitOptions::new()
    };
    match side {
        "dwrf4" => {
            let lower = LowerOptions {
                gnu: true,
                ..LowerOptions::new(Dialect::Dwarf4)
            };
            (lower, emit)
        }
        "small" => {
            let emit = EmitOptions {
                smallest: true,
                names: true,
                ..emit
            };
            (LowerOptions::new(Dialect::Dwarf5), emit)
        }
        _ => (LowerOptions::new(Dialect::Dwarf5), emit),
    }
}

/// Writes an object file with the debug sections of a module, whose functions are in another file.
fn emit(module: &Path, object_file: &Path, side: &str, architecture: Architecture) {
    let source = std::fs::read_to_string(module).unwrap();
    let module = support::parsed(&source);
    let validated = support::valid(&module);
    let (lower, emit) = form(side);
    let sections = validated.lower(&lower).unwrap().emit(&emit).unwrap();
    let mut object = Object::new(BinaryFormat::Elf, architecture, Endianness::Little);
    let find = |object: &mut Object<'_>, name: &str| object.symbol_id(name.as_bytes());
    sections.add_to(&mut object, find).unwrap();
    object.add_section(Vec::new(), b".note.GNU-stack".to_vec(), SectionKind::Linker);
    std::fs::write(object_file, object.write().unwrap()).unwrap();
}

/// A program that was linked several times, in separate directories: with the compiler's debug
/// information, and with that of dwarfsmith in each form.
struct Program {
    directory: PathBuf,
    source: PathBuf,
    compiler: Compiler,
}

impl Program {
    fn build(source: &Path, compiler: Compiler, optimization: &str, sides: &[&str]) -> Program {
        let name = source.file_name().unwrap().to_str().unwrap();
        let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!(
            "debuggers-{name}{optimization}-{:?}",
            compiler.architecture
        ));
        let program = Program {
            directory,
            source: source.to_path_buf(),
            compiler,
        };
        let directory = &program.directory;
        _ = std::fs::remove_dir_all(directory);
        std::fs::create_dir_all(directory).unwrap();
        let object = directory.join("object.o");
        let mut compile = Command::new(support::tool(compiler.name));
        compile.current_dir(source.parent().unwrap());
        if program.is_cxx() {
            compile.args(["-x", "c++", "-std=c++17"]);
        }
        compile.args(compiler.options);
        compile.args(["-w", "-ffunction-sections", optimization, "-c", name]);
        support::run_ok(compile.arg("-o").arg(&object));
        let mut linked = Command::new(support::tool("python3"));
        linked.arg(support::root().join("benches/sizes/linked.py"));
        linked.env("LLVM_DWARFDUMP", support::tool("llvm-dwarfdump"));
        linked.env("OBJCOPY", support::tool("llvm-objcopy"));
        support::run_ok(linked.arg(&object).arg(directory));
        program.link(GIVEN, &["given.o"]);
        for side in sides {
            let emitted = format!("{side}.o");
            let module = directory.join("module.di");
            emit(
                &module,
                &directory.join(&emitted),
                side,
                compiler.architecture,
            );
            program.link(side, &["code.o", &emitted]);
        }
        program
    }

    fn is_cxx(&self) -> bool {
        self.source.extension().is_some_and(|name| name == "cc")
    }

    fn is_emulated(&self) -> bool {
        self.compiler.architecture != Architecture::X86_64
    }

    fn link(&self, side: &str, files: &[&str]) {
        std::fs::create_dir_all(self.directory.join(side)).unwrap();
        let program = self.directory.join(side).join("program");
        let mut linker = match self.is_emulated() {
            true => {
                let start = self.directory.join("start.o");
                let mut assembler = Command::new(support::tool("aarch64-linux-gnu-as"));
                assembler.arg(support::root().join("tests/project/debuggers/start.s"));
                support::run_ok(assembler.arg("-o").arg(&start));
                let mut linker = Command::new(support::tool("aarch64-linux-gnu-ld"));
                linker.arg(start);
                linker
            }
            false => Command::new(support::tool("clang")),
        };
        linker.args(files.iter().map(|file| self.directory.join(file)));
        if self.is_cxx() {
            linker.arg("-lstdc++");
        }
        support::run_ok(linker.arg("-o").arg(&program));
        let mut objcopy = Command::new(support::tool("llvm-objcopy"));
        objcopy.args(["--wildcard", "--strip-symbol=dwarfsmith.*"]);
        support::run_ok(objcopy.arg(program));
    }

    /// What a debugger shows of each subject.
    fn shown(&self, side: &str, debugger: &str) -> BTreeMap<String, String> {
        // Variables without a value show what is on the stack, such as the program's path and its
        // environment: all programs run at one path and with equal environments.
        let program = self.directory.join("program");
        _ = std::fs::remove_file(&program);
        std::fs::copy(self.directory.join(side).join("program"), &program).unwrap();
        let output = self.directory.join(format!("{debugger}.txt"));
        _ = std::fs::remove_file(&output);
        let script = support::root().join(format!("tests/project/debuggers/in_{debugger}.py"));
        let mut command = match self.is_emulated() {
            true => Command::new(support::tool("gdb-multiarch")),
            false => Command::new(support::tool(debugger)),
        };
        let emulator = self.is_emulated().then(|| {
            let socket = self.directory.join("socket");
            command.env("EMULATOR", &socket);
            Emulator::start("qemu-aarch64", &program, &socket)
        });
        command.current_dir(self.source.parent().unwrap());
        command.env("OUTPUT", &output);
        command.env("SOURCE", self.source.file_name().unwrap());
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
        drop(emulator);
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

    /// Expects that a debugger shows the same of all programs.
    fn compare(&self, debugger: &str, sides: &[&str]) {
        let given = self.shown(GIVEN, debugger);
        for side in sides {
            self.compare_with(&given, debugger, side);
        }
    }

    fn compare_with(&self, given: &BTreeMap<String, String>, debugger: &str, side: &str) {
        let ours = self.shown(side, debugger);
        let left_out = std::fs::read_to_string(self.directory.join("left-out")).unwrap();
        let is_left_out = |subject: &str| {
            let name = subject.rsplit(' ').next();
            left_out.lines().any(|line| Some(line) == name)
        };
        let subjects: BTreeSet<&String> = given.keys().chain(ours.keys()).collect();
        let mut different: Vec<&String> = subjects
            .into_iter()
            .filter(|subject| normal(given.get(*subject)) != normal(ours.get(*subject)))
            .filter(|subject| !is_left_out(subject))
            .filter(|subject| !is_clobbered(subject, ours.get(*subject)))
            .collect();
        if !different.is_empty() {
            // Variables in memory that the program has not written yet can have random values.
            let again = self.shown(GIVEN, debugger);
            different.retain(|subject| given.get(*subject) == again.get(*subject));
        }
        let shown = |subject: &&String| {
            let (given, ours) = (given.get(*subject), ours.get(*subject));
            format!("{subject}\n  compiler:   {given:?}\n  dwarfsmith: {ours:?}\n")
        };
        let examples: String = different.iter().take(20).map(shown).collect();
        let (program, count) = (self.directory.join(side), different.len());
        let program = program.display();
        println!("{program}: {debugger} shows {} subjects", given.len());
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

fn compare(name: &str, compiler: Compiler, optimization: &str, debuggers: &[&str], sides: &[&str]) {
    let source = support::root().join("tests/project/debuggers").join(name);
    let program = Program::build(&source, compiler, optimization, sides);
    for debugger in debuggers {
        program.compare(debugger, sides);
    }
}

const BOTH: [&str; 2] = ["gdb", "lldb"];

#[test]
fn debuggers_show_the_same_of_c_as_with_clangs_debug_information() {
    compare("hostile.c", CLANG, "-O0", &BOTH, &["smith"]);
    compare(
        "hostile.c",
        CLANG,
        "-O2",
        &BOTH,
        &["smith", "dwrf4", "small"],
    );
}

#[test]
fn debuggers_show_the_same_of_cxx_as_with_clangs_debug_information() {
    compare("hostile.cc", CLANG, "-O0", &BOTH, &["smith"]);
    compare("hostile.cc", CLANG, "-O2", &BOTH, &["smith", "dwrf4"]);
}

#[test]
fn gdb_shows_the_same_of_c_on_aarch64_as_with_clangs_debug_information() {
    compare("hostile.c", CLANG_FOR_AARCH64, "-O2", &["gdb"], &["smith"]);
}

/// lldb does not read some of gcc's expressions.
#[test]
fn gdb_shows_the_same_of_c_as_with_gccs_debug_information() {
    compare("gcc.c", GCC, "-O2", &["gdb"], &["smith", "dwrf4"]);
}

#[test]
#[ignore = "needs programs, which DWARFSMITH_PROGRAMS names"]
fn debuggers_show_the_same_of_other_programs() {
    let named = std::env::var("DWARFSMITH_PROGRAMS").expect("programs, separated by `:`");
    for source in named.split(':').filter(|name| !name.is_empty()) {
        for optimization in ["-O0", "-O1", "-O2", "-Os"] {
            let program = Program::build(Path::new(source), CLANG, optimization, &["smith"]);
            for debugger in BOTH {
                program.compare(debugger, &["smith"]);
            }
        }
    }
}
