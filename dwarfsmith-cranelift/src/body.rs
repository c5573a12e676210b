//! A function's code: blocks, markers, value places, scopes, line rows, frame.

use std::cell::OnceCell;

use dwarfsmith::ByteOffset;
use dwarfsmith::Position;
use dwarfsmith::markers::{FunctionBody, LineRow, Referrer, ValueId};
use dwarfsmith::target::Register;

use crate::inlined::{InlinedCalls, merged};
use crate::lifetimes::Markers;
use crate::machine::{Machine, Place};
use crate::nodes::Nodes;
use crate::record::{CompiledFunction, Marker, Row};
use crate::values::Reach;

/// Adds the code of a function to a body on which [`FunctionBody::begin`] was called.
pub fn fill(
    body: &mut FunctionBody,
    function: &CompiledFunction,
    nodes: &Nodes<'_>,
    inlined: &InlinedCalls,
    markers: Markers,
) {
    blocks(body, function, &markers);
    // Each SSA value becomes three values of the body: one with all places, one with the places
    // where the program still needs it, and one with the places that calls preserve.
    let count = function.record.values.len();
    let Machine { ranges, live, .. } = &function.machine;
    for (ranges, first, reach) in [
        (ranges, 0, Reach::Here),
        (live, count, Reach::Here),
        (ranges, 2 * count, Reach::ThroughCalls),
    ] {
        for range in ranges {
            let id = first + range.value;
            // Values that no variable holds need no description.
            if markers.used.get(id) == Some(&true) && reach.includes(&function.machine, range.place)
            {
                let place = match range.place {
                    Place::Register(number) => Referrer::register(Register(number)),
                    Place::Cfa(offset) => Referrer::cfa_slot(ByteOffset(offset as i32)),
                };
                body.value(ValueId(id as u32), range.start..range.end, place);
            }
        }
    }
    scopes(body, function, nodes);
    rows(body, function, nodes, inlined);
    for (offset, rule) in &function.machine.frame {
        body.frame(Position(*offset), *rule);
    }
}

fn blocks(body: &mut FunctionBody, function: &CompiledFunction, markers: &Markers) {
    let placed = markers.order.iter().map(|index| &markers.placed[*index]);
    let mut placed = placed.peekable();
    let mut indices = Vec::with_capacity(function.machine.blocks.len());
    for (number, block) in function.machine.blocks.iter().enumerate() {
        // The prologue belongs to the first block.
        indices.push(body.block(if number == 0 {
            Position(0)
        } else {
            Position(block.start)
        }));
        while let Some(marker) = placed.next_if(|marker| marker.block == number) {
            body.marker(Position(marker.position), marker.marker);
        }
    }
    for (from, block) in indices.iter().zip(&function.machine.blocks) {
        for to in &block.successors {
            if let Some(to) = indices.get(*to) {
                body.successor(*from, *to);
            }
        }
    }
}

/// Adds the ranges of scopes. A scope includes the code of the scopes in it, but its record has
/// only the code that is in no inner scope.
fn scopes(body: &mut FunctionBody, function: &CompiledFunction, nodes: &Nodes<'_>) {
    let own = &function.machine.scope_ranges;
    let mut inner: Vec<Vec<(u32, u32)>> = vec![Vec::new(); own.len()];
    // The index of a scope is larger than that of the enclosing scope.
    for index in (1..own.len()).rev() {
        let mut all = std::mem::take(&mut inner[index]);
        all.extend_from_slice(&own[index]);
        let merged = merged(all);
        for (start, end) in &merged {
            if let Some(scope) = nodes.scopes.get(index) {
                body.scope(*scope, *start..*end);
            }
        }
        let scope = function.record.scopes.get(index);
        if let Some(parent) = scope.and_then(|scope| scope.parent).filter(|p| *p < index)
            && parent > 0
        {
            inner[parent].extend(merged);
        }
    }
}

/// Adds the line rows. A debugger stops at rows, and at a stop all variables must have the values
/// that they have at the start of the line. If several markers have the same offset, only the row
/// of the last one is added, with the rows of the statements whose inlined calls contain it,
/// because a stop there is also before these statements.
fn rows(
    body: &mut FunctionBody,
    function: &CompiledFunction,
    nodes: &Nodes<'_>,
    inlined: &InlinedCalls,
) {
    let rows = statements(function, inlined);
    // Debuggers set a function's breakpoint at the first row after the prologue.
    let first_block = function
        .machine
        .blocks
        .first()
        .map_or(0, |block| block.start);
    let body_start = rows
        .iter()
        .position(|(position, row)| *position >= first_block && row.is_stmt);
    for (index, (position, Row { point, is_stmt })) in rows.into_iter().enumerate() {
        let Some(file) = nodes.files.get(point.file) else {
            continue;
        };
        body.row(LineRow {
            is_statement: is_stmt,
            prologue_end: Some(index) == body_start,
            ..LineRow::statement(Position(position), *file, point.line).column(point.column)
        });
    }
}

