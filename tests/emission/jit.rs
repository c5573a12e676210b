//! `examples/jit.rs` in gdb and lldb, and the ELF file that it registers.

#[path = "../../examples/jit.rs"]
mod example;

use crate::support::{dwarfdump, gdb_arguments, run_ok, tool, valid};
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::emit::{BindError, EmitOptions, Frames, ObjectError, SectionId};
use dwarfsmith::lower::LowerOptions;
use dwarfsmith::target::{ByteOrder, Description, ElfMachine, ElfRelocations, RegisterBank};
use dwarfsmith::{Sections, Target, text};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The command that debuggers run: this program with this test alone.
const RUN: [&str; 4] = [
    "--exact",
    "jit::the_example_runs",
    "--nocapture",
    "--test-threads=1",
];

/// Its panic unwinds through code in memory by the registered frames; without them, the process
/// aborts.
#[test]
fn the_example_runs() {
    example::main().unwrap();
}

/// The program that is running.
fn this() -> PathBuf {
    std::env::current_exe().unwrap()
}

/// gdb's output for each command, which must not end gdb.
fn answers(commands: &[&str]) -> Vec<String> {
    let mut gdb = Command::new(tool("gdb"));
    let settings = ["set width 0", "set breakpoint pending on"];
    gdb.arg("-q").args(gdb_arguments(&settings));
    for command in commands {
        gdb.args(["-ex", "echo \\n@@@\\n", "-ex", command]);
    }
    let said = run_ok(
        gdb.env("RUST_BACKTRACE", "0")
            .arg("--args")
            .arg(this())
            .args(RUN),
    );
    said.split("\n@@@\n").skip(1).map(str::to_owned).collect()
}

/// The stack as gdb prints it: each frame without its number and its address.
fn frames(answer: &str) -> Vec<&str> {
    let frames = answer.lines().filter(|line| line.starts_with('#'));
    let frames =
        frames.filter_map(|line| line.split_once(' ').map(|(_, frame)| frame.trim_start()));
    frames
        .map(|frame| frame.split_once(" in ").map_or(frame, |(_, named)| named))
        .collect()
}

#[test]
fn gdb_stops_in_code_in_memory_and_shows_its_variables() {
    let commands = [
        "break jitted",
        "break jit.toy:4",
        "run",
        "info args",
        "tbreak observe",
        "continue",
        "backtrace 3",
        "up",
        "info locals",
        "info symbol $pc",
        "continue",
        "info locals",
        "finish",
        "info breakpoints",
        "delete",
        // In the panic, and after the code was unregistered, neither exists.
        "tbreak observe",
        "continue",
        "backtrace 2",
        "tbreak observe",
        "continue",
        "backtrace 1",
        "info address jitted",
        // gdb 13 sometimes fails when it follows a program with threads to its end; that the
        // program ends well is checked by `the_example_runs`.
        "kill",
    ];
    let said = answers(&commands);
    assert_eq!(said.len(), commands.len(), "{said:#?}");
    let mut said = commands.iter().zip(said);
    let mut next = |wanted: &str| {
        let (command, answer) = said.next().unwrap();
        assert_eq!(*command, wanted);
        answer
    };
    // The code is unknown before it is registered.
    assert!(next("break jitted").contains("Breakpoint 1 (jitted) pending."));
    assert!(next("break jit.toy:4").contains("Breakpoint 2 (jit.toy:4) pending."));
    // The argument is 14; the code multiplies it by 3.
    let stop = next("run");
    assert!(
        stop.contains("Breakpoint 1, jitted (n=14) at jit.toy:1\n"),
        "{stop}"
    );
    assert_eq!(next("info args").trim(), "n = 14");
    next("tbreak observe");
    next("continue");
    let stack = next("backtrace 3");
    let stack = frames(&stack);
    assert!(stack[0].starts_with("observe "), "{stack:?}");
    // rdi, which held n, is overwritten here.
    assert_eq!(stack[1], "jitted (n=<optimized out>) at jit.toy:3");
    assert!(
        stack[2].contains("call (") && stack[2].contains("examples/jit.rs:"),
        "{stack:?}"
    );
    next("up");
    assert_eq!(next("info locals").trim(), "triple = 42");
    // After the call, which is at 8 and 2 bytes long.
    assert!(next("info symbol $pc").starts_with("jitted + 10 in section .text of "));
    let stop = next("continue");
    assert!(
        stop.contains("Breakpoint 2, jitted (n=<optimized out>) at jit.toy:4\n"),
        "{stop}"
    );
    assert_eq!(next("info locals").trim(), "triple = 42");
    // 42 + 1, returned to the caller that the frames give.
    assert!(next("finish").contains("Value returned is $1 = 43"));
    let breakpoints = next("info breakpoints");
    for place in [" in jitted at jit.toy:1\n", " in jitted at jit.toy:4\n"] {
        assert!(breakpoints.contains(place), "{breakpoints}");
    }
    next("delete");
    next("tbreak observe");
    next("continue");
    let stack = next("backtrace 2");
    assert_eq!(frames(&stack)[1], "jitted (n=<optimized out>) at jit.toy:3");
    next("tbreak observe");
    let unwound = next("continue");
    assert!(unwound.contains("unwound: true"), "{unwound}");
    assert!(frames(&next("backtrace 1"))[0].starts_with("observe "));
    assert_eq!(next("info address jitted").trim(), "");
}

