//! Modules with a given number of one kind of item.

mod changes;
mod checks;
mod code;
mod lifetimes;
mod types;

use code::{
    constants_at_once, expressions_of_value, frame_at_calls, frame_bases, frame_expressions,
    functions_of_global, iterations, lifetimes_of_value, linked, moved_to_part, object_maps,
    passed_lifetimes, ranges_in_long_place, ranges_of_frame_base,
};
use dwarfsmith::build::{
    BasicType, CompileUnit, Fragment, InlinedScope, LexicalBlock, Lifetime, SourceFile, Subprogram,
    Variable,
};
use dwarfsmith::changes::{InlineSite, ValueMap};
use dwarfsmith::expr::{DIExpr, TypeError};
use dwarfsmith::markers::{
    BlockIndex, CallParameter, CallSite, CallTarget, CodeBlockId, CodeRange, FunctionBody,
    FunctionGraph, GraphError, LineRow, Marker, MarkerIndex, Referrer, SplitSide, ValueId,
};
use dwarfsmith::metadata::{FileId, LifetimeId, Object, Scope, SubprogramId, TypeId, UnitId};
use dwarfsmith::target::Register;
use dwarfsmith::{Bits, Module, Position, Target, Type};
use gimli::{DW_ATE_signed, DW_LANG_C11};
use lifetimes::{
    arguments, lifetimes, places_of_argument, ranges_of_argument, ranges_with_argument,
};
use types::{cycle, members, pieces, typedefs};

type Made = Result<Module, TypeError>;

pub struct Shape {
    pub name: &'static str,
    pub make: fn(u32) -> Made,
    /// The expectations that follow the text of the module, if the shape has any.
    pub expectations: Option<fn(u32) -> String>,
    pub has_type_units: bool,
    /// True if an object is in as many places at once as the shape has items. Such shapes are not
    /// verified: the round trip compares all places with each other at each position.
    pub has_many_places: bool,
}

const fn shape(name: &'static str, make: fn(u32) -> Made) -> Shape {
    Shape {
        name,
        make,
        expectations: None,
        has_type_units: false,
        has_many_places: false,
    }
}

const fn in_type_units(name: &'static str, make: fn(u32) -> Made) -> Shape {
    Shape {
        has_type_units: true,
        ..shape(name, make)
    }
}

pub fn all() -> impl Iterator<Item = &'static Shape> {
    SHAPES.iter().chain(changes::CHANGES).chain(checks::CHECKS)
}

