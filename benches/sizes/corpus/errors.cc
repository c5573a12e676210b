// Exceptions: handlers, cleanups, rethrown and nested exceptions, functions that must not throw.

struct Failure {
  int code;
  explicit Failure(int value = 0) : code(value) {}
  virtual const char *what() const noexcept { return "failure"; }
  virtual ~Failure() = default;
};
struct Deeper : Failure {
  const char *what() const noexcept override { return "deeper"; }
};

extern int step(int);
extern void log(const char *, int);

class Guard {
 public:
  explicit Guard(int id) : id_(id) { log("begin", id); }
  ~Guard() { log("end", id_); }

 private:
  int id_;
};

class Undo {
 public:
  ~Undo() noexcept(false) {
    if (step(-1)) throw Deeper();
  }
};

int checked(int value) {
  if (value < 0) throw Failure{value};
  return value + 1;
}

int nested(int count) {
  int sum = 0;
  for (int i = 0; i < count; ++i) {
    Guard guard(i);
    try {
      Guard inner(step(i));
      sum += checked(step(i));
    } catch (const Deeper &deeper) {
      log(deeper.what(), deeper.code);
      throw;
    } catch (const Failure &failure) {
      sum -= failure.code;
    } catch (int number) {
      sum += number;
    } catch (...) {
      log("unknown", i);
    }
  }
  return sum;
}

int never(int value) noexcept { return checked(value); }

int undone(int value) try {
  Undo undo;
  return checked(value);
} catch (Failure &failure) {
  return failure.code;
}

[[noreturn]] void give_up(int code) { throw Failure{code}; }

int choose(int value) {
  if (value > 100) give_up(value);
  static Guard once(value);
  thread_local int calls = step(value);
  return ++calls;
}
