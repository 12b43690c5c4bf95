// Draw: a callback that supplies a game's random numbers. The rules never generate random numbers;
// the caller passes a Draw, and draw(n) returns 0 to n-1.
#pragma once

#include <type_traits>

namespace parlor {

// A non-owning reference to any callable int(int); the callable must outlive the Draw.
class Draw {
public:
    template <class Source>
    requires(not std::is_same_v<Source, Draw>)  // leaves copies to the copy constructor
        Draw(Source& source)
        : source_{&source}, ask_{[](void* from, int count) -> int {
              return (*static_cast<Source*>(from))(count);
          }} {}

    // Requires count > 0.
    int operator()(int count) const { return ask_(source_, count); }

private:
    void* source_;
    int (*ask_)(void*, int);
};

}  // namespace parlor