const SHAPES: &[Shape] = &[
    shape("functions", functions),
    shape("variables of a function", |count| {
        blocks(count, 1, 0, |_, _| [None, None])
    }),
    shape("ranges of a value", ranges_of_value),
    shape("lifetimes of a variable", lifetimes),
    shape("blocks in a line", |count| {
        blocks(count, count, 0, |block, _| [Some(block + 1), None])
    }),
    shape("blocks in a line, killed", |count| {
        blocks(count, count, 3, |block, _| [Some(block + 1), None])
    }),
    shape("blocks of branches", |count| {
        blocks(count, count, 0, branches)
    }),
    shape("blocks of branches, killed", |count| {
        blocks(count, count, 7, branches)
    }),
    shape("blocks of loops", |count| {
        blocks(count, count, 9, |block, _| {
            [Some(block + 1), (block % 5 == 4).then(|| block - 3)]
        })
    }),
    shape("nested loops", |count| {
        blocks(count, count, 9, |block, count| {
            [Some(block + 1), (2 * block > count).then(|| count - block)]
        })
    }),
    shape("blocks with random edges", |count| {
        blocks(count, count, 9, |block, count| {
            let random = block.wrapping_mul(2_654_435_761) >> 7;
            [Some(block + 1), (block % 3 == 0).then_some(random % count)]
        })
    }),
    shape("jumps over blocks", |count| {
        blocks(count, count, 9, |block, _| {
            let random = block.wrapping_mul(2_654_435_761) >> 7;
            [Some(block + 1), Some(block + 2 + random % 4)]
        })
    }),
    shape("depth of inlining", inlining),
    shape("instances of a function", instances),
    shape("depth of blocks", nested_blocks),
    shape("chain of typedefs", typedefs),
    shape("members of a structure", members),
    in_type_units("cycle of equal types", |count| cycle(count, |_| "next")),
    in_type_units("cycle of types, one different", |count| {
        cycle(count, |number| if number == 0 { "first" } else { "next" })
    }),
    shape("pieces of a variable", pieces),
    shape("arguments of lifetimes", arguments),
    shape("ranges of an argument", ranges_of_argument),
    shape("ranges with an argument", ranges_with_argument),
    Shape {
        has_many_places: true,
        ..shape("places of an argument", places_of_argument)
    },
    shape("calls of a function", calls),
    shape("arguments of a call", call_arguments),
    shape("lifetimes that calls pass", passed_lifetimes),
    shape("frame rows at calls", frame_at_calls),
    shape("lifetimes of a value", lifetimes_of_value),
    shape("expressions of a value", expressions_of_value),
    shape("ranges in a long place", ranges_in_long_place),
    Shape {
        has_many_places: true,
        ..shape("constants at once", constants_at_once)
    },
    shape("frame bases", |count| frame_bases(count, false)),
    shape("functions of a frame base", |count| {
        frame_bases(count, true)
    }),
    shape("ranges of a frame base", ranges_of_frame_base),
    shape("numbers of iterations", iterations),
    shape("frame expressions", frame_expressions),
    shape("functions of a global", functions_of_global),
    shape("object maps", object_maps),
    shape("linked modules", linked),
    shape("blocks moved to a part", moved_to_part),
    shape("rows of a line table", rows),
    shape("edits of a graph", edits),
    shape("inlined calls", inlined_calls),
    shape("merged tails", merged_tails),
    shape("salvages of a value", salvages),
];

/// Returns the successors of a block: `if`, `then` and `else`, and the block after them,
/// repeatedly.
fn branches(block: u32, _: u32) -> [Option<u32>; 2] {
    match block % 4 {
        0 => [Some(block + 1), Some(block + 2)],
        1 => [Some(block + 2), None],
        _ => [Some(block + 1), None],
    }
}

/// A module with the body of one function, which is not added yet.
struct One {
    module: Module,
    unit: UnitId,
    file: FileId,
    int: TypeId,
    subprogram: SubprogramId,
    body: FunctionBody,
    /// The referrer itself.
    referrer: DIExpr,
}

impl One {
    fn new(size: u32) -> Result<One, TypeError> {
        let mut module = Module::new(Target::X86_64);
        let file = module.add(SourceFile::new("main.c").directory("/src"));
        let unit = module.add(CompileUnit::new(file, DW_LANG_C11, "bench"));
        let int = module.add(BasicType::new("int", Bits(32), DW_ATE_signed));
        let subprogram = module.add(Subprogram::new(unit, "f").at(file, 1));
        let mut builder = module.builder();
        builder.referrer(Type::int(32))?;
        let referrer = module.expr(&builder);
        let mut body = FunctionBody::default();
        body.begin(module.text("f"), subprogram, size).entry_frame();
        Ok(One {
            module,
            unit,
            file,
            int,
            subprogram,
            body,
            referrer,
        })
    }

    /// Adds a variable with one bounded lifetime.
    fn variable(
        &mut self,
        scope: impl Into<Scope>,
        name: &str,
        ty: TypeId,
    ) -> (Object, LifetimeId) {
        let variable = Variable::local(scope, name, ty).at(self.file, 1);
        let variable = self.module.add(variable);
        let lifetime = self.module.add(Lifetime::bounded(variable, self.referrer));
        (variable.into(), lifetime)
    }

