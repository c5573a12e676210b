//! Symbolic evaluation of a `DIExpr`: from its operations, and the locations of its referrer and
//! arguments, to the location that it denotes.

use super::degradation::DegradationReason;
use crate::expr::arithmetic::{binary_op, unary_op};
use crate::expr::table::{arithmetic, comparison, integral, reads_entry_value};
use crate::expr::{Constants, DIOp};
use crate::location::{BinaryOp, Location, LocationId, OffsetUnit, Tree, ValueId, ValueKind};
use crate::number::Signedness;
use crate::target::ByteOrder;
use crate::ty::{AddressSpace, Type};
use alloc::vec;
use alloc::vec::Vec;

/// The maximum size of a constant in bits, which is the size of the widest integer type.
const MAX_CONSTANT_BITS: u64 = 65_535;

/// The maximum number of elements for which `DIOpExtend` and `DIOpSelect` are lowered, since each
/// element becomes a part.
const MAX_ELEMENTS: u32 = 1024;

/// The inputs of an expression.
pub(super) struct Context<'a> {
    /// The location of the referrer of a bounded lifetime. If the referrer is a register, the
    /// location has the size that the widest `DIOpReferrer` requires.
    pub(super) referrer: Option<LocationId>,
    /// The referrer's location for [`DIOp::EntryValue`]. A call does not change which value a
    /// register held on entry, even if it clobbers the register.
    pub(super) on_entry: Option<LocationId>,
    pub(super) arguments: &'a [LocationId],
    /// The sizes in bits of the referrers of a frame rule, which are its arguments; empty for a
    /// lifetime.
    pub(super) sizes: &'a [u64],
    /// The pool of wide constants.
    pub(super) constants: &'a Constants,
}

/// The reason why an expression has no location that can be written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Failure {
    /// An input is undefined: the object is undefined there.
    Undefined,
    /// The evaluation fails for another reason. The loss must be reported.
    Fails,
    /// The location is too large.
    Limit,
}

impl Failure {
    /// Returns the degradation to report for the expression.
    pub(super) fn reason(self) -> DegradationReason {
        match self {
            Failure::Undefined => DegradationReason::Undefined,
            Failure::Fails => DegradationReason::Fails,
            Failure::Limit => DegradationReason::Limit,
        }
    }
}

/// Reads the value at a location. The tree does not compute the address for a pointer to memory
/// that was moved by a computed offset. Its bits are not undefined, so the loss must be reported.
pub(super) fn value_of(
    tree: &mut Tree,
    location: LocationId,
    ty: Type,
) -> Result<ValueId, Failure> {
    let value = tree.read(location, ty);
    value.ok_or_else(|| match is_lost(tree, location) {
        true => Failure::Limit,
        false => no_bits(tree, location, ty),
    })
}

/// Returns the failure of reading a location that has no value of a type.
fn no_bits(tree: &Tree, location: LocationId, ty: Type) -> Failure {
    match reads_nothing(tree, location, 0, tree.bits(ty)) {
        true => Failure::Undefined,
        // The location is a pointer, and is not an address.
        false => Failure::Fails,
    }
}

/// True if some of the `bits` bits of a location from bit `from` on are undefined on every machine.
fn reads_nothing(tree: &Tree, location: LocationId, from: u64, bits: u64) -> bool {
    match tree.location(location) {
        Location::Undefined => true,
        // The recursion ends because the depth of a tree is bounded.
        Location::Composite { parts, bit_offset } => {
            let from = bit_offset.saturating_add(from);
            tree.slices(parts, from, bits)
                .any(|one| reads_nothing(tree, one.location, one.from, one.bits))
        }
        Location::Choose { first, second, .. } => {
            reads_nothing(tree, first, from, bits) && reads_nothing(tree, second, from, bits)
        }
        _ => false,
    }
}

/// True for a pointer to memory that was moved by a computed offset, and for a location that
/// contains such a pointer.
fn is_lost(tree: &Tree, location: LocationId) -> bool {
    match tree.location(location) {
        Location::Pointer { to, .. } => matches!(tree.location(to), Location::Moved { .. }),
        // The recursion ends because the depth of a tree is bounded.
        Location::Composite { parts, .. } => tree
            .parts(parts)
            .iter()
            .any(|part| is_lost(tree, part.location)),
        Location::Choose { first, second, .. } => is_lost(tree, first) || is_lost(tree, second),
        _ => false,
    }
}

/// Returns the size of the referrer in bits: the largest that a `DIOpReferrer` reads; 0 if there is
/// none.
pub(super) fn referrer_bits(tree: &Tree, ops: &[DIOp]) -> u64 {
    let read = ops.iter().map(|op| match op {
        DIOp::Referrer { ty } => tree.bits(*ty),
        _ => 0,
    });
    read.max().unwrap_or(0)
}

