/// What a test waited for, and what came instead until its patience ended.
public struct WaitError: Error, Hashable, CustomStringConvertible {
  /// What was waited for, in words.
  public var awaited: String
  /// What there was instead.
  public var found: [String]
  /// Where it was waited for: the file and its line.
  public var place: String

  init(_ awaited: String, found: [String], _ file: StaticString, _ line: UInt) {
    (self.awaited, self.found) = (awaited, found)
    place = "\(file):\(line)"
  }

  public var description: String { "\(place): waited in vain for \(awaited), found \(found)" }
}
