//! Evaluation in a caller's frame on behalf of the callee: the arguments of a call (DWARF 5
//! sections 2.5.1.7 and 3.4.2). Registers, the frame base and the program counter for location
//! lists are then the caller's.

use super::frames::{encoding, ops, simulated};
use dwarfsmith::Target;
use dwarfsmith::dwarf::{FrameIndex, FrameSection};
use dwarfsmith::eval::{
    BaseEncoding, BaseType, CallStack, Callee, EntryId, EntryReference, ErrorCode, Evaluator,
    ListEntry, Machine, Parameter, Rules, Snapshot, Source,
};
use dwarfsmith::target::Register;

const RDI: Register = Register(5);

/// The only entry without a location.
const NOWHERE: EntryId = EntryId(0x200);

/// A snapshot on which every other entry is an unsigned number of 8 bytes and has a location list.
struct Listed<'l>(Snapshot, Vec<ListEntry<'l>>);

impl Machine for Listed<'_> {
    fn register_bits(&self, frame: u32, register: Register) -> Option<u64> {
        self.0.register_bits(frame, register)
    }
    fn read_register(&self, frame: u32, register: Register, offset: u64, into: &mut [u8]) -> bool {
        self.0.read_register(frame, register, offset, into)
    }
    fn write_register(
        &mut self,
        frame: u32,
        register: Register,
        offset: u64,
        bytes: &[u8],
    ) -> bool {
        self.0.write_register(frame, register, offset, bytes)
    }
    fn read_memory(&self, space: u64, address: u64, into: &mut [u8]) -> bool {
        self.0.read_memory(space, address, into)
    }
    fn write_memory(&mut self, space: u64, address: u64, bytes: &[u8]) -> bool {
        self.0.write_memory(space, address, bytes)
    }
    fn pc(&self) -> Option<u64> {
        self.0.pc()
    }
    fn entry(&self, reference: EntryReference) -> Option<EntryId> {
        let (EntryReference::Unit(offset) | EntryReference::Info(offset)) = reference;
        Some(EntryId(offset))
    }
    fn entry_type(&self, _: EntryId) -> Option<BaseType> {
        Some(BaseType {
            encoding: BaseEncoding::Unsigned,
            byte_size: 8,
            order: None,
        })
    }
    fn entry_location(&self, entry: EntryId) -> Option<Source<'_>> {
        (entry != NOWHERE).then_some(Source::List(&self.1))
    }
}

/// The result of an expression in a frame of [`simulated`]'s stack: `leaf` at 0x1004, `middle` at
/// 0x2020, whose rbx is 0xb1 and rbp 0x7f28, `main`. The object is at `leaf` in `leaf` and so on;
/// each call site passes its expression.
struct World<'w> {
    object: [&'w str; 2],
    passed: [&'w str; 2],
    frame_bases: [&'w str; 2],
}

const NOTHING: World<'_> = World {
    object: [""; 2],
    passed: [""; 2],
    frame_bases: [""; 2],
};

impl World<'_> {
    fn value(&self, rules: Rules, frame: u32, text: &str) -> Result<u128, ErrorCode> {
        let (machine, section) = simulated();
        let [object, passed, frame_bases] =
            [self.object, self.passed, self.frame_bases].map(|texts| texts.map(ops));
        let functions = [(0x1000, 0x1100), (0x2000, 0x2100)];
        let list = functions.into_iter().zip(&object);
        let list = list
            .map(|(range, expression)| ListEntry {
                range: Some(range),
                expression,
            })
            .collect();
        let index = FrameIndex::new(FrameSection::debug_frame(Target::X86_64, &section));
        let evaluator = Evaluator::new(encoding(), rules);
        let mut stack = CallStack::new(
            Listed(machine, list),
            Target::X86_64,
            evaluator,
            vec![index],
        )
        .unwrap();
        while stack.unwind().unwrap() {}
        for (return_address, value) in [0x2020, 0x3010].into_iter().zip(&passed) {
            stack.add_call_site(return_address, Parameter::Register(RDI), value);
            stack.add_call_site(return_address, Parameter::Entry(EntryId(0x100)), value);
        }
        for ((start, end), expression) in functions.into_iter().zip(&frame_bases) {
            stack.add_frame_base(start, end, expression);
        }
        assert!(stack.select(frame));
        let value = Evaluator::new(encoding(), rules).value(&stack, &ops(text), &[]);
        value
            .map(|value| value.unsigned())
            .map_err(|error| error.code)
    }
}

