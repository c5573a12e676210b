//! The memory that emission takes, counted by the allocator.

use allocation_counter::measure;
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::emit::EmitOptions;
use dwarfsmith::lower::LowerOptions;
use dwarfsmith::text;
use std::fmt::Write;

/// The peak of memory while type units of a number of structures are written.
fn peak_of_type_units(count: usize) -> u64 {
    let mut source = String::from("target \"x86_64\"\n");
    let types: Vec<String> = (0..count)
        .map(|number| format!("!{}", number + 10))
        .collect();
    writeln!(
        source,
        "!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: \"p\", retainedTypes: !{{{}}})\n\
         !1 = !DIFile(filename: \"f.c\", directory: \"/src\")\n\
         !2 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)",
        types.join(", ")
    )
    .unwrap();
    for number in 10..count + 10 {
        let member = |at| {
            format!("!DIDerivedType(tag: DW_TAG_member, name: \"m\", baseType: !2, offset: {at})")
        };
        let members = [0, 32, 64, 96].map(member).join(", ");
        writeln!(
            source,
            "!{number} = !DICompositeType(tag: DW_TAG_structure_type, name: \"S{number}\", size: 128, elements: !{{{members}}})"
        )
        .unwrap();
    }
    let module = text::parse(&source).unwrap().module;
    let validated = module.validate().unwrap();
    let lowered = validated
        .lower(&LowerOptions::new(Dialect::Dwarf5))
        .unwrap();
    let options = EmitOptions {
        type_units: true,
        ..EmitOptions::default()
    };
    let mut units = 0;
    let info = measure(|| units = lowered.emit(&options).unwrap().iter().len());
    assert!(units > count);
    info.bytes_max
}

/// Four times as many type units need about four times as much memory.
#[test]
fn type_units_take_memory_in_proportion_to_their_number() {
    let (few, many) = (peak_of_type_units(300), peak_of_type_units(1200));
    assert!(many < 6 * few, "{few} and {many} bytes");
}
