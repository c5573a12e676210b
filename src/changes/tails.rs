//! Merges blocks with equal code, and keeps the debug information on which both agree.

use super::families::undefined;
use super::region::region;
use super::{Changes, Families};
use crate::markers::{
    BlockCall, BlockCode, CallTarget, CodeBlockId, CodePiece, CodeRange, FunctionGraph, GraphError,
    LineRow, Marker, Referrer,
};
use crate::metadata::{DILifetime, LifetimeId, LifetimeKind, Object};
use crate::module::Module;
use crate::units::Position;
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec::Vec;
use core::hash::Hash;
use hashbrown::{HashMap, HashSet};

type Placed = (Position, Marker);

/// The debug information of two blocks for one object.
#[derive(Default)]
struct ObjectRecords {
    /// The lifetimes that are active at the start of the blocks.
    active: [BTreeSet<LifetimeId>; 2],
    markers: [Vec<Placed>; 2],
}

impl ObjectRecords {
    fn lifetimes(&self) -> BTreeSet<LifetimeId> {
        let active = self.active.iter().flatten().copied();
        let markers = self.markers.iter().flatten();
        active
            .chain(markers.filter_map(|one| one.1.lifetime()))
            .collect()
    }
}

impl Changes {
    /// Merges a block into another one with equal code, for tail merging and hoisting: edges to
    /// `dropped` lead to `kept`, and `dropped` is removed.
    ///
    /// The result keeps the information that is equal in both blocks:
    ///
    /// - Lifetimes of an object that begin at the same position in both, with equal locations and
    ///   referrers, become one. Where the blocks differ, the object is undefined up to the next
    ///   marker that is equal in both; it does not have its default there.
    /// - A lifetime that is active at the start of only one of the blocks is not active in the
    ///   result, unless an equal lifetime is active at the start of the other block.
    /// - Each row of either block is a row of the result: with line 0 if the lines in effect there
    ///   differ, and with column 0 if only the columns differ.
    /// - Scopes and places of values are those that both have. A call whose target differs has an
    ///   unknown target.
    /// - Labels of both blocks are kept.
    ///
    /// Reads the markers between the blocks and a block that every path to both passes, and follows
    /// the lifetimes of the objects that these markers name.
    ///
    /// ```
    /// # use dwarfsmith::build::{CompileUnit, SourceFile, Subprogram};
    /// # use dwarfsmith::{Module, Target, gimli};
    /// # let mut module = Module::new(Target::X86_64);
    /// # let file = module.add(SourceFile::new("f.c").directory("/src"));
    /// # let unit = module.add(CompileUnit::new(file, gimli::DW_LANG_C11, "example"));
    /// # let f = module.add(Subprogram::new(unit, "f").at(file, 1));
    /// use dwarfsmith::Position;
    /// use dwarfsmith::markers::{FunctionBody, FunctionGraph, LineRow};
    ///
    /// // The entry leads to two blocks with equal code for lines 2 and 3.
    /// let mut body = FunctionBody::default();
    /// body.begin(module.text("f"), f, 0x18);
    /// let [entry, one, other] = [0x0, 0x8, 0x10].map(|start| body.block(Position(start)));
    /// body.successor(entry, one).successor(entry, other);
    /// body.row(LineRow::statement(Position(0x8), file, 2));
    /// body.row(LineRow::statement(Position(0x10), file, 3));
    /// let mut graph = FunctionGraph::new(module.target, &body)?;
    /// let blocks: Vec<_> = graph.blocks().collect();
    ///
    /// let mut changes = module.changes();
    /// changes.merge_blocks(&mut module, &mut graph, blocks[1], blocks[2])?;
    /// assert_eq!(graph.successors(blocks[0])?, [blocks[1]; 2]);
    /// assert_eq!(graph.code(blocks[1])?.rows[0].line, 0);
    /// # Ok::<(), dwarfsmith::markers::GraphError>(())
    /// ```
    ///
    /// # Errors
    /// If a block does not exist, if `dropped` is the entry, if both are the same block, if their
    /// sizes, successors, frame rules or positions of calls differ, or if the graph belongs to
    /// another module.
    pub fn merge_blocks(
        &mut self,
        module: &mut Module,
        graph: &mut FunctionGraph,
        kept: CodeBlockId,
        dropped: CodeBlockId,
    ) -> Result<(), GraphError> {
        graph.check_module(module.metadata.module_tag())?;
        check(graph, kept, dropped)?;
        self.families.of_module(module);
        let all = self.records(module, graph, [kept, dropped])?;
        let mut touched = BTreeSet::new();
        let mut markers: Vec<Placed> = Vec::new();
        for (object, records) in &all {
            touched.extend(records.lifetimes());
            let unknown = Unknown {
                records,
                has_default: self.has_default(module, *object),
                now: None,
            };
            merge(module, &mut self.families, unknown, &mut markers);
        }
        let blocks = [graph.code(kept)?, graph.code(dropped)?];
        let labels = blocks.map(|code| code.markers.iter().copied());
        let labels = labels.into_iter().flatten();
        markers.extend(labels.filter(|(_, marker)| matches!(marker, Marker::Label(_))));
        let code = common(blocks, markers);
        graph.edit(kept, |old| *old = code)?;
        let before: Vec<CodeBlockId> = graph.predecessors(dropped)?.collect();
        for from in before {
            while from != dropped && graph.successors(from)?.contains(&dropped) {
                graph.redirect_edge(from, dropped, kept)?;
            }
        }
        graph.remove_block(dropped)?;
        self.pair(module, graph, Some(touched))
    }

