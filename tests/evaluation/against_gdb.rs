//! This library's evaluator beside gdb's: variables of a running program, whose locations are
//! expressions of many kinds, have the bytes that gdb prints of them.
//!
//! The program is written in assembly, its debugging information byte by byte. It sets registers
//! and memory and stops; gdb tells both, which makes the machine that the evaluator runs on, and
//! then prints all variables.

use crate::random::Random;
use crate::support;
use dwarfsmith::Target;
use dwarfsmith::dwarf::{self, Dialect, Encoding, NoNames};
use dwarfsmith::eval::{BaseEncoding, BaseType, ErrorCode, Evaluator, Rules, Snapshot, read_bits};
use dwarfsmith::target::{ByteOrder, Register};
use std::fmt::Write as _;
use std::path::Path;
use std::process::Command;

/// How many variables there are of each kind.
const EACH: usize = 10;

/// Where memory is that the expressions read, and how much of it.
const CELLS: u64 = 0x60_0000;
const CELL_BYTES: usize = 256;

/// What register 5, rdi, holds on entry to the function; by then it holds something else.
const ON_ENTRY: u64 = 0x1122_3344_5566_7788;

/// The names that gdb has for registers 0 to 16.
const REGISTERS: [&str; 17] = [
    "rax", "rdx", "rcx", "rbx", "rsi", "rdi", "rbp", "rsp", "r8", "r9", "r10", "r11", "r12", "r13",
    "r14", "r15", "rip",
];

/// The registers that hold addresses in the middle of the cells; the others but for rsp and rip
/// hold anything.
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

/// Makes an expression in text, and says how many bytes its variable has.
type Kind = fn(&mut Random) -> (String, usize);

