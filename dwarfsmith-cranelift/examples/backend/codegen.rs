//! Code generation: SSA by cranelift-frontend, and along with it the records for debug information.

use cranelift_codegen::Context;
use cranelift_codegen::ir::{Block, InstBuilder, Value, condcodes::IntCC, types::I64};
use cranelift_frontend::{FunctionBuilder, FunctionBuilderContext, Variable};
use cranelift_module::Module as _;
use dwarfsmith::Type;
use dwarfsmith::build::Variable as DebugVariable;
use dwarfsmith::metadata::{Scope, VariableId};
use dwarfsmith_cranelift::{
    BinaryOp, FunctionRecord, Op, Operand, Point, Recorder, Row, ScopeRecord, Source, Storage,
    VariableRecord,
};

use super::Backend;
use super::language::{Expr, Stmt};

const LONG: Type = Type::int(64);

/// A function that is being generated. `function` is the function that the current statement is
/// of, inlined or not, `scope` its scope and `first` its first variable.
struct Body<'a, 'f, 'p> {
    backend: &'a mut Backend<'p>,
    builder: FunctionBuilder<'f>,
    recorder: Recorder,
    scopes: Vec<Scope>,
    nodes: Vec<VariableId>,
    clif: Vec<Variable>,
    holds: Vec<Option<(Value, Operand)>>,
    function: usize,
    scope: usize,
    first: usize,
}

impl Body<'_, '_, '_> {
    /// Enters a scope: adds the variables of a function that is generated or inlined.
    fn open(&mut self, function: usize, node: Scope, scope: ScopeRecord) {
        let own = &self.backend.program[function];
        self.scope = self.recorder.add_scope(scope);
        self.scopes.push(node);
        (self.function, self.first) = (function, self.clif.len());
        for (index, (name, _)) in own.variables.iter().enumerate() {
            let (name, storage) = (name.clone(), Storage::scalar(LONG));
            self.recorder.add_variable(VariableRecord {
                name,
                ty: LONG,
                storage,
            });
            let origin = self.backend.variables[function][index];
            self.nodes.push(match node {
                Scope::Inlined(_) => self
                    .backend
                    .module
                    .add(DebugVariable::inlined(node, origin)),
                _ => origin,
            });
            self.clif.push(self.builder.declare_var(I64));
            self.holds.push(None);
        }
    }

    fn assign(&mut self, variable: usize, (value, operand): (Value, Operand)) {
        self.builder.def_var(self.clif[variable], value);
        self.holds[variable] = Some((value, operand));
        self.recorder
            .assign(variable, 0, Some(Source::Operand(operand)));
    }

    fn value(&mut self, value: Value, op: Op) -> (Value, Operand) {
        let ty = if self.builder.func.dfg.value_type(value) == I64 {
            LONG
        } else {
            Type::uint(8)
        };
        (value, self.recorder.value(value, ty, op))
    }

    /// Enters a block, where variables may have new values.
    fn enter(&mut self, block: Block, line: Option<u32>) {
        self.builder.switch_to_block(block);
        for variable in 0..self.holds.len() {
            if self.holds[variable].is_some() {
                let value = self.builder.use_var(self.clif[variable]);
                let value = self.value(value, Op::Root);
                self.assign(variable, value);
            }
        }
        let at = self.builder.ins().sequence_point();
        self.recorder
            .enter(self.builder.func, at, self.scope, line.map(row));
    }

    fn statement(&mut self, line: u32) {
        let at = self.builder.ins().sequence_point();
        self.recorder
            .statement(self.builder.func, at, self.scope, Some(row(line)));
    }

    fn stmts(&mut self, stmts: &[Stmt]) -> Option<(Value, Operand)> {
        for stmt in stmts {
            match stmt {
                Stmt::Assign(line, variable, value) => {
                    self.statement(*line);
                    let value = self.expr(value, *line);
                    self.assign(self.first + variable, value);
                }
                Stmt::Return(line, value) => {
                    self.statement(*line);
                    return Some(self.expr(value, *line));
                }
                Stmt::While(line, condition, body) => {
                    let [header, inside, after] = [(); 3].map(|()| self.builder.create_block());
                    self.builder.ins().jump(header, &[]);
                    self.enter(header, Some(*line));
                    let condition = self.expr(condition, *line).0;
                    self.builder.ins().brif(condition, inside, &[], after, &[]);
                    self.builder.seal_block(inside);
                    self.builder.seal_block(after);
                    let holds = self.holds.clone();
                    self.enter(inside, None);
                    self.stmts(body);
                    self.builder.ins().jump(header, &[]);
                    self.holds = holds;
                    self.builder.seal_block(header);
                    self.enter(after, None);
                }
            }
        }
        None
    }

    fn expr(&mut self, expr: &Expr, line: u32) -> (Value, Operand) {
        match expr {
            Expr::Number(n) => (
                self.builder.ins().iconst(I64, *n),
                Operand::Const(*n as u64),
            ),
            Expr::Name(name) => self.holds[self.first + name].unwrap_or_else(|| self.zero()),
            Expr::Binary(op, a, b) => {
                let ((x, a), (y, b)) = (self.expr(a, line), self.expr(b, line));
                let ins = self.builder.ins();
                let (value, op) = match op {
                    '+' => (ins.iadd(x, y), BinaryOp::Add),
                    '-' => (ins.isub(x, y), BinaryOp::Sub),
                    '*' => (ins.imul(x, y), BinaryOp::Mul),
                    _ => (ins.icmp(IntCC::SignedLessThan, x, y), BinaryOp::Lt),
                };
                self.value(value, Op::Binary { op, ty: LONG, a, b })
            }
            Expr::Call(callee, arguments) => {
                let arguments: Vec<_> = arguments.iter().map(|a| self.expr(a, line)).collect();
                if self.backend.program[*callee].inline {
                    return self.inline(*callee, &arguments, line);
                }
                let id = self.backend.ids[*callee];
                let reference = self
                    .backend
                    .object
                    .declare_func_in_func(id, self.builder.func);
                let values: Vec<Value> = arguments.iter().map(|(value, _)| *value).collect();
                let call = self.builder.ins().call(reference, &values);
                let arguments = arguments.into_iter().map(|(_, operand)| (operand, LONG));
                self.recorder
                    .call(self.builder.func, call, *callee, arguments.collect());
                self.value(self.builder.inst_results(call)[0], Op::Root)
            }
        }
    }

    /// Generates the body of a function in place of its call.
    fn inline(
        &mut self,
        callee: usize,
        arguments: &[(Value, Operand)],
        line: u32,
    ) -> (Value, Operand) {
        let (function, scope, first) = (self.function, self.scope, self.first);
        let node = self.backend.inlined(self.scopes[scope], callee, line);
        self.open(
            callee,
            node,
            ScopeRecord {
                parent: Some(scope),
                inlined: true,
            },
        );
        for (index, argument) in arguments.iter().enumerate() {
            self.assign(self.first + index, *argument);
        }
        let program = self.backend.program;
        let result = self.stmts(&program[callee].body);
        for variable in self.first..self.clif.len() {
            self.holds[variable] = None;
            self.recorder.assign(variable, 0, None);
        }
        (self.function, self.scope, self.first) = (function, scope, first);
        let at = self.builder.ins().sequence_point();
        let row = Row {
            is_stmt: false,
            ..row(line)
        };
        self.recorder
            .statement(self.builder.func, at, scope, Some(row));
        result.unwrap_or_else(|| self.zero())
    }

    fn zero(&mut self) -> (Value, Operand) {
        (self.builder.ins().iconst(I64, 0), Operand::Const(0))
    }
}

