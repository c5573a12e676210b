//! Translates LLVM's older debug records into lifetimes.
//!
//! In LLVM's older form, records among the instructions give the location of a variable, or of a
//! fragment of it, from that position on: `#dbg_value` gives a value, `#dbg_declare` an address,
//! and `#dbg_assign` both, each with a `DIExpression`. A backend with debug records passes them on
//! with the function's body, after it has added blocks and edges to the body:
//!
//! ```text
//!              content                       flow                              fragments, lifetimes
//!   Record ──► location of each piece ──► code that each record reaches ──► markers in the FunctionBody, nodes in the Module
//!                     └──► Unexpressed: records that begin no lifetime, with the reasons
//! ```
//!
//! # What a record means
//!
//! A record is an assignment to some bits of its variable: it ends their old location, and begins a
//! new one. A location holds along the control flow up to the next record of the same bits. Where
//! paths with different locations join, or where one path has no location, the location is unknown
//! from there on. Where paths with equal locations of different records join, a separate lifetime
//! begins. In unreachable code, the location before the first record is unknown; in a body with
//! [`MarkerMode::BlockLocal`](crate::markers::MarkerMode), it is unknown at the start of every
//! block. LLVM's LiveDebugValues does the same. If several records are at one position, the last
//! one takes effect.
//!
//! - A location in a register holds until another record, even if the code overwrites the register:
//!   only the backend has this information. Use a [value](Referrer::Value) as the operand, whose
//!   location ends where its value places end, or end the location by a record of `poison`.
//! - The bounds of records split a variable into fragments, and a computed lifetime composes these.
//!   Bits that no record describes are undefined. A record that covers several fragments assigns to
//!   each of them.
//! - A `#dbg_declare` of a location that is the same in the whole function (a slot of the frame, a
//!   symbol, or a value with value places) holds in the whole function, like an entry of LLVM's
//!   table of stack slots, unless another record describes the same bits differently. Any other
//!   declaration begins at its position.
//! - After a `#dbg_assign`, the variable is in memory if [the store is known to have been
//!   executed](RecordKind::Assign); otherwise it has the value. The value would be outdated after a
//!   later store without a record.
//! - `poison` and `undef` end the location, also if only one of several operands is `poison` or
//!   `undef`.
//! - A constant integer that is narrower than its variable is extended with its sign, as LLVM's
//!   backend does, but with zeros if it has one bit, or if its type or the variable is unsigned.
//!   Any other operand or value that is narrower does not describe the whole variable, and is
//!   rejected. For a target that extends 32-bit numbers in registers with zeros, name the 64-bit
//!   register.
//! - A record of a parameter begins at its position. LLVM's backend lets the first record of a
//!   parameter hold from the start of the function.
//! - In an inlined function, the record names the function's variable and the inlined scope. The
//!   instance of the variable in that scope is found, or added.
//!
//! [`DIExpressionOperation`] defines the operations. The resulting lifetimes satisfy the
//! validator's rules. The work is proportional to the number of pieces that each record covers and,
//! for each piece with records outside of the first block, to the number of blocks after its
//! records, up to a record that ends the location.
//!
//! ```
//! # use dwarfsmith::Bits;
//! # use dwarfsmith::build::{BasicType, CompileUnit, SourceFile, Subprogram, Variable};
//! use dwarfsmith::markers::{BlockIndex, FunctionBody, Referrer};
//! use dwarfsmith::upgrade::{DIExpressionOperation, Expression, Record, RecordKind, RecordOperand, upgrade};
//! use dwarfsmith::{Module, Position, Target, Type};
//!
//! let mut module = Module::new(Target::X86_64);
//! let file = module.add(SourceFile::new("a.c").directory("/src"));
//! let unit = module.add(CompileUnit::new(file, gimli::DW_LANG_C11, "me"));
//! let long = module.add(BasicType::new("long", Bits(64), gimli::DW_ATE_signed));
//! let f = module.add(Subprogram::new(unit, "f").at(file, 1));
//! let x = module.add(Variable::local(f, "x", long).at(file, 2));
//!
//! let mut body = FunctionBody::default();
//! body.begin(module.text("f"), f, 0x20);
//! body.block(Position(0));
//! // 0x4: #dbg_value(i64 %reg(rax), !x, !DIExpression(DW_OP_plus_uconst, 8, DW_OP_stack_value))
//! let rax = Referrer::register(module.target.register("rax").unwrap());
//! let record = Record {
//!     block: BlockIndex(0),
//!     position: Position(4),
//!     kind: RecordKind::Value,
//!     variable: x,
//!     inlined_at: None,
//!     operands: &[RecordOperand { location: rax, ty: Type::int(64) }],
//!     expression: Expression::Dwarf(&[
//!         DIExpressionOperation::PlusUconst { number: 8 },
//!         DIExpressionOperation::StackValue {},
//!     ]),
//! };
//! assert!(upgrade(&mut module, &mut body, &[record]).is_empty());
//! module.add_function(&body);
//! assert!(module.validate().is_ok());
//! ```