/// Kinds of expressions that gdb computes as the standard says.
const KINDS: &[Kind] = &[
    |random| {
        (
            format!(
                "DW_OP_breg{} {}",
                random.pick(&POINTERS),
                random.below(200) as i64 - 100
            ),
            size(random),
        )
    },
    |random| {
        (
            format!("DW_OP_fbreg {}", random.below(200) as i64 - 100),
            size(random),
        )
    },
    |random| {
        (
            format!(
                "DW_OP_addr {:#x}",
                CELLS + random.below(CELL_BYTES - 16) as u64
            ),
            size(random),
        )
    },
    |random| {
        (
            format!(
                "DW_OP_call_frame_cfa, DW_OP_consts {}",
                random.below(24) as i64 - 8
            ) + ", DW_OP_plus",
            8,
        )
    },
    // A pointer is in the first cell.
    |random| {
        (
            format!(
                "DW_OP_addr {CELLS:#x}, DW_OP_deref, DW_OP_plus_uconst {}",
                random.below(100)
            ),
            size(random),
        )
    },
    |random| {
        (
            format!(
                "{}, DW_OP_deref_size {}, DW_OP_stack_value",
                place(random),
                random.pick(&[1, 2, 4, 8])
            ),
            8,
        )
    },
    |random| {
        (
            format!("DW_OP_reg{}", random.below(7)),
            random.pick(&[1, 2, 4, 8]),
        )
    },
    |random| {
        (
            format!("DW_OP_regx {}", 17 + random.below(4)),
            random.pick(&[4, 8, 16]),
        )
    },
    |random| {
        (
            format!(
                "{}, {}, {}, DW_OP_stack_value",
                number(random),
                number(random),
                binary(random)
            ),
            8,
        )
    },
    |random| {
        let operation = random.pick(&[
            "DW_OP_neg",
            "DW_OP_not",
            "DW_OP_abs",
            "DW_OP_plus_uconst 200",
        ]);
        (
            format!("{}, {operation}, DW_OP_stack_value", number(random)),
            random.pick(&[1, 2, 4, 8]),
        )
    },
    |random| {
        let shift = random.pick(&["DW_OP_shl", "DW_OP_shr", "DW_OP_shra"]);
        (
            format!(
                "{}, DW_OP_const1u {}, {shift}, DW_OP_stack_value",
                number(random),
                random.below(64)
            ),
            8,
        )
    },
    |random| {
        let moves = random.pick(&[
            "DW_OP_swap",
            "DW_OP_rot",
            "DW_OP_over",
            "DW_OP_pick 2",
            "DW_OP_dup",
            "DW_OP_drop",
        ]);
        let three = [number(random), number(random), number(random)].join(", ");
        (
            format!("{three}, {moves}, DW_OP_minus, DW_OP_stack_value"),
            8,
        )
    },
    |random| {
        let chosen = random.below(2);
        let text = format!(
            "DW_OP_lit{chosen}, DW_OP_bra :then, {}, DW_OP_skip :end, then: {}, end: DW_OP_stack_value",
            number(random),
            number(random)
        );
        (text, 8)
    },
    // Integers of all types.
    |random| {
        let ty = random.below(8);
        let operation = random.pick(&["plus", "minus", "mul", "and", "or", "xor"]);
        let text = format!(
            "DW_OP_regval_type {} {:#x}, {}, DW_OP_{operation}, DW_OP_stack_value",
            random.pick(&NUMBERS),
            base_type(ty),
            constant(random, ty),
        );
        (text, TYPES[ty].2.into())
    },
    |random| {
        let (from, to) = (random.below(8), random.below(8));
        let text = format!(
            "{}, DW_OP_convert {:#x}, DW_OP_stack_value",
            constant(random, from),
            base_type(to)
        );
        (text, TYPES[to].2.into())
    },
    |random| {
        let ty = random.below(8);
        // What is divided by is no 0; of -1 and the least number of a type no quotient is one of
        // it.
        let divisor = format!(
            "DW_OP_const1u {}, DW_OP_convert {:#x}",
            2 + random.below(100),
            base_type(ty)
        );
        (
            format!(
                "{}, {divisor}, DW_OP_div, DW_OP_stack_value",
                constant(random, ty)
            ),
            TYPES[ty].2.into(),
        )
    },
    |random| {
        let ty = random.below(10);
        let (first, second) = (constant(random, ty), constant(random, ty));
        let comparison = random.pick(&["eq", "ne", "lt", "le", "gt", "ge"]);
        (
            format!("{first}, {second}, DW_OP_{comparison}, DW_OP_stack_value"),
            8,
        )
    },
    |random| {
        let (from, to) = random.pick(&[(6, 9), (9, 6), (4, 8), (8, 5), (7, 6), (0, 1)]);
        let text = format!(
            "{}, DW_OP_reinterpret {:#x}, DW_OP_stack_value",
            constant(random, from),
            base_type(to)
        );
        (text, TYPES[to].2.into())
    },
    // Floating-point numbers.
    |random| {
        let ty = 8 + random.below(2);
        let operation = random.pick(&["plus", "minus", "mul", "div"]);
        let text = format!(
            "{}, {}, DW_OP_{operation}, DW_OP_stack_value",
            constant(random, ty),
            constant(random, ty)
        );
        (text, TYPES[ty].2.into())
    },
    |random| {
        let (from, to) = (8 + random.below(2), 4 + random.below(6));
        let text = format!(
            "{}, DW_OP_convert {:#x}, DW_OP_stack_value",
            constant(random, from),
            base_type(to)
        );
        (text, TYPES[to].2.into())
    },
    |random| {
        let (ty, register) = (8 + random.below(2), 17 + random.below(4));
        let text = format!(
            "DW_OP_regval_type {register} {:#x}, DW_OP_stack_value",
            base_type(ty)
        );
        (text, TYPES[ty].2.into())
    },
    |random| {
        let ty = random.below(10);
        (
            format!(
                "{}, DW_OP_deref_type {} {:#x}, DW_OP_stack_value",
                place(random),
                TYPES[ty].2,
                base_type(ty)
            ),
            TYPES[ty].2.into(),
        )
    },
    |random| {
        let bytes = random.bytes(8);
        let bytes: Vec<String> = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
        (format!("DW_OP_implicit_value <{}>", bytes.join(" ")), 8)
    },
    |random| (format!("{}, DW_OP_stack_value", entry_value(random)), 8),
    // Pieces, of which one may be nowhere.
    |random| {
        (
            format!(
                "{}, {}, {}",
                piece(random, 4),
                piece(random, 2),
                piece(random, 2)
            ),
            8,
        )
    },
    |random| {
        (
            format!(
                "{}, {}, {}",
                piece(random, 8),
                piece(random, 1),
                piece(random, 7)
            ),
            16,
        )
    },
    // Bits that add up to bytes.
    |random| {
        let (first, second) = (1 + random.below(20), 1 + random.below(9));
        let rest = 32 - first - second;
        (
            format!(
                "{}, {}, {}",
                bits(random, first),
                bits(random, second),
                bits(random, rest)
            ),
            4,
        )
    },
];

