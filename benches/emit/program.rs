//! A program similar to sqlite3.c by clang-22 with `-O2 -g`, as a description that both writers
//! read.
//!
//! For each function: 33 variables, two thirds of them of inlined instances; half of the locations
//! are lists of three ranges; seven or eight calls with one or two arguments; 89 line rows; six
//! basic blocks with branches; ten frame rows.

use gimli::Register;

pub const SIZE: u32 = 0x300;
pub const BLOCK: u32 = 0x80;
pub const EDGES: [(u32, u32); 7] = [(0, 1), (0, 2), (1, 3), (2, 3), (3, 4), (3, 5), (4, 5)];
pub const ROWS: u32 = 89;
pub const MEMBERS: u32 = 6;
const PRESERVED: [u16; 4] = [3, 12, 13, 14];

/// The place of an object in a range of code: a register, or an offset from the CFA.
#[derive(Clone, Copy)]
pub enum Place {
    Register(Register),
    Slot(i32),
}

pub type Piece = (u32, u32, Place);

pub enum Location {
    Nothing,
    Constant(i64),
    /// One slot, in the whole function.
    Single(i32),
    /// A value of the compiler, which is defined at the start of the scope.
    Value([Piece; 3]),
    /// The ranges of a variable that is defined and killed in several blocks.
    Markers([Piece; 3]),
}

pub struct Variable {
    /// The scope; `None` for a variable of the function itself.
    pub scope: Option<usize>,
    /// The index of its origin among the variables of the inlined function.
    pub origin: Option<u32>,
    /// The number of a parameter, from 1.
    pub parameter: Option<u32>,
    /// The index of its type, modulo the number of types.
    pub ty: u32,
    pub location: Location,
}

pub struct Scope {
    pub within: Option<usize>,
    /// The inlined function; `None` for a lexical block.
    pub origin: Option<u32>,
    pub start: u32,
    pub end: u32,
    pub line: u32,
}

/// The value of an argument of a call.
#[derive(Clone, Copy)]
pub enum Argument {
    Constant(i64),
    Register(Register),
}

pub struct Call {
    pub return_position: u32,
    pub callee: u32,
    pub arguments: Vec<Argument>,
}

/// A marker of a lifetime. Variable n has the lifetimes 2n and 2n + 1. After those of all variables
/// there is one for each argument in a register.
pub enum Event {
    Def(usize, Place),
    /// Starts a value of the compiler, which has the number of the lifetime.
    DefValue(usize),
    Kill(usize),
}

pub struct Function {
    pub name: String,
    pub line: u32,
    pub scopes: Vec<Scope>,
    pub variables: Vec<Variable>,
    pub calls: Vec<Call>,
    /// The markers, sorted by position.
    pub events: Vec<(u32, Event)>,
}

pub struct Program {
    pub functions: Vec<Function>,
    /// The name and the number of variables of each inlined function.
    pub inlined: Vec<(String, u32)>,
    /// The names of structures. Each has a pointer type, which is the type of variables.
    pub structures: Vec<String>,
}

pub fn variable_name(index: u32) -> String {
    const NAMES: [&str; 7] = ["p", "rc", "db", "pParse", "i", "pWalker", "nByte"];
    format!("{}{}", NAMES[(index % 7) as usize], index / 7 % 40)
}

/// Returns the position, the line and the column of a row, and true if a statement starts there.
pub fn row(function: &Function, index: u32) -> (u32, u32, u32, bool) {
    let line = function.line + index * 7 % 60;
    (index * 8, line, 1 + index * 5 % 40, index % 3 != 1)
}

/// The rules of a frame: a position, the offset of the CFA from the stack pointer, and a register
/// that is saved below the CFA there.
pub const FRAME: [(u32, i32, Option<u16>); 10] = [
    (1, 16, Some(6)),
    (3, 24, Some(14)),
    (5, 32, Some(12)),
    (6, 40, Some(3)),
    (10, 64, None),
    (SIZE - 6, 40, None),
    (SIZE - 5, 32, None),
    (SIZE - 4, 24, None),
    (SIZE - 3, 16, None),
    (SIZE - 1, 8, None),
];

pub fn program(functions: u32) -> Program {
    let origins = (functions / 3).max(1);
    Program {
        functions: (0..functions)
            .map(|number| function(number, functions, origins))
            .collect(),
        inlined: (0..origins)
            .map(|number| (format!("inlined_{number}"), inlined_variables(number)))
            .collect(),
        structures: (0..functions / 4 + 1)
            .map(|number| format!("Structure{number}"))
            .collect(),
    }
}

fn inlined_variables(origin: u32) -> u32 {
    2 + u32::from(!origin.is_multiple_of(4))
}

