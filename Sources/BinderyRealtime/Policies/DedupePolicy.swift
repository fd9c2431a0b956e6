import BinderyRuntime

/// The policy that identifies duplicate messages; only the first is delivered to readers.
public struct DedupePolicy: Hashable, Sendable {
  /// The locations of the values that duplicates share.
  public var locations: [MessageLocation]
  /// The number of recent messages that are compared.
  public var windowSize: Int

  /// Creates a policy; messages are duplicates when the values at all these locations are equal.
  public init(_ locations: [MessageLocation], windowSize: Int) {
    self.locations = locations
    self.windowSize = windowSize
  }

  /// Returns the values by which messages are compared; a missing value is nil.
  public func values(header: JSONValue = .null, payload: JSONValue) -> [JSONValue?] {
    locations.map { $0.value(in: $0.part == .header ? header : payload) }
  }
}
