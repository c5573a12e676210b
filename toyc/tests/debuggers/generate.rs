//! Generates random programs with features that are hard to describe: variables that loops carry
//! and exchange, more values than registers, shadowed names, early returns, pointers, and calls
//! that are inlined.
//!
//! All programs have correct types and end: loops count, divisors are not zero, indexes are
//! literals, and pointers are to variables of callers.

use std::fmt::Write as _;

/// The types of numbers, some more often than others.
const SCALARS: [&str; 7] = ["i32", "i32", "i32", "i64", "u8", "f64", "bool"];
const INTEGERS: [&str; 3] = ["i32", "i64", "u8"];
const AGGREGATES: [&str; 2] = ["Trio", "[i32; 4]"];
/// The structs of each program.
const STRUCTS: &str = "struct Trio {\n  a: i32,\n  b: i64,\n  c: f64,\n}\n\n";

/// A sequence of pseudorandom numbers (xorshift).
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % bound
    }

    fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    fn of<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())]
    }

    /// Returns one of the items, or `None` if there are none.
    fn any<T: Clone>(&mut self, items: &[T]) -> Option<T> {
        items.get(self.below(items.len().max(1))).cloned()
    }
}

/// The use of a place.
#[derive(Clone, Copy, PartialEq)]
enum Access {
    Read,
    Assign,
}

/// A variable in scope.
#[derive(Clone)]
struct Variable {
    name: String,
    ty: &'static str,
    /// True if the program must not assign it except as the generator needs it, such as the counter
    /// of a loop.
    fixed: bool,
}

/// A function that can be called.
#[derive(Clone)]
struct Callee {
    name: String,
    parameters: Vec<&'static str>,
    result: &'static str,
}

/// A program while it is generated.
struct Generator {
    random: Random,
    text: String,
    depth: usize,
    scope: Vec<Variable>,
    callees: Vec<Callee>,
    /// The number of names that are used.
    names: usize,
    /// The number of loops around the current statement.
    loops: usize,
    /// The number of calls that may still be made.
    calls: usize,
    result: &'static str,
}

/// Returns the program of a seed, which must not be 0.
pub fn program(seed: u64) -> String {
    let mut generator = Generator {
        random: Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15)),
        text: STRUCTS.into(),
        depth: 0,
        scope: Vec::new(),
        callees: Vec::new(),
        names: 0,
        loops: 0,
        calls: 0,
        result: "i32",
    };
    for _ in 0..3 + generator.random.below(3) {
        generator.function();
    }
    generator.main();
    generator.text
}

impl Generator {
    fn line(&mut self, text: &str) {
        let indent = 2 * self.depth;
        let _ = writeln!(self.text, "{:indent$}{text}", "");
    }

    fn name(&mut self, prefix: &str) -> String {
        self.names += 1;
        format!("{prefix}{}", self.names)
    }

    fn declare(&mut self, name: &str, ty: &'static str) -> &mut Variable {
        let name = name.to_owned();
        let fixed = false;
        self.scope.push(Variable { name, ty, fixed });
        let last = self.scope.len() - 1;
        &mut self.scope[last]
    }

    /// Returns the places with a type that can be used, the innermost first.
    fn places(&mut self, ty: &str, access: Access) -> Vec<String> {
        let mut places = Vec::new();
        let mut seen: Vec<&str> = Vec::new();
        for variable in self.scope.iter().rev() {
            let name = &variable.name;
            if seen.contains(&&name[..]) {
                continue;
            }
            seen.push(name);
            match (variable.ty, ty) {
                (own, _) if own == ty && variable.fixed && access == Access::Assign => {}
                (own, _) if own == ty => places.push(name.clone()),
                ("Trio", "i32") => places.push(format!("{name}.a")),
                ("Trio", "i64") => places.push(format!("{name}.b")),
                ("Trio", "f64") => places.push(format!("{name}.c")),
                ("*i32", "i32") => places.push(format!("*{name}")),
                ("[i32; 4]", "i32") => {
                    let index = self.random.below(4);
                    places.push(format!("{name}[{index}]"));
                }
                _ => {}
            }
        }
        places
    }

    /// Returns one of these places, or `None` if there are none.
    fn place(&mut self, ty: &str, access: Access) -> Option<String> {
        let mut places = self.places(ty, access);
        if self.random.chance(60) {
            places.truncate(5);
        }
        self.random.any(&places)
    }

    fn literal(&mut self, ty: &str) -> String {
        match ty {
            "bool" => self.random.of(&["true", "false"]).into(),
            "f64" => self.random.of(&["0.5", "1.25", "3.0", "100.0"]).into(),
            "u8" => format!("({} as u8)", self.random.of(&[0, 1, 7, 200])),
            _ => format!("({} as {ty})", self.random.of(&[0, 1, 2, 31, 123_456_789])),
        }
    }

