/// How much stack the values of one document may take while they are read.
///
/// Types read their members by recursion, and what a type needs only the compiler knows: between 400 bytes and
/// some kilobytes for a level.
struct StackBudget {
  private let begin = StackBudget.position

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

  var isSpent: Bool { begin - Self.position > Self.size }
}
