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
