/// How to go on where the last answer ended; without a cursor, the service begins with now.
public struct ResumePolicy: Hashable, Sendable {
  /// What the cursor consists of; all of them go back to the service.
  public var parts: [Part]
  /// For how long the service waits for a client that is away.
  public var keepsFor: Duration?
  /// How many messages of a channel wait for it; as many at once mean that some may be lost.
  public var keepsMessages: Int?

  /// A part of the cursor.
  public struct Part: Hashable, Sendable {
    /// Where it is received.
    public var place: MessagePlace
    /// The name of the parameter in which it is sent.
    public var parameter: String

    /// What is received in one place is sent in another.
    public init(_ place: MessagePlace, sentIn parameter: String) {
      self.place = place
      self.parameter = parameter
    }
  }

  /// How long and how much the service keeps is nil where it doesn't say.
  public init(_ parts: [Part], keepsFor: Duration? = nil, keepsMessages: Int? = nil) {
    self.parts = parts
    self.keepsFor = keepsFor
    self.keepsMessages = keepsMessages
  }
}
