//! Functions of Cranelift's convention `tail`, which release their stack arguments when they
//! return, and tail calls of functions with more and with fewer stack arguments, also from large
//! frames: gdb finds the caller at every instruction, and the arguments on entry.

#[path = "../../tests/support/mod.rs"]
mod support;

use std::fmt::Write as _;
use std::path::Path;

use cranelift_codegen::ir::types::I64;
use cranelift_codegen::ir::{
    AbiParam, InstBuilder, Signature, StackSlotData, StackSlotKind, Value,
};
use cranelift_codegen::isa::CallConv;
use cranelift_codegen::settings::Configurable;
use cranelift_codegen::{Context, isa, settings};
use cranelift_frontend::{FunctionBuilder, FunctionBuilderContext};
use cranelift_module::{FuncId, Linkage, Module, default_libcall_names};
use cranelift_object::{ObjectBuilder, ObjectModule};
use dwarfsmith::build::{BasicType, Variable};
use dwarfsmith::metadata::{SubprogramId, TypeId};
use dwarfsmith::{Bits, gimli};
use dwarfsmith_cranelift::{DebugBuilder, DebugUnit, Isa, enable};

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

struct Backend {
    code: ObjectModule,
    debug: DebugUnit,
    long: TypeId,
    functions: Vec<(FuncId, SubprogramId)>,
}

impl Backend {
    fn new() -> Backend {
        let mut flags = settings::builder();
        flags.set("is_pic", "true").expect("a setting");
        flags.set("enable_probestack", "true").expect("a setting");
        flags
            .set("probestack_strategy", "inline")
            .expect("a setting");
        enable(&mut flags).expect("settings");
        let target = isa::lookup_by_name("x86_64-unknown-linux-gnu").expect("a target");
        let isa = target.finish(settings::Flags::new(flags)).expect("an ISA");
        let own = Isa::of(&*isa).expect("a known ISA");
        let mut debug = DebugUnit::new(own, Path::new("tail.x"), gimli::DW_LANG_C11, "test");
        let long = BasicType::new("long", Bits(64), gimli::DW_ATE_signed);
        let long = debug.module.add(long);
        let builder = ObjectBuilder::new(isa, "tail", default_libcall_names());
        let mut backend = Backend {
            code: ObjectModule::new(builder.expect("a builder")),
            debug,
            long,
            functions: Vec::new(),
        };
        for (name, count, _) in FUNCTIONS {
            let signature = backend.signature(name, count);
            let declared = backend
                .code
                .declare_function(name, Linkage::Export, &signature);
            let parameters = vec![backend.long; count];
            let long = Some(backend.long);
            let described = backend.debug.function(name, 1, long, &parameters);
            backend
                .functions
                .push((declared.expect("a function"), described));
        }
        backend
    }

    fn signature(&self, name: &str, count: usize) -> Signature {
        let mut signature = self.code.make_signature();
        if name != "main" {
            signature.call_conv = CallConv::Tail;
        }
        signature.params = vec![AbiParam::new(I64); count];
        signature.returns.push(AbiParam::new(I64));
        signature
    }

    fn compile(&mut self, index: usize) {
        let (name, count, ends) = FUNCTIONS[index];
        let (id, subprogram) = self.functions[index];
        let mut context = Context::new();
        context.func.signature = self.signature(name, count);
        let mut frontend = FunctionBuilderContext::new();
        let mut builder = FunctionBuilder::new(&mut context.func, &mut frontend);
        let mut debug = DebugBuilder::new(name, 1, subprogram);
        let entry = builder.create_block();
        builder.append_block_params_for_function_params(entry);
        builder.seal_block(entry);
        builder.switch_to_block(entry);
        let parameters = builder.block_params(entry).to_vec();
        for (number, value) in (0u32..).zip(&parameters) {
            let name = format!("p{number}");
            let node = Variable::parameter(subprogram, number + 1, &*name, self.long);
            let node = self.debug.module.add(node);
            let variable = debug.declare(&mut builder, I64, &mut self.debug.module, node);
            debug.define(&mut builder, variable, *value);
        }
        debug.enter(&mut builder, entry, None);
        debug.statement(&mut builder, 2);
        match ends {
            Ends::Sum => {
                let sum = |a, b| builder.ins().iadd(a, b);
                let sum = parameters.into_iter().reduce(sum).expect("a parameter");
                builder.ins().return_(&[sum]);
            }
            Ends::Jump(to, size) => {
                let slot = StackSlotData::new(StackSlotKind::ExplicitSlot, size, 3);
                builder.create_sized_stack_slot(slot);
                let last = *parameters.last().expect("a parameter");
                let arguments: Vec<Value> = (1..=FUNCTIONS[to].1)
                    .map(|number| builder.ins().iadd_imm_s(last, number as i64))
                    .collect();
                let callee = self.functions[to].0;
                let callee = self.code.declare_func_in_func(callee, builder.func);
                builder.ins().return_call(callee, &arguments);
            }
            Ends::Calls(functions) => {
                for to in functions {
                    let (callee, described) = self.functions[*to];
                    let callee = self.code.declare_func_in_func(callee, builder.func);
                    let arguments: Vec<Value> = (1..=FUNCTIONS[*to].1)
                        .map(|number| builder.ins().iconst(I64, number as i64))
                        .collect();
                    let call = builder.ins().call(callee, &arguments);
                    debug.call(builder.func, call, described);
                }
                let zero = builder.ins().iconst(I64, 0);
                builder.ins().return_(&[zero]);
            }
        }
        builder.finalize(self.code.isa().frontend_config());
        let built = debug.finish(&mut context.func);
        let errors = self.debug.define(&mut self.code, id, &mut context, built);
        assert_eq!(errors.expect("it is described"), [], "{name}");
    }
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
    let mut backend = Backend::new();
    (0..FUNCTIONS.len()).for_each(|index| backend.compile(index));
    let file = backend.debug.object_file(backend.code.finish());
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let path = |name| directory.join(name);
    let (object, program, script) = (path("tail.o"), path("tail"), path("tail.py"));
    std::fs::write(&object, file.expect("an object").0).expect("a file");
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
