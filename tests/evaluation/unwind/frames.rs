//! Frames of simulated stacks, whose registers are calculated by hand.

mod rules;

use super::{ON_ENTRY, add_function, debug_frame};
use dwarfsmith::Target;
use dwarfsmith::dwarf::{self, Dialect, Encoding, FrameIndex, FrameSection, NoNames};
use dwarfsmith::eval::{
    CallStack, ErrorCode, Evaluator, Location, Machine, Parameter, Rules, Snapshot, UnwindError,
};
use dwarfsmith::target::Register;

pub const RBX: Register = Register(3);
const RBP: Register = Register(6);
pub const RSP: Register = Register(7);
const RIP: Register = Register(16);

pub fn encoding() -> Encoding {
    Encoding::new(Dialect::Llvm, Target::X86_64).lenient()
}

pub fn ops(text: &str) -> Vec<u8> {
    dwarf::parse_operations(encoding(), text, &NoNames).unwrap()
}

pub fn stack_of(machine: Snapshot, bytes: &[u8]) -> CallStack<'_, Snapshot> {
    let evaluator = Evaluator::new(encoding(), Rules::Llvm);
    let index = FrameIndex::new(FrameSection::debug_frame(Target::X86_64, bytes));
    CallStack::new(machine, Target::X86_64, evaluator, vec![index]).unwrap()
}

pub fn number(stack: &CallStack<'_, Snapshot>, frame: u32, register: Register) -> Option<u64> {
    let mut bytes = [0; 8];
    stack
        .read_register(frame, register, 0, &mut bytes)
        .then_some(u64::from_le_bytes(bytes))
}

/// `leaf` (0x1000) has pushed rbx, into which `middle` (0x2000) had moved rdi; `middle` has rbp as
/// its frame pointer and was called by `main` (0x3000), whose return address is undefined.
///
/// | address | bytes                              |
/// |---------|------------------------------------|
/// | 0x7f00  | rbx of `middle`: 0xb1              |
/// | 0x7f08  | return to `middle`: 0x2020         |
/// | 0x7f10  | `middle`'s locals, 0x10 bytes      |
/// | 0x7f20  | rbx of `main`: 0xb2                |
/// | 0x7f28  | rbp of `main`: 0x7fff              |
/// | 0x7f30  | return to `main`, at its end       |
pub fn simulated() -> (Snapshot, Vec<u8>) {
    let mut machine = Snapshot::new(Target::X86_64);
    machine.pc = Some(0x1004);
    for (register, value) in [
        (RBX, 0xdeadu64),
        (RBP, 0x7f28),
        (RSP, 0x7f00),
        (Register(0), 0xaa),
        (Register(12), 12),
    ] {
        machine.set_register(register, value.to_le_bytes().to_vec());
    }
    for (address, value) in [
        (0x7f00, 0xb1u64),
        (0x7f08, 0x2020),
        (0x7f10, 5),
        (0x7f20, 0xb2),
        (0x7f28, 0x7fff),
        (0x7f30, 0x3010),
    ] {
        machine.set_memory(0, address, &value.to_le_bytes());
    }
    // leaf: after 1 byte, CFA = rsp+16, rbx at CFA-16.
    let mut bytes = debug_frame(ON_ENTRY, &[0x41, 0x0e, 16, 0x83, 2]);
    // middle: CFA = rbp+16, rbp at CFA-16, rbx at CFA-24. So its CFA is 0x7f38.
    add_function(&mut bytes, 0x2000, 0x100, &[0x0c, 6, 16, 0x86, 2, 0x83, 3]);
    // main: its return address is undefined. It ends with the call, at 0x3010.
    add_function(&mut bytes, 0x3000, 0x10, &[0x0c, 7, 8, 0x07, 16]);
    (machine, bytes)
}

