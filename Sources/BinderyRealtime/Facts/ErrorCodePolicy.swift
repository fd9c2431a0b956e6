/// What to do when a message says that something went wrong.
public struct ErrorCodePolicy: Hashable, Sendable {
  /// The message's name.
  public var message: String
  /// Where in it the code stands; a null code fits nothing.
  public var place: MessagePlace
  /// The name of the message after which an error ends no connection any more.
  ///
  /// Before it, the last error's reaction takes the place of that of the close that follows,
  /// because servers often close without a code.
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
