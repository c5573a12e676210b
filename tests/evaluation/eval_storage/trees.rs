//! Random trees of locations: they are built, read and written here and in the model.

use super::*;

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

pub(super) struct Kit {
    pub(super) world: World,
    rules: Rules,
    evaluator: Evaluator,
    encoding: Encoding,
    random: Random,
}

impl Kit {
    pub(super) fn new(order: ByteOrder, rules: Rules, seed: u64) -> Kit {
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

    pub(super) fn run(&mut self, text: &str, stack: &[&Location]) -> Result<Location, ErrorCode> {
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

    pub(super) fn leaf(&mut self) -> (Location, Model) {
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
            // The largest register is chosen rarely, since its model is large.
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

    /// Makes a new location from others. Returns nothing if the model says that the operation is
    /// invalid, after checking that the library reports an error.
    pub(super) fn grow(&mut self, pool: &[(Location, Model)]) -> Option<(Location, Model)> {
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
                // Each is as large as all elements together; where bits do not depend on the
                // number, bits that are not selected need not exist.
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
                    // Memory is larger than the model's 256 bytes, so that every piece that starts
                    // in them is valid.
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
                // By DWARF 5's rules, a piece has the value, so that its bits are the low ones.
                let is_value = place.ends_with("DW_OP_stack_value, ");
                let part = match is_value && self.rules == Rules::Dwarf5 {
                    true => self.bit_piece(&model, true, bytes * 8, 0),
                    false => (bytes * 8 <= model.left()).then(|| model.object(bytes * 8)),
                };
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
            // A location can only be made a piece.
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

    pub(super) fn check(&mut self, location: &Location, model: &Model) {
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
        // One of several cut locations may begin at the least significant bit.
        if !model.depends() || model.low {
            let (first, second) = if model.low {
                (count - cut, 0)
            } else {
                (0, cut)
            };
            let at = |bits: usize| location.moved(bits as i128).unwrap();
            // A location of no bits has no first bit.
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
        // Any of several locations may be read, if all of its bits can be read.
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
        // In order, so that the last write stays; the order of several places at once is
        // unspecified.
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
        // The whole storage, with the padding bits of the last byte of a register, which a write
        // must not change.
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
