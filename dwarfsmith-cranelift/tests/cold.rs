//! Cold blocks, which Cranelift places after all others: the edges between machine blocks are those
//! of the intermediate code, and no range reaches into cold blocks from others.

mod kit;

use std::collections::{BTreeSet, HashMap};

use cranelift_codegen::ir::types::{I32, I64};
use cranelift_codegen::ir::{BlockCall, InstBuilder, JumpTableData, TrapCode, condcodes::IntCC};
use cranelift_codegen::isa::CallConv;
use dwarfsmith_cranelift::{FunctionRecord, Machine};
use kit::body::long;
use kit::{AARCH64, Code, RISCV64, SPEED, X86_64, imported, isa, signature};

/// The edges of the function that [`compile`] builds.
const EDGES: [(u32, u32); 11] = [
    (0, 1),
    (0, 2),
    (2, 2),
    (2, 3),
    (3, 4),
    (3, 5),
    (4, 5),
    (5, 6),
    (5, 7),
    (5, 8),
    (6, 7),
];

/// `if (!x) trap; do { g(x) } while (x < 9); if (x < 5) cold: g(x); switch (x) { … }`
fn compile(target: &str) -> (Machine, FunctionRecord) {
    let isa = isa(target, &[SPEED]);
    let own = signature(CallConv::SystemV, &[I64], &[I64]);
    let code = Code::new(isa, own.clone(), |f| {
        let g = imported(f.builder.func, 1, own);
        let mut blocks = vec![f.entry];
        blocks.resize_with(9, || f.builder.create_block());
        f.builder.set_cold_block(blocks[4]);
        let long = long(f.unit);
        let variable = f.parameter(0, "x", long);
        for (number, block) in blocks.iter().copied().enumerate() {
            f.enter_at(block, number as u32 + 2);
            let x = f.builder.use_var(variable);
            let mut call = || {
                let call = f.builder.ins().call(g, &[x]);
                let result = f.builder.inst_results(call)[0];
                f.debug.define(&mut f.builder, variable, result);
                result
            };
            match number {
                0 => {
                    f.builder.ins().brif(x, blocks[2], &[], blocks[1], &[]);
                }
                1 => {
                    f.builder.ins().trap(TrapCode::unwrap_user(1));
                }
                2 | 3 => {
                    let (limit, to) = if number == 2 { (9, 2) } else { (5, 4) };
                    let x = call();
                    let less = f.builder.ins().icmp_imm_s(IntCC::SignedLessThan, x, limit);
                    let after = blocks[number + if number == 2 { 1 } else { 2 }];
                    f.builder.ins().brif(less, blocks[to], &[], after, &[]);
                }
                4 | 6 => {
                    call();
                    f.builder.ins().jump(blocks[number + 1], &[]);
                }
                5 => {
                    let index = f.builder.ins().ireduce(I32, x);
                    let pool = &mut f.builder.func.dfg.value_lists;
                    let [first, second, other] =
                        [6, 7, 8].map(|to| BlockCall::new(blocks[to], [], pool));
                    let table = JumpTableData::new(other, &[first, second, first]);
                    let table = f.builder.create_jump_table(table);
                    f.builder.ins().br_table(index, table);
                }
                _ => {
                    let x = call();
                    f.builder.ins().return_(&[x]);
                }
            }
        }
        f.builder.seal_all_blocks();
    });
    code.extract()
}

#[test]
fn edges_and_ranges_are_correct_with_cold_blocks() {
    for target in [X86_64, AARCH64, RISCV64] {
        let (machine, record) = compile(target);
        let entries = record.markers.iter().filter(|it| it.entry);
        let owners: HashMap<usize, u32> = entries
            .filter_map(|marker| Some((marker.machine_block?, marker.block)))
            .collect();
        assert_eq!(owners.len(), 9, "{target}");
        let mut edges = BTreeSet::new();
        for (block, from) in &owners {
            let mut to_visit = machine.blocks[*block].successors.clone();
            while let Some(next) = to_visit.pop() {
                match owners.get(&next) {
                    Some(to) => _ = edges.insert((*from, *to)),
                    // A block for an edge.
                    None => to_visit.extend(&machine.blocks[next].successors),
                }
            }
        }
        assert_eq!(edges, BTreeSet::from(EDGES), "{target}");
        assert_eq!(record.cold, [1, 4], "{target}");
        let cold = owners.iter().filter(|(_, own)| record.cold.contains(own));
        let first = cold.map(|(block, _)| machine.blocks[*block].start).min();
        let first = first.expect("a cold block");
        let mut ranges = machine.ranges.iter();
        let crosses = ranges.find(|range| range.start < first && range.end > first);
        assert_eq!(crosses, None, "{target}");
    }
}
