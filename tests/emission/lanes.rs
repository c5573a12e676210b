//! Divergent code of a wave of four lanes, run by a simulator. A lane's program counter by the
//! emitted DWARF must equal that of a thread that runs the lane alone.
//!
//! The wave executes its instructions in order, and masks select the lanes that each instruction
//! changes. A lane's thread has no masks: it waits at an instruction, and executes it when the wave
//! reaches it. The wave and the threads share only the conditions, so that each checks the other.

use dwarfsmith::Target;
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::emit::EmitOptions;
use dwarfsmith::eval::{ErrorCode, ReadError, Snapshot, UnitReader};
use dwarfsmith::lower::LowerOptions;
use dwarfsmith::{Module, text};
use gimli::{EndianSlice, LittleEndian, UnitOffset};
use std::collections::BTreeSet;

const NESTED: &str = include_str!("../filetests/meaning/gpu-lane-pc-nested.di");
const LOOP: &str = include_str!("../filetests/meaning/gpu-lane-pc-loop.di");
const COUNTS: &str = include_str!("../filetests/meaning/gpu-lane-counts-of-scopes.di");
const INLINED: &str = include_str!("../filetests/meaning/gpu-lane-pc-of-inlined-scope.di");
const ENTRY: &str = include_str!("../filetests/meaning/gpu-entry-point.di");
const CPU: &str = include_str!("../filetests/meaning/gpu-lane-of-simd-code-on-a-cpu.di");

/// The dialects that have attributes of lanes.
const DIALECTS: [Dialect; 3] = [Dialect::Llvm, Dialect::LlvmLegacy, Dialect::Dwarf6Draft];
/// The address of the function.
const START: u64 = 0x10000;
const LANES: u64 = 4;

type Reader<'u, 'd> = UnitReader<'u, 'd, LittleEndian>;

fn parsed(source: &str) -> Module {
    text::parse(source)
        .unwrap_or_else(|errors| panic!("{errors:?}"))
        .module
}

/// Emits a module and calls a function with the reader of its unit.
fn with_reader(module: &Module, dialect: Dialect, with: impl FnOnce(&Reader<'_, '_>)) {
    with_unit(module, dialect, |reader, _| with(reader));
}

/// The same, with the unit.
fn with_unit(
    module: &Module,
    dialect: Dialect,
    with: impl FnOnce(&Reader<'_, '_>, &gimli::Unit<EndianSlice<'_, LittleEndian>>),
) {
    let validated = module
        .validate()
        .unwrap_or_else(|diagnostics| panic!("{diagnostics}"));
    let lowered = validated.lower(&LowerOptions::new(dialect)).unwrap();
    assert!(lowered.degradations().is_empty(), "{dialect}");
    let sections = lowered.emit(&EmitOptions::default()).unwrap();
    let program = sections.bind(0, |_| Some(START)).unwrap();
    let dwarf = gimli::Dwarf::load(|id| {
        let section = program.iter().find(|(own, _)| own.name() == id.name());
        let bytes = section.map_or(&[][..], |(_, bytes)| bytes);
        Ok::<_, gimli::Error>(EndianSlice::new(bytes, LittleEndian))
    })
    .unwrap();
    let header = dwarf.units().next().unwrap().unwrap();
    let unit = dwarf.unit(header).unwrap();
    let reader = UnitReader::new(&dwarf, &unit, module.target)
        .unwrap()
        .with_dialect(dialect);
    with(&reader, &unit);
}

fn machine(target: Target, registers: &[(&str, &[u8])], lane: u64) -> Snapshot {
    let mut machine = Snapshot::new(target);
    for (name, bytes) in registers {
        machine.set_register(target.register(name).unwrap(), bytes.to_vec());
    }
    machine.lane = Some(lane);
    machine
}

/// The wave before an instruction: the instruction's offset, the masks, and the offset of each
/// lane's thread; `None` for a lane that was not active on entry.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Stop {
    at: u64,
    exec: u8,
    outer: u8,
    inner: u8,
    lanes: [Option<u64>; LANES as usize],
}

/// A run of the wave.
struct Run<'s> {
    now: Stop,
    stops: &'s mut BTreeSet<Stop>,
}

