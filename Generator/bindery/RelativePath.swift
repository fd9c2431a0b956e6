import Foundation

/// The way from one folder to another, both seen from the same place, with forward slashes.
struct RelativePath: CustomStringConvertible {
  let description: String

  init(from start: String, to end: String) {
    let start = Self.steps(start)
    let end = Self.steps(end)
    let shared = zip(start, end).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: start.count - shared)
    description = (up + end[shared...]).joined(separator: "/")
  }

  /// The folders from the root on: what is outside of the current one has a name as well.
  private static func steps(_ path: String) -> [String] {
    let place = path.hasPrefix("/") ? "" : FileManager.default.currentDirectoryPath
    var steps: [String] = []
    for step in "\(place)/\(path)".split(separator: "/").map(String.init) where step != "." {
      if step == ".." {
        _ = steps.popLast()
      } else {
        steps.append(step)
      }
    }
    return steps
  }
}
