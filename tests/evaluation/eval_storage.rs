//! Locations against a model that has one origin for each bit: what is read, what is written, and
//! the normal form.
//!
//! The model is made of the definitions alone (DWARF 5 section 2.6, DWARF issue 251120.1, LLVM's
//! `extend` and `select_bit_piece`): a storage is a row of bits, a location a place in it. Bit 0 of
//! a byte is its least significant bit on a little-endian machine, its most significant bit on a
//! big-endian one. A place in a register counts from the register's least significant bit, whatever
//! the machine (DWARF 5 section 2.6.1.2), so that on a big-endian one it depends on the number of
//! bits which they are.
//!
//! The rules differ in three things that the model knows: DWARF 5 has pieces of simple locations
//! and nothing else; LLVM's documents count a bit piece's offset from the location on, not from the
//! least significant bit of a number; and by them several locations are a set, each of which moves
//! in its own storage.

use dwarfsmith::Target;
use dwarfsmith::dwarf::{self, Dialect, Encoding, NoNames};
use dwarfsmith::eval::{
    Entry, ErrorCode, Evaluator, Location, Machine, NormalForm, Origin, Rules, read_bits,
    write_bits,
};
use dwarfsmith::target::{ByteOrder, Register};
use std::cell::Cell;
use std::collections::BTreeSet;
use std::rc::Rc;

/// Where one bit comes from.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Bit {
    Undefined,
    /// A bit of one of the machine's rows: memory is row 0, registers are those after it.
    Row(usize, usize),
    Known(bool),
    OneOf(Vec<Bit>),
}

/// A storage, after whose bits there may be undefined ones without end, and a place in it.
#[derive(Clone)]
struct Model {
    bits: Rc<Vec<Bit>>,
    endless: bool,
    at: usize,
    /// `at` counts from the last bit: a register of a big-endian machine.
    low: bool,
    /// The locations, where there are several.
    set: Rc<Vec<Model>>,
}

const ENDLESS: usize = 1 << 40;

impl Model {
    fn new(bits: Vec<Bit>) -> Model {
        Model {
            bits: Rc::new(bits),
            endless: false,
            at: 0,
            low: false,
            set: Rc::default(),
        }
    }

    fn undefined() -> Model {
        Model {
            endless: true,
            ..Model::new(Vec::new())
        }
    }

    fn is_undefined(&self) -> bool {
        self.endless && self.bits.is_empty()
    }

    /// The place `by` bits further on.
    fn moved(&self, by: i64) -> Option<Model> {
        if self.is_undefined() {
            return Some(self.clone());
        }
        let at = usize::try_from(self.at as i64 + by).ok()?;
        (self.endless || at < self.bits.len()).then(|| Model { at, ..self.clone() })
    }

    /// All of some places at once.
    fn several(places: &[Model]) -> Model {
        let size = places.iter().map(Model::left).min().unwrap();
        // Which bits they are is asked of the places; here they count.
        let bits = vec![Bit::Undefined; if size == ENDLESS { 0 } else { size }];
        let set = places.iter().flat_map(|place| match &place.set[..] {
            [] => vec![place.clone()],
            inner => inner
                .iter()
                .map(|inner| inner.moved(place.at as i64).unwrap())
                .collect(),
        });
        Model {
            endless: size == ENDLESS,
            set: Rc::new(set.collect()),
            ..Model::new(bits)
        }
    }

    fn left(&self) -> usize {
        if self.endless {
            ENDLESS
        } else {
            self.bits.len() - self.at
        }
    }

    /// The bits of an object of so many bits.
    fn object(&self, count: usize) -> Vec<Bit> {
        if !self.set.is_empty() {
            let objects: Vec<_> = self
                .set
                .iter()
                .map(|place| place.moved(self.at as i64).unwrap().object(count))
                .collect();
            let bit = |index: usize| {
                let list = objects.iter().flat_map(|object| match &object[index] {
                    Bit::OneOf(list) => list.clone(),
                    bit => vec![bit.clone()],
                });
                one_of(list.collect())
            };
            return (0..count).map(bit).collect();
        }
        let first = if self.low {
            self.bits.len() - self.at - count
        } else {
            self.at
        };
        (first..first + count)
            .map(|index| self.bits.get(index).cloned().unwrap_or(Bit::Undefined))
            .collect()
    }

