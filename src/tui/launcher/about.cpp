#include "tui/launcher/about.hpp"

namespace parlor::tui {
namespace {

constexpr std::array credits{
    BookPage{"THE PARLOR",
             {"A family of games for the terminal. The look, the keys and the pace follow "
              "a property game for the Commodore 64 by Daniel England, in thanks to him.",
              "It belongs to no maker of board games, and none of them has had a hand in it "
              "or approved of it. Names of games and makers are their owners'.",
              "Here you will find no artwork and no sound of anybody else's."}},
    BookPage{"LICENCE",
             {"Copyright 2026 the Parlor authors. MIT licence: use, change and share it as you "
              "like, and keep this notice with it. There is no warranty of any kind.",
              "Made with ncurses, toml++ and CLI11, with thanks to those who wrote them.",
              "Games are kept as plain text in your home folder, under .local/state/parlor."}},
};

}  // namespace

const Book about{"ABOUT", credits};

}  // namespace parlor::tui
