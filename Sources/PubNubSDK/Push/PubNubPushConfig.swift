import Foundation

/// Which devices of Apple's get a notification, and for how long it is of use.
public struct PubNubPushConfig: JSONCodable, Hashable, Sendable {
  /// How PubNub proves to Apple who sends.
  public let authMethod: String
  /// The apps whose devices get it.
  public var targets: [PubNubPushTarget]
  /// A notification takes the place of an earlier one with the same name.
  public var collapseID: String?
  /// When Apple gives up to deliver.
  public var expiration: Date?
  /// Of Apple's service as PubNub numbers it: `v2` is the one with tokens.
  public let version: String

  /// A notification for the devices of several apps.
  public init(targets: [PubNubPushTarget], collapseID: String? = nil, expiration: Date? = nil) {
    self.init(
      targets: targets,
      collapseID: collapseID,
      expiration: expiration,
      authMethod: "token",
      version: "v2"
    )
  }

  private init(
    targets: [PubNubPushTarget],
    collapseID: String?,
    expiration: Date?,
    authMethod: String,
    version: String
  ) {
    self.targets = targets
    self.collapseID = collapseID
    self.expiration = expiration
    self.authMethod = authMethod
    self.version = version
  }
}

extension PubNubPushConfig {
  /// The JSON as the service reads it.
  public var codableValue: AnyJSON {
    var members = JSONParts()
    members.add("auth_method", authMethod)
    members.add("collapse_id", collapseID)
    members.add("expiration", expiration)
    members.add("targets", targets)
    members.add("version", version)
    return members.json
  }

  /// Writes `codableValue`.
  public func encode(to encoder: any Encoder) throws { try codableValue.encode(to: encoder) }

  /// Reads what `codableValue` has written.
  public init(from decoder: any Decoder) throws {
    var members = try JSONParts(from: decoder)
    self.init(
      targets: try members.take("targets") ?? [],
      collapseID: try members.take("collapse_id"),
      expiration: try members.take("expiration"),
      authMethod: try members.take("auth_method") ?? "token",
      version: try members.take("version") ?? "v2"
    )
  }
}
