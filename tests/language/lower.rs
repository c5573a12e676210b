//! Lowering: what the operations for a location are, in each dialect, derived by hand from DWARF 5
//! section 2.6.

mod calls;
mod coverage;
mod entries;
mod evaluate;
mod frame_bases;
mod frame_rules;
mod missing;
mod names;
mod nested_lanes;
mod operations;
mod places;
mod procedures;
mod whole;

use dwarfsmith::Bits;
use dwarfsmith::build::{
    BasicType, CompileUnit, Fragment, Lifetime, SourceFile, Subprogram, Variable,
};
use dwarfsmith::dwarf::{self, Dialect, Encoding, NoNames};
use dwarfsmith::lower::{DegradationReason, EntryLocation, LowerOptions, Subject};
use dwarfsmith::markers::{Base, CodeRange, FunctionBody, Referrer, RegisterPart, ValueId};
use dwarfsmith::metadata::VariableId;
use dwarfsmith::{AddressSpace, ByteOffset, Module, Position, Target, Type};

/// A module with one function of 0x40 bytes and one variable of some size.
struct Example {
    module: Module,
    body: FunctionBody,
    variable: VariableId,
}

fn register(target: Target, name: &str) -> Referrer {
    Referrer::register(target.register(name).unwrap())
}

impl Example {
    fn new(target: Target, bits: u64) -> Example {
        let mut module = Module::new(target);
        let file = module.add(SourceFile::new("a.c").directory("/src"));
        let unit = module.add(CompileUnit::new(file, gimli::DW_LANG_C11, "test"));
        let subprogram = module.add(Subprogram::new(unit, "f").at(file, 1));
        let ty = module.add(BasicType::new("t", Bits(bits), gimli::DW_ATE_signed));
        let variable = module.add(Variable::local(subprogram, "x", ty).at(file, 2));
        let name = module.text("f");
        let mut body = FunctionBody::default();
        body.begin(name, subprogram, 0x40).entry_frame();
        body.block(Position(0));
        Example {
            module,
            body,
            variable,
        }
    }

    /// The lowered location list as text, and why parts of it were lost.
    fn lower(self, dialect: Dialect) -> (Vec<String>, Vec<DegradationReason>) {
        self.lower_as(LowerOptions::new(dialect))
    }

    fn lower_as(mut self, options: LowerOptions) -> (Vec<String>, Vec<DegradationReason>) {
        self.module.add_function(&self.body);
        let validated = self
            .module
            .validate()
            .unwrap_or_else(|errors| panic!("{errors}"));
        let lowered = validated.lower(&options).unwrap();
        let print = |expression| {
            dwarf::print_operations(lowered.encoding(), lowered.expression(expression), &NoNames)
                .unwrap()
        };
        let list = match lowered.location(self.variable) {
            EntryLocation::Absent | EntryLocation::PerFunction { .. } => Vec::new(),
            EntryLocation::Expression(expression) => vec![print(expression.clone())],
            EntryLocation::List(entries) => lowered
                .entries(entries.clone())
                .iter()
                .map(|entry| {
                    format!(
                        "{:#x}..{:#x}: {}",
                        entry.range.start,
                        entry.range.end,
                        print(entry.expression())
                    )
                })
                .collect(),
        };
        let of_variable = Subject::Object(self.variable.into());
        let lost = lowered
            .degradations()
            .iter()
            .filter(|degradation| degradation.subject == of_variable);
        (list, lost.map(|degradation| degradation.reason).collect())
    }

    /// One lifetime for the whole function.
    fn whole(
        mut self,
        referrer: Referrer,
        build: impl FnOnce(&mut dwarfsmith::expr::DIExprBuilder),
    ) -> Example {
        let mut builder = self.module.builder();
        build(&mut builder);
        let expression = self.module.expr(&builder);
        let lifetime = self
            .module
            .add(Lifetime::bounded(self.variable, expression));
        self.body.def(Position(0), lifetime, referrer);
        self
    }
}

const I32: Type = Type::int(32);

