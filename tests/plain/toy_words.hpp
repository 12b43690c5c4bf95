// What a game of Pig says in plain mode: next to nothing of its own.
#pragma once

#include <array>

#include "plain/words_of.hpp"
#include "table/pig_script.hpp"

namespace parlor::toy {

class PigWords : public plain::WordsOf<Pig> {
public:
    using WordsOf::WordsOf;

    [[nodiscard]] std::span<const plain::MoveWord> move_words() const override {
        static constexpr std::array all{
            plain::MoveWord{"roll", "adds a die to the pot, but a 1 loses it"},
            plain::MoveWord{"hold", "takes the pot"}};
        return all;
    }

    [[nodiscard]] std::string asked() const override {
        const auto& game = session().position();
        return WordsOf::asked() + " " + std::to_string(game.pot) + " in the pot.";
    }
};

inline std::unique_ptr<plain::Words> pig_words(table::GameTable& table) {
    return std::make_unique<PigWords>(dynamic_cast<table::TextTable<Pig>&>(table).session());
}

}  // namespace parlor::toy
