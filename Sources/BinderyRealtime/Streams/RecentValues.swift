/// The last values of a stream, by which repeated ones are recognized.
package struct RecentValues<Value: Hashable & Sendable>: Sendable {
  private var bound: Int
  private var known: Set<Value> = []
  /// The values in the order of arrival, as a ring buffer that begins at `oldest`.
  private var ring: [Value] = []
  private var oldest = 0

  /// - Parameter bound: The number of values, at least 1.
  package init(bound: Int) { self.bound = max(bound, 1) }

  package func contains(_ value: Value) -> Bool { known.contains(value) }

  /// Adds a value in the place of the oldest; returns false if it is one of the last.
  @discardableResult
  package mutating func insert(_ value: Value) -> Bool {
    guard known.insert(value).inserted else { return false }
    guard ring.count == bound else {
      ring.append(value)
      return true
    }
    known.remove(ring[oldest])
    ring[oldest] = value
    oldest = (oldest + 1) % bound
    return true
  }

  /// Keeps more values from now on.
  package mutating func grow(to bound: Int) {
    guard bound > self.bound else { return }
    self.bound = bound
    ring = Array(ring[oldest...] + ring[..<oldest])
    oldest = 0
    ring.reserveCapacity(bound)
    known.reserveCapacity(bound)
  }
}