/// A statement's row of the line table.
fn row(line: u32) -> Row {
    Row {
        point: Point {
            file: 0,
            line,
            column: 1,
        },
        is_stmt: true,
    }
}

/// Generates a function: its Cranelift code, its record, and the nodes of its scopes and variables.
pub fn generate(
    backend: &mut Backend<'_>,
    index: usize,
    context: &mut Context,
) -> (FunctionRecord, Vec<Scope>, Vec<VariableId>) {
    let function = &backend.program[index];
    let config = backend.object.isa().frontend_config();
    let record = FunctionRecord {
        name: function.name.clone(),
        declared: row(function.line).point,
        parameters: vec![LONG; function.parameters],
        ..FunctionRecord::default()
    };
    let node = Scope::Subprogram(backend.subprograms[index]);
    let mut frontend = FunctionBuilderContext::new();
    let mut body = Body {
        backend,
        builder: FunctionBuilder::new(&mut context.func, &mut frontend),
        recorder: Recorder::new(record),
        scopes: Vec::new(),
        nodes: Vec::new(),
        clif: Vec::new(),
        holds: Vec::new(),
        function: index,
        scope: 0,
        first: 0,
    };
    let entry = body.builder.create_block();
    body.builder.append_block_params_for_function_params(entry);
    body.builder.switch_to_block(entry);
    body.builder.seal_block(entry);
    body.open(index, node, ScopeRecord::default());
    for parameter in 0..function.parameters {
        let value = body.builder.block_params(entry)[parameter];
        let value = body.value(value, Op::Root);
        body.assign(parameter, value);
    }
    let at = body.builder.ins().sequence_point();
    body.recorder.enter(body.builder.func, at, 0, None);
    let result = body.stmts(&function.body).unwrap_or_else(|| body.zero());
    body.builder.ins().return_(&[result.0]);
    let Body {
        builder,
        recorder,
        scopes,
        nodes,
        ..
    } = body;
    builder.finalize(config);
    (recorder.finish(&mut context.func), scopes, nodes)
}
