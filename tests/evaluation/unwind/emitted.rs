//! Emitted frame sections have the backend's rules.

use super::rows;
use crate::support::valid;
use dwarfsmith::build::{CompileUnit, SourceFile, Subprogram};
use dwarfsmith::dwarf::{Dialect, FrameSection};
use dwarfsmith::emit::{EmitOptions, Frames, SectionId};
use dwarfsmith::expr::DIExprBuilder;
use dwarfsmith::lower::LowerOptions;
use dwarfsmith::markers::{Base, FrameRule, FunctionBody, Referrer};
use dwarfsmith::target::Register;
use dwarfsmith::{Bits, ByteOffset, Module, Position, Target, Type};

/// The rows of a function of 0x100 bytes at 0x4000, read from both sections, which must be equal.
fn emitted(target: Target, dialect: Dialect, rules: &[(u32, FrameRule)]) -> Vec<String> {
    with_expressions(target, dialect, rules, |_| Vec::new())
}

/// The contents of a rule's expression: calls on a builder, and its referrer.
type Expressions = Vec<(DIExprBuilder, Referrer)>;

/// The same, with expressions that the rules name by their numbers.
fn with_expressions(
    target: Target,
    dialect: Dialect,
    rules: &[(u32, FrameRule)],
    expressions: impl FnOnce(&Module) -> Expressions,
) -> Vec<String> {
    let mut module = Module::new(target);
    let file = module.add(SourceFile::new("f.c").directory("/src"));
    let unit = module.add(CompileUnit::new(file, gimli::DW_LANG_C11, "a backend"));
    let function = module.add(Subprogram::new(unit, "f").at(file, 1));
    let mut body = FunctionBody::default();
    body.begin(module.text("f"), function, 0x100)
        .block(Position(0));
    for (builder, referrer) in expressions(&module) {
        let expression = module.expr(&builder);
        body.frame_expression(expression, &[referrer]);
    }
    for (position, rule) in rules {
        body.frame(Position(*position), *rule);
    }
    module.add_function(&body);
    let validated = valid(&module);
    let sections = validated
        .lower(&LowerOptions::new(dialect))
        .unwrap()
        .emit(&EmitOptions {
            frames: Frames::Both,
            ..EmitOptions::default()
        })
        .unwrap();
    // Sections are bound as if each were at 0.
    let bound = sections.bind(0, |_| Some(0x4000)).unwrap();
    let bytes = |id| &bound.iter().find(|(known, _)| *known == id).unwrap().1[..];
    let read = |section: FrameSection<'_>| {
        let entries: Vec<_> = section.entries().collect::<Result<_, _>>().unwrap();
        assert_eq!(entries.len(), 1);
        rows(&entries[0]).unwrap()
    };
    let found = read(FrameSection::debug_frame(
        target,
        bytes(SectionId::DebugFrame),
    ));
    assert_eq!(
        found,
        read(FrameSection::eh_frame(target, bytes(SectionId::EhFrame), 0))
    );
    found
}

#[test]
fn emitted_rules_are_read_back() {
    let (rbx, rbp, rsp) = (Register(3), Register(6), Register(7));
    let rules = [
        (
            1,
            FrameRule::Cfa {
                register: rsp,
                offset: ByteOffset(16),
            },
        ),
        (
            1,
            FrameRule::Offset {
                register: rbp,
                offset: ByteOffset(-16),
            },
        ),
        (
            4,
            FrameRule::Cfa {
                register: rbp,
                offset: ByteOffset(16),
            },
        ),
        (
            8,
            FrameRule::Offset {
                register: rbx,
                offset: ByteOffset(-24),
            },
        ),
        // Not a multiple of the factor: DW_OP_consts -3, DW_OP_plus.
        (
            9,
            FrameRule::Offset {
                register: Register(12),
                offset: ByteOffset(-3),
            },
        ),
        (
            0x10,
            FrameRule::ValueOffset {
                register: Register(13),
                offset: ByteOffset(-8),
            },
        ),
        (
            0x11,
            FrameRule::Register {
                register: Register(14),
                saved_in: Register(118),
            },
        ),
        (0x11, FrameRule::SameValue(Register(15))),
        (0x20, FrameRule::RememberState),
        (0x20, FrameRule::Undefined(Register(13))),
        (0x20, FrameRule::Restore(rbx)),
        (0x30, FrameRule::RestoreState),
        (
            0x80,
            FrameRule::Cfa {
                register: rsp,
                offset: ByteOffset(-8),
            },
        ),
    ];
    let all = "r12=exp[11, 7d, 22] r13=v-8 r14=r118 r15=s r16=c-8";
    let want = [
        "4000..4001 cfa=r7+8 r16=c-8".to_string(),
        "4001..4004 cfa=r7+16 r6=c-16 r16=c-8".into(),
        "4004..4008 cfa=r6+16 r6=c-16 r16=c-8".into(),
        "4008..4009 cfa=r6+16 r3=c-24 r6=c-16 r16=c-8".into(),
        "4009..4010 cfa=r6+16 r3=c-24 r6=c-16 r12=exp[11, 7d, 22] r16=c-8".into(),
        "4010..4011 cfa=r6+16 r3=c-24 r6=c-16 r12=exp[11, 7d, 22] r13=v-8 r16=c-8".into(),
        format!("4011..4020 cfa=r6+16 r3=c-24 r6=c-16 {all}"),
        format!("4020..4030 cfa=r6+16 r6=c-16 {}", all.replace("v-8", "u")),
        format!("4030..4080 cfa=r6+16 r3=c-24 r6=c-16 {all}"),
        format!("4080..4100 cfa=r7-8 r3=c-24 r6=c-16 {all}"),
    ];
    assert_eq!(emitted(Target::X86_64, Dialect::Dwarf5, &rules), want);
}

