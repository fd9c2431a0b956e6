/// The words with which names begin, and which alone name no object: `Add`, `Any`, `Has`.
enum GeneralWord {
  static func contains(_ word: String) -> Bool { words.contains(word.lowercased()) }

  private static let words: Set<String> = [
    "a", "add", "all", "an", "any", "apply", "as", "at", "base", "be", "by", "can", "cancel",
    "check", "create", "delete", "disable", "do", "each", "enable", "every", "fetch", "find", "for",
    "from", "get", "has", "have", "i", "if", "in", "invoke", "is", "list", "make", "max", "min",
    "my", "new", "no", "non", "not", "of", "on", "or", "patch", "post", "put", "read", "remove",
    "replace", "run", "search", "set", "should", "start", "stop", "sub", "submit", "the", "to",
    "un", "update", "with", "write",
  ]
}
