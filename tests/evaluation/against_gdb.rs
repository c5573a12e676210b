//! This library's evaluator against gdb's: the the variables of a running program, whose locations
//! are expressions of many kinds, must have the bytes that gdb prints.
//!
//! The program is written in assembly, its debugging information byte by byte. It sets registers
//! and memory and stops. gdb prints both, from which the test builds the machine for the evaluator;
//! then gdb prints all variables.

mod kinds;

use crate::random::Random;
use crate::support;
use dwarfsmith::Target;
use dwarfsmith::dwarf::{self, Dialect, Encoding, NoNames};
use dwarfsmith::eval::{BaseEncoding, BaseType, ErrorCode, Evaluator, Rules, Snapshot, read_bits};
use dwarfsmith::target::{ByteOrder, Register};
use kinds::KINDS;
use std::fmt::Write as _;
use std::path::Path;
use std::process::Command;

/// The number of variables of each kind.
const EACH: usize = 10;

/// The address and the size of the memory that the expressions read.
const CELLS: u64 = 0x60_0000;
const CELL_BYTES: usize = 256;

/// The contents of register 5, rdi, on entry to the function; it is overwritten before the stop.
const ON_ENTRY: u64 = 0x1122_3344_5566_7788;

/// The names that gdb has for registers 0 to 16.
const REGISTERS: [&str; 17] = [
    "rax", "rdx", "rcx", "rbx", "rsi", "rdi", "rbp", "rsp", "r8", "r9", "r10", "r11", "r12", "r13",
    "r14", "r15", "rip",
];

/// The registers that hold addresses in the middle of the cells; the others except rsp and rip hold
/// any number.
const POINTERS: [usize; 6] = [3, 6, 8, 9, 10, 11];
const NUMBERS: [usize; 7] = [0, 1, 2, 4, 12, 13, 14];

/// The base types: DWARF's encoding, this library's, and the size in bytes.
const TYPES: [(u8, BaseEncoding, u8); 10] = [
    (0x05, BaseEncoding::Signed, 1),
    (0x07, BaseEncoding::Unsigned, 1),
    (0x05, BaseEncoding::Signed, 2),
    (0x07, BaseEncoding::Unsigned, 2),
    (0x05, BaseEncoding::Signed, 4),
    (0x07, BaseEncoding::Unsigned, 4),
    (0x05, BaseEncoding::Signed, 8),
    (0x07, BaseEncoding::Unsigned, 8),
    (0x04, BaseEncoding::Float, 4),
    (0x04, BaseEncoding::Float, 8),
];

/// The offset in the unit of a base type's entry: after the header of 12 bytes and the unit's entry
/// of 1 + 2 + 2 + 8 + 8, entries of 5 bytes (code, encoding, size, a name of one letter).
fn base_type(index: usize) -> u64 {
    33 + 5 * index as u64
}

/// Makes an expression in text, and returns the size of its variable in bytes.
type Kind = fn(&mut Random) -> (String, usize);

struct Variable {
    text: String,
    expression: Vec<u8>,
    bytes: usize,
}

fn encoding() -> Encoding {
    Encoding::new(Dialect::Dwarf5, Target::X86_64)
}

fn variables(random: &mut Random) -> Vec<Variable> {
    let mut variables = Vec::new();
    for kind in KINDS {
        for _ in 0..EACH {
            let (text, bytes) = kind(random);
            let expression = dwarf::parse_operations(encoding(), &text, &NoNames)
                .unwrap_or_else(|error| panic!("{text}: {error}"));
            variables.push(Variable {
                text,
                expression,
                bytes,
            });
        }
    }
    variables
}

