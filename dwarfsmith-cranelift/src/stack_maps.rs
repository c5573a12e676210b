//! Values that have stack maps.
//!
//! cranelift-frontend stores a value that needs a stack map in a stack slot where it is defined,
//! and loads it again for each use. So Cranelift reports a place of the value only up to the store.
//! While calls run, and until another value is stored in the slot, it is in the slot.

use hashbrown::{HashMap, HashSet};

use cranelift_codegen::ir::{Function, Inst, InstructionData, Opcode, StackSlot, Value, ValueDef};

/// The information from the stack maps of a function.
#[derive(Debug, Default)]
pub struct StackMaps {
    /// For each value that is loaded from a slot, the value that was stored.
    pub reloads: HashMap<Value, Value>,
    /// For each call that has a stack map, the values in slots.
    pub held: Vec<(Inst, Vec<(Value, StackSlot)>)>,
}

impl StackMaps {
    /// Reads a function that cranelift-frontend has finalized.
    pub fn of(func: &Function) -> StackMaps {
        let mut maps = StackMaps::default();
        // Values with stack maps are in stack slots.
        if func.sized_stack_slots.is_empty() {
            return maps;
        }
        let instructions = || {
            let blocks = func.layout.blocks();
            blocks.flat_map(|block| func.layout.block_insts(block))
        };
        let entries = instructions()
            .filter(|inst| func.dfg.insts[*inst].opcode().is_safepoint())
            .filter_map(|inst| func.dfg.user_stack_map_entries(inst));
        let slots: HashSet<StackSlot> = entries.flatten().map(|entry| entry.slot).collect();
        if slots.is_empty() {
            return maps;
        }
        let instructions: Vec<Inst> = instructions().collect();
        // The value that all stores to a slot store; `None` if they store different values.
        let mut only: HashMap<StackSlot, Option<Value>> = HashMap::new();
        for (slot, value) in instructions.iter().filter_map(|inst| stored(func, *inst)) {
            let known = only.entry(slot).or_insert(Some(value));
            if *known != Some(value) {
                *known = None;
            }
        }
        // The current block, and the last value that was stored in each slot in it.
        let mut block = None;
        let mut here: HashMap<StackSlot, Value> = HashMap::new();
        for inst in instructions {
            let own = func.layout.inst_block(inst);
            if block != own {
                block = own;
                here.clear();
            }
            let holds = |slot: StackSlot| {
                let known = here.get(&slot).copied();
                known.or_else(|| only.get(&slot).copied().flatten())
            };
            if let Some(entries) = func.dfg.user_stack_map_entries(inst) {
                let whole = entries.iter().filter(|entry| entry.offset == 0);
                let held = whole.filter_map(|entry| Some((holds(entry.slot)?, entry.slot)));
                maps.held.push((inst, held.collect()));
            }
            if let Some(value) = loaded(func, inst)
                .filter(|slot| slots.contains(slot))
                .and_then(holds)
            {
                maps.reloads.insert(func.dfg.first_result(inst), value);
            }
            if let Some((slot, value)) = stored(func, inst) {
                here.insert(slot, value);
            }
        }
        maps
    }

    /// Returns the value that a value is an alias or a reload of; another value itself.
    pub fn resolve(&self, func: &Function, value: Value) -> Value {
        let value = func.dfg.resolve_aliases(value);
        self.reloads.get(&value).copied().unwrap_or(value)
    }
}

/// Returns the slot and the value of a store at the start of a slot.
fn stored(func: &Function, inst: Inst) -> Option<(StackSlot, Value)> {
    match func.dfg.insts[inst] {
        InstructionData::Store {
            opcode: Opcode::Store,
            args: [value, address],
            offset,
            ..
        } if i32::from(offset) == 0 => {
            Some((slot(func, address)?, func.dfg.resolve_aliases(value)))
        }
        _ => None,
    }
}

/// Returns the slot of a load from the start of a slot.
fn loaded(func: &Function, inst: Inst) -> Option<StackSlot> {
    match func.dfg.insts[inst] {
        InstructionData::Load {
            opcode: Opcode::Load,
            arg,
            offset,
            ..
        } if i32::from(offset) == 0 => slot(func, arg),
        _ => None,
    }
}

/// Returns the slot if a value is its address.
fn slot(func: &Function, address: Value) -> Option<StackSlot> {
    let address = func.dfg.resolve_aliases(address);
    let ValueDef::Result(inst, _) = func.dfg.value_def(address) else {
        return None;
    };
    match func.dfg.insts[inst] {
        InstructionData::StackAddr {
            stack_slot, offset, ..
        } if i32::from(offset) == 0 => Some(stack_slot),
        _ => None,
    }
}
