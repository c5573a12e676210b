//! The language's statements and expressions, as Cranelift's code.

use cranelift_codegen::ir::{InstBuilder, Value, condcodes::IntCC, types::I64};
use cranelift_module::Module;

use super::functions::Body;
use super::language::{Expr, Stmt};

impl<M: Module> Body<'_, '_, '_, M> {
    /// Generates statements. Returns the value of a final `return`; without one, 0.
    pub fn stmts(&mut self, stmts: &[Stmt]) -> Value {
        for stmt in stmts {
            match stmt {
                Stmt::Assign(line, variable, value) => {
                    self.debug.statement(&mut self.builder, *line);
                    let value = self.expr(value, *line);
                    let variable = self.variables[*variable];
                    self.debug.define(&mut self.builder, variable, value);
                }
                Stmt::Return(line, value) => {
                    self.debug.statement(&mut self.builder, *line);
                    return self.expr(value, *line);
                }
                Stmt::While(line, condition, body) => {
                    let [header, inside, after] = [(); 3].map(|()| self.builder.create_block());
                    self.builder.ins().jump(header, &[]);
                    let at = Some((*line).into());
                    self.debug.enter(&mut self.builder, header, at);
                    let condition = self.expr(condition, *line);
                    self.builder.ins().brif(condition, inside, &[], after, &[]);
                    self.builder.seal_block(inside);
                    self.builder.seal_block(after);
                    self.debug.enter(&mut self.builder, inside, None);
                    self.stmts(body);
                    self.builder.ins().jump(header, &[]);
                    self.builder.seal_block(header);
                    self.debug.enter(&mut self.builder, after, None);
                }
            }
        }
        self.builder.ins().iconst(I64, 0)
    }

    fn expr(&mut self, expr: &Expr, line: u32) -> Value {
        match expr {
            Expr::Number(n) => self.builder.ins().iconst(I64, *n),
            Expr::Name(name) => self.builder.use_var(self.variables[*name]),
            Expr::Binary(op, a, b) => {
                let (x, y) = (self.expr(a, line), self.expr(b, line));
                let ins = self.builder.ins();
                match op {
                    '+' => ins.iadd(x, y),
                    '-' => ins.isub(x, y),
                    '*' => ins.imul(x, y),
                    _ => ins.icmp(IntCC::SignedLessThan, x, y),
                }
            }
            Expr::Call(callee, arguments) => {
                let arguments: Vec<_> = arguments.iter().map(|a| self.expr(a, line)).collect();
                if self.backend.program[*callee].inline {
                    return self.inline(*callee, &arguments, line);
                }
                let (id, node) = (self.backend.ids[*callee], self.backend.nodes[*callee].0);
                let func = &mut *self.builder.func;
                let reference = self.backend.code.declare_func_in_func(id, func);
                let call = self.builder.ins().call(reference, &arguments);
                self.debug.call(self.builder.func, call, node);
                self.builder.inst_results(call)[0]
            }
        }
    }
}
