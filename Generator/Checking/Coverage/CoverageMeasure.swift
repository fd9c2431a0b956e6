/// The number of described elements, and of those that recordings cover.
public struct CoverageMeasure: Hashable, Sendable {
  public var covered: Int
  public var total: Int

  public init(covered: Int = 0, total: Int = 0) {
    self.covered = covered
    self.total = total
  }

  /// The covered elements in percent, 0 to 100; 100 without any element.
  public var percent: Double { total == 0 ? 100 : 100 * Double(covered) / Double(total) }

  public static func + (first: Self, second: Self) -> Self {
    Self(covered: first.covered + second.covered, total: first.total + second.total)
  }

  mutating func count(isCovered: Bool) {
    total += 1
    if isCovered { covered += 1 }
  }
}
