/* On s390x, clang describes `x` by `DW_OP_reg16`: a `float` is in the upper half of f0. */
float twice(float x) { return x + x; }