    /// The base that an overlay is laid over: a row of bits, of a register all, whatever the place
    /// in it.
    fn base(self) -> Model {
        match self {
            Model { low: true, .. } => Model {
                low: false,
                at: 0,
                ..self
            },
            _ if self.depends() => Model::new(self.object(self.left())),
            Model { at, .. } if !self.set.is_empty() && !self.endless => {
                let start = Model { at: 0, ..self };
                Model {
                    at,
                    ..Model::new(start.object(start.left()))
                }
            }
            _ => self,
        }
    }

    /// Whether it depends on the number of bits which they are.
    fn depends(&self) -> bool {
        self.low || self.set.iter().any(|place| place.low)
    }
}

/// Memory of one-byte addresses, and registers 1 to 6.
const SIZES: [usize; 7] = [2048, 8, 64, 13, 1001, 512, 65_535];

#[derive(Clone)]
struct World {
    order: ByteOrder,
    rows: Vec<Vec<u8>>,
    /// How often something has been read.
    reads: Cell<usize>,
}

fn get(bytes: &[u8], bit: usize, order: ByteOrder) -> bool {
    let place = if order == ByteOrder::Little {
        bit % 8
    } else {
        7 - bit % 8
    };
    bytes[bit / 8] & 1 << place != 0
}

fn put(bytes: &mut [u8], bit: usize, order: ByteOrder, value: bool) {
    if get(bytes, bit, order) != value {
        bytes[bit / 8] ^= 1
            << if order == ByteOrder::Little {
                bit % 8
            } else {
                7 - bit % 8
            };
    }
}

/// A location in text, as much as fits a line.
fn short(location: &Location) -> String {
    let text = location.to_string();
    if text.len() > 160 {
        format!("{}… ({} bytes)", &text[..160], text.len())
    } else {
        text
    }
}

fn bits_of(bytes: &[u8], order: ByteOrder) -> Vec<bool> {
    (0..bytes.len() * 8)
        .map(|bit| get(bytes, bit, order))
        .collect()
}

impl Machine for World {
    fn register_bits(&self, _: u32, register: Register) -> Option<u64> {
        SIZES.get(usize::from(register.0)).map(|bits| *bits as u64)
    }
    fn read_register(&self, _: u32, register: Register, offset: u64, into: &mut [u8]) -> bool {
        self.reads.set(self.reads.get() + 1);
        let bytes =
            self.rows[usize::from(register.0)].get(offset as usize..offset as usize + into.len());
        bytes.is_some_and(|bytes| {
            into.copy_from_slice(bytes);
            true
        })
    }
    fn write_register(&mut self, _: u32, register: Register, offset: u64, bytes: &[u8]) -> bool {
        let row = self.rows[usize::from(register.0)]
            .get_mut(offset as usize..offset as usize + bytes.len());
        row.is_some_and(|row| {
            row.copy_from_slice(bytes);
            true
        })
    }
    fn read_memory(&self, _: u64, address: u64, into: &mut [u8]) -> bool {
        self.read_register(0, Register(0), address, into)
    }
    fn write_memory(&mut self, _: u64, address: u64, bytes: &[u8]) -> bool {
        self.write_register(0, Register(0), address, bytes)
    }
    fn address_space_bytes(&self, _: u64) -> Option<u8> {
        Some(1)
    }
}

/// Marsaglia's xorshift.
struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % end.max(1)
    }
}

struct Kit {
    world: World,
    rules: Rules,
    evaluator: Evaluator,
    encoding: Encoding,
    random: Random,
}

