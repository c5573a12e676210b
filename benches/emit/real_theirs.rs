//! The real shape by `gimli::write`.

use super::program::*;
use super::theirs::Theirs;
use gimli::constants::*;
use gimli::write::{
    Address, AttributeValue, CallFrameInstruction, Expression, FrameDescriptionEntry, LocationList,
    UnitEntryId,
};
use gimli::{DwAt, Register};

struct Inlined {
    origin: UnitEntryId,
    variables: Vec<UnitEntryId>,
}

struct Shared {
    types: Vec<UnitEntryId>,
    inlined: Vec<Inlined>,
    subprograms: Vec<UnitEntryId>,
}

impl Theirs {
    fn child(&mut self, parent: UnitEntryId, tag: gimli::DwTag) -> UnitEntryId {
        self.dwarf.unit.add(parent, tag)
    }

    fn set(&mut self, entry: UnitEntryId, name: DwAt, value: AttributeValue) {
        self.dwarf.unit.get_mut(entry).set(name, value);
    }

    fn declared(&mut self, entry: UnitEntryId, name: &str, line: u32) {
        let (name, file) = (self.dwarf.strings.add(name), self.file);
        let entry = self.dwarf.unit.get_mut(entry);
        entry.set(DW_AT_name, AttributeValue::StringRef(name));
        entry.set(DW_AT_decl_file, AttributeValue::FileIndex(Some(file)));
        entry.set(DW_AT_decl_line, AttributeValue::Udata(u64::from(line)));
    }

    fn subprogram(&mut self, name: &str, line: u32) -> UnitEntryId {
        let (root, int) = (self.root, self.int);
        let id = self.child(root, DW_TAG_subprogram);
        self.declared(id, name, line);
        self.set(id, DW_AT_prototyped, AttributeValue::FlagPresent);
        self.set(id, DW_AT_type, AttributeValue::UnitRef(int));
        self.set(id, DW_AT_external, AttributeValue::FlagPresent);
        id
    }

    fn structure(&mut self, name: &str) -> UnitEntryId {
        let (root, int) = (self.root, self.int);
        let id = self.child(root, DW_TAG_structure_type);
        let name = self.dwarf.strings.add(name);
        self.set(id, DW_AT_name, AttributeValue::StringRef(name));
        self.set(
            id,
            DW_AT_byte_size,
            AttributeValue::Udata(u64::from(8 * MEMBERS)),
        );
        for index in 0..MEMBERS {
            let member = self.child(id, DW_TAG_member);
            let name = self.dwarf.strings.add(variable_name(index));
            self.set(member, DW_AT_name, AttributeValue::StringRef(name));
            self.set(member, DW_AT_type, AttributeValue::UnitRef(int));
            let offset = AttributeValue::Udata(u64::from(8 * index));
            self.set(member, DW_AT_data_member_location, offset);
        }
        let pointer = self.child(root, DW_TAG_pointer_type);
        self.set(pointer, DW_AT_type, AttributeValue::UnitRef(id));
        pointer
    }

    fn inlined(&mut self, name: &str, count: u32, types: &[UnitEntryId]) -> Inlined {
        let origin = self.subprogram(name, 1);
        self.set(origin, DW_AT_inline, AttributeValue::Inline(DW_INL_inlined));
        let variables = (0..count).map(|index| {
            let id = self.child(origin, tag((index < 2).then_some(index)));
            self.declared(id, &variable_name(index), 2);
            let ty = types[index as usize % types.len()];
            self.set(id, DW_AT_type, AttributeValue::UnitRef(ty));
            id
        });
        let variables = variables.collect();
        Inlined { origin, variables }
    }
}

fn tag(parameter: Option<u32>) -> gimli::DwTag {
    match parameter {
        Some(_) => DW_TAG_formal_parameter,
        None => DW_TAG_variable,
    }
}

fn expression(place: Place) -> Expression {
    let mut expression = Expression::new();
    match place {
        Place::Register(register) => expression.op_reg(register),
        Place::Slot(offset) => expression.op_fbreg(i64::from(offset)),
    }
    expression
}

pub fn theirs(program: &Program) -> Theirs {
    let mut theirs = Theirs::new(64, "long");
    let types: Vec<UnitEntryId> = (program.structures.iter())
        .map(|name| theirs.structure(name))
        .collect();
    let inlined = (program.inlined.iter())
        .map(|(name, count)| theirs.inlined(name, *count, &types))
        .collect();
    let subprograms = (program.functions.iter())
        .map(|function| theirs.subprogram(&function.name, function.line))
        .collect();
    let shared = Shared {
        types,
        inlined,
        subprograms,
    };
    for (number, function) in program.functions.iter().enumerate() {
        theirs.function(&shared, number, function);
    }
    theirs
}

