// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// The type of a change of an object.
public struct ObjectChange: OpenEnum {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let set = Self(rawValue: "set")
  public static let delete = Self(rawValue: "delete")

  public static let knownValues: [Self] = [.set, .delete]
}
