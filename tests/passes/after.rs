//! Checks after a change of the control flow: the module is valid, its lowered DWARF has its
//! meaning in all dialects, and objects have the locations that a test expects.

use crate::all_steps::{self, StepOptions};
use crate::support;
use core::ops::Range;
use dwarfsmith::changes::{Changes, InlineSite, Inlined, Outlined, OutlinedPart, ValueMap};
use dwarfsmith::check::expect::Expectations;
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::lower::LowerOptions;
use dwarfsmith::markers::{
    BlockCode, CodeBlockId, FunctionBody, FunctionGraph, FunctionId, GraphError, Referrer,
    SplitSide, ValueId,
};
use dwarfsmith::{Module, Position, text};

/// The nodes that most modules have in common, each with its number.
const COMMON: [(&str, &str); 4] = [
    (
        "!9",
        r#"!DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)"#,
    ),
    (
        "!4",
        r#"distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1)"#,
    ),
    (
        "!0",
        r#"distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "example")"#,
    ),
    ("!1", r#"!DIFile(filename: "f.c", directory: "/src")"#),
];

/// The module of a source, with the common nodes that it names and does not define.
pub fn parsed(source: &str) -> Module {
    let mut source = format!("{source}\n");
    for (number, node) in COMMON {
        let is_number = |(at, _): &(usize, &str)| {
            let next = source[at + number.len()..].chars().next();
            !next.is_some_and(|next| next.is_ascii_digit())
        };
        let is_named = source.match_indices(number).any(|found| is_number(&found));
        if is_named && !source.contains(&format!("\n{number} = ")) {
            source += &format!("{number} = {node}\n");
        }
    }
    support::parsed(&source)
}

/// The graph of the function with a symbol.
pub fn graph_of(module: &Module, symbol: &str) -> (FunctionId, FunctionGraph) {
    let mut functions = module.code.functions();
    let view = functions.find(|view| module.metadata.strings.get(view.symbol) == symbol);
    let id = view.unwrap().id;
    (id, module.function_graph(id).unwrap())
}

pub fn store(module: &mut Module, id: FunctionId, graph: &FunctionGraph) {
    let mut body = FunctionBody::default();
    graph.write(&mut body).unwrap();
    module.replace_function(id, &body).unwrap();
}

/// A module with a function `add`, and a function that calls it.
pub struct Inlining {
    pub module: Module,
    pub changes: Changes,
    pub callee: FunctionGraph,
    pub id: FunctionId,
    pub caller: FunctionGraph,
    /// The call.
    pub site: InlineSite,
}

impl Inlining {
    /// The call is a range of the block with this number in `caller`.
    pub fn of(source: &str, caller: &str, (block, range): (usize, Range<u32>)) -> Inlining {
        let module = parsed(source);
        let (_, callee) = graph_of(&module, "add");
        let (id, caller) = graph_of(&module, caller);
        let block = caller.blocks().nth(block).unwrap();
        Inlining {
            site: InlineSite::new(block, range),
            changes: module.changes(),
            module,
            callee,
            id,
            caller,
        }
    }

    /// Inlines `add`, or a part of it, at the call.
    pub fn inline(
        &mut self,
        part: Option<&[CodeBlockId]>,
        names: &mut ValueMap,
    ) -> Result<Inlined, GraphError> {
        self.inline_at(self.site, part, names)
    }

    pub fn inline_at(
        &mut self,
        site: InlineSite,
        part: Option<&[CodeBlockId]>,
        names: &mut ValueMap,
    ) -> Result<Inlined, GraphError> {
        let (module, caller) = (&mut self.module, &mut self.caller);
        match part {
            None => (self.changes).inline(module, caller, site, &self.callee, names),
            Some(part) => {
                let part = (&self.callee, part);
                self.changes.inline_part(module, caller, site, part, names)
            }
        }
    }
}

/// Names for the values of a function that is called, from 100 on.
pub fn names() -> ValueMap {
    ValueMap::new(ValueId(100))
}

/// Inserts four bytes of code at the start of a block, after the markers there.
pub fn insert(graph: &mut FunctionGraph, block: CodeBlockId) {
    let code = BlockCode {
        size: 4,
        ..BlockCode::default()
    };
    let side = SplitSide::Before;
    graph.insert_code(block, Position(0), code, side).unwrap();
}

/// Replaces `NAME` and `NAME'` by the node of the variable in `f` and in `f.part`, which comes later.
pub fn with_numbers(module: &Module, lines: &str) -> String {
    let printed = text::print(module);
    let mut lines = lines.to_owned();
    for name in ["x", "y", "z"] {
        let named = format!("name: \"{name}\"");
        let nodes = printed.lines().filter(|line| line.contains(&named));
        let numbers = nodes.filter_map(|line| Some(line.split_once(" = !DILocalVariable")?.0));
        for (number, used) in numbers.zip([format!(" {name} ="), format!(" {name}' =")]) {
            lines = lines.replace(&used, &format!(" {number} ="));
        }
    }
    lines
}

/// The nodes without the bounded lifetimes that the code does not name.
pub fn used_nodes(nodes: &str, code: &str) -> String {
    let is_used = |line: &&str| {
        let (number, _) = line.split_once(" = ").unwrap_or(("", ""));
        !line.contains("DIOpReferrer") || code.contains(number)
    };
    nodes.lines().filter(is_used).collect::<Vec<_>>().join("\n")
}

/// A module whose function `f` is edited.
pub struct Edited {
    pub module: Module,
    pub changes: Changes,
    pub id: FunctionId,
    pub graph: FunctionGraph,
    pub blocks: Vec<CodeBlockId>,
}

impl Edited {
    pub fn of(source: &str) -> Edited {
        let module = parsed(source);
        let (id, graph) = graph_of(&module, "f");
        Edited {
            changes: module.changes(),
            id,
            blocks: graph.blocks().collect(),
            graph,
            module,
        }
    }

    /// Outlines some blocks as the function with a symbol. It is called if there are names for the
    /// values in it.
    pub fn outline(
        &mut self,
        symbol: &str,
        blocks: Range<usize>,
        called: Option<&mut ValueMap>,
    ) -> Outlined {
        let part = OutlinedPart {
            symbol: self.module.text(symbol),
            blocks: &self.blocks[blocks],
            called,
        };
        let (module, graph) = (&mut self.module, &mut self.graph);
        self.changes.outline(module, graph, part).unwrap()
    }

    /// Stores the function and the one that was outlined from it, without the nodes that nothing
    /// names any more.
    pub fn store_both(&mut self, outlined: &FunctionGraph) {
        self.store();
        let mut body = FunctionBody::default();
        outlined.write(&mut body).unwrap();
        self.module.add_function(&body);
        self.module.collect(&mut []);
    }

    /// Stores the function.
    pub fn store(&mut self) {
        store(&mut self.module, self.id, &self.graph);
    }

    /// Stores the function, with values in these registers in the whole function, the first of
    /// which has the number `first`. Checks what must hold after the change.
    pub fn checked_with(mut self, first: u32, registers: &[&str], lines: &str) -> String {
        let mut body = FunctionBody::default();
        self.graph.write(&mut body).unwrap();
        let size = body.size();
        for (value, register) in (first..).zip(registers) {
            let register = self.module.target.register(register).unwrap();
            body.value(ValueId(value), 0x0..size, Referrer::register(register));
        }
        self.module.replace_function(self.id, &body).unwrap();
        check(&self.module, lines)
    }
}

/// The number of the `nth` printed instance of a variable, from 1.
fn instance<'t>(printed: &'t str, name: &str, nth: usize) -> &'t str {
    let variables = printed
        .lines()
        .filter_map(|line| line.split_once(" = !DILocalVariable("));
    let named = format!("name: \"{name}\"");
    let mut instances = variables.clone().filter(|(_, fields)| {
        let origin = fields
            .split_once("origin: ")
            .map(|(_, rest)| rest.trim_end_matches(')'));
        let mut all = variables.clone();
        all.any(|(number, fields)| Some(number) == origin && fields.contains(&named))
    });
    instances
        .nth(nth - 1)
        .map_or("missing", |(number, _)| number)
}

