//! Functions: declared for Cranelift and for debuggers, and generated with debug information.

use cranelift_codegen::Context;
use cranelift_codegen::ir::{AbiParam, Function, InstBuilder, Value, types::I64};
use cranelift_frontend::{FunctionBuilder, FunctionBuilderContext, Variable};
use cranelift_module::{FuncId, Linkage, Module};
use dwarfsmith::build::{BasicType, Variable as DebugVariable};
use dwarfsmith::metadata::{SubprogramId, VariableId};
use dwarfsmith::{Bits, gimli::DW_ATE_signed};
use dwarfsmith_cranelift::{BuiltFunction, DebugBuilder, DebugUnit, UnitError};

use super::language::Function as Source;

/// A program: its code, its debug information, and the ids of its functions and variables in both.
pub struct Backend<'p, M> {
    pub program: &'p [Source],
    pub code: M,
    pub debug: DebugUnit,
    pub ids: Vec<FuncId>,
    pub nodes: Vec<(SubprogramId, Vec<VariableId>)>,
}

/// A function that is being generated. `variables` are those of the function that contains the
/// current statement: this function, or one that is inlined into it.
pub struct Body<'a, 'f, 'p, M> {
    pub backend: &'a mut Backend<'p, M>,
    pub builder: FunctionBuilder<'f>,
    pub debug: DebugBuilder,
    pub variables: Vec<Variable>,
}

impl<'p, M: Module> Backend<'p, M> {
    /// Declares all functions.
    pub fn new(
        program: &'p [Source],
        mut code: M,
        mut debug: DebugUnit,
    ) -> Result<Self, UnitError> {
        let long = BasicType::new("long", Bits(64), DW_ATE_signed);
        let long = debug.module.add(long);
        let (mut ids, mut nodes) = (Vec::new(), Vec::new());
        for function in program {
            let mut signature = code.make_signature();
            signature.params = vec![AbiParam::new(I64); function.parameters];
            signature.returns.push(AbiParam::new(I64));
            let linkage = [Linkage::Export, Linkage::Import][usize::from(function.external)];
            ids.push(code.declare_function(&function.name, linkage, &signature)?);
            let parameters = vec![long; function.parameters];
            let node = debug.function(&function.name, function.line, Some(long), &parameters);
            let variables = function.variables.iter().zip(0u32..);
            let variable = |((name, line), index): (&(String, u32), u32)| {
                let variable = if (index as usize) < function.parameters {
                    DebugVariable::parameter(node, index + 1, name.as_str(), long)
                } else {
                    DebugVariable::local(node, name.as_str(), long)
                };
                debug.module.add(variable.at(debug.files[0], *line))
            };
            nodes.push((node, variables.map(variable).collect()));
        }
        Ok(Backend {
            program,
            code,
            debug,
            ids,
            nodes,
        })
    }

    /// Compiles all functions.
    pub fn compile(&mut self) -> Result<(), UnitError> {
        for index in (0..self.program.len()).filter(|index| !self.program[*index].external) {
            let mut context = Context::new();
            let built = self.generate(index, &mut context.func);
            let (code, id) = (&mut self.code, self.ids[index]);
            for error in self.debug.define(code, id, &mut context, built)? {
                eprintln!("warning: {error}");
            }
        }
        Ok(())
    }

    fn generate(&mut self, index: usize, func: &mut Function) -> BuiltFunction {
        let function = &self.program[index];
        let declaration = self.code.declarations().get_function_decl(self.ids[index]);
        func.signature = declaration.signature.clone();
        let config = self.code.isa().frontend_config();
        let mut context = FunctionBuilderContext::new();
        let mut body = Body {
            debug: DebugBuilder::new(&function.name, function.line, self.nodes[index].0),
            backend: self,
            builder: FunctionBuilder::new(func, &mut context),
            variables: Vec::new(),
        };
        let entry = body.builder.create_block();
        body.builder.append_block_params_for_function_params(entry);
        body.builder.seal_block(entry);
        let arguments = body.builder.block_params(entry).to_vec();
        body.builder.switch_to_block(entry);
        body.declare(index, &arguments);
        body.debug.enter(&mut body.builder, entry, None);
        let result = body.stmts(&function.body);
        body.builder.ins().return_(&[result]);
        body.builder.finalize(config);
        body.debug.finish(func)
    }
}

impl<M: Module> Body<'_, '_, '_, M> {
    /// Declares the variables of a function that is generated or inlined.
    fn declare(&mut self, function: usize, arguments: &[Value]) {
        self.variables.clear();
        for node in &self.backend.nodes[function].1 {
            let (builder, module) = (&mut self.builder, &mut self.backend.debug.module);
            self.variables
                .push(self.debug.declare(builder, I64, module, *node));
        }
        for (variable, argument) in self.variables.iter().zip(arguments) {
            self.debug.define(&mut self.builder, *variable, *argument);
        }
    }

    /// Generates the body of a function in place of its call.
    pub fn inline(&mut self, callee: usize, arguments: &[Value], line: u32) -> Value {
        let (outer, node) = (self.variables.clone(), self.backend.nodes[callee].0);
        self.debug.inline(&mut self.backend.debug, node, line);
        self.declare(callee, arguments);
        let program = self.backend.program;
        let result = self.stmts(&program[callee].body);
        self.debug.close();
        self.debug.resume(&mut self.builder, line);
        self.variables = outer;
        result
    }
}
