import Foundation

/// Where paths lead on the disk.
public enum RealPath {
  /// The path without symbolic links, `.` and `..`; nil when nothing is there.
  public static func resolve(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
