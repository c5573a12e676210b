//! Names in messages, on one line, independent of the characters in the name.

use core::fmt::{self, Write};

/// Writes a name of the source program with its control characters escaped, so that it cannot break
/// a line of output.
///
/// ```
/// use dwarfsmith::OneLine;
/// assert_eq!(OneLine("two\nlines").to_string(), "two\\nlines");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OneLine<'a>(pub &'a str);

impl fmt::Display for OneLine<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.chars().try_for_each(|c| {
            if c.is_control() {
                c.escape_debug().fmt(f)
            } else {
                f.write_char(c)
            }
        })
    }
}
