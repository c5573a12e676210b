//! Prints a lowered module as text: each variable with its code ranges, bytes and operations.

use super::lowered::{EntryLocation, Lowered, LoweredBaseType, LoweredMap};
use crate::dwarf::{self, FixupKind, OperandNames};
use crate::markers::FunctionView;
use crate::metadata::Text;
use crate::module::ObjectNames;
use crate::one_line::OneLine;
use crate::units::{Bytes, Count};
use alloc::format;
use alloc::string::{String, ToString};
use core::fmt;
use core::ops::Range;

/// The names of base types. Their numbers count from 1 here, because 0 is the generic type.
struct BaseTypes<'a>(&'a [LoweredBaseType]);

impl fmt::Display for LoweredBaseType {
    /// Writes the type in the spelling of case files: `i32`, `u64`, `f64`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = match self.encoding {
            gimli::DW_ATE_float => 'f',
            gimli::DW_ATE_signed => 'i',
            _ => 'u',
        };
        write!(f, "{letter}{}", u32::from(self.bytes) * 8)
    }
}

impl OperandNames for BaseTypes<'_> {
    fn entry(&self, _: &str) -> Option<u64> {
        None
    }

    fn base_type(&self, name: &str) -> Option<u64> {
        self.0
            .iter()
            .position(|base| base.to_string() == name)
            .map(|index| index as u64 + 1)
    }

    fn entry_name(&self, _: u64) -> Option<&str> {
        None
    }

    fn base_type_name(&self, offset: u64) -> Option<String> {
        self.0
            .get(usize::try_from(offset.checked_sub(1)?).ok()?)
            .map(ToString::to_string)
    }
}

impl Lowered<'_, '_> {
    /// Returns an expression as text, with base types by name. The symbols and entries that it
    /// refers to follow in brackets.
    pub fn text(&self, expression: Range<u32>) -> String {
        let mut bytes = self.expression(expression.clone()).to_vec();
        let mut notes = String::new();
        for fixup in self.fixups(expression.clone()) {
            let mut local = *fixup;
            local.offset -= expression.start as usize;
            match fixup.kind {
                FixupKind::BaseType(number) => {
                    // The field was reserved for this number, so the number fits.
                    let _ = local.patch(&mut bytes, self.encoding.order, u64::from(number) + 1);
                }
                FixupKind::Address { symbol, addend }
                | FixupKind::ThreadLocal { symbol, addend } => {
                    let what = match fixup.kind {
                        FixupKind::ThreadLocal { .. } => "thread-local offset",
                        _ => "address",
                    };
                    let name = <Text as crate::metadata::Id>::from_index(symbol as usize);
                    let name = OneLine(self.validated.module().metadata.strings.get(name));
                    notes.push_str(&format!(" [{what} of {name}{addend:+}]"));
                }
                FixupKind::UnitEntry(number)
                | FixupKind::UnitEntryUleb(number)
                | FixupKind::InfoEntry(number) => {
                    let variable = self
                        .procedures
                        .get(number as usize)
                        .and_then(|procedure| procedure.variable);
                    notes.push_str(&match variable {
                        Some(id) => format!(
                            " [variable {}]",
                            self.validated.module().metadata.object_name(id.into())
                        ),
                        None if self.map(number as usize).is_some() => {
                            format!(" [object map {number}]")
                        }
                        None => format!(" [procedure {number}]"),
                    });
                }
            }
        }
        match dwarf::print_operations(self.encoding, &bytes, &BaseTypes(&self.base_types)) {
            Ok(text) => text + &notes,
            Err(error) => format!("<{error}>"),
        }
    }

    fn line(&self, f: &mut fmt::Formatter<'_>, range: &str, expression: Range<u32>) -> fmt::Result {
        let bytes: String = self
            .expression(expression.clone())
            .iter()
            .map(|byte| format!("{byte:02x} "))
            .collect();
        writeln!(
            f,
            "    {range}: {}\n      {}",
            self.text(expression),
            bytes.trim_end()
        )
    }

    fn map_lines(
        &self,
        f: &mut fmt::Formatter<'_>,
        number: usize,
        map: &LoweredMap,
    ) -> fmt::Result {
        writeln!(
            f,
            "object map {number} at {:#x}..{:#x}: {} of {}",
            map.range.start,
            map.range.end,
            Count(map.element_count, "element"),
            Bytes(map.element_size.into())
        )?;
        let names = ["memory", "chunk", "registers"];
        (names.into_iter().zip(map.parts())).try_for_each(|(name, part)| self.line(f, name, part))
    }

