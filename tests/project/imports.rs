//! The imports between source files: no two files of a folder may import each other, directly or
//! through others, so that each can be read without the files that use it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The path of a module in its crate; empty for the crate itself.
type Module = Vec<String>;

/// Files that may import each other: a location can be a composite, whose parts are locations.
const RECURSIVE: [[&str; 2]; 1] = [["eval::composite", "eval::location"]];

/// Collects the modules below a directory, with their texts.
fn read(directory: &Path, module: &Module, into: &mut BTreeMap<Module, String>) {
    let entries = fs::read_dir(directory).expect("a directory of sources");
    for entry in entries {
        let path = entry.expect("a directory entry").path();
        let name = path.file_stem().expect("a name").to_string_lossy();
        let inner: Module = module.iter().cloned().chain([name.to_string()]).collect();
        if path.is_dir() {
            // Programs are crates of their own.
            if name != "bin" {
                read(&path, &inner, into);
            }
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = fs::read_to_string(&path).expect("a source");
            let of = if name == "lib" { Module::new() } else { inner };
            into.insert(of, text);
        }
    }
}

/// Expands `a::{b, c::d}` into its paths.
fn expand(path: &str, before: &[String], into: &mut Vec<Module>) {
    let (head, group) = match path.split_once('{') {
        Some((head, rest)) => (head, rest.trim_end().strip_suffix('}')),
        None => (path, None),
    };
    let names = head.split("::").map(|name| {
        let name = name.trim();
        name.split(" as ").next().unwrap_or(name).to_string()
    });
    let names = names.filter(|name| !name.is_empty() && name != "self");
    let before: Module = before.iter().cloned().chain(names).collect();
    let Some(group) = group else {
        into.push(before);
        return;
    };
    let (mut depth, mut start) = (0, 0);
    for (at, byte) in group.bytes().enumerate().chain([(group.len(), b',')]) {
        match byte {
            b'{' => depth += 1,
            b'}' => depth -= 1,
            b',' if depth == 0 => {
                let item = group[start..at].trim();
                if !item.is_empty() {
                    expand(item, &before, into);
                }
                start = at + 1;
            }
            _ => {}
        }
    }
}

/// Returns the paths that the `use` declarations of a file name.
fn imports(text: &str) -> Vec<Module> {
    let mut found = Vec::new();
    let starts = |line: &str| {
        let line = line.strip_prefix("pub").map_or(line, |rest| {
            let rest = rest.strip_prefix('(').and_then(|rest| rest.split_once(')'));
            rest.map_or(&line[3..], |(_, rest)| rest)
        });
        line.trim_start().starts_with("use ")
    };
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        if !starts(line) || line.starts_with(' ') {
            continue;
        }
        let mut whole = line.to_string();
        while !whole.ends_with(';') {
            whole.push_str(lines.next().expect("the end of a declaration").trim());
        }
        let path = whole.split_once("use ").expect("a declaration").1;
        expand(path.trim_end_matches(';'), &[], &mut found);
    }
    found
}

/// The modules of a crate, with the paths that each imports.
struct Crate {
    imports: BTreeMap<Module, Vec<Module>>,
}

impl Crate {
    fn new(directory: &str) -> Crate {
        let mut texts = BTreeMap::new();
        let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(directory);
        read(&root, &Module::new(), &mut texts);
        let imports = texts.into_iter().map(|(of, text)| {
            let paths = imports(&text).into_iter();
            let paths = paths.map(|path| Crate::absolute(&of, path)).collect();
            (of, paths)
        });
        Crate {
            imports: imports.collect(),
        }
    }

    /// Returns a path from the root of the crate. A path into another crate names no module.
    fn absolute(of: &Module, path: Module) -> Module {
        let ups = path.iter().take_while(|name| *name == "super").count();
        let own = of.len().saturating_sub(ups);
        match path.first().map(String::as_str) {
            Some("crate") => path[1..].to_vec(),
            _ => [&of[..own], &path[ups..]].concat(),
        }
    }

    /// Returns the module that a path leads to.
    fn module_of(&self, path: &[String]) -> Option<Module> {
        let lengths = (1..=path.len()).rev();
        let modules = lengths.map(|length| &path[..length]);
        let mut known = modules.filter(|module| self.imports.contains_key(*module));
        known.next().map(<[String]>::to_vec)
    }

    /// True for the page of a room, which hands on what the files of its folder define.
    fn is_room(&self, module: &Module) -> bool {
        let mut after = self.imports.range(module.clone()..).skip(1);
        let next = after.next().map(|(next, _)| next);
        module.len() == 1 && next.is_some_and(|next| next.starts_with(module))
    }

    /// Returns the modules that each module needs.
    fn needs(&self) -> BTreeMap<&Module, BTreeSet<Module>> {
        let needs = self.imports.iter().map(|(of, paths)| {
            let needed = paths.iter().filter_map(|path| self.module_of(path));
            let needed = needed.filter(|module| !of.starts_with(module) && !self.is_room(module));
            (of, needed.collect())
        });
        needs.collect()
    }
}

/// Returns the modules that a module needs, directly or not.
fn reach<'n>(
    from: &Module,
    needs: &'n BTreeMap<&Module, BTreeSet<Module>>,
) -> BTreeSet<&'n Module> {
    let (mut found, mut waiting) = (BTreeSet::new(), vec![from]);
    while let Some(module) = waiting.pop() {
        for needed in needs.get(module).into_iter().flatten() {
            if found.insert(needed) {
                waiting.push(needed);
            }
        }
    }
    found
}

#[test]
fn no_two_files_need_each_other() {
    for directory in ["src", "dwarfsmith-cranelift/src"] {
        let all = Crate::new(directory);
        let needs = all.needs();
        let reached: BTreeMap<_, _> = (needs.keys())
            .map(|module| (*module, reach(module, &needs)))
            .collect();
        let mut circles = Vec::new();
        for (one, needed) in &reached {
            for other in needed.iter().filter(|other| **other > *one) {
                let pair = [one.join("::"), other.join("::")];
                if reached[*other].contains(*one) && !RECURSIVE.iter().any(|known| *known == pair) {
                    circles.push(pair.join(" and "));
                }
            }
        }
        let list = circles.join("\n");
        assert!(
            circles.is_empty(),
            "{directory}: these need each other:\n{list}"
        );
    }
}

#[test]
fn imports_are_found() {
    let text = "use super::a::{self, B, c::{D, E as F}};\n    use x::y;\npub(crate) use g::H;\n";
    let found: Vec<String> = imports(text).iter().map(|path| path.join("::")).collect();
    let expected = [
        "super::a",
        "super::a::B",
        "super::a::c::D",
        "super::a::c::E",
        "g::H",
    ];
    assert_eq!(found, expected);
}
