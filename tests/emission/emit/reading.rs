//! The contents of bound sections, which gimli reads, as text that a person can check.

use dwarfsmith::Sections;
use dwarfsmith::emit::SectionId;
use dwarfsmith::target::ByteOrder;
use gimli::read::{
    AttributeValue, DebuggingInformationEntry, Dwarf, EndianArcSlice, Unit, UnwindSection,
};
use gimli::{RunTimeEndian, constants};
use std::collections::BTreeMap;
use std::fmt::Write;

pub type Reader = EndianArcSlice<RunTimeEndian>;

/// Sections whose fields are all filled in: functions are at the addresses of `address`, other
/// symbols at 0x9000.
pub struct Bound {
    bytes: BTreeMap<&'static str, std::sync::Arc<[u8]>>,
    endian: RunTimeEndian,
    address_bytes: u8,
}

impl Bound {
    pub fn new(sections: &Sections, address: impl Fn(&str) -> u64) -> Bound {
        let endian = match sections.target().byte_order() {
            ByteOrder::Little => RunTimeEndian::Little,
            ByteOrder::Big => RunTimeEndian::Big,
        };
        let bound = sections
            .clone()
            .bind(0, |name| Some(address(name)))
            .unwrap();
        let bytes = bound
            .into_iter()
            .map(|(id, bytes)| (id.name(), bytes.into()))
            .collect();
        Bound {
            bytes,
            endian,
            address_bytes: sections.target().address_bytes(),
        }
    }

    fn section(&self, id: gimli::SectionId) -> Reader {
        EndianArcSlice::new(
            self.bytes.get(id.name()).cloned().unwrap_or_default(),
            self.endian,
        )
    }

    pub fn dwarf(&self) -> Dwarf<Reader> {
        Dwarf::load(|id| Ok::<_, gimli::Error>(self.section(id))).unwrap()
    }

    /// Each line row: address, file, line, column and flags.
    pub fn lines(&self) -> Vec<String> {
        let dwarf = self.dwarf();
        let mut found = Vec::new();
        let mut headers = dwarf.units();
        while let Some(header) = headers.next().unwrap() {
            let unit = dwarf.unit(header).unwrap();
            let Some(program) = unit.line_program.clone() else {
                continue;
            };
            let mut rows = program.rows();
            while let Some((header, row)) = rows.next_row().unwrap() {
                if row.end_sequence() {
                    found.push(format!("{:#x} end", row.address()));
                    continue;
                }
                let file = row.file(header).unwrap();
                let text = |value| string(&dwarf, &unit, value);
                let directory = text(file.directory(header).unwrap());
                let column = match row.column() {
                    gimli::ColumnType::LeftEdge => 0,
                    gimli::ColumnType::Column(column) => column.get(),
                };
                let mut line = format!(
                    "{:#x} {directory}/{}",
                    row.address(),
                    text(file.path_name())
                );
                write!(
                    line,
                    ":{}:{column}",
                    row.line().map_or(0, |line| line.get())
                )
                .unwrap();
                if row.is_stmt() {
                    line += " statement";
                }
                if row.prologue_end() {
                    line += " prologue_end";
                }
                found.push(line);
            }
        }
        found
    }

    /// Each row of call frame information, with the rules of some registers.
    pub fn frames(&self, section: SectionId, registers: &[u16]) -> Vec<String> {
        let mut bases = gimli::BaseAddresses::default();
        bases = bases.set_eh_frame(0);
        if section == SectionId::EhFrame {
            let mut section = gimli::EhFrame::from(self.section(SectionId::EhFrame));
            section.set_address_size(self.address_bytes);
            rows(&section, &bases, registers)
        } else {
            let mut section = gimli::DebugFrame::from(self.section(SectionId::DebugFrame));
            section.set_address_size(self.address_bytes);
            rows(&section, &bases, registers)
        }
    }

