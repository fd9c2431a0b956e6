/// What can be written as JSON.
public protocol JSONEncodable: Sendable {
  /// Writes exactly one value.
  func encode(into json: inout JSONWriter)
}
