import BinderyRuntime

/// The settings of a request: keys, server, user and encryption.
public protocol RouterConfiguration: Sendable {
  /// The publish key, required to publish.
  var publishKey: String? { get }
  /// The subscribe key, required for all calls except `time`.
  var subscribeKey: String { get }
  /// The user's id.
  var uuid: String { get }
  /// Whether requests use HTTPS.
  var useSecureConnections: Bool { get }
  /// The host of the service, with a port unless it is the scheme's default.
  var origin: String { get }
  /// The auth key of earlier versions of Access Manager.
  var authKey: String? { get }
  /// The token of Access Manager, which is sent instead of `authKey`.
  var authToken: String? { get }
  /// Encrypts published messages and decrypts received ones; nil for no encryption.
  var cryptoModule: CryptoModule? { get }
  /// Whether each call has an id, the same for all its attempts.
  var useRequestId: Bool { get }
  /// The names and versions of libraries that use this client, sent with the client's name.
  var consumerIdentifiers: [String: String] { get }
  /// Whether requests state that the client runs the event engine.
  var enableEventEngine: Bool { get }
  /// Whether the user's presence state is sent again with every new subscription.
  var maintainPresenceState: Bool { get }
  /// The longest message with its channel, percent-encoded, in bytes.
  var maximumMessageSize: Int { get }
  /// The longest signal as JSON, in bytes.
  var maximumSignalSize: Int { get }
}

extension RouterConfiguration {
  /// 32,768 bytes, the documented limit.
  public var maximumMessageSize: Int { MessageSize.defaultLimit }

  /// 64 bytes, the documented limit.
  public var maximumSignalSize: Int { MessageSize.defaultSignalLimit }

  /// The same as `uuid`.
  public var userId: String { uuid }

  /// `https`, or `http` if `useSecureConnections` is false.
  public var urlScheme: String { useSecureConnections ? "https" : "http" }

  /// Whether the subscribe key is not empty.
  public var subscribeKeyExists: Bool { !subscribeKey.isEmpty }

  /// Whether there is a publish key that is not empty.
  public var publishKeyExists: Bool { publishKey?.isEmpty == false }

  /// The server that requests are sent to.
  var server: Result<ServerURL, InvalidServerURL> {
    Result { () throws(InvalidServerURL) in
      guard !origin.contains("://") else {
        let reason = "origin must be a host name, without a scheme"
        throw InvalidServerURL(url: Redaction.url(origin), reason: reason)
      }
      return try ServerURL("\(urlScheme)://\(origin)")
    }
  }
}
