import SwiftSource

/// The names already given where a new one must be different.
struct Scope {
  /// The words that Swift and the runtime need, as opposed to names given to something else.
  private let reserved: [Set<String>]
  /// The names that the scopes around this one gave; shared with them, since they can be many.
  private let outer: [Set<String>]
  private var given: Set<String> = []
  /// The first number to try after a stem: those below were taken before,
  /// and nothing is given back.
  private var numbers: [String: Int] = [:]

  /// Sets that many scopes have in common are passed apart, and then not copied.
  init(taken: Set<String>...) {
    reserved = taken
    outer = []
  }

  /// A scope in which all the names of another are taken, and none given back to it.
  init(inside scope: Scope) {
    reserved = scope.reserved
    outer = scope.outer + [scope.given]
    numbers = scope.numbers
  }

  /// True when the name belongs to something of the document.
  func isGiven(_ text: String) -> Bool { hasGiven(text) && !isReserved(text) }

  func isFree(_ text: String) -> Bool {
    !hasGiven(text) && !isReserved(text) && SwiftName(text) != nil
  }

  private func isReserved(_ text: String) -> Bool { reserved.contains { $0.contains(text) } }

  private func hasGiven(_ text: String) -> Bool {
    given.contains(text) || outer.contains { $0.contains(text) }
  }

  mutating func take(_ name: SwiftName) { given.insert(name.text) }

  /// Gives the first candidate that is free, or else the last with the first number that makes
  /// it different.
  mutating func claim(_ candidates: [String]) -> Claim {
    if let text = candidates.first(where: isFree), let name = SwiftName(text) {
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
    /// True when only a number made the name different.
    var isNumbered: Bool
  }
}

extension SwiftName {
  /// The first of a few names that is not among those in use, or the last with a number.
  static func first(of candidates: [String], unlike used: [SwiftName]) -> SwiftName {
    var scope = Scope(taken: Set(used.map(\.text)))
    return scope.claim(candidates).name
  }
}
