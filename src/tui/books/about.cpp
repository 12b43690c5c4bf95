#include "tui/books/about.hpp"

#include "tui/books/book_texts.hpp"

namespace parlor::tui {

Book about() { return {"ABOUT", pages_of(about_the_parlor)}; }

}  // namespace parlor::tui
