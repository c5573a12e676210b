/* clang unrolls the loop, and describes `i` by `DW_OP_consts 10, DW_OP_stack_value` and so on. */
int result(int);
int f(int n) {
  for (short i = 10; i < 13; i++)
    n = result(n);
  return n;
}
