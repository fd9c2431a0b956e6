import Canonical
import SourceDiagnostics

/// An old and a new schema of the same value, with what is different between them.
final class SchemaPair {
  struct ID: Hashable {
    let old: Conjunction.ID
    let new: Conjunction.ID
  }

  /// A part of a value.
  struct Part {
    /// The step of a path: the key of a property, `*` for any element or other property.
    let step: String
    let pair: SchemaPair
    let isProperty: Bool
  }

  /// A difference of the value itself, and not of its parts.
  struct Difference {
    let change: ValueChange
    let message: String
    let old: Mark?
    let new: Mark?
    /// The step to a property that only one side has.
    var step: String?
    /// Whether the property exists only in what is sent, or only in what is received.
    var isReadOnly = false
    var isWriteOnly = false
    /// The change for a value that is written as a text without its type, as those of parameters
    /// are; nil if it is the same.
    var textChange: ValueChange?
  }

  let old: Conjunction
  let new: Conjunction
  private(set) var differences: [Difference] = []
  private(set) var parts: [Part] = []
  /// Whether the pair or a part of it has a difference.
  fileprivate(set) var isChanged = false

  init(_ old: Conjunction, _ new: Conjunction) {
    self.old = old
    self.new = new
  }

  func add(
    _ change: ValueChange,
    _ message: String,
    old: Mark? = nil,
    new: Mark? = nil
  ) {
    add(
      Difference(
        change: change,
        message: message,
        old: old ?? self.old.mark,
        new: new ?? self.new.mark
      )
    )
  }

  func add(_ difference: Difference) { differences.append(difference) }

  func add(_ step: String, _ pair: SchemaPair, isProperty: Bool = false) {
    parts.append(Part(step: step, pair: pair, isProperty: isProperty))
  }

  /// Marks each pair that reaches one with a difference.
  static func markChanged(_ pairs: [SchemaPair]) {
    var parents: [ObjectIdentifier: [SchemaPair]] = [:]
    for pair in pairs {
      for part in pair.parts { parents[ObjectIdentifier(part.pair), default: []].append(pair) }
    }
    var pending = pairs.filter { !$0.differences.isEmpty }
    while let pair = pending.popLast() {
      guard !pair.isChanged else { continue }
      pair.isChanged = true
      pending += parents[ObjectIdentifier(pair)] ?? []
    }
  }
}
