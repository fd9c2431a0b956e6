// Generated from Spec/pusher/openapi.yaml and Spec/pusher/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime
import PusherSwift

/// An attribute of a channel that a request can include.
public struct ChannelAttribute: OpenEnum {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let userCount = Self(rawValue: "user_count")
  public static let subscriptionCount = Self(rawValue: "subscription_count")
  public static let cache = Self(rawValue: "cache")

  public static let knownValues: [Self] = [.userCount, .subscriptionCount, .cache]
}
