//! The tables of `docs/dialects.md`: the forms that lowering writes in each dialect, and the
//! readers of each form. The test computes both tables, from lowering and from the readers' output,
//! and compares them with the document; `UPDATE_DIALECTS=1` writes them there.

use crate::one_variable;
use crate::one_variable::Build;
use crate::support;
use dwarfsmith::dwarf::{self, Dialect, Encoding, NoNames};
use dwarfsmith::markers::{Referrer, RegisterPart};
use dwarfsmith::{Target, Type};
use std::fmt::Write as _;
use std::path::Path;
use std::process::Command;

const ENCODING: Encoding = Encoding::new(Dialect::Dwarf5, Target::X86_64);

/// A form, the type of its variable, and the output of a debugger that reads it: rbx is
/// 0x1122334455667788.
const FORMS: [(&str, &str, &str); 25] = [
    ("DW_OP_reg3", "int", "1432778632"),
    (
        "DW_OP_breg3 0, DW_OP_lit8, DW_OP_shr, DW_OP_stack_value",
        "int",
        "1146447479",
    ),
    ("DW_OP_lit7, DW_OP_stack_value", "int", "7"),
    (
        "DW_OP_reg3, DW_OP_piece 4, DW_OP_lit7, DW_OP_stack_value, DW_OP_piece 4",
        "pair",
        "a = 1432778632, b = 7",
    ),
    (
        "DW_OP_reg3, DW_OP_piece 4, DW_OP_implicit_value <07 00 00 00>, DW_OP_piece 4",
        "pair",
        "a = 1432778632, b = 7",
    ),
    (
        "DW_OP_reg3, DW_OP_piece 4, DW_OP_reg3, DW_OP_bit_piece 32 0",
        "pair",
        "a = 1432778632, b = 1432778632",
    ),
    (
        "DW_OP_reg3, DW_OP_piece 4, DW_OP_breg3 0, DW_OP_const1u 32, DW_OP_shr, DW_OP_stack_value, DW_OP_piece 4",
        "pair",
        "a = 1432778632, b = 287454020",
    ),
    ("DW_OP_reg3, DW_OP_bit_piece 32 8", "int", "1146447479"),
    (
        "DW_OP_implicit_value <00 00 00 00 00 00 0a 40>",
        "double",
        "3.25",
    ),
    (
        "DW_OP_const8u 0x400a000000000000, DW_OP_stack_value",
        "double",
        "3.25",
    ),
    (
        "DW_OP_implicit_value <00 00 00 00 00 00 0a 40>, DW_OP_piece 8, DW_OP_reg3, DW_OP_piece 4",
        "wide",
        "d = 3.25, i = 1432778632",
    ),
    (
        "DW_OP_const8u 0x400a000000000000, DW_OP_stack_value, DW_OP_piece 8, DW_OP_reg3, DW_OP_piece 4",
        "wide",
        "d = 3.25, i = 1432778632",
    ),
    (
        "DW_OP_implicit_value <07 00 00 00 00 00 00 00 08 00 00 00 00 00 00 00>",
        "two",
        "x = 7, y = 8",
    ),
    (
        "DW_OP_lit7, DW_OP_stack_value, DW_OP_piece 8, DW_OP_lit8, DW_OP_stack_value, DW_OP_piece 8",
        "two",
        "x = 7, y = 8",
    ),
    (
        "DW_OP_regval_type 3 i32, DW_OP_convert generic, DW_OP_stack_value",
        "int",
        "1432778632",
    ),
    (
        "DW_OP_breg3 0, DW_OP_convert i32, DW_OP_convert generic, DW_OP_stack_value",
        "int",
        "1432778632",
    ),
    (
        "DW_OP_const_type i32 <07 00 00 00>, DW_OP_stack_value",
        "int",
        "7",
    ),
    (
        "DW_OP_breg3 0, DW_OP_convert i32, DW_OP_reinterpret i32, DW_OP_stack_value",
        "int",
        "1432778632",
    ),
    (
        "DW_OP_breg7 -8, DW_OP_deref_type 4 i32, DW_OP_stack_value",
        "int",
        "99",
    ),
    (
        "DW_OP_breg7 -8, DW_OP_deref_size 4, DW_OP_stack_value",
        "int",
        "99",
    ),
    ("DW_OP_breg7 -8", "int", "99"),
    ("DW_OP_fbreg -8", "int", "99"),
    (
        "DW_OP_lit7, DW_OP_lit8, DW_OP_breg3 0, DW_OP_lit0, DW_OP_ge, DW_OP_bra 1, DW_OP_swap, DW_OP_drop, DW_OP_stack_value",
        "int",
        "7",
    ),
    (
        "DW_OP_reg3, DW_OP_piece 4, DW_OP_piece 4",
        "pair",
        "a = 1432778632, b = <optimized out>",
    ),
    (
        "DW_OP_breg7 -8, DW_OP_piece 4, DW_OP_lit7, DW_OP_stack_value, DW_OP_piece 4",
        "pair",
        "a = 99, b = 7",
    ),
];