impl Run<'_> {
    fn enter(mask: u8, stops: &mut BTreeSet<Stop>) -> Run<'_> {
        let lanes = std::array::from_fn(|lane| (mask >> lane & 1 == 1).then_some(0));
        Run {
            now: Stop {
                at: 0,
                exec: mask,
                outer: 0,
                inner: 0,
                lanes,
            },
            stops,
        }
    }

    /// Executes the current instruction: the threads at it move to the offsets that `thread`
    /// returns, the masks change, and the wave moves to `next`.
    fn step(&mut self, next: u64, masks: impl Fn(&mut Stop), thread: impl Fn(usize) -> u64) {
        self.stops.insert(self.now.clone());
        for (lane, place) in self.now.lanes.iter_mut().enumerate() {
            if *place == Some(self.now.at) {
                *place = Some(thread(lane));
            }
        }
        masks(&mut self.now);
        self.now.at = next;
    }

    /// Executes instructions that change no mask, up to an offset.
    fn up_to(&mut self, end: u64) {
        while self.now.at < end {
            let next = self.now.at + 4;
            self.step(next, |_| (), |_| next);
        }
    }

    /// The wave has reached the ELSE of an IF: the threads that wait at the IF move there.
    fn otherwise(&mut self, condition_at: u64) {
        for place in &mut self.now.lanes {
            if *place == Some(condition_at) {
                *place = Some(self.now.at);
            }
        }
    }
}

fn is_set(mask: u8, lane: usize) -> bool {
    mask >> lane & 1 == 1
}

/// Runs the code of [`NESTED`] for an initial mask and the two conditions.
///
/// The instruction before THEN is `s_and_saveexec`. The thread of a lane whose condition is false
/// waits at the label of the IF until the wave reaches ELSE; a thread that has executed THEN is at
/// the end of the IF.
fn nested(mask: u8, a: u8, b: u8, stops: &mut BTreeSet<Stop>) {
    let mut run = Run::enter(mask, stops);
    run.up_to(0xc);
    let if_a = |now: &mut Stop| (now.outer, now.exec) = (now.exec, now.exec & a);
    run.step(0x10, if_a, |lane| if is_set(a, lane) { 0x10 } else { 0x8 });
    run.up_to(0x14);
    let if_b = |now: &mut Stop| (now.inner, now.exec) = (now.exec, now.exec & b);
    run.step(0x18, if_b, |lane| if is_set(b, lane) { 0x18 } else { 0x14 });
    run.up_to(0x1c);
    run.step(0x20, |now| now.exec ^= now.inner, |_| 0x28);
    run.otherwise(0x14);
    run.up_to(0x24);
    run.step(0x28, |now| now.exec = now.inner, |_| 0x28);
    run.up_to(0x2c);
    run.step(0x30, |now| now.exec ^= now.outer, |_| 0x38);
    run.otherwise(0x8);
    run.up_to(0x34);
    run.step(0x38, |now| now.exec = now.outer, |_| 0x38);
    run.up_to(0x40);
}

/// Runs the code of [`LOOP`] for an initial mask, and the iteration in which each lane leaves.
fn repeated(mask: u8, leaves: [u32; LANES as usize], stops: &mut BTreeSet<Stop>) {
    let mut run = Run::enter(mask, stops);
    run.up_to(0x4);
    run.step(0x8, |now| now.outer = now.exec, |_| 0x8);
    for iteration in 0.. {
        run.up_to(0x10);
        let leave = |now: &mut Stop| {
            for (lane, last) in leaves.into_iter().enumerate() {
                if last == iteration {
                    now.exec &= !(1 << lane);
                }
            }
        };
        run.step(0x14, leave, |lane| {
            if leaves[lane] == iteration {
                0x20
            } else {
                0x14
            }
        });
        run.up_to(0x18);
        if run.now.exec == 0 {
            break;
        }
        run.step(0x8, |_| (), |_| 0x8);
    }
    run.up_to(0x1c);
    run.step(0x20, |now| now.exec = now.outer, |_| 0x20);
    run.up_to(0x30);
}

