/// A file that was sent to a channel; one that can't be decrypted comes as a message instead, of
/// the type `file` and with its error.
public struct PubNubFileEvent: Hashable, Sendable {
  public let fileId: String
  public let filename: String
  /// What was said with it.
  public let message: AnyJSON?
  public let channel: String
  /// The wildcard or channel group that the event came by.
  public let subscription: String?
  public let publisher: String?
  public let published: Timetoken
  public let metadata: AnyJSON?

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
