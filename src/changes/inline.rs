//! Inlining: replaces a call by the body of the called function.

pub(super) mod nodes;
mod value_map;

pub use value_map::ValueMap;

use super::Changes;
use super::ends::{ActiveEnds, within};
use crate::markers::{
    BlockCall, BlockCode, CallParameter, CallTarget, CodeBlockId, CodePiece, CodeRange,
    FrameStateId, FunctionGraph, GraphError, LineRow, Marker, MarkerMode, Referrer, SplitSide,
    ValueId,
};
use crate::metadata::{
    DIFlags, DIInlinedScope, FileId, Id, InlinedId, LifetimeId, Scope, SubprogramId, VariableId,
};
use crate::module::Module;
use crate::target::Register;
use alloc::vec::Vec;
use core::ops::Bound;
use hashbrown::{HashMap, HashSet};
pub(super) use nodes::{Clones, PartFrame};

/// The place where a body is inlined.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct InlineSite {
    /// The block of the call.
    pub block: CodeBlockId,
    /// The code that the body replaces: the call, or an empty range.
    pub range: CodeRange,
    /// The scope of the call; `None` for the innermost scope that contains the code.
    pub scope: Option<Scope>,
    /// The line of the call; `None` for the line in effect there.
    pub line: Option<LineRow>,
}

impl InlineSite {
    /// Creates a site that replaces code of a block, with the scope and line in effect there.
    pub fn new(block: CodeBlockId, range: impl Into<CodeRange>) -> InlineSite {
        InlineSite {
            block,
            range: range.into(),
            scope: None,
            line: None,
        }
    }
}

/// A location of the callee that is unknown in the caller. It is undefined there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LostLocation {
    /// The referrer of a `dbg.def`, which is relative to the callee's CFA, frame base or stack
    /// pointer.
    Referrer {
        /// The clone of the lifetime.
        lifetime: LifetimeId,
        /// The referrer in the callee.
        referrer: Referrer,
    },
    /// A place of a value, which is relative to the callee's CFA, frame base or stack pointer.
    Place {
        /// The value in the callee.
        value: ValueId,
        /// The place in the callee.
        location: Referrer,
    },
    /// The expression of a lifetime, which uses the callee's CFA, a value on entry to the callee,
    /// or a position of the callee that was not cloned.
    Expression {
        /// The lifetime of the callee.
        lifetime: LifetimeId,
        /// Its clone; `None` if it is computed.
        clone: Option<LifetimeId>,
    },
}

/// The result of inlining a body.
#[derive(Clone, Debug)]
pub struct Inlined {
    /// The inlined scope.
    pub scope: InlinedId,
    /// The clone of each block of the callee, in layout order. The first is the entry.
    pub blocks: Vec<(CodeBlockId, CodeBlockId)>,
    /// A new block without code for each edge to a block of the callee that was not cloned, with
    /// that block. The pass puts the call of the outlined part into the new block.
    pub leaves: Vec<(CodeBlockId, CodeBlockId)>,
    /// The rest of the block of the call. The clones of exits and the blocks of `leaves` have edges
    /// to it; remove the edges from code that does not return.
    pub rest: CodeBlockId,
    /// The cloned lifetimes, each with its clone, in the order of their ids.
    pub lifetimes: Vec<(LifetimeId, LifetimeId)>,
    /// The variables of the callee, each with its clone, in the order of their ids: for a pass that
    /// adds lifetimes later.
    pub variables: Vec<(VariableId, VariableId)>,
    /// The scopes of the callee, each with its clone, in their order: its subprogram with the
    /// inlined scope, lexical blocks, and inlined scopes of the cloned code.
    pub scopes: Vec<(Scope, Scope)>,
    /// The locations that are unknown in the caller.
    pub lost: Vec<LostLocation>,
}

impl Inlined {
    /// An inlined scope without clones.
    fn new(scope: InlinedId, rest: CodeBlockId) -> Inlined {
        Inlined {
            scope,
            blocks: Vec::new(),
            leaves: Vec::new(),
            rest,
            lifetimes: Vec::new(),
            variables: Vec::new(),
            scopes: Vec::new(),
            lost: Vec::new(),
        }
    }
}

