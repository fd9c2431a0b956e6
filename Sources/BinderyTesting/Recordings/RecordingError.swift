import BinderyRuntime

/// Why a recording can't be used.
public struct RecordingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Its name, without the folder.
  public var file: String
  /// The position in the file, from 0; none where the file as a whole is at fault.
  public var entry: Int?
  /// In words.
  public var reason: String

  /// Names the entry where one is at fault.
  public init(file: String, entry: Int? = nil, reason: String) {
    self.file = file
    self.entry = entry
    self.reason = reason
  }

  init(file: String, _ error: JSONError) {
    self.init(file: file, entry: Self.entry(in: error.path), reason: error.description)
  }

  public var description: String {
    file + (entry.map { " #\($0)" } ?? "") + ": " + reason
  }

  /// The entry in a path such as `$.log.entries[2].request`.
  private static func entry(in path: JSONPath) -> Int? {
    guard path.steps.count > 2, path.steps[1] == .key("entries"),
      case .index(let entry) = path.steps[2]
    else { return nil }
    return entry
  }
}
