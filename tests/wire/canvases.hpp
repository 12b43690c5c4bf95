// Canvases for tests of pictures: those of the golden files, and random ones.
#pragma once

#include <random>
#include <string>
#include <vector>

#include "canvas/canvas.hpp"

namespace parlor::wire {

class Chance {
public:
    explicit Chance(unsigned seed) : engine_{seed} {}
    int operator()(int count) { return static_cast<int>(engine_() % static_cast<unsigned>(count)); }

private:
    std::mt19937 engine_;
};

// With everything that a cell can have.
[[nodiscard]] tui::Canvas random_canvas(Chance& chance, tui::Size size);

// Changes a few things: words, bars, looks, the cursor.
void change_something(tui::Canvas& canvas, Chance& chance);

// The canvases of tests/screens that have colours, as far as these files say.
[[nodiscard]] std::vector<tui::Canvas> golden_canvases();

}  // namespace parlor::wire
