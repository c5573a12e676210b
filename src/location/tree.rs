//! Constructors of nodes, which simplify them.

mod choice;
mod combine;
mod failure;
mod mapped;
mod moved;
mod pointer;
mod read;
mod undefined;
mod wide;

use super::nodes::{
    Extent, Location, LocationId, LocationSlice, MAX_EXTENT, Mapped, Part, PartList, Value,
    ValueId, ValueKind,
};
use super::{BinaryOp, UnaryOp};
use crate::metadata::lists::push;
use crate::metadata::{StorageDuration, Text};
use crate::number::{Format, Number, Signedness, wrap};
use crate::target::{Register, Target};
use crate::ty::{Scalar, Type, TypeKind};
use alloc::vec::Vec;

/// Locations and values that share nodes.
#[derive(Clone, Debug)]
pub struct Tree {
    target: Target,
    /// True to keep a selection of elements ([`Location::Select`]), which needs an operation of the
    /// dialect; false to turn it into a choice for each element.
    pub keeps_selections: bool,
    /// True if equal locations may be one node. False for a dialect with an operation for repeated
    /// parts or for several places, because it writes equal nodes as one location that is used
    /// several times.
    pub shares_nodes: bool,
    locations: Vec<(Location, Extent)>,
    values: Vec<Value>,
    parts: Vec<Part>,
    /// The undefined location, if it was used.
    undefined: Option<LocationId>,
    /// The indices of the first parts of composites that represent a single number, and the number.
    numbers: Vec<(u32, ValueId)>,
    /// The locations of arrays with a chunk in registers, in ascending order.
    maps: Vec<(LocationId, Mapped)>,
    /// True if a location became undefined, or was not created, because its evaluation leaves a
    /// storage or follows a pointer that is not an address.
    has_failed: bool,
}

fn integer(bits: u32, ty: Type) -> Format {
    Format::Integer {
        bits,
        signedness: ty.signedness(),
    }
}

impl Tree {
    /// Creates an empty tree.
    pub fn new(target: Target) -> Tree {
        Tree {
            target,
            keeps_selections: false,
            shares_nodes: false,
            locations: Vec::new(),
            values: Vec::new(),
            parts: Vec::new(),
            undefined: None,
            numbers: Vec::new(),
            maps: Vec::new(),
            has_failed: false,
        }
    }

    /// Removes all nodes and keeps the buffers.
    pub fn clear(&mut self) {
        self.locations.clear();
        self.values.clear();
        self.parts.clear();
        self.undefined = None;
        self.numbers.clear();
        self.maps.clear();
        self.has_failed = false;
    }

    /// The target.
    pub fn target(&self) -> Target {
        self.target
    }

    /// The location with an id; undefined if there is no such location.
    pub fn location(&self, id: LocationId) -> Location {
        self.locations
            .get(id.0 as usize)
            .map_or(Location::Undefined, |node| node.0)
    }

    /// The value with an id; zero if there is no such value.
    pub fn value(&self, id: ValueId) -> Value {
        let zero = Value {
            kind: ValueKind::Constant(0),
            ty: Type::BOOL,
            extent: Extent::LEAF,
        };
        self.values.get(id.0 as usize).copied().unwrap_or(zero)
    }

    /// The parts of a composite.
    pub fn parts(&self, PartList { first, count }: PartList) -> &[Part] {
        self.parts
            .get(first as usize..first as usize + count as usize)
            .unwrap_or(&[])
    }

    /// The total size of the parts of a composite in bits.
    pub fn parts_bits(&self, parts: PartList) -> u64 {
        let bits = self.parts(parts).iter().map(|part| part.bits);
        bits.fold(0, u64::saturating_add)
    }

    /// Returns `bits` bits of a composite's parts from bit `from` on, without those past the end.
    pub fn slices(
        &self,
        parts: PartList,
        from: u64,
        bits: u64,
    ) -> impl Iterator<Item = LocationSlice> {
        let (to, mut end) = (from.saturating_add(bits), 0u64);
        self.parts(parts).iter().filter_map(move |part| {
            let start = end;
            end = start.saturating_add(part.bits);
            let (cut, until) = (start.max(from), end.min(to));
            (cut < until).then(|| LocationSlice {
                location: part.location,
                from: cut - start,
                bits: until - cut,
            })
        })
    }

