//! Composites of ten thousand parts: their contents, and the number of parts that a read visits.

use super::*;

/// The lowest bit of a part of [`many`] in its register.
fn from(part: usize) -> usize {
    65_533 - 3 * part
}

/// A bit of [`many`] in storage order in its register.
fn row_bit(bit: usize, order: ByteOrder) -> usize {
    let lowest = from(bit / 2);
    bit % 2
        + if order == ByteOrder::Big {
            65_535 - 2 - lowest
        } else {
            lowest
        }
}

/// A composite of 10,000 parts, none of which continues another: bits of the largest register, from
/// the most significant on, two each.
fn many(order: ByteOrder) -> Location {
    let register = Location::register(0, Register(6), 65_535);
    Location::composite(
        order,
        (0..10_000).map(|part| (2, register.moved(from(part) as i128).unwrap())),
    )
    .unwrap()
}

#[test]
fn ten_thousand_parts() {
    for order in [ByteOrder::Little, ByteOrder::Big] {
        let mut kit = Kit::new(order, Rules::Dwarf6, 7);
        let register = Location::register(0, Register(6), 65_535);
        let location = many(order);
        let bits = (0..20_000)
            .map(|bit| Bit::Row(6, row_bit(bit, order)))
            .collect();
        let model = Model::new(bits);
        for at in [0, 1, 7_777, 19_999] {
            kit.check(
                &location.moved(at as i128).unwrap(),
                &Model {
                    at,
                    ..model.clone()
                },
            );
        }
        let all = read_bits(&kit.world, order, &location, 20_000).unwrap();
        let row = bits_of(&kit.world.rows[6], order);
        assert!((0..20_000).all(|bit| get(&all, bit, order) == row[row_bit(bit, order)]));
        // The last bit of one register of every size.
        for size in 1..=65_535u64 {
            let last = Location::register(0, Register(6), size)
                .moved(i128::from(size) - 1)
                .unwrap();
            assert_eq!(last.left(), 1);
            assert!(last.moved(1).is_err());
        }
        let last = read_bits(&kit.world, order, &register.moved(65_534).unwrap(), 1).unwrap();
        // The most significant.
        assert_eq!(
            get(&last, 0, order),
            row[if order == ByteOrder::Big { 0 } else { 65_534 }]
        );
    }
}

/// A read calls the machine once for each part that has some of the bits, for any number of parts.
/// The binary search for a part is tested in `src/eval/composite.rs`.
#[test]
fn a_read_visits_only_the_parts_that_it_reads() {
    let mut kit = Kit::new(ByteOrder::Little, Rules::Dwarf6, 11);
    let register = Location::register(0, Register(2), 64);
    // Bits 10,001 to 10,003 are the register's: they begin inside a part and end with one.
    let overlaid = kit
        .run(
            "DW_OP_consts 10001, DW_OP_lit3, DW_OP_bit_overlay",
            &[&many(ByteOrder::Little), &register],
        )
        .unwrap();
    // Elements of 301 bits, alternately from the first and the second: 301 to 601 are from the
    // second.
    let text = "DW_OP_const8u 0xaaaaaaaaaaaaaaaa, DW_OP_select_bit_piece 301 64";
    let selected = kit
        .run(text, &[&overlaid, &many(ByteOrder::Little)])
        .unwrap();
    let memory = Location::memory(0, 0x10, 8);
    let in_memory = kit
        .run(
            "DW_OP_lit8, DW_OP_const1u 16, DW_OP_bit_overlay",
            &[&memory, &register],
        )
        .unwrap();
    let rows = [
        (&overlaid, 0, 2, 1),
        // 9,999 | 10,000 | 10,001 to 10,003 | 10,004 and 10,005 | 10,006.
        (&overlaid, 9_999, 8, 5),
        (&overlaid, 19_999, 1, 1),
        // 299 | 300, cut from its part | 301, the rest of that, from the same register: joined
        // again | 302.
        (&selected, 299, 4, 3),
        // Element 33, of the second: 9,933 to 10,233, which has no overlay. 10,000 and 10,001 |
        // 10,002 and 10,003.
        (&selected, 10_000, 4, 2),
        (&selected, 64 * 301 - 1, 1, 1),
        // The 19,264 bits of all 64 elements: 9,632 parts, as no element of the first has the
        // overlay.
        (&selected, 0, 64 * 301, 9_632),
        // 8 bits of memory, 16 of the register, 8 of memory.
        (&in_memory, 0, 32, 3),
    ];
    for (location, start, bits, want) in rows {
        kit.world.reads.set(0);
        read_bits(
            &kit.world,
            ByteOrder::Little,
            &location.moved(start).unwrap(),
            bits,
        )
        .unwrap();
        assert_eq!(kit.world.reads.get(), want, "{bits} bits at {start}");
    }
    // An address space of 2⁶⁷ bits is not a list of its bytes.
    let rest = (1u128 << 67) - 0x80;
    let form = NormalForm::of(&in_memory, rest, ByteOrder::Little).unwrap();
    let runs: Vec<_> = form.runs.iter().map(|run| run.bits).collect();
    assert_eq!(runs, [8, 16, rest - 24]);
}
