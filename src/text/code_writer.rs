//! Prints code: each function's `define`, followed by its other sections.

use super::syntax::THREAD_LOCAL;
use super::values::Value;
use super::writer::Writer;
use crate::markers::{CallTarget, FrameRow, FrameRule, FunctionView, Marker, MarkerMode};
use crate::metadata::StorageDuration;
use crate::target::Register;
use alloc::vec::Vec;

impl Writer<'_> {
    /// Writes every global that has a fragment.
    pub(super) fn globals(&mut self) {
        let module = self.module;
        for (_, global) in module.metadata.globals.iter() {
            self.out.push_str("global ");
            self.symbol(module.metadata.strings.get(global.symbol));
            let is_thread_local = global.storage == StorageDuration::Thread;
            if is_thread_local {
                self.push(format_args!(" {THREAD_LOCAL}"));
            }
            self.out.push_str(" !dbg.def ");
            global.fragment.write(self);
            self.out.push('\n');
        }
        self.words([(!module.metadata.globals.is_empty(), "\n")]);
    }

    /// Writes every function.
    pub(super) fn code(&mut self) {
        let module = self.module;
        for function in module.code.functions() {
            self.define(function);
            self.values(function);
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

    /// Writes `keyword @f { … }` with a line for each item; nothing if there are no items.
    fn section<T>(
        &mut self,
        keyword: &str,
        function: FunctionView<'_>,
        items: impl IntoIterator<Item = T>,
        mut line: impl FnMut(&mut Self, T),
    ) {
        let mut items = items.into_iter().peekable();
        if items.peek().is_none() {
            return;
        }
        self.head(keyword, function);
        self.out.push_str(" {\n");
        for item in items {
            line(self, item);
            self.out.push('\n');
        }
        self.out.push_str("}\n\n");
    }

    /// Writes the words whose conditions hold.
    fn words<const COUNT: usize>(&mut self, words: [(bool, &str); COUNT]) {
        for (_, word) in words.iter().filter(|(is_written, _)| *is_written) {
            self.out.push_str(word);
        }
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

    fn values(&mut self, function: FunctionView<'_>) {
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
        self.section("lines", function, function.rows(), |to, row| {
            to.push(format_args!("  {:#x}: ", row.position));
            row.file.write(to);
            to.push(format_args!(" {}:{}", row.line, row.column));
            to.words([
                (row.is_statement, " stmt"),
                (row.prologue_end, " prologue_end"),
                (row.epilogue_begin, " epilogue_begin"),
            ]);
            if row.discriminator > 0 {
                to.push(format_args!(" discriminator {}", row.discriminator));
            }
        });
    }

    fn scopes(&mut self, function: FunctionView<'_>) {
        let scopes = function.scopes().chunk_by(|a, b| a.scope == b.scope);
        self.section("scopes", function, scopes, |to, ranges| {
            for (index, part) in ranges.iter().enumerate() {
                if index == 0 {
                    to.out.push_str("  ");
                    part.scope.write(to);
                }
                let separator = if index == 0 { ":" } else { "," };
                let range = part.range;
                to.push(format_args!(
                    "{separator} {:#x}..{:#x}",
                    range.start, range.end
                ));
            }
        });
    }

    fn calls(&mut self, function: FunctionView<'_>) {
        self.section("calls", function, function.calls(), |to, call| {
            to.out.push_str("  ");
            if let Some(position) = call.position {
                to.push(format_args!("{position:#x}"));
            }
            to.push(format_args!("..{:#x}: ", call.return_position));
            match call.target {
                CallTarget::Unknown => to.out.push_str("unknown"),
                CallTarget::Subprogram(subprogram) => subprogram.write(to),
                CallTarget::Object(object) => {
                    to.out.push_str("indirect ");
                    object.write(to);
                }
            }
            to.words([(call.is_tail_call, " tail")]);
            let preserved = function.call_preserves(call);
            for (index, register) in preserved.iter().enumerate() {
                to.out
                    .push_str(if index == 0 { " preserves(" } else { ", " });
                to.register(*register);
            }
            to.words([(!preserved.is_empty(), ")")]);
            for parameter in function.call_parameters(call) {
                to.out.push_str(", ");
                to.referrer(parameter.location, function);
                to.out.push_str(" = ");
                parameter.value.write(to);
            }
        });
    }

    fn frame(&mut self, function: FunctionView<'_>) {
        if !function.has_frame_rules() && function.exceptions.is_none() {
            return;
        }
        self.head("frame", function);
        self.words([(function.has_entry_frame, " entry")]);
        if let Some(exceptions) = function.exceptions {
            self.out.push_str(" personality ");
            self.words([(exceptions.is_indirect, "indirect ")]);
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
        let strings = &self.module.metadata.strings;
        self.section("parts", function, function.parts(), |to, part| {
            to.push(format_args!("  {:#x}: ", part.start));
            to.symbol(strings.get(part.symbol));
            if let Some(data) = part.exception_data {
                to.out.push_str(" data ");
                to.symbol(strings.get(data));
            }
        });
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
                self.push(format_args!("{:+}", offset.0));
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
                self.push(format_args!(" = [cfa{:+}]", offset.0));
            }
            FrameRule::ValueOffset { register, offset } => {
                self.column(register);
                self.push(format_args!(" = cfa{:+}", offset.0));
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
