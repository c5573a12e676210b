//! The kinds of expressions.

use super::*;

/// Kinds of expressions that gdb computes as the standard defines.
pub(super) const KINDS: &[Kind] = &[
    |random| {
        (
            format!(
                "DW_OP_breg{} {}",
                random.pick(&POINTERS),
                random.below(200) as i64 - 100
            ),
            size(random),
        )
    },
    |random| {
        (
            format!("DW_OP_fbreg {}", random.below(200) as i64 - 100),
            size(random),
        )
    },
    |random| {
        (
            format!(
                "DW_OP_addr {:#x}",
                CELLS + random.below(CELL_BYTES - 16) as u64
            ),
            size(random),
        )
    },
    |random| {
        (
            format!(
                "DW_OP_call_frame_cfa, DW_OP_consts {}",
                random.below(24) as i64 - 8
            ) + ", DW_OP_plus",
            8,
        )
    },
    // A pointer is in the first cell.
    |random| {
        (
            format!(
                "DW_OP_addr {CELLS:#x}, DW_OP_deref, DW_OP_plus_uconst {}",
                random.below(100)
            ),
            size(random),
        )
    },
    |random| {
        (
            format!(
                "{}, DW_OP_deref_size {}, DW_OP_stack_value",
                place(random),
                random.pick(&[1, 2, 4, 8])
            ),
            8,
        )
    },
    |random| {
        (
            format!("DW_OP_reg{}", random.below(7)),
            random.pick(&[1, 2, 4, 8]),
        )
    },
    |random| {
        (
            format!("DW_OP_regx {}", 17 + random.below(4)),
            random.pick(&[4, 8, 16]),
        )
    },
    |random| {
        (
            format!(
                "{}, {}, {}, DW_OP_stack_value",
                number(random),
                number(random),
                binary(random)
            ),
            8,
        )
    },
    |random| {
        let operation = random.pick(&[
            "DW_OP_neg",
            "DW_OP_not",
            "DW_OP_abs",
            "DW_OP_plus_uconst 200",
        ]);
        (
            format!("{}, {operation}, DW_OP_stack_value", number(random)),
            random.pick(&[1, 2, 4, 8]),
        )
    },
    |random| {
        let shift = random.pick(&["DW_OP_shl", "DW_OP_shr", "DW_OP_shra"]);
        (
            format!(
                "{}, DW_OP_const1u {}, {shift}, DW_OP_stack_value",
                number(random),
                random.below(64)
            ),
            8,
        )
    },
    |random| {
        let moves = random.pick(&[
            "DW_OP_swap",
            "DW_OP_rot",
            "DW_OP_over",
            "DW_OP_pick 2",
            "DW_OP_dup",
            "DW_OP_drop",
        ]);
        let three = [number(random), number(random), number(random)].join(", ");
        (
            format!("{three}, {moves}, DW_OP_minus, DW_OP_stack_value"),
            8,
        )
    },
    |random| {
        let chosen = random.below(2);
        let text = format!(
            "DW_OP_lit{chosen}, DW_OP_bra :then, {}, DW_OP_skip :end, then: {}, end: DW_OP_stack_value",
            number(random),
            number(random)
        );
        (text, 8)
    },
    // Integers of all types.
    |random| {
        let ty = random.below(8);
        let operation = random.pick(&["plus", "minus", "mul", "and", "or", "xor"]);
        let text = format!(
            "DW_OP_regval_type {} {:#x}, {}, DW_OP_{operation}, DW_OP_stack_value",
            random.pick(&NUMBERS),
            base_type(ty),
            constant(random, ty),
        );
        (text, TYPES[ty].2.into())
    },
    |random| {
        let (from, to) = (random.below(8), random.below(8));
        let text = format!(
            "{}, DW_OP_convert {:#x}, DW_OP_stack_value",
            constant(random, from),
            base_type(to)
        );
        (text, TYPES[to].2.into())
    },
    |random| {
        let ty = random.below(8);
        // The divisor is not 0, and not -1 if the dividend is the least number of its type.
        let divisor = format!(
            "DW_OP_const1u {}, DW_OP_convert {:#x}",
            2 + random.below(100),
            base_type(ty)
        );
        (
            format!(
                "{}, {divisor}, DW_OP_div, DW_OP_stack_value",
                constant(random, ty)
            ),
            TYPES[ty].2.into(),
        )
    },
    |random| {
        let ty = random.below(10);
        let (first, second) = (constant(random, ty), constant(random, ty));
        let comparison = random.pick(&["eq", "ne", "lt", "le", "gt", "ge"]);
        (
            format!("{first}, {second}, DW_OP_{comparison}, DW_OP_stack_value"),
            8,
        )
    },
    |random| {
        let (from, to) = random.pick(&[(6, 9), (9, 6), (4, 8), (8, 5), (7, 6), (0, 1)]);
        let text = format!(
            "{}, DW_OP_reinterpret {:#x}, DW_OP_stack_value",
            constant(random, from),
            base_type(to)
        );
        (text, TYPES[to].2.into())
    },
    // Floating-point numbers.
    |random| {
        let ty = 8 + random.below(2);
        let operation = random.pick(&["plus", "minus", "mul", "div"]);
        let text = format!(
            "{}, {}, DW_OP_{operation}, DW_OP_stack_value",
            constant(random, ty),
            constant(random, ty)
        );
        (text, TYPES[ty].2.into())
    },
    |random| {
        let (from, to) = (8 + random.below(2), 4 + random.below(6));
        let text = format!(
            "{}, DW_OP_convert {:#x}, DW_OP_stack_value",
            constant(random, from),
            base_type(to)
        );
        (text, TYPES[to].2.into())
    },
    |random| {
        let (ty, register) = (8 + random.below(2), 17 + random.below(4));
        let text = format!(
            "DW_OP_regval_type {register} {:#x}, DW_OP_stack_value",
            base_type(ty)
        );
        (text, TYPES[ty].2.into())
    },
    |random| {
        let ty = random.below(10);
        (
            format!(
                "{}, DW_OP_deref_type {} {:#x}, DW_OP_stack_value",
                place(random),
                TYPES[ty].2,
                base_type(ty)
            ),
            TYPES[ty].2.into(),
        )
    },
    |random| {
        let bytes = random.bytes(8);
        let bytes: Vec<String> = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
        (format!("DW_OP_implicit_value <{}>", bytes.join(" ")), 8)
    },
    |random| (format!("{}, DW_OP_stack_value", entry_value(random)), 8),
    // Pieces, one of which may be undefined.
    |random| {
        (
            format!(
                "{}, {}, {}",
                piece(random, 4),
                piece(random, 2),
                piece(random, 2)
            ),
            8,
        )
    },
    |random| {
        (
            format!(
                "{}, {}, {}",
                piece(random, 8),
                piece(random, 1),
                piece(random, 7)
            ),
            16,
        )
    },
    // Bits that add up to bytes.
    |random| {
        let (first, second) = (1 + random.below(20), 1 + random.below(9));
        let rest = 32 - first - second;
        (
            format!(
                "{}, {}, {}",
                bits(random, first),
                bits(random, second),
                bits(random, rest)
            ),
            4,
        )
    },
];

