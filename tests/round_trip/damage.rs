//! Damage to lowered DWARF, each kind of which the checker must notice, and changes that keep the
//! meaning, which it must accept.

use crate::DIALECTS;
use crate::support::{parsed, valid};
use dwarfsmith::Position;
use dwarfsmith::check::{self, CheckedEntry, LoweredLocations, Options, Report};
use dwarfsmith::dwarf::{self, Dialect, NoNames};
use dwarfsmith::lower::LowerOptions;
use dwarfsmith::markers::CodeRange;
use dwarfsmith::validate::Validated;

/// What is changed, and the change.
pub type Damage<'a> = (&'a str, &'a dyn Fn(&mut LoweredLocations));

/// A module with its lowered DWARF, in which the checker finds no fault.
pub struct Sound<'m> {
    validated: Validated<'m>,
    pub lowered: LoweredLocations,
    options: Options,
}

impl<'m> Sound<'m> {
    pub fn new(validated: Validated<'m>, lowering: LowerOptions, states: u32) -> Sound<'m> {
        let lowered = LoweredLocations::of(&validated.lower(&lowering).unwrap());
        let options = Options { states, seed: 7 };
        let sound = Sound {
            validated,
            lowered,
            options,
        };
        let report = sound.report(&sound.lowered);
        let totals = report.totals();
        assert_eq!(
            (totals.weaker, totals.unknown, totals.mismatch),
            (0, 0, 0),
            "{report}"
        );
        sound
    }

    fn report(&self, locations: &LoweredLocations) -> Report {
        check::check(&self.validated, locations, self.options)
    }

    pub fn bytes(&self, operations: &str) -> Vec<u8> {
        dwarf::parse_operations(self.lowered.encoding, operations, &NoNames).unwrap()
    }

    fn text(&self, entry: &CheckedEntry) -> String {
        dwarf::print_operations(self.lowered.encoding, &entry.bytes, &NoNames).unwrap()
    }

    pub fn assert_noticed(&self, damages: &[Damage]) {
        for (what, damage) in damages {
            let mut damaged = self.lowered.clone();
            damage(&mut damaged);
            assert!(!self.report(&damaged).is_clean(), "not noticed: {what}");
        }
    }

    /// The checker finds no fault after a change that keeps the meaning.
    fn assert_accepted(&self, change: impl FnOnce(&mut LoweredLocations)) {
        let mut changed = self.lowered.clone();
        change(&mut changed);
        let report = self.report(&changed);
        assert!(report.is_clean(), "{report}");
    }
}

#[test]
fn damage_to_locations_of_variables_is_noticed() {
    let module = parsed(include_str!("damage/variables.di"));
    let sound = Sound::new(valid(&module), LowerOptions::new(Dialect::Dwarf5), 4);
    let ranges = |entries: &[CheckedEntry]| {
        entries
            .iter()
            .map(|entry| (entry.range.start, entry.range.end))
            .collect::<Vec<_>>()
    };
    let text = |entry: &CheckedEntry| sound.text(entry);

    let [x, y, z, p] = &sound.lowered.variables[..] else {
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
        text(&z[0]).ends_with("DW_OP_lit3, DW_OP_shr, DW_OP_xor, DW_OP_stack_value"),
        "{}",
        text(&z[0])
    );
    assert_eq!(text(&p[0]), "DW_OP_implicit_pointer 0x100000 0");

    let say = |entry: &mut CheckedEntry, text: &str| entry.bytes = sound.bytes(text);
    let damages: &[Damage] = &[
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
    sound.assert_noticed(damages);
    sound.assert_accepted(|l| {
        say(&mut l.variables[0][1], "DW_OP_call_frame_cfa, DW_OP_lit24, DW_OP_minus");
        say(
            &mut l.variables[1][0],
            "DW_OP_regx 2, DW_OP_bit_piece 32 0, DW_OP_reg1, DW_OP_piece 2, DW_OP_reg1, DW_OP_bit_piece 16 16",
        );
    });
}

#[test]
fn damage_to_type_properties_and_frame_bases_is_noticed() {
    let module = parsed(include_str!("damage/types.di"));
    let sound = Sound::new(valid(&module), LowerOptions::new(Dialect::Dwarf5), 16);
    // The frame base and x in the function, the count and the data of the type.
    assert_eq!(sound.report(&sound.lowered).objects.len(), 4);

    let say = |entries: &mut [CheckedEntry], text: &str| entries[0].bytes = sound.bytes(text);
    let unsigned = "DW_OP_push_object_address, DW_OP_plus_uconst 8, DW_OP_deref_size 4";
    let damages: &[Damage] = &[
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
    sound.assert_noticed(damages);
    let signed = "DW_OP_const1u 32, DW_OP_shl, DW_OP_const1u 32, DW_OP_shra";
    sound.assert_accepted(|l| say(&mut l.fragments[0], &format!("{unsigned}, {signed}")));
}

/// The arguments and the target of a call are evaluated in the caller's frame while the called
/// function runs.
#[test]
fn damage_to_calls_is_noticed() {
    let module = parsed(include_str!("damage/calls.di"));
    let sound = Sound::new(valid(&module), LowerOptions::new(Dialect::Dwarf5), 16);
    // The target, and the place and value of each argument.
    assert_eq!(sound.report(&sound.lowered).objects.len(), 5);

    let bytes = |text: &str| sound.bytes(text);
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
    let damages: &[Damage] = &[
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
            l.calls[0][0].is_preserved = true
        }),
        ("another target", &|l| {
            l.calls[0][0].target = Some(bytes("DW_OP_breg1 0"))
        }),
        ("what is at the target", &|l| {
            l.calls[0][0].target = Some(bytes("DW_OP_breg0 0, DW_OP_deref"))
        }),
        ("no target", &|l| l.calls[0][0].target = None),
    ];
    sound.assert_noticed(damages);
    sound.assert_accepted(|l| {
        say(l, 0, &format!("DW_OP_bregx 3 0, {signed}"));
        say(l, 1, &incremented);
        place(l, 1, "DW_OP_breg7 0, DW_OP_plus_uconst 8");
    });
}

#[test]
fn damage_to_the_list_of_a_procedure_is_noticed() {
    let module = parsed(include_str!("damage/procedures.di"));
    for dialect in DIALECTS {
        let lowering = LowerOptions {
            factor_procedures: true,
            ..LowerOptions::new(dialect)
        };
        let sound = Sound::new(valid(&module), lowering, 8);
        let ranges: Vec<_> = sound.lowered.procedures[0]
            .entries
            .iter()
            .map(|entry| entry.range)
            .collect();
        assert_eq!(
            ranges,
            [CodeRange::from(0..0x10), CodeRange::from(0x10..0x30)]
        );
        type Damage<'a> = (&'a str, &'a dyn Fn(&mut Vec<CheckedEntry>));
        let damages: &[Damage] = &[
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
        for (what, damage) in damages {
            let damage = |l: &mut LoweredLocations| damage(&mut l.procedures[0].entries);
            sound.assert_noticed(&[(&format!("{what}, {dialect}"), &damage)]);
        }
    }
}

/// A slot that is counted from the CFA needs call frame information, without which no consumer finds
/// the CFA. A register does not.
#[test]
fn slots_without_frame_information_are_noticed() {
    let module = parsed(
        "target \"x86_64\"
        define @f size 0x40 !dbg !2 {
        bb0 @ 0x0:
          0x0: dbg.def !60, %slot(cfa-16, 32)
          0x0: dbg.def !61, %reg(rbx, 0, 32)
        }
        frame @f { 0x0: cfa = rsp+8; ra = [cfa-8] }
        !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: \"test\")
        !1 = !DIFile(filename: \"a.c\", directory: \"/\")
        !2 = distinct !DISubprogram(name: \"f\", unit: !0, file: !1, spFlags: DISPFlagDefinition)
        !10 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)
        !30 = !DILocalVariable(name: \"x\", scope: !2, type: !10)
        !31 = !DILocalVariable(name: \"y\", scope: !2, type: !10)
        !60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32)))
        !61 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(i32)))",
    );
    let sound = Sound::new(valid(&module), LowerOptions::new(Dialect::Dwarf5), 4);
    let function = module.code.functions().next().unwrap().id;
    let mut damaged = sound.lowered.clone();
    assert!(damaged.functions_without_frames.insert(function));
    let report = sound.report(&damaged);
    let mismatched = report.objects.iter().filter(|one| one.counts.mismatch > 0);
    let names: Vec<_> = mismatched.map(|one| one.name.as_str()).collect();
    assert_eq!(names, ["x"], "{report}");
}
