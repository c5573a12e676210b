//! What calls take away: at the last byte before a call's return position, which is where a
//! debugger looks while the call runs, a register that the call does not preserve is no place. The
//! call is at 0x10 to 0x15 in a function of 0x40 bytes.

use super::*;
use dwarfsmith::lower::LowerOptions;
use dwarfsmith::text;

/// A function with a variable of some bits, computed by an expression.
struct Case<'a> {
    target: &'a str,
    bits: u32,
    expression: &'a str,
    /// What `0x0: dbg.def` stands for.
    referrer: &'a str,
    /// The row of the call, behind its range.
    call: &'a str,
    /// More sections and nodes.
    more: &'a str,
}

impl Default for Case<'_> {
    fn default() -> Self {
        Case {
            target: "x86_64",
            bits: 64,
            expression: "DIOpReferrer(i64)",
            referrer: "%reg(rax)",
            call: "unknown",
            more: "",
        }
    }
}

impl Case<'_> {
    fn source(&self) -> String {
        let Case {
            target,
            bits,
            expression,
            referrer,
            call,
            more,
        } = self;
        format!(
            "target \"{target}\"
define @f size 0x40 !dbg !4 {{
bb0 @ 0x0:
  0x0: dbg.def !20, {referrer}
}}
calls @f {{
  0x10..0x15: {call}
}}
{more}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: \"p\")
!1 = !DIFile(filename: \"a.c\", directory: \"/\")
!2 = !DIBasicType(name: \"t\", size: {bits}, encoding: DW_ATE_unsigned)
!4 = distinct !DISubprogram(name: \"f\", unit: !0, file: !1{lanes}{base})
!10 = !DILocalVariable(name: \"x\", scope: !4, type: !2)
!20 = distinct !DILifetime(object: !10, location: !DIExpr({expression}))
",
            lanes = if target.starts_with("amdgpu") {
                ", lanes: 64"
            } else {
                ""
            },
            base = if more.contains("!30 =") {
                ", frameBase: !30"
            } else {
                ""
            },
        )
    }

    /// The variable's location in a dialect.
    #[track_caller]
    fn lower(&self, dialect: Dialect) -> String {
        let parsed = text::parse(&self.source())
            .unwrap_or_else(|errors| panic!("{errors:?}\n{}", self.source()));
        let module = &parsed.module;
        let validated = module
            .validate()
            .unwrap_or_else(|errors| panic!("{errors}"));
        let lowered = validated.lower(&LowerOptions::new(dialect)).unwrap();
        let variable = module.metadata.variables.ids().next().unwrap();
        match lowered.location(variable) {
            EntryLocation::Absent | EntryLocation::PerFunction { .. } => String::new(),
            EntryLocation::Expression(expression) => lowered.text(expression.clone()),
            EntryLocation::List(entries) => {
                let entries = lowered.entries(entries.clone()).iter();
                let text = |entry: &dwarfsmith::lower::LocationEntry| {
                    format!(
                        "{:#x}..{:#x}: {}",
                        entry.range.start,
                        entry.range.end,
                        lowered.text(entry.expression())
                    )
                };
                entries.map(text).collect::<Vec<_>>().join("; ")
            }
        }
    }
}

/// A place in all of the function's code but the byte before the return position.
fn cut(place: &str) -> String {
    format!("0x0..0x14: {place}; 0x15..0x40: {place}")
}

#[track_caller]
fn check(case: Case<'_>, want: &str) {
    assert_eq!(case.lower(Dialect::Dwarf5), want, "{}", case.source());
}

#[test]
fn a_register_that_a_call_does_not_preserve_is_no_place_while_it_runs() {
    check(Case::default(), &cut("DW_OP_reg0"));
    // rbx, rbp, r12 to r15 and the stack pointer are preserved (System V's psABI for x86-64, figure
    // 3.4).
    for (kept, number) in [("rbx", 3), ("rbp", 6), ("r12", 12), ("r15", 15), ("rsp", 7)] {
        check(
            Case {
                referrer: &format!("%reg({kept})"),
                ..Case::default()
            },
            &format!("DW_OP_reg{number}"),
        );
    }
    for (lost, number) in [
        ("rdx", 1),
        ("rcx", 2),
        ("rsi", 4),
        ("rdi", 5),
        ("r8", 8),
        ("r11", 11),
        ("xmm8", 25),
    ] {
        check(
            Case {
                referrer: &format!("%reg({lost})"),
                ..Case::default()
            },
            &cut(&format!("DW_OP_reg{number}")),
        );
    }
    // A call that does not come back has no return position.
    check(
        Case {
            call: "unknown tail",
            ..Case::default()
        },
        "DW_OP_reg0",
    );
    // What the backend says of the call counts as well; of another register, it does not.
    check(
        Case {
            call: "unknown preserves(rdi, rax)",
            ..Case::default()
        },
        "DW_OP_reg0",
    );
    check(
        Case {
            call: "unknown preserves(rdi)",
            ..Case::default()
        },
        &cut("DW_OP_reg0"),
    );
}

#[test]
fn what_is_counted_from_such_a_register_is_cut_as_well() {
    let slot = |referrer| Case {
        referrer,
        ..Case::default()
    };
    check(slot("%slot(rax+8, 64)"), &cut("DW_OP_breg0 8"));
    check(
        slot("%addr(rax+8)"),
        &cut("DW_OP_breg0 8, DW_OP_stack_value"),
    );
    check(slot("%slot(rbp-8, 64)"), "DW_OP_breg6 -8");
    check(slot("%slot(rsp+8, 64)"), "DW_OP_breg7 8");
    let pointed = Case {
        expression: "DIOpReferrer(ptr), DIOpDeref(i64)",
        ..Case::default()
    };
    check(pointed, &cut("DW_OP_breg0 0"));
    // What the frame base is counted from.
    for (register, want) in [
        ("rax", cut("DW_OP_fbreg 8")),
        ("rbp", "DW_OP_fbreg 8".into()),
    ] {
        let more = "!30 = distinct !DIFragment()
!31 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(b64)))";
        let referrer = format!("%slot(fb+8, 64)\n  0x0: dbg.def !31, %slot({register}+0, 64)");
        check(
            Case {
                referrer: &referrer,
                more,
                ..Case::default()
            },
            &want,
        );
    }
}

/// An unwinder has found the CFA by the register while the call runs, so the register is known.
#[test]
fn the_register_that_the_cfa_is_counted_from_is_known() {
    let with = |rows: &str, want: &str| {
        let more = format!("frame @f {{\n{rows}}}\n");
        check(
            Case {
                referrer: "%reg(r10)",
                more: &more,
                ..Case::default()
            },
            want,
        );
    };
    with("  0x0: cfa = r10+16\n", "DW_OP_reg10");
    // Rows hold from their position on: one at the call's first byte, or at the byte where
    // debuggers look, counts, and one at the return position is too late.
    with("  0x10: cfa = r10+16\n", "DW_OP_reg10");
    with("  0x14: cfa = r10+16\n", "DW_OP_reg10");
    with("  0x15: cfa = r10+16\n", &cut("DW_OP_reg10"));
    with(
        "  0x1: cfa = r10+16\n  0x14: cfa = rsp+8\n",
        &cut("DW_OP_reg10"),
    );
    with(
        "  0x1: cfa = r10+16\n  0x2: remember_state; cfa = rsp+8\n  0x8: restore_state\n",
        "DW_OP_reg10",
    );
    with(
        "  0x1: remember_state; cfa = r10+16\n  0x8: restore_state\n",
        &cut("DW_OP_reg10"),
    );
    with(
        "  0x1: cfa = r10+16\n  0x2: cfa = !DIExpr(DIOpReferrer(ptr)) of %reg(rbp)\n",
        &cut("DW_OP_reg10"),
    );
}

#[test]
fn of_a_list_what_is_preserved_stays() {
    let list = |referrer| Case {
        bits: 128,
        expression: "DIOpReferrer(b128)",
        referrer,
        ..Case::default()
    };
    check(
        list("%regs(rbx, rax)"),
        "0x0..0x14: DW_OP_reg3, DW_OP_piece 8, DW_OP_reg0, DW_OP_piece 8; \
         0x14..0x15: DW_OP_reg3, DW_OP_piece 8, DW_OP_piece 8; \
         0x15..0x40: DW_OP_reg3, DW_OP_piece 8, DW_OP_reg0, DW_OP_piece 8",
    );
    check(
        list("%regs(rdx, rbx)"),
        "0x0..0x14: DW_OP_reg1, DW_OP_piece 8, DW_OP_reg3, DW_OP_piece 8; \
         0x14..0x15: DW_OP_piece 8, DW_OP_reg3, DW_OP_piece 8; \
         0x15..0x40: DW_OP_reg1, DW_OP_piece 8, DW_OP_reg3, DW_OP_piece 8",
    );
    check(
        list("%regs(rbx, r12)"),
        "DW_OP_reg3, DW_OP_piece 8, DW_OP_reg12, DW_OP_piece 8",
    );
    check(
        list("%regs(rdx, rax)"),
        &cut("DW_OP_reg1, DW_OP_piece 8, DW_OP_reg0, DW_OP_piece 8"),
    );
}

/// What a register held on entry is known by other means; what does not read the register is not
/// touched.
#[test]
fn entry_values_and_constants_are_not_cut() {
    let entry = "DW_OP_entry_value (DW_OP_reg5), DW_OP_stack_value";
    let case = Case {
        expression: "DIOpReferrer(i64), DIOpEntryValue(i64)",
        referrer: "%reg(rdi)",
        ..Case::default()
    };
    check(case, entry);
    let both = Case {
        bits: 128,
        expression: "DIOpReferrer(i64), DIOpEntryValue(i64), DIOpReferrer(i64), DIOpComposite(2, b128)",
        referrer: "%reg(rdi)",
        ..Case::default()
    };
    let parts = format!("{entry}, DW_OP_piece 8, DW_OP_reg5, DW_OP_piece 8");
    check(
        both,
        &format!(
            "0x0..0x14: {parts}; 0x14..0x15: {entry}, DW_OP_piece 8, DW_OP_piece 8; 0x15..0x40: {parts}"
        ),
    );
    check(
        Case {
            expression: "DIOpConstant(i64 5)",
            ..Case::default()
        },
        "DW_OP_lit5, DW_OP_stack_value",
    );
    let part = Case {
        bits: 128,
        expression: "DIOpConstant(i64 5), DIOpReferrer(i64), DIOpComposite(2, b128)",
        ..Case::default()
    };
    let five = "DW_OP_lit5, DW_OP_stack_value, DW_OP_piece 8";
    let parts = format!("{five}, DW_OP_reg0, DW_OP_piece 8");
    check(
        part,
        &format!("0x0..0x14: {parts}; 0x14..0x15: {five}, DW_OP_piece 8; 0x15..0x40: {parts}"),
    );
    // A value that needs the register is nowhere, all of it.
    let sum = Case {
        expression: "DIOpReferrer(i64), DIOpConstant(i64 1), DIOpAdd()",
        ..Case::default()
    };
    check(sum, &cut("DW_OP_breg0 1, DW_OP_stack_value"));
}

#[test]
fn entities_are_cut_as_registers_are() {
    let entity = |rows: &str, expression, bits, want: &str| {
        let more = format!("entity @f 7 {{\n{rows}}}\n");
        check(
            Case {
                referrer: "%entity(7)",
                more: &more,
                expression,
                bits,
                ..Case::default()
            },
            want,
        );
    };
    let plain = "DIOpReferrer(i64)";
    entity("  0x0..0x40: %reg(rax)\n", plain, 64, &cut("DW_OP_reg0"));
    // One that ends, or begins, at the return position or one byte before it.
    entity(
        "  0x0..0x15: %reg(rax)\n",
        plain,
        64,
        "0x0..0x14: DW_OP_reg0",
    );
    entity(
        "  0x14..0x20: %reg(rax)\n",
        plain,
        64,
        "0x15..0x20: DW_OP_reg0",
    );
    entity(
        "  0x15..0x20: %reg(rax)\n",
        plain,
        64,
        "0x15..0x20: DW_OP_reg0",
    );
    entity(
        "  0x0..0x14: %reg(rax)\n",
        plain,
        64,
        "0x0..0x14: DW_OP_reg0",
    );
    // It is in two places, one of which stays.
    entity(
        "  0x0..0x40: %reg(rax), %slot(rsp+8, 64)\n",
        plain,
        64,
        "0x0..0x14: DW_OP_reg0; 0x0..0x40: DW_OP_breg7 8; 0x15..0x40: DW_OP_reg0",
    );
    // Between its places the referrer is undefined, and the other part of the object is not.
    let five = "DW_OP_lit5, DW_OP_stack_value, DW_OP_piece 8";
    entity(
        "  0x4..0x8: %reg(rbx)\n  0x20..0x30: %reg(rbx)\n",
        "DIOpConstant(i64 5), DIOpReferrer(i64), DIOpComposite(2, b128)",
        128,
        &format!(
            "0x0..0x4: {five}, DW_OP_piece 8; 0x4..0x8: {five}, DW_OP_reg3, DW_OP_piece 8; 0x8..0x20: {five}, DW_OP_piece 8; \
             0x20..0x30: {five}, DW_OP_reg3, DW_OP_piece 8; 0x30..0x40: {five}, DW_OP_piece 8"
        ),
    );
}

#[test]
fn each_call_cuts_at_its_own_byte() {
    let more = "calls @f {\n  0x15..0x1a: unknown\n  0x3b..0x40: unknown preserves(rax)\n  0x20..0x22: unknown\n}\n";
    let want = "0x0..0x14: DW_OP_reg0; 0x15..0x19: DW_OP_reg0; 0x1a..0x21: DW_OP_reg0; 0x22..0x40: DW_OP_reg0";
    check(
        Case {
            more,
            ..Case::default()
        },
        want,
    );
}

#[test]
fn targets_have_their_own_registers_that_calls_preserve() {
    // AAPCS64, section 6.1: x19 to x29 and the stack pointer, and the lower 64 bits of v8 to v15.
    for (target, referrer, bits, place, kept) in [
        ("aarch64", "x19", 64, "DW_OP_reg19", true),
        ("aarch64", "x29", 64, "DW_OP_reg29", true),
        ("aarch64", "sp", 64, "DW_OP_reg31", true),
        ("aarch64", "x18", 64, "DW_OP_reg18", false),
        ("aarch64", "x30", 64, "DW_OP_reg30", false),
        ("aarch64", "v8", 64, "DW_OP_regx 72", true),
        ("aarch64", "v15", 32, "DW_OP_regx 79", true),
        ("aarch64", "v16", 64, "DW_OP_regx 80", false),
        ("aarch64", "v7", 64, "DW_OP_regx 71", false),
        // The RISC-V calling convention's table: zero, sp, gp, tp, s0 to s11, fs0 to fs11.
        ("riscv64", "x0", 64, "DW_OP_reg0", true),
        ("riscv64", "x2", 64, "DW_OP_reg2", true),
        ("riscv64", "x9", 64, "DW_OP_reg9", true),
        ("riscv64", "x27", 64, "DW_OP_reg27", true),
        ("riscv64", "x28", 64, "DW_OP_reg28", false),
        ("riscv64", "x10", 64, "DW_OP_reg10", false),
        ("riscv64", "f8", 64, "DW_OP_regx 40", true),
        ("riscv64", "f10", 64, "DW_OP_regx 42", false),
        // Nothing is known of what calls preserve, but for the stack pointer.
        ("amdgpu-wave64", "SGPR32", 32, "DW_OP_regx 64", true),
        ("amdgpu-wave64", "SGPR40", 32, "DW_OP_regx 72", false),
    ] {
        let expression = format!("DIOpReferrer(u{bits})");
        let referrer = format!("%reg({referrer})");
        let case = Case {
            target,
            bits,
            expression: &expression,
            referrer: &referrer,
            ..Case::default()
        };
        let want = if kept { place.to_string() } else { cut(place) };
        let place = place
            .strip_prefix("DW_OP_regx ")
            .and_then(|number| number.parse::<u32>().ok());
        let want = match place {
            Some(number) if number < 32 => want.replace("regx ", "reg"),
            _ => want,
        };
        check(case, &want);
    }
    // All of v8: its upper half is lost.
    let whole = Case {
        target: "aarch64",
        bits: 128,
        expression: "DIOpReferrer(b128)",
        referrer: "%reg(v8)",
        ..Case::default()
    };
    check(
        whole,
        "0x0..0x14: DW_OP_regx 72; 0x14..0x15: DW_OP_regx 72, DW_OP_piece 8, DW_OP_piece 8; 0x15..0x40: DW_OP_regx 72",
    );
    let upper = Case {
        target: "aarch64",
        referrer: "%reg(v8, 64, 64)",
        expression: "DIOpReferrer(u64)",
        ..Case::default()
    };
    check(upper, &cut("DW_OP_regx 72, DW_OP_bit_piece 64 64"));
    let lane = Case {
        target: "amdgpu-wave64",
        bits: 32,
        expression: "DIOpReferrer(u32)",
        referrer: "%lane(VGPR1, 32)",
        ..Case::default()
    };
    // Four bytes a lane.
    let place = "DW_OP_regx 2561, DW_OP_LLVM_push_lane, DW_OP_lit4, DW_OP_mul, DW_OP_LLVM_offset";
    assert_eq!(lane.lower(Dialect::Llvm), cut(place));
    let known = Case {
        call: "unknown preserves(VGPR1)",
        ..lane
    };
    assert_eq!(known.lower(Dialect::Llvm), place);
}

/// Of an argument, too: a value in the register that the CFA is counted from, by the rows up to the
/// byte at which a debugger looks, outlasts the call.
#[test]
fn an_argument_may_be_in_the_register_that_the_cfa_is_counted_from() {
    for (row, is_said) in [
        ("0x0", true),
        ("0x10", true),
        ("0x14", true),
        ("0x15", false),
        ("0x18", false),
    ] {
        let more = format!("frame @f {{\n  {row}: cfa = r10+16\n}}\n");
        let case = Case {
            referrer: "%reg(r10)",
            call: "unknown, %reg(rdi) = !10",
            more: &more,
            ..Case::default()
        };
        let parsed = text::parse(&case.source()).unwrap_or_else(|errors| panic!("{errors:?}"));
        let validated = parsed
            .module
            .validate()
            .unwrap_or_else(|errors| panic!("{errors}"));
        let lowered = validated
            .lower(&LowerOptions::new(Dialect::Dwarf5))
            .unwrap();
        let function = parsed.module.code.functions().next().unwrap().id;
        assert_eq!(
            lowered.call_parameters(function, 0)[0].is_some(),
            is_said,
            "{row}"
        );
    }
}

/// The value of an argument must outlast the call: what the call is known to preserve does.
#[test]
fn what_a_call_is_known_to_preserve_is_a_value_of_an_argument() {
    let value = |call: &str| {
        let source = Case {
            call,
            ..Case::default()
        }
        .source();
        let parsed = text::parse(&source).unwrap_or_else(|errors| panic!("{errors:?}"));
        let validated = parsed
            .module
            .validate()
            .unwrap_or_else(|errors| panic!("{errors}"));
        let lowered = validated
            .lower(&LowerOptions::new(Dialect::Dwarf5))
            .unwrap();
        let function = parsed.module.code.functions().next().unwrap().id;
        let parameter = lowered.call_parameters(function, 0)[0].clone();
        (
            parameter.map(|parameter| lowered.text(parameter.value)),
            lowered.degradations().len(),
        )
    };
    assert_eq!(
        value("unknown preserves(rax), %reg(rdi) = !10"),
        (Some("DW_OP_breg0 0".into()), 0)
    );
    assert_eq!(value("unknown preserves(rdx), %reg(rdi) = !10"), (None, 1));
}