fn size(random: &mut Random) -> usize {
    random.pick(&[1, 2, 4, 8, 16])
}

/// An address in the cells.
fn place(random: &mut Random) -> String {
    format!(
        "DW_OP_breg{} {}",
        random.pick(&POINTERS),
        random.below(200) as i64 - 100
    )
}

/// A generic value.
fn number(random: &mut Random) -> String {
    match random.below(6) {
        0 => format!("DW_OP_lit{}", random.below(32)),
        1 => format!("DW_OP_const2s {}", random.next() as i16),
        2 => format!("DW_OP_const8u {}", random.number()),
        3 => format!("DW_OP_consts {}", random.number() as i64),
        4 => format!("DW_OP_constu {}", random.number()),
        _ => format!(
            "DW_OP_breg{} {}",
            random.pick(&NUMBERS),
            random.below(200) as i64 - 100
        ),
    }
}

fn binary(random: &mut Random) -> String {
    let operations = [
        "plus", "minus", "mul", "and", "or", "xor", "eq", "ne", "lt", "le", "gt", "ge",
    ];
    // The divisor is not 0.
    let divisions = [
        "DW_OP_lit1, DW_OP_or, DW_OP_div",
        "DW_OP_lit1, DW_OP_or, DW_OP_mod",
    ];
    if random.chance(20) {
        random.pick(&divisions).into()
    } else {
        format!("DW_OP_{}", random.pick(&operations))
    }
}

/// A constant of a base type: of floating-point types, a number that integers of 32 bits hold.
fn constant(random: &mut Random, ty: usize) -> String {
    let bytes = match ty {
        8 => (random.below(100_000) as f32 / 16.0 - 3000.0)
            .to_le_bytes()
            .to_vec(),
        9 => (random.below(100_000) as f64 / 16.0 - 3000.0)
            .to_le_bytes()
            .to_vec(),
        _ => random.bytes(TYPES[ty].2.into()),
    };
    let bytes: Vec<String> = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
    format!(
        "DW_OP_const_type {:#x} <{}>",
        base_type(ty),
        bytes.join(" ")
    )
}

fn entry_value(random: &mut Random) -> String {
    let after = random.pick(&[
        "DW_OP_nop",
        "DW_OP_not",
        "DW_OP_plus_uconst 7",
        "DW_OP_lit8, DW_OP_shr",
    ]);
    format!("DW_OP_entry_value (DW_OP_reg5), {after}")
}

fn located(random: &mut Random) -> String {
    match random.below(5) {
        0 => format!("DW_OP_reg{}", random.pick(&NUMBERS)),
        1 => place(random),
        2 => format!("DW_OP_const8u {}, DW_OP_stack_value", random.next()),
        3 => "DW_OP_implicit_value <01 23 45 67 89 ab cd ef>".into(),
        _ => String::new(),
    }
}

fn joined(location: String, piece: String) -> String {
    if location.is_empty() {
        piece
    } else {
        format!("{location}, {piece}")
    }
}

fn piece(random: &mut Random, bytes: usize) -> String {
    joined(located(random), format!("DW_OP_piece {bytes}"))
}

fn bits(random: &mut Random, bits: usize) -> String {
    let location = loop {
        let location = located(random);
        // gdb shows nothing of a byte if some of its bits are undefined.
        if !location.is_empty() {
            break location;
        }
    };
    joined(
        location,
        format!("DW_OP_bit_piece {bits} {}", random.below(16)),
    )
}