    /// True if an object has a location where none of its bounded lifetimes is active.
    pub(super) fn has_default(&mut self, module: &Module, object: Object) -> bool {
        self.index.update(module);
        self.index.lifetimes(object).iter().any(|id| {
            let node = module.metadata.lifetimes.get(*id);
            node.is_some_and(|node| node.kind == LifetimeKind::Computed)
        })
    }

    /// Collects the debug information of two blocks for each object.
    fn records(
        &mut self,
        module: &Module,
        graph: &FunctionGraph,
        blocks: [CodeBlockId; 2],
    ) -> Result<BTreeMap<Object, ObjectRecords>, GraphError> {
        let object = |lifetime| {
            module
                .metadata
                .lifetimes
                .get(lifetime)
                .map(|node| node.object)
        };
        let mut all: BTreeMap<Object, ObjectRecords> = BTreeMap::new();
        for (side, block) in blocks.iter().enumerate() {
            for placed in &graph.code(*block)?.markers {
                if let Some(object) = placed.1.lifetime().and_then(object) {
                    all.entry(object).or_default().markers[side].push(*placed);
                }
            }
        }
        self.index.update(module);
        for lifetime in self.lifetimes_that_may_differ(graph, object, blocks)? {
            let Some(object) = object(lifetime) else {
                continue;
            };
            for def in graph.defs_of(lifetime) {
                let from = (def.block, def.index + 1);
                self.follow.from(graph, [from], |block, from, markers| {
                    for (side, of) in blocks.iter().enumerate() {
                        if block == *of && from == 0 {
                            all.entry(object).or_default().active[side].insert(lifetime);
                        }
                    }
                    !markers.iter().any(|one| one.1 == Marker::Kill(lifetime))
                });
            }
        }
        Ok(all)
    }

    /// Returns the lifetimes of the objects whose debug information may differ between two blocks.
    fn lifetimes_that_may_differ(
        &self,
        graph: &FunctionGraph,
        object: impl Fn(LifetimeId) -> Option<Object>,
        blocks: [CodeBlockId; 2],
    ) -> Result<BTreeSet<LifetimeId>, GraphError> {
        let region = region(graph, blocks).unwrap_or_else(|| graph.blocks().collect());
        let mut objects = BTreeSet::new();
        for block in region {
            let markers = graph.code(block)?.markers.iter();
            objects.extend(markers.filter_map(|one| object(one.1.lifetime()?)));
        }
        let lifetimes = objects
            .into_iter()
            .flat_map(|one| self.index.lifetimes(one));
        Ok(lifetimes.copied().collect())
    }
}

/// Returns an error if two blocks cannot have equal code.
fn check(graph: &FunctionGraph, kept: CodeBlockId, dropped: CodeBlockId) -> Result<(), GraphError> {
    let (one, other) = (graph.code(kept)?, graph.code(dropped)?);
    if dropped == graph.entry() {
        return Err(GraphError::Entry { block: dropped });
    }
    if kept == dropped {
        return Err(GraphError::GivenTwice { block: kept });
    }
    let own = |block: &CodeBlockId| if *block == dropped { kept } else { *block };
    let [to, other_to] = [kept, dropped].map(|block| graph.successors(block));
    let is_equal = to?.iter().map(own).eq(other_to?.iter().map(own));
    let calls = |code: &BlockCode| -> Vec<_> {
        let calls = code.calls.iter().map(|call| &call.site);
        calls
            .map(|site| (site.range(), site.position.is_some(), site.is_tail_call))
            .collect()
    };
    let what = if one.size != other.size {
        "code sizes"
    } else if !is_equal {
        "successors"
    } else if one.frame != other.frame || one.frame_rows != other.frame_rows {
        "frame rules"
    } else if calls(one) != calls(other) {
        "calls"
    } else {
        return Ok(());
    };
    Err(GraphError::NotEqual {
        first: kept,
        second: dropped,
        what,
    })
}

