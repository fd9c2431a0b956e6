// Generated from awkward.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Level: OpenEnum {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let minus1 = Self(rawValue: -1)
  public static let value0 = Self(rawValue: 0)
  public static let value1 = Self(rawValue: 1)

  public static let knownValues: [Self] = [.minus1, .value0, .value1]
}
