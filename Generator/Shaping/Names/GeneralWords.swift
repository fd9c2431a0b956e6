/// The words of functions that don't name what they act on: `findAll`, `create`, `getById`.
enum GeneralWords {
  /// Whether the words name no object, so that a name needs that of the resource.
  static func areAll(_ words: some Sequence<String>) -> Bool {
    words.enumerated().allSatisfy { index, word in
      isGeneral(word, at: index) || IdentifierWords.isVersion(word)
    }
  }

  /// Whether a word of a function is general; one that is also a noun is so only at the begin.
  static func isGeneral(_ word: String, at index: Int) -> Bool {
    contains(word) || index == 0 && isVerb(word)
  }

  private static func contains(_ word: String) -> Bool {
    let word = word.lowercased()
    return verbs.contains(word) || others.contains(word)
  }

  static func isVerb(_ word: String) -> Bool {
    verbs.contains(word.lowercased()) || actions.contains(word.lowercased())
  }

  /// Whether a word at the end of a path is what an operation does.
  static func isAction(_ word: String) -> Bool {
    isVerb(word) || pathVerbs.contains(word.lowercased())
  }

  static func isPreposition(_ word: String) -> Bool {
    ["by", "for", "of"].contains(word.lowercased())
  }

  /// Whether the words are about several objects.
  static func arePlural(_ words: [String]) -> Bool {
    words.contains { plurals.contains($0.lowercased()) }
  }

  /// Whether a word is a verb that begins the names of functions, but hardly those of types.
  static func isImperative(_ word: String) -> Bool { imperatives.contains(word.lowercased()) }

  private static let imperatives: Set<String> = [
    "add", "create", "delete", "fetch", "find", "get", "list", "patch", "post", "put", "remove",
    "retrieve", "send", "update",
  ]

  private static let verbs: Set<String> = [
    "accept", "acknowledge", "activate", "add", "apply", "approve", "archive", "assign", "attach",
    "ban", "cancel", "change", "check", "clear", "clone", "close", "complete", "confirm",
    "connect", "convert", "copy", "count", "create", "deactivate", "decline", "delete", "deploy",
    "destroy", "detach", "disable", "disconnect", "download", "duplicate", "edit", "enable",
    "escalate", "execute", "exists", "export", "fetch", "filter", "finalize", "find", "follow",
    "generate", "get", "handle", "head", "import", "index", "insert", "invite", "invoke", "join",
    "list", "load", "lock", "mark", "merge", "modify", "move", "new", "open", "patch",
    "pause", "poll", "post", "preview", "process", "publish", "put", "query", "read", "refresh",
    "register", "reject", "reload", "remove", "rename", "renew", "reopen", "replace", "resend",
    "reset", "restart", "restore", "resume", "retrieve", "retry", "revoke", "rotate", "run",
    "save", "search", "send", "set", "show", "start", "stop", "store", "submit", "subscribe",
    "suspend", "sync", "terminate", "test", "toggle", "unapply", "unarchive", "unban", "unfollow",
    "unlock", "unpublish", "unsubscribe", "update", "upload", "upsert", "validate", "verify",
    "view",
  ]

  /// Verbs of which some are also nouns, as in `getTrigger`.
  private static let actions: Set<String> = [
    "analyze", "bind", "block", "broadcast", "calculate", "compare", "compute", "configure",
    "decrypt", "demote", "deny", "deregister", "diagnose", "dismiss", "dispatch", "distribute",
    "downgrade", "encrypt", "enqueue", "evaluate", "flush", "ignore", "install", "invalidate",
    "migrate", "mute", "notify", "parse", "pin", "promote", "purge", "reactivate", "reassign",
    "rebuild", "recalculate", "reconnect", "redeploy", "redistribute", "regenerate", "reindex",
    "render", "reorder", "replay", "reprocess", "rerun", "resolve", "resubmit", "revert",
    "rollback", "sign", "simulate", "snooze", "transcribe", "translate", "trigger", "unassign",
    "unbind", "unblock", "uninstall", "unlink", "unmute", "unpin", "unregister", "unshare",
    "unsnooze", "upgrade", "use", "withdraw",
  ]

  /// Further verbs at the end of a path, which are rather nouns in operationIds.
  private static let pathVerbs: Set<String> = [
    "anonymize", "authorize", "capture", "compress", "decompress", "evict", "expand", "interrupt",
    "kill", "launch", "push", "reboot", "reconstruct", "refund", "resize", "shrink", "split",
    "transfer", "uncompress", "unpause",
  ]

  private static let others: Set<String> = [
    "all", "and", "async", "batch", "bulk", "by", "do", "for", "id", "ids", "many", "multiple",
    "of", "one", "options", "or", "page", "paginated", "partial", "single", "uuid",
  ]

  private static let plurals: Set<String> = [
    "all", "batch", "bulk", "count", "filter", "index", "list", "many", "multiple", "page",
    "paginated", "query", "search",
  ]
}
