/// A file that was sent to a channel; one that can't be decrypted comes as a message instead, of
/// the type `file` and with its error.
public struct PubNubFileEvent: Hashable, Sendable {
  /// The service's id of the file.
  public let fileId: String
  /// What the sender calls it.
  public let filename: String
  /// What was said with it.
  public let message: AnyJSON?
  /// Where it was sent.
  public let channel: String
  /// The wildcard or channel group that the event came by.
  public let subscription: String?
  /// The user who sent it.
  public let publisher: String?
  /// When it was told.
  public let published: Timetoken
  /// What was published about the event, never encrypted.
  public let metadata: AnyJSON?

  /// An event as a subscription brings it, for tests of an app's own.
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
