//! Markers of a body: edits compared with edits of a plain list, ends and merges compared with live
//! ranges.

use dwarfsmith::Bits;
use dwarfsmith::build::{BasicType, CompileUnit, Lifetime, SourceFile, Subprogram, Variable};
use dwarfsmith::check::mix;
use dwarfsmith::markers::*;
use dwarfsmith::metadata::{CodeId, FileId, Id, LifetimeId, SubprogramId, VariableId};
use dwarfsmith::{ByteOffset, Module, Position, Target, Type, text};

const REFERRER: Referrer = Referrer::Undefined;
/// The size of each block of these tests, in bytes.
const BLOCK: u32 = 8;

/// Random numbers below a bound: the seed, and the count of the numbers so far.
struct Random(u64, u64);

impl Random {
    fn below(&mut self, bound: u32) -> u32 {
        self.1 += 1;
        (mix(self.0, self.1) >> 33) as u32 % bound
    }
}

fn life(index: u32) -> LifetimeId {
    LifetimeId::from_index(index as usize)
}

/// A body of some blocks without markers.
fn body(module: &mut Module, blocks: u32) -> FunctionBody {
    let mut body = FunctionBody::default();
    body.begin(
        module.text("f"),
        SubprogramId::from_index(0),
        blocks * BLOCK,
    )
    .entry_frame();
    (0..blocks).for_each(|block| {
        body.block(Position(block * BLOCK));
    });
    body
}

fn all(body: &FunctionBody) -> Vec<(u32, Position, Marker)> {
    body.markers()
        .map(|placed| (placed.block.0, placed.position, placed.marker))
        .collect()
}

/// A random place for a marker, the end of a block included.
fn place(random: &mut Random, blocks: u32) -> (BlockIndex, Position) {
    let block = random.below(blocks);
    (
        BlockIndex(block),
        Position(block * BLOCK + random.below(BLOCK + 1)),
    )
}

#[test]
fn edits_of_markers_are_equal_to_edits_of_a_list() {
    let mut module = Module::new(Target::X86_64);
    for seed in 0..300 {
        let mut random = Random(seed, 0);
        let blocks = 1 + random.below(5);
        let mut body = body(&mut module, blocks);
        let mut list: Vec<(u32, Position, Marker)> = Vec::new();
        let insert =
            |list: &mut Vec<(u32, Position, Marker)>, block: BlockIndex, position, marker| {
                let at = list
                    .iter()
                    .take_while(|other| (other.0, other.1) <= (block.0, position))
                    .count();
                list.insert(at, (block.0, position, marker));
                at
            };
        for step in 0..20 {
            match random.below(5) {
                0 | 1 => {
                    let (block, position) = place(&mut random, blocks);
                    let marker = Marker::Def(life(step), Referrer::Value(ValueId(random.below(3))));
                    let index = body.insert(block, position, marker).unwrap();
                    assert_eq!(index.0 as usize, insert(&mut list, block, position, marker));
                }
                2 => {
                    let mut more: Vec<(BlockIndex, Position, Marker)> = (0..random.below(6))
                        .map(|number| {
                            let (block, position) = place(&mut random, blocks);
                            (block, position, Marker::Kill(life(100 * step + number)))
                        })
                        .collect();
                    for &(block, position, marker) in &more {
                        insert(&mut list, block, position, marker);
                    }
                    body.insert_all(&mut more).unwrap();
                }
                3 if !list.is_empty() => {
                    let index = random.below(list.len() as u32);
                    let (block, position) = place(&mut random, blocks);
                    let moved = list.remove(index as usize);
                    let to = insert(&mut list, block, position, moved.2);
                    let moved = body
                        .move_marker(MarkerIndex(index), block, position)
                        .unwrap();
                    assert_eq!(moved.0 as usize, to);
                }
                _ => {
                    let number = random.below(3) as usize;
                    body.retain(|placed| placed.marker.lifetime().unwrap().index() % 3 != number);
                    list.retain(|(_, _, marker)| marker.lifetime().unwrap().index() % 3 != number);
                }
            }
            assert_eq!(all(&body), list, "seed {seed}, step {step}");
            for (index, expected) in list.iter().enumerate() {
                let placed = body.marker_at(MarkerIndex(index as u32)).unwrap();
                assert_eq!((placed.block.0, placed.position, placed.marker), *expected);
            }
        }
        // The module has the same markers as the body.
        let id = module.add_function(&body);
        let view = module.code.function(id).unwrap();
        let blocks = view.blocks().enumerate();
        let stored: Vec<(u32, Position, Marker)> = blocks
            .flat_map(|(number, block)| {
                block
                    .markers()
                    .map(move |(position, marker)| (number as u32, position, marker))
            })
            .collect();
        assert_eq!(stored, list);
    }
}