#[test]
fn a_register_is_itself_and_a_slot_is_memory() {
    let rbx = register(Target::X86_64, "rbx");
    let example = Example::new(Target::X86_64, 32).whole(rbx, |b| {
        b.referrer(I32).unwrap();
    });
    assert_eq!(
        example.lower(Dialect::Dwarf5),
        (vec!["DW_OP_reg3".into()], vec![])
    );
    // A slot of the frame: the frame base is the canonical frame address.
    let example = Example::new(Target::X86_64, 32).whole(
        Referrer::cfa_slot(ByteOffset(-24)).sized(Bits(32)),
        |b| {
            b.referrer(I32).unwrap();
        },
    );
    assert_eq!(
        example.lower(Dialect::Dwarf5),
        (vec!["DW_OP_fbreg -24".into()], vec![])
    );
    let rsp = Target::X86_64.register("rsp").unwrap();
    let example = Example::new(Target::X86_64, 32).whole(
        Referrer::slot(Base::Register(rsp), ByteOffset(16)).sized(Bits(32)),
        |b| {
            b.referrer(I32).unwrap();
        },
    );
    assert_eq!(
        example.lower(Dialect::Dwarf5),
        (vec!["DW_OP_breg7 16".into()], vec![])
    );
}

#[test]
fn a_pointer_is_followed_and_constant_offsets_join() {
    let rdi = register(Target::X86_64, "rdi");
    let example = Example::new(Target::X86_64, 32).whole(rdi, |b| {
        b.referrer(Type::PTR)
            .unwrap()
            .deref(Type::bits(128))
            .unwrap();
        b.constant(Type::int(64), 8)
            .unwrap()
            .byte_offset(Type::int(64))
            .unwrap();
        b.constant(Type::int(64), 4)
            .unwrap()
            .byte_offset(I32)
            .unwrap();
    });
    assert_eq!(
        example.lower(Dialect::Dwarf5),
        (vec!["DW_OP_breg5 12".into()], vec![])
    );
}

#[test]
fn values_are_computed_with_as_few_operations_as_their_bits_need() {
    // x = rdi + 1 at 32 bits: what is above bit 31 does not matter for an addition.
    let rdi = register(Target::X86_64, "rdi");
    let example = Example::new(Target::X86_64, 32).whole(rdi, |b| {
        b.referrer(I32)
            .unwrap()
            .constant(I32, 1)
            .unwrap()
            .add()
            .unwrap();
    });
    assert_eq!(
        example.lower(Dialect::Dwarf5).0,
        ["DW_OP_breg5 1, DW_OP_stack_value"]
    );
    // x = (i64) edi: the sign has to come down from bit 31.
    let example = Example::new(Target::X86_64, 64).whole(rdi, |b| {
        b.referrer(I32).unwrap().convert(Type::int(64)).unwrap();
    });
    assert_eq!(
        example.lower(Dialect::Dwarf5).0,
        [
            "DW_OP_breg5 0, DW_OP_const1u 32, DW_OP_shl, DW_OP_const1u 32, DW_OP_shra, DW_OP_stack_value"
        ]
    );
    // x = a constant.
    let example = Example::new(Target::X86_64, 32).whole(Referrer::Undefined, |b| {
        b.constant(I32, -2).unwrap();
    });
    assert_eq!(
        example.lower(Dialect::Dwarf5).0,
        ["DW_OP_const1s -2, DW_OP_stack_value"]
    );
}

#[test]
fn ranges_are_marker_ranges_cut_by_the_entitys_and_may_overlap() {
    let mut example = Example::new(Target::X86_64, 32);
    let mut builder = example.module.builder();
    builder.referrer(I32).unwrap();
    let expression = example.module.expr(&builder);
    let lifetime = example
        .module
        .add(Lifetime::bounded(example.variable, expression));
    example
        .body
        .def(Position(0x8), lifetime, Referrer::Value(ValueId(7)))
        .kill(Position(0x30), lifetime);
    let body = &mut example.body;
    body.value(
        ValueId(7),
        CodeRange::from(0x0..0x20),
        register(Target::X86_64, "rax"),
    );
    body.value(
        ValueId(7),
        CodeRange::from(0x18..0x40),
        Referrer::cfa_slot(ByteOffset(-24)).sized(Bits(32)),
    );
    let (list, lost) = example.lower(Dialect::Dwarf5);
    assert_eq!(
        list,
        ["0x8..0x20: DW_OP_reg0", "0x18..0x30: DW_OP_fbreg -24"]
    );
    assert_eq!(lost, []);
}

