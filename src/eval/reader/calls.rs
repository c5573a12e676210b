//! Calls: the function that each call site calls, and the parameters that it passes (DWARF 5
//! section 3.4).

use super::{Die, MAX_STEPS, ORIGIN, Stated, UnitReader, only_operation};
use crate::dwarf::Operation;
use crate::eval::location::EntryId;
use crate::eval::machine::{Machine, Parameter};
use crate::eval::unwind::{CallStack, Callee};
use crate::target::Register;
use alloc::vec::Vec;
use gimli::constants::{self as dw, DwAt};
use gimli::{AttributeValue, Endianity, UnitOffset};
use hashbrown::HashMap;

/// The attributes of a call site that refer to the called function. The second one is GNU's.
const CALLEE: [DwAt; 2] = [dw::DW_AT_call_origin, dw::DW_AT_abstract_origin];

/// The attributes with the address of the called function. The second one is GNU's.
const ADDRESS: [DwAt; 2] = [dw::DW_AT_call_target, dw::DW_AT_GNU_call_site_target];

/// The expressions `DW_OP_breg0 0` to `DW_OP_breg31 0`: the memory to which a register points.
static POINTED: [[u8; 2]; 32] = {
    let mut pointed = [[0x70, 0]; 32];
    let mut number = 0;
    while number < pointed.len() {
        pointed[number][0] += number as u8;
        number += 1;
    }
    pointed
};

/// The place in which a call passes a parameter.
#[derive(Debug)]
pub(super) enum PassedIn<'d> {
    Parameter(Parameter),
    /// A place other than one register, as an expression.
    Place(&'d [u8]),
}

#[derive(Debug)]
pub(super) struct Call<'d> {
    /// The call site.
    entry: UnitOffset,
    pub(super) return_address: u64,
    pub(super) target: Callee<'d>,
    pub(super) passed: Vec<(PassedIn<'d>, &'d [u8])>,
}

/// A tail call: a jump at the end of a function.
#[derive(Debug)]
pub(super) struct TailCall<'d> {
    /// The call site.
    entry: UnitOffset,
    /// The function that ends, by its index among the scopes.
    scope: usize,
    pub(super) target: Callee<'d>,
}

/// The functions of a unit that have code.
#[derive(Default)]
struct Functions {
    /// The first addresses of the functions with an abstract instance or declaration, by its offset
    /// in `.debug_info`. There are several if the compiler made clones of the function.
    instances: HashMap<u64, Vec<u64>>,
}

impl Functions {
    /// Returns the first address of the only function with an abstract instance or declaration.
    fn only(&self, entry: u64) -> Option<u64> {
        match self.instances.get(&entry).map(Vec::as_slice) {
            Some([start]) => Some(*start),
            _ => None,
        }
    }
}

/// Returns the expression in an attribute. Before DWARF 4, it is a block.
fn expression<'d, E: Endianity>(entry: &Die<'d, E>, attribute: DwAt) -> Option<&'d [u8]> {
    match entry.attr_value(attribute)? {
        AttributeValue::Exprloc(expression) => Some(expression.0.slice()),
        AttributeValue::Block(block) => Some(block.slice()),
        _ => None,
    }
}

