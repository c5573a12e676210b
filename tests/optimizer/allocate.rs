//! Register allocation: each value has a home, which is a register or a slot. Values that are not
//! live at the same time share a home. Live ranges are split: a value is in another place for some
//! time, or is computed again, and another value uses its register.
//!
//! Before code is emitted, the places of the values are added piece by piece, in the order of the
//! instructions.

use super::bugs::Bug;
use super::ir::{Block, Function, Inst, Op, Place, Unit, Value};
use super::source::Random;
use dwarfsmith::markers::{BlockCode, CodeBlockId, SplitSide, ValueId};
use dwarfsmith::metadata::FileId;
use std::collections::{BTreeMap, BTreeSet};

/// The registers rax, rdx, rcx and rbx.
const REGISTERS: u16 = 4;

/// The first and the last point in a block at which a value is needed. Instruction n reads its operands
/// at 2n + 1 and writes its result at 2n + 2; values that the block begins with are needed at 0.
type Interval = (usize, usize);

/// The intervals of each value.
type Needed = BTreeMap<Value, BTreeMap<CodeBlockId, Interval>>;

/// Allocates registers, and states where values are.
pub fn allocate(unit: &mut Unit, number: usize, random: &mut Random, bug: Option<Bug>) {
    let file = unit.file;
    let function = &mut unit.functions[number];
    let needed = needed(function);
    function.homes = Some(homes(&needed, random));
    for block in function.layout() {
        split_range(function, &needed, (block, file), random);
    }
    let needed = self::needed(function);
    for block in function.layout() {
        place_values(function, &needed, block, bug);
    }
}

/// What a block reads at each instruction, and at its end.
fn reads(block: &mut Block) -> Vec<Vec<Value>> {
    let copies = |all: Vec<&mut Value>| all.into_iter().map(|one| *one).collect();
    let insts = block.insts.iter_mut();
    let mut all: Vec<Vec<Value>> = insts.map(|inst| copies(inst.op.operands())).collect();
    all.push(copies(block.end.operands()));
    all
}

fn needed(function: &mut Function) -> Needed {
    let mut needed = Needed::new();
    // The values that are needed at the starts of blocks.
    let mut starts: BTreeMap<CodeBlockId, BTreeSet<Value>> = BTreeMap::new();
    let blocks = function.blocks.iter_mut();
    let reads: BTreeMap<_, _> = blocks.map(|(id, block)| (*id, reads(block))).collect();
    loop {
        let mut is_changed = false;
        for (id, block) in function.blocks.iter().rev() {
            let after = 2 * block.insts.len() + 3;
            let mut ends: BTreeMap<Value, usize> = BTreeMap::new();
            for edge in block.end.edges() {
                let start = starts.get(&edge.to).into_iter().flatten();
                ends.extend(start.map(|value| (*value, after)));
            }
            for (index, values) in reads[id].iter().enumerate().rev() {
                for value in values {
                    ends.entry(*value).or_insert(2 * index + 1);
                }
            }
            let mut intervals: BTreeMap<Value, Interval> = BTreeMap::new();
            for (index, inst) in block.insts.iter().enumerate() {
                let at = 2 * index + 2;
                let end = ends.remove(&inst.result).unwrap_or(at);
                if inst.op.has_result() {
                    intervals.insert(inst.result, (at, end));
                }
            }
            for value in &block.parameters {
                intervals.insert(*value, (0, ends.remove(value).unwrap_or(0)));
            }
            let start = starts.entry(*id).or_default();
            for (value, end) in ends {
                is_changed |= start.insert(value);
                intervals.insert(value, (0, end));
            }
            for (value, interval) in intervals {
                needed.entry(value).or_default().insert(*id, interval);
            }
        }
        if !is_changed {
            return needed;
        }
    }
}

/// Gives each value a place that no other value has when it is needed.
fn homes(needed: &Needed, random: &mut Random) -> BTreeMap<Value, Place> {
    let mut taken: BTreeMap<Place, Vec<&BTreeMap<CodeBlockId, Interval>>> = BTreeMap::new();
    let mut homes = BTreeMap::new();
    for (value, intervals) in needed {
        let first = random.below(REGISTERS.into()) as u16;
        let registers = (0..REGISTERS).map(|one| Place::Register((first + one) % REGISTERS));
        let slots = (0..).map(Place::Slot);
        let is_free = |place: &Place| {
            let others = taken.get(place).into_iter().flatten();
            others.into_iter().all(|other| {
                intervals.iter().all(|(block, (start, end))| {
                    let other = other.get(block);
                    other.is_none_or(|other| *end < other.0 || other.1 < *start)
                })
            })
        };
        let place = registers.chain(slots).find(is_free).expect("a slot");
        taken.entry(place).or_default().push(intervals);
        homes.insert(*value, place);
    }
    homes
}