#[test]
fn a_split_struct_is_a_composite_of_its_fragments_and_salvage_fills_gaps() {
    let mut example = Example::new(Target::X86_64, 64);
    let module = &mut example.module;
    let (low, high) = (module.add(Fragment), module.add(Fragment));
    let mut builder = module.builder();
    builder
        .arg(0, I32)
        .unwrap()
        .arg(1, I32)
        .unwrap()
        .composite(2, Type::bits(64))
        .unwrap();
    let whole = module.expr(&builder);
    builder.clear().referrer(I32).unwrap();
    let plain = module.expr(&builder);
    builder
        .clear()
        .arg(0, I32)
        .unwrap()
        .constant(I32, 3)
        .unwrap()
        .mul()
        .unwrap();
    let computed = module.expr(&builder);
    module.add(Lifetime::computed(example.variable, whole).arguments(&[low.into(), high.into()]));
    let (low_life, high_life) = (
        module.add(Lifetime::bounded(low, plain)),
        module.add(Lifetime::bounded(high, plain)),
    );
    // Where `high` is nowhere, it is three times `low`.
    module.add(Lifetime::computed(high, computed).arguments(&[low.into()]));
    example
        .body
        .def(Position(0x0), low_life, register(Target::X86_64, "rax"));
    example
        .body
        .def(Position(0x0), high_life, register(Target::X86_64, "rcx"))
        .kill(Position(0x10), high_life);
    let (list, _) = example.lower(Dialect::Dwarf5);
    assert_eq!(
        list,
        [
            "0x0..0x10: DW_OP_reg0, DW_OP_piece 4, DW_OP_reg2, DW_OP_piece 4",
            "0x10..0x40: DW_OP_reg0, DW_OP_piece 4, \
             DW_OP_breg0 0, DW_OP_lit3, DW_OP_mul, DW_OP_stack_value, DW_OP_piece 4",
        ]
    );
}

#[test]
fn a_lane_needs_a_dialect_that_has_lanes() {
    let vgpr = Target::AMDGPU_WAVE64.register("VGPR0").unwrap();
    let lane = || {
        Example::new(Target::AMDGPU_WAVE64, 32).whole(
            Referrer::Lane {
                register: vgpr,
                bits: 32,
            },
            |b| {
                b.referrer(I32).unwrap();
            },
        )
    };
    // As in LLVM's own sequence for a lane of a vector register.
    assert_eq!(
        lane().lower(Dialect::Llvm).0,
        ["DW_OP_regx 2560, DW_OP_LLVM_push_lane, DW_OP_lit4, DW_OP_mul, DW_OP_LLVM_offset"]
    );
    assert_eq!(
        lane().lower(Dialect::Dwarf5),
        (vec![], vec![DegradationReason::Lane])
    );
}

#[test]
fn only_the_part_that_cannot_be_said_is_lost() {
    let vgpr = Target::AMDGPU_WAVE64.register("VGPR0").unwrap();
    let sgpr = Target::AMDGPU_WAVE64.register("SGPR4").unwrap();
    let mut example = Example::new(Target::AMDGPU_WAVE64, 64);
    let module = &mut example.module;
    let (low, high) = (module.add(Fragment), module.add(Fragment));
    let mut builder = module.builder();
    builder
        .arg(0, I32)
        .unwrap()
        .arg(1, I32)
        .unwrap()
        .composite(2, Type::bits(64))
        .unwrap();
    let whole = module.expr(&builder);
    builder.clear().referrer(I32).unwrap();
    let plain = module.expr(&builder);
    module.add(Lifetime::computed(example.variable, whole).arguments(&[low.into(), high.into()]));
    let (low_life, high_life) = (
        module.add(Lifetime::bounded(low, plain)),
        module.add(Lifetime::bounded(high, plain)),
    );
    example.body.def(
        Position(0x0),
        low_life,
        Referrer::Lane {
            register: vgpr,
            bits: 32,
        },
    );
    example
        .body
        .def(Position(0x0), high_life, Referrer::register(sgpr));
    let (list, lost) = example.lower(Dialect::Dwarf5);
    // SGPR4 is DWARF register 32 + 4.
    assert_eq!(list, ["DW_OP_piece 4, DW_OP_regx 36, DW_OP_piece 4"]);
    assert_eq!(lost, [DegradationReason::Lane]);
}

#[test]
fn addresses_are_taken_and_followed() {
    // p = &slot: the slot's address.
    let slot = Referrer::Address {
        base: Base::Cfa,
        offset: -32,
    };
    let example = Example::new(Target::X86_64, 64).whole(slot, |b| {
        b.referrer(Type::PTR).unwrap();
    });
    assert_eq!(
        example.lower(Dialect::Dwarf5).0,
        ["DW_OP_fbreg -32, DW_OP_stack_value"]
    );
    // *&rbx is rbx.
    let rbx = register(Target::X86_64, "rbx");
    let example = Example::new(Target::X86_64, 32).whole(rbx, |b| {
        b.referrer(I32)
            .unwrap()
            .addr_of(AddressSpace(0))
            .unwrap()
            .deref(I32)
            .unwrap();
    });
    assert_eq!(example.lower(Dialect::Dwarf5).0, ["DW_OP_reg3"]);
    // p = &rbx: rbx has no address, so an entry stands for it.
    let example = Example::new(Target::X86_64, 64).whole(rbx, |b| {
        b.referrer(I32).unwrap().addr_of(AddressSpace(0)).unwrap();
    });
    assert_eq!(example.lower(Dialect::Dwarf5).0.len(), 1);
}