#[test]
fn a_referrer_is_replaced_in_one_def_only() {
    let mut module = Module::new(Target::X86_64);
    let mut body = body(&mut module, 1);
    // Consecutive markers with the same referrer share its storage.
    body.def(Position(1), life(0), Referrer::Value(ValueId(7)))
        .def(Position(2), life(1), Referrer::Value(ValueId(7)));
    body.set_referrer(body.find_def(life(0)).unwrap(), Referrer::Value(ValueId(8)))
        .unwrap();
    let expected = [
        (
            0,
            Position(1),
            Marker::Def(life(0), Referrer::Value(ValueId(8))),
        ),
        (
            0,
            Position(2),
            Marker::Def(life(1), Referrer::Value(ValueId(7))),
        ),
    ];
    assert_eq!(all(&body), expected);
}

/// A module of one variable with `lifetimes` lifetimes.
fn module(lifetimes: u32) -> Module {
    let mut module = Module::new(Target::X86_64);
    let file = module.add(SourceFile::new("f.c").directory("/src"));
    let unit = module.add(CompileUnit::new(file, gimli::DW_LANG_C11, "test"));
    let f = module.add(Subprogram::new(unit, "f").at(file, 1));
    let int = module.add(BasicType::new("int", Bits(32), gimli::DW_ATE_signed));
    let x = module.add(Variable::local(f, "x", int).at(file, 2));
    let mut builder = module.builder();
    builder.referrer(Type::int(32)).unwrap();
    let location = module.expr(&builder);
    (0..lifetimes).for_each(|_| {
        module.add(Lifetime::bounded(x, location));
    });
    module
}

/// A random body with up to seven blocks and edges between them.
fn graph(module: &mut Module, random: &mut Random) -> (FunctionBody, u32) {
    let blocks = 1 + random.below(7);
    let mut body = body(module, blocks);
    for _ in 0..random.below(2 * blocks + 1) {
        let (from, to) = (random.below(blocks), random.below(blocks));
        body.successor(BlockIndex(from), BlockIndex(to));
    }
    if random.below(4) == 0 {
        body.mode(MarkerMode::BlockLocal);
    }
    (body, blocks)
}

/// The positions that a lifetime is active at.
fn active(body: &FunctionBody, lifetime: LifetimeId) -> Vec<u32> {
    let mut code = Code::default();
    let id = code.add(body);
    let mut live = LiveRanges::default();
    live.compute(code.function(id).unwrap());
    let ranges: Vec<CodeRange> = live
        .of(lifetime)
        .flat_map(|(_, ranges)| ranges)
        .copied()
        .collect();
    (0..body.size())
        .filter(|position| {
            ranges
                .iter()
                .any(|range| range.contains(Position(*position)))
        })
        .collect()
}

/// Whether the validator accepts the body's markers.
#[track_caller]
fn assert_valid(module: &Module, body: &FunctionBody, what: &str) {
    let mut module = module.clone();
    module.add_function(body);
    if let Err(errors) = module.validate() {
        panic!("{what}: {errors}\n{}", text::print(&module));
    }
}

