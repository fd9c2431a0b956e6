/// What to do when a message reports an error.
public struct ErrorCodePolicy: Hashable, Sendable {
  /// The name of the error message.
  public var message: String
  /// The location of the code in it; a null code matches no rule.
  public var location: MessageLocation
  /// The name of the message before which an error ends the connection.
  ///
  /// After it, an error that is the last message states the reason of an end without a code,
  /// because servers often omit the code; except for `stop`, which servers send for a channel, too.
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

  /// Returns the first matching rule of these or, failing that, of `closeCodes`; nil where none
  /// matches.
  public func rule(for code: Int, or closeCodes: CloseCodePolicy) -> CloseCodePolicy.Rule? {
    CloseCodePolicy(rules)[code] ?? closeCodes[code]
  }
}
