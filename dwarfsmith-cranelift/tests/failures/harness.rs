//! A backend whose functions tests write by hand.

use std::path::{Path, PathBuf};

use cranelift_codegen::ir::types::I64;
use cranelift_codegen::ir::{self, AbiParam, Block, InstBuilder, Value};
use cranelift_codegen::settings::Configurable;
use cranelift_codegen::{Context, isa, settings};
use cranelift_frontend::{FunctionBuilder, FunctionBuilderContext};
use cranelift_module::{FuncId, Linkage, Module as _, default_libcall_names};
use cranelift_object::{ObjectBuilder, ObjectModule};
use dwarfsmith::build::{BasicType, Variable};
use dwarfsmith::metadata::{SubprogramId, TypeId, VariableId};
use dwarfsmith::{Bits, gimli};
use dwarfsmith_cranelift::{DebugBuilder, DebugUnit, Isa, UnitError, enable};

use crate::support;

/// A backend for one object file.
pub struct Backend {
    pub code: ObjectModule,
    pub unit: DebugUnit,
}

/// A function while it is built.
pub struct Body<'a, 'f> {
    pub builder: FunctionBuilder<'f>,
    pub debug: DebugBuilder,
    pub unit: &'a mut DebugUnit,
    pub function: SubprogramId,
    entry: Block,
    pub parameters: Vec<Value>,
}

impl Backend {
    pub fn new(source: &str, unit: Isa) -> Backend {
        let mut flags = settings::builder();
        enable(&mut flags).expect("settings");
        flags.set("opt_level", "speed").expect("a setting");
        let target = isa::lookup_by_name("x86_64-unknown-linux-gnu").expect("a target");
        let isa = target.finish(settings::Flags::new(flags)).expect("an ISA");
        let builder = ObjectBuilder::new(isa, source, default_libcall_names());
        Backend {
            code: ObjectModule::new(builder.expect("a builder")),
            unit: DebugUnit::new(unit, Path::new(source), gimli::DW_LANG_C11, "test"),
        }
    }

    pub fn number(&mut self, name: &str, bits: u64, encoding: gimli::DwAte) -> TypeId {
        let ty = BasicType::new(name, Bits(bits), encoding);
        self.unit.module.add(ty)
    }

    /// Declares a function that returns an integer of 64 bits.
    pub fn declare(&mut self, name: &str, parameters: &[ir::Type]) -> FuncId {
        let mut signature = self.code.make_signature();
        signature.params = parameters.iter().map(|ty| AbiParam::new(*ty)).collect();
        signature.returns.push(AbiParam::new(I64));
        let id = self
            .code
            .declare_function(name, Linkage::Export, &signature);
        id.expect("a declaration")
    }

    /// Compiles a function in line 1. `build` returns its result.
    pub fn define(
        &mut self,
        name: &str,
        parameters: &[ir::Type],
        build: impl FnOnce(&mut Body<'_, '_>) -> Value,
    ) -> Result<(), UnitError> {
        let id = self.declare(name, parameters);
        let function = self.unit.function(name, 1, None, &[]);
        let mut context = Context::new();
        let declaration = self.code.declarations().get_function_decl(id);
        context.func.signature = declaration.signature.clone();
        let mut frontend = FunctionBuilderContext::new();
        let mut builder = FunctionBuilder::new(&mut context.func, &mut frontend);
        let entry = builder.create_block();
        builder.append_block_params_for_function_params(entry);
        builder.seal_block(entry);
        builder.switch_to_block(entry);
        let mut body = Body {
            parameters: builder.block_params(entry).to_vec(),
            debug: DebugBuilder::new(name, 1, function).optimized(),
            unit: &mut self.unit,
            builder,
            function,
            entry,
        };
        let result = build(&mut body);
        body.builder.ins().return_(&[result]);
        let Body { builder, debug, .. } = body;
        builder.finalize(self.code.isa().frontend_config());
        let built = debug.finish(&mut context.func);
        let errors = self.unit.define(&mut self.code, id, &mut context, built)?;
        assert_eq!(errors, []);
        Ok(())
    }

    /// Writes the object file, and links it with `main`, in C.
    pub fn program(self, name: &str, main: &str) -> PathBuf {
        let directory = Path::new(env!("CARGO_TARGET_TMPDIR"));
        let path = |end: &str| directory.join(format!("failures-{name}{end}"));
        let file = self.unit.object_file(self.code.finish());
        let (file, errors) = file.unwrap_or_else(|error| panic!("{error}"));
        assert!(errors.is_empty(), "{errors}");
        std::fs::write(path(".o"), file).expect("a file");
        std::fs::write(path(".c"), main).expect("a file");
        support::link(&[&path(".c"), &path(".o")], &path(""));
        path("")
    }
}

impl Body<'_, '_> {
    /// Enters the entry block, after the parameters have values.
    pub fn enter(&mut self) {
        self.debug.enter(&mut self.builder, self.entry, None);
        self.debug.statement(&mut self.builder, 2);
    }

    pub fn local(&mut self, name: &str, ty: TypeId) -> VariableId {
        self.unit
            .module
            .add(Variable::local(self.function, name, ty))
    }

    /// A parameter with its value.
    pub fn parameter(
        &mut self,
        index: usize,
        name: &str,
        ty: TypeId,
    ) -> cranelift_frontend::Variable {
        let node = Variable::parameter(self.function, index as u32 + 1, name, ty);
        let node = self.unit.module.add(node);
        let value = self.parameters[index];
        let own = self.builder.func.dfg.value_type(value);
        let variable = self
            .debug
            .declare(&mut self.builder, own, &mut self.unit.module, node);
        self.debug.define(&mut self.builder, variable, value);
        variable
    }

    /// A local variable with a value, from the next statement on.
    pub fn let_(&mut self, name: &str, ty: TypeId, value: Value) {
        let node = self.local(name, ty);
        let variable = self.debug.variable(&mut self.unit.module, node);
        self.debug.assign(variable, value);
    }
}

pub fn backend(source: &str) -> (Backend, TypeId) {
    let mut backend = Backend::new(source, Isa::X86_64);
    let long = backend.number("long", 64, gimli::DW_ATE_signed);
    (backend, long)
}

pub const MAIN: &str = "long f(); int main(void) { f(77L, 5L); return 0; }\n";
