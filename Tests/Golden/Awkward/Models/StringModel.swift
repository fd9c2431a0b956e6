// Generated from awkward.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct StringModel: OpenEnum {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let empty = Self(rawValue: "")
  public static let value1 = Self(rawValue: "1")
  public static let plus1 = Self(rawValue: "+1")
  public static let minus1 = Self(rawValue: "-1")
  public static let none = Self(rawValue: "none")
  public static let `default` = Self(rawValue: "default")
  public static let selfValue = Self(rawValue: "self")
  public static let `init` = Self(rawValue: "init")
  public static let type = Self(rawValue: "Type")
  public static let aB = Self(rawValue: "a b")
  public static let aBValue = Self(rawValue: "a-b")
  public static let u202E = Self(rawValue: "\u{202E}")

  public static let knownValues: [Self] = [
    .empty,
    .value1,
    .plus1,
    .minus1,
    .none,
    .default,
    .selfValue,
    .`init`,
    .type,
    .aB,
    .aBValue,
    .u202E,
  ]
}