    fn local(&mut self, number: u32) -> LifetimeId {
        let name = format!("variable_{number}");
        self.variable(self.subprogram, &name, self.int).1
    }

    fn finish(mut self) -> Made {
        self.module.add_function(&self.body);
        Ok(self.module)
    }
}

fn register(number: u32) -> Referrer {
    Referrer::register(Register((number % 4) as u16))
}

fn functions(count: u32) -> Made {
    let mut one = One::new(16)?;
    one.body.block(Position(0));
    for number in 0..count {
        let name = format!("function_{number}");
        let subprogram = Subprogram::new(one.unit, &name).at(one.file, number + 2);
        let subprogram = one.module.add(subprogram);
        let (symbol, mut body) = (one.module.text(&name), FunctionBody::default());
        body.begin(symbol, subprogram, 16).entry_frame();
        body.block(Position(0));
        for variable in 0..2 {
            let (_, lifetime) = one.variable(subprogram, ["a", "b"][variable as usize], one.int);
            body.def(Position(variable), lifetime, register(variable));
        }
        one.module.add_function(&body);
    }
    one.finish()
}

/// Returns a module with as many variables as blocks, or all in one block. Each variable is defined
/// in its block, and killed `killed` blocks later, if this is not 0.
fn blocks(
    variables: u32,
    blocks: u32,
    killed: u32,
    successors: fn(u32, u32) -> [Option<u32>; 2],
) -> Made {
    let mut one = One::new(4 * variables)?;
    let lifetimes: Vec<LifetimeId> = (0..variables).map(|number| one.local(number)).collect();
    let each = variables / blocks;
    for number in 0..blocks {
        let block = one.body.block(Position(4 * each * number));
        for to in successors(number, blocks).into_iter().flatten() {
            if to < blocks {
                one.body.successor(block, BlockIndex(to));
            }
        }
        for variable in number * each..(number + 1) * each {
            let position = Position(4 * variable);
            if killed > 0 && variable >= killed {
                let lifetime = lifetimes[(variable - killed) as usize];
                one.body.kill(position, lifetime);
            }
            let lifetime = lifetimes[variable as usize];
            one.body.def(position, lifetime, register(variable));
        }
    }
    one.finish()
}

/// Returns a module with blocks in a line. Each is split, a block is inserted between its halves,
/// and it is moved after the entry; every third is joined again. One range covers all blocks.
fn edits(count: u32) -> Made {
    let mut one = One::new(4 * count)?;
    let lifetime = one.local(0);
    let value = ValueId(0);
    one.body
        .value(value, 0..4 * count, register(0))
        .row(LineRow::statement(Position(0), one.file, 1));
    for number in 0..count {
        let block = one.body.block(Position(4 * number));
        if number == 0 {
            (one.body).def(Position(0), lifetime, Referrer::Value(value));
        }
        if number + 1 < count {
            one.body.successor(block, BlockIndex(number + 1));
        }
    }
    let edited = FunctionGraph::new(one.module.target, &one.body).and_then(|mut graph| {
        for (number, block) in (0..).zip(graph.blocks().collect::<Vec<_>>()) {
            edit(&mut graph, block, number, lifetime)?;
        }
        graph.write(&mut one.body)
    });
    edited.expect("the edits keep the graph consistent");
    one.finish()
}

fn edit(
    graph: &mut FunctionGraph,
    block: CodeBlockId,
    number: u32,
    lifetime: LifetimeId,
) -> Result<(), GraphError> {
    let entry = graph.entry();
    let half = graph.split(block, Position(2), SplitSide::Before)?;
    let between = graph.insert_block(block, graph.code_after(block, 1)?)?;
    graph.redirect_edge(block, half, between)?;
    graph.add_edge(between, half)?;
    if number.is_multiple_of(3) {
        graph.join(block, between)?;
        graph.join(block, half)?;
    } else {
        // A second kill would never be reached.
        let kill = (number == 1).then_some((Position(1), Marker::Kill(lifetime)));
        graph.edit(half, |code| code.markers.extend(kill))?;
    }
    if block != entry {
        graph.move_block(block, entry)?;
    }
    Ok(())
}

