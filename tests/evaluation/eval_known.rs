//! Reads of partly known contents: bytes, and a mask of the known bits.

use dwarfsmith::Target;
use dwarfsmith::dwarf::{Dialect, Encoding};
use dwarfsmith::eval::{
    Contents, EntryId, ErrorCode, EvalError, Evaluator, Location, NormalForm, Rules, Snapshot,
};
use dwarfsmith::target::{ByteOrder, Register};

fn target(order: ByteOrder) -> Target {
    Target::by_name(if order == ByteOrder::Little {
        "generic64-le"
    } else {
        "generic64-be"
    })
    .unwrap()
}

fn evaluator(order: ByteOrder) -> Evaluator {
    Evaluator::new(Encoding::new(Dialect::Dwarf5, target(order)), Rules::Dwarf5)
}

/// Register 2 has the bytes 1 to 8 in storage order; at 0x10 there are two bytes, and nothing after
/// them.
fn machine(order: ByteOrder) -> Snapshot {
    let mut machine = Snapshot::new(target(order));
    machine.set_register(Register(2), (1..=8).collect());
    machine.set_memory(0, 0x10, &[0xaa, 0xbb]);
    machine
}

fn read(order: ByteOrder, location: &Location, bits: u128) -> Result<Contents, EvalError> {
    evaluator(order).read_known(&machine(order), location, bits)
}

const R2: fn() -> Location = || Location::register(0, Register(2), 64);

#[test]
fn memory_is_known_up_to_its_end() {
    let location = Location::memory(0, 0x10, 8);
    let contents = read(ByteOrder::Little, &location, 32).unwrap();
    assert_eq!(
        (&contents.bytes[..], &contents.known[..]),
        (&[0xaa, 0xbb, 0, 0][..], &[0xff, 0xff, 0, 0][..])
    );
    assert_eq!(contents.unreadable, [0, 0, 0xff, 0xff]);
    assert_eq!(
        (contents.known_bits(), contents.to_string().as_str()),
        (16, "aabb????")
    );
    // From the fourth bit on: the last byte has four bits of the second byte; its other four bits
    // do not exist.
    let contents = read(ByteOrder::Little, &location.moved(4).unwrap(), 16).unwrap();
    assert_eq!(
        (&contents.bytes[..], &contents.known[..]),
        (&[0xba, 0x0b][..], &[0xff, 0x0f][..])
    );
    assert_eq!(
        (contents.to_string().as_str(), &contents.unreadable[..]),
        ("ba??", &[0, 0xf0][..])
    );
    // Every bit is known if fewer bits are requested.
    assert!(read(ByteOrder::Little, &location, 16).unwrap().is_known());
    assert!(read(ByteOrder::Little, &location, 0).unwrap().is_known());
}

/// Three bits of the register's low byte, five undefined bits, and a known byte. On a big-endian
/// machine the first bit is the most significant one, and the low byte is the last, 8: its low
/// three bits are 000, where those of 1 are 001.
#[test]
fn bits_are_known_one_by_one() {
    for (order, bytes, known) in [
        (ByteOrder::Little, [0b001, 0x5a], [0b111, 0xff]),
        (ByteOrder::Big, [0b000 << 5, 0x5a], [0b111 << 5, 0xff]),
    ] {
        let parts = [
            (3, R2()),
            (5, Location::UNDEFINED),
            (8, Location::implicit(&[0x5a])),
        ];
        let location = Location::composite(order, parts).unwrap();
        let contents = read(order, &location, 16).unwrap();
        assert_eq!(
            (contents.bytes.as_slice(), contents.known.as_slice()),
            (&bytes[..], &known[..]),
            "{order:?}"
        );
        assert_eq!(contents.to_string(), "__5a");
        assert_eq!(contents.known_bytes(1, 1), Some(&[0x5a][..]));
        assert_eq!(
            (
                contents.known_bytes(0, 1),
                contents.known_bytes(1, 2),
                contents.known_bytes(usize::MAX, 2)
            ),
            (None, None, None)
        );
        // The padding bits of the last byte are not known, and `is_known` ignores them.
        let first = read(order, &location, 3).unwrap();
        assert!(first.is_known());
        assert_eq!(first.known, [known[0]]);
    }
}

/// A value of two bytes is in a register's low bits: the first two bytes of a little-endian one,
/// the last of a big-endian.
#[test]
fn a_value_is_in_the_low_bits_of_its_register() {
    assert_eq!(
        read(ByteOrder::Little, &R2(), 16).unwrap().to_string(),
        "0102"
    );
    assert_eq!(read(ByteOrder::Big, &R2(), 16).unwrap().to_string(), "0708");
}