/// Uses the register of a value for another value in a part of a block. There, the first value is
/// in a slot, or is not stored if it can be computed again.
fn split_range(
    function: &mut Function,
    needed: &Needed,
    (block, file): (CodeBlockId, FileId),
    random: &mut Random,
) {
    let insts = &function.blocks[&block].insts;
    // Steps and their markers stay together before the new code.
    let mut place = || {
        let place = random.below(insts.len() + 1);
        let steps = insts[place..].iter();
        place
            + steps
                .take_while(|inst| matches!(inst.op, Op::Step(_)))
                .count()
    };
    let (from, to) = (place(), place());
    let (from, to) = (from.min(to), from.max(to));
    let homes = function.homes.as_ref().expect("homes");
    let slots = homes.values().filter(|one| matches!(one, Place::Slot(_)));
    let slot = Place::Slot(slots.count() as u32);
    // The values that are needed after the part, are live before it, and are not read in it.
    let reads = reads(&mut function.blocks[&block].clone());
    let is_over = |value: &&Value| {
        let interval = needed[*value].get(&block);
        interval.is_some_and(|one| one.0 <= 2 * from && 2 * to < one.1)
    };
    let over: Vec<Value> = homes.keys().filter(is_over).copied().collect();
    let is_idle = |value: &&Value| {
        let read = reads[from..to].iter().flatten().any(|read| read == *value);
        !read && matches!(homes[*value], Place::Register(_))
    };
    let idle: Vec<Value> = over.iter().filter(is_idle).copied().collect();
    if idle.is_empty() || over.len() < 2 || !random.chance(70) {
        return;
    }
    let value = idle[random.below(idle.len())];
    let others: Vec<Value> = over.into_iter().filter(|one| *one != value).collect();
    let other = others[random.below(others.len())];
    let home = homes[&value];
    let insts = function.blocks.values().flat_map(|block| &block.insts);
    let is_constant = insts
        .filter(|inst| inst.result == value)
        .any(|inst| matches!(inst.op, Op::Const(_)));
    let mut insert = |index, op| {
        let inst = Inst {
            op,
            result: function.value(),
            line: 0,
        };
        function.insert_inst(block, index, inst, (file, SplitSide::Before));
    };
    insert(to, Op::Move(home, value));
    insert(from, Op::Move(home, other));
    if !is_constant {
        insert(from, Op::Move(slot, value));
    }
}

/// States the places of values in a block.
fn place_values(function: &mut Function, needed: &Needed, block: CodeBlockId, bug: Option<Bug>) {
    let homes = function.homes.as_ref().expect("homes");
    let code = &function.blocks[&block];
    // What each place has, in the order in which it was written.
    let mut contents: Vec<(Place, Value)> = Vec::new();
    for (value, intervals) in needed {
        if intervals.get(&block).is_some_and(|one| one.0 == 0) {
            contents.push((homes[value], *value));
        }
    }
    let mut writes = Vec::new();
    for (index, inst) in code.insts.iter().enumerate() {
        let at = code.position(index);
        let write = match inst.op {
            Op::Move(place, value) => (place, value),
            _ if inst.op.has_result() => (homes[&inst.result], inst.result),
            _ => continue,
        };
        let at = match bug {
            Some(Bug::AllocateEarly) => at,
            _ => at + inst.op.size(),
        };
        writes.push((at, write));
    }
    let place = |code: &mut BlockCode, at: u32, value: Value, place: Option<Place>| {
        let rest = at..code.size;
        if !rest.is_empty() {
            code.place_value(ValueId(value), rest, place.map(Place::referrer));
        }
    };
    let edit = function.graph.edit(block, |code| {
        code.values.clear();
        for (home, value) in &contents {
            place(code, 0, *value, Some(*home));
        }
        for (at, (to, value)) in writes {
            let overwritten = contents.iter().position(|one| one.0 == to);
            let overwritten = overwritten.map(|index| contents.remove(index).1);
            contents.push((to, value));
            if let Some(old) = overwritten.filter(|old| *old != value)
                && bug != Some(Bug::AllocateKeep)
            {
                let rest = contents.iter().rfind(|one| one.1 == old);
                place(code, at.0, old, rest.map(|one| one.0));
            }
            place(code, at.0, value, Some(to));
        }
    });
    edit.unwrap();
}
