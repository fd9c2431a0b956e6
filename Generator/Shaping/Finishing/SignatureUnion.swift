import Shape

/// What can be seen of a value that is one of several.
struct SignatureUnion {
  /// Beyond so many kinds of object, what they share tells as much and reads better.
  private static let objectLimit = 8
  /// Beyond so many choices inside of each other a value may be anything: the work and the output
  /// would grow with the square of their number.
  private static let depthLimit = 64

  private var members: [Choice.Signature] = []
  /// What the objects share and have, once there are too many of them.
  private var merged: MergedObjects?
  /// The choices inside of each other up to here.
  private var depth = 0

  /// The one signature, or several where no one covers them exactly.
  var signature: Choice.Signature {
    let all = members + (merged.map { [$0.signature] } ?? [])
    guard !all.isEmpty, !all.contains(.any) else { return .any }
    return all.count == 1 ? all[0] : .several(all)
  }

  mutating func add(_ signature: Choice.Signature) {
    if case .string(let more) = signature,
      let index = members.firstIndex(where: \.isString), case .string(let values) = members[index]
    {
      // Each value once: what two choices share would else double with each choice around them.
      let known = Set(values)
      let all = values + more.filter { !known.contains($0) }
      members[index] = .string(values: values.isEmpty || more.isEmpty ? [] : all)
    } else if merged != nil, case .object(let required, let known, _) = signature {
      merged?.add(required, known)
    } else if !members.contains(signature) {
      members.append(signature)
      if members.count(where: \.isObject) > Self.objectLimit { mergeObjects() }
    }
  }

  /// Adds what is seen of a choice inside of this one.
  mutating func add(_ choice: SignatureUnion) {
    depth = max(depth, choice.depth + 1)
    guard depth <= Self.depthLimit else {
      members = [.any]
      merged = nil
      return
    }
    choice.members.forEach { add($0) }
    guard let others = choice.merged else { return }
    if merged == nil { mergeObjects() }
    merged?.add(others.shared ?? [], others.known)
  }

  private mutating func mergeObjects() {
    var objects = MergedObjects()
    for case .object(let required, let known, _) in members { objects.add(required, known) }
    members.removeAll(where: \.isObject)
    merged = objects
  }
}

/// What several kinds of object share, and what any of them has.
private struct MergedObjects {
  private(set) var shared: [String]?
  private(set) var known: [String] = []
  private var seen: Set<String> = []

  var signature: Choice.Signature { .object(required: shared ?? [], known: known, listed: []) }

  mutating func add(_ required: [String], _ known: [String]) {
    shared = shared.map { $0.filter(Set(required).contains) } ?? required
    self.known += known.filter { seen.insert($0).inserted }
  }
}

extension Choice.Signature {
  fileprivate var isString: Bool { if case .string = self { true } else { false } }
  fileprivate var isObject: Bool { if case .object = self { true } else { false } }
}
