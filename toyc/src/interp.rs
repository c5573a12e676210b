//! The interpreter: runs the checked program without inlining or optimization, and reports the
//! state at every statement to a [`crate::trace`].
//!
//! Its memory has an object for each live variable. Addresses are never reused, so every use of a
//! dangling pointer is detected.

use std::io::Write;

use crate::diag::{Diag, Result, Span};
use crate::fold;
use crate::hir::{
    Base, Block, Expr, ExprKind, Function, Init, Place, Program, Step, Stmt, StmtKind, Ty,
};
use crate::memory::{Frame, Memory, decode};
use crate::trace::Trace;

/// The maximum number of active calls.
const MAX_CALLS: usize = 1000;
/// The maximum sum of the depths of the expressions of all active calls.
const MAX_DEPTH: usize = 100_000;

/// The state of a run.
struct Interp<'a, W: Write> {
    program: &'a Program,
    memory: Memory,
    frames: Vec<Frame>,
    output: W,
    trace: Option<&'a mut Trace>,
    /// The current depth of expressions.
    depth: usize,
}

/// Runs a program. Returns the result of `main`.
pub fn run(program: &Program, output: impl Write, trace: Option<&mut Trace>) -> Result<i32> {
    let mut interp = Interp {
        program,
        memory: Memory::default(),
        frames: Vec::new(),
        output,
        trace,
        depth: 0,
    };
    if let Some(trace) = &mut interp.trace {
        trace.declarations(program)?;
    }
    let span = program.functions[program.main].span;
    let result = interp.call(program.main, &[], span)?;
    interp.output.flush().map_err(|e| output_failed(span, &e))?;
    Ok(result as i32)
}

fn output_failed(span: Span, error: &std::io::Error) -> Diag {
    Diag::new(
        span,
        format!("cannot write the output: {error}"),
        "check where it goes to",
    )
}

/// The effect of a statement on control flow.
enum Flow {
    Next,
    Return(u64),
}

