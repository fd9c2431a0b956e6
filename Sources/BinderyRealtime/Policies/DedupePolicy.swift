import BinderyRuntime

/// Which messages are duplicates; only the first is delivered to readers.
public struct DedupePolicy: Hashable, Sendable {
  /// The JSON paths whose values duplicates share.
  public var places: [MessagePlace]
  /// The number of the last messages that are compared.
  public var among: Int

  /// Creates a policy; messages are duplicates when the values at all these paths are equal.
  public init(_ places: [MessagePlace], among: Int) {
    self.places = places
    self.among = among
  }

  /// Returns the values by which messages are compared; a missing value is nil.
  public func values(header: JSONValue = .null, payload: JSONValue) -> [JSONValue?] {
    places.map { $0.value(in: $0.part == .header ? header : payload) }
  }
}