#[test]
fn an_end_keeps_the_kills_that_are_reached() {
    for seed in 0..500 {
        let mut random = Random(seed, 0);
        let mut module = module(1);
        let (mut body, blocks) = graph(&mut module, &mut random);
        let mut changes = module.changes();
        let (block, position) = place(&mut random, blocks);
        body.insert(block, position, Marker::Def(life(0), REFERRER))
            .unwrap();
        // A second body keeps every kill: unreached kills do not change where the lifetime is
        // active.
        let mut naive = body.clone();
        for step in 0..4 {
            let (block, position) = place(&mut random, blocks);
            naive
                .insert(block, position, Marker::Kill(life(0)))
                .unwrap();
            let def = body.find_def(life(0)).unwrap();
            changes
                .at(&mut module, &mut body, def)
                .unwrap()
                .end(block, position)
                .unwrap();
            let what = format!("seed {seed}, step {step}");
            assert_eq!(active(&body, life(0)), active(&naive, life(0)), "{what}");
            assert_valid(&module, &body, &what);
        }
    }
}

#[test]
fn a_merged_lifetime_is_active_where_both_were_or_both_are_kept() {
    let (mut merged, mut kept) = (0, 0);
    for seed in 0..2000 {
        let mut random = Random(seed, 0);
        let mut module = module(2);
        let (mut body, blocks) = graph(&mut module, &mut random);
        let mut changes = module.changes();
        for number in 0..2 {
            let (block, position) = place(&mut random, blocks);
            body.insert(block, position, Marker::Def(life(number), REFERRER))
                .unwrap();
            for _ in 0..random.below(3) {
                let (block, position) = place(&mut random, blocks);
                let def = body.find_def(life(number)).unwrap();
                changes
                    .at(&mut module, &mut body, def)
                    .unwrap()
                    .end(block, position)
                    .unwrap();
            }
        }
        let before = all(&body);
        let mut union = active(&body, life(0));
        union.extend(active(&body, life(1)));
        union.sort_unstable();
        union.dedup();
        match changes.merge(&module, &mut body, life(0), life(1)) {
            Ok(()) => {
                assert_eq!(active(&body, life(0)), union, "seed {seed}");
                assert_eq!(active(&body, life(1)), [0; 0], "seed {seed}");
                merged += 1;
            }
            Err(_) => {
                assert_eq!(all(&body), before, "seed {seed}");
                kept += 1;
            }
        }
        assert_valid(&module, &body, &format!("seed {seed}"));
    }
    assert!(merged > 200 && kept > 200, "merged {merged}, kept {kept}");
}

/// A function with an item in each of its lists.
fn full(module: &mut Module, name: &str, registers: &[u16]) -> FunctionBody {
    let (symbol, file) = (module.text(name), FileId::from_index(0));
    let mut body = FunctionBody::default();
    body.begin(symbol, SubprogramId::from_index(0), 0x40)
        .entry_frame()
        .mode(MarkerMode::BlockLocal);
    let (first, second) = (body.block(Position(0)), body.block(Position(0x20)));
    body.successor(first, second)
        .successor(second, first)
        .successor(first, first);
    let parts: Vec<RegisterPart> = (registers.iter())
        .map(|number| RegisterPart {
            register: gimli::Register(*number),
            bit_offset: 0,
            bits: 16,
        })
        .collect();
    let list = body.register_list(&parts);
    body.def(Position(0x24), life(0), list)
        .kill(Position(0x30), life(0));
    body.value(
        ValueId(7),
        CodeRange::from(0x4..0x10),
        Referrer::cfa_slot(ByteOffset(-8)).sized(Bits(32)),
    );
    body.row(LineRow::statement(Position(0), file, 1).column(2));
    body.frame(Position(0), FrameRule::RememberState);
    let argument = CallParameter {
        location: Referrer::cfa_slot(ByteOffset(-16)).sized(Bits(32)),
        value: VariableId::from_index(0).into(),
    };
    body.call(
        CallSite::new(Position(0xc), CallTarget::Unknown).at(Position(0x8)),
        &[argument],
    );
    body
}

