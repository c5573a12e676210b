//! The declarations of a program's source, from the compiler's front end, and the form in which gdb
//! prints its types and values, according to gdb's manual: types as in C, a struct's fields in
//! braces by name, an array's elements in braces.

use serde_json::{Map, Value, json};

use crate::trace::{array, number, string};

/// A type of the source language.
#[derive(Clone, Debug, PartialEq)]
pub enum Type {
    /// An integer, a float or a boolean, by name.
    Scalar(String),
    Pointer(Box<Type>),
    Array(Box<Type>, usize),
    Struct(String),
}

/// A variable's declaration.
#[derive(Clone, Debug)]
pub struct Declaration {
    pub name: String,
    /// The line.
    pub declared: u64,
    pub ty: Type,
    /// The index of its scope in the function.
    pub scope: usize,
    pub parameter: bool,
}

/// A function's declaration.
#[derive(Clone, Debug)]
pub struct Function {
    pub name: String,
    /// `None` for a function without a value.
    pub returns: Option<Type>,
    /// Its variables, parameters first, in the order of the source.
    pub variables: Vec<Declaration>,
    /// The scope around each scope; the first scope is the function.
    pub scopes: Vec<Option<usize>>,
}

/// All declarations of a program.
#[derive(Clone, Debug)]
pub struct Declarations {
    /// The fields of each struct, by name.
    pub structs: Vec<(String, Vec<(String, Type)>)>,
    pub functions: Vec<Function>,
}

impl Declarations {
    /// Reads the first record of the interpreter's log.
    #[track_caller]
    pub fn read(record: &Value) -> Declarations {
        let field = |field: &Value| (string(field, "name"), Type::read(&string(field, "type")));
        let structure = |def: &Value| {
            (
                string(def, "name"),
                array(&def["fields"]).iter().map(field).collect::<Vec<_>>(),
            )
        };
        let variable = |variable: &Value| Declaration {
            name: string(variable, "name"),
            declared: number(variable, "declared"),
            ty: Type::read(&string(variable, "type")),
            scope: number(variable, "scope") as usize,
            parameter: variable["parameter"]
                .as_bool()
                .expect("whether it is a parameter"),
        };
        let function = |function: &Value| Function {
            name: string(function, "name"),
            returns: Some(string(function, "returns"))
                .filter(|name| name != "void")
                .map(|name| Type::read(&name)),
            variables: array(&function["variables"]).iter().map(variable).collect(),
            scopes: array(&function["scopes"])
                .iter()
                .map(|scope| scope.as_u64().map(|scope| scope as usize))
                .collect(),
        };
        Declarations {
            structs: array(&record["structs"]).iter().map(structure).collect(),
            functions: array(&record["functions"]).iter().map(function).collect(),
        }
    }

    /// Returns the function with a name.
    #[track_caller]
    pub fn function(&self, name: &str) -> &Function {
        self.functions
            .iter()
            .find(|f| f.name == name)
            .unwrap_or_else(|| panic!("there is no function {name}"))
    }

    #[track_caller]
    fn fields(&self, name: &str) -> &[(String, Type)] {
        let found = self.structs.iter().find(|(other, _)| other == name);
        &found
            .unwrap_or_else(|| panic!("there is no struct {name}"))
            .1
    }

    /// Returns what `ptype` prints for an expression of a type.
    pub fn ptype(&self, ty: &Type) -> String {
        let (base, declarator) = ty.declare(String::new());
        let base = match base {
            Type::Struct(name) => {
                let fields = self
                    .fields(name)
                    .iter()
                    .map(|(name, ty)| format!("    {};\n", ty.named(name)));
                format!("struct {name} {{\n{}}}", fields.collect::<String>())
            }
            other => other.named(""),
        };
        format!(
            "type = {base}{}{declarator}",
            if declarator.is_empty() { "" } else { " " }
        )
    }

    /// Converts gdb's output for a value of a type to the form of the log. The pointee of a pointer
    /// is missing.
    pub fn value(&self, ty: &Type, text: &str) -> Result<Value, String> {
        let mut rest = text;
        let value = self
            .part(ty, &mut rest)
            .ok_or_else(|| format!("`{rest}` of `{text}` is no {}", ty.named("")))?;
        if rest.is_empty() {
            Ok(value)
        } else {
            Err(format!("`{rest}` follows a value in `{text}`"))
        }
    }

    /// Converts gdb's output for the pointee of a pointer of this type.
    pub fn pointee(&self, pointer: &Type, text: &str) -> Result<Value, String> {
        match pointer {
            Type::Pointer(to) => self.value(to, text),
            other => Err(format!("{} is not a pointer", other.named(""))),
        }
    }

