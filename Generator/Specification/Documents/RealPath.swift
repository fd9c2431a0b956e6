import Foundation

/// Resolution of paths in the file system.
public enum RealPath {
  /// The path without symbolic links, `.` and `..`; nil if no file exists.
  public static func resolve(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