/// The base type `i32` for expressions: its entry's offset in the unit.
struct Types;

impl dwarf::OperandNames for Types {
    fn entry(&self, _: &str) -> Option<u64> {
        None
    }
    fn base_type(&self, name: &str) -> Option<u64> {
        (name == "i32").then_some(INT)
    }
    fn entry_name(&self, _: u64) -> Option<&str> {
        None
    }
    fn base_type_name(&self, _: u64) -> Option<String> {
        None
    }
}

/// After the header of 12 bytes and the unit's entry of 1 + 4 + 8 + 4 + 1.
const INT: u64 = 30;

fn program() -> String {
    let mut text = String::from(
        ".text\n.globl main\nmain:\n movabs $0x1122334455667788, %rbx\n movl $99, -8(%rsp)\nstop:\n nop\n xor %eax, %eax\n ret\n.Lend:\n\
         .section .debug_abbrev,\"\",@progbits\n\
         .byte 1, 0x11, 1, 0x03, 0x08, 0x11, 0x01, 0x12, 0x06, 0x13, 0x0b, 0, 0\n\
         .byte 2, 0x24, 0, 0x03, 0x08, 0x0b, 0x0b, 0x3e, 0x0b, 0, 0\n\
         .byte 3, 0x2e, 1, 0x03, 0x08, 0x11, 0x01, 0x12, 0x06, 0x40, 0x18, 0, 0\n\
         .byte 4, 0x34, 0, 0x03, 0x08, 0x49, 0x13, 0x02, 0x18, 0, 0\n\
         .byte 5, 0x13, 1, 0x03, 0x08, 0x0b, 0x0b, 0, 0\n\
         .byte 6, 0x0d, 0, 0x03, 0x08, 0x49, 0x13, 0x38, 0x0b, 0, 0\n .byte 0\n\
         .section .debug_info,\"\",@progbits\n.Linfo:\n .4byte .Lunit_end - .Lunit\n.Lunit:\n .2byte 5\n .byte 1, 8\n .4byte 0\n\
         .byte 1\n .asciz \"t.c\"\n .8byte main\n .4byte .Lend - main\n .byte 0x0c\n\
         .Lint:\n .byte 2\n .asciz \"int\"\n .byte 4, 5\n\
         .Llong:\n .byte 2\n .asciz \"long\"\n .byte 8, 5\n\
         .Ldouble:\n .byte 2\n .asciz \"double\"\n .byte 8, 4\n",
    );
    for (name, size, members) in [
        ("pair", 8, [("a", "int", 0), ("b", "int", 4)]),
        ("wide", 12, [("d", "double", 0), ("i", "int", 8)]),
        ("two", 16, [("x", "long", 0), ("y", "long", 8)]),
    ] {
        let _ = write!(
            text,
            ".L{name}:\n .byte 5\n .asciz \"{name}\"\n .byte {size}\n"
        );
        for (member, ty, at) in members {
            let _ = write!(
                text,
                " .byte 6\n .asciz \"{member}\"\n .4byte .L{ty} - .Linfo\n .byte {at}\n"
            );
        }
        text += " .byte 0\n";
    }
    text += " .byte 3\n .asciz \"main\"\n .8byte main\n .4byte .Lend - main\n .byte 1, 0x57\n";
    for (index, (form, ty, _)) in FORMS.iter().enumerate() {
        let bytes = dwarf::parse_operations(ENCODING, form, &Types)
            .unwrap_or_else(|error| panic!("{form}: {error}"));
        let list: Vec<String> = bytes.iter().map(u8::to_string).collect();
        let _ = write!(
            text,
            " .byte 4\n .asciz \"v{index}\"\n .4byte .L{ty} - .Linfo\n .byte {}\n .byte {}\n",
            bytes.len(),
            list.join(", ")
        );
    }
    text + " .byte 0, 0\n.Lunit_end:\n.section .note.GNU-stack,\"\",@progbits\n"
}