mod content;
mod flow;
mod globals;
mod machine;
mod operation;
mod pieces;
mod program;
mod property;
mod reason;
mod shared;
mod step;
mod variables;

pub use globals::{GlobalRecord, upgrade_globals};
pub use operation::{DIExpressionOperation, Expression, TypedOperation};
pub(crate) use operation::{OperandKind, SPELLINGS};
pub(crate) use property::{Property, property};
pub use reason::{Reason, Unexpressed};

use crate::build::{Fragment, Lifetime};
use crate::markers::{BlockIndex, Code, FunctionBody, FunctionView, Marker, Referrer};
use crate::metadata::{InlinedId, LifetimeId, Object, VariableId};
use crate::module::Module;
use crate::ty::Type;
use crate::units::Position;
use alloc::vec::Vec;
use content::{Content, Cut, Reader, Translation};
use flow::{Definition, Event, Graph, State, Transition};
use hashbrown::HashMap;
use pieces::{Piece, Subject, pieces, too_many};
use reason::Failure;
use shared::PartLifetime;
use variables::Variables;

/// A value or an address that a record names.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RecordOperand {
    /// Its location; [`Referrer::Undefined`] for `poison` and `undef`.
    pub location: Referrer,
    /// Its type.
    pub ty: Type,
}

/// The kind of record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RecordKind<'a> {
    /// `#dbg_value`: the expression gives the variable's value.
    Value,
    /// `#dbg_declare`: the expression gives the variable's address.
    Declare,
    /// `#dbg_assign`: like `#dbg_value`, with the address that the value is stored to.
    Assign {
        /// The address.
        address: RecordOperand,
        /// The expression of the address. The fragment is that of the value's expression.
        expression: Expression<'a>,
        /// True if an instruction with the record's `DIAssignID` has stored the value, on every
        /// path to the record. The variable is then in memory; otherwise it has the value.
        is_stored: bool,
    },
}

/// A debug record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Record<'a> {
    /// The block that contains it.
    pub block: BlockIndex,
    /// Its position, a byte offset from the start of the function. The records of a block are in
    /// ascending order.
    pub position: Position,
    /// The kind of record.
    pub kind: RecordKind<'a>,
    /// The variable.
    pub variable: VariableId,
    /// The inlined scope of the `inlinedAt` of its `DILocation`, whose origin is the variable's
    /// function.
    pub inlined_at: Option<InlinedId>,
    /// The operand, or the operands of the `DIArgList`.
    pub operands: &'a [RecordOperand],
    /// The `DIExpression`.
    pub expression: Expression<'a>,
}

