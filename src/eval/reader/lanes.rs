//! The lanes in which code runs: their number, the active ones, and the program counter of each.
//!
//! On a GPU, a thread of the program is a lane of a wave. The wave has one program counter; an
//! inactive lane waits elsewhere in the program, and only `DW_AT_LLVM_lane_pc` gives its position.

use super::scan::Scope;
use super::{ReadError, Site, Stated, UnitReader};
use crate::dwarf::Dialect;
use crate::eval::location::Location;
use crate::eval::machine::Machine;
use crate::eval::{ErrorCode, EvalError, read_bits};
use crate::target::ByteOrder;
use alloc::vec::Vec;
use gimli::constants::DwAt;
use gimli::{Endianity, UnitOffset};

const DW_AT_SIMD_WIDTH: DwAt = DwAt(0x3ea0);
const DW_AT_LLVM_ITERATIONS: DwAt = DwAt(0x3eb0);

/// The codes of LLVM's attributes for lanes: the number of lanes, the program counters, the mask.
const CURRENT: [DwAt; 3] = [DwAt(0x3e11), DwAt(0x3e12), DwAt(0x3eb1)];
/// The codes that ROCgdb of ROCm 3.10 to 5 reads.
const LEGACY: [DwAt; 3] = [DwAt(0x3e0a), DwAt(0x3e0b), DwAt(0x3e08)];

