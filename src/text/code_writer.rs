//! Prints code: each function's `define`, followed by its other sections.

use super::values::Value;
use super::writer::Writer;
use crate::markers::{CallTarget, FrameRow, FrameRule, FunctionView, Marker, MarkerMode};
use crate::target::Register;
use alloc::vec::Vec;

impl Writer<'_> {
    /// Writes every global that has a fragment.
    pub(super) fn globals(&mut self) {
        let module = self.module;
        for (_, global) in module.metadata.globals.iter() {
            self.out.push_str("global ");
            self.symbol(module.metadata.strings.get(global.symbol));
            self.out.push_str(" !dbg.def ");
            global.fragment.write(self);
            self.out.push('\n');
        }
        self.out.push_str(if module.metadata.globals.is_empty() {
            ""
        } else {
            "\n"
        });
    }

    /// Writes every function.
    pub(super) fn code(&mut self) {
        let module = self.module;
        for function in module.code.functions() {
            self.define(function);
            self.entities(function);
            self.lines(function);
            self.scopes(function);
            self.calls(function);
            self.frame(function);
            self.parts(function);
        }
    }

    /// Writes `keyword @f`.
    fn head(&mut self, keyword: &str, function: FunctionView<'_>) {
        self.push(format_args!("{keyword} "));
        self.symbol(self.module.metadata.strings.get(function.symbol));
    }

    fn define(&mut self, function: FunctionView<'_>) {
        self.head("define", function);
        self.push(format_args!(" size {:#x}", function.size));
        if function.mode == MarkerMode::BlockLocal {
            self.out.push_str(" block_local");
        }
        self.out.push_str(" !dbg ");
        function.subprogram.write(self);
        self.out.push_str(" {\n");
        for (number, block) in function.blocks().enumerate() {
            self.push(format_args!("bb{number} @ {:#x}", block.range.start));
            for (index, successor) in block.successors.iter().enumerate() {
                self.push(format_args!(
                    "{} bb{successor}",
                    if index == 0 { " ->" } else { "," }
                ));
            }
            self.out.push_str(":\n");
            for (position, marker) in block.markers() {
                self.push(format_args!("  {position:#x}: "));
                match marker {
                    Marker::Def(lifetime, referrer) => {
                        self.out.push_str("dbg.def ");
                        lifetime.write(self);
                        self.out.push_str(", ");
                        self.referrer(referrer, function);
                    }
                    Marker::Kill(lifetime) => {
                        self.out.push_str("dbg.kill ");
                        lifetime.write(self);
                    }
                    Marker::Label(code) => {
                        self.out.push_str("dbg.label ");
                        code.write(self);
                    }
                }
                self.out.push('\n');
            }
        }
        self.out.push_str("}\n\n");
    }

    fn entities(&mut self, function: FunctionView<'_>) {
        for pieces in function.places_by_value() {
            self.head("entity", function);
            self.push(format_args!(" {} {{\n", pieces.value()));
            let pieces: Vec<_> = pieces.collect();
            for places in pieces.chunk_by(|a, b| a.range == b.range) {
                for (index, place) in places.iter().enumerate() {
                    match index {
                        0 => self.push(format_args!(
                            "  {:#x}..{:#x}: ",
                            place.range.start, place.range.end
                        )),
                        _ => self.out.push_str(", "),
                    }
                    self.referrer(place.location, function);
                }
                self.out.push('\n');
            }
            self.out.push_str("}\n\n");
        }
    }

    fn lines(&mut self, function: FunctionView<'_>) {
        if function.rows().is_empty() {
            return;
        }
        self.head("lines", function);
        self.out.push_str(" {\n");
        for row in function.rows() {
            self.push(format_args!("  {:#x}: ", row.position));
            row.file.write(self);
            self.push(format_args!(" {}:{}", row.line, row.column));
            self.out
                .push_str(if row.is_statement { " stmt" } else { "" });
            self.out.push_str(if row.prologue_end {
                " prologue_end"
            } else {
                ""
            });
            self.out.push_str(if row.epilogue_begin {
                " epilogue_begin"
            } else {
                ""
            });
            if row.discriminator > 0 {
                self.push(format_args!(" discriminator {}", row.discriminator));
            }
            self.out.push('\n');
        }
        self.out.push_str("}\n\n");
    }

    fn scopes(&mut self, function: FunctionView<'_>) {
        if function.scopes().is_empty() {
            return;
        }
        self.head("scopes", function);
        self.out.push_str(" {\n");
        for ranges in function.scopes().chunk_by(|a, b| a.scope == b.scope) {
            for (index, part) in ranges.iter().enumerate() {
                if index == 0 {
                    self.out.push_str("  ");
                    part.scope.write(self);
                }
                let separator = if index == 0 { ":" } else { "," };
                self.push(format_args!(
                    "{separator} {:#x}..{:#x}",
                    part.range.start, part.range.end
                ));
            }
            self.out.push('\n');
        }
        self.out.push_str("}\n\n");
    }

    fn calls(&mut self, function: FunctionView<'_>) {
        if function.calls().is_empty() {
            return;
        }
        self.head("calls", function);
        self.out.push_str(" {\n");
        for call in function.calls() {
            self.push(format_args!("  "));
            if let Some(position) = call.position {
                self.push(format_args!("{position:#x}"));
            }
            self.push(format_args!("..{:#x}: ", call.return_position));
            match call.target {
                CallTarget::Unknown => self.out.push_str("unknown"),
                CallTarget::Subprogram(subprogram) => subprogram.write(self),
                CallTarget::Object(object) => {
                    self.out.push_str("indirect ");
                    object.write(self);
                }
            }
            self.out
                .push_str(if call.is_tail_call { " tail" } else { "" });
            for (index, register) in function.call_preserves(call).iter().enumerate() {
                self.out
                    .push_str(if index == 0 { " preserves(" } else { ", " });
                self.register(*register);
            }
            self.out
                .push_str(if function.call_preserves(call).is_empty() {
                    ""
                } else {
                    ")"
                });
            for parameter in function.call_parameters(call) {
                self.out.push_str(", ");
                self.referrer(parameter.location, function);
                self.out.push_str(" = ");
                parameter.value.write(self);
            }
            self.out.push('\n');
        }
        self.out.push_str("}\n\n");
    }

    fn frame(&mut self, function: FunctionView<'_>) {
        if !function.has_frame_rules() && function.exceptions.is_none() {
            return;
        }
        self.head("frame", function);
        self.out.push_str(if function.has_entry_frame {
            " entry"
        } else {
            ""
        });
        if let Some(exceptions) = function.exceptions {
            self.out.push_str(match exceptions.is_indirect {
                true => " personality indirect ",
                false => " personality ",
            });
            let strings = &self.module.metadata.strings;
            self.symbol(strings.get(exceptions.personality));
            if let Some(data) = exceptions.data {
                self.out.push_str(" data ");
                self.symbol(strings.get(data));
            }
        }
        if function.frame().is_empty() {
            self.out.push_str(" {}\n\n");
            return;
        }
        self.out.push_str(" {\n");
        for rows in function.frame().chunk_by(|a, b| a.position == b.position) {
            for (index, FrameRow { position, rule }) in rows.iter().enumerate() {
                match index {
                    0 => self.push(format_args!("  {position:#x}: ")),
                    _ => self.out.push_str("; "),
                }
                self.rule(*rule, function);
            }
            self.out.push('\n');
        }
        self.out.push_str("}\n\n");
    }

    fn parts(&mut self, function: FunctionView<'_>) {
        if function.parts().is_empty() {
            return;
        }
        self.head("parts", function);
        self.out.push_str(" {\n");
        let strings = &self.module.metadata.strings;
        for part in function.parts() {
            self.push(format_args!("  {:#x}: ", part.start));
            self.symbol(strings.get(part.symbol));
            if let Some(data) = part.exception_data {
                self.out.push_str(" data ");
                self.symbol(strings.get(data));
            }
            self.out.push('\n');
        }
        self.out.push_str("}\n\n");
    }

    /// Writes `!DIExpr(…) of %reg(rsp), %reg(rax)`, without `of` if the expression has no referrer.
    fn frame_expression(&mut self, expression: u32, function: FunctionView<'_>) {
        let Some(node) = function.frame_expressions().get(expression as usize) else {
            self.out.push_str("<badref>");
            return;
        };
        node.expression.write(self);
        for (index, referrer) in function.frame_referrers(*node).iter().enumerate() {
            self.out.push_str(if index == 0 { " of " } else { ", " });
            self.referrer(*referrer, function);
        }
    }

    fn rule(&mut self, rule: FrameRule, function: FunctionView<'_>) {
        match rule {
            FrameRule::Cfa { register, offset } => {
                self.out.push_str("cfa = ");
                self.register(register);
                self.push(format_args!("{offset:+}"));
            }
            FrameRule::CfaExpression { expression } => {
                self.out.push_str("cfa = ");
                self.frame_expression(expression, function);
            }
            FrameRule::Expression {
                register,
                expression,
            } => {
                self.column(register);
                self.out.push_str(" = [");
                self.frame_expression(expression, function);
                self.out.push(']');
            }
            FrameRule::ValueExpression {
                register,
                expression,
            } => {
                self.column(register);
                self.out.push_str(" = ");
                self.frame_expression(expression, function);
            }
            FrameRule::Offset { register, offset } => {
                self.column(register);
                self.push(format_args!(" = [cfa{offset:+}]"));
            }
            FrameRule::ValueOffset { register, offset } => {
                self.column(register);
                self.push(format_args!(" = cfa{offset:+}"));
            }
            FrameRule::Register { register, saved_in } => {
                self.column(register);
                self.out.push_str(" = ");
                self.register(saved_in);
            }
            FrameRule::SameValue(register) => {
                self.column(register);
                self.out.push_str(" = same_value");
            }
            FrameRule::Undefined(register) => {
                self.column(register);
                self.out.push_str(" = undefined");
            }
            FrameRule::Restore(register) => {
                self.out.push_str("restore ");
                self.column(register);
            }
            FrameRule::RememberState => self.out.push_str("remember_state"),
            FrameRule::RestoreState => self.out.push_str("restore_state"),
        }
    }

    /// Writes a register that has a rule; `ra` is the column of the return address.
    fn column(&mut self, register: Register) {
        if register.0 == self.module.target.description().return_address {
            self.out.push_str("ra");
        } else {
            self.register(register);
        }
    }
}
