#pragma once
// A loop in MindIR, for tests of what runs, sends and compares programs with control flow and effects.

/// The graphs of a loop that adds 0, 1, ... n - 1 to w. The entry calls `@header_1(i, u)` and has the parameters
/// `%para1_n: <Tensor[Int32], ()>` and `%para2_w: <Ref[Tensor[Int32]], ()>`.
inline constexpr char kCountingLoop[] =
    R"(subgraph @header_1(%para3_i: <Tensor[Int32], ()>, %para4_u: <UMonad, NoShape>) {
  %0 = PrimFunc_Less(%para3_i, $(@main_0:para1_n))
  %1 = Switch(%0, @body_2, @after_3)
  %2 = %1()
  Return(%2)
}

subgraph @body_2() {
  %0 = Load($(@main_0:para2_w), $(@header_1:para4_u))
  %1 = PrimFunc_Add(%0, $(@header_1:para3_i))
  %2 = UpdateState($(@header_1:para4_u), %0, %1)
  %3 = PrimFunc_Assign($(@main_0:para2_w), %1, %2)
  %4 = UpdateState(%2, %3)
  %5 = PrimFunc_Add($(@header_1:para3_i), Tensor(shape=[], dtype=Int32, value=1))
  %6 = call @header_1(%5, %4)
  %7 = UpdateState(%4, %6)
  %8 = Depend(%6, %7)
  Return(%8)
}

subgraph @after_3() {
  Return($(@header_1:para3_i))
}
)";
