/// The position of a client that receives messages by long polls: what `x-resume` describes.
package struct PollCursor: Sendable {
  /// The member of a request that states a part of the position.
  package enum Destination: Sendable {
    case query(String)
    case header(String)
  }

  /// A value of messages, and where the client sends the last one.
  package struct Part: Sendable {
    /// The keys that lead to the value.
    package var keys: [String]
    package var destination: Destination

    package init(keys: [String], destination: Destination) {
      self.keys = keys
      self.destination = destination
    }
  }

  let parts: [Part]

  package init(_ parts: [Part]) { self.parts = parts }

  /// The names of the query parameters that state the position.
  var queryNames: [String] {
    parts.compactMap { part in
      if case .query(let name) = part.destination { name } else { nil }
    }
  }
}