impl<W: Write> Interp<'_, W> {
    fn call(&mut self, index: usize, args: &[u64], span: Span) -> Result<u64> {
        let function: &Function = &self.program.functions[index];
        if self.frames.len() >= MAX_CALLS {
            return Err(Diag::new(
                span,
                format!("more than {MAX_CALLS} calls are active"),
                "make the recursion end earlier",
            ));
        }
        self.frames.push(Frame {
            function: index,
            scope: 0,
            live: Vec::new(),
        });
        for (var, arg) in args.iter().enumerate() {
            let address = self.declare(var);
            self.store(address, &function.vars[var].ty, *arg, span)?;
        }
        let result = match self.stmts(&function.body)? {
            Flow::Return(value) => value,
            Flow::Next => 0,
        };
        self.leave(0)?;
        if let Some(trace) = &mut self.trace {
            trace.returned(self.program, &self.frames, &self.memory, result)?;
        }
        self.frames.pop();
        Ok(result)
    }

    fn frame(&self) -> &Frame {
        &self.frames[self.frames.len() - 1]
    }

    /// Sets the current scope. Returns the previous one.
    fn enter(&mut self, scope: usize) -> usize {
        let top = self.frames.len() - 1;
        std::mem::replace(&mut self.frames[top].scope, scope)
    }

    /// Declares a variable, and returns its address. The variable is in scope from here on.
    fn declare(&mut self, var: usize) -> u64 {
        let top = self.frames.len() - 1;
        let ty = &self.program.functions[self.frames[top].function].vars[var].ty;
        let address = self.memory.allocate(self.program.layout(ty).0);
        self.frames[top].live.push((var, address));
        address
    }

    /// Ends the variables of the current frame, except the first `depth`.
    fn leave(&mut self, depth: usize) -> Result<()> {
        let top = self.frames.len() - 1;
        if let Some(trace) = &mut self.trace {
            trace.left(self.program, &self.frames, &self.memory, depth)?;
        }
        for (_, address) in self.frames[top].live.drain(depth..) {
            self.memory.free(address);
        }
        Ok(())
    }

    fn event(&mut self, span: Span) -> Result<()> {
        match &mut self.trace {
            Some(trace) => trace.event(self.program, &self.frames, &self.memory, span),
            None => Ok(()),
        }
    }

    fn block(&mut self, block: &Block) -> Result<Flow> {
        let depth = self.frame().live.len();
        let around = self.enter(block.scope);
        let flow = self.stmts(&block.stmts)?;
        self.enter(around);
        self.leave(depth)?;
        Ok(flow)
    }

    fn stmts(&mut self, stmts: &[Stmt]) -> Result<Flow> {
        for stmt in stmts {
            if let Flow::Return(value) = self.stmt(stmt)? {
                return Ok(Flow::Return(value));
            }
        }
        Ok(Flow::Next)
    }

    /// Initializes and declares a variable. Its value is evaluated first, because the variable is
    /// not in scope there.
    fn initialize(&mut self, var: usize, init: &Init, span: Span) -> Result<()> {
        let ty = &self.program.functions[self.frame().function].vars[var].ty;
        match init {
            Init::Zero => {
                self.declare(var);
            }
            Init::Bytes(bytes) => {
                let address = self.declare(var);
                self.write(address, bytes, span)?;
            }
            Init::Expr(value) if ty.is_scalar() => {
                let value = self.expr(value)?;
                let address = self.declare(var);
                self.store(address, ty, value, span)?;
            }
            Init::Expr(value) => {
                let bytes = self.aggregate(value)?;
                let address = self.declare(var);
                self.write(address, &bytes, span)?;
            }
        }
        Ok(())
    }

    fn stmt(&mut self, stmt: &Stmt) -> Result<Flow> {
        match &stmt.kind {
            StmtKind::Block(block) => return self.block(block),
            StmtKind::While(condition, body) => loop {
                self.event(stmt.span)?;
                if self.expr(condition)? == 0 {
                    return Ok(Flow::Next);
                }
                if let Flow::Return(value) = self.block(body)? {
                    return Ok(Flow::Return(value));
                }
            },
            _ => self.event(stmt.span)?,
        }
        match &stmt.kind {
            StmtKind::Let(var, init) => self.initialize(*var, init, stmt.span)?,
            StmtKind::Assign(place, value) if place.ty.is_scalar() => {
                let value = self.expr(value)?;
                let address = self.place(place)?;
                self.store(address, &place.ty, value, stmt.span)?;
            }
            StmtKind::Assign(place, value) => {
                let bytes = self.aggregate(value)?;
                let address = self.place(place)?;
                self.write(address, &bytes, stmt.span)?;
            }
            StmtKind::Expr(value) => {
                self.expr(value)?;
            }
            StmtKind::If(condition, then, other) => {
                if self.expr(condition)? != 0 {
                    return self.block(then);
                } else if let Some(other) = other {
                    return self.block(other);
                }
            }
            StmtKind::Return(value) => {
                return Ok(Flow::Return(match value {
                    Some(value) => self.expr(value)?,
                    None => 0,
                }));
            }
            // The interpreter runs the program before inlining.
            StmtKind::Inlined(_) | StmtKind::Block(_) | StmtKind::While(..) => {}
        }
        Ok(Flow::Next)
    }

    fn aggregate(&mut self, value: &Expr) -> Result<Vec<u8>> {
        let ExprKind::Load(place) = &value.kind else {
            return Ok(Vec::new());
        };
        let address = self.place(place)?;
        let size = self.program.layout(&place.ty).0;
        match self.memory.read(address, size) {
            Some(bytes) => Ok(bytes.to_vec()),
            None => Err(bad_pointer(place.span)),
        }
    }

    fn write(&mut self, address: u64, bytes: &[u8], span: Span) -> Result<()> {
        self.memory
            .write(address, bytes)
            .ok_or_else(|| bad_pointer(span))
    }

    fn store(&mut self, address: u64, ty: &Ty, value: u64, span: Span) -> Result<()> {
        let size = self.program.layout(ty).0 as usize;
        self.write(address, &value.to_le_bytes()[..size], span)
    }

    fn place(&mut self, place: &Place) -> Result<u64> {
        let mut address = match &place.base {
            Base::Var(var) => {
                let found = self.frame().live.iter().rev().find(|(v, _)| v == var);
                found.map(|(_, address)| *address).unwrap_or(0)
            }
            Base::Deref(pointer) => self.expr(pointer)?,
        };
        for step in &place.steps {
            match step {
                Step::Field(offset) => address = address.wrapping_add(u64::from(*offset)),
                Step::Index(index, element, length) => {
                    let value = self.expr(index)? as i64;
                    if value < 0 || value >= i64::from(*length) {
                        return Err(Diag::new(
                            index.span,
                            format!("index {value} is outside the array's {length} elements"),
                            "keep the index in range",
                        ));
                    }
                    let size = u64::from(self.program.layout(element).0);
                    address = address.wrapping_add(size * value as u64);
                }
            }
        }
        Ok(address)
    }

    /// Evaluates an expression of scalar type. The result has 64 bits, as in [`fold`].
    fn expr(&mut self, expr: &Expr) -> Result<u64> {
        if self.depth >= MAX_DEPTH {
            return Err(Diag::new(
                expr.span,
                "the active calls need too much stack",
                "use simpler expressions, or make the recursion end earlier",
            ));
        }
        self.depth += 1;
        let value = self.evaluate(expr);
        self.depth -= 1;
        value
    }

    fn evaluate(&mut self, expr: &Expr) -> Result<u64> {
        Ok(match &expr.kind {
            ExprKind::Int(value) => *value as u64,
            ExprKind::Float(value) => value.to_bits(),
            ExprKind::Load(place) => {
                let address = self.place(place)?;
                let size = self.program.layout(&place.ty).0;
                let bytes = self
                    .memory
                    .read(address, size)
                    .ok_or_else(|| bad_pointer(place.span))?;
                decode(&place.ty, bytes)
            }
            ExprKind::AddrOf(place) => self.place(place)?,
            ExprKind::Neg(value) => fold::neg(&expr.ty, self.expr(value)?),
            ExprKind::Not(value) => self.expr(value)? ^ 1,
            ExprKind::Binary(op, left, right) => {
                let (a, b) = (self.expr(left)?, self.expr(right)?);
                fold::binary(*op, &left.ty, a, b).ok_or_else(|| {
                    Diag::new(
                        expr.span,
                        "this division fails",
                        "check the divisor before dividing",
                    )
                })?
            }
            ExprKind::Logical(op, left, right) => {
                let left = self.expr(left)? != 0;
                match op.decides(left) {
                    true => u64::from(left),
                    false => self.expr(right)?,
                }
            }
            ExprKind::Cast(value) => fold::cast(&value.ty, &expr.ty, self.expr(value)?),
            ExprKind::Call(function, args) => {
                let args = args
                    .iter()
                    .map(|a| self.expr(a))
                    .collect::<Result<Vec<u64>>>()?;
                self.call(*function, &args, expr.span)?
            }
            ExprKind::Putchar(value) => {
                let byte = self.expr(value)? as u8;
                self.output
                    .write_all(&[byte])
                    .map_err(|e| output_failed(expr.span, &e))?;
                0
            }
            ExprKind::Sqrt(value) => f64::from_bits(self.expr(value)?).sqrt().to_bits(),
        })
    }
}

