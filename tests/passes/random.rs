//! Random edits against a model: each byte of the function keeps its line, its scopes, the places
//! of values, its frame rules and its call, wherever its block is; markers keep their order.

use dwarfsmith::build::{CompileUnit, LexicalBlock, SourceFile, Subprogram};
use dwarfsmith::check::mix;
use dwarfsmith::markers::{
    CallSite, CallTarget, CodeBlockId, FrameRule, FunctionBody, FunctionGraph, FunctionView,
    GraphError, LineRow, Marker, Referrer, RegisterPart, SplitSide, ValueId,
};
use dwarfsmith::metadata::{FileId, Id, LifetimeId, Scope};
use dwarfsmith::target::Register;
use dwarfsmith::{ByteOffset, Module, Position, Target};
use gimli::DW_LANG_C11;
use std::collections::{BTreeMap, BTreeSet};

struct Random(u64, u64);

impl Random {
    fn below(&mut self, limit: u32) -> u32 {
        self.1 += 1;
        (mix(self.0, self.1) % u64::from(limit.max(1))) as u32
    }

    fn sorted(&mut self, count: u32, limit: u32) -> Vec<u32> {
        let mut all: Vec<u32> = (0..count).map(|_| self.below(limit)).collect();
        all.sort_unstable();
        all
    }
}

/// What holds at a byte.
#[derive(Clone, PartialEq, Debug, Default)]
struct Facts {
    /// `None` if no row holds, or if the line is 0.
    line: Option<(u32, u32)>,
    scopes: BTreeSet<String>,
    values: BTreeSet<String>,
    /// The rules of the CFA and of registers that are not those at the entry.
    frame: BTreeMap<u16, String>,
    call: Option<(u32, Vec<u16>)>,
}

const CFA: u16 = u16::MAX;

fn frame_of(function: FunctionView<'_>, at: u32, entry: FrameRule) -> BTreeMap<u16, String> {
    let (mut rules, mut remembered) = (BTreeMap::new(), Vec::new());
    let rows = function.frame().iter();
    for row in rows.take_while(|row| row.position.0 <= at) {
        match row.rule {
            FrameRule::RememberState => remembered.push(rules.clone()),
            FrameRule::RestoreState => rules = remembered.pop().unwrap(),
            FrameRule::Restore(register) => _ = rules.remove(&register.0),
            rule if rule == entry => _ = rules.remove(&CFA),
            rule @ FrameRule::Cfa { .. } => _ = rules.insert(CFA, format!("{rule:?}")),
            FrameRule::CfaExpression { expression } => {
                let expression = function.frame_expressions()[expression as usize];
                let referrers = function.frame_referrers(expression);
                let lists: Vec<_> = referrers.iter().map(|one| place(function, *one)).collect();
                _ = rules.insert(CFA, format!("{lists:?}"));
            }
            rule @ FrameRule::Offset { register, .. } => {
                _ = rules.insert(register.0, format!("{rule:?}"));
            }
            other => panic!("{other:?}"),
        }
    }
    rules
}

/// A referrer without the number of its list.
fn place(function: FunctionView<'_>, referrer: Referrer) -> String {
    match referrer {
        Referrer::Registers { first, count } => {
            format!("{:?}", function.register_list(first, count))
        }
        other => format!("{other:?}"),
    }
}

fn facts(function: FunctionView<'_>, entry: FrameRule) -> Vec<Facts> {
    (0..function.size)
        .map(|at| {
            let row = function.rows().rfind(|row| row.position.0 <= at);
            let scopes = function.scopes().iter();
            let values = function.values();
            let mut calls = function.calls().iter();
            Facts {
                line: row
                    .filter(|row| row.line > 0)
                    .map(|row| (row.line, row.column)),
                scopes: scopes
                    .filter(|scope| scope.range.contains(Position(at)))
                    .map(|scope| format!("{:?}", scope.scope))
                    .collect(),
                values: values
                    .filter(|value| value.range.contains(Position(at)))
                    .map(|value| format!("{} {}", value.value, place(function, value.location)))
                    .collect(),
                frame: frame_of(function, at, entry),
                call: calls
                    .find(|call| call.range().contains(Position(at)))
                    .map(|call| {
                        let kept = function.call_preserves(call).iter();
                        (
                            at - call.start().0,
                            kept.map(|register| register.0).collect(),
                        )
                    }),
            }
        })
        .collect()
}

