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

  private static func steps(_ path: String) -> [String] {
    var steps: [String] = []
    for step in path.split(separator: "/").map(String.init) where step != "." {
      if step == "..", let last = steps.last, last != ".." {
        steps.removeLast()
      } else {
        steps.append(step)
      }
    }
    return steps
  }
}