impl Kit {
    fn new(order: ByteOrder, rules: Rules, seed: u64) -> Kit {
        let name = if order == ByteOrder::Little {
            "generic64-le"
        } else {
            "generic64-be"
        };
        let encoding =
            Encoding::new(Dialect::Dwarf6Draft, Target::by_name(name).unwrap()).lenient();
        let mut random = Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
        let rows = SIZES
            .map(|bits| {
                (0..bits.div_ceil(8))
                    .map(|_| random.below(256) as u8)
                    .collect()
            })
            .to_vec();
        let evaluator = Evaluator::new(encoding, rules);
        Kit {
            world: World {
                order,
                rows,
                reads: Cell::new(0),
            },
            rules,
            evaluator,
            encoding,
            random,
        }
    }

    fn run(&mut self, text: &str, stack: &[&Location]) -> Result<Location, ErrorCode> {
        let bytes = dwarf::parse_operations(self.encoding, text, &NoNames).unwrap();
        let stack: Vec<_> = stack
            .iter()
            .map(|location| Entry::Location((*location).clone()))
            .collect();
        self.evaluator
            .location(&self.world, &bytes, &stack)
            .map_err(|error| error.code)
    }

    fn register(&self, number: usize) -> Model {
        let row = (0..SIZES[number])
            .map(|bit| Bit::Row(number, bit))
            .collect();
        Model {
            low: self.world.order == ByteOrder::Big,
            ..Model::new(row)
        }
    }

    fn leaf(&mut self) -> (Location, Model) {
        let row = |row: usize| Model::new((0..SIZES[row]).map(|bit| Bit::Row(row, bit)).collect());
        match self.random.below(64) {
            0..6 => (Location::UNDEFINED, Model::undefined()),
            6..24 => {
                let address = self.random.below(256);
                (
                    Location::memory(0, address as u64, 1),
                    Model {
                        at: address * 8,
                        ..row(0)
                    },
                )
            }
            24..36 => {
                let bytes: Vec<_> = (0..1 + self.random.below(12))
                    .map(|_| self.random.below(256) as u8)
                    .collect();
                let bits = bits_of(&bytes, self.world.order)
                    .into_iter()
                    .map(Bit::Known)
                    .collect();
                (Location::implicit(&bytes), Model::new(bits))
            }
            // The largest register seldom: its model has a size.
            36 => (Location::register(0, Register(6), 65_535), self.register(6)),
            _ => {
                let number = 1 + self.random.below(5);
                (
                    Location::register(0, Register(number as u16), SIZES[number] as u64),
                    self.register(number),
                )
            }
        }
    }

