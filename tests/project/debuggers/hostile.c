/* A program with much of what makes debug information of C difficult. */
#include <stdarg.h>

struct point { int x, y; };
struct line { struct point from, to; short tag; };
struct flags { unsigned a : 3; signed b : 5; unsigned : 0; unsigned c : 17; long long d : 40; };
union word { unsigned all; unsigned char byte[4]; struct { unsigned short low, high; }; };
enum color { RED, GREEN = 5, DARK = -3 };
struct node { int key; struct node *left, *right; };
typedef int (*operation)(int, int);

static struct flags flags = {5, -7, 99999, -123456789012LL};
static volatile int sink;
int table[3][2] = {{1, 2}, {3, 4}, {5, 6}};
__int128 wide = (__int128)7 << 70;

static int plus(int a, int b) { return a + b; }
static int minus(int a, int b) { return a - b; }
static operation operations[] = {plus, minus};

static inline int calls_of(int n) {
  static int calls = 40;
  calls += n;
  return calls;
}
__attribute__((noinline)) int count(int n) { return calls_of(n) + calls_of(2); }

__attribute__((noinline)) int sum(int count, ...) {
  va_list list;
  int total = 0;
  va_start(list, count);
  for (int i = 0; i < count; i++) {
    int next = va_arg(list, int);
    total += next;
  }
  va_end(list);
  return total;
}

static int depth(const struct node *node) {
  if (!node)
    return 0;
  int left = depth(node->left), right = depth(node->right);
  return 1 + (left > right ? left : right);
}

static inline int twice(int n) {
  int result = n * 2;
  return result + 1;
}

__attribute__((noinline)) int area(struct line *line) {
  struct line copy = *line;
  struct point size = {copy.to.x - copy.from.x, copy.to.y - copy.from.y};
  copy.tag = twice(size.x);
  return twice(size.y) * copy.tag;
}

__attribute__((noinline)) unsigned swap(unsigned n) {
  union word word = {n};
  unsigned char first = word.byte[0];
  word.byte[0] = word.byte[3];
  word.byte[3] = first;
  word.low ^= 0x55;
  return word.all;
}

__attribute__((noinline)) int salvaged(int n, int m) {
  int twice = n * 2 + 1;
  int other = twice ^ m;
  long product = (long)(other - n) * 5;
  unsigned char low = n;
  if (n > 100)
    sink = (int)product + low;
  return m;
}

__attribute__((noinline)) int variable(int n) {
  int squares[n];
  for (int i = 0; i < n; i++)
    squares[i] = i * i;
  return squares[n - 1];
}

__attribute__((noinline)) int colored(enum color color, int n) {
  switch (color) {
  case RED: {
    int scaled = n * 3;
    return scaled;
  }
  case GREEN: {
    int scaled = n * 5, less = scaled - 1;
    return scaled ^ less;
  }
  default:
    return n;
  }
}

__attribute__((noinline)) int scaled(const int *p, int n) {
  int accumulated = 0;
  for (int i = 0; i < n; i++)
    accumulated += p[i] * 3 + i;
  return accumulated;
}

__attribute__((noinline)) int constants(int n) {
  union word letters = {.all = 0x44434241};
  double half = 0.5;
  return n * (int)swap(letters.all) + (int)(half * n);
}

__attribute__((noinline)) int many(int a, int b, int c, int d, int e, int f, int g, struct line h, char i, float j) {
  int sum = a + b * 2 + c * 3 + d * 4 + e * 5 + f * 6 + g * 7;
  return sum + h.to.y * i + (int)j;
}

__attribute__((noinline)) int work(int argc) {
  struct node leaf = {3, 0, 0}, right = {9, 0, 0}, inner = {5, &leaf, &right}, root = {7, &inner, 0};
  struct line line = {{1, 2}, {5, 9}, 4};
  int total = depth(&root) + count(argc) + sum(3, 4, 5, argc);
  total += area(&line) + (int)swap(0x11223344u + argc) + salvaged(argc, 4);
  total += constants(argc) + variable(3 + argc) + colored(RED, argc) + colored(DARK, argc) + scaled(table[0], 6);
  total += many(1, 2, 3, 4, 5, 6, argc, line, 'c', 2.5f) + operations[argc & 1](total, flags.b);
  sink = total + (int)(wide >> 70);
  return 0;
}

int main(int argc, char **argv) { return work(argc) + (argc > 100 ? 1 : 0); }
