//! Locations against a model that has one origin for each bit: reads, writes, and the normal form.
//!
//! The model is written from the definitions alone (DWARF 5 section 2.6, DWARF issue 251120.1,
//! LLVM's `extend` and `select_bit_piece`): a storage is a sequence of bits, a location an offset
//! in it. Bit 0 of a byte is its least significant bit on a little-endian machine, its most
//! significant bit on a big-endian one. An offset in a register counts from the register's least
//! significant bit on every machine (DWARF 5 section 2.6.1.2), so that on a big-endian machine its
//! place in storage order depends on the number of bits.
//!
//! The rule sets differ in three points that the model implements. DWARF 5 has pieces of simple
//! locations only. LLVM's documents count a bit piece's offset from the location on, not from the
//! least significant bit of a number. In LLVM's documents several locations are a set, and each
//! member moves in its own storage.

mod many;
mod trees;

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
use trees::Kit;

/// The origin of one bit.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Bit {
    Undefined,
    /// A bit of one of the machine's storages: memory is 0, registers are those after it.
    Row(usize, usize),
    Known(bool),
    OneOf(Vec<Bit>),
}

/// A storage, which may be followed by any number of undefined bits, and an offset in it.
#[derive(Clone)]
struct Model {
    bits: Rc<Vec<Bit>>,
    endless: bool,
    at: usize,
    /// `at` counts from the last bit, for a register of a big-endian machine.
    low: bool,
    /// The locations, if there are several.
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

    /// The location moved by `by` bits.
    fn moved(&self, by: i64) -> Option<Model> {
        if self.is_undefined() {
            return Some(self.clone());
        }
        let at = usize::try_from(self.at as i64 + by).ok()?;
        (self.endless || at < self.bits.len()).then(|| Model { at, ..self.clone() })
    }

    /// Several locations at once.
    fn several(places: &[Model]) -> Model {
        let size = places.iter().map(Model::left).min().unwrap();
        // The locations know the bits; only their number matters here.
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

    /// The bits of an object of `bits` bits.
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

    /// The base of an overlay: a sequence of bits; of a register all bits, for any offset in it.
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

    /// Whether the bits depend on their number.
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
    /// The number of reads.
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

/// A location in text, truncated to a line.
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

/// 10,000 trees for each byte order; fewer by DWARF 5's rules, which have fewer operations to build
/// them.
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