/// A bit of an object with two locations is known if one of them has it; the first location takes
/// precedence.
#[test]
fn several_locations_complete_each_other() {
    let half = |first: Location, second: Location| {
        Location::composite(ByteOrder::Little, [(16, first), (16, second)]).unwrap()
    };
    let left = half(Location::implicit(&[1, 2]), Location::UNDEFINED);
    let right = half(Location::UNDEFINED, Location::implicit(&[3, 4]));
    let both = Location::multiple([left.clone(), right]).unwrap();
    assert_eq!(
        read(ByteOrder::Little, &both, 32).unwrap().to_string(),
        "01020304"
    );
    let other = half(Location::implicit(&[9, 9]), Location::memory(0, 0x10, 8));
    let both = Location::multiple([left, other]).unwrap();
    assert_eq!(
        read(ByteOrder::Little, &both, 32).unwrap().to_string(),
        "0102aabb"
    );
    // A bit is known if one location has it, even if the other one could not be read or lacks it.
    // It is optimized out only if both locations say so.
    let unreadable = Location::memory(0, 0x20, 8);
    let part = half(Location::implicit(&[5, 6]), unreadable.clone());
    let other = half(unreadable.clone(), Location::UNDEFINED);
    for places in [[part.clone(), other.clone()], [other, part]] {
        let contents = read(ByteOrder::Little, &Location::multiple(places).unwrap(), 32).unwrap();
        assert_eq!(
            (contents.to_string().as_str(), &contents.unreadable[..]),
            ("0506????", &[0, 0, 0xff, 0xff][..])
        );
    }
    // No bit of an undefined object, or of a pointer that does not exist, is known.
    assert_eq!(
        read(ByteOrder::Little, &Location::UNDEFINED, 16)
            .unwrap()
            .to_string(),
        "____"
    );
    let pointer = Location::implicit_pointer(EntryId(1), 0, 64);
    assert_eq!(read(ByteOrder::Little, &pointer, 16).unwrap().known, [0, 0]);
    let lost = read(
        ByteOrder::Little,
        &Location::register(0, Register(9), 64),
        8,
    )
    .unwrap();
    assert_eq!((lost.known, lost.unreadable), (vec![0], vec![0xff]));
    for nowhere in [Location::UNDEFINED, pointer] {
        assert!(
            !read(ByteOrder::Little, &nowhere, 16)
                .unwrap()
                .is_unreadable()
        );
    }
}

#[test]
fn reads_over_the_limit_or_outside_are_errors() {
    let error =
        |location: &Location, bits| read(ByteOrder::Little, location, bits).unwrap_err().code;
    assert_eq!(error(&R2(), 65), ErrorCode::OutOfBounds);
    assert_eq!(error(&Location::implicit(&[1]), 9), ErrorCode::OutOfBounds);
    assert_eq!(error(&Location::UNDEFINED, 1 << 27), ErrorCode::LimitSize);
    // Two places take twice the work.
    let mut evaluator = evaluator(ByteOrder::Little);
    evaluator.limits.read_bits = 48;
    let machine = machine(ByteOrder::Little);
    let both = Location::multiple([Location::UNDEFINED, R2()]).unwrap();
    assert_eq!(
        evaluator.read_known(&machine, &both, 32).unwrap_err().code,
        ErrorCode::LimitSize
    );
    assert_eq!(
        evaluator
            .read_known(&machine, &both, 24)
            .unwrap()
            .to_string(),
        "010203"
    );
}

/// A write to several places, one of which is constant, is an error before anything is written, in
/// any order of the places.
#[test]
fn nothing_is_written_if_one_of_several_places_is_constant() {
    for order in [ByteOrder::Little, ByteOrder::Big] {
        let places = [R2(), Location::implicit(&[0; 8])];
        for places in [places.clone(), [places[1].clone(), places[0].clone()]] {
            let both = Location::multiple(places).unwrap();
            let mut machine = machine(order);
            let written = dwarfsmith::eval::write_bits(&mut machine, order, &both, &[0xff; 8], 64);
            assert_eq!(written.unwrap_err().code, ErrorCode::ReadOnly);
            let same: Vec<u8> = (1..=8).collect();
            assert_eq!(machine.register(Register(2)), Some(&same[..]));
        }
    }
}

/// The origins of a bit are a set: two equal places are one.
#[test]
fn equal_places_are_one_origin() {
    for order in [ByteOrder::Little, ByteOrder::Big] {
        let twice = Location::multiple([R2(), R2()]).unwrap();
        assert_eq!(
            NormalForm::of(&twice, 64, order),
            NormalForm::of(&R2(), 64, order)
        );
    }
}
