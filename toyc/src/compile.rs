//! Compiles a checked program to an object file and the debug records of its functions.

use std::path::Path;

use cranelift_codegen::cursor::FuncCursor;
use cranelift_codegen::ir::{AbiParam, Function as ClifFunction, Signature, UserFuncName, types};
use cranelift_codegen::isa::{CallConv, OwnedTargetIsa};
use cranelift_codegen::settings::{self, Configurable};
use cranelift_codegen::{Context, isa};
use cranelift_module::{FuncId, Linkage, Module, default_libcall_names};
use cranelift_object::{ObjectBuilder, ObjectModule, ObjectProduct};
use dwarfsmith::Target;
use dwarfsmith_cranelift::{CompiledFunction, Isa};

use crate::codegen::{Callees, Options, clif_type, generate};
use crate::debug::{FunctionDebug, ProgramDebug};
use crate::describe::Metadata;
use crate::hir::{Function, Program, Ty};
use crate::transform;

/// A compiled program.
pub struct Output {
    /// The object file. Sections can be added to its `object` before it is written.
    pub product: ObjectProduct,
    /// The debug records.
    pub debug: ProgramDebug,
    /// The id of each function in the debug records, which gives the function's symbol.
    pub ids: Vec<FuncId>,
    /// The metadata of the program, if it is described.
    pub metadata: Option<Metadata>,
}

impl Output {
    /// The number of value ranges that were shortened according to the decoded code.
    pub fn cuts(&self) -> usize {
        let functions = self.debug.functions.iter();
        functions.map(|function| function.compiled.cuts).sum()
    }
}

/// Compiles a checked program.
pub fn compile(
    program: &Program,
    file: &str,
    target: &str,
    options: Options,
) -> Result<Output, String> {
    let optimize = options.optimize;
    let isa = isa(target, optimize)?;
    let machine = Isa::of(&*isa).map_or(Target::X86_64, Isa::target);
    let metadata = || Metadata::new(program, Path::new(file), machine, optimize);
    let metadata = options.debug.then(metadata).transpose();
    let mut metadata = metadata.map_err(|error| error.to_string())?;
    let inlined = if optimize {
        transform::inline(program, metadata.as_mut()).map_err(|error| error.to_string())?
    } else {
        program.clone()
    };
    let builder =
        ObjectBuilder::new(isa, "toyc", default_libcall_names()).map_err(|e| e.to_string())?;
    let mut module = ObjectModule::new(builder);
    let symbols = Symbols::declare(&mut module, &inlined)?;
    let mut all_compiled = Vec::with_capacity(inlined.functions.len());
    let mut user_ids = Vec::new();
    for (index, function) in inlined.functions.iter().enumerate() {
        let options = Options {
            debug: options.debug && !function.runtime,
            ..options
        };
        let compiled = compile_function(&mut module, &symbols, (&inlined, index), options)?;
        user_ids.extend(compiled.is_some().then_some(symbols.functions[index]));
        all_compiled.push(compiled);
    }
    let functions = inlined.functions.into_iter().zip(all_compiled);
    let functions = functions.filter_map(|(function, compiled)| Some(record(function, compiled?)));
    Ok(Output {
        product: module.finish(),
        debug: ProgramDebug {
            functions: functions.collect(),
            structs: inlined.structs,
        },
        ids: user_ids,
        metadata,
    })
}

/// Compiles a function of a program into the module. Returns `None` if it is not described.
fn compile_function(
    module: &mut ObjectModule,
    symbols: &Symbols,
    (program, index): (&Program, usize),
    options: Options,
) -> Result<Option<CompiledFunction>, String> {
    let function = &program.functions[index];
    let mut context = Context::new();
    context.func = ClifFunction::with_name_signature(
        UserFuncName::user(0, index as u32),
        signature(function, index == program.main),
    );
    let func = &mut context.func;
    let callees = symbols.callees(module, func);
    let generated = generate(program, index, options, &callees, FuncCursor::new(func))
        .map_err(|d| format!("{} (line {}): {}", d.message, d.span.line, d.help))?;
    module
        .define_function(symbols.functions[index], &mut context)
        .map_err(|e| format!("{}: {e:?}", function.name))?;
    let (Some(compiled), Some(record)) = (context.compiled_code(), generated.record) else {
        return Ok(None);
    };
    let compiled = CompiledFunction::new(record, compiled, module.isa(), &generated.slots)
        .map_err(|e| format!("{}: {e}", function.name))?;
    // All other ranges are described.
    for error in &compiled.errors {
        eprintln!("warning: {error}");
    }
    Ok(Some(compiled))
}

/// The functions of libc that generated code calls.
const IMPORTS: [&str; 3] = ["putchar", "memcpy", "memset"];

/// The functions that the code of a program may call.
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
            // Functions and imports share one set of names in the module; the linker uses only the
            // name of main.
            let id =
                module.declare_function(&symbol(function), linkage, &signature(function, main));
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
            putchar: import(IMPORTS[0], &[types::I32], types::I32)?,
            memcpy: import(IMPORTS[1], &[types::I64; 3], types::I64)?,
            memset: import(
                IMPORTS[2],
                &[types::I64, types::I32, types::I64],
                types::I64,
            )?,
        })
    }

    /// Returns references to these functions for the code of one function.
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

/// Returns a function's debug record.
fn record(function: Function, compiled: CompiledFunction) -> FunctionDebug {
    FunctionDebug {
        name: function.name,
        span: function.span,
        variables: function.vars,
        scopes: function.scopes,
        compiled,
    }
}

/// Returns the symbol of a function. It is the name, by which debuggers find a called function. A
/// function of the runtime, or with the name of an import, has a prefix, because functions and
/// imports share one set of names.
fn symbol(function: &Function) -> String {
    if function.runtime || IMPORTS.contains(&function.name.as_str()) {
        format!("toy.{}", function.name)
    } else {
        function.name.clone()
    }
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

fn isa(target: &str, optimize: bool) -> Result<OwnedTargetIsa, String> {
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
    let mut features = target.split('+');
    let architecture = features.next().unwrap_or_default();
    let mut isa = isa::lookup_by_name(&format!("{architecture}-unknown-linux-gnu"))
        .map_err(|e| e.to_string())?;
    for feature in features {
        isa.enable(feature).map_err(|e| e.to_string())?;
    }
    isa.finish(settings::Flags::new(flags))
        .map_err(|e| e.to_string())
}