/// Returns a module with one variable, whose value is salvaged repeatedly. Unused nodes are
/// collected when they are most of the module.
fn salvages(count: u32) -> Made {
    let mut one = One::new(8)?;
    one.body.block(Position(0));
    let lifetime = one.local(0);
    one.body.def(Position(0), lifetime, register(0));
    let (mut changes, mut builder) = (one.module.changes(), one.module.builder());
    let mut bodies = [one.body];
    for number in 0..count {
        builder.clear();
        builder.referrer(Type::int(32))?;
        builder.constant(Type::int(32), i128::from(number))?.add()?;
        let salvaged = changes
            .at(&mut one.module, &mut bodies[0], MarkerIndex(0))
            .and_then(|def| def.replace_referrer(register(number), &builder, &[]));
        salvaged.expect("the variable has a referrer");
        one.module.simplify();
        if one.module.exprs.len() > 100 {
            one.module.collect(&mut bodies);
        }
    }
    one.module.add_function(&bodies[0]);
    Ok(one.module)
}

/// Returns a module with blocks in a line. The same body of two blocks is inlined into each of
/// them.
fn inlined_calls(count: u32) -> Made {
    let mut one = One::new(16)?;
    let lifetime = one.local(0);
    let value = ValueId(0);
    let first = one.body.block(Position(0));
    one.body.def(Position(0), lifetime, Referrer::Value(value));
    let second = one.body.block(Position(8));
    one.body.successor(first, second);
    let callee = FunctionGraph::new(one.module.target, &one.body);
    one.subprogram = one
        .module
        .add(Subprogram::new(one.unit, "g").at(one.file, 1));
    let symbol = one.module.text("g");
    one.body.begin(symbol, one.subprogram, 8 * count);
    for number in 0..count {
        let block = one.body.block(Position(8 * number));
        if number + 1 < count {
            one.body.successor(block, BlockIndex(number + 1));
        }
    }
    let mut changes = one.module.changes();
    let inlined = callee.and_then(|callee| {
        let mut caller = FunctionGraph::new(one.module.target, &one.body)?;
        for (number, block) in (1..).zip(caller.blocks().collect::<Vec<_>>()) {
            let mut names = ValueMap::new(ValueId(number));
            let site = InlineSite::new(block, 2..7);
            changes.inline(&mut one.module, &mut caller, site, &callee, &mut names)?;
        }
        caller.write(&mut one.body)
    });
    inlined.expect("each block can be split");
    one.finish()
}

/// Returns a module with branches, whose two sides have equal code and are merged.
fn merged_tails(count: u32) -> Made {
    let mut one = One::new(16 * count)?;
    for number in 0..count {
        let locals = [0, 1].map(|_| one.local(number));
        for (place, lifetime) in [None, Some(locals[0]), Some(locals[1]), None]
            .into_iter()
            .enumerate()
        {
            let start = 16 * number + 4 * place as u32;
            let block = one.body.block(Position(start));
            if let Some(lifetime) = lifetime {
                one.body.def(Position(start + 2), lifetime, register(0));
            }
            if place == 3 {
                for lifetime in locals {
                    one.body.kill(Position(start + 2), lifetime);
                }
            }
            let next = match place {
                0 => [Some(1), Some(2)],
                1 => [Some(2), None],
                _ => [Some(1), None],
            };
            for next in next.into_iter().flatten() {
                let to = BlockIndex(block.0 + next);
                if to.0 < 4 * count {
                    one.body.successor(block, to);
                }
            }
        }
    }
    let mut changes = one.module.changes();
    let merged = FunctionGraph::new(one.module.target, &one.body).and_then(|mut graph| {
        for blocks in graph.blocks().collect::<Vec<_>>().chunks(4) {
            changes.merge_blocks(&mut one.module, &mut graph, blocks[1], blocks[2])?;
        }
        graph.write(&mut one.body)
    });
    merged.expect("both sides are equal");
    one.finish()
}

