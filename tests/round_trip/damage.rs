//! Damage to what was lowered, each kind of which the checker must notice, and what is no damage.

use crate::generator::{SIZE, function, variable};
use crate::{DIALECTS, Target};
use dwarfsmith::build::{Fragment, Lifetime};
use dwarfsmith::check::{self, CheckedEntry, LoweredLocations, Options};
use dwarfsmith::dwarf::{self, Dialect, NoNames};
use dwarfsmith::lower::LowerOptions;
use dwarfsmith::markers::{
    Base, CallParameter, CallSite, CallTarget, CodeRange, FrameRule, FunctionBody, Referrer,
    ValueId,
};
use dwarfsmith::metadata::*;
use dwarfsmith::{AddressSpace, Bits, ByteOffset, Module, Position, Type};

/// Two variables of a pair of registers and of a slot, a computed one, and one in two places.
fn example() -> Module {
    let target = Target::X86_64;
    let mut module = Module::new(target);
    let subprogram = function(&mut module);
    let name = module.text("f");
    let register = |name| Referrer::register(target.register(name).unwrap());
    let i32 = Type::int(32);
    let mut body = FunctionBody::default();
    body.begin(name, subprogram, SIZE).entry_frame();
    body.block(Position(0));
    let mut builder = module.builder();

    // x: rbx, then a slot as well, then the slot only.
    let x = variable(&mut module, subprogram, "x", 32);
    builder.referrer(i32).unwrap();
    let plain = module.expr(&builder);
    let x_life = module.add(Lifetime::bounded(x, plain));
    body.value(ValueId(1), CodeRange::from(0x0..0x20), register("rbx"));
    body.value(
        ValueId(1),
        CodeRange::from(0x18..0x40),
        Referrer::cfa_slot(ByteOffset(-24)).sized(Bits(32)),
    );

    // y: a pair of registers.
    let y = variable(&mut module, subprogram, "y", 64);
    let pair = [
        module.metadata.fragments.push(DIFragment {}),
        module.metadata.fragments.push(DIFragment {}),
    ]
    .map(Object::from);
    builder
        .clear()
        .arg(0, i32)
        .unwrap()
        .arg(1, i32)
        .unwrap()
        .composite(2, Type::bits(64))
        .unwrap();
    let whole = module.expr(&builder);
    module.add(Lifetime::computed(y, whole).arguments(&pair));
    for (half, name) in pair.iter().zip(["rcx", "rdx"]) {
        let life = module.add(Lifetime::bounded(*half, plain));
        body.def(Position(0), life, register(name));
    }
    body.def(Position(0x8), x_life, Referrer::Value(ValueId(1)))
        .kill(Position(0x30), x_life);

    // z: (the first half as i64) >> 3.
    let z = variable(&mut module, subprogram, "z", 64);
    let i64 = Type::int(64);
    builder
        .clear()
        .arg(0, i32)
        .unwrap()
        .convert(i64)
        .unwrap()
        .constant(i64, 3)
        .unwrap()
        .ashr()
        .unwrap();
    let computed = module.expr(&builder);
    module.add(Lifetime::computed(z, computed).arguments(&pair[..1]));

    // p: a pointer to the second half, which is in a register.
    let p = variable(&mut module, subprogram, "p", 64);
    builder
        .clear()
        .arg(0, i32)
        .unwrap()
        .addr_of(AddressSpace(0))
        .unwrap();
    let pointer = module.expr(&builder);
    module.add(Lifetime::computed(p, pointer).arguments(&pair[1..]));
    module.add_function(&body);
    module
}

