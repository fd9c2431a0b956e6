import BinderyRuntime

/// What a request is made from: keys, place, who asks, and how messages are encrypted.
public protocol RouterConfiguration: Sendable {
  /// Needed to publish.
  var publishKey: String? { get }
  /// Needed for all but the time.
  var subscribeKey: String { get }
  /// The user's id.
  var uuid: String { get }
  var useSecureConnections: Bool { get }
  /// A host, with a port where it isn't the scheme's own.
  var origin: String { get }
  var authKey: String? { get }
  /// Sent in the place of `authKey` where both are given.
  var authToken: String? { get }
  /// Encrypts messages on their way out and decrypts those that come; nil for neither.
  var cryptoModule: CryptoModule? { get }
  var useRequestId: Bool { get }
  /// Words for those on whose behalf the client asks, sent with its name.
  var consumerIdentifiers: [String: String] { get }
  var enableEventEngine: Bool { get }
  var maintainPresenceState: Bool { get }
}

extension RouterConfiguration {
  /// The same as `uuid`.
  public var userId: String { uuid }

  /// `https`, or `http` when connections needn't be secure.
  public var urlScheme: String { useSecureConnections ? "https" : "http" }

  public var subscribeKeyExists: Bool { !subscribeKey.isEmpty }

  public var publishKeyExists: Bool { publishKey?.isEmpty == false }

  /// Where requests go.
  var server: Result<ServerURL, InvalidServerURL> {
    Result { () throws(InvalidServerURL) in try ServerURL("\(urlScheme)://\(origin)") }
  }
}
