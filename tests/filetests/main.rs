//! Tests that are modules in the text format: what is expected of a module stands in its comments.

mod meaning;