const SIZE: u32 = 48;

/// A function with everything at random places.
fn example(random: &mut Random) -> (Module, FunctionBody) {
    let mut module = Module::new(Target::X86_64);
    let file = module.add(SourceFile::new("f.c").directory("/src"));
    let unit = module.add(CompileUnit::new(file, DW_LANG_C11, "test"));
    let f = module.add(Subprogram::new(unit, "f").at(file, 1));
    let scopes = [(); 2].map(|()| Scope::from(module.add(LexicalBlock::new(f))));
    let mut body = FunctionBody::default();
    body.begin(module.text("f"), f, SIZE);
    markers(random, &mut body);
    rows(random, &mut body, file);
    for _ in 0..random.below(6) {
        let ends = random.sorted(2, SIZE + 1);
        body.scope(scopes[random.below(2) as usize], ends[0]..ends[1]);
    }
    let lists: Vec<Referrer> = (0..3)
        .map(|number| {
            let part = |register| RegisterPart {
                register: Register(register),
                bit_offset: 0,
                bits: 8,
            };
            body.register_list(&[part(number), part(number + 1)])
        })
        .collect();
    for _ in 0..random.below(8) {
        let ends = random.sorted(2, SIZE + 1);
        let location = match random.below(2) {
            0 => lists[random.below(3) as usize],
            _ => Referrer::register(Register(random.below(4) as u16)),
        };
        body.value(ValueId(random.below(3)), ends[0]..ends[1], location);
    }
    frame(random, &mut module, &mut body, &lists);
    (module, body)
}

fn markers(random: &mut Random, body: &mut FunctionBody) {
    let mut starts = vec![0];
    let count = random.below(6);
    starts.extend(random.sorted(count, SIZE + 1));
    let mut number = 0;
    for (index, start) in starts.iter().enumerate() {
        let end = starts.get(index + 1).copied().unwrap_or(SIZE);
        let block = body.block(Position(*start));
        for to in 0..starts.len() {
            if random.below(3) == 0 {
                body.successor(block, dwarfsmith::markers::BlockIndex(to as u32));
            }
        }
        let count = random.below(4);
        for at in random.sorted(count, end - start + 1) {
            number += 1;
            body.kill(Position(start + at), LifetimeId::from_index(number));
        }
        // A call of three bytes.
        if end - start > 6 && random.below(2) == 0 {
            let at = start + random.below(end - start - 2);
            let call = CallSite::new(Position(at + 3), CallTarget::Unknown).at(Position(at));
            body.call(call, &[]).call_preserves(&[Register(at as u16)]);
        }
    }
}

fn rows(random: &mut Random, body: &mut FunctionBody, file: FileId) {
    let count = random.below(8);
    for at in random.sorted(count, SIZE) {
        let line = 1 + random.below(3);
        body.row(LineRow::statement(Position(at), file, line).column(random.below(2)));
    }
}