#[test]
fn a_function_is_taken_back_and_replaced() {
    let mut module = module(1);
    let one = full(&mut module, "one", &[1, 2]);
    let two = full(&mut module, "two", &[3, 4]);
    let ids = [module.add_function(&one), module.add_function(&two)];
    let before = text::print(&module);
    // The removed items are those that were added.
    let mut body = FunctionBody::default();
    for id in ids {
        module.load_function(id, &mut body).unwrap();
        module.replace_function(id, &body).unwrap();
        assert_eq!(text::print(&module), before);
    }
    // Replaced repeatedly while other functions are added: each keeps its own items, in the order
    // of ids.
    for step in 0..100 {
        let id = ids[step % 2];
        module.load_function(id, &mut body).unwrap();
        body.insert(
            BlockIndex(0),
            Position(0x10),
            Marker::Kill(life(step as u32)),
        )
        .unwrap();
        module.replace_function(id, &body).unwrap();
        if step == 50 {
            let three = full(&mut module, "three", &[5, 6]);
            module.add_function(&three);
        }
    }
    let printed = text::print(&module);
    let defines: Vec<&str> = printed
        .lines()
        .filter(|line| line.starts_with("define"))
        .collect();
    assert_eq!(defines.len(), 3);
    assert!(
        defines
            .iter()
            .zip(["@one", "@two", "@three"])
            .all(|(line, name)| line.contains(name)),
        "{defines:?}"
    );
    for (number, id) in ids.into_iter().enumerate() {
        let view = module.code.function(id).unwrap();
        let kills: Vec<usize> = (view.block(BlockIndex(0)).unwrap().markers())
            .map(|(_, marker)| marker.lifetime().unwrap().index())
            .collect();
        assert_eq!(
            kills,
            (0..100)
                .filter(|step| step % 2 == number)
                .collect::<Vec<usize>>()
        );
        assert_eq!(view.call_parameters(&view.calls()[0]).len(), 1);
        assert_eq!(view.register_list(0, 2)[0].register.0, [1, 3][number]);
    }
    let missing = FunctionId::from_index(3);
    let error = MarkerError::NoFunction { function: missing };
    assert_eq!(module.load_function(missing, &mut body), Err(error));
    assert_eq!(module.replace_function(missing, &body), Err(error));
}

#[test]
fn edges_of_missing_blocks_are_kept() {
    let mut module = module(1);
    let mut body = full(&mut module, "one", &[1]);
    body.successor(BlockIndex(9), BlockIndex(0));
    let id = module.add_function(&body);
    let before = module.validate().unwrap_err().to_string();
    let mut again = FunctionBody::default();
    module.load_function(id, &mut again).unwrap();
    module.replace_function(id, &again).unwrap();
    assert_eq!(module.validate().unwrap_err().to_string(), before);
}

#[test]
fn positions_can_be_renumbered() {
    // A pass counts instructions; then the same function in bytes, with four bytes for each
    // instruction.
    let mut module = module(1);
    let mut body = full(&mut module, "one", &[1, 2]);
    body.scope(SubprogramId::from_index(0), 0x8..0x20);
    let numbered = module.add_function(&body);
    body.renumber(|number| Position(4 * number.0));
    let renumbered = module.add_function(&body);
    let [numbered, renumbered] = [numbered, renumbered].map(|id| module.code.function(id).unwrap());
    assert_eq!(renumbered.size, 4 * numbered.size);
    let scaled = |range: CodeRange| CodeRange::from(4 * range.start.0..4 * range.end.0);
    for (before, after) in numbered.blocks().zip(renumbered.blocks()) {
        assert_eq!(after.range, scaled(before.range));
        let markers: Vec<(Position, Marker)> = before
            .markers()
            .map(|(position, marker)| (Position(4 * position.0), marker))
            .collect();
        assert_eq!(after.markers().collect::<Vec<_>>(), markers);
    }
    assert_eq!(
        renumbered.values().next().unwrap().range,
        scaled(numbered.values().next().unwrap().range)
    );
    assert_eq!(
        renumbered.scopes()[0].range,
        scaled(numbered.scopes()[0].range)
    );
    assert_eq!(
        renumbered.rows().next().unwrap().position,
        Position(4 * numbered.rows().next().unwrap().position.0)
    );
    assert_eq!(
        renumbered.frame()[0].position,
        Position(4 * numbered.frame()[0].position.0)
    );
    assert_eq!(
        (
            renumbered.calls()[0].position,
            renumbered.calls()[0].return_position
        ),
        (Some(Position(4 * 0x8)), Position(4 * 0xc))
    );
}

