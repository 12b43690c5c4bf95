// OwnCallback: a callback that belongs to one object. Copies of the object do not call it.
#pragma once

#include <functional>
#include <utility>

namespace parlor::table {

class OwnCallback {
public:
    OwnCallback() = default;
    OwnCallback(const OwnCallback& /*other*/) {}
    OwnCallback& operator=(const OwnCallback& /*other*/) { return *this; }
    ~OwnCallback() = default;

    void become(std::function<void()> call) { call_ = std::move(call); }
    void operator()() const {
        if (call_) call_();
    }

private:
    std::function<void()> call_;
};

}  // namespace parlor::table
