//! The report that the driver prints about a compiled program.

use std::fmt::Write;

use crate::compile::Output;
use crate::debug::{Event, FunctionDebug, Op, Operand, Place, Source, Storage};
use crate::debuginfo::Summary;
use crate::hir::{ScopeKind, type_name};

/// The whole report.
pub fn report(output: &Output, verbose: bool) -> String {
    let mut text = String::new();
    for function in &output.debug.functions {
        let machine = &function.machine;
        let inlined = function
            .scopes
            .iter()
            .filter(|s| matches!(s.kind, ScopeKind::Inlined { .. }))
            .count();
        let lost = function
            .markers
            .iter()
            .filter(|m| m.offset.is_none())
            .count();
        let _ = writeln!(
            text,
            "function {} (line {}): {} bytes, {} blocks, {} inlined calls, {} markers ({lost} removed), {} values",
            function.name,
            function.span.line,
            machine.code.len(),
            machine.blocks.len(),
            inlined,
            function.markers.len(),
            function.values.len()
        );
        for (index, variable) in function.variables.iter().enumerate() {
            let ty = type_name(&output.debug.structs, &variable.ty);
            let held = match &variable.storage {
                Storage::Slot(slot) => match machine.slots.get(*slot) {
                    Some(offset) => format!("stack slot at cfa{offset:+}"),
                    None => "stack slot".into(),
                },
                Storage::Leaves(leaves) => {
                    let (assigns, constants) = assigns(function, index);
                    format!(
                        "{} part(s), {assigns} assignments, {constants} of constants",
                        leaves.len()
                    )
                }
            };
            let from = if variable.origin.is_some() {
                " (inlined)"
            } else {
                ""
            };
            let _ = writeln!(
                text,
                "  {}: {ty}, line {}{from}, scope {}: {held}",
                variable.name, variable.span.line, variable.scope
            );
        }
        let located = located(function);
        let pure = function.values.iter().filter(|v| v.op != Op::Root).count();
        let _ = writeln!(
            text,
            "  {} value ranges for {located} values; {pure} values can be recomputed",
            machine.ranges.len()
        );
        if verbose {
            details(function, &mut text);
        }
    }
    let _ = writeln!(
        text,
        "{} value ranges shortened after decoding the code",
        output.cuts
    );
    text
}

/// The results for the records: sections, degradations, coverage.
pub fn debug_info(output: &Output, summary: &Summary) -> String {
    let mut text = String::new();
    for (name, size) in &summary.sections {
        let _ = writeln!(text, "section {name}: {size} bytes");
    }
    for lost in &summary.degradations {
        let _ = writeln!(text, "lost in {lost}");
    }
    // Bytes of code in scope, and of these with a location: for parameters,
    // other variables, and inlined copies of either.
    let mut kinds = [
        ("parameters", 0u64, 0u64),
        ("local variables", 0, 0),
        ("inlined variables", 0, 0),
    ];
    for (function, covered) in output.debug.functions.iter().zip(&summary.covered) {
        for (variable, covered) in function.variables.iter().zip(covered) {
            let kind = match (variable.origin, variable.param) {
                (Some(_), _) => 2,
                (None, Some(_)) => 0,
                (None, None) => 1,
            };
            let scope = scope_code(function, variable.scope);
            kinds[kind].1 += scope
                .iter()
                .map(|range| u64::from(range.1 - range.0))
                .sum::<u64>();
            kinds[kind].2 += scope
                .iter()
                .map(|range| common(*range, covered))
                .sum::<u64>();
        }
    }
    for (kind, all, covered) in kinds {
        let share = if all == 0 {
            100.0
        } else {
            covered as f64 * 100.0 / all as f64
        };
        let _ = writeln!(
            text,
            "coverage of {kind}: {share:.0} % ({covered} of {all} bytes in scope)"
        );
    }
    text
}

/// The code of a scope and of the scopes in it.
fn scope_code(function: &FunctionDebug, scope: usize) -> Vec<(u32, u32)> {
    let mut code = Vec::new();
    for (index, ranges) in function.scope_ranges.iter().enumerate() {
        let mut around = Some(index);
        while let Some(current) = around.filter(|current| *current > scope) {
            around = function.scopes.get(current).and_then(|scope| scope.parent);
        }
        if around == Some(scope) {
            code.extend_from_slice(ranges);
        }
    }
    code
}

/// The number of bytes of a range that are covered by ranges, which may overlap.
fn common(range: (u32, u32), covered: &[(u32, u32)]) -> u64 {
    let mut covered = covered.to_vec();
    covered.sort_unstable();
    let (mut from, mut sum) = (range.0, 0);
    for (start, end) in covered {
        let (start, end) = (start.max(from), end.min(range.1));
        if start < end {
            sum += u64::from(end - start);
            from = end;
        }
    }
    sum
}

fn located(function: &FunctionDebug) -> usize {
    let mut values: Vec<usize> = function.machine.ranges.iter().map(|r| r.value).collect();
    values.dedup();
    values.len()
}

fn assigns(function: &FunctionDebug, index: usize) -> (usize, usize) {
    let mut counts = (0, 0);
    for marker in &function.markers {
        for event in &marker.events {
            if let Event::Assign {
                variable, source, ..
            } = event
                && *variable == index
                && !marker.entry
            {
                counts.0 += 1;
                if let Source::Operand(Operand::Const(_)) = source {
                    counts.1 += 1;
                }
            }
        }
    }
    counts
}

/// All records, for people who work on toyc.
fn details(function: &FunctionDebug, text: &mut String) {
    for block in &function.machine.blocks {
        let _ = writeln!(
            text,
            "    block {:#x}..{:#x} -> {:?}",
            block.start, block.end, block.successors
        );
    }
    for tag in &function.machine.layout {
        let marker = &function.markers[*tag];
        let row = marker.row.map(|r| (r.span.line, r.span.column, r.is_stmt));
        let _ = writeln!(
            text,
            "    marker {tag} at {:#x?} clif block {} entry {} scope {} row {row:?} superseded {}",
            marker.offset.unwrap_or(0),
            marker.block,
            marker.entry,
            marker.scope,
            marker.superseded
        );
        for event in &marker.events {
            let name = |v: &usize| format!("{v} {}", function.variables[*v].name);
            let _ = match event {
                Event::Assign {
                    variable,
                    leaf,
                    source,
                } => {
                    writeln!(text, "      {} {leaf:?} = {source:?}", name(variable))
                }
                Event::Kill { variable, leaf } => {
                    writeln!(text, "      {} {leaf:?} unknown", name(variable))
                }
            };
        }
    }
    for (number, value) in function.values.iter().enumerate() {
        let _ = writeln!(text, "    value {number}: {:?} = {:?}", value.ty, value.op);
    }
    for range in &function.machine.ranges {
        let place = match range.place {
            Place::Register(number) => format!("register {number}"),
            Place::Cfa(offset) => format!("cfa{offset:+}"),
        };
        let _ = writeln!(
            text,
            "    value {} in {place} {:#x}..{:#x}",
            range.value, range.start, range.end
        );
    }
    for row in &function.machine.cfi {
        let _ = writeln!(text, "    cfi {:#x}: {:?}", row.offset, row.rule);
    }
    for (scope, ranges) in function.scope_ranges.iter().enumerate() {
        let info = &function.scopes[scope];
        let _ = writeln!(
            text,
            "    scope {scope}: in {:?} {:?} {ranges:x?}",
            info.parent, info.kind
        );
    }
}
