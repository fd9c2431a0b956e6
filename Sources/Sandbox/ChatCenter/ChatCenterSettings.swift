import BinderyRuntime
import ChatCenterUI

/// How the local Chat Center behaves, and how much it keeps.
public struct ChatCenterSettings: Sendable {
  /// What clients fetch, until somebody sets something else.
  public var configuration = ServiceConfiguration(settings: .documented)
  /// What the operator is called.
  public var operatorName = "Olga"
  /// How many seconds the operator takes to answer; nil for one who says what they are told, and
  /// nothing else.
  public var answerSeconds: Double? = 1
  public var bounds = Bounds()

  public init() {}

  /// What is kept at most.
  public struct Bounds: Sendable {
    /// How many connections there may be; more are closed with 1013.
    public var connections = 1000
    /// How many clients are known; others can't register.
    public var clients = 1000
    /// How many devices a client may have.
    public var devices = 100
    /// How many entries a client's history has; the oldest give way.
    public var entries = 1000
    /// How many bytes of JSON these entries have together; the oldest give way.
    ///
    /// What no device has acknowledged goes out at once, and has to fit into `queuedBytes`.
    public var entryBytes = 4 << 20
    /// How many bytes the operator says at once.
    public var saidBytes = 1 << 20
    /// How many of a client's messages wait for an answer; more are left without one.
    public var questions = 100
    /// How many bytes all files have together; the oldest give way.
    public var fileBytes = 64 << 20
    /// How many files are kept; the oldest give way.
    public var files = 1000
    /// How many bytes of a connection's frames wait to go out, before it is dropped.
    public var queuedBytes = 8 << 20
    /// How many requests are remembered for `GET /sandbox/requests`.
    public var requests = 1000

    public init() {}
  }
}

extension ServiceSettings {
  /// What the service states where the company has set nothing.
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
