//! Targets: what their psABIs say, by hand.

use crate::support::{parsed, valid};
use dwarfsmith::markers::{FunctionBody, RegisterPart};
use dwarfsmith::target::{Register, bits_preserved_by_abi};
use dwarfsmith::{AddressSpace, Position, Target};
use std::collections::BTreeMap;

/// The registers that a called function preserves, with the number of preserved bits of each; 0 for all.
/// The stack pointer is not in the lists: unwinders compute it.
fn preserved(target: &str) -> Vec<(String, u32)> {
    let numbered = |prefix: &str, numbers: core::ops::RangeInclusive<u32>| -> Vec<(String, u32)> {
        numbers
            .map(|number| (format!("{prefix}{number}"), 0))
            .collect()
    };
    let named = |names: &[&str]| -> Vec<(String, u32)> {
        names.iter().map(|name| (name.to_string(), 0)).collect()
    };
    match target {
        // System V psABI of AMD64, figure 3.4.
        "x86_64" => named(&["rbx", "rbp", "r12", "r13", "r14", "r15"]),
        // System V psABI of the Intel386, table 2.3.
        "i386" => named(&["ebx", "ebp", "esi", "edi"]),
        // AAPCS64, sections 6.1.1 and 6.1.2: the low 64 bits of v8 to v15. A call overwrites x30.
        "aarch64" | "aarch64-be" => {
            let vectors = numbered("v", 8..=15).into_iter();
            let vectors = vectors.map(|(name, _)| (name, 64));
            numbered("x", 19..=29).into_iter().chain(vectors).collect()
        }
        // AAPCS32, sections 6.1.1 and 6.1.2.
        "arm" => [numbered("r", 4..=11), numbered("d", 8..=15)].concat(),
        // RISC-V psABI, "Register Convention": gp and tp are not changed, and zero cannot be.
        "riscv64" | "riscv64-v128" | "riscv64-v256" | "riscv64-v512" => [
            named(&["zero", "gp", "tp"]),
            numbered("s", 0..=11),
            numbered("fs", 0..=11),
        ]
        .concat(),
        // OpenPOWER ELF V2 ABI, section 2.2.1.
        "ppc64" | "ppc64le" => [
            numbered("r", 14..=31),
            numbered("f", 14..=31),
            numbered("cr", 2..=4),
            numbered("v", 20..=31),
        ]
        .concat(),
        // s390x ELF ABI, section "Registers".
        "s390x" => [numbered("r", 6..=13), numbered("f", 8..=15)].concat(),
        // LLVM's AMDGPU usage document, "Non-Kernel Functions". The program counter of the caller is the
        // return address.
        "amdgpu-wave64" | "amdgpu-wave32" => named(&["PC_32", "PC_64", "EXEC_32", "EXEC_64"]),
        // Debuggers cannot read the locals of callers in WebAssembly; generic targets have no ABI.
        "wasm32" | "generic32-le" | "generic32-be" | "generic64-le" | "generic64-be" => Vec::new(),
        other => panic!("what a call preserves on {other} is not in this list"),
    }
}

/// Calls preserve the registers that the psABI names, and no others.
#[test]
fn calls_preserve_what_the_psabi_names() {
    for target in Target::all() {
        let all_bits = |bits: u32| if bits == 0 { u32::MAX } else { bits };
        let expected = preserved(target.name()).into_iter().map(|(name, bits)| {
            let register = target.register(&name);
            let register = register.unwrap_or_else(|| panic!("{target:?} has no {name}"));
            (target.register_name(register), all_bits(bits))
        });
        let expected: BTreeMap<String, u32> = expected.collect();
        let banks = target.description().registers.iter();
        let registers = banks.flat_map(|bank| bank.first..bank.first + bank.count);
        let found = registers.map(Register).filter_map(|register| {
            let bits = bits_preserved_by_abi(target, register);
            (bits > 0).then(|| (target.register_name(register), bits))
        });
        assert_eq!(found.collect::<BTreeMap<_, _>>(), expected, "{target:?}");
    }
}

/// A register has one name with each number, written without a sign and without leading zeros.
#[test]
fn numbers_in_names_are_plain() {
    let register = |name: &str| Target::X86_64.register(name);
    assert_eq!(register("xmm1"), Some(Register(18)));
    assert_eq!(register("dw18"), Some(Register(18)));
    for name in ["xmm01", "xmm+1", "xmm00", "dw018", "dw+18", "dw"] {
        assert_eq!(register(name), None, "{name}");
    }
}

/// LLVM's AMDGPU usage document, "Address Space Identifier": DWARF's address space 0 is global memory, 1, and
/// constant memory, 4; the first one is the compiler's.
#[test]
fn an_address_space_of_dwarf_is_the_first_of_the_compiler() {
    let target = Target::by_name("amdgpu-wave64").unwrap();
    let spaces = [(0, 1), (1, 0), (2, 2), (3, 3), (5, 5)];
    for (dwarf, compiler) in spaces {
        let space = target.address_space_from_dwarf(dwarf);
        assert_eq!(space, Some(AddressSpace(compiler)), "{dwarf}");
    }
    assert_eq!(target.address_space_from_dwarf(4), None);
}

/// A part of a register without a size is the rest of the register: 32 bits from bit 32 of rax on. With
/// ebx, these are the 64 bits that the location has.
#[test]
fn a_part_without_a_size_is_the_rest_of_its_register() {
    let mut module = parsed(
        "target \"x86_64\"
        !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: \"test\")
        !1 = !DIFile(filename: \"a.c\", directory: \"/src\")
        !2 = distinct !DISubprogram(name: \"f\", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
        !3 = !DIBasicType(name: \"long\", size: 64, encoding: DW_ATE_signed)
        !4 = !DILocalVariable(name: \"x\", scope: !2, line: 2, type: !3)
        !5 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i64)), kind: bounded)",
    );
    let part = |number, bit_offset, bits| RegisterPart {
        register: Register(number),
        bit_offset,
        bits,
    };
    let f = module.metadata.subprograms.ids().next().unwrap();
    let x = module.metadata.lifetimes.ids().next().unwrap();
    for (first, is_right) in [(part(0, 32, 0), true), (part(0, 16, 0), false)] {
        let mut body = FunctionBody::default();
        body.begin(module.text("f"), f, 0x10);
        let list = body.register_list(&[first, part(3, 0, 32)]);
        body.def(Position(0), x, list);
        let mut module = module.clone();
        module.add_function(&body);
        if is_right {
            valid(&module);
        } else {
            let errors = module.validate().unwrap_err().to_string();
            assert!(errors.contains("E106"), "{errors}");
        }
    }
}
