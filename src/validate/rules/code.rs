//! Rules on a function's code: blocks, markers, line rows, scope ranges.

use super::super::checker::{Cause, Checker, Place};
use super::super::{CodeItem, Node, Rule, names, referrer};
use super::markers::{Event, LifetimeWalker, ValueUse};
use super::{constants, expressions, value_places};
use crate::markers::{
    CodeRange, FunctionView, Marker, MarkerIndex, MarkerMode, Referrer, ReferrerId,
};
use crate::metadata::lists::push;
use crate::metadata::{CodeId, DICode, Id, LifetimeId, Object, Scope};
use crate::units::{Count, Position};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// Checks all rules on one function's code, except frame rules.
pub(super) fn check(
    checker: &mut Checker<'_, '_>,
    function: FunctionView<'_>,
    walker: &mut LifetimeWalker,
) {
    if checker.index.is_rejected_function(function.id) {
        // The function is already reported as a whole, and its lifetimes have no known place.
        reject_lifetimes(checker, function);
        return;
    }
    let sound = blocks(checker, function) && has_no_stray_markers(checker, function);
    walker.begin();
    let order = match sound {
        true => BlockOrder::Sound,
        false => BlockOrder::Unsound,
    };
    markers(checker, function, order, walker);
    if sound {
        walker.check(checker, function);
    } else {
        reject_lifetimes(checker, function);
    }
    if value_places::hold(checker, function, &walker.uses) {
        value_places::check_sound(checker, function, &walker.uses);
    } else {
        value_places::check_known(checker, function, &walker.uses);
        expressions::check_value_uses(checker, function, &mut walker.uses);
        value_places::check(checker, function, &mut walker.uses);
    }
    rows(checker, function);
    scopes(checker, function);
}

fn reject_lifetimes(checker: &mut Checker<'_, '_>, function: FunctionView<'_>) {
    for (_, marker) in function.blocks().flat_map(|block| block.markers()) {
        reject(checker, marker);
    }
}

/// Rejects the node that a marker names. Returns the lifetime, unless it is a label.
fn reject(checker: &mut Checker<'_, '_>, marker: Marker) -> Option<LifetimeId> {
    match marker {
        Marker::Def(id, _) | Marker::Kill(id) => {
            checker.index.reject(id);
            Some(id)
        }
        Marker::Label(id) => {
            checker.index.rejected.set(id);
            None
        }
    }
}

/// `E301` for markers that were stored for another module. Only the number of these markers is
/// known.
fn has_no_stray_markers(checker: &mut Checker<'_, '_>, function: FunctionView<'_>) -> bool {
    if function.stray_markers == 0 {
        return true;
    }
    let message = format!(
        "the function has {} for nodes of another module; begin its body again, with nodes of this module",
        Count(function.stray_markers, "marker")
    );
    checker.report(Rule::MissingNode, Node::Function(function.id), message);
    false
}

/// Whether the positions of markers can be compared with those of their blocks.
#[derive(Clone, Copy, PartialEq, Eq)]
enum BlockOrder {
    Sound,
    /// A block is out of order or past the end, an edge leads from or to a block that does not
    /// exist, or a marker names a node of another module.
    Unsound,
}

/// `E401` and `E403`. Returns true if the control flow can be followed.
fn blocks(checker: &mut Checker<'_, '_>, function: FunctionView<'_>) -> bool {
    let mut sound = true;
    let mut last = Position::START;
    let count = function.block_count();
    if function.stray_edges > 0 {
        let message = format!(
            "the function has {} from blocks that it does not have; name one of its {}",
            Count(function.stray_edges, "edge"),
            Count(count, "block")
        );
        checker.report(Rule::MissingSuccessor, Node::Function(function.id), message);
        sound = false;
    }
    for (number, block) in function.blocks().enumerate() {
        let (start, size) = (block.range.start, function.size);
        let node = Node::Item(function.id, start, CodeItem::Block);
        if start < last {
            let message = format!(
                "block {number} starts at {start:#x}, before the previous block, which starts at {last:#x}; add blocks in \
                 layout order"
            );
            checker.report(Rule::BlockOrder, node, message);
            sound = false;
        } else if start > Position(size) {
            let message = format!(
                "block {number} starts at {start:#x}, but the function has {size:#x} bytes; remove the block"
            );
            checker.report(Rule::BlockOrder, node, message);
            sound = false;
        }
        last = start;
        for to in block.successors {
            if *to as usize >= count {
                let message = format!(
                    "block {number} has block {to} as a successor, but the function has {}; name one of them",
                    Count(count, "block")
                );
                checker.report(Rule::MissingSuccessor, node, message);
                sound = false;
            }
        }
    }
    sound
}

