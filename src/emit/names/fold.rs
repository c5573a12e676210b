//! The hash of a name (DWARF 5 section 7.33).

/// Returns Bernstein's hash of a name with folded case.
pub(super) fn hash(name: &str) -> u32 {
    let add = |hash: u32, byte: u8| hash.wrapping_mul(33).wrapping_add(byte.into());
    let start = 5381;
    if name.is_ascii() {
        let lower = name.bytes().map(|byte| byte.to_ascii_lowercase());
        return lower.fold(start, add);
    }
    name.chars().map(folded).fold(start, |hash, folded| {
        let mut bytes = [0; 4];
        folded.encode_utf8(&mut bytes).bytes().fold(hash, add)
    })
}

/// Returns a character with its case folded: Unicode's simple case folding, and `i` for both `İ`
/// and `ı`, as section 6.1.1.4.5 states.
fn folded(of: char) -> char {
    match of {
        'İ' | 'ı' => return 'i',
        // Cherokee letters fold to capitals.
        '\u{13a0}'..='\u{13f5}' => return of,
        '\u{13f8}'..='\u{13fd}' | '\u{ab70}'..='\u{abbf}' => return single(of.to_uppercase(), of),
        _ => {}
    }
    // Some small letters, such as the final sigma, share their capital with another letter.
    let upper = single(of.to_uppercase(), of);
    single(upper.to_lowercase(), upper)
}

/// Returns the only character of a mapping, or `otherwise` if there are several.
fn single(mut mapped: impl Iterator<Item = char>, otherwise: char) -> char {
    match (mapped.next(), mapped.next()) {
        (Some(one), None) => one,
        _ => otherwise,
    }
}

#[cfg(test)]
mod tests {
    use super::{folded, hash};

    /// A hand calculation: (5381 × 33 + 'a') × 33 + 'b', with 'a' = 97 and 'b' = 98.
    #[test]
    fn bernsteins_hash() {
        assert_eq!(hash(""), 5381);
        assert_eq!(hash("ab"), (5381 * 33 + 97) * 33 + 98);
        assert_eq!(hash("AB"), hash("ab"));
    }

    /// Lines of Unicode's CaseFolding.txt with status C or S, and characters that it does not list.
    #[test]
    fn letters_are_folded_as_unicode_does() {
        for (of, to) in [
            ('A', 'a'),
            ('\u{b5}', '\u{3bc}'),
            ('\u{17f}', 's'),
            ('\u{345}', '\u{3b9}'),
            ('\u{3c2}', '\u{3c3}'),
            ('\u{3f4}', '\u{3b8}'),
            ('\u{1c5}', '\u{1c6}'),
            ('\u{13a0}', '\u{13a0}'),
            ('\u{ab70}', '\u{13a0}'),
            ('\u{13f8}', '\u{13f0}'),
            ('\u{1e9e}', '\u{df}'),
            ('\u{df}', '\u{df}'),
            ('\u{1fbc}', '\u{1fb3}'),
            ('\u{212a}', 'k'),
            ('\u{10400}', '\u{10428}'),
            ('İ', 'i'),
            ('ı', 'i'),
            ('中', '中'),
        ] {
            assert_eq!(folded(of), to, "{of}");
        }
    }
}
