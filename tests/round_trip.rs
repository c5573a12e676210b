//! The round trip: what is lowered from random modules means what the modules say, and the checker
//! can tell when not.
//!
//! A module is a pure function of a seed, so a failure is reported as one number:
//! `FIRST=<seed> CASES=1 cargo test --test round_trip random_modules -- --nocapture` shows all of
//! it again.

#[path = "round_trip/damage.rs"]
mod damage;
#[path = "round_trip/frames.rs"]
mod frames;
#[path = "round_trip/generator.rs"]
mod generator;

use dwarfsmith::build::{Fragment, Lifetime};
use dwarfsmith::check::{self, LoweredLocations, Options, Report};
use dwarfsmith::dwarf::{Dialect, FixupKind};
use dwarfsmith::expr::DIExprBuilder;
use dwarfsmith::lower::{DegradationReason, LowerOptions};
use dwarfsmith::markers::{Base, CallSite, CallTarget, FunctionBody, Referrer};
use dwarfsmith::metadata::*;
use dwarfsmith::validate::Rule;
use dwarfsmith::{AddressSpace, Bits, ByteOffset, Module, Position, Target, Type};
use generator::{SIZE, function, module, variable};

const DIALECTS: [Dialect; 5] = Dialect::ALL;

fn check(module: &Module, lowering: LowerOptions, states: u32) -> (Report, usize) {
    let (validated, diagnostics) = module.validate_keeping_valid();
    let lowered = validated.lower(&lowering).unwrap();
    (
        check::round_trip(&validated, &lowered, Options { states, seed: 1 }),
        diagnostics.len(),
    )
}

/// Every fourth module is kept to the operations that all usual readers know, every third to those
/// with a published code, and in another third what is shared is called.
fn lowering(dialect: Dialect, seed: u64) -> LowerOptions {
    let (portable, experimental) = (seed.is_multiple_of(4), !seed.is_multiple_of(3));
    let factor_procedures = seed % 3 == 1;
    LowerOptions {
        portable,
        experimental,
        factor_procedures,
        ..LowerOptions::new(dialect)
    }
}

/// True where expressions of the module call procedures.
fn calls(module: &Module, lowering: LowerOptions) -> bool {
    let (validated, _) = module.validate_keeping_valid();
    let lowered = validated.lower(&lowering).unwrap();
    let mut fixups = lowered.fixups(0..u32::MAX).iter();
    lowering.factor_procedures && fixups.any(|fixup| matches!(fixup.kind, FixupKind::UnitEntry(_)))
}

/// `FIRST` and `CASES` choose the modules, `SHOW` how many mismatches are printed;
/// `FIRST=n CASES=1` is one module.
#[test]
fn random_modules_round_trip() {
    let cases: u64 = std::env::var("CASES")
        .ok()
        .and_then(|text| text.parse().ok())
        .unwrap_or(2000);
    let first: u64 = std::env::var("FIRST")
        .ok()
        .and_then(|text| text.parse().ok())
        .unwrap_or(0);
    let most: usize = std::env::var("SHOW")
        .ok()
        .and_then(|text| text.parse().ok())
        .unwrap_or(1);
    let mut totals = [check::Counts::default(); DIALECTS.len()];
    let (mut failures, mut refused, mut calling) = (0, 0, 0);
    for seed in first..first + cases {
        let module = module(seed);
        for (index, dialect) in DIALECTS.into_iter().enumerate() {
            let (report, diagnostics) = check(&module, lowering(dialect, seed), 2);
            totals[index] += report.totals();
            refused += usize::from(diagnostics > 0);
            calling += usize::from(calls(&module, lowering(dialect, seed)));
            if !report.is_clean() {
                failures += 1;
                if failures <= most {
                    println!("case {seed}, {}, {dialect}", module.target.name());
                    println!("{}", report.mismatches[0]);
                    if cases == 1 && failures == 1 {
                        println!("{}", dwarfsmith::text::print(&module));
                    }
                }
            }
        }
    }
    for (dialect, counts) in DIALECTS.iter().zip(totals) {
        println!("{dialect}: {counts}");
    }
    println!("{refused} with diagnostics, {calling} with calls, {failures} failures");
    assert_eq!(failures, 0);
    assert!(
        calling > 20 || cases < 2000,
        "no expression calls a procedure"
    );
}