    fn atom(&mut self, ty: &str) -> String {
        let place = self
            .place(ty, Access::Read)
            .filter(|_| self.random.chance(88));
        place.unwrap_or_else(|| self.literal(ty))
    }

    /// Returns an expression of a scalar type, with operators up to a depth.
    fn value(&mut self, ty: &str, depth: usize) -> String {
        if depth == 0 {
            return self.atom(ty);
        }
        let inner = depth - 1;
        let kind = self.random.below(10);
        match ty {
            "bool" if kind < 7 => {
                let of = self.random.of(&["i32", "i64", "u8", "f64"]);
                self.binary(of, &["<", "<=", ">", ">=", "==", "!="], inner)
            }
            "bool" if kind < 8 => format!("(!{})", self.value(ty, inner)),
            "bool" => self.binary(ty, &["&&", "||"], inner),
            "f64" if kind < 5 => self.binary(ty, &["+", "-"], inner),
            "f64" if kind < 7 => format!("({} * 0.75)", self.value(ty, inner)),
            "f64" if kind < 8 => format!("(-{})", self.value(ty, inner)),
            "f64" => self.cast(&INTEGERS, ty, inner),
            _ if kind < 6 => self.binary(ty, &["+", "-", "*", "^", "&", "|"], inner),
            _ if kind < 7 => {
                let operator = self.random.of(&["<< 1", "<< 5", ">> 2", ">> 6"]);
                format!("({} {operator})", self.value(ty, inner))
            }
            _ if kind < 8 => {
                let operator = self.random.of(&["/", "%"]);
                let (a, b) = (self.value(ty, inner), self.value(ty, inner));
                format!("({a} {operator} (({b} & 15) + 1))")
            }
            "u8" => self.cast(&["i32", "i64", "bool"], ty, inner),
            _ => self.cast(&["i32", "i64", "u8", "bool", "f64"], ty, inner),
        }
    }

    fn binary(&mut self, ty: &str, operators: &[&str], depth: usize) -> String {
        let operator = self.random.of(operators);
        let (a, b) = (self.value(ty, depth), self.value(ty, depth));
        format!("({a} {operator} {b})")
    }

