import Foundation

/// How much stack the values of one document may take while they are read.
///
/// Types read their members by recursion, and what a type needs only the compiler knows: between
/// 400 bytes and some kilobytes for a level.
/// A reader that goes on in another thread has the budget of that one.
struct StackBudget: Sendable {
  private let begin = StackBudget.position
  private let thread = StackBudget.currentThread

  /// Half of what a thread other than the first has by default.
  private static var size: Int {
    #if canImport(Darwin)
      256 << 10
    #else
      4 << 20
    #endif
  }

  /// Where the stack has got to; it grows downwards.
  private static var position: Int {
    var mark: UInt8 = 0
    return withUnsafePointer(to: &mark) { Int(bitPattern: $0) }
  }

  /// No two threads that live share it, and a later one only together with the place of its stack.
  private static var currentThread: Int { Int(bitPattern: pthread_self()) }

  /// Whether more may be taken; in another thread it begins anew.
  mutating func check() -> Bool {
    if thread != Self.currentThread { self = StackBudget() }
    return begin - Self.position <= Self.size
  }
}
