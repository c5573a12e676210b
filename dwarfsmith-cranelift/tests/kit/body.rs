//! Functions that tests build.

use cranelift_codegen::ir::types::I64;
use cranelift_codegen::ir::{self, Block, Function, InstBuilder, MemFlagsData, Value};
use cranelift_codegen::ir::{StackSlotData, StackSlotKind};
use cranelift_codegen::isa::{TargetFrontendConfig, TargetIsa};
use cranelift_codegen::settings::OptLevel;
use cranelift_frontend::{FunctionBuilder, FunctionBuilderContext};
use dwarfsmith::build::{BasicType, Variable};
use dwarfsmith::metadata::{SubprogramId, TypeId, VariableId};
use dwarfsmith::{Bits, gimli};
use dwarfsmith_cranelift::{BuiltFunction, DebugBuilder, DebugUnit};

/// A function while it is built. Its entry block is current and sealed.
pub struct Body<'a, 'f> {
    pub builder: FunctionBuilder<'f>,
    pub debug: DebugBuilder,
    pub unit: &'a mut DebugUnit,
    pub function: SubprogramId,
    pub entry: Block,
    pub parameters: Vec<Value>,
}

/// What a body needs to know about its instruction set.
#[derive(Clone, Copy)]
pub struct Settings(TargetFrontendConfig, OptLevel);

impl Settings {
    pub fn of(isa: &dyn TargetIsa) -> Settings {
        Settings(isa.frontend_config(), isa.flags().opt_level())
    }
}

/// Builds a function, which its unit declares in line 1. `build` generates all of its code.
pub fn build(
    func: &mut Function,
    Settings(config, level): Settings,
    (unit, function): (&mut DebugUnit, SubprogramId),
    name: &str,
    build: impl FnOnce(&mut Body<'_, '_>),
) -> BuiltFunction {
    let mut frontend = FunctionBuilderContext::new();
    let mut builder = FunctionBuilder::new(func, &mut frontend);
    let entry = builder.create_block();
    builder.append_block_params_for_function_params(entry);
    builder.seal_block(entry);
    builder.switch_to_block(entry);
    let debug = DebugBuilder::new(name, 1, function);
    let mut body = Body {
        parameters: builder.block_params(entry).to_vec(),
        debug: match level {
            OptLevel::None => debug,
            OptLevel::Speed | OptLevel::SpeedAndSize => debug.optimized(),
        },
        unit,
        builder,
        function,
        entry,
    };
    build(&mut body);
    let Body { builder, debug, .. } = body;
    builder.finalize(config);
    debug.finish(func)
}

/// A type of numbers.
pub fn number(unit: &mut DebugUnit, name: &str, bits: u64, encoding: gimli::DwAte) -> TypeId {
    unit.module.add(BasicType::new(name, Bits(bits), encoding))
}

/// The type of integers of 64 bits.
pub fn long(unit: &mut DebugUnit) -> TypeId {
    number(unit, "long", 64, gimli::DW_ATE_signed)
}

impl Body<'_, '_> {
    /// Enters the entry block, after the parameters have values.
    pub fn enter(&mut self) {
        self.debug.enter(&mut self.builder, self.entry, None);
        self.debug.statement(&mut self.builder, 2);
    }

    /// Enters a block, in which a statement starts.
    pub fn enter_at(&mut self, block: Block, line: u32) {
        let line = Some(line.into());
        self.debug.enter(&mut self.builder, block, line);
    }

    pub fn statement(&mut self, line: u32) {
        self.debug.statement(&mut self.builder, line);
    }

    /// Stores a value to a new slot: code that stays in its statement.
    pub fn store(&mut self, value: Value) {
        let data = StackSlotData::new(StackSlotKind::ExplicitSlot, 8, 3);
        let slot = self.builder.create_sized_stack_slot(data);
        let address = self.builder.ins().stack_addr(I64, slot, 0);
        let flags = MemFlagsData::trusted();
        self.builder.ins().store(flags, value, address, 0);
    }

    pub fn local(&mut self, name: &str, ty: TypeId) -> VariableId {
        let node = Variable::local(self.function, name, ty);
        self.unit.module.add(node)
    }

    /// A variable of cranelift-frontend.
    pub fn declare(&mut self, ty: ir::Type, node: VariableId) -> cranelift_frontend::Variable {
        let module = &mut self.unit.module;
        self.debug.declare(&mut self.builder, ty, module, node)
    }

    pub fn define(&mut self, variable: cranelift_frontend::Variable, value: Value) {
        self.debug.define(&mut self.builder, variable, value);
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
        let variable = self.declare(own, node);
        self.define(variable, value);
        variable
    }

    /// A local variable with a value, from the next statement on.
    pub fn let_(&mut self, name: &str, ty: TypeId, value: Value) {
        let node = self.local(name, ty);
        let variable = self.debug.variable(&mut self.unit.module, node);
        self.debug.assign(variable, value);
    }
}
