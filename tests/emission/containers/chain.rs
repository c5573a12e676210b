//! ELF objects in a toolchain: linkers with the options that drop, fold and compress sections,
//! tools that rewrite debug information, and tools that read it.

use super::*;
use dwarfsmith::emit::Forms;
use object::SectionKind;

/// The program that the debug information describes; `main` has none.
///
/// ```c
/// struct pair { char tag; long value; };
/// struct pair the_pair = {'p', 42};
/// static inline long twice(long x) { return x + x; }
/// long used(long n) { long r = twice(n) + n; return r; }
/// long dead(long n) { return n + 2; }
/// long same(long n) { return n + 1; }
/// long again(long n) { return n + 1; }
/// ```
const SOURCE: &str = r#"target "x86_64"

global @the_pair !dbg.def !30

define @used size 0x8 !dbg !10 {
bb0 @ 0x0:
  0x0: dbg.def !40, %reg(rdi)
  0x0: dbg.def !41, %reg(rdi)
  0x4: dbg.kill !41
  0x7: dbg.def !42, %reg(rax)
}
define @dead size 0x8 !dbg !11 {
bb0 @ 0x0:
  0x0: dbg.def !43, %reg(rdi)
}
define @same size 0x8 !dbg !12 {
bb0 @ 0x0:
  0x0: dbg.def !44, %reg(rdi)
}
define @again size 0x8 !dbg !13 {
bb0 @ 0x0:
  0x0: dbg.def !45, %reg(rdi)
}

scopes @used {
  !15: 0x0..0x4
}

lines @used {
  0x0: !1 3:36 stmt
  0x4: !1 4:38 stmt
  0x7: !1 4:43 stmt
}
lines @dead {
  0x0: !1 5:1 stmt
}
lines @same {
  0x0: !1 6:1 stmt
}
lines @again {
  0x0: !1 7:1 stmt
}

frame @used entry {}
frame @dead entry {}
frame @same entry {}
frame @again entry {}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "chain", isOptimized: true)
!1 = !DIFile(filename: "chain.c", directory: "/src")
!2 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!3 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!4 = !DISubroutineType(types: !{!2, !2})
!5 = !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !1, line: 1, size: 128, elements: !{!6, !7})
!6 = !DIDerivedType(tag: DW_TAG_member, name: "tag", baseType: !3, file: !1, line: 1, size: 8)
!7 = !DIDerivedType(tag: DW_TAG_member, name: "value", baseType: !2, file: !1, line: 1, size: 64, offset: 64)
!8 = distinct !DIGlobalVariable(name: "the_pair", scope: !0, file: !1, line: 2, type: !5, isLocal: false)

!10 = distinct !DISubprogram(name: "used", unit: !0, file: !1, line: 4, type: !4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized)
!11 = distinct !DISubprogram(name: "dead", unit: !0, file: !1, line: 5, type: !4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized)
!12 = distinct !DISubprogram(name: "same", unit: !0, file: !1, line: 6, type: !4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized)
!13 = distinct !DISubprogram(name: "again", unit: !0, file: !1, line: 7, type: !4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized)
!14 = distinct !DISubprogram(name: "twice", unit: !0, file: !1, line: 3, type: !4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagLocalToUnit | DISPFlagOptimized)
!15 = distinct !DIInlinedScope(origin: !14, scope: !10, callFile: !1, callLine: 4, callColumn: 30)

!20 = !DILocalVariable(name: "n", arg: 1, scope: !10, file: !1, line: 4, type: !2)
!21 = !DILocalVariable(name: "x", arg: 1, scope: !14, file: !1, line: 3, type: !2)
!22 = !DILocalVariable(arg: 1, scope: !15, origin: !21)
!23 = !DILocalVariable(name: "r", scope: !10, file: !1, line: 4, type: !2)
!24 = !DILocalVariable(name: "n", arg: 1, scope: !11, file: !1, line: 5, type: !2)
!25 = !DILocalVariable(name: "n", arg: 1, scope: !12, file: !1, line: 6, type: !2)
!26 = !DILocalVariable(name: "n", arg: 1, scope: !13, file: !1, line: 7, type: !2)
!30 = distinct !DIFragment()
!31 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(b128)), argObjects: {!30})
!40 = distinct !DILifetime(object: !20, location: !DIExpr(DIOpReferrer(i64)))
!41 = distinct !DILifetime(object: !22, location: !DIExpr(DIOpReferrer(i64)))
!42 = distinct !DILifetime(object: !23, location: !DIExpr(DIOpReferrer(i64)))
!43 = distinct !DILifetime(object: !24, location: !DIExpr(DIOpReferrer(i64)))
!44 = distinct !DILifetime(object: !25, location: !DIExpr(DIOpReferrer(i64)))
!45 = distinct !DILifetime(object: !26, location: !DIExpr(DIOpReferrer(i64)))
"#;

