//! Intermediate code whose instructions name their scopes, and blocks that cranelift-frontend
//! creates. A backend of rustc needs both.

use cranelift_codegen::ir::InstBuilder;
use cranelift_codegen::ir::types::I64;
use cranelift_frontend::Switch;
use dwarfsmith::build::{LexicalBlock, Variable};
use dwarfsmith_cranelift::Point;

use crate::mistakes::mistake;
use crate::program::{MAIN, assert_shown, backend};

/// A variable of a block shadows a parameter. The statements of the block and of the function
/// alternate; the storage of the variable ends before its scope.
#[test]
fn statements_name_their_scopes() {
    let (mut backend, long) = backend("scopes.x");
    let result = backend.define("f", &[I64, I64], |f| {
        f.parameter(0, "x", long);
        f.enter();
        let block = f.unit.module.add(LexicalBlock::new(f.function));
        let block = f.debug.add_scope(0, block.into());
        f.debug.switch_scope(block);
        let node = Variable::local(f.debug.scope(), "x", long);
        let node = f.unit.module.add(node);
        let inner = f.debug.variable(&mut f.unit.module, node);
        let product = f.builder.ins().imul(f.parameters[0], f.parameters[1]);
        f.debug.assign(inner, product);
        for (line, scope) in [(3, block), (4, 0), (5, block), (6, block), (7, 0)] {
            f.debug.switch_scope(scope);
            f.statement(line);
            f.store(product);
            if line == 5 {
                f.debug.clear(inner);
            }
        }
        product
    });
    result.expect("it is described");
    let mut commands = vec!["break 3", "run", "print x"];
    for _ in 4..=7 {
        commands.extend(["next", "print x"]);
    }
    // 385 is 77 * 5.
    let expected = [
        "$1 = 385",
        "$2 = 77",
        "$3 = 385",
        "$4 = <optimized out>",
        "$5 = 77",
    ];
    assert_shown(backend, ("scopes", MAIN), &commands, &expected);
}

/// A switch with many distant cases creates blocks of comparisons.
#[test]
fn blocks_of_a_switch_are_entered() {
    let (mut backend, long) = backend("switch.x");
    let result = backend.define("f", &[I64, I64], |f| {
        let x = f.parameter(0, "x", long);
        f.enter();
        let product = f.builder.ins().imul(f.parameters[0], f.parameters[1]);
        f.define(x, product);
        f.statement(3);
        let mut switch = Switch::new();
        let cases = [(); 9].map(|()| f.builder.create_block());
        for (number, case) in cases.into_iter().enumerate() {
            switch.set_entry(number as u128 * 77, case);
        }
        let [otherwise, join] = [(); 2].map(|()| f.builder.create_block());
        f.debug.switch(&mut f.builder, switch, product, otherwise);
        for (case, line) in cases.into_iter().chain([otherwise]).zip(10..) {
            f.enter_at(case, line);
            let sum = f.builder.ins().iadd_imm_s(product, i64::from(line));
            f.define(x, sum);
            f.builder.ins().jump(join, &[]);
        }
        f.builder.seal_all_blocks();
        f.enter_at(join, 30);
        f.builder.use_var(x)
    });
    result.expect("it is described");
    // 77 * 5 is the sixth case.
    let commands = [
        "break 15", "break 30", "run", "print x", "continue", "print x",
    ];
    let expected = ["switch.x:15", "$1 = 385", "switch.x:30", "$2 = 400"];
    assert_shown(backend, ("switch", MAIN), &commands, &expected);
}

/// A statement without code that continues at the same offset is still a statement.
#[test]
fn a_statement_that_continues_at_its_start() {
    let (mut backend, long) = backend("continues.x");
    let result = backend.define("f", &[I64, I64], |f| {
        f.parameter(0, "x", long);
        f.enter();
        let product = f.builder.ins().imul(f.parameters[0], f.parameters[1]);
        f.statement(3);
        let end = Point {
            file: 0,
            line: 3,
            column: 9,
        };
        f.debug.resume(&mut f.builder, end);
        f.store(product);
        f.statement(4);
        let x = f.parameters[0];
        f.store(x);
        product
    });
    result.expect("it is described");
    let commands = ["break 3", "run", "next"];
    let expected = ["continues.x:3", "4"];
    assert_shown(backend, ("continues", MAIN), &commands, &expected);
}

#[test]
fn scopes_that_do_not_exist_are_named() {
    let expected =
        "scope 7 does not exist; use an index that `add_scope` returned for this function, or 0";
    assert_eq!(mistake(|f, _, _| f.debug.switch_scope(7)), expected);
    let found = mistake(|f, _, _| {
        let block = f.unit.module.add(LexicalBlock::new(f.function));
        f.debug.add_scope(7, block.into());
    });
    assert_eq!(found, expected);
    let found = mistake(|f, _, _| f.debug.clear(9));
    assert_eq!(
        found,
        "a value is assigned to variable 9, which does not exist; use an index of a variable that was added to this function"
    );
}