/// The machine that a debugger sees at a stop, focused on a lane.
fn stopped(stop: &Stop, lane: u64) -> Snapshot {
    let mask = |mask: u8| u32::from(mask).to_le_bytes();
    machine(
        Target::AMDGPU_WAVE32,
        &[
            ("EXEC_32", &mask(stop.exec)),
            ("SGPR4", &mask(stop.outer)),
            ("SGPR5", &mask(stop.inner)),
            ("SGPR7", &mask(0)),
            ("PC_64", &(START + stop.at).to_le_bytes()),
        ],
        lane,
    )
}

/// Compares the reader's results for each lane with the lane's thread.
fn compare(reader: &Reader<'_, '_>, function: UnitOffset, stop: &Stop) {
    let pc = START + stop.at;
    for (lane, place) in stop.lanes.into_iter().enumerate() {
        let machine = stopped(stop, lane as u64);
        let what = format!("lane {lane} at {stop:x?}");
        let said = reader.lane_pc(function, pc, &machine);
        assert_eq!(said, Ok(place.map(|place| START + place)), "{what}");
        let entered = reader.was_lane_active(function, pc, &machine);
        assert_eq!(entered, Ok(place.is_some()), "{what}");
        let active = reader.is_lane_active(function, pc, &machine);
        assert_eq!(active, Ok(place == Some(stop.at)), "{what}");
    }
}

