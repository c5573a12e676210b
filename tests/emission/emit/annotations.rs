//! Properties of declarations other than their types: annotations, columns, C++'s `mutable`,
//! `default` and `delete`, template aliases, and the options of the compiler.

use super::debugger::link;
use super::{check_with_tools, emitted_with, object_file, shapes, support, tool};
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::emit::EmitOptions;

/// The entries as `llvm-dwarfdump` prints them, one a line with its attributes.
fn entries(sections: &dwarfsmith::Sections, name: &str) -> Vec<String> {
    let said = tool("llvm-dwarfdump", &[], Some(&object_file(sections, name)));
    let mut entries: Vec<String> = Vec::new();
    for line in said.lines() {
        match line.trim_start().split_once(": ") {
            Some((_, entry)) if line.starts_with("0x") => entries.push(entry.trim().to_string()),
            _ => {
                let attribute = line.trim().replace('\t', " ").replace("DW_AT_", "");
                if let Some(last) = entries.last_mut().filter(|_| !attribute.is_empty()) {
                    *last += &format!(" {attribute}");
                }
            }
        }
    }
    entries
}

#[track_caller]
fn check(entries: &[String], start: &str, parts: &[&str]) {
    let is_wanted = |entry: &&String| entry.starts_with(start);
    let found: Vec<_> = entries.iter().filter(is_wanted).collect();
    let has_all = |entry: &&String| parts.iter().all(|part| entry.contains(part));
    assert!(found.iter().any(has_all), "{start} {parts:?}: {found:#?}");
}

/// readelf names LLVM's attributes as unknown ones, so it reads strict units only.
#[test]
fn readers_accept_them() {
    for dialect in [Dialect::Dwarf4, Dialect::Dwarf5] {
        let sections = shapes::emitted_as("annotations", dialect, &EmitOptions::default());
        let file = object_file(&sections, &format!("annotations-{dialect}"));
        tool("llvm-dwarfdump", &["--verify"], Some(&file));
        tool("eu-readelf", &["-w"], Some(&file));
    }
}

#[test]
fn declarations_are_annotated() {
    let entries = entries(&shapes::emitted("annotations"), "annotations-entries");
    let annotation = |name: &str, value: &str| {
        let parts = [
            format!("name (\"{name}\")"),
            format!("const_value ({value})"),
        ];
        check(&entries, "DW_TAG_LLVM_annotation", &[&parts[0], &parts[1]]);
    };
    for on in ["type", "member", "function", "variable", "parameter"] {
        annotation("btf_decl_tag", &format!("\"on a {on}\""));
    }
    annotation("btf_type_tag", "\"user\"");
    annotation("count", "7");
    // Each is a child of the entry that it is about.
    let at = |of: &str| entries.iter().position(|entry| entry.contains(of)).unwrap();
    assert_eq!(at("\"on a member\""), at("name (\"content\")") + 1);
    assert_eq!(at("\"user\""), at("DW_TAG_pointer_type") + 1);
    assert_eq!(at("\"on a parameter\""), at("name (\"n\")") + 1);
}

#[test]
fn declarations_of_cxx_have_their_details() {
    let entries = entries(&shapes::emitted("annotations"), "annotations-details");
    check(
        &entries,
        "DW_TAG_compile_unit",
        &[
            "APPLE_flags (\"-O2 -g\")",
            "LLVM_sysroot (\"/opt/root\")",
            "APPLE_sdk (\"Some.sdk\")",
            "GNU_pubnames (true)",
        ],
    );
    check(
        &entries,
        "DW_TAG_member",
        &["decl_column (46)", "mutable (true)"],
    );
    for (column, detail) in [
        (55, "defaulted (DW_DEFAULTED_in_class)"),
        (72, "deleted (true)"),
        (98, "defaulted (DW_DEFAULTED_out_of_class)"),
    ] {
        let column = format!("decl_column ({column})");
        check(&entries, "DW_TAG_subprogram", &[&column, detail]);
    }
    check(
        &entries,
        "DW_TAG_template_alias",
        &[
            "\"Box<int>\"",
            "name (\"Crate<int>\")",
            "decl_line (3)",
            "decl_column (29)",
        ],
    );
}

#[test]
fn strict_units_have_no_annotations() {
    for dialect in [Dialect::Dwarf4, Dialect::Dwarf5] {
        let options = EmitOptions {
            strict: true,
            ..EmitOptions::default()
        };
        let sections = emitted_with(&shapes::parsed("annotations"), dialect, &options);
        let name = format!("annotations-strict-{dialect}");
        check_with_tools(&sections, &name);
        let entries = entries(&sections, &name);
        assert!(
            !entries
                .iter()
                .any(|entry| entry.contains("LLVM") || entry.contains("APPLE"))
        );
        let tags = |entry: &&String| entry.starts_with("DW_TAG_template_alias");
        assert_eq!(entries.iter().filter(tags).count(), 1);
    }
}

/// Each sibling is an entry, or the end of the children that the entry is the last of.
#[test]
fn entries_refer_to_their_siblings() {
    for name in [
        "annotations",
        "attributes",
        "calls",
        "cxx-classes",
        "rust-enum",
        "two-units",
    ] {
        for dialect in [Dialect::Dwarf4, Dialect::Dwarf5] {
            let options = |siblings| EmitOptions {
                siblings,
                ..EmitOptions::default()
            };
            let sections = shapes::emitted_as(name, dialect, &options(true));
            let file = object_file(&sections, &format!("siblings-{name}-{dialect}"));
            tool("llvm-dwarfdump", &["--verify"], Some(&file));
            tool("eu-readelf", &["-w"], Some(&file));
            let said = tool("llvm-dwarfdump", &["--debug-info"], Some(&file));
            // The depth of each entry and of each end, by its offset in the text.
            let mut depths = std::collections::BTreeMap::new();
            let mut open: Vec<(String, usize)> = Vec::new();
            for line in said.lines() {
                if let Some((offset, rest)) =
                    line.split_once(':').filter(|_| line.starts_with("0x"))
                {
                    depths.insert(offset.to_string(), rest.len() - rest.trim_start().len());
                }
            }
            let mut depth = 0;
            for line in said.lines() {
                match line.split_once(':').filter(|_| line.starts_with("0x")) {
                    Some((offset, _)) => depth = depths[offset],
                    None => {
                        let sibling = line.trim().strip_prefix("DW_AT_sibling\t(");
                        if let Some(to) = sibling.and_then(|rest| rest.get(..10)) {
                            open.push((to.to_string(), depth));
                        }
                    }
                }
            }
            assert!(!open.is_empty(), "{name} {dialect}");
            for (to, depth) in open {
                assert_eq!(
                    depths.get(&to),
                    Some(&depth),
                    "{name} {dialect} {to}\n{said}"
                );
            }
            let without = shapes::emitted_as(name, dialect, &options(false));
            assert_eq!(
                without,
                shapes::emitted_as(name, dialect, &EmitOptions::default())
            );
        }
    }
}

/// gdb has no template aliases.
#[test]
fn lldb_reads_template_aliases() {
    let program = link(
        "annotations",
        &shapes::emitted("annotations"),
        "annotations-lldb",
    );
    let commands = [
        "breakpoint set -n used",
        "run",
        "frame variable",
        "target variable crate pointer",
    ];
    let said = support::lldb(&program, &commands);
    for value in [
        "(int) n = 5",
        "(Crate<int>) crate = (content = 8)",
        "(int *) pointer = 0x",
    ] {
        assert!(said.contains(value), "{value}:\n{said}");
    }
}
