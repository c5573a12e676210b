//! LLVM's older debug records, which a `define` may contain instead of `dbg.def`.
//!
//! ```text
//!   0x4: #dbg_value(i32 %reg(rdi), !10, !DIExpression(DW_OP_plus_uconst, 4, DW_OP_stack_value), !DILocation(scope: !4))
//!   0x4: #dbg_value(!DIArgList(i64 %reg(rax), i64 7), !10, !DIExpression(DIOpArg(0, i64), DIOpArg(1, i64), DIOpAdd()))
//!   0x8: #dbg_declare(ptr %addr(cfa-24), !11, !DIExpression())
//!   0x8: #dbg_assign(i32 5, !11, !DIExpression(), !DIAssignID(stored: true), ptr %addr(cfa-24), !DIExpression())
//!   0xc: #dbg_label(!12)
//!   0xc: call void @llvm.dbg.value(metadata i32 poison, metadata !10, metadata !DIExpression()), !dbg !15
//! ```
//!
//! `#dbg_declare_value` is treated as `#dbg_value`. An operand is a type and a referrer, or a
//! constant in LLVM's syntax: `i32 5`, `i1 true`, `double 0.5`, `ptr null`, `ptr @symbol`, `i32
//! poison`. The `DILocation` is optional. Only its `inlinedAt` is read, which names a
//! `DIInlinedScope`. `stored` of a `DIAssignID` states that the store has been executed. Reading a
//! function upgrades its records ([`upgrade`](crate::upgrade)), so they are never printed. A record
//! that begins no lifetime causes a warning.

use super::error::{Failure, ParseErrorKind, ParseWarningKind};
use super::expressions::{NUMBER_WORDS, read_module_constant, read_operation};
use super::kind::Kind;
use super::lex::TokenKind;
use super::nodes::{AssignIdRow, GlobalExpressionRow, LocationRow};
use super::reader::Reader;
use super::syntax::Span;
use super::text_expression::TextExpression;
use super::values::Value;
use super::writer::Writer;
use crate::build::{Fragment, Lifetime};
use crate::expr::DIOp;
use crate::markers::{BlockIndex, FunctionBody, Referrer};
use crate::metadata::{
    CodeId, DIType, FragmentId, Id, InlinedId, Object, Scope, StorageDuration, Text, VariableId,
};
use crate::module::NodeKind;
use crate::ty::Type;
use crate::units::Position;
use crate::upgrade::{
    DIExpressionOperation, GlobalRecord, OperandKind, Property, Record, RecordKind, RecordOperand,
    SPELLINGS, TypedOperation, Upgrader, property, upgrade_globals,
};
use alloc::string::ToString;
use alloc::vec::Vec;
use gimli::{DwAte, DwOp};

/// A debug record.
pub(super) struct TextRecord {
    span: Span,
    block: BlockIndex,
    position: Position,
    kind: TextKind,
    variable: VariableId,
    inlined_at: Option<InlinedId>,
    operands: Vec<RecordOperand>,
    expression: TextExpression,
}

enum TextKind {
    Value,
    Declare,
    Assign {
        address: RecordOperand,
        expression: TextExpression,
        is_stored: bool,
    },
}

/// A `DIGlobalVariableExpression`, with the symbol of its global.
pub(super) struct TextGlobal {
    pub(super) span: Span,
    pub(super) symbol: Option<Text>,
    pub(super) storage: StorageDuration,
    pub(super) row: GlobalExpressionRow,
}

impl Value for TextExpression {
    // Records are never printed.
    fn write(&self, _: &mut Writer<'_>) {}
    fn read(from: &mut Reader<'_, '_>) -> Result<TextExpression, Failure> {
        from.old_expression()
    }
    fn placeholder() -> TextExpression {
        TextExpression::Dwarf(Vec::new())
    }
}

impl TextRecord {
    fn view(&self) -> Record<'_> {
        let kind = match &self.kind {
            TextKind::Value => RecordKind::Value,
            TextKind::Declare => RecordKind::Declare,
            TextKind::Assign {
                address,
                expression,
                is_stored,
            } => RecordKind::Assign {
                address: *address,
                expression: expression.view(),
                is_stored: *is_stored,
            },
        };
        let TextRecord {
            block,
            position,
            variable,
            inlined_at,
            operands,
            expression,
            ..
        } = self;
        Record {
            block: *block,
            position: *position,
            kind,
            variable: *variable,
            inlined_at: *inlined_at,
            operands,
            expression: expression.view(),
        }
    }
}