#[test]
fn registers_of_callers_are_found_where_they_were_saved() {
    let (machine, bytes) = simulated();
    let mut stack = stack_of(machine, &bytes);
    assert_eq!(stack.unwind(), Ok(true));
    assert_eq!(stack.unwind(), Ok(true));
    assert_eq!(stack.unwind(), Ok(false));
    assert_eq!(
        stack
            .frames()
            .iter()
            .map(|frame| frame.pc)
            .collect::<Vec<_>>(),
        [0x1004, 0x2020, 0x3010]
    );
    let cfa = |frame: usize| {
        stack.frames()[frame]
            .canonical_frame_address()
            .unwrap()
            .to_string()
    };
    assert_eq!(
        [0, 1, 2].map(cfa),
        ["mem(0)+0x7f10", "mem(0)+0x7f38", "mem(0)+0x7f40"]
    );

    let place = |frame, register| stack.locate(frame, register).unwrap().to_string();
    // rbx: saved by leaf, then by middle.
    assert_eq!(
        [0, 1, 2].map(|frame| place(frame, RBX)),
        ["reg(3)+0", "mem(0)+0x7f00", "mem(0)+0x7f20"]
    );
    assert_eq!(
        [0, 1, 2].map(|frame| number(&stack, frame, RBX)),
        [Some(0xdead), Some(0xb1), Some(0xb2)]
    );
    // rbp: leaf preserves it, so that middle's is still in the register.
    assert_eq!(
        [0, 1, 2].map(|frame| place(frame, RBP)),
        ["reg(6)+0", "reg(6)+0", "mem(0)+0x7f28"]
    );
    // rsp: the callee's CFA.
    assert_eq!(
        [1, 2].map(|frame| number(&stack, frame, RSP)),
        [Some(0x7f10), Some(0x7f38)]
    );
    assert_eq!(place(1, RSP), "imm(107f000000000000)+0");
    // rip: the return address. All functions preserve r12; rax is not preserved.
    assert_eq!(
        [1, 2].map(|frame| number(&stack, frame, RIP)),
        [Some(0x2020), Some(0x3010)]
    );
    assert_eq!(place(2, Register(12)), "reg(12)+0");
    assert_eq!(
        [1, 2].map(|frame| place(frame, Register(0))),
        ["undef", "undef"]
    );
    assert_eq!(number(&stack, 1, Register(0)), None);
    // There is no fourth frame.
    assert_eq!(
        stack.locate(3, RBX).unwrap_err().code,
        ErrorCode::Unavailable
    );
}

#[test]
fn expressions_see_the_selected_frame() {
    let (machine, bytes) = simulated();
    let mut stack = stack_of(machine, &bytes);
    assert!(!stack.select(1));
    assert_eq!(stack.unwind(), Ok(true));
    assert_eq!(stack.unwind(), Ok(true));
    let (by_cfa, by_register) = (ops("DW_OP_call_frame_cfa"), ops("DW_OP_reg6"));
    stack.add_frame_base(0x1000, 0x1100, &by_cfa);
    let mut evaluator = Evaluator::new(encoding(), Rules::Llvm);
    // The call is at 0x201f. A function that ends there has no frame base for it.
    stack.add_frame_base(0x2000, 0x201f, &by_register);
    assert!(stack.select(1));
    let found = evaluator.location(&stack, &ops("DW_OP_fbreg 0"), &[]);
    assert_eq!(found.unwrap_err().code, ErrorCode::MissingContext);
    stack.add_frame_base(0x2000, 0x2100, &by_register);
    for (frame, text, want) in [
        (0, "DW_OP_call_frame_cfa", "mem(0)+0x7f10"),
        (1, "DW_OP_call_frame_cfa", "mem(0)+0x7f38"),
        // 0x7f10 - 8; rbp of middle, 0x7f28, - 24.
        (0, "DW_OP_fbreg -8", "mem(0)+0x7f08"),
        (1, "DW_OP_fbreg -24", "mem(0)+0x7f10"),
        (1, "DW_OP_breg3 1", "mem(0)+0xb2"),
        (2, "DW_OP_breg3 1", "mem(0)+0xb3"),
        // On entry to leaf, rbx was what it is in middle.
        (0, "DW_OP_LLVM_call_frame_entry_reg 3", "mem(0)+0x7f00"),
        (1, "DW_OP_LLVM_call_frame_entry_reg 3", "mem(0)+0x7f20"),
        (
            1,
            "DW_OP_LLVM_call_frame_entry_reg 7, DW_OP_deref",
            "mem(0)+0x7f38",
        ),
    ] {
        assert!(stack.select(frame));
        let location = evaluator
            .location(&stack, &ops(text), &[])
            .map(|location| location.to_string());
        assert_eq!(location.as_deref(), Ok(want), "{frame} {text}");
    }
    // Location lists are looked up at the call, not at the instruction after it: main ends at
    // 0x3010.
    assert_eq!(stack.pc(), Some(0x201f));
    // Writing a register of an outer frame writes where it was saved.
    assert!(stack.write_register(1, RBX, 0, &7u64.to_le_bytes()));
    let mut saved = [0; 8];
    assert!(stack.into_machine().read_memory(0, 0x7f00, &mut saved));
    assert_eq!(u64::from_le_bytes(saved), 7);
}

