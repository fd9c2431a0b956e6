import BinderyRuntime

/// The state of a sandbox with connections, which decides what their sockets send.
protocol SocketApp: Sendable {
  /// The time, in ticks.
  var now: UInt64 { get set }
  /// The earliest time at which `settle` must be called.
  var nextActionTime: UInt64 { get }
  mutating func settle()

  /// Removes and returns the pending items, in order.
  mutating func takeItems() -> [(connection: String, item: SocketLink.Item)]

  mutating func receive(_ text: String, from connection: String)
  mutating func noteControlFrame(from connection: String)
  mutating func close(_ connection: String, _ code: UInt16, _ reason: String)
  /// Removes a connection, and returns whether it was open.
  @discardableResult
  mutating func ended(_ connection: String) -> Bool

  /// Applies a fault to a connection.
  ///
  /// - Parameter text: The message that triggered it, if one did.
  mutating func perform(
    _ fault: ConnectionFault.Effect,
    on connection: String,
    _ link: SocketLink,
    for text: String?
  )

  /// Returns the event of a message, which a fault may refer to, and what is printed of it.
  static func event(of message: JSONValue?) -> (name: String, line: String)
}
