//! A backend whose functions tests write by hand.

// Each test program uses a part of it.
#![allow(dead_code)]

pub mod backend;
pub mod body;

use std::path::Path;

use body::{Body, Settings};
use cranelift_codegen::control::ControlPlane;
use cranelift_codegen::ir::entities::SigRef;
use cranelift_codegen::ir::{
    self, AbiParam, ExtFuncData, ExternalName, FuncRef, Function, Signature, UserExternalName,
};
use cranelift_codegen::isa::{CallConv, OwnedTargetIsa};
use cranelift_codegen::settings::Configurable;
use cranelift_codegen::{CompiledCode, Context, isa, settings};
use dwarfsmith::gimli;
use dwarfsmith_cranelift::{
    BuiltFunction, CompiledFunction, DebugUnit, FunctionRecord, Isa, Machine, enable, extract,
};

pub const X86_64: &str = "x86_64-unknown-linux-gnu";
pub const AARCH64: &str = "aarch64-unknown-linux-gnu";
pub const RISCV64: &str = "riscv64gc-unknown-linux-gnu";

/// The setting of optimized code.
pub const SPEED: (&str, &str) = ("opt_level", "speed");

/// An instruction set. The settings are those that debug information needs and these, which may
/// also be of the instruction set.
pub fn isa(target: &str, settings: &[(&str, &str)]) -> OwnedTargetIsa {
    let mut flags = settings::builder();
    enable(&mut flags).expect("settings");
    let mut target = isa::lookup_by_name(target).expect("a target");
    for (name, value) in settings {
        let own = target.set(name, value);
        own.or_else(|_| flags.set(name, value)).expect("a setting");
    }
    let isa = target.finish(settings::Flags::new(flags));
    isa.expect("an instruction set")
}

/// An empty unit for code of an instruction set.
pub fn unit(isa: &OwnedTargetIsa, source: &str) -> DebugUnit {
    let own = Isa::of(&**isa).expect("a known instruction set");
    DebugUnit::new(own, Path::new(source), gimli::DW_LANG_C11, "test")
}

pub fn signature(convention: CallConv, params: &[ir::Type], returns: &[ir::Type]) -> Signature {
    let all = |types: &[ir::Type]| types.iter().map(|ty| AbiParam::new(*ty)).collect();
    Signature {
        params: all(params),
        returns: all(returns),
        call_conv: convention,
    }
}

/// Declares a function of another object file, with a number.
pub fn imported(func: &mut Function, number: u32, signature: Signature) -> FuncRef {
    let signature: SigRef = func.import_signature(signature);
    let name = UserExternalName::new(0, number);
    let name = func.declare_imported_user_function(name);
    func.import_function(ExtFuncData {
        name: ExternalName::user(name),
        signature,
        colocated: false,
        patchable: false,
    })
}

/// A function `f` that was compiled, without an object file.
pub struct Code {
    pub isa: OwnedTargetIsa,
    pub unit: DebugUnit,
    pub built: BuiltFunction,
    context: Context,
}

impl Code {
    /// Builds and compiles `f`. `build` generates all of its code.
    pub fn new(
        isa: OwnedTargetIsa,
        signature: Signature,
        build: impl FnOnce(&mut Body<'_, '_>),
    ) -> Code {
        let mut unit = unit(&isa, "test.x");
        let mut context = Context::new();
        context.func.signature = signature;
        let function = unit.function("f", 1, None, &[]);
        let (func, own) = (&mut context.func, (&mut unit, function));
        let built = body::build(func, Settings::of(&*isa), own, "f", build);
        let mut plane = ControlPlane::default();
        if let Err(error) = context.compile(&*isa, &mut plane) {
            panic!("it compiles: {:?}", error.inner);
        }
        Code {
            isa,
            unit,
            built,
            context,
        }
    }

    pub fn compiled(&self) -> &CompiledCode {
        self.context.compiled_code().expect("it was compiled")
    }

    /// Reads the code, without corrections.
    pub fn extract(&self) -> (Machine, FunctionRecord) {
        let mut record = self.built.record.clone();
        let machine = extract(self.compiled(), &*self.isa, &self.built.slots, &mut record);
        (machine.expect("it is read"), record)
    }

    /// Reads the code. All ranges of Cranelift's can be correct.
    pub fn function(&self) -> CompiledFunction {
        let (record, slots) = (self.built.record.clone(), &self.built.slots);
        let function = CompiledFunction::new(record, self.compiled(), &*self.isa, slots);
        let function = function.expect("it is read");
        assert_eq!(function.errors, []);
        function
    }

    /// Adds the function to its unit, which is valid then.
    pub fn describe(self) -> DebugUnit {
        let compiled = self.context.compiled_code().expect("it was compiled");
        let mut unit = self.unit;
        let errors = unit.add(self.built, "f", compiled, &*self.isa);
        assert_eq!(errors.expect("it is described"), []);
        let validated = unit.module.validate().expect("it is valid");
        let warnings = validated.warnings().to_string();
        assert!(!warnings.contains("W202"), "{warnings}");
        unit
    }
}
