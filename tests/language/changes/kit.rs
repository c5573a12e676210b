//! A module on which passes work, and the record of their results.

use crate::support::parsed;
use dwarfsmith::changes::{Changes, DefChange, LifetimeChange};
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::expr::DIExpr;
use dwarfsmith::lower::LowerOptions;
use dwarfsmith::markers::{BlockIndex, FunctionBody, FunctionId, Referrer};
use dwarfsmith::metadata::{Id, LifetimeId};
use dwarfsmith::{Module, Position, check, text};
use std::fmt::Write;
use std::path::Path;

/// A type of the scenarios, which are for an AMD GPU, as in the document.
pub const LONG: &str = "!3 = !DIBasicType(name: \"long\", size: 64, encoding: DW_ATE_signed)";
pub const INT: &str = "!3 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)";

/// A module with the function `f`: its sections, and nodes from `!3` on.
pub fn source(target: &str, code: &str, nodes: &[&str]) -> String {
    let head = [
        "!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: \"written by hand\")",
        "!1 = !DIFile(filename: \"f.c\", directory: \"/src\")",
        "!2 = distinct !DISubprogram(name: \"f\", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)",
    ];
    let nodes: Vec<&str> = head.iter().chain(nodes).copied().collect();
    format!("target \"{target}\"\n{code}\n{}\n", nodes.join("\n"))
}

pub fn local(number: u32, name: &str, line: u32) -> String {
    format!(
        "!{number} = !DILocalVariable(name: \"{name}\", scope: !2, file: !1, line: {line}, type: !3)"
    )
}

pub fn lifetime(number: u32, object: u32, operations: &str) -> String {
    format!("!{number} = distinct !DILifetime(object: !{object}, location: !DIExpr({operations}))")
}

pub struct Scenario {
    pub module: Module,
    pub body: FunctionBody,
    pub changes: Changes,
    function: FunctionId,
    dialect: Dialect,
    record: String,
}

impl Scenario {
    /// Reads the module, and loads its only function into a body.
    pub fn new(source: &str, dialect: Dialect) -> Scenario {
        let module = parsed(source);
        let function = FunctionId::from_index(0);
        let mut body = FunctionBody::default();
        module.load_function(function, &mut body).unwrap();
        let changes = module.changes();
        let mut scenario = Scenario {
            module,
            body,
            changes,
            function,
            dialect,
            record: String::new(),
        };
        scenario.stage("before");
        scenario
    }

    /// Replaces the function in the module, checks the module in every way, and records it. Returns
    /// the number of degradations in the dialect.
    pub fn stage(&mut self, title: &str) -> usize {
        self.module
            .replace_function(self.function, &self.body)
            .unwrap();
        let printed = text::print(&self.module);
        let again = text::parse(&printed)
            .unwrap_or_else(|errors| panic!("{title}: {errors:?}"))
            .module;
        assert_eq!(text::print(&again), printed, "{title}");
        let validated = self
            .module
            .validate()
            .unwrap_or_else(|errors| panic!("{title}: {errors}\n{printed}"));
        let lowered = validated.lower(&LowerOptions::new(self.dialect)).unwrap();
        let report = check::round_trip(&validated, &lowered, check::Options::default());
        assert!(report.is_clean(), "{title}: {report}");
        writeln!(
            self.record,
            "==== {title}\n\n{printed}\n---- {}\n\n{lowered}",
            self.dialect
        )
        .unwrap();
        lowered.degradations().len()
    }

    pub fn snapshot(self, name: &str) {
        let mut settings = insta::Settings::clone_current();
        settings.set_snapshot_path(Path::new(env!("CARGO_MANIFEST_DIR")).join("snapshots/changes"));
        settings.set_prepend_module_to_snapshot(false);
        settings.set_omit_expression(true);
        settings.bind(|| insta::assert_snapshot!(name, self.record));
    }

    /// The text of a lifetime, from `!DIExpr` on.
    pub fn location(&self, lifetime: LifetimeId) -> String {
        let printed = text::print(&self.module);
        let line = printed
            .lines()
            .filter(|line| line.contains("!DILifetime("))
            .nth(lifetime.index())
            .unwrap();
        line[line.find("!DIExpr(").unwrap()..line.len() - 1].to_string()
    }

    pub fn expression(&self, lifetime: LifetimeId) -> DIExpr {
        let lifetime = self.module.metadata.lifetimes.get(lifetime);
        lifetime.unwrap().location
    }

    pub fn set_referrer(&mut self, lifetime: LifetimeId, referrer: Referrer) {
        let def = self.body.find_def(lifetime).unwrap();
        self.body.set_referrer(def, referrer).unwrap();
    }

    pub fn move_def(&mut self, lifetime: LifetimeId, to: Position) {
        let def = self.body.find_def(lifetime).unwrap();
        self.body.move_marker(def, BlockIndex(0), to).unwrap();
    }

    /// The referrer of a whole register.
    pub fn register(&self, name: &str) -> Referrer {
        Referrer::register(self.module.target.register(name).unwrap())
    }

    /// A change of a lifetime with its markers.
    pub fn at(&mut self, lifetime: LifetimeId) -> DefChange<'_> {
        let def = self.body.find_def(lifetime).unwrap();
        self.changes
            .at(&mut self.module, &mut self.body, def)
            .unwrap()
    }

    pub fn of(&mut self, lifetime: LifetimeId) -> LifetimeChange<'_> {
        self.changes.of(&mut self.module, lifetime).unwrap()
    }
}

/// The nth lifetime of a module, in the order of the text.
pub fn nth(index: usize) -> LifetimeId {
    LifetimeId::from_index(index)
}
