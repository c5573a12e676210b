//! The crate `symbolic`, which symbolicates crash reports, resolves the addresses of all programs
//! to lines and inlined frames. Its cache of an object must give the same frames as llvm-symbolizer
//! and binutils' addr2line.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use symbolic_debuginfo::elf::ElfObject;
use symbolic_symcache::{SymCache, SymCacheConverter};

use crate::programs::{Program, programs};
use crate::support;

/// A frame: the function, the file and the line.
type Frame = (String, String, u32);

/// Returns the frames of each address, the innermost first, from the cache that `symbolic` creates
/// for a file.
fn by_symbolic(object: &ElfObject<'_>, addresses: &[u64]) -> Vec<Vec<Frame>> {
    let mut converter = SymCacheConverter::new();
    converter.process_object(object).expect("entries and lines");
    let mut bytes = Vec::new();
    converter.serialize(&mut bytes).expect("memory");
    let cache = SymCache::parse(&bytes).expect("a cache");
    let frames = addresses.iter().map(|address| {
        let found = cache.lookup(address - object.load_address());
        let frames = found.map(|frame| {
            let file = frame.file().map(|file| file.full_path());
            let name = frame.function().name().to_owned();
            (name, file.unwrap_or_default(), frame.line())
        });
        frames.collect()
    });
    frames.collect()
}

/// Returns the frames of each address by a tool with the options and the output of addr2line.
fn by_tool(tool: &str, options: &[&str], program: &Path, addresses: &[u64]) -> Vec<Vec<Frame>> {
    let mut command = Command::new(support::tool(tool));
    let command = command.args(options).args(["-f", "-i", "-a", "-e"]);
    let pipes = command.arg(program).stdin(Stdio::piped());
    let mut child = pipes.stdout(Stdio::piped()).spawn().expect("the tool runs");
    let text: String = addresses.iter().map(|it| format!("{it:#x}\n")).collect();
    let mut input = child.stdin.take().expect("a pipe");
    let writer = std::thread::spawn(move || input.write_all(text.as_bytes()));
    let output = child.wait_with_output().expect("the tool ends");
    writer.join().expect("no panic").expect("the tool reads");
    assert!(output.status.success(), "{tool} {program:?}");
    let output = support::text(&output.stdout);
    let mut all: Vec<Vec<Frame>> = Vec::new();
    let mut lines = output.lines();
    while let Some(line) = lines.next() {
        if line.starts_with("0x") {
            all.push(Vec::new());
            continue;
        }
        let place = lines.next().expect("a place follows each function");
        let place = place.split(" (discriminator").next().unwrap_or(place);
        let (file, number) = place.rsplit_once(':').expect("a file and a line");
        let frame = (line.into(), file.into(), number.parse().unwrap_or(0));
        all.last_mut().expect("an address").push(frame);
    }
    all
}

/// Returns every address in a function of the program.
fn addresses(object: &ElfObject<'_>, program: &Program) -> Vec<u64> {
    let session = object.debug_session().expect("entries");
    let functions = session.functions().map(|function| function.expect("valid"));
    let ranges: Vec<_> = functions
        .map(|function| function.address..function.end_address())
        .collect();
    assert!(ranges.len() > 1, "{}", program.name);
    let load = object.load_address();
    let all = ranges.into_iter().flatten();
    all.map(|address| address + load).collect()
}

/// Compares the frames at every address of a linked program. Returns the number of addresses with
/// inlined frames.
fn compare(program: &Program, executable: &Path, is_4: bool) -> usize {
    let bytes = std::fs::read(executable).expect("the program");
    let object = ElfObject::parse(&bytes).expect("an ELF file");
    let addresses = addresses(&object, program);
    let found = by_symbolic(&object, &addresses);
    let gnu = ["--output-style=GNU", "--no-demangle"];
    let tools: [(&str, &[&str]); 2] = [("llvm-symbolizer", &gnu), ("addr2line", &[])];
    // addr2line 2.40 does not find inlined functions with a range list of DWARF 5, also in clang's
    // programs.
    for (tool, options) in &tools[..if is_4 { 2 } else { 1 }] {
        let others = by_tool(tool, options, executable, &addresses);
        assert_eq!(others.len(), found.len(), "{tool}");
        for ((address, found), other) in addresses.iter().zip(&found).zip(&others) {
            assert_eq!(found, other, "{executable:?} {address:#x}: {tool}");
        }
    }
    found.iter().filter(|frames| frames.len() > 1).count()
}

#[test]
fn symbolic_resolves_addresses_to_inlined_frames() {
    let toyc = env!("CARGO_BIN_EXE_toyc");
    let mut inlined = 0;
    for program in programs() {
        inlined += compare(program, &program.executable, false);
        let older = program.executable.with_extension("4");
        let mut compile = Command::new(toyc);
        compile.arg(&program.source).args(["--dialect", "dwarf4"]);
        if !program.optimized {
            compile.arg("--no-opt");
        }
        support::run_ok(compile.args(["--quiet", "-o"]).arg(&older));
        inlined += compare(program, &older, true);
    }
    assert!(inlined > 1000, "{inlined}");
}
