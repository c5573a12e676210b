//! Expressions of frame rules: what an unwinder finds by the emitted `.debug_frame` is what the language says.

use crate::generator::{RuleOf, SIZE, frame_rule};
use dwarfsmith::check::reference::{self, Origin};
use dwarfsmith::check::{self, State, mix};
use dwarfsmith::dwarf::{Dialect, Encoding, FrameIndex, FrameSection};
use dwarfsmith::emit::{EmitOptions, Frames, SectionId};
use dwarfsmith::eval::{
    CallStack, Evaluator, Location, Machine, NormalForm, Origin as Found, Source, Storage, read_bits,
};
use dwarfsmith::expr::DIExprBuilder;
use dwarfsmith::markers::{FrameRule, Referrer};
use dwarfsmith::target::{ByteOrder, Register};
use dwarfsmith::{Module, Target};

/// Where the function is, and the program counter in it.
const START: u64 = 0x4000;
/// What the CFA is counted from: a stack pointer plus 16 bytes.
const OFFSET: i64 = 16;

/// The register that a rule tells about: as wide as an address, narrower, wider, or with lanes.
fn saved(target: Target, seed: u64) -> Register {
    let names: &[&str] = match target.name() {
        "x86_64" => &["r12", "r12", "xmm7"],
        "amdgpu-wave64" => &["VCC_64", "SGPR40", "VGPR40"],
        _ => &["dw12"],
    };
    target.register(names[(seed / 7) as usize % names.len()]).unwrap()
}

/// A module with the rules with which an expression is tried.
fn example(seed: u64) -> (Module, RuleOf, DIExprBuilder, Referrer) {
    frame_rule(seed, |target, used, expression| rules(target, used, expression, saved(target, seed)))
}

fn rules(target: Target, used: RuleOf, expression: u32, register: Register) -> Vec<FrameRule> {
    let pointer = Register(target.description().cfa.0);
    let cfa = FrameRule::Cfa { register: pointer, offset: OFFSET };
    match used {
        RuleOf::Cfa => vec![FrameRule::CfaExpression { expression }],
        RuleOf::Place => vec![cfa, FrameRule::Expression { register, expression }],
        RuleOf::Value => vec![cfa, FrameRule::ValueExpression { register, expression }],
    }
}

/// A machine whose CFA is what the rule of the function says.
struct Framed {
    state: State,
    target: Target,
}

impl Machine for Framed {
    fn register_bits(&self, frame: u32, register: Register) -> Option<u64> {
        self.state.register_bits(frame, register)
    }

    fn read_register(&self, frame: u32, register: Register, offset: u64, into: &mut [u8]) -> bool {
        self.state.read_register(frame, register, offset, into)
    }

    fn read_memory(&self, space: u64, address: u64, into: &mut [u8]) -> bool {
        self.state.read_memory(space, address, into)
    }

    fn address_space_bytes(&self, space: u64) -> Option<u8> {
        self.state.address_space_bytes(space)
    }

    fn thread_local(&self, offset: u64) -> Option<Location> {
        self.state.thread_local(offset)
    }

    fn pc(&self) -> Option<u64> {
        Some(START + 4)
    }

    fn canonical_frame_address(&self, _: u32) -> Option<Source<'_>> {
        let description = self.target.description();
        let stack = Register(description.cfa.0);
        let mut bytes = [0; 8];
        let size = self.target.register_bits(stack)? as usize / 8;
        self.read_register(0, stack, 0, &mut bytes[..size]).then_some(())?;
        let pointer = match self.target.byte_order() {
            ByteOrder::Little => u64::from_le_bytes(bytes),
            ByteOrder::Big => u64::from_be_bytes(bytes),
        };
        let address = pointer.wrapping_add(OFFSET as u64);
        Some(Source::Location(Location::memory(description.cfa_address_space, address, 8)))
    }
}

#[derive(Default, Debug)]
struct Counts {
    exact: u32,
    /// Of the registers that were saved, those that are not in the default address space's memory.
    elsewhere: u32,
    /// Exact on a target whose frames are in an address space of their own.
    spaces: u32,
    lost: u32,
    doubtful: u32,
    /// Neither side has it.
    failed: u32,
    unknown: u32,
    refused: u32,
}