/// `;!` lines where `name^` and `name^2` are the first and the second instance of a variable.
fn with_instances(lines: &str, printed: &str) -> String {
    let mut whole = String::new();
    for line in lines.lines() {
        let Some((before, after)) = line.split_once('^') else {
            whole += &format!("{line}\n");
            continue;
        };
        let (place, name) = before.rsplit_once(' ').unwrap();
        let digits = after.find(' ').unwrap();
        let nth = after[..digits].parse().unwrap_or(1);
        let number = instance(printed, name, nth);
        whole += &format!("{place} {number}{}\n", &after[digits..]);
    }
    whole
}

/// Checks a module, and what `;!` lines say of it. Returns the printed module.
pub fn check(module: &Module, lines: &str) -> String {
    let printed = text::print(module);
    let lines = with_instances(lines, &printed);
    let source = format!("{printed}\n{lines}\n");
    let parsed = text::parse(&source).unwrap_or_else(|errors| panic!("{errors:?}\n{source}"));
    if let Err(diagnostics) = module.validate() {
        panic!("{diagnostics}\n{printed}");
    }
    let expectations = Expectations::read(&source, &parsed)
        .unwrap_or_else(|errors| panic!("{errors:?}\n{printed}"));
    let validated = parsed.module.validate().unwrap();
    let failures = expectations.against_reference(&validated);
    assert!(failures.is_empty(), "{}\n{printed}", failures[0]);
    for dialect in Dialect::ALL {
        let lowered = validated.lower(&LowerOptions::new(dialect)).unwrap();
        let failures = expectations.against_lowered(&lowered);
        assert!(failures.is_empty(), "{dialect}: {}\n{printed}", failures[0]);
    }
    let wrong = all_steps::wrong(module, &StepOptions::full());
    assert!(wrong.is_empty(), "{:?}\n{printed}", wrong[0]);
    printed
}
