//! An evaluator that is reused allocates nothing.

use allocation_counter::measure;
use dwarfsmith::Target;
use dwarfsmith::dwarf::{Dialect, Encoding, NoNames, parse_operations};
use dwarfsmith::eval::{Evaluator, Rules, Snapshot};
use dwarfsmith::target::Register;
fn machine(target: Target) -> Snapshot {
    let mut machine = Snapshot::new(target);
    machine.lane = Some(3);
    machine.set_memory(0, 0x1000, &[1; 64]);
    machine.set_register(Register(6), 0x1000u64.to_le_bytes().to_vec());
    machine
}

/// The allocations of the evaluations after the first two, and their results.
fn allocations(target: Target, rules: Rules, text: &str) -> (u64, String) {
    let dialect = if rules == Rules::Dwarf5 {
        Dialect::Dwarf5
    } else {
        Dialect::Llvm
    };
    let encoding = Encoding::new(dialect, target);
    let bytes = parse_operations(encoding, text, &NoNames).unwrap();
    let mut machine = machine(target);
    // A nested evaluation: an expression with its own stack.
    machine.set_frame_base(parse_operations(encoding, "DW_OP_call_frame_cfa", &NoNames).unwrap());
    machine.set_canonical_frame_address(
        parse_operations(encoding, "DW_OP_breg6 16", &NoNames).unwrap(),
    );
    let mut evaluator = Evaluator::new(encoding, rules);
    for _ in 0..2 {
        evaluator.location(&machine, &bytes, &[]).unwrap();
    }
    let info = measure(|| {
        for _ in 0..10 {
            evaluator.location(&machine, &bytes, &[]).unwrap();
            evaluator.locate(&machine, &bytes, &[]).unwrap();
        }
    });
    (
        info.count_total,
        evaluator
            .location(&machine, &bytes, &[])
            .unwrap()
            .to_string(),
    )
}

#[test]
fn a_reused_evaluator_allocates_nothing() {
    let scalar = [
        // CFA 0x1010, minus 8.
        ("DW_OP_fbreg -8", "mem(0)+0x1008"),
        // 0x0101010101010101 + 4.
        (
            "DW_OP_breg6 8, DW_OP_deref, DW_OP_plus_uconst 4, DW_OP_stack_value",
            "imm(0501010101010101)+0",
        ),
        (
            "DW_OP_reg1, DW_OP_piece 8, DW_OP_reg2, DW_OP_piece 4",
            "comp[0..8: reg(1)+0, 8..12: reg(2)+0]+0",
        ),
        // ((40 * 3 + 7) ^ 0x55) << 2 & 0xfff = 42 * 4 = 168, minus 5.
        (
            "DW_OP_const1u 40, DW_OP_lit3, DW_OP_mul, DW_OP_plus_uconst 7, DW_OP_const1u 0x55, DW_OP_xor, DW_OP_lit2, \
             DW_OP_shl, DW_OP_const2u 0xfff, DW_OP_and, DW_OP_lit5, DW_OP_minus, DW_OP_stack_value",
            "imm(a300000000000000)+0",
        ),
    ];
    for rules in [Rules::Dwarf5, Rules::Llvm, Rules::Dwarf6] {
        for (text, want) in scalar {
            assert_eq!(
                allocations(Target::X86_64, rules, text),
                (0, want.to_string()),
                "{rules:?} {text}"
            );
        }
    }
    let lanes = "DW_OP_regx 2602, DW_OP_push_lane, DW_OP_lit4, DW_OP_mul, DW_OP_offset, DW_OP_piece 4, \
                 DW_OP_regx 2603, DW_OP_push_lane, DW_OP_lit4, DW_OP_mul, DW_OP_offset, DW_OP_piece 4, DW_OP_piece_end";
    let wave64 = Target::by_name("amdgpu-wave64").unwrap();
    for rules in [Rules::Llvm, Rules::Dwarf6] {
        let want = "comp[0..4: reg(2602)+12, 4..8: reg(2603)+12]+0";
        assert_eq!(
            allocations(wave64, rules, lanes),
            (0, want.to_string()),
            "{rules:?}"
        );
    }
}

/// Allocations are counted: a result that the caller keeps needs a new composite each time.
#[test]
fn results_that_are_kept_are_allocated() {
    let encoding = Encoding::new(Dialect::Dwarf5, Target::X86_64);
    let bytes = parse_operations(
        encoding,
        "DW_OP_reg1, DW_OP_piece 8, DW_OP_reg2, DW_OP_piece 4",
        &NoNames,
    )
    .unwrap();
    let machine = machine(Target::X86_64);
    let mut evaluator = Evaluator::new(encoding, Rules::Dwarf5);
    let mut kept = Vec::with_capacity(10);
    let info = measure(|| {
        for _ in 0..10 {
            kept.push(evaluator.location(&machine, &bytes, &[]).unwrap());
        }
    });
    assert!(info.count_total >= 10);
    assert!(kept.iter().all(|location| *location == kept[0]));
}
