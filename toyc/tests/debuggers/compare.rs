//! Compares the debugger's value of a variable with the interpreter's: every part must be equal or
//! missing.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::trace::Variable;

/// The parts of a variable that a debugger showed.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Parts {
    /// The number of scalar parts with a value.
    pub known: u64,
    /// The number of scalar parts without a value.
    pub missing: u64,
}

/// A count of variables at stops.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// The variables with a value in all parts.
    pub full: u64,
    /// The variables with a value in some parts.
    pub partial: u64,
    /// The variables without a value.
    pub missing: u64,
    /// Their scalar parts.
    pub parts: Parts,
    /// The failures, as messages.
    pub wrong: Vec<String>,
}

impl Tally {
    /// The number of variables at stops.
    pub fn total(&self) -> u64 {
        self.full + self.partial + self.missing
    }

    /// Adds the counts of another run.
    pub fn add(&mut self, other: &Tally) {
        self.full += other.full;
        self.partial += other.partial;
        self.missing += other.missing;
        self.parts.known += other.parts.known;
        self.parts.missing += other.parts.missing;
        self.wrong.extend(other.wrong.iter().cloned());
    }
}

/// Compares the variables of a frame with the true ones. `place` is for messages; `counted` is
/// called with the shown parts of each true variable.
pub fn compare_frame(
    truth: &[Variable],
    shown: &[Variable],
    place: &str,
    tally: &mut Tally,
    mut counted: impl FnMut(&Variable, Parts),
) {
    let key = |variable: &Variable| (variable.name.clone(), variable.declared);
    let mut left: BTreeMap<(String, u64), &Value> = BTreeMap::new();
    for variable in shown {
        if left.insert(key(variable), &variable.value).is_some() {
            let Variable { name, declared, .. } = variable;
            tally.wrong.push(format!(
                "{place}: `{name}` of line {declared} is shown twice"
            ));
        }
    }
    for variable in truth {
        let mut parts = Parts::default();
        let nowhere = serde_json::json!({"$missing": "not shown"});
        let value = left.remove(&key(variable)).unwrap_or(&nowhere);
        let path = format!("{place}: {}", variable.name);
        compare(&variable.value, value, &path, &mut parts, &mut tally.wrong);
        match parts {
            Parts { missing: 0, .. } => tally.full += 1,
            Parts { known: 0, .. } => tally.missing += 1,
            _ => tally.partial += 1,
        }
        tally.parts.known += parts.known;
        tally.parts.missing += parts.missing;
        counted(variable, parts);
    }
    // These variables are not declared or initialized yet, so they must not have a value.
    for ((name, declared), value) in left {
        if !all_missing(value) {
            tally.wrong.push(format!(
                "{place}: `{name}` of line {declared} has no value yet, but {value} is shown"
            ));
        }
    }
}

/// Compares part by part.
fn compare(truth: &Value, shown: &Value, path: &str, parts: &mut Parts, wrong: &mut Vec<String>) {
    if shown.get("$missing").is_some() {
        parts.missing += scalars(truth);
        return;
    }
    match (truth, shown) {
        // The memory that a dangling pointer points to has no defined value.
        (Value::Null, _) => {}
        (Value::Array(truth), Value::Array(shown)) if truth.len() == shown.len() => {
            for (index, (truth, shown)) in truth.iter().zip(shown).enumerate() {
                compare(truth, shown, &format!("{path}[{index}]"), parts, wrong);
            }
        }
        (Value::Object(_), Value::Object(_)) if is_pointer(truth) && is_pointer(shown) => {
            parts.known += 1;
            if truth["null"] != shown["null"] {
                wrong.push(format!(
                    "{path}: is null: {}, shown as null: {}",
                    truth["null"], shown["null"]
                ));
            }
            // The pointee is compared, but it is not counted as a part of the pointer.
            if truth["null"] == shown["null"] && shown["null"] == false {
                compare(
                    &truth["pointee"],
                    &shown["pointee"],
                    &format!("*{path}"),
                    &mut Parts::default(),
                    wrong,
                );
            }
        }
        (Value::Object(fields), Value::Object(shown))
            if is_struct(truth) && fields.keys().eq(shown.keys()) =>
        {
            for (name, truth) in fields {
                compare(truth, &shown[name], &format!("{path}.{name}"), parts, wrong);
            }
        }
        _ => {
            parts.known += 1;
            if truth != shown {
                wrong.push(format!("{path}: is {truth}, shown as {shown}"));
            }
        }
    }
}

fn is_pointer(value: &Value) -> bool {
    value.as_object().is_some_and(|fields| {
        fields.len() == 2 && value["null"].is_boolean() && fields.contains_key("pointee")
    })
}

/// Returns true for a struct. Pointers and floats are also objects.
fn is_struct(value: &Value) -> bool {
    value.is_object()
        && !is_pointer(value)
        && value["bits"]
            .as_str()
            .is_none_or(|bits| !bits.starts_with("0x"))
}

/// Returns the number of scalar parts of a value.
fn scalars(truth: &Value) -> u64 {
    match truth {
        Value::Array(elements) => elements.iter().map(scalars).sum(),
        Value::Object(fields) if is_struct(truth) => fields.values().map(scalars).sum(),
        _ => 1,
    }
}

/// Returns true if no part of a value is shown.
pub fn all_missing(shown: &Value) -> bool {
    match shown {
        Value::Array(elements) => elements.iter().all(all_missing),
        Value::Object(fields) if !is_pointer(shown) && is_struct(shown) => {
            shown.get("$missing").is_some()
                || !fields.is_empty() && fields.values().all(all_missing)
        }
        _ => false,
    }
}

