#include "app/dominoes/save_page.hpp"

#include <memory>
#include <utility>

#include "app/own_files.hpp"
#include "tui/dominoes/setup/names_window.hpp"
#include "tui/trouble.hpp"

namespace parlor::tui {
namespace {

using desk::Reply;
using domino_table::NamesWish;

class SavePage final : public desk::Page {
public:
    SavePage(const Terms& terms, std::string game) : terms_{terms}, game_{std::move(game)} {
        if (const auto games = files()) names_.there = games->numbered_games();
    }

    [[nodiscard]] Menu menu(const desk::Look& /*look*/) const override { return {}; }
    [[nodiscard]] Reply choose(const desk::View& /*view*/, char /*key*/) override { return Stay{}; }
    [[nodiscard]] std::optional<Reply> press(const desk::Look& /*look*/, Key key) override {
        SoundQueue unheard;  // the room has the sound of every key
        std::string name;
        switch (domino_table::press(names_, key, name, unheard)) {
            case NamesWish::Nothing:
            case NamesWish::NewDeals: return Stay{};  // only repeated games have those
            case NamesWish::Back: return desk::Close{};
            case NamesWish::Take: return take(name);
            case NamesWish::TakeOver: return save(name);
        }
        return Stay{};
    }

    [[nodiscard]] bool is_panel() const override { return true; }
    void draw_panel(Canvas& canvas,
                    const desk::Look& /*look*/,
                    const Menu& /*menu*/) const override {
        draw_names(canvas, names_);
    }
    [[nodiscard]] bool takes_words() const override {
        return names_.typed and not names_.over and names_.notices.empty();
    }

private:
    [[nodiscard]] Result<library::OwnFiles> files() const {
        return own_files(terms_, library::saved_games);
    }

    Reply take(const std::string& name) {
        const auto games = files();
        if (not games or not games->holds(name)) return save(name);
        names_.ask_over(name);
        return Stay{};
    }

    Reply save(const std::string& name) {
        const auto games = files();
        const auto trouble = games ? games->save(name, game_) : games.error();
        return desk::Close{
            .notices = {trouble ? trouble_notice("NOT SAVED", trouble->what)
                                : Notice{.title = "SAVED", .sub = "", .lines = {"", name}}}};
    }

    const Terms& terms_;
    std::string game_;
    domino_table::NamesUi names_{.purpose = domino_table::Purpose::Save};
};

}  // namespace

desk::PagePtr save_page(const Terms& terms, std::string game) {
    return std::make_unique<SavePage>(terms, std::move(game));
}

}  // namespace parlor::tui