/// Bits in storage order.
fn bits(bytes: &[u8], count: u64, order: ByteOrder) -> impl Iterator<Item = bool> {
    (0..count).map(move |bit| {
        let shift = if order == ByteOrder::Big { 7 - bit % 8 } else { bit % 8 };
        bytes[(bit / 8) as usize] >> shift & 1 == 1
    })
}

/// The bits that are at runs of the reference.
fn read(runs: &[(u64, &Origin)], machine: &dyn reference::Machine, order: ByteOrder) -> Option<Vec<bool>> {
    let mut all = Vec::new();
    for (bits, origin) in runs {
        all.extend(origin.read(*bits, machine, order).ok()?);
    }
    Some(all)
}

/// The low bits of a number, in storage order.
fn low(bits: &[bool], count: u64, order: ByteOrder) -> Vec<bool> {
    match order {
        ByteOrder::Little => bits[..count as usize].to_vec(),
        ByteOrder::Big => bits[bits.len() - count as usize..].to_vec(),
    }
}

/// Checks one module in one dialect on a few machines.
fn check(seed: u64, dialect: Dialect, counts: &mut Counts, damage: bool) -> Result<(), String> {
    let (module, used, ..) = example(seed);
    let target = module.target;
    let register = saved(target, seed);
    // What of the register an expression says.
    let size = if used == RuleOf::Value { u64::from(target.register_bits(register).unwrap()).min(64) } else { 64 };
    let Ok(validated) = module.validate() else {
        counts.refused += 1;
        return Ok(());
    };
    let encoding = Encoding { portable: seed.is_multiple_of(2), ..Encoding::new(dialect, target) };
    let lowered = validated.lower(encoding);
    let is_lost = lowered.lost_frames().next().is_some();
    let sections = lowered.emit(&EmitOptions { frames: Frames::Debug }).unwrap();
    // No rule that needs the address of a symbol can be said.
    let bound = sections.bind(0, |_| Some(START)).unwrap();
    let Some((_, section)) = bound.into_iter().find(|(id, _)| *id == SectionId::DebugFrame) else {
        counts.lost += 1;
        return if is_lost { Ok(()) } else { Err("there is no section, and nothing was lost".into()) };
    };
    let function = module.code.functions().next().unwrap();
    assert_eq!(function.size, SIZE);
    let reference = check::reference_of(&validated);
    let order = target.byte_order();
    for number in 0..4 {
        let machine = State::new(target, mix(seed, number));
        let mut at = reference.at(Some((function.id, 4)), &machine);
        let wanted = match used {
            RuleOf::Cfa => at.frame_address(),
            RuleOf::Place | RuleOf::Value => at.caller(register),
        };
        let wanted = match wanted {
            Ok(wanted) => wanted.unwrap().form,
            Err(_) => {
                counts.unknown += 1;
                continue;
            }
        };
        let runs = wanted.runs().unwrap();
        let index = FrameIndex::new(FrameSection::debug_frame(target, &section));
        let evaluator = Evaluator::new(encoding, check::rules(dialect));
        let unwound = Framed { state: State::new(target, mix(seed, number)), target };
        let stack =
            CallStack::new(unwound, target, evaluator.clone(), vec![index]).map_err(|error| error.to_string())?;
        let found = match used {
            RuleOf::Cfa => stack.frames()[0].canonical_frame_address(),
            RuleOf::Place | RuleOf::Value => evaluator.clone().entry_register(&stack, 0, register),
        };
        if is_lost {
            counts.lost += 1;
            // What is lost is nowhere, and never somewhere else.
            match found {
                Ok(location) if !location.is_undefined() => return Err(format!("lost, but found at {location}")),
                _ => continue,
            }
        }
        // What nobody knows is no value, and nowhere.
        let failed = runs.iter().any(|(_, origin)| matches!(origin, Origin::Failed(_) | Origin::Undefined));
        let found = match found {
            Ok(found) => found,
            Err(_) if failed || wanted.may_fail() => {
                counts.failed += 1;
                continue;
            }
            Err(error) => return Err(format!("wanted {runs:?}, but {error}")),
        };
        if failed {
            // A consumer may get by without what fails.
            counts.doubtful += 1;
            continue;
        }
        let same = match used {
            RuleOf::Cfa => {
                let space = target.description().cfa_address_space;
                let address = match found.storage {
                    Storage::Memory { space: own, .. } if own == space && found.offset % 8 == 0 => found.offset / 8,
                    _ => return Err(format!("the CFA is {found}")),
                };
                let address = address as u64;
                let address = if damage { address ^ 1 << (seed % 64) } else { address };
                matches!(runs[..], [(_, Origin::Memory { space: own, bit })] if *own == space && *bit == u128::from(address) * 8)
            }
            RuleOf::Value => {
                let mut bytes = read_bits(&stack, order, &found, size.into()).map_err(|error| error.to_string())?;
                bytes[(seed % (size / 8)) as usize] ^= u8::from(damage);
                {
                    let wanted = read(&runs, &machine, order).map(|bits| low(&bits, size, order));
                    wanted == Some(bits(&bytes, size, order).collect())
                }
            }
            RuleOf::Place => {
                let found = if damage { found.moved(8).unwrap() } else { found.clone() };
                let form = NormalForm::of(&found, 64, order).map_err(|error| error.to_string())?;
                counts.elsewhere += u32::from(!matches!(form.runs[0].origin, Found::Memory { space: 0, .. }));
                match (&runs[..], &form.runs[..]) {
                    ([(_, wanted)], [found]) => match (wanted, &found.origin) {
                        (Origin::Memory { space, bit: first }, Found::Memory { space: other, bit }) => {
                            (space, first) == (other, bit)
                        }
                        (
                            Origin::Register { register, bit: lowest },
                            Found::Register { frame: 0, register: other, bit },
                        ) => register == other && (order == ByteOrder::Big || u128::from(*lowest) == *bit),
                        // A normal form lists bits from the least significant one of each byte on.
                        (Origin::Known(_), Found::Known(list)) => {
                            read(&runs, &machine, order).map(|bits| bits[..64].to_vec())
                                == Some(bits(list, 64, ByteOrder::Little).collect())
                        }
                        _ => false,
                    },
                    _ => false,
                }
            }
        };
        if !same {
            return Err(format!("wanted {}, found {found}", wanted.text(order)));
        }
        counts.exact += 1;
        counts.spaces += u32::from(target.description().cfa_address_space != 0);
    }
    Ok(())
}