/// True if two markers of different blocks are equivalent: they are at the same position, and end
/// copies of one lifetime or begin equal lifetimes.
fn is_same(module: &Module, families: &Families, one: Placed, other: Placed) -> bool {
    let node = |lifetime| module.metadata.lifetimes.get(lifetime);
    one.0 == other.0
        && match (one.1, other.1) {
            (Marker::Kill(one), Marker::Kill(other)) => {
                families.first(one) == families.first(other)
            }
            (Marker::Def(first, one), Marker::Def(second, other)) => {
                let same = |one: &DILifetime, other: &DILifetime| {
                    let arguments = [one, other].map(|node| module.metadata.arguments(node));
                    one.location == other.location && arguments[0] == arguments[1]
                };
                let nodes = node(first).zip(node(second));
                one == other && nodes.is_some_and(|(one, other)| same(one, other))
            }
            _ => false,
        }
}

/// Adds the markers of one object in the merged block.
fn merge(
    module: &mut Module,
    families: &mut Families,
    mut unknown: Unknown<'_>,
    merged: &mut Vec<Placed>,
) {
    let ObjectRecords {
        active: [ours, theirs],
        markers: [one, other],
        ..
    } = unknown.records;
    let pairs = || one.iter().zip(other);
    let first = pairs().take_while(|(one, other)| is_same(module, families, **one, **other));
    let (first, first_other) = (&one[..first.count()], other);
    let [mut one, mut other] = [&one[first.len()..], &other[first.len()..]];
    let back = one.iter().rev().zip(other.iter().rev());
    let back = back
        .take_while(|(one, other)| is_same(module, families, **one, **other))
        .count();
    // From the first equal `dbg.def` on, the object is known again.
    let rest = &one[one.len() - back..];
    let is_kill = |placed: &&Placed| matches!(placed.1, Marker::Kill(_));
    let rest = &rest[rest.iter().take_while(is_kill).count()..];
    let rest_other = &other[other.len() - rest.len()..];
    one = &one[..one.len() - rest.len()];
    other = &other[..other.len() - rest.len()];
    for (one, other) in first
        .iter()
        .zip(first_other)
        .chain(rest.iter().zip(rest_other))
    {
        if let Some((one, other)) = one.1.lifetime().zip(other.1.lifetime()) {
            families.unite(one, other);
        }
    }
    match (ours.first(), theirs.first()) {
        _ if ours == theirs => {}
        (Some(one), Some(other)) if ours.len() == 1 && theirs.len() == 1 => {
            families.unite(*one, *other);
        }
        _ => unknown.begin((module, families), Position::START, merged),
    }
    unknown.add(first, merged);
    if let Some(at) = one.iter().chain(other).map(|one| one.0).min() {
        unknown.begin((module, families), at, merged);
    }
    unknown.add(rest, merged);
}

/// The lifetime of an object in the part of the merged block where it is unknown.
struct Unknown<'s> {
    records: &'s ObjectRecords,
    has_default: bool,
    now: Option<LifetimeId>,
}

impl Unknown<'_> {
    /// Ends all lifetimes of the object. A default must not hold instead.
    fn begin(
        &mut self,
        (module, families): (&mut Module, &mut Families),
        at: Position,
        merged: &mut Vec<Placed>,
    ) {
        let mut all = self.records.lifetimes();
        all.extend(self.now.take());
        merged.extend(all.iter().map(|lifetime| (at, Marker::Kill(*lifetime))));
        let node = all
            .first()
            .and_then(|first| module.metadata.lifetimes.get(*first));
        if let Some(node) = node
            .cloned()
            .filter(|_| self.has_default && self.now.is_none())
        {
            let location = undefined(module, node.location);
            let (kind, metadata) = (LifetimeKind::Bounded, &mut module.metadata);
            let new = metadata.add_lifetime(kind, node.object, location, &[]);
            merged.push((at, Marker::Def(new, Referrer::Undefined)));
            self.now = Some(new);
            // The markers that end the only known lifetime also end this one.
            if let Some(first) = all.first() {
                let of = families.first(*first);
                if all.iter().all(|one| families.first(*one) == of) {
                    families.unite(of, new);
                }
            }
        }
    }

    /// Adds markers. The first `dbg.def` makes the object known.
    fn add(&mut self, markers: &[Placed], merged: &mut Vec<Placed>) {
        for placed in markers {
            if matches!(placed.1, Marker::Def(..)) {
                merged.extend(self.now.take().map(|now| (placed.0, Marker::Kill(now))));
            }
            merged.push(*placed);
        }
    }
}

