//! Runs a compiled program, and evaluates each variable by the metadata at each position.
//!
//! The steps in the code state which statements of the source are done. So the values that
//! variables should have at a position are those after the last of these steps.

use super::ir::{BYTES, End, Op, Unit, Value};
use super::machine::{Contents, Machine, SLOT, is_fixed, words};
use super::source::{Event, Frame, Program, Step};
use dwarfsmith::check::reference::{Form, Reference};
use dwarfsmith::check::{self, Options};
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::lower::LowerOptions;
use dwarfsmith::markers::{
    Base, CodeBlockId, FunctionBody, FunctionId, FunctionView, Marker, Referrer, ValueId,
};
use dwarfsmith::metadata::{Object, Scope, VariableId};
use dwarfsmith::{ByteOffset, Module, Position};
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// Pairs of a position and a word of a variable that is declared there: all, and those that have a
/// value; the same in functions with register allocation, where values that are not needed any more are
/// in no place. And positions: all, and those that have a line.
#[derive(Clone, Copy, Default, Debug)]
pub struct Counts {
    pub words: usize,
    pub shown: usize,
    pub allocated_words: usize,
    pub allocated_shown: usize,
    pub positions: usize,
    pub lines: usize,
}

impl std::ops::AddAssign for Counts {
    fn add_assign(&mut self, other: Counts) {
        self.words += other.words;
        self.shown += other.shown;
        self.allocated_words += other.allocated_words;
        self.allocated_shown += other.allocated_shown;
        self.positions += other.positions;
        self.lines += other.lines;
    }
}

/// The lines of the calls from a function to an inlined scope, and the function that is there.
#[derive(Clone, PartialEq, Debug)]
struct Path {
    lines: Vec<u32>,
    function: usize,
}

fn path(module: &Module, mut scope: Scope, functions: &HashMap<String, usize>) -> Option<Path> {
    let mut lines = Vec::new();
    let mut innermost = None;
    loop {
        match scope {
            Scope::Inlined(id) => {
                let node = module.metadata.inlined.get(id)?;
                innermost = innermost.or(Some(node.origin));
                lines.insert(0, node.call_line);
                scope = node.scope;
            }
            Scope::Block(id) => scope = module.metadata.blocks.get(id)?.scope,
            Scope::Subprogram(id) => {
                let id = innermost.unwrap_or(id);
                let name = module.metadata.subprograms.get(id)?.name;
                let function = *functions.get(module.metadata.strings.get(name))?;
                return Some(Path { lines, function });
            }
            _ => return None,
        }
    }
}

/// A variable of a function: one of the source's, or of a function that was inlined.
struct Known {
    id: VariableId,
    /// The number of the source's variable.
    number: usize,
    words: usize,
    path: Path,
}

/// What is known of the code of a function.
struct Code<'m> {
    view: FunctionView<'m>,
    starts: BTreeMap<CodeBlockId, u32>,
    variables: Vec<Known>,
    scopes: HashMap<Scope, Path>,
    boundaries: Vec<Position>,
}

struct Run<'a> {
    unit: &'a Unit,
    program: &'a Program,
    steps: &'a [Step],
    done: usize,
    reference: Reference<'a>,
    code: Vec<Option<Code<'a>>>,
    /// The number of the source's function, by the name of a function or of a part of it.
    names: HashMap<String, usize>,
    words: HashMap<u64, i32>,
    /// The locations in memory since the last alloca or call, by the boundary before the position and
    /// the variable: locations change only at boundaries.
    fixed: RefCell<HashMap<(Position, VariableId), Form>>,
    /// The next free address.
    free: u64,
    counts: Counts,
}

/// Gives each value that a marker names a slot, in functions without register allocation.
fn place_values(unit: &mut Unit) {
    let functions = unit.functions.iter().zip(&unit.ids);
    let ids = functions.filter_map(|(function, id)| match function.homes {
        Some(_) => None,
        None => *id,
    });
    for id in ids.collect::<Vec<_>>() {
        let mut body = FunctionBody::default();
        unit.module.load_function(id, &mut body).unwrap();
        let values: BTreeSet<u32> = body
            .markers()
            .filter_map(|placed| match placed.marker {
                Marker::Def(_, Referrer::Value(value)) => Some(value.0),
                _ => None,
            })
            .collect();
        for value in values {
            let offset = ByteOffset((u64::from(value) * SLOT) as i32);
            body.value(
                ValueId(value),
                0..body.size(),
                Referrer::slot(Base::Cfa, offset),
            );
        }
        unit.module.replace_function(id, &body).unwrap();
    }
}

