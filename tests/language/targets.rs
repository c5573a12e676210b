//! Targets: what their psABIs say, by hand.

use dwarfsmith::Target;
use dwarfsmith::target::{Register, bits_preserved_by_abi};
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