    /// Makes a new location of others, or nothing where the model says that it cannot be, after
    /// having seen that it indeed is an error.
    fn grow(&mut self, pool: &[(Location, Model)]) -> Option<(Location, Model)> {
        let (one, a) = pool[self.random.below(pool.len())].clone();
        let (two, b) = pool[self.random.below(pool.len())].clone();
        match self
            .random
            .below(if self.rules == Rules::Dwarf5 { 1 } else { 8 })
        {
            0 => self.pieces(),
            7 => {
                let by = self.random.below(300) as i64 - 60;
                let found = self.run(&format!("DW_OP_consts {by}, DW_OP_bit_offset"), &[&one]);
                let mut want = a.moved(by);
                if want.is_none()
                    && self.rules == Rules::Llvm
                    && a.at as i64 + by < 0
                    && !a.set.is_empty()
                {
                    let each: Option<Vec<_>> = a
                        .set
                        .iter()
                        .map(|place| place.moved(a.at as i64 + by))
                        .collect();
                    want = each.map(|places| Model::several(&places));
                }
                match want {
                    Some(want) => Some((found.unwrap(), want)),
                    None => {
                        assert_eq!(found, Err(ErrorCode::OutOfBounds));
                        None
                    }
                }
            }
            1 => {
                let (first, second) = (1 + self.random.below(90), 1 + self.random.below(90));
                let found = Location::composite(
                    self.world.order,
                    [(first as u128, one), (second as u128, two)],
                );
                if first > a.left() || second > b.left() {
                    assert_eq!(found.unwrap_err().code, ErrorCode::InvalidPiece);
                    return None;
                }
                Some((
                    found.unwrap(),
                    Model::new([a.object(first), b.object(second)].concat()),
                ))
            }
            2 => {
                let (bits, count) = (1 + self.random.below(20), 1 + self.random.below(6));
                let found = self.run(&format!("DW_OP_extend {bits} {count}"), &[&one]);
                if bits > a.left() {
                    assert_eq!(found, Err(ErrorCode::InvalidPiece));
                    return None;
                }
                Some((
                    found.unwrap(),
                    Model::new(vec![a.object(bits); count].concat()),
                ))
            }
            3 => {
                let (bits, count) = (1 + self.random.below(20), 1 + self.random.below(8));
                let mask = self.random.below(256);
                let text = format!("DW_OP_const2u {mask}, DW_OP_select_bit_piece {bits} {count}");
                let found = self.run(&text, &[&one, &two]);
                // Each is as large as all elements are; of what has no bits that depend on the
                // number, those that are not chosen need not be there.
                let lacks = |(index, from): (usize, &Model)| {
                    (index + 1) * bits > from.left() || from.depends() && count * bits > from.left()
                };
                let chosen = |index: usize| (index, if mask >> index & 1 == 1 { &b } else { &a });
                let whole = [&a, &b]
                    .iter()
                    .any(|side| side.depends() && count * bits > side.left());
                if whole || (0..count).map(chosen).any(lacks) {
                    assert_eq!(found, Err(ErrorCode::InvalidPiece));
                    return None;
                }
                let mut all = Vec::new();
                for (index, from) in (0..count).map(chosen) {
                    let object = from.object(if from.depends() {
                        count * bits
                    } else {
                        (index + 1) * bits
                    });
                    all.extend_from_slice(&object[index * bits..][..bits]);
                }
                Some((found.unwrap(), Model::new(all)))
            }
            4 => {
                let (bits, offset) = (1 + self.random.below(40), self.random.below(30));
                let number = one.to_string().starts_with("imm(");
                let text = format!("DW_OP_bit_piece {bits} {offset}");
                let empty = Location::composite(self.world.order, []).unwrap();
                let found = self.run(&text, &[&empty, &one]);
                match self.bit_piece(&a, number, bits, offset) {
                    Some(want) => Some((found.unwrap(), Model::new(want))),
                    None => {
                        assert_eq!(found, Err(ErrorCode::InvalidPiece));
                        None
                    }
                }
            }
            5 => {
                let (distance, width) = (
                    self.random.below(200) as i64 - 50,
                    1 + self.random.below(70),
                );
                let text =
                    format!("DW_OP_consts {distance}, DW_OP_const2u {width}, DW_OP_bit_overlay");
                let found = self.run(&text, &[&one, &two]);
                let a = a.base();
                let start = a.at as i64 + distance;
                if width > b.left() || start < 0 {
                    assert_eq!(found, Err(ErrorCode::InvalidOverlay));
                    return None;
                }
                let mut bits = a.bits.to_vec();
                let end = start as usize + width;
                bits.resize(bits.len().max(end), Bit::Undefined);
                bits.splice(start as usize..end, b.object(width));
                Some((
                    found.unwrap(),
                    Model {
                        bits: Rc::new(bits),
                        set: Rc::default(),
                        ..a
                    },
                ))
            }
            _ => {
                let found = self.run("DW_OP_multiloc", &[&one, &two]).unwrap();
                if a.endless && b.endless {
                    return None;
                }
                Some((found, Model::several(&[a, b])))
            }
        }
    }

    /// A bit piece. By DWARF 5 section 2.6.1.2 its offset is from the least significant bit of a
    /// register or of known bytes, which is the last on a big-endian machine; LLVM's documents have
    /// it added to the location's.
    fn bit_piece(&self, of: &Model, number: bool, bits: usize, offset: usize) -> Option<Vec<Bit>> {
        if bits + offset > of.left() {
            return None;
        }
        let last = number && self.world.order == ByteOrder::Big && self.rules != Rules::Llvm;
        let offset = if last {
            of.left() - bits - offset
        } else {
            offset
        };
        // A piece of nothing may start at the end.
        Some(of.moved(offset as i64)?.object(bits))
    }