    fn cast(&mut self, from: &[&'static str], ty: &str, depth: usize) -> String {
        let from = self.random.of(from);
        format!("({} as {ty})", self.value(from, depth))
    }

    /// Returns a call of a function with a result of a type.
    fn call(&mut self, ty: &str) -> Option<String> {
        if self.calls == 0 || self.loops > 1 {
            return None;
        }
        let callees = self.callees.iter().filter(|callee| callee.result == ty);
        let callees: Vec<_> = callees.cloned().collect();
        let callee = self.random.any(&callees)?;
        self.calls -= 1;
        let mut arguments = Vec::new();
        for ty in &callee.parameters {
            let depth = self.random.below(3);
            arguments.push(if *ty == "*i32" {
                let places = self.places("i32", Access::Assign);
                format!("&{}", self.random.any(&places)?)
            } else {
                self.value(ty, depth)
            });
        }
        Some(format!("{}({})", callee.name, arguments.join(", ")))
    }

    /// Returns a call or another expression.
    fn new_value(&mut self, ty: &str) -> String {
        let depth = self.random.below(4);
        let call = self.random.chance(30).then(|| self.call(ty)).flatten();
        call.unwrap_or_else(|| self.value(ty, depth))
    }

    fn variable(&mut self, ty: &'static str) {
        let value = self.new_value(ty);
        // Sometimes, the variable has the name of an outer one.
        let shadowed = self.random.any(&self.scope).filter(|it| !it.fixed);
        let shadowed = shadowed.filter(|_| self.depth > 1 && self.random.chance(15));
        let name = shadowed.map_or_else(|| self.name("v"), |it| it.name);
        self.line(&format!("let {name}: {ty} = {value};"));
        self.declare(&name, ty);
    }

    fn assignment(&mut self) {
        let ty = self.random.of(&SCALARS);
        let Some(place) = self.place(ty, Access::Assign) else {
            return self.variable(ty);
        };
        let value = self.new_value(ty);
        self.line(&format!("{place} = {value};"));
    }

    /// Rotates the values of some variables.
    fn rotation(&mut self) {
        let ty = self.random.of(&SCALARS);
        let mut places = self.places(ty, Access::Assign);
        let count = places.len().min(2 + self.random.below(4));
        for index in 0..count {
            let other = index + self.random.below(places.len() - index);
            places.swap(index, other);
        }
        let Some(first) = places.first().filter(|_| count > 1) else {
            return self.variable(ty);
        };
        let name = self.name("t");
        self.line(&format!("let {name}: {ty} = {first};"));
        for pair in places[..count].windows(2) {
            self.line(&format!("{} = {};", pair[0], pair[1]));
        }
        self.line(&format!("{} = {name};", places[count - 1]));
    }

    fn block(&mut self, statements: usize) {
        let outer = self.scope.len();
        self.depth += 1;
        for _ in 0..statements {
            self.statement();
        }
        self.depth -= 1;
        self.scope.truncate(outer);
    }

    fn condition(&mut self) {
        let condition = self.value("bool", 1);
        self.line(&format!("if {condition} {{"));
        self.block(2);
        if self.random.chance(15) && self.result != "main" {
            let value = self.value(self.result, 1);
            self.line(&format!("  return {value};"));
        }
        if self.random.chance(50) {
            self.line("} else {");
            self.block(1);
        }
        self.line("}");
    }

    fn repetition(&mut self) {
        let ty = self.random.of(&INTEGERS);
        let (counter, last) = (self.name("i"), self.name("last"));
        let (bound, step) = (2 + self.random.below(3), 1 + self.random.below(2));
        self.line(&format!("let {counter}: {ty} = 0;"));
        self.declare(&counter, ty).fixed = true;
        let literal = self.literal(ty);
        self.line(&format!("let {last}: {ty} = {literal};"));
        self.declare(&last, ty).fixed = true;
        self.line(&format!("while {counter} < {} {{", bound * step));
        self.loops += 1;
        let statements = 1 + self.random.below(3);
        self.block(statements);
        self.loops -= 1;
        self.depth += 1;
        if self.random.chance(60) {
            self.line(&format!("{last} = {counter};"));
        }
        self.line(&format!("{counter} = {counter} + {step};"));
        self.depth -= 1;
        self.line("}");
    }

    fn statement(&mut self) {
        let nested = self.depth < 4;
        match self.random.below(100) {
            0..35 => {
                let ty = self.random.of(&SCALARS);
                self.variable(ty);
            }
            35..65 => self.assignment(),
            65..74 => self.rotation(),
            74..79 => {
                let (ty, name) = (self.random.of(&AGGREGATES), self.name("s"));
                self.line(&format!("let {name}: {ty};"));
                self.declare(&name, ty);
            }
            79..89 if nested => self.condition(),
            89..100 if nested && self.loops < 2 => self.repetition(),
            _ => self.assignment(),
        }
    }

    fn function(&mut self) {
        let name = format!("f{}", self.callees.len());
        self.result = self.random.of(&SCALARS);
        let mut parameters = Vec::new();
        self.scope.clear();
        for index in 0..self.random.of(&[0, 1, 2, 3, 5, 10]) {
            let ty = self.random.of(&SCALARS);
            let ty = if self.random.chance(10) { "*i32" } else { ty };
            parameters.push(ty);
            self.declare(&format!("a{index}"), ty).fixed = ty == "*i32";
        }
        let declared = self.scope.iter();
        let declared: Vec<_> = declared
            .map(|it| format!("{}: {}", it.name, it.ty))
            .collect();
        let (declared, result) = (declared.join(", "), self.result);
        self.line(&format!("fn {name}({declared}) -> {result} {{"));
        self.depth = 1;
        self.calls = 2;
        for _ in 0..self.random.of(&[3, 5, 12]) {
            self.statement();
        }
        // Some functions need all of their variables to the end.
        if self.random.chance(50) {
            let numbers = self.scope.iter().filter(|it| SCALARS.contains(&it.ty));
            let mut numbers: Vec<_> = numbers.map(|it| format!("({} as i64)", it.name)).collect();
            numbers.push("0".into());
            self.line(&format!("print({});", numbers.join(" ^ ")));
        }
        let value = self.value(result, 2);
        self.line(&format!("return {value};"));
        self.depth = 0;
        self.line("}\n");
        self.callees.push(Callee {
            name,
            parameters,
            result,
        });
    }

    fn main(&mut self) {
        self.scope.clear();
        self.result = "main";
        self.line("fn main() -> i32 {");
        self.depth = 1;
        self.calls = 5;
        for ty in ["i32", "f64", "i64"] {
            self.variable(ty);
        }
        for _ in 0..8 {
            self.statement();
        }
        self.calls = 3;
        for callee in self.callees.clone() {
            if let Some(call) = self.call(callee.result) {
                self.line(&format!("print({call});"));
            }
        }
        self.depth = 0;
        self.line("  return 0;\n}");
    }
}