/// The checked position of a call.
struct Place {
    scope: Scope,
    line: Option<LineRow>,
    /// The pieces of scopes that contain the call.
    around: Vec<CodePiece<Scope>>,
}

impl Place {
    fn inlined_scope(
        &self,
        module: &Module,
        of_caller: SubprogramId,
        of_callee: SubprogramId,
    ) -> DIInlinedScope {
        let caller = module.metadata.subprograms.get(of_caller);
        let file = caller.map_or(FileId::from_index(0), |node| node.file);
        let Some(line) = self.line else {
            return DIInlinedScope::new(of_callee, self.scope, file);
        };
        DIInlinedScope {
            call_line: line.line,
            call_column: line.column,
            discriminator: line.discriminator,
            ..DIInlinedScope::new(of_callee, self.scope, line.file)
        }
    }
}

impl Changes {
    /// Clones the body of a function into another one, in place of a call. Blocks, markers, lines,
    /// scopes, calls and places of values are cloned, and so are the nodes that they name:
    /// variables and lexical blocks with their origins, labels, fragments, and bounded and computed
    /// lifetimes.
    ///
    /// - The block of the call is split. In the layout, the clones are between its two parts.
    /// - `names` maps the callee's values and slots to the caller's: a parameter becomes the value
    ///   that the call passes, if the pass has stated it with [`ValueMap::value`].
    /// - Lifetimes of the callee end where the inlined code ends.
    /// - Lines are those of the callee. The frame rules at the call hold for the inlined code; the
    ///   callee's are omitted.
    /// - Global variables, with their fragments, are not cloned. Neither are static variables of
    ///   the callee.
    /// - The caller loses the flag [`DIFlags::ALL_CALLS_DESCRIBED`] if the callee does not have it.
    ///
    /// The callee may be an earlier state of the caller, for a recursive call.
    ///
    /// ```
    /// # use dwarfsmith::build::{BasicType, CompileUnit, Lifetime, SourceFile, Subprogram, Variable};
    /// # use dwarfsmith::{Bits, Module, Target, Type, gimli};
    /// # let mut module = Module::new(Target::X86_64);
    /// # let file = module.add(SourceFile::new("f.c").directory("/src"));
    /// # let unit = module.add(CompileUnit::new(file, gimli::DW_LANG_C11, "example"));
    /// # let int = module.add(BasicType::new("int", Bits(32), gimli::DW_ATE_signed));
    /// # let [twice, main] = ["twice", "main"].map(|name| module.add(Subprogram::new(unit, name).at(file, 1)));
    /// use dwarfsmith::Position;
    /// use dwarfsmith::changes::{InlineSite, ValueMap};
    /// use dwarfsmith::markers::{FunctionBody, FunctionGraph, LineRow, Marker, Referrer, ValueId};
    ///
    /// // int twice(int n) { return 2 * n; }: `n` is value 0.
    /// let n = module.add(Variable::parameter(twice, 1, "n", int).at(file, 1));
    /// let mut expression = module.builder();
    /// expression.referrer(Type::int(32)).unwrap();
    /// let location = module.expr(&expression);
    /// let lifetime = module.add(Lifetime::bounded(n, location));
    /// let mut body = FunctionBody::default();
    /// body.begin(module.text("twice"), twice, 0x4);
    /// body.def(Position(0), lifetime, Referrer::Value(ValueId(0)));
    /// let callee = FunctionGraph::new(module.target, &body)?;
    ///
    /// // main passes value 3 at 0x8..0xd, on line 7.
    /// body.begin(module.text("main"), main, 0x20);
    /// body.row(LineRow::statement(Position(0x0), file, 7));
    /// let mut caller = FunctionGraph::new(module.target, &body)?;
    /// let site = InlineSite::new(caller.entry(), 0x8..0xd);
    /// let mut names = ValueMap::new(ValueId(10));
    /// names.value(ValueId(0), Referrer::Value(ValueId(3)));
    /// let mut changes = module.changes();
    /// let done = changes.inline(&mut module, &mut caller, site, &callee, &mut names)?;
    ///
    /// let (_, clone) = done.blocks[0];
    /// let (_, of_n) = done.lifetimes[0];
    /// let markers = &caller.code(clone)?.markers;
    /// assert_eq!(markers[0], (Position(0), Marker::Def(of_n, Referrer::Value(ValueId(3)))));
    /// assert_eq!(markers[1], (Position(4), Marker::Kill(of_n)));
    /// assert_eq!(module.metadata.inlined.get(done.scope).unwrap().call_line, 7);
    /// # Ok::<(), dwarfsmith::markers::GraphError>(())
    /// ```
    ///
    /// # Errors
    /// If the block does not exist, if the range is not in it or contains only part of a call, if a
    /// function has no subprogram or belongs to another module, or in [`MarkerMode::BlockLocal`].
    pub fn inline(
        &mut self,
        module: &mut Module,
        caller: &mut FunctionGraph,
        site: InlineSite,
        callee: &FunctionGraph,
        names: &mut ValueMap,
    ) -> Result<Inlined, GraphError> {
        let blocks: Vec<CodeBlockId> = callee.blocks().collect();
        self.inline_part(module, caller, site, (callee, &blocks), names)
    }

