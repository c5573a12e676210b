//! Functions of Cranelift's convention `tail`, which release their stack arguments when they
//! return, and tail calls of functions with more and with fewer stack arguments, also from large
//! frames: gdb finds the caller at every instruction, and the arguments on entry.

mod kit;
#[path = "../../tests/support/mod.rs"]
mod support;

use std::fmt::Write as _;
use std::path::Path;

use cranelift_codegen::ir::types::I64;
use cranelift_codegen::ir::{InstBuilder, StackSlotData, StackSlotKind, Value};
use cranelift_codegen::isa::CallConv;
use cranelift_module::{FuncId, Linkage, Module};
use cranelift_object::ObjectModule;
use dwarfsmith::metadata::{SubprogramId, TypeId};
use kit::backend::Backend;
use kit::body::{Body, long};
use kit::{X86_64, isa, signature};

/// Six parameters are in registers, and three on the stack.
const MANY: usize = 9;

/// The work of a function before it returns.
#[derive(Clone, Copy)]
enum Ends {
    /// Returns the sum of its parameters.
    Sum,
    /// Jumps to a function, with its last parameter plus 1, 2 and so on. The frame has a slot of
    /// this number of bytes.
    Jump(usize, u32),
    /// Calls functions with 1, 2 and so on, and returns 0.
    Calls(&'static [usize]),
}

/// Each function: name, number of parameters, and end. The last one is `main`.
const FUNCTIONS: [(&str, usize, Ends); 7] = [
    ("one", 1, Ends::Sum),
    ("many", MANY, Ends::Sum),
    ("grows", 1, Ends::Jump(1, 8)),
    ("shrinks", MANY, Ends::Jump(0, 8)),
    // Frames that are probed, by instructions for each page and by a loop.
    ("pages", 1, Ends::Jump(1, 10_000)),
    ("looped", MANY, Ends::Jump(0, 40_000)),
    ("main", 0, Ends::Calls(&[0, 1, 2, 3, 4, 5])),
];

/// Each function, as Cranelift and the unit declare it.
type Functions = Vec<(FuncId, SubprogramId)>;

fn declare(backend: &mut Backend, long: TypeId) -> Functions {
    let mut functions = Vec::new();
    for (name, count, _) in FUNCTIONS {
        let convention = match name {
            "main" => CallConv::SystemV,
            _ => CallConv::Tail,
        };
        let own = signature(convention, &vec![I64; count], &[I64]);
        let declared = backend.code.declare_function(name, Linkage::Export, &own);
        let parameters = vec![long; count];
        let described = backend.unit.function(name, 1, Some(long), &parameters);
        functions.push((declared.expect("a function"), described));
    }
    functions
}

fn body(
    f: &mut Body<'_, '_>,
    code: &mut ObjectModule,
    functions: &Functions,
    (ends, long): (Ends, TypeId),
) {
    for number in 0..f.parameters.len() {
        f.parameter(number, &format!("p{number}"), long);
    }
    f.enter();
    match ends {
        Ends::Sum => {
            let sum = |a, b| f.builder.ins().iadd(a, b);
            let parameters = f.parameters.iter().copied();
            let sum = parameters.reduce(sum).expect("a parameter");
            f.builder.ins().return_(&[sum]);
        }
        Ends::Jump(to, size) => {
            let slot = StackSlotData::new(StackSlotKind::ExplicitSlot, size, 3);
            f.builder.create_sized_stack_slot(slot);
            let last = *f.parameters.last().expect("a parameter");
            let arguments: Vec<Value> = (1..=FUNCTIONS[to].1)
                .map(|number| f.builder.ins().iadd_imm_s(last, number as i64))
                .collect();
            let callee = code.declare_func_in_func(functions[to].0, f.builder.func);
            f.builder.ins().return_call(callee, &arguments);
        }
        Ends::Calls(called) => {
            for to in called {
                let (callee, described) = functions[*to];
                let callee = code.declare_func_in_func(callee, f.builder.func);
                let arguments: Vec<Value> = (1..=FUNCTIONS[*to].1)
                    .map(|number| f.builder.ins().iconst(I64, number as i64))
                    .collect();
                let call = f.builder.ins().call(callee, &arguments);
                f.debug.call(f.builder.func, call, described);
            }
            let zero = f.builder.ins().iconst(I64, 0);
            f.builder.ins().return_(&[zero]);
        }
    }
}

/// A function that calls itself in tail position, with one less, until that is 0.
fn again(backend: &mut Backend, long: TypeId) -> (FuncId, SubprogramId) {
    let own = signature(CallConv::Tail, &[I64], &[I64]);
    let other = signature(CallConv::SystemV, &[I64], &[I64]);
    let mut function = |name, signature| {
        let declared = backend
            .code
            .declare_function(name, Linkage::Export, signature);
        let described = backend.unit.function(name, 1, Some(long), &[long]);
        (declared.expect("a function"), described)
    };
    let (again, less) = (function("again", &own), function("less", &other));
    let described = backend.define_as(less, "less", |f, _| {
        f.enter();
        let result = f.builder.ins().iadd_imm_s(f.parameters[0], -1);
        f.builder.ins().return_(&[result]);
    });
    described.expect("it is described");
    let described = backend.define_as(again, "again", |f, code| {
        f.parameter(0, "p", long);
        f.enter();
        let callee = code.declare_func_in_func(less.0, f.builder.func);
        let call = f.builder.ins().call(callee, &[f.parameters[0]]);
        let next = f.builder.inst_results(call)[0];
        f.statement(3);
        f.store(next);
        let [more, end] = [(); 2].map(|()| f.builder.create_block());
        f.builder.ins().brif(next, more, &[], end, &[]);
        f.builder.seal_block(more);
        f.builder.seal_block(end);
        f.enter_at(more, 4);
        let callee = code.declare_func_in_func(again.0, f.builder.func);
        f.builder.ins().return_call(callee, &[next]);
        f.enter_at(end, 5);
        f.builder.ins().return_(&[next]);
    });
    described.expect("it is described");
    again
}

/// All functions, in an object file.
fn compiled() -> Vec<u8> {
    let settings = [
        ("is_pic", "true"),
        ("enable_probestack", "true"),
        ("probestack_strategy", "inline"),
    ];
    let mut backend = Backend::new(isa(X86_64, &settings), "tail.x");
    let long = long(&mut backend.unit);
    let functions = declare(&mut backend, long);
    for ((name, _, ends), own) in FUNCTIONS.into_iter().zip(&functions) {
        let described = backend.define_as(*own, name, |f, code| {
            body(f, code, &functions, (ends, long));
        });
        described.expect("it is described");
    }
    backend.object()
}

/// gdb prints the functions of the frames at every instruction outside of `main`, and the
/// parameters at the first instruction of each function.
const STEPS: &str = r#"
import gdb
def frames():
    frame, names = gdb.newest_frame(), []
    while frame is not None and "main" not in names:
        names.append(frame.name() or "?")
        frame = frame.older()
    return names
gdb.execute("break main")
gdb.execute("run")
while "main" in frames() or "?" in frames():
    names = frames()
    if names[0] != "main":
        print("AT", "<".join(names))
        if gdb.newest_frame().pc() == gdb.newest_frame().function().value().address:
            print("ARGUMENTS", gdb.execute("info args", to_string=True).split("\n"))
    gdb.execute("stepi", to_string=True)
"#;

#[test]
fn gdb_unwinds_at_every_instruction_of_tail_calls() {
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let path = |name| directory.join(name);
    let (object, program, script) = (path("tail.o"), path("tail"), path("tail.py"));
    std::fs::write(&object, compiled()).expect("a file");
    std::fs::write(&script, STEPS).expect("a file");
    support::link(&[&object], &program);
    let source = format!("source {}", script.display());
    let output = support::gdb(&program, &[&source]);

    let frames = |line: &str| line.strip_prefix("AT ").map(str::to_owned);
    let mut seen: Vec<String> = output.lines().filter_map(frames).collect();
    assert!(seen.len() > 80, "{output}");
    seen.sort_unstable();
    seen.dedup();
    let names = ["grows", "looped", "many", "one", "pages", "shrinks"];
    assert_eq!(seen, names.map(|name| format!("{name}<main")), "{output}");

    // `one` from `main`, and from `shrinks` with its last parameter plus 1; `many` from `main`, and
    // from `grows` with 1 plus the numbers of the parameters.
    let arguments = |first: i64, count: i64| {
        (0..count).fold(String::new(), |mut text, number| {
            _ = write!(text, "'p{number} = {}', ", first + number);
            text
        })
    };
    let many = MANY as i64;
    let expected = [
        (1, 1),
        (1, many),
        (1, 1),
        (2, many),
        (1, many),
        (many + 1, 1),
        (1, 1),
        (2, many),
        (1, many),
        (many + 1, 1),
    ];
    let expected =
        expected.map(|(first, count)| format!("ARGUMENTS [{}'']", arguments(first, count)));
    let found: Vec<&str> = output
        .lines()
        .filter(|line| line.starts_with("ARG"))
        .collect();
    assert_eq!(found, expected, "{output}");
}

/// Debuggers find a value on entry in the caller's call site. After a tail call, that is the call
/// of another function, or of the same function with other arguments.
#[test]
fn a_function_that_is_called_in_tail_position_has_no_value_of_another_call() {
    let mut backend = Backend::new(isa(X86_64, &[("is_pic", "true")]), "again.x");
    let long = long(&mut backend.unit);
    let (id, again) = again(&mut backend, long);
    let own = signature(CallConv::SystemV, &[], &[I64]);
    let main = backend.code.declare_function("main", Linkage::Export, &own);
    let described = backend.unit.function("main", 1, Some(long), &[]);
    let main = (main.expect("a function"), described);
    let described = backend.define_as(main, "main", |f, code| {
        f.enter();
        let callee = code.declare_func_in_func(id, f.builder.func);
        let five = f.builder.ins().iconst(I64, 5);
        let call = f.builder.ins().call(callee, &[five]);
        f.debug.call(f.builder.func, call, again);
        let zero = f.builder.ins().iconst(I64, 0);
        f.builder.ins().return_(&[zero]);
    });
    described.expect("it is described");
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let (object, program) = (directory.join("again.o"), directory.join("again"));
    std::fs::write(&object, backend.object()).expect("a file");
    support::link(&[&object], &program);
    let mut commands = vec!["break 3", "run"];
    commands.extend(["print p", "continue"].repeat(5));
    let gdb = support::gdb(&program, &commands);
    let mut commands = vec!["breakpoint set -f again.x -l 3", "run"];
    commands.extend(["frame variable p", "continue"].repeat(5));
    let lldb = support::lldb(&program, &commands);
    // The register of `p` was overwritten. Its argument is 5, 4, 3, 2 and 1.
    let shown = |text: &str, starts: &str| {
        let values = text.lines().filter_map(|line| line.strip_prefix(starts));
        values.map(str::to_owned).collect::<Vec<String>>()
    };
    let in_gdb = (1..=5).map(|number| shown(&gdb, &format!("${number} = ")));
    let in_gdb: Vec<String> = in_gdb.flatten().collect();
    assert_eq!(in_gdb, ["<optimized out>"; 5], "{gdb}");
    let in_lldb = shown(&lldb, "(long) p = ");
    assert_eq!(in_lldb, ["<variable not available>"; 5], "{lldb}");
}
