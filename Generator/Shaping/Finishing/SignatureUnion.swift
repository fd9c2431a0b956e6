import Shape

/// The combined signature of the types of a union.
struct SignatureUnion {
  /// The maximum number of object signatures; more are merged into their common keys.
  private static let objectLimit = 8
  /// The maximum depth of nested unions.
  ///
  /// A deeper union may have any value, since the work and the output would grow with the square of
  /// the depth.
  private static let depthLimit = 64

  private var members: [Union.Signature] = []
  /// The merged objects, if there are too many of them.
  private var merged: MergedObjects?
  /// The depth of nested unions.
  private var depth = 0

  /// The signature, `several` if no single one covers all members.
  var signature: Union.Signature {
    let all = members + (merged.map { [$0.signature] } ?? [])
    guard !all.isEmpty, !all.contains(.any) else { return .any }
    return all.count == 1 ? all[0] : .several(all)
  }

  mutating func add(_ signature: Union.Signature) {
    if case .string(let more) = signature,
      let index = members.firstIndex(where: \.isString), case .string(let values) = members[index]
    {
      // Each value once: the values that two unions share would double with each enclosing union.
      let known = Set(values)
      let all = values + more.filter { !known.contains($0) }
      members[index] = .string(values: values.isEmpty || more.isEmpty ? [] : all)
    } else if merged != nil, case .object(let required, let known, _, _) = signature {
      merged?.add(required, known)
    } else if !members.contains(signature) {
      members.append(signature)
      if members.count(where: \.isObject) > Self.objectLimit { mergeObjects() }
    }
  }

  /// Adds the signatures of a nested union.
  mutating func add(_ union: SignatureUnion) {
    depth = max(depth, union.depth + 1)
    guard depth <= Self.depthLimit else {
      members = [.any]
      merged = nil
      return
    }
    union.members.forEach { add($0) }
    guard let others = union.merged else { return }
    if merged == nil { mergeObjects() }
    merged?.add(others.shared ?? [], others.known)
  }

  private mutating func mergeObjects() {
    var objects = MergedObjects()
    for case .object(let required, let known, _, _) in members { objects.add(required, known) }
    members.removeAll(where: \.isObject)
    merged = objects
  }
}

/// The keys that all objects require, and the keys that any of them has.
private struct MergedObjects {
  private(set) var shared: [String]?
  private(set) var known: [String] = []
  private var seen: Set<String> = []

  var signature: Union.Signature { .object(required: shared ?? [], known: known, listed: []) }

  mutating func add(_ required: [String], _ known: [String]) {
    shared = shared.map { $0.filter(Set(required).contains) } ?? required
    self.known += known.filter { seen.insert($0).inserted }
  }
}

extension Union.Signature {
  fileprivate var isString: Bool { if case .string = self { true } else { false } }
  fileprivate var isObject: Bool { if case .object = self { true } else { false } }
}