/// Returns the information that two blocks have in common, with the given markers.
fn common([one, other]: [&BlockCode; 2], markers: Vec<Placed>) -> BlockCode {
    BlockCode {
        size: one.size,
        markers,
        line: common_line(one.line, other.line),
        rows: common_rows(one, other),
        scopes: common_pieces(&one.scopes, &other.scopes),
        values: common_pieces(&one.values, &other.values),
        calls: one
            .calls
            .iter()
            .zip(&other.calls)
            .map(|(one, other)| common_call(one, other))
            .collect(),
        frame: one.frame,
        frame_rows: one.frame_rows.clone(),
    }
}

/// Returns a common row for two rows, as LLVM merges locations: the same row; the row without its
/// column if the columns differ; or line 0.
fn common_line(one: Option<LineRow>, other: Option<LineRow>) -> Option<LineRow> {
    let (Some(one), Some(other)) = (one, other) else {
        return one
            .or(other)
            .map(|row| LineRow::non_statement(row.position, row.file, 0));
    };
    if (one.file, one.line) != (other.file, other.line) {
        return Some(LineRow::non_statement(one.position, one.file, 0));
    }
    let equal = |of: fn(&LineRow) -> u32| if of(&one) == of(&other) { of(&one) } else { 0 };
    Some(LineRow {
        column: equal(|row| row.column),
        discriminator: equal(|row| row.discriminator),
        is_statement: one.is_statement && other.is_statement,
        prologue_end: one.prologue_end && other.prologue_end,
        epilogue_begin: one.epilogue_begin && other.epilogue_begin,
        ..one
    })
}

fn common_rows(one: &BlockCode, other: &BlockCode) -> Vec<LineRow> {
    let rows = |code: &BlockCode| code.rows.iter().map(|row| row.position).collect::<Vec<_>>();
    let positions: BTreeSet<Position> = rows(one).into_iter().chain(rows(other)).collect();
    let at = |code: &BlockCode, position: Position| {
        let index = code.rows.partition_point(|row| row.position <= position);
        match index.checked_sub(1).and_then(|index| code.rows.get(index)) {
            Some(row) if row.position == position => Some(*row),
            // The row continues here and does not begin here.
            row => row.copied().or(code.line).map(|row| LineRow {
                is_statement: false,
                prologue_end: false,
                epilogue_begin: false,
                ..row
            }),
        }
    };
    let rows = positions.into_iter().filter_map(|position| {
        let row = common_line(at(one, position), at(other, position))?;
        Some(LineRow { position, ..row })
    });
    rows.collect()
}

fn common_pieces<T: Copy + Eq + Hash>(
    one: &[CodePiece<T>],
    other: &[CodePiece<T>],
) -> Vec<CodePiece<T>> {
    // For each item, its ranges sorted by their starts, each with the greatest end up to it. With
    // this order, only pieces that meet are compared.
    let mut others: HashMap<T, Vec<(CodeRange, Position)>> = HashMap::new();
    for piece in other {
        let ranges = others.entry(piece.what).or_default();
        ranges.push((piece.range, piece.range.end));
    }
    for ranges in others.values_mut() {
        ranges.sort_by_key(|(range, _)| range.start);
        let mut last = Position::START;
        for (_, end) in ranges {
            last = last.max(*end);
            *end = last;
        }
    }
    let mut common = Vec::new();
    for piece in one {
        let others = others.get(&piece.what).map_or(&[][..], Vec::as_slice);
        let first = others.partition_point(|(_, last)| *last < piece.range.start);
        let near = others[first..].iter().map(|(range, _)| *range);
        for same in near.take_while(|same| same.start <= piece.range.end) {
            let both = piece.range.intersection(same);
            if !both.is_empty() || piece.range == same {
                common.push(piece.over(both));
            }
        }
    }
    common
}

fn common_call(one: &BlockCall, other: &BlockCall) -> BlockCall {
    let mut common = one.clone();
    if one.site.target != other.site.target {
        common.site.target = CallTarget::Unknown;
    }
    retain_common(&mut common.parameters, &other.parameters);
    retain_common(&mut common.preserved, &other.preserved);
    common
}

fn retain_common<T: Eq + Hash>(items: &mut Vec<T>, others: &[T]) {
    let others: HashSet<&T> = others.iter().collect();
    items.retain(|item| others.contains(item));
}