    fn part(&self, ty: &Type, rest: &mut &str) -> Option<Value> {
        if eat(rest, "<optimized out>") {
            return Some(missing());
        }
        match ty {
            Type::Struct(name) => {
                let mut fields = Map::new();
                for (index, (name, ty)) in self.fields(name).iter().enumerate() {
                    eat(rest, if index == 0 { "{" } else { ", " }).then_some(())?;
                    eat(rest, &format!("{name} = ")).then_some(())?;
                    fields.insert(name.clone(), self.part(ty, rest)?);
                }
                eat(rest, "}").then_some(Value::Object(fields))
            }
            Type::Array(element, length)
                if rest.starts_with('"') && **element == Type::Scalar("u8".into()) =>
            {
                // gdb omits zeros at the end.
                let mut bytes = string_literal(rest)?;
                bytes.resize(bytes.len().max(*length), 0);
                Some(
                    bytes
                        .iter()
                        .map(|byte| Value::String(byte.to_string()))
                        .collect(),
                )
            }
            Type::Array(element, length) => {
                let mut elements = Vec::new();
                for index in 0..*length {
                    eat(rest, if index == 0 { "{" } else { ", " }).then_some(())?;
                    elements.push(self.part(element, rest)?);
                }
                eat(rest, "}").then_some(Value::Array(elements))
            }
            Type::Pointer(_) => {
                let address = u64::from_str_radix(word(rest).strip_prefix("0x")?, 16).ok()?;
                Some(
                    json!({ "null": address == 0, "pointee": if address == 0 { Value::Null } else { missing() } }),
                )
            }
            Type::Scalar(name) => {
                let word = word(rest);
                match name.as_str() {
                    "bool" => word.parse().ok().map(Value::Bool),
                    "f64" => word
                        .parse()
                        .ok()
                        .map(|value: f64| json!({ "bits": format!("{:#018x}", value.to_bits()) })),
                    "u8" => {
                        let byte: u8 = word.parse().ok()?;
                        // gdb also prints the character.
                        eat(rest, " ").then_some(())?;
                        character(rest).filter(|shown| *shown == byte)?;
                        Some(Value::String(byte.to_string()))
                    }
                    _ => word
                        .parse()
                        .ok()
                        .map(|value: i64| Value::String(value.to_string())),
                }
            }
        }
    }
}

impl Function {
    /// Returns the parameters, or all other variables, that are in scope in one of its scopes:
    /// those of the innermost scope first, and those of one scope in the order of the source.
    pub fn in_scope(&self, scope: usize, parameters: bool) -> Vec<&Declaration> {
        let around = std::iter::successors(Some(scope), |scope| self.scopes[*scope]);
        let of = |scope| {
            self.variables
                .iter()
                .filter(move |v| v.scope == scope && v.parameter == parameters)
        };
        around.flat_map(of).collect()
    }
}

impl Type {
    /// Reads a type in the form of the source.
    #[track_caller]
    fn read(text: &str) -> Type {
        if let Some(to) = text.strip_prefix('*') {
            return Type::Pointer(Box::new(Type::read(to)));
        }
        if let Some((element, length)) = text
            .strip_prefix('[')
            .and_then(|rest| rest.strip_suffix(']')?.rsplit_once("; "))
        {
            return Type::Array(
                Box::new(Type::read(element)),
                length.parse().expect("an array's length"),
            );
        }
        match text {
            "i32" | "i64" | "u8" | "f64" | "bool" => Type::Scalar(text.into()),
            name => Type::Struct(name.into()),
        }
    }

    /// Returns a declaration in C: the type without pointers and arrays, and the declarator with
    /// these around the name.
    fn declare(&self, inner: String) -> (&Type, String) {
        match self {
            Type::Pointer(to) if matches!(**to, Type::Array(..)) => {
                to.declare(format!("(*{inner})"))
            }
            Type::Pointer(to) => to.declare(format!("*{inner}")),
            Type::Array(element, length) => element.declare(format!("{inner}[{length}]")),
            other => (other, inner),
        }
    }

    /// Returns the declaration of a name with this type in C, with structs by name.
    pub fn named(&self, name: &str) -> String {
        let (base, declarator) = self.declare(name.to_string());
        let base = match base {
            Type::Struct(name) => format!("struct {name}"),
            Type::Scalar(name) => name.clone(),
            _ => unreachable!("what is left is neither a pointer nor an array"),
        };
        if declarator.is_empty() {
            base
        } else {
            format!("{base} {declarator}")
        }
    }
}

