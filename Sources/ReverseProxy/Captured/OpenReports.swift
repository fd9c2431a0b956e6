/// When the elements of a session or of a stream that goes on are reported: half a second after the
/// first one that wasn't.
struct OpenReports {
  /// When there is something to report; nil if all elements are reported.
  private(set) var next: ContinuousClock.Instant?
  private var reportedCount = 0

  /// Whether the elements are to be reported now.
  ///
  /// - Parameter count: The number of elements, or of bytes.
  mutating func isDue(_ count: Int) -> Bool {
    guard count > reportedCount else {
      next = nil
      return false
    }
    guard let next else {
      next = .now + .milliseconds(500)
      return false
    }
    guard next <= .now else { return false }
    self.next = nil
    reportedCount = count
    return true
  }

  /// Begins again, for another session or stream.
  mutating func reset() {
    next = nil
    reportedCount = 0
  }
}
