//! Passes that change memory: scalar replacement, promotion to values, demotion of values.

use super::bugs::Bug;
use super::ir::{Function, Inst, Op, Unit, Value};
use super::scalar::{change_named, find, inst, named};
use super::source::Random;
use super::ssa::{self, Values};
use dwarfsmith::changes::{Changes, Piece, PromotedStore, Whole};
use dwarfsmith::markers::{CodeBlockId, Marker, Referrer, SplitSide, ValueId};
use dwarfsmith::metadata::{FileId, LifetimeId, Object};
use dwarfsmith::{AddressSpace, Module, Position, Type};
use std::collections::{BTreeMap, BTreeSet};

/// Splits the memory of a struct into that of its members.
pub fn scalar_replacement(unit: &mut Unit, number: usize, random: &mut Random, bug: Option<Bug>) {
    let file = unit.file;
    let (function, module, changes) = unit.function(number);
    loop {
        // What gets the address of a struct, such as an outlined part, needs its words together.
        let is_address = |op: &Op, memory| matches!(op, Op::Address(of, _) if *of == memory);
        let split = |one: &Inst| {
            matches!(one.op, Op::Alloca(words) if words > 1)
                && !escapes(function, one.result, is_address)
        };
        let Some((block, index)) = find(function, split).first().copied() else {
            return;
        };
        let Inst {
            op: Op::Alloca(words),
            result: memory,
            line,
        } = *inst(function, (block, index))
        else {
            return;
        };
        let mut pieces = vec![memory];
        function.block(block).insts[index].op = Op::Alloca(1);
        // After the first one, so that they are in its scopes: an inlined scope may begin with it.
        for _ in 1..words {
            let result = function.value();
            pieces.push(result);
            let alloca = Inst {
                op: Op::Alloca(1),
                result,
                line,
            };
            function.insert_inst(block, index + 1, alloca, (file, SplitSide::After));
        }
        let mut described = pieces.clone();
        match bug {
            Some(Bug::ScalarOrder) => described.reverse(),
            Some(Bug::ScalarTwice) => described[1] = described[0],
            _ => {}
        }
        let piece = |value: &Value| Piece {
            ty: Type::int(32),
            referrer: Referrer::Value(ValueId(*value)),
        };
        let described: Vec<Piece> = described.iter().map(piece).collect();
        change_named(
            function,
            (module, changes),
            memory,
            |changes, module, graph, lifetime| {
                let at = changes.at_graph(module, graph, lifetime).unwrap();
                if random.chance(50) || at.split_memory(&described, Whole::Computed).is_err() {
                    let at = changes.at_graph(module, graph, lifetime).unwrap();
                    at.split_memory(&described, Whole::Bounded).unwrap();
                }
            },
        );
        let of = |one: &Inst| matches!(one.op, Op::Address(of, _) if of == memory);
        while let Some(place) = find(function, of).first().copied() {
            let Inst {
                op: Op::Address(_, word),
                result,
                ..
            } = *inst(function, place)
            else {
                return;
            };
            function.replace(result, pieces[word as usize]);
            function.remove_inst(place.0, place.1);
        }
    }
}

/// True if an address is used in other ways than by the given accesses.
fn escapes(function: &Function, memory: Value, is_access: impl Fn(&Op, Value) -> bool) -> bool {
    let uses = |operands: Vec<&mut Value>| operands.iter().any(|value| **value == memory);
    let other = |one: &Inst| !is_access(&one.op, memory) && uses(one.op.clone().operands());
    let ends = function.blocks.values().map(|block| block.end.clone());
    !find(function, other).is_empty() || ends.into_iter().any(|mut end| uses(end.operands()))
}

