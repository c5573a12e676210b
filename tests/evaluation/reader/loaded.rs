//! Programs that were loaded at other addresses than those in their files, and the arguments that
//! callers passed to them.

use super::{compiled_from, global, run_ok, tool, with_reader_of};
use dwarfsmith::Target;
use dwarfsmith::dwarf::{Dialect, Encoding, FrameIndex, FrameSection};
use dwarfsmith::eval::{
    BaseEncoding, BaseType, CallStack, ErrorCode, Evaluator, Machine, Parameter, Rules, Snapshot,
    UnwindError,
};
use dwarfsmith::target::Register;
use std::process::Command;

/// gdb starts a position-independent program and prints the addresses of its variables; gcc writes
/// `DW_OP_addr`, clang `addrx` and `DW_FORM_addrx`.
#[test]
fn addresses_include_the_load_bias() {
    for (name, compiler, version) in [
        ("pie-gcc", "cc", "-gdwarf-5"),
        ("pie-clang-5", "clang", "-gdwarf-5"),
        ("pie-clang-4", "clang", "-gdwarf-4"),
    ] {
        let path = compiled_from(
            "evaluation/reader/data.c",
            name,
            compiler,
            &["-O1", "-fPIE", "-pie", version],
        );
        let asked = r#"printf "= %lu %lu %lu\n", (long)&object, (long)&color, (long)&main"#;
        let mut gdb = Command::new(tool("gdb"));
        gdb.args([
            "-q", "-batch", "-nx", "-ex", asked, "-ex", "starti", "-ex", asked,
        ]);
        let printed = run_ok(gdb.arg(&path));
        let printed: Vec<[u64; 3]> = printed
            .lines()
            .filter_map(|line| line.strip_prefix("= "))
            .map(|line| {
                line.split(' ')
                    .map(|number| number.parse().unwrap())
                    .collect::<Vec<_>>()
                    .try_into()
                    .unwrap()
            })
            .collect();
        let [[_, _, main_in_file], [object, color, main]] = printed[..] else {
            panic!("{name}: {printed:?}")
        };
        let bias = main - main_in_file;
        assert!(bias > 0x1000_0000, "{name}: {bias:#x}");

        let bytes = std::fs::read(&path).unwrap();
        with_reader_of((&bytes, None), bias, |loaded, _, machine| {
            let function = loaded.function_at(main).unwrap();
            assert_eq!(loaded.name(function).unwrap(), "main");
            assert_eq!(loaded.function_at(main_in_file), None);
            for (variable, address) in [("object", object), ("color", color)] {
                let location = loaded
                    .location(global(loaded, variable), main, machine)
                    .unwrap();
                assert_eq!(location.address(), Some(address), "{name}: {variable}");
            }
            // A call stack gets the load bias for the functions of the unit.
            let with_bias = |pc| {
                let mut machine = registers();
                machine.pc = Some(pc);
                let mut stack =
                    CallStack::new(machine, Target::X86_64, evaluator(), Vec::new()).unwrap();
                loaded.add_to(&mut stack);
                stack.load_bias(0)
            };
            assert_eq!(
                [main, main + 1, main_in_file, object].map(with_bias),
                [bias, bias, 0, 0],
                "{name}"
            );
            // Lists of locations are looked up at addresses in memory: at its start, a function's
            // parameters are in rdi and rsi.
            let parameters = loaded.objects_at(main);
            let places = parameters.iter().map(|entry| {
                loaded
                    .location(*entry, main, &registers())
                    .unwrap()
                    .to_string()
            });
            assert_eq!(
                places.collect::<Vec<_>>(),
                ["reg(5)+0", "reg(4)+0"],
                "{name}"
            );
        });
    }
}

/// A machine with all of x86-64's registers, which are 0.
fn registers() -> Snapshot {
    let mut machine = Snapshot::new(Target::X86_64);
    for number in 0..33u16 {
        let bytes = Target::X86_64.register_bits(Register(number)).unwrap() / 8;
        machine.set_register(Register(number), vec![0; bytes as usize]);
    }
    machine
}

