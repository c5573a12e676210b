/* With -mfpmath=387, gcc describes `half` by DW_OP_reg33: a double in a register of 80 bits. */
double sink;

double halve(double number) {
  double half = number * 0.5;
  sink = half;
  return half;
}

int main(void) { return (int)halve(sink); }
