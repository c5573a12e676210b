//! What compilers leave out of their debugging information, and what is read nevertheless.

use super::{compiled_from, global, members, run_ok, tool, with_reader};
use dwarfsmith::Target;
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::emit::EmitOptions;
use dwarfsmith::eval::{Snapshot, UnitReader};
use dwarfsmith::lower::LowerOptions;
use dwarfsmith::target::Register;
use gimli::{BigEndian, EndianSlice};
use object::{Object, ObjectSection};
use std::process::Command;

/// A machine of x86-64 whose rdi is 42.
fn machine() -> Snapshot {
    let mut machine = Snapshot::new(Target::X86_64);
    for number in 0..17u16 {
        machine.set_register(Register(number), vec![0; 8]);
    }
    machine.set_register(Register(5), 42u64.to_le_bytes().to_vec());
    machine
}

/// clang describes `pair` by `DW_OP_reg5, DW_OP_piece 4`: its member `first` is in edi. The other
/// member, which no piece describes, is optimized out. In DWARF 2, `DW_OP_plus_uconst` is the place
/// of a member, also in a register.
#[test]
fn what_follows_the_last_piece_is_undefined() {
    for (name, version) in [
        ("parts-5", &["-gdwarf-5"][..]),
        ("parts-2", &["-gdwarf-2", "-gstrict-dwarf"]),
    ] {
        let options = [&["-O2"], version].concat();
        let path = compiled_from("evaluation/reader/parts.c", name, "clang", &options);
        with_reader(&std::fs::read(path).unwrap(), |reader, _, _| {
            let mut found = 0;
            let (evaluator, machine) = (reader.evaluator(), machine());
            for pc in function(reader, "partly") {
                for entry in reader.objects_at(pc) {
                    if reader.name(entry).unwrap() != "pair" {
                        continue;
                    }
                    let location = reader.location(entry, pc, &machine).unwrap();
                    assert_eq!(reader.object_type(entry).unwrap().bits, Some(64));
                    let contents = evaluator.read_known(&machine, &location, 64).unwrap();
                    assert_eq!(contents.to_string(), "2a000000________", "{name}");
                    let members = members(reader, entry);
                    let read: Vec<String> = members
                        .iter()
                        .map(|(_, member)| {
                            let member = reader.member(*member, &location, 8, pc, &machine);
                            let contents = evaluator.read_known(&machine, &member.unwrap(), 32);
                            contents.unwrap().to_string()
                        })
                        .collect();
                    assert_eq!(read, ["2a000000", "________"], "{name}");
                    found += 1;
                }
            }
            assert!(found > 0, "{name}");
        });
    }
}

/// The static variable of an inlined function is in the abstract instance alone. Each address of
/// the instance in code has it, once.
#[test]
fn instances_have_the_static_variables_of_their_function() {
    for (compiler, options) in [("cc", &["-O1"][..]), ("clang", &["-O1"])] {
        let name = format!("parts-{compiler}");
        let path = compiled_from("evaluation/reader/parts.c", &name, compiler, options);
        let bytes = std::fs::read(path).unwrap();
        let file = object::File::parse(&*bytes).unwrap();
        let symbols = object::Object::symbols(&file);
        let symbol = symbols
            .filter(|symbol| {
                object::ObjectSymbol::name(symbol).is_ok_and(|name| name.contains("calls"))
            })
            .map(|symbol| object::ObjectSymbol::address(&symbol))
            .next();
        with_reader(&bytes, |reader, _, memory| {
            let mut found = 0;
            for pc in function(reader, "main") {
                let objects = reader.objects_at(pc);
                let named = objects
                    .iter()
                    .filter(|entry| reader.name(**entry).unwrap() == "calls");
                let named: Vec<_> = named.collect();
                assert!(named.len() < 2, "{compiler}, {pc:#x}");
                for calls in named {
                    let location = reader.location(*calls, pc, memory).unwrap();
                    assert_eq!(location.address(), symbol, "{compiler}, {pc:#x}");
                    found += 1;
                }
            }
            assert!(found > 0, "{compiler}");
        });
    }
}

/// The addresses of a function.
fn function(reader: &super::Reader<'_, '_>, name: &str) -> Vec<u64> {
    let addresses = 0x40_1000..0x40_2000;
    addresses
        .filter(|pc| {
            let function = reader.function_at(*pc);
            function.is_some_and(|entry| {
                let found = reader.name(entry).unwrap();
                found == name || name == "main" && found == "count"
            })
        })
        .collect()
}

/// A class that is declared with the signature of its type unit has the size that is there.
#[test]
fn declarations_with_a_signature_have_the_size_of_the_type() {
    for (name, version) in [("declared-5", "-gdwarf-5"), ("declared-4", "-gdwarf-4")] {
        let options = ["-O0", "-fdebug-types-section", version];
        let path = compiled_from("evaluation/reader/declared.cc", name, "c++", &options);
        with_reader(&std::fs::read(path).unwrap(), |reader, _, memory| {
            let object = global(reader, "object");
            let ty = reader.object_type(object).unwrap();
            assert_eq!((ty.byte_size, ty.bits), (Some(8), Some(64)), "{name}");
            let location = reader.location(object, 0, memory).unwrap();
            let bytes = reader.evaluator().read(memory, &location, 64).unwrap();
            assert_eq!(bytes, [1, 0, 0, 0, 2, 0, 0, 0], "{name}");
        });
    }
}