const DIALECTS: [Dialect; 4] = [Dialect::Dwarf5, Dialect::Llvm, Dialect::LlvmLegacy, Dialect::Dwarf6Draft];

fn seeds() -> impl Iterator<Item = u64> {
    let number = |name: &str| std::env::var(name).ok().and_then(|text| text.parse().ok());
    let first: u64 = number("FIRST").unwrap_or(0);
    first..first + number("CASES").unwrap_or(3000u64)
}

/// The dialects that know the address spaces of a module's target.
fn dialects(seed: u64) -> impl Iterator<Item = Dialect> {
    let has_space = example(seed).0.target.description().cfa_address_space != 0;
    DIALECTS.into_iter().filter(move |dialect| !has_space || *dialect != Dialect::Dwarf5)
}

#[test]
fn rules_with_expressions_mean_what_they_say() {
    let mut counts = Counts::default();
    let mut failures = Vec::new();
    for seed in seeds() {
        for dialect in dialects(seed) {
            if let Err(error) = check(seed, dialect, &mut counts, false) {
                failures.push(format!("seed {seed}, {dialect}: {error}"));
            }
        }
    }
    println!("{counts:?}");
    let shown: Vec<_> = failures.iter().take(5).cloned().collect();
    assert!(failures.is_empty(), "{} failures\n{}", failures.len(), shown.join("\n"));
    assert!(counts.exact > counts.lost / 2, "{counts:?}");
    assert!(counts.spaces > 500 && counts.elsewhere > 100, "{counts:?}");
}

/// The comparison notices one bit, wherever it is.
#[test]
fn damage_is_noticed() {
    let (mut counts, mut noticed) = (Counts::default(), 0);
    for seed in seeds().take(400) {
        noticed += u32::from(check(seed, Dialect::Llvm, &mut counts, true).is_err());
    }
    assert!(noticed > 50 && counts.exact == 0, "{noticed}, {counts:?}");
}