#[test]
fn the_checker_notices_what_is_wrong() {
    let module = example();
    let validated = module
        .validate()
        .unwrap_or_else(|diagnostics| panic!("{diagnostics}"));
    let lowering = LowerOptions::new(Dialect::Dwarf5);
    let right = LoweredLocations::of(&validated.lower(&lowering).unwrap());
    let report = |locations: &LoweredLocations| {
        check::check(&validated, locations, Options { states: 4, seed: 7 })
    };
    let text = |entry: &CheckedEntry| {
        dwarf::print_operations(right.encoding, &entry.bytes, &NoNames).unwrap()
    };
    let ranges = |entries: &[CheckedEntry]| {
        entries
            .iter()
            .map(|entry| (entry.range.start, entry.range.end))
            .collect::<Vec<_>>()
    };

    // What is lowered is as the comments of `example` say, and exact.
    let [x, y, z, p] = &right.variables[..] else {
        panic!("four variables")
    };
    assert_eq!(
        ranges(x),
        [
            (Position(0x8), Position(0x20)),
            (Position(0x18), Position(0x30))
        ]
    );
    assert_eq!(
        x.iter().map(text).collect::<Vec<_>>(),
        ["DW_OP_reg3", "DW_OP_fbreg -24"]
    );
    assert_eq!(
        text(&y[0]),
        "DW_OP_reg2, DW_OP_piece 4, DW_OP_reg1, DW_OP_piece 4"
    );
    assert!(
        text(&z[0]).ends_with("DW_OP_lit3, DW_OP_shra, DW_OP_stack_value"),
        "{}",
        text(&z[0])
    );
    assert_eq!(text(&p[0]), "DW_OP_implicit_pointer 0x100000 0");
    let totals = report(&right).totals();
    assert_eq!((totals.weaker, totals.unknown, totals.mismatch), (0, 0, 0));

    let say = |entry: &mut CheckedEntry, text: &str| {
        entry.bytes = dwarf::parse_operations(right.encoding, text, &NoNames).unwrap()
    };
    type Mutation<'a> = (&'a str, &'a dyn Fn(&mut LoweredLocations));
    let mutations: &[Mutation] = &[
        ("a wrong register", &|l| {
            say(&mut l.variables[0][0], "DW_OP_reg0")
        }),
        ("a register of the same value's address", &|l| {
            say(&mut l.variables[0][0], "DW_OP_breg3 0")
        }),
        ("a wrong slot", &|l| {
            say(&mut l.variables[0][1], "DW_OP_fbreg -20")
        }),
        ("a value in place of memory", &|l| {
            say(
                &mut l.variables[0][1],
                "DW_OP_fbreg -24, DW_OP_deref_size 4, DW_OP_stack_value",
            );
        }),
        ("a range that ends late", &|l| {
            l.variables[0][1].range.end.0 += 1
        }),
        ("a range that ends early", &|l| {
            l.variables[0][1].range.end.0 -= 1
        }),
        ("a range that starts late", &|l| {
            l.variables[0][1].range.start.0 += 1
        }),
        ("a range that starts early", &|l| {
            l.variables[0][0].range.start.0 -= 1
        }),
        ("one of two places missing", &|l| {
            l.variables[0][0].range.end = Position(0x18)
        }),
        ("a missing entry", &|l| drop(l.variables[0].pop())),
        ("an entry that should not be", &|l| {
            let mut entry = l.variables[0][0].clone();
            entry.range = CodeRange::from(0x31..0x32);
            l.variables[0].push(entry);
        }),
        ("pieces the wrong way round", &|l| {
            say(
                &mut l.variables[1][0],
                "DW_OP_reg1, DW_OP_piece 4, DW_OP_reg2, DW_OP_piece 4",
            );
        }),
        ("a piece of the wrong size", &|l| {
            say(
                &mut l.variables[1][0],
                "DW_OP_reg2, DW_OP_piece 3, DW_OP_reg1, DW_OP_piece 5",
            );
        }),
        ("a piece that starts elsewhere", &|l| {
            say(
                &mut l.variables[1][0],
                "DW_OP_reg2, DW_OP_bit_piece 32 8, DW_OP_reg1, DW_OP_piece 4",
            );
        }),
        ("an undefined piece", &|l| {
            say(
                &mut l.variables[1][0],
                "DW_OP_reg2, DW_OP_piece 4, DW_OP_piece 4",
            )
        }),
        ("a composite that is too short", &|l| {
            say(&mut l.variables[1][0], "DW_OP_reg2, DW_OP_piece 4")
        }),
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
        ("an expression cut short", &|l| {
            l.variables[2][0].bytes.truncate(3)
        }),
        ("no operations at all", &|l| l.variables[2][0].bytes.clear()),
        ("a pointer to something else", &|l| {
            say(&mut l.procedures[0].entries[0], "DW_OP_reg2")
        }),
        ("a pointer to nothing", &|l| l.procedures[0].entries.clear()),
        ("a pointer past the start", &|l| {
            say(&mut l.variables[3][0], "DW_OP_implicit_pointer 0x100000 1")
        }),
    ];
    for (what, mutate) in mutations {
        let mut wrong = right.clone();
        mutate(&mut wrong);
        assert!(!report(&wrong).is_clean(), "not noticed: {what}");
    }
    // The same in another form is no mistake.
    let mut other = right.clone();
    say(
        &mut other.variables[0][1],
        "DW_OP_call_frame_cfa, DW_OP_lit24, DW_OP_minus",
    );
    say(
        &mut other.variables[1][0],
        "DW_OP_regx 2, DW_OP_bit_piece 32 0, DW_OP_reg1, DW_OP_piece 2, DW_OP_reg1, DW_OP_bit_piece 16 16",
    );
    assert!(report(&other).is_clean(), "{}", report(&other));
}

