import BinderyRealtime
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A retry policy: the failures that are retried, the number of retries and the delays.
///
///     AutomaticRetry(policy: .linear(delay: 4), excluded: [.messageSend])
public struct AutomaticRetry: Hashable, Sendable {
  /// The number of retries: at most 10 for `linear`, 6 for `exponential`.
  public let retryLimit: UInt
  /// The time to wait before each retry.
  public let policy: ReconnectionPolicy
  /// The HTTP statuses that are retried.
  public let retryableHTTPStatusCodes: Set<Int>
  /// The failures without a response that are retried.
  public let retryableURLErrorCodes: Set<URLError.Code>
  /// The calls that are never retried.
  public let excluded: [Endpoint]

  /// Creates a retry policy.
  ///
  /// - Parameter retryLimit: 0 for no retries; values above the policy's limit are reduced to it.
  public init(
    retryLimit: UInt = 6,
    policy: ReconnectionPolicy = .defaultExponential,
    retryableHTTPStatusCodes: Set<Int> = Self.defaultRetryableHTTPStatusCodes,
    retryableURLErrorCodes: Set<URLError.Code> = Self.defaultRetryableURLErrorCodes,
    excluded: [Endpoint] = Self.defaultExcludedEndpoints
  ) {
    self.retryLimit = min(retryLimit, policy.highestLimit)
    self.policy = policy.bounded
    self.retryableHTTPStatusCodes = retryableHTTPStatusCodes
    self.retryableURLErrorCodes = retryableURLErrorCodes
    self.excluded = excluded
  }

  /// Retries subscribing, and no other calls.
  public static let `default` = AutomaticRetry()

  /// Retries nothing, not even subscribing.
  public static let none = AutomaticRetry(retryLimit: 0)

  /// Retries a lost connection.
  public static let connectionLost = AutomaticRetry(
    policy: .defaultLinear,
    retryableHTTPStatusCodes: [],
    retryableURLErrorCodes: [.networkConnectionLost]
  )

  /// Retries when the device is offline.
  public static let noInternet = AutomaticRetry(
    policy: .defaultExponential,
    retryableHTTPStatusCodes: [],
    retryableURLErrorCodes: [.notConnectedToInternet]
  )

  /// The statuses for which the specification requires a back-off: 429 and 500.
  public static let defaultRetryableHTTPStatusCodes = Set(
    (400...599).filter { SubscribeChannel.closeCodes.reaction(to: $0) == .backOff }
  )

  /// Temporary failures of the network, and responses that aren't PubNub's.
  public static let defaultRetryableURLErrorCodes: Set<URLError.Code> = [
    .badServerResponse, .callIsActive, .cannotConnectToHost, .cannotFindHost,
    .cannotLoadFromNetwork, .dataNotAllowed, .dnsLookupFailed, .internationalRoamingOff,
    .networkConnectionLost, .notConnectedToInternet, .secureConnectionFailed,
    .serverCertificateHasBadDate, .serverCertificateNotYetValid, .timedOut,
  ]

  /// All calls except subscribe, since the service may have performed a failed call.
  public static let defaultExcludedEndpoints = Endpoint.allCases.filter { $0 != .subscribe }

  /// A group of calls with one retry setting.
  public enum Endpoint: String, CaseIterable, Hashable, Sendable {
    /// Publish, fire and signal.
    case messageSend
    /// The long poll.
    case subscribe
    /// Heartbeat, leave, presence state, here now and where now.
    case presence
    /// Sharing, listing and deleting files.
    case files
    /// Fetching, deleting and counting stored messages.
    case messageStorage
    /// The channels of channel groups.
    case channelGroups
    /// The devices that receive push notifications of a channel.
    case devicePushNotifications
    /// The metadata of users, channels and memberships.
    case appContext
    /// Adding, removing and fetching message actions.
    case messageActions
  }
}