impl<'d, E: Endianity> UnitReader<'_, 'd, E> {
    fn lane_attributes(&self) -> [DwAt; 3] {
        match self.encoding.dialect {
            Dialect::LlvmLegacy => LEGACY,
            _ => CURRENT,
        }
    }

    /// The scope of an entry: the function, inlined scope or lexical block itself, or the scope of
    /// a variable or parameter.
    fn scope_of(&self, entry: UnitOffset) -> Option<&Scope<'d>> {
        self.scopes.get(self.index.scope_of(entry)?)
    }

    /// A scope and its enclosing scopes, up to the subprogram.
    fn outward(&self, entry: UnitOffset) -> impl Iterator<Item = &Scope<'d>> {
        core::iter::successors(self.scope_of(entry), |scope| {
            let parent = scope.parent.filter(|_| !scope.is_subprogram)?;
            self.scopes.get(parent)
        })
    }

    /// The number in an attribute of the innermost scope around an entry that has the attribute.
    fn inherited(&self, entry: UnitOffset, attributes: &[DwAt]) -> Option<u64> {
        self.outward(entry).find_map(|scope| {
            let die = self.unit.entry(scope.entry).ok()?;
            (attributes.iter()).find_map(|at| die.attr(*at)?.udata_value())
        })
    }

    /// The number of lanes in which the code of a function, an inlined scope or a block runs, or
    /// the code of the scope of a variable or parameter: `DW_AT_LLVM_lanes` or `DW_AT_simd_width`
    /// of the innermost scope that has it. 0 for code that does not run in lanes; `None` if it is
    /// unknown.
    pub fn lane_count(&self, entry: UnitOffset) -> Option<u64> {
        let [count, ..] = self.lane_attributes();
        self.inherited(entry, &[count, DW_AT_SIMD_WIDTH])
    }

    /// The number of iterations of the source's loop that run at once: `DW_AT_LLVM_iterations` of
    /// the innermost scope that has it as a constant. `None` if there is none; see
    /// [`UnitReader::iterations_at`] for numbers that change.
    pub fn iteration_count(&self, entry: UnitOffset) -> Option<u64> {
        self.inherited(entry, &[DW_AT_LLVM_ITERATIONS])
    }

    /// The number of iterations of the source's loop that run at once at an address in a function,
    /// an inlined scope or a block: `DW_AT_LLVM_iterations` of the innermost scope that has it, a
    /// constant or the number at a location. `None` if there is none at this address.
    ///
    /// `pc` is as for [`UnitReader::lane_pc`].
    ///
    /// # Errors
    /// Those of [`UnitReader::location`].
    pub fn iterations_at(
        &self,
        entry: UnitOffset,
        pc: u64,
        machine: &dyn Machine,
    ) -> Result<Option<u64>, ReadError> {
        for scope in self.outward(entry) {
            let die = self.unit.entry(scope.entry)?;
            if let Some(number) = die
                .attr(DW_AT_LLVM_ITERATIONS)
                .and_then(|value| value.udata_value())
            {
                return Ok(Some(number));
            }
            let Some(stated) = self.stated(&die, DW_AT_LLVM_ITERATIONS)? else {
                continue;
            };
            let location = self.evaluate(Site::new(scope.entry, pc, machine), stated, &[])?;
            return self.address_sized(machine, &location);
        }
        Ok(None)
    }

    /// The program counter of the [focused lane](Machine::lane) in the frame of a function or an
    /// inlined scope: as given by `DW_AT_LLVM_lane_pc` of the innermost function around it that has
    /// the attribute, otherwise `pc`, as in code that does not run in lanes. `None` if the lane was
    /// not active when the function was called.
    ///
    /// `pc` is the wave's address in the [selected](Machine::frame) frame, as for
    /// [`UnitReader::location`].
    ///
    /// # Errors
    /// Those of [`UnitReader::location`]; also if there is no focused lane, or if the function has
    /// fewer lanes.
    pub fn lane_pc(
        &self,
        function: UnitOffset,
        pc: u64,
        machine: &dyn Machine,
    ) -> Result<Option<u64>, ReadError> {
        let lane = self.focused_lane(function, machine)?;
        let [_, attribute, _] = self.lane_attributes();
        let Some((entry, stated)) = self.described_by(function, attribute)? else {
            return Ok(Some(pc));
        };
        let all = self.evaluate(Site::new(entry, pc, machine), stated, &[])?;
        let bits = u128::from(self.encoding.address_bytes) * 8;
        // Undefined storage is unlimited, so it contains any element.
        let own = all.moved((u128::from(lane) * bits) as i128)?;
        self.address_sized(machine, &own)
    }

    /// Returns whether the [focused lane](Machine::lane) was active when the function or inlined
    /// scope was called: whether [`UnitReader::lane_pc`] returns a program counter for it.
    ///
    /// # Errors
    /// Those of [`UnitReader::lane_pc`].
    pub fn was_lane_active(
        &self,
        function: UnitOffset,
        pc: u64,
        machine: &dyn Machine,
    ) -> Result<bool, ReadError> {
        Ok(self.lane_pc(function, pc, machine)?.is_some())
    }

    /// Returns whether the [focused lane](Machine::lane) is active in the frame of a function or an
    /// inlined scope, as given by the mask in `DW_AT_LLVM_active_lane` of the innermost function
    /// around it that has the attribute, otherwise by the target's execution mask.
    ///
    /// # Errors
    /// Those of [`UnitReader::lane_pc`]; also if there is neither a mask nor an execution mask.
    pub fn is_lane_active(
        &self,
        function: UnitOffset,
        pc: u64,
        machine: &dyn Machine,
    ) -> Result<bool, ReadError> {
        let lane = self.focused_lane(function, machine)?;
        let [.., attribute] = self.lane_attributes();
        let mask = match self.described_by(function, attribute)? {
            Some((entry, stated)) => self.evaluate(Site::new(entry, pc, machine), stated, &[])?,
            // Code that does not run in lanes has a single lane, which is active.
            None if self.lane_count(function).is_some_and(|lanes| lanes <= 1) => return Ok(true),
            None => {
                let bits = |register| self.target.register_bits(register).map(u64::from);
                let exec = self.target.register("exec");
                exec.and_then(|exec| Some(Location::register(machine.frame(), exec, bits(exec)?)))
                    .ok_or(NO_MASK)?
            }
        };
        let bits = self.lane_count(function).unwrap_or(lane + 1);
        let mask = self.number(machine, &mask, bits.into())?;
        let byte = usize::try_from(lane / 8).ok();
        let byte = byte.and_then(|index| mask.get(index)).copied();
        Ok(byte.unwrap_or(0) >> (lane % 8) & 1 == 1)
    }

    /// The location of a variable or parameter as the [focused lane](Machine::lane) sees it: at the
    /// [lane's program counter](UnitReader::lane_pc) instead of the wave's. Undefined if the lane
    /// was not active when the function was called.
    ///
    /// # Errors
    /// Those of [`UnitReader::location`] and [`UnitReader::lane_pc`].
    pub fn location_in_lane(
        &self,
        entry: UnitOffset,
        pc: u64,
        machine: &dyn Machine,
    ) -> Result<Location, ReadError> {
        match self.lane_pc(entry, pc, machine)? {
            Some(pc) => self.location(entry, pc, machine),
            None => Ok(Location::UNDEFINED),
        }
    }

    /// Returns the focused lane, which must exist in the scope of an entry.
    fn focused_lane(&self, entry: UnitOffset, machine: &dyn Machine) -> Result<u64, EvalError> {
        let lane = machine.lane().ok_or(NO_LANE)?;
        // Code that does not run in lanes has a single lane.
        let fewer = |lanes: u64| lane >= lanes.max(1);
        match self.lane_count(entry).is_some_and(fewer) {
            true => Err(TOO_FEW),
            false => Ok(lane),
        }
    }

    /// The innermost function around an entry that has an attribute of lanes, and the attribute.
    /// `None` in code without lanes: an attribute of an enclosing function does not describe this
    /// code.
    fn described_by(
        &self,
        entry: UnitOffset,
        attribute: DwAt,
    ) -> Result<Option<(UnitOffset, Stated<'d>)>, ReadError> {
        if self.lane_count(entry) == Some(0) {
            return Ok(None);
        }
        for scope in self.outward(entry).filter(|scope| scope.is_function) {
            if let Some(stated) = self.stated(&self.unit.entry(scope.entry)?, attribute)? {
                return Ok(Some((scope.entry, stated)));
            }
        }
        Ok(None)
    }

    /// The number at a location that has the size of an address; `None` if none of its bits has a
    /// value.
    fn address_sized(
        &self,
        machine: &dyn Machine,
        location: &Location,
    ) -> Result<Option<u64>, ReadError> {
        let bits = u128::from(self.encoding.address_bytes) * 8;
        let contents = self.evaluator().read_known(machine, location, bits)?;
        if contents.known_bits() == 0 && !contents.is_unreadable() {
            return Ok(None);
        }
        let digits = self.number(machine, location, bits)?;
        let digits = digits.iter().rev();
        Ok(Some(
            digits.fold(0, |number, byte| number << 8 | u64::from(*byte)),
        ))
    }

    /// The bytes of a number at a location, the least significant first.
    fn number(
        &self,
        machine: &dyn Machine,
        location: &Location,
        bits: u128,
    ) -> Result<Vec<u8>, ReadError> {
        let order = self.target.byte_order();
        let mut bytes = read_bits(machine, order, location, bits)?;
        if order == ByteOrder::Big {
            bytes.reverse();
        }
        Ok(bytes)
    }
}

const NO_LANE: EvalError = EvalError::new(ErrorCode::MissingContext, "the machine has no lane");
const TOO_FEW: EvalError = EvalError::new(
    ErrorCode::MissingContext,
    "the code has fewer lanes than the machine's lane",
);
const NO_MASK: EvalError =
    EvalError::new(ErrorCode::MissingContext, "the active lanes are unknown");