/// Call sites describe arguments in terms of the caller: middle's rbx is 0xb1.
#[test]
fn entry_values_come_from_call_sites() {
    let (machine, bytes) = simulated();
    let mut stack = stack_of(machine, &bytes);
    assert_eq!(stack.unwind(), Ok(true));
    assert_eq!(stack.unwind(), Ok(true));
    let (rbx_plus_1, passed_on, nine) = (
        ops("DW_OP_breg3 1"),
        ops("DW_OP_entry_value (DW_OP_reg5)"),
        ops("DW_OP_lit9"),
    );
    stack.add_call_site(0x2020, Parameter::Register(Register(5)), &rbx_plus_1);
    stack.add_call_site(0x2020, Parameter::Register(Register(4)), &passed_on);
    stack.add_call_site(0x3010, Parameter::Register(Register(5)), &nine);
    for rules in Rules::ALL {
        let mut evaluator = Evaluator::new(encoding(), rules);
        for (frame, text, want) in [
            (0, "DW_OP_entry_value (DW_OP_reg5)", Ok(0xb2)),
            (0, "DW_OP_entry_value (DW_OP_breg5 2)", Ok(0xb4)),
            // The argument that middle passes on is its own argument.
            (0, "DW_OP_entry_value (DW_OP_reg4)", Ok(9)),
            (1, "DW_OP_entry_value (DW_OP_reg5)", Ok(9)),
            (
                1,
                "DW_OP_entry_value (DW_OP_reg4)",
                Err(ErrorCode::Unavailable),
            ),
            // An expression of more than one register is not looked up.
            (
                0,
                "DW_OP_entry_value (DW_OP_breg5 0, DW_OP_deref)",
                Err(ErrorCode::Unavailable),
            ),
            (
                2,
                "DW_OP_entry_value (DW_OP_reg5)",
                Err(ErrorCode::Unavailable),
            ),
        ] {
            assert!(stack.select(frame));
            let value = evaluator.value(&stack, &ops(text), &[]);
            assert_eq!(
                value
                    .map(|value| value.unsigned())
                    .map_err(|error| error.code),
                want,
                "{frame} {text}"
            );
        }
    }
}

