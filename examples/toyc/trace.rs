//! The trace: one JSON line per statement the interpreter starts, with the
//! values of all variables in scope. It is what a debugger should show.

use std::fmt::Write as _;
use std::io::Write;

use crate::diag::{Diag, Result, Span};
use crate::hir::{Program, Ty};
use crate::interp::{Frame, Memory, decode};

/// Writes a trace as it happens.
pub struct Trace {
    output: Box<dyn Write>,
    left: u64,
    /// How many events were written.
    pub events: u64,
}

impl Trace {
    /// A trace of at most `limit` events.
    pub fn new(output: Box<dyn Write>, limit: u64) -> Trace {
        Trace { output, left: limit, events: 0 }
    }

    /// Makes sure everything is written.
    pub fn finish(mut self) -> std::io::Result<()> {
        self.output.flush()
    }

    /// Logs the start of the statement at `span` in the innermost frame.
    pub fn event(&mut self, program: &Program, frames: &[Frame], memory: &Memory, span: Span) -> Result<()> {
        let Some(frame) = frames.last() else { return Ok(()) };
        let function = &program.functions[frame.function];
        if self.left == 0 || function.runtime {
            return Ok(());
        }
        self.left -= 1;
        self.events += 1;
        let mut line = String::new();
        let _ = write!(
            line,
            "{{\"line\":{},\"function\":\"{}\",\"depth\":{},\"variables\":[",
            span.line,
            function.name,
            frames.len() - 1
        );
        for (position, (var, address)) in frame.live.iter().enumerate() {
            let var = &function.vars[*var];
            if position > 0 {
                line.push(',');
            }
            let _ = write!(
                line,
                "{{\"name\":\"{}\",\"declared\":{},\"type\":\"{}\",\"value\":",
                var.name,
                var.span.line,
                program.type_name(&var.ty)
            );
            value(program, memory, &var.ty, *address, 0, &mut line);
            line.push('}');
        }
        line.push_str("]}\n");
        self.output
            .write_all(line.as_bytes())
            .map_err(|e| Diag::new(span, format!("cannot write the trace: {e}"), "check the file and the disk"))
    }
}

/// Appends the value of type `ty` at `address` as JSON. Pointers are followed
/// one step only, which also ends cycles.
fn value(program: &Program, memory: &Memory, ty: &Ty, address: u64, depth: u32, out: &mut String) {
    match ty {
        Ty::Struct(index) => {
            out.push('{');
            for (position, field) in program.structs[*index].fields.iter().enumerate() {
                let comma = if position > 0 { "," } else { "" };
                let _ = write!(out, "{comma}\"{}\":", field.name);
                let at = address.wrapping_add(u64::from(field.offset));
                value(program, memory, &field.ty, at, depth, out);
            }
            out.push('}');
        }
        Ty::Array(element, length) => {
            let size = u64::from(program.layout(element).0);
            out.push('[');
            for index in 0..u64::from(*length) {
                if index > 0 {
                    out.push(',');
                }
                value(program, memory, element, address.wrapping_add(index * size), depth, out);
            }
            out.push(']');
        }
        _ => {
            let size = program.layout(ty).0;
            let Some(bytes) = memory.read(address, size) else {
                out.push_str("null");
                return;
            };
            scalar(program, memory, ty, decode(ty, bytes), depth, out);
        }
    }
}

fn scalar(program: &Program, memory: &Memory, ty: &Ty, bits: u64, depth: u32, out: &mut String) {
    let _ = match ty {
        Ty::Bool => write!(out, "{}", bits != 0),
        Ty::F64 => write!(out, "{{\"bits\":\"{bits:#018x}\"}}"),
        Ty::Ptr(to) => {
            out.push_str("{\"pointee\":");
            let alive = memory.read(bits, program.layout(to).0).is_some();
            if alive && depth == 0 {
                value(program, memory, to, bits, depth + 1, out);
            } else {
                out.push_str("null");
            }
            write!(out, ",\"null\":{}}}", bits == 0)
        }
        _ => write!(out, "\"{}\"", bits as i64),
    };
}