    /// Every entry with its attributes, indented by depth.
    pub fn entries(&self) -> String {
        let dwarf = self.dwarf();
        let mut text = String::new();
        let mut headers = dwarf.units();
        while let Some(header) = headers.next().unwrap() {
            let unit = dwarf.unit(header).unwrap();
            let mut entries = unit.entries();
            while let Some(entry) = entries.next_dfs().unwrap() {
                let indent = "  ".repeat(entry.depth() as usize);
                let tag = entry
                    .tag()
                    .static_string()
                    .unwrap()
                    .trim_start_matches("DW_TAG_");
                write!(text, "{indent}{tag}").unwrap();
                for attribute in entry.attrs() {
                    let name = attribute
                        .name()
                        .static_string()
                        .unwrap_or("?")
                        .trim_start_matches("DW_AT_");
                    if !name.ends_with("_base") || name == "frame_base" {
                        let value =
                            attribute_text(&dwarf, &unit, attribute.name(), attribute.value());
                        write!(text, " {name}={value}").unwrap();
                    }
                }
                text.push('\n');
            }
        }
        text
    }
}

fn string(dwarf: &Dwarf<Reader>, unit: &Unit<Reader>, value: AttributeValue<Reader>) -> String {
    String::from_utf8(dwarf.attr_string(unit, value).unwrap().to_vec()).unwrap()
}

fn rows<S: UnwindSection<Reader>>(
    section: &S,
    bases: &gimli::BaseAddresses,
    registers: &[u16],
) -> Vec<String>
where
    S::Offset: gimli::UnwindOffset<usize>,
{
    let mut found = Vec::new();
    let mut entries = section.entries(bases);
    while let Some(entry) = entries.next().unwrap() {
        let gimli::CieOrFde::Fde(partial) = entry else {
            continue;
        };
        let fde = partial.parse(S::cie_from_offset).unwrap();
        let mut context = gimli::UnwindContext::new();
        let mut table = fde.rows(section, bases, &mut context).unwrap();
        while let Some(row) = table.next_row().unwrap() {
            let mut line = format!(
                "{:#x}..{:#x} cfa={:?}",
                row.start_address(),
                row.end_address(),
                row.cfa()
            );
            for register in registers {
                let rule = match row.register(gimli::Register(*register)) {
                    Some(gimli::RegisterRule::Offset(offset)) => format!("cfa{offset:+}"),
                    Some(gimli::RegisterRule::Expression(expression)) => {
                        format!("{:02x?}", expression.get(section).unwrap().0.to_vec())
                    }
                    Some(other) => format!("{other:?}"),
                    None => "-".into(),
                };
                write!(line, " {register}={rule}").unwrap();
            }
            found.push(line);
        }
    }
    found
}

/// The name of an entry, or of its origin.
fn name_of(
    dwarf: &Dwarf<Reader>,
    unit: &Unit<Reader>,
    entry: &DebuggingInformationEntry<Reader>,
) -> String {
    match entry.attr_value(constants::DW_AT_name) {
        Some(name) => string(dwarf, unit, name),
        None => entry
            .tag()
            .static_string()
            .unwrap()
            .trim_start_matches("DW_TAG_")
            .to_string(),
    }
}

fn attribute_text(
    dwarf: &Dwarf<Reader>,
    unit: &Unit<Reader>,
    name: gimli::DwAt,
    value: AttributeValue<Reader>,
) -> String {
    match value.clone() {
        AttributeValue::UnitRef(offset) => name_of(dwarf, unit, &unit.entry(offset).unwrap()),
        AttributeValue::DebugInfoRef(offset) => {
            let mut headers = dwarf.units();
            while let Some(header) = headers.next().unwrap() {
                if let Some(inside) = offset.to_unit_offset(&header) {
                    let unit = dwarf.unit(header).unwrap();
                    return format!(
                        "far {}",
                        name_of(dwarf, &unit, &unit.entry(inside).unwrap())
                    );
                }
            }
            panic!("{offset:?} is in no unit")
        }
        AttributeValue::DebugStrOffsetsIndex(_) | AttributeValue::DebugStrRef(_) => {
            format!("{:?}", string(dwarf, unit, value))
        }
        AttributeValue::DebugAddrIndex(_) | AttributeValue::Addr(_) => {
            format!("{:#x}", dwarf.attr_address(unit, value).unwrap().unwrap())
        }
        AttributeValue::DebugRngListsIndex(_) | AttributeValue::RangeListsRef(_) => {
            let offset = dwarf.attr_ranges_offset(unit, value).unwrap().unwrap();
            let mut ranges = dwarf.ranges(unit, offset).unwrap();
            let mut text = Vec::new();
            while let Some(range) = ranges.next().unwrap() {
                text.push(format!("{:#x}..{:#x}", range.begin, range.end));
            }
            format!("[{}]", text.join(" "))
        }
        AttributeValue::DebugLocListsIndex(_) | AttributeValue::LocationListsRef(_) => {
            let offset = dwarf.attr_locations_offset(unit, value).unwrap().unwrap();
            let mut locations = dwarf.locations(unit, offset).unwrap();
            let mut text = Vec::new();
            while let Some(entry) = locations.next().unwrap() {
                let bytes = operations(dwarf, unit, entry.data);
                text.push(format!(
                    "{:#x}..{:#x}:{bytes}",
                    entry.range.begin, entry.range.end
                ));
            }
            format!("[{}]", text.join(" "))
        }
        AttributeValue::Exprloc(expression) => operations(dwarf, unit, expression),
        AttributeValue::Flag(true) => "yes".into(),
        AttributeValue::FileIndex(index) => {
            let program = unit.line_program.as_ref().unwrap();
            string(
                dwarf,
                unit,
                program.header().file(index).unwrap().path_name(),
            )
        }
        AttributeValue::DebugLineRef(_) => "table".into(),
        AttributeValue::Encoding(encoding) => encoding.to_string(),
        AttributeValue::AddressClass(space) => space.0.to_string(),
        AttributeValue::Language(language) => language.to_string(),
        AttributeValue::Inline(inline) => inline.to_string(),
        other => match (other.udata_value(), other.sdata_value()) {
            (_, Some(value)) => value.to_string(),
            (Some(value), _) => value.to_string(),
            _ => format!("{name}?{other:?}"),
        },
    }
}

