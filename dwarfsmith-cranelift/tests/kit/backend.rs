//! Object files that tests write.

use std::path::Path;

use cranelift_codegen::Context;
use cranelift_codegen::ir::{self, AbiParam, InstBuilder, Value, types::I64};
use cranelift_codegen::isa::OwnedTargetIsa;
use cranelift_module::{FuncId, Linkage, Module as _, default_libcall_names};
use cranelift_object::{ObjectBuilder, ObjectModule};
use dwarfsmith::gimli;
use dwarfsmith::metadata::{SubprogramId, TypeId};
use dwarfsmith_cranelift::{DebugUnit, UnitError};

use super::body::{self, Body, Settings};

/// A backend for one object file.
pub struct Backend {
    pub code: ObjectModule,
    pub unit: DebugUnit,
}

impl Backend {
    pub fn new(isa: OwnedTargetIsa, source: &str) -> Backend {
        let unit = super::unit(&isa, source);
        let builder = ObjectBuilder::new(isa, source, default_libcall_names());
        Backend {
            code: ObjectModule::new(builder.expect("a builder")),
            unit,
        }
    }

    pub fn number(&mut self, name: &str, bits: u64, encoding: gimli::DwAte) -> TypeId {
        body::number(&mut self.unit, name, bits, encoding)
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

    /// Compiles a function in line 1. `build` returns its result, an integer of 64 bits.
    pub fn define(
        &mut self,
        name: &str,
        parameters: &[ir::Type],
        build: impl FnOnce(&mut Body<'_, '_>) -> Value,
    ) -> Result<(), UnitError> {
        let id = self.declare(name, parameters);
        let function = self.unit.function(name, 1, None, &[]);
        self.define_as((id, function), name, |f, _| {
            let result = build(f);
            f.builder.ins().return_(&[result]);
        })
        .map(|_| ())
    }

    /// Compiles a function that is declared, and returns its code. `build` generates all of it.
    pub fn define_as(
        &mut self,
        (id, function): (FuncId, SubprogramId),
        name: &str,
        build: impl FnOnce(&mut Body<'_, '_>, &mut ObjectModule),
    ) -> Result<Context, UnitError> {
        let mut context = Context::new();
        let declaration = self.code.declarations().get_function_decl(id);
        context.func.signature = declaration.signature.clone();
        let settings = Settings::of(self.code.isa());
        let (code, unit) = (&mut self.code, (&mut self.unit, function));
        let built = body::build(&mut context.func, settings, unit, name, |f| build(f, code));
        let errors = self.unit.define(&mut self.code, id, &mut context, built)?;
        assert_eq!(errors, []);
        Ok(context)
    }

    /// The object file.
    pub fn object(self) -> Vec<u8> {
        let file = self.unit.object_file(self.code.finish());
        let (file, errors) = file.unwrap_or_else(|error| panic!("{error}"));
        assert!(errors.is_empty(), "{errors}");
        file
    }
}

/// The folder of programs.
pub fn directory() -> &'static Path {
    Path::new(env!("CARGO_TARGET_TMPDIR"))
}
