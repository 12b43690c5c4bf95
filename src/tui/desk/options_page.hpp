// The options at the table: those of the launcher that can change in the middle of a game.
//
// Source: U-2.3; docs/layout.md, 6, "Game options".
#pragma once

#include <memory>
#include <optional>

#include "tui/desk/page.hpp"
#include "tui/option_pages.hpp"

namespace parlor::tui::desk {

template <class D>
class OptionsPage final : public Page<D> {
public:
    using View = typename D::View;
    using Seen = typename D::Seen;

    explicit OptionsPage(const Options& options) : options_{options} {}

    [[nodiscard]] Menu menu(const Seen& /*seen*/) const override { return menu_now(); }

    [[nodiscard]] Reply<D> choose(const View& /*view*/, char key) override { return step(key, 1); }

    [[nodiscard]] std::optional<Reply<D>> press(const View& /*view*/, Key key) override {
        if (const auto turn = turned(menu_now(), this->place, key))
            return step(turn->key, turn->by);
        return std::nullopt;
    }

private:
    [[nodiscard]] Menu menu_now() const { return options_menu(options_, OptionsAt::BoardTable); }

    Reply<D> step(char key, int by) {
        const auto chosen = choose_option(options_, key, by);
        if (not chosen) return Close<D>{};
        chosen->option->choose(options_, chosen->value);
        return Prefer{*chosen};
    }

    Options options_;
};

template <class D>
[[nodiscard]] PagePtr<D> options_page(const Options& options) {
    return std::make_unique<OptionsPage<D>>(options);
}

}  // namespace parlor::tui::desk
