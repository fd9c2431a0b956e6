import SwiftSource

/// The names in use, from which a new one must differ.
struct Scope {
  /// The names that Swift and the runtime reserve, as opposed to names of elements.
  private let reserved: [Set<String>]
  /// The names assigned in the enclosing scopes; shared with them, since they can be many.
  private let outer: [Set<String>]
  private var assigned: Set<String> = []
  /// The first number to try after a stem: lower ones are in use, and no name becomes free again.
  private var numbers: [String: Int] = [:]

  /// Creates a scope with reserved names; pass sets that scopes share separately to avoid copies.
  init(taken: Set<String>...) {
    reserved = taken
    outer = []
  }

  /// Creates a scope in which all names of another are in use; it doesn't change the other.
  init(inside scope: Scope) {
    reserved = scope.reserved
    outer = scope.outer + [scope.assigned]
    numbers = scope.numbers
  }

  /// Returns whether an element of the document has the name.
  func isAssigned(_ text: String) -> Bool { contains(text) && !isReserved(text) }

  func isFree(_ text: String) -> Bool {
    !contains(text) && !isReserved(text) && SwiftName(text) != nil
  }

  private func isReserved(_ text: String) -> Bool { reserved.contains { $0.contains(text) } }

  private func contains(_ text: String) -> Bool {
    assigned.contains(text) || outer.contains { $0.contains(text) }
  }

  mutating func take(_ name: SwiftName) { assigned.insert(name.text) }

  /// Claims the first free candidate, or else the last candidate with the first number that makes
  /// it unique.
  mutating func claim(_ candidates: [String]) -> Claim {
    for text in candidates {
      guard !contains(text), !isReserved(text), let name = SwiftName(text) else { continue }
      take(name)
      return Claim(name: name, isNumbered: false)
    }
    let stem = candidates.last { SwiftName($0) != nil } ?? "unnamed"
    var number = numbers[stem] ?? 2
    while !isFree("\(stem)\(number)") { number += 1 }
    numbers[stem] = number + 1
    let name = SwiftName("\(stem)\(number)") ?? SwiftName(known: "unnamed")
    take(name)
    return Claim(name: name, isNumbered: true)
  }

  struct Claim {
    var name: SwiftName
    /// Whether only a number makes the name unique.
    var isNumbered: Bool
  }
}

extension SwiftName {
  /// Returns the first candidate that isn't in use, or else the last with a number.
  static func first(of candidates: [String], unlike used: [SwiftName]) -> SwiftName {
    var scope = Scope(taken: Set(used.map(\.text)))
    return scope.claim(candidates).name
  }
}