fn missing() -> Value {
    json!({ "$missing": "optimized out" })
}

fn eat(rest: &mut &str, expected: &str) -> bool {
    rest.strip_prefix(expected)
        .map(|after| *rest = after)
        .is_some()
}

/// Takes a number or a word.
fn word<'t>(rest: &mut &'t str) -> &'t str {
    let end = rest.find([' ', ',', '}']).unwrap_or(rest.len());
    let (word, after) = rest.split_at(end);
    *rest = after;
    word
}

/// Takes a character in single quotes.
fn character(rest: &mut &str) -> Option<u8> {
    eat(rest, "'").then_some(())?;
    let byte = escaped(rest)?;
    eat(rest, "'").then_some(byte)
}

/// Takes a string in double quotes.
fn string_literal(rest: &mut &str) -> Option<Vec<u8>> {
    eat(rest, "\"").then_some(())?;
    let mut bytes = Vec::new();
    while !eat(rest, "\"") {
        bytes.push(escaped(rest)?);
    }
    Some(bytes)
}

/// Takes a byte, which gdb escapes as in C.
fn escaped(rest: &mut &str) -> Option<u8> {
    let mut take = |length: usize| {
        let (taken, after) = rest.split_at_checked(length)?;
        *rest = after;
        Some(taken)
    };
    let first = take(1)?;
    if first != "\\" {
        return Some(first.as_bytes()[0]);
    }
    let second = take(1)?;
    Some(match second {
        "a" => 7,
        "b" => 8,
        "t" => 9,
        "n" => 10,
        "v" => 11,
        "f" => 12,
        "r" => 13,
        "e" => 27,
        digit if ("0".."8").contains(&digit) => {
            u8::from_str_radix(&format!("{digit}{}", take(2)?), 8).ok()?
        }
        other => other.as_bytes()[0],
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn declarations() -> Declarations {
        let fields = vec![
            ("next".into(), Type::read("*Node")),
            ("cells".into(), Type::read("[[f64; 2]; 1]")),
        ];
        Declarations {
            structs: vec![("Node".into(), fields)],
            functions: Vec::new(),
        }
    }

    #[test]
    fn types_are_rendered_as_in_c() {
        let ptype = |text| declarations().ptype(&Type::read(text));
        assert_eq!(ptype("i32"), "type = i32");
        assert_eq!(ptype("**u8"), "type = u8 **");
        assert_eq!(ptype("[[i32; 3]; 2]"), "type = i32 [2][3]");
        assert_eq!(ptype("*[i32; 3]"), "type = i32 (*)[3]");
        assert_eq!(ptype("[*i32; 3]"), "type = i32 *[3]");
        let node = "struct Node {\n    struct Node *next;\n    f64 cells[1][2];\n}";
        assert_eq!(ptype("*Node"), format!("type = {node} *"));
        assert_eq!(ptype("[Node; 3]"), format!("type = {node} [3]"));
    }

    #[track_caller]
    fn reads(ty: &str, text: &str, expected: Value) {
        assert_eq!(declarations().value(&Type::read(ty), text), Ok(expected));
    }

    #[test]
    fn values_are_read_as_printed() {
        let half = json!({ "bits": "0x3fe0000000000000" });
        let pointer = json!({ "null": false, "pointee": missing() });
        reads("i32", "-3", json!("-3"));
        reads("bool", "true", json!(true));
        reads("f64", "0.5", half.clone());
        reads("u8", "44 ','", json!("44"));
        reads("u8", "17 '\\021'", json!("17"));
        reads("u8", "92 '\\\\'", json!("92"));
        reads("[u8; 4]", r#""a\"\n""#, json!(["97", "34", "10", "0"]));
        reads("*i32", "0x7ff0", pointer.clone());
        reads("*i32", "0x0", json!({ "null": true, "pointee": null }));
        reads("[i32; 2]", "{1, <optimized out>}", json!(["1", missing()]));
        reads(
            "Node",
            "{next = 0x1, cells = {{0.5, 0.5}}}",
            json!({ "next": pointer, "cells": [[half, half]] }),
        );
        for (ty, wrong) in [
            (
                "i32",
                "<error reading variable x (Cannot access memory at address 0x0)>",
            ),
            ("i32", "0.5"),
            ("bool", "2"),
            ("u8", "44 '.'"),
            ("[i32; 2]", "{1}"),
            ("[i32; 2]", "{1, 2, 3}"),
            ("[u8; 1]", "\"ab"),
        ] {
            assert!(
                declarations().value(&Type::read(ty), wrong).is_err(),
                "{wrong} as {ty}"
            );
        }
    }
}
