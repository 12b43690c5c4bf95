// EditorRoom: the mode editor as a room of its own, for E in the launcher.
//
// Source: U-2.1, U-8.1.
#pragma once

#include <memory>
#include <optional>

#include "app/property/mode_editor.hpp"
#include "app/room.hpp"

namespace parlor::tui {

class EditorRoom final : public Room {
public:
    EditorRoom(RoomNeeds needs, std::shared_ptr<const property::Edition> edition);

    void sync() override {}
    void go_on() override {}
    void press(Key key) override;
    void tick(int /*milliseconds*/) override {}
    [[nodiscard]] Canvas canvas() const override { return editor_.canvas(); }
    [[nodiscard]] std::optional<Canvas> right_half(Size size) const override {
        return editor_.right_half(size);
    }
    [[nodiscard]] std::optional<int> next_tick() const override { return std::nullopt; }
    [[nodiscard]] std::optional<Letters> text_field() const override {
        return editor_.text_field();
    }
    [[nodiscard]] bool is_left() const override { return editor_.is_left(); }
    void stay() override {}

private:
    RoomNeeds needs_;
    ModeEditor editor_;
};

}  // namespace parlor::tui
