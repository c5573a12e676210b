//! Compares the decoding of all opcodes with the decoder of iced-x86.

use std::collections::BTreeSet;

use iced_x86::{
    CpuidFeature, Decoder, DecoderOptions, FlowControl, InstructionInfoFactory, OpAccess, Register,
};

use super::operands::{GENERAL, XMM0};
use super::*;

/// A frame that no displacement below has.
const FRAME: i64 = 0x1000;

/// The other decoder's result for an instruction.
struct Other {
    effect: Effect,
    name: String,
    features: &'static [CpuidFeature],
}

fn other(factory: &mut InstructionInfoFactory, bytes: &[u8]) -> Option<Other> {
    let instruction = Decoder::new(64, bytes, DecoderOptions::NONE).decode();
    if instruction.is_invalid() {
        return None;
    }
    let writes = |access| {
        matches!(
            access,
            OpAccess::Write | OpAccess::CondWrite | OpAccess::ReadWrite | OpAccess::ReadCondWrite
        )
    };
    let info = factory.info(&instruction);
    // MMX, which compilers do not use.
    if info
        .used_registers()
        .iter()
        .any(|used| used.register().is_mm())
    {
        return None;
    }
    let registers = info.used_registers().iter();
    let mut effect = Effect {
        next: instruction.len() as u32,
        jump: instruction.flow_control() == FlowControl::UnconditionalBranch,
        call: matches!(
            instruction.flow_control(),
            FlowControl::Call | FlowControl::IndirectCall
        ),
        ..Effect::default()
    };
    effect.registers.extend(
        registers
            .filter(|used| writes(used.access()))
            .filter_map(|used| dwarf(used.register())),
    );
    let mut memory = info.used_memory().iter();
    effect.memory = memory.find_map(|used| {
        let base = match used.base() {
            Register::RSP => -FRAME,
            Register::RBP => -16,
            _ => return None,
        };
        let in_frame = writes(used.access()) && used.index() == Register::None;
        let size = used.memory_size().size() as i64;
        in_frame.then_some((base + used.displacement() as i64, size.max(8)))
    });
    Some(Other {
        effect,
        name: format!("{:?}", instruction.mnemonic()).to_lowercase(),
        features: instruction.cpuid_features(),
    })
}

/// The DWARF number of the full register a register is part of.
fn dwarf(register: Register) -> Option<u16> {
    let full = register.full_register();
    if full.is_gpr64() {
        return Some(GENERAL[full.number()]);
    }
    full.is_vector_register()
        .then(|| XMM0 + full.number() as u16)
}

/// The instruction sets that Cranelift may use.
fn is_used(features: &[CpuidFeature]) -> bool {
    use CpuidFeature::*;
    features.iter().all(|feature| {
        matches!(
            feature,
            INTEL8086
                | INTEL186
                | INTEL286
                | INTEL386
                | INTEL486
                | X64
                | CMOV
                | SSE
                | SSE2
                | SSE3
                | SSSE3
                | SSE4_1
                | SSE4_2
                | POPCNT
                | LZCNT
                | BMI1
                | BMI2
                | AVX
                | AVX2
                | FMA
                | CMPXCHG16B
        )
    })
}

/// The number of compared instructions, and the names of those that are unknown.
#[derive(Default)]
struct Compared {
    instructions: usize,
    unknown: BTreeSet<String>,
}

/// Compares an instruction, whose bytes may be followed by others.
fn compare(compared: &mut Compared, factory: &mut InstructionInfoFactory, bytes: &[u8]) {
    let Some(other) = other(factory, bytes).filter(|other| is_used(other.features)) else {
        return;
    };
    let own = Instruction::decode(bytes, 0, FRAME).filter(|own| !own.unknown);
    let Some(own) = own else {
        compared.unknown.insert(other.name);
        return;
    };
    compared.instructions += 1;
    let expected = Effect {
        moves: own.moves,
        // More memory may be written.
        memory: match (own.memory, other.effect.memory) {
            (Some((at, size)), Some((start, least))) if at == start && size >= least => own.memory,
            (_, memory) => memory,
        },
        ..other.effect
    };
    assert_eq!(own, expected, "{} {bytes:02x?}", other.name);
}

/// Operands in registers, in the frame, elsewhere and with indices.
const OPERANDS: [&[u8]; 15] = [
    &[0xc1],
    &[0xd4],
    &[0xe7],
    &[0xf8],
    &[0xca],
    &[0x03],
    &[0x0d],
    &[0x45],
    &[0x55, 0x20],
    &[0x9d, 0, 1, 0, 0],
    &[0x64, 0x24, 0x18],
    &[0x2c, 0x24],
    &[0x74, 0xcc, 0x18],
    &[0xbc, 0x24, 0, 2, 0, 0],
    &[0x04, 0x25, 0, 1, 0, 0],
];

