/// What to do when a message says that something went wrong.
public struct ErrorCodePolicy: Hashable, Sendable {
  /// The message's name.
  public var message: String
  /// Where in it the code stands; a null code fits nothing.
  public var place: MessagePlace
  /// The name of the message before which an error ends the connection.
  ///
  /// After it, an error with which the service falls silent says what an end without a code means,
  /// because servers often leave it out; unless it forbids to connect again, because servers say so
  /// of a channel, too.
  public var until: String?
  /// The most special first.
  public var rules: [CloseCodePolicy.Rule]

  /// Rules for the code in a message of this name.
  public init(
    message: String,
    at place: MessagePlace,
    until: String? = nil,
    _ rules: [CloseCodePolicy.Rule]
  ) {
    self.message = message
    self.place = place
    self.until = until
    self.rules = rules
  }

  /// The first that fits, of these or else of those of closing; nil where none does.
  public func rule(for code: Int, or closeCodes: CloseCodePolicy) -> CloseCodePolicy.Rule? {
    CloseCodePolicy(rules)[code] ?? closeCodes[code]
  }
}