/// Unsigned LEB128.
fn uleb(mut number: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    while number >= 0x80 {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
    bytes
}

/// An assembly file's `.debug_info`, with the offset in the unit known at every place.
#[derive(Default)]
struct Info {
    text: String,
    at: usize,
}

impl Info {
    fn bytes(&mut self, bytes: &[u8]) {
        for byte in bytes {
            writeln!(self.text, ".byte {byte}").unwrap();
        }
        self.at += bytes.len();
    }

    fn quad(&mut self, symbol: &str) {
        writeln!(self.text, ".quad {symbol}").unwrap();
        self.at += 8;
    }

    fn name(&mut self, name: &str) {
        self.bytes(name.as_bytes());
        self.bytes(&[0]);
    }

    fn block(&mut self, bytes: &[u8]) {
        self.bytes(&uleb(bytes.len()));
        self.bytes(bytes);
    }

    fn reference(&mut self, offset: usize) {
        self.bytes(&(offset as u32).to_le_bytes());
    }
}

/// Abbreviations: code, tag, children, attributes with forms (DWARF 5 section 7.5). Forms: addr
/// 0x01, data2 0x05, data8 0x07, string 0x08, data1 0x0b, ref4 0x13, exprloc 0x18.
#[rustfmt::skip]
const ABBREVIATIONS: &[&[u8]] = &[
    &[1, 0x11, 1, /* name */ 0x03, 0x08, /* language */ 0x13, 0x05, /* low_pc */ 0x11, 0x01, /* high_pc */ 0x12, 0x07, 0, 0],
    &[2, 0x24, 0, /* encoding */ 0x3e, 0x0b, /* byte_size */ 0x0b, 0x0b, /* name */ 0x03, 0x08, 0, 0],
    &[3, 0x01, 1, /* type */ 0x49, 0x13, 0, 0],
    &[4, 0x21, 0, /* count */ 0x37, 0x0b, 0, 0],
    &[5, 0x2e, 1, /* name */ 0x03, 0x08, /* low_pc */ 0x11, 0x01, /* high_pc */ 0x12, 0x07, /* frame_base */ 0x40, 0x18, 0, 0],
    &[6, 0x34, 0, /* name */ 0x03, 0x08, /* type */ 0x49, 0x13, /* location */ 0x02, 0x18, 0, 0],
    &[7, 0x48, 1, /* call_return_pc */ 0x7d, 0x01, /* call_origin */ 0x7f, 0x13, 0, 0],
    &[8, 0x49, 0, /* location */ 0x02, 0x18, /* call_value */ 0x7e, 0x18, 0, 0],
    &[0],
];

fn program(random: &mut Random, variables: &[Variable]) -> String {
    let mut info = Info::default();
    info.text
        .push_str(".section .debug_info\n.long 2f - 1f\n1:\n");
    info.at = 4;
    info.bytes(&[5, 0, 1, 8, 0, 0, 0, 0]);
    // The unit, in C.
    info.bytes(&[1]);
    info.name("c");
    info.bytes(&[0x1d, 0]);
    info.quad("_start");
    info.quad("end - _start");
    for (index, (encoding, _, bytes)) in TYPES.iter().enumerate() {
        assert_eq!(info.at as u64, base_type(index));
        info.bytes(&[2, *encoding, *bytes]);
        info.name(["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"][index]);
    }
    // Arrays of unsigned bytes.
    let arrays = [1, 2, 4, 8, 16].map(|count| {
        let at = info.at;
        info.bytes(&[3]);
        info.reference(base_type(1) as usize);
        info.bytes(&[4, count, 0]);
        (usize::from(count), at)
    });
    let probe = info.at;
    info.bytes(&[5]);
    info.name("probe");
    info.quad("probe");
    info.quad("end - probe");
    info.block(&frame_base());
    for (index, variable) in variables.iter().enumerate() {
        info.bytes(&[6]);
        info.name(&format!("v{index}"));
        info.reference(
            arrays
                .iter()
                .find(|(count, _)| *count == variable.bytes)
                .expect("a size of an array")
                .1,
        );
        info.block(&variable.expression);
    }
    info.bytes(&[0, 5]);
    info.name("_start");
    info.quad("_start");
    info.quad("probe - _start");
    info.block(&frame_base());
    info.bytes(&[7]);
    info.quad("returned");
    info.reference(probe);
    // rdi was a constant: DW_OP_reg5, DW_OP_const8u.
    info.bytes(&[8]);
    info.block(&[0x55]);
    info.block(&[&[0x0e], &ON_ENTRY.to_le_bytes()[..]].concat());
    info.bytes(&[0, 0, 0]);

    let mut text =
        String::from(".globl _start\n.text\n_start:\n.cfi_startproc\n.cfi_undefined rip\n");
    for (number, name) in REGISTERS.iter().enumerate() {
        let value = match number {
            5 => ON_ENTRY,
            7 | 16 => continue,
            _ if POINTERS.contains(&number) => {
                CELLS + CELL_BYTES as u64 / 2 + random.below(12) as u64
            }
            _ => random.number(),
        };
        writeln!(text, "movabs ${value:#x}, %{name}").unwrap();
    }
    for number in 0..4 {
        writeln!(
            text,
            "movups {:#x}, %xmm{number}",
            CELLS + 16 * (number + 3)
        )
        .unwrap();
    }
    text.push_str("push $0x1234567\ncall probe\nreturned:\nmov $60, %eax\nxor %edi, %edi\nsyscall\n.cfi_endproc\n");
    text.push_str("probe:\n.cfi_startproc\nmov $3, %edi\nstop:\nnop\nret\n.cfi_endproc\nend:\n");
    text.push_str(".section .cells, \"aw\"\n");
    let cells = [
        &(CELLS + 24).to_le_bytes()[..],
        &random.bytes(CELL_BYTES - 8),
    ]
    .concat();
    cells
        .iter()
        .for_each(|byte| writeln!(text, ".byte {byte}").unwrap());
    text.push_str(".section .debug_abbrev\n");
    ABBREVIATIONS
        .concat()
        .iter()
        .for_each(|byte| writeln!(text, ".byte {byte}").unwrap());
    text + &info.text + "2:\n"
}

fn frame_base() -> Vec<u8> {
    dwarf::parse_operations(encoding(), "DW_OP_breg3 4", &NoNames).unwrap()
}

/// The commands for gdb: a line for each register, for memory and for each variable.
fn script(count: usize) -> String {
    format!(
        "import gdb
def tell(name, command):
    try:
        said = gdb.execute(command, to_string=True)
    except gdb.error as error:
        said = 'error: %s' % error
    print('%s|%s' % (name, ' '.join(said.split())))
for setting in ['confirm off', 'print elements unlimited', 'print repeats unlimited', 'width 0', 'height 0']:
    gdb.execute('set ' + setting)
gdb.execute('break *stop')
gdb.execute('run')
for number, name in enumerate('{registers}'.split()):
    tell('register %d' % number, 'print/x $' + name)
for number in range(4):
    tell('register %d' % (17 + number), 'print/x $xmm%d.v16_int8' % number)
tell('cells', 'print/x *(unsigned char (*)[{CELL_BYTES}]) {CELLS}')
tell('stack', 'print/x *(unsigned char (*)[64]) ($rsp - 8)')
for index in range({count}):
    tell('v%d' % index, 'print/x v%d' % index)
",
        registers = REGISTERS.join(" ")
    )
}

/// The bytes in `$1 = {{0x1, 0x2}}`; `None` for an optimized-out value.
fn bytes(said: &str) -> Option<Vec<Option<u8>>> {
    let list = said
        .split_once("= ")?
        .1
        .strip_prefix('{')?
        .strip_suffix('}')?;
    let byte = |text: &str| match text.trim() {
        "<optimized out>" => Some(None),
        text => Some(Some(u8::from_str_radix(text.strip_prefix("0x")?, 16).ok()?)),
    };
    list.split(',').map(byte).collect()
}

fn known(said: &str) -> Vec<u8> {
    bytes(said)
        .and_then(|bytes| bytes.into_iter().collect())
        .unwrap_or_else(|| panic!("gdb does not know: {said}"))
}

#[test]
fn gdb_prints_the_bytes_of_locations() {
    let mut random = Random(3);
    let variables = variables(&mut random);
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join("gdb");
    std::fs::create_dir_all(&directory).unwrap();
    let [source, program_file, commands] =
        ["program.s", "program", "commands.py"].map(|name| directory.join(name));
    std::fs::write(&source, program(&mut random, &variables)).unwrap();
    std::fs::write(&commands, script(variables.len())).unwrap();
    let mut link = Command::new(support::tool("cc"));
    link.args([
        "-nostdlib",
        "-static",
        "-no-pie",
        &format!("-Wl,--section-start=.cells={CELLS:#x}"),
        "-o",
    ]);
    support::run_ok(link.arg(&program_file).arg(&source));
    let mut gdb = Command::new(support::tool("gdb"));
    let said = support::run_ok(
        gdb.args(["-nx", "-q", "-batch", "-x"])
            .arg(&commands)
            .arg(&program_file),
    );
    let told = |name: &str| {
        let line = said
            .lines()
            .find_map(|line| line.strip_prefix(name)?.strip_prefix('|'));
        line.unwrap_or_else(|| panic!("gdb does not tell {name}:\n{said}"))
    };

    let mut machine = Snapshot::new(Target::X86_64);
    let mut stack = 0;
    for (number, name) in REGISTERS.into_iter().enumerate() {
        let text = told(&format!("register {number}"));
        let value = text
            .split_once("= 0x")
            .and_then(|(_, digits)| u64::from_str_radix(digits, 16).ok());
        let value = value.unwrap_or_else(|| panic!("gdb does not know {name}: {text}"));
        machine.set_register(Register(number as u16), value.to_le_bytes().to_vec());
        stack = if number == 7 { value } else { stack };
    }
    for number in 17..21 {
        machine.set_register(Register(number), known(told(&format!("register {number}"))));
    }
    machine.set_memory(0, CELLS, &known(told("cells")));
    machine.set_memory(0, stack - 8, &known(told("stack")));
    machine.set_frame_register(1, Register(5), ON_ENTRY.to_le_bytes().to_vec());
    machine.set_entry_frame(1);
    machine.set_frame_base(frame_base());
    // At the function's start, the stack holds only the return address.
    machine.set_canonical_frame_address(
        dwarf::parse_operations(encoding(), "DW_OP_breg7 8", &NoNames).unwrap(),
    );
    for (index, (_, encoding, bytes)) in TYPES.into_iter().enumerate() {
        machine.set_base_type(
            base_type(index),
            BaseType {
                encoding,
                byte_size: bytes.into(),
                order: None,
            },
        );
    }

    let mut evaluator = Evaluator::new(encoding(), Rules::Dwarf5);
    let mut mistakes = Vec::new();
    for (index, variable) in variables.iter().enumerate() {
        let said = told(&format!("v{index}"));
        let theirs = match said.ends_with("= <optimized out>") {
            true => Some(vec![None; variable.bytes]),
            false => bytes(said),
        };
        let ours: Result<Vec<Option<u8>>, _> = evaluator
            .location(&machine, &variable.expression, &[])
            .and_then(|location| {
                let byte = |index: usize| {
                    let location = location.moved(8 * index as i128)?;
                    match read_bits(&machine, ByteOrder::Little, &location, 8) {
                        Ok(byte) => Ok(Some(byte[0])),
                        Err(error) if error.code == ErrorCode::UndefinedData => Ok(None),
                        Err(error) => Err(error),
                    }
                };
                (0..variable.bytes).map(byte).collect()
            });
        if theirs.is_none() || ours.as_ref().ok() != theirs.as_ref() {
            mistakes.push(format!(
                "{} ({} bytes)\n  ours {ours:02x?}\n  gdb  {said}",
                variable.text, variable.bytes
            ));
        }
    }
    println!("{} variables", variables.len());
    assert!(
        mistakes.is_empty(),
        "{} of {} differ:\n{}",
        mistakes.len(),
        variables.len(),
        mistakes.join("\n")
    );
}
