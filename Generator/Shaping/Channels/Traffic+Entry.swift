import Specification

extension Traffic {
  /// A message, and what its author wrote to mean it.
  struct Entry {
    let message: AsyncAPI.Message
    /// What a message without a name may be called after.
    let operation: String?
    /// Whether the filter lets the operation in.
    var isWanted: Bool
    /// The questions that it answers on the same channel; none where it comes unasked.
    var answers: Set<Node> = []

    /// What answers several questions answers any; what also comes unasked, none.
    mutating func join(_ other: Entry) {
      let isUnasked = answers.isEmpty || other.answers.isEmpty
      if isUnasked { answers = [] } else { answers.formUnion(other.answers) }
      isWanted = isWanted || other.isWanted
    }
  }
}