fn function(number: u32, functions: u32, origins: u32) -> Function {
    let mut made = Function {
        name: format!("sqlite3_function_{number}"),
        line: number * 40 + 1,
        scopes: Vec::new(),
        variables: Vec::new(),
        calls: Vec::new(),
        events: Vec::new(),
    };
    for (index, block) in [0, 1, 3, 4].into_iter().enumerate() {
        // Each of these blocks has an instance in another one; in two blocks, a lexical block is
        // between them.
        let start = block * BLOCK + 0x10;
        let mut within = None;
        let depths = [Some(0), (index < 2).then_some(1), Some(2)];
        for depth in depths.into_iter().flatten() {
            let origin = (number * 8 + index as u32 * 2 + depth / 2) % origins;
            made.scopes.push(Scope {
                within,
                origin: (depth != 1).then_some(origin),
                start: start + depth * 8,
                end: start + 0x60 - depth * 8,
                line: made.line + index as u32,
            });
            within = Some(made.scopes.len() - 1);
        }
    }
    for index in 0..11 {
        made.add(number, None, None, index);
    }
    for scope in 0..made.scopes.len() {
        let variables = made.scopes[scope].origin.map_or(0, inlined_variables);
        for index in 0..variables {
            made.add(number, Some(scope), Some(index), index);
        }
    }
    for index in 0..7 + u32::from(number.is_multiple_of(3)) {
        made.call(number, index, functions);
    }
    let passed: Vec<_> = made.passed().collect();
    for (number, (position, register)) in (2 * made.variables.len()..).zip(passed) {
        let place = Place::Register(register);
        made.events.push((position - 5, Event::Def(number, place)));
        made.events.push((position + 3, Event::Kill(number)));
    }
    made.events.sort_by_key(|(position, _)| *position);
    made
}

impl Function {
    fn add(&mut self, number: u32, scope: Option<usize>, origin: Option<u32>, index: u32) {
        let id = self.variables.len();
        let seed = number * 33 + id as u32;
        let start = scope.map_or(0, |scope| self.scopes[scope].start);
        let end = scope.map(|scope| self.scopes[scope].end);
        let register = Place::Register(Register(PRESERVED[(seed % 4) as usize]));
        let other = Place::Register(Register(PRESERVED[((seed + 1) % 4) as usize]));
        let slot = Place::Slot(-64 - 8 * (seed % 9) as i32);
        let (events, lifetime) = (&mut self.events, 2 * id);
        let location = match seed * 37 % 100 {
            ..53 if scope.is_none() && seed.is_multiple_of(2) => {
                let [first, second] = [16 + seed % 8, 24 + seed % 16];
                let (fourth, third) = (3 * BLOCK, 2 * BLOCK);
                events.push((first, Event::Def(lifetime, register)));
                events.push((BLOCK + second, Event::Kill(lifetime)));
                events.push((third + second, Event::Kill(lifetime)));
                events.push((fourth + first, Event::Def(lifetime + 1, slot)));
                events.push((fourth + second + 8, Event::Kill(lifetime + 1)));
                Location::Markers([
                    (first, BLOCK + second, register),
                    (third, third + second, register),
                    (fourth + first, fourth + second + 8, slot),
                ])
            }
            ..53 => {
                events.push((start, Event::DefValue(lifetime)));
                // The variables of an inlined instance end with its code.
                events.extend(end.map(|end| (end, Event::Kill(lifetime))));
                let [first, second] = [start + 4 + seed % 8, start + 16 + seed % 8];
                Location::Value([
                    (first, second, register),
                    (second, second + 8, slot),
                    (second + 8, second + 20, other),
                ])
            }
            53..78 => {
                let offset = -160 - 8 * (seed % 20) as i32;
                events.push((0, Event::Def(lifetime, Place::Slot(offset))));
                Location::Single(offset)
            }
            78..87 => Location::Constant(i64::from(seed % 50)),
            _ => Location::Nothing,
        };
        self.variables.push(Variable {
            scope,
            origin,
            parameter: (index < 2).then_some(index + 1),
            ty: seed,
            location,
        });
    }

    fn call(&mut self, number: u32, index: u32, functions: u32) {
        let return_position = 0x50 * (index + 1) + 5;
        let arguments = (0..1 + index % 2).map(|argument| match (index + argument) % 2 {
            0 => Argument::Constant(i64::from(index)),
            _ => Argument::Register(Register(PRESERVED[(index % 4) as usize])),
        });
        self.calls.push(Call {
            return_position,
            callee: (number + index * 17) % functions,
            arguments: arguments.collect(),
        });
    }

    /// Returns the arguments in registers, whose lifetimes have numbers after those of the
    /// variables.
    pub fn passed(&self) -> impl Iterator<Item = (u32, Register)> {
        self.calls.iter().flat_map(|call| {
            call.arguments.iter().filter_map(|argument| match argument {
                Argument::Register(register) => Some((call.return_position, *register)),
                Argument::Constant(_) => None,
            })
        })
    }
}
