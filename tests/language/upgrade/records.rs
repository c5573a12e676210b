//! Records in text, in either form, and on a big-endian machine.

use super::cases::runs;
use super::{made, module, upgraded};
use dwarfsmith::check::State;
use dwarfsmith::check::reference::{BitOrigin, Reference};
use dwarfsmith::eval::Machine;
use dwarfsmith::metadata::Object;
use dwarfsmith::{Position, Target, text};

fn function(records: &str) -> String {
    module(
        &format!("define @f size 0x40 !dbg !3 {{\na @ 0x0 -> b:\n{records}b @ 0x20:\n}}\n"),
        &[64, 32],
    )
}

#[test]
fn every_form_of_a_record_is_read() {
    let both = |record: &str, call: &str| {
        let (record, call) = (function(record), function(call));
        let nodes =
            "!90 = !DILocation(line: 7, column: 3, scope: !3)\n!91 = distinct !DIAssignID()\n";
        let (record, call) = (upgraded(&(record + nodes)), upgraded(&(call + nodes)));
        assert_eq!(text::print(&record.module), text::print(&call.module));
        // Nodes without a use in one form are left out, with a warning.
        assert!(!made(&record.module).is_empty());
    };
    both(
        "0x4: #dbg_value(i64 %reg(rax), !640, !DIExpression(DW_OP_lit1, DW_OP_plus, DW_OP_stack_value), !90)\n",
        "0x4: tail call void @llvm.dbg.value(metadata i64 %reg(rax), metadata !640, metadata \
         !DIExpression(DW_OP_constu, 1, DW_OP_plus, DW_OP_stack_value)), !dbg !DILocation(line: 1, scope: !3)\n",
    );
    both(
        "0x4: #dbg_declare(ptr %addr(cfa-16), !640, !DIExpression())\n",
        "0x4: call void @llvm.dbg.declare(metadata ptr %addr(cfa-16), metadata !640, metadata !DIExpression()), !dbg !90\n",
    );
    both(
        "0x4: #dbg_assign(double 0.5, !640, !DIExpression(), !91, ptr @g, !DIExpression())\n",
        "0x4: call void @llvm.dbg.assign(metadata double 0.5, metadata !640, metadata !DIExpression(), metadata !91, \
         metadata ptr null, metadata !DIExpression())\n",
    );
    both(
        "0x4: #dbg_value(i32 1, !320, !DIExpression())\n0x8: #dbg_value(i32 undef, !320, !DIExpression())\n",
        "0x4: call void @llvm.dbg.value(metadata !DIArgList(i32 1), metadata !320, metadata !DIExpression())\n\
         0x8: call void @llvm.dbg.value(metadata !{}, metadata !320, metadata !DIExpression())\n",
    );
}

#[test]
fn the_low_bits_come_last_on_a_big_endian_machine() {
    let target = Target::by_name("aarch64-be").unwrap();
    // The values of 32 bits of x0 and of the sum: the first bit, and the number that is added.
    for (record, shift, more) in [
        ("i64 %reg(x0), !320, !DIExpression()", 0, 0),
        (
            "i64 %reg(x0), !320, !DIExpression(DW_OP_plus_uconst, 5, DW_OP_stack_value)",
            0,
            5,
        ),
        // The first half of a variable is the high one.
        ("i64 %reg(x0), !640, !DIExpression()", 32, 0),
        // A referrer counts from a register's least significant bit on.
        (
            "i32 %reg(x0, 0, 32), !640, !DIExpression(DW_OP_LLVM_fragment, 0, 32)",
            0,
            0,
        ),
    ] {
        let source =
            function(&format!("0x4: #dbg_value({record})\n")).replace("x86_64", "aarch64-be");
        let parsed = upgraded(&source);
        parsed.module.validate().unwrap();
        let function = parsed.module.code.functions().next().unwrap();
        let reference = Reference::new(&parsed.module, |_| false);
        for seed in 0..20 {
            let state = State::new(target, seed);
            let mut bytes = [0; 8];
            assert!(state.read_register(0, target.register("x0").unwrap(), 0, &mut bytes));
            let register = u64::from_be_bytes(bytes);
            let expected = (register >> shift).wrapping_add(more) as u32;
            let mut at = reference.at(Some((function.id, Position(8))), &state);
            let named = parsed
                .module
                .metadata
                .variables
                .ids()
                .nth(usize::from(record.contains("!320")))
                .unwrap();
            let found = at.object(Object::Variable(named)).unwrap();
            let mut found_runs = Vec::new();
            runs(&found.form, &mut found_runs);
            let found = match &found_runs[0] {
                // The first 32 bits in memory order are the most significant ones.
                (bits, BitOrigin::Register { bit, .. }) => (register >> (bit + bits - 32)) as u32,
                // The most significant bit first.
                (32, BitOrigin::Known(bits)) => {
                    bits.iter().fold(0, |all, bit| all << 1 | u32::from(*bit))
                }
                other => panic!("{record}: {other:?}"),
            };
            assert_eq!(found, expected, "{record}, seed {seed}");
        }
    }
}
