import BinderyRuntime

/// A timeout, with the expected and the found events.
public struct WaitError: Error, Hashable, DescribedError {
  /// The description of the expected event.
  public var awaited: String
  /// The events found instead.
  public var found: [String]
  /// The source location of the wait: the file and line.
  public var location: String

  init(_ awaited: String, found: [String], _ file: StaticString, _ line: UInt) {
    (self.awaited, self.found) = (awaited, found)
    location = "\(file):\(line)"
  }

  public var description: String { "\(location): timed out waiting for \(awaited), found \(found)" }
}
