//! The preparation of a case for evaluation: assembles its expressions, and sets up the machine.

use super::format::{self, Case, Place};
use super::machine::{CaseMachine, Code, CodeItem, FrameRules, MapCode};
use super::{CaseNames, RESULTS, none_of, register_number};
use dwarfsmith::dwarf::{self, Dialect, Encoding};
use dwarfsmith::eval::{Entry, EvalError, Evaluator, Rules, Snapshot};
use dwarfsmith::target::Target;
use std::collections::BTreeMap;

/// A case with assembled expressions.
pub(super) struct Assembled {
    snapshot: Snapshot,
    code: Code,
    evaluator: Evaluator,
    bytes: Vec<u8>,
    /// The expressions of the initial stack, each with its text.
    initial: Vec<(String, Vec<u8>)>,
}

/// A case that is ready for evaluation: the machine, and the parameters of the evaluation.
pub(super) struct Prepared<'c> {
    pub(super) machine: CaseMachine<'c>,
    pub(super) evaluator: Evaluator,
    pub(super) bytes: &'c [u8],
    pub(super) initial: Vec<Entry>,
}

/// Assembles a case on the machine of its target.
pub(super) fn assemble(case: &Case, machines: &[Snapshot]) -> Result<Assembled, String> {
    let mut machines = machines.iter();
    let machine = machines.find(|machine| machine.target().name() == case.target);
    let mut snapshot = machine
        .cloned()
        .ok_or_else(|| none_of("target", &case.target, Target::all().map(Target::name)))?;
    let rules = Rules::by_name(&case.rules);
    let rules = rules.ok_or_else(|| {
        let names = Rules::ALL.into_iter().map(Rules::name);
        none_of("rules", &case.rules, names)
    })?;
    if !RESULTS.contains(&case.result.as_str()) {
        return Err(none_of("result", &case.result, RESULTS.into_iter()));
    }
    set_state(&mut snapshot, case)?;

    let writing = Encoding::new(dialect(case), snapshot.target()).lenient();
    let reading = Encoding {
        gnu: rules != Rules::Dwarf5,
        ..writing
    };
    let mut assembler = Assembler {
        encoding: writing,
        named: named(&snapshot, case)?,
    };
    let code = assembler.assemble(case, &mut snapshot)?;
    let initial = case.context.initial.iter().map(|text| {
        let bytes = assembler.parse("context.initial", text)?;
        Ok((text.clone(), bytes))
    });
    Ok(Assembled {
        code,
        initial: initial.collect::<Result<_, String>>()?,
        bytes: assembler.parse("ops", &case.ops)?,
        evaluator: Evaluator::new(reading, rules),
        snapshot,
    })
}

/// Sets registers, memory and numbers.
fn set_state(snapshot: &mut Snapshot, case: &Case) -> Result<(), String> {
    let context = &case.context;
    set_registers(snapshot, 0, &context.registers, "context.registers")?;
    for (name, hex) in &context.memory {
        let place = |error| format!("context.memory.\"{name}\": {error}");
        let (space, address) = format::place(name).map_err(place)?;
        snapshot.set_memory(space, address, &format::hex(hex).map_err(place)?);
    }
    snapshot.lane = context.lane;
    snapshot.pc = context.pc;
    snapshot.iteration = context.iteration;
    for (index, frame) in context.frames.iter().enumerate() {
        let key = format!("context.frames[{index}].registers");
        set_registers(snapshot, index as u32 + 1, &frame.registers, &key)?;
    }
    Ok(())
}

fn set_registers(
    snapshot: &mut Snapshot,
    frame: u32,
    registers: &BTreeMap<String, String>,
    key: &str,
) -> Result<(), String> {
    for (name, hex) in registers {
        let place = |error| format!("{key}.{name}: {error}");
        let register = register_number(snapshot.target(), name).map_err(place)?;
        if snapshot.frame_register(frame, register).is_some() {
            return Err(place(format!("register {} is given twice", register.0)));
        }
        snapshot.set_frame_register(frame, register, format::hex(hex).map_err(place)?);
    }
    Ok(())
}

/// Returns the dialect that has all operations of a case. Only the old LLVM dialect has an opcode
/// for `DW_OP_LLVM_aspace_implicit_pointer`. It also has opcodes for most other operations of LLVM.
fn dialect(case: &Case) -> Dialect {
    let context = &case.context;
    let mut texts: Vec<&String> = vec![&case.ops];
    texts.extend(
        [&context.object, &context.frame_base, &context.cfa]
            .into_iter()
            .flatten(),
    );
    texts.extend(&context.initial);
    for place in context.entries.values() {
        match place {
            Place::Expression(text) => texts.push(text),
            Place::List(items) => texts.extend(items.iter().map(|item| &item.ops)),
        }
    }
    for frame in &context.frames {
        texts.extend(frame.rules.values().chain(&frame.cfa));
    }
    let old = |text: &&String| text.contains("aspace_implicit_pointer");
    match texts.iter().any(old) {
        true => Dialect::LlvmLegacy,
        false => Dialect::Llvm,
    }
}