/// What is not a variable is checked as well: the properties of a type, and what a function's slots
/// are counted from.
#[test]
fn the_checker_notices_what_is_wrong_of_types_and_frames() {
    let mut module = Module::new(Target::X86_64);
    let subprogram = function(&mut module);
    let [count, data, base] = [(); 3].map(|()| module.add(Fragment));
    let (i32, u64) = (Type::int(32), Type::uint(64));
    let mut body = FunctionBody::default();
    body.begin(module.text("f"), subprogram, SIZE).entry_frame();
    body.block(Position(0));
    // A descriptor of a pointer and a signed count.
    let mut builder = module.builder();
    builder
        .type_object(Type::bits(128))
        .unwrap()
        .constant(u64, 8)
        .unwrap()
        .byte_offset(i32)
        .unwrap();
    let counted = module.expr(&builder);
    module.add(Lifetime::computed(count, counted));
    builder
        .clear()
        .type_object(Type::bits(128))
        .unwrap()
        .constant(u64, 0)
        .unwrap();
    builder
        .byte_offset(Type::PTR)
        .unwrap()
        .deref(Type::bits(8))
        .unwrap();
    let pointed = module.expr(&builder);
    module.add(Lifetime::computed(data, pointed));
    let x = variable(&mut module, subprogram, "x", 32);
    let element = module.metadata.variables.get(x).unwrap().ty.unwrap();
    let dimension = DISubrange {
        count: Bound::Object(count.into()),
        ..DISubrange::default()
    };
    let data_location = Some(data.into());
    let array = DIArrayType {
        data_location,
        ..DIArrayType::new(element, vec![dimension])
    };
    module.metadata.types.push(DIType::Array(array));
    // The frame base is eight bytes below the CFA, and x eight bytes below that.
    module
        .metadata
        .subprograms
        .get_mut(subprogram)
        .unwrap()
        .frame_base = Some(base);
    let place = module.expr(builder.clear().referrer(Type::bits(8)).unwrap());
    let life = module.add(Lifetime::bounded(base, place));
    body.def(
        Position(0),
        life,
        Referrer::cfa_slot(ByteOffset(-8)).sized(Bits(8)),
    );
    let place = module.expr(builder.clear().referrer(i32).unwrap());
    let life = module.add(Lifetime::bounded(x, place));
    body.def(
        Position(0),
        life,
        Referrer::Slot {
            base: Base::Frame,
            offset: -8,
            bits: 32,
        },
    );
    module.add_function(&body);

    let validated = module
        .validate()
        .unwrap_or_else(|diagnostics| panic!("{diagnostics}"));
    let lowering = LowerOptions::new(Dialect::Dwarf5);
    let right = LoweredLocations::of(&validated.lower(&lowering).unwrap());
    let report = |locations: &LoweredLocations| {
        check::check(
            &validated,
            locations,
            Options {
                states: 16,
                seed: 7,
            },
        )
    };
    let totals = report(&right).totals();
    assert_eq!(
        (totals.weaker, totals.unknown, totals.mismatch),
        (0, 0, 0),
        "{}",
        report(&right)
    );
    // The frame base and x in the function, the count and the data of the type.
    assert_eq!(report(&right).objects.len(), 4);

    let bytes = |text: &str| dwarf::parse_operations(right.encoding, text, &NoNames).unwrap();
    let say = |entries: &mut [CheckedEntry], text: &str| entries[0].bytes = bytes(text);
    let unsigned = "DW_OP_push_object_address, DW_OP_plus_uconst 8, DW_OP_deref_size 4";
    type Mutation<'a> = (&'a str, &'a dyn Fn(&mut LoweredLocations));
    let mutations: &[Mutation] = &[
        ("a count without its sign", &|l| {
            say(&mut l.fragments[0], unsigned)
        }),
        ("another count", &|l| {
            say(&mut l.fragments[0], &unsigned.replace("8", "12"))
        }),
        ("the place of a count", &|l| {
            say(
                &mut l.fragments[0],
                "DW_OP_push_object_address, DW_OP_plus_uconst 8",
            )
        }),
        ("no count", &|l| l.fragments[0].clear()),
        ("the place of the pointer", &|l| {
            say(&mut l.fragments[1], "DW_OP_push_object_address")
        }),
        ("no data", &|l| l.fragments[1].clear()),
        ("another frame base", &|l| {
            say(l.frame_bases[0].as_mut().unwrap(), "DW_OP_call_frame_cfa")
        }),
        ("the default frame base", &|l| l.frame_bases[0] = None),
        ("no frame base", &|l| {
            l.frame_bases[0].as_mut().unwrap().clear()
        }),
        ("a frame base elsewhere", &|l| {
            say(&mut l.fragments[2], "DW_OP_call_frame_cfa")
        }),
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

/// What is said of calls is checked in a frame whose called function runs.
#[test]
fn the_checker_notices_what_is_wrong_of_calls() {
    let target = Target::X86_64;
    let mut module = Module::new(target);
    let subprogram = function(&mut module);
    let register = |name| target.register(name).unwrap();
    let (i32, i64) = (Type::int(32), Type::int(64));
    let mut body = FunctionBody::default();
    body.begin(module.text("f"), subprogram, SIZE).entry_frame();
    body.block(Position(0));
    let mut builder = module.builder();
    builder.referrer(i32).unwrap();
    let plain = module.expr(&builder);
    builder
        .clear()
        .referrer(i32)
        .unwrap()
        .constant(i32, 1)
        .unwrap()
        .add()
        .unwrap();
    let next = module.expr(&builder);
    builder.clear().referrer(i64).unwrap();
    let address = module.expr(&builder);
    // A register that the called function preserves, one more than what is in a slot, and where the
    // call goes to.
    let [count, more, callee] = [(); 3].map(|()| module.add(Fragment));
    let lives = [
        (
            module.add(Lifetime::bounded(count, plain)),
            Referrer::register(register("rbx")),
        ),
        (
            module.add(Lifetime::bounded(more, next)),
            Referrer::cfa_slot(ByteOffset(-24)).sized(Bits(32)),
        ),
        (
            module.add(Lifetime::bounded(callee, address)),
            Referrer::register(register("rax")),
        ),
    ];
    for (life, place) in lives {
        body.def(Position(0), life, place);
    }
    let parameters = [
        CallParameter {
            location: Referrer::register(register("rdi")),
            value: count.into(),
        },
        CallParameter {
            location: Referrer::cfa_slot(ByteOffset(8)).sized(Bits(32)),
            value: more.into(),
        },
    ];
    body.call(
        CallSite::new(Position(0x12), CallTarget::Object(callee.into())).at(Position(0x10)),
        &parameters,
    );
    module.add_function(&body);

    let validated = module
        .validate()
        .unwrap_or_else(|diagnostics| panic!("{diagnostics}"));
    let lowering = LowerOptions::new(Dialect::Dwarf5);
    let right = LoweredLocations::of(&validated.lower(&lowering).unwrap());
    let report = |locations: &LoweredLocations| {
        check::check(
            &validated,
            locations,
            Options {
                states: 16,
                seed: 7,
            },
        )
    };
    let totals = report(&right).totals();
    assert_eq!(
        (totals.weaker, totals.unknown, totals.mismatch),
        (0, 0, 0),
        "{}",
        report(&right)
    );
    // The target, and the place and value of each argument.
    assert_eq!(report(&right).objects.len(), 5);

    let bytes = |text: &str| dwarf::parse_operations(right.encoding, text, &NoNames).unwrap();
    let first = |l: &mut LoweredLocations| l.calls[0][0].arguments[0].clone().unwrap();
    let say = |l: &mut LoweredLocations, number: usize, text: &str| {
        l.calls[0][0].arguments[number].as_mut().unwrap().value = bytes(text);
    };
    let place = |l: &mut LoweredLocations, number: usize, text: &str| {
        l.calls[0][0].arguments[number].as_mut().unwrap().location = bytes(text);
    };
    let signed = "DW_OP_const1u 32, DW_OP_shl, DW_OP_const1u 32, DW_OP_shra";
    let incremented = format!(
        "DW_OP_call_frame_cfa, DW_OP_lit24, DW_OP_minus, DW_OP_deref_size 4, DW_OP_lit1, DW_OP_plus, {signed}"
    );
    type Mutation<'a> = (&'a str, &'a dyn Fn(&mut LoweredLocations));
    let mutations: &[Mutation] = &[
        ("an argument without its sign", &|l| {
            say(l, 0, "DW_OP_breg3 0, DW_OP_const4u 0xffffffff, DW_OP_and")
        }),
        ("an argument in another register", &|l| {
            say(l, 0, &format!("DW_OP_breg6 0, {signed}"))
        }),
        ("an argument in a register that the call changes", &|l| {
            say(l, 1, &format!("DW_OP_breg1 0, {signed}"))
        }),
        ("an argument as it was at the function's entry", &|l| {
            say(l, 0, &format!("DW_OP_entry_value(DW_OP_reg3), {signed}"));
        }),
        ("an argument from another slot", &|l| {
            say(l, 1, &incremented.replace("lit24", "lit16"))
        }),
        ("the place of an argument", &|l| {
            say(l, 1, "DW_OP_call_frame_cfa, DW_OP_lit24, DW_OP_minus")
        }),
        ("an argument of which there is one more", &|l| {
            say(l, 1, &incremented.replace("lit1,", "lit2,"))
        }),
        ("an argument passed in another register", &|l| {
            place(l, 0, "DW_OP_reg4")
        }),
        ("an argument passed where a register points", &|l| {
            place(l, 0, "DW_OP_breg5 0")
        }),
        ("an argument passed on the stack after the call", &|l| {
            place(l, 1, "DW_OP_breg7 0")
        }),
        ("an argument passed in the caller's frame", &|l| {
            place(l, 1, "DW_OP_call_frame_cfa, DW_OP_lit8, DW_OP_plus")
        }),
        ("arguments exchanged", &|l| {
            l.calls[0][0].arguments.swap(0, 1)
        }),
        ("an argument twice", &|l| {
            l.calls[0][0].arguments[1] = Some(first(l))
        }),
        ("an argument missing", &|l| {
            l.calls[0][0].arguments[0] = None
        }),
        ("all arguments missing", &|l| {
            l.calls[0][0].arguments.clear()
        }),
        ("a call missing", &|l| l.calls[0].clear()),
        ("a target that is said to outlast the call", &|l| {
            l.calls[0][0].outlasts = true
        }),
        ("another target", &|l| {
            l.calls[0][0].target = Some(bytes("DW_OP_breg1 0"))
        }),
        ("what is at the target", &|l| {
            l.calls[0][0].target = Some(bytes("DW_OP_breg0 0, DW_OP_deref"))
        }),
        ("no target", &|l| l.calls[0][0].target = None),
    ];
    for (what, mutate) in mutations {
        let mut wrong = right.clone();
        mutate(&mut wrong);
        assert!(!report(&wrong).is_clean(), "not noticed: {what}");
    }
    // The same in another form is no mistake.
    let mut other = right.clone();
    say(&mut other, 0, &format!("DW_OP_bregx 3 0, {signed}"));
    say(&mut other, 1, &incremented);
    place(&mut other, 1, "DW_OP_breg7 0, DW_OP_plus_uconst 8");
    assert!(report(&other).is_clean(), "{}", report(&other));
}

/// Slots that a call may overwrite, and what is in them, are no values of arguments.
#[test]
fn what_a_call_may_change_is_no_value_of_an_argument() {
    let target = Target::X86_64;
    let register = |name| target.register(name).unwrap();
    let [stack, rbx, rax] = ["rsp", "rbx", "rax"].map(register);
    let slot = |base, offset| Referrer::Slot {
        base,
        offset,
        bits: 32,
    };
    let frame = |register| FrameRule::Cfa {
        register,
        offset: 16,
    };
    let based = |base, offset| Some(slot(base, offset));
    let (saved, restored) = (FrameRule::RememberState, FrameRule::RestoreState);
    // Where the frame base is, rows of the frame, where the argument is, and whether a debugger
    // finds it later.
    type Case<'a> = (Option<Referrer>, &'a [FrameRule], Referrer, bool);
    let cases: &[Case] = &[
        (None, &[], slot(Base::Cfa, -24), true),
        (None, &[], slot(Base::Frame, -24), true),
        (None, &[], slot(Base::Register(stack), 0), true),
        // Where the return address goes to, and what the called function has for itself.
        (None, &[], slot(Base::Register(stack), -8), false),
        (None, &[], slot(Base::Register(rbx), 8), false),
        (None, &[], Referrer::register(rbx), true),
        (None, &[], Referrer::register(rax), false),
        (None, &[frame(rbx)], slot(Base::Register(rbx), -8), true),
        (
            None,
            &[frame(rbx), frame(stack)],
            slot(Base::Register(rbx), -8),
            false,
        ),
        (
            None,
            &[saved, frame(rbx), restored],
            slot(Base::Register(rbx), -8),
            false,
        ),
        (
            None,
            &[frame(rbx), saved, frame(stack), restored],
            slot(Base::Register(rbx), -8),
            true,
        ),
        (
            based(Base::Register(rbx), 8),
            &[],
            slot(Base::Frame, -24),
            true,
        ),
        (
            based(Base::Register(rax), 8),
            &[],
            slot(Base::Frame, -24),
            false,
        ),
        (
            based(Base::Register(stack), 32),
            &[],
            slot(Base::Frame, -32),
            true,
        ),
        (
            based(Base::Register(stack), 32),
            &[],
            slot(Base::Frame, -36),
            false,
        ),
    ];
    for (number, (frame_base, rows, place, is_said)) in cases.iter().enumerate() {
        let mut module = Module::new(target);
        let subprogram = function(&mut module);
        let mut body = FunctionBody::default();
        body.begin(module.text("f"), subprogram, SIZE).entry_frame();
        body.block(Position(0));
        let mut builder = module.builder();
        if let Some(base) = *frame_base {
            let fragment = module.add(Fragment);
            builder.referrer(Type::bits(32)).unwrap();
            let expression = module.expr(&builder);
            let life = module.add(Lifetime::bounded(fragment, expression));
            body.def(Position(0), life, base);
            module
                .metadata
                .subprograms
                .get_mut(subprogram)
                .unwrap()
                .frame_base = Some(fragment);
        }
        let value = module.add(Fragment);
        let bits = if matches!(place, Referrer::Register(_)) {
            64
        } else {
            32
        };
        let expression = module.expr(builder.clear().referrer(Type::int(bits)).unwrap());
        let life = module.add(Lifetime::bounded(value, expression));
        body.def(Position(0), life, *place);
        for rule in *rows {
            body.frame(Position(0), *rule);
        }
        let parameter = CallParameter {
            location: Referrer::register(register("rdi")),
            value: value.into(),
        };
        body.call(
            CallSite::new(Position(0x15), CallTarget::Unknown).at(Position(0x10)),
            &[parameter],
        );
        module.add_function(&body);
        let validated = module
            .validate()
            .unwrap_or_else(|diagnostics| panic!("case {number}: {diagnostics}"));
        for dialect in DIALECTS {
            let lowered = validated.lower(&LowerOptions::new(dialect)).unwrap();
            let id = module.code.functions().next().unwrap().id;
            assert_eq!(
                lowered.call_parameters(id, 0)[0].is_some(),
                *is_said,
                "case {number}, {dialect}"
            );
            let report = check::round_trip(
                &validated,
                &lowered,
                Options {
                    states: 16,
                    seed: 7,
                },
            );
            assert!(report.is_clean(), "case {number}, {dialect}: {report}");
        }
    }
}

/// A procedure with a location list, in the wrong code.
#[test]
fn the_checker_notices_what_is_wrong_of_procedures() {
    let mut module = Module::new(Target::X86_64);
    let subprogram = function(&mut module);
    let shared = module.add(Fragment);
    let (i64, ptr) = (Type::int(64), Type::PTR);
    let mut body = FunctionBody::default();
    body.begin(module.text("f"), subprogram, SIZE).entry_frame();
    body.block(Position(0));
    let mut builder = module.builder();
    for (start, end, offset) in [(0, 0x10, 0x1000), (0x10, 0x30, 0x2000)] {
        builder
            .clear()
            .referrer(ptr)
            .unwrap()
            .deref(i64)
            .unwrap()
            .constant(i64, offset)
            .unwrap()
            .add()
            .unwrap();
        let expression = module.expr(&builder);
        let life = module.add(Lifetime::bounded(shared, expression));
        body.def(
            Position(start),
            life,
            Referrer::register(Target::X86_64.register("rbx").unwrap()),
        );
        body.kill(Position(end), life);
    }
    for name in ["x", "y"] {
        let variable = variable(&mut module, subprogram, name, 64);
        builder.clear().arg(0, i64).unwrap();
        let expression = module.expr(&builder);
        module.add(Lifetime::computed(variable, expression).arguments(&[shared.into()]));
    }
    module.add_function(&body);
    let validated = module
        .validate()
        .unwrap_or_else(|diagnostics| panic!("{diagnostics}"));
    for dialect in DIALECTS {
        let lowering = LowerOptions {
            factor_procedures: true,
            ..LowerOptions::new(dialect)
        };
        let right = LoweredLocations::of(&validated.lower(&lowering).unwrap());
        let report = |locations: &LoweredLocations| {
            check::check(&validated, locations, Options { states: 8, seed: 7 })
        };
        let totals = report(&right).totals();
        assert_eq!(
            (totals.weaker, totals.unknown, totals.mismatch),
            (0, 0, 0),
            "{}",
            report(&right)
        );
        let ranges: Vec<_> = right.procedures[0]
            .entries
            .iter()
            .map(|entry| entry.range)
            .collect();
        assert_eq!(
            ranges,
            [CodeRange::from(0..0x10), CodeRange::from(0x10..0x30)]
        );
        type Mutation<'a> = (&'a str, &'a dyn Fn(&mut Vec<CheckedEntry>));
        let mutations: &[Mutation] = &[
            ("an entry that ends late", &|list| list[0].range.end.0 += 1),
            ("an entry that ends early", &|list| list[0].range.end.0 -= 1),
            ("an entry that starts early, and is listed later", &|list| {
                list[1].range.start.0 -= 1
            }),
            ("an entry that starts late", &|list| {
                list[1].range.start.0 += 1
            }),
            ("a gap where no object changes", &|list| {
                let mut rest = list[1].clone();
                (list[1].range.end, rest.range.start) = (Position(0x20), Position(0x21));
                list.push(rest);
            }),
            ("entries exchanged", &|list| {
                let (first, second) = (list[0].range, list[1].range);
                (list[0].range, list[1].range) = (second, first);
            }),
            ("an entry missing", &|list| drop(list.pop())),
            ("one for all code", &|list| {
                list.pop();
                list[0].range = CodeRange::from(0..u32::MAX);
            }),
            ("no entries", &|list| list.clear()),
        ];
        for (what, mutate) in mutations {
            let mut wrong = right.clone();
            mutate(&mut wrong.procedures[0].entries);
            assert!(!report(&wrong).is_clean(), "{dialect}, not noticed: {what}");
        }
    }
}
