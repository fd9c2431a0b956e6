import BinderyRealtime
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Which failures are tried again, how often, and how long after.
///
///     AutomaticRetry(policy: .linear(delay: 4), excluded: [.messageSend])
public struct AutomaticRetry: Hashable, Sendable {
  /// How often at most after the first time: at most 10 for `linear`, 6 for `exponential`.
  public let retryLimit: UInt
  /// How long to wait before each attempt.
  public let policy: ReconnectionPolicy
  /// Statuses of the service that are tried again.
  public let retryableHTTPStatusCodes: Set<Int>
  /// Failures without an answer that are tried again.
  public let retryableURLErrorCodes: Set<URLError.Code>
  /// What is never tried again.
  public let excluded: [Endpoint]

  /// - Parameter retryLimit: 0 tries nothing again; more than the policy's limit counts as that.
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

  /// What subscribing is tried again with, and nothing else.
  public static let `default` = AutomaticRetry()

  /// Tries nothing again, not even subscribing.
  public static let none = AutomaticRetry(retryLimit: 0)

  /// For a connection that breaks off now and then.
  public static let connectionLost = AutomaticRetry(
    policy: .defaultLinear,
    retryableHTTPStatusCodes: [],
    retryableURLErrorCodes: [.networkConnectionLost]
  )

  /// For a device that is out of reach now and then.
  public static let noInternet = AutomaticRetry(
    policy: .defaultExponential,
    retryableHTTPStatusCodes: [],
    retryableURLErrorCodes: [.notConnectedToInternet]
  )

  /// Those after which the specification has a client back off: 429 and 500.
  public static let defaultRetryableHTTPStatusCodes = Set(
    (400...599).filter { SubscribeChannel.closeCodes.reaction(to: $0) == .backOff }
  )

  /// The failures of a network that may be over soon, and an answer that isn't the service's.
  public static let defaultRetryableURLErrorCodes: Set<URLError.Code> = [
    .badServerResponse, .callIsActive, .cannotConnectToHost, .cannotFindHost,
    .cannotLoadFromNetwork, .dataNotAllowed, .dnsLookupFailed, .internationalRoamingOff,
    .networkConnectionLost, .notConnectedToInternet, .secureConnectionFailed,
    .serverCertificateHasBadDate, .serverCertificateNotYetValid, .timedOut,
  ]

  /// Everything but subscribing: whatever else failed may have been done.
  public static let defaultExcludedEndpoints = Endpoint.allCases.filter { $0 != .subscribe }

  /// Calls that are tried again, or not, together.
  public enum Endpoint: String, CaseIterable, Hashable, Sendable {
    /// Publish, fire and signal.
    case messageSend
    /// The long poll.
    case subscribe
    /// Heartbeats, leaving, states, and who is where.
    case presence
    /// Sharing, listing and deleting files.
    case files
    /// History: fetching, deleting, counting.
    case messageStorage
    /// Which channels a group has.
    case channelGroups
    /// Which devices get push notifications of a channel.
    case devicePushNotifications
    /// The metadata of users, channels and memberships.
    case appContext
    /// Adding, removing and fetching what users add to messages.
    case messageActions
  }
}
