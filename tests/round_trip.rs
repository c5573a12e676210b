//! The round trip: what is lowered from random modules means what the modules say, and the checker can tell when not.
//!
//! A module is a pure function of a seed, so a failure is reported as one number: `FIRST=<seed> CASES=1 cargo test --test
//! round_trip random_modules -- --nocapture` shows all of it again.

#[path = "round_trip/frames.rs"]
mod frames;
#[path = "round_trip/generator.rs"]
mod generator;

use dwarfsmith::check::{self, Entry, Locations, Options, Report};
use dwarfsmith::dwarf::{self, Dialect, Encoding, FixupKind, NoNames};
use dwarfsmith::expr::DIExprBuilder;
use dwarfsmith::lower::DegradationReason;
use dwarfsmith::markers::{Base, CodeRange, FunctionBody, Referrer};
use dwarfsmith::metadata::*;
use dwarfsmith::{AddressSpace, Module, Target, Type};
use generator::{SIZE, function, module, variable};

const DIALECTS: [Dialect; 5] = Dialect::ALL;

fn check(module: &Module, encoding: Encoding, states: u32) -> (Report, usize) {
    let (validated, diagnostics) = module.validate_keeping_valid();
    let lowered = validated.lower(encoding);
    (check::round_trip(&validated, &lowered, Options { states, seed: 1 }), diagnostics.len())
}

/// Every fourth module is kept to the operations that all usual readers know, every third to those with a published code,
/// and in another third what is shared is called.
fn encoding(module: &Module, dialect: Dialect, seed: u64) -> Encoding {
    let (portable, experimental) = (seed.is_multiple_of(4), !seed.is_multiple_of(3));
    let factor_procedures = seed % 3 == 1;
    Encoding { portable, experimental, factor_procedures, ..Encoding::new(dialect, module.target) }
}

/// True where expressions of the module call procedures.
fn calls(module: &Module, encoding: Encoding) -> bool {
    let (validated, _) = module.validate_keeping_valid();
    let lowered = validated.lower(encoding);
    let mut fixups = lowered.fixups(0..u32::MAX).iter();
    encoding.factor_procedures && fixups.any(|fixup| matches!(fixup.kind, FixupKind::UnitEntry(_)))
}

/// `FIRST` and `CASES` choose the modules, `SHOW` how many mismatches are printed; `FIRST=n CASES=1` is one module.
#[test]
fn random_modules_round_trip() {
    let cases: u64 = std::env::var("CASES").ok().and_then(|text| text.parse().ok()).unwrap_or(2000);
    let first: u64 = std::env::var("FIRST").ok().and_then(|text| text.parse().ok()).unwrap_or(0);
    let most: usize = std::env::var("SHOW").ok().and_then(|text| text.parse().ok()).unwrap_or(1);
    let mut totals = [check::Counts::default(); DIALECTS.len()];
    let (mut failures, mut refused, mut calling) = (0, 0, 0);
    for seed in first..first + cases {
        let module = module(seed);
        for (index, dialect) in DIALECTS.into_iter().enumerate() {
            let (report, diagnostics) = check(&module, encoding(&module, dialect, seed), 2);
            totals[index] += report.totals();
            refused += usize::from(diagnostics > 0);
            calling += usize::from(calls(&module, encoding(&module, dialect, seed)));
            if !report.is_clean() {
                failures += 1;
                if failures <= most {
                    println!("case {seed}, {}, {dialect}", module.target.name());
                    println!("{}", report.mismatches[0]);
                }
            }
        }
    }
    for (dialect, counts) in DIALECTS.iter().zip(totals) {
        println!("{dialect}: {counts}");
    }
    println!("{refused} with diagnostics, {calling} with calls, {failures} failures");
    assert_eq!(failures, 0);
    assert!(calling > 20 || cases < 2000, "no expression calls a procedure");
}

/// A function with a variable of some size, whose one bounded lifetime holds everywhere, and a fragment that is nowhere.
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
    let nowhere = module.fragments.push(DIFragment {});
    let mut builder = module.builder();
    builder.undef(Type::bits(8)).unwrap();
    let undefined = module.expr(&builder);
    module.add_lifetime(nowhere.into(), undefined, &[]);
    build(builder.clear()).unwrap();
    let expression = module.expr(&builder);
    let life = module.add_lifetime(x.into(), expression, &[nowhere.into()]);
    let name = module.text("f");
    let mut body = FunctionBody::default();
    body.begin(name, subprogram, SIZE);
    body.block(0);
    body.def(0, life, referrer(target));
    module.add_function(&body);
    module
}

