#include "games/record.hpp"

#include "base/text.hpp"
#include "games/games.hpp"

namespace parlor {
namespace {

using dominoes::Dominoes;

// Replays a log and records its events.
class Retelling {
public:
    explicit Retelling(const Dominoes::Setup& setup)
        : setup_{setup}, record_{setup}, text_{record_.opening()} {
        game_ = Dominoes::deal(setup_, told_);
    }

    void add(Seat mover, const Dominoes::Action& action) {
        told_.clear();
        Dominoes::play(setup_, game_, mover, action, told_);
        for (const auto& event : told_) text_ += record_.lines_of(event);
    }

    void add(const table::Rigging& rigging) {
        Dominoes::rig(setup_, game_, rigging.key, rigging.values);
        text_ += record_.scores_set(game_);
    }

    [[nodiscard]] Retold retold() const { return {text_, record_}; }

private:
    const Dominoes::Setup& setup_;
    dominoes::Record record_;
    std::string text_;
    std::vector<dominoes::Event> told_;
    Dominoes::Position game_;
};

}  // namespace

Retold retold(const table::Session<Dominoes>& session) {
    Retelling retelling{session.setup()};
    for (const auto& entry : session.log()) {
        if (const auto* const action = std::get_if<Dominoes::Action>(&entry.what))
            retelling.add(entry.mover, *action);
        else
            retelling.add(std::get<table::Rigging>(entry.what));
    }
    return retelling.retold();
}

table::Status tell_record(table::LineReader& lines,
                          const std::string& name,
                          table::Output& answers,
                          table::Output& complaints) {
    const auto [status, game] = load_script(lines, name, open_table, complaints);
    if (status != table::Status::Fine) return status;
    if (const auto* const session = domino_session(*game)) {
        answers.write(retold(*session).text);
        return table::Status::Fine;
    }
    complaints.write(printable(name) +
                     ": records are made of dominoes, and this is another game\n");
    return table::Status::Wrong;
}

}  // namespace parlor