fn frame(random: &mut Random, module: &mut Module, body: &mut FunctionBody, lists: &[Referrer]) {
    let mut expression = module.builder();
    expression.referrer(dwarfsmith::Type::PTR).unwrap();
    let expression = module.expr(&expression);
    let numbers = [0, 1].map(|list| body.frame_expression(expression, &[lists[list]]));
    let mut depth = 0;
    let count = random.below(10);
    for at in random.sorted(count, SIZE) {
        let rule = match random.below(7) {
            0 => {
                depth += 1;
                FrameRule::RememberState
            }
            1 if depth > 0 => {
                depth -= 1;
                FrameRule::RestoreState
            }
            2 => FrameRule::Restore(Register(random.below(3) as u16)),
            3 => FrameRule::CfaExpression {
                expression: numbers[random.below(2) as usize],
            },
            4 | 5 => {
                let offset = ByteOffset(8 * random.below(2) as i32 - 24);
                FrameRule::saved(Register(random.below(3) as u16), offset)
            }
            _ => FrameRule::cfa(Register(7), ByteOffset(8 * (1 + random.below(3) as i32))),
        };
        body.frame(Position(at), rule);
    }
}

/// A block as the model has it: the bytes of the original function, and its markers. New code has
/// no bytes of the original.
type Model = Vec<(CodeBlockId, Vec<Option<u32>>, Vec<(u32, LifetimeId)>)>;

fn place_of(model: &Model, block: CodeBlockId) -> usize {
    model.iter().position(|one| one.0 == block).unwrap()
}

/// One random edit of the graph and the model.
fn edit(
    random: &mut Random,
    graph: &mut FunctionGraph,
    model: &mut Model,
) -> Result<(), GraphError> {
    let index = random.below(model.len() as u32) as usize;
    let other = random.below(model.len() as u32) as usize;
    let (block, to) = (model[index].0, model[other].0);
    match random.below(8) {
        0 | 1 => {
            let at = random.below(model[index].1.len() as u32 + 1);
            let side = [SplitSide::Before, SplitSide::After][random.below(2) as usize];
            let new = graph.split(block, Position(at), side)?;
            let (_, bytes, markers) = &mut model[index];
            let rest = bytes.split_off(at as usize);
            let stays = markers.partition_point(|marker| match side {
                SplitSide::Before => marker.0 <= at,
                SplitSide::After => marker.0 < at,
            });
            let mut later = markers.split_off(stays);
            later.iter_mut().for_each(|marker| marker.0 -= at);
            model.insert(index + 1, (new, rest, later));
        }
        2 | 3 => {
            // Edges into the second and out of the first that are in the way are removed first.
            if index == other || to == graph.entry() {
                return Ok(());
            }
            for next in graph.successors(block)?.to_vec() {
                graph.remove_edge(block, next)?;
            }
            let before: Vec<_> = graph.predecessors(to)?.collect();
            for from in before {
                while graph.remove_edge(from, to).is_ok() {}
            }
            assert!(graph.join(block, to).is_err());
            graph.add_edge(block, to)?;
            graph.join(block, to)?;
            let (_, bytes, markers) = model.remove(other);
            let index = place_of(model, block);
            let size = model[index].1.len() as u32;
            model[index].1.extend(bytes);
            let markers = markers.into_iter().map(|(at, marker)| (at + size, marker));
            model[index].2.extend(markers);
        }
        4 => {
            graph.move_block(block, to)?;
            if index != other {
                let moved = model.remove(index);
                let at = place_of(model, to) + 1;
                model.insert(at, moved);
            }
        }
        5 => {
            let new = graph.clone_block(block, to, |_| None)?;
            let bytes = model[index].1.clone();
            model.insert(other + 1, (new, bytes, Vec::new()));
        }
        6 => {
            let size = random.below(3);
            let new = graph.insert_block(to, graph.code_after(to, size)?)?;
            model.insert(other + 1, (new, vec![None; size as usize], Vec::new()));
        }
        _ => {
            graph.remove_block(block)?;
            model.remove(index);
            assert_eq!(graph.code(block).err(), Some(GraphError::NoBlock { block }));
        }
    }
    Ok(())
}