/// Each function, which has a section of its own.
#[rustfmt::skip]
const FUNCTIONS: [(&str, [u8; 8]); 4] = [
    // lea rax, [rdi+rdi]; add rax, rdi; ret
    ("used", [0x48, 0x8d, 0x04, 0x3f, 0x48, 0x01, 0xf8, 0xc3]),
    // lea rax, [rdi+2]; ret
    ("dead", [0x48, 0x8d, 0x47, 0x02, 0xc3, 0x90, 0x90, 0x90]),
    // lea rax, [rdi+1]; ret
    ("same", [0x48, 0x8d, 0x47, 0x01, 0xc3, 0x90, 0x90, 0x90]),
    ("again", [0x48, 0x8d, 0x47, 0x01, 0xc3, 0x90, 0x90, 0x90]),
];

const MAIN: &str = "extern long used(long), same(long), again(long);\n\
    extern struct { char tag; long value; } the_pair;\n\
    int main(void) { return used(14) == the_pair.value && same(1) + again(1) == 4 ? 0 : 1; }\n";

/// The object file of [`SOURCE`], with all indexes that units of the version can have.
fn chain_object(dialect: Dialect) -> Vec<u8> {
    object_with(&emitted(SOURCE, dialect, Format::Dwarf32, Frames::Both))
}

/// The object file of [`SOURCE`] without indexed forms and without indexes.
fn direct_object(dialect: Dialect) -> Vec<u8> {
    let module = parsed(SOURCE);
    let validated = valid(&module);
    let lowered = validated.lower(&LowerOptions::new(dialect)).unwrap();
    let options = EmitOptions {
        forms: Forms::Direct,
        frames: Frames::Both,
        ..EmitOptions::default()
    };
    object_with(&lowered.emit(&options).unwrap())
}

/// The object file with the code of [`SOURCE`] and its debug information.
fn object_with(sections: &Sections) -> Vec<u8> {
    let mut object = Object::new(BinaryFormat::Elf, Architecture::X86_64, Endianness::Little);
    let mut add = |section, name: &str, bytes: &[u8], kind| {
        let section = object.add_subsection(section, name.as_bytes());
        let value = object.append_section_data(section, bytes, 16);
        object.add_symbol(Symbol {
            name: name.into(),
            value,
            size: bytes.len() as u64,
            kind,
            scope: SymbolScope::Dynamic,
            weak: false,
            section: SymbolSection::Section(section),
            flags: SymbolFlags::None,
        });
    };
    for (name, code) in &FUNCTIONS {
        add(StandardSection::Text, name, code, SymbolKind::Text);
    }
    let mut pair = [0; 16];
    (pair[0], pair[8]) = (b'p', 42);
    add(StandardSection::Data, "the_pair", &pair, SymbolKind::Data);
    let find = |object: &mut Object<'_>, name: &str| object.symbol_id(name.as_bytes());
    sections.add_to(&mut object, find).unwrap();
    let stack = b".note.GNU-stack".to_vec();
    object.add_section(Vec::new(), stack, SectionKind::Linker);
    object.write().unwrap()
}

/// Complaints of llvm-dwarfdump's verifier for which the object is not the reason. All of them are
/// about objects of clang 22, too.
mod known {
    /// ld.bfd stores `ain` as the end of `main`, which is correct, too; the verifier wants the start of
    /// a string. It also reads the table in relocatable files without its relocations, and `ld.lld
    /// -r` sorts the strings.
    pub const STRING: &str = "is neither zero nor immediately following a null character";
    /// In DWARF 4, ld.bfd and ld.lld put a function that they removed at address 0 in
    /// `.debug_info`, and out of the unit in `.debug_ranges`.
    pub const REMOVED: &str = "DIE address ranges are not contained";
}

/// The verifier finds nothing else.
#[track_caller]
fn verify_except(file: &Path, known: &[&str]) {
    let run = support::run(
        Command::new(support::tool("llvm-dwarfdump"))
            .arg("--verify")
            .arg(file),
    );
    let said = support::text(&run.stdout) + &support::text(&run.stderr);
    let summary = [
        "No errors",
        "Aggregated error counts",
        " occurred ",
        "Errors detected",
    ];
    let mut faults = said
        .lines()
        .filter(|line| line.contains("error") || line.contains("warning"));
    let fault = faults.find(|line| !known.iter().chain(&summary).any(|text| line.contains(text)));
    assert_eq!(fault, None, "{file:?}:\n{said}");
    assert!(said.contains("Verifying .debug_info") || said.contains("Verifying unit"));
}