#[test]
fn a_frame_in_an_address_space_is_read_back() {
    let wave = Target::by_name("amdgpu-wave64").unwrap();
    let stack = wave.register("SGPR32").unwrap();
    let rules = [(
        0x10,
        FrameRule::Cfa {
            register: stack,
            offset: ByteOffset(64),
        },
    )];
    let want = ["4000..4010 cfa=6:r64+0", "4010..4100 cfa=6:r64+64"];
    assert_eq!(emitted(wave, Dialect::Llvm, &rules), want);
}

/// Offsets that are not multiples of the factor of four bytes: the CFA is a location in address
/// space 6, which is moved, and not a number to which an offset is added. So a value rule cannot be
/// computed from it.
#[test]
fn an_odd_offset_in_an_address_space_stays_in_it() {
    let wave = Target::by_name("amdgpu-wave64").unwrap();
    let stack = wave.register("SGPR32").unwrap();
    let [saved, kept] = ["SGPR40", "SGPR41"].map(|name| wave.register(name).unwrap());
    let rules = [
        (
            0x10,
            FrameRule::Cfa {
                register: stack,
                offset: ByteOffset(-6),
            },
        ),
        (
            0x10,
            FrameRule::Offset {
                register: saved,
                offset: ByteOffset(-3),
            },
        ),
        (
            0x10,
            FrameRule::ValueOffset {
                register: kept,
                offset: ByteOffset(5),
            },
        ),
    ];
    // SGPR32 is narrower than an address, so that DW_OP_bregx cannot read it: DW_OP_regx 64 (0x90,
    // 0x40), DW_OP_deref_size 4 (0x94, 4), DW_OP_const1s -6 (0x09, 0x100 - 6), DW_OP_plus (0x22),
    // DW_OP_lit6 (0x30 + 6), DW_OP_LLVM_form_aspace_address (0xe9 0x02); DW_OP_const1s -3 (0x09, 0x100 - 3),
    // DW_OP_LLVM_offset (0xe9 0x04). SGPR40 is register 32 + 40. The CFA as a number is
    // what the stack pointer SGPR32 has in the caller: DW_OP_LLVM_call_frame_entry_reg 64 (0xe9 0x07,
    // 0x40), DW_OP_deref_size 4, DW_OP_plus_uconst 5 (0x23, 5).
    let want = [
        "4000..4010 cfa=6:r64+0",
        "4010..4100 cfa=[90, 40, 94, 4, 9, fa, 22, 36, e9, 2] r72=exp[9, fd, e9, 4] r73=vexp[e9, 7, 40, 94, 4, 23, 5]",
    ];
    assert_eq!(emitted(wave, Dialect::Llvm, &rules), want);
}

#[test]
fn expressions_of_rules_are_read_back() {
    let i64 = Type::int(64);
    let (rbx, rbp) = (Register(3), Register(6));
    let rules = [
        // DW_OP_breg3 16.
        (4, FrameRule::CfaExpression { expression: 0 }),
        // On the CFA: DW_OP_const1s -16, DW_OP_plus.
        (
            4,
            FrameRule::Expression {
                register: rbp,
                expression: 1,
            },
        ),
        // DW_OP_breg13 0, DW_OP_lit3, DW_OP_mul.
        (
            4,
            FrameRule::ValueExpression {
                register: Register(12),
                expression: 2,
            },
        ),
        // The CFA twice, so that it is picked: DW_OP_pick 0, DW_OP_deref, DW_OP_pick 1, DW_OP_plus.
        (
            4,
            FrameRule::ValueExpression {
                register: Register(14),
                expression: 3,
            },
        ),
        // The register has the address where another one was saved: DW_OP_breg13 8.
        (
            4,
            FrameRule::Expression {
                register: Register(15),
                expression: 4,
            },
        ),
    ];
    let found = with_expressions(Target::X86_64, Dialect::Dwarf5, &rules, |module| {
        let mut all = Expressions::new();
        let mut b = module.builder();
        b.referrer(i64)
            .unwrap()
            .constant(i64, 16)
            .unwrap()
            .add()
            .unwrap()
            .reinterpret(Type::PTR)
            .unwrap();
        all.push((b, Referrer::register(rbx)));
        let mut b = module.builder();
        b.referrer(i64).unwrap();
        all.push((b, Referrer::cfa_slot(ByteOffset(-16)).sized(Bits(64))));
        let mut b = module.builder();
        b.referrer(i64)
            .unwrap()
            .constant(i64, 3)
            .unwrap()
            .mul()
            .unwrap();
        all.push((b, Referrer::register(Register(13))));
        let mut b = module.builder();
        b.referrer(Type::PTR)
            .unwrap()
            .deref(i64)
            .unwrap()
            .referrer(Type::PTR)
            .unwrap()
            .convert(i64)
            .unwrap();
        b.add().unwrap();
        all.push((
            b,
            Referrer::Address {
                base: Base::Cfa,
                offset: 0,
            },
        ));
        let mut b = module.builder();
        b.referrer(i64)
            .unwrap()
            .constant(i64, 8)
            .unwrap()
            .add()
            .unwrap();
        b.reinterpret(Type::PTR).unwrap().deref(i64).unwrap();
        all.push((b, Referrer::register(Register(13))));
        all
    });
    let want = [
        "4000..4004 cfa=r7+8 r16=c-8",
        "4004..4100 cfa=[73, 10] r6=c-16 r12=vexp[7d, 0, 33, 1e] r14=vexp[12, 6, 14, 22] \
         r15=exp[7d, 8] r16=c-8",
    ];
    assert_eq!(found, want);
}