/// A called function is finished into code in memory, and that into its caller; after removal, a
/// breakpoint in the code has no function any more, and the lines of the code are unknown.
#[test]
fn gdb_finishes_through_code_in_memory() {
    let commands = [
        "tbreak observe",
        "run",
        "finish",
        "info locals",
        "finish",
        "break jitted",
        "tbreak observe",
        "continue",
        "tbreak observe",
        "continue",
        "tbreak observe",
        "continue",
        "info breakpoints",
        "info line jit.toy:4",
        "kill",
    ];
    let said = answers(&commands);
    assert_eq!(said.len(), commands.len(), "{said:#?}");
    // After the call, where line 4 starts.
    let finished = &said[2];
    assert!(
        finished.contains("jitted (n=<optimized out>) at jit.toy:4"),
        "{finished}"
    );
    // 14 times 3.
    assert_eq!(said[3].trim(), "triple = 42");
    // 42 + 1, in the caller.
    assert!(said[4].contains("Value returned is $1 = 43"), "{}", said[4]);
    // In the second call, which panics, and then after the code was unregistered.
    assert!(said[7].contains("Breakpoint "), "{}", said[7]);
    let breakpoints = &said[12];
    // gdb 13 keeps the address, without the function and the line.
    assert!(breakpoints.contains("keep y "), "{breakpoints}");
    assert!(!breakpoints.contains("in jitted at"), "{breakpoints}");
    assert!(!said[13].contains("starts at address"), "{}", said[13]);
}

/// lldb on Linux reads the same file, without settings.
#[test]
fn lldb_stops_in_code_in_memory_and_shows_its_variables() {
    let mut lldb = Command::new(tool("lldb"));
    lldb.args(["-x", "-b"]);
    for command in [
        "breakpoint set -n jitted",
        "breakpoint set -f jit.toy -l 4",
        "breakpoint set -n observe",
    ] {
        lldb.args(["-o", command]);
    }
    for command in [
        "run",
        "frame variable n",
        "continue",
        "bt 2",
        "frame select 1",
        "frame variable triple",
        "continue",
        "breakpoint delete 1 2",
        "continue",
        // In the panic; then after the code was unregistered.
        "continue",
        "bt 2",
        "image list",
        "continue",
    ] {
        lldb.args(["-o", command]);
    }
    let said = run_ok(
        lldb.env("RUST_BACKTRACE", "0")
            .arg("--")
            .arg(this())
            .args(RUN),
    );
    let mut rest = &said[..];
    for wanted in [
        "Breakpoint 1: no locations (pending).",
        "Breakpoint 2: no locations (pending).",
        // After the first line, which lldb assumes to be the prologue.
        "JIT(",
        "`jitted(n=14) at jit.toy:2\n",
        "(lldb) frame variable n\n(long) n = 14\n",
        "(lldb) bt 2\n",
        "`observe at jit.rs:",
        "`jitted(n=<unavailable>) at jit.toy:3\n",
        "(lldb) frame variable triple\n(long) triple = 42\n",
        "`jitted(n=<unavailable>) at jit.toy:4\n",
        "unwound: true",
        "(lldb) bt 2\n",
        "`observe at jit.rs:",
        "`main at jit.rs:",
        "(lldb) image list\n",
    ] {
        let Some((_, after)) = rest.split_once(wanted) else {
            panic!("{wanted:?} is not in {rest}\n\n{said}")
        };
        rest = after;
    }
    // The code is unregistered, and lldb does not stop again.
    assert!(
        !rest.contains("JIT(") && rest.contains("exited with status = 0"),
        "{rest}"
    );
}

