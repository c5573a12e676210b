//! The trace: the values that a debugger should show, as lines of JSON. The first line has the
//! declarations of the program. Each statement that the interpreter starts then has a line, with
//! the values of all variables in scope. Further lines record that variables leave their scope, and
//! that a call returns.
//!
//! A statement of the innermost call may change variables of the outer calls, through pointers.
//! Each event lists the outer variables that have changed since they were last logged, so that the
//! log contains the state of every frame at every event without repeating it.

use std::fmt::Write as _;
use std::io::Write;

use crate::diag::{Diag, Result, Span};
use crate::hir::{Field, Function, Program, StructDef, Ty};
use crate::memory::{Frame, Memory, decode};

/// Writes a trace as it happens.
pub struct Trace {
    output: Box<dyn Write>,
    remaining: u64,
    /// The number of events that were written.
    pub events: u64,
    /// The last logged value of each variable of the active calls.
    logged: Vec<Vec<String>>,
}

impl Trace {
    /// A trace of at most `limit` events.
    pub fn new(output: Box<dyn Write>, limit: u64) -> Trace {
        Trace {
            output,
            remaining: limit,
            events: 0,
            logged: Vec::new(),
        }
    }

    /// Writes all buffered output.
    pub fn finish(mut self) -> std::io::Result<()> {
        self.output.flush()
    }

    /// Logs the declarations of the user's program; called before all events.
    pub fn declarations(&mut self, program: &Program) -> Result<()> {
        let structs = list(&program.structs, |def| structure(program, def));
        let functions = list(program.functions.iter().filter(|f| !f.runtime), |f| {
            function(program, f)
        });
        let span = program.functions[program.main].span;
        self.write(
            &format!("{{\"structs\":{structs},\"functions\":{functions}}}\n"),
            span,
        )
    }

    /// The innermost frame and those around it, if events of its function are still logged.
    fn logged_frame<'f>(
        &self,
        program: &Program,
        frames: &'f [Frame],
    ) -> Option<(&'f Frame, &'f [Frame])> {
        let (frame, outer) = frames.split_last()?;
        let is_logged = self.remaining > 0 && !program.functions[frame.function].runtime;
        is_logged.then_some((frame, outer))
    }

    /// Logs the start of the statement at `span` in the innermost frame.
    pub fn event(
        &mut self,
        program: &Program,
        frames: &[Frame],
        memory: &Memory,
        span: Span,
    ) -> Result<()> {
        let Some((frame, outer)) = self.logged_frame(program, frames) else {
            return Ok(());
        };
        let function = &program.functions[frame.function];
        self.remaining -= 1;
        self.events += 1;
        let changed: Vec<String> = outer
            .iter()
            .enumerate()
            .filter_map(|(depth, frame)| self.changed(program, memory, depth, frame))
            .collect();
        let variables = variables(program, memory, frame);
        let line = format!(
            "{{\"line\":{},\"function\":\"{}\",\"depth\":{},\"scope\":{},\"variables\":[{}],\"outer\":[{}]}}\n",
            span.line,
            function.name,
            outer.len(),
            frame.scope,
            variables.join(","),
            changed.join(",")
        );
        self.logged.truncate(outer.len());
        self.logged.push(variables);
        self.write(&line, span)
    }

    /// The variables of an outer frame that were changed since they were logged.
    fn changed(
        &mut self,
        program: &Program,
        memory: &Memory,
        depth: usize,
        frame: &Frame,
    ) -> Option<String> {
        let logged = self.logged.get_mut(depth)?;
        let now = variables(program, memory, frame);
        let changed: Vec<&str> = now
            .iter()
            .zip(&*logged)
            .filter(|(now, logged)| now != logged)
            .map(|(now, _)| now.as_str())
            .collect();
        if changed.is_empty() {
            return None;
        }
        let record = format!(
            "{{\"depth\":{depth},\"variables\":[{}]}}",
            changed.join(",")
        );
        *logged = now;
        Some(record)
    }

    /// Logs that all variables of the innermost call except the first `first` leave their scope,
    /// with their values: no later event has them, and the last statement may have changed them.
    pub fn left(
        &mut self,
        program: &Program,
        frames: &[Frame],
        memory: &Memory,
        first: usize,
    ) -> Result<()> {
        let Some((frame, outer)) = self.logged_frame(program, frames) else {
            return Ok(());
        };
        let function = &program.functions[frame.function];
        let variables = variables(program, memory, frame);
        let Some(ended) = variables.get(first..).filter(|ended| !ended.is_empty()) else {
            return Ok(());
        };
        let line = format!(
            "{{\"function\":\"{}\",\"depth\":{},\"left\":[{}]}}\n",
            function.name,
            outer.len(),
            ended.join(",")
        );
        self.write(&line, function.span)
    }

    /// Logs that the innermost call returns; its variables were removed already.
    pub fn returned(
        &mut self,
        program: &Program,
        frames: &[Frame],
        memory: &Memory,
        bits: u64,
    ) -> Result<()> {
        let Some((frame, outer)) = self.logged_frame(program, frames) else {
            return Ok(());
        };
        let function = &program.functions[frame.function];
        let mut line = format!(
            "{{\"function\":\"{}\",\"depth\":{},\"returned\":",
            function.name,
            outer.len()
        );
        match &function.ret {
            Ty::Void => line.push_str("null"),
            ty => Values {
                program,
                memory,
                out: &mut line,
            }
            .scalar(ty, bits, 0),
        }
        line.push_str("}\n");
        self.write(&line, function.span)
    }

    fn write(&mut self, text: &str, span: Span) -> Result<()> {
        self.output.write_all(text.as_bytes()).map_err(|e| {
            Diag::new(
                span,
                format!("cannot write the trace: {e}"),
                "check the file and the disk",
            )
        })
    }
}

