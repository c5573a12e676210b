// Types whose members, sizes and signs a debugger asks for.
int number = 77;
struct Left {
    int left;
    signed char small;
};
struct Right {
    short right;
    static int shared;
    int twice() { return right * 2; }
};
int Right::shared = 5;
typedef const Right Named;
struct Both : Left, Right {
    int low : 3;
    unsigned middle : 7;
    union {
        short either;
        unsigned char other;
    };
    Named inner;
    const int *pointer;
};
struct Root {
    virtual ~Root() {}
    long root;
};
struct Apart : virtual Root {
    int apart;
};
enum class Level : signed char { low = -3, high = 100 };
enum Sign { minus = -5, plus = 7 };
enum Plain { none, some };

Both object = {{-1, -2}, {-3}, -4, 99, {-6}, {-7}, &number};
volatile Level level = Level::low;
Sign sign_of = minus;
Plain plain = some;
int &reference = number;
int Left::*data = &Left::left;
int (Right::*method)() = &Right::twice;
Apart apart;

int main() { return object.left + (int)level + (int)sign_of + apart.apart; }