#[test]
fn nested_conditions_of_every_mask() {
    // A variable that is in a register in the inner THEN only, and an inlined function that names the
    // same fragments as the function.
    let source = NESTED
        .replace(
            "  0x18: dbg.def !25, %undef\n",
            "  0x18: dbg.def !25, %undef\n  0x18: dbg.def !71, %reg(SGPR7)\n",
        )
        .replace(
            "  0x20: dbg.kill !25\n",
            "  0x20: dbg.kill !25\n  0x20: dbg.kill !71\n",
        )
        .replace("frame @f", "scopes @f {\n  !75: 0x10..0x18\n}\n\nframe @f");
    let source = source
        + "!3 = !DIBasicType(name: \"uint\", size: 32, encoding: DW_ATE_unsigned)
!70 = !DILocalVariable(name: \"x\", scope: !2, file: !1, line: 2, type: !3)
!71 = distinct !DILifetime(object: !70, location: !DIExpr(DIOpReferrer(u32)))
!72 = distinct !DILifetime(object: !70, location: !DIExpr(DIOpConstant(u32 7)), kind: computed)
!74 = distinct !DISubprogram(name: \"g\", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!75 = distinct !DIInlinedScope(origin: !74, scope: !2, callFile: !1, lanePC: !40, activeLane: !41)
";
    let mut stops = BTreeSet::new();
    for masks in 0..16 * 16 * 16u32 {
        let mask = |at: u32| (masks >> at & 0xf) as u8;
        nested(mask(0), mask(4), mask(8), &mut stops);
    }
    // Each of 4 lanes has not entered, is in ELSE a, in THEN b or in ELSE b.
    assert!(stops.len() >= 4usize.pow(4), "{}", stops.len());
    let module = parsed(&source);
    for dialect in DIALECTS {
        with_reader(&module, dialect, |reader| {
            let function = reader.function_at(START).unwrap();
            for stop in &stops {
                compare(reader, function, stop);
                let pc = START + stop.at;
                let inner = reader.function_at(pc).unwrap();
                assert_eq!(inner != function, (0x10..0x18).contains(&stop.at));
                compare(reader, inner, stop);
                let [x] = reader.objects_at(pc)[..] else {
                    panic!("there is one variable")
                };
                for (lane, place) in stop.lanes.into_iter().enumerate() {
                    let machine = stopped(stop, lane as u64);
                    let said = reader.location_in_lane(x, pc, &machine).unwrap();
                    // SGPR7 is register 39.
                    let expected = match place {
                        None => "undef",
                        Some(0x18..0x20) => "reg(39)+0",
                        Some(_) => "imm(07000000)+0",
                    };
                    // A constant may have the size of an address.
                    let said = said.to_string().replace("0700000000000000", "07000000");
                    assert_eq!(said, expected, "{dialect}: lane {lane} at {stop:x?}");
                }
            }
        });
    }
}

#[test]
fn a_loop_that_lanes_leave() {
    let mut stops = BTreeSet::new();
    for mask in 0..16u8 {
        for order in 0..3u32.pow(4) {
            let leaves = std::array::from_fn(|lane| order / 3u32.pow(lane as u32) % 3);
            // A lane that did not enter leaves before the first iteration.
            repeated(mask, leaves, &mut stops);
        }
    }
    let module = parsed(LOOP);
    for dialect in DIALECTS {
        with_reader(&module, dialect, |reader| {
            let function = reader.function_at(START).unwrap();
            for stop in &stops {
                compare(reader, function, stop);
            }
        });
    }
}

/// Lanes 0 and 2 have entered the inlined function, and only lane 0 is active; the others wait in
/// the enclosing function.
#[test]
fn lanes_of_an_inlined_function() {
    let module = parsed(INLINED);
    for dialect in DIALECTS {
        with_reader(&module, dialect, |reader| {
            let pc = START + 0x14;
            let outer = reader.function_at(START).unwrap();
            let inlined = reader.function_at(pc).unwrap();
            assert_ne!(outer, inlined);
            for lane in 0..4 {
                let machine = machine(
                    module.target,
                    &[
                        ("EXEC_32", &3u32.to_le_bytes()),
                        ("SGPR4", &5u32.to_le_bytes()),
                        ("PC_64", &pc.to_le_bytes()),
                    ],
                    lane,
                );
                let has_entered = lane == 0 || lane == 2;
                let said = reader.lane_pc(inlined, pc, &machine);
                assert_eq!(said, Ok(has_entered.then_some(pc)), "{dialect}");
                let active = reader.is_lane_active(inlined, pc, &machine);
                assert_eq!(active, Ok(lane == 0), "{dialect}");
                assert_eq!(reader.lane_pc(outer, pc, &machine), Ok(Some(pc)));
                let active = reader.is_lane_active(outer, pc, &machine);
                assert_eq!(active, Ok(lane < 2), "{dialect}");
            }
        });
    }
}

/// A pipelined loop in a block: one iteration runs in its prologue, the number of iterations in
/// SGPR4 in its kernel, and one in its epilogue. The code around the loop has no number of
/// iterations.
#[test]
fn iterations_of_a_pipelined_loop_change() {
    let module = parsed(
        r#"
        target "amdgpu-wave64"
        define @f size 0x40 !dbg !2 {
        bb0 @ 0x0:
          0x8: dbg.def !8, %const(u64 1)
          0x10: dbg.kill !8
          0x10: dbg.def !9, %reg(SGPR4)
          0x30: dbg.kill !9
          0x30: dbg.def !10, %const(u64 1)
          0x38: dbg.kill !10
        }
        frame @f { 0x0: cfa = SGPR32+0; ra = undefined }
        scopes @f { !3: 0x8..0x38 }
        !0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "by hand")
        !1 = !DIFile(filename: "f.cl", directory: "/src")
        !2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1)
        !3 = distinct !DILexicalBlock(scope: !2, file: !1, line: 2, iterations: !7)
        !4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
        !5 = !DILocalVariable(name: "i", scope: !3, file: !1, line: 2, type: !4)
        !6 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpConstant(i32 0)))
        !7 = distinct !DIFragment()
        !8 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpReferrer(u64)))
        !9 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpReferrer(u32), DIOpZExt(u64)))
        !10 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpReferrer(u64)))
        "#,
    );
    for dialect in DIALECTS {
        with_reader(&module, dialect, |reader| {
            let [i] = reader.objects_at(START + 0x8)[..] else {
                panic!("there is one variable")
            };
            let machine = machine(Target::AMDGPU_WAVE64, &[("SGPR4", &[3, 0, 0, 0])], 0);
            let at = |pc| reader.iterations_at(i, START + pc, &machine).unwrap();
            let found = [0x8, 0xf, 0x10, 0x2f, 0x30, 0x37].map(at);
            assert_eq!(found, [1, 1, 3, 3, 1, 1].map(Some), "{dialect}");
            assert_eq!(at(0x38), None, "{dialect}");
            assert_eq!(reader.iteration_count(i), None);
        });
    }
}

