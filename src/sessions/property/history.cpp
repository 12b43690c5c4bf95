#include "sessions/property/history.hpp"

#include <span>
#include <utility>

#include "base/sentence.hpp"
#include "table/replay_log.hpp"

namespace parlor {
namespace {

using Session = table::Session<rules::Property>;

bool begins_turn(const rules::Event& event) {
    return std::holds_alternative<rules::told::Turn>(event);
}

class Historian {
public:
    explicit Historian(const rules::Property::Setup& setup) : setup_{setup} {}

    void add(const rules::Game& game, std::span<const rules::Event> events) {
        for (const rules::Event& event : events) {
            if (begins_turn(event)) end_paragraph();
            Sentence sentence = rules::Property::sentence(setup_, game, event);
            if (not sentence.does.empty()) sentences_.push_back(std::move(sentence));
            has_turn_alone_ = begins_turn(event);
        }
    }

    // What follows is new, and so is whose turn it is, if that was just told.
    void begin_news() {
        if (not has_turn_alone_) end_paragraph();
        story_.news = story_.paragraphs.size();
    }

    // The last paragraph is new.
    void begin_news_with_turn() { story_.news = story_.paragraphs.size(); }

    [[nodiscard]] Story take() {
        end_paragraph();
        return std::move(story_);
    }

private:
    void end_paragraph() {
        if (not sentences_.empty()) story_.paragraphs.push_back(told_together(sentences_));
        sentences_.clear();
    }

    const rules::Property::Setup& setup_;
    Story story_;
    std::vector<Sentence> sentences_;  // of the last paragraph
    bool has_turn_alone_ = false;      // the last event began a turn
};

}  // namespace

Story history_of(const Session& session,
                 const rules::Property::Setup& told,
                 std::optional<rules::Entrant> reader) {
    Historian historian{told};
    bool reader_moved_last = false;
    table::replay_log(session, [&](const rules::Game& game, const auto& events, const auto* entry) {
        if (entry != nullptr and entry->mover != bank) {
            const bool is_reader = game.seating[entry->mover] == reader;
            if (reader_moved_last and not is_reader) historian.begin_news();
            reader_moved_last = is_reader;
        }
        historian.add(game, events);
    });
    if (not reader) historian.begin_news_with_turn();
    return historian.take();
}

}  // namespace parlor
