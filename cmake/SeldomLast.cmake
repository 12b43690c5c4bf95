# What most games do not need comes last in the program, in the order that seldom_last.ld gives, where
# the linker understands it.

include(CheckLinkerFlag)

set(seldom_last ${CMAKE_CURRENT_LIST_DIR}/seldom_last.ld)
check_linker_flag(CXX LINKER:-T,${seldom_last} has_script_of_order)

function(parlor_seldom_last program)
  if(has_script_of_order)
    target_link_options(${program} PRIVATE LINKER:-T,${seldom_last})
    set_property(TARGET ${program} APPEND PROPERTY LINK_DEPENDS ${seldom_last})
  endif()
endfunction()