fn ranges_of_value(count: u32) -> Made {
    let mut one = One::new(4 * count)?;
    one.body.block(Position(0));
    let lifetime = one.local(0);
    let value = ValueId(0);
    one.body.def(Position(0), lifetime, Referrer::Value(value));
    for number in 0..count {
        let range = CodeRange::from(4 * number..4 * number + 3);
        one.body.value(value, range, register(number));
    }
    one.finish()
}

/// Returns a module with scopes that are nested in each other, or consecutive, with a variable in
/// each.
fn scopes(count: u32, is_nested: bool, mut scope: impl FnMut(&mut One, Scope) -> Scope) -> Made {
    let mut one = One::new(8 * count)?;
    one.body.block(Position(0));
    let mut within: Scope = one.subprogram.into();
    for number in 0..count {
        let new = scope(&mut one, within);
        let (_, lifetime) = one.variable(new, "x", one.int);
        let range = match is_nested {
            true => 0..8 * count - number,
            false => 8 * number..8 * number + 8,
        };
        one.body
            .scope(new, range)
            .def(Position(4 * number), lifetime, register(number));
        if is_nested {
            within = new;
        }
    }
    one.finish()
}

fn inlined(one: &mut One, within: Scope, origin: SubprogramId) -> Scope {
    let call = InlinedScope::within(within).instance_of(origin);
    one.module.add(call.called_at(one.file, 1)).into()
}

fn inlining(count: u32) -> Made {
    scopes(count, true, |one, within| {
        let name = format!("inlined_{}", one.module.metadata.subprograms.len());
        let origin = Subprogram::new(one.unit, &name).at(one.file, 1);
        let origin = one.module.add(origin);
        inlined(one, within, origin)
    })
}

fn instances(count: u32) -> Made {
    let mut origin = None;
    scopes(count, false, |one, within| {
        let function = Subprogram::new(one.unit, "inlined").at(one.file, 1);
        let origin = *origin.get_or_insert_with(|| one.module.add(function));
        inlined(one, within, origin)
    })
}

fn nested_blocks(count: u32) -> Made {
    scopes(count, true, |one, within| {
        let block = LexicalBlock::new(within).at(one.file, 1);
        one.module.add(block).into()
    })
}

/// Returns a module with `count` calls, each with `each` arguments.
fn called(count: u32, each: u32) -> Made {
    let mut one = One::new(8 * count)?;
    one.body.block(Position(0));
    let mut builder = one.module.builder();
    for number in 0..count {
        let mut parameters = Vec::new();
        for parameter in 0..each {
            let fragment = one.module.add(Fragment);
            builder
                .clear()
                .constant(Type::int(32), i128::from(number + parameter))?;
            let value = one.module.expr(&builder);
            one.module.add(Lifetime::computed(fragment, value));
            let location = match each {
                1 => Referrer::register(Register(5)),
                _ => Referrer::Slot {
                    base: dwarfsmith::markers::Base::Register(Register(7)),
                    offset: 8 * parameter as i32 + 8,
                    bits: 32,
                },
            };
            parameters.push(CallParameter {
                location,
                value: fragment.into(),
            });
        }
        let call = CallSite::new(Position(8 * number + 5), CallTarget::Unknown);
        one.body.call(call, &parameters);
    }
    one.finish()
}

fn calls(count: u32) -> Made {
    called(count, 1)
}

fn call_arguments(count: u32) -> Made {
    called(1, count)
}

fn rows(count: u32) -> Made {
    let mut one = One::new(4 * count)?;
    one.body.block(Position(0));
    for number in 0..count {
        let row = LineRow::statement(Position(4 * number), one.file, 1 + number % 1000);
        one.body.row(row);
    }
    one.finish()
}