fn compare(
    module: &mut Module,
    graph: &FunctionGraph,
    model: &Model,
    before: &[Facts],
    name: &str,
) {
    let (register, offset) = module.target.description().cfa;
    let entry = FrameRule::cfa(Register(register), ByteOffset(offset));
    let mut body = FunctionBody::default();
    graph.write(&mut body).unwrap();
    let id = module.add_function(&body);
    let function = module.code.function(id).unwrap();
    let after = facts(function, entry);
    let bytes: Vec<Option<u32>> = model.iter().flat_map(|block| block.1.clone()).collect();
    assert_eq!(bytes.len() as u32, function.size, "{name}");
    for (at, byte) in bytes.iter().enumerate() {
        if let Some(byte) = byte {
            assert_eq!(
                after[at], before[*byte as usize],
                "{name}: byte {byte} at {at}"
            );
        }
    }
    // Blocks, edges and markers.
    assert_eq!(Some(graph.last()), model.last().map(|one| one.0), "{name}");
    assert_eq!(graph.block_count(), model.len(), "{name}");
    for block in graph.blocks() {
        let all = graph.blocks();
        let before = all.filter(|from| graph.successors(*from).unwrap().contains(&block));
        let before: BTreeSet<CodeBlockId> = before.collect();
        let found: BTreeSet<_> = graph.predecessors(block).unwrap().collect();
        assert_eq!(found, before, "{name}");
    }
    let mut start = 0;
    assert_eq!(function.block_count(), model.len(), "{name}");
    for ((block, bytes, markers), written) in model.iter().zip(function.blocks()) {
        assert_eq!(written.range.start, Position(start), "{name}");
        let expected: Vec<_> = markers
            .iter()
            .map(|(at, lifetime)| (Position(start + at), Marker::Kill(*lifetime)))
            .collect();
        assert_eq!(written.markers().collect::<Vec<_>>(), expected, "{name}");
        let successors = graph.successors(*block).unwrap().iter();
        let successors: Vec<u32> = successors.map(|to| place_of(model, *to) as u32).collect();
        assert_eq!(written.successors, successors, "{name}");
        start += bytes.len() as u32;
    }
    // The written body has the same graph again.
    let again = FunctionGraph::new(module.target, &body).unwrap();
    let mut second = FunctionBody::default();
    again.write(&mut second).unwrap();
    let id = module.add_function(&second);
    assert_eq!(
        facts(module.code.function(id).unwrap(), entry),
        after,
        "{name}"
    );
}

#[test]
fn every_byte_keeps_what_holds_at_it() {
    let (mut edits, mut rejected) = (0, 0);
    for seed in 0..1500 {
        let mut random = Random(seed, 0);
        let (mut module, body) = example(&mut random);
        let mut graph = FunctionGraph::new(module.target, &body).unwrap();
        let id = module.add_function(&body);
        let (register, offset) = module.target.description().cfa;
        let entry = FrameRule::cfa(Register(register), ByteOffset(offset));
        let before = facts(module.code.function(id).unwrap(), entry);
        let mut model = Model::new();
        let mut start = 0;
        for block in graph.blocks() {
            let code = graph.code(block).unwrap();
            let bytes = (start..start + code.size).map(Some).collect();
            let markers = code.markers.iter();
            let markers = markers
                .map(|(at, marker)| (at.0, marker.lifetime().unwrap()))
                .collect();
            model.push((block, bytes, markers));
            start += code.size;
        }
        compare(
            &mut module,
            &graph,
            &model,
            &before,
            &format!("seed {seed}"),
        );
        for step in 0..12 {
            let name = format!("seed {seed}, step {step}");
            let unchanged = format!("{graph:?}");
            match edit(&mut random, &mut graph, &mut model) {
                Ok(()) => edits += 1,
                Err(_) => {
                    rejected += 1;
                    assert_eq!(format!("{graph:?}"), unchanged, "{name}");
                }
            }
            compare(&mut module, &graph, &model, &before, &name);
        }
    }
    println!("{edits} edits, {rejected} rejected");
    assert!(edits > 10_000 && rejected > 500, "{edits}, {rejected}");
}