/// The parts of 32-bit PowerPC that the test needs: registers have the numbers of LLVM's
/// `PPCRegisterInfo.td`; EM_PPC, R_PPC_ADDR32 and R_PPC_REL32 are those of glibc's `elf.h`.
const PPC32: Target = match Target::new(&Description {
    name: "ppc32",
    order: ByteOrder::Big,
    registers: &[
        RegisterBank::numbered(0, 32, "r", 32),
        RegisterBank::numbered(65, 1, "lr", 32),
    ],
    cfa: (1, 0),
    return_address: 65,
    code_alignment: 4,
    elf: Some(ElfMachine {
        machine: 20,
        flags: 0,
        os_abi: 0,
        relocations: ElfRelocations {
            absolute_16: None,
            absolute_32: Some(1),
            absolute_64: None,
            relative_32: Some(26),
            relative_64: None,
            differences: None,
            thread_local: None,
        },
    }),
    ..Description::BASE_32
}) {
    Ok(target) => target,
    Err(error) => panic!("{}", error.message()),
};

/// Two functions, the second of which other units cannot call, emitted with frames.
fn two_functions(target: Target, frames: &str) -> Sections {
    let function = |symbol: &str, node: u32| {
        format!(
            "define @{symbol} size 0x10 !dbg !{node} {{\nbb0 @ 0x0:\n}}\nframe @{symbol} {{\n  0x4: {frames}\n}}\n"
        )
    };
    let source = format!(
        "target \"{}\"\n{}{}\
         !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: \"test\")\n\
         !1 = !DIFile(filename: \"two.c\", directory: \"/src\")\n\
         !2 = distinct !DISubprogram(name: \"high\", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)\n\
         !3 = distinct !DISubprogram(name: \"low\", unit: !0, file: !1, line: 2, \
         spFlags: DISPFlagLocalToUnit | DISPFlagDefinition)\n",
        target.name(),
        function("high", 2),
        function("low", 3),
    );
    let module = text::parse_for(&source, &[target])
        .unwrap_or_else(|errors| panic!("{errors:?}\n{source}"))
        .module;
    let validated = valid(&module);
    let lowered = validated
        .lower(&LowerOptions::new(Dialect::Dwarf5))
        .unwrap();
    lowered
        .emit(&EmitOptions {
            frames: Frames::Both,
            ..EmitOptions::default()
        })
        .unwrap()
}

/// The words of each line in the output of a program on a file.
fn lines(program: &str, options: &[&str], file: &Path) -> Vec<Vec<String>> {
    let said = run_ok(Command::new(tool(program)).args(options).arg(file)).replace("[ ", "[");
    said.lines()
        .map(|line| line.split_whitespace().map(String::from).collect())
        .collect()
}

