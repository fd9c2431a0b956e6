import BinderyRuntime
import ChatCenterUI

/// The behavior and the limits of the local Chat Center.
public struct ChatCenterSettings: Hashable, Sendable {
  /// The initial configuration that clients fetch.
  public var configuration = ServiceConfiguration(settings: .documented)
  /// The name of the operator.
  public var operatorName = "Olga"
  /// The seconds after which the operator answers; nil if it only sends messages on demand.
  public var answerSeconds: Double? = 1
  public var bounds = Bounds()

  public init() {}

  /// The limits of stored data.
  public struct Bounds: Hashable, Sendable {
    /// The maximum number of connections; further ones are closed with 1013.
    public var connections = 1000
    /// The maximum number of clients; further ones can't register.
    public var clients = 1000
    /// The maximum number of devices of a client.
    public var devices = 100
    /// The maximum number of entries in a client's history; the oldest are dropped.
    public var entries = 1000
    /// The maximum total size of these entries, in bytes of JSON; the oldest are dropped.
    ///
    /// All undelivered entries are sent at once, and must fit into `queuedBytes`.
    public var entryBytes = 4 << 20
    /// The maximum number of bytes of an operator's message.
    public var messageBytes = 1 << 20
    /// The maximum number of a client's messages that wait for an answer; others get none.
    public var questions = 100
    /// The maximum total size of all files, in bytes; the oldest are dropped.
    public var fileBytes = 64 << 20
    /// The maximum number of files; the oldest are dropped.
    public var files = 1000
    /// The maximum number of queued bytes of a connection; beyond it, the connection is dropped.
    public var queuedBytes = 8 << 20
    /// The maximum number of requests in `GET /sandbox/requests`.
    public var requests = 1000

    public init() {}
  }
}

extension ServiceSettings {
  /// The settings of the service if the company has set none.
  static let documented = ServiceSettings(
    clientNotificationDisplayType: .all,
    hideOnUrls: [],
    registerAtFirstStart: false,
    greetingConfigured: false,
    messageRetryCount: 3,
    retryIntervalMillis: 500,
    retryMultiplier: 1,
    typingMessagesIntervalSeconds: 3,
    pingEnabled: true,
    pingIntervalMillis: 10_000,
    pingRetries: 3,
    sendClientInfoAfterMillis: 5000
  )
}