    /// Inlines only these blocks of a function, for partial inlining. The entry is always cloned.
    ///
    /// # Errors
    /// For the reasons of [`inline`](Changes::inline), and if a block does not exist.
    pub fn inline_part(
        &mut self,
        module: &mut Module,
        caller: &mut FunctionGraph,
        site: InlineSite,
        (callee, blocks): (&FunctionGraph, &[CodeBlockId]),
        names: &mut ValueMap,
    ) -> Result<Inlined, GraphError> {
        let (of_caller, of_callee) = subprograms(module, caller, callee)?;
        let place = place(module, caller, of_caller, site)?;
        let chosen = chosen_blocks(callee, blocks)?;
        update_call_flag(module, of_caller, of_callee);
        let start = match site.range.is_empty() {
            true => Bound::Excluded(site.range.start),
            false => Bound::Included(site.range.start),
        };
        let frame = caller.frame_before(site.block, start)?;
        let rest = remove_call(caller, site)?;
        let scope = place.inlined_scope(module, of_caller, of_callee);
        self.index.update(module);
        let stack = Register(module.target.description().cfa.0);
        let (clones, scope) = Clones::new(module, &self.index, of_callee, scope);
        let mut copier = Copier {
            callee,
            names,
            stack,
            clones,
            lists: HashMap::new(),
            frame,
            around: place.around,
            scope: Scope::Inlined(scope),
        };
        copier.nodes(&chosen)?;
        let mut done = Inlined::new(scope, rest);
        let mut last = site.block;
        for block in chosen {
            let code = copier.code(caller, callee.code(block)?);
            last = caller.insert_block(last, code)?;
            done.blocks.push((block, last));
        }
        copier.clones.finish();
        done.lifetimes = copier.clones.lifetimes();
        done.variables = copier.clones.variables();
        done.scopes = copier.clones.scopes();
        done.lost = core::mem::take(&mut copier.clones.lost);
        copier.connect(caller, &mut done)?;
        close(caller, site.block, &done)?;
        Ok(done)
    }
}