impl<'d, E: Endianity> UnitReader<'_, 'd, E> {
    /// Returns the call of a call site, if its return address is known.
    pub(super) fn call(&self, entry: &Die<'d, E>) -> Option<Call<'d>> {
        // A GNU call site has the return address as its `DW_AT_low_pc`.
        let return_address = [dw::DW_AT_call_return_pc, dw::DW_AT_low_pc]
            .into_iter()
            .find_map(|at| {
                self.dwarf
                    .attr_address(self.unit, entry.attr_value(at)?)
                    .ok()
                    .flatten()
            })?;
        Some(Call {
            entry: entry.offset(),
            return_address,
            target: Callee::Unknown,
            passed: Vec::new(),
        })
    }

    /// Returns the tail call of a call site in a function, if it is one.
    pub(super) fn tail_call(&self, entry: &Die<'d, E>, scope: usize) -> Option<TailCall<'d>> {
        // The second attribute is GNU's.
        let flags = [dw::DW_AT_call_tail_call, dw::DW_AT_GNU_tail_call];
        let mut flags = flags.into_iter().map(|flag| entry.attr_value(flag));
        let is_tail_call = flags.any(|flag| matches!(flag, Some(AttributeValue::Flag(true))));
        is_tail_call.then_some(TailCall {
            entry: entry.offset(),
            scope,
            target: Callee::Unknown,
        })
    }

    /// Finds the called function of each call site, and the symbols of the unit's functions.
    /// Ignores entries that cannot be read.
    pub(super) fn find_targets(&mut self) {
        let functions = self.functions();
        let mut known = HashMap::new();
        for index in 0..self.calls.len() {
            self.calls[index].target = self
                .target_of(self.calls[index].entry, &functions, &mut known)
                .unwrap_or(Callee::Unknown);
        }
        for index in 0..self.tail_calls.len() {
            self.tail_calls[index].target = self
                .target_of(self.tail_calls[index].entry, &functions, &mut known)
                .unwrap_or(Callee::Unknown);
        }
    }

    /// Collects the functions of the unit that have code, and their symbols.
    fn functions(&mut self) -> Functions {
        let mut functions = Functions::default();
        let mut symbols = Vec::new();
        for scope in self.scopes.iter().filter(|scope| scope.is_subprogram) {
            let (Some((start, _)), Ok(own)) = (scope.ranges.first(), self.unit.entry(scope.entry))
            else {
                continue;
            };
            let (symbol, completed) = self.symbol(own);
            for entry in &completed {
                functions.instances.entry(*entry).or_default().push(*start);
            }
            symbols.extend(symbol.map(|symbol| (symbol, *start, completed)));
        }
        // A function and its clones have the symbol of the function, so the symbol does not
        // distinguish them.
        let is_only = |entry: &u64| functions.only(*entry).is_some();
        symbols.retain(|(_, _, completed)| completed.iter().all(is_only));
        let symbols = symbols.into_iter();
        self.symbols = symbols.map(|(symbol, start, _)| (symbol, start)).collect();
        functions
    }

    /// Returns the symbol of a function, if it is external, and the offsets of the entries that its
    /// entry completes. Entries of other units are not read.
    fn symbol(&self, own: Die<'d, E>) -> (Option<&'d [u8]>, Vec<u64>) {
        let (mut is_external, mut linkage_name, mut name) = (false, None, None);
        let mut completed = Vec::new();
        let mut next = Some(own);
        for _ in 0..MAX_STEPS {
            let Some(entry) = next else { break };
            let text = |at| {
                let text = self.dwarf.attr_string(self.unit, entry.attr_value(at)?);
                Some(text.ok()?.slice())
            };
            let flag = entry.attr_value(dw::DW_AT_external);
            is_external |= matches!(flag, Some(AttributeValue::Flag(true)));
            linkage_name = linkage_name
                .or_else(|| text(dw::DW_AT_linkage_name))
                .or_else(|| text(dw::DW_AT_MIPS_linkage_name));
            name = name.or_else(|| text(dw::DW_AT_name));
            let referred = self.referred(&entry, &ORIGIN);
            completed.extend(referred.as_ref().map(|(id, _)| *id));
            next = referred.and_then(|(_, entry)| entry);
        }
        (linkage_name.or(name).filter(|_| is_external), completed)
    }

    /// Returns the offset in `.debug_info` of the entry that the first of these attributes refers
    /// to, and the entry if it is in the unit.
    fn referred(
        &self,
        from: &Die<'d, E>,
        attributes: &[DwAt],
    ) -> Option<(u64, Option<Die<'d, E>>)> {
        let mut attributes = attributes.iter();
        let (id, own) = match attributes.find_map(|at| from.attr_value(*at))? {
            AttributeValue::UnitRef(own) => (self.entry_id(own)?.0, Some(own)),
            AttributeValue::DebugInfoRef(offset) => {
                (offset.0 as u64, offset.to_unit_offset(&self.unit.header))
            }
            _ => return None,
        };
        Some((id, own.and_then(|own| self.unit.entry(own).ok())))
    }

    /// Returns the function that a call site calls. `known` has the results for functions that
    /// earlier call sites named.
    fn target_of(
        &self,
        call: UnitOffset,
        functions: &Functions,
        known: &mut HashMap<u64, Callee<'d>>,
    ) -> Option<Callee<'d>> {
        let site = self.unit.entry(call).ok()?;
        let Some((id, callee)) = self.referred(&site, &CALLEE) else {
            let mut attributes = ADDRESS.into_iter();
            let address = attributes.find_map(|at| expression(&site, at));
            return address.map(Callee::Computed);
        };
        if let Some(target) = known.get(&id) {
            return Some(*target);
        }
        let start = callee.as_ref().and_then(|callee| self.start(callee));
        let target = match start.or_else(|| functions.only(id)) {
            Some(start) => Callee::Function(start),
            None => {
                let symbol = callee.and_then(|callee| self.symbol(callee).0);
                symbol.map_or(Callee::Unknown, Callee::Symbol)
            }
        };
        known.insert(id, target);
        Some(target)
    }

    /// Returns the first address of the code of a function's entry.
    fn start(&self, function: &Die<'d, E>) -> Option<u64> {
        if let Some(value) = function.attr_value(dw::DW_AT_low_pc)
            && function.attr_value(dw::DW_AT_ranges).is_none()
        {
            return self.dwarf.attr_address(self.unit, value).ok().flatten();
        }
        // The first of several ranges is where the function starts (section 2.18).
        let value = function.attr_value(dw::DW_AT_ranges)?;
        let mut list = self.dwarf.attr_ranges(self.unit, value).ok()??;
        list.next().ok()?.map(|range| range.begin)
    }

    /// Returns a parameter that a call site passes, and the expression of its value.
    pub(super) fn passed(&self, entry: &Die<'d, E>) -> Option<(PassedIn<'d>, &'d [u8])> {
        let expression = |at| expression(entry, at);
        let value = expression(dw::DW_AT_call_value)
            .or_else(|| expression(dw::DW_AT_GNU_call_site_value))?;
        let place = expression(dw::DW_AT_location);
        let register = place.and_then(|place| self.register_in(place));
        let origin = [dw::DW_AT_call_parameter, dw::DW_AT_abstract_origin]
            .into_iter()
            .find_map(|at| entry.attr_value(at));
        let parameter = match (register, origin) {
            (Some(register), _) => PassedIn::Parameter(Parameter::Register(register)),
            (None, Some(AttributeValue::UnitRef(offset))) => {
                PassedIn::Parameter(Parameter::Entry(self.entry_id(offset)?))
            }
            (None, Some(AttributeValue::DebugInfoRef(offset))) => {
                PassedIn::Parameter(Parameter::Entry(EntryId(offset.0 as u64)))
            }
            _ => PassedIn::Place(place?),
        };
        Some((parameter, value))
    }

    /// Returns the place to which a register of a call site's parameter points, and the expression
    /// of the value there: that of a parameter that is passed by reference.
    pub(super) fn passed_data(&self, entry: &Die<'d, E>) -> Option<(PassedIn<'d>, &'d [u8])> {
        let expression = |at| expression(entry, at);
        let value = expression(dw::DW_AT_call_data_value)
            .or_else(|| expression(dw::DW_AT_GNU_call_site_data_value))?;
        let register = self.register_in(expression(dw::DW_AT_location)?)?;
        let place = POINTED.get(usize::from(register.0))?;
        Some((PassedIn::Place(place), value))
    }

    /// Returns the register that a location description consists of.
    fn register_in(&self, place: &[u8]) -> Option<Register> {
        match only_operation(self.encoding, place)? {
            Operation::Reg(number) => Some(Register(number.into())),
            Operation::Regx(register) => Some(register),
            _ => None,
        }
    }

    /// Adds data from the unit to a stack of frames: the frame bases and symbols of its functions,
    /// the functions that its calls call, the parameters that they pass, and its [load
    /// bias](UnitReader::loaded_at). Without it, the frame bases and values on entry of other
    /// frames are unknown. Add all units before [`unwind`](CallStack::unwind).
    ///
    /// A parameter's value on entry is known if the call certainly calls the frame's function: the
    /// call site refers to the function's entry or, in another unit, to a declaration with its
    /// symbol, or it has an expression for the function's address. Otherwise, the called function
    /// may have ended in a tail call. Tail calls of the function must not lead back to it; a tail
    /// call of an unknown function may.
    pub fn add_to<M: Machine>(&self, stack: &mut CallStack<'d, M>) {
        for scope in &self.scopes {
            for (start, end) in scope.ranges.iter().copied() {
                // The ranges of blocks and inlined scopes are inside these.
                if self.bias != 0 && scope.is_subprogram {
                    stack.add_load_bias(start, end, self.bias);
                }
                match &scope.frame_base {
                    Some(Stated::Expression(expression)) => {
                        stack.add_frame_base(start, end, expression)
                    }
                    Some(Stated::List(entries)) => {
                        for entry in entries {
                            let (from, to) = entry.range.unwrap_or((start, end));
                            let (from, to) = (from.max(start), to.min(end));
                            // The entry may hold only in other ranges of the function.
                            if from < to {
                                stack.add_frame_base(from, to, entry.expression);
                            }
                        }
                    }
                    Some(Stated::Location(_)) | None => {}
                }
            }
        }
        for scope in self.scopes.iter().filter(|scope| scope.is_subprogram) {
            // The first range is where the function starts (section 2.18).
            if let [(function, _), parts @ ..] = &scope.ranges[..] {
                for (start, _) in parts {
                    stack.add_part(*start, *function);
                }
            }
        }
        for (symbol, start) in &self.symbols {
            stack.add_symbol(symbol, *start);
        }
        for call in &self.tail_calls {
            let scope = self.scopes.get(call.scope);
            if let Some((function, _)) = scope.and_then(|scope| scope.ranges.first()) {
                stack.add_tail_call(*function, call.target);
            }
        }
        for call in &self.calls {
            stack.add_call_target(call.return_address, call.target);
            for (passed, value) in &call.passed {
                match passed {
                    PassedIn::Parameter(parameter) => {
                        stack.add_call_site(call.return_address, *parameter, value);
                    }
                    PassedIn::Place(place) => {
                        stack.add_call_place(call.return_address, place, value);
                    }
                }
            }
        }
    }
}
