import BinderyRuntime

/// The members of a recorded JSON body; in a list, only of the first element that has each.
struct BodyMembers {
  /// The path of a member in the body, and in the body without further elements.
  struct Paths {
    let whole: JSONPath
    let reduced: JSONPath
  }

  private(set) var paths: [Paths] = []
  /// The body without the elements of long lists that add no member.
  private(set) var reduced: JSONValue = .null
  private var seen: Set<JSONPath> = []

  /// The maximum number of members; the first ones of each kind are sufficient.
  private static let limit = 300

  /// The first elements are kept, because their positions may have a meaning.
  private static let keptElementCount = 16

  init(of body: JSONValue) {
    reduced = collect(body, Paths(whole: JSONPath(), reduced: JSONPath()))
  }

  /// Adds the members in a value, and returns it without the elements that add none.
  private mutating func collect(_ value: JSONValue, _ paths: Paths) -> JSONValue {
    switch value {
    case .object(let object):
      let members = object.members.map { member in
        let memberPaths = paths.appending(.key(member.key), reduced: .key(member.key))
        let kind = memberPaths.whole.withoutPositions
        if self.paths.count < Self.limit, seen.insert(kind).inserted {
          self.paths.append(memberPaths)
        }
        return (member.key, collect(member.value, memberPaths))
      }
      return .object(JSONObject(members))
    case .array(let elements):
      var kept: [JSONValue] = []
      for (position, element) in elements.enumerated() {
        let count = self.paths.count
        let elementPaths = paths.appending(.index(position), reduced: .index(kept.count))
        let reduced = collect(element, elementPaths)
        if kept.count < Self.keptElementCount || self.paths.count > count { kept.append(reduced) }
      }
      return .array(kept)
    default: return value
    }
  }
}

extension BodyMembers.Paths {
  fileprivate func appending(_ step: JSONPath.Step, reduced other: JSONPath.Step) -> Self {
    Self(whole: JSONPath(whole.steps + [step]), reduced: JSONPath(reduced.steps + [other]))
  }
}

extension JSONPath {
  /// The path with each index replaced by 0.
  fileprivate var withoutPositions: JSONPath {
    JSONPath(
      steps.map { step in
        guard case .index = step else { return step }
        return .index(0)
      }
    )
  }
}
