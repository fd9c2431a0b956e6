// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Huge: OpenEnum {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let value1 = Self(rawValue: 1)

  public static let knownValues: [Self] = [.value1]
}
