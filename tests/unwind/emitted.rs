//! What is emitted has the rules that a backend gave.

use super::rows;
use dwarfsmith::dwarf::{Dialect, Encoding, FrameSection};
use dwarfsmith::emit::{EmitOptions, Frames, SectionId};
use dwarfsmith::markers::{FrameRule, FunctionBody};
use dwarfsmith::target::Register;
use dwarfsmith::{Module, Target};

/// The rows of a function of 0x100 bytes at 0x4000, read from both sections, which must say the same.
fn emitted(target: Target, dialect: Dialect, rules: &[(u32, FrameRule)]) -> Vec<String> {
    let mut module = Module::new(target);
    let file = module.add_file("f.c", "/src");
    let unit = module.add_unit(file, gimli::DW_LANG_C11, "a backend");
    let function = module.add_subprogram("f", unit, file, 1, None);
    let mut body = FunctionBody::default();
    body.begin(module.text("f"), function, 0x100).block(0);
    for (position, rule) in rules {
        body.frame(*position, *rule);
    }
    module.add_function(&body);
    let validated = module.validate().unwrap_or_else(|errors| panic!("{errors}"));
    let sections = validated.lower(Encoding::new(dialect, target)).emit(&EmitOptions { frames: Frames::Both }).unwrap();
    // Sections are bound as if each were at 0.
    let bound = sections.bind(0, |_| Some(0x4000)).unwrap();
    let bytes = |id| &bound.iter().find(|(known, _)| *known == id).unwrap().1[..];
    let read = |section: FrameSection<'_>| {
        let entries: Vec<_> = section.entries().collect::<Result<_, _>>().unwrap();
        assert_eq!(entries.len(), 1);
        rows(&entries[0]).unwrap()
    };
    let found = read(FrameSection::debug_frame(target, bytes(SectionId::DebugFrame)));
    assert_eq!(found, read(FrameSection::eh_frame(target, bytes(SectionId::EhFrame), 0)));
    found
}

#[test]
fn the_rules_that_were_given_are_read() {
    let (rbx, rbp, rsp) = (Register(3), Register(6), Register(7));
    let rules = [
        (1, FrameRule::Cfa { register: rsp, offset: 16 }),
        (1, FrameRule::Offset { register: rbp, offset: -16 }),
        (4, FrameRule::Cfa { register: rbp, offset: 16 }),
        (8, FrameRule::Offset { register: rbx, offset: -24 }),
        // No multiple of the factor: DW_OP_consts -3, DW_OP_plus.
        (9, FrameRule::Offset { register: Register(12), offset: -3 }),
        (0x10, FrameRule::ValueOffset { register: Register(13), offset: -8 }),
        (0x11, FrameRule::Register { register: Register(14), saved_in: Register(118) }),
        (0x11, FrameRule::SameValue(Register(15))),
        (0x20, FrameRule::RememberState),
        (0x20, FrameRule::Undefined(Register(13))),
        (0x20, FrameRule::Restore(rbx)),
        (0x30, FrameRule::RestoreState),
        (0x80, FrameRule::Cfa { register: rsp, offset: -8 }),
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
fn a_frame_in_an_address_space_is_read_as_one() {
    let wave = Target::by_name("amdgpu-wave64").unwrap();
    let stack = wave.register("SGPR32").unwrap();
    let rules = [(0x10, FrameRule::Cfa { register: stack, offset: 64 })];
    let want = ["4000..4010 cfa=6:r64+0", "4010..4100 cfa=6:r64+64"];
    assert_eq!(emitted(wave, Dialect::Llvm, &rules), want);
}
