// SetupPages: the pages before a table, for one game. They stay under the table, so that people can
// come back to their choices.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "canvas/canvas.hpp"
#include "canvas/key.hpp"
#include "rules/board/sitter.hpp"
#include "table/game/game_table.hpp"
#include "tui/typing.hpp"
#include "tui/widgets.hpp"

namespace parlor::plain {
class GameSettings;
}

namespace parlor::tui {

class SetupPages {
public:
    virtual ~SetupPages() = default;

    enum class Next : std::uint8_t { Stay, Leave, Begin };
    [[nodiscard]] virtual Next press(Key key) = 0;
    [[nodiscard]] virtual Canvas canvas() const = 0;
    [[nodiscard]] virtual std::optional<Canvas> right_half(Size size) const = 0;
    [[nodiscard]] virtual std::optional<Letters> text_field() const = 0;

    [[nodiscard]] virtual bool has_refused() const { return false; }  // the last key
    [[nodiscard]] virtual std::size_t dialogs() const = 0;            // any key closes them
    virtual void tell(Notice notice) = 0;

    virtual void tick(int /*milliseconds*/) {}  // this much time has passed
    // The milliseconds until the page changes by itself; nothing when it does not.
    [[nodiscard]] virtual std::optional<int> next_tick() const { return std::nullopt; }

    virtual void remember_choices() = 0;  // for the next game
    // Instead of the pages: one person against computers of the last chosen level, as in the last
    // game. Returns what could not be read.
    [[nodiscard]] virtual std::vector<Notice> choose_at_once() = 0;
    // At the first page, with the last choices. Leaving it leads there; only the pages of a game whose
    // table asks for another game ever lead to the table.
    enum class Back : std::uint8_t { ToLauncher, ToTable };
    virtual void begin_anew(Back back) = 0;

    // The same choices in sentences (P-1.6); null in a game without choices.
    [[nodiscard]] virtual plain::GameSettings* settings() { return nullptr; }

    // Whether there is a last page to show before the room is left; it is shown then.
    [[nodiscard]] virtual bool bids_farewell() { return false; }

    // The table as chosen.
    [[nodiscard]] virtual std::unique_ptr<table::GameTable> open(std::uint64_t seed) const = 0;
    // How many of its people, the last ones, come from other terminals (T-2.2).
    [[nodiscard]] virtual int guests() const = 0;
    // The player who sat at the keyboard last, if somebody did.
    [[nodiscard]] virtual std::optional<Entrant> at_keyboard() const = 0;
};

}  // namespace parlor::tui