/// The form of a record: `#dbg_value(…)`, or a call of an intrinsic before LLVM 19.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    Record,
    Call,
}

/// The records, by their names in each form.
const RECORDS: &[(&str, &str)] = &[
    ("dbg_value", "@llvm.dbg.value"),
    ("dbg_declare", "@llvm.dbg.declare"),
    ("dbg_declare_value", "@llvm.dbg.declare_value"),
    ("dbg_assign", "@llvm.dbg.assign"),
    ("dbg_label", "@llvm.dbg.label"),
];

impl Reader<'_, '_> {
    /// Converts the expressions of global variables into lifetimes.
    pub(super) fn upgrade_globals(&mut self, globals: &[TextGlobal]) {
        if globals.is_empty() || self.report.has_errors() {
            return;
        }
        let before = self.module.counts();
        let views: Vec<GlobalRecord<'_>> = globals
            .iter()
            .map(|global| GlobalRecord {
                symbol: global.symbol,
                storage: global.storage,
                variable: global.row.variable,
                expression: global.row.expression.view(),
            })
            .collect();
        for record in upgrade_globals(self.module, &views) {
            let variable = Object::Variable(record.variable);
            let variable = self.module.metadata.object_name(variable);
            let span = globals[record.record].span;
            self.report
                .warn(span, ParseWarningKind::Unexpressed { variable, record });
        }
        self.map_new_nodes(before, globals[0].span);
    }

    /// Reads the property of a type that is an old expression. Returns its fragment, or `None` with
    /// a warning if the expression cannot be translated.
    pub(super) fn old_property(&mut self, kind: Property) -> Result<Option<FragmentId>, Failure> {
        // LLVM has an old expression here, but a module has a fragment.
        let span = self.cursor.span();
        if let TextExpression::Dwarf(operations) = TextExpression::read(self)?
            && let Some(fragment) = self.property(span, operations, kind)
        {
            return Ok(Some(fragment));
        }
        let name = "DIExpression".to_string();
        self.report.warn(span, ParseWarningKind::LeftOut { name });
        Ok(None)
    }

    /// Returns the fragment for a property, if the property can be translated. The fragment is
    /// added after the nodes of the text, which already have their ids.
    fn property(
        &mut self,
        span: Span,
        operations: Vec<DIExpressionOperation>,
        kind: Property,
    ) -> Option<FragmentId> {
        property(self.module, &operations, None, kind)?;
        let in_text = self.outline.counts[NodeKind::Fragment as usize] as usize;
        let id = FragmentId::from_index(in_text + self.properties.len());
        self.properties.push((span, operations, kind));
        Some(id)
    }

    /// Adds the fragments of properties, each with its lifetime.
    pub(super) fn add_properties(&mut self) {
        // After errors there is no result, and fragments may be missing.
        if self.properties.is_empty() || self.report.has_errors() {
            return;
        }
        let first = self.module.metadata.fragments.len();
        let properties = core::mem::take(&mut self.properties);
        let mut sizes: Vec<Option<u64>> = alloc::vec![None; properties.len()];
        for (_, ty) in self.module.metadata.types.iter() {
            if let DIType::Array(array) = ty {
                ty.properties(|object| {
                    if let Object::Fragment(id) = object
                        && let Some(index) = id.index().checked_sub(first)
                        && let Some(size) = sizes.get_mut(index)
                    {
                        *size = array.bits;
                    }
                });
            }
        }
        for ((span, operations, kind), bits) in properties.iter().zip(sizes) {
            let fragment = self.module.add(Fragment);
            self.map.add_node(NodeKind::Fragment, *span);
            // The earlier translation of the same operations succeeded.
            if let Some(location) = property(self.module, operations, bits, *kind) {
                self.module.add(Lifetime::computed(fragment, location));
                self.map.add_node(NodeKind::Lifetime, *span);
            }
        }
    }

