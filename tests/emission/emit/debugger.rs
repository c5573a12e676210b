//! gdb on modules in `tests/modules` whose code is in assembly beside them: types of several
//! languages, and values that gdb finds in memory, in registers, and through call sites.

use super::{object_file, shapes, support, tool};
use dwarfsmith::Sections;
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::emit::EmitOptions;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Links the code of a module, assembled, with debug information for it.
pub fn link(name: &str, sections: &Sections, program: &str) -> PathBuf {
    let debug = object_file(sections, &format!("{program}-debug"));
    let code = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/modules")
        .join(format!("{name}.s"));
    let program = debug.with_file_name(program);
    // The object file has its own symbols for functions without code; the symbols of the code,
    // which come first, take precedence.
    let arguments = ["-no-pie", "-Wl,-z,muldefs,-z,noexecstack", "-o"];
    let compiler = support::tool("cc");
    support::run_ok(
        Command::new(compiler)
            .args(arguments)
            .arg(&program)
            .arg(&code)
            .arg(&debug),
    );
    program
}

/// gdb's answers to each command, in order; `run` and `continue` are commands too.
fn gdb(name: &str, dialect: Dialect, names: bool, commands: &[&str]) -> Vec<String> {
    let options = EmitOptions {
        names,
        ..EmitOptions::default()
    };
    let sections = shapes::emitted_as(name, dialect, &options);
    let program = link(name, &sections, &format!("{name}-{dialect}-{names}"));
    let mut arguments = support::gdb_arguments(&["set width 0"]);
    let marked: Vec<String> = commands
        .iter()
        .map(|command| format!("echo \\n@@@\\n\n{command}"))
        .collect();
    let marked: Vec<&str> = marked
        .iter()
        .flat_map(|command| command.split('\n'))
        .collect();
    for command in &marked {
        arguments.extend(["-ex", command]);
    }
    // gdb's messages about missing sources come after all answers.
    arguments.extend(["-ex", "echo \\n@@@\\n"]);
    let said = tool("gdb", &arguments, Some(&program));
    said.split("@@@\n")
        .skip(1)
        .map(|answer| answer.trim().to_string())
        .collect()
}

/// In units of both versions, and with an index of names, the output of `print` and similar commands, without the number of the value.
#[track_caller]
fn check(name: &str, start: &[&str], cases: &[(&str, &str)]) {
    let commands: Vec<&str> = start
        .iter()
        .copied()
        .chain(cases.iter().map(|case| case.0))
        .collect();
    for (dialect, names) in [
        (Dialect::Dwarf5, false),
        (Dialect::Dwarf5, true),
        (Dialect::Dwarf4, false),
    ] {
        let answers = gdb(name, dialect, names, &commands);
        for ((command, want), answer) in cases.iter().zip(&answers[start.len()..]) {
            let answer = match answer
                .strip_prefix('$')
                .and_then(|rest| rest.split_once(" = "))
            {
                Some((_, value)) if command.starts_with("print") => value,
                _ => answer,
            };
            let lines: Vec<&str> = answer.lines().map(str::trim).collect();
            assert_eq!(
                lines.join("\n"),
                *want,
                "{name}, {dialect}, {names}: {command}"
            );
        }
    }
}

#[test]
fn classes_namespaces_and_statics_of_cxx() {
    check(
        "cxx-classes",
        &["break geo::Shape<int, 3>::area", "run"],
        &[
            (
                "ptype shape",
                "type = class geo::Shape<int, 3> [with T = int] : public geo::Base {\npublic:\nstatic T count;\n\
                 static const T most;\nT width;\nunsigned int low : 3;\nunsigned int high : 5;\ngeo::Color color;\n\
                 geo::Shape<T, 3>::Kind kind;\n\nT area(void) const;\nShape(T);\nprivate:\nvirtual void draw(T, ...);\n}",
            ),
            (
                "ptype geo::Color",
                "type = enum class geo::Color : unsigned char {geo::Color::red, geo::Color::green = 200}",
            ),
            (
                "ptype Ghost",
                "type = struct Ghost : public virtual geo::Base {\nint geo::Base::*where;\npublic:\n~Ghost(void);\n}",
            ),
            (
                "print *this",
                "{<geo::Base> = {id = 21}, _vptr$Shape = 0x0, static count = 5, static most = 9, width = 4, low = 5, \
                 high = 1, color = geo::Color::green, kind = geo::Shape<int, 3>::solid}",
            ),
            // 24 bytes into the object, by its virtual function table.
            ("print ghost->id", "31"),
            // Also through an alias.
            ("print geo::v1::total", "7"),
            ("print g::v1::total", "7"),
            ("print geo::Shape<int, 3>::count", "5"),
            ("print main::calls", "3"),
            ("print vec", "{1, 2, 3.5, -4}"),
            ("up-silently", ""),
            ("print local", "{inside = 77}"),
        ],
    );
}

#[test]
fn fixed_point_types_friends_and_packs() {
    check(
        "attributes",
        &["break main", "run"],
        &[
            // 5 quarters, 314 hundredths, 6 thirds.
            ("print amount", "1.25"),
            ("print price", "3.14"),
            ("print share", "2"),
            ("print key", "{secret = 7}"),
            ("print tuple", "{first = 8}"),
        ],
    );
}