/// gdb prints the variables in a function, and the functions that called it.
#[track_caller]
fn check_with_gdb(program: &Path, has_data: bool) {
    let mut arguments = vec!["-nx", "-batch"];
    for command in [
        "set debuginfod enabled off",
        "break *(used+7)",
        "run",
        "info args",
        "print r",
        "backtrace",
    ] {
        arguments.extend(["-ex", command]);
    }
    if has_data {
        arguments.extend(["-ex", "print the_pair"]);
    }
    let said = said("gdb", &arguments, &[program]);
    for want in [
        "n = 14\n",
        "$1 = 42\n",
        "#0  used (n=14) at chain.c:4\n",
        "in main ()",
    ] {
        assert!(said.contains(want), "{program:?}, {want:?}:\n{said}");
    }
    let pair = said.contains("{tag = 112 'p', value = 42}");
    assert!(pair || !has_data, "{program:?}:\n{said}");
}

/// The program runs, and its debug information is complete and right.
#[track_caller]
fn check_program(program: &Path, known: &[&str]) {
    let run = support::run(&mut Command::new(program));
    assert!(run.status.success(), "{program:?}");
    verify_except(program, known);
    check_with_gdb(program, true);
}

/// A directory with the object and the code of `main`, and a directory in which the compiler finds
/// a linker as `ld`.
struct Chain {
    dialect: Dialect,
    directory: PathBuf,
    linker: &'static str,
}

impl Chain {
    fn new(test: &str, dialect: Dialect, linker: &'static str) -> Chain {
        let directory = directory(&format!("{test}-{dialect}"));
        // What a failed test left.
        std::fs::remove_dir_all(&directory).unwrap();
        std::fs::create_dir_all(directory.join("bin")).unwrap();
        let ld = directory.join("bin/ld");
        std::os::unix::fs::symlink(support::tool(linker), ld).unwrap();
        std::fs::write(directory.join("main.c"), MAIN).unwrap();
        std::fs::write(directory.join("chain.o"), chain_object(dialect)).unwrap();
        let chain = Chain {
            dialect,
            directory,
            linker,
        };
        let [source, object] = ["main.c", "main.o"].map(|name| chain.path(name));
        said("cc", &["-c", "-o"], &[&object, &source]);
        chain
    }

    fn path(&self, name: &str) -> PathBuf {
        self.directory.join(name)
    }

    /// Links `main` and an object.
    #[track_caller]
    fn link(&self, name: &str, options: &[&str], object: &str) -> PathBuf {
        let program = self.path(name);
        let mut compiler = Command::new(support::tool("cc"));
        compiler.arg("-B").arg(self.path("bin")).args(options);
        compiler.arg("-o").arg(&program);
        let said = support::run_ok(compiler.args([self.path("main.o"), self.path(object)]));
        assert_eq!(said, "");
        program
    }

    /// The known complaints about a program.
    fn known(&self) -> &'static [&'static str] {
        match (self.dialect, self.linker) {
            (Dialect::Dwarf5, "ld.bfd") => &[known::STRING],
            _ => &[],
        }
    }

    /// The known complaints about a program without some functions.
    fn known_without_functions(&self) -> &'static [&'static str] {
        match (self.dialect, self.linker) {
            (Dialect::Dwarf4, "ld.bfd" | "ld.lld") => &[known::REMOVED],
            _ => self.known(),
        }
    }
}

/// The address of a symbol.
fn symbol(program: &Path, name: &str) -> Option<u64> {
    use object::{Object as _, ObjectSymbol as _};
    let bytes = std::fs::read(program).unwrap();
    let file = object::File::parse(&*bytes).unwrap();
    file.symbol_by_name(name).map(|symbol| symbol.address())
}

/// Whether a section exists, and is compressed.
fn section(program: &Path, name: &str) -> Option<bool> {
    use object::{Object as _, ObjectSection as _};
    let bytes = std::fs::read(program).unwrap();
    let file = object::File::parse(&*bytes).unwrap();
    let section = file.section_by_name(name)?;
    let format = section.compressed_file_range().unwrap().format;
    Some(format != object::CompressionFormat::None)
}