/// Returns the part of a referrer of `whole` bits that is read as type `ty`: the low bits of a
/// register. On a big-endian target, they start at a bit offset that depends on the size.
fn sized(tree: &mut Tree, referrer: LocationId, whole: u64, ty: Type) -> Option<LocationId> {
    let is_big = tree.target().byte_order() == ByteOrder::Big;
    // A composite is the part of a register that a call preserves.
    let is_register = matches!(
        tree.location(referrer),
        Location::Register { .. } | Location::Composite { .. }
    );
    let bits = tree.bits(ty);
    if !is_big || !is_register || bits >= whole {
        return Some(referrer);
    }
    tree.moved_bits(referrer, i128::from(whole - bits))
}

fn known<T>(option: Option<T>) -> Result<T, Failure> {
    option.ok_or(Failure::Undefined)
}

/// Maps `None`, the result for a location that cannot be built, to [`Failure::Fails`].
fn made<T>(option: Option<T>) -> Result<T, Failure> {
    option.ok_or(Failure::Fails)
}

/// Evaluates the operations symbolically. Returns the location and type that they leave. `stack` is
/// a scratch buffer, whose last element is the top.
pub(super) fn build(
    tree: &mut Tree,
    ops: &[DIOp],
    context: &Context<'_>,
    stack: &mut Vec<(LocationId, Type)>,
) -> Result<(LocationId, Type), Failure> {
    stack.clear();
    let mut machine = Machine {
        tree,
        ops,
        referrer: None,
        context,
        stack,
    };
    for (index, op) in ops.iter().enumerate() {
        let result = machine.step(*op, index)?;
        if !machine.tree.is_within_limits(result.0) {
            return Err(Failure::Limit);
        }
        machine.stack.push(result);
    }
    machine.pop()
}

/// The symbolic evaluation of an expression.
struct Machine<'a> {
    tree: &'a mut Tree,
    ops: &'a [DIOp],
    /// The size of the referrer in bits, and true if an operation reads a value on entry. Computed
    /// once, because an expression may have a referrer for each part of an object.
    referrer: Option<(u64, bool)>,
    context: &'a Context<'a>,
    stack: &'a mut Vec<(LocationId, Type)>,
}

