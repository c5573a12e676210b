//! Translates the `DIGlobalVariableExpression`s of global variables into computed lifetimes.

use super::content::{Cut, Part, Reader, computes};
use super::operation::DIExpressionOperation;
use super::pieces::{Piece, Subject, pieces, too_many};
use super::reason::Failure;
use super::{
    Expression, Reason, Record, RecordKind, RecordOperand, Unexpressed, compose, variables,
};
use crate::build::{Fragment, Lifetime};
use crate::expr::{Constants, DIExpr, DIOp};
use crate::markers::{BlockIndex, Code, FunctionBody, Referrer};
use crate::metadata::{
    DIGlobal, FragmentId, Id, LifetimeKind, Object, StorageDuration, SubprogramId, Text, VariableId,
};
use crate::module::Module;
use crate::target::Target;
use crate::ty::Type;
use crate::units::Position;
use alloc::vec::Vec;
use hashbrown::{HashMap, HashSet};

/// A `DIGlobalVariableExpression`: the location of a global variable, or of a fragment of it, in
/// the whole program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GlobalRecord<'a> {
    /// The symbol of the global with the expression; `None` if no global has it, because the
    /// variable became a constant.
    pub symbol: Option<Text>,
    /// The storage duration of the symbol's global: `Thread` for `thread_local`.
    pub storage: StorageDuration,
    /// The variable.
    pub variable: VariableId,
    /// The `DIExpression`.
    pub expression: Expression<'a>,
}

/// Turns the `DIGlobalVariableExpression`s of a module into computed lifetimes. Returns the
/// expressions that give no location, except empty expressions without a symbol: these state that
/// the variable was removed.
///
/// The variable is in memory at the symbol's address, changed by the expression; with
/// `DW_OP_stack_value`, or if the expression is one constant, the result is its value. A variable
/// that was split into several globals has one expression with a `DW_OP_LLVM_fragment` for each.
///
/// ```
/// # use dwarfsmith::build::{BasicType, CompileUnit, SourceFile, Variable};
/// use dwarfsmith::metadata::StorageDuration;
/// use dwarfsmith::upgrade::{DIExpressionOperation, Expression, GlobalRecord, upgrade_globals};
/// # use dwarfsmith::{Bits, Module, Target, gimli, text};
/// # let mut module = Module::new(Target::X86_64);
/// # let file = module.add(SourceFile::new("a.c").directory("/src"));
/// # let unit = module.add(CompileUnit::new(file, gimli::DW_LANG_C11, "me"));
/// # let int = module.add(BasicType::new("int", Bits(32), gimli::DW_ATE_signed));
/// # let counter = module.add(Variable::global(unit, "counter", int).at(file, 2));
/// // @state = global …, !dbg !DIGlobalVariableExpression(var: !counter, expr: !DIExpression(DW_OP_plus_uconst, 8))
/// let record = GlobalRecord {
///     symbol: Some(module.text("state")),
///     storage: StorageDuration::Static,
///     variable: counter,
///     expression: Expression::Dwarf(&[DIExpressionOperation::PlusUconst { number: 8 }]),
/// };
/// assert!(upgrade_globals(&mut module, &[record]).is_empty());
/// assert!(module.validate().is_ok());
/// assert!(text::print(&module).contains("global @state !dbg.def"));
/// ```
pub fn upgrade_globals(module: &mut Module, records: &[GlobalRecord<'_>]) -> Vec<Unexpressed> {
    let mut code = Code::default();
    let mut body = FunctionBody::default();
    // The translation of records names a function, but an expression of a global does not use it.
    body.begin(Text::from_index(0), SubprogramId::from_index(0), 0);
    let id = code.add(&body);
    let Some(function) = code.function(id) else {
        return Vec::new();
    };
    let globals = module.metadata.globals.iter();
    let mut run = Run {
        records,
        globals: globals
            .map(|(_, node)| ((node.symbol, node.storage), node.fragment))
            .collect(),
        reader: Reader::new(function),
        module,
        failed: Vec::new(),
    };
    let (subjects, all) = run.pieces();
    let mut described = run.first_of_each(&subjects, &all).into_iter();
    for of_variable in all.chunk_by(|a, b| a.variable == b.variable) {
        run.variable(of_variable, described.by_ref().take(of_variable.len()));
    }
    run.unexpressed()
}

/// True for an expression of a variable that was removed.
fn is_removed(record: &GlobalRecord<'_>) -> bool {
    record.symbol.is_none() && !computes(record.expression)
}

struct Run<'m, 'f, 'r> {
    records: &'r [GlobalRecord<'r>],
    module: &'m mut Module,
    reader: Reader<'f>,
    /// The fragments of globals. A symbol with both storage durations has two fragments, so that
    /// validation reports it.
    globals: HashMap<(Text, StorageDuration), FragmentId>,
    /// The records that give no location, by their indices.
    failed: Vec<(usize, Failure)>,
}