#[test]
fn part_of_a_register_is_a_piece_in_dwarf_5_and_an_offset_in_llvms() {
    let rax = Target::X86_64.register("rax").unwrap();
    let part = || {
        let referrer = Referrer::Register(RegisterPart {
            register: rax,
            bit_offset: 8,
            bits: 8,
        });
        Example::new(Target::X86_64, 8).whole(referrer, |b| {
            b.referrer(Type::int(8)).unwrap();
        })
    };
    assert_eq!(
        part().lower(Dialect::Dwarf5).0,
        ["DW_OP_reg0, DW_OP_bit_piece 8 8"]
    );
    assert_eq!(
        part().lower(Dialect::Llvm).0,
        ["DW_OP_reg0, DW_OP_LLVM_offset_uconst 1"]
    );
}

#[test]
fn floating_point_values_are_computed_in_their_base_type() {
    let xmm0 = register(Target::X86_64, "xmm0");
    let example = Example::new(Target::X86_64, 64).whole(xmm0, |b| {
        b.referrer(Type::F64)
            .unwrap()
            .constant_float(Type::F64, 1.0)
            .unwrap()
            .add()
            .unwrap();
    });
    // The base type's number (0) is filled in on emission; until then it reads as the generic type.
    assert_eq!(
        example.lower(Dialect::Dwarf5).0,
        [
            "DW_OP_regval_type 17 generic, DW_OP_lit1, DW_OP_convert generic, DW_OP_plus, DW_OP_stack_value"
        ]
    );
    // −0.375 is −3 ÷ 2³.
    let example = Example::new(Target::X86_64, 64).whole(xmm0, |b| {
        b.referrer(Type::F64)
            .unwrap()
            .constant_float(Type::F64, -0.375)
            .unwrap()
            .mul()
            .unwrap();
    });
    assert_eq!(
        example.lower(Dialect::Dwarf5).0,
        [
            "DW_OP_regval_type 17 generic, DW_OP_lit3, DW_OP_convert generic, DW_OP_lit8, DW_OP_convert generic, \
          DW_OP_div, DW_OP_neg, DW_OP_mul, DW_OP_stack_value"
        ]
    );
}

#[test]
fn operations_that_some_readers_do_not_know_are_used_on_request_only() {
    // A double in memory, times two.
    let lower = |portable: bool| {
        let mut module = Example::new(Target::X86_64, 64).whole(
            Referrer::cfa_slot(ByteOffset(-16)).sized(Bits(64)),
            |b| {
                b.referrer(Type::F64)
                    .unwrap()
                    .constant_float(Type::F64, 2.0)
                    .unwrap()
                    .mul()
                    .unwrap();
            },
        );
        module.module.add_function(&module.body);
        let validated = module.module.validate().unwrap();
        validated
            .lower(&LowerOptions {
                portable,
                ..LowerOptions::new(Dialect::Dwarf5)
            })
            .unwrap()
            .to_string()
    };
    assert!(lower(false).contains(
        "DW_OP_fbreg -16, DW_OP_deref_type 8 f64, DW_OP_lit2, DW_OP_convert f64, DW_OP_mul"
    ));
    assert!(
        lower(true).contains("degraded: x at 0x0..0x40: the dialect cannot compute with this type")
    );
}

#[test]
fn what_debuggers_compute_otherwise_is_said_in_another_way() {
    let i32_remainder =
        Example::new(Target::X86_64, 32).whole(register(Target::X86_64, "rdi"), |b| {
            b.referrer(I32)
                .unwrap()
                .constant(I32, 5)
                .unwrap()
                .modulo()
                .unwrap();
        });
    // gdb rounds the quotient of DW_OP_mod down, but that of DW_OP_div toward zero: a − (a ÷ 5) ×
    // 5, with the sign of edi brought down from bit 31.
    let edi = "DW_OP_breg5 0, DW_OP_const1u 32, DW_OP_shl, DW_OP_const1u 32, DW_OP_shra";
    assert_eq!(
        i32_remainder.lower(Dialect::Dwarf5).0,
        [format!(
            "{edi}, DW_OP_lit5, DW_OP_over, DW_OP_over, DW_OP_div, DW_OP_mul, DW_OP_minus, DW_OP_stack_value"
        )]
    );
    let negated = Example::new(Target::X86_64, 64).whole(register(Target::X86_64, "xmm0"), |b| {
        b.referrer(Type::F64).unwrap().neg().unwrap();
    });
    // gdb's DW_OP_neg is 0 − x, which is not −0 where x is 0.
    assert_eq!(
        negated.lower(Dialect::Dwarf5).0,
        [
            "DW_OP_regval_type 17 generic, DW_OP_lit1, DW_OP_convert generic, DW_OP_neg, DW_OP_mul, DW_OP_stack_value"
        ]
    );
}

