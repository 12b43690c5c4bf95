// The story of a game in sentences, computed from its log.
//
// Source:  U-5.1.
// Choices: a paragraph is a turn. New are all events since other players first moved after the
//          reader's last decision, so that in the middle of a turn their moves are still new. Each
//          call replays the whole log, so that running games do not pay for it: 2,000 moves take a
//          few milliseconds.
#pragma once

#include <span>
#include <utility>
#include <vector>

#include "base/sentence.hpp"
#include "base/story.hpp"
#include "table/game/replay_log.hpp"

namespace parlor {

// Puts sentences into paragraphs, in order.
class Historian {
public:
    // Adds an event, which may begin a turn.
    void add(Sentence sentence, bool begins_turn) {
        if (begins_turn) end_paragraph();
        if (not sentence.does.empty()) sentences_.push_back(std::move(sentence));
        has_turn_alone_ = begins_turn;
    }

    // All sentences added from now on are new, and so is the line that names whose turn it is, if
    // it came last.
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

    Story story_;
    std::vector<Sentence> sentences_;  // of the last paragraph
    bool has_turn_alone_ = false;      // the last event began a turn
};

enum class Reader : std::uint8_t { None, APlayer };  // when none, the last turn is new

// `told` is the session's setup with the names of squares in the reader's words;
// `is_reader(position, seat)` says whether the reader sits there, and `begins_turn(event)` whether
// a paragraph begins.
template <table::TurnGame G, class IsReader, class BeginsTurn>
[[nodiscard]] Story story_of(const table::Session<G>& session,
                             const typename G::Setup& told,
                             Reader reader,
                             IsReader is_reader,
                             BeginsTurn begins_turn) {
    Historian historian;
    bool reader_moved_last = false;
    table::replay_log(session, [&](const auto& game, const auto& events, const auto* entry) {
        if (entry != nullptr and entry->mover != chance) {
            const bool is_theirs = is_reader(game, entry->mover);
            if (reader_moved_last and not is_theirs) historian.begin_news();
            reader_moved_last = is_theirs;
        }
        for (const auto& event : events)
            historian.add(G::sentence(told, game, event), begins_turn(event));
    });
    if (reader == Reader::None) historian.begin_news_with_turn();
    return historian.take();
}

}  // namespace parlor
