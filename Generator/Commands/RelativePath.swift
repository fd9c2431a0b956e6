import Foundation

/// The relative path from one folder to another, with forward slashes.
struct RelativePath: CustomStringConvertible {
  let description: String

  init(from start: String, to end: String) {
    let start = Self.steps(start)
    let end = Self.steps(end)
    let shared = zip(start, end).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: start.count - shared)
    description = (up + end[shared...]).joined(separator: "/")
  }

  /// Returns the components from the root on, without `.` and `..`.
  private static func steps(_ path: String) -> [String] {
    let base = path.hasPrefix("/") ? "" : FileManager.default.currentDirectoryPath
    var steps: [String] = []
    for step in "\(base)/\(path)".split(separator: "/").map(String.init) where step != "." {
      if step == ".." {
        _ = steps.popLast()
      } else {
        steps.append(step)
      }
    }
    return steps
  }
}