/// 64 lanes of the function, 16 of a block, none of a block inside it, 8 of an inlined function.
#[test]
fn counts_of_scopes_are_read_back() {
    let source = COUNTS.replace("laneCount: 16)", "laneCount: 16, iterations: 3)");
    let module = parsed(&source);
    for dialect in DIALECTS {
        with_reader(&module, dialect, |reader| {
            let counts = |pc: u64| -> Vec<(String, Option<u64>, Option<u64>)> {
                let objects = reader.objects_at(START + pc).into_iter();
                objects
                    .map(|entry| {
                        let name = reader.name(entry).unwrap();
                        let lanes = reader.lane_count(entry);
                        (name, lanes, reader.iteration_count(entry))
                    })
                    .collect()
            };
            let of = |name: &str, lanes, iterations| (name.to_string(), Some(lanes), iterations);
            let (outer, inner) = (of("outer", 64, None), of("inner", 16, Some(3)));
            let scalar = of("scalar", 0, Some(3));
            assert_eq!(counts(0x0), std::slice::from_ref(&outer), "{dialect}");
            assert_eq!(counts(0x10), [outer.clone(), inner.clone()], "{dialect}");
            assert_eq!(counts(0x20), [outer.clone(), inner, scalar], "{dialect}");
            assert_eq!(counts(0x40), [outer, of("inlined", 8, None)], "{dialect}");

            // Lane 15 of 16 exists, lane 16 does not.
            let [_, inner] = reader.objects_at(START + 0x10)[..] else {
                panic!("there are two variables")
            };
            let located = |lane| {
                let machine = machine(Target::AMDGPU_WAVE64, &[("VGPR1", &[0; 256])], lane);
                reader.location(inner, START + 0x10, &machine)
            };
            assert_eq!(located(15).unwrap().to_string(), "reg(2561)+60");
            let Err(ReadError::Eval(error)) = located(16) else {
                panic!("{dialect}: lane 16 of 16 has a location")
            };
            assert_eq!(error.code, ErrorCode::MissingContext);
            // If the function has no execution mask, the hardware's mask gives the active lanes.
            let exec = 5u64.to_le_bytes();
            for lane in 0..4 {
                let machine = machine(Target::AMDGPU_WAVE64, &[("EXEC_64", &exec)], lane);
                let function = reader.function_at(START).unwrap();
                let active = reader.is_lane_active(function, START, &machine);
                assert_eq!(active, Ok(lane == 0 || lane == 2), "{dialect}");
                assert_eq!(reader.lane_pc(function, START, &machine), Ok(Some(START)));
            }
        });
    }
}

