//! Checks the depth of the stack along every path of an expression with branches.

use super::context::Context;
use super::fault::Fault;
use super::problem::Problem;
use crate::dwarf::{Operation, OperationKind, Operations};
use crate::units::Bytes;

/// An operation and its effect on the depth of the stack.
struct Step {
    offset: usize,
    end: usize,
    kind: OperationKind,
    /// The number of entries that the operation requires, pops and pushes; `None` if unknown.
    change: Option<(usize, usize, usize)>,
    /// The distance in bytes from the end of a branch to its target.
    distance: Option<i16>,
    /// The target of a branch, as the index of a step. The number of steps means the end.
    target: Option<usize>,
    /// The depth of the stack before the operation. The outer `None` means that no path has reached
    /// it yet; the inner `None` means that the depth is unknown.
    depth: Option<Option<usize>>,
}

/// Follows all paths through an expression whose operations can all be decoded. Returns true if a
/// path leaves more than one entry on the stack.
pub(super) fn check(context: &Context, bytes: &[u8], base: usize) -> Result<bool, Problem> {
    let mut steps = decode(context, bytes);
    let targets = steps
        .iter()
        .map(|step| target(step, &steps, base, bytes.len()));
    let targets: Vec<Option<usize>> = targets.collect::<Result<_, _>>()?;
    for (step, target) in steps.iter_mut().zip(targets) {
        step.target = target;
    }
    follow(context, &mut steps, base, bytes.len())
}

fn decode(context: &Context, bytes: &[u8]) -> Vec<Step> {
    let mut steps = Vec::new();
    let mut operations = Operations::new(context.encoding, bytes);
    while let Some(Ok((offset, operation))) = operations.next() {
        let kind = operation.kind();
        let change = match operation {
            Operation::Pick(index) => Some((usize::from(index) + 1, 0, 1)),
            // The next piece starts with an empty stack, independent of the previous depth.
            Operation::Piece(_) | Operation::BitPiece(..) => None,
            _ => kind
                .description()
                .counts()
                .map(|(pops, pushes)| (pops, pops, pushes)),
        };
        let distance = match operation {
            Operation::Skip(distance) | Operation::Bra(distance) => Some(distance),
            _ => None,
        };
        steps.push(Step {
            offset,
            end: operations.offset(),
            kind,
            change,
            distance,
            target: None,
            depth: None,
        });
    }
    steps
}

/// Returns the index of the step that a branch leads to; `None` for other operations. The
/// expression ends at byte `end`.
fn target(step: &Step, steps: &[Step], base: usize, end: usize) -> Result<Option<usize>, Problem> {
    let Some(distance) = step.distance else {
        return Ok(None);
    };
    let target = step.end as i128 + i128::from(distance);
    let landed = match usize::try_from(target) {
        Ok(target) if target == end => Some(steps.len()),
        Ok(target) => steps.binary_search_by_key(&target, |step| step.offset).ok(),
        Err(_) => None,
    };
    landed.map(Some).ok_or_else(|| {
        let (kind, size) = (step.kind, Bytes(end as u64));
        let detail = format!("{kind} to byte {target} of an expression of {size}");
        Problem::new(Fault::BranchTarget, base + step.offset, detail)
    })
}

/// Visits the steps from the start. A step is visited at most twice: once with a known depth, and
/// once more when a path with an unknown depth reaches it. The loop therefore ends.
///
/// At the end of the expression, paths may leave stacks of different depths: the top is the result.
fn follow(context: &Context, steps: &mut [Step], base: usize, end: usize) -> Result<bool, Problem> {
    let mut at_end: Option<Option<usize>> = None;
    let mut leaves_more = false;
    let mut pending = vec![(0, Some(context.initial))];
    let count = steps.len();
    while let Some((index, depth)) = pending.pop() {
        let seen = match steps.get_mut(index) {
            Some(step) => &mut step.depth,
            None => {
                leaves_more |= depth > Some(1);
                &mut at_end
            }
        };
        match (*seen, depth) {
            (None, _) => *seen = Some(depth),
            (Some(known), depth) if known == depth => continue,
            (Some(Some(1..)), Some(1..)) if index == count => continue,
            (Some(Some(known)), Some(depth)) => {
                let at = base + steps.get(index).map_or(end, |step| step.offset);
                let detail = format!("stacks with {known} and {depth} entries");
                return Err(Problem::new(Fault::UnevenPaths, at, detail));
            }
            (Some(Some(_)), None) => *seen = Some(None),
            (Some(None), _) => continue,
        }
        let Some(step) = steps.get(index) else {
            continue;
        };
        let after = match (depth, step.change) {
            (Some(depth), Some((needs, pops, pushes))) => {
                if depth < needs {
                    let detail = format!("{} takes {needs}, but the stack has {depth}", step.kind);
                    let at = base + step.offset;
                    return Err(Problem::new(Fault::StackUnderflow, at, detail));
                }
                Some(depth - pops + pushes)
            }
            _ => None,
        };
        if let Some(target) = step.target {
            pending.push((target, after));
        }
        if step.kind != OperationKind::Skip {
            pending.push((index + 1, after));
        }
    }
    let fault = match at_end {
        None => Fault::Endless,
        Some(Some(0)) => Fault::NothingLeft,
        _ => return Ok(leaves_more),
    };
    Err(Problem::new(fault, base + end, ""))
}