/// Turns the records of a function into lifetimes: nodes of the module and markers of the body. The
/// body must have its blocks, edges, mode and value places, and may have markers. Returns the
/// records that begin no lifetime, in the order of blocks. For many functions of one module, use an
/// [`Upgrader`].
pub fn upgrade(
    module: &mut Module,
    body: &mut FunctionBody,
    records: &[Record<'_>],
) -> Vec<Unexpressed> {
    Upgrader::default().upgrade(module, body, records)
}

/// Upgrades the functions of one module, with an index of its variables.
#[derive(Clone, Debug, Default)]
pub struct Upgrader {
    variables: Variables,
}

/// A record's index, and the position of its markers.
#[derive(Clone, Copy)]
struct Placed {
    record: usize,
    position: Position,
    /// Its number in the order of blocks, from 1.
    order: u32,
}

impl Upgrader {
    /// Like [`upgrade()`].
    pub fn upgrade(
        &mut self,
        module: &mut Module,
        body: &mut FunctionBody,
        records: &[Record<'_>],
    ) -> Vec<Unexpressed> {
        // The analysis needs a view of the function, which a body does not provide.
        let mut code = Code::default();
        let id = code.add(body);
        let Some(function) = code.function(id) else {
            return Vec::new();
        };
        self.variables.update(module);
        let mut run = Run {
            module,
            function,
            records,
            reader: Reader::new(function),
            unexpressed: Vec::new(),
            contents: Vec::new(),
            numbers: HashMap::new(),
            parts: Vec::new(),
        };
        let order = run.order();
        let mut subjects: Vec<Option<Subject>> = order
            .iter()
            .map(|placed| run.subject(&mut self.variables, placed.record))
            .collect();
        let mut pieces = run.pieces(&order, &mut subjects);
        for (placed, subject) in order.iter().zip(subjects) {
            if let Some(subject) = subject {
                run.assign(*placed, subject, &mut pieces);
            }
        }
        let mut additions = run.lifetimes(&pieces);
        let (mut unexpressed, parts) = (run.unexpressed, run.parts);
        // The steps above each report the records of all blocks.
        unexpressed.sort_by_key(|one| (records[one.record].block, one.record));
        // This does not fail: `order` moved every position into its block.
        let _ = body.insert_all(&mut additions);
        if !parts.is_empty() {
            let mut code = Code::default();
            let id = code.add(body);
            if let Some(function) = code.function(id) {
                shared::read(module, function, &parts);
            }
        }
        unexpressed
    }
}

/// The state of upgrading one function.
struct Run<'m, 'f, 'r> {
    module: &'m mut Module,
    function: FunctionView<'f>,
    records: &'r [Record<'r>],
    reader: Reader<'f>,
    unexpressed: Vec<Unexpressed>,
    /// The distinct contents: records with equal contents have the same number.
    contents: Vec<Content>,
    numbers: HashMap<Content, u32>,
    /// The lifetimes of parts of variables.
    parts: Vec<PartLifetime>,
}

