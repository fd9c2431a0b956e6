/// Paths as text: what a URL's relative references do, which is never to ask the disk.
enum FilePath {
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The path seen from the folder, `.` and `..` removed.
  static func join(_ folder: String, _ path: String) -> String {
    if path.hasPrefix("/") { return path }
    var steps: [Substring] = []
    for step in (folder + "/" + path).split(separator: "/") where step != "." {
      if step == "..", let last = steps.last, last != ".." {
        steps.removeLast()
      } else {
        steps.append(step)
      }
    }
    return (folder.hasPrefix("/") ? "/" : "") + steps.joined(separator: "/")
  }
}
