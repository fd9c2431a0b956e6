extension ObjectKind {
  /// The extensions that describe a connection policy.
  static let connectionExtensions: [Row] = [
    (.one(.keepAlive), "x-keep-alive"), (.list(.closeCode), "x-close-codes"),
    (.one(.errorCodes), "x-error-codes"), (.one(.backOff), "x-back-off"),
    (.one(.dedupe), "x-dedupe"), (.one(.messageSequence), "x-sequence"),
    (.one(.resume), "x-resume"), (.list(.subscription), "x-resubscription"),
    (.one(.buffer), "x-buffer"),
  ]

  /// The fields of these extensions.
  var connectionFields: [Row] {
    let keys: [Row] =
      switch self {
      case .keepAlive:
        [
          (.text, "by using pingValue pongValue"), (.number, "after pongTimeout retryInterval"),
          (.one(.message), "ping pong"),
          (.one(.announcement), "announced"),
        ]
      case .announcement: Self.located
      case .closeCode: [(.number, "from to after"), (.text, "reaction name")]
      case .errorCodes:
        Self.located + [(.one(.message), "until"), (.list(.closeCode), "codes")]
      case .backOff: [(.text, "curve"), (.number, "initialDelay factor maxDelay jitter attempts")]
      case .dedupe: [(.collection, "key"), (.number, "window")]
      case .messageSequence:
        [(.text, "location scope"), (.collection, "key"), (.number, "window")]
      case .resume: [(.list(.cursorPart), "cursor"), (.number, "retention")]
      case .cursorPart: [(.text, "location query header message")]
      case .subscription: [(.one(.message), "message ending"), (.collection, "key")]
      case .buffer: [(.number, "bound"), (.text, "overflow")]
      case .lifecycle:
        [
          (.collection, "inputs states conditions"), (.list(.lifecycleRule), "rules"),
          (.list(.lifecycleExample), "examples"),
        ]
      case .lifecycleRule: [(.text, "input"), (.collection, "when set")]
      case .lifecycleExample:
        [(.text, "name"), (.collection, "conditions inputs"), (.flag, "connected")]
      default: []
      }
    return keys.isEmpty ? [] : keys + [(.text, "description")]
  }

  private static let located: [Row] = [(.one(.message), "message"), (.text, "location")]
}
