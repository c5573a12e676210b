//! A backend as a third party would write it: SSA by cranelift-frontend, an object file by
//! cranelift-object, and debug information for arguments, locals and inlined calls. [`language`] is
//! its language, [`codegen`] the code with the records; this file is the rest.
//!
//! ```sh
//! cargo run -p dwarfsmith-cranelift --example backend -- program.calc program.o
//! cc program.o -o program && gdb ./program
//! ```

mod codegen;
mod language;

use std::collections::HashMap;
use std::error::Error;
use std::path::Path;

use cranelift_codegen::ir::{AbiParam, types::I64};
use cranelift_codegen::{Context, isa, settings, settings::Configurable};
use cranelift_module::{FuncId, Linkage, Module as _, default_libcall_names};
use cranelift_object::{ObjectBuilder, ObjectModule};
use dwarfsmith::build::{
    BasicType, CompileUnit, InlinedScope, SourceFile, Subprogram, SubroutineType, Variable,
};
use dwarfsmith::emit::{EmitOptions, Frames};
use dwarfsmith::metadata::{FileId, Scope, SubprogramId, VariableId};
use dwarfsmith::{Bits, Module, Target, dwarf::Dialect, gimli, lower::LowerOptions};
use dwarfsmith_cranelift::{CompiledFunction, Nodes, add_sections, describe};
use language::{Function, parse};

/// The functions, with their code and their metadata.
pub struct Backend<'a> {
    program: &'a [Function],
    object: ObjectModule,
    ids: Vec<FuncId>,
    module: Module,
    file: FileId,
    subprograms: Vec<SubprogramId>,
    variables: Vec<Vec<VariableId>>,
}

impl<'a> Backend<'a> {
    /// Declares all functions, for Cranelift and for debuggers.
    fn new(program: &'a [Function], path: &Path) -> Result<Backend<'a>, Box<dyn Error>> {
        let mut flags = settings::builder();
        // Cranelift's optimizer moves pure operations to their first use: the lines of this
        // language, which has nothing else, would be at one address.
        flags.set("opt_level", "none")?;
        flags.set("is_pic", "true")?;
        // What debug information needs.
        for name in [
            "preserve_frame_pointers",
            "machine_code_cfg_info",
            "unwind_info",
        ] {
            flags.set(name, "true")?;
        }
        let isa =
            isa::lookup_by_name("x86_64-unknown-linux-gnu")?.finish(settings::Flags::new(flags))?;
        let builder = ObjectBuilder::new(isa, "example", default_libcall_names())?;
        let mut module = Module::new(Target::X86_64);
        let absolute = std::path::absolute(path)?;
        let directory = absolute.parent().unwrap_or(path).to_string_lossy();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let file = module.add(SourceFile::new(&name).directory(&directory));
        let unit = module.add(CompileUnit::new(file, gimli::DW_LANG_C11, "example 1.0"));
        let long = module.add(BasicType::new("long", Bits(64), gimli::DW_ATE_signed));
        let mut backend = Backend {
            program,
            object: ObjectModule::new(builder),
            ids: Vec::new(),
            module,
            file,
            subprograms: Vec::new(),
            variables: Vec::new(),
        };
        for function in program {
            let mut signature = backend.object.make_signature();
            signature.params = vec![AbiParam::new(I64); function.parameters];
            signature.returns.push(AbiParam::new(I64));
            let declared =
                backend
                    .object
                    .declare_function(&function.name, Linkage::Export, &signature);
            backend.ids.push(declared?);
            let module = &mut backend.module;
            let parameters = vec![long; function.parameters];
            let ty = module.add(SubroutineType::new().returns(long).parameters(&parameters));
            let subprogram = Subprogram::new(unit, &function.name).at(file, function.line);
            let subprogram = module.add(subprogram.with_type(ty).all_calls_described());
            let mut variables = Vec::new();
            for (index, (name, line)) in function.variables.iter().enumerate() {
                let name = name.as_str();
                let variable = if index < function.parameters {
                    Variable::parameter(subprogram, index as u32 + 1, name, long)
                } else {
                    Variable::local(subprogram, name, long)
                };
                variables.push(module.add(variable.at(file, *line)));
            }
            backend.subprograms.push(subprogram);
            backend.variables.push(variables);
        }
        Ok(backend)
    }

    /// A node for an inlined call.
    fn inlined(&mut self, around: Scope, callee: usize, line: u32) -> Scope {
        let call = InlinedScope::within(around).instance_of(self.subprograms[callee]);
        Scope::Inlined(self.module.add(call.called_at(self.file, line)))
    }

    /// Compiles a function and describes it.
    fn compile(&mut self, index: usize) -> Result<(), Box<dyn Error>> {
        let mut context = Context::new();
        let declaration = self
            .object
            .declarations()
            .get_function_decl(self.ids[index]);
        context.func.signature = declaration.signature.clone();
        let (record, scopes, variables) = codegen::generate(self, index, &mut context);
        self.object.define_function(self.ids[index], &mut context)?;
        let code = context.compiled_code().ok_or("no code")?;
        let compiled = CompiledFunction::new(record, code, self.object.isa(), &[])?;
        for error in &compiled.errors {
            eprintln!("warning: {error}");
        }
        let nodes = Nodes {
            subprogram: self.subprograms[index],
            files: &[self.file],
            scopes: &scopes,
            variables: &variables,
        };
        let symbol = &self.program[index].name;
        Ok(describe(
            &mut self.module,
            &compiled,
            symbol,
            nodes,
            &self.subprograms,
        )?)
    }

    /// The object file, with debug information.
    fn finish(self) -> Result<Vec<u8>, Box<dyn Error>> {
        let validated = self.module.validate()?;
        let lowered = validated.lower(&LowerOptions::new(Dialect::Dwarf5))?;
        let sections = lowered.emit(&EmitOptions {
            frames: Frames::Both,
        })?;
        let mut product = self.object.finish();
        let names = self.program.iter().map(|function| function.name.as_str());
        let symbols: HashMap<&str, _> = names
            .zip(self.ids.iter().map(|id| product.function_symbol(*id)))
            .collect();
        add_sections(&mut product.object, &sections, |name| {
            symbols.get(name).copied()
        })?;
        Ok(product.emit()?)
    }
}

/// Compiles a program to an object file.
pub fn build(source: &Path, object: &Path) -> Result<(), Box<dyn Error>> {
    let program = parse(&std::fs::read_to_string(source)?)?;
    let mut backend = Backend::new(&program, source)?;
    for index in 0..program.len() {
        backend.compile(index)?;
    }
    Ok(std::fs::write(object, backend.finish()?)?)
}

pub fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<_> = std::env::args_os().skip(1).collect();
    match &arguments[..] {
        [source, object] => build(Path::new(source), Path::new(object)),
        _ => Err("usage: backend PROGRAM OBJECT".into()),
    }
}
