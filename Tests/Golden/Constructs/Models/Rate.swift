// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Rate: OpenEnum {
  public let rawValue: JSONNumber

  public init(rawValue: JSONNumber) { self.rawValue = rawValue }

  public static let value1Point5 = Self(rawValue: 1.5)
  public static let value2 = Self(rawValue: 2)
  public static let minus0Point1 = Self(rawValue: -0.1)

  public static let knownValues: [Self] = [.value1Point5, .value2, .minus0Point1]
}