    /// Pieces of simple locations, which all rules have.
    fn pieces(&mut self) -> Option<(Location, Model)> {
        let mut text = String::new();
        let mut bits = Some(Vec::new());
        for _ in 0..1 + self.random.below(8) {
            let (place, number, model) = match self.random.below(8) {
                0 => (String::new(), false, Model::undefined()),
                1 | 2 => {
                    // Memory has more than the model's 256 bytes, so that no piece of those is too
                    // large.
                    let address = self.random.below(240);
                    let row = (address * 8..SIZES[0])
                        .map(|bit| Bit::Row(0, bit))
                        .collect();
                    (format!("DW_OP_addr {address}, "), false, Model::new(row))
                }
                3 => {
                    let bytes: Vec<_> = (0..1 + self.random.below(8))
                        .map(|_| self.random.below(256) as u8)
                        .collect();
                    let digits: Vec<_> = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
                    let known = bits_of(&bytes, self.world.order)
                        .into_iter()
                        .map(Bit::Known)
                        .collect();
                    (
                        format!("DW_OP_implicit_value <{}>, ", digits.join(" ")),
                        true,
                        Model::new(known),
                    )
                }
                4 => {
                    let number = self.random.below(32) as u64;
                    let bytes = if self.world.order == ByteOrder::Big {
                        number.to_be_bytes()
                    } else {
                        number.to_le_bytes()
                    };
                    let known = bits_of(&bytes, self.world.order)
                        .into_iter()
                        .map(Bit::Known)
                        .collect();
                    (
                        format!("DW_OP_lit{number}, DW_OP_stack_value, "),
                        true,
                        Model::new(known),
                    )
                }
                _ => {
                    let number = 1 + self.random.below(5);
                    (
                        format!("DW_OP_regx {number}, "),
                        false,
                        self.register(number),
                    )
                }
            };
            let (piece, part) = if self.random.below(2) == 0 {
                let bytes = 1 + self.random.below(9);
                let part = (bytes * 8 <= model.left()).then(|| model.object(bytes * 8));
                (format!("DW_OP_piece {bytes}"), part)
            } else {
                let (count, offset) = (1 + self.random.below(60), self.random.below(40));
                (
                    format!("DW_OP_bit_piece {count} {offset}"),
                    self.bit_piece(&model, number, count, offset),
                )
            };
            let comma = if text.is_empty() { "" } else { ", " };
            text += &format!("{comma}{place}{piece}");
            match (&mut bits, part) {
                (Some(bits), Some(part)) => bits.extend(part),
                _ => bits = None,
            }
        }
        let found = self.run(&text, &[]);
        if self.rules == Rules::Dwarf5 {
            // Nothing may be done with a location but to take a piece of it.
            for after in ["DW_OP_lit0", "DW_OP_dup", "DW_OP_deref"] {
                let found = self.run(&format!("{text}, DW_OP_reg1, {after}"), &[]);
                assert!(
                    bits.is_none() || found == Err(ErrorCode::InvalidOperation),
                    "{text}, {after}"
                );
            }
            let found = self.run(&format!("{text}, DW_OP_reg1"), &[]);
            assert_eq!(found, Err(ErrorCode::InvalidPiece), "{text}");
        }
        match bits {
            Some(bits) => Some((found.unwrap(), Model::new(bits))),
            None => {
                assert_eq!(found, Err(ErrorCode::InvalidPiece), "{text}");
                None
            }
        }
    }

    fn value(&self, bit: &Bit) -> Option<bool> {
        match bit {
            Bit::Row(row, bit) => Some(get(&self.world.rows[*row], *bit, self.world.order)),
            Bit::Known(value) => Some(*value),
            _ => None,
        }
    }

