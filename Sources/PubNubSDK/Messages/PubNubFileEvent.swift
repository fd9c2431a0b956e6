/// An uploaded file; one that can't be decrypted is a message of the type `file` with an error
/// instead.
public struct PubNubFileEvent: Hashable, Sendable {
  /// The id of the file.
  public let fileId: String
  /// The name of the file.
  public let filename: String
  /// The message that the sender added to the file.
  public let message: AnyJSON?
  /// The channel of the file.
  public let channel: String
  /// The wildcard or channel group of the subscription that matched; nil for the channel itself.
  public let subscription: String?
  /// The user who sent the file.
  public let publisher: String?
  /// The time at which the event was published.
  public let published: Timetoken
  /// The metadata that was published with the event, never encrypted.
  public let metadata: AnyJSON?

  /// Creates an event, for an app's own tests.
  public init(
    fileId: String,
    filename: String,
    message: AnyJSON? = nil,
    channel: String,
    subscription: String? = nil,
    publisher: String? = nil,
    published: Timetoken,
    metadata: AnyJSON? = nil
  ) {
    self.fileId = fileId
    self.filename = filename
    self.message = message
    self.channel = channel
    self.subscription = subscription
    self.publisher = publisher
    self.published = published
    self.metadata = metadata
  }
}
