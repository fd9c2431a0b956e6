// Generated from albums.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public typealias Genres = IsolatedArray<GenresItem>

public struct GenresItem: OpenEnum {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let jazz = Self(rawValue: "jazz")
  public static let folk = Self(rawValue: "folk")

  public static let knownValues: [Self] = [.jazz, .folk]
}
