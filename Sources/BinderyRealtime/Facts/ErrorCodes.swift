/// What to do when a message says that something went wrong.
public struct ErrorCodes: Hashable, Sendable {
  /// The message's name.
  public var message: String
  /// Where in it the code stands; a null code fits nothing.
  public var place: MessagePlace
  /// The name of the message after which an error ends no connection any more.
  ///
  /// Before it, the last error's reaction takes the place of that of the close that follows,
  /// because servers often close without a code.
  public var until: String?
  public var codes: CloseCodes

  public init(message: String, at place: MessagePlace, until: String? = nil, _ codes: CloseCodes) {
    self.message = message
    self.place = place
    self.until = until
    self.codes = codes
  }

  /// The first that fits, of these codes or else of those of closing; nil where none does.
  public func code(_ code: Int, or closeCodes: CloseCodes) -> CloseCode? {
    codes[code] ?? closeCodes[code]
  }
}