/// Ends the cloned lifetimes at the exits of the inlined code, and connects these to the rest.
fn close(caller: &mut FunctionGraph, first: CodeBlockId, done: &Inlined) -> Result<(), GraphError> {
    let clones = done.blocks.iter().map(|(_, clone)| *clone);
    let leaves = done.leaves.iter().map(|(block, _)| *block);
    let blocks: Vec<CodeBlockId> = clones.chain(leaves).collect();
    let numbered = (0..).zip(blocks.iter().copied());
    let is_exit = |block: CodeBlockId| caller.successors(block).is_ok_and(<[_]>::is_empty);
    let exits: Vec<(u32, CodeBlockId)> = numbered.filter(|one| is_exit(one.1)).collect();
    let mut kills: Vec<(CodeBlockId, LifetimeId)> = Vec::new();
    for (_, def, ranges) in ActiveEnds::new(caller, &blocks)?.iter() {
        let ended = ranges.iter().flat_map(|range| within(&exits, *range));
        kills.extend(ended.map(|(_, exit)| (*exit, def.lifetime)));
    }
    kills.sort_unstable();
    for of_block in kills.chunk_by(|one, other| one.0 == other.0) {
        caller.edit(of_block[0].0, |code| {
            let end = crate::Position(code.size);
            let kills = of_block.iter().map(|(_, lifetime)| Marker::Kill(*lifetime));
            code.markers.extend(kills.map(|kill| (end, kill)));
        })?;
    }
    for (_, exit) in exits {
        caller.add_edge(exit, done.rest)?;
    }
    caller.redirect_edge(first, done.rest, done.blocks[0].1)
}

/// Returns the blocks of a callee to clone, in layout order: its entry, and those of `part`.
fn chosen_blocks(
    callee: &FunctionGraph,
    part: &[CodeBlockId],
) -> Result<Vec<CodeBlockId>, GraphError> {
    for block in part {
        callee.code(*block)?;
    }
    let part: HashSet<CodeBlockId> = part.iter().copied().collect();
    let is_chosen = |block: &CodeBlockId| *block == callee.entry() || part.contains(block);
    Ok(callee.blocks().filter(is_chosen).collect())
}

fn subprograms(
    module: &Module,
    caller: &FunctionGraph,
    callee: &FunctionGraph,
) -> Result<(SubprogramId, SubprogramId), GraphError> {
    for graph in [caller, callee] {
        graph.check_module(module.metadata.module_tag())?;
        if graph.marker_mode() == MarkerMode::BlockLocal {
            return Err(GraphError::BlockLocal);
        }
    }
    let of = |graph: &FunctionGraph| graph.subprogram().ok_or(GraphError::NoSubprogram);
    Ok((of(caller)?, of(callee)?))
}

/// Checks a site, and finds its scope and line.
fn place(
    module: &Module,
    caller: &FunctionGraph,
    of_caller: SubprogramId,
    site: InlineSite,
) -> Result<Place, GraphError> {
    let code = caller.code(site.block)?;
    let CodeRange { start, end } = site.range;
    let whole = CodeRange::from(0..code.size);
    for position in [start, end] {
        if position > whole.end || end < start {
            return Err(GraphError::Outside {
                what: "the code to replace",
                position,
                range: whole,
            });
        }
    }
    let mut calls = code.calls.iter().map(|call| call.site.range());
    if let Some(call) = calls.find(|call| {
        let is_within = start <= call.start && call.end <= end;
        call.start < end.max(start) && start < call.end && !is_within
            || call.start < start && start < call.end
    }) {
        return Err(GraphError::AcrossCall { call });
    }
    let covers = |piece: &&CodePiece<Scope>| match start == end {
        // The position is between two instructions of the scope, or in an empty block that it
        // covers.
        true if code.size == 0 => true,
        true => piece.range.start < start && end < piece.range.end,
        false => piece.range.intersection(site.range) == site.range,
    };
    let around: Vec<CodePiece<Scope>> = code.scopes.iter().filter(covers).copied().collect();
    let innermost = innermost(module, around.iter().map(|piece| piece.what));
    let rows = code.rows.partition_point(|row| row.position <= start);
    let line = code.rows[..rows].last().copied().or(code.line);
    Ok(Place {
        scope: (site.scope.or(innermost)).unwrap_or(Scope::Subprogram(of_caller)),
        line: site.line.or(line),
        around,
    })
}

