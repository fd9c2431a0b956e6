/// The rules for the parameters of a request, apart from their schemas.
struct ParameterRules {
  let subject: ChangeSubject
  let removedRequired: ChangeRule
  let removedOptional: ChangeRule
  let removedAfterSunset: ChangeRule
  let removedBeforeSunset: ChangeRule
  let sunsetWithdrawn: ChangeRule
  let addedRequired: ChangeRule
  let addedOptional: ChangeRule
  let becameRequired: ChangeRule
  let becameOptional: ChangeRule
  let serializationChanged: ChangeRule

  private static let removed = ChangeRule(
    "request-parameter-removed",
    .warning,
    "The service may ignore or refuse the parameter that users send."
  )

  /// Requests that the user sends.
  static let sent = ParameterRules(
    subject: .requestParameter,
    removedRequired: removed,
    removedOptional: removed,
    removedAfterSunset: ChangeRule(
      "request-parameter-removed-after-sunset",
      .info,
      "The parameter was deprecated, and its last day is over."
    ),
    removedBeforeSunset: ChangeRule(
      "request-parameter-removed-before-sunset",
      .breaking,
      "Users may rely on the parameter until its last day."
    ),
    sunsetWithdrawn: ChangeRule(
      "request-parameter-sunset-withdrawn",
      .breaking,
      "Users had time until the day that was announced, and have none now.",
      verdict: .behaviour
    ),
    addedRequired: ChangeRule(
      "request-parameter-added-required",
      .breaking,
      "Requests without the parameter are refused by the service."
    ),
    addedOptional: ChangeRule(
      "request-parameter-added-optional",
      .info,
      "The parameter may be absent, as before."
    ),
    becameRequired: ChangeRule(
      "request-parameter-became-required",
      .breaking,
      "Requests without the parameter are refused by the service."
    ),
    becameOptional: ChangeRule(
      "request-parameter-became-optional",
      .info,
      "The service accepts every request that it accepted before."
    ),
    serializationChanged: ChangeRule(
      "request-parameter-serialization-changed",
      .breaking,
      "The same value has another text in the request."
    )
  )

  /// Requests that the service sends.
  static let received = ParameterRules(
    subject: .webhookParameter,
    removedRequired: ChangeRule(
      "webhook-parameter-removed-required",
      .breaking,
      "Readers that need the parameter fail."
    ),
    removedOptional: ChangeRule(
      "webhook-parameter-removed-optional",
      .warning,
      "Readers no longer get the parameter."
    ),
    removedAfterSunset: ChangeRule(
      "webhook-parameter-removed-after-sunset",
      .info,
      "The parameter was deprecated, and its last day is over."
    ),
    removedBeforeSunset: ChangeRule(
      "webhook-parameter-removed-before-sunset",
      .breaking,
      "Users may rely on the parameter until its last day."
    ),
    sunsetWithdrawn: ChangeRule(
      "webhook-parameter-sunset-withdrawn",
      .breaking,
      "Users had time until the day that was announced, and have none now.",
      verdict: .behaviour
    ),
    addedRequired: ChangeRule(
      "webhook-parameter-added-required",
      .info,
      "Readers ignore parameters that they don't know."
    ),
    addedOptional: ChangeRule(
      "webhook-parameter-added-optional",
      .info,
      "Readers ignore parameters that they don't know."
    ),
    becameRequired: ChangeRule(
      "webhook-parameter-became-required",
      .info,
      "Every request that the service sends was valid before."
    ),
    becameOptional: ChangeRule(
      "webhook-parameter-became-optional",
      .breaking,
      "Readers that need the parameter fail."
    ),
    serializationChanged: ChangeRule(
      "webhook-parameter-serialization-changed",
      .breaking,
      "The same value has another text in the request."
    )
  )

  var all: [ChangeRule] {
    // Both kinds of removals may have one rule.
    [removedOptional] + (removedRequired == removedOptional ? [] : [removedRequired])
      + [removedAfterSunset, removedBeforeSunset, sunsetWithdrawn]
      + [addedRequired, addedOptional, becameRequired, becameOptional, serializationChanged]
  }
}
