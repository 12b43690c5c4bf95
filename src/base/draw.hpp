// Draw: where a game's chance comes from. The rules never make random numbers; whoever
// deals hands them a Draw, and draw(n) answers 0 to n-1.
#pragma once

#include <type_traits>

namespace parlor {

// A light reference to any callable int(int); the callable must outlive the Draw.
class Draw {
public:
    template <class Source>
    requires(not std::is_same_v<Source, Draw>)  // a Draw is copied
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
