import Shape
import SourceDiagnostics

/// What all messages of a direction have in common, those of several channels for a WebSocket that
/// these share: a frame without it is no further message, but an invalid one.
struct MessageForm {
  /// The members that every message requires.
  private let required: Set<String>
  /// The members whose constants have the same type in every message.
  private let kinds: [String: Scalar.Kind]

  /// Nil if a message isn't an object.
  init?(_ unions: [Union]) {
    var required: [Set<String>] = []
    var kinds: [[String: Scalar.Kind]] = []
    for variant in unions.flatMap(\.variants) {
      guard case .object(let keys, _, let listed, _) = variant.completeSignature else { return nil }
      required.append(Set(keys))
      kinds.append(
        listed.reduce(into: [:]) { kinds, member in
          guard member.outer == nil, !member.isNullable else { return }
          let own = Set(member.affix == nil ? member.values.map(\.kind) : [.string])
          if own.count == 1 { kinds[member.key] = own.first }
        }
      )
    }
    guard let first = required.first, let members = kinds.first else { return nil }
    self.required = required.dropFirst().reduce(first) { $0.intersection($1) }
    self.kinds = members.filter { key, kind in kinds.allSatisfy { $0[key] == kind } }
  }

  /// How a frame differs from every message; nil if it may be a further one.
  func difference(of frame: Literal) -> String? {
    guard case .object(let members) = frame else { return "isn't an object" }
    for key in required.sorted() where !members.contains(where: { $0.key == key }) {
      return "lacks the member \(Excerpt.quoted(key))"
    }
    for member in members {
      guard let kind = kinds[member.key], Scalar(member.value)?.kind != kind else { continue }
      return "has another type in the member \(Excerpt.quoted(member.key))"
    }
    return nil
  }
}