/// Returns the reason that a debugger reports for the first part of a variable that is missing.
pub fn reason<'a>(shown: &'a [Variable], variable: &Variable) -> Option<&'a str> {
    let same =
        |other: &&Variable| (&other.name, other.declared) == (&variable.name, variable.declared);
    missing(&shown.iter().find(same)?.value)
}

fn missing(value: &Value) -> Option<&str> {
    match value {
        Value::Array(parts) => parts.iter().find_map(missing),
        Value::Object(parts) => match parts.get("$missing") {
            Some(reason) => reason.as_str(),
            None => parts.values().find_map(missing),
        },
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn tally(truth: Value, shown: Value) -> Tally {
        let variable = |value| {
            [Variable {
                name: "x".into(),
                declared: 3,
                value,
            }]
        };
        let mut tally = Tally::default();
        compare_frame(
            &variable(truth),
            &variable(shown),
            "f:4",
            &mut tally,
            |_, _| {},
        );
        tally
    }

    #[track_caller]
    fn expect(truth: Value, shown: Value, known: u64, missing: u64, wrong: usize) {
        let tally = tally(truth, shown);
        assert_eq!(
            (tally.parts, tally.wrong.len()),
            (Parts { known, missing }, wrong),
            "{:?}",
            tally.wrong
        );
    }

    #[test]
    fn parts_are_compared_one_by_one() {
        let missing = json!({"$missing": "optimized out"});
        let float = json!({"bits": "0x4004000000000000"});
        let truth = json!({"a": "1", "b": [true, false], "c": float});
        expect(truth.clone(), truth.clone(), 4, 0, 0);
        expect(truth.clone(), missing.clone(), 0, 4, 0);
        expect(
            truth.clone(),
            json!({"a": missing, "b": [true, missing], "c": float}),
            2,
            2,
            0,
        );
        expect(
            truth.clone(),
            json!({"a": "1", "b": [true, true], "c": float}),
            4,
            0,
            1,
        );
        expect(
            truth.clone(),
            json!({"a": "1", "b": [true], "c": float}),
            3,
            0,
            1,
        );
        expect(
            truth.clone(),
            json!({"a": "1", "b": [true, false]}),
            1,
            0,
            1,
        );
        expect(
            truth.clone(),
            json!({"a": "1", "b": [true, false], "c": {"bits": "0x8004000000000000"}}),
            4,
            0,
            1,
        );
        expect(
            truth,
            json!({"a": "1", "b": {"$error": "Cannot access memory at address 0x8"}, "c": float}),
            3,
            0,
            1,
        );
        expect(json!("0"), json!(false), 1, 0, 1);
    }

    #[test]
    fn pointers_are_compared_by_their_pointees() {
        let pointer = |pointee: Value| json!({"null": false, "pointee": pointee});
        let null = json!({"null": true, "pointee": null});
        expect(pointer(json!("5")), pointer(json!("5")), 1, 0, 0);
        expect(pointer(json!("5")), pointer(json!("6")), 1, 0, 1);
        expect(pointer(json!("5")), null.clone(), 1, 0, 1);
        expect(null.clone(), null, 1, 0, 0);
        // A dangling pointer may show any pointee, or none.
        expect(pointer(Value::Null), pointer(json!("6")), 1, 0, 0);
        expect(
            pointer(Value::Null),
            pointer(json!({"$error": "Cannot access memory"})),
            1,
            0,
            0,
        );
        expect(
            pointer(json!("5")),
            pointer(json!({"$error": "Cannot access memory"})),
            1,
            0,
            1,
        );
    }

    #[test]
    fn a_value_before_initialization_is_wrong() {
        let early = |value: Value| {
            let shown = [Variable {
                name: "y".into(),
                declared: 5,
                value,
            }];
            let mut tally = Tally::default();
            compare_frame(&[], &shown, "f:4", &mut tally, |_, _| {});
            (tally.wrong.len(), tally.total())
        };
        assert_eq!(early(json!("0")), (1, 0));
        assert_eq!(early(json!({"$missing": "optimized out"})), (0, 0));
        assert_eq!(early(json!({"a": {"$missing": "optimized out"}})), (0, 0));
        assert_eq!(
            early(json!({"a": {"$missing": "optimized out"}, "b": "1"})),
            (1, 0)
        );
        assert_eq!(early(json!({"null": true, "pointee": null})), (1, 0));
    }

    #[test]
    fn shadowed_variables_are_distinguished_by_line() {
        let variable = |declared, value: &str| Variable {
            name: "x".into(),
            declared,
            value: json!(value),
        };
        let mut tally = Tally::default();
        let truth = [variable(3, "1"), variable(7, "2")];
        compare_frame(
            &truth,
            &[variable(7, "2"), variable(3, "1")],
            "f:9",
            &mut tally,
            |_, _| {},
        );
        assert_eq!((tally.full, tally.wrong.len()), (2, 0));
        compare_frame(
            &truth,
            &[variable(7, "1"), variable(3, "2")],
            "f:9",
            &mut tally,
            |_, _| {},
        );
        assert_eq!(tally.wrong.len(), 2);
        compare_frame(
            &truth,
            &[variable(7, "2"), variable(7, "2")],
            "f:9",
            &mut tally,
            |_, _| {},
        );
        assert_eq!((tally.missing, tally.wrong.len()), (1, 3));
    }

    #[test]
    fn the_reason_is_that_of_the_first_missing_part() {
        let shown = |value| {
            [Variable {
                name: "x".into(),
                declared: 3,
                value,
            }]
        };
        let value = json!({"a": "0", "b": ["1", {"$missing": "lost"}], "c": {"$missing": "later"}});
        assert_eq!(reason(&shown(value), &shown(Value::Null)[0]), Some("lost"));
        assert_eq!(reason(&shown(json!("1")), &shown(Value::Null)[0]), None);
    }
}
