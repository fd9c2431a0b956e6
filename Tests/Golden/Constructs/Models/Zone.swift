// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Zone: OpenEnum {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let etcGMTPlus0 = Self(rawValue: "Etc/GMT+0")
  public static let etcGMT0 = Self(rawValue: "Etc/GMT-0")
  public static let plus1 = Self(rawValue: "+1")
  public static let minus1 = Self(rawValue: "-1")
  public static let empty = Self(rawValue: "")
  public static let selfValue = Self(rawValue: "self")
  public static let type = Self(rawValue: "Type")
  public static let thumbsUpSign = Self(rawValue: "👍")
  public static let 用户 = Self(rawValue: "用户")

  public static let knownValues: [Self] = [
    .etcGMTPlus0,
    .etcGMT0,
    .plus1,
    .minus1,
    .empty,
    .selfValue,
    .type,
    .thumbsUpSign,
    .用户,
  ]
}
