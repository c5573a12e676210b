//! The extent of records: random control flow, compared with data-flow equations solved point by
//! point.

use super::cases::runs;
use super::check;
use dwarfsmith::Bits;
use dwarfsmith::build::{BasicType, CompileUnit, SourceFile, Subprogram, Variable};
use dwarfsmith::check::reference::{BitOrigin, Reference};
use dwarfsmith::check::{State, mix};
use dwarfsmith::markers::{BlockIndex, FunctionBody, MarkerMode, Referrer};
use dwarfsmith::metadata::Object;
use dwarfsmith::upgrade::{
    DIExpressionOperation, Expression, Record, RecordKind, RecordOperand, upgrade,
};
use dwarfsmith::{Module, Position, Target, Type, text};

/// Blocks of sixteen bytes.
const BLOCK: u32 = 16;
/// The halves of the variable are `HALF` bits each.
const HALF: u32 = 32;

/// A record: the bits that it assigns, and one of a few registers, or `None`.
#[derive(Clone, Copy, Debug)]
struct Said {
    block: u32,
    position: u32,
    /// The first half, the second, or both.
    halves: (usize, usize),
    register: Option<u16>,
}

/// The register, and the halves that it was assigned for.
type Known = Option<(u16, (usize, usize))>;

/// The value of a half at each byte of each block: the largest solution of the equations, by
/// iteration to a fixpoint. `None` is "unknown yet", `Some(None)` no value. As in LLVM, a half of a
/// whole record differs from a record of the half alone.
fn expected(edges: &[Vec<u32>], said: &[Said], half: usize, is_local: bool) -> Vec<Option<u16>> {
    let count = edges.len();
    let mut reached = vec![false; count];
    let mut pending = vec![0];
    while let Some(block) = pending.pop() {
        if !reached[block] {
            reached[block] = true;
            pending.extend(edges[block].iter().map(|to| *to as usize));
        }
    }
    let says = |block: usize, position: u32| {
        let mut here = said
            .iter()
            .filter(|said| said.block as usize == block && said.position == position);
        let last = here.rfind(|said| said.halves.0 <= half && half < said.halves.1);
        last.map(|said| said.register.map(|register| (register, said.halves)))
    };
    let mut states: Vec<Option<Known>> = vec![None; count * BLOCK as usize];
    let mut changed = true;
    while std::mem::take(&mut changed) {
        for block in 0..count {
            let mut state = if block == 0 || !reached[block] || is_local {
                Some(None)
            } else {
                let mut state = None;
                for from in (0..count)
                    .filter(|from| reached[*from] && edges[*from].contains(&(block as u32)))
                {
                    let end = states[from * BLOCK as usize + BLOCK as usize - 1];
                    state = match (state, end) {
                        (None, known) | (known, None) => known,
                        (a, b) if a == b => a,
                        _ => Some(None),
                    };
                }
                state
            };
            for position in 0..BLOCK {
                let place = block * BLOCK as usize + position as usize;
                if let Some(register) = says(block, block as u32 * BLOCK + position) {
                    state = Some(register);
                }
                changed |= states[place] != state;
                states[place] = state;
            }
        }
    }
    states
        .into_iter()
        .map(|state| Some(state.flatten()?.0))
        .collect()
}

struct Random(u64);

impl Random {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 = mix(self.0, 1);
        self.0 % limit
    }
}

