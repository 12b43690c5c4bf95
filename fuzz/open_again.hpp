// Opens a game as open_table does, but reads the files of each opening only once. A game that
// asks for no seed always has the same one.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <variant>

#include "games/games.hpp"

namespace parlor::fuzz {

inline std::string words_of(const table::SetupAsked& asked) {
    std::string words;
    const auto add = [&](int line, const std::string& word) {
        words += std::to_string(line) + ' ' + std::to_string(word.size()) + ' ' + word;
    };
    if (asked.game) add(asked.game->line, asked.game->word);
    add(0, "on");
    if (asked.board) add(asked.board->line, asked.board->word);
    add(asked.begin_line, std::to_string(*asked.seed));
    for (const auto& [line, name, value] : asked.options) {
        add(line, name);
        add(line, value);
    }
    for (const auto& [line, kind, name, colour, token] : asked.seats)
        for (const std::string& word : {kind, name, colour, token}) add(line, word);
    for (const auto& [kind, id, text, lines] : asked.files) {
        for (const std::string& word : {kind, id, text}) add(lines.front(), word);
        for (const int line : lines) add(line, "");
    }
    return words;
}

inline table::Opened open_again(const table::SetupAsked& as_asked) {
    constexpr std::size_t most = 1'000;
    static std::map<std::string, std::unique_ptr<table::GameTable>> tables;
    table::SetupAsked asked = as_asked;
    if (not asked.seed) asked.seed = 1;
    const std::string words = words_of(asked);
    if (const auto found = tables.find(words); found != tables.end()) return found->second->anew();
    auto opened = open_table(asked);
    if (auto* const table = std::get_if<std::unique_ptr<table::GameTable>>(&opened)) {
        if (tables.size() == most) tables.clear();
        tables[words] = (*table)->anew();
    }
    return opened;
}

}  // namespace parlor::fuzz
