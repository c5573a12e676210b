//! Every call frame instruction: its effect, and its failures.
//!
//! Codes are those of DWARF 5's table 7.29, the Linux Standard Base's and LLVM's; their effects are
//! in DWARF 5 section 6.4.2. The CIE's alignment factors are 1 and -8.

use super::{ON_ENTRY, add_function, debug_frame, rows_for};
use dwarfsmith::Target;
use dwarfsmith::dwarf::{FrameErrorKind, FrameSection};
use std::collections::BTreeSet;

const X86: Target = Target::X86_64;
const ARM: Target = Target::AARCH64;

/// The code; instructions after those of [`ON_ENTRY`] and the rows that they make; the machine, the
/// common entry's and the function's instructions that fail, and how.
type Case = (u8, &'static [u8], &'static [&'static str], Option<Failure>);
type Failure = (Target, &'static [u8], &'static [u8], FrameErrorKind);

/// 2⁶³ in unsigned LEB128: no signed number.
const LARGE: [u8; 10] = [0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x01];
/// -2⁶³ in signed LEB128: times -8, it is too large.
const SMALL: [u8; 10] = [0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x7f];

/// Bytes before a number.
const fn before<const N: usize, const M: usize, const K: usize>(
    start: [u8; N],
    number: [u8; M],
) -> [u8; K] {
    let mut all = [0; K];
    let mut index = 0;
    while index < K {
        all[index] = if index < N {
            start[index]
        } else {
            number[index - N]
        };
        index += 1;
    }
    all
}

#[rustfmt::skip]
fn cases() -> Vec<Case> {
    use FrameErrorKind::*;
    // The truncated item: the last byte of an operand is missing.
    let cut = |bytes: &'static [u8]| Some((X86, ON_ENTRY, bytes, Truncated));
    let large = |bytes: &'static [u8]| Some((X86, ON_ENTRY, bytes, TooLarge));
    let common = |bytes: &'static [u8]| Some((X86, bytes, &[][..], NotInCommonEntry));
    // An expression first, so that there is no register whose offset could change.
    let no_register = |bytes: &'static [u8]| Some((X86, ON_ENTRY, bytes, NoRegisterOffset));
    const DEF_CFA_SF: [u8; 12] = before([0x12, 6], SMALL);
    const OFFSET_SF: [u8; 12] = before([0x11, 3], SMALL);
    const VAL_OFFSET_SF: [u8; 12] = before([0x15, 3], SMALL);
    const OFFSET: [u8; 11] = before([0x83], LARGE);
    const VAL_OFFSET: [u8; 12] = before([0x14, 3], LARGE);
    vec![
        // Padding cannot be invalid.
        (0x00, &[0x00], &["1000..1100 cfa=r7+8 r16=c-8"], None),
        (0x40, &[0x41, 0x0e, 16], &["1000..1001 cfa=r7+8 r16=c-8", "1001..1100 cfa=r7+16 r16=c-8"], common(&[0x41])),
        (0x02, &[0x02, 0x80, 0x0e, 16], &["1000..1080 cfa=r7+8 r16=c-8", "1080..1100 cfa=r7+16 r16=c-8"], cut(&[0x02])),
        (0x03, &[0x03, 0x80, 0, 0x0e, 16], &["1000..1080 cfa=r7+8 r16=c-8", "1080..1100 cfa=r7+16 r16=c-8"], cut(&[0x03, 0])),
        (0x04, &[0x04, 0x80, 0, 0, 0, 0x0e, 16], &["1000..1080 cfa=r7+8 r16=c-8", "1080..1100 cfa=r7+16 r16=c-8"],
            cut(&[0x04, 0, 0, 0])),
        // To 0x1080; back to 0xfff.
        (0x01, &[0x01, 0x80, 0x10, 0, 0, 0, 0, 0, 0, 0x0e, 16], &["1000..1080 cfa=r7+8 r16=c-8", "1080..1100 cfa=r7+16 r16=c-8"],
            Some((X86, ON_ENTRY, &[0x01, 0xff, 0x0f, 0, 0, 0, 0, 0, 0], Backwards(0x1000, 0xfff)))),
        // 128 in LEB128; register 65,536.
        (0x0c, &[0x0c, 6, 0x80, 0x01], &["1000..1100 cfa=r6+128 r16=c-8"], large(&[0x0c, 0x80, 0x80, 0x04, 0])),
        // -2 × -8.
        (0x12, &[0x12, 6, 0x7e], &["1000..1100 cfa=r6+16 r16=c-8"], large(&DEF_CFA_SF)),
        (0x0d, &[0x0d, 6], &["1000..1100 cfa=r6+8 r16=c-8"], no_register(&[0x0f, 1, 0x9c, 0x0d, 6])),
        (0x0e, &[0x0e, 16], &["1000..1100 cfa=r7+16 r16=c-8"], no_register(&[0x0f, 1, 0x9c, 0x0e, 16])),
        (0x13, &[0x13, 0x7e], &["1000..1100 cfa=r7+16 r16=c-8"], no_register(&[0x0f, 1, 0x9c, 0x13, 0x7e])),
        (0x0f, &[0x0f, 1, 0x9c], &["1000..1100 cfa=[9c] r16=c-8"], cut(&[0x0f, 2, 0x9c])),
        (0x30, &[0x30, 6, 4, 5], &["1000..1100 cfa=5:r6+4 r16=c-8"], cut(&[0x30, 6, 4])),
        // -1 × -8.
        (0x31, &[0x31, 6, 0x7f, 5], &["1000..1100 cfa=5:r6+8 r16=c-8"], cut(&[0x31, 6, 0x7f])),
        (0x80, &[0x83, 2], &["1000..1100 cfa=r7+8 r3=c-16 r16=c-8"], large(&OFFSET)),
        (0x05, &[0x05, 0xc8, 0x01, 2], &["1000..1100 cfa=r7+8 r16=c-8 r200=c-16"], cut(&[0x05, 0xc8])),
        (0x11, &[0x11, 3, 0x7e], &["1000..1100 cfa=r7+8 r3=c+16 r16=c-8"], large(&OFFSET_SF)),
        (0x2f, &[0x2f, 3, 2], &["1000..1100 cfa=r7+8 r3=c+16 r16=c-8"], cut(&[0x2f, 3])),
        (0x14, &[0x14, 3, 2], &["1000..1100 cfa=r7+8 r3=v-16 r16=c-8"], large(&VAL_OFFSET)),
        (0x15, &[0x15, 3, 0x7e], &["1000..1100 cfa=r7+8 r3=v+16 r16=c-8"], large(&VAL_OFFSET_SF)),
        (0x09, &[0x09, 3, 12], &["1000..1100 cfa=r7+8 r3=r12 r16=c-8"], cut(&[0x09, 3])),
        (0x10, &[0x10, 3, 2, 0x23, 8], &["1000..1100 cfa=r7+8 r3=exp[23, 8] r16=c-8"], cut(&[0x10, 3, 3, 0x23, 8])),
        (0x16, &[0x16, 3, 1, 0x30], &["1000..1100 cfa=r7+8 r3=vexp[30] r16=c-8"], cut(&[0x16, 3, 2, 0x30])),
        (0x08, &[0x08, 3], &["1000..1100 cfa=r7+8 r3=s r16=c-8"], cut(&[0x08])),
        (0x07, &[0x07, 3], &["1000..1100 cfa=r7+8 r3=u r16=c-8"], large(&[0x07, 0x80, 0x80, 0x04])),
        // The rule of r16 in the common entry; r3, which has none there, loses its rule.
        (0xc0, &[0x07, 16, 0x07, 3, 0xd0, 0xc3], &["1000..1100 cfa=r7+8 r16=c-8"], common(&[0xd0])),
        (0x06, &[0x07, 16, 0x07, 3, 0x06, 16, 0x06, 3], &["1000..1100 cfa=r7+8 r16=c-8"], common(&[0x06, 16])),
        // The rules of registers and, as in all unwinders, of the CFA; the position is not changed.
        (0x0a, &[0x0a, 0x0c, 6, 32, 0x07, 3, 0x41, 0x0b], &["1000..1001 cfa=r6+32 r3=u r16=c-8", "1001..1100 cfa=r7+8 r16=c-8"],
            Some((X86, ON_ENTRY, &[0x0a; 65], Limit))),
        // The last remembered state is restored first. States of a common entry do not apply to
        // functions.
        (0x0b, &[0x0a, 0x0d, 6, 0x0a, 0x0d, 5, 0x0b, 0x41, 0x0b], &["1000..1001 cfa=r6+8 r16=c-8", "1001..1100 cfa=r7+8 r16=c-8"],
            Some((X86, &[0x0c, 7, 8, 0x0a], &[0x0b], NothingRemembered))),
        (0x2e, &[0x2e, 16], &["1000..1100 cfa=r7+8 r16=c-8"], cut(&[0x2e])),
        // On AArch64; on SPARC, the code is for register windows, and x86-64 has no such
        // instruction.
        (0x2c, &[0x2c], &["1000..1100 cfa=r7+8 r16=c-8 signed"], Some((X86, ON_ENTRY, &[0x2c], UnknownInstruction(0x2c)))),
        (0x2d, &[0x2d], &["1000..1100 cfa=r7+8 r16=c-8 signed"], Some((X86, ON_ENTRY, &[0x2d], UnknownInstruction(0x2d)))),
    ]
}

#[test]
fn each_instruction_has_its_effect_and_its_failures() {
    for (code, function, want, failure) in cases() {
        let used = |bytes: &[u8]| {
            bytes
                .iter()
                .any(|byte| *byte == code || code >= 0x40 && byte & 0xc0 == code)
        };
        assert!(used(function), "{code:#x}");
        assert_eq!(
            rows_for(ARM, ON_ENTRY, function).as_deref().unwrap(),
            want,
            "{code:#x}"
        );
        let Some((target, common, function, kind)) = failure else {
            continue;
        };
        assert!(used(common) || used(function), "{code:#x}");
        assert_eq!(rows_for(target, common, function), Err(kind), "{code:#x}");
    }
}

/// Every byte that is a known instruction has a row above, and no two rows have the same.
#[test]
fn every_instruction_has_a_row() {
    let mut known = BTreeSet::new();
    for code in (0..=0xffu8).filter(|code| *code < 0x40 || code & 0x3f == 0) {
        let mut bytes = debug_frame(ON_ENTRY, &[]);
        add_function(&mut bytes, 0x2000, 1, &[&[code][..], &[0; 16]].concat());
        let entry = FrameSection::debug_frame(ARM, &bytes)
            .entries()
            .nth(1)
            .unwrap()
            .unwrap();
        match entry.instructions().next().unwrap() {
            Err(error) => assert_eq!(error.kind, FrameErrorKind::UnknownInstruction(code)),
            Ok(_) => assert!(known.insert(code)),
        }
    }
    let listed: Vec<_> = cases().iter().map(|(code, ..)| *code).collect();
    assert_eq!(listed.len(), known.len());
    assert_eq!(listed.into_iter().collect::<BTreeSet<_>>(), known);
    // Only padding cannot fail.
    assert_eq!(
        cases()
            .iter()
            .filter(|(.., failure)| failure.is_none())
            .map(|(code, ..)| *code)
            .collect::<Vec<_>>(),
        [0]
    );
}