#[test]
fn destinations_are_those_of_another_decoder() {
    let mut compared = Compared::default();
    let mut factory = InstructionInfoFactory::new();
    let prefixes: [&[u8]; 6] = [&[], &[0x66], &[0xf2], &[0xf3], &[0x66, 0xf2], &[0xf0]];
    let rexes: [&[u8]; 6] = [&[], &[0x40], &[0x41], &[0x44], &[0x48], &[0x4f]];
    let maps: [&[u8]; 4] = [&[], &[0x0f], &[0x0f, 0x38], &[0x0f, 0x3a]];
    let mut bytes = Vec::new();
    let mut all = |start: &[&[u8]], opcode: u8, compared: &mut Compared| {
        for operands in OPERANDS {
            bytes.clear();
            start.iter().for_each(|part| bytes.extend_from_slice(part));
            bytes.push(opcode);
            bytes.extend_from_slice(operands);
            bytes.extend_from_slice(&[0x11; 9]);
            compare(compared, &mut factory, &bytes);
        }
    };
    for opcode in 0..=255u8 {
        for prefix in prefixes {
            for rex in rexes {
                // Bytes that are prefixes, not opcodes.
                let prefix_too = matches!(
                    opcode,
                    0x26 | 0x2e | 0x36 | 0x3e | 0x40..=0x4f | 0x64..=0x67 | 0xf0 | 0xf2 | 0xf3
                );
                for map in maps.iter().filter(|map| !map.is_empty() || !prefix_too) {
                    all(&[prefix, rex, map], opcode, &mut compared);
                }
            }
        }
        // VEX prefixes: two values of the vvvv field, with all other fields.
        for last in (0..=255u8).filter(|last| matches!(last & 0x78, 0x78 | 0x28)) {
            all(&[&[0xc5, last]], opcode, &mut compared);
            for map in [0x01, 0x41, 0x62, 0xe2, 0xc3, 0x23] {
                all(&[&[0xc4, map, last]], opcode, &mut compared);
            }
        }
    }
    assert!(compared.instructions > 150_000, "{}", compared.instructions);
    let unknown: Vec<_> = compared.unknown.iter().map(String::as_str).collect();
    assert_eq!(unknown.join(" "), UNKNOWN);
}

/// Instructions with an EVEX prefix: all that Cranelift has, and others, which may be unknown.
#[test]
fn destinations_of_avx_512_are_those_of_another_decoder() {
    let mut factory = InstructionInfoFactory::new();
    let mut known = BTreeSet::new();
    for opcode in 0..=255u8 {
        // Maps, with all registers; mandatory prefixes and W; vectors of 128 bits, with masks.
        for first in (0..=255u8).filter(|first| matches!(first & 0x4f, 0x41..=0x43 | 2)) {
            for second in (0..=255u8).filter(|it| matches!(it & 0x7c, 0x7c | 0x2c)) {
                for third in [0x08, 0x00, 0x89] {
                    for operands in OPERANDS {
                        let start = [0x62, first, second, third, opcode];
                        let bytes = [&start, operands, &[0x11; 9]].concat();
                        let Some(own) = Instruction::decode(&bytes, 0, FRAME) else {
                            continue;
                        };
                        let Some(other) = other(&mut factory, &bytes) else {
                            continue;
                        };
                        let moves = own.moves;
                        let expected = Effect {
                            moves,
                            ..other.effect
                        };
                        assert_eq!(own, expected, "{} {bytes:02x?}", other.name);
                        known.insert(other.name);
                    }
                }
            }
        }
    }
    let known: Vec<_> = known.iter().map(String::as_str).collect();
    // Those of cranelift-assembler-x64-meta, and others with the same opcodes.
    for name in CRANELIFT_EVEX.split_whitespace() {
        assert!(known.contains(&name), "{name} in {known:?}");
    }
}

const CRANELIFT_EVEX: &str = "vpabsd vpabsq vaddpd vpopcntb vpopcntw vcvtudq2ps vpermi2b vpmulld vpmullq vpdpbusd \
    vpslld vpsllq vpsrad vpsraq vpsrld vpsrlq";

/// Instructions that Cranelift does not have, or not with these operands (of segments, of the
/// system, absolute addresses): its list is in cranelift-assembler-x64-meta.
const UNKNOWN: &str = "call clc cld cli clts cmc cmpsb cmpsd cmpsq cmpsw enter in insb insd insw int int1 invd \
    invlpg iret iretd iretq jmp jrcxz lahf lar ldmxcsr lfs lgdt lgs lidt lldt lmsw lodsb lodsd \
    lodsq lodsw loop loope loopne lsl lss ltr maskmovdqu mov movsb movsd movsq movsw out outsb \
    outsd outsw pcmpestri pcmpestri64 pcmpestrm pcmpestrm64 pcmpistri pcmpistrm pop popf popfq \
    push pushf pushfq retf sahf scasb scasd scasq scasw sgdt sidt sldt smsw stc std sti stmxcsr \
    stosb stosd stosq stosw str swapgs ud0 ud1 verr verw vgatherdpd vgatherdps vgatherqpd \
    vgatherqps vldmxcsr vmaskmovdqu vpcmpestri vpcmpestri64 vpcmpestrm vpcmpestrm64 vpcmpistri \
    vpcmpistrm vpgatherdd vpgatherdq vpgatherqd vpgatherqq vstmxcsr vzeroall vzeroupper wait \
    wbinvd xlatb";
