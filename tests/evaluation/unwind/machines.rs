//! Stacks of several machines, three or four frames deep, whose registers were saved in different
//! frames. Each state is computed by hand from the psABI and the rules of DWARF 5 section 6.4.1.

use super::stacks::{Frames, block, ordered, places, rule, spine};
use dwarfsmith::Target;
use dwarfsmith::dwarf::{Dialect, Encoding};
use dwarfsmith::eval::{Machine, Rules, Snapshot};
use dwarfsmith::target::{ByteOrder, Register};

fn set(machine: &mut Snapshot, registers: &[(u16, u64)], memory: &[(u64, u64)]) {
    let target = machine.target();
    let size = usize::from(target.address_bytes());
    for (register, value) in registers {
        machine.set_register(Register(*register), ordered(target, *value, size));
    }
    for (address, value) in memory {
        machine.set_memory(0, *address, &ordered(target, *value, size));
    }
}

/// x86-64: a signal's handler (0x1000), the kernel's return from it (0x5000), the function that was
/// interrupted before its first instruction (0x2000), `main` (0x3000).
///
/// | address | contents                                                     |
/// |---------|--------------------------------------------------------------|
/// | 0x7e00  | rbx, pushed by the handler: 0xb0                             |
/// | 0x7e08  | the handler's return address, 0x5000                         |
/// | 0x7e18  | what the kernel saved: rax 0xa1, rsp 0x7f00, rip 0x2000, rbx 0xb1 |
/// | 0x7f00  | return to `main`, at its end: 0x3020                         |
///
/// As in glibc, the rules of the kernel's frame give the address of each register in memory, the
/// CFA is the former rsp, and the range starts a byte early, so that it includes 0x4fff.
#[test]
fn x86_64_is_unwound_through_a_signal_frame() {
    let target = Target::X86_64;
    let encoding = Encoding::new(Dialect::Dwarf5, target);
    let mut frames = Frames::new(target);
    // CFA = rsp+8, rip at CFA-8.
    let common = frames.common(false, [1, 0x78], 16, &[0x0c, 7, 8, 0x90, 1]);
    let mut kernel = vec![0x0f];
    block(encoding, &mut kernel, "DW_OP_breg7 16, DW_OP_deref");
    for (register, offset) in [(0, 8), (7, 16), (16, 24), (3, 32)] {
        kernel.extend(rule(
            encoding,
            0x10,
            Register(register),
            &format!("DW_OP_breg7 {offset}"),
        ));
    }
    let signal = frames.common(true, [1, 0x78], 16, &kernel);
    frames.function(common, 0x1000, 0x100, &[0x0e, 16, 0x83, 2]);
    frames.function(signal, 0x4fff, 0x11, &[]);
    // If the address were treated as one after a call, 0x1fff, the rules of this other function
    // would be used.
    frames.function(common, 0x1f00, 0x100, &[0x0e, 64]);
    frames.function(common, 0x2000, 0x100, &[0x48, 0x0e, 16, 0x83, 2]);
    // The call is the last instruction of main; main's own return address is undefined.
    frames.function(common, 0x3000, 0x20, &[0x07, 16]);

    let mut machine = Snapshot::new(target);
    machine.pc = Some(0x1010);
    set(
        &mut machine,
        &[(0, 0xa0), (3, 0xdead), (7, 0x7e00), (12, 0xc)],
        &[],
    );
    let saved = [
        (0x7e18, 0xa1),
        (0x7e20, 0x7f00),
        (0x7e28, 0x2000),
        (0x7e30, 0xb1),
    ];
    set(
        &mut machine,
        &[],
        &[
            &[(0x7e00, 0xb0), (0x7e08, 0x5000), (0x7f00, 0x3020)],
            &saved[..],
        ]
        .concat(),
    );
    for rules in Rules::ALL {
        let mut stack = frames.stack(machine.clone(), encoding, rules);
        let cfas = [
            "mem(0)+0x7e10",
            "mem(0)+0x7f00",
            "mem(0)+0x7f08",
            "mem(0)+0x7f10",
        ];
        let pcs = [0x1010, 0x5000, 0x2000, 0x3020];
        assert_eq!(
            spine(&stack),
            pcs.into_iter()
                .zip(cfas.map(String::from))
                .collect::<Vec<_>>(),
            "{rules:?}"
        );
        // Only the interrupted function's address is that of its next instruction.
        assert_eq!(
            stack
                .frames()
                .iter()
                .map(|frame| frame.address)
                .collect::<Vec<_>>(),
            [0x1010, 0x4fff, 0x2000, 0x301f]
        );
        // rbx: pushed by the handler, then saved by the kernel; the interrupted function has not
        // pushed it yet.
        assert_eq!(
            places(&stack, 3),
            [
                "reg(3)+0",
                "mem(0)+0x7e00",
                "mem(0)+0x7e30",
                "mem(0)+0x7e30"
            ]
        );
        // rax: its value in the handler's caller is lost, but the kernel saved the value of the
        // interrupted function.
        assert_eq!(
            places(&stack, 0),
            ["reg(0)+0", "undef", "mem(0)+0x7e18", "undef"]
        );
        // rsp: the CFA of the inner frame, unless there is a rule.
        let rsp = [
            "reg(7)+0",
            "imm(107e000000000000)+0",
            "mem(0)+0x7e20",
            "imm(087f000000000000)+0",
        ];
        assert_eq!(places(&stack, 7), rsp);
        assert_eq!(places(&stack, 12), ["reg(12)+0"; 4]);
        // The interrupted function's rax can be changed; it is memory that the kernel will load.
        assert!(stack.write_register(2, Register(0), 0, &7u64.to_le_bytes()));
        let mut saved = [0; 8];
        assert!(stack.read_memory(0, 0x7e18, &mut saved));
        assert_eq!(u64::from_le_bytes(saved), 7);
    }
}

