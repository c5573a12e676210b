//! The JSON of `dwarfsmith lower`: the fields of the structs below, in the same order. It contains
//! everything that the text contains.

use dwarfsmith::ObjectNames;
use dwarfsmith::lower::{
    Degradation, EntryLocation, Lowered, LoweredMap, Procedure as LoweredEntry,
};
use dwarfsmith::markers::{CodeRange, FunctionId, FunctionView};
use dwarfsmith::metadata::Object;
use serde::Serialize;
use std::ops::Range;

#[derive(Serialize)]
struct Module {
    target: &'static str,
    dialect: &'static str,
    /// Objects outside of functions.
    globals: Vec<Entry>,
    /// The fragments that give properties of types, such as bounds of arrays.
    properties: Vec<Entry>,
    functions: Vec<Function>,
    /// Entries without a name that hold in all code.
    procedures: Vec<Procedure>,
    /// The degradations outside of functions.
    degraded: Vec<Degraded>,
}

#[derive(Serialize)]
struct Function {
    symbol: String,
    size: u32,
    objects: Vec<Entry>,
    /// The fragments that describe the code, such as the frame base.
    fragments: Vec<Entry>,
    calls: Vec<Call>,
    /// Entries without a name, by number. Only expressions refer to them.
    procedures: Vec<Procedure>,
    degraded: Vec<Degraded>,
}

#[derive(Serialize)]
struct Entry {
    name: String,
    /// The line of the declaration, or 0 if unknown. Only variables have it.
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<u32>,
    locations: Vec<Location>,
    /// The functions in which it has no location, if it has one elsewhere.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    no_location: Vec<String>,
}

#[derive(Serialize)]
struct Procedure {
    number: usize,
    locations: Vec<Location>,
    #[serde(skip_serializing_if = "Option::is_none")]
    map: Option<ObjectMap>,
}

#[derive(Serialize)]
struct ObjectMap {
    array: String,
    start: u32,
    end: u32,
    /// The size of an element in bytes, and the number of elements of a chunk.
    element_size: u32,
    element_count: u32,
    memory: Expression,
    chunk: Expression,
    registers: Expression,
}

#[derive(Serialize)]
struct Call {
    /// The byte offset of the call from the start of the function.
    start: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    target: Option<Expression>,
    /// `null` for an argument that was not lowered.
    arguments: Vec<Option<Argument>>,
}

#[derive(Serialize)]
struct Argument {
    place: Expression,
    value: Expression,
}

#[derive(Serialize)]
struct Location {
    /// The function that contains the code, if the object does not belong to it.
    #[serde(skip_serializing_if = "Option::is_none")]
    function: Option<String>,
    /// Byte offsets from the start of the function. They are left out if the location holds in the
    /// code of all functions that no other location of the object names, and that are not in
    /// `no_location`.
    #[serde(skip_serializing_if = "Option::is_none")]
    start: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    end: Option<u32>,
    #[serde(flatten)]
    expression: Expression,
}

#[derive(Serialize)]
struct Expression {
    operations: String,
    /// The bytes in hexadecimal. Fields that are known only on emission are 0.
    bytes: String,
}

#[derive(Serialize)]
struct Degraded {
    object: String,
    /// Byte offsets from the start of the function. They are left out outside of functions.
    #[serde(skip_serializing_if = "Option::is_none")]
    start: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    end: Option<u32>,
    reason: String,
}

/// A lowered module that is being described.
struct Writer<'l> {
    lowered: &'l Lowered<'l, 'l>,
    names: ObjectNames,
}

/// Returns a lowered module as JSON.
pub fn of(lowered: &Lowered<'_, '_>) -> serde_json::Result<String> {
    let module = lowered.validated().module();
    let names = ObjectNames::of(module);
    let writer = Writer { lowered, names };
    let functions = module.code.functions();
    let module = Module {
        target: module.target.name(),
        dialect: lowered.encoding().dialect.name(),
        globals: writer.globals(),
        properties: writer.properties(),
        functions: functions
            .map(|function| writer.function(function))
            .collect(),
        procedures: writer.procedures(None),
        degraded: writer.degraded(None),
    };
    Ok(serde_json::to_string_pretty(&module)? + "\n")
}