/// Returns the scope with the most parents, the last if there are several.
fn innermost(module: &Module, scopes: impl Iterator<Item = Scope>) -> Option<Scope> {
    let mut depths: HashMap<Scope, usize> = HashMap::new();
    let mut path = Vec::new();
    let depth = |scope: &Scope| {
        let mut next = Some(*scope);
        // The scopes on the path are known, so a cycle of scopes ends the path.
        while let Some(one) = next.filter(|one| !depths.contains_key(one)) {
            depths.insert(one, 0);
            path.push(one);
            next = module.metadata.parent(one);
        }
        let mut depth = next.map_or(0, |known| depths[&known]);
        while let Some(one) = path.pop() {
            depth += 1;
            depths.insert(one, depth);
        }
        depth
    };
    scopes.max_by_key(depth)
}

/// Removes the caller's flag `ALL_CALLS_DESCRIBED` if the callee does not have it.
fn update_call_flag(module: &mut Module, caller: SubprogramId, callee: SubprogramId) {
    let flags = |id| module.metadata.subprograms.get(id).map(|node| node.flags);
    let described = DIFlags::ALL_CALLS_DESCRIBED;
    if flags(callee).is_some_and(|flags| !flags.contains(described))
        && let Some(node) = module.metadata.subprograms.get_mut(caller)
    {
        node.flags = node.flags.without(described);
    }
}

/// Removes the call from its block. Returns the rest of the block, which becomes its successor.
fn remove_call(caller: &mut FunctionGraph, site: InlineSite) -> Result<CodeBlockId, GraphError> {
    let CodeRange { start, end } = site.range;
    if start == end {
        return caller.split(site.block, start, SplitSide::Before);
    }
    let rest = caller.split(site.block, end, SplitSide::After)?;
    let call = caller.split(site.block, start, SplitSide::Before)?;
    caller.remove_edge(call, rest)?;
    caller.redirect_edge(site.block, call, rest)?;
    let removed = caller.remove_block(call)?;
    if !removed.markers.is_empty() {
        // Markers inside the call take effect after it.
        caller.edit(rest, |code| {
            let markers = removed.markers.into_iter();
            let markers = markers.map(|(_, marker)| (crate::Position::START, marker));
            code.markers.splice(0..0, markers);
        })?;
    }
    Ok(rest)
}

/// Clones the contents of blocks.
struct Copier<'a> {
    callee: &'a FunctionGraph,
    names: &'a mut ValueMap,
    stack: Register,
    clones: Clones<'a>,
    /// The callee's register lists, as lists of the caller.
    lists: HashMap<(u32, u32), Referrer>,
    frame: FrameStateId,
    around: Vec<CodePiece<Scope>>,
    scope: Scope,
}