/// AArch64 in either byte order: `leaf` (0x1000) has signed its return address and still has it in
/// x30; `middle` (0x2000) has stored x29, x30 and x19 and set up x29; `main` (0x3000) has no
/// caller.
///
/// | address | contents                          |
/// |---------|-----------------------------------|
/// | 0x7f00  | x29 of `main`: 0x7f80             |
/// | 0x7f08  | return to `main`: 0x3008          |
/// | 0x7f10  | x19 of `main`: 0x1919             |
/// | 0x7f20  | `middle`'s CFA                    |
#[test]
fn aarch64_is_unwound_in_either_byte_order() {
    for name in ["aarch64", "aarch64-be"] {
        let target = Target::by_name(name).unwrap();
        let mut frames = Frames::new(target);
        // CFA = sp+0; the return address is in x30. Code counts in 4 bytes, data in -8.
        let common = frames.common(false, [4, 0x78], 30, &[0x0c, 31, 0]);
        // advance 1; AARCH64_negate_ra_state.
        frames.function(common, 0x1000, 0x100, &[0x41, 0x2d]);
        // advance 2; CFA = x29+32; x29 at CFA-32, x30 at CFA-24, x19 at CFA-16; before the end, all
        // is restored.
        let body = [0x42, 0x0c, 29, 32, 0x9d, 4, 0x9e, 3, 0x93, 2];
        frames.function(
            common,
            0x2000,
            0x40,
            &[&body[..], &[0x4c, 0x0c, 31, 0, 0xdd, 0xde, 0xd3]].concat(),
        );
        frames.function(common, 0x3000, 0x40, &[0x07, 30]);

        let mut machine = Snapshot::new(target);
        machine.pc = Some(0x1008);
        let registers = [
            (0, 1),
            (19, 0x19),
            (29, 0x7f00),
            (30, 0xabcd_0000_0000_2014),
            (31, 0x7f00),
        ];
        set(
            &mut machine,
            &registers,
            &[(0x7f00, 0x7f80), (0x7f08, 0x3008), (0x7f10, 0x1919)],
        );
        let stack = frames.stack(
            machine,
            Encoding::new(Dialect::Dwarf5, target),
            Rules::Dwarf5,
        );
        let cfas = ["mem(0)+0x7f00", "mem(0)+0x7f20", "mem(0)+0x7f20"].map(String::from);
        assert_eq!(
            spine(&stack),
            [0x1008, 0x2014, 0x3008]
                .into_iter()
                .zip(cfas)
                .collect::<Vec<_>>(),
            "{name}"
        );
        // `middle` stored these registers, so `main`'s values are in memory.
        assert_eq!(
            places(&stack, 19),
            ["reg(19)+0", "reg(19)+0", "mem(0)+0x7f10"]
        );
        assert_eq!(
            places(&stack, 29),
            ["reg(29)+0", "reg(29)+0", "mem(0)+0x7f00"]
        );
        // When the call returns, x30 still has the return address that bl wrote, with its
        // signature.
        assert_eq!(
            places(&stack, 30),
            ["reg(30)+0", "reg(30)+0", "mem(0)+0x7f08"]
        );
        let sp = ordered(target, 0x7f20, 8)
            .iter()
            .map(|byte| format!("{byte:02x}"))
            .collect::<String>();
        assert_eq!(places(&stack, 31)[2], format!("imm({sp})+0"));
        // AAPCS64 preserves x19 to x28, and only the low half of v8. In big-endian order, it is the
        // last half, and the text of a part counts in this order.
        assert_eq!(places(&stack, 0), ["reg(0)+0", "undef", "undef"]);
        let half = match target.byte_order() {
            ByteOrder::Little => "comp[0..8: reg(72)+0, 8..16: undef]+0",
            ByteOrder::Big => "comp[0..8: undef, 8..16: reg(72)+8]+0",
        };
        assert_eq!(places(&stack, 72), ["reg(72)+0", half, half]);
        let mut read = [0; 8];
        assert!(stack.read_register(2, Register(19), 0, &mut read));
        assert_eq!(read.to_vec(), ordered(target, 0x1919, 8), "{name}");
        // The first two bytes of x19, in storage order.
        let mut read = [0; 2];
        assert!(stack.read_register(2, Register(19), 0, &mut read));
        assert_eq!(read.to_vec(), ordered(target, 0x1919, 8)[..2]);
    }
}