/// The bytes of the variables with a name, of a size in bits, at each address at which they have a
/// location.
fn contents<E: gimli::Endianity>(
    reader: &UnitReader<'_, '_, E>,
    (name, bits): (&str, u128),
    code: std::ops::Range<u64>,
    machine: &Snapshot,
) -> Vec<Vec<u8>> {
    let mut all = Vec::new();
    for pc in code {
        for entry in reader.objects_at(pc) {
            if reader.name(entry).unwrap() != name {
                continue;
            }
            let location = reader.location(entry, pc, machine).unwrap();
            if !location.is_undefined() {
                all.push(reader.evaluator().read(machine, &location, bits).unwrap());
            }
        }
    }
    all
}

/// gcc describes a `double` by a register of the x87, which holds it as a number of 80 bits. As such,
/// 4.5 has the exponent 0x4001 and the significand 0x9000000000000000; as a `double`, it is
/// 0x4012000000000000.
#[test]
fn a_double_in_a_register_of_80_bits_is_converted() {
    let options = ["-O2", "-mfpmath=387"];
    let path = compiled_from("evaluation/reader/x87.c", "x87", "cc", &options);
    let mut machine = machine();
    let number = [0, 0, 0, 0, 0, 0, 0, 0x90, 0x01, 0x40];
    machine.set_register(Register(33), number.to_vec());
    with_reader(&std::fs::read(path).unwrap(), |reader, _, _| {
        let all = contents(reader, ("half", 64), 0x40_1000..0x40_2000, &machine);
        assert!(!all.is_empty());
        for bytes in all {
            assert_eq!(bytes, [0, 0, 0, 0, 0, 0, 0x12, 0x40]);
        }
    });
}

/// By `DW_OP_consts 10, DW_OP_stack_value`, a `short` is 10 on a big-endian target of 64 bits, too: the
/// low bits of the number, as gdb reads it.
#[test]
fn a_number_that_is_wider_than_its_object_is_the_objects_value() {
    let directory = std::path::PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let source = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/tests/evaluation/reader/numbers.c"
    );
    let (compiled, linked) = (
        directory.join("reader-numbers.o"),
        directory.join("reader-numbers"),
    );
    run_ok(
        Command::new(tool("clang"))
            .args(["--target=s390x-linux-gnu", "-O2", "-g", "-ffreestanding"])
            .args(["-c", source, "-o"])
            .arg(&compiled),
    );
    run_ok(
        Command::new(tool("ld.lld"))
            .args(["-m", "elf64_s390", "--unresolved-symbols=ignore-all"])
            .args(["-e", "f"])
            .arg(&compiled)
            .arg("-o")
            .arg(&linked),
    );
    let bytes = std::fs::read(linked).unwrap();
    let file = object::File::parse(&*bytes).unwrap();
    let dwarf = gimli::Dwarf::load(|id| {
        let section = file.section_by_name(id.name());
        let data = section.map_or(&[][..], |section| section.data().unwrap());
        Ok::<_, gimli::Error>(EndianSlice::new(data, BigEndian))
    })
    .unwrap();
    let header = dwarf.units().next().unwrap().unwrap();
    let unit = dwarf.unit(header).unwrap();
    let target = Target::by_name("s390x").unwrap();
    let reader = UnitReader::new(&dwarf, &unit, target).unwrap();
    let machine = Snapshot::new(target);
    let text = file.section_by_name(".text").unwrap();
    let code = text.address()..text.address() + text.size();
    let all = contents(&reader, ("i", 16), code, &machine).into_iter();
    let mut values: Vec<i16> = all
        .map(|bytes| i16::from_be_bytes(bytes.try_into().unwrap()))
        .collect();
    values.dedup();
    assert_eq!(values, [10, 11, 12]);
}

/// On s390x, a `float` in `f0` is in its most significant bits (s390x ELF ABI, "Registers"). gcc's location
/// is `DW_OP_reg16` alone; LLVM's dialect writes the same for the low bits.
#[test]
fn a_float_is_in_the_upper_half_of_a_register_of_s390x() {
    let source = r#"
        target "s390x"
        define @f size 0x10 !dbg !2 {
        bb0 @ 0x0:
          0x0: dbg.def !5, %reg(f0)
        }
        !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
        !1 = !DIFile(filename: "f.c", directory: "/src")
        !2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1)
        !3 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
        !4 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
        !5 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(f32)))
    "#;
    let module = dwarfsmith::text::parse(source).unwrap().module;
    let validated = module.validate().unwrap();
    let options = LowerOptions::new(Dialect::Llvm);
    let lowered = validated.lower(&options).unwrap();
    let emitted = lowered.emit(&EmitOptions::default()).unwrap();
    let sections = emitted.bind(0, |_| Some(0x1000)).unwrap();
    let dwarf = gimli::Dwarf::load(|id| {
        let found = sections
            .iter()
            .find(|(section, _)| section.name() == id.name());
        let data = found.map_or(&[][..], |(_, bytes)| bytes);
        Ok::<_, gimli::Error>(EndianSlice::new(data, BigEndian))
    })
    .unwrap();
    let header = dwarf.units().next().unwrap().unwrap();
    let unit = dwarf.unit(header).unwrap();
    let target = Target::by_name("s390x").unwrap();
    let reader = UnitReader::new(&dwarf, &unit, target).unwrap();
    // 10.5 is 0x41280000.
    let mut machine = Snapshot::new(target);
    machine.set_register(Register(16), vec![0x41, 0x28, 0, 0, 0xde, 0xad, 0xbe, 0xef]);
    let [x] = reader.objects_at(0x1004)[..] else {
        panic!("one variable")
    };
    let location = reader.location(x, 0x1004, &machine).unwrap();
    let bytes = reader.evaluator().read(&machine, &location, 32).unwrap();
    assert_eq!(bytes, [0x41, 0x28, 0, 0]);
}
