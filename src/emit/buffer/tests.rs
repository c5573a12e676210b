//! The bytes of numbers in a chunk.

use super::*;

/// The LEB128 bytes of a number by DWARF 5 section 7.6: seven bits each, the lowest first, and the
/// high bit in all bytes except the last.
fn leb(mut number: u64) -> Vec<u8> {
    let mut bytes = Vec::new();
    while number > 0x7f {
        bytes.push(number as u8 & 0x7f | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
    bytes
}

/// Short numbers become one word, and longer ones do not: each of three numbers on both sides of
/// each limit.
#[test]
fn pairs_have_the_bytes_of_their_numbers() {
    let offsets = [
        0,
        1,
        0x7f,
        0x80,
        0x3fff,
        0x4000,
        0x1f_ffff,
        0x20_0000,
        u32::MAX,
    ];
    let lengths = [0, 1, 0x7f, 0x80, 0xff, 0x100, 0x3fff, 0x4000, 0xffff_ffff];
    for start in offsets {
        for end in offsets {
            for length in lengths {
                let mut bytes = CHUNK_BYTES;
                let mut chunk = Chunk::new(&mut bytes);
                chunk.pair(4, (start, end), length);
                let count = chunk.len();
                let expected = [4].into_iter().chain(leb(start.into()));
                let expected = expected.chain(leb(end.into())).chain(leb(length as u64));
                let expected: Vec<u8> = expected.collect();
                assert_eq!(bytes[..count], expected, "{start} {end} {length}");
            }
        }
    }
}

/// The numbers of DWARF 5's examples of LEB128 (appendix C), and limits.
#[test]
fn numbers_are_short_or_long() {
    for number in [
        0,
        2,
        127,
        128,
        129,
        0x3fff,
        0x4000,
        u64::from(u32::MAX) + 1,
        u64::MAX,
    ] {
        let mut bytes = CHUNK_BYTES;
        let mut chunk = Chunk::new(&mut bytes);
        chunk.uleb(number);
        let count = chunk.len();
        assert_eq!(bytes[..count], leb(number), "{number}");
    }
    for (number, expected) in [
        (2, &[2][..]),
        (-2, &[0x7e]),
        (63, &[0x3f]),
        (64, &[0xc0, 0]),
        (-64, &[0x40]),
        (-65, &[0xbf, 0x7f]),
        (127, &[0xff, 0]),
        (-127, &[0x81, 0x7f]),
        (128, &[0x80, 1]),
        (-128, &[0x80, 0x7f]),
        (129, &[0x81, 1]),
        (-129, &[0xff, 0x7e]),
    ] {
        let mut bytes = CHUNK_BYTES;
        let mut chunk = Chunk::new(&mut bytes);
        chunk.sleb(number);
        let count = chunk.len();
        assert_eq!(bytes[..count], *expected, "{number}");
    }
}
