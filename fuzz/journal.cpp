// Any bytes as a journal: a part from its beginning is trusted, and losses in the rest, or moves
// that the rules refuse, are reported. The played part can be saved and played again.
#include "fuzz.hpp"
#include "open_again.hpp"
#include "table/game/setup.hpp"
#include "table/journal/header.hpp"
#include "table/journal/journal_text.hpp"
#include "table/journal/summary.hpp"
#include "table/journal/unfinished_game.hpp"

using namespace parlor;
using namespace parlor::fuzz;
using namespace parlor::table;

namespace {

void require_prefix(const Sealed& part, std::string_view text) {
    require(text.starts_with(part.text));
    require((part.rest == Sealed::Rest::None) == (part.text.size() == text.size()));
    const Sealed again = sealed_part(part.text);
    require(again.text == part.text and again.rest == Sealed::Rest::None);
    require(again.seconds == part.seconds);
    require(again.is_script == part.is_script or part.is_damaged_at_once());
}

void require_kept(const GameTable& table) {
    const std::string text = journal_text(table);
    const auto again = game_in(sealed_part(text), "again", open_again);
    require(again.ok() and again->is_sound and again->told.empty());
    require(again->table->state() == table.state() and journal_text(*again->table) == text);
}

}  // namespace

void require_listed(std::string_view text) {
    const auto summary = summary_at_end(text);
    if (not summary) return;
    const std::string line = to_text(*summary);
    require(summary_in(std::string_view{line}.substr(0, line.size() - 1)) == summary);
    for (const std::string& player : header_in(text).players) require(is_name(player));
}

int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count) {
    const std::string_view text = text_of(bytes, count);
    const Sealed part = sealed_part(text);
    require_prefix(part, text);
    require_listed(text);
    const auto game = game_in(part, "journal", open_again);
    if (not game) {
        require_words(game.error().what);
        return 0;
    }
    const bool is_all = part.rest == Sealed::Rest::None and game->is_sound;
    if (is_all)
        require(game->told.empty());
    else
        require_words(game->told);
    require_kept(*game->table);
    return 0;
}