/// A function with a variable of some size, whose one bounded lifetime holds everywhere, and a
/// fragment that is nowhere.
fn whole(
    target: &str,
    bits: u64,
    referrer: impl FnOnce(Target) -> Referrer,
    build: impl FnOnce(&mut DIExprBuilder) -> Result<(), dwarfsmith::expr::TypeError>,
) -> Module {
    let target = Target::by_name(target).unwrap();
    let mut module = Module::new(target);
    let subprogram = function(&mut module);
    let x = variable(&mut module, subprogram, "x", bits);
    let nowhere = module.metadata.fragments.push(DIFragment {});
    let mut builder = module.builder();
    builder.undef(Type::bits(8)).unwrap();
    let undefined = module.expr(&builder);
    module.add(Lifetime::computed(nowhere, undefined));
    build(builder.clear()).unwrap();
    let expression = module.expr(&builder);
    let life = module.add(Lifetime::bounded(x, expression).arguments(&[nowhere.into()]));
    let name = module.text("f");
    let mut body = FunctionBody::default();
    body.begin(name, subprogram, SIZE).entry_frame();
    body.block(Position(0));
    body.def(Position(0), life, referrer(target));
    module.add_function(&body);
    module
}

/// What random modules found, each in as few operations as show it: all were wrong once.
#[test]
fn what_was_found_stays_found() {
    let dw0 = |target: Target| Referrer::register(target.register("dw0").unwrap());
    let rbx = |target: Target| Referrer::register(target.register("rbx").unwrap());
    let sgpr = |target: Target| Referrer::register(target.register("SGPR4").unwrap());
    let slot = |_| Referrer::cfa_slot(ByteOffset(-24));
    let (i32, i64, u64) = (Type::int(32), Type::int(64), Type::uint(64));
    let b = Type::bits;
    let cases = [
        // The first bits in storage order are the most significant ones: they have to be shifted
        // down to be read.
        (
            "half of a big-endian register",
            whole("generic64-be", 32, dw0, |e| {
                e.referrer(i32)?.neg().map(drop)
            }),
        ),
        (
            "some bits of big-endian memory",
            whole("generic64-be", 16, slot, |e| {
                e.referrer(b(24))?
                    .constant(i32, 3)?
                    .bit_offset(Type::int(16))?
                    .neg()
                    .map(drop)
            }),
        ),
        // DWARF 5 counts a bit piece's offset from a register's least significant bit.
        (
            "a piece from the middle of a big-endian register",
            whole("generic64-be", 24, dw0, |e| {
                e.referrer(b(64))?.constant(i32, 12)?.bit_offset(b(8))?;
                e.constant(Type::uint(16), 0x1234)?
                    .composite(2, b(24))
                    .map(drop)
            }),
        ),
        (
            "a wide big-endian constant that is no multiple of eight bytes",
            whole("generic64-be", 136, dw0, |e| {
                e.constant_bytes(b(136), &[0x5a; 17]).map(drop)
            }),
        ),
        // What is moved at run time may be moved back before where it was, and must end where it
        // ends.
        (
            "a part of a composite, moved at run time",
            whole("x86_64", 8, rbx, |e| {
                e.constant(u64, 1)?.constant(u64, 2)?.composite(2, b(128))?;
                e.constant(i32, 4)?.byte_offset(b(96))?;
                e.referrer(Type::int(8))?.byte_offset(b(8)).map(drop)
            }),
        ),
        (
            "a short value, moved at run time",
            whole("x86_64", 8, rbx, |e| {
                e.constant(Type::int(16), 0x1234)?
                    .referrer(Type::int(8))?
                    .byte_offset(b(8))
                    .map(drop)
            }),
        ),
        // Pieces of the inner composite must not be appended to those of the outer one.
        (
            "a composite in use within a composite",
            whole("x86_64", 48, rbx, |e| {
                e.referrer(i32)?
                    .constant(Type::int(8), 1)?
                    .arg(0, b(8))?
                    .constant(Type::int(8), 2)?;
                e.composite(3, b(24))?
                    .referrer(Type::int(8))?
                    .byte_offset(Type::int(16))?
                    .composite(2, b(48))
                    .map(drop)
            }),
        ),
        // DWARF 6 takes a composite that is the first part for the one that parts are appended to.
        (
            "a composite that starts with what is moved in another",
            whole("x86_64", 40, rbx, |e| {
                e.constant(u64, 0x1234)?
                    .constant(u64, 2)?
                    .composite(2, b(128))?;
                e.referrer(Type::int(8))?
                    .bit_offset(b(32))?
                    .constant(Type::int(8), 7)?
                    .composite(2, b(40))
                    .map(drop)
            }),
        ),
        (
            "a lane in fewer bits",
            whole("amdgpu-wave64", 8, sgpr, |e| {
                let narrow = Type::uint(3);
                e.push_lane(narrow)?
                    .constant(narrow, 1)?
                    .lshr()?
                    .zext(Type::uint(8))
                    .map(drop)
            }),
        ),
        // The canonical frame address is no address in the default address space there.
        (
            "a frame's address as a number",
            whole(
                "amdgpu-wave64",
                64,
                |_| Referrer::Address {
                    base: Base::Cfa,
                    offset: 8,
                },
                |e| e.referrer(i64)?.neg().map(drop),
            ),
        ),
        // What is added to a symbol's address leaves its type as it was.
        (
            "the remainder of a symbol's address, as a number with a sign",
            whole(
                "x86_64",
                64,
                |_| Referrer::Symbol {
                    symbol: Text::from_index(0),
                    offset: 0,
                },
                |e| {
                    e.referrer(i64)?
                        .constant(i64, i64::MIN.into())?
                        .add()?
                        .constant(i64, 7)?
                        .modulo()
                        .map(drop)
                },
            ),
        ),
        // At run time it is at a whole byte, which has an address, or it is not.
        (
            "the address of memory that is moved by bits",
            whole("x86_64", 64, rbx, |e| {
                e.referrer(Type::PTR)?
                    .deref(u64)?
                    .referrer(Type::uint(5))?
                    .bit_offset(b(32))?;
                e.addr_of(AddressSpace(0)).map(drop)
            }),
        ),
        (
            "the undefined location's address, followed",
            whole("x86_64", 40, rbx, |e| {
                e.referrer(i32)?
                    .arg(0, b(8))?
                    .addr_of(AddressSpace(0))?
                    .deref(b(8))?
                    .composite(2, b(40))
                    .map(drop)
            }),
        ),
    ];
    let mut wrong = Vec::new();
    for (what, module) in &cases {
        for (dialect, portable) in DIALECTS
            .into_iter()
            .flat_map(|dialect| [(dialect, false), (dialect, true)])
        {
            let lowering = LowerOptions {
                portable,
                ..LowerOptions::new(dialect)
            };
            let (report, diagnostics) = check(module, lowering, 64);
            assert_eq!(diagnostics, 0, "{what}");
            wrong.extend(
                report
                    .mismatches
                    .first()
                    .map(|mismatch| format!("{what}, {dialect}: {mismatch}")),
            );
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What several variables share may be read from a composite. Called where a caller's own composite
/// is half done, its pieces are no more of that.
#[test]
fn a_procedure_with_a_composite_of_its_own_is_called_within_another() {
    let mut module = Module::new(Target::X86_64);
    let subprogram = function(&mut module);
    let [shared, whole] = [(); 2].map(|()| module.add(Fragment));
    let (i32, i64) = (Type::int(32), Type::int(64));
    let mut builder = module.builder();
    builder.referrer(i64).unwrap();
    let plain = module.expr(&builder);
    let life = module.add(Lifetime::bounded(whole, plain));
    // Eight of the bytes of rbx and a number, from where rbx says; and one.
    builder
        .clear()
        .arg(0, i64)
        .unwrap()
        .constant(i64, 2)
        .unwrap()
        .composite(2, Type::bits(128))
        .unwrap();
    builder
        .arg(0, i64)
        .unwrap()
        .constant(i64, 7)
        .unwrap()
        .and()
        .unwrap()
        .byte_offset(i64)
        .unwrap();
    builder.constant(i64, 1).unwrap().add().unwrap();
    let computed = module.expr(&builder);
    module.add(Lifetime::computed(shared, computed).arguments(&[whole.into()]));
    for (number, name) in ["x", "y"].into_iter().enumerate() {
        let variable = variable(&mut module, subprogram, name, 96);
        builder
            .clear()
            .constant(i32, number as i128)
            .unwrap()
            .arg(0, i64)
            .unwrap();
        builder.composite(2, Type::bits(96)).unwrap();
        let pair = module.expr(&builder);
        module.add(Lifetime::computed(variable, pair).arguments(&[shared.into()]));
    }
    let mut body = FunctionBody::default();
    body.begin(module.text("f"), subprogram, SIZE).entry_frame();
    body.block(Position(0));
    body.def(
        Position(0),
        life,
        Referrer::register(Target::X86_64.register("rbx").unwrap()),
    );
    module.add_function(&body);
    for dialect in DIALECTS {
        let lowering = LowerOptions {
            factor_procedures: true,
            experimental: true,
            ..LowerOptions::new(dialect)
        };
        let (report, diagnostics) = check(&module, lowering, 16);
        assert_eq!(diagnostics, 0);
        assert!(report.is_clean(), "{dialect}: {report}");
        // The others have no composites to compute with.
        let has_composites = !matches!(dialect, Dialect::Dwarf4 | Dialect::Dwarf5);
        assert_eq!(
            (calls(&module, lowering), report.totals().weaker == 0),
            (has_composites, has_composites),
            "{dialect}"
        );
    }
}

/// Where there is no frame base, a slot that is counted from it is nowhere, and leaves the rest of
/// a composite as it is.
#[test]
fn a_slot_without_a_frame_base_takes_nothing_with_it() {
    let mut module = Module::new(Target::X86_64);
    let subprogram = function(&mut module);
    let x = variable(&mut module, subprogram, "x", 64);
    let [base, half] = [(); 2].map(|()| module.add(Fragment));
    module
        .metadata
        .subprograms
        .get_mut(subprogram)
        .unwrap()
        .frame_base = Some(base);
    let i32 = Type::int(32);
    let mut builder = module.builder();
    let byte = module.expr(builder.clear().referrer(Type::bits(8)).unwrap());
    let base_life = module.add(Lifetime::bounded(base, byte));
    let plain = module.expr(builder.clear().referrer(i32).unwrap());
    let half_life = module.add(Lifetime::bounded(half, plain));
    builder
        .clear()
        .constant(i32, 7)
        .unwrap()
        .arg(0, i32)
        .unwrap()
        .composite(2, Type::bits(64))
        .unwrap();
    let whole = module.expr(&builder);
    module.add(Lifetime::computed(x, whole).arguments(&[half.into()]));
    let mut body = FunctionBody::default();
    body.begin(module.text("f"), subprogram, SIZE).entry_frame();
    body.block(Position(0));
    body.def(
        Position(0),
        base_life,
        Referrer::cfa_slot(ByteOffset(-8)).sized(Bits(8)),
    );
    body.def(
        Position(0),
        half_life,
        Referrer::Slot {
            base: Base::Frame,
            offset: -8,
            bits: 32,
        },
    );
    body.kill(Position(0x10), base_life);
    module.add_function(&body);
    for dialect in DIALECTS {
        let (report, diagnostics) = check(&module, LowerOptions::new(dialect), 4);
        assert_eq!(diagnostics, 0);
        assert!(
            report.is_clean() && report.totals().weaker == 0,
            "{dialect}: {report}"
        );
    }
}

/// Where there are only addresses, a part of the instance that is moved at run time starts at a bit
/// after one.
#[test]
fn a_part_of_an_instance_that_is_moved_is_one_piece() {
    let mut module = Module::new(Target::X86_64);
    let subprogram = function(&mut module);
    let x = variable(&mut module, subprogram, "x", 8);
    let element = module.metadata.variables.get(x).unwrap().ty.unwrap();
    let data = module.add(Fragment);
    let (whole, b3) = (Type::bits(128), Type::bits(3));
    let mut builder = module.builder();
    // The fourth bit of the byte that a number in the instance says, and the last bits of another.
    builder
        .type_object(whole)
        .unwrap()
        .constant(Type::int(32), 28)
        .unwrap()
        .bit_offset(Type::bits(12))
        .unwrap();
    builder
        .type_object(whole)
        .unwrap()
        .constant(Type::int(32), 5)
        .unwrap()
        .byte_offset(Type::uint(8))
        .unwrap();
    builder.byte_offset(b3).unwrap().type_object(whole).unwrap();
    builder
        .constant(Type::int(32), 10)
        .unwrap()
        .byte_offset(Type::bits(5))
        .unwrap();
    builder.composite(2, Type::bits(8)).unwrap();
    let expression = module.expr(&builder);
    module.add(Lifetime::computed(data, expression));
    let array = DIArrayType {
        data_location: Some(data.into()),
        ..DIArrayType::new(element, vec![DISubrange::of(1)])
    };
    module.metadata.types.push(DIType::Array(array));
    let mut body = FunctionBody::default();
    body.begin(module.text("f"), subprogram, SIZE).entry_frame();
    body.block(Position(0));
    module.add_function(&body);
    for dialect in DIALECTS {
        let (report, diagnostics) = check(&module, LowerOptions::new(dialect), 32);
        assert_eq!(diagnostics, 0);
        assert!(
            report.is_clean() && report.totals().weaker == 0,
            "{dialect}: {report}"
        );
    }
}

/// Twelve bits are no mask of 64 lanes, and are not filled up with zeros: they are refused; 64 bits
/// are one.
#[test]
fn lanes_that_are_not_known_are_not_taken_for_inactive() {
    for (bits, is_known) in [(12, false), (64, true)] {
        let mut module = Module::new(Target::AMDGPU_WAVE64);
        let subprogram = function(&mut module);
        let [pointer, mask] = [(); 2].map(|()| module.add(Fragment));
        module
            .metadata
            .subprograms
            .get_mut(subprogram)
            .unwrap()
            .active_lane = Some(mask);
        let mut builder = module.builder();
        builder
            .constant(Type::uint(bits), 26)
            .unwrap()
            .addr_of(AddressSpace(0))
            .unwrap();
        let to_number = module.expr(&builder);
        module.add(Lifetime::computed(pointer, to_number));
        builder
            .clear()
            .arg(0, Type::PTR)
            .unwrap()
            .deref(Type::uint(64))
            .unwrap();
        let pointee = module.expr(&builder);
        module.add(Lifetime::computed(mask, pointee).arguments(&[pointer.into()]));
        let mut body = FunctionBody::default();
        body.begin(module.text("f"), subprogram, SIZE).entry_frame();
        body.block(Position(0));
        module.add_function(&body);
        let (validated, errors) = module.validate_keeping_valid();
        assert_eq!(
            errors.iter().map(|one| one.rule).eq([Rule::DenotesPastEnd]),
            !is_known,
            "{errors}"
        );
        assert_eq!(errors.is_empty(), is_known);
        for dialect in [Dialect::Llvm, Dialect::LlvmLegacy, Dialect::Dwarf6Draft] {
            let lowered = validated.lower(&LowerOptions::new(dialect)).unwrap();
            let report = check::round_trip(&validated, &lowered, Options { states: 1, seed: 1 });
            assert!(
                report.is_clean() && report.totals().weaker == 0,
                "{dialect}: {report}"
            );
            // A reader that finds no mask shows all lanes.
            let is_there = *lowered.fragment(mask) != dwarfsmith::lower::EntryLocation::Absent;
            assert_eq!(is_there, is_known, "{dialect}");
        }
    }
}

/// What random modules found of an argument in rbx, which both times has no place of its own.
#[test]
fn what_was_found_of_an_argument_stays_found() {
    let (i8, i32, i64, b) = (Type::int(8), Type::int(32), Type::int(64), Type::bits);
    for is_pointer in [true, false] {
        let mut module = Module::new(Target::X86_64);
        let subprogram = function(&mut module);
        let x = variable(
            &mut module,
            subprogram,
            "x",
            if is_pointer { 72 } else { 32 },
        );
        let argument = module.add(Fragment);
        let (mut inner, mut outer) = (module.builder(), module.builder());
        if is_pointer {
            // To a number, or the byte before it: who follows the pointer fails there, though three
            // bytes are known.
            inner
                .constant(i64, 0x1234)
                .unwrap()
                .referrer(i8)
                .unwrap()
                .constant(i8, 1)
                .unwrap()
                .and()
                .unwrap();
            inner
                .neg()
                .unwrap()
                .byte_offset(i32)
                .unwrap()
                .addr_of(AddressSpace(0))
                .unwrap();
            outer
                .constant(i8, 7)
                .unwrap()
                .arg(0, b(64))
                .unwrap()
                .composite(2, b(72))
                .unwrap();
        } else {
            // Bits 15 to 51, in two parts that continue each other in the register: it can be asked
            // for as one.
            inner
                .referrer(b(24))
                .unwrap()
                .referrer(b(64))
                .unwrap()
                .constant(i32, 3)
                .unwrap();
            inner
                .byte_offset(b(40))
                .unwrap()
                .composite(2, b(64))
                .unwrap();
            outer
                .arg(0, b(64))
                .unwrap()
                .constant(i32, 15)
                .unwrap()
                .bit_offset(b(36))
                .unwrap();
            outer
                .entry_value(b(36))
                .unwrap()
                .constant(i32, 0)
                .unwrap()
                .byte_offset(i32)
                .unwrap();
        }
        let (inner, outer) = (module.expr(&inner), module.expr(&outer));
        let life = module.add(Lifetime::bounded(argument, inner));
        module.add(Lifetime::computed(x, outer).arguments(&[argument.into()]));
        let mut body = FunctionBody::default();
        body.begin(module.text("f"), subprogram, SIZE).entry_frame();
        body.block(Position(0));
        body.def(
            Position(0),
            life,
            Referrer::register(Target::X86_64.register("rbx").unwrap()),
        );
        module.add_function(&body);
        module
            .validate()
            .map(drop)
            .unwrap_or_else(|diagnostics| panic!("{diagnostics}"));
        let (report, _) = check(&module, LowerOptions::new(Dialect::Llvm), 64);
        assert!(report.is_clean() && report.totals().weaker == 0, "{report}");
    }
}

/// Of two values of a call's target, the first is none where bits of memory are 0: then the other
/// would not be found.
#[test]
fn a_target_that_may_be_nowhere_does_not_stand_for_another() {
    let mut module = Module::new(Target::X86_64);
    let subprogram = function(&mut module);
    let y = variable(&mut module, subprogram, "y", 64);
    let pair = Type::vector(2, Type::int(32)).unwrap();
    let mut builder = module.builder();
    builder.undef(pair).unwrap().referrer(pair).unwrap();
    builder
        .cfa(AddressSpace(0))
        .unwrap()
        .deref(Type::uint(8))
        .unwrap()
        .select()
        .unwrap();
    let selected = module.expr(&builder);
    let number = module.expr(builder.clear().constant(Type::int(64), 0x1234).unwrap());
    let mut body = FunctionBody::default();
    body.begin(module.text("f"), subprogram, SIZE).entry_frame();
    body.block(Position(0));
    let rbx = Referrer::register(Target::X86_64.register("rbx").unwrap());
    for (location, referrer) in [(selected, rbx), (number, Referrer::Undefined)] {
        let lifetime = module.add(Lifetime::bounded(y, location));
        body.def(Position(0), lifetime, referrer);
    }
    body.call(
        CallSite::new(Position(0x12), CallTarget::Object(y.into())).at(Position(0x10)),
        &[],
    );
    module.add_function(&body);
    let (report, diagnostics) = check(&module, LowerOptions::new(Dialect::Llvm), 64);
    assert_eq!(diagnostics, 0);
    assert!(report.is_clean() && report.totals().weaker == 0, "{report}");
}

/// Of two values for the same code one is enough, but not the one that cannot be computed.
#[test]
fn a_value_that_cannot_be_computed_does_not_stand_for_another() {
    let mut module = Module::new(Target::X86_64);
    let subprogram = function(&mut module);
    let x = variable(&mut module, subprogram, "x", 32);
    let (i32, i64) = (Type::int(32), Type::int(64));
    let mut body = FunctionBody::default();
    body.begin(module.text("f"), subprogram, SIZE).entry_frame();
    body.block(Position(0));
    let mut builder = module.builder();
    // Divided by zero, which only shows where the argument is known; then a number.
    let zero = module.metadata.fragments.push(DIFragment {});
    builder
        .constant(i64, 7)
        .unwrap()
        .constant(i32, 4)
        .unwrap()
        .byte_offset(i32)
        .unwrap();
    let high = module.expr(&builder);
    module.add(Lifetime::computed(zero, high));
    builder
        .clear()
        .constant(i32, 42)
        .unwrap()
        .arg(0, i32)
        .unwrap()
        .div()
        .unwrap();
    let failing = module.expr(&builder);
    builder.clear().constant(i32, 42).unwrap();
    for expression in [failing, module.expr(&builder)] {
        let life = module.add(Lifetime::bounded(x, expression).arguments(&[zero.into()]));
        body.def(Position(0), life, Referrer::Undefined);
    }
    module.add_function(&body);
    for dialect in DIALECTS {
        module
            .validate()
            .map(drop)
            .unwrap_or_else(|diagnostics| panic!("{diagnostics}"));
        let (report, _) = check(&module, LowerOptions::new(dialect), 4);
        assert!(report.is_clean(), "{report}");
    }
}

#[test]
fn what_lowering_reported_may_be_weaker_there_and_only_there() {
    let target = Target::AMDGPU_WAVE64;
    let mut module = Module::new(target);
    let subprogram = function(&mut module);
    let name = module.text("f");
    let x = variable(&mut module, subprogram, "x", 32);
    let mut builder = module.builder();
    builder.referrer(Type::int(32)).unwrap();
    let plain = module.expr(&builder);
    let life = module.add(Lifetime::bounded(x, plain));
    let mut body = FunctionBody::default();
    body.begin(name, subprogram, SIZE).entry_frame();
    body.block(Position(0));
    body.def(
        Position(0x8),
        life,
        Referrer::Lane {
            register: target.register("VGPR3").unwrap(),
            bits: 32,
        },
    );
    module.add_function(&body);
    let validated = module
        .validate()
        .unwrap_or_else(|diagnostics| panic!("{diagnostics}"));
    let check =
        |locations: &LoweredLocations| check::check(&validated, locations, Options::default());

    // LLVM's dialect has lanes, DWARF 5 has not.
    let exact = check(&LoweredLocations::of(
        &validated.lower(&LowerOptions::new(Dialect::Llvm)).unwrap(),
    ))
    .totals();
    assert_eq!((exact.weaker, exact.mismatch), (0, 0));
    let mut locations = LoweredLocations::of(
        &validated
            .lower(&LowerOptions::new(Dialect::Dwarf5))
            .unwrap(),
    );
    let weaker = check(&locations).totals();
    assert!(weaker.weaker > 0 && weaker.mismatch == 0, "{weaker}");
    // The report covers only part of it, or nothing.
    locations.degradations[0].range.start.0 += 1;
    assert!(check(&locations).totals().mismatch > 0);
    locations.degradations.clear();
    assert!(check(&locations).totals().mismatch > 0);
}

/// Elements of rbx where bits of a byte in memory are 1, and undefined ones elsewhere: where none
/// is, there is no location. An argument that has no place is undefined, so that one which may be
/// there or not is one place, and can be said; beside another place it may be one place or none,
/// which no list says.
#[test]
fn an_argument_that_may_be_nowhere_is_a_place_only_where_it_is_alone() {
    for is_alone in [true, false] {
        let mut module = Module::new(Target::X86_64);
        let subprogram = function(&mut module);
        let x = variable(&mut module, subprogram, "x", 128);
        let (pair, i64) = (Type::vector(2, Type::int(32)).unwrap(), Type::int(64));
        let argument = module.metadata.fragments.push(DIFragment {});
        let mut builder = module.builder();
        builder.undef(pair).unwrap().referrer(pair).unwrap();
        builder
            .cfa(AddressSpace(0))
            .unwrap()
            .deref(Type::uint(8))
            .unwrap()
            .select()
            .unwrap();
        let selected = module.expr(&builder);
        let plain = module.expr(builder.clear().referrer(pair).unwrap());
        builder
            .clear()
            .arg(0, pair)
            .unwrap()
            .constant(i64, 5)
            .unwrap()
            .composite(2, Type::bits(128))
            .unwrap();
        let whole = module.expr(&builder);
        module.add(Lifetime::computed(x, whole).arguments(&[argument.into()]));
        let mut body = FunctionBody::default();
        body.begin(module.text("f"), subprogram, SIZE).entry_frame();
        body.block(Position(0));
        for (location, name) in [(selected, "rbx"), (plain, "rcx")]
            .into_iter()
            .take(if is_alone { 1 } else { 2 })
        {
            let lifetime = module.add(Lifetime::bounded(argument, location));
            body.def(
                Position(0),
                lifetime,
                Referrer::register(Target::X86_64.register(name).unwrap()),
            );
        }
        module.add_function(&body);
        let validated = module
            .validate()
            .unwrap_or_else(|errors| panic!("{errors}"));
        let lowered = validated.lower(&LowerOptions::new(Dialect::Llvm)).unwrap();
        let report = check::round_trip(
            &validated,
            &lowered,
            Options {
                states: 32,
                seed: 1,
            },
        );
        assert!(report.is_clean(), "{report}");
        let reasons: Vec<_> = lowered
            .degradations()
            .iter()
            .map(|lost| lost.reason)
            .collect();
        let expected = if is_alone {
            vec![]
        } else {
            vec![DegradationReason::Choice]
        };
        assert_eq!(reasons, expected);
    }
}
