import BinderyRuntime

/// What a request is made from: keys, place, who asks, and how messages are encrypted.
public protocol RouterConfiguration: Sendable {
  /// Needed to publish.
  var publishKey: String? { get }
  /// Needed for all but the time.
  var subscribeKey: String { get }
  /// The user's id.
  var uuid: String { get }
  /// Whether requests go by HTTPS.
  var useSecureConnections: Bool { get }
  /// A host, with a port where it isn't the scheme's own.
  var origin: String { get }
  /// What older access managers know the user by.
  var authKey: String? { get }
  /// Sent in the place of `authKey` where both are given.
  var authToken: String? { get }
  /// Encrypts messages on their way out and decrypts those that come; nil for neither.
  var cryptoModule: CryptoModule? { get }
  /// Whether each call has an id, the same when it is tried again.
  var useRequestId: Bool { get }
  /// Words for those on whose behalf the client asks, sent with its name.
  var consumerIdentifiers: [String: String] { get }
  /// Whether requests say that the client runs the event engine.
  var enableEventEngine: Bool { get }
  /// Whether a presence state that was set is sent again with every new subscription.
  var maintainPresenceState: Bool { get }
  /// The bytes of a message with its channel, percent-encoded, beyond which it isn't sent.
  var maximumMessageSize: Int { get }
  /// The bytes of a signal's JSON beyond which it isn't sent.
  var maximumSignalSize: Int { get }
}

extension RouterConfiguration {
  /// 32,768 bytes, as PubNub's documentation says.
  public var maximumMessageSize: Int { MessageSize.most }

  /// 64 bytes, as PubNub's documentation says.
  public var maximumSignalSize: Int { MessageSize.mostOfSignal }

  /// The same as `uuid`.
  public var userId: String { uuid }

  /// `https`, or `http` when connections needn't be secure.
  public var urlScheme: String { useSecureConnections ? "https" : "http" }

  /// False for an empty key, which the service would refuse.
  public var subscribeKeyExists: Bool { !subscribeKey.isEmpty }

  /// False for an empty key as for none.
  public var publishKeyExists: Bool { publishKey?.isEmpty == false }

  /// Where requests go.
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