    fn check(&mut self, location: &Location, model: &Model) {
        let order = self.world.order;
        let all = model.left().min(4000);
        let count = if self.random.below(3) == 0 {
            all
        } else {
            all.min(1 + self.random.below(100))
        };
        let form = NormalForm::of(location, count as u128, order).unwrap();
        let found = expanded(&form, order);
        assert_eq!(found.len(), count, "{}", short(location));
        let object = model.object(count);
        let wrong = (0..count).find(|index| found[*index] != object[*index]);
        let wrong = wrong.map(|index| (index, &found[index], &object[index]));
        assert_eq!(
            wrong,
            None,
            "{}: (bit, found, want) of the normal form",
            short(location)
        );
        assert!(
            model.endless || NormalForm::of(location, model.left() as u128 + 1, order).is_err()
        );

        // The same bits from other storage have the same normal form.
        let cut = self.random.below(count);
        // Of several places that are cut, one may be from the least significant bit on.
        if !model.depends() || model.low {
            let (first, second) = if model.low {
                (count - cut, 0)
            } else {
                (0, cut)
            };
            let at = |bits: usize| location.moved(bits as i128).unwrap();
            // Of no bits there is no first one.
            let parts = [
                (cut as u128, if cut == 0 { at(0) } else { at(first) }),
                ((count - cut) as u128, at(second)),
            ];
            let other = Location::composite(order, parts).unwrap();
            let same = NormalForm::of(&other, count as u128, order).unwrap() == form;
            assert!(
                same,
                "{}: other normal form if cut in two at bit {cut} of {count}",
                short(location)
            );
        }

        let origins: Vec<Vec<Bit>> = object
            .into_iter()
            .map(|bit| match bit {
                Bit::OneOf(list) => list,
                bit => vec![bit],
            })
            .collect();
        // Any of several may be read, if all of it can be.
        let single = origins.iter().all(|origins| origins.len() == 1);
        let readable = |bit: &Bit| self.value(bit).is_some();
        let all_readable = origins.iter().flatten().all(readable);
        match read_bits(&self.world, order, location, count as u128) {
            Ok(bytes) => {
                assert!(
                    !single || all_readable,
                    "{}: undefined bits are read",
                    short(location)
                );
                for (index, origins) in origins.iter().enumerate() {
                    let found = get(&bytes, index, order);
                    let known = origins.iter().any(|bit| self.value(bit) == Some(found));
                    assert!(known, "{}: bit {index} is read as {found}", short(location));
                }
                assert!(
                    (count..bytes.len() * 8).all(|bit| !get(&bytes, bit, order)),
                    "{}: filling",
                    short(location)
                );
            }
            Err(error) => {
                assert_eq!(error.code, ErrorCode::UndefinedData, "{}", short(location));
                assert!(!all_readable, "{}: all bits are known", short(location));
            }
        }

        let bytes: Vec<_> = (0..count.div_ceil(8))
            .map(|_| self.random.below(256) as u8)
            .collect();
        let mut want = self.world.rows.clone();
        let written = write_bits(&mut self.world, order, location, &bytes, count as u128);
        if !origins
            .iter()
            .flatten()
            .all(|bit| matches!(bit, Bit::Row(..)))
        {
            assert_eq!(
                written.unwrap_err().code,
                ErrorCode::ReadOnly,
                "{}",
                short(location)
            );
            assert!(
                want == self.world.rows,
                "{}: written though an error",
                short(location)
            );
            return;
        }
        written.unwrap();
        // In order, so that what comes last stays; of several at once, which of them is last is
        // nobody's business.
        let mut unsure = BTreeSet::new();
        let mut seen = BTreeSet::new();
        for (index, origins) in origins.iter().enumerate() {
            for bit in origins {
                if let Bit::Row(row, bit) = bit {
                    put(&mut want[*row], *bit, order, get(&bytes, index, order));
                    if !seen.insert((*row, *bit)) && !single {
                        unsure.insert((*row, *bit));
                    }
                }
            }
        }
        for (row, bit) in &unsure {
            put(
                &mut want[*row],
                *bit,
                order,
                get(&self.world.rows[*row], *bit, order),
            );
        }
        // Whole rows: with the bits that fill up the last byte of a register, which are not the
        // location's to change.
        for (row, (want, found)) in want.iter().zip(&self.world.rows).enumerate() {
            if want != found {
                let wrong = (0..want.len() * 8)
                    .find(|bit| get(want, *bit, order) != get(found, *bit, order));
                panic!(
                    "{}: row {row} bit {wrong:?} is not as written",
                    short(location)
                );
            }
        }
        if seen.len() == count && single {
            let back = read_bits(&self.world, order, location, count as u128).unwrap();
            let wrong = (0..count).find(|bit| get(&back, *bit, order) != get(&bytes, *bit, order));
            assert_eq!(
                wrong,
                None,
                "{}: bit that is not read back",
                short(location)
            );
        }
    }
}

