//! The compiler: from a checked program to an object file and the debug records of its functions.

use cranelift_codegen::cursor::FuncCursor;
use cranelift_codegen::ir::{AbiParam, Function as ClifFunction, Signature, UserFuncName, types};
use cranelift_codegen::isa::{CallConv, OwnedTargetIsa};
use cranelift_codegen::settings::{self, Configurable};
use cranelift_codegen::{Context, isa};
use cranelift_module::{FuncId, Linkage, Module, default_libcall_names};
use cranelift_object::{ObjectBuilder, ObjectModule, ObjectProduct};

use crate::codegen::{Callees, Generated, Options, clif_type, generate};
use crate::debug::{FunctionDebug, Machine, ProgramDebug, Variable};
use crate::hir::{Function, Program, Ty};
use crate::{extend, machine, transform, verify};

/// A compiled program.
pub struct Output {
    /// The object file being built; sections can still be added to its
    /// `object` before it is written.
    pub product: ObjectProduct,
    /// The debug records.
    pub debug: ProgramDebug,
    /// The module's identifier of each function in the debug records; the
    /// product tells the symbol to relocate against.
    pub ids: Vec<FuncId>,
    /// How many value ranges decoding the code shortened.
    pub cuts: usize,
}

/// Compiles a checked program.
pub fn compile(program: &Program, file: &str, optimize: bool) -> Result<Output, String> {
    let inlined = if optimize {
        transform::inline(program)
    } else {
        program.clone()
    };
    let isa = target(optimize)?;
    let builder = ObjectBuilder::new(isa.clone(), "toyc", default_libcall_names())
        .map_err(|e| e.to_string())?;
    let mut module = ObjectModule::new(builder);
    let symbols = Symbols::declare(&mut module, &inlined)?;
    let mut debug = ProgramDebug {
        file: file.to_owned(),
        structs: inlined.structs.clone(),
        functions: Vec::new(),
    };
    let mut user_ids = Vec::new();
    let mut cuts = 0;
    for (index, function) in inlined.functions.iter().enumerate() {
        let mut context = Context::new();
        context.func = ClifFunction::with_name_signature(
            UserFuncName::user(0, index as u32),
            signature(function, index == inlined.main),
        );
        let func = &mut context.func;
        let callees = symbols.callees(&mut module, func);
        let mut generated = generate(
            &inlined,
            index,
            Options { optimize },
            &callees,
            FuncCursor::new(func),
        )
        .map_err(|d| format!("{} (line {}): {}", d.message, d.span.line, d.help))?;
        module
            .define_function(symbols.functions[index], &mut context)
            .map_err(|e| format!("{}: {e:?}", function.name))?;
        let Some(compiled) = context.compiled_code() else {
            continue;
        };
        if function.runtime {
            continue;
        }
        let slots = std::mem::take(&mut generated.slots);
        let mut record = record(&program.functions[index], function, generated);
        machine::extract(compiled, &*isa, &slots, &mut record);
        if let Some(frame) = compiled.buffer.frame_layout() {
            let frame_size = i64::from(frame.frame_to_fp_offset) + 16;
            cuts += verify::cut(&mut record, frame_size);
            extend::extend(&mut record, frame_size);
        }
        debug.functions.push(record);
        user_ids.push(symbols.functions[index]);
    }
    Ok(Output {
        product: module.finish(),
        debug,
        ids: user_ids,
        cuts,
    })
}

/// What the code of a program may call.
struct Symbols {
    /// The functions of the program.
    functions: Vec<FuncId>,
    putchar: FuncId,
    memcpy: FuncId,
    memset: FuncId,
}