impl Copier<'_> {
    /// Clones the nodes that blocks name, starting with code locations.
    fn nodes(&mut self, blocks: &[CodeBlockId]) -> Result<(), GraphError> {
        for block in blocks {
            for (_, marker) in &self.callee.code(*block)?.markers {
                if let Marker::Label(code) = *marker {
                    self.clones.code(code);
                }
            }
        }
        for block in blocks {
            let code = self.callee.code(*block)?;
            for piece in &code.scopes {
                self.clones.scope(piece.what);
            }
            for (_, marker) in &code.markers {
                if let Marker::Def(lifetime, _) = *marker {
                    self.clones.lifetime(lifetime);
                }
            }
        }
        Ok(())
    }

    /// Clones the code of a block into the caller.
    fn code(&mut self, caller: &mut FunctionGraph, code: &BlockCode) -> BlockCode {
        let mut markers = Vec::with_capacity(code.markers.len());
        for &(position, marker) in &code.markers {
            let marker = self.marker(caller, marker);
            markers.extend(marker.map(|marker| (position, marker)));
        }
        let all = CodeRange::from(0..code.size);
        let mut scopes: Vec<CodePiece<Scope>> = Vec::new();
        let around = self.around.iter();
        scopes.extend(around.map(|piece| piece.over(all)));
        scopes.push(CodePiece::new(self.scope, all));
        for piece in &code.scopes {
            scopes.push(CodePiece::new(self.clones.scope(piece.what), piece.range));
        }
        let mut values = Vec::with_capacity(code.values.len());
        for piece in &code.values {
            let (value, location) = piece.what;
            let Referrer::Value(new) = self.names.of(value) else {
                continue;
            };
            match self.referrer(caller, location) {
                Some(location) => values.push(CodePiece::new((new, location), piece.range)),
                None => {
                    let lost = LostLocation::Place { value, location };
                    self.clones.lost.push(lost);
                }
            }
        }
        let mut calls = Vec::with_capacity(code.calls.len());
        for call in &code.calls {
            calls.push(self.call(caller, call));
        }
        let rows = code.rows.iter().map(|row| LineRow {
            prologue_end: false,
            epilogue_begin: false,
            ..*row
        });
        BlockCode {
            size: code.size,
            markers,
            line: code.line,
            rows: rows.collect(),
            scopes,
            values,
            calls,
            frame: self.frame,
            frame_rows: Vec::new(),
        }
    }

    fn marker(&mut self, caller: &mut FunctionGraph, marker: Marker) -> Option<Marker> {
        Some(match marker {
            Marker::Def(lifetime, referrer) => {
                let clone = self.clones.known(lifetime)?;
                if self.clones.is_undefined(clone) {
                    return Some(Marker::Def(clone, Referrer::Undefined));
                }
                let new = self.referrer(caller, referrer);
                if new.is_none() {
                    self.clones.lost.push(LostLocation::Referrer {
                        lifetime: clone,
                        referrer,
                    });
                }
                Marker::Def(clone, new.unwrap_or(Referrer::Undefined))
            }
            Marker::Kill(lifetime) => Marker::Kill(self.clones.known(lifetime)?),
            Marker::Label(code) => Marker::Label(self.clones.code(code)),
        })
    }

    fn referrer(&mut self, caller: &mut FunctionGraph, referrer: Referrer) -> Option<Referrer> {
        match referrer {
            Referrer::Registers { first, count } => {
                let parts = self.callee.registers(first, count);
                let list = self.lists.entry((first, count));
                Some(*list.or_insert_with(|| caller.register_list(parts)))
            }
            other => self.names.referrer(other, self.stack),
        }
    }

    /// Clones a call. It returns to the caller's code, even if it was a tail call.
    fn call(&mut self, caller: &mut FunctionGraph, call: &BlockCall) -> BlockCall {
        let mut parameters = Vec::with_capacity(call.parameters.len());
        for parameter in &call.parameters {
            // The location is relative to the stack of the called function.
            let location = match parameter.location {
                list @ Referrer::Registers { .. } => self.referrer(caller, list).unwrap_or(list),
                other => other,
            };
            parameters.push(CallParameter {
                location,
                value: self.clones.object(parameter.value),
            });
        }
        let mut site = call.site;
        site.is_tail_call = false;
        if let CallTarget::Object(object) = site.target {
            site.target = CallTarget::Object(self.clones.object(object));
        }
        BlockCall {
            site,
            parameters,
            preserved: call.preserved.clone(),
        }
    }

    /// Adds the edges between clones, and a block for each edge that leaves the clones.
    fn connect(&self, caller: &mut FunctionGraph, done: &mut Inlined) -> Result<(), GraphError> {
        let clones: HashMap<CodeBlockId, CodeBlockId> = done.blocks.iter().copied().collect();
        let mut last = done.blocks.last().map_or(done.rest, |(_, clone)| *clone);
        for (block, clone) in &done.blocks {
            for to in self.callee.successors(*block)? {
                let to = match clones.get(to) {
                    Some(to) => *to,
                    None => {
                        let mut code = caller.code_after(*clone, 0)?;
                        let around = self.around.iter().map(|piece| piece.over(0..0));
                        let own = CodePiece::new(self.scope, 0..0);
                        code.scopes = around.chain([own]).collect();
                        last = caller.insert_block(last, code)?;
                        done.leaves.push((last, *to));
                        last
                    }
                };
                caller.add_edge(*clone, to)?;
            }
        }
        Ok(())
    }
}
