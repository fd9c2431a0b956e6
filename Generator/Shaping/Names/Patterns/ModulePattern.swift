/// A module of an application, its role and the function: `events_api_list_events`, as Django Ninja
/// writes it.
struct ModulePattern: OperationIDPattern {
  func parts(of operation: DescribedOperation) -> OperationIDParts? {
    let words = operation.id.split(separator: "_").map(String.init)
    guard let role = words.dropLast().firstIndex(where: Self.roles.contains), role > 0,
      isModule(words[role - 1], of: operation)
    else { return nil }
    return OperationIDParts(
      function: words[(role + 1)...].flatMap { IdentifierWords.split($0) },
      group: [words[role - 1]]
    )
  }

  /// Whether a word is a tag, or a segment of the path, and so no verb as in `get_api_key`.
  private func isModule(_ word: String, of operation: DescribedOperation) -> Bool {
    let segments = operation.path.resource.flatMap(\.words)
    let stem = EnglishNoun.singular(of: word.lowercased())
    return !GeneralWords.isImperative(word)
      && (segments + operation.tags).contains { EnglishNoun.singular(of: $0.lowercased()) == stem }
  }

  private static let roles: Set<String> = [
    "api", "controllers", "endpoints", "handlers", "resources", "router", "routers", "routes",
    "views",
  ]
}