/// An argument in each lane of a vector register: rbx of the caller, 0xb1, plus 0x1000 and the
/// number of the lane, 2. Only the same place has it: not another register, another element or the
/// whole register.
#[test]
fn entry_values_of_lanes_come_from_call_sites() {
    let (mut machine, bytes) = simulated();
    machine.lane = Some(2);
    let mut stack = stack_of(machine, &bytes);
    assert_eq!(stack.unwind(), Ok(true));
    let lane = "DW_OP_LLVM_push_lane, DW_OP_lit4, DW_OP_mul, DW_OP_LLVM_offset";
    let place = ops(&format!("DW_OP_reg17, {lane}"));
    let value = ops("DW_OP_breg3 0x1000, DW_OP_LLVM_push_lane, DW_OP_plus");
    stack.add_call_place(0x2020, &place, &value);
    let mut evaluator = Evaluator::new(encoding(), Rules::Llvm);
    for (nested, want) in [
        (format!("DW_OP_reg17, {lane}"), Ok(0x10b3)),
        (
            format!("DW_OP_reg17, {lane}, DW_OP_deref_size 4"),
            Ok(0x10b3),
        ),
        (format!("DW_OP_reg17, {lane}, DW_OP_deref_size 1"), Ok(0xb3)),
        (format!("DW_OP_reg18, {lane}"), Err(ErrorCode::Unavailable)),
        (
            format!("DW_OP_reg17, {lane}, DW_OP_deref_size 4, DW_OP_lit1, DW_OP_plus"),
            Err(ErrorCode::Unavailable),
        ),
        ("DW_OP_reg17".into(), Err(ErrorCode::Unavailable)),
    ] {
        let text = format!("DW_OP_entry_value ({nested})");
        let value = evaluator.value(&stack, &ops(&text), &[]);
        let found = value.map(|value| value.unsigned());
        assert_eq!(found.map_err(|error| error.code), want, "{text}");
    }
}

/// A preserved register had the same value on entry as in the caller: rbx 0xb1 in middle and 0xb2
/// in main, by rules; r12 everywhere, by the ABI. rsp was 8 less than it is in the caller, rip is
/// different, and rax is unknown.
#[test]
fn preserved_registers_have_the_same_value_on_entry() {
    let (machine, bytes) = simulated();
    let mut stack = stack_of(machine, &bytes);
    let mut evaluator = Evaluator::new(encoding(), Rules::Dwarf5);
    let rbx = ops("DW_OP_entry_value (DW_OP_reg3)");
    // The caller is not unwound yet.
    assert_eq!(
        evaluator.value(&stack, &rbx, &[]).unwrap_err().code,
        ErrorCode::Unavailable
    );
    while stack.unwind().unwrap() {}
    for (frame, text, want) in [
        (0, "DW_OP_reg3", Some(0xb1)),
        (0, "DW_OP_breg3 1", Some(0xb2)),
        (1, "DW_OP_reg3", Some(0xb2)),
        (2, "DW_OP_reg3", None),
        (0, "DW_OP_reg6", Some(0x7f28)),
        (1, "DW_OP_reg6", Some(0x7fff)),
        (0, "DW_OP_reg12", Some(12)),
        (1, "DW_OP_regx 12", Some(12)),
        (0, "DW_OP_reg7", None),
        (0, "DW_OP_reg16", None),
        (0, "DW_OP_reg0", None),
    ] {
        assert!(stack.select(frame));
        let value = evaluator.value(&stack, &ops(&format!("DW_OP_entry_value ({text})")), &[]);
        match want {
            Some(want) => assert_eq!(
                value.map(|value| value.unsigned()),
                Ok(want),
                "{frame} {text}"
            ),
            None => assert_eq!(
                value.unwrap_err().code,
                ErrorCode::Unavailable,
                "{frame} {text}"
            ),
        }
    }
    // A call site takes precedence: it describes the argument.
    let nine = ops("DW_OP_lit9");
    stack.add_call_site(0x2020, Parameter::Register(RBX), &nine);
    assert!(stack.select(0));
    assert_eq!(
        evaluator
            .value(&stack, &rbx, &[])
            .map(|value| value.unsigned()),
        Ok(9)
    );
}