/// A `.debug_frame` in which the CFA of the functions at 0x1000 and 0x2000 is rsp + 8, with the
/// return address 8 bytes below.
fn debug_frame() -> Vec<u8> {
    let mut section = vec![
        16, 0, 0, 0, 0xff, 0xff, 0xff, 0xff, 4, 0, 8, 0, 1, 0x78, 16, 0x0c, 7, 8, 0x90, 1,
    ];
    for function in [0x1000u64, 0x2000] {
        section.extend([20, 0, 0, 0, 0, 0, 0, 0]);
        section.extend(function.to_le_bytes());
        section.extend(0x100u64.to_le_bytes());
    }
    section
}

fn evaluator() -> Evaluator {
    Evaluator::new(
        Encoding::new(Dialect::Dwarf5, Target::X86_64).lenient(),
        Rules::Dwarf5,
    )
}

const BIAS: u64 = 0x10_0000;
const F64: u64 = 0x20;
const F32: u64 = 0x30;

/// A program with a load bias of 0x100000, in the function at 0x1000, which was called by the
/// function at 0x2000.
fn stopped() -> Snapshot {
    let mut machine = registers();
    machine.pc = Some(BIAS + 0x1004);
    machine.set_register(Register(7), 0x7ff0u64.to_le_bytes().to_vec());
    machine.set_register(Register(3), 1.5f64.to_le_bytes().to_vec());
    machine.set_memory(0, 0x7ff0, &(BIAS + 0x2010).to_le_bytes());
    machine.set_memory(0, 0x7ff8, &0u64.to_le_bytes());
    for (offset, byte_size) in [(F64, 8), (F32, 4)] {
        machine.set_base_type(
            offset,
            BaseType {
                encoding: BaseEncoding::Float,
                byte_size,
                order: None,
            },
        );
    }
    machine
}

/// The call site's value of a register has the type that the expression requests: the register's
/// low bits.
#[test]
fn an_argument_has_the_type_of_the_register() {
    let section = debug_frame();
    let number = |double: f64| double.to_bits().to_le_bytes();
    let constant = [&[0xa4, F64 as u8, 8][..], &number(-2.25)].concat();
    let single = [&[0xa4, F32 as u8, 4][..], &0.75f32.to_le_bytes()].concat();
    // The bits of 0.75 as binary32, below others.
    let generic = [&[0x0e][..], &0.75f32.to_le_bytes(), &[1, 2, 3, 4]].concat();
    // DW_OP_const_type f64; DW_OP_reg3, which is preserved; DW_OP_const_type f32; DW_OP_const8u.
    let cases: [(&[u8], u64, Result<&str, ErrorCode>); 6] = [
        (&constant, F64, Ok("f64 -2.25")),
        (&[0x53], F64, Ok("f64 1.5")),
        (&single, F32, Ok("f32 0.75")),
        (&generic, F32, Ok("f32 0.75")),
        (&single, F64, Err(ErrorCode::TypeMismatch)),
        (&[0x53, 0x53], F64, Err(ErrorCode::InvalidOperation)),
    ];
    for (value, ty, expected) in cases {
        let index =
            FrameIndex::new(FrameSection::debug_frame(Target::X86_64, &section).loaded_at(BIAS));
        let mut stack =
            CallStack::new(stopped(), Target::X86_64, evaluator(), vec![index]).unwrap();
        stack.add_call_site(BIAS + 0x2010, Parameter::Register(Register(17)), value);
        while stack.unwind().unwrap() {}
        // DW_OP_entry_value (DW_OP_regval_type 17 T).
        let found = evaluator().value(&stack, &[0xa3, 3, 0xa5, 17, ty as u8], &[]);
        assert_eq!(
            found
                .map(|value| value.to_string())
                .map_err(|error| error.code),
            expected.map(str::to_string)
        );
        // The call site does not describe other registers.
        let error = evaluator()
            .value(&stack, &[0xa3, 3, 0xa5, 18, ty as u8], &[])
            .unwrap_err();
        assert_eq!(
            error.to_string(),
            "unavailable: the value of the register on entry to the function is unknown: register 18 of frame 0 (at byte 0, \
             DW_OP_entry_value)"
        );
    }
}

