#include "app/game_box.hpp"

#include <algorithm>
#include <cassert>

#include "app/table/table_stage.hpp"
#include "base/text.hpp"
#include "unicode/printable.hpp"

namespace parlor::tui {
namespace {

template <class IsIt>
const GameBox* first_of(Games games, IsIt is_it) {
    const auto found = std::ranges::find_if(games, is_it);
    return found == games.end() ? nullptr : &*found;
}

std::vector<std::string> ids_of(Games games) {
    std::vector<std::string> all;
    for (const GameBox& game : games)
        for (std::string& id : game.ids()) all.push_back(std::move(id));
    return all;
}

const GameBox* game_asked_for(Games games, const table::SetupAsked& asked) {
    const auto carries = [&](const GameBox& game) { return game.carries and game.carries(asked); };
    const GameBox* const carrier = first_of(games, carries);
    return carrier != nullptr ? carrier : find_game(games, asked.game->word);
}

bool is_verb(Games games, std::string_view word) {
    return std::ranges::any_of(games, [&](const GameBox& game) { return game.is_verb(word); });
}

}  // namespace

const GameBox* find_game(Games games, std::string_view id) {
    return first_of(games, [&](const GameBox& game) {
        const auto ids = game.ids();
        return std::ranges::find(ids, id) != ids.end();
    });
}

const GameBox* game_on(Games games, table::GameTable& table) {
    return first_of(games, [&](const GameBox& game) { return game.is_for(table); });
}

std::vector<std::string> names_of(Games games) {
    std::vector<std::string> names;
    for (const GameBox& game : games) names.emplace_back(game.name);
    return names;
}

std::string no_such_game(Games games, const std::string& id) {
    return "there is no game " + printable(id) + "; there is " + listed(ids_of(games));
}

table::Opener opener_of(Games games) {
    std::vector<table::Opener> openers;
    for (const GameBox& game : games) openers.push_back(game.opener());
    return [games, openers](const table::SetupAsked& asked) -> table::Opened {
        const auto& [line, id] = *asked.game;
        const GameBox* const game = game_asked_for(games, asked);
        if (game == nullptr) return std::vector<table::LineError>{{line, no_such_game(games, id)}};
        auto opened = openers[static_cast<std::size_t>(game - games.data())](asked);
        if (auto* const table = std::get_if<std::unique_ptr<table::GameTable>>(&opened))
            teach_verbs(games, **table);
        return opened;
    };
}

void teach_verbs(Games games, table::GameTable& table) {
    table.learn_verbs([games](std::string_view word) { return is_verb(games, word); });
}

std::optional<std::string> changes_since(Games games, table::GameTable& table) {
    const GameBox* const game = game_on(games, table);
    return game != nullptr and game->changes ? game->changes(table) : std::nullopt;
}

std::unique_ptr<TableStage> stage_for(Games games, table::GameTable& table, StageNeeds needs) {
    const GameBox* const game = game_on(games, table);
    assert(game != nullptr);
    return game->stage(needs);
}

}  // namespace parlor::tui