fn operations(
    dwarf: &Dwarf<Reader>,
    unit: &Unit<Reader>,
    expression: gimli::Expression<Reader>,
) -> String {
    let mut text = Vec::new();
    let mut operations = expression.operations(unit.encoding());
    while let Some(operation) = operations.next().unwrap() {
        text.push(match operation {
            gimli::Operation::Register { register } => format!("reg{}", register.0),
            gimli::Operation::FrameOffset { offset } => format!("fbreg{offset:+}"),
            gimli::Operation::CallFrameCFA => "cfa".into(),
            gimli::Operation::Address { address } => format!("addr({address:#x})"),
            gimli::Operation::AddressIndex { index } => {
                format!("addr({:#x})", dwarf.address(unit, index).unwrap())
            }
            gimli::Operation::StackValue => "value".into(),
            gimli::Operation::ImplicitPointer { value, byte_offset } => {
                let inside = value.to_unit_offset(&unit.header).unwrap();
                let entry = unit.entry(inside).unwrap();
                let location = entry.attr_value(constants::DW_AT_location).unwrap();
                let AttributeValue::Exprloc(location) = location else {
                    panic!("{location:?}")
                };
                format!(
                    "pointer({}+{byte_offset})",
                    operations_of(dwarf, unit, location)
                )
            }
            gimli::Operation::Convert { base_type } => {
                format!("convert({})", base_type_text(unit, base_type))
            }
            gimli::Operation::RegisterOffset {
                register,
                offset,
                base_type,
            } => {
                format!(
                    "breg{}{offset:+}({})",
                    register.0,
                    base_type_text(unit, base_type)
                )
            }
            gimli::Operation::TypedLiteral { base_type, value } => {
                format!(
                    "const({} {:02x?})",
                    base_type_text(unit, base_type),
                    value.to_vec()
                )
            }
            other => format!("{other:?}"),
        });
    }
    text.join(",")
}

fn operations_of(
    dwarf: &Dwarf<Reader>,
    unit: &Unit<Reader>,
    expression: gimli::Expression<Reader>,
) -> String {
    operations(dwarf, unit, expression)
}

/// A base type's encoding and size.
fn base_type_text(unit: &Unit<Reader>, offset: gimli::UnitOffset) -> String {
    if offset.0 == 0 {
        return "generic".into();
    }
    let entry = unit.entry(offset).unwrap();
    assert_eq!(entry.tag(), constants::DW_TAG_base_type);
    let number = |name| {
        entry
            .attr_value(name)
            .and_then(|value: AttributeValue<Reader>| value.udata_value())
    };
    let encoding = match entry.attr_value(constants::DW_AT_encoding) {
        Some(AttributeValue::Encoding(encoding)) => encoding.to_string(),
        other => panic!("{other:?}"),
    };
    format!("{encoding}:{}", number(constants::DW_AT_byte_size).unwrap())
}
