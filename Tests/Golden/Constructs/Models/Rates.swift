// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Rates: OpenEnum {
  public let rawValue: JSONNumber

  public init(rawValue: JSONNumber) { self.rawValue = rawValue }

  public static let value0Point5 = Self(rawValue: 0.5)
  public static let value1 = Self(rawValue: 1)

  public static let knownValues: [Self] = [.value0Point5, .value1]
}
