//! Registers of big-endian machines: the values that gdb reads, the values that this library's
//! evaluator reads, and the expected values, computed by hand from DWARF 5 section 2.6.1.2.
//!
//! The programs are written in assembly, with their debugging information byte by byte, for 64-bit
//! Arm and 32-bit PowerPC. They set two registers and stop in qemu; gdb prints one variable for
//! each expression. If gdb (at least up to version 13) contradicts the standard, the table has
//! gdb's value, too: lowering must not write such a form for gdb.

use crate::one_variable;
use crate::one_variable::Build;
use crate::support;
use crate::support::emulator::Emulator;
use dwarfsmith::dwarf::{self, Dialect, Encoding, NoNames};
use dwarfsmith::eval::{Evaluator, Rules, Snapshot, read_bits};
use dwarfsmith::lower::DegradationReason;
use dwarfsmith::markers::{Referrer, RegisterPart};
use dwarfsmith::target::Register;
use dwarfsmith::{Target, Type};
use std::fmt::Write as _;
use std::path::Path;
use std::process::Command;

/// A machine, with the tools that compile for it and run it.
struct Machine {
    name: &'static str,
    target: &'static str,
    assembler: (&'static str, &'static [&'static str]),
    linker: (&'static str, &'static [&'static str]),
    emulator: &'static str,
    /// Fills the registers.
    code: &'static str,
    address_bytes: usize,
    /// The resulting values of two registers.
    registers: [(u16, &'static str); 2],
}

const ARM: Machine = Machine {
    name: "aarch64_be",
    target: "aarch64-be",
    assembler: ("aarch64-linux-gnu-as", &["-EB"]),
    linker: ("aarch64-linux-gnu-ld", &["-EB", "-m", "aarch64linuxb"]),
    emulator: "qemu-aarch64_be",
    code: "movz x0, #0x8899\n movk x0, #0x6677, lsl 16\n movk x0, #0x4455, lsl 32\n movk x0, #0x2233, lsl 48\n movz x1, #0xf00d",
    address_bytes: 8,
    registers: [(0, "2233445566778899"), (1, "000000000000f00d")],
};

const POWER: Machine = Machine {
    name: "ppc",
    target: "generic32-be",
    assembler: ("powerpc-linux-gnu-as", &["-a32", "-be"]),
    linker: ("powerpc-linux-gnu-ld", &["-m", "elf32ppclinux"]),
    emulator: "qemu-ppc",
    code: "lis 3, 0x2233\n ori 3, 3, 0x4455\n li 4, 0x700d",
    address_bytes: 4,
    registers: [(3, "22334455"), (4, "0000700d")],
};

/// An expression, and the bytes of its variable. `int` has four bytes, others are structs of bytes.
struct Row {
    expression: &'static str,
    is_int: bool,
    want: &'static str,
    /// gdb's value, if it differs.
    gdb: &'static str,
}

const fn row(expression: &'static str, want: &'static str) -> Row {
    Row {
        expression,
        is_int: false,
        want,
        gdb: want,
    }
}

const fn int(expression: &'static str, want: &'static str) -> Row {
    Row {
        expression,
        is_int: true,
        want,
        gdb: want,
    }
}

const fn misread(expression: &'static str, want: &'static str, gdb: &'static str) -> Row {
    Row {
        expression,
        is_int: false,
        want,
        gdb,
    }
}

/// Register 0 is 0x2233445566778899, register 1 is 0xf00d.
const ARM_ROWS: &[Row] = &[
    // A value smaller than the register is its low bits.
    int("DW_OP_reg0", "66778899"),
    row("DW_OP_reg0", "99"),
    row("DW_OP_reg0", "8899"),
    row("DW_OP_reg0", "66778899"),
    row("DW_OP_reg0", "2233445566778899"),
    // So is a piece.
    row("DW_OP_reg0, DW_OP_piece 2", "8899"),
    row(
        "DW_OP_reg0, DW_OP_piece 2, DW_OP_reg1, DW_OP_piece 2",
        "8899f00d",
    ),
    row(
        "DW_OP_reg0, DW_OP_piece 8, DW_OP_reg1, DW_OP_piece 1",
        "22334455667788990d",
    ),
    // A bit piece counts from the least significant bit.
    row(
        "DW_OP_reg0, DW_OP_bit_piece 16 0, DW_OP_reg0, DW_OP_bit_piece 16 16",
        "88996677",
    ),
    row("DW_OP_reg0, DW_OP_bit_piece 8 8", "88"),
    int("DW_OP_reg0, DW_OP_bit_piece 32 16", "44556677"),
    // 0x889 and 0x0f00d.
    row(
        "DW_OP_reg0, DW_OP_bit_piece 12 4, DW_OP_reg1, DW_OP_bit_piece 20 0",
        "8890f00d",
    ),
    // gdb counts a piece that ends with the most significant bit from there down.
    misread("DW_OP_reg0, DW_OP_bit_piece 32 32", "22334455", "66778899"),
    misread(
        "DW_OP_reg0, DW_OP_bit_piece 16 48, DW_OP_reg0, DW_OP_piece 2",
        "22338899",
        "88998899",
    ),
    // Values: the least significant bits of a stack value, implicit bytes from the first on.
    row(
        "DW_OP_breg0 0, DW_OP_const1u 32, DW_OP_shr, DW_OP_stack_value, DW_OP_bit_piece 32 0",
        "22334455",
    ),
    row("DW_OP_implicit_value <01 02 03 04>", "01020304"),
    row(
        "DW_OP_implicit_value <01 02>, DW_OP_piece 2, DW_OP_reg0, DW_OP_piece 2",
        "01028899",
    ),
    // "… using the least significant bits of that value": gdb uses the first bytes of implicit
    // bytes.
    misread(
        "DW_OP_implicit_value <01 02 03 04>, DW_OP_bit_piece 16 0",
        "0304",
        "0102",
    ),
    row(
        "DW_OP_const2u 0x304, DW_OP_stack_value, DW_OP_bit_piece 16 0",
        "0304",
    ),
    int(
        "DW_OP_breg1 1, DW_OP_const8u 0xffffffffffff, DW_OP_and, DW_OP_stack_value, DW_OP_bit_piece 32 0",
        "0000f00e",
    ),
];

/// Register 3 is 0x22334455, register 4 is 0x700d.
const POWER_ROWS: &[Row] = &[
    int("DW_OP_reg3", "22334455"),
    row("DW_OP_reg3", "55"),
    row("DW_OP_reg3", "4455"),
    row("DW_OP_reg3", "22334455"),
    row(
        "DW_OP_reg3, DW_OP_piece 1, DW_OP_reg4, DW_OP_piece 2",
        "55700d",
    ),
    row(
        "DW_OP_reg4, DW_OP_piece 2, DW_OP_reg3, DW_OP_piece 4",
        "700d22334455",
    ),
    row(
        "DW_OP_reg3, DW_OP_bit_piece 8 8, DW_OP_reg3, DW_OP_bit_piece 8 16",
        "4433",
    ),
    // 0x445, then the low 4 bits of 0x700d.
    row(
        "DW_OP_reg3, DW_OP_bit_piece 12 4, DW_OP_reg4, DW_OP_bit_piece 4 0",
        "445d",
    ),
    misread("DW_OP_reg3, DW_OP_bit_piece 16 16", "2233", "4455"),
    row(
        "DW_OP_breg3 0, DW_OP_lit16, DW_OP_shr, DW_OP_stack_value, DW_OP_bit_piece 16 0",
        "2233",
    ),
];

fn bytes(hex: &str) -> Vec<u8> {
    (0..hex.len() / 2)
        .map(|index| u8::from_str_radix(&hex[index * 2..][..2], 16).unwrap())
        .collect()
}

impl Machine {
    fn target(&self) -> Target {
        Target::by_name(self.target).unwrap()
    }

    fn encode(&self, expression: &str) -> Vec<u8> {
        dwarf::parse_operations(
            Encoding::new(Dialect::Dwarf5, self.target()),
            expression,
            &NoNames,
        )
        .unwrap()
    }

    /// The value of a variable of a given size in bytes, as the evaluator reads it.
    fn evaluated(&self, expression: &[u8], size: usize) -> Vec<u8> {
        let mut machine = Snapshot::new(self.target());
        for (register, hex) in self.registers {
            machine.set_register(Register(register), bytes(hex));
        }
        let encoding = Encoding::new(Dialect::Dwarf5, self.target());
        let location = Evaluator::new(encoding, Rules::Dwarf5)
            .location(&machine, expression, &[])
            .unwrap();
        read_bits(&machine, encoding.order, &location, size as u128 * 8).unwrap()
    }

    /// A program with a variable for each expression and size.
    fn program(&self, variables: &[(Vec<u8>, usize, bool)]) -> String {
        let address = if self.address_bytes == 8 {
            ".8byte"
        } else {
            ".4byte"
        };
        let mut text = format!(
            ".text\n.globl _start\n_start:\n {}\nstop:\n nop\n b stop\n.Lend:\n\
             .section .debug_abbrev,\"\",%progbits\n \
             .byte 1, 0x11, 1, 0x03, 0x08, 0x11, 0x01, 0x12, 0x06, 0x13, 0x0b, 0, 0\n \
             .byte 2, 0x24, 0, 0x03, 0x08, 0x0b, 0x0b, 0x3e, 0x0b, 0, 0\n \
             .byte 3, 0x2e, 1, 0x03, 0x08, 0x11, 0x01, 0x12, 0x06, 0, 0\n \
             .byte 4, 0x34, 0, 0x03, 0x08, 0x49, 0x13, 0x02, 0x18, 0, 0\n \
             .byte 5, 0x01, 1, 0x49, 0x13, 0, 0\n \
             .byte 6, 0x21, 0, 0x37, 0x0b, 0, 0\n \
             .byte 0\n\
             .section .debug_info,\"\",%progbits\n.Linfo:\n .4byte .Lunit_end - .Lunit\n.Lunit:\n .2byte 5\n .byte 1, {}\n \
             .4byte 0\n .byte 1\n .asciz \"t.c\"\n {address} _start\n .4byte .Lend - _start\n .byte 0x0c\n\
             .Lint:\n .byte 2\n .asciz \"int\"\n .byte 4, 5\n\
             .Lbyte:\n .byte 2\n .asciz \"byte\"\n .byte 1, 8\n",
            self.code, self.address_bytes
        );
        for size in 1..=16 {
            let _ = write!(
                text,
                ".Lbytes{size}:\n .byte 5\n .4byte .Lbyte - .Linfo\n .byte 6, {size}, 0\n"
            );
        }
        let _ = write!(
            text,
            " .byte 3\n .asciz \"_start\"\n {address} _start\n .4byte .Lend - _start\n"
        );
        for (index, (expression, size, is_int)) in variables.iter().enumerate() {
            let ty = if *is_int {
                "int".to_owned()
            } else {
                format!("bytes{size}")
            };
            let list: Vec<String> = expression.iter().map(u8::to_string).collect();
            let _ = write!(
                text,
                " .byte 4\n .asciz \"v{index}\"\n .4byte .L{ty} - .Linfo\n .byte {}\n .byte {}\n",
                expression.len(),
                list.join(", ")
            );
        }
        text + " .byte 0, 0\n.Lunit_end:\n"
    }

    /// The value of each variable as gdb prints it, as bytes in the order of memory.
    fn gdb(&self, name: &str, variables: &[(Vec<u8>, usize, bool)]) -> Vec<String> {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("big-endian");
        std::fs::create_dir_all(&folder).unwrap();
        let file = |suffix: &str| folder.join(format!("{}-{name}{suffix}", self.name));
        std::fs::write(file(".s"), self.program(variables)).unwrap();
        let object = file(".o");
        let mut assembler = Command::new(support::tool(self.assembler.0));
        support::run_ok(
            assembler
                .args(self.assembler.1)
                .arg("-o")
                .arg(&object)
                .arg(file(".s")),
        );
        let mut linker = Command::new(support::tool(self.linker.0));
        support::run_ok(
            linker
                .args(self.linker.1)
                .arg("-o")
                .arg(file(""))
                .arg(&object),
        );
        // The path of a socket must be short.
        let socket =
            std::env::temp_dir().join(format!("be-{}-{}-{name}", std::process::id(), self.name));
        let _emulator = Emulator::start(self.emulator, &file(""), &socket);
        let mut gdb = Command::new(support::tool("gdb-multiarch"));
        gdb.args([
            "-nx",
            "-batch",
            "-ex",
            "set print repeats unlimited",
            "-ex",
            "set confirm off",
        ]);
        gdb.args([
            "-ex".to_owned(),
            format!("target remote {}", socket.display()),
        ]);
        gdb.args(["-ex", "break stop", "-ex", "continue"]);
        for index in 0..variables.len() {
            gdb.args(["-ex".to_owned(), format!("print/x v{index}")]);
        }
        let printed = support::run_ok(gdb.args(["-ex", "kill"]).arg(file("")));
        let values: Vec<_> = printed
            .lines()
            .filter_map(|line| line.strip_prefix('$')?.split_once(" = "))
            .collect();
        assert_eq!(values.len(), variables.len(), "{printed}");
        values.into_iter().map(|(_, value)| hex(value)).collect()
    }

    fn compare(&self, rows: &[Row]) {
        let encoded = |row: &Row| (self.encode(row.expression), row.want.len() / 2, row.is_int);
        let variables: Vec<_> = rows.iter().map(encoded).collect();
        for (row, (expression, size, _)) in rows.iter().zip(&variables) {
            assert_eq!(
                self.evaluated(expression, *size),
                bytes(row.want),
                "{}: {}",
                self.name,
                row.expression
            );
        }
        for (row, printed) in rows.iter().zip(self.gdb("forms", &variables)) {
            assert_eq!(printed, row.gdb, "{}: gdb: {}", self.name, row.expression);
        }
    }
}

/// `0x66778899`, or `{0x88, 0x99}`, as digits.
pub fn hex(value: &str) -> String {
    match value.strip_prefix('{') {
        None => format!("{:0>8}", value.trim_start_matches("0x")),
        Some(list) => {
            let list = list.trim_end_matches('}').split(", ");
            list.map(|byte| format!("{:0>2}", byte.trim_start_matches("0x")))
                .collect()
        }
    }
}

#[test]
fn gdb_and_the_evaluator_read_registers_of_aarch64_be() {
    ARM.compare(ARM_ROWS);
}

#[test]
fn gdb_and_the_evaluator_read_registers_of_powerpc() {
    POWER.compare(POWER_ROWS);
}

/// The DWARF 5 operations to which an expression over a referrer is lowered, and the degradation.
fn lowered(
    machine: &Machine,
    bytes: usize,
    referrer: Referrer,
    build: Build,
) -> (Vec<u8>, Vec<DegradationReason>) {
    let lowered = one_variable::lowered(
        machine.target(),
        Dialect::Dwarf5,
        bytes as u64 * 8,
        referrer,
        build,
    );
    assert_eq!(lowered.gaps, 0, "an expression that stands alone");
    let reasons = lowered.reasons;
    (
        lowered
            .bytes
            .unwrap_or_else(|| panic!("nowhere: {reasons:?}")),
        reasons,
    )
}

/// gdb and the evaluator read the operations that are lowered for a big-endian machine correctly.
#[test]
fn lowered_registers_are_read_correctly() {
    let first = |machine: &Machine| Register(machine.registers[0].0);
    let part = |machine: &Machine, bit_offset: u16, bits: u32| {
        Referrer::Register(RegisterPart {
            register: first(machine),
            bit_offset,
            bits,
        })
    };
    const I64: Type = Type::int(64);
    const U32: Type = Type::uint(32);
    const U16: Type = Type::uint(16);
    const U8: Type = Type::uint(8);
    fn vector(count: u32, element: Type) -> Type {
        Type::vector(count, element).unwrap()
    }
    // Offsets of parts count from the least significant bit; an object's bytes are in the order of
    // memory.
    let arm: [(Referrer, Build, &str, &[DegradationReason]); 12] = [
        (part(&ARM, 0, 0), |b| b.referrer(U32), "66778899", &[]),
        (part(&ARM, 0, 16), |b| b.referrer(U16), "8899", &[]),
        (part(&ARM, 16, 32), |b| b.referrer(U32), "44556677", &[]),
        (
            part(&ARM, 0, 0),
            |b| b.referrer(I64),
            "2233445566778899",
            &[],
        ),
        // Only as a value, since gdb reads another part of the register for this location.
        (
            part(&ARM, 32, 32),
            |b| b.referrer(U32),
            "22334455",
            &[DegradationReason::Misread],
        ),
        // Byte 1 of an object of four: 66 77 88 99.
        (
            part(&ARM, 0, 0),
            |b| b.referrer(U32)?.constant(I64, 1)?.byte_offset(U8),
            "77",
            &[],
        ),
        // The first half of an object of eight bytes.
        (
            part(&ARM, 0, 0),
            |b| b.referrer(I64)?.constant(I64, 0)?.byte_offset(U32),
            "22334455",
            &[DegradationReason::Misread],
        ),
        // The last byte, then the first.
        (
            part(&ARM, 0, 0),
            |b| {
                b.referrer(U32)?.constant(I64, 3)?.byte_offset(U8)?;
                b.referrer(U32)?
                    .constant(I64, 0)?
                    .byte_offset(U8)?
                    .composite(2, U16)
            },
            "9966",
            &[],
        ),
        (
            part(&ARM, 0, 0),
            |b| b.referrer(I64)?.constant(I64, 1)?.add(),
            "223344556677889a",
            &[],
        ),
        // Element 0 of a vector is first in memory, and in the lowest bits of its constant; gdb
        // reads a vector of two elements as it does bytes, from the first on.
        (
            Referrer::Undefined,
            |b| b.constant_bytes(vector(2, U16), &[2, 1, 4, 3]),
            "01020304",
            &[],
        ),
        (
            Referrer::Undefined,
            |b| b.constant_bytes(vector(3, U8), &[1, 2, 3]),
            "010203",
            &[],
        ),
        (
            Referrer::Undefined,
            |b| {
                b.constant_bytes(
                    vector(4, U32),
                    &[1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 4, 0, 0, 0],
                )
            },
            "00000001000000020000000300000004",
            &[],
        ),
    ];
    let power: [(Referrer, Build, &str, &[DegradationReason]); 4] = [
        (part(&POWER, 0, 0), |b| b.referrer(U16), "4455", &[]),
        (part(&POWER, 8, 8), |b| b.referrer(U8), "44", &[]),
        (
            part(&POWER, 16, 16),
            |b| b.referrer(U16),
            "2233",
            &[DegradationReason::Misread],
        ),
        (
            part(&POWER, 0, 0),
            |b| b.referrer(U32)?.constant(I64, 1)?.byte_offset(U8),
            "33",
            &[],
        ),
    ];
    for (machine, rows) in [(&ARM, &arm[..]), (&POWER, &power[..])] {
        let mut variables = Vec::new();
        for (referrer, build, want, reasons) in rows {
            let (expression, lost) = lowered(machine, want.len() / 2, *referrer, *build);
            assert_eq!((lost.as_slice(), want), (*reasons, want));
            assert_eq!(
                machine.evaluated(&expression, want.len() / 2),
                bytes(want),
                "{}: {want}",
                machine.name
            );
            variables.push((expression, want.len() / 2, false));
        }
        let printed = machine.gdb("lowered", &variables);
        let wanted: Vec<_> = rows.iter().map(|(_, _, want, _)| *want).collect();
        assert_eq!(printed, wanted, "{}", machine.name);
    }
}
