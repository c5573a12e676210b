/* What compilers leave out of their debugging information. */
struct pair { int first, second; };

int outside;

/* `second` has no value, and clang writes no piece for it. */
__attribute__((noinline)) int partly(int n) {
  struct pair pair;
  pair.first = n;
  outside += n;
  return outside;
}

/* `calls` has an entry only in the abstract instance. */
static inline __attribute__((always_inline)) int count(int n) {
  static int calls;
  calls += n;
  return calls;
}

int main(int argc, char **argv) {
  outside = count(argc);
  return partly(argc);
}