/// Runs a program in its current state, and checks its DWARF in a dialect. The error is the first
/// difference.
pub fn check(
    unit: &mut Unit,
    program: &Program,
    (steps, result): &(Vec<Step>, i32),
    lowered: Option<Dialect>,
) -> Result<Counts, String> {
    unit.store();
    place_values(unit);
    let unit = &*unit;
    let validated = match unit.module.validate() {
        Ok(validated) => validated,
        Err(diagnostics) => return Err(format!("the module is not valid: {diagnostics}")),
    };
    super::parts::check(unit, &validated)?;
    // A debugger sees the same.
    if let Some(dialect) = lowered {
        let lowered = validated
            .lower(&LowerOptions::new(dialect))
            .map_err(|one| one.to_string())?;
        let options = Options { states: 1, seed: 0 };
        let report = check::round_trip(&validated, &lowered, options);
        if let Some(mismatch) = report.mismatches.first() {
            return Err(mismatch.to_string());
        }
    }
    let names = program.functions.iter().enumerate();
    let mut names: HashMap<String, usize> = names
        .map(|(number, function)| (function.name.clone(), number))
        .collect();
    // The name of a part is its symbol.
    for (function, id) in unit.functions.iter().zip(&unit.ids) {
        if let (Some(source), Some(view)) = (
            function.source,
            id.and_then(|id| unit.module.code.function(id)),
        ) {
            let symbol = unit.module.metadata.strings.get(view.symbol);
            names.insert(symbol.into(), source);
        }
    }
    let reference = Reference::new(&unit.module, |_| false);
    let code = unit.ids.iter().enumerate().map(|(number, id)| {
        let id = (*id)?;
        Some(code_of(&reference, unit, program, (number, id), &names))
    });
    let code = code.collect();
    let mut run = Run {
        unit,
        program,
        steps,
        done: 0,
        reference,
        code,
        names,
        words: HashMap::new(),
        fixed: RefCell::default(),
        free: 0x1000,
        counts: Counts::default(),
    };
    let arguments: Vec<i64> = program
        .arguments
        .iter()
        .map(|one| i64::from(*one))
        .collect();
    let found = run.call(unit.main, &arguments, 0)?;
    match found == i64::from(*result) && run.done == steps.len() {
        true => Ok(run.counts),
        false => Err(format!("the program is wrong: {found}, not {result}")),
    }
}

fn code_of<'m>(
    reference: &Reference<'_>,
    unit: &'m Unit,
    program: &Program,
    (number, id): (usize, FunctionId),
    names: &HashMap<String, usize>,
) -> Code<'m> {
    let module = &unit.module;
    let function = &unit.functions[number];
    let view = module.code.function(id).unwrap();
    let mut starts = BTreeMap::new();
    let mut start = 0;
    for id in function.graph.blocks() {
        starts.insert(id, start);
        start += function.blocks[&id].size();
    }
    let mut variables = Vec::new();
    for (id, node) in module.metadata.variables.iter() {
        let Some(path) = path(module, node.scope, names) else {
            continue;
        };
        if subprogram(module, node.scope) != Some(view.subprogram) {
            continue;
        }
        let origin = node
            .origin
            .and_then(|origin| module.metadata.variables.get(origin));
        let name = module
            .metadata
            .strings
            .get(origin.unwrap_or(node).name.unwrap());
        let source = &program.functions[path.function].variables;
        let number = source.iter().position(|one| one.name == name).unwrap();
        variables.push(Known {
            id,
            number,
            words: source[number].words,
            path,
        });
    }
    let scopes = view.scopes().iter();
    let scopes = scopes.filter_map(|one| Some((one.scope, path(module, one.scope, names)?)));
    let boundaries = reference.boundaries(view.id);
    Code {
        view,
        starts,
        variables,
        scopes: scopes.collect(),
        boundaries,
    }
}

fn subprogram(module: &Module, mut scope: Scope) -> Option<dwarfsmith::metadata::SubprogramId> {
    loop {
        scope = match scope {
            Scope::Inlined(id) => module.metadata.inlined.get(id)?.scope,
            Scope::Block(id) => module.metadata.blocks.get(id)?.scope,
            Scope::Subprogram(id) => return Some(id),
            _ => return None,
        }
    }
}

