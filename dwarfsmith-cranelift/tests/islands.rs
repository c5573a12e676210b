//! Jumps to other blocks that are too far for a branch, which Cranelift places inside of a block:
//! the block does not lead to them.

mod kit;

use cranelift_codegen::ir::InstBuilder;
use cranelift_codegen::ir::types::I64;
use cranelift_codegen::isa::CallConv;
use dwarfsmith_cranelift::Machine;
use kit::{Code, RISCV64, imported, isa, signature};

/// `if (!x) { g(x); g(x); … }`, with so many calls that no branch leads over them.
fn compile() -> Machine {
    let own = signature(CallConv::SystemV, &[I64], &[]);
    let code = Code::new(isa(RISCV64, &[]), own.clone(), |f| {
        let g = imported(f.builder.func, 1, own);
        let [near, far] = [(); 2].map(|()| f.builder.create_block());
        let x = f.parameters[0];
        f.enter();
        f.builder.ins().brif(x, far, &[], near, &[]);
        f.builder.seal_block(near);
        f.enter_at(near, 2);
        for _ in 0..1000 {
            f.builder.ins().call(g, &[x]);
        }
        f.builder.ins().jump(far, &[]);
        f.builder.seal_block(far);
        f.enter_at(far, 3);
        f.builder.ins().return_(&[]);
    });
    code.extract().0
}

#[test]
fn no_block_leads_to_an_island() {
    let machine = compile();
    let mut islands = 0;
    for (number, block) in machine.blocks.iter().enumerate().skip(1) {
        let reached = |from: &dwarfsmith_cranelift::MachineBlock| from.successors.contains(&number);
        if machine.blocks.iter().any(reached) {
            continue;
        }
        islands += 1;
        assert_eq!(block.end - block.start, 8);
        assert!(block.successors.is_empty());
        assert_eq!(machine.blocks[number - 1].successors, [number + 1]);
    }
    assert_eq!(islands, 1, "{:?}", machine.blocks);
}