    /// Assigns a position in the text to the added nodes.
    fn map_new_nodes(&mut self, before: [usize; NodeKind::COUNT], span: Span) {
        let counts = before.into_iter().zip(self.module.counts());
        for (&kind, (before, after)) in NodeKind::ALL.iter().zip(counts) {
            if NodeKind::NUMBERED.contains(&kind) || kind == NodeKind::Global {
                (before..after).for_each(|_| self.map.add_node(kind, span));
            }
        }
    }

    /// Converts the records of a function into lifetimes.
    pub(super) fn upgrade(
        &mut self,
        upgrader: &mut Upgrader,
        body: &mut FunctionBody,
        records: &[TextRecord],
        function: Span,
    ) {
        // After errors there is no result, and a node that a record names may be missing.
        if records.is_empty() || self.report.has_errors() {
            return;
        }
        let before = self.module.counts();
        let views: Vec<Record<'_>> = records.iter().map(TextRecord::view).collect();
        for record in upgrader.upgrade(self.module, body, &views) {
            let variable = self
                .module
                .metadata
                .object_name(Object::Variable(record.variable));
            let span = records
                .get(record.record)
                .map_or(function, |record| record.span);
            self.report
                .warn(span, ParseWarningKind::Unexpressed { variable, record });
        }
        self.map_new_nodes(before, function);
    }

    /// Reads a record, or a call of an intrinsic. A label is immediately added to the body.
    pub(super) fn record(
        &mut self,
        body: &mut FunctionBody,
        block: BlockIndex,
        position: Position,
        first: u32,
    ) -> Result<Option<TextRecord>, Failure> {
        let (form, kind) = self.record_name()?;
        self.cursor.expect(b'(', "`(`")?;
        if kind == "dbg_label" {
            self.cursor.word("metadata");
            let code = CodeId::read(self)?;
            self.location(form)?;
            body.label(position, code);
            return Ok(None);
        }
        let operands = self.operands(body)?;
        self.comma("the variable")?;
        let variable = VariableId::read(self)?;
        self.comma("a `!DIExpression(…)`")?;
        let expression = self.old_expression()?;
        let kind = match kind {
            "dbg_declare" => TextKind::Declare,
            "dbg_assign" => self.assignment(body)?,
            _ => TextKind::Value,
        };
        let inlined_at = self.location(form)?;
        let span = self.cursor.span_since(first);
        Ok(Some(TextRecord {
            span,
            block,
            position,
            kind,
            variable,
            inlined_at,
            operands,
            expression,
        }))
    }

    /// Reads the name of a record in either form. Returns the name without the intrinsic's prefix.
    fn record_name(&mut self) -> Result<(Form, &'static str), Failure> {
        const EXPECTED: &str =
            "`dbg.def`, `dbg.kill`, `dbg.label` or a record such as `#dbg_value(…)`";
        let start = self.cursor;
        let form = if self.cursor.mark(b'#') {
            Form::Record
        } else {
            self.cursor.word("tail");
            if !self.cursor.word("call") {
                return Err(start.unexpected(EXPECTED));
            }
            self.cursor.word("void");
            Form::Call
        };
        let name = self.cursor.text();
        let known = RECORDS.iter().find(|(record, call)| match form {
            Form::Record => name == *record,
            Form::Call => name == *call,
        });
        let Some((kind, _)) = known else {
            return Err(self
                .cursor
                .unexpected("dbg_value, dbg_declare, dbg_assign or dbg_label"));
        };
        self.cursor.bump();
        Ok((form, kind))
    }

    /// Reads the part of a `#dbg_assign` between its first expression and its location.
    fn assignment(&mut self, body: &mut FunctionBody) -> Result<TextKind, Failure> {
        self.comma("a `!DIAssignID(…)`")?;
        let AssignIdRow { is_stored } = self.part(Kind::AssignId, "a `!DIAssignID(…)`")?;
        self.comma("the address")?;
        let address = self.operand(body)?;
        self.comma("a `!DIExpression(…)`")?;
        Ok(TextKind::Assign {
            address,
            expression: self.old_expression()?,
            is_stored,
        })
    }

