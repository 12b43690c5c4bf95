// House: all that a host's guests see and do: the list of the tables, and the tables. It turns what
// they say into pictures.
//
// Source:   T-1.1, T-1.3, T-2.1 to T-2.4, T-4.1, T-4.2.
// Errors:   a line for the guest, in the hall or as the last one.
// Choices:  who comes for the list goes back to it; who comes for a table leaves with it. The list
//           follows what happens at the tables within a second.
// Not here: sockets and threads (host/); what each place shows (scenes/).
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "house/needs.hpp"
#include "house/scenes/scene.hpp"
#include "house/tables.hpp"

namespace parlor::house {

class House final : public host::Service {
public:
    explicit House(HouseNeeds needs);
    ~House() override;
    House(const House&) = delete;
    House& operator=(const House&) = delete;

    void tick(Milliseconds passed) override;
    [[nodiscard]] std::optional<Milliseconds> next_tick() const override;
    void hear(host::GuestId guest, const User& user, const wire::Hello& hello) override;
    [[nodiscard]] std::optional<Error> hear(host::GuestId guest, const host::Said& said) override;
    void lose(host::GuestId guest) override;
    [[nodiscard]] std::vector<host::GuestId> take_touched() override;
    [[nodiscard]] std::vector<wire::FromHost> next_messages(host::GuestId guest) override;
    [[nodiscard]] std::optional<host::Job> work() override;
    [[nodiscard]] bool is_over() const override;

private:
    struct Visitor;

    // The ways of guests (ways.cpp).
    void come_in(Visitor& visitor, const wire::Errand& errand);
    void tell_list(Visitor& visitor);
    void read_list(Visitor& visitor);
    void grant(Visitor& visitor, const Wish& wish);
    void leave_place(Visitor& visitor);
    void go_back(Visitor& visitor);
    void go_home(Visitor& visitor);
    void enter_hall(Visitor& visitor, std::string refusal = {});
    void turn_away(Visitor& visitor, const Error& why);
    void set_up(Visitor& visitor, const std::string& game);
    void open(Visitor& visitor, const OpenTable& wished);
    void close(Visitor& opener, const CloseTable& wished);
    void put_out(Visitor& visitor, const User& user);
    [[nodiscard]] std::optional<Error> open_again(const Visitor& visitor, KeptTable& table);
    [[nodiscard]] bool is_let_in(Visitor& visitor, KeptTable& table, const Wish& then);
    void join(Visitor& visitor, KeptTable& table);
    void watch(Visitor& visitor, KeptTable& table);
    void wait(Visitor& visitor, KeptTable& table);
    void sit_down(Visitor& visitor, KeptTable& table, SetOf<Entrant> players);
    void take_seat_from_other_terminal(const Visitor& visitor, KeptTable& table);
    void sit_down_to_game(KeptTable& table);
    [[nodiscard]] KeptTable* table_of(const Visitor& visitor);

    void press(Visitor& visitor, const wire::Keys& keys);
    // What the guest does in the scene, and what comes of it.
    void act(Visitor& visitor, const std::function<Wish(Scene&)>& what);
    void draw(Visitor& visitor, std::vector<wire::FromHost>& messages);
    void look_at(KeptTable& table);  // after something may have changed
    void touch(Visitor& visitor);    // there may be something new for this guest
    void touch(KeptTable& table);    // and for all who are there
    [[nodiscard]] bool is_due(std::optional<Moment> moment) const;
    [[nodiscard]] std::optional<Moment> next_due() const;
    void expect(std::optional<Moment> due);
    using WorkAt = std::optional<host::Job> (House::*)(KeptTable& table);
    [[nodiscard]] std::optional<host::Job> work_at_tables(WorkAt work_at);
    [[nodiscard]] std::optional<host::Job> thinking_at(KeptTable& table);
    [[nodiscard]] std::optional<host::Job> hint_at(KeptTable& table);

    HouseNeeds needs_;
    Tables tables_;
    std::map<host::GuestId, std::unique_ptr<Visitor>> visitors_;
    std::set<host::GuestId> touched_;
    int last_thought_ = 0;  // at this table
    Moment now_{}, empty_since_{};
    std::optional<Moment> list_due_;  // when the hall sees what has changed
    std::optional<Moment> due_;       // the next change by itself comes then, or later
};

}  // namespace parlor::house
