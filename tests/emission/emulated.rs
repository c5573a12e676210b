//! Variables in the registers of emulated machines: gdb shows the bytes that the program has put
//! there, by the psABI's numbers of registers.
//!
//! A program in assembly fills registers from a table and stops. The module has a variable for each
//! row of a table, whose value is computed by hand from the bytes in the registers, and is lowered
//! to DWARF 4 and 5. The values of big-endian machines are written as in memory, with the most
//! significant byte first.

use crate::big_endian::hex;
use crate::support::emulator::Emulator;
use crate::support::{self, parsed, valid};
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::emit::EmitOptions;
use dwarfsmith::lower::LowerOptions;
use object::{Object as _, ObjectSection as _};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A machine, and a program that stops at its byte 0x100 with known registers.
struct Machine {
    target: &'static str,
    compiler: &'static [&'static str],
    emulator: &'static str,
    code: &'static str,
    frame: &'static str,
    rows: &'static [Row],
    /// What gdb prints in the frame of the caller. `$inner` is the stack pointer of `f`.
    caller: &'static [&'static str],
}

/// A variable: the bits of its referrer, the operations after it, and its bytes. `""` is a variable
/// without a value, a decimal number a `double`.
type Row = (&'static str, u32, &'static str, &'static str);

/// `f0` is the upper half of `v0`, whose lower half is a0 to a7; `f2` holds the `float` 10.5, and
/// `f4` the `double` 3.75 (s390x ELF ABI, section "Registers").
#[rustfmt::skip]
const S390X: Machine = Machine {
    target: "s390x",
    compiler: &["--target=s390x-linux-gnu", "-march=z13"],
    emulator: "qemu-s390x",
    code: "f:
 larl %r1, data
 vl %v0, 0(%r1)
 vl %v2, 16(%r1)
 vl %v4, 32(%r1)
 vl %v16, 48(%r1)
 lg %r2, 64(%r1)
 ld %f8, 72(%r1)
 lay %r15, -64(%r15)
 larl %r14, f + 8
 j stop
 .org f + 0x100
stop:
 nopr
 j stop
 .balign 16
data:
 .quad 0x2233445566778899, 0xa0a1a2a3a4a5a6a7
 .quad 0x41280000deadbeef, 0xb0b1b2b3b4b5b6b7
 .quad 0x400e000000000000, 0xc0c1c2c3c4c5c6c7
 .quad 0x0011223344556677, 0x8899aabbccddeeff
 .quad 0x0123456789abcdef, 0x4004000000000000",
    frame: "0x0: cfa = r15+224",
    caller: &["(long)$sp - (long)$inner", "$f8"],
    rows: &[
        ("%reg(f0)", 8, "", "99"),
        ("%reg(f0)", 32, "", "66778899"),
        ("%reg(f0)", 40, "", "5566778899"),
        ("%reg(f0)", 64, "", "2233445566778899"),
        ("%reg(f0, 8, 16)", 16, "", "7788"),
        ("%reg(f0, 32, 32)", 32, "", "22334455"),
        ("%reg(f2, 32, 32)", 32, "", "41280000"),
        ("%reg(f4)", 64, "", "3.75"),
        ("%regs(f0, r2)", 128, "", "22334455667788990123456789abcdef"),
        ("%regs(%reg(f0, 0, 16), %reg(r2, 0, 16))", 32, "", "8899cdef"),
        ("%regs(%reg(f2, 32, 32), %reg(f0, 32, 32))", 64, "", "4128000022334455"),
        ("%reg(v16)", 128, "", "00112233445566778899aabbccddeeff"),
        ("%reg(v16)", 64, "", "8899aabbccddeeff"),
        ("%reg(v16)", 24, "", "ddeeff"),
        ("%reg(v16, 32, 32)", 32, "", "8899aabb"),
        ("%regs(%reg(r2, 0, 8), %reg(v16, 0, 32))", 40, "", "efccddeeff"),
        // Byte 1 of an object of eight bytes.
        ("%reg(v16)", 64, "DIOpConstant(u8 1), DIOpByteOffset(u8)", "99"),
        // 0x89abcdef + 1, and 0xcdef + 1, in an entry of 64 bits.
        ("%reg(r2)", 32, "DIOpConstant(u32 1), DIOpAdd()", "89abcdf0"),
        ("%reg(r2)", 16, "DIOpConstant(u16 1), DIOpAdd()", "cdf0"),
        ("%reg(r2, 4, 12)", 12, "DIOpZExt(u16)", "0cde"),
    ],
};

/// `f1` holds the `double` 3.75. gdb takes 101 and 108, the numbers of `v24` and `v31` in the
/// OpenPOWER ELF V2 ABI, for XER and the link register: the variables in these have no location, and
/// the rules no effect. The return address is that of byte 8.
const PPC64: Machine = Machine {
    target: "ppc64",
    compiler: &["--target=powerpc64-linux-gnu"],
    emulator: "qemu-ppc64",
    code: " .abiversion 2
f:
 bl here
here:
 nop
 mflr 6
 addi 7, 6, 4
 addi 6, 6, data - here
 lfd 1, 0(6)
 ld 3, 8(6)
 ld 4, 16(6)
 addi 1, 1, -64
 std 7, 16(1)
 b stop
 .org f + 0x100
stop:
 nop
 b stop
 .balign 8
data:
 .quad 0x400e000000000000
 .quad 0x2233445566778899
 .quad 0x0123456789abcdef",
    frame: "0x0: cfa = r1+32
 0x100: cfa = r1+64; ra = [cfa-48]; v24 = [cfa-32]; v31 = [cfa-16]",
    caller: &["$pc"],
    rows: &[
        ("%reg(r3)", 24, "", "778899"),
        ("%reg(r3)", 64, "", "2233445566778899"),
        ("%reg(r3, 32, 32)", 32, "", "22334455"),
        ("%reg(f1)", 64, "", "3.75"),
        ("%regs(f1, %reg(r4, 0, 16))", 80, "", "400e000000000000cdef"),
        ("%reg(r4)", 32, "DIOpConstant(u32 1), DIOpAdd()", "89abcdf0"),
        ("%reg(r4)", 8, "DIOpConstant(u8 1), DIOpAdd()", "f0"),
        ("%reg(v24)", 128, "", ""),
        ("%reg(v24, 0, 32)", 32, "DIOpConstant(u32 1), DIOpAdd()", ""),
        ("%reg(v31)", 64, "", ""),
    ],
};

const PPC64LE: Machine = Machine {
    target: "ppc64le",
    compiler: &["--target=powerpc64le-linux-gnu"],
    emulator: "qemu-ppc64le",
    rows: &[
        ("%reg(r3)", 24, "", "998877"),
        ("%reg(r3, 32, 32)", 32, "", "55443322"),
        ("%reg(f1)", 64, "", "3.75"),
        ("%regs(f1, %reg(r4, 0, 16))", 80, "", "0000000000000e40efcd"),
        ("%reg(r4)", 32, "DIOpConstant(u32 1), DIOpAdd()", "f0cdab89"),
        ("%reg(v24)", 128, "", ""),
        ("%reg(v31)", 64, "", ""),
    ],
    ..PPC64
};

/// `v0` holds a vector, and `v1` the `double` 3.75.
#[rustfmt::skip]
const AARCH64_BE: Machine = Machine {
    target: "aarch64-be",
    compiler: &["--target=aarch64_be-linux-gnu"],
    emulator: "qemu-aarch64_be",
    code: "f:
 adr x1, data
 ldr q0, [x1]
 ldr q1, [x1, 16]
 ldr x2, [x1, 32]
 b stop
 .org f + 0x100
stop:
 nop
 b stop
 .balign 16
data:
 .quad 0x0011223344556677, 0x8899aabbccddeeff
 .quad 0xc0c1c2c3c4c5c6c7, 0x400e000000000000
 .quad 0x0123456789abcdef",
    frame: "0x0: cfa = sp+0",
    caller: &["$pc"],
    rows: &[
        ("%reg(v0)", 64, "", "8899aabbccddeeff"),
        ("%reg(v0, 32, 64)", 64, "", "445566778899aabb"),
        ("%reg(v1)", 64, "", "3.75"),
        ("%regs(%reg(v0, 0, 32), %reg(v1, 0, 64))", 96, "", "ccddeeff400e000000000000"),
        ("%reg(x2)", 32, "DIOpConstant(u32 1), DIOpAdd()", "89abcdf0"),
        ("%reg(x2)", 8, "DIOpConstant(u8 1), DIOpAdd()", "f0"),
        ("%reg(x2, 4, 12)", 12, "DIOpZExt(u16)", "0cde"),
    ],
};

/// `f0` holds the `double` 3.75, and `f1` the `float` 10.5, with ones above it.
#[rustfmt::skip]
const RISCV64: Machine = Machine {
    target: "riscv64",
    compiler: &["--target=riscv64-linux-gnu", "-march=rv64gc", "-mno-relax"],
    emulator: "qemu-riscv64",
    code: "f:
 auipc x5, 0
 fld f0, 0x120(x5)
 fld f1, 0x128(x5)
 ld x6, 0x130(x5)
 j stop
 .org f + 0x100
stop:
 nop
 j stop
 .org f + 0x120
 .quad 0x400e000000000000, 0xffffffff41280000, 0x0123456789abcdef",
    frame: "0x0: cfa = x2+0",
    caller: &["$pc"],
    rows: &[
        ("%reg(f0)", 64, "", "3.75"),
        ("%reg(f1)", 32, "", "00002841"),
        ("%regs(%reg(f1, 0, 32), x6)", 96, "", "00002841efcdab8967452301"),
        ("%reg(x6)", 32, "DIOpConstant(u32 1), DIOpAdd()", "f0cdab89"),
    ],
};

impl Machine {
    /// The module, with the variables `v0`, `v1` and so on.
    fn module(&self, size: usize) -> String {
        let mut text = format!(
            "target \"{}\"\n!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: \"test\")\n\
             !1 = !DIFile(filename: \"f.c\", directory: \"/src\")\n\
             !2 = distinct !DISubprogram(name: \"f\", unit: !0, file: !1, line: 1)\n\
             !3 = !DIBasicType(name: \"byte\", size: 8, encoding: DW_ATE_unsigned)\n\
             !4 = !DIBasicType(name: \"double\", size: 64, encoding: DW_ATE_float)\n",
            self.target
        );
        for count in 1..=16 {
            let _ = writeln!(
                text,
                "!{} = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, elements: !{{!DISubrange(count: {count})}})",
                100 + count
            );
        }
        let mut markers = String::new();
        for (index, (referrer, bits, operations, want)) in self.rows.iter().enumerate() {
            let (ty, read) = match *want {
                _ if operations.contains("(u8") => (String::from("101"), format!("u{bits}")),
                _ if operations.contains("u16") => (String::from("102"), format!("u{bits}")),
                _ if !operations.is_empty() => (String::from("104"), format!("u{bits}")),
                number if number.contains('.') => (String::from("4"), String::from("f64")),
                _ => ((100 + bits / 8).to_string(), format!("b{bits}")),
            };
            let comma = if operations.is_empty() { "" } else { ", " };
            let (variable, lifetime) = (200 + 2 * index, 201 + 2 * index);
            let _ = writeln!(
                text,
                "!{variable} = !DILocalVariable(name: \"v{index}\", scope: !2, file: !1, line: 2, type: !{ty})\n\
                 !{lifetime} = distinct !DILifetime(object: !{variable}, location: !DIExpr(DIOpReferrer({read}){comma}{operations}))"
            );
            let _ = writeln!(markers, "  0x100: dbg.def !{lifetime}, {referrer}");
        }
        let frame = self.frame;
        let _ = write!(
            text,
            "define @f size {size} !dbg !2 {{\nbb0 @ 0x0:\n{markers}}}\nframe @f {{ {frame} }}\n"
        );
        text
    }

    /// The machine code of the program.
    fn assembled(&self, folder: &Path) -> Vec<u8> {
        let source = folder.join(format!("{}.s", self.target));
        std::fs::write(&source, format!(".text\n{}\n", self.code)).unwrap();
        let object = source.with_extension("code.o");
        let mut compiler = Command::new(support::tool("clang"));
        compiler.args(self.compiler).arg("-c").arg(&source);
        support::run_ok(compiler.arg("-o").arg(&object));
        let bytes = std::fs::read(object).unwrap();
        let file = object::File::parse(&*bytes).unwrap();
        let text = file.section_by_name(".text").unwrap();
        assert_eq!(text.relocations().count(), 0);
        text.data().unwrap().to_vec()
    }

    fn program(&self, dialect: Dialect) -> PathBuf {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("emulated");
        std::fs::create_dir_all(&folder).unwrap();
        let code = self.assembled(&folder);
        let module = parsed(&self.module(code.len()));
        let validated = valid(&module);
        let lowered = validated.lower(&LowerOptions::new(dialect)).unwrap();
        let sections = lowered.emit(&EmitOptions::default()).unwrap();
        let program = folder.join(format!("{}-{dialect}", self.target));
        let object = program.with_extension("o");
        std::fs::write(&object, sections.to_elf(Some(&code)).unwrap()).unwrap();
        let mut linker = Command::new(support::tool("ld.lld"));
        support::run_ok(linker.args(["-e", "f", "-o"]).arg(&program).arg(&object));
        program
    }

    /// What gdb prints for the variables, and in the frame of the caller.
    fn printed(&self, dialect: Dialect) -> (Vec<String>, Vec<String>) {
        let program = self.program(dialect);
        // The path of a socket must be short.
        let name = format!("em-{}-{}-{dialect}", std::process::id(), self.target);
        let socket = std::env::temp_dir().join(name);
        let _emulator = Emulator::start(self.emulator, &program, &socket);
        let mut gdb = Command::new(support::tool("gdb-multiarch"));
        gdb.args(["-nx", "-batch", "-ex", "set print repeats unlimited"]);
        // The program begins with `f`.
        gdb.args([
            "-ex",
            "set confirm off",
            "-ex",
            "set backtrace past-entry on",
        ]);
        gdb.arg("-ex")
            .arg(format!("target remote {}", socket.display()));
        gdb.args(["-ex", "break *((char *)&f + 0x100)", "-ex", "continue"]);
        for (index, (.., want)) in self.rows.iter().enumerate() {
            let format = if want.contains('.') { "" } else { "/x" };
            gdb.arg("-ex").arg(format!("print{format} v{index}"));
        }
        gdb.args(["-ex", "set $inner = $sp", "-ex", "frame 1"]);
        for expression in self.caller {
            gdb.arg("-ex").arg(format!("print {expression}"));
        }
        gdb.args(["-ex", "kill"]);
        let printed = support::run_ok(gdb.arg(&program));
        let values = printed
            .lines()
            .filter_map(|line| Some(line.strip_prefix('$')?.split_once(" = ")?.1.to_owned()));
        let mut values: Vec<String> = values.collect();
        let count = self.rows.len();
        assert_eq!(values.len(), count + self.caller.len(), "{printed}");
        let caller = values.split_off(count);
        (values, caller)
    }

    /// Compares the variables, and returns what gdb prints in the frame of the caller.
    fn compare(&self) -> Vec<String> {
        let mut caller = Vec::new();
        for dialect in [Dialect::Dwarf4, Dialect::Dwarf5] {
            let printed = self.printed(dialect);
            for (row, value) in self.rows.iter().zip(&printed.0) {
                let value = match value.as_str() {
                    "<optimized out>" => String::new(),
                    value if value.contains("<optimized out>") => String::new(),
                    value if value.starts_with('{') => hex(value),
                    value => value.to_owned(),
                };
                assert_eq!(value, row.3, "{}, {dialect}: {row:?}", self.target);
            }
            caller = printed.1;
        }
        caller
    }
}

/// No rule states the caller's r15, which is the CFA minus 160: 64 bytes above that of `f`. f8 is
/// preserved (s390x ELF ABI, section "Registers").
#[test]
fn gdb_shows_registers_of_s390x_and_of_the_caller() {
    assert_eq!(S390X.compare(), ["64", "2.5"]);
}

#[test]
fn gdb_shows_registers_of_power_and_finds_the_caller() {
    for machine in [PPC64, PPC64LE] {
        let caller = machine.compare();
        assert!(
            caller[0].contains("<f+8>"),
            "{}: {caller:?}",
            machine.target
        );
    }
}

/// A linker rejects objects for RISC-V whose flags state another calling convention.
#[test]
fn gdb_shows_registers_of_riscv64_and_linkers_accept_the_object() {
    RISCV64.compare();
    let object = RISCV64.program(Dialect::Dwarf5).with_extension("o");
    let source = object.with_extension("c");
    std::fs::write(&source, "double half(double x) { return x / 2; }").unwrap();
    let compiled = source.with_extension("c.o");
    let mut compiler = Command::new(support::tool("clang"));
    compiler.args(RISCV64.compiler).arg("-mabi=lp64d");
    support::run_ok(compiler.arg("-c").arg(&source).arg("-o").arg(&compiled));
    let mut linker = Command::new(support::tool("ld.lld"));
    linker
        .args(["-e", "f", "-o"])
        .arg(source.with_extension("both"));
    support::run_ok(linker.arg(&object).arg(&compiled));
}

#[test]
fn gdb_shows_registers_of_aarch64_be() {
    AARCH64_BE.compare();
}