impl Run<'_> {
    fn frames(&self) -> &[Frame] {
        self.done
            .checked_sub(1)
            .map_or(&[], |last| &self.steps[last].frames)
    }

    fn step(&mut self, events: &[Event]) -> Result<(), String> {
        match self.steps.get(self.done) {
            Some(step) if events.contains(&step.event) => {
                self.done += 1;
                Ok(())
            }
            other => Err(format!(
                "the program is wrong: {events:?} instead of {:?}",
                other.map(|step| step.event)
            )),
        }
    }

    /// Runs a function. `base` is the number of the source's calls around a part of one.
    fn call(&mut self, number: usize, arguments: &[i64], base: usize) -> Result<i64, String> {
        let function = &self.unit.functions[number];
        let base = match function.source {
            Some(_) => base,
            None => self.frames().len(),
        };
        self.fixed.borrow_mut().clear();
        let homes = function.homes.as_ref();
        let mut frame = Contents::default();
        let mut id = function.graph.entry();
        let mut passed: Vec<i64> = arguments.to_vec();
        loop {
            let block = &function.blocks[&id];
            for (value, number) in block.parameters.iter().zip(passed) {
                frame.set(*value, number, homes);
            }
            let code = self.code[number]
                .as_ref()
                .ok_or("a removed function is called")?;
            let mut at = code.starts[&id];
            for inst in &block.insts {
                if inst.op.size() > 0 {
                    self.observe((number, at, inst.line), base, &frame)?;
                    at += BYTES;
                }
                match self.inst(&inst.op, &frame.values, base)? {
                    Some(value) => frame.set(inst.result, value, homes),
                    None => {
                        if let Op::Move(place, value) = inst.op {
                            frame.write(place, frame.values.get(&value).copied().unwrap_or(0));
                        }
                    }
                }
            }
            if block.end.size() > 0 {
                self.observe((number, at, block.line), base, &frame)?;
            }
            let get = |value: &Value| frame.values.get(value).copied().unwrap_or(0);
            let edge = match &block.end {
                End::Jump(edge) => edge,
                End::Branch(value, one, other) => match get(value) {
                    0 => other,
                    _ => one,
                },
                End::Return(value) => {
                    self.fixed.borrow_mut().clear();
                    if function.source.is_none() {
                        self.step(&[Event::Returned])?;
                    }
                    return Ok(get(value));
                }
            };
            passed = edge.arguments.iter().map(get).collect();
            id = edge.to;
        }
    }

    fn inst(
        &mut self,
        op: &Op,
        values: &HashMap<Value, i64>,
        base: usize,
    ) -> Result<Option<i64>, String> {
        let get = |value: &Value| values.get(value).copied().unwrap_or(0);
        Ok(Some(match op {
            Op::Const(value) => i64::from(*value),
            Op::Binary(operator, a, b) => i64::from(operator.apply(get(a) as i32, get(b) as i32)),
            Op::Alloca(words) => {
                let start = self.free;
                self.free += 4 * u64::from(*words);
                // Memory that was not written has any contents.
                let words = (start..self.free).step_by(4);
                self.words
                    .extend(words.map(|address| (address, 0x5a5a_5a5a)));
                self.fixed.borrow_mut().clear();
                start as i64
            }
            Op::Address(memory, word) => get(memory) + 4 * i64::from(*word),
            Op::Load(address) => {
                i64::from(self.words.get(&(get(address) as u64)).copied().unwrap_or(0))
            }
            Op::Store(address, value) => {
                self.words.insert(get(address) as u64, get(value) as i32);
                return Ok(None);
            }
            Op::Call(callee, arguments) => {
                let arguments: Vec<i64> = arguments.iter().map(get).collect();
                self.call(*callee, &arguments, base)?
            }
            Op::Step(events) => {
                self.step(events)?;
                return Ok(None);
            }
            Op::Move(..) => return Ok(None),
        }))
    }

    /// Compares the metadata at a position with the source.
    fn observe(
        &mut self,
        (number, at, line): (usize, u32, u32),
        base: usize,
        frame: &Contents,
    ) -> Result<(), String> {
        let code = self.code[number]
            .as_ref()
            .expect("a function that is called");
        let place = || {
            let source = self.unit.functions[number].source.unwrap_or(number);
            let name = &self.program.functions[source].name;
            match self.unit.functions[number].source {
                Some(_) => format!("part {number} of {name}+{at:#x}"),
                None => format!("{name}+{at:#x}"),
            }
        };
        let shown = self
            .line(code, at, line)
            .map_err(|error| format!("{}: {error}", place()))?;
        let function = &self.unit.functions[number];
        let mut counts = Counts {
            positions: 1,
            lines: usize::from(shown),
            ..Counts::default()
        };
        let machine = Machine {
            frame,
            words: &self.words,
        };
        let before = code.boundaries.partition_point(|boundary| boundary.0 <= at);
        let boundary = code.boundaries[before - 1];
        let site = Some((code.view.id, Position(at)));
        let mut at_place = self.reference.at(site, &machine);
        for known in &code.variables {
            let frames = self.frames().get(base..).unwrap_or(&[]);
            let lines = known.path.lines.iter();
            // An inlined call that was merged from calls on two lines has line 0.
            let is_there = lines.enumerate().all(|(depth, line)| {
                frames
                    .get(depth + 1)
                    .is_some_and(|frame| *line == 0 || frame.line == *line)
            });
            // Which of the calls on line 0 is active is not known; so these are not counted.
            let is_counted = !known.path.lines.contains(&0);
            let frame = frames.get(known.path.lines.len());
            let frame = frame.filter(|frame| is_there && frame.function == known.path.function);
            let expected = frame.and_then(|frame| frame.variables[known.number].as_ref());
            let key = (boundary, known.id);
            let fixed = self.fixed.borrow().get(&key).cloned();
            let form = match fixed {
                Some(form) => form,
                None => {
                    let found = at_place.object(Object::Variable(known.id));
                    found
                        .map_err(|error| format!("{}: {error:?}", place()))?
                        .form
                }
            };
            let mut found = vec![None; known.words];
            let is_same = words(&form, &machine, 0, &mut found);
            if is_fixed(&form) {
                self.fixed.borrow_mut().insert(key, form);
            }
            for (word, value) in found.into_iter().enumerate() {
                let expected = expected.map(|words| words[word]);
                let [all, shown] = match function.homes {
                    None => [&mut counts.words, &mut counts.shown],
                    Some(_) => [&mut counts.allocated_words, &mut counts.allocated_shown],
                };
                *all += usize::from(is_counted && expected.is_some());
                *shown += usize::from(is_counted && value.is_some());
                if !is_same || value.is_some() && value != expected {
                    let name = &self.program.functions[known.path.function].variables;
                    return Err(format!(
                        "{}, after step {}: word {word} of {} in {:?} is {value:?}, not {expected:?}",
                        place(),
                        self.done,
                        name[known.number].name,
                        known.path.lines
                    ));
                }
            }
        }
        self.counts += counts;
        Ok(())
    }

    /// Whether a position has a line. It must be that of the instruction, and the innermost scope
    /// must be in the function of the line.
    fn line(&self, code: &Code<'_>, at: u32, line: u32) -> Result<bool, String> {
        let row = code.view.rows().rfind(|row| row.position.0 <= at);
        let Some(row) = row.filter(|row| row.line > 0) else {
            return Ok(false);
        };
        if row.line != line {
            return Err(format!("the line is {}, not {line}", row.line));
        }
        let scopes = code.view.scopes().iter();
        let scopes = scopes.filter(|scope| scope.range.contains(Position(at)));
        let paths = scopes.filter_map(|scope| code.scopes.get(&scope.scope));
        let innermost = paths.max_by_key(|path| path.lines.len());
        let functions = &self.program.functions;
        let of_line = functions.partition_point(|function| function.line <= line) - 1;
        let name = self
            .unit
            .module
            .metadata
            .subprograms
            .get(code.view.subprogram);
        let name = name.map(|node| node.name);
        let name = name.map(|name| self.unit.module.metadata.strings.get(name));
        let own = name.and_then(|name| self.names.get(name).copied());
        let here = innermost.map(|path| path.function).or(own);
        match here == Some(of_line) {
            true => Ok(true),
            false => Err(format!("line {line} is in a scope of function {here:?}")),
        }
    }
}
