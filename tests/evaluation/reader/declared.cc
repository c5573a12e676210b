// With -fdebug-types-section, the type of `object` is a declaration in this unit; a type unit has its members.
struct record {
  int first, second;
  int sum() const;
};

int record::sum() const { return first + second; }

record object = {1, 2};

int main() { return object.sum(); }
