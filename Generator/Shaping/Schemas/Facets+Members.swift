import Canonicalizing
import Shape
import SourceDiagnostics

extension Facets {
  /// A member with every schema that describes it.
  struct Property {
    let key: String
    let mark: Mark
    var atoms: [Atom]
    /// True when only the `if` of a condition speaks of it.
    var isSupposed = false
  }

  /// The members that are described, in order, and the keys that are required.
  struct Members {
    private(set) var all: [Property] = []
    private(set) var required: [(key: String, mark: Mark)] = []
    /// Where members begin that are too many to be described.
    var excess: Mark?
    private var positions: [ExactText: Int] = [:]
    private var requiredKeys: Set<ExactText> = []
  }
}

extension Facets.Members {
  subscript(key: String) -> Facets.Property? { positions[ExactText(key)].map { all[$0] } }

  func requires(_ key: String) -> Bool { requiredKeys.contains(ExactText(key)) }

  /// Adds a description of a member, which may have others.
  mutating func describe(
    _ key: String,
    at mark: Mark,
    by atom: Atom,
    isSupposed: Bool = false
  ) {
    if let position = positions[ExactText(key)] {
      all[position].atoms.append(atom)
    } else {
      positions[ExactText(key)] = all.count
      all.append(Facets.Property(key: key, mark: mark, atoms: [atom], isSupposed: isSupposed))
    }
  }

  mutating func require(_ key: String, at mark: Mark) {
    if requiredKeys.insert(ExactText(key)).inserted { required.append((key, mark)) }
  }
}
