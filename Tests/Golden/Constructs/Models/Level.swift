// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Level: OpenEnum {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Low.
  public static let low = Self(rawValue: 1)
  /// High.
  @available(*, deprecated)
  public static let high = Self(rawValue: 2)

  public static let knownValues: [Self] = [.low, Self(rawValue: 2)]
}