/// Returns the machine with the names of all entries. Entries may refer to each other, so all are
/// named before their expressions are parsed.
fn named(snapshot: &Snapshot, case: &Case) -> Result<Snapshot, String> {
    let mut named = snapshot.clone();
    for name in case.context.entries.keys() {
        named.add_entry(name, Vec::new());
    }
    for name in case.context.maps.keys() {
        if named.entry_offset(name).is_some() {
            return Err(format!("context.maps.{name}: an entry has this name"));
        }
        named.add_entry(name, Vec::new());
    }
    Ok(named)
}

struct Assembler {
    encoding: Encoding,
    named: Snapshot,
}

impl Assembler {
    /// Assembles an expression. The line and column of an error are relative to it.
    fn parse(&self, key: &str, text: &str) -> Result<Vec<u8>, String> {
        let names = CaseNames {
            machine: &self.named,
        };
        dwarf::parse_operations(self.encoding, text, &names)
            .map_err(|error| format!("{key}: {error}"))
    }

    /// Assembles the expressions of a case's context.
    fn assemble(&mut self, case: &Case, snapshot: &mut Snapshot) -> Result<Code, String> {
        let context = &case.context;
        let mut code = Code {
            lane_count: context.lanes.count,
            simd_width: context.lanes.simd_width,
            ..Code::default()
        };
        for (name, place) in &context.entries {
            let key = format!("context.entries.{name}");
            match place {
                Place::Expression(text) => snapshot.add_entry(name, self.parse(&key, text)?),
                Place::List(_) => snapshot.add_entry(name, Vec::new()),
            };
            if let (Place::List(items), Some(id)) = (place, self.named.entry_offset(name)) {
                let items = items.iter().map(|item| -> Result<CodeItem, String> {
                    Ok((
                        range(&key, item.pcs.as_deref())?,
                        self.parse(&key, &item.ops)?,
                    ))
                });
                code.lists.insert(id, items.collect::<Result<_, _>>()?);
            }
        }
        for (name, map) in &context.maps {
            let key = |part| format!("context.maps.{name}.{part}");
            let assembled = MapCode {
                memory: self.parse(&key("mem"), &map.mem)?,
                chunk: self.parse(&key("chunk"), &map.chunk)?,
                registers: self.parse(&key("registers"), &map.registers)?,
                chunk_bytes: map.element.saturating_mul(map.count),
                range: range(&key("pcs"), map.pcs.as_deref())?,
            };
            snapshot.add_entry(name, Vec::new());
            let id = self.named.entry_offset(name);
            code.maps.extend(id.map(|id| (id, assembled)));
        }
        if let Some(text) = &context.object {
            snapshot.set_object(self.parse("context.object", text)?);
        }
        if let Some(text) = &context.frame_base {
            snapshot.set_frame_base(self.parse("context.frame_base", text)?);
        }
        if let Some(text) = &context.cfa {
            snapshot.set_canonical_frame_address(self.parse("context.cfa", text)?);
        }
        code.frames = self.frames(case)?;
        Ok(code)
    }

    fn frames(&self, case: &Case) -> Result<Vec<FrameRules>, String> {
        let context = &case.context;
        let mut frames = Vec::new();
        for (index, frame) in context.frames.iter().enumerate() {
            let key = format!("context.frames[{index}]");
            if index == 0 && frame.cfa.is_some() && context.cfa.is_some() {
                return Err(format!("{key}.cfa: context.cfa is the same CFA"));
            }
            let mut rules = FrameRules::default();
            for (name, text) in &frame.rules {
                let key = format!("{key}.rules.{name}");
                let register = register_number(self.named.target(), name)
                    .map_err(|error| format!("{key}: {error}"))?;
                if rules
                    .rules
                    .insert(register.0, self.parse(&key, text)?)
                    .is_some()
                {
                    return Err(format!("{key}: register {} is given twice", register.0));
                }
            }
            let cfa = frame.cfa.as_ref();
            rules.cfa = cfa
                .map(|text| self.parse(&format!("{key}.cfa"), text))
                .transpose()?;
            frames.push(rules);
        }
        Ok(frames)
    }
}

fn range(key: &str, text: Option<&str>) -> Result<Option<(u64, u64)>, String> {
    let read = |text| format::range(text).map_err(|error| format!("{key}: {error}"));
    text.map(read).transpose()
}

/// Sets up the machine and the initial stack. The outer error is an error of the case, the inner
/// one an error of an evaluation.
pub(super) fn prepare(assembled: &Assembled) -> Result<Result<Prepared<'_>, EvalError>, String> {
    let mut evaluator = assembled.evaluator.clone();
    let machine = CaseMachine::new(assembled.snapshot.clone(), &assembled.code, &mut evaluator);
    let mut initial = Vec::new();
    for (text, bytes) in &assembled.initial {
        match evaluator.stack(&machine, bytes, &[]).map(<[Entry]>::last) {
            Ok(Some(entry)) => initial.push(entry.clone()),
            Ok(None) => {
                return Err(format!(
                    "context.initial: `{text}` leaves nothing on the stack"
                ));
            }
            Err(error) => return Ok(Err(error)),
        }
    }
    Ok(Ok(Prepared {
        machine,
        evaluator,
        bytes: &assembled.bytes,
        initial,
    }))
}