impl Symbols {
    fn declare(module: &mut ObjectModule, program: &Program) -> Result<Symbols, String> {
        let mut functions = Vec::new();
        for (index, function) in program.functions.iter().enumerate() {
            let main = index == program.main;
            let linkage = if main {
                Linkage::Export
            } else {
                Linkage::Local
            };
            // The module's names are shared with imports; only main's matters to
            // the linker.
            let id = module.declare_function(
                &symbol(function, main),
                linkage,
                &signature(function, main),
            );
            functions.push(id.map_err(|e| e.to_string())?);
        }
        let mut import = |name, params: &[types::Type], ret| {
            let mut signature = Signature::new(CallConv::SystemV);
            signature.params = params.iter().map(|ty| AbiParam::new(*ty)).collect();
            signature.returns.push(AbiParam::new(ret));
            module
                .declare_function(name, Linkage::Import, &signature)
                .map_err(|e| e.to_string())
        };
        Ok(Symbols {
            functions,
            putchar: import("putchar", &[types::I32], types::I32)?,
            memcpy: import("memcpy", &[types::I64; 3], types::I64)?,
            memset: import("memset", &[types::I64, types::I32, types::I64], types::I64)?,
        })
    }

    /// The references to them from the code of one function.
    fn callees(&self, module: &mut ObjectModule, func: &mut ClifFunction) -> Callees {
        let functions = self.functions.iter();
        Callees {
            functions: functions
                .map(|id| module.declare_func_in_func(*id, func))
                .collect(),
            putchar: module.declare_func_in_func(self.putchar, func),
            memcpy: module.declare_func_in_func(self.memcpy, func),
            memset: module.declare_func_in_func(self.memset, func),
        }
    }
}

/// The debug record of a function, as far as the generated code tells it. `original` is the
/// function before inlining.
fn record(original: &Function, function: &Function, generated: Generated) -> FunctionDebug {
    FunctionDebug {
        name: function.name.clone(),
        span: function.span,
        ret: function.ret.clone(),
        own_variables: original.vars.len(),
        own_scopes: original.scopes.len(),
        variables: variables(function, generated.storage),
        scopes: function.scopes.clone(),
        scope_ranges: Vec::new(),
        values: generated.values,
        markers: generated.markers,
        calls: generated.calls,
        machine: Machine::default(),
    }
}

fn symbol(function: &Function, main: bool) -> String {
    // A prefix keeps toy functions from clashing with libc's.
    if main {
        "main".into()
    } else {
        format!("toy.{}", function.name)
    }
}

fn variables(function: &Function, storage: Vec<crate::debug::Storage>) -> Vec<Variable> {
    function
        .vars
        .iter()
        .zip(storage)
        .map(|(var, storage)| Variable {
            name: var.name.clone(),
            ty: var.ty.clone(),
            span: var.span,
            scope: var.scope,
            param: var.param,
            origin: var.origin,
            storage,
        })
        .collect()
}

fn signature(function: &Function, main: bool) -> Signature {
    let mut signature = Signature::new(CallConv::SystemV);
    for var in &function.vars[..function.params] {
        signature.params.push(AbiParam::new(clif_type(&var.ty)));
    }
    match &function.ret {
        Ty::Void if main => signature.returns.push(AbiParam::new(types::I32)),
        Ty::Void => {}
        ty => signature.returns.push(AbiParam::new(clif_type(ty))),
    }
    signature
}

fn target(optimize: bool) -> Result<OwnedTargetIsa, String> {
    let mut flags = settings::builder();
    for (name, value) in [
        ("opt_level", if optimize { "speed" } else { "none" }),
        ("is_pic", "true"),
        ("machine_code_cfg_info", "true"),
        // Slots and spills are described relative to a frame pointer.
        ("preserve_frame_pointers", "true"),
        ("unwind_info", "true"),
        ("enable_verifier", "true"),
    ] {
        flags.set(name, value).map_err(|e| e.to_string())?;
    }
    isa::lookup_by_name("x86_64-unknown-linux-gnu")
        .map_err(|e| e.to_string())?
        .finish(settings::Flags::new(flags))
        .map_err(|e| e.to_string())
}
