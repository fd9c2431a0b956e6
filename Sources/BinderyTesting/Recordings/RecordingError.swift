import BinderyRuntime
import Foundation

/// The reason why a recording can't be used.
public struct RecordingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the file, without the folder.
  public var file: String
  /// The index of the entry, from 0; nil if the file as a whole is invalid.
  public var entry: Int?
  /// The reason, as a message.
  public var reason: String

  /// Creates an error, for an entry or a file.
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

  /// Returns the entry in a path such as `$.log.entries[2].request`.
  private static func entry(in path: JSONPath) -> Int? {
    guard path.steps.count > 2, path.steps[1] == .key("entries"),
      case .index(let entry) = path.steps[2]
    else { return nil }
    return entry
  }
}

extension RecordingError: LocalizedError {
  public var errorDescription: String? { description }
}
