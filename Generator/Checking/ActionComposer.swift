import Shape

/// Combines the changes of one file that have one cause into actions, whose targets select exactly
/// the changed objects.
///
/// One cause is the same difference of several objects or of properties of one schema, or absent
/// members: of schemas that `allOf` combines, of those that lack the same member most often, or of
/// which one lacks no other members.
public struct ActionComposer {
  /// The number of checked entries.
  private let total: Int

  /// Creates the composition of changes that so many entries show.
  public init(total: Int) { self.total = total }

  /// The actions for the changes, in their order.
  public func actions(for changes: [SuggestedChange]) -> [OverlayAction] {
    let copies = Self.merged(changes.map { Group($0) }) { $0.hasCause(of: $1) }
    return Self.merged(copies) { $0.hasCause(of: $1) || $0.isOfSiblings(of: $1) }.map(action)
  }

  /// The groups without those that a group of the same cause includes; objects that differ in two
  /// keys are merged after those that differ in one.
  private static func merged(
    _ groups: [Group],
    where haveSameCause: (Group, Group) -> Bool
  ) -> [Group] {
    let merged = groups.reduce(into: [Group]()) { merged, group in
      for index in merged.indices where haveSameCause(merged[index], group) {
        guard let union = merged[index].merged(with: group) else { continue }
        merged[index] = union
        return
      }
      merged.append(group)
    }
    return merged.count < groups.count ? Self.merged(merged, where: haveSameCause) : merged
  }

  private func action(for group: Group) -> OverlayAction {
    let description = Evidence.text(
      group.changes.map { ($0.difference, $0.evidence) },
      ofTotal: total
    )
    return OverlayAction(target: group.target, change: group.change, description: description)
  }
}

/// Changes that one action makes.
private struct Group {
  private(set) var changes: [SuggestedChange]
  /// The path of all changed objects.
  private var path: DocumentPath
  /// The members to remove from `required`.
  private var members: [String] = []

  init(_ change: SuggestedChange) {
    changes = [change]
    path = change.path
    if case .makeOptional(let members) = change.kind { self.members = members }
  }

  var target: String {
    members.isEmpty ? "\(path)" : path.elements(equalToOneOf: members)
  }

  var change: OverlayAction.Change {
    if case .update(let value) = changes[0].kind { .update(value) } else { .remove }
  }

  /// The changes of both groups; nil if no path selects exactly their objects.
  func merged(with other: Group) -> Group? {
    guard changes[0].file == other.changes[0].file,
      let path = path.union(other.path) ?? operationPath(with: other)
    else { return nil }
    var group = self
    group.changes += other.changes
    group.path = path
    group.members = (members + other.members).unique
    return group.isExact ? group : nil
  }

  /// The path of the objects of both groups by their operations; nil if they aren't at the same
  /// position in operations that an `operationId` identifies.
  private func operationPath(with other: Group) -> DocumentPath? {
    let all = changes + other.changes
    let ids = all.compactMap(\.operation).unique
    let paths = Set(all.map { $0.path.inOperations(ids) })
    guard all.allSatisfy({ $0.operation != nil }), paths.count == 1 else { return nil }
    return paths.first ?? nil
  }

  /// Whether both have the same difference of properties or parameters with the same name, or
  /// absent members of one cause.
  func hasCause(of other: Group) -> Bool {
    let (one, another) = (changes[0], other.changes[0])
    guard case .makeOptional = one.kind, case .makeOptional = another.kind else {
      return hasDifference(of: other) && one.path.name == another.path.name
    }
    let components = Set(changes.flatMap(\.components))
    return !components.isDisjoint(with: other.changes.flatMap(\.components))
      || changes.contains { present in other.changes.contains { $0.hasMembers(of: present) } }
  }

  /// Whether both have the same difference of two properties of the same schemas.
  func isOfSiblings(of other: Group) -> Bool {
    if case .makeOptional = changes[0].kind { return false }
    return hasDifference(of: other) && path.isInSiblingProperty(of: other.path)
  }

  private func hasDifference(of other: Group) -> Bool {
    changes[0].kind == other.changes[0].kind && changes[0].likeness == other.changes[0].likeness
  }

  /// Whether each array loses only the members that its own change removes.
  private var isExact: Bool {
    changes.allSatisfy { change in
      guard case .makeOptional(let removed) = change.kind else { return true }
      return change.required.intersection(members).isSubset(of: removed)
    }
  }
}

extension SuggestedChange {
  /// Whether the same member is absent most often in both, or one makes all members of the other
  /// optional.
  fileprivate func hasMembers(of other: SuggestedChange) -> Bool {
    guard case .makeOptional(let members) = kind, case .makeOptional(let others) = other.kind else {
      return false
    }
    return members.first == others.first || Set(members).isSubset(of: others)
      || Set(others).isSubset(of: members)
  }
}