/// A JSON list.
fn list<T>(elements: impl IntoIterator<Item = T>, show: impl FnMut(T) -> String) -> String {
    format!(
        "[{}]",
        elements.into_iter().map(show).collect::<Vec<_>>().join(",")
    )
}

fn structure(program: &Program, def: &StructDef) -> String {
    let field = |field: &Field| {
        format!(
            "{{\"name\":\"{}\",\"type\":\"{}\"}}",
            field.name,
            program.type_name(&field.ty)
        )
    };
    format!(
        "{{\"name\":\"{}\",\"fields\":{}}}",
        def.name,
        list(&def.fields, field)
    )
}

/// A function: its variables with their scopes, and the scope around each scope.
fn function(program: &Program, function: &Function) -> String {
    let variables = list(&function.vars, |var| {
        format!(
            "{{\"name\":\"{}\",\"declared\":{},\"type\":\"{}\",\"scope\":{},\"parameter\":{}}}",
            var.name,
            var.span.line,
            program.type_name(&var.ty),
            var.scope,
            var.param.is_some()
        )
    });
    let scopes = list(&function.scopes, |scope| {
        scope
            .parent
            .map_or("null".into(), |parent| parent.to_string())
    });
    let (name, returns) = (&function.name, program.type_name(&function.ret));
    format!(
        "{{\"name\":\"{name}\",\"returns\":\"{returns}\",\"scopes\":{scopes},\"variables\":{variables}}}"
    )
}

/// The variables of a frame that are in scope and initialized.
fn variables(program: &Program, memory: &Memory, frame: &Frame) -> Vec<String> {
    let vars = &program.functions[frame.function].vars;
    let variable = |(var, address): &(usize, u64)| {
        let var = &vars[*var];
        let (name, declared, ty) = (&var.name, var.span.line, program.type_name(&var.ty));
        let mut text =
            format!("{{\"name\":\"{name}\",\"declared\":{declared},\"type\":\"{ty}\",\"value\":");
        let mut values = Values {
            program,
            memory,
            out: &mut text,
        };
        values.value(&var.ty, *address, 0);
        text.push('}');
        text
    };
    frame.live.iter().map(variable).collect()
}

/// Writes values as JSON.
struct Values<'a> {
    program: &'a Program,
    memory: &'a Memory,
    out: &'a mut String,
}

impl Values<'_> {
    /// Appends the value of type `ty` at `address`. Follows pointers only one step, so that cycles
    /// end.
    fn value(&mut self, ty: &Ty, address: u64, depth: u32) {
        match ty {
            Ty::Struct(index) => {
                self.out.push('{');
                for (position, field) in self.program.structs[*index].fields.iter().enumerate() {
                    let comma = if position > 0 { "," } else { "" };
                    let _ = write!(self.out, "{comma}\"{}\":", field.name);
                    let at = address.wrapping_add(u64::from(field.offset));
                    self.value(&field.ty, at, depth);
                }
                self.out.push('}');
            }
            Ty::Array(element, length) => {
                let size = u64::from(self.program.layout(element).0);
                self.out.push('[');
                for index in 0..u64::from(*length) {
                    if index > 0 {
                        self.out.push(',');
                    }
                    self.value(element, address.wrapping_add(index * size), depth);
                }
                self.out.push(']');
            }
            _ => match self.memory.read(address, self.program.layout(ty).0) {
                Some(bytes) => self.scalar(ty, decode(ty, bytes), depth),
                None => self.out.push_str("null"),
            },
        }
    }

    fn scalar(&mut self, ty: &Ty, bits: u64, depth: u32) {
        let _ = match ty {
            Ty::Bool => write!(self.out, "{}", bits != 0),
            Ty::F64 => write!(self.out, "{{\"bits\":\"{bits:#018x}\"}}"),
            Ty::Ptr(to) => {
                self.out.push_str("{\"pointee\":");
                let size = self.program.layout(to).0;
                if self.memory.read(bits, size).is_some() && depth == 0 {
                    self.value(to, bits, depth + 1);
                } else {
                    self.out.push_str("null");
                }
                write!(self.out, ",\"null\":{}}}", bits == 0)
            }
            _ => write!(self.out, "\"{}\"", bits as i64),
        };
    }
}