#[test]
fn rows_that_are_stored_apart_are_given_back() {
    // A row takes 12 bytes, in which neither a discriminator nor a column above 2^14 - 1 has room,
    // nor such a file, nor a file of another module.
    let mut module = module(1);
    let file = FileId::from_index(0);
    let foreign = Module::new(module.target).add(SourceFile::new("other.c"));
    let row = LineRow::statement(Position(0), file, 7);
    let rows = [
        row.column((1 << 14) - 1).prologue_end(),
        LineRow {
            discriminator: 3,
            ..row
        },
        LineRow {
            position: Position(4),
            ..row.column(1 << 14)
        },
        LineRow {
            position: Position(8),
            ..row.column(u32::MAX).epilogue_begin()
        },
        LineRow::non_statement(Position(12), foreign, 8),
        LineRow::non_statement(Position(12), FileId::from_index((1 << 14) - 1), 9).column(3),
        LineRow::non_statement(Position(12), FileId::from_index(1 << 14), 9).column(3),
        LineRow::non_statement(Position(12), file, u32::MAX),
    ];
    let subprogram = SubprogramId::from_index(0);
    let symbol = module.text("f");
    let mut body = FunctionBody::default();
    body.begin(symbol, subprogram, 16);
    rows.iter().for_each(|row| _ = body.row(*row));
    let id = module.add_function(&body);
    let view = module.code.function(id).unwrap();
    assert_eq!(view.rows().collect::<Vec<_>>(), rows);
    assert_eq!(view.rows().next_back(), Some(rows[7]));
    assert_eq!(view.rows().len(), rows.len());
    // The file keeps its module, so that the validator can reject it.
    let message = module.validate().unwrap_err().to_string();
    assert!(message.contains("of another module"), "{message}");
}

/// A `dbg.label` names a code location, which may have the number of a lifetime.
#[test]
fn a_label_is_no_def_of_the_lifetime_with_its_number() {
    let mut module = Module::new(Target::X86_64);
    let mut body = body(&mut module, 1);
    body.label(Position(1), CodeId::from_index(0));
    let missing = MarkerError::NoDef { lifetime: life(0) };
    assert_eq!(body.find_def(life(0)), Err(missing));
    body.def(Position(2), life(0), REFERRER);
    assert_eq!(body.find_def(life(0)), Ok(MarkerIndex(1)));
}

/// A marker belongs to the block that is named, and may be neither before nor behind it.
#[test]
fn a_marker_before_its_block_is_rejected() {
    let mut module = Module::new(Target::X86_64);
    let mut body = body(&mut module, 2);
    let (block, kill) = (BlockIndex(1), Marker::Kill(life(0)));
    for position in [Position(BLOCK - 1), Position(2 * BLOCK + 1)] {
        let range = CodeRange::from(BLOCK..2 * BLOCK);
        let outside = MarkerError::Outside {
            position,
            block,
            range,
        };
        assert_eq!(body.insert(block, position, kill), Err(outside));
    }
    for position in [Position(BLOCK), Position(2 * BLOCK)] {
        assert!(body.insert(block, position, kill).is_ok());
    }
    assert_eq!(body.markers().count(), 2);
}