/// Returns the rows of a function with their offsets, without those that others supersede.
fn statements(function: &CompiledFunction, inlined: &InlinedCalls) -> Vec<(u32, Row)> {
    let declared = Row {
        point: function.record.declared,
        is_stmt: true,
    };
    let count = 1 + function.machine.layout.len();
    let mut rows: Vec<(u32, Row)> = Vec::with_capacity(count);
    rows.push((0, declared));
    let entries = OnceCell::new();
    // The number of inlined calls that each row is in; the prologue is not a statement.
    let mut depths = Vec::with_capacity(count);
    depths.push(usize::MAX);
    for tag in &function.machine.layout {
        let Some(marker) = function
            .record
            .markers
            .get(*tag)
            .filter(|marker| !marker.superseded)
        else {
            continue;
        };
        let Some(offset) = marker.offset else {
            continue;
        };
        let Some(mut row) = marker.row.or_else(|| {
            let entries = entries.get_or_init(|| Entries::of(function));
            entries.row(*tag, marker)
        }) else {
            continue;
        };
        let depth = inlined.depth(marker.scope);
        let mut superseded = false;
        while let Some((_, last)) = rows.last().filter(|last| last.0 == offset)
            && depths.last() >= Some(&depth)
        {
            // A statement without code that continues here starts here.
            let is_same = (last.point.file, last.point.line) == (row.point.file, row.point.line);
            row.is_stmt |= is_same && last.is_stmt;
            rows.pop();
            depths.pop();
            superseded = true;
        }
        // The same statement continues.
        let continues = !row.is_stmt && rows.last().is_some_and(|last| last.1.point == row.point);
        if superseded || !continues {
            rows.push((offset, row));
            depths.push(depth);
        }
    }
    rows
}

/// The markers of a function, for the rows of blocks that start in the middle of a statement.
struct Entries<'f> {
    function: &'f CompiledFunction,
    /// The keys of the markers, sorted.
    sorted: Vec<u128>,
    /// For each tag, the last row of the markers before it.
    before: Vec<Option<Row>>,
}

impl Entries<'_> {
    /// The key of a marker: its block, its offset, and its tag. Markers without an offset come
    /// first.
    fn key(block: u32, offset: Option<u32>, tag: usize) -> u128 {
        let offset = offset.map_or(0, |offset| u128::from(offset) + 1);
        u128::from(block) << 96 | offset << 32 | tag as u128
    }

    fn of(function: &CompiledFunction) -> Entries<'_> {
        let markers = &function.record.markers;
        let tagged = markers.iter().zip(0..);
        let mut sorted: Vec<_> = tagged
            .map(|(marker, tag)| Entries::key(marker.block, marker.offset, tag))
            .collect();
        sorted.sort_unstable();
        let mut last = None;
        let before = markers.iter().map(|marker| {
            let before = last;
            last = marker.row.or(last);
            before
        });
        Entries {
            function,
            before: before.collect(),
            sorted,
        }
    }

    /// Returns the row of a block that starts in the middle of a statement.
    fn row(&self, tag: usize, marker: &Marker) -> Option<Row> {
        // The statement starts here if its start is in the only predecessor and no code is between.
        let mut block = marker;
        while let Some(before) = block.after {
            let find = |tag| {
                let key = Entries::key(before, marker.offset, tag);
                self.sorted.partition_point(|known| *known < key)
            };
            let markers = self.sorted[find(0)..find(tag)].iter();
            // The low 32 bits of a key are the tag.
            let markers = markers.map(|key| &self.function.record.markers[*key as u32 as usize]);
            if let Some(row) = markers.clone().filter_map(|m| m.row).next_back() {
                return Some(row);
            }
            match markers.clone().find(|m| m.entry) {
                Some(entry) => block = entry,
                None => break,
            }
        }
        // Otherwise, the statement continues here. The layout of blocks does not give the
        // statement, so it is the last one in the order of the program.
        let row = (*self.before.get(tag)?)?;
        Some(Row {
            is_stmt: false,
            ..row
        })
    }
}
