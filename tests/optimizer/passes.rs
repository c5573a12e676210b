//! Random sequences of passes.

use super::bugs::Bug;
use super::ir::Unit;
use super::source::Random;
use super::{allocate, flow, linking, memory, motion, outline, parts, scalar};

/// A pass of a function; the last three are passes of the module.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Pass {
    Inline,
    ScalarReplacement,
    PromoteMemory,
    Fold,
    NumberValues,
    RemoveDead,
    CopyLoop,
    DuplicateTail,
    MergeTails,
    JoinBlocks,
    Hoist,
    Sink,
    MoveCold,
    SplitCold,
    Allocate,
    Demote,
    Outline,
    Link,
    Collect,
    Simplify,
}

/// The passes, each as often as it is chosen.
const PASSES: [Pass; 23] = [
    Pass::Inline,
    Pass::Inline,
    Pass::ScalarReplacement,
    Pass::PromoteMemory,
    Pass::PromoteMemory,
    Pass::Fold,
    Pass::NumberValues,
    Pass::RemoveDead,
    Pass::RemoveDead,
    Pass::CopyLoop,
    Pass::DuplicateTail,
    Pass::MergeTails,
    Pass::JoinBlocks,
    Pass::Hoist,
    Pass::Sink,
    Pass::MoveCold,
    Pass::Demote,
    Pass::Demote,
    Pass::Sink,
    Pass::CopyLoop,
    Pass::Link,
    Pass::Collect,
    Pass::Simplify,
];

/// The passes that are run on a program, each with the seed of its choices.
pub fn sequence(random: &mut Random) -> Vec<(Pass, u64)> {
    let mut passes: Vec<Pass> = (0..1 + random.below(10))
        .map(|_| PASSES[random.below(PASSES.len())])
        .collect();
    if random.chance(50) {
        passes[0] = Pass::PromoteMemory;
    }
    // Parts are not inlined again.
    if random.chance(15) {
        passes.push(Pass::Outline);
        let more = (0..random.below(4)).map(|_| PASSES[random.below(PASSES.len())]);
        passes.extend(more.filter(|pass| *pass != Pass::Inline));
    }
    if random.chance(25) {
        passes.push(Pass::Allocate);
    }
    // Code that is in another section is not changed any more.
    if random.chance(25) {
        passes.push(Pass::SplitCold);
    }
    let seeds = passes.into_iter();
    seeds
        .map(|pass| (pass, random.below(1 << 30) as u64))
        .collect()
}

/// Runs a pass on one function, or on all.
pub fn run(unit: &mut Unit, (pass, seed): (Pass, u64), bug: Option<Bug>) {
    let mut random = Random::new(seed);
    match pass {
        Pass::Link => return linking::link(unit, bug),
        Pass::Collect => return linking::collect(unit, bug),
        Pass::Simplify => return unit.module.simplify(),
        _ => {}
    }
    for number in 0..unit.functions.len() {
        if unit.ids[number].is_none() || random.chance(25) {
            continue;
        }
        match pass {
            Pass::Inline => flow::inline(unit, number, &mut random, bug),
            Pass::ScalarReplacement => memory::scalar_replacement(unit, number, &mut random, bug),
            Pass::PromoteMemory => memory::promote_memory(unit, number, &mut random, bug),
            Pass::Fold => scalar::fold(unit, number, bug),
            Pass::NumberValues => scalar::number_values(unit, number, bug),
            Pass::RemoveDead => scalar::remove_dead(unit, number, bug),
            Pass::CopyLoop => flow::copy_loop(unit, number, &mut random, bug),
            Pass::DuplicateTail => flow::duplicate_tail(unit, number, &mut random, bug),
            Pass::MergeTails => flow::merge_tails(unit, number, bug),
            Pass::JoinBlocks => flow::join_blocks(unit, number, bug),
            Pass::Hoist => motion::hoist(unit, number, &mut random, bug),
            Pass::Sink => motion::sink(unit, number, &mut random, bug),
            Pass::MoveCold => flow::move_cold(unit, number, &mut random, bug),
            Pass::SplitCold => parts::split_cold(unit, number, &mut random, bug),
            Pass::Allocate => allocate::allocate(unit, number, &mut random, bug),
            Pass::Demote => memory::demote(unit, number, &mut random, bug),
            Pass::Outline => outline::outline(unit, number, &mut random, bug),
            Pass::Link | Pass::Collect | Pass::Simplify => {}
        }
    }
}