impl Run<'_, '_, '_> {
    fn report(&mut self, index: usize, failure: impl Into<Failure>) {
        let Some(record) = self.records.get(index) else {
            return;
        };
        let Failure { operation, reason } = failure.into();
        let Record {
            position, variable, ..
        } = *record;
        self.unexpressed.push(Unexpressed {
            record: index,
            position,
            variable,
            operation,
            reason,
        });
    }

    /// Returns the records in the order of blocks, with positions that are valid for markers.
    fn order(&mut self) -> Vec<Placed> {
        let mut indices: Vec<usize> = (0..self.records.len()).collect();
        indices.sort_by_key(|index| self.records[*index].block);
        let mut order = Vec::new();
        // Blocks that are out of order, which the validator rejects, have no positions for markers.
        if self
            .function
            .blocks()
            .any(|block| block.range.end < block.range.start)
        {
            indices
                .into_iter()
                .for_each(|index| self.report(index, Reason::Position));
            return order;
        }
        let mut last = None;
        for index in indices {
            let Record {
                block, position, ..
            } = self.records[index];
            let Some(view) = self.function.block(block) else {
                self.report(index, Reason::Position);
                continue;
            };
            let (start, end) = (view.range.start, view.range.end);
            let first = last
                .filter(|(known, _)| *known == block)
                .map_or(start, |(_, position)| position);
            let position = position.clamp(first, end);
            order.push(Placed {
                record: index,
                position,
                order: order.len() as u32 + 1,
            });
            last = Some((block, position));
        }
        order
    }

    /// Returns the bits that a record describes; `None` if there is no variable whose location it
    /// could end.
    fn subject(&mut self, variables: &mut Variables, index: usize) -> Option<Subject> {
        let record = *self.records.get(index)?;
        let variable = match variables.of_record(self.module, self.function.subprogram, &record) {
            Ok(variable) => variable,
            Err(reason) => {
                self.report(index, reason);
                return None;
            }
        };
        let Some(all) = variables::bits(self.module, variable) else {
            self.report(index, Reason::UnknownSize);
            return None;
        };
        let fragment = record.expression.fragment();
        let described = fragment.and_then(|fragment| Subject::new(variable, fragment, all));
        // An invalid fragment ends the location of the whole variable.
        Some(described.unwrap_or(Subject {
            variable,
            offset: 0,
            bits: all,
        }))
    }

    /// Splits the variables into pieces. The records of a variable that would cover too many pieces
    /// are reported and removed.
    fn pieces(&mut self, order: &[Placed], subjects: &mut [Option<Subject>]) -> Vec<Piece> {
        let all = pieces(self.module, subjects.iter().flatten());
        let too_many = too_many(&all, subjects.iter().flatten());
        if too_many.is_empty() {
            return all;
        }
        for (placed, subject) in order.iter().zip(&mut *subjects) {
            if subject.is_some_and(|of| too_many.contains(&of.variable)) {
                self.report(placed.record, Reason::Overlaps);
                *subject = None;
            }
        }
        pieces(self.module, subjects.iter().flatten())
    }

    /// Adds a record's assignments to its pieces.
    fn assign(&mut self, placed: Placed, subject: Subject, pieces: &mut [Piece]) {
        let Placed {
            record: index,
            position,
            order,
        } = placed;
        let Some(record) = self.records.get(index).copied() else {
            return;
        };
        let translation = self
            .translation(&record, position, subject)
            .unwrap_or_else(|failure| {
                self.report(index, failure);
                None
            });
        let mut failed = None;
        let range = subject.pieces(pieces);
        for piece in &mut pieces[range] {
            let content = translation
                .as_ref()
                .map(|translation| self.content(subject.variable, translation, subject.cut(piece)));
            let state = match content.transpose() {
                Ok(state) => state,
                Err(failure) => {
                    failed = Some(failure);
                    None
                }
            };
            piece.events.push(Event {
                block: record.block.0,
                position,
                order,
                state,
                is_everywhere: translation.as_ref().is_some_and(|one| one.is_everywhere),
            });
        }
        if let Some(failure) = failed {
            self.report(index, failure);
        }
    }

    fn translation(
        &mut self,
        record: &Record<'_>,
        position: Position,
        subject: Subject,
    ) -> Result<Option<Translation>, Failure> {
        if position != record.position {
            return Err(Reason::Position.into());
        }
        match record.expression.fragment() {
            Some(fragment) if fragment != (subject.offset, subject.bits) => {
                Err(Reason::Fragment.into())
            }
            _ => self.reader.translate(self.module.target, record),
        }
    }

    /// Returns the number of a piece's content.
    fn content(
        &mut self,
        variable: VariableId,
        translation: &Translation,
        cut: Cut,
    ) -> Result<u32, Failure> {
        let content = self
            .reader
            .content(self.module, variable, translation, cut)?;
        let Run {
            contents, numbers, ..
        } = self;
        Ok(*numbers.entry(content).or_insert_with_key(|content| {
            contents.push(content.clone());
            contents.len() as u32 - 1
        }))
    }

    /// Returns the state that a piece has in the whole function.
    fn throughout(&self, piece: &Piece) -> State {
        let first = piece.events.first()?.state;
        let mut events = piece.events.iter();
        first.filter(|_| events.all(|event| event.is_everywhere && event.state == first))
    }

    /// Adds lifetimes for the pieces. Returns their markers.
    fn lifetimes(&mut self, pieces: &[Piece]) -> Vec<(BlockIndex, Position, Marker)> {
        let mut graph = Graph::new(self.function);
        let mut additions: Vec<(Definition, Marker)> = Vec::new();
        for of_variable in pieces.chunk_by(|a, b| a.variable == b.variable) {
            let mut objects = Vec::new();
            for (part, piece) in (0u32..).zip(of_variable) {
                let transitions = graph.transitions(&piece.events, self.throughout(piece));
                let object = match piece.is_whole {
                    _ if transitions.is_empty() => None,
                    true => Some(Object::Variable(piece.variable)),
                    false => Some(Object::Fragment(self.module.add(Fragment))),
                };
                if let Some(object) = object {
                    self.mark(
                        object,
                        &transitions,
                        (piece.variable.index() as u32, part),
                        &mut additions,
                    );
                }
                objects.push(object);
            }
            compose(self.module, of_variable, &objects);
        }
        // The sort is stable: kills stay before defs at the same place.
        additions.sort_by_key(|(at, _)| *at);
        additions
            .into_iter()
            .map(|(at, marker)| (BlockIndex(at.block), at.position, marker))
            .collect()
    }

    /// Adds the markers of one object, which is a piece of a variable.
    fn mark(
        &mut self,
        object: Object,
        transitions: &[Transition],
        (variable, of_part): (u32, u32),
        additions: &mut Vec<(Definition, Marker)>,
    ) {
        let mut made: HashMap<Definition, Vec<(LifetimeId, Referrer)>> = HashMap::new();
        for transition in transitions {
            let Some(content) = transition
                .begins
                .and_then(|number| self.contents.get(number as usize))
            else {
                continue;
            };
            let (parts, mut lifetimes, mut fragments) = (content.clone(), Vec::new(), Vec::new());
            for (number, part) in parts.iter().enumerate() {
                let of = match number + 1 == parts.len() {
                    true => object,
                    false => Object::Fragment(self.module.add(Fragment)),
                };
                let (first, end) = part.arguments;
                let arguments = fragments.get(first as usize..end as usize).unwrap_or(&[]);
                let (lifetime, referrer) = (
                    self.module
                        .add(Lifetime::bounded(of, part.location).arguments(arguments)),
                    part.referrer,
                );
                lifetimes.push((lifetime, referrer));
                if of == object && matches!(object, Object::Fragment(_)) {
                    self.parts.push(PartLifetime {
                        variable,
                        part: of_part,
                        lifetime,
                        referrer,
                    });
                }
                fragments.push(of);
            }
            made.insert(transition.of, lifetimes);
        }
        for transition in transitions {
            for &(lifetime, referrer) in made.get(&transition.of).map_or(&[][..], Vec::as_slice) {
                let marker = match transition.begins {
                    Some(_) => Marker::Def(lifetime, referrer),
                    None => Marker::Kill(lifetime),
                };
                additions.push((transition.at, marker));
            }
        }
    }
}

/// Adds the computed lifetime that composes a variable's pieces, if it was split and a piece has a
/// location.
fn compose(module: &mut Module, pieces: &[Piece], objects: &[Option<Object>]) {
    let Some(first) = pieces.first().filter(|first| !first.is_whole) else {
        return;
    };
    if objects.iter().all(Option::is_none) {
        return;
    }
    let mut builder = module.builder();
    let arguments: Vec<Object> = objects.iter().flatten().copied().collect();
    let mut index = 0;
    for (piece, object) in pieces.iter().zip(objects) {
        // A piece has at least one bit, so its type has a size.
        let ty = Type::bits(piece.bits);
        if object.is_some() {
            let _ = builder.arg(index, ty);
            index += 1;
        } else {
            let _ = builder.undef(ty);
        }
    }
    let bits = pieces.iter().map(|piece| piece.bits).sum();
    let composite = builder.composite(pieces.len() as u32, Type::bits(bits));
    if composite.is_ok() {
        let location = module.expr(&builder);
        module.add(Lifetime::computed(first.variable, location).arguments(&arguments));
    }
}