/// Returns the message of `E402` for a marker outside of its block or before the previous marker,
/// which is at `last`.
fn misplaced(
    position: Position,
    (number, CodeRange { start, end }): (usize, CodeRange),
    last: Position,
) -> String {
    match position < start || position > end {
        true => format!(
            "a marker is at {position:#x}, but block {number} is at {start:#x}..{end:#x}; add it to the block of its position"
        ),
        false => format!(
            "a marker is at {position:#x}, but the previous marker is at {last:#x}; add the markers of a block in ascending \
             order"
        ),
    }
}

/// `E402`, `E209`, `E301`, and the violations of referrers that are independent of expressions.
fn markers(
    checker: &mut Checker<'_, '_>,
    function: FunctionView<'_>,
    order: BlockOrder,
    walker: &mut LifetimeWalker,
) {
    let mut next = 0;
    for (number, block) in function.blocks().enumerate() {
        let ends_lifetimes = function.mode == MarkerMode::BlockLocal || block.successors.is_empty();
        let mut last = block.range.start;
        for (position, marker, id) in block.numbered_markers() {
            let index = next;
            let node = Node::Marker(function.id, MarkerIndex(index));
            next += 1;
            if order == BlockOrder::Sound {
                // `last` is not before the block's start.
                if position < last || position > block.range.end {
                    let wrong = misplaced(position, (number, block.range), last);
                    let lifetime = reject(checker, marker);
                    let site = (node, checker.in_function(function.id, lifetime));
                    checker.report(Rule::MarkerPosition, site, wrong);
                    continue;
                }
                last = position;
            }
            let (Marker::Def(lifetime, _) | Marker::Kill(lifetime)) = marker else {
                if let Marker::Label(code) = marker {
                    label(checker, function, (node, position), code);
                }
                continue;
            };
            if checker.module.metadata.lifetimes.get(lifetime).is_none()
                && let Some(missing) = names::missing(checker.module, lifetime)
            {
                let cause = Cause::Lifetime(lifetime, Rule::MissingNode);
                let message = || format!("the marker at {position:#x} {missing}");
                checker.report_cause(cause, Rule::MissingNode, node, message);
                continue;
            }
            if checker.broken.get(lifetime.index()) {
                continue;
            }
            let event = Event {
                lifetime,
                block: number as u32,
                index,
                position,
                def: matches!(marker, Marker::Def(..)),
                ends_lifetimes,
            };
            push(&mut walker.events, event);
            if let Marker::Def(_, given) = marker {
                def(checker, function, walker, event, (given, id));
            }
        }
    }
}

fn def(
    checker: &mut Checker<'_, '_>,
    function: FunctionView<'_>,
    walker: &mut LifetimeWalker,
    event: Event,
    (given, id): (Referrer, ReferrerId),
) {
    let (module, lifetime) = (checker.module, event.lifetime);
    let Some(node) = module.metadata.lifetimes.get(lifetime) else {
        return;
    };
    let location = node.location;
    if let Some(home) = checker
        .only_subprogram(node.object)
        .filter(|home| *home != function.subprogram)
    {
        let other = names::subprogram_name(checker.module, home);
        let name = checker.lifetime(lifetime);
        let message = format!(
            "the dbg.def of {name} is at {:#x}, but its object is in `{other}`; move the dbg.def there",
            event.position
        );
        checker.report(Rule::OtherFunction, event.site(checker, function), message);
        checker.index.reject(lifetime);
        checker.unplaced.set(lifetime.index());
        return;
    }
    let constant = constants::constant_lifetime(checker, function.id, lifetime, node, given);
    walker.constants.extend(constant);
    if let Referrer::Value(value) = given {
        let used = ValueUse {
            value,
            lifetime,
            location,
            index: event.index,
        };
        push(&mut walker.uses, used);
        return;
    }
    if checker.is_sound(function, id) {
        expressions::check_def(checker, function, lifetime, (given, id));
        return;
    }
    if let Some((rule, what)) = checker.referrer_error(function, given) {
        let cause = Cause::Referrer(function.id, given);
        checker.report_cause(cause, rule, event.site(checker, function), || {
            format!(
                "the referrer of the dbg.def at {:#x} {what}",
                event.position
            )
        });
        checker.index.reject(lifetime);
        return;
    }
    if let Some((rule, what)) = referrer::frameless(module, function, given) {
        let cause = Cause::Function(function.id, rule);
        checker.report_cause(cause, rule, event.site(checker, function), || {
            format!(
                "the referrer of the dbg.def at {:#x} {what}",
                event.position
            )
        });
        checker.index.reject(lifetime);
    }
    expressions::check_def(checker, function, lifetime, (given, id));
}

