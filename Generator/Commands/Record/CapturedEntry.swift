import BinderyJSON

/// An entry of an HTTP archive, as a proxy captured it.
package struct CapturedEntry: Sendable {
  let json: JSONValue
  /// How a session ended; nil for an exchange.
  let close: JSONValue?
  /// Whether the exchange ended before its response was complete; its status is 0.
  let isUnfinished: Bool

  /// Creates an entry of HAR 1.2 without Bindery's members.
  package init(_ json: JSONValue, close: JSONValue? = nil, isUnfinished: Bool = false) {
    self.json = json
    self.close = close
    self.isUnfinished = isUnfinished
  }
}
