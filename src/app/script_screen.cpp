// The app driven by a script: `.key`, `.wait`, `.screen`.
#include "app/app.hpp"
#include "app/game_box.hpp"
#include "app/halves.hpp"
#include "canvas/text.hpp"

namespace parlor::tui {
namespace {

class ScriptScreen final : public table::Screen {
public:
    ScriptScreen(Games games, table::Place& place)
        : games_{games},
          place_{&place},
          app_{place,
               {.games = games,
                .terms = {.chance = ChanceBy::Script, .own_folder = OwnFolder::Closed}},
               nowhere()} {}

    bool press(std::string_view name) override {
        const auto key = find_key(name);
        if (key) app_.press_unhurried(*key);
        teach();
        return key.has_value();
    }
    void type(std::string_view text) override {
        app_.type(text);
        teach();
    }
    void wait(int milliseconds) override { app_.tick(milliseconds); }

    std::string text(Width width) override {
        const Canvas canvas = width == Width::Wide ? app_.canvas(wide_window) : app_.canvas();
        std::string text;
        for (const std::string& line : lines_of(canvas, GlyphSet::Unicode)) text += line + "\n";
        return text;
    }

private:
    // A game that keys began knows the verbs of all games, as does one that lines began.
    void teach() {
        if (place_->table) teach_verbs(games_, *place_->table);
    }

    Games games_;
    table::Place* place_;
    App app_;
};

}  // namespace

table::ScreenMaker screens_for_scripts(Games games) {
    return [games](table::Place& place) -> std::unique_ptr<table::Screen> {
        if (place.table and game_on(games, *place.table) == nullptr) return nullptr;
        return std::make_unique<ScriptScreen>(games, place);
    };
}

}  // namespace parlor::tui
