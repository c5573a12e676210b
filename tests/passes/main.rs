//! The graph of a function body: read and written without a change, edited by hand, and edited at
//! random against a model of each byte.

mod after;
mod agreed;
mod borders;
mod cloned;
mod copies;
mod edits;
mod ended;
mod ids;
mod inline;
mod inlined_nodes;
mod instructions;
mod large;
mod layout;
mod meeting;
mod moved;
mod moves;
mod outline;
mod promotion;
mod random;
mod rejected;
mod returns;
mod shared;
mod sites;
mod tails;
mod unchanged;

#[path = "../support/all_steps.rs"]
mod all_steps;
#[allow(dead_code, reason = "single expressions and rules are not needed here")]
#[path = "../round_trip/generator.rs"]
mod generator;
#[path = "../support/mod.rs"]
mod support;
