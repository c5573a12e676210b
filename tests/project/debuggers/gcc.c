/* What gcc describes in other ways than clang: parts of functions in other sections, functions in functions, copies of functions for
 * constant arguments, sizes of arrays by expressions, numbers in expressions, pointers to variables without an address. */
typedef int ints __attribute__((vector_size(16)));
struct item { int key; long value; struct item *next; };
struct pair { double re, im; };
static volatile int sink, limit = 5;
static volatile double half = 0.5;

__attribute__((noipa)) long find(struct item *first, int key) {
  long seen = 0;
  for (struct item *item = first; item; item = item->next) {
    seen += item->value;
    if (item->key == key)
      return seen * 3;
  }
  return seen;
}

__attribute__((cold, noinline)) int fail(int code, const char *text) {
  int length = 0;
  while (text[length])
    length++;
  sink = code + length;
  return length;
}

__attribute__((noipa)) int check(int n, int m) {
  int total = n * m, rest = total % 7;
  if (n > limit) {
    int excess = n - limit;
    total += fail(excess, "too large") + rest;
    rest = excess * total;
    sink = rest;
  }
  return total + rest;
}

__attribute__((noipa)) int outer(int n) {
  int local = n * 3;
  int inner(int k) {
    int both = local + k;
    local++;
    sink = both;
    return both * 2;
  }
  int first = inner(1), second = inner(first);
  return first + second + local;
}

__attribute__((noinline)) static int scaled(int n, int factor) {
  int product = n * factor;
  sink = product;
  return product - factor;
}

static inline int indirect(const int *p, const struct pair *pair) { return *p + (int)pair->im; }

__attribute__((noipa)) int pointers(int n) {
  int local = n * 2;
  struct pair pair = {n, n + 1};
  sink = n;
  return indirect(&local, &pair);
}

__attribute__((noipa)) struct pair rotate(struct pair p, double angle) {
  struct pair out = {p.re * angle - p.im, p.re + p.im * angle};
  double length = out.re * out.re + out.im * out.im;
  if (length > 100)
    out.re -= length;
  return out;
}

__attribute__((noipa)) float narrow(signed char c, unsigned char u, float f) {
  short less = u - c;
  unsigned char wrapped = u + 200;
  float twice = f * 2;
  sink = wrapped;
  return twice + less;
}

__attribute__((noipa)) int dynamic(int n) {
  int table[n][2];
  for (int i = 0; i < n; i++) {
    table[i][0] = i;
    table[i][1] = -i;
  }
  sink = table[n - 1][0];
  return table[n - 1][0] + table[n / 2][1];
}

__attribute__((noipa)) int vectors(int n) {
  ints v = {n, n + 1, n + 2, n + 3}, w = v * v;
  return w[0] + w[3];
}

int main(int argc, char **argv) {
  struct item c = {3, 30, 0}, b = {2, 20, &c}, a = {1, 10, &b};
  long found = find(&a, argc + 1) + find(&a, 9);
  int total = check(argc, 3) + check(argc + 8, 2) + outer(argc) + scaled(argc, 7) + scaled(argc + 1, 7);
  struct pair turned = rotate((struct pair){half, 2}, 2.5);
  total += turned.re + narrow(argc, 250, 1.5f) + dynamic(argc + 4) + vectors(argc) + pointers(argc);
  sink = total + found;
  return 0;
}