fn label(
    checker: &mut Checker<'_, '_>,
    function: FunctionView<'_>,
    (node, position): (Node, Position),
    code: CodeId,
) {
    let module = checker.module;
    if let Some(missing) = names::missing(module, code) {
        let message = format!("the dbg.label at {position:#x} {missing}");
        checker.report(Rule::MissingNode, node, message);
        return;
    }
    let Some(DICode::Label { name, scope, .. }) = module.metadata.codes.get(code) else {
        return;
    };
    if let Some(home) = checker
        .index
        .subprogram_of(*scope)
        .filter(|home| *home != function.subprogram)
    {
        let (label, other) = (
            module.metadata.strings.get(*name),
            names::subprogram_name(checker.module, home),
        );
        let message = format!(
            "the dbg.label of `{label}` is at {position:#x}, but the label is in `{other}`; move the dbg.label there"
        );
        checker.report(Rule::OtherFunction, node, message);
        checker.index.rejected.set(code);
    }
}

/// Returns true if the rows of a function's line table ascend and are inside the function, and all
/// name one file that is not rejected, as in most functions.
fn are_rows_sound(checker: &Checker<'_, '_>, function: FunctionView<'_>) -> bool {
    let mut rows = function.rows();
    let Some(first) = rows.next() else {
        return true;
    };
    let (end, mut last) = (Position(function.size), first.position);
    let file = (first.file, first.file.module());
    last < end
        && rows.all(|row| {
            let is_after = row.position >= last;
            last = row.position;
            is_after && last < end && (row.file, row.file.module()) == file
        })
        && names::missing(checker.module, first.file).is_none()
        && !checker.index.rejected.has(first.file)
}

/// `E412`.
fn rows(checker: &mut Checker<'_, '_>, function: FunctionView<'_>) {
    if are_rows_sound(checker, function) {
        return;
    }
    let mut last = Position::START;
    // The file of the last row, if a row can name it.
    let mut known = None;
    for row in function.rows() {
        let (position, size) = (row.position, function.size);
        let node = Node::Item(function.id, position, CodeItem::LineRow);
        let wrong = if position < last {
            Some(format!(
                "after one at {last:#x}; add rows in ascending order"
            ))
        } else if position >= Position(size) {
            Some(format!(
                "outside the function, which has {size:#x} bytes; remove it"
            ))
        } else {
            None
        };
        if let Some(wrong) = wrong {
            let cause = Cause::Listed(function.id, Rule::LineRow);
            checker.report_cause(cause, Rule::LineRow, node, || {
                format!("the row for line {} at {position:#x} is {wrong}", row.line)
            });
            checker.index.rejected.lines.set(function.id.index());
        }
        last = position;
        if known == Some((row.file, row.file.module())) {
            continue;
        }
        known = None;
        if let Some(missing) = names::missing(checker.module, row.file) {
            let cause = Cause::File(function.id, row.file);
            checker.report_cause(cause, Rule::MissingNode, node, || {
                format!("the line row {missing}")
            });
        }
        // A line row cannot name a file that is missing or rejected.
        match checker.index.rejected.has(row.file) {
            true => _ = checker.index.rejected.lines.set(function.id.index()),
            false => known = Some((row.file, row.file.module())),
        }
    }
}

/// `E413` to `E415`.
fn scopes(checker: &mut Checker<'_, '_>, function: FunctionView<'_>) {
    let module = checker.module;
    let size = function.size;
    // The ranges to compare with those of the enclosing scopes.
    let mut sound: Vec<(Scope, CodeRange)> = Vec::new();
    // The scopes with a range that is not compared.
    let mut dropped: Vec<Scope> = Vec::new();
    for scoped in function.scopes() {
        let CodeRange { start, end } = scoped.range;
        let node = Node::Item(function.id, start, CodeItem::ScopeRange);
        let name = || names::scope_name(checker.module, scoped.scope);
        let violation = if let Some(missing) = names::missing(module, scoped.scope) {
            Some((
                Rule::MissingNode,
                format!("the range {start:#x}..{end:#x} {missing}"),
            ))
        } else if scoped.range.is_empty() || end > Position(size) {
            let message = format!(
                "the range {start:#x}..{end:#x} of {} is empty or outside the function, which has {size:#x} bytes; cut it to the function's code",
                name()
            );
            Some((Rule::ScopeRange, message))
        } else if checker.index.is_rejected_scope(scoped.scope) {
            continue;
        } else if !matches!(scoped.scope, Scope::Block(_) | Scope::Inlined(_)) {
            let message = format!(
                "the range {start:#x}..{end:#x} is of {}; name a lexical block or an inlined scope",
                name()
            );
            Some((Rule::ScopeFunction, message))
        } else {
            let home = checker.index.subprogram_of(scoped.scope);
            home.filter(|home| *home != function.subprogram)
                .map(|home| {
                    let other = names::subprogram_name(checker.module, home);
                    let message = format!(
                        "the range {start:#x}..{end:#x} is of {}, which is in `{other}`; move the range there",
                        name()
                    );
                    (Rule::ScopeFunction, message)
                })
        };
        match violation {
            Some((rule, message)) => {
                checker.report(rule, node, message);
                checker.index.rejected.ranges.set(function.id.index());
                dropped.push(scoped.scope);
            }
            None => sound.push((scoped.scope, scoped.range)),
        }
    }
    dropped.sort_unstable();
    nesting(checker, function, sound, &dropped);
    if dropped.is_empty() {
        scopes_without_code(checker, function);
    }
}