/// Promotes memory that is only loaded and stored.
pub fn promote_memory(unit: &mut Unit, number: usize, random: &mut Random, bug: Option<Bug>) {
    let (function, module, changes) = unit.function(number);
    let allocas: Vec<Value> = find(function, |one| one.op == Op::Alloca(1))
        .into_iter()
        .map(|place| inst(function, place).result)
        .collect();
    for memory in allocas {
        let is_access = |op: &Op, memory| match op {
            Op::Load(_) => true,
            Op::Store(_, value) => *value != memory,
            _ => false,
        };
        if !escapes(function, memory, is_access) && random.chance(90) {
            let by_hand = bug.is_some() || random.chance(50);
            match by_hand {
                true => Promotion::run(function, (module, changes), memory, bug),
                false => Promotion::by_library(function, (module, changes), memory),
            }
        }
    }
    ssa::simplify_parameters(function);
}

struct Promotion<'f> {
    function: &'f mut Function,
    values: Values,
    memory: Value,
    /// The positions after the stores of each block, with the stored values.
    stores: BTreeMap<CodeBlockId, Vec<(Position, Value)>>,
}

impl<'f> Promotion<'f> {
    fn new(function: &'f mut Function, memory: Value) -> Promotion<'f> {
        Promotion {
            function,
            values: Values::new(memory),
            memory,
            stores: BTreeMap::new(),
        }
    }

    fn run(
        function: &mut Function,
        (module, changes): (&mut Module, &mut Changes),
        memory: Value,
        bug: Option<Bug>,
    ) {
        // The expressions: what pointed to the variable is its value.
        let value = Referrer::Value(ValueId(memory));
        change_named(
            function,
            (module, changes),
            memory,
            |changes, module, graph, lifetime| {
                let at = changes.at_graph(module, graph, lifetime).unwrap();
                at.promote(value, Type::int(32)).unwrap();
                // Two words may have one value, which is one storage: E113 rejects that in a
                // composite.
                let node = module.metadata.lifetimes.get(lifetime).unwrap();
                if matches!(node.object, Object::Fragment(_)) {
                    changes.of(module, lifetime).unwrap().read_only().unwrap();
                }
            },
        );
        let mut promotion = Promotion::new(function, memory);
        let loads = promotion.find_values();
        for lifetime in named(promotion.function, memory) {
            promotion.place(lifetime, (module, changes), bug);
        }
        promotion.remove_code(loads);
    }

    /// The same change by one call, whose arguments are the stores and the parameters that join
    /// them.
    fn by_library(
        function: &mut Function,
        (module, changes): (&mut Module, &mut Changes),
        memory: Value,
    ) {
        // Later passes replace values by others: two words may have one value.
        for lifetime in named(function, memory) {
            let node = module.metadata.lifetimes.get(lifetime).unwrap();
            if matches!(node.object, Object::Fragment(_)) {
                changes.of(module, lifetime).unwrap().read_only().unwrap();
            }
        }
        let mut promotion = Promotion::new(function, memory);
        let loads = promotion.find_values();
        let mut all = Vec::new();
        for (block, stores) in &promotion.stores {
            all.extend(stores.iter().map(|(at, value)| (*block, *at, *value)));
        }
        let joins = promotion.values.starts.iter();
        let joins = joins.filter(|(block, _)| promotion.function.predecessors(**block).len() > 1);
        all.extend(joins.map(|(block, value)| (*block, Position(0), *value)));
        let stores = all
            .into_iter()
            .map(|(block, position, value)| PromotedStore {
                block,
                position,
                stored: Referrer::Value(ValueId(value)),
            });
        let stores: Vec<PromotedStore> = stores.collect();
        let graph = &mut promotion.function.graph;
        let ty = Type::int(32);
        changes
            .promote_memory(module, graph, ValueId(memory), ty, &stores)
            .unwrap();
        promotion.remove_code(loads);
    }

    /// The value of each load. The alloca becomes the value before the first store.
    fn find_values(&mut self) -> BTreeMap<Value, Value> {
        let memory = self.memory;
        for block in self.function.layout() {
            let code = self.function.block(block);
            for index in 0..code.insts.len() {
                let behind = code.position(index + 1);
                let inst = &mut code.insts[index];
                let value = match inst.op {
                    Op::Store(address, value) if address == memory => value,
                    Op::Alloca(_) if inst.result == memory => {
                        inst.op = Op::Const(0);
                        memory
                    }
                    _ => continue,
                };
                self.values.ends.insert(block, value);
                self.stores.entry(block).or_default().push((behind, value));
            }
        }
        let mut loads = BTreeMap::new();
        for block in self.function.layout() {
            for index in 0..self.function.blocks[&block].insts.len() {
                let code = &self.function.blocks[&block];
                let at = code.position(index);
                if code.insts[index].op == Op::Load(memory) {
                    let result = code.insts[index].result;
                    loads.insert(result, self.value_at(block, at));
                }
            }
        }
        loads
    }

    fn value_at(&mut self, block: CodeBlockId, at: Position) -> Value {
        let stores = self.stores.get(&block);
        let before = stores.and_then(|stores| stores.iter().rfind(|one| one.0 <= at));
        match before {
            Some((_, value)) => *value,
            None => self.values.start(self.function, block),
        }
    }

    /// Each store, and each parameter that joins stored values, begins a copy of the lifetime.
    fn place(
        &mut self,
        lifetime: LifetimeId,
        (module, changes): (&mut Module, &mut Changes),
        bug: Option<Bug>,
    ) {
        let starts = ssa::active_starts(self.function, lifetime);
        let mut members = BTreeSet::from([lifetime]);
        for block in self.function.layout() {
            let old = self.function.graph.code(block).unwrap().markers.clone();
            let mut new = Vec::new();
            let mut is_active = starts.contains(&block);
            let mut copy = |at, value, new: &mut Vec<_>| {
                let copy = changes.of(module, lifetime).unwrap().exclusive_copy();
                members.insert(copy);
                new.push((at, Marker::Def(copy, Referrer::Value(ValueId(value)))));
            };
            let joins = self.function.predecessors(block).len() > 1;
            if let Some(value) = self.values.starts.get(&block).copied()
                && is_active
                && joins
            {
                let first = self.function.predecessors(block)[0];
                let value = match (bug, self.values.ends.get(&first)) {
                    (Some(Bug::PromoteNoJoin), Some(first)) => *first,
                    _ => value,
                };
                copy(Position(0), value, &mut new);
            }
            let stores = self.stores.get(&block).cloned().unwrap_or_default();
            let mut stores = stores.into_iter().peekable();
            for (at, marker) in old {
                while let Some((behind, value)) = stores.next_if(|store| store.0 <= at) {
                    if is_active {
                        copy(behind, value, &mut new);
                    }
                }
                let own = marker.lifetime() == Some(lifetime);
                match marker {
                    Marker::Def(..) if own => {
                        is_active = true;
                        let value = self.value_at(block, at);
                        new.push((at, Marker::Def(lifetime, Referrer::Value(ValueId(value)))));
                    }
                    _ => {
                        is_active &= !own;
                        new.push((at, marker));
                    }
                }
            }
            for (behind, value) in stores {
                if is_active {
                    copy(behind, value, &mut new);
                }
            }
            if bug == Some(Bug::PromoteEarly) {
                new.iter_mut()
                    .filter(|one| members.contains(&one.1.lifetime().unwrap_or(lifetime)))
                    .filter(|one| matches!(one.1, Marker::Def(..)))
                    .for_each(|one| one.0 = Position(one.0.0.saturating_sub(8)));
            }
            self.function
                .graph
                .edit(block, |code| code.markers = new)
                .unwrap();
        }
        if bug != Some(Bug::PromoteNoKill) {
            let graph = &mut self.function.graph;
            changes.pair_markers(module, graph).unwrap();
        }
    }

    fn remove_code(self, loads: BTreeMap<Value, Value>) {
        let Promotion {
            function, memory, ..
        } = self;
        function.rename(|mut value| {
            while let Some(next) = loads.get(&value) {
                value = *next;
            }
            value
        });
        let of = |one: &Inst| match one.op {
            Op::Load(address) => address == memory,
            Op::Store(address, _) => address == memory,
            _ => false,
        };
        // The results of loads are replaced, and so are stored values: the address is not.
        for (block, index) in find(function, of).into_iter().rev() {
            function.remove_inst(block, index);
        }
    }
}

/// Inserts the store of a value after the instruction that computes it.
///
/// If a step follows, the source assigns the variable after the instruction. The markers there
/// belong to the step, so the store comes before them. Otherwise, the source has assigned the
/// variable before, as after the call of an outlined part. Then only the lifetimes that the value
/// begins start after the store.
fn insert_store(
    function: &mut Function,
    (block, index): (CodeBlockId, usize),
    (value, store): (Value, Inst),
    file: FileId,
    bug: Option<Bug>,
) {
    let (next, size) = (index + 1, store.op.size());
    let code = &function.blocks[&block];
    let (at, is_step) = (
        code.position(next),
        matches!(code.insts.get(next), Some(inst) if matches!(inst.op, Op::Step(_))),
    );
    let side = match bug {
        Some(Bug::DemoteLate) => SplitSide::Before,
        _ if is_step => SplitSide::After,
        _ => SplitSide::Before,
    };
    function.insert_inst(block, next, store, (file, side));
    if is_step || bug == Some(Bug::DemoteLate) {
        return;
    }
    let edit = function.graph.edit(block, |code| {
        let (first, end) = (
            code.markers.partition_point(|one| one.0 < at),
            code.markers.partition_point(|one| one.0 <= at),
        );
        let here = code.markers.drain(first..end).collect::<Vec<_>>();
        let begins = |index: usize| match here[index].1 {
            Marker::Def(lifetime, Referrer::Value(of)) => {
                let mut later = here[index + 1..].iter();
                of.0 == value && later.all(|one| one.1.lifetime() != Some(lifetime))
            }
            _ => false,
        };
        let (late, early): (Vec<usize>, Vec<usize>) =
            (0..here.len()).partition(|index| begins(*index));
        let early = early.into_iter().map(|index| here[index]);
        let late = late.into_iter().map(|index| (at + size, here[index].1));
        code.markers.splice(first..first, early.chain(late));
    });
    edit.unwrap();
}

/// Stores a value to memory, where its variables are from now on.
pub fn demote(unit: &mut Unit, number: usize, random: &mut Random, bug: Option<Bug>) {
    let file = unit.file;
    let (function, module, changes) = unit.function(number);
    let entry = function.graph.entry();
    let stored = |one: &Inst| matches!(one.op, Op::Binary(..) | Op::Load(_) | Op::Call(..));
    let mut places = find(function, stored);
    places.retain(|place| !named(function, inst(function, *place).result).is_empty());
    let Some(place) = places.get(random.below(places.len())) else {
        return;
    };
    let value = inst(function, *place).result;
    let (slot, result) = (function.value(), function.value());
    let store = Inst {
        op: Op::Store(slot, value),
        result,
        line: 0,
    };
    insert_store(function, *place, (value, store), file, bug);
    let alloca = Inst {
        op: Op::Alloca(1),
        result: slot,
        line: 0,
    };
    let steps = function.blocks[&entry].insts.iter();
    let steps = steps
        .take_while(|inst| matches!(inst.op, Op::Step(_)))
        .count();
    function.insert_inst(entry, steps, alloca, (file, SplitSide::Before));
    if bug.is_none() && random.chance(50) {
        // The alloca may be before it in its block.
        let code = &function.blocks[&place.0];
        let is_store = |inst: &Inst| inst.op == Op::Store(slot, value);
        let index = code.insts.iter().position(is_store).unwrap();
        let behind = (place.0, code.position(index + 1));
        let pointer = (ValueId(slot), AddressSpace(0));
        let stores = [(ValueId(value), behind)];
        let graph = &mut function.graph;
        return changes
            .demote_values(module, graph, pointer, &stores)
            .unwrap();
    }
    let pointer = Referrer::Value(ValueId(slot));
    change_named(
        function,
        (module, changes),
        value,
        |changes, module, graph, lifetime| {
            changes
                .at_graph(module, graph, lifetime)
                .unwrap()
                .demote(pointer, AddressSpace(0))
                .unwrap();
        },
    );
}