/// A register in a call site is the caller's: rbx is 0xb1 there, and 0xdead in `leaf`.
#[test]
fn a_passed_register_is_the_callers() {
    for passed in [
        "DW_OP_reg3",
        "DW_OP_regx 3",
        "DW_OP_breg3 0",
        "DW_OP_regval_type 3 0",
    ] {
        let world = World {
            passed: [passed, "DW_OP_lit2"],
            ..NOTHING
        };
        for rules in Rules::ALL {
            assert_eq!(
                world.value(rules, 0, "DW_OP_entry_value (DW_OP_reg5)"),
                Ok(0xb1),
                "{passed}"
            );
            assert_eq!(
                world.value(rules, 0, "DW_OP_entry_value (DW_OP_breg5 1)"),
                Ok(0xb2),
                "{passed}"
            );
            assert_eq!(
                world.value(rules, 1, "DW_OP_entry_value (DW_OP_reg5)"),
                Ok(2),
                "{passed}"
            );
            if rules != Rules::Dwarf5 {
                assert_eq!(
                    world.value(rules, 0, "DW_OP_GNU_parameter_ref 0x100"),
                    Ok(0xb1),
                    "{passed}"
                );
            }
        }
    }
}

/// Without a call site, the caller's register is the value on entry only if the function returns it
/// unchanged: not rax, which functions need not preserve, nor the stack pointer, which is 8 lower on
/// entry than after the return, nor the return address. `main` has no known caller.
#[test]
fn a_register_that_changes_at_the_return_is_unknown_on_entry() {
    for rules in Rules::ALL {
        let value = |frame, text| NOTHING.value(rules, frame, text);
        assert_eq!(value(0, "DW_OP_entry_value (DW_OP_reg3)"), Ok(0xb1));
        let unknown = Err(ErrorCode::Unavailable);
        assert_eq!(value(0, "DW_OP_entry_value (DW_OP_reg0)"), unknown);
        assert_eq!(value(0, "DW_OP_entry_value (DW_OP_reg7)"), unknown);
        assert_eq!(value(0, "DW_OP_entry_value (DW_OP_reg16)"), unknown);
        assert_eq!(value(2, "DW_OP_entry_value (DW_OP_reg3)"), unknown);
    }
}

/// After the program has run, the stack has the frames of the new state, and keeps the call sites.
#[test]
fn a_stack_restarts_where_the_machine_has_stopped() {
    let (machine, section) = simulated();
    let target = Target::X86_64;
    let index = FrameIndex::new(FrameSection::debug_frame(target, &section));
    let evaluator = Evaluator::new(encoding(), Rules::Dwarf5);
    let mut stack = CallStack::new(machine.clone(), target, evaluator, vec![index]).unwrap();
    let value = ops("DW_OP_lit7");
    stack.add_call_site(0x2020, Parameter::Register(RDI), &value);
    while stack.unwind().unwrap() {}
    let all: Vec<u64> = stack.frames().iter().map(|frame| frame.pc).collect();
    assert_eq!(all.len(), 3);
    assert!(stack.select(2));

    // `leaf` returns: the machine has the registers of `middle`.
    let mut returned = machine;
    let mut set = |register: u16| {
        let mut bytes = vec![0; 8];
        let register = Register(register);
        assert!(stack.read_register(1, register, 0, &mut bytes));
        returned.set_register(register, bytes);
    };
    [3, 6, 7].into_iter().for_each(&mut set);
    returned.set_register(Register(16), 0x2020u64.to_le_bytes().to_vec());
    returned.pc = Some(0x2020);
    *stack.machine_mut() = returned.clone();
    stack.restart().unwrap();
    assert_eq!((stack.frame(), stack.frames().len()), (0, 1));
    while stack.unwind().unwrap() {}
    let found: Vec<u64> = stack.frames().iter().map(|frame| frame.pc).collect();
    assert_eq!(found, all[1..]);

    // It calls `leaf` again.
    *stack.machine_mut() = simulated().0;
    stack.restart().unwrap();
    while stack.unwind().unwrap() {}
    let found: Vec<u64> = stack.frames().iter().map(|frame| frame.pc).collect();
    assert_eq!(found, all);
    let passed = ops("DW_OP_entry_value (DW_OP_reg5)");
    let value = Evaluator::new(encoding(), Rules::Dwarf5).value(&stack, &passed, &[]);
    assert_eq!(value.unwrap().unsigned(), 7);
}