/// `W405`. The code of a single scope may be deleted while its values remain. If no inlined scope
/// has code, or if no scope at all has code, the backend probably forgot to record the ranges.
fn scopes_without_code(checker: &mut Checker<'_, '_>, function: FunctionView<'_>) {
    let metadata = &checker.module.metadata;
    let ranges = function.scopes();
    let is_inlined = |scope| matches!(scope, Scope::Inlined(_));
    let lacks_inlined =
        checker.named.has_origins && !ranges.iter().any(|scoped| is_inlined(scoped.scope));
    let lacks_all = ranges.is_empty() && !metadata.blocks.is_empty();
    if !lacks_inlined && !lacks_all {
        return;
    }
    let without_code = |marker: Marker| {
        let Marker::Def(lifetime, _) = marker else {
            return None;
        };
        let Object::Variable(id) = metadata.lifetimes.get(lifetime)?.object else {
            return None;
        };
        let node = metadata.variables.get(id)?;
        let words = match node.scope {
            _ if lacks_inlined && node.origin.is_some() => [
                "inlined variables",
                "inlined scope",
                "no debugger shows them",
            ],
            Scope::Block(_) if lacks_all => [
                "variables of lexical blocks",
                "block",
                "debuggers show them in the whole function, or nowhere",
            ],
            _ => return None,
        };
        Some((id, words))
    };
    let mut markers = function.blocks().flat_map(|block| block.markers());
    let Some((variable, words)) = markers.find_map(|(_, marker)| without_code(marker)) else {
        return;
    };
    let place = Place {
        variable: Some(variable),
        ..checker.in_function(function.id, None)
    };
    let [variables, scope, effect] = words;
    let message = format!(
        "the function has markers of {variables}, and none of its {scope}s has code, so that {effect}; \
         add the ranges of each {scope}"
    );
    let node = Node::Function(function.id);
    checker.report(Rule::ScopesWithoutCode, (node, place), message);
}

/// `E415`. A scope inside one of the `dropped` scopes is not checked: it could be reported for a
/// range that is not missing.
fn nesting(
    checker: &mut Checker<'_, '_>,
    function: FunctionView<'_>,
    mut ranges: Vec<(Scope, CodeRange)>,
    dropped: &[Scope],
) {
    ranges.sort_unstable();
    // Join ranges of a scope that overlap or touch.
    ranges.dedup_by(|next, last| {
        let is_joined = next.0 == last.0 && next.1.start <= last.1.end;
        if is_joined {
            last.1.end = last.1.end.max(next.1.end);
        }
        is_joined
    });
    for &(scope, range) in &ranges {
        let Some(around @ (Scope::Block(_) | Scope::Inlined(_))) =
            checker.module.metadata.parent(scope)
        else {
            continue;
        };
        if dropped.binary_search(&around).is_ok() {
            continue;
        }
        // The last range of the outer scope that starts at or before this one.
        let after =
            ranges.partition_point(|(other, wide)| (*other, wide.start) <= (around, range.start));
        let within = after
            .checked_sub(1)
            .and_then(|index| ranges.get(index))
            .is_some_and(|(other, wide)| *other == around && range.end <= wide.end);
        if !within {
            let (inner, outer) = (
                names::scope_name(checker.module, scope),
                names::scope_name(checker.module, around),
            );
            let CodeRange { start, end } = range;
            let message = format!(
                "{inner} has code at {start:#x}..{end:#x} outside of the enclosing {outer}; add the range to {outer}"
            );
            checker.report(
                Rule::ScopeNesting,
                Node::Item(function.id, start, CodeItem::ScopeRange),
                message,
            );
            checker.index.rejected.ranges.set(function.id.index());
        }
    }
}
