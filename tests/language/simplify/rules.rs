//! Rules of simplification. `tests/filetests/simplify/rules.di` has the smallest expression to
//! which each rule applies, and the most similar one to which it must not.

use crate::support::thread_time;
use dwarfsmith::expr::DIExprBuilder;
use dwarfsmith::{Target, Type};

/// Each rule's name is above its expressions. The rule changes the first of them.
#[test]
fn every_rule_has_a_case() {
    let file = include_str!("../../filetests/simplify/rules.di");
    for rule in DIExprBuilder::rules() {
        let (_, case) = file
            .split_once(&format!("\n; {rule}\n"))
            .unwrap_or_else(|| panic!("no case for {rule}"));
        let (_, node) = case.split_once("\n!").unwrap_or_default();
        let number = case.strip_prefix('!').unwrap_or(node);
        let answer = format!("\n; !{}: !DIExpr(", number.split_once(' ').unwrap().0);
        let by = file.split_once(&answer).and_then(|(_, answer)| {
            let (_, by) = answer.lines().next()?.rsplit_once(" by ")?;
            Some(by)
        });
        assert!(
            by.is_some_and(|by| by.split(", ").any(|name| name == rule)),
            "{rule} is not what changes its expression"
        );
    }
}

/// The time is proportional to the size, also for deeply nested expressions.
#[test]
fn time_is_proportional_to_the_size_of_an_expression() {
    let target = Target::by_name("x86_64").unwrap();
    let i64 = Type::int(64);
    let shapes: [fn(&mut DIExprBuilder, u64); 3] = [
        |b, n| {
            for _ in 0..n {
                b.constant(Type::int(64), 1).unwrap().add().unwrap();
            }
        },
        |b, n| {
            for _ in 0..n {
                b.read().unwrap().neg().unwrap();
            }
        },
        |b, n| {
            for bits in 0..n {
                let ty = Type::bits(64 + 8 * (bits + 1));
                b.arg(0, Type::int(8)).unwrap().composite(2, ty).unwrap();
            }
        },
    ];
    for shape in shapes {
        let mut b = DIExprBuilder::new(target);
        b.referrer(i64).unwrap();
        shape(&mut b, 10_000);
        let start = thread_time();
        b.simplify();
        let time = thread_time() - start;
        assert!(time.as_secs() < 10, "{time:?}");
    }
}
