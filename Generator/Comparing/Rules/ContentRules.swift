/// The rules for the media types of a body.
struct ContentRules {
  let removed: ChangeRule
  let added: ChangeRule
  /// The rule for a media type that became a range.
  let widened: ChangeRule
  /// The rule for a range that became a media type.
  let narrowed: ChangeRule
  /// The rule for a property of a form that is written in another way.
  let encodingChanged: ChangeRule

  /// Bodies that the user sends.
  static let sent = ContentRules(
    removed: ChangeRule(
      "request-media-type-removed",
      .breaking,
      "Bodies of the media type are refused by the service."
    ),
    added: ChangeRule(
      "request-media-type-added",
      .info,
      "The service accepts every body that it accepted before."
    ),
    widened: ChangeRule(
      "request-media-type-widened",
      .info,
      "The service accepts every body that it accepted before."
    ),
    narrowed: ChangeRule(
      "request-media-type-narrowed",
      .breaking,
      "Bodies of other media types are refused by the service."
    ),
    encodingChanged: ChangeRule(
      "request-form-encoding-changed",
      .breaking,
      "The same property is written in another way."
    )
  )

  /// Bodies that the service sends.
  static let received = ContentRules(
    removed: ChangeRule(
      "response-media-type-removed",
      .breaking,
      "Users who read only the media type get another one."
    ),
    added: ChangeRule(
      "response-media-type-added",
      .info,
      "Users ask for a media type that they read."
    ),
    widened: ChangeRule(
      "response-media-type-widened",
      .warning,
      "Users may get a media type that they don't read."
    ),
    narrowed: ChangeRule(
      "response-media-type-narrowed",
      .info,
      "Every media type that the service sends was possible before."
    ),
    encodingChanged: ChangeRule(
      "response-form-encoding-changed",
      .breaking,
      "The same property is written in another way."
    )
  )

  static let all = [sent, received].flatMap { rules in
    [rules.removed, rules.added, rules.widened, rules.narrowed, rules.encodingChanged]
  }
}
