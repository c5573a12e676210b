//! The report that the driver prints about a compiled program.

use std::fmt::Write;

use crate::compile::Output;
use dwarfsmith_cranelift::{Op, Operand, Place, Source, Storage};

use crate::debug::FunctionDebug;
use crate::debuginfo::Summary;
use crate::hir::{ScopeKind, type_name};

/// Describes the storage of a variable.
fn held_in(function: &FunctionDebug, variable: usize, storage: &Storage) -> String {
    match storage {
        Storage::Slot(slot) => match function.compiled.machine.slots.get(*slot) {
            Some(offset) => format!("stack slot at cfa{offset:+}"),
            None => "stack slot".into(),
        },
        Storage::AtAddress => "at an address".into(),
        Storage::Leaves(leaves) => {
            let (assigns, constants) = assigns(function, variable);
            let parts = leaves.len();
            let s = if parts == 1 { "" } else { "s" };
            format!("{parts} part{s}, {assigns} assignments, {constants} of constants")
        }
    }
}

/// Adds a line for each variable.
fn variables(function: &FunctionDebug, output: &Output, text: &mut String) {
    let held = &function.compiled.record.variables;
    for (index, (variable, held)) in function.variables.iter().zip(held).enumerate() {
        let ty = type_name(&output.debug.structs, &variable.ty);
        let held = held_in(function, index, &held.storage);
        let from = if variable.inlined { " (inlined)" } else { "" };
        let _ = writeln!(
            text,
            "  {}: {ty}, line {}{from}, scope {}: {held}",
            variable.name, variable.span.line, variable.scope
        );
    }
}

/// Returns the report about all functions.
pub fn report(output: &Output, verbose: bool) -> String {
    let mut text = String::new();
    for function in &output.debug.functions {
        let machine = &function.compiled.machine;
        let inlined = function
            .scopes
            .iter()
            .filter(|s| matches!(s.kind, ScopeKind::Inlined))
            .count();
        let lost = function
            .compiled
            .record
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
            function.compiled.record.markers.len(),
            function.compiled.record.values.len()
        );
        variables(function, output, &mut text);
        let located = located(function);
        let pure = function
            .compiled
            .record
            .values
            .iter()
            .filter(|v| v.op != Op::Root)
            .count();
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
        output.cuts()
    );
    text
}

/// Returns the report about the debug information: sections, degradations, coverage.
pub fn debug_info(output: &Output, summary: &Summary) -> String {
    let mut text = String::new();
    for (name, size) in &summary.sections {
        let _ = writeln!(text, "section {name}: {size} bytes");
    }
    for lost in &summary.degradations {
        let _ = writeln!(text, "degraded: {lost}");
    }
    // For each kind of variable, the number of bytes of code in which variables are in scope, and
    // of those in which they also have a location.
    let mut kinds = [
        ("parameters", 0u64, 0u64),
        ("local variables", 0, 0),
        ("inlined variables", 0, 0),
    ];
    for (function, covered) in output.debug.functions.iter().zip(&summary.covered) {
        for (variable, covered) in function.variables.iter().zip(covered) {
            let kind = match (variable.inlined, variable.param) {
                (true, _) => 2,
                (false, Some(_)) => 0,
                (false, None) => 1,
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

/// Returns the code of a scope and of the scopes in it.
fn scope_code(function: &FunctionDebug, scope: usize) -> Vec<(u32, u32)> {
    let mut code = Vec::new();
    for (index, ranges) in function.compiled.machine.scope_ranges.iter().enumerate() {
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

/// Returns the number of bytes of a range that `covered` contains. The ranges of `covered` may
/// overlap.
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
    let mut values: Vec<usize> = function
        .compiled
        .machine
        .ranges
        .iter()
        .map(|r| r.value)
        .collect();
    values.dedup();
    values.len()
}

fn assigns(function: &FunctionDebug, index: usize) -> (usize, usize) {
    let mut counts = (0, 0);
    for marker in &function.compiled.record.markers {
        for event in &marker.events {
            if let Some(source) = event.source
                && event.variable == index
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

/// Adds all records, for developers of toyc.
fn details(function: &FunctionDebug, text: &mut String) {
    for block in &function.compiled.machine.blocks {
        let _ = writeln!(
            text,
            "    block {:#x}..{:#x} -> {:?}",
            block.start, block.end, block.successors
        );
    }
    for tag in &function.compiled.machine.layout {
        let marker = &function.compiled.record.markers[*tag];
        let row = marker
            .row
            .map(|r| (r.point.line, r.point.column, r.is_stmt));
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
            let name = &function.variables[event.variable].name;
            let _ = writeln!(
                text,
                "      {} {name} {} = {:?}",
                event.variable, event.part, event.source
            );
        }
    }
    for (number, value) in function.compiled.record.values.iter().enumerate() {
        let _ = writeln!(text, "    value {number}: {:?} = {:?}", value.ty, value.op);
    }
    for range in &function.compiled.machine.ranges {
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
    for (offset, rule) in &function.compiled.machine.frame {
        let _ = writeln!(text, "    cfi {offset:#x}: {rule:?}");
    }
    for (scope, ranges) in function.compiled.machine.scope_ranges.iter().enumerate() {
        let info = &function.scopes[scope];
        let _ = writeln!(
            text,
            "    scope {scope}: in {:?} {:?} {ranges:x?}",
            info.parent, info.kind
        );
    }
}
