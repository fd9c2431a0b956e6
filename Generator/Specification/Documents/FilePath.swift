/// Operations on the text of file paths, without access to the file system.
///
/// Paths are split by bytes: a combining mark after a slash forms another `Character`, but not
/// another path.
package enum FilePath {
  private static let slash = UInt8(ascii: "/")

  package static func isAbsolute(_ path: String) -> Bool {
    path.utf8.first == slash
  }

  package static func folder(of path: String) -> String {
    guard let last = path.utf8.lastIndex(of: slash) else { return "." }
    return last == path.startIndex ? "/" : String(path[..<last])
  }

  package static func name(of path: String) -> String {
    steps(path).last ?? ""
  }

  /// Whether a path is the folder or below it, both without `.` and `..`.
  package static func isInside(_ path: String, _ folder: String) -> Bool {
    steps(path).starts(with: steps(folder)) { $0.utf8.elementsEqual($1.utf8) }
  }

  /// The path relative to the folder, with `.` and `..` removed.
  package static func join(_ folder: String, _ path: String) -> String {
    if isAbsolute(path) { return path }
    var joined: [String] = []
    for step in steps(folder + "/" + path) where step != "." {
      if step == "..", let last = joined.last, last != ".." {
        joined.removeLast()
      } else {
        joined.append(step)
      }
    }
    let text = (isAbsolute(folder) ? "/" : "") + joined.joined(separator: "/")
    return text.isEmpty ? "." : text
  }

  /// The nearest common folder of two folders; nil if it is the file system's root, or unknown.
  package static func common(_ one: String, _ other: String) -> String? {
    guard isAbsolute(one) == isAbsolute(other) else { return nil }
    let (first, second) = (steps(join(".", one)), steps(join(".", other)))
    let ups = [first, second].map { $0.prefix { $0 == ".." }.count }
    if ups[0] != ups[1] {
      return Array(repeating: "..", count: max(ups[0], ups[1])).joined(separator: "/")
    }
    let shared = zip(first, second).prefix { $0.utf8.elementsEqual($1.utf8) }.map(\.0)
    if isAbsolute(one) { return shared.isEmpty ? nil : "/" + shared.joined(separator: "/") }
    return shared.isEmpty ? "." : shared.joined(separator: "/")
  }

  private static func steps(_ path: String) -> [String] {
    path.utf8.split(separator: slash).map { String(Substring($0)) }
  }
}