fn check_linker(linker: &'static str) {
    for dialect in [Dialect::Dwarf4, Dialect::Dwarf5] {
        let chain = Chain::new(linker, dialect, linker);
        let plain = chain.link("plain", &[], "chain.o");
        assert!(symbol(&plain, "dead").is_some());
        check_program(&plain, chain.known());

        let partial = chain.path("partial.o");
        said(linker, &["-r", "-o"], &[&partial, &chain.path("chain.o")]);
        let lld = [known::STRING];
        verify_except(&partial, if linker == "ld.lld" { &lld } else { &[] });
        let program = chain.link("from-partial", &[], "partial.o");
        check_program(&program, chain.known());

        let program = chain.link("collected", &["-Wl,--gc-sections"], "chain.o");
        assert_eq!(symbol(&program, "dead"), None);
        check_program(&program, chain.known_without_functions());

        let compress = "-Wl,--compress-debug-sections=zlib";
        let program = chain.link("compressed", &[compress], "chain.o");
        assert_eq!(section(&program, ".debug_info"), Some(true));
        check_program(&program, chain.known());

        // ld.bfd has neither.
        if linker == "ld.bfd" {
            continue;
        }
        let program = chain.link("folded", &["-Wl,--icf=all"], "chain.o");
        assert_eq!(symbol(&program, "same"), symbol(&program, "again"));
        check_program(&program, chain.known_without_functions());
        let program = chain.link("indexed", &["-Wl,--gdb-index"], "chain.o");
        assert_eq!(section(&program, ".gdb_index"), Some(false));
        check_program(&program, chain.known());
    }
}

#[test]
fn gnu_ld_keeps_debug_information() {
    check_linker("ld.bfd");
}

#[test]
fn gold_keeps_debug_information() {
    check_linker("ld.gold");
}

#[test]
fn lld_keeps_debug_information() {
    check_linker("ld.lld");
}

#[test]
fn objcopy_and_strip_keep_debug_information() {
    for dialect in [Dialect::Dwarf4, Dialect::Dwarf5] {
        let chain = Chain::new("objcopy", dialect, "ld.bfd");
        let program = chain.link("plain", &[], "chain.o");
        let [debug, stripped, bare, compressed] =
            ["plain.debug", "stripped", "bare", "compressed"].map(|name| chain.path(name));
        said("objcopy", &["--only-keep-debug"], &[&program, &debug]);
        verify_except(&debug, chain.known());
        let link = format!("--add-gnu-debuglink={}", debug.display());
        let arguments = ["--strip-debug", &link];
        said("objcopy", &arguments, &[&program, &stripped]);
        assert_eq!(section(&stripped, ".debug_info"), None);
        check_with_gdb(&stripped, true);
        said("strip", &["-o"], &[&bare, &program]);
        assert_eq!(section(&bare, ".debug_info"), None);
        let compress = ["--compress-debug-sections"];
        said("objcopy", &compress, &[&program, &compressed]);
        assert_eq!(section(&compressed, ".debug_info"), Some(true));
        check_program(&compressed, chain.known());
        // The object, too.
        let [object, small] = ["chain.o", "compressed.o"].map(|name| chain.path(name));
        said("objcopy", &compress, &[&object, &small]);
        verify(&small);
        let program = chain.link("from-compressed", &[], "compressed.o");
        check_program(&program, chain.known());
    }
}

#[test]
fn tools_that_rewrite_debug_information_accept_it() {
    for dialect in [Dialect::Dwarf4, Dialect::Dwarf5] {
        let chain = Chain::new("rewrite", dialect, "ld.gold");
        let program = chain.link("plain", &[], "chain.o");
        let collected = chain.link("collected", &["-Wl,--gc-sections"], "chain.o");

        let [small, indexed] = ["dwz", "indexed"].map(|name| chain.path(name));
        let mut dwz = Command::new(support::tool("dwz"));
        let run = support::run(dwz.arg("-o").args([&small, &program]));
        let text = support::text(&run.stderr);
        // dwz 0.15 cannot read the indices of DWARF 5, clang's neither.
        if dialect == Dialect::Dwarf5 && !run.status.success() {
            assert!(text.contains("Unknown debugging section .debug_"), "{text}");
        } else {
            assert!(run.status.success(), "{text}");
            check_program(&small, &[]);
        }
        std::fs::write(chain.path("direct.o"), direct_object(dialect)).unwrap();
        let direct = chain.link("direct", &[], "direct.o");
        let mut dwz = Command::new(support::tool("dwz"));
        let smaller = chain.path("direct-dwz");
        support::run_ok(dwz.arg("-o").args([&smaller, &direct]));
        check_program(&smaller, &[]);

        for (program, name) in [(&program, "util"), (&collected, "collected-util")] {
            let rewritten = chain.path(name);
            said("llvm-dwarfutil", &[], &[program, &rewritten]);
            verify(&rewritten);
            // llvm-dwarfutil 22 keeps only what is at an address of code, so no variables in data.
            check_with_gdb(&rewritten, false);
        }

        // gdb makes no index of a file that has one.
        let without = ["--remove-section=.debug_names"];
        said("objcopy", &without, &[&program, &indexed]);
        said("gdb-add-index", &[], &[&indexed]);
        assert_eq!(section(&indexed, ".gdb_index"), Some(false));
        check_program(&indexed, &[]);
    }
}

