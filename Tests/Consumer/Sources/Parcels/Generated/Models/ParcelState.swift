// Generated from Spec/parcels/openapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct ParcelState: OpenEnum {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let accepted = Self(rawValue: "accepted")
  public static let moving = Self(rawValue: "moving")
  public static let delivered = Self(rawValue: "delivered")
  public static let lost = Self(rawValue: "lost")

  public static let knownValues: [Self] = [.accepted, .moving, .delivered, .lost]
}
