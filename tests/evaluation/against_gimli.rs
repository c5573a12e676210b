//! This library's evaluator against gimli's: the same expressions on the same states must give the
//! same results, or fail for the same kind of reason. Where the two differ, `docs/differences.md`
//! gives the reason, and the comparison recognizes the case.
//!
//! 400,000 expressions are generated;
//! `AGAINST_GIMLI=10000 cargo test --test evaluation against_gimli` compares 10,000.

mod compare;
mod differences;
mod generate;
mod gimli;
mod world;

use crate::corpus;
use crate::random::Random;
use compare::{Comparison, Tally};
use differences::DIFFERENCES;
use dwarfsmith::dwarf::OperationKind;
use generate::Generator;
use std::collections::{BTreeMap, BTreeSet};
use world::World;

/// The number of expressions that are compared, without `AGAINST_GIMLI`.
const USUAL: usize = 400_000;

/// The number of them that are evaluated in one state.
const TOGETHER: usize = 100;

/// The number of parts, each with its own random numbers, so that the same expressions are compared
/// on any number of cores.
const SHARES: usize = 16;

#[test]
fn generated_expressions_have_the_result_of_gimli() {
    let count = std::env::var("AGAINST_GIMLI").map_or(USUAL, |count| {
        count.parse().expect("AGAINST_GIMLI is a number")
    });
    let mut tally = Tally::default();
    std::thread::scope(|scope| {
        let shares: Vec<_> = (1..=SHARES)
            .map(|seed| scope.spawn(move || generated(seed as u64, count.div_ceil(SHARES))))
            .collect();
        for share in shares {
            tally.add(share.join().expect("no comparison panics"));
        }
    });
    let differences = told(tally);
    // Rare differences occur only in a large number of expressions.
    if count < USUAL {
        return;
    }
    let unmet: Vec<_> = DIFFERENCES
        .iter()
        .filter(|row| !differences.contains_key(row.id))
        .map(|row| row.id)
        .collect();
    assert!(
        unmet.is_empty(),
        "the two do not differ in {unmet:?} any more"
    );
}

fn generated(seed: u64, count: usize) -> Tally {
    let mut random = Random(seed);
    let mut tally = Tally::default();
    while tally.compared < count {
        let world = World::new(&mut random);
        let mut generator = Generator {
            world: &world,
            random: &mut random,
        };
        let expressions: Vec<Vec<u8>> = (0..TOGETHER).map(|_| generator.expression()).collect();
        let mut comparison = Comparison::new(&world);
        for expression in &expressions {
            comparison.check(expression, &mut tally);
        }
    }
    tally
}

/// Every expression that compilers wrote into the corpus, each once per unit.
#[test]
fn expressions_of_compilers_have_the_result_of_gimli() {
    let mut random = Random(2);
    let mut tally = Tally::default();
    for object in corpus::objects() {
        let file = std::fs::read(&object.path).expect("the object can be read");
        let before = tally.compared;
        for unit in corpus::units(&file) {
            let expressions: BTreeSet<&[u8]> = unit.expressions.iter().map(Vec::as_slice).collect();
            let expressions: Vec<&[u8]> = expressions.into_iter().collect();
            for together in expressions.chunks(TOGETHER) {
                let world = World::of_program(&mut random, unit.encoding, &unit.types);
                let mut comparison = Comparison::new(&world);
                together
                    .iter()
                    .for_each(|expression| comparison.check(expression, &mut tally));
            }
        }
        println!(
            "{object}: {} different expressions",
            tally.compared - before
        );
    }
    assert!(
        tally.compared > 40_000,
        "the corpus has only {} different expressions",
        tally.compared
    );
    told(tally);
}

/// Prints the results of the comparisons, fails for mistakes, and returns the differences.
fn told(tally: Tally) -> BTreeMap<&'static str, usize> {
    let Tally {
        compared,
        located,
        failures,
        differences,
        mistakes,
    } = tally;
    println!(
        "{compared} expressions, {located} locations alike\nfailures alike {failures:#?}\ndifferences {differences:#?}"
    );
    assert!(
        mistakes.is_empty(),
        "{} mistakes:\n{}",
        mistakes.len(),
        mistakes[..mistakes.len().min(20)].join("\n")
    );
    // Most expressions must have a result, or the comparison is mostly of failures.
    assert!(
        located * 2 > compared,
        "only {located} of {compared} expressions locate anything"
    );
    differences
}

#[test]
fn every_operation_of_dwarf_5_is_generated() {
    let generated: BTreeSet<OperationKind> = generate::kinds().collect();
    let standard = OperationKind::ALL
        .iter()
        .copied()
        .filter(|kind| kind.description().codes.standard_in(5));
    assert_eq!(generated, standard.collect());
}

#[test]
fn every_difference_is_described() {
    let document = include_str!("../../docs/differences.md");
    let described: Vec<&str> = document
        .lines()
        .filter_map(|line| line.strip_prefix("## gimli: "))
        .collect();
    let known: Vec<&str> = DIFFERENCES.iter().map(|row| row.id).collect();
    assert_eq!(described, known);
}