/// gcc's `main` for i386 computes the CFA from ecx, also at the call of a function that preserves
/// ecx, although the psABI does not require this. Here, the function at 0x1000 has the CFA rax + 8
/// at its call of the function at 0x2000, whose CFA is rsp + 8.
#[test]
fn the_register_of_a_cfa_is_preserved() {
    let mut section = crate::reader::hand::debug_frame(&[(0x2000, 0x2100)]);
    // In 0x1000..0x1100, def_cfa rax 8; the same with undefined rax in the function at 0x3000.
    for (start, callee_rule) in [(0x1000u64, [0u8; 2]), (0x3000, [0x07, 0])] {
        section.extend([28, 0, 0, 0, 0, 0, 0, 0]);
        section.extend(start.to_le_bytes());
        section.extend(0x100u64.to_le_bytes());
        let cfa = if start == 0x1000 {
            [0x0c, 0, 8]
        } else {
            [0; 3]
        };
        section.extend([&cfa[..], &callee_rule, &[0; 3]].concat());
    }
    for (pc, expected) in [(0x2004, Ok(true)), (0x3004, Err(()))] {
        let mut machine = crate::reader::hand::stopped(pc, 0x1010);
        machine.set_register(Register(0), 0x8000u64.to_le_bytes().to_vec());
        machine.set_memory(0, 0x8000, &0u64.to_le_bytes());
        let index = FrameIndex::new(FrameSection::debug_frame(Target::X86_64, &section));
        let evaluator = crate::reader::hand::evaluator();
        let mut stack = CallStack::new(machine, Target::X86_64, evaluator, vec![index]).unwrap();
        assert_eq!(stack.unwind(), Ok(true));
        let cfa = stack.frames()[1].canonical_frame_address();
        let found = cfa.map(|cfa| cfa.address() == Some(0x8008)).map_err(|_| ());
        assert_eq!(found, expected, "{pc:#x}");
        // Other uses of the register need the psABI's promise.
        assert!(!stack.read_register(1, Register(0), 0, &mut [0; 8]));
    }
}

/// A location list that a call site's expression calls is looked up at the caller's address.
#[test]
fn lists_are_looked_up_at_the_callers_address() {
    let world = World {
        object: ["DW_OP_lit1", "DW_OP_breg3 1"],
        passed: ["DW_OP_call4 0x100", ""],
        ..NOTHING
    };
    for rules in Rules::ALL {
        assert_eq!(world.value(rules, 0, "DW_OP_call4 0x100"), Ok(1));
        assert_eq!(world.value(rules, 1, "DW_OP_call4 0x100"), Ok(0xb2));
        assert_eq!(
            world.value(rules, 0, "DW_OP_entry_value (DW_OP_reg5)"),
            Ok(0xb2)
        );
    }
}

/// In `leaf`, a variable is the argument; `middle` passed its own variable, which is in rbx.
#[test]
fn a_variable_may_be_the_callers_variable() {
    let world = World {
        object: [
            "DW_OP_entry_value (DW_OP_reg5), DW_OP_stack_value",
            "DW_OP_reg3",
        ],
        passed: ["DW_OP_GNU_variable_value 0x100", ""],
        ..NOTHING
    };
    for rules in [Rules::Llvm, Rules::Dwarf6] {
        assert_eq!(
            world.value(rules, 0, "DW_OP_GNU_variable_value 0x100"),
            Ok(0xb1)
        );
        // A caller's variable that is its own argument, which no call site describes.
        let world = World {
            object: [world.object[0]; 2],
            ..world
        };
        assert_eq!(
            world.value(rules, 0, "DW_OP_GNU_variable_value 0x100"),
            Err(ErrorCode::StackUnderflow)
        );
        // A variable that depends on itself in the same frame has no value.
        let world = World {
            object: ["DW_OP_GNU_variable_value 0x100"; 2],
            ..world
        };
        assert_eq!(
            world.value(rules, 0, "DW_OP_GNU_variable_value 0x100"),
            Err(ErrorCode::Circular)
        );
    }
}