impl Run<'_, '_, '_> {
    /// The subjects of records, with the indices of the records, and the pieces of the subjects'
    /// variables.
    fn pieces(&mut self) -> (Vec<(usize, Subject)>, Vec<Piece>) {
        let mut subjects = self.subjects();
        let all = pieces(self.module, subjects.iter().map(|(_, subject)| subject));
        let too_many = too_many(&all, subjects.iter().map(|(_, subject)| subject));
        if too_many.is_empty() {
            return (subjects, all);
        }
        subjects.retain(|(number, subject)| {
            let is_over = too_many.contains(&subject.variable);
            let failure = is_over.then_some((*number, Reason::Overlaps.into()));
            self.failed.extend(failure);
            !is_over
        });
        let all = pieces(self.module, subjects.iter().map(|(_, subject)| subject));
        (subjects, all)
    }

    fn subjects(&mut self) -> Vec<(usize, Subject)> {
        let described = self.module.metadata.lifetimes.iter();
        let described = described.filter(|(_, node)| node.kind == LifetimeKind::Computed);
        let described: HashSet<Object> = described.map(|(_, node)| node.object).collect();
        let mut subjects = Vec::new();
        for (number, record) in self.records.iter().enumerate() {
            let subject = match described.contains(&Object::Variable(record.variable)) {
                true => Err(Reason::Described),
                false => self.subject(record),
            };
            match subject {
                Ok(_) if is_removed(record) => {}
                Ok(subject) => subjects.push((number, subject)),
                Err(reason) => self.failed.push((number, reason.into())),
            }
        }
        subjects
    }

    /// For each piece, the first subject that describes it.
    fn first_of_each(
        &mut self,
        subjects: &[(usize, Subject)],
        all: &[Piece],
    ) -> Vec<Option<(usize, Subject)>> {
        let mut first = alloc::vec![None; all.len()];
        for (number, subject) in subjects {
            let pieces = &mut first[subject.pieces(all)];
            if pieces.iter().any(Option::is_some) {
                self.failed.push((*number, Reason::Described.into()));
            }
            for of_piece in pieces {
                of_piece.get_or_insert((*number, *subject));
            }
        }
        first
    }

    /// The bits that a record describes.
    fn subject(&self, record: &GlobalRecord<'_>) -> Result<Subject, Reason> {
        let variable = record.variable;
        if self.module.metadata.variables.get(variable).is_none() {
            return Err(Reason::Variable);
        }
        let all = variables::bits(self.module, variable).ok_or(Reason::UnknownSize)?;
        let described = record.expression.fragment().unwrap_or((0, all));
        Subject::new(variable, described, all).ok_or(Reason::Fragment)
    }

    /// Adds the lifetimes of a variable, and of its pieces if it was split. `described` has the
    /// subject that describes each piece.
    fn variable(
        &mut self,
        of_variable: &[Piece],
        described: impl Iterator<Item = Option<(usize, Subject)>>,
    ) {
        let mut objects = Vec::new();
        for (piece, subject) in of_variable.iter().zip(described) {
            let object = subject.and_then(|(number, subject)| {
                let object = self.piece(piece, &self.records[number], subject.cut(piece));
                object
                    .map_err(|failure| self.failed.push((number, failure)))
                    .ok()
            });
            objects.push(object);
        }
        compose(self.module, of_variable, &objects);
    }

    /// Returns the records that give no location, each with its first failure.
    fn unexpressed(mut self) -> Vec<Unexpressed> {
        self.failed.sort_by_key(|(number, _)| *number);
        self.failed.dedup_by_key(|(number, _)| *number);
        let unexpressed = self.failed.into_iter().map(|(record, failure)| {
            let Failure { operation, reason } = failure;
            Unexpressed {
                record,
                position: Position::START,
                variable: self.records[record].variable,
                operation,
                reason,
            }
        });
        unexpressed.collect()
    }

    /// Adds the lifetime of a piece. Returns its object.
    fn piece(
        &mut self,
        piece: &Piece,
        record: &GlobalRecord<'_>,
        cut: Cut,
    ) -> Result<Object, Failure> {
        // LLVM's `DIExpression::isConstant`: an older form of a value, even with a symbol.
        let is_constant = matches!(
            record.expression,
            Expression::Dwarf([
                DIExpressionOperation::Constu { .. } | DIExpressionOperation::Consts { .. }
            ])
        );
        let symbol = record.symbol.filter(|_| !is_constant);
        let storage = record.storage;
        let operand = symbol.map(|symbol| RecordOperand {
            location: Referrer::Symbol { symbol, offset: 0 },
            ty: Type::PTR,
        });
        let has_value = matches!(record.expression, Expression::Dwarf(operations)
            if operations.contains(&DIExpressionOperation::StackValue {}));
        let record = Record {
            block: BlockIndex(0),
            position: Position::START,
            kind: match is_constant || has_value {
                true => RecordKind::Value,
                false => RecordKind::Declare,
            },
            variable: record.variable,
            inlined_at: None,
            operands: operand.as_slice(),
            expression: record.expression,
        };
        let target = self.module.target;
        let translation = self.reader.translate(target, &record)?;
        let translation = translation.ok_or(Reason::Unsupported)?;
        let parts = self
            .reader
            .content(self.module, piece.variable, &translation, cut)?;
        let mut objects: Vec<Object> = Vec::new();
        for (number, part) in parts.iter().enumerate() {
            let is_last = number + 1 == parts.len();
            let object = match piece.is_whole && is_last {
                true => Object::Variable(piece.variable),
                false => Object::Fragment(self.module.add(Fragment)),
            };
            let (first, end) = part.arguments;
            let arguments = objects.get(first as usize..end as usize).unwrap_or(&[]);
            let (location, arguments) = self.computed(part, storage, arguments)?;
            let lifetime = Lifetime::computed(object, location).arguments(&arguments);
            self.module.add(lifetime);
            objects.push(object);
        }
        objects.pop().ok_or_else(|| Reason::StackUnderflow.into())
    }

    /// Replaces a symbol as the referrer of a location by the global's fragment as an argument.
    fn computed(
        &mut self,
        part: &Part,
        storage: StorageDuration,
        arguments: &[Object],
    ) -> Result<(DIExpr, Vec<Object>), Failure> {
        let mut ops: Vec<DIOp> = self.module.exprs.ops(part.location).into();
        let mut arguments: Vec<Object> = arguments.into();
        let index = arguments.len() as u32;
        let mut is_used = false;
        let mut constants = Constants::default();
        for op in &mut ops {
            match op {
                DIOp::Referrer { ty } => {
                    *op = DIOp::Arg { index, ty: *ty };
                    is_used = true;
                }
                DIOp::Constant { value, .. } => {
                    *value = constants.import(self.module.exprs.constants(), *value);
                }
                _ => {}
            }
        }
        if !is_used {
            return Ok((part.location, arguments));
        }
        let Referrer::Symbol { symbol, offset: 0 } = part.referrer else {
            return Err(Reason::Unsupported.into());
        };
        if storage == StorageDuration::Thread && !use_offset(&mut ops, self.module.target) {
            return Err(Reason::ThreadLocal.into());
        }
        let module = &mut *self.module;
        let fragment = *self.globals.entry((symbol, storage)).or_insert_with(|| {
            let fragment = module.add(Fragment);
            module.metadata.globals.push(DIGlobal {
                symbol,
                fragment,
                storage,
            });
            fragment
        });
        arguments.push(Object::Fragment(fragment));
        Ok((self.module.exprs.intern_ops(&ops, &constants), arguments))
    }
}

/// Changes an expression that dereferences the address of a global, its first operand, to one that
/// takes the operand as an offset in thread-local storage. Returns false if the expression uses the
/// address for an operation other than an addition or a subtraction.
fn use_offset(ops: &mut Vec<DIOp>, target: Target) -> bool {
    let Some(end) = ops.iter().position(|op| matches!(op, DIOp::Deref { .. })) else {
        return false;
    };
    let [DIOp::Arg { ty: offset, .. }, sum @ .., DIOp::Deref { ty }] = &mut ops[..=end] else {
        return false;
    };
    let is_sum = sum.iter().all(|op| {
        matches!(
            op,
            DIOp::Convert { .. } | DIOp::Constant { .. } | DIOp::Add {} | DIOp::Sub {}
        )
    });
    let is_address = matches!(sum.last(), Some(DIOp::Convert { .. }));
    *offset = Type::uint(u16::from(target.address_bytes()) * 8);
    let storage = DIOp::ThreadLocal { ty: *ty };
    ops[end] = storage;
    if is_address {
        ops.remove(end - 1);
    }
    is_sum
}
