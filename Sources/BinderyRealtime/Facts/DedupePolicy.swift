import BinderyRuntime

/// Which messages are one, delivered twice; only the first is for readers.
public struct DedupePolicy: Hashable, Sendable {
  /// The places whose values two such messages share.
  public var places: [MessagePlace]
  /// How many of the last messages are compared.
  public var among: Int

  /// Messages are the same that have the same at all these places.
  public init(_ places: [MessagePlace], among: Int) {
    self.places = places
    self.among = among
  }

  /// What two messages share when they are one; that nothing is there is a value too.
  public func values(header: JSONValue = .null, payload: JSONValue) -> [JSONValue?] {
    places.map { $0.value(in: $0.part == .header ? header : payload) }
  }
}
