import Shape

/// What can be seen of a value that is one of several.
struct SignatureUnion {
  /// Beyond so many kinds of object, what they share tells as much and reads better.
  private static let objectLimit = 8

  private var members: [Choice.Signature] = []

  /// The one signature, or several where no one covers them exactly.
  var signature: Choice.Signature {
    guard !members.isEmpty, !members.contains(.any) else { return .any }
    let merged = objectCount > Self.objectLimit ? mergedObjects : members
    return merged.count == 1 ? merged[0] : .several(merged)
  }

  mutating func add(_ signature: Choice.Signature) {
    if case .string(let more) = signature,
      let index = members.firstIndex(where: \.isString), case .string(let values) = members[index]
    {
      members[index] = .string(values: values.isEmpty || more.isEmpty ? [] : values + more)
    } else if !members.contains(signature) {
      members.append(signature)
    }
  }

  private var objectCount: Int { members.count(where: \.isObject) }

  private var mergedObjects: [Choice.Signature] {
    var shared: [String]?
    var all: [String] = []
    var seen: Set<String> = []
    for case .object(let required, let known) in members {
      shared = shared.map { $0.filter(required.contains) } ?? required
      all += known.filter { seen.insert($0).inserted }
    }
    return members.filter { !$0.isObject } + [.object(required: shared ?? [], known: all)]
  }
}

extension Choice.Signature {
  fileprivate var isString: Bool { if case .string = self { true } else { false } }
  fileprivate var isObject: Bool { if case .object = self { true } else { false } }
}