fn size(random: &mut Random) -> usize {
    random.pick(&[1, 2, 4, 8, 16])
}

/// An address in the cells.
fn place(random: &mut Random) -> String {
    format!(
        "DW_OP_breg{} {}",
        random.pick(&POINTERS),
        random.below(200) as i64 - 100
    )
}

/// A generic value.
fn number(random: &mut Random) -> String {
    match random.below(6) {
        0 => format!("DW_OP_lit{}", random.below(32)),
        1 => format!("DW_OP_const2s {}", random.next() as i16),
        2 => format!("DW_OP_const8u {}", random.number()),
        3 => format!("DW_OP_consts {}", random.number() as i64),
        4 => format!("DW_OP_constu {}", random.number()),
        _ => format!(
            "DW_OP_breg{} {}",
            random.pick(&NUMBERS),
            random.below(200) as i64 - 100
        ),
    }
}

fn binary(random: &mut Random) -> String {
    let operations = [
        "plus", "minus", "mul", "and", "or", "xor", "eq", "ne", "lt", "le", "gt", "ge",
    ];
    // What is divided by is no 0.
    let divisions = [
        "DW_OP_lit1, DW_OP_or, DW_OP_div",
        "DW_OP_lit1, DW_OP_or, DW_OP_mod",
    ];
    if random.chance(20) {
        random.pick(&divisions).into()
    } else {
        format!("DW_OP_{}", random.pick(&operations))
    }
}

/// A constant of a base type: of floating-point types, a number that integers of 32 bits hold.
fn constant(random: &mut Random, ty: usize) -> String {
    let bytes = match ty {
        8 => (random.below(100_000) as f32 / 16.0 - 3000.0)
            .to_le_bytes()
            .to_vec(),
        9 => (random.below(100_000) as f64 / 16.0 - 3000.0)
            .to_le_bytes()
            .to_vec(),
        _ => random.bytes(TYPES[ty].2.into()),
    };
    let bytes: Vec<String> = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
    format!(
        "DW_OP_const_type {:#x} <{}>",
        base_type(ty),
        bytes.join(" ")
    )
}

fn entry_value(random: &mut Random) -> String {
    let after = random.pick(&[
        "DW_OP_nop",
        "DW_OP_not",
        "DW_OP_plus_uconst 7",
        "DW_OP_lit8, DW_OP_shr",
    ]);
    format!("DW_OP_entry_value (DW_OP_reg5), {after}")
}

fn located(random: &mut Random) -> String {
    match random.below(5) {
        0 => format!("DW_OP_reg{}", random.pick(&NUMBERS)),
        1 => place(random),
        2 => format!("DW_OP_const8u {}, DW_OP_stack_value", random.next()),
        3 => "DW_OP_implicit_value <01 23 45 67 89 ab cd ef>".into(),
        _ => String::new(),
    }
}

fn joined(location: String, piece: String) -> String {
    if location.is_empty() {
        piece
    } else {
        format!("{location}, {piece}")
    }
}

fn piece(random: &mut Random, bytes: usize) -> String {
    joined(located(random), format!("DW_OP_piece {bytes}"))
}

fn bits(random: &mut Random, bits: usize) -> String {
    let location = loop {
        let location = located(random);
        // Of a byte of which some bits are nowhere, gdb has none.
        if !location.is_empty() {
            break location;
        }
    };
    joined(
        location,
        format!("DW_OP_bit_piece {bits} {}", random.below(16)),
    )
}

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

/// An assembly file's `.debug_info`, of which the offset in the unit is known at every place.
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

/// What gdb is told to do: a line for each register, for memory and for each variable.
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

/// The bytes in `$1 = {{0x1, 0x2}}`; none for what is optimized out.
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
fn gdb_prints_what_expressions_locate() {
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
    // At the function's start the return address is all that is on the stack.
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