    /// Reads `,`, and the `metadata` before an intrinsic's argument.
    fn comma(&mut self, expected: &'static str) -> Result<(), Failure> {
        self.cursor.expect(b',', expected)?;
        self.cursor.word("metadata");
        Ok(())
    }

    /// Reads `, !DILocation(…))` or, after a call, `), !dbg !DILocation(…)`. The location is
    /// optional.
    fn location(&mut self, form: Form) -> Result<Option<InlinedId>, Failure> {
        const EXPECTED: &str = "a location `!DILocation(…)`";
        if form == Form::Call {
            self.cursor.expect(b')', "`,` or `)`")?;
        }
        let mut inlined = None;
        if self.cursor.mark(b',') {
            if form == Form::Call && self.cursor.take(TokenKind::NODE_NAME, "`!dbg`")? != "!dbg" {
                return Err(self.cursor.unexpected(EXPECTED));
            }
            let span = self.cursor.span();
            let LocationRow { inlined_at, .. } = self.part(Kind::Location, EXPECTED)?;
            inlined = match inlined_at {
                None => None,
                Some(Scope::Inlined(id)) => Some(id),
                Some(_) => {
                    return Err(self
                        .cursor
                        .mismatch(span, "an `inlinedAt` that is a `!DIInlinedScope(…)`"));
                }
            };
        }
        if form == Form::Record {
            self.cursor.expect(b')', "`,` or `)`")?;
        }
        Ok(inlined)
    }

    fn operands(&mut self, body: &mut FunctionBody) -> Result<Vec<RecordOperand>, Failure> {
        self.cursor.word("metadata");
        let mut operands = Vec::new();
        if self.cursor.kind() == TokenKind::NODE_NAME && self.cursor.text() == "!DIArgList" {
            self.cursor.bump();
            self.cursor.expect(b'(', "`(`")?;
            if self.cursor.mark(b')') {
                return Ok(operands);
            }
            loop {
                operands.push(self.operand(body)?);
                if self.cursor.mark(b')') {
                    return Ok(operands);
                }
                self.cursor.expect(b',', "`,` or `)`")?;
            }
        }
        operands.push(self.operand(body)?);
        Ok(operands)
    }

    /// Reads `i32 %reg(rdi)`, `i32 5`, `i32 poison` or `!{}`.
    fn operand(&mut self, body: &mut FunctionBody) -> Result<RecordOperand, Failure> {
        // LLVM writes `!{}` for a deleted operand.
        if self.cursor.mark(b'!') {
            self.cursor.expect(b'{', "`{}`")?;
            self.cursor.expect(b'}', "`}`")?;
            return Ok(RecordOperand {
                location: Referrer::Undefined,
                ty: Type::BOOL,
            });
        }
        let ty = self.cursor.ty()?;
        let location = match self.cursor.kind() {
            TokenKind::PERCENT => self.referrer(body)?,
            TokenKind::SYMBOL => {
                let symbol = self.cursor.symbol("a symbol")?;
                Referrer::Symbol {
                    symbol: self.module.text(&symbol),
                    offset: 0,
                }
            }
            TokenKind::WORD if matches!(self.cursor.text(), "undef" | "poison") => {
                self.cursor.bump();
                Referrer::Undefined
            }
            TokenKind::WORD => {
                let known = NUMBER_WORDS.map(|(word, _)| word);
                let (_, number) = self.named("constant", known, |name| {
                    NUMBER_WORDS.into_iter().find(|(word, _)| *word == name)
                })?;
                Referrer::Constant {
                    ty,
                    value: self.module.exprs.constants_mut().add(number),
                }
            }
            _ => {
                let value = read_module_constant(self, ty)?;
                Referrer::Constant { ty, value }
            }
        };
        Ok(RecordOperand { location, ty })
    }

