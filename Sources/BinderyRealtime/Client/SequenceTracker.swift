/// Finds the missing numbers of messages with consecutive numbers.
struct SequenceTracker {
  private let window: Int
  /// The highest number; nil before the first.
  private var last: Int64?
  /// The numbers that may still arrive, in ascending order.
  private var missing: [Missing] = []
  /// Whether the next number is the first of a connection.
  private var isFirstOfConnection = true

  private struct Missing {
    var numbers: ClosedRange<Int64>
    /// The number of later messages after which the numbers are lost.
    var remaining: Int
  }

  /// The result of a number.
  enum Finding: Hashable {
    /// Numbers did not arrive in time.
    case lost(ClosedRange<Int64>)
    /// The first number of a connection is lower than the last before it.
    case renumbered(last: Int64)
  }

  init(window: Int) { self.window = window }

  /// Whether no number is awaited.
  var isComplete: Bool { missing.isEmpty }

  /// The number of awaited ranges that are kept; with more, the oldest is lost.
  private static let bound = 1_000

  mutating func receive(_ number: Int64) -> [Finding] {
    defer { isFirstOfConnection = false }
    guard let last else {
      last = number
      return []
    }
    if number > last {
      self.last = number
      if number - 1 > last {
        missing.append(Missing(numbers: last + 1...number - 1, remaining: window))
      }
      return overdue()
    }
    if fill(number) || !isFirstOfConnection { return [] }
    self.last = number
    missing = []
    return [.renumbered(last: last)]
  }

  /// Notes a new connection.
  ///
  /// - Parameter isNumberedAgain: Whether each connection has numbers of its own.
  mutating func reconnect(isNumberedAgain: Bool) {
    isFirstOfConnection = true
    guard isNumberedAgain else { return }
    last = nil
    missing = []
  }

  /// Removes a number that was missing; returns false if it wasn't.
  private mutating func fill(_ number: Int64) -> Bool {
    guard let index = missing.firstIndex(where: { $0.numbers.contains(number) }) else {
      return false
    }
    let range = missing.remove(at: index)
    let (first, last) = (range.numbers.lowerBound, range.numbers.upperBound)
    if number < last {
      missing.insert(Missing(numbers: number + 1...last, remaining: range.remaining), at: index)
    }
    if first < number {
      missing.insert(Missing(numbers: first...number - 1, remaining: range.remaining), at: index)
    }
    return true
  }

  /// Ends the wait for the numbers that are missing for too long.
  private mutating func overdue() -> [Finding] {
    var findings: [Finding] = []
    while let first = missing.first, first.remaining == 0 || missing.count > Self.bound {
      findings.append(.lost(first.numbers))
      missing.removeFirst()
    }
    for index in missing.indices { missing[index].remaining -= 1 }
    return findings
  }
}
