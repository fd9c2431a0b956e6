// Generated from depot.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Order: OpenEnum {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let newest = Self(rawValue: "newest")
  public static let oldest = Self(rawValue: "oldest")

  public static let knownValues: [Self] = [.newest, .oldest]
}
