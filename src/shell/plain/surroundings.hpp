// Surroundings: what a game's rooms have around them in plain mode: the time, and the file of options.
//
// Source: P-1.1.
#pragma once

#include <functional>
#include <string_view>
#include <utility>

#include "app/outside.hpp"
#include "library/config_file.hpp"

namespace parlor::shell {

class Surroundings final : public tui::Outside {
public:
    explicit Surroundings(std::function<Milliseconds()> clock) : clock_{std::move(clock)} {}

    [[nodiscard]] Milliseconds clock() const override { return clock_(); }
    void show(const tui::Room& /*room*/, const Options& /*options*/) override {}
    void print(std::string_view /*text*/) override {}
    [[nodiscard]] std::optional<Error> keep(const Options& options) override {
        return library::keep_options(options);
    }

private:
    std::function<Milliseconds()> clock_;
};

}  // namespace parlor::shell