/// The address that a slot is counted from is the low 64 bits of a register of 128, which are the
/// last eight of its bytes on a big-endian machine: 0x7000 + 16.
#[test]
fn a_slot_at_a_wide_register_is_at_its_low_bits() {
    use dwarfsmith::eval::{Evaluator, Rules, Snapshot};
    for (target, bytes) in [
        (
            "aarch64",
            [0, 0x70, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1],
        ),
        (
            "aarch64-be",
            [1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0x70, 0],
        ),
    ] {
        let target = Target::by_name(target).unwrap();
        let wide = target.register("v3").unwrap();
        for (dialect, rules) in [
            (Dialect::Dwarf5, Rules::Dwarf5),
            (Dialect::Llvm, Rules::Llvm),
        ] {
            let example = Example::new(target, 32).whole(
                Referrer::slot(Base::Register(wide), ByteOffset(16)).sized(Bits(32)),
                |b| {
                    b.referrer(I32).unwrap();
                },
            );
            let (list, lost) = example.lower(dialect);
            assert_eq!((list.len(), lost), (1, vec![]), "{list:?}");
            let encoding = Encoding::new(dialect, target);
            let mut machine = Snapshot::new(target);
            machine.set_register(wide, bytes.to_vec());
            // The base type's number is not known before emission; the generic type is as large.
            let bytes = dwarf::parse_operations(encoding, &list[0], &NoNames).unwrap();
            let location = Evaluator::new(encoding, rules)
                .location(&machine, &bytes, &[])
                .unwrap();
            assert_eq!(
                location.to_string(),
                "mem(0)+0x7010",
                "{target:?} {dialect}: {list:?}"
            );
        }
    }
}

/// LLVM's user guide to AMDGPU: a lane of a vector register has 32 bits, so lane 3 is 12 bytes in,
/// whatever is there.
#[test]
fn lanes_are_as_far_apart_as_the_target_has_them() {
    let target = Target::AMDGPU_WAVE64;
    let vgpr = target.register("VGPR0").unwrap();
    for bits in [8u16, 16, 32] {
        let lane = Referrer::Lane {
            register: vgpr,
            bits: bits.into(),
        };
        let example = Example::new(target, bits.into()).whole(lane, |b| {
            b.referrer(Type::int(bits)).unwrap();
        });
        let operations =
            "DW_OP_regx 2560, DW_OP_LLVM_push_lane, DW_OP_lit4, DW_OP_mul, DW_OP_LLVM_offset";
        assert_eq!(
            example.lower(Dialect::Llvm),
            (vec![operations.into()], vec![]),
            "{bits} bits"
        );
    }
}

/// An address of AMDGPU has 64 bits, an SGPR 32: `DW_OP_bregx` would read what follows it.
#[test]
fn a_register_narrower_than_an_address_is_read_by_its_size() {
    let target = Target::AMDGPU_WAVE64;
    let lowered = |dialect, bits: u16| {
        let example = Example::new(target, bits.into()).whole(register(target, "SGPR6"), |b| {
            let ty = Type::uint(bits);
            b.referrer(ty)
                .unwrap()
                .constant(ty, 3)
                .unwrap()
                .div()
                .unwrap();
        });
        example.lower(dialect)
    };
    for (bits, bytes) in [(32, 4), (16, 2)] {
        let operations = format!(
            "DW_OP_regx 38, DW_OP_deref_size {bytes}, DW_OP_lit3, DW_OP_div, DW_OP_stack_value"
        );
        assert_eq!(lowered(Dialect::Llvm, bits), (vec![operations], vec![]));
    }
    // The base type's number is not known before emission, and shows as that of the generic type.
    let operations = "DW_OP_regval_type 38 generic, DW_OP_convert generic, DW_OP_lit3, DW_OP_div, DW_OP_stack_value";
    assert_eq!(
        lowered(Dialect::Dwarf5, 32),
        (vec![operations.into()], vec![])
    );
    assert_eq!(
        lowered(Dialect::Dwarf4, 32),
        (vec![], vec![DegradationReason::Type])
    );
}