    fn call_lines(&self, f: &mut fmt::Formatter<'_>, function: FunctionView<'_>) -> fmt::Result {
        for (index, call) in function.calls().iter().enumerate() {
            writeln!(f, "  call at {:#x}", call.start())?;
            if let Some(target) = self.call_target(function.id, index) {
                self.line(f, "target", target.expression.clone())?;
            }
            for parameter in self.call_parameters(function.id, index) {
                match parameter {
                    Some(parameter) => {
                        let place = self.text(parameter.location.clone());
                        self.line(f, &format!("argument in {place}"), parameter.value.clone())?;
                    }
                    None => writeln!(f, "    an argument was not lowered")?,
                }
            }
        }
        Ok(())
    }

    fn entry_lines(
        &self,
        f: &mut fmt::Formatter<'_>,
        before: &str,
        entries: Range<u32>,
    ) -> fmt::Result {
        self.entries(entries).iter().try_for_each(|entry| {
            let range = format!(
                "{before}{:#x}..{before}{:#x}",
                entry.range.start, entry.range.end
            );
            self.line(f, &range, entry.expression())
        })
    }

    fn location_lines(&self, f: &mut fmt::Formatter<'_>, location: &EntryLocation) -> fmt::Result {
        match location {
            EntryLocation::Absent => writeln!(f, "    no location"),
            EntryLocation::Expression(expression) => self.line(f, "everywhere", expression.clone()),
            EntryLocation::List(entries) => self.entry_lines(f, "", entries.clone()),
            EntryLocation::PerFunction(number) => {
                let module = self.validated.module();
                let differing = self.function_locations(*number);
                for part in &differing.parts {
                    let symbol = module
                        .code
                        .function(part.function)
                        .map_or("", |view| module.metadata.strings.get(view.symbol));
                    let symbol = OneLine(symbol);
                    if part.entries.is_empty() {
                        writeln!(f, "    {symbol}: no location")?;
                    }
                    self.entry_lines(f, &format!("{symbol}+"), part.entries.clone())?;
                }
                match &differing.elsewhere {
                    Some(expression) => self.line(f, "elsewhere", expression.clone()),
                    None => writeln!(f, "    elsewhere: no location"),
                }
            }
        }
    }
}

impl fmt::Display for Lowered<'_, '_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let module = self.validated.module();
        let names = ObjectNames::of(module);
        for function in module.code.functions() {
            let symbol = OneLine(module.metadata.strings.get(function.symbol));
            writeln!(f, "{symbol}:")?;
            for variable in self.validated.index().variables(function.subprogram) {
                writeln!(f, "  {}", module.metadata.object_name(variable.into()))?;
                self.location_lines(f, &self.location(variable))?;
            }
            let index = self.validated.index();
            for fragment in index.code_fragments(module, function.subprogram) {
                writeln!(f, "  {}", names.name(module, fragment.into()))?;
                self.location_lines(f, &self.fragment(fragment))?;
            }
            self.call_lines(f, function)?;
        }
        let index = self.validated.index();
        for (id, _) in module
            .metadata
            .variables
            .iter()
            .filter(|(_, node)| index.subprogram_of(node.scope).is_none())
        {
            writeln!(f, "{}", module.metadata.object_name(id.into()))?;
            self.location_lines(f, &self.location(id))?;
        }
        for fragment in module
            .metadata
            .fragments
            .ids()
            .filter(|id| index.is_property(*id))
        {
            writeln!(f, "{}", names.name(module, fragment.into()))?;
            self.location_lines(f, &self.fragment(fragment))?;
        }
        let procedures = self.procedures.iter().enumerate();
        for (number, procedure) in procedures.filter(|(_, procedure)| procedure.variable.is_none())
        {
            match &procedure.map {
                Some(map) => self.map_lines(f, number, map)?,
                None => {
                    writeln!(f, "procedure {number}:")?;
                    self.location_lines(f, &procedure.location)?;
                }
            }
        }
        for lost in &self.degradations {
            writeln!(f, "degraded: {}", lost.describe(module, &names))?;
        }
        Ok(())
    }
}
