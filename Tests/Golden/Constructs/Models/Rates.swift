// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Rates: OpenEnum {
  public let rawValue: Double

  public init(rawValue: Double) { self.rawValue = rawValue }

  public static let value0Point5 = Self(rawValue: 0.5)
  public static let value1 = Self(rawValue: 1.0)

  public static let knownValues: [Self] = [.value0Point5, .value1]
}
