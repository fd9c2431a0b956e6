/// The effect of a change on those who use the old description.
public enum ChangeLevel: String, CaseIterable, Comparable, Sendable {
  /// Nothing that was correct becomes incorrect.
  case info
  /// Some users are affected, depending on how they use the service.
  case warning
  /// Requests, replies or messages that were correct aren't anymore.
  case breaking

  public static func < (one: ChangeLevel, other: ChangeLevel) -> Bool {
    one.order < other.order
  }

  private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