    /// Reads `!DIExpression(…)` in either spelling.
    fn old_expression(&mut self) -> Result<TextExpression, Failure> {
        if self.cursor.text() != "!DIExpression" {
            return Err(self.cursor.unexpected("an expression `!DIExpression(…)`"));
        }
        self.cursor.bump();
        self.cursor.expect(b'(', "`(`")?;
        self.pool.clear();
        let (mut dwarf, mut typed) = (Vec::new(), Vec::new());
        if self.cursor.mark(b')') {
            return Ok(TextExpression::Dwarf(dwarf));
        }
        loop {
            let span = self.cursor.span();
            if self.cursor.text().starts_with("DIOp") {
                typed.push(self.typed_operation()?);
            } else {
                dwarf.push(self.old_operation()?);
            }
            if !dwarf.is_empty() && !typed.is_empty() {
                return Err(self.cursor.mismatch(
                    span,
                    "operations of one spelling, all `DW_OP_` or all `DIOp`",
                ));
            }
            if self.cursor.mark(b')') {
                break;
            }
            self.cursor.expect(b',', "`,` or `)`")?;
        }
        Ok(if typed.is_empty() {
            TextExpression::Dwarf(dwarf)
        } else {
            TextExpression::Typed(typed)
        })
    }

    fn typed_operation(&mut self) -> Result<TypedOperation, Failure> {
        if self.cursor.word("DIOpFragment") {
            self.cursor.expect(b'(', "`(`")?;
            let offset = self.cursor.integer("an offset in bits")?;
            self.cursor.expect(b',', "`,` and a size in bits")?;
            let bits = self.cursor.integer("a size in bits")?;
            self.cursor.expect(b')', "`)`")?;
            return Ok(TypedOperation::Fragment { offset, bits });
        }
        Ok(TypedOperation::Operation(match read_operation(self)? {
            DIOp::Constant { ty, value } => DIOp::Constant {
                ty,
                value: self.module.exprs.constants_mut().import(&self.pool, value),
            },
            other => other,
        }))
    }

    /// Reads `DW_OP_LLVM_convert, 16, DW_ATE_signed`.
    fn old_operation(&mut self) -> Result<DIExpressionOperation, Failure> {
        let (first, span) = (self.cursor.at(), self.cursor.span());
        let name = self
            .cursor
            .take(TokenKind::WORD, "an operation of a `!DIExpression`")?;
        let numbered = |prefix: &str| {
            name.strip_prefix(prefix)
                .and_then(|digits| digits.parse::<i128>().ok())
        };
        let (name, mut operands) = match (numbered("DW_OP_lit"), numbered("DW_OP_breg")) {
            (Some(number @ 0..=31), _) => ("DW_OP_constu", alloc::vec![number]),
            (_, Some(number @ 0..=31)) => ("DW_OP_bregx", alloc::vec![number]),
            _ => (name, Vec::new()),
        };
        let Some((_, kinds)) = SPELLINGS.iter().find(|(known, _)| *known == name) else {
            let codes = (0..=u8::MAX).map(DwOp);
            let operation = codes
                .into_iter()
                .find(|code| code.static_string() == Some(name));
            let operation = operation.ok_or_else(|| {
                let known = SPELLINGS.iter().map(|(known, _)| *known);
                let kind = ParseErrorKind::unknown("operation", name, known);
                Failure { span, kind }
            })?;
            // The operation and the numbers that follow it have no meaning here.
            while self.cursor.after().kind() == TokenKind::NUMBER && self.cursor.mark(b',') {
                self.cursor.bump();
            }
            return Ok(DIExpressionOperation::Other { operation });
        };
        for kind in kinds.iter().skip(operands.len()) {
            self.cursor
                .expect(b',', "`,` and the operation's operand")?;
            operands.push(match kind {
                OperandKind::Number => self.cursor.integer("a whole number")?,
                OperandKind::Encoding => DwAte::read(self)?.0.into(),
            });
        }
        DIExpressionOperation::from_parts(name, &operands).ok_or_else(|| {
            let span = self.cursor.span_since(first);
            self.cursor
                .mismatch(span, "operands that fit the operation")
        })
    }
}