#[test]
fn an_enum_of_rust_is_shown_with_its_variant() {
    check(
        "rust-enum",
        &["break demo::main", "run"],
        &[
            ("print demo::MESSAGE", "demo::Message::Move{x: -5}"),
            ("print demo::OTHER", "demo::Message::Quit"),
            (
                "ptype demo::Message",
                "type = enum demo::Message {\nQuit,\nMove{x: i32},\nWrite(u16),\n}",
            ),
        ],
    );
}

#[test]
fn arrays_of_fortran_have_the_bounds_that_are_in_memory() {
    check(
        "fortran-arrays",
        &["break *(scan_+4)", "run"],
        &[
            ("print grid", "((11, 21, 31) (12, 22, 32))"),
            ("ptype grid", "type = integer(kind=4) (3,2)"),
            ("print grid(3,2)", "32"),
            ("print any", "(11, 21)"),
            ("ptype any", "type = integer(kind=4) (5:6)"),
            ("print local", "(1, 2, 4, 8)"),
            ("print work::table", "(11, 21, 31, 12)"),
            (
                "ptype work::table",
                "type = integer(kind=4), allocatable (-1:2)",
            ),
            ("print text", "'hello'"),
        ],
    );
}

#[test]
fn a_common_block_of_fortran_is_shown_with_its_variables() {
    check(
        "fortran-common",
        &["break *(scan_+4)", "run"],
        &[
            (
                "info common",
                "Contents of F77 COMMON block 'alpha':\na = 3\nb = 7",
            ),
            (
                "info common alpha",
                "Contents of F77 COMMON block 'alpha':\na = 3\nb = 7",
            ),
            ("print b", "7"),
            ("whatis a", "type = integer(kind=4)"),
        ],
    );
}

#[test]
fn a_global_in_two_places_is_one_variable() {
    check(
        "globals-split",
        &["break main", "run"],
        &[
            ("print pair", "{first = 11, second = -22}"),
            ("print *alias", "-22"),
            // Counted from a frame base that is not the canonical frame address.
            ("print inner", "33"),
        ],
    );
}

/// Memory holds 1 and 4 until the registers are stored: each stop is before the instruction at its
/// address.
#[test]
fn a_global_is_in_a_register_only_where_its_lifetime_is_active() {
    let stop = |place: &str, once: &str, both: Option<&str>| {
        let mut cases = vec![("print once", once)];
        cases.extend(both.map(|both| ("print both", both)));
        check(
            "globals-promoted",
            &[&format!("break *({place})"), "run"],
            &cases,
        );
    };
    stop("main + 1", "1", None);
    stop("main + 7", "1", None);
    // In the register already; memory still has 1.
    stop("main + 0xa", "42", Some("5"));
    stop("main + 0xb", "42", Some("4"));
    stop("main + 0x12", "42", None);
    stop("other", "42", Some("4"));
    stop("other + 9", "42", Some("5"));
    stop("other + 0x10", "42", Some("5"));
}

#[test]
fn an_overwritten_parameter_is_found_through_the_call() {
    // The registers' values show that it is not in any of them now.
    check(
        "calls",
        &["break leaf", "run", "continue"],
        &[
            ("print $rdi", "0"),
            ("print x", "41"),
            ("print y", "5"),
            ("print x@entry", "41"),
            ("up-silently", ""),
            ("print kept", "41"),
            // rdi was 41 at the call, and leaf has cleared it; a value in a register that the call
            // preserves is still there.
            ("print $rdi", "0"),
            ("print passed", "<optimized out>"),
            ("print held", "41"),
        ],
    );
    // If main itself is stopped, before the call and after it, the value is at the module's
    // location.
    check(
        "calls",
        &["break *(main+0x20)", "run"],
        &[("print passed", "41"), ("print held", "41")],
    );
    check(
        "calls",
        &["break *(main+0x25)", "run"],
        &[("print passed", "0"), ("print held", "41")],
    );
    // Through a pointer, whose value at the call gives gdb the called function.
    check(
        "calls",
        &["break leaf", "run", "continue", "continue"],
        &[("print x", "41")],
    );
    // In wrap, whose caller is found; leaf was reached by a tail call, and its argument has no
    // location.
    check(
        "calls",
        &["break wrap", "run"],
        &[("print $rdi", "42"), ("print x", "41")],
    );
}

/// `f` ends in a tail call of `g`, whose frame replaces that of `f`.
#[test]
fn a_chain_of_tail_calls_and_its_arguments_are_found() {
    check(
        "constants-and-stack-argument",
        &["set print address off", "break *(g+2)", "run"],
        &[
            ("print x", "42"),
            (
                "backtrace",
                "#0  g (x=42) at m.c:1\n#1  f (s=<optimized out>) at m.c:2\n#2  main () at m.c:3",
            ),
        ],
    );
}