    /// The locations inside a location.
    fn inner(&self, location: Location) -> impl Iterator<Item = LocationId> {
        let (parts, others) = match location {
            Location::Undefined
            | Location::Register { .. }
            | Location::Memory { .. }
            | Location::Object { .. }
            | Location::Implicit { .. } => (&[][..], [None; 2]),
            Location::Composite { parts, .. } => (self.parts(parts), [None; 2]),
            Location::Overlay { parts, .. } => (self.parts(parts), [None; 2]),
            Location::Pointer { to: base, .. } | Location::Moved { base, .. } => {
                (&[][..], [Some(base), None])
            }
            Location::Choose {
                first: a,
                second: b,
                ..
            }
            | Location::Select {
                zero: a, one: b, ..
            } => (&[][..], [Some(a), Some(b)]),
        };
        let parts = parts.iter().map(|part| part.location);
        parts.chain(others.into_iter().flatten())
    }

    /// True if the parts of a composite represent a single number, which is undefined if any part
    /// is.
    pub fn is_number(&self, parts: PartList) -> bool {
        self.number(parts).is_some()
    }

    /// The number that the parts of a composite represent.
    pub fn number(&self, PartList { first, .. }: PartList) -> Option<ValueId> {
        let found = self.numbers.binary_search_by_key(&first, |number| number.0);
        self.numbers.get(found.ok()?).map(|number| number.1)
    }

    fn extent(&self, id: LocationId) -> Extent {
        self.locations
            .get(id.0 as usize)
            .map_or(Extent::LEAF, |node| node.1)
    }

    /// True if a location is small enough to be written. Trees are traversed recursively, and
    /// shared nodes are written once for each use.
    pub fn is_within_limits(&self, id: LocationId) -> bool {
        let extent = self.extent(id);
        extent.weight <= MAX_EXTENT.weight
            && extent.parts <= MAX_EXTENT.parts
            && extent.depth <= MAX_EXTENT.depth
    }

    /// The type of an address.
    pub fn address_type(&self) -> Type {
        Type::uint(u16::from(self.target.address_bytes()) * 8)
    }

    /// The size of a type in bits; 0 if the target does not define one.
    pub fn bits(&self, ty: Type) -> u64 {
        ty.bit_size(&self.target).unwrap_or(0)
    }

    fn value_extent(&self, id: ValueId) -> Extent {
        let value = self.values.get(id.0 as usize);
        value.map_or(Extent::LEAF, |value| value.extent)
    }

    /// Adds a node as it is given, with its extent.
    pub fn push(&mut self, location: Location) -> LocationId {
        let extent = if let Location::Register { .. } = location {
            Extent::LEAF
        } else if let Location::Memory { address: value, .. } | Location::Implicit { value, .. } =
            location
        {
            self.value_extent(value).above()
        } else if let Location::Composite { parts, .. } = location {
            let parts = self.parts(parts).iter();
            let mut last = None;
            parts.fold(Extent::LEAF, |sum, part| {
                let mut extent = self.extent(part.location).above();
                if last.replace(part.location) == Some(part.location) {
                    extent.weight = 0;
                }
                sum.and(extent)
            })
        } else {
            let value = location.value().map(|value| self.value_extent(value));
            let inner = self.inner(location).map(|inner| self.extent(inner));
            let extents = inner.chain(value);
            extents
                .reduce(Extent::and)
                .map_or(Extent::LEAF, Extent::above)
        };
        push(&mut self.locations, (location, extent));
        LocationId(self.locations.len() as u32 - 1)
    }

    fn push_value(&mut self, kind: ValueKind, ty: Type) -> ValueId {
        let below = match kind {
            ValueKind::Constant(_) => None,
            ValueKind::Read(location) | ValueKind::Entry(location) => Some(self.extent(location)),
            ValueKind::Binary(_, a, b) => Some(self.value_extent(a).and(self.value_extent(b))),
            _ => {
                let operands = kind.operands().map(|id| self.value_extent(id));
                operands.reduce(Extent::and)
            }
        };
        let extent = below.map_or(Extent::LEAF, Extent::above);
        push(&mut self.values, Value { kind, ty, extent });
        ValueId(self.values.len() as u32 - 1)
    }

