//! The `dwarfsmith` command: argument handling and printing only.

fn main() {}
