//! The forms of numbers, and attributes with their forms as single numbers.

// These are DWARF's own names, as gimli spells them.
#![allow(non_upper_case_globals)]

use gimli::constants::*;

/// Returns the form of a string index. As in clang, it has a fixed size of 1 or 2 bytes if the
/// index fits: `DW_FORM_strx` would take two bytes from 128 on.
#[inline]
pub(super) fn index_form(index: u64) -> DwForm {
    match index {
        0..=0xff => DW_FORM_strx1,
        0x100..=0xffff => DW_FORM_strx2,
        _ => DW_FORM_strx,
    }
}

/// Returns the shortest form of a number. If several are equally short, it returns clang's choice,
/// because more forms mean more abbreviations.
#[inline]
pub(super) fn number_form(value: u64) -> DwForm {
    match value {
        0..=0xff => DW_FORM_data1,
        0x100..=0xffff => DW_FORM_data2,
        0x1_0000..=0x1f_ffff => DW_FORM_udata,
        0x20_0000..=0xffff_ffff => DW_FORM_data4,
        _ if value >> 49 == 0 => DW_FORM_udata,
        _ => DW_FORM_data8,
    }
}

/// Returns true for the forms of numbers that cannot be negative.
#[inline]
pub(super) const fn is_number(form: DwForm) -> bool {
    matches!(
        form,
        DW_FORM_data1 | DW_FORM_data2 | DW_FORM_data4 | DW_FORM_data8 | DW_FORM_udata
    )
}

/// Returns a placeholder for `DW_FORM_implicit_const` with this number, which is below 2^14.
#[inline]
pub(super) const fn implicit(value: u16) -> DwForm {
    DwForm(IMPLICIT | value & (IMPLICIT - 1))
}

/// Returns the number in a placeholder for `DW_FORM_implicit_const`.
#[inline]
pub(super) const fn implicit_number(form: DwForm) -> Option<u16> {
    match form.0 & IMPLICIT {
        0 => None,
        _ => Some(form.0 & (IMPLICIT - 1)),
    }
}

/// The bit that marks a placeholder for `DW_FORM_implicit_const`. No form has this bit: GNU's start
/// at 0x1f01.
const IMPLICIT: u16 = 0x4000;

/// Returns an attribute and its form as one number.
#[inline]
pub(super) const fn join(attribute: DwAt, form: DwForm) -> u32 {
    (attribute.0 as u32) << 16 | form.0 as u32
}

/// Returns the hash of attributes to which one more is added.
#[inline]
pub(super) const fn mix(hash: u32, shape: u32) -> u32 {
    hash.rotate_left(1) ^ shape
}

/// Returns the attribute and the form that [`join`] made one number.
#[inline]
pub(super) const fn split_shape(shape: u32) -> (DwAt, DwForm) {
    (DwAt((shape >> 16) as u16), DwForm(shape as u16))
}