/// `g` has overwritten what was in a register and in the frame of `f`, which gdb shows.
#[test]
fn a_tail_call_clobbers_registers_and_the_frame() {
    check(
        "tail-call",
        &["set print address off", "break *(g+0xa)", "run"],
        &[
            (
                "backtrace",
                "#0  g (z=105) at t.c:2\n#1  f () at t.c:4\n#2  main () at t.c:5",
            ),
            ("up", "#1  f () at t.c:4\n4\tin t.c"),
            ("print y", "<optimized out>"),
            ("print s", "<optimized out>"),
        ],
    );
    check(
        "tail-call",
        &["break *(f+0xa)", "run"],
        &[("print y", "6"), ("print s", "5")],
    );
}

/// The number of elements is in a register in the whole function, and in a block.
#[test]
fn an_array_has_the_length_in_a_register() {
    check(
        "length-in-register",
        &["break *(f+1)", "run"],
        &[
            ("print a", "{1, 2, 3}"),
            ("print n", "3"),
            ("print b", "{1, 2, 3}"),
            ("print m", "3"),
        ],
    );
}

#[test]
fn an_argument_at_the_canonical_frame_address_is_shown() {
    check(
        "constants-and-stack-argument",
        &["break *f", "run"],
        &[("print s", "7")],
    );
}

/// gdb lists a variable with `DW_AT_const_value` only if it is a number.
#[test]
fn constants_are_listed_as_variables() {
    check(
        "constants-and-stack-argument",
        &["break *(g+2)", "run"],
        &[(
            "info locals",
            "i = -7\nd = -2.25\np = {a = 1, b = 2}\nw = 5",
        )],
    );
}

#[test]
fn constants_have_the_signedness_of_their_type() {
    check(
        "signs-of-constants",
        &["break main", "run"],
        &[
            (
                "print gt",
                "{z = 5, static KB = true, static K = 200 '\\310'}",
            ),
            ("print gt.KB == true", "true"),
        ],
    );
    let commands = ["set language rust", "print m::R2"];
    let answers = gdb("signs-of-constants", Dialect::Dwarf5, false, &commands);
    assert_eq!(answers[1], "$1 = m::Rep::Two{a: 77}");
}

#[test]
fn shared_parts_of_variables_are_called() {
    // 8 × 5, and the second number of the table; `box` is in rsi, and rdi has been cleared.
    let values = [
        ("print next", "41"),
        ("print twice", "80"),
        ("print cell", "22"),
        ("print above", "23"),
        ("print high", "81"),
    ];
    check(
        "shared-fragments",
        &["break area", "run"],
        &[&[("print $rdi", "0")], &values[..]].concat(),
    );
    // Before that, it is in rdi: the procedures have location lists.
    check(
        "shared-fragments",
        &["break *area", "run"],
        &[&[("print $rsi != $rdi", "1")], &values[..]].concat(),
    );
    check(
        "shared-fragments",
        &["break area", "run", "set var cell = 7"],
        &[("print above", "8"), ("print *((long *) &table + 1)", "7")],
    );
}

#[test]
fn pointees_without_an_address_are_shown() {
    check(
        "pointers",
        &["break *(main+0x40)", "run"],
        &[
            ("print p", "(long *) <synthetic pointer>"),
            ("print *p", "42"),
            ("print **pp", "42"),
            ("print *number", "1"),
            ("print/x *s", "{low = 0x55667788, high = 0x11223344}"),
            ("print/x s->low", "0x55667788"),
            // Half of a register, and 16 bits of a wide one from bit 80 on: of the high half, bits
            // 16 to 31.
            ("print/x *high", "0x11223344"),
            ("print/x *middle", "0xddee"),
            // Pointees that are not variables.
            ("print *h", "7"),
            ("print *five", "5"),
            ("print *both", "{42, 7}"),
        ],
    );
    // Where x has been overwritten, p points to an optimized-out object.
    check(
        "pointers",
        &["break *(main+0x43)", "run"],
        &[("print p", "<optimized out>"), ("print *h", "7")],
    );
}

/// clang, too, writes `DW_OP_reg17` for a vector of 256 or 512 bits in `ymm0` or `zmm0`.
#[cfg(target_arch = "x86_64")]
#[test]
fn vectors_of_avx() {
    if !std::arch::is_x86_feature_detected!("avx") {
        return;
    }
    check(
        "vectors-of-avx",
        &["break *main+0x60", "run"],
        &[
            ("print four", "{11, 22, 33, 44}"),
            ("print low", "{11, 22}"),
            ("print high", "{33, 44}"),
            ("print six", "{11, 22, 55, 66, 77, 88}"),
        ],
    );
}

#[test]
fn numbers_are_computed_from_the_middle_of_registers() {
    // xmm3 has the bytes 00 11 … ff, the least significant one first;
    // tests/filetests/meaning/lowering/middle-of-register-x86-64.di derives the numbers.
    check(
        "wide-registers",
        &["break *(main+0x40)", "run"],
        &[
            // gdb before version 14 rejects computations with 128 bits.
            ("print/x second", "0x77665545"),
            ("print/x two", "0x1234567900000000"),
            ("print/x place", "0xffeeddccbbaa9988"),
        ],
    );
}