/// A block of scalar code in a function with a mask and lane program counters: its single lane is
/// active, and at the wave's program counter, also if lane 0 waits.
#[test]
fn scalar_code_has_one_active_lane() {
    let source = NESTED.replace("frame @f", "scopes @f {\n  !75: 0x10..0x18\n}\n\nframe @f")
        + "!3 = !DIBasicType(name: \"uint\", size: 32, encoding: DW_ATE_unsigned)
!70 = !DILocalVariable(name: \"x\", scope: !75, file: !1, line: 2, type: !3)
!71 = distinct !DILifetime(object: !70, location: !DIExpr(DIOpConstant(u32 7)), kind: computed)
!75 = distinct !DILexicalBlock(scope: !2, file: !1, line: 2, laneCount: 0)
";
    let module = parsed(&source);
    let (at, lanes) = (0x14, [None, Some(0x14), Some(0x8), Some(0x8)]);
    let (exec, outer) = (0b0010, 0b1110);
    let stop = Stop {
        at,
        exec,
        outer,
        inner: 0,
        lanes,
    };
    for dialect in DIALECTS {
        with_reader(&module, dialect, |reader| {
            let pc = START + stop.at;
            let [x] = reader.objects_at(pc)[..] else {
                panic!("there is one variable")
            };
            let machine = stopped(&stop, 0);
            assert_eq!(reader.lane_count(x), Some(0), "{dialect}");
            assert_eq!(
                reader.is_lane_active(x, pc, &machine),
                Ok(true),
                "{dialect}"
            );
            assert_eq!(reader.lane_pc(x, pc, &machine), Ok(Some(pc)), "{dialect}");
            let function = reader.function_at(START).unwrap();
            assert_eq!(
                reader.lane_pc(function, pc, &machine),
                Ok(None),
                "{dialect}"
            );
        });
    }
}

/// An entry point has the lanes of its function, in an entry of its own.
#[test]
fn an_entry_point_has_the_lanes_of_its_function() {
    let module = parsed(ENTRY);
    for dialect in DIALECTS {
        with_unit(&module, dialect, |reader, unit| {
            let mut entries = unit.entries();
            let point = loop {
                let entry = entries.next_dfs().unwrap().expect("an entry point");
                if entry.tag() == gimli::DW_TAG_entry_point {
                    break entry.offset();
                }
            };
            assert_eq!(reader.name(point), Ok("g".to_string()));
            assert_eq!(reader.lane_count(point), Some(64));
            let attributes = unit.entry(point).unwrap().attrs().len();
            assert_eq!(attributes, 7, "name, file, line, address, lanes");
            let registers: [(&str, &[u8]); 3] = [
                ("EXEC_64", &[0b01, 0, 0, 0, 0, 0, 0, 0]),
                ("SGPR4", &[0b10, 0, 0, 0]),
                ("SGPR5", &[0; 4]),
            ];
            for lane in 0..2 {
                let machine = machine(Target::AMDGPU_WAVE64, &registers, lane);
                let active = |pc| reader.is_lane_active(point, pc, &machine);
                assert_eq!(active(START + 0x1f), Ok(lane == 0), "{dialect}");
                assert_eq!(active(START + 0x20), Ok(lane == 1), "{dialect}");
                let pc = reader.lane_pc(point, START + 0x20, &machine);
                assert_eq!(pc, Ok(Some(START + 0x10)), "{dialect}");
            }
        });
    }
}

/// The lane of SIMD code of a CPU: issue 200720.1's operation where it is allowed, LLVM's operation
/// elsewhere.
#[test]
fn lanes_of_a_cpu_have_an_operation_of_their_own() {
    let module = parsed(CPU);
    let validated = module.validate().unwrap();
    for (dialect, experimental, operation) in [
        (Dialect::Llvm, false, "DW_OP_LLVM_push_lane"),
        (Dialect::Llvm, true, "DW_OP_LLVM_push_lane"),
        (Dialect::Dwarf6Draft, false, "DW_OP_LLVM_push_lane"),
        (Dialect::Dwarf6Draft, true, "push_simd_lane"),
    ] {
        let mut options = LowerOptions::new(dialect);
        options.experimental = experimental;
        let lowered = validated.lower(&options).unwrap();
        let text = lowered.to_string();
        let lines = text.lines().filter(|line| line.contains("lane"));
        let lines: Vec<&str> = lines.collect();
        assert_eq!(lines.len(), 2, "{text}");
        assert!(lines.iter().all(|line| line.contains(operation)), "{text}");
    }
}

#[test]
fn dialects_without_lanes_say_what_they_leave_out() {
    let source = include_str!("../filetests/meaning/gpu-lane-counts-of-scopes.di");
    let module = parsed(source);
    // The number of subprograms, blocks and inlined scopes with `laneCount:`.
    let stated = source.matches("laneCount:").count() as u64;
    assert!(stated > 0);
    for dialect in [Dialect::Dwarf4, Dialect::Dwarf5] {
        let lowered = module.validate().unwrap();
        let lowered = lowered.lower(&LowerOptions::new(dialect)).unwrap();
        let sections = lowered.emit(&EmitOptions::default()).unwrap();
        let omitted: Vec<_> = sections.omissions().iter().collect();
        let names: Vec<_> = omitted.iter().map(|(what, _)| what.to_string()).collect();
        assert_eq!(names, ["DW_AT_simd_width"], "{dialect}");
        assert_eq!(omitted[0].1, stated, "{dialect}");
    }
}

#[test]
fn the_header_of_an_elf_file_names_the_processor() {
    let module = parsed(NESTED);
    let validated = module.validate().unwrap();
    let lowered = validated.lower(&LowerOptions::new(Dialect::Llvm)).unwrap();
    let sections = lowered.emit(&EmitOptions::default()).unwrap();
    // ELF64: e_flags is the word at byte 48.
    let flags = |sections: &dwarfsmith::Sections| sections.to_elf(None).unwrap()[48..52].to_vec();
    assert_eq!(flags(&sections), [0, 0, 0, 0]);
    assert_eq!(flags(&sections.with_elf_flags(0x13f)), [0x3f, 1, 0, 0]);
}