/// For each form, which of gdb, lldb, llvm-dwarfdump and readelf read it.
fn readers() -> String {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("dialects");
    std::fs::create_dir_all(&folder).unwrap();
    let (source, program_file) = (folder.join("forms.s"), folder.join("forms"));
    std::fs::write(&source, program()).unwrap();
    support::run_ok(
        Command::new(support::tool("cc"))
            .args(["-no-pie", "-o"])
            .arg(&program_file)
            .arg(&source),
    );
    let mut gdb = Command::new(support::tool("gdb"));
    gdb.args(["-nx", "-batch", "-ex", "break stop", "-ex", "run"]);
    let mut lldb = Command::new(support::tool("lldb"));
    lldb.args([
        "-x",
        "-b",
        "-o",
        "breakpoint set -n main",
        "-o",
        "run",
        "-o",
        "si",
        "-o",
        "si",
    ]);
    for index in 0..FORMS.len() {
        gdb.args([
            "-ex".to_owned(),
            format!("printf \"v{index}: \""),
            "-ex".to_owned(),
            format!("output v{index}"),
        ]);
        gdb.args(["-ex", "printf \"\\n\""]);
        lldb.args(["-o".to_owned(), format!("frame variable v{index}")]);
    }
    let gdb = support::run(gdb.arg(&program_file));
    let gdb = support::text(&gdb.stdout);
    let lldb = support::text(&support::run(lldb.args(["-o", "kill"]).arg(&program_file)).stdout);
    let dump = support::dwarfdump(&["--debug-info"], &program_file);
    let readelf = support::run_ok(
        Command::new(support::tool("readelf"))
            .arg("--debug-dump=info")
            .arg(&program_file),
    );
    let mut table = String::from(
        "| form | gdb | lldb | llvm-dwarfdump | readelf |\n| --- | --- | --- | --- | --- |\n",
    );
    for (index, (form, _, value)) in FORMS.iter().enumerate() {
        let shown = |text: &str, start: &str, end: &str| {
            let line = text
                .lines()
                .find_map(|line| line.split_once(start).map(|(_, rest)| rest.to_owned()));
            line.is_some_and(|line| {
                line.trim_matches(['{', '(', ')', '}', ' ']) == format!("{value}{end}")
            })
        };
        // The tools print an unknown operation without its name.
        let names: Vec<&str> = form
            .split(", ")
            .filter_map(|operation| operation.split(' ').next())
            .collect();
        let decoded = |text: &str, variable: &str, end: &str| {
            let entry = text
                .split(variable)
                .nth(1)
                .unwrap_or("")
                .split(end)
                .next()
                .unwrap_or("");
            names.iter().all(|name| entry.contains(name)) && !entry.contains("decoding error")
        };
        let columns = [
            shown(&gdb, &format!("v{index}: "), ""),
            shown(&lldb, &format!(") v{index} = "), ""),
            decoded(&dump, &format!("(\"v{index}\")"), "DW_TAG"),
            decoded(&readelf, &format!(": v{index}\n"), "DW_TAG"),
        ];
        let columns: Vec<_> = columns
            .iter()
            .map(|reads| if *reads { "yes" } else { "no" })
            .collect();
        let _ = writeln!(table, "| `{form}` | {} |", columns.join(" | "));
    }
    table
}

/// The operations to which an expression over a referrer is lowered.
fn lowered(
    target: Target,
    dialect: Dialect,
    bits: u64,
    referrer: Referrer,
    build: Build,
) -> String {
    let one_variable::Lowered { bytes, reasons, .. } =
        one_variable::lowered(target, dialect, bits, referrer, build);
    let print = |bytes: Vec<u8>| {
        dwarf::print_operations(Encoding::new(dialect, target), &bytes, &NoNames).unwrap()
    };
    let text = bytes.map_or("nothing".to_owned(), |bytes| format!("`{}`", print(bytes)));
    let reasons: Vec<String> = reasons.iter().map(|reason| format!("{reason:?}")).collect();
    if reasons.is_empty() {
        text
    } else {
        format!("{text} ({})", reasons.join(", "))
    }
}