/// A module with a function of these blocks and records.
fn build(edges: &[Vec<u32>], said: &[Said], is_local: bool) -> Module {
    let mut module = Module::new(Target::X86_64);
    let file = module.add(SourceFile::new("a.c").directory("/"));
    let unit = module.add(CompileUnit::new(file, gimli::DW_LANG_C11, "test"));
    let long = module.add(BasicType::new("long", Bits(64), gimli::DW_ATE_signed));
    let f = module.add(Subprogram::new(unit, "f").at(file, 1));
    let variable = module.add(Variable::local(f, "x", long).at(file, 2));
    let mut body = FunctionBody::default();
    body.begin(module.text("f"), f, edges.len() as u32 * BLOCK)
        .entry_frame();
    body.mode(if is_local {
        MarkerMode::BlockLocal
    } else {
        MarkerMode::Flow
    });
    for block in 0..edges.len() as u32 {
        body.block(Position(block * BLOCK));
    }
    for (from, to) in edges
        .iter()
        .enumerate()
        .flat_map(|(from, to)| to.iter().map(move |to| (from, *to)))
    {
        body.successor(BlockIndex(from as u32), BlockIndex(to));
    }
    let parts: Vec<_> = said
        .iter()
        .map(|said| {
            let (first, end) = said.halves;
            let bits = (end - first) as u32 * HALF;
            let location = said.register.map_or(Referrer::Undefined, |number| {
                Referrer::register(dwarfsmith::target::Register(number))
            });
            let fragment = DIExpressionOperation::Fragment {
                offset: (first as u32 * HALF).into(),
                bits: bits.into(),
            };
            let expression = if bits == 64 { vec![] } else { vec![fragment] };
            (
                [RecordOperand {
                    location,
                    ty: Type::int(bits as u16),
                }],
                expression,
            )
        })
        .collect();
    let records: Vec<Record<'_>> = said
        .iter()
        .zip(&parts)
        .map(|(said, (operands, expression))| Record {
            block: BlockIndex(said.block),
            position: Position(said.position),
            kind: RecordKind::Value,
            variable,
            inlined_at: None,
            operands,
            expression: Expression::Dwarf(expression),
        })
        .collect();
    assert_eq!(upgrade(&mut module, &mut body, &records), []);
    module.add_function(&body);
    module
}

/// Compares each byte of a function, half by half, with what is expected.
fn compare(edges: &[Vec<u32>], said: &[Said], is_local: bool, what: &str) {
    let module = build(edges, said, is_local);
    check(&module, what);
    module.validate().unwrap();
    let function = module.code.functions().next().unwrap();
    let reference = Reference::new(&module, |_| false);
    let expected: Vec<Vec<Option<u16>>> = (0..2)
        .map(|half| expected(edges, said, half, is_local))
        .collect();
    let state = State::new(Target::X86_64, 0);
    let variable = module.metadata.variables.ids().next().unwrap();
    for pc in 0..function.size {
        let mut at = reference.at(Some((function.id, Position(pc))), &state);
        let found = at.object(Object::Variable(variable)).unwrap();
        let mut found_runs = Vec::new();
        runs(&found.form, &mut found_runs);
        let mut halves = [None; 2];
        let mut bit = 0;
        for (bits, origin) in found_runs {
            for half in halves
                .iter_mut()
                .skip(bit / HALF as usize)
                .take(bits.div_ceil(HALF.into()) as usize)
            {
                *half = match origin {
                    BitOrigin::Register { register, .. } => Some(register),
                    BitOrigin::Undefined => None,
                    ref other => panic!("{what}, {pc:#x}: {other:?}"),
                };
            }
            bit += bits as usize;
        }
        let wanted = [expected[0][pc as usize], expected[1][pc as usize]];
        assert_eq!(
            halves,
            wanted,
            "{what}, at {pc:#x}: {edges:?} {said:?}\n{}",
            text::print(&module)
        );
    }
}

#[test]
fn records_extend_as_the_equations_define() {
    let mut reached_joins = 0;
    for seed in 0..1500u64 {
        let mut random = Random(seed);
        let count = 1 + random.below(7);
        let edges: Vec<Vec<u32>> = (0..count)
            .map(|_| {
                (0..random.below(4))
                    .map(|_| random.below(count) as u32)
                    .collect()
            })
            .collect();
        let mut said = Vec::new();
        for block in 0..count as u32 {
            let mut positions: Vec<u32> = (0..random.below(4))
                .map(|_| block * BLOCK + [0, 3, 3, 7, 15][random.below(5) as usize])
                .collect();
            positions.sort_unstable();
            for position in positions {
                let halves = [(0, 2), (0, 1), (1, 2)][random.below(3) as usize];
                // Few registers, so that paths often agree; the second half has other registers
                // than the first.
                let own = if halves == (1, 2) { 2 } else { 0 };
                let register =
                    [None, Some(own), Some(own), Some(own + 1)][random.below(4) as usize];
                said.push(Said {
                    block,
                    position,
                    halves,
                    register,
                });
            }
        }
        let is_local = random.below(8) == 0;
        reached_joins += u32::from(edges.iter().flatten().count() > count as usize);
        compare(&edges, &said, is_local, &format!("seed {seed}"));
    }
    assert!(reached_joins > 400);
}