/// The functions are neither consecutive nor in order; one machine is 32-bit and big-endian, the
/// other is neither.
#[test]
fn functions_have_their_addresses_in_memory() {
    for (target, frames, high, low, at, machine) in [
        (
            Target::X86_64,
            "cfa = rsp+16",
            0x7fff_1234_5600,
            0x7fff_1234_0010,
            0x7fff_1234_6000,
            "Advanced Micro Devices X86-64",
        ),
        (
            PPC32,
            "cfa = r1+16",
            0x1234_5600,
            0x1234_0010,
            0x1234_6000,
            "PowerPC",
        ),
    ] {
        let sections = two_functions(target, frames);
        let address = |symbol: &str| Some(if symbol == "high" { high } else { low });
        let bytes = sections.to_jit_elf(at, address).unwrap();
        let path =
            Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("jit-{}.elf", target.name()));
        std::fs::write(&path, bytes).unwrap();

        let said = run_ok(Command::new(tool("readelf")).arg("-hW").arg(&path));
        assert!(
            said.contains(machine) && said.contains("EXEC (Executable file)"),
            "{said}"
        );
        let said = lines("readelf", &["-SW"], &path);
        // Number, name, type, address, offset, size, size of an entry, flags.
        let section = |name: &str| {
            said.iter()
                .filter(|line| line.get(1).is_some_and(|word| word == name))
                .collect::<Vec<_>>()
        };
        let mut places: Vec<u64> = Vec::new();
        for line in section(".text") {
            assert_eq!(
                [&line[2][..], &line[5], &line[7]],
                ["NOBITS", "000010", "AX"],
                "{line:?}"
            );
            places.push(u64::from_str_radix(&line[3], 16).unwrap());
        }
        places.sort();
        assert_eq!(places, [low, high]);
        let [line] = section(".eh_frame")[..] else {
            panic!("one section: {said:?}")
        };
        assert_eq!(
            (u64::from_str_radix(&line[3], 16).unwrap(), &line[7][..]),
            (at, "A")
        );
        let [line] = section(".debug_str")[..] else {
            panic!("one section: {said:?}")
        };
        assert_eq!(
            [line[3].trim_matches('0'), &line[6], &line[7]],
            ["", "01", "MS"]
        );
        // The terminator that is added to the section is in the file, too.
        let bound = sections.clone().bind(at, address).unwrap();
        let eh = bound
            .iter()
            .find(|(id, _)| *id == SectionId::EhFrame)
            .unwrap();
        let [line] = section(".eh_frame")[..] else {
            panic!("one section: {said:?}")
        };
        assert_eq!(usize::from_str_radix(&line[5], 16).unwrap(), eh.1.len());

        let said = lines("readelf", &["-sW"], &path);
        // Number, value, size, type, binding, visibility, section, name.
        let symbol = |name: &str| {
            said.iter()
                .find(|line| line.last().is_some_and(|word| word == name))
                .unwrap()
        };
        for (name, place, binding) in [("high", high, "GLOBAL"), ("low", low, "LOCAL")] {
            let line = symbol(name);
            assert_eq!(u64::from_str_radix(&line[1], 16).unwrap(), place);
            assert_eq!([&line[2][..], &line[3], &line[4]], ["16", "FUNC", binding]);
        }
        assert!(
            run_ok(Command::new(tool("readelf")).arg("-rW").arg(&path))
                .contains("There are no relocations")
        );

        let verified = dwarfdump(&["--verify"], &path);
        assert!(verified.contains("No errors."), "{verified}");
        let dumped = dwarfdump(&["--debug-info", "--eh-frame"], &path);
        let digits = 2 * usize::from(target.address_bytes());
        for (name, place) in [("high", high), ("low", low)] {
            assert!(
                dumped.contains(&format!("DW_AT_low_pc\t(0x{place:0digits$x})")),
                "{name}: {dumped}"
            );
            assert!(
                dumped.contains(&format!("pc={place:08x}...{:08x}", place + 0x10)),
                "{name}: {dumped}"
            );
        }
    }
}

#[test]
fn modules_without_an_elf_file_in_memory_are_rejected() {
    let sections = two_functions(Target::X86_64, "cfa = rsp+16");
    let unknown = sections
        .to_jit_elf(0, |name| (name == "high").then_some(0x1000))
        .unwrap_err();
    assert!(
        matches!(&unknown, ObjectError::Bind(BindError::Unknown(name)) if name == "low"),
        "{unknown}"
    );
    assert!(
        unknown
            .to_string()
            .contains("the symbol `low` has no address"),
        "{unknown}"
    );
    // An offset of 4 GiB does not fit into the 4 bytes of `.eh_frame`.
    let far = sections.to_jit_elf(0, |_| Some(1 << 32)).unwrap_err();
    assert!(
        matches!(
            &far,
            ObjectError::Bind(BindError::DoesNotFit(SectionId::EhFrame, _))
        ),
        "{far}"
    );
    // An address of 33 bits.
    let narrow = two_functions(PPC32, "cfa = r1+16")
        .to_jit_elf(0, |_| Some(1 << 32))
        .unwrap_err();
    assert!(
        matches!(&narrow, ObjectError::Bind(BindError::DoesNotFit(..))),
        "{narrow}"
    );
    // `.eh_frame` is near the code, and counts from itself. The other sections have addresses.
    let near = |at| two_functions(PPC32, "cfa = r1+16").to_jit_elf(at, |_| Some(at));
    assert!(near(0xffff_f000).is_ok());
    assert!(
        matches!(
            near(1 << 32),
            Err(ObjectError::Bind(BindError::DoesNotFit(section, _))) if section != SectionId::EhFrame
        ),
        "{:?}",
        near(1 << 32)
    );
}
