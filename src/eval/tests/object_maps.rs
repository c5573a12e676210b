//! `DW_OP_object_map` and `DW_OP_WASM_location`, on a machine that supports both.

use super::*;

/// A machine with an array in memory at 0x1000. One chunk of the array, of 16 bytes, is in
/// registers 1 and 2; the expression `chunk` gives its number.
struct Vectorized {
    chunk: Option<Vec<u8>>,
}

impl Machine for Vectorized {
    fn register_bits(&self, _: u32, _: Register) -> Option<u64> {
        Some(64)
    }

    fn read_register(&self, _: u32, _: Register, _: u64, _: &mut [u8]) -> bool {
        false
    }

    fn read_memory(&self, _: u64, _: u64, _: &mut [u8]) -> bool {
        false
    }

    fn entry(&self, reference: EntryReference) -> Option<EntryId> {
        (reference == EntryReference::Unit(7)).then_some(EntryId(7))
    }

    fn object_map(&self, _: EntryId) -> Option<ObjectMap<'_>> {
        let register = |number| (64, Location::register(0, Register(number), 64));
        Some(ObjectMap {
            memory: Source::Location(Location::memory(0, 0x1000, 8)),
            chunk: (self.chunk.as_deref()).map(Source::Expression),
            registers: Source::Location(
                Location::composite(TARGET.byte_order(), [register(1), register(2)]).ok()?,
            ),
            chunk_bytes: 16,
        })
    }

    fn wasm_register(&self, kind: u8, index: u64) -> Option<Register> {
        (kind == 0).then_some(Register(index as u16))
    }
}

/// By issue 230712.4, revised: chunk 2 overlays the bytes from 32 to 48 of the array.
#[test]
fn object_maps_lay_registers_over_memory() {
    let at = |chunk: Option<&str>, offset: u64| {
        let text = format!("DW_OP_constu {offset}, DW_OP_object_map 7");
        let chunk = chunk.map(parse);
        location(&Vectorized { chunk }, Rules::Dwarf6, &text)
            .unwrap()
            .to_string()
    };
    for chunk in ["DW_OP_lit2", "DW_OP_const1u 2, DW_OP_convert 0"] {
        for (offset, place) in [(31, 0x101f), (32, 0x1020), (44, 0x102c), (48, 0x1030)] {
            assert_eq!(
                at(Some(chunk), offset),
                format!(
                    "comp[0..0x1020: mem(0)+0x0, 0x1020..0x1028: reg(1)+0, 0x1028..0x1030: reg(2)+0, \
                     0x1030..end: mem(0)+0x1030]+0x{place:x}"
                )
            );
        }
    }
    for chunk in [Some("DW_OP_lit0"), Some("DW_OP_undefined"), Some(""), None] {
        assert_eq!(at(chunk, 32), "mem(0)+0x1020");
    }
    // A chunk whose number depends on the map.
    let chunk = Some(parse("DW_OP_lit0, DW_OP_object_map 7"));
    assert_eq!(
        location(
            &Vectorized { chunk },
            Rules::Dwarf6,
            "DW_OP_lit0, DW_OP_object_map 7"
        ),
        Err(ErrorCode::Circular)
    );
    let machine = Vectorized { chunk: None };
    assert_eq!(
        location(&machine, Rules::Dwarf6, "DW_OP_lit0, DW_OP_object_map 8"),
        Err(ErrorCode::InvalidOperand)
    );
    assert_eq!(
        location(
            &machine,
            Rules::Dwarf5,
            "DW_OP_WASM_location 0 3, DW_OP_stack_value"
        )
        .unwrap()
        .to_string(),
        "reg(3)+0"
    );
}