impl Machine<'_> {
    /// Moves the location below the top by the offset on top.
    fn moved(&mut self, unit: OffsetUnit) -> Result<LocationId, Failure> {
        let (by, base) = (self.value()?, self.pop()?);
        made(self.tree.moved(base.0, by, unit))
    }

    fn pop(&mut self) -> Result<(LocationId, Type), Failure> {
        known(self.stack.pop())
    }

    /// Pops a location and reads its value.
    fn value(&mut self) -> Result<ValueId, Failure> {
        let (location, ty) = self.pop()?;
        value_of(self.tree, location, ty)
    }

    /// Evaluates the operation at an index.
    fn step(&mut self, op: DIOp, index: usize) -> Result<(LocationId, Type), Failure> {
        Ok(match op {
            DIOp::Referrer { ty } => (self.referrer(ty, index)?, ty),
            DIOp::Arg { index, ty } => (self.argument(index as usize, ty)?, ty),
            DIOp::TypeObject { ty } => (self.tree.object(), ty),
            DIOp::Constant { ty, value } => {
                (constant(self.tree, self.context.constants, value, ty)?, ty)
            }
            DIOp::Reinterpret { ty } => (self.pop()?.0, ty),
            DIOp::BitOffset { ty } => (self.moved(OffsetUnit::Bits)?, ty),
            DIOp::ByteOffset { ty } => (self.moved(OffsetUnit::Bytes)?, ty),
            DIOp::Composite { count, ty } => (self.composite(count as usize)?, ty),
            DIOp::Extend { count } => self.extend(count)?,
            DIOp::Select {} => self.select()?,
            DIOp::Overlay { ty } => {
                let (by, over, base) = (self.value()?, self.pop()?, self.pop()?);
                (made(self.tree.overlay(base, over, by))?, ty)
            }
            DIOp::ObjectMap {
                element_size,
                element_count,
            } => self.object_map((element_size, element_count))?,
            DIOp::AddrOf { space } => {
                let (to, of) = self.pop()?;
                let (ty, bits) = (Type::ptr(space), self.tree.bits(of));
                let space = self.dwarf_space(space)?;
                (self.tree.address_of(to, bits, space, ty), ty)
            }
            DIOp::Deref { ty } => (self.dereference()?, ty),
            DIOp::Choose {} => {
                let (condition, second, first) = (self.value()?, self.pop()?, self.pop()?);
                (self.tree.choose(condition, first.0, second.0), first.1)
            }
            DIOp::ThreadLocal { ty } => {
                let offset = self.value()?;
                let address = self.tree.thread_local(offset);
                (self.tree.memory(0, address), ty)
            }
            DIOp::Convert { .. }
            | DIOp::ZExt { .. }
            | DIOp::SExt { .. }
            | DIOp::Read {}
            | DIOp::Neg {}
            | DIOp::Not {}
            | DIOp::Abs {}
            | DIOp::Cfa { .. }
            | DIOp::PushLane { .. }
            | DIOp::PushIteration { .. }
            | DIOp::EntryValue { .. }
            | arithmetic!()
            | integral!()
            | comparison!() => {
                let value = self.computed(op)?;
                (self.tree.implicit(value), self.tree.value(value).ty)
            }
        })
    }

    /// Evaluates an operation whose result is a value.
    fn computed(&mut self, op: DIOp) -> Result<ValueId, Failure> {
        Ok(match op {
            DIOp::Convert { ty } => {
                let a = self.value()?;
                self.tree.convert(a, ty)
            }
            DIOp::ZExt { ty } => {
                let a = self.value()?;
                self.tree.extend(a, ty, Signedness::Unsigned)
            }
            DIOp::SExt { ty } => {
                let a = self.value()?;
                self.tree.extend(a, ty, Signedness::Signed)
            }
            DIOp::Read {} => self.value()?,
            DIOp::Neg {} | DIOp::Not {} | DIOp::Abs {} => {
                let a = self.value()?;
                self.tree.unary(made(unary_op(op))?, a)
            }
            DIOp::Cfa { space } => self.tree.cfa_as(Type::ptr(space)),
            DIOp::PushLane { ty } => self.tree.lane(ty),
            DIOp::PushIteration { ty } => self.tree.iteration(ty),
            DIOp::EntryValue { ty } => {
                let (register, _) = self.pop()?;
                let value = self.tree.entry_value(register, ty);
                value.ok_or_else(|| no_bits(self.tree, register, ty))?
            }
            _ => self.binary(op)?,
        })
    }

    fn argument(&mut self, index: usize, ty: Type) -> Result<LocationId, Failure> {
        let argument = known(self.context.arguments.get(index).copied())?;
        match self.context.sizes.get(index) {
            Some(&whole) => made(sized(self.tree, argument, whole, ty)),
            None => Ok(argument),
        }
    }

    fn referrer(&mut self, ty: Type, index: usize) -> Result<LocationId, Failure> {
        let (whole, has_entry_values) = *self.referrer.get_or_insert_with(|| {
            let is_entry_value = |op: &DIOp| matches!(op, DIOp::EntryValue { .. });
            let whole = match self.context.sizes.first() {
                Some(&whole) => whole,
                None => referrer_bits(self.tree, self.ops),
            };
            (whole, self.ops.iter().any(is_entry_value))
        });
        let rest = self.ops.get(index + 1..).unwrap_or(&[]);
        let referrer = known(match has_entry_values && reads_entry_value(rest) {
            true => self.context.on_entry,
            false => self.context.referrer,
        })?;
        let referrer = self.pointer(referrer, ty);
        made(sized(self.tree, referrer, whole, ty))
    }

    /// Returns an address as a pointer of a type, which may have fewer bits than the addresses of
    /// the default address space: the storage ends where the pointer does.
    fn pointer(&mut self, referrer: LocationId, ty: Type) -> LocationId {
        let Location::Implicit {
            value,
            bit_offset: 0,
        } = self.tree.location(referrer)
        else {
            return referrer;
        };
        let address = self.tree.value(value);
        let is_address = !matches!(address.kind, ValueKind::Constant(_));
        if !is_address || self.tree.bits(address.ty) <= self.tree.bits(ty) {
            return referrer;
        }
        let pointer = self.tree.convert(value, ty);
        self.tree.implicit(pointer)
    }

    fn composite(&mut self, count: usize) -> Result<LocationId, Failure> {
        let first = known(self.stack.len().checked_sub(count))?;
        let location = self.tree.composite(&self.stack[first..]);
        self.stack.truncate(first);
        Ok(location)
    }

    fn extend(&mut self, count: u32) -> Result<(LocationId, Type), Failure> {
        let element = self.pop()?;
        if count > MAX_ELEMENTS {
            return Err(Failure::Limit);
        }
        let ty = known(Type::vector(count, element.1))?;
        Ok((self.tree.composite(&vec![element; count as usize]), ty))
    }

    fn dereference(&mut self) -> Result<LocationId, Failure> {
        let (pointer, ty) = self.pop()?;
        let space = ty.address_space().unwrap_or(AddressSpace(0));
        let space = self.dwarf_space(space)?;
        let followed = self.tree.dereference(pointer, space, ty);
        followed.ok_or_else(|| no_bits(self.tree, pointer, ty))
    }

    fn select(&mut self) -> Result<(LocationId, Type), Failure> {
        let (mask, mask_type) = self.pop()?;
        let (one, ty) = self.pop()?;
        let (zero, _) = self.pop()?;
        let is_long = |(count, _)| count > MAX_ELEMENTS;
        if ty.elements().is_some_and(is_long) {
            return Err(Failure::Limit);
        }
        let mask = value_of(self.tree, mask, mask_type)?;
        Ok((made(self.tree.select(mask, zero, one, ty))?, ty))
    }

    /// Returns an array with a chunk in registers. `elements` has the size and number of the
    /// chunk's elements.
    fn object_map(&mut self, elements: (u32, u32)) -> Result<(LocationId, Type), Failure> {
        let (chunk, ty) = self.pop()?;
        let (registers, array) = (self.pop()?, self.pop()?);
        let bits = self.tree.bits(ty);
        // If the number is undefined, the location is the array alone; if its evaluation fails,
        // there is no location. A location does not distinguish the two, and neither does an
        // operation of DWARF.
        if self.tree.is_undefined(chunk, bits) || self.tree.may_be_undefined(chunk, bits) {
            return Err(Failure::Fails);
        }
        let chunk = value_of(self.tree, chunk, ty)?;
        let location = self.tree.object_map(array, registers, chunk, elements);
        Ok((made(location)?, array.1))
    }

    fn binary(&mut self, op: DIOp) -> Result<ValueId, Failure> {
        let b = self.value()?;
        let a = self.value()?;
        let ty = self.tree.value(a).ty;
        let op = made(binary_op(op, ty.signedness()))?;
        let divides = matches!(op, BinaryOp::Div | BinaryOp::Mod) && !ty.is_float();
        if divides && self.tree.known(b) == Some(0) {
            return Err(Failure::Fails);
        }
        Ok(self.tree.binary(op, a, b))
    }

    fn dwarf_space(&self, space: AddressSpace) -> Result<u64, Failure> {
        known(self.tree.target().dwarf_address_space(space))
    }
}