#[test]
fn an_endless_stack_is_an_error() {
    // The return address is in r12, and the stack pointer is unchanged: each caller is the function
    // itself.
    let mut machine = simulated().0;
    machine.set_register(Register(12), 0x1005u64.to_le_bytes().to_vec());
    let bytes = debug_frame(ON_ENTRY, &[0x08, 7, 0x09, 16, 12]);
    let mut stack = stack_of(machine, &bytes);
    assert_eq!(stack.unwind(), Ok(true));
    assert_eq!(stack.unwind(), Err(UnwindError::Circular));
    assert_eq!(stack.frames().len(), 2);
    // An endless stack: the CFA increases by 8 in each frame, and the return address is always the
    // same.
    let mut machine = simulated().0;
    machine.set_register(Register(12), 0x1005u64.to_le_bytes().to_vec());
    let bytes = debug_frame(ON_ENTRY, &[0x09, 16, 12]);
    let mut stack = stack_of(machine, &bytes);
    stack.max_frames = 100;
    while let Ok(true) = stack.unwind() {}
    assert_eq!(
        (stack.frames().len(), stack.unwind()),
        (100, Err(UnwindError::TooManyFrames))
    );
    // There is no information at that address.
    let mut machine = simulated().0;
    machine.pc = Some(0x9000);
    assert_eq!(
        stack_of(machine, &bytes).unwind(),
        Err(UnwindError::NoEntry(0x9000))
    );
}

#[test]
fn a_signed_return_address_requires_its_mask() {
    let target = Target::AARCH64;
    let mut machine = Snapshot::new(target);
    machine.pc = Some(0x1008);
    machine.set_register(
        Register(30),
        0xabcd_0000_0000_4000u64.to_le_bytes().to_vec(),
    );
    machine.set_register(Register(31), 0x7000u64.to_le_bytes().to_vec());
    // The common entry states column 30; the return address is still there, signed.
    let mut bytes = debug_frame(&[0x0c, 31, 0], &[0x2d]);
    bytes[14] = 30;
    let evaluator = Evaluator::new(Encoding::new(Dialect::Dwarf5, target), Rules::Dwarf5);
    let index = FrameIndex::new(FrameSection::debug_frame(target, &bytes));
    let mut stack = CallStack::new(machine, target, evaluator, vec![index]).unwrap();
    assert_eq!(stack.unwind(), Err(UnwindError::SignedReturnAddress));
    stack.return_address_mask = Some((1 << 48) - 1);
    assert_eq!(stack.unwind(), Ok(true));
    assert_eq!(
        (stack.frames()[1].pc, stack.frames()[1].address),
        (0x4000, 0x3fff)
    );
    assert_eq!(
        stack.locate(1, Register(31)).unwrap(),
        Location::implicit(&0x7000u64.to_le_bytes())
    );
}