#[test]
fn tools_that_read_debug_information_accept_it() {
    for dialect in [Dialect::Dwarf4, Dialect::Dwarf5] {
        let chain = Chain::new("read", dialect, "ld.bfd");
        let program = chain.link("plain", &[], "chain.o");
        let object = chain.path("chain.o");
        for file in [&program, &object] {
            let lint = said("eu-elflint", &["--gnu-ld"], &[file]);
            assert_eq!(lint, "No errors\n", "{file:?}");
            let layout = said("pahole", &["-C", "pair"], &[file]);
            let words: Vec<&str> = layout.split_whitespace().collect();
            let text = words.join(" ");
            for want in [
                "struct pair { char tag; /* 0 1 */",
                "7 bytes hole",
                "long value; /* 8 8 */",
                "size: 16,",
            ] {
                assert!(text.contains(want), "{want}:\n{layout}");
            }
        }
        // libdwarf 0.3 finds code in `.text` only, so the test runs it on the linked file. The
        // entries that have another multiple belong to the C runtime, and are in `.eh_frame`.
        let checked = said("dwarfdump", &["-ka"], &[&program]);
        assert!(checked.contains("DWARF CHECK RESULT"), "{checked}");
        for line in checked.lines().filter(|line| line.contains("DWARF CHECK:")) {
            assert!(
                line.contains("DW_DLE_DEBUG_FRAME_LENGTH_NOT_MULTIPLE"),
                "{checked}"
            );
        }
        let address = format!("{:#x}", symbol(&program, "used").unwrap());
        let arguments = ["-f", "-i", "-e", &program.display().to_string(), &address];
        let frames = said("addr2line", &arguments, &[]);
        assert_eq!(frames, "twice\n/src/chain.c:3\nused\n/src/chain.c:4\n");
        let frames = said("llvm-symbolizer", &arguments, &[]);
        let want = "twice\n/src/chain.c:3:36\nused\n/src/chain.c:4:30\n\n";
        assert_eq!(frames, want);
        // It finds units only by `.debug_aranges`.
        let frames = said("eu-addr2line", &arguments, &[]);
        let want = "twice inlined at /src/chain.c:4:30 in used\n/src/chain.c:3:36\nused\n/src/chain.c:4:30\n";
        assert_eq!(frames, want);
    }
}

/// perf finds the code and the places of variables for a function, and for a line in DWARF 4. It does
/// not find inlined functions, and perf 6.1 stops with a fault at any line if an inlined function has
/// an address in DWARF 5; also of clang's.
#[test]
fn perf_finds_variables() {
    for dialect in [Dialect::Dwarf4, Dialect::Dwarf5] {
        let chain = Chain::new("perf", dialect, "ld.bfd");
        let program = chain.link("plain", &[], "chain.o");
        let start = symbol(&program, "used").unwrap();
        let probe = |at: &str| {
            let file = program.display().to_string();
            let said = said("perf", &["probe", "-x", &file, "-D", at], &[]);
            let probes = said.lines().filter(|line| line.starts_with("p:"));
            probes.map(str::to_owned).collect::<Vec<_>>()
        };
        let wants = |probes: &[String], offset: u64, variables: &str| {
            let place = format!("{}:{:#x} {variables}", program.display(), start + offset);
            assert!(
                probes.iter().any(|probe| probe.ends_with(&place)),
                "{dialect} {place}: {probes:?}"
            );
        };
        let same = symbol(&program, "same").unwrap() - start;
        if dialect == Dialect::Dwarf4 {
            wants(&probe("/src/chain.c:4 n r"), 7, "n=%di:s64 r=%ax:s64");
        }
        wants(&probe("same n"), same, "n=%di:s64");
    }
}