/// What random modules found, each in as few operations as show it: all were wrong once.
#[test]
fn what_was_found_stays_found() {
    let dw0 = |target: Target| Referrer::register(target.register("dw0").unwrap());
    let rbx = |target: Target| Referrer::register(target.register("rbx").unwrap());
    let sgpr = |target: Target| Referrer::register(target.register("SGPR4").unwrap());
    let slot = |_| Referrer::cfa_slot(-24, 0);
    let (i32, i64, u64) = (Type::int(32), Type::int(64), Type::uint(64));
    let b = Type::bits;
    let cases = [
        // The first bits in storage order are the most significant ones: they have to be shifted down to be read.
        ("half of a big-endian register", whole("generic64-be", 32, dw0, |e| e.referrer(i32)?.neg().map(drop))),
        (
            "some bits of big-endian memory",
            whole("generic64-be", 16, slot, |e| {
                e.referrer(b(24))?.constant(i32, 3)?.bit_offset(Type::int(16))?.neg().map(drop)
            }),
        ),
        // DWARF 5 counts a bit piece's offset from a register's least significant bit.
        (
            "a piece from the middle of a big-endian register",
            whole("generic64-be", 24, dw0, |e| {
                e.referrer(b(64))?.constant(i32, 12)?.bit_offset(b(8))?;
                e.constant(Type::uint(16), 0x1234)?.composite(2, b(24)).map(drop)
            }),
        ),
        (
            "a wide big-endian constant that is no multiple of eight bytes",
            whole("generic64-be", 136, dw0, |e| e.constant_bytes(b(136), &[0x5a; 17]).map(drop)),
        ),
        // What is moved at run time may be moved back before where it was, and must end where it ends.
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
                e.constant(Type::int(16), 0x1234)?.referrer(Type::int(8))?.byte_offset(b(8)).map(drop)
            }),
        ),
        // Pieces of the inner composite must not be appended to those of the outer one.
        (
            "a composite in use within a composite",
            whole("x86_64", 48, rbx, |e| {
                e.referrer(i32)?.constant(Type::int(8), 1)?.arg(0, b(8))?.constant(Type::int(8), 2)?;
                e.composite(3, b(24))?.referrer(Type::int(8))?.byte_offset(Type::int(16))?.composite(2, b(48)).map(drop)
            }),
        ),
        // DWARF 6 takes a composite that is the first part for the one that parts are appended to.
        (
            "a composite that starts with what is moved in another",
            whole("x86_64", 40, rbx, |e| {
                e.constant(u64, 0x1234)?.constant(u64, 2)?.composite(2, b(128))?;
                e.referrer(Type::int(8))?.bit_offset(b(32))?.constant(Type::int(8), 7)?.composite(2, b(40)).map(drop)
            }),
        ),
        (
            "a lane in fewer bits",
            whole("amdgpu-wave64", 8, sgpr, |e| {
                let narrow = Type::uint(3);
                e.push_lane(narrow)?.constant(narrow, 1)?.lshr()?.zext(Type::uint(8)).map(drop)
            }),
        ),
        // The canonical frame address is no address in the default address space there.
        (
            "a frame's address as a number",
            whole(
                "amdgpu-wave64",
                64,
                |_| Referrer::Address { base: Base::Cfa, offset: 8 },
                |e| e.referrer(i64)?.neg().map(drop),
            ),
        ),
        // At run time it is at a whole byte, which has an address, or it is not.
        (
            "the address of memory that is moved by bits",
            whole("x86_64", 64, rbx, |e| {
                e.referrer(Type::PTR)?.deref(u64)?.referrer(Type::uint(5))?.bit_offset(b(32))?;
                e.addr_of(AddressSpace(0)).map(drop)
            }),
        ),
        (
            "the undefined location's address, followed",
            whole("x86_64", 40, rbx, |e| {
                e.referrer(i32)?.arg(0, b(8))?.addr_of(AddressSpace(0))?.deref(b(8))?.composite(2, b(40)).map(drop)
            }),
        ),
    ];
    let mut wrong = Vec::new();
    for (what, module) in &cases {
        for (dialect, portable) in DIALECTS.into_iter().flat_map(|dialect| [(dialect, false), (dialect, true)]) {
            let encoding = Encoding { portable, ..Encoding::new(dialect, module.target) };
            let (report, diagnostics) = check(module, encoding, 64);
            assert_eq!(diagnostics, 0, "{what}");
            wrong.extend(report.mismatches.first().map(|mismatch| format!("{what}, {dialect}: {mismatch}")));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What several variables share may be read from a composite. Called where a caller's own composite is half done, its
/// pieces are no more of that.
#[test]
fn a_procedure_with_a_composite_of_its_own_is_called_within_another() {
    let mut module = Module::new(Target::X86_64);
    let subprogram = function(&mut module);
    let [shared, whole] = [(); 2].map(|()| module.add_fragment());
    let (i32, i64) = (Type::int(32), Type::int(64));
    let mut builder = module.builder();
    builder.referrer(i64).unwrap();
    let plain = module.expr(&builder);
    let life = module.add_lifetime(whole.into(), plain, &[]);
    // Eight of the bytes of rbx and a number, from where rbx says; and one.
    builder.clear().arg(0, i64).unwrap().constant(i64, 2).unwrap().composite(2, Type::bits(128)).unwrap();
    builder.arg(0, i64).unwrap().constant(i64, 7).unwrap().and().unwrap().byte_offset(i64).unwrap();
    builder.constant(i64, 1).unwrap().add().unwrap();
    let computed = module.expr(&builder);
    module.add_lifetime(shared.into(), computed, &[whole.into()]);
    for (number, name) in ["x", "y"].into_iter().enumerate() {
        let variable = variable(&mut module, subprogram, name, 96);
        builder.clear().constant(i32, number as i128).unwrap().arg(0, i64).unwrap();
        builder.composite(2, Type::bits(96)).unwrap();
        let pair = module.expr(&builder);
        module.add_lifetime(variable.into(), pair, &[shared.into()]);
    }
    let mut body = FunctionBody::default();
    body.begin(module.text("f"), subprogram, SIZE);
    body.block(0);
    body.def(0, life, Referrer::register(Target::X86_64.register("rbx").unwrap()));
    module.add_function(&body);
    for dialect in DIALECTS {
        let encoding =
            Encoding { factor_procedures: true, experimental: true, ..Encoding::new(dialect, module.target) };
        let (report, diagnostics) = check(&module, encoding, 16);
        assert_eq!(diagnostics, 0);
        assert!(report.is_clean(), "{dialect}: {report}");
        // The others have no composites to compute with.
        let has_composites = !matches!(dialect, Dialect::Dwarf4 | Dialect::Dwarf5);
        assert_eq!(
            (calls(&module, encoding), report.totals().weaker == 0),
            (has_composites, has_composites),
            "{dialect}"
        );
    }
}

/// Of two values for the same code one is enough, but not the one that cannot be computed.
#[test]
fn a_value_that_cannot_be_computed_does_not_stand_for_another() {
    let mut module = Module::new(Target::X86_64);
    let subprogram = function(&mut module);
    let x = variable(&mut module, subprogram, "x", 32);
    let (i32, i64) = (Type::int(32), Type::int(64));
    let mut body = FunctionBody::default();
    body.begin(module.text("f"), subprogram, SIZE);
    body.block(0);
    let mut builder = module.builder();
    // Past the end of a value, which only shows where the argument is known; then a number.
    let half = module.fragments.push(DIFragment {});
    builder.constant(i64, 7).unwrap().constant(i32, 4).unwrap().byte_offset(i32).unwrap();
    let high = module.expr(&builder);
    module.add_lifetime(half.into(), high, &[]);
    builder.clear().arg(0, i32).unwrap().constant(i32, 2).unwrap().byte_offset(i32).unwrap().neg().unwrap();
    let far = module.expr(&builder);
    builder.clear().constant(i32, 42).unwrap();
    for expression in [far, module.expr(&builder)] {
        let life = module.add_lifetime(x.into(), expression, &[half.into()]);
        body.def(0, life, Referrer::Undefined);
    }
    module.add_function(&body);
    for dialect in DIALECTS {
        module.validate().map(drop).unwrap_or_else(|diagnostics| panic!("{diagnostics}"));
        let (report, _) = check(&module, Encoding::new(dialect, module.target), 4);
        assert!(report.is_clean(), "{report}");
    }
}

/// Two variables of a pair of registers and of a slot, a computed one, and one in two places.
fn example() -> Module {
    let target = Target::X86_64;
    let mut module = Module::new(target);
    let subprogram = function(&mut module);
    let name = module.text("f");
    let register = |name| Referrer::register(target.register(name).unwrap());
    let i32 = Type::int(32);
    let mut body = FunctionBody::default();
    body.begin(name, subprogram, SIZE);
    body.block(0);
    let mut builder = module.builder();

    // x: rbx, then a slot as well, then the slot only.
    let x = variable(&mut module, subprogram, "x", 32);
    builder.referrer(i32).unwrap();
    let plain = module.expr(&builder);
    let x_life = module.add_lifetime(x.into(), plain, &[]);
    body.entity(1, CodeRange::new(0x0, 0x20), register("rbx"));
    body.entity(1, CodeRange::new(0x18, 0x40), Referrer::cfa_slot(-24, 32));

    // y: a pair of registers.
    let y = variable(&mut module, subprogram, "y", 64);
    let pair = [module.fragments.push(DIFragment {}), module.fragments.push(DIFragment {})].map(Object::from);
    builder.clear().arg(0, i32).unwrap().arg(1, i32).unwrap().composite(2, Type::bits(64)).unwrap();
    let whole = module.expr(&builder);
    module.add_lifetime(y.into(), whole, &pair);
    for (half, name) in pair.iter().zip(["rcx", "rdx"]) {
        let life = module.add_lifetime(*half, plain, &[]);
        body.def(0, life, register(name));
    }
    body.def(0x8, x_life, Referrer::Entity(1)).kill(0x30, x_life);

    // z: (the first half as i64) >> 3.
    let z = variable(&mut module, subprogram, "z", 64);
    let i64 = Type::int(64);
    builder.clear().arg(0, i32).unwrap().convert(i64).unwrap().constant(i64, 3).unwrap().ashr().unwrap();
    let computed = module.expr(&builder);
    module.add_lifetime(z.into(), computed, &pair[..1]);

    // p: a pointer to the second half, which is in a register.
    let p = variable(&mut module, subprogram, "p", 64);
    builder.clear().arg(0, i32).unwrap().addr_of(AddressSpace(0)).unwrap();
    let pointer = module.expr(&builder);
    module.add_lifetime(p.into(), pointer, &pair[1..]);
    module.add_function(&body);
    module
}

#[test]
fn the_checker_notices_what_is_wrong() {
    let module = example();
    let validated = module.validate().unwrap_or_else(|diagnostics| panic!("{diagnostics}"));
    let encoding = Encoding::new(Dialect::Dwarf5, module.target);
    let right = Locations::of(&validated.lower(encoding));
    let report = |locations: &Locations| check::check(&validated, locations, Options { states: 4, seed: 7 });
    let text = |entry: &Entry| dwarf::print(encoding, &entry.bytes, &NoNames).unwrap();
    let ranges =
        |entries: &[Entry]| entries.iter().map(|entry| (entry.range.start, entry.range.end)).collect::<Vec<_>>();

    // What is lowered is as the comments of `example` say, and exact.
    let [x, y, z, p] = &right.variables[..] else { panic!("four variables") };
    assert_eq!(ranges(x), [(0x8, 0x20), (0x18, 0x30)]);
    assert_eq!(x.iter().map(text).collect::<Vec<_>>(), ["DW_OP_reg3", "DW_OP_fbreg -24"]);
    assert_eq!(text(&y[0]), "DW_OP_reg2, DW_OP_piece 4, DW_OP_reg1, DW_OP_piece 4");
    assert!(text(&z[0]).ends_with("DW_OP_lit3, DW_OP_shra, DW_OP_stack_value"), "{}", text(&z[0]));
    assert_eq!(text(&p[0]), "DW_OP_implicit_pointer 0x100000 0");
    let totals = report(&right).totals();
    assert_eq!((totals.weaker, totals.unknown, totals.mismatch), (0, 0, 0));

    let say = |entry: &mut Entry, text: &str| entry.bytes = dwarf::parse(encoding, text, &NoNames).unwrap();
    type Mutation<'a> = (&'a str, &'a dyn Fn(&mut Locations));
    let mutations: &[Mutation] = &[
        ("a wrong register", &|l| say(&mut l.variables[0][0], "DW_OP_reg0")),
        ("a register of the same value's address", &|l| say(&mut l.variables[0][0], "DW_OP_breg3 0")),
        ("a wrong slot", &|l| say(&mut l.variables[0][1], "DW_OP_fbreg -20")),
        ("a value in place of memory", &|l| {
            say(&mut l.variables[0][1], "DW_OP_fbreg -24, DW_OP_deref_size 4, DW_OP_stack_value");
        }),
        ("a range that ends late", &|l| l.variables[0][1].range.end += 1),
        ("a range that ends early", &|l| l.variables[0][1].range.end -= 1),
        ("a range that starts late", &|l| l.variables[0][1].range.start += 1),
        ("a range that starts early", &|l| l.variables[0][0].range.start -= 1),
        ("one of two places missing", &|l| l.variables[0][0].range.end = 0x18),
        ("a missing entry", &|l| drop(l.variables[0].pop())),
        ("an entry that should not be", &|l| {
            let mut entry = l.variables[0][0].clone();
            entry.range = CodeRange::new(0x31, 0x32);
            l.variables[0].push(entry);
        }),
        ("pieces the wrong way round", &|l| {
            say(&mut l.variables[1][0], "DW_OP_reg1, DW_OP_piece 4, DW_OP_reg2, DW_OP_piece 4");
        }),
        ("a piece of the wrong size", &|l| {
            say(&mut l.variables[1][0], "DW_OP_reg2, DW_OP_piece 3, DW_OP_reg1, DW_OP_piece 5");
        }),
        ("a piece that starts elsewhere", &|l| {
            say(&mut l.variables[1][0], "DW_OP_reg2, DW_OP_bit_piece 32 8, DW_OP_reg1, DW_OP_piece 4");
        }),
        ("an undefined piece", &|l| say(&mut l.variables[1][0], "DW_OP_reg2, DW_OP_piece 4, DW_OP_piece 4")),
        ("a composite that is too short", &|l| say(&mut l.variables[1][0], "DW_OP_reg2, DW_OP_piece 4")),
        ("a sign not extended", &|l| {
            say(
                &mut l.variables[2][0],
                "DW_OP_breg2 0, DW_OP_const4u 0xffffffff, DW_OP_and, DW_OP_lit3, DW_OP_shra, DW_OP_stack_value",
            );
        }),
        ("another count", &|l| {
            let text = text(&l.variables[2][0]).replace("DW_OP_lit3", "DW_OP_lit4");
            say(&mut l.variables[2][0], &text);
        }),
        ("a value as an address", &|l| {
            l.variables[2][0].bytes.pop();
        }),
        ("an expression cut short", &|l| l.variables[2][0].bytes.truncate(3)),
        ("no operations at all", &|l| l.variables[2][0].bytes.clear()),
        ("a pointer to something else", &|l| say(&mut l.procedures[0][0], "DW_OP_reg2")),
        ("a pointer to nothing", &|l| l.procedures[0].clear()),
        ("a pointer past the start", &|l| say(&mut l.variables[3][0], "DW_OP_implicit_pointer 0x100000 1")),
    ];
    for (what, mutate) in mutations {
        let mut wrong = right.clone();
        mutate(&mut wrong);
        assert!(!report(&wrong).is_clean(), "not noticed: {what}");
    }
    // The same in another form is no mistake.
    let mut other = right.clone();
    say(&mut other.variables[0][1], "DW_OP_call_frame_cfa, DW_OP_lit24, DW_OP_minus");
    say(
        &mut other.variables[1][0],
        "DW_OP_regx 2, DW_OP_bit_piece 32 0, DW_OP_reg1, DW_OP_piece 2, DW_OP_reg1, DW_OP_bit_piece 16 16",
    );
    assert!(report(&other).is_clean(), "{}", report(&other));
}

/// What is not a variable is checked as well: the properties of a type, and what a function's slots are counted from.
#[test]
fn the_checker_notices_what_is_wrong_of_types_and_frames() {
    let mut module = Module::new(Target::X86_64);
    let subprogram = function(&mut module);
    let [count, data, base] = [(); 3].map(|()| module.add_fragment());
    let (i32, u64) = (Type::int(32), Type::uint(64));
    let mut body = FunctionBody::default();
    body.begin(module.text("f"), subprogram, SIZE);
    body.block(0);
    // A descriptor of a pointer and a signed count.
    let mut builder = module.builder();
    builder.type_object(Type::bits(128)).unwrap().constant(u64, 8).unwrap().byte_offset(i32).unwrap();
    let counted = module.expr(&builder);
    module.add_lifetime(count.into(), counted, &[]);
    builder.clear().type_object(Type::bits(128)).unwrap().constant(u64, 0).unwrap();
    builder.byte_offset(Type::PTR).unwrap().deref(Type::bits(8)).unwrap();
    let pointed = module.expr(&builder);
    module.add_lifetime(data.into(), pointed, &[]);
    let x = variable(&mut module, subprogram, "x", 32);
    let element = module.variables.get(x).unwrap().ty.unwrap();
    let dimension = DISubrange { count: Bound::Object(count.into()), ..DISubrange::default() };
    let data_location = Some(data.into());
    let array = DIArrayType { data_location, ..DIArrayType::new(element, vec![dimension]) };
    module.types.push(DIType::Array(array));
    // The frame base is eight bytes below the CFA, and x eight bytes below that.
    module.subprograms.get_mut(subprogram).unwrap().frame_base = Some(base);
    let place = module.expr(builder.clear().referrer(Type::bits(8)).unwrap());
    let life = module.add_lifetime(base.into(), place, &[]);
    body.def(0, life, Referrer::cfa_slot(-8, 8));
    let place = module.expr(builder.clear().referrer(i32).unwrap());
    let life = module.add_lifetime(x.into(), place, &[]);
    body.def(0, life, Referrer::Slot { base: Base::Frame, offset: -8, bits: 32 });
    module.add_function(&body);

    let validated = module.validate().unwrap_or_else(|diagnostics| panic!("{diagnostics}"));
    let encoding = Encoding::new(Dialect::Dwarf5, module.target);
    let right = Locations::of(&validated.lower(encoding));
    let report = |locations: &Locations| check::check(&validated, locations, Options { states: 16, seed: 7 });
    let totals = report(&right).totals();
    assert_eq!((totals.weaker, totals.unknown, totals.mismatch), (0, 0, 0), "{}", report(&right));
    assert_eq!(report(&right).objects.len(), 4);

    let bytes = |text: &str| dwarf::parse(encoding, text, &NoNames).unwrap();
    let say = |entries: &mut [Entry], text: &str| entries[0].bytes = bytes(text);
    let unsigned = "DW_OP_push_object_address, DW_OP_plus_uconst 8, DW_OP_deref_size 4";
    type Mutation<'a> = (&'a str, &'a dyn Fn(&mut Locations));
    let mutations: &[Mutation] = &[
        ("a count without its sign", &|l| say(&mut l.fragments[0], unsigned)),
        ("another count", &|l| say(&mut l.fragments[0], &unsigned.replace("8", "12"))),
        ("the place of a count", &|l| say(&mut l.fragments[0], "DW_OP_push_object_address, DW_OP_plus_uconst 8")),
        ("no count", &|l| l.fragments[0].clear()),
        ("the place of the pointer", &|l| say(&mut l.fragments[1], "DW_OP_push_object_address")),
        ("no data", &|l| l.fragments[1].clear()),
        ("another frame base", &|l| say(l.frame_bases[0].as_mut().unwrap(), "DW_OP_call_frame_cfa")),
        ("the default frame base", &|l| l.frame_bases[0] = None),
        ("no frame base", &|l| l.frame_bases[0].as_mut().unwrap().clear()),
        ("a frame base elsewhere", &|l| say(&mut l.fragments[2], "DW_OP_call_frame_cfa")),
    ];
    for (what, mutate) in mutations {
        let mut wrong = right.clone();
        mutate(&mut wrong);
        assert!(!report(&wrong).is_clean(), "not noticed: {what}");
    }
    // The same in another form is no mistake.
    let mut other = right.clone();
    let text = "DW_OP_push_object_address, DW_OP_plus_uconst 8, DW_OP_deref_size 4, DW_OP_const1u 32, DW_OP_shl, \
                DW_OP_const1u 32, DW_OP_shra";
    say(&mut other.fragments[0], text);
    assert!(report(&other).is_clean(), "{}", report(&other));
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
    let life = module.add_lifetime(x.into(), plain, &[]);
    let mut body = FunctionBody::default();
    body.begin(name, subprogram, SIZE);
    body.block(0);
    body.def(0x8, life, Referrer::Lane { register: target.register("VGPR3").unwrap(), bits: 32 });
    module.add_function(&body);
    let validated = module.validate().unwrap_or_else(|diagnostics| panic!("{diagnostics}"));
    let check = |locations: &Locations| check::check(&validated, locations, Options::default());

    // LLVM's dialect has lanes, DWARF 5 has not.
    let exact = check(&Locations::of(&validated.lower(Encoding::new(Dialect::Llvm, target)))).totals();
    assert_eq!((exact.weaker, exact.mismatch), (0, 0));
    let mut locations = Locations::of(&validated.lower(Encoding::new(Dialect::Dwarf5, target)));
    let weaker = check(&locations).totals();
    assert!(weaker.weaker > 0 && weaker.mismatch == 0, "{weaker}");
    // The report covers only part of it, or nothing.
    locations.degradations[0].range.start += 1;
    assert!(check(&locations).totals().mismatch > 0);
    locations.degradations.clear();
    assert!(check(&locations).totals().mismatch > 0);
}

/// Elements of rbx where bits of a byte in memory are 1, and undefined ones elsewhere: where none is, there is no location.
/// An argument that has no place is undefined, so that one which may be there or not is one place, and can be said; beside
/// another place it may be one place or none, which no list says.
#[test]
fn an_argument_that_may_be_nowhere_is_a_place_only_where_it_is_alone() {
    for is_alone in [true, false] {
        let mut module = Module::new(Target::X86_64);
        let subprogram = function(&mut module);
        let x = variable(&mut module, subprogram, "x", 128);
        let (pair, i64) = (Type::vector(2, Type::int(32)).unwrap(), Type::int(64));
        let argument = module.fragments.push(DIFragment {});
        let mut builder = module.builder();
        builder.undef(pair).unwrap().referrer(pair).unwrap();
        builder.cfa(AddressSpace(0)).unwrap().deref(Type::uint(8)).unwrap().select().unwrap();
        let selected = module.expr(&builder);
        let plain = module.expr(builder.clear().referrer(pair).unwrap());
        builder.clear().arg(0, pair).unwrap().constant(i64, 5).unwrap().composite(2, Type::bits(128)).unwrap();
        let whole = module.expr(&builder);
        module.add_lifetime(x.into(), whole, &[argument.into()]);
        let mut body = FunctionBody::default();
        body.begin(module.text("f"), subprogram, SIZE);
        body.block(0);
        for (location, name) in [(selected, "rbx"), (plain, "rcx")].into_iter().take(if is_alone { 1 } else { 2 }) {
            let lifetime = module.add_lifetime(argument.into(), location, &[]);
            body.def(0, lifetime, Referrer::register(Target::X86_64.register(name).unwrap()));
        }
        module.add_function(&body);
        let validated = module.validate().unwrap_or_else(|errors| panic!("{errors}"));
        let lowered = validated.lower(Encoding::new(Dialect::Llvm, module.target));
        let report = check::round_trip(&validated, &lowered, Options { states: 32, seed: 1 });
        assert!(report.is_clean(), "{report}");
        let reasons: Vec<_> = lowered.degradations().iter().map(|lost| lost.reason).collect();
        let expected = if is_alone { vec![] } else { vec![DegradationReason::Choice] };
        assert_eq!(reasons, expected);
    }
}
