import Foundation

/// The stack space that the decoding of one document may use.
///
/// Types decode their members by recursion, and only the compiler knows how much stack a level
/// takes: between 400 bytes and some kilobytes. A reader that continues on another thread has the
/// budget of that one.
struct StackBudget: Sendable {
  private let begin = StackBudget.position
  private let thread = StackBudget.currentThread

  /// Half of the default stack size of a secondary thread.
  private static var size: Int {
    #if canImport(Darwin)
      256 << 10
    #else
      4 << 20
    #endif
  }

  /// The current end of the stack, which grows downwards.
  private static var position: Int {
    var mark: UInt8 = 0
    return withUnsafePointer(to: &mark) { Int(bitPattern: $0) }
  }

  /// An identifier that is unique among living threads; a later thread may have it with its stack.
  private static var currentThread: Int { Int(bitPattern: pthread_self()) }

  /// Whether more stack may be used; on another thread the budget begins anew.
  mutating func check() -> Bool {
    if thread != Self.currentThread { self = StackBudget() }
    return begin - Self.position <= Self.size
  }
}