/// A vector register of which the active lanes were spilled, as LLVM's documents describe it: lanes
/// 0 and 2 of v40 are in memory, the others still in the register. The active lanes are EXEC on
/// entry, saved in s4 and s5.
#[test]
fn a_vector_register_spilled_for_active_lanes() {
    let target = Target::AMDGPU_WAVE64;
    let encoding = Encoding::new(Dialect::Dwarf6Draft, target).lenient();
    let register = |name| target.register(name).unwrap();
    let (exec, pc, v40, v41) = (
        register("EXEC_64"),
        register("PC_64"),
        register("VGPR40"),
        register("VGPR41"),
    );
    let mut machine = Snapshot::new(target);
    machine.pc = Some(0x1010);
    machine.set_register(register("SGPR32"), 0x100u32.to_le_bytes().to_vec());
    machine.set_register(exec, 1u64.to_le_bytes().to_vec());
    machine.set_register(register("SGPR4"), 0b101u32.to_le_bytes().to_vec());
    machine.set_register(
        v40,
        (0..64u32).flat_map(|lane| lane.to_le_bytes()).collect(),
    );
    machine.set_register(v41, vec![0; 256]);
    // The CFA is SGPR32 + 0x40 in address space 6: 0x140. The lanes were spilled at 0x148 and, 2 ×
    // 4 on, at 0x150.
    machine.set_memory(6, 0x148, &[0xee; 12]);
    machine.set_memory(0, 0x9000, &0x1234u64.to_le_bytes());

    let parse = |text: &str| dwarf::parse_operations(encoding, text, &NoNames).unwrap();
    let number = |register: Register| [0x80 | (register.0 & 0x7f) as u8, (register.0 >> 7) as u8];
    let mut rules = vec![0x30, 64, 0x40, 6]; // def_aspace_cfa SGPR32+0x40 in space 6
    let mut add = |code: u8, register, text: &str| {
        let expression = parse(text);
        rules.push(code);
        rules.extend_from_slice(&number(register));
        rules.push(expression.len() as u8);
        rules.extend_from_slice(&expression);
    };
    add(0x10, exec, "DW_OP_regx 36"); // SGPR4 is DWARF register 36
    add(0x10, pc, "DW_OP_addr 0x9000");
    add(
        0x10,
        v40,
        "DW_OP_regx 2600, DW_OP_swap, DW_OP_offset_uconst 8, DW_OP_call_frame_entry_reg 17, DW_OP_deref_size 4, \
         DW_OP_select_bit_piece 32 64",
    );
    let bytes = debug_frame(&[], &rules);
    let evaluator = Evaluator::new(encoding, Rules::Dwarf6);
    let index = FrameIndex::new(FrameSection::debug_frame(target, &bytes));
    let mut stack = CallStack::new(machine, target, evaluator, vec![index]).unwrap();
    assert_eq!(
        stack.frames()[0]
            .canonical_frame_address()
            .unwrap()
            .to_string(),
        "mem(6)+0x140"
    );
    assert_eq!(stack.unwind(), Ok(true));
    assert_eq!(stack.frames()[1].pc, 0x1234);
    assert_eq!(stack.locate(1, exec).unwrap().to_string(), "reg(36)+0");
    let mut lanes = [0; 20];
    assert!(
        stack.read_register(1, v40, 0, &mut lanes),
        "{:?}",
        stack.locate(1, v40)
    );
    let lanes: Vec<_> = lanes
        .chunks(4)
        .map(|lane| u32::from_le_bytes(lane.try_into().unwrap()))
        .collect();
    assert_eq!(lanes, [0xeeee_eeee, 1, 0xeeee_eeee, 3, 4]);
    // No rule preserves v41.
    assert_eq!(stack.locate(1, v41).unwrap(), Location::UNDEFINED);
}

/// rbx is where r12 was, and r12 where rbx was.
#[test]
fn registers_that_depend_on_each_other_are_an_error() {
    let mut rules = Vec::new();
    for (register, other) in [(RBX, 12), (Register(12), 3)] {
        let expression = ops(&format!("DW_OP_LLVM_call_frame_entry_reg {other}"));
        rules.extend_from_slice(&[0x10, register.0 as u8, expression.len() as u8]);
        rules.extend_from_slice(&expression);
    }
    let bytes = debug_frame(&[0x0c, 7, 16, 0x90, 1], &rules);
    let mut stack = stack_of(simulated().0, &bytes);
    assert_eq!(stack.unwind(), Ok(true));
    for register in [RBX, Register(12)] {
        assert_eq!(
            stack.locate(1, register).unwrap_err().code,
            ErrorCode::Circular
        );
    }
    // The other registers are found as usual.
    assert_eq!(number(&stack, 1, RIP), Some(0x2020));
}

/// A signal handler returns to the interrupted instruction itself, not to one after a call.
#[test]
fn a_signal_frame_returns_to_the_interrupted_instruction() {
    for (augmentation, address) in [(b"zRS\0", 0x2020), (b"zRG\0", 0x201f)] {
        let mut bytes = vec![24, 0, 0, 0, 0, 0, 0, 0, 1];
        bytes.extend_from_slice(augmentation);
        // Pointers are absolute, of 4 bytes; def_cfa r7+16, offset r16 at -8.
        bytes.extend_from_slice(&[1, 0x78, 16, 1, 0x03, 0x0c, 7, 16, 0x90, 1, 0, 0, 0, 0, 0]);
        bytes.extend_from_slice(&[13, 0, 0, 0, 32, 0, 0, 0, 0, 0x10, 0, 0, 0, 1, 0, 0, 0]);
        let index = FrameIndex::new(FrameSection::eh_frame(Target::X86_64, &bytes, 0));
        assert_eq!(index.errors(), []);
        let evaluator = Evaluator::new(encoding(), Rules::Llvm);
        let mut stack =
            CallStack::new(simulated().0, Target::X86_64, evaluator, vec![index]).unwrap();
        assert_eq!(stack.unwind(), Ok(true));
        assert_eq!(
            (stack.frames()[1].pc, stack.frames()[1].address),
            (0x2020, address)
        );
    }
}

