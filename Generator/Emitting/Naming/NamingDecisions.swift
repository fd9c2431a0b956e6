import SwiftSource

/// What a person has decided about names, and what they are asked to decide.
struct NamingDecisions {
  private let renames: [Rename]
  private var used: Set<Rename> = []
  private(set) var conflicts: [NamingConflict] = []
  /// What was asked: a message that travels both ways has one name to choose.
  private var asked: Set<[String]> = []

  init(renames: [Rename]) { self.renames = renames }

  /// The renames that named nothing.
  var unused: [Rename] { renames.filter { !used.contains($0) } }

  /// The name that a person chose for a thing: what is said of it alone before what is said of all.
  func chosen(for thing: NamedThing) -> Rename? {
    let fitting = renames.filter { $0.concerns(thing) }
    return fitting.first { $0.kind == .pointer }
      ?? fitting.first { $0.owner != nil && $0.owner == thing.owner }
      ?? fitting.first { $0.owner != nil } ?? fitting.first
  }

  /// Takes the chosen name, or the first candidate that is free.
  mutating func claim(
    _ candidates: [String],
    for thing: NamedThing,
    in scope: inout Scope
  ) -> SwiftName {
    guard let rename = chosen(for: thing) else {
      let claim = scope.claim(candidates)
      if claim.isNumbered { report(thing, wanting: candidates[0], got: claim.name) }
      return claim.name
    }
    used.insert(rename)
    let name = scope.claim([rename.to] + candidates).name
    if SwiftName(rename.to) == nil {
      report(thing, "‘\(rename.to)’ is no Swift name, so \(thing.description) is ‘\(name.text)’")
    } else if name.text != rename.to {
      report(thing, wanting: rename.to, got: name)
    }
    return name
  }

  /// Takes the first name that is free; when another thing has the best, a person should decide.
  mutating func claimContested(
    _ candidates: [String],
    for thing: NamedThing,
    in scope: inout Scope
  ) -> SwiftName {
    let isContested = chosen(for: thing) == nil && scope.isGiven(candidates[0])
    let count = conflicts.count
    let name = claim(candidates, for: thing, in: &scope)
    if isContested, conflicts.count == count { report(thing, wanting: candidates[0], got: name) }
    return name
  }

  /// Takes the name of a member; one that another member has is for a person to decide.
  mutating func claimMember(
    _ stem: String,
    for thing: NamedThing,
    in scope: inout Scope
  ) -> SwiftName {
    let isContested = chosen(for: thing) == nil && scope.isGiven(stem)
    let other = stem + (stem.hasSuffix("Value") ? "Field" : "Value")
    let count = conflicts.count
    let name = claim([stem, other], for: thing, in: &scope)
    if isContested, conflicts.count == count { report(thing, wanting: stem, got: name) }
    return name
  }

  private mutating func report(_ thing: NamedThing, wanting wanted: String, got name: SwiftName) {
    report(
      thing,
      "\(thing.description) would be ‘\(wanted)’, which is taken; it is named ‘\(name.text)’"
    )
  }

  private mutating func report(_ thing: NamedThing, _ message: String) {
    guard asked.insert([message, thing.fix]).inserted else { return }
    let conflict = NamingConflict(origin: thing.origin, message: message, fix: thing.fix)
    conflicts.append(conflict)
  }
}
