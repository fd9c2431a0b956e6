/// How to continue where the last response ended; without a cursor, the service begins with now.
public struct ResumePolicy: Hashable, Sendable {
  /// The parts of the cursor; all of them are sent back to the service.
  public var parts: [Part]
  /// How long the service keeps messages for a client that is disconnected; nil if undeclared.
  public var keepsFor: Duration?
  /// The number of messages that the service keeps in each channel; nil if undeclared.
  ///
  /// When as many arrive at once, some may be lost.
  public var keepsMessages: Int?

  /// A part of the cursor.
  public struct Part: Hashable, Sendable {
    /// The location at which it is received.
    public var location: MessageLocation
    /// The name of the parameter in which it is sent.
    public var parameter: String

    /// Creates a part that is received at a location and sent in a parameter.
    public init(_ location: MessageLocation, sentIn parameter: String) {
      self.location = location
      self.parameter = parameter
    }
  }

  /// Creates a policy from the parts of the cursor.
  public init(_ parts: [Part], keepsFor: Duration? = nil, keepsMessages: Int? = nil) {
    self.parts = parts
    self.keepsFor = keepsFor
    self.keepsMessages = keepsMessages
  }
}