    /// The undefined location: always the same node if equal locations may be one node.
    pub fn undefined(&mut self) -> LocationId {
        let known = self.undefined.filter(|_| self.shares_nodes);
        let undefined = known.unwrap_or_else(|| self.push(Location::Undefined));
        self.undefined = Some(undefined);
        undefined
    }

    /// A register, from a bit on that a wider alias may have.
    pub fn wide_register(&mut self, register: Register, bit_offset: u64) -> LocationId {
        self.push(Location::Register {
            register,
            bit_offset,
            is_wide: true,
        })
    }

    /// The instance of a type whose property is described.
    pub fn object(&mut self) -> LocationId {
        self.push(Location::Object { bit_offset: 0 })
    }

    /// Memory of a DWARF address space at a byte address.
    pub fn memory(&mut self, space: u64, address: ValueId) -> LocationId {
        self.push(Location::Memory {
            space,
            address,
            bit_offset: 0,
        })
    }

    /// Returns an implicit location for a value that has no other location. A value wider than an
    /// address is cut into parts, if possible. If the whole location is read and made implicit
    /// again, the result is the same value.
    pub fn implicit(&mut self, value: ValueId) -> LocationId {
        if let Some(parts) = self.cut(value) {
            return parts;
        }
        self.push(Location::Implicit {
            value,
            bit_offset: 0,
        })
    }

    /// Consecutive parts, of the sizes of their types; the first is at offset 0.
    pub fn composite(&mut self, parts: &[(LocationId, Type)]) -> LocationId {
        let parts = self.add_parts(parts);
        self.push(Location::Composite {
            parts,
            bit_offset: 0,
        })
    }

    fn add_parts(&mut self, parts: &[(LocationId, Type)]) -> PartList {
        let first = self.parts.len() as u32;
        for (location, ty) in parts {
            let bits = self.bits(*ty);
            self.parts.push(Part {
                location: *location,
                bits,
            });
        }
        PartList {
            first,
            count: parts.len() as u32,
        }
    }

    /// A number of a type. In a type of more than 128 bits, the bits above are copies of its sign.
    pub fn constant(&mut self, number: i128, ty: Type) -> ValueId {
        let number = wrap(number, self.bits(ty), ty.signedness());
        self.push_value(ValueKind::Constant(number), ty)
    }

    /// The focused lane.
    pub fn lane(&mut self, ty: Type) -> ValueId {
        self.push_value(ValueKind::Lane, ty)
    }

    /// The current iteration.
    pub fn iteration(&mut self, ty: Type) -> ValueId {
        self.push_value(ValueKind::Iteration, ty)
    }

    /// The address at a byte offset in the current thread's storage.
    pub fn thread_local(&mut self, offset: ValueId) -> ValueId {
        let ty = self.address_type();
        let offset = self.convert(offset, ty);
        let is_symbol = |value| matches!(self.value(value).kind, ValueKind::Symbol { .. });
        // The rest of a sum is added to the address: Mach-O's linkers replace a symbol by the
        // address of a descriptor, not by an offset.
        match self.value(offset).kind {
            ValueKind::Symbol {
                symbol,
                storage,
                addend,
            } if addend != 0 => {
                let start = self.symbol(symbol, storage, 0);
                let start = self.thread_local(start);
                self.plus(start, addend.into())
            }
            ValueKind::Binary(op @ (BinaryOp::Add | BinaryOp::Sub), a, b) if is_symbol(a) => {
                let start = self.thread_local(a);
                self.binary(op, start, b)
            }
            ValueKind::Binary(BinaryOp::Add, a, b) if is_symbol(b) => {
                let start = self.thread_local(b);
                self.binary(BinaryOp::Add, start, a)
            }
            _ => self.push_value(ValueKind::ThreadLocal(offset), ty),
        }
    }

    /// The canonical frame address as a number of a type.
    pub fn cfa_as(&mut self, ty: Type) -> ValueId {
        self.push_value(ValueKind::Cfa, ty)
    }