fn bad_pointer(span: Span) -> Diag {
    Diag::new(
        span,
        "this pointer does not point to a live variable",
        "assign it the address of a variable that is still in scope",
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Runs a program in a thread with the stack size that `main` uses.
    fn output(source: &'static str) -> std::result::Result<String, String> {
        let work = move || {
            let program = crate::check::check(source).map_err(|d| d.message)?;
            let mut out = Vec::new();
            run(&program, &mut out, None).map_err(|d| d.message)?;
            String::from_utf8(out).map_err(|e| e.to_string())
        };
        let thread = std::thread::Builder::new()
            .stack_size(crate::STACK)
            .spawn(work)
            .unwrap();
        thread.join().unwrap()
    }

    #[test]
    fn runs_programs() {
        let fib = "fn f(n: i32) -> i32 { if n < 2 { return n; } return f(n - 1) + f(n - 2); } fn main() { print(f(10)); print(1.5); print(-0.25); }";
        assert_eq!(output(fib).unwrap(), "55\n1.500000000\n-0.250000000\n");
        let shadow = "fn main() { let x = 2147483647; { let x = x + 1; print(x); } print(x); let p = &x; *p = 3; print(x); }";
        assert_eq!(output(shadow).unwrap(), "-2147483648\n2147483647\n3\n");
    }

    #[test]
    fn faults_are_errors() {
        for bad in [
            "fn main() { let x = 0; print(1 / x); }",
            "fn main() { let a: [i32; 2]; let i = 2; a[i] = 1; }",
            "fn main() { let p: *i32; *p = 1; }",
            "fn main() { let p: *i32; { let x = 1; p = &x; } print(*p); }",
            "fn f() { f(); } fn main() { f(); }",
        ] {
            assert!(output(bad).is_err(), "{bad}");
        }
    }
}
