import SwiftSource

/// The renames of a `bindings.yaml`, and the conflicts that need one.
struct NamingDecisions {
  private let renames: [Rename]
  private var used: Set<Rename> = []
  private(set) var conflicts: [NamingConflict] = []
  /// The reported conflicts; a message that travels in both directions is reported once.
  private var reported: Set<[String]> = []

  init(renames: [Rename]) { self.renames = renames }

  /// The renames that apply to no element.
  var unused: [Rename] { renames.filter { !used.contains($0) } }

  /// Returns the most specific rename of an element: by its pointer, by its owner, or by its name.
  func chosen(for element: NamedElement) -> Rename? {
    let fitting = renames.filter { $0.applies(to: element) }
    return fitting.first { $0.kind == .pointer }
      ?? fitting.first { $0.owner != nil && $0.owner == element.owner }
      ?? fitting.first { $0.owner != nil } ?? fitting.first
  }

  /// Claims the chosen name, or else the first free candidate.
  mutating func claim(
    _ candidates: [String],
    for element: NamedElement,
    in scope: inout Scope
  ) -> SwiftName {
    guard let rename = chosen(for: element) else {
      let claim = scope.claim(candidates)
      if claim.isNumbered { report(element, preferring: candidates[0], got: claim.name) }
      return claim.name
    }
    used.insert(rename)
    let name = scope.claim([rename.to] + candidates).name
    if SwiftName(rename.to) == nil {
      report(
        element,
        "the name ‘\(rename.to)’ of \(element.description) isn't a Swift identifier;"
          + " ‘\(name.text)’ is used"
      )
    } else if name.text != rename.to {
      report(element, preferring: rename.to, got: name)
    }
    return name
  }

  /// Claims the first free candidate, and reports a conflict if another element has the best one.
  mutating func claimContested(
    _ candidates: [String],
    for element: NamedElement,
    in scope: inout Scope
  ) -> SwiftName {
    let isContested = chosen(for: element) == nil && scope.isAssigned(candidates[0])
    let count = conflicts.count
    let name = claim(candidates, for: element, in: &scope)
    if isContested, conflicts.count == count {
      report(element, preferring: candidates[0], got: name)
    }
    return name
  }

  /// Claims the former name of an element; nil without one, and after reporting that another
  /// declaration has it.
  mutating func claimFormer(
    of element: NamedElement,
    in scope: inout Scope
  ) -> SwiftName? {
    guard let text = chosen(for: element)?.deprecated, let name = SwiftName(text) else {
      return nil
    }
    guard scope.isFree(text) else {
      report(
        element,
        "the former name ‘\(text)’ of \(element.description) is already in use; it isn't kept",
        fix: "remove “deprecated” from the rename, or write another name"
      )
      return nil
    }
    scope.take(name)
    return name
  }

  /// Claims the first free candidate for a type that is named after another declaration of the
  /// element, whose rename applies to both, and reports a conflict if another element has the best.
  mutating func claimDerived(
    _ candidates: [String],
    for element: NamedElement,
    in scope: inout Scope
  ) -> SwiftName {
    let isContested = scope.isAssigned(candidates[0])
    let name = scope.claim(candidates).name
    if isContested { report(element, preferring: candidates[0], got: name) }
    return name
  }

  /// Claims the name of a member, and reports a conflict if another member has it.
  ///
  /// The values `album` and `ALBUM` of an enumeration both keep their spelling instead.
  mutating func claimMember(
    _ stem: String,
    for element: NamedElement,
    in scope: inout Scope
  ) -> SwiftName {
    let isContested = chosen(for: element) == nil && scope.isAssigned(stem)
    if isContested, element.isValue, scope.isFree(element.name) {
      return claim([element.name], for: element, in: &scope)
    }
    let other = stem + (stem.hasSuffix("Value") ? "Field" : "Value")
    let count = conflicts.count
    let name = claim([stem, other], for: element, in: &scope)
    if isContested, conflicts.count == count { report(element, preferring: stem, got: name) }
    return name
  }

  /// Reports the name of a method that is too long for a call.
  mutating func checkLength(of name: SwiftName, for element: NamedElement) {
    guard name.text.count > NamingDecisions.longestName else { return }
    report(
      element,
      "the Swift name ‘\(name.text)’ of \(element.description) has \(name.text.count) characters;"
        + " a method should have at most \(NamingDecisions.longestName)",
      .length
    )
  }

  /// Reports that names of types are too long, once for a document: many of them have a long prefix
  /// in common.
  mutating func checkLength(of types: [(name: SwiftName, element: NamedElement)]) {
    let long = types.filter { name, element in
      name.text.count > NamingDecisions.longestName && chosen(for: element) == nil
    }
    guard let (name, element) = long.max(by: { $0.name.text.count < $1.name.text.count }) else {
      return
    }
    let others = long.count == 1 ? "" : ", the longest of \(long.count) such names"
    report(
      element,
      "the Swift name ‘\(name.text)’ of \(element.description) has \(name.text.count) characters"
        + "\(others); a type should have at most \(NamingDecisions.longestName)",
      .typeLength
    )
  }

  private static let longestName = 60

  private mutating func report(
    _ element: NamedElement,
    preferring preferred: String,
    got name: SwiftName
  ) {
    report(
      element,
      "the Swift name ‘\(preferred)’ of \(element.description) is already in use;"
        + " ‘\(name.text)’ is used"
    )
  }

  private mutating func report(
    _ element: NamedElement,
    _ message: String,
    _ kind: NamingConflict.Kind = .duplicate,
    fix: String? = nil
  ) {
    let fix = fix ?? element.fix
    guard reported.insert([message, fix]).inserted else { return }
    conflicts.append(
      NamingConflict(kind: kind, origin: element.ownOrigin, message: message, fix: fix)
    )
  }
}