    /// The canonical frame address plus an offset in bytes.
    pub fn cfa(&mut self, offset: i64) -> ValueId {
        let ty = self.address_type();
        let cfa = self.cfa_as(ty);
        self.plus(cfa, i128::from(offset))
    }

    /// The frame base, which is not the canonical frame address, plus an offset in bytes.
    pub fn frame_base(&mut self, offset: i64) -> ValueId {
        let ty = self.address_type();
        let base = self.push_value(ValueKind::FrameBase, ty);
        self.plus(base, i128::from(offset))
    }

    /// The number that a procedure leaves on the stack, with a type.
    pub fn call(&mut self, procedure: u32, ty: Type) -> ValueId {
        self.push_value(ValueKind::Call(procedure), ty)
    }

    /// The address of a symbol, or its offset in the current thread's storage, plus an offset in
    /// bytes.
    pub fn symbol(&mut self, symbol: Text, storage: StorageDuration, addend: i64) -> ValueId {
        let ty = self.address_type();
        let kind = ValueKind::Symbol {
            symbol,
            storage,
            addend,
        };
        self.push_value(kind, ty)
    }

    /// A value plus a constant of its type.
    pub fn plus(&mut self, value: ValueId, number: i128) -> ValueId {
        if number == 0 {
            return value;
        }
        let ty = self.value(value).ty;
        let number = self.constant(number, ty);
        self.binary(BinaryOp::Add, value, number)
    }

    /// The number, if the value is a constant.
    pub fn known(&self, value: ValueId) -> Option<i128> {
        match self.value(value).kind {
            ValueKind::Constant(number) => Some(number),
            _ => None,
        }
    }

    /// A known integer, and its width.
    fn known_integer(&self, id: ValueId) -> Option<(Number, u32)> {
        let ty = self.value(id).ty;
        let number = self.known(id).filter(|_| !ty.is_float())?;
        let bits = u16::try_from(self.bits(ty)).ok()?.into();
        Some((Number::new(number as u128, bits, Signedness::Signed), bits))
    }

    /// Returns the result of an operation on two known integers.
    fn computed(&self, op: BinaryOp, a: ValueId, b: ValueId) -> Option<i128> {
        let ((left, bits), (right, _)) = (self.known_integer(a)?, self.known_integer(b)?);
        let result = left
            .binary(op, &right, integer(bits, self.value(a).ty))
            .ok()?;
        match op.is_comparison() {
            true => Some(result.low() as i128),
            false => result.signed(bits),
        }
    }

    /// An operation on one value.
    pub fn unary(&mut self, op: UnaryOp, a: ValueId) -> ValueId {
        let ty = self.value(a).ty;
        if op == UnaryOp::Abs && !ty.is_float() && !ty.is_signed() {
            return a;
        }
        if let Some((number, bits)) = self.known_integer(a)
            && let Ok(number) = number.unary(op, integer(bits, ty))
            && let Some(number) = number.signed(bits)
        {
            return self.constant(number, ty);
        }
        self.push_value(ValueKind::Unary(op, a), ty)
    }

    /// An operation on two values of one type.
    pub fn binary(&mut self, op: BinaryOp, a: ValueId, b: ValueId) -> ValueId {
        let ty = self.value(a).ty;
        if op.is_comparison() {
            return self.comparison(op, a, b);
        }
        if !ty.is_float() {
            let (left, right) = (self.known(a), self.known(b));
            // Only these operations on constants are folded. Quotients and shifts are computed at
            // run time.
            use BinaryOp::{Add, And, Mul, Or, Sub, Xor};
            if let Add | Sub | Mul | And | Or | Xor = op
                && let Some(number) = self.computed(op, a, b)
            {
                return self.constant(number, ty);
            }
            match (op, right) {
                (BinaryOp::Add | BinaryOp::Sub | BinaryOp::Or | BinaryOp::Xor, Some(0))
                | (BinaryOp::Mul, Some(1)) => {
                    return a;
                }
                (BinaryOp::Sub, Some(number)) => return self.plus(a, number.wrapping_neg()),
                (BinaryOp::Add, Some(number)) => match self.value(a).kind {
                    ValueKind::Binary(BinaryOp::Add, inner, addend) => {
                        if let Some(before) = self.known(addend) {
                            return self.plus(inner, before.wrapping_add(number));
                        }
                    }
                    ValueKind::Symbol {
                        symbol,
                        storage,
                        addend,
                    } => {
                        // Addresses wrap. The addend is signed, as in object formats: WebAssembly's
                        // has 32 bits, and does not hold the unsigned number.
                        let sum = number.wrapping_add(addend.into());
                        if let Ok(addend) =
                            i64::try_from(wrap(sum, self.bits(ty), Signedness::Signed))
                        {
                            // The result keeps the value's type, since operations on it depend on
                            // the sign.
                            let moved = ValueKind::Symbol {
                                symbol,
                                storage,
                                addend,
                            };
                            return self.push_value(moved, ty);
                        }
                    }
                    _ => {}
                },
                _ => {}
            }
            if op == BinaryOp::Add && left.is_some() {
                return self.binary(op, b, a);
            }
        }
        self.push_value(ValueKind::Binary(op, a, b), ty)
    }