impl Theirs {
    fn function(&mut self, shared: &Shared, number: usize, function: &Function) {
        let at = |addend: u32| Address::Symbol {
            symbol: number,
            addend: i64::from(addend),
        };
        self.ranges.push(gimli::write::Range::StartLength {
            begin: at(0),
            length: u64::from(SIZE),
        });
        let id = shared.subprograms[number];
        self.set(id, DW_AT_low_pc, AttributeValue::Address(at(0)));
        self.set(id, DW_AT_high_pc, AttributeValue::Udata(u64::from(SIZE)));
        self.set(id, DW_AT_call_all_calls, AttributeValue::FlagPresent);
        let mut frame_base = Expression::new();
        frame_base.op(DW_OP_call_frame_cfa);
        self.set(id, DW_AT_frame_base, AttributeValue::Exprloc(frame_base));
        let mut scopes: Vec<UnitEntryId> = Vec::new();
        for scope in &function.scopes {
            let within = scope.within.map_or(id, |within| scopes[within]);
            let made = match scope.origin {
                Some(_) => self.child(within, DW_TAG_inlined_subroutine),
                None => self.child(within, DW_TAG_lexical_block),
            };
            let length = u64::from(scope.end - scope.start);
            self.set(made, DW_AT_low_pc, AttributeValue::Address(at(scope.start)));
            self.set(made, DW_AT_high_pc, AttributeValue::Udata(length));
            if let Some(origin) = scope.origin {
                let origin = AttributeValue::UnitRef(shared.inlined[origin as usize].origin);
                let file = AttributeValue::FileIndex(Some(self.file));
                let line = AttributeValue::Udata(u64::from(scope.line));
                self.set(made, DW_AT_abstract_origin, origin);
                self.set(made, DW_AT_entry_pc, AttributeValue::Udata(0));
                self.set(made, DW_AT_call_file, file);
                self.set(made, DW_AT_call_line, line);
            }
            scopes.push(made);
        }
        self.variables(shared, function, number, &scopes);
        self.calls(shared, function, number);
        self.rows(function, at(0));
    }

    fn variables(
        &mut self,
        shared: &Shared,
        function: &Function,
        number: usize,
        scopes: &[UnitEntryId],
    ) {
        let subprogram = shared.subprograms[number];
        let address = Address::Symbol {
            symbol: number,
            addend: 0,
        };
        for (index, variable) in function.variables.iter().enumerate() {
            let within = variable.scope.map_or(subprogram, |scope| scopes[scope]);
            let id = self.child(within, tag(variable.parameter));
            let of = variable
                .scope
                .and_then(|scope| function.scopes[scope].origin);
            match (of, variable.origin) {
                (Some(of), Some(origin)) => {
                    let origin = shared.inlined[of as usize].variables[origin as usize];
                    self.set(id, DW_AT_abstract_origin, AttributeValue::UnitRef(origin));
                }
                _ => {
                    self.declared(id, &variable_name(index as u32), function.line);
                    let ty = shared.types[variable.ty as usize % shared.types.len()];
                    self.set(id, DW_AT_type, AttributeValue::UnitRef(ty));
                }
            }
            match &variable.location {
                Location::Nothing => {}
                Location::Constant(value) => {
                    let mut constant = Expression::new();
                    constant.op_constu(*value as u64);
                    constant.op(DW_OP_stack_value);
                    self.set(id, DW_AT_location, AttributeValue::Exprloc(constant));
                }
                Location::Single(offset) => {
                    let place = AttributeValue::Exprloc(expression(Place::Slot(*offset)));
                    self.set(id, DW_AT_location, place);
                }
                Location::Value(pieces) | Location::Markers(pieces) => {
                    let mut list = Vec::with_capacity(4);
                    list.push(gimli::write::Location::BaseAddress { address });
                    list.extend(pieces.iter().map(|(begin, end, place)| {
                        gimli::write::Location::OffsetPair {
                            begin: u64::from(*begin),
                            end: u64::from(*end),
                            data: expression(*place),
                        }
                    }));
                    let list = self.dwarf.unit.locations.add(LocationList(list));
                    self.set(id, DW_AT_location, AttributeValue::LocationListRef(list));
                }
            }
        }
    }

    fn calls(&mut self, shared: &Shared, function: &Function, number: usize) {
        for call in &function.calls {
            let id = self.child(shared.subprograms[number], DW_TAG_call_site);
            let address = Address::Symbol {
                symbol: number,
                addend: i64::from(call.return_position),
            };
            let callee = AttributeValue::UnitRef(shared.subprograms[call.callee as usize]);
            self.set(id, DW_AT_call_return_pc, AttributeValue::Address(address));
            self.set(id, DW_AT_call_origin, callee);
            for (index, argument) in (0u16..).zip(&call.arguments) {
                let parameter = self.child(id, DW_TAG_call_site_parameter);
                let place = expression(Place::Register(Register(5 - index)));
                let mut value = Expression::new();
                match argument {
                    Argument::Constant(constant) => value.op_constu(*constant as u64),
                    Argument::Register(register) => value.op_breg(*register, 0),
                }
                self.set(parameter, DW_AT_location, AttributeValue::Exprloc(place));
                self.set(parameter, DW_AT_call_value, AttributeValue::Exprloc(value));
            }
        }
    }

    fn rows(&mut self, function: &Function, address: Address) {
        let file = self.file;
        self.program().begin_sequence(Some(address));
        for index in 0..ROWS {
            let (position, line, column, is_statement) = row(function, index);
            let row = self.program().row();
            row.address_offset = u64::from(position);
            row.file = file;
            row.line = u64::from(line);
            row.column = u64::from(column);
            row.is_statement = is_statement;
            self.program().generate_row();
        }
        self.program().end_sequence(u64::from(SIZE));
        let mut entry = FrameDescriptionEntry::new(address, SIZE);
        for (position, offset, saved) in FRAME {
            entry.add_instruction(position, CallFrameInstruction::CfaOffset(offset));
            if let Some(saved) = saved {
                let rule = CallFrameInstruction::Offset(Register(saved), -offset);
                entry.add_instruction(position, rule);
            }
        }
        self.frames.add_fde(self.cie, entry);
    }
}
