// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public typealias Sizes = [SizesItem]

public struct SizesItem: OpenEnum {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let small = Self(rawValue: "small")
  public static let large = Self(rawValue: "large")

  public static let knownValues: [Self] = [.small, .large]
}
