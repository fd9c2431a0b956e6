import Checking

import struct BinderyJSON.JSONPath

extension Finding {
  /// Whether the finding is about the value at a path, or about one that contains it.
  func covers(_ other: JSONPath) -> Bool {
    var steps = path.steps
    if let member, keyword == "required" { steps.append(.key(member)) }
    return steps.count <= other.steps.count && Array(other.steps.prefix(steps.count)) == steps
      && (keyword == "required" || !steps.isEmpty || kind == .invalidJSON || other.steps.isEmpty)
  }
}
