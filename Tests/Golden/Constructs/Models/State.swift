// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct State: OpenEnum {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Not running.
  public static let off = Self(rawValue: 0)
  /// Running.
  public static let on = Self(rawValue: 1)

  public static let knownValues: [Self] = [.off, .on]
}
