// Generated from feed.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Reason: OpenEnum {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let empty = Self(rawValue: "empty")
  public static let moved = Self(rawValue: "moved")

  public static let knownValues: [Self] = [.empty, .moved]
}