/// The same by DWARF 5's rules, where the CFA on the stack is a value, on a big-endian machine with
/// 32-bit addresses.
#[test]
fn big_endian_frames_by_the_rules_of_dwarf_5() {
    let target = Target::by_name("generic32-be").unwrap();
    let encoding = Encoding::new(Dialect::Dwarf5, target);
    let mut machine = Snapshot::new(target);
    machine.pc = Some(0x1000);
    machine.set_register(RSP, 0x7f00u32.to_be_bytes().to_vec());
    machine.set_memory(0, 0x7f04, &0x2020u32.to_be_bytes());
    // Version 3, alignments 1 and -4, column 16; CFA = r7+8, r16 at 1 × -4. The expression for r3:
    // CFA - 8.
    let mut bytes = vec![
        0, 0, 0, 14, 0xff, 0xff, 0xff, 0xff, 3, 0, 1, 0x7c, 16, 0x0c, 7, 8, 0x90, 1,
    ];
    bytes.extend_from_slice(&[
        0, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0x10, 0, 0, 0, 1, 0, 0x10, 3, 2, 0x38, 0x1c, 0,
    ]);
    let index = FrameIndex::new(FrameSection::debug_frame(target, &bytes));
    assert_eq!(index.errors(), []);
    let evaluator = Evaluator::new(encoding, Rules::Dwarf5);
    let mut stack = CallStack::new(machine, target, evaluator, vec![index]).unwrap();
    assert_eq!(stack.unwind(), Ok(true));
    assert_eq!(stack.frames()[1].pc, 0x2020);
    assert_eq!(stack.locate(1, RBX).unwrap().to_string(), "mem(0)+0x7f00");
    assert_eq!(stack.locate(1, RSP).unwrap().to_string(), "imm(00007f08)+0");

    // A value smaller than the register is its low bits, also where the register was saved: the
    // last of the bytes.
    stack.machine_mut().set_memory(0, 0x7f00, &[1, 2, 3, 4]);
    assert!(stack.select(1));
    let mut evaluator = Evaluator::new(encoding, Rules::Dwarf5);
    for (text, want) in [
        ("DW_OP_reg3", &[3, 4][..]),
        ("DW_OP_reg3, DW_OP_bit_piece 16 8", &[2, 3]),
        (
            "DW_OP_reg3, DW_OP_piece 1, DW_OP_reg7, DW_OP_piece 2",
            &[4, 0x7f, 8],
        ),
    ] {
        let bytes = dwarf::parse_operations(encoding, text, &NoNames).unwrap();
        let location = evaluator.location(&stack, &bytes, &[]).unwrap();
        let read = evaluator.read(&stack, &location, want.len() as u128 * 8);
        assert_eq!(read.as_deref(), Ok(want), "{text}");
    }
    let bytes = dwarf::parse_operations(encoding, "DW_OP_reg3", &NoNames).unwrap();
    let location = evaluator.location(&stack, &bytes, &[]).unwrap();
    dwarfsmith::eval::write_bits(&mut stack, encoding.order, &location, &[7, 8], 16).unwrap();
    let mut saved = [0; 4];
    assert!(stack.into_machine().read_memory(0, 0x7f00, &mut saved));
    assert_eq!(saved, [1, 2, 7, 8]);
}