/// An address in the caller's description is one of the caller's file, with that file's load bias;
/// if no bias is known, it is the address in memory.
#[test]
fn addresses_in_a_callers_frame_have_its_load_bias() {
    let section = debug_frame();
    let index =
        FrameIndex::new(FrameSection::debug_frame(Target::X86_64, &section).loaded_at(BIAS));
    let mut stack = CallStack::new(stopped(), Target::X86_64, evaluator(), vec![index]).unwrap();
    while stack.unwind().unwrap() {}
    assert_eq!(
        stack
            .frames()
            .iter()
            .map(|frame| frame.pc - BIAS)
            .collect::<Vec<_>>(),
        [0x1004, 0x2010]
    );
    // DW_OP_addr 0x4000.
    let address = [0x03, 0, 0x40, 0, 0, 0, 0, 0, 0];
    stack.add_call_site(BIAS + 0x2010, Parameter::Register(Register(5)), &address);
    // DW_OP_entry_value (DW_OP_reg5).
    let passed = [0xa3, 1, 0x55];
    let value = |stack: &CallStack<'_, Snapshot>, expression| {
        evaluator()
            .value(stack, expression, &[])
            .unwrap()
            .unsigned()
    };
    assert_eq!(
        (value(&stack, &passed), value(&stack, &address)),
        (0x4000, 0x4000)
    );
    // The call's last byte is at 0x200f, so a file that ends there does not have the caller's code.
    stack.add_load_bias(BIAS + 0x2000, BIAS + 0x200f, BIAS);
    assert_eq!(value(&stack, &passed), 0x4000);
    stack.add_load_bias(BIAS + 0x2000, BIAS + 0x2100, BIAS);
    assert_eq!(
        (value(&stack, &passed), value(&stack, &address)),
        (BIAS as u128 + 0x4000, 0x4000)
    );
    assert!(stack.select(1));
    assert_eq!(
        (stack.load_bias(0), value(&stack, &address)),
        (0, BIAS as u128 + 0x4000)
    );
}

/// Errors while unwinding name the missing register and its frame.
#[test]
fn errors_name_the_register() {
    let section = debug_frame();
    /// Some registers are missing.
    struct Without(Snapshot, u16);
    impl Machine for Without {
        fn inner(&self) -> Option<&dyn Machine> {
            Some(&self.0)
        }
        fn register_bits(&self, frame: u32, register: Register) -> Option<u64> {
            self.0
                .register_bits(frame, register)
                .filter(|_| register.0 != self.1)
        }
        fn read_register(
            &self,
            frame: u32,
            register: Register,
            offset: u64,
            into: &mut [u8],
        ) -> bool {
            self.0.read_register(frame, register, offset, into)
        }
        fn read_memory(&self, space: u64, address: u64, into: &mut [u8]) -> bool {
            self.0.read_memory(space, address, into)
        }
    }
    for (missing, name) in [(16, "16 (rip)"), (7, "7 (rsp)")] {
        let index =
            FrameIndex::new(FrameSection::debug_frame(Target::X86_64, &section).loaded_at(BIAS));
        let mut stack = CallStack::new(
            Without(stopped(), missing),
            Target::X86_64,
            evaluator(),
            vec![index],
        )
        .unwrap();
        let error = stack.unwind().unwrap_err();
        assert!(matches!(error, UnwindError::Eval(_)));
        let text = error.to_string();
        let expected = format!(
            "invalid-operand: the machine has no such register: register {name} of frame 0"
        );
        assert!(
            text.starts_with("a rule cannot be evaluated: ") && text.contains(&expected),
            "{text}"
        );
        assert_eq!(
            stack.locate(0, Register(missing)).unwrap_err().to_string(),
            expected
        );
    }
}