/// The frame base of a nested function is its argument, an address in its caller's frame: from
/// 0x7f28 - 8 on.
#[test]
fn a_frame_base_may_depend_on_the_callers() {
    let world = World {
        frame_bases: ["DW_OP_entry_value (DW_OP_reg5)", "DW_OP_breg6 0"],
        passed: ["DW_OP_fbreg -8", ""],
        ..NOTHING
    };
    for rules in Rules::ALL {
        assert_eq!(world.value(rules, 0, "DW_OP_fbreg 4"), Ok(0x7f24));
        assert_eq!(world.value(rules, 1, "DW_OP_fbreg 4"), Ok(0x7f2c));
        let world = World {
            frame_bases: ["DW_OP_fbreg 0"; 2],
            ..world
        };
        assert_eq!(
            world.value(rules, 0, "DW_OP_fbreg 4"),
            Err(ErrorCode::Circular)
        );
    }
}

/// An entry without a location: a call of it does nothing, and its variable has no value.
#[test]
fn an_entry_may_have_no_location() {
    for rules in Rules::ALL {
        for call in ["DW_OP_call2", "DW_OP_call4", "DW_OP_call_ref"] {
            assert_eq!(
                NOTHING.value(
                    rules,
                    0,
                    &format!("DW_OP_lit5, {call} 0x200, DW_OP_lit1, DW_OP_plus")
                ),
                Ok(6)
            );
        }
    }
    for rules in [Rules::Llvm, Rules::Dwarf6] {
        let pointer = "DW_OP_implicit_pointer 0x200 16, DW_OP_deref";
        assert_eq!(NOTHING.value(rules, 0, pointer), Err(ErrorCode::NotAValue));
        assert_eq!(
            NOTHING.value(rules, 0, &format!("{pointer}, DW_OP_deref")),
            Err(ErrorCode::UndefinedData)
        );
        assert_eq!(
            NOTHING.value(rules, 0, "DW_OP_GNU_variable_value 0x200"),
            Err(ErrorCode::UndefinedData)
        );
    }
}

/// `middle` calls the function at 0x1000, `leaf`, or another one, which made a tail call to `leaf`.
/// The argument is known where the target of the call is certainly `leaf`.
#[test]
fn arguments_of_another_function_are_unknown() {
    let (machine, section) = simulated();
    let value = ops("DW_OP_breg3 0");
    // rbx is 0xb1 in `middle`, and 0xdead in `leaf`: 0xb1 + 3919 = 0x1000.
    let [leaf, below, register, number] = [
        "DW_OP_breg3 3919",
        "DW_OP_breg3 3918",
        "DW_OP_reg3",
        "DW_OP_const2u 4096, DW_OP_stack_value",
    ]
    .map(ops);
    let known = Ok(0xb1);
    let unknown = Err(ErrorCode::Unavailable);
    for (target, want) in [
        (None, known),
        (Some(Callee::Function(0x1000)), known),
        (Some(Callee::Function(0x1100)), unknown),
        (Some(Callee::Symbol(b"leaf")), known),
        (Some(Callee::Symbol(b"jumps")), unknown),
        (Some(Callee::Symbol(b"elsewhere")), unknown),
        (Some(Callee::Computed(&leaf)), known),
        (Some(Callee::Computed(&below)), unknown),
        (Some(Callee::Computed(&register)), unknown),
        (Some(Callee::Computed(&number)), known),
        (Some(Callee::Unknown), unknown),
    ] {
        let index = FrameIndex::new(FrameSection::debug_frame(Target::X86_64, &section));
        let mut evaluator = Evaluator::new(encoding(), Rules::Dwarf5);
        let mut stack = CallStack::new(
            machine.clone(),
            Target::X86_64,
            evaluator.clone(),
            vec![index],
        )
        .unwrap();
        stack.add_symbol(b"leaf", 0x1000);
        stack.add_symbol(b"jumps", 0x1100);
        if let Some(target) = target {
            stack.add_call_target(0x2020, target);
        }
        assert_eq!(stack.unwind(), Ok(true));
        assert_eq!(stack.frames()[0].start, Some(0x1000));
        stack.add_call_site(0x2020, Parameter::Register(RDI), &value);
        let found = evaluator.value(&stack, &ops("DW_OP_entry_value (DW_OP_reg5)"), &[]);
        assert_eq!(
            found
                .map(|value| value.unsigned())
                .map_err(|error| error.code),
            want,
            "{target:x?}"
        );
    }
}
