import BinderyRuntime

/// The reactions to a message that reports an error, by the code in it.
public struct ErrorCodePolicy: Hashable, Sendable {
  /// The name of the error message.
  public var message: String
  /// The location of the code in the message; a null code matches no rule.
  public var location: MessageLocation
  /// The name of the message before which an error ends the connection.
  ///
  /// After it, if an error is the last message before a close without a code, its code replaces the
  /// close code, because servers often omit that. The reaction `stop` is an exception, because
  /// servers also send such errors for a single channel.
  public var until: String?
  /// The rules, the most specific first.
  public var rules: [CloseCodePolicy.Rule]

  /// Creates rules for the codes in a message.
  public init(
    message: String,
    at location: MessageLocation,
    until: String? = nil,
    _ rules: [CloseCodePolicy.Rule]
  ) {
    self.message = message
    self.location = location
    self.until = until
    self.rules = rules
  }

  /// The code in an error message; nil if it has none.
  func code(in message: JSONValue) -> Int? {
    location.value(in: message)?.wholeNumber.flatMap { Int(exactly: $0) }
  }

  /// Returns the first matching rule of this policy, or else of `closeCodes`; nil if none matches.
  public func rule(for code: Int, or closeCodes: CloseCodePolicy) -> CloseCodePolicy.Rule? {
    CloseCodePolicy(rules)[code] ?? closeCodes[code]
  }
}