    /// A value converted to a type, with the same number if the type can hold it.
    pub fn convert(&mut self, a: ValueId, ty: Type) -> ValueId {
        let from = self.value(a);
        if from.ty == ty {
            return a;
        }
        if let (ValueKind::Constant(number), false, false) =
            (from.kind, from.ty.is_float(), ty.is_float())
            && self.keeps_number(number, from.ty, ty, from.ty.signedness())
        {
            return self.constant(number, ty);
        }
        if !from.ty.is_float() && !ty.is_float() && self.bits(from.ty) == self.bits(ty) {
            return self.retyped(a, ty);
        }
        if let Some(low) = self.narrowed(a, ty) {
            return low;
        }
        self.push_value(ValueKind::Convert(a), ty)
    }

    /// The same bits as another type of the same size.
    pub(super) fn retyped(&mut self, a: ValueId, ty: Type) -> ValueId {
        match self.value(a).kind {
            // Additions, subtractions and products do not depend on the sign.
            ValueKind::Binary(
                op @ (BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul),
                left,
                right,
            ) => {
                let (left, right) = (self.retyped_leaf(left, ty), self.retyped_leaf(right, ty));
                self.push_value(ValueKind::Binary(op, left, right), ty)
            }
            _ => self.retyped_leaf(a, ty),
        }
    }

    /// Like [`Tree::retyped`], for the operands of an operation.
    fn retyped_leaf(&mut self, a: ValueId, ty: Type) -> ValueId {
        match self.value(a).kind {
            ValueKind::Constant(number) => self.constant(number, ty),
            leaf @ (ValueKind::Read(_)
            | ValueKind::Entry(_)
            | ValueKind::ThreadLocal(_)
            | ValueKind::Lane
            | ValueKind::Iteration
            | ValueKind::Cfa
            | ValueKind::FrameBase
            | ValueKind::Symbol { .. }) => self.push_value(leaf, ty),
            _ => self.push_value(ValueKind::Bits(a), ty),
        }
    }

    /// An integer zero- or sign-extended, independent of its type's signedness.
    pub fn extend(&mut self, a: ValueId, ty: Type, signedness: Signedness) -> ValueId {
        let from = self.value(a);
        if let ValueKind::Constant(number) = from.kind
            && self.keeps_number(number, from.ty, ty, signedness)
        {
            let number = wrap(number, self.bits(from.ty), signedness);
            return self.constant(number, ty);
        }
        self.push_value(
            if signedness == Signedness::Signed {
                ValueKind::SignExtend(a)
            } else {
                ValueKind::ZeroExtend(a)
            },
            ty,
        )
    }

    /// True if the generic type can hold a value: an integer, a pointer, a vector or plain bits, of
    /// at most `max_bits` bits.
    pub fn is_generic(&self, ty: Type, max_bits: u64) -> bool {
        let bits = self.bits(ty);
        let kind = match ty.kind() {
            TypeKind::Scalar(Scalar::Float(_)) => false,
            TypeKind::Scalar(_) | TypeKind::Vector(..) | TypeKind::Bits(_) => true,
        };
        kind && bits > 0 && bits <= max_bits
    }
}