impl<'l> Writer<'l> {
    fn module(&self) -> &'l dwarfsmith::Module {
        self.lowered.validated().module()
    }

    fn function(&self, function: FunctionView<'_>) -> Function {
        let (module, index) = (self.module(), self.lowered.validated().index());
        let objects = index.variables(function.subprogram);
        let fragments = index.code_fragments(module, function.subprogram);
        Function {
            symbol: module.metadata.strings.get(function.symbol).to_string(),
            size: function.size,
            objects: objects
                .map(|id| self.entry(id.into(), Some(function)))
                .collect(),
            fragments: fragments
                .map(|id| self.entry(id.into(), Some(function)))
                .collect(),
            calls: self.calls(function),
            procedures: self.procedures(Some(function)),
            degraded: self.degraded(Some(function.id)),
        }
    }

    fn globals(&self) -> Vec<Entry> {
        let (module, index) = (self.module(), self.lowered.validated().index());
        let globals = module.metadata.variables.iter();
        let globals = globals.filter(|(_, node)| index.subprogram_of(node.scope).is_none());
        globals.map(|(id, _)| self.entry(id.into(), None)).collect()
    }

    fn properties(&self) -> Vec<Entry> {
        let (module, index) = (self.module(), self.lowered.validated().index());
        let properties = module
            .metadata
            .fragments
            .ids()
            .filter(|id| index.is_property(*id));
        properties.map(|id| self.entry(id.into(), None)).collect()
    }

    fn entry(&self, object: Object, function: Option<FunctionView<'_>>) -> Entry {
        let module = self.module();
        let (name, line, location) = match object {
            Object::Variable(id) => {
                let line = module
                    .metadata
                    .variables
                    .get(id)
                    .map_or(0, |node| node.line);
                (
                    module.metadata.object_name(object),
                    Some(line),
                    self.lowered.location(id),
                )
            }
            Object::Fragment(id) => (
                self.names.name(module, object),
                None,
                self.lowered.fragment(id),
            ),
            Object::Code(_) => (self.names.name(module, object), None, EntryLocation::Absent),
        };
        Entry {
            name,
            line,
            locations: self.locations(&location, function),
            no_location: self.no_location(&location),
        }
    }

    fn calls(&self, function: FunctionView<'_>) -> Vec<Call> {
        let calls = function.calls().iter().enumerate();
        let calls = calls.map(|(index, call)| {
            let arguments = self.lowered.call_parameters(function.id, index).iter();
            let argument = |parameter: &Option<dwarfsmith::lower::LoweredParameter>| {
                let parameter = parameter.as_ref()?;
                Some(Argument {
                    place: self.expression(parameter.location.clone()),
                    value: self.expression(parameter.value.clone()),
                })
            };
            let target = self.lowered.call_target(function.id, index);
            Call {
                start: call.start().0,
                target: target.map(|target| self.expression(target.expression.clone())),
                arguments: arguments.map(argument).collect(),
            }
        });
        calls.collect()
    }

    /// Returns the entries without a name that hold in a function, or in all code.
    fn procedures(&self, function: Option<FunctionView<'_>>) -> Vec<Procedure> {
        let id = function.map(|function| function.id);
        let is_own = |entry: &LoweredEntry| entry.function == id && entry.variable.is_none();
        let procedures = self.lowered.procedures().iter().enumerate();
        let procedures = procedures.filter(|(_, entry)| is_own(entry));
        let procedures = procedures.map(|(number, entry)| Procedure {
            number,
            locations: self.locations(&entry.location, function),
            map: entry.map.as_ref().map(|map| self.map(map)),
        });
        procedures.collect()
    }

    fn map(&self, map: &LoweredMap) -> ObjectMap {
        let module = self.module();
        ObjectMap {
            array: module.metadata.object_name(map.variable.into()),
            start: map.range.start.0,
            end: map.range.end.0,
            element_size: map.element_size,
            element_count: map.element_count,
            memory: self.expression(map.memory.clone()),
            chunk: self.expression(map.chunk.clone()),
            registers: self.expression(map.registers.clone()),
        }
    }

    /// Returns the degradations in a function, or outside of functions.
    fn degraded(&self, function: Option<FunctionId>) -> Vec<Degraded> {
        let module = self.module();
        let is_here = |degradation: &&Degradation| degradation.function == function;
        let degraded = self.lowered.degradations().iter().filter(is_here);
        let degraded = degraded.map(|degradation| Degraded {
            object: degradation.name(module, &self.names),
            start: function.map(|_| degradation.range.start.0),
            end: function.map(|_| degradation.range.end.0),
            reason: degradation.reason.to_string(),
        });
        degraded.collect()
    }

    fn expression(&self, expression: Range<u32>) -> Expression {
        let bytes = self.lowered.expression(expression.clone()).iter();
        Expression {
            bytes: bytes.map(|byte| format!("{byte:02x}")).collect(),
            operations: self.lowered.text(expression),
        }
    }

    fn locations(
        &self,
        location: &EntryLocation,
        function: Option<FunctionView<'_>>,
    ) -> Vec<Location> {
        let one =
            |symbol: Option<String>, code: Option<CodeRange>, expression: Range<u32>| Location {
                function: symbol,
                start: code.map(|code| code.start.0),
                end: code.map(|code| code.end.0),
                expression: self.expression(expression),
            };
        let list = |symbol: Option<String>, entries: Range<u32>| {
            let entries = self.lowered.entries(entries).iter();
            entries.map(move |entry| one(symbol.clone(), Some(entry.range), entry.expression()))
        };
        match location {
            EntryLocation::Absent => Vec::new(),
            EntryLocation::Expression(expression) => {
                let everywhere = function.map(|function| function.range());
                vec![one(None, everywhere, expression.clone())]
            }
            EntryLocation::List(entries) => list(None, entries.clone()).collect(),
            EntryLocation::PerFunction(number) => {
                let differing = self.lowered.function_locations(*number);
                let in_parts = (differing.parts.iter())
                    .flat_map(|part| list(Some(self.symbol(part.function)), part.entries.clone()));
                let elsewhere = (differing.elsewhere)
                    .clone()
                    .map(|expression| one(None, None, expression));
                in_parts.chain(elsewhere).collect()
            }
        }
    }

    fn no_location(&self, location: &EntryLocation) -> Vec<String> {
        let EntryLocation::PerFunction(number) = location else {
            return Vec::new();
        };
        let parts = self.lowered.function_locations(*number).parts.iter();
        let empty = parts.filter(|part| part.entries.is_empty());
        empty.map(|part| self.symbol(part.function)).collect()
    }

    fn symbol(&self, function: FunctionId) -> String {
        let module = self.module();
        let view = module.code.function(function);
        let symbol = view.map_or("", |view| module.metadata.strings.get(view.symbol));
        symbol.to_string()
    }
}
