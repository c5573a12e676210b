//! Cold blocks, which Cranelift places after all others: the edges between machine blocks are those
//! of the intermediate code, and no range reaches into cold blocks from others.

mod kit;

use std::collections::{BTreeSet, HashMap};
use std::path::Path;

use cranelift_codegen::control::ControlPlane;
use cranelift_codegen::ir::types::{I32, I64};
use cranelift_codegen::ir::{
    AbiParam, BlockCall, InstBuilder, JumpTableData, Signature, TrapCode, condcodes::IntCC,
};
use cranelift_codegen::isa::CallConv;
use cranelift_codegen::settings::Configurable;
use cranelift_codegen::{Context, isa, settings};
use cranelift_frontend::{FunctionBuilder, FunctionBuilderContext};
use dwarfsmith::build::{BasicType, Variable};
use dwarfsmith::{Bits, gimli};
use dwarfsmith_cranelift::{
    DebugBuilder, DebugUnit, FunctionRecord, Isa, Machine, enable, extract,
};
use kit::imported;

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
    let mut flags = settings::builder();
    enable(&mut flags).expect("settings");
    flags.set("opt_level", "speed").expect("a setting");
    let target = isa::lookup_by_name(target).expect("a target");
    let isa = target
        .finish(settings::Flags::new(flags))
        .expect("an instruction set");
    let own = Isa::of(&*isa).expect("a known instruction set");
    let mut unit = DebugUnit::new(own, Path::new("cold.x"), gimli::DW_LANG_C11, "test");
    let long = BasicType::new("long", Bits(64), gimli::DW_ATE_signed);
    let long = unit.module.add(long);
    let f = unit.function("f", 1, Some(long), &[long]);
    let x = unit.module.add(Variable::parameter(f, 1, "x", long));

    let mut context = Context::new();
    let mut signature = Signature::new(CallConv::SystemV);
    signature.params.push(AbiParam::new(I64));
    signature.returns.push(AbiParam::new(I64));
    context.func.signature = signature.clone();
    let g = imported(&mut context.func, signature);
    let mut frontend = FunctionBuilderContext::new();
    let mut builder = FunctionBuilder::new(&mut context.func, &mut frontend);
    let mut debug = DebugBuilder::new("f", 1, f).optimized();
    let blocks = [(); 9].map(|()| builder.create_block());
    builder.append_block_params_for_function_params(blocks[0]);
    builder.switch_to_block(blocks[0]);
    builder.set_cold_block(blocks[4]);
    let variable = debug.declare(&mut builder, I64, &mut unit.module, x);
    let parameter = builder.block_params(blocks[0])[0];
    debug.define(&mut builder, variable, parameter);
    for (number, block) in blocks.into_iter().enumerate() {
        debug.enter(&mut builder, block, Some((number as u32 + 2).into()));
        let x = builder.use_var(variable);
        let mut call = || {
            let call = builder.ins().call(g, &[x]);
            let result = builder.inst_results(call)[0];
            debug.define(&mut builder, variable, result);
            result
        };
        match number {
            0 => {
                builder.ins().brif(x, blocks[2], &[], blocks[1], &[]);
            }
            1 => {
                builder.ins().trap(TrapCode::unwrap_user(1));
            }
            2 | 3 => {
                let (limit, to) = if number == 2 { (9, 2) } else { (5, 4) };
                let x = call();
                let less = builder.ins().icmp_imm_s(IntCC::SignedLessThan, x, limit);
                let after = blocks[number + if number == 2 { 1 } else { 2 }];
                builder.ins().brif(less, blocks[to], &[], after, &[]);
            }
            4 | 6 => {
                call();
                builder.ins().jump(blocks[number + 1], &[]);
            }
            5 => {
                let index = builder.ins().ireduce(I32, x);
                let pool = &mut builder.func.dfg.value_lists;
                let [first, second, other] =
                    [6, 7, 8].map(|to| BlockCall::new(blocks[to], [], pool));
                let table = JumpTableData::new(other, &[first, second, first]);
                let table = builder.create_jump_table(table);
                builder.ins().br_table(index, table);
            }
            _ => {
                let x = call();
                builder.ins().return_(&[x]);
            }
        }
    }
    builder.seal_all_blocks();
    builder.finalize(isa.frontend_config());
    let built = debug.finish(&mut context.func);
    let mut plane = ControlPlane::default();
    let compiled = context.compile(&*isa, &mut plane).expect("it compiles");
    let mut record = built.record;
    let machine = extract(compiled, &*isa, &built.slots, &mut record).expect("it is read");
    (machine, record)
}

#[test]
fn edges_and_ranges_are_correct_with_cold_blocks() {
    for target in [
        "x86_64-unknown-linux-gnu",
        "aarch64-unknown-linux-gnu",
        "riscv64gc-unknown-linux-gnu",
    ] {
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
