import Foundation

/// The target apps and the lifetime of a notification for Apple devices.
public struct PubNubPushConfig: JSONCodable, Hashable, Sendable {
  /// The method by which PubNub authenticates with Apple: "token".
  public let authMethod: String
  /// The apps whose devices receive the notification.
  public var targets: [PubNubPushTarget]
  /// The id of notifications of which a later one replaces an earlier one.
  public var collapseID: String?
  /// The time after which Apple doesn't deliver the notification any more.
  public var expiration: Date?
  /// PubNub's version of the push format: `v2` for token authentication.
  public let version: String

  /// Creates a configuration for the devices of several apps.
  public init(targets: [PubNubPushTarget], collapseID: String? = nil, expiration: Date? = nil) {
    self.targets = targets
    self.collapseID = collapseID
    self.expiration = expiration
    (authMethod, version) = ("token", "v2")
  }
}

extension PubNubPushConfig {
  /// The JSON form that the service expects.
  public var codableValue: AnyJSON {
    var members = JSONParts()
    members.add("auth_method", authMethod)
    members.add("collapse_id", collapseID)
    members.add("expiration", expiration)
    members.add("targets", targets)
    members.add("version", version)
    return members.json
  }

  /// Encodes `codableValue`.
  public func encode(to encoder: any Encoder) throws { try codableValue.encode(to: encoder) }

  /// Decodes the form of `codableValue`.
  public init(from decoder: any Decoder) throws {
    var members = try JSONParts(from: decoder)
    targets = try members.take("targets") ?? []
    collapseID = try members.take("collapse_id")
    expiration = try members.take("expiration")
    authMethod = try members.take("auth_method") ?? "token"
    version = try members.take("version") ?? "v2"
  }
}