fn written() -> String {
    const I32: Type = Type::int(32);
    const I64: Type = Type::int(64);
    let amd = Target::AMDGPU_WAVE64;
    let big = Target::by_name("aarch64-be").unwrap();
    let register = |target: Target, name: &str| Referrer::register(target.register(name).unwrap());
    let part = |target: Target, name: &str, bit_offset, bits| {
        Referrer::Register(RegisterPart {
            register: target.register(name).unwrap(),
            bit_offset,
            bits,
        })
    };
    let lane = |bits| Referrer::Lane {
        register: amd.register("VGPR0").unwrap(),
        bits,
    };
    let rows: [(&str, Target, u64, Referrer, Build); 9] = [
        (
            "the low half of rax",
            Target::X86_64,
            32,
            register(Target::X86_64, "rax"),
            |b| b.referrer(I32),
        ),
        (
            "the high half of rax",
            Target::X86_64,
            32,
            part(Target::X86_64, "rax", 32, 32),
            |b| b.referrer(I32),
        ),
        (
            "a double and half of rax",
            Target::X86_64,
            96,
            register(Target::X86_64, "rax"),
            |b| {
                b.constant_float(Type::F64, 3.25)?
                    .referrer(I32)?
                    .composite(2, Type::bits(96))
            },
        ),
        ("SGPR6 + 3", amd, 32, register(amd, "SGPR6"), |b| {
            b.referrer(I32)?.constant(I32, 3)?.add()
        }),
        ("16 bits of a lane", amd, 16, lane(16), |b| {
            b.referrer(Type::int(16))
        }),
        ("32 bits of a lane", amd, 32, lane(32), |b| b.referrer(I32)),
        (
            "the low half of x0, big-endian",
            big,
            32,
            register(big, "x0"),
            |b| b.referrer(I32),
        ),
        (
            "bits 16 to 47 of x0, big-endian",
            big,
            32,
            part(big, "x0", 16, 32),
            |b| b.referrer(I32),
        ),
        (
            "byte 1 of eight in x0, big-endian",
            big,
            8,
            register(big, "x0"),
            |b| {
                b.referrer(I64)?
                    .constant(I64, 1)?
                    .byte_offset(Type::uint(8))
            },
        ),
    ];
    let dialects = [
        Dialect::Dwarf4,
        Dialect::Dwarf5,
        Dialect::Llvm,
        Dialect::LlvmLegacy,
        Dialect::Dwarf6Draft,
    ];
    let mut table = String::from("| what | dialect | operations |\n| --- | --- | --- |\n");
    for (name, target, bits, referrer, build) in rows {
        let mut last = None::<(String, String)>;
        let mut flush = |group: Option<(String, String)>| {
            if let Some((dialects, text)) = group {
                let _ = writeln!(table, "| {name} | {dialects} | {text} |");
            }
        };
        for dialect in dialects {
            let text = lowered(target, dialect, bits, referrer, build);
            match &mut last {
                Some((names, same)) if *same == text => *names += &format!(", {dialect}"),
                _ => flush(last.replace((dialect.to_string(), text))),
            }
        }
        flush(last);
    }
    table
}

#[test]
fn the_tables_are_as_tested() {
    let path = support::root().join("docs/dialects.md");
    let mut document = std::fs::read_to_string(&path).unwrap();
    for (name, table) in [("written", written()), ("readers", readers())] {
        let (start, end) = (
            format!("<!-- {name} -->\n"),
            format!("<!-- end of {name} -->"),
        );
        let from = document
            .find(&start)
            .unwrap_or_else(|| panic!("no {start}"))
            + start.len();
        let to = document.find(&end).unwrap_or_else(|| panic!("no {end}"));
        if std::env::var_os("UPDATE_DIALECTS").is_some() {
            document.replace_range(from..to, &table);
            std::fs::write(&path, &document).unwrap();
        } else {
            assert_eq!(
                &document[from..to],
                table,
                "the table {name} in docs/dialects.md is not what is tested"
            );
        }
    }
}