/// The i386: `thunk` (0x1000) has popped its return address into ecx, as position-independent code
/// does to get its address; `middle` (0x2000) has pushed ebp, ebx and esi and one argument;
/// `main` (0x3000).
///
/// | address | contents                     |
/// |---------|------------------------------|
/// | 0x7f04  | the argument                 |
/// | 0x7f08  | esi of `main`: 0xe6          |
/// | 0x7f0c  | ebx of `main`: 0xb3          |
/// | 0x7f10  | ebp of `main`: 0x7f40        |
/// | 0x7f14  | return to `main`: 0x3010     |
///
/// The targets are generic ones, whose tables state nothing about registers. The common entry has
/// the rules of the ABI instead: esp was the CFA; ebx, ebp, esi and edi are preserved.
#[test]
fn i386_is_unwound_by_its_rules_alone() {
    for name in ["generic32-le", "generic32-be"] {
        let target = Target::by_name(name).unwrap();
        let mut frames = Frames::new(target);
        // CFA = esp+4 and eip (8) at CFA-4; val_offset esp (4) 0; same_value ebx (3), ebp (5), esi
        // (6), edi (7).
        let rules = [
            0x0c, 4, 4, 0x88, 1, 0x14, 4, 0, 0x08, 3, 0x08, 5, 0x08, 6, 0x08, 7,
        ];
        let common = frames.common(false, [1, 0x7c], 8, &rules);
        // advance 1; CFA = esp+0; eip is in ecx (1).
        frames.function(common, 0x1000, 0x10, &[0x41, 0x0e, 0, 0x09, 8, 1]);
        // advance 5; CFA = ebp+8, ebp at CFA-8, ebx at CFA-12, esi at CFA-16; 4 bytes of arguments.
        frames.function(
            common,
            0x2000,
            0x40,
            &[0x45, 0x0c, 5, 8, 0x85, 2, 0x83, 3, 0x86, 4, 0x2e, 4],
        );
        frames.function(common, 0x3000, 0x40, &[0x0c, 5, 8, 0x07, 8]);

        let mut machine = Snapshot::new(target);
        machine.pc = Some(0x1002);
        let registers = [
            (0, 1),
            (1, 0x2010),
            (3, 0xb),
            (4, 0x7f04),
            (5, 0x7f10),
            (6, 0xe),
            (7, 0xd),
        ];
        set(
            &mut machine,
            &registers,
            &[
                (0x7f08, 0xe6),
                (0x7f0c, 0xb3),
                (0x7f10, 0x7f40),
                (0x7f14, 0x3010),
            ],
        );
        let stack = frames.stack(
            machine,
            Encoding::new(Dialect::Dwarf4, target),
            Rules::Dwarf5,
        );
        let cfas = ["mem(0)+0x7f04", "mem(0)+0x7f18", "mem(0)+0x7f48"].map(String::from);
        assert_eq!(
            spine(&stack),
            [0x1002, 0x2010, 0x3010]
                .into_iter()
                .zip(cfas)
                .collect::<Vec<_>>(),
            "{name}"
        );
        assert_eq!(places(&stack, 3), ["reg(3)+0", "reg(3)+0", "mem(0)+0x7f0c"]);
        assert_eq!(places(&stack, 5), ["reg(5)+0", "reg(5)+0", "mem(0)+0x7f10"]);
        assert_eq!(places(&stack, 6), ["reg(6)+0", "reg(6)+0", "mem(0)+0x7f08"]);
        assert_eq!(places(&stack, 7), ["reg(7)+0"; 3]);
        let esp = if name == "generic32-le" {
            ["047f0000", "187f0000"]
        } else {
            ["00007f04", "00007f18"]
        };
        let esp = esp.map(|esp| format!("imm({esp})+0"));
        assert_eq!(places(&stack, 4), ["reg(4)+0", &esp[0], &esp[1]]);
        assert_eq!(places(&stack, 0), ["reg(0)+0", "undef", "undef"]);
        // eip: in ecx, then in memory.
        assert_eq!(places(&stack, 8)[1..], ["reg(1)+0", "mem(0)+0x7f14"]);
    }
}

