import BinderyRuntime

/// Values with their causes: the first of each cause, in order, and the number of the others.
struct Repetitions<Cause: Hashable, Value> {
  private var firsts: [(cause: Cause, value: Value)] = []
  private var counts: [Cause: Int] = [:]

  mutating func add(_ value: Value, because cause: Cause) {
    if counts[cause] == nil { firsts.append((cause, value)) }
    counts[cause, default: 0] += 1
  }

  /// The first value of each cause, and a note with the number of the others, which is empty
  /// without any.
  ///
  /// - Parameter noun: The noun of a value, such as `element`.
  func all(_ noun: String) -> [(value: Value, note: String)] {
    firsts.map { cause, value in
      let others = (counts[cause] ?? 1) - 1
      return (value, others == 0 ? "" : " (also in \(others.counted("other \(noun)")))")
    }
  }
}