/// Origins to choose from, each once.
fn one_of(mut list: Vec<Bit>) -> Bit {
    list.sort();
    list.dedup();
    if list.len() == 1 {
        list.remove(0)
    } else {
        Bit::OneOf(list)
    }
}

fn expanded(form: &NormalForm, order: ByteOrder) -> Vec<Bit> {
    fn bit(origin: &Origin, index: usize, bits: usize, order: ByteOrder) -> Bit {
        match origin {
            Origin::Memory { bit, .. } => Bit::Row(0, *bit as usize + index),
            Origin::Register { register, bit, .. } => {
                let (row, lowest) = (usize::from(*register), *bit as usize);
                let first = if order == ByteOrder::Big {
                    SIZES[row] - lowest - bits
                } else {
                    lowest
                };
                Bit::Row(row, first + index)
            }
            Origin::Known(bytes) => Bit::Known(get(bytes, index, ByteOrder::Little)),
            Origin::OneOf(origins) => one_of(
                origins
                    .iter()
                    .map(|origin| bit(origin, index, bits, order))
                    .collect(),
            ),
            _ => Bit::Undefined,
        }
    }
    let runs = form.runs.iter().map(|run| (run, run.bits as usize));
    runs.flat_map(|(run, bits)| (0..bits).map(move |index| bit(&run.origin, index, bits, order)))
        .collect()
}

/// 10,000 trees on each byte order; fewer by DWARF 5's rules, which have little to grow them by.
#[test]
fn random_trees_have_the_bits_of_the_model() {
    for (rules, trees) in [
        (Rules::Dwarf5, 3_000),
        (Rules::Llvm, 10_000),
        (Rules::Dwarf6, 10_000),
    ] {
        for order in [ByteOrder::Little, ByteOrder::Big] {
            let mut made = 0;
            let mut seed = 0;
            while made < trees {
                seed += 1;
                let mut kit = Kit::new(order, rules, seed);
                let mut pool: Vec<_> = (0..5).map(|_| kit.leaf()).collect();
                for _ in 0..14 {
                    let Some((location, model)) = kit.grow(&pool) else {
                        continue;
                    };
                    kit.check(&location, &model);
                    made += 1;
                    pool.push((location, model));
                }
            }
        }
    }
}

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
        // One register of every size: its last bit.
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

/// A read asks the machine once for each part that has some of the bits, however many parts there
/// are. That a part is found by binary search is tested where the search is, in
/// `src/eval/composite.rs`.
#[test]
fn reading_takes_the_parts_that_are_read() {
    let mut kit = Kit::new(ByteOrder::Little, Rules::Dwarf6, 11);
    let register = Location::register(0, Register(2), 64);
    // Bits 10,001 to 10,003 are the register's: they begin inside a part and end with one.
    let overlaid = kit
        .run(
            "DW_OP_consts 10001, DW_OP_lit3, DW_OP_bit_overlay",
            &[&many(ByteOrder::Little), &register],
        )
        .unwrap();
    // Elements of 301 bits, from the first and the second in turn: 301 to 601 are of the second.
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