/// AMDGPU, 64 lanes: `inner` (0x1000), `outer` (0x2000), a kernel (0x3000). The stack grows toward
/// higher addresses of address space 6: the CFA is below the stack pointer, s32. Both functions have
/// spilled v40 for the lanes that were active on their entry: those of EXEC, which they have saved in
/// scalar registers. `outer` keeps its return address in two lanes of v41.
///
/// | function | CFA              | lanes of v40 in memory | at                       |
/// |----------|------------------|------------------------|--------------------------|
/// | `inner`  | 0x200 - 0x40     | 0 and 2                | 0x1c0 + 0x10 + 4 × lane  |
/// | `outer`  | 0x1c0 - 0x80     | 0 and 3                | 0x140 + 0x20 + 4 × lane  |
#[test]
fn amdgpu_lanes_spilled_by_two_frames_are_found() {
    let target = Target::AMDGPU_WAVE64;
    let encoding = Encoding::new(Dialect::Llvm, target);
    let (pc, exec, s, v) = (
        Register(16),
        Register(17),
        |number: u16| Register(32 + number),
        |n: u16| Register(2560 + n),
    );
    let spilled = |offset: u32| {
        format!(
            "DW_OP_regx 2600, DW_OP_swap, DW_OP_offset_uconst {offset}, DW_OP_call_frame_entry_reg 17, \
             DW_OP_deref_size 8, DW_OP_select_bit_piece 32 64"
        )
    };
    let pair = |low: Register| {
        format!(
            "DW_OP_regx {}, DW_OP_piece 4, DW_OP_regx {}, DW_OP_piece 4",
            low.0,
            low.0 + 1
        )
    };
    let same = |register: Register| {
        [
            0x08,
            0x80 | (register.0 & 0x7f) as u8,
            (register.0 >> 7) as u8,
        ]
    };

    let mut frames = Frames::new(target);
    let common = frames.common(false, [4, 4], 16, &[]);
    // def_aspace_cfa_sf s32, -0x10 × 4, space 6. EXEC was saved in s34 and s35; the return address
    // is in s30 and s31.
    let mut inner = vec![0x31, 64, 0x70, 6];
    inner.extend(rule(encoding, 0x10, exec, &pair(s(34))));
    inner.extend(rule(encoding, 0x10, pc, &pair(s(30))));
    inner.extend(rule(encoding, 0x10, v(40), &spilled(0x10)));
    for register in [v(41), s(36), s(37)] {
        inner.extend(same(register));
    }
    frames.function(common, 0x1000, 0x100, &inner);
    // def_aspace_cfa_sf s32, -0x20 × 4, space 6. EXEC was saved in s36 and s37.
    let mut outer = vec![0x31, 64, 0x60, 6];
    outer.extend(rule(encoding, 0x10, exec, &pair(s(36))));
    let lanes =
        "DW_OP_regx 2601, DW_OP_piece 4, DW_OP_regx 2601, DW_OP_offset_uconst 4, DW_OP_piece 4";
    outer.extend(rule(encoding, 0x10, pc, lanes));
    outer.extend(rule(encoding, 0x10, v(40), &spilled(0x20)));
    frames.function(common, 0x2000, 0x100, &outer);
    frames.function(common, 0x3000, 0x100, &[0x31, 64, 0, 6, 0x07, 16]);

    let mut machine = Snapshot::new(target);
    machine.pc = Some(0x1040);
    machine.set_register(exec, 1u64.to_le_bytes().to_vec());
    for (number, value) in [
        (30, 0x2020u32),
        (31, 0),
        (32, 0x200),
        (34, 0b101),
        (35, 0),
        (36, 0b1001),
        (37, 0),
    ] {
        machine.set_register(s(number), value.to_le_bytes().to_vec());
    }
    machine.set_register(
        v(40),
        (0..64u32)
            .flat_map(|lane| (0x100 + lane).to_le_bytes())
            .collect(),
    );
    let mut kept: Vec<u8> = vec![0; 256];
    kept[..2].copy_from_slice(&[0x30, 0x30]);
    machine.set_register(v(41), kept);
    for (address, value) in [
        (0x1d0, 0x200u32),
        (0x1d8, 0x202),
        (0x160, 0x300),
        (0x16c, 0x303),
    ] {
        machine.set_memory(6, address, &value.to_le_bytes());
    }
    // The rules of DWARF 6 would require the expression to drop the CFA before the first piece.
    let mut stack = frames.stack(machine, encoding, Rules::Llvm);

    let cfas = ["mem(6)+0x1c0", "mem(6)+0x140", "mem(6)+0x140"].map(String::from);
    assert_eq!(
        spine(&stack),
        [0x1040, 0x2020, 0x3030]
            .into_iter()
            .zip(cfas)
            .collect::<Vec<_>>()
    );
    let pair = |low: u16| format!("comp[0..4: reg({low})+0, 4..8: reg({})+0]+0", low + 1);
    assert_eq!(places(&stack, 17), ["reg(17)+0", &pair(66), &pair(68)]);
    // v41 is the same in inner and outer; no rule describes the kernel's.
    assert_eq!(
        places(&stack, 2601),
        ["reg(2601)+0", "reg(2601)+0", "undef"]
    );
    assert_eq!(
        places(&stack, 64)[1..],
        ["imm(c0010000)+0", "imm(40010000)+0"]
    );
    assert_eq!(
        places(&stack, 2600),
        [
            "reg(2600)+0".to_string(),
            "comp[0..4: mem(6)+0x1d0, 4..8: reg(2600)+4, 8..12: mem(6)+0x1d8, 12..256: reg(2600)+12]+0".to_string(),
            // Lane 2 of outer is where inner spilled it; outer had spilled lanes 0 and 3.
            "comp[0..4: mem(6)+0x160, 4..8: reg(2600)+4, 8..12: mem(6)+0x1d8, 12..16: mem(6)+0x16c, \
             16..256: reg(2600)+16]+0"
                .to_string(),
        ]
    );
    let lanes = |stack: &dyn Machine, frame| {
        let mut bytes = [0; 20];
        assert!(stack.read_register(frame, v(40), 0, &mut bytes));
        bytes
            .chunks(4)
            .map(|lane| u32::from_le_bytes(lane.try_into().unwrap()))
            .collect::<Vec<_>>()
    };
    assert_eq!(lanes(&stack, 0), [0x100, 0x101, 0x102, 0x103, 0x104]);
    assert_eq!(lanes(&stack, 1), [0x200, 0x101, 0x202, 0x103, 0x104]);
    assert_eq!(lanes(&stack, 2), [0x300, 0x101, 0x202, 0x303, 0x104]);
    // A write to lanes 1 and 2 of the kernel's v40 changes the register, and inner's memory.
    assert!(stack.write_register(
        2,
        v(40),
        4,
        &[&0xaau32.to_le_bytes()[..], &0xbbu32.to_le_bytes()].concat()
    ));
    assert_eq!(lanes(&stack, 0), [0x100, 0xaa, 0x102, 0x103, 0x104]);
    assert_eq!(lanes(&stack, 1), [0x200, 0xaa, 0xbb, 0x103, 0x104]);
}