/// Returns the bits of a vector's constant in the order of a big-endian memory. In `bytes`, element
/// 0 has the lowest bits; in the result it has the most significant ones, because it comes first in
/// memory. Both begin with the least significant byte.
pub(crate) fn elements_turned(bytes: &[u8], count: u32, element: u64) -> Vec<u8> {
    let mut turned = vec![0; bytes.len()];
    let mut next = 0;
    for index in (0..u64::from(count)).rev() {
        for bit in index * element..(index + 1) * element {
            let is_set = bytes
                .get((bit / 8) as usize)
                .is_some_and(|byte| byte >> (bit % 8) & 1 != 0);
            if let Some(byte) = turned.get_mut(next / 8) {
                *byte |= u8::from(is_set) << (next % 8);
            }
            next += 1;
        }
    }
    turned
}

/// Returns an implicit location for a constant. A constant of more than 128 bits becomes a
/// composite of 64-bit parts.
pub(super) fn constant(
    tree: &mut Tree,
    pool: &Constants,
    value: crate::expr::Constant,
    ty: Type,
) -> Result<LocationId, Failure> {
    let mut bytes = Vec::new();
    let bits = tree.bits(ty);
    if value.is_undef() {
        return Ok(tree.undefined());
    }
    let is_big = tree.target().byte_order() == ByteOrder::Big;
    let elements = ty.elements().filter(|(count, _)| is_big && *count > 1);
    if bits <= 128
        && elements.is_none()
        && let Some(number) = pool.number(value)
    {
        let number = tree.constant(number, ty);
        return Ok(tree.implicit(number));
    }
    if bits > MAX_CONSTANT_BITS {
        return Err(Failure::Limit);
    }
    pool.bits(value, bits, &mut bytes)
        .map_err(|_| Failure::Undefined)?;
    if let Some((count, element)) = elements {
        bytes = elements_turned(&bytes, count, tree.bits(element));
        if bits <= 128 {
            let number = bytes
                .iter()
                .rev()
                .fold(0u128, |number, byte| number << 8 | u128::from(*byte));
            let number = tree.constant(number as i128, ty);
            return Ok(tree.implicit(number));
        }
    }
    let mut parts = Vec::new();
    let mut left = bits;
    for chunk in bytes.chunks(8) {
        let mut eight = [0; 8];
        eight[..chunk.len()].copy_from_slice(chunk);
        let bits = left.min(64);
        left -= bits;
        let number = tree.constant(
            i128::from(u64::from_le_bytes(eight)),
            Type::uint(bits as u16),
        );
        parts.push((tree.implicit(number), Type::bits(bits)));
    }
    if is_big {
        parts.reverse();
    }
    Ok(tree.composite(&parts))
}

/// True if a location is implicit. A second implicit location of an object adds no location to read
/// or write.
pub(super) fn is_implicit(tree: &Tree, location: LocationId) -> bool {
    matches!(tree.location(location), Location::Implicit { .. })
}
