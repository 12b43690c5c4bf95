// Result<T>: a value, or the Error that explains why there is none.
#pragma once

#include <string>
#include <utility>
#include <variant>

namespace parlor {

// One clear sentence, without a full stop: what was wrong, where, and what would be right.
struct Error {
    std::string what;
    friend bool operator==(const Error&, const Error&) = default;
};

template <class Value>
class [[nodiscard]] Result {
public:
    Result(Value value) : held_{std::move(value)} {}
    Result(Error error) : held_{std::move(error)} {}

    [[nodiscard]] bool ok() const { return held_.index() == 0; }
    explicit operator bool() const { return ok(); }

    // Requires ok().
    [[nodiscard]] Value& operator*() { return std::get<0>(held_); }
    [[nodiscard]] const Value& operator*() const { return std::get<0>(held_); }
    [[nodiscard]] Value* operator->() { return &std::get<0>(held_); }
    [[nodiscard]] const Value* operator->() const { return &std::get<0>(held_); }

    // Requires not ok().
    [[nodiscard]] const Error& error() const { return std::get<1>(held_); }

private:
    std::variant<Value, Error> held_;
};

}  // namespace parlor
