//! A graph that is not edited is written as the body from which it was created.

use crate::generator::module;
use crate::support::{files_below, module_of};
use dwarfsmith::markers::{FunctionBody, FunctionGraph, GraphError};
use dwarfsmith::{Module, text};

/// The number of functions whose graph was written, and of those that have none.
#[derive(Debug, Default)]
struct Counts {
    written: u32,
    across_calls: u32,
    inconsistent: u32,
    /// The number of modules with calls that are not in the order of their positions.
    unsorted: u32,
}

impl Counts {
    /// Makes and writes the graph of each function.
    fn rewrite(&mut self, name: &str, mut module: Module) {
        let source = text::print(&module);
        let is_valid = module.validate().is_ok();
        let is_sorted = module.code.functions().all(|function| {
            let calls = function.calls().iter();
            calls.is_sorted_by_key(|call| call.return_position)
        });
        let (mut body, mut written) = (FunctionBody::default(), FunctionBody::default());
        let ids: Vec<_> = module
            .code
            .functions()
            .map(|function| function.id)
            .collect();
        for id in ids {
            module.load_function(id, &mut body).unwrap();
            let graph = match FunctionGraph::new(module.target, &body) {
                Ok(graph) => graph,
                Err(GraphError::AcrossCall { .. }) => {
                    self.across_calls += 1;
                    continue;
                }
                Err(error) => {
                    assert!(!is_valid, "{name}: {error}");
                    self.inconsistent += 1;
                    continue;
                }
            };
            graph.write(&mut written).unwrap();
            module.replace_function(id, &written).unwrap();
            self.written += 1;
        }
        let printed = text::print(&module);
        let [mut before, mut after] =
            [&source, &printed].map(|text| text.lines().collect::<Vec<_>>());
        if !is_sorted {
            // A graph has calls in the order of their positions: only the lines' order differs.
            self.unsorted += 1;
            before.sort_unstable();
            after.sort_unstable();
        }
        let mut pairs = before.iter().zip(&after);
        let difference = pairs.find(|(one, other)| one != other);
        assert!(before == after, "{name}: {difference:?}");
    }
}

#[test]
fn modules_of_files_are_unchanged() {
    let mut counts = Counts::default();
    for folder in ["tests/filetests", "tests/modules"] {
        for path in files_below(folder, "di") {
            let source = std::fs::read_to_string(&path).unwrap();
            if let Ok(parsed) = text::parse(module_of(&source)) {
                counts.rewrite(&path.display().to_string(), parsed.module);
            }
        }
    }
    println!("{counts:?}");
    assert!(counts.written > 400, "{counts:?}");
    assert!(counts.inconsistent < 40, "{counts:?}");
}

#[test]
fn random_modules_are_unchanged() {
    let mut counts = Counts::default();
    for seed in 0..2000 {
        counts.rewrite(&format!("seed {seed}"), module(seed));
    }
    println!("{counts:?}");
    assert!(counts.written > 2000, "{counts:?}");
}
