import BinderyRuntime

/// Compares two JSON values, ignoring the order of members and the spelling of numbers.
struct JSONDifferences {
  private(set) var found: [BodyDifference] = []
  private let verb: String
  private let undescribed: Set<JSONPath>
  private var path = JSONPath()

  /// - Parameter undescribed: The recorded members that the other value may lack.
  init(
    _ recorded: JSONValue,
    _ other: JSONValue,
    verb: String,
    undescribed: Set<JSONPath> = []
  ) {
    self.verb = verb
    self.undescribed = undescribed
    compare(recorded, other)
  }

  private mutating func compare(_ recorded: JSONValue, _ other: JSONValue) {
    switch (recorded, other) {
    case (.object(let one), .object(let two)): compare(one, two)
    case (.array(let one), .array(let two)): compare(one, two)
    default: if recorded != other { report(recorded, other) }
    }
  }

  private mutating func compare(_ recorded: JSONObject, _ other: JSONObject) {
    for member in recorded.members {
      descend(.key(member.key), member.value, other[member.key])
    }
    for member in other.members where recorded[member.key] == nil {
      descend(.key(member.key), nil, member.value)
    }
  }

  private mutating func compare(_ recorded: [JSONValue], _ other: [JSONValue]) {
    for index in 0..<max(recorded.count, other.count) {
      descend(
        .index(index),
        index < recorded.count ? .some(recorded[index]) : .none,
        index < other.count ? .some(other[index]) : .none
      )
    }
  }

  private mutating func descend(
    _ step: JSONPath.Step,
    _ recorded: JSONValue?,
    _ other: JSONValue?
  ) {
    path.steps.append(step)
    if let recorded, let other {
      compare(recorded, other)
    } else if recorded == nil || !undescribed.contains(path) {
      report(recorded, other)
    }
    path.steps.removeLast()
  }

  private mutating func report(_ recorded: JSONValue?, _ other: JSONValue?) {
    let one = recorded?.excerpt ?? "nothing"
    let two = other?.excerpt ?? "nothing"
    let path = path.description
    found.append(BodyDifference(text: "\(path): recorded \(one), \(verb) \(two)", path: path))
  }
}
