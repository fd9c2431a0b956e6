/// The rules for the headers of responses, apart from their schemas.
struct HeaderRules {
  let subject: ChangeSubject
  let removedRequired: ChangeRule
  let removedOptional: ChangeRule
  let removedAfterSunset: ChangeRule
  let removedBeforeSunset: ChangeRule
  let addedRequired: ChangeRule
  let addedOptional: ChangeRule
  let becameRequired: ChangeRule
  let becameOptional: ChangeRule

  /// Responses that the service sends.
  static let received = HeaderRules(
    subject: .responseHeader,
    removedRequired: OperationRules.requiredHeaderRemoved,
    removedOptional: OperationRules.optionalHeaderRemoved,
    removedAfterSunset: ChangeRule(
      "response-header-removed-after-sunset",
      .info,
      "The header was deprecated, and its last day is over."
    ),
    removedBeforeSunset: ChangeRule(
      "response-header-removed-before-sunset",
      .breaking,
      "Users may rely on the header until its last day."
    ),
    addedRequired: OperationRules.headerAdded,
    addedOptional: OperationRules.headerAdded,
    becameRequired: OperationRules.headerBecameRequired,
    becameOptional: OperationRules.headerBecameOptional
  )

  private static let removed = ChangeRule(
    "webhook-response-header-removed",
    .warning,
    "The service may ignore or refuse the header that users send."
  )

  /// Responses to requests of the service.
  static let sent = HeaderRules(
    subject: .webhookResponseHeader,
    removedRequired: removed,
    removedOptional: removed,
    removedAfterSunset: ChangeRule(
      "webhook-response-header-removed-after-sunset",
      .info,
      "The header was deprecated, and its last day is over."
    ),
    removedBeforeSunset: ChangeRule(
      "webhook-response-header-removed-before-sunset",
      .breaking,
      "Users may rely on the header until its last day."
    ),
    addedRequired: ChangeRule(
      "webhook-response-header-added-required",
      .breaking,
      "Responses without the header are refused by the service."
    ),
    addedOptional: ChangeRule(
      "webhook-response-header-added-optional",
      .info,
      "The header may be absent, as before."
    ),
    becameRequired: ChangeRule(
      "webhook-response-header-became-required",
      .breaking,
      "Responses without the header are refused by the service."
    ),
    becameOptional: ChangeRule(
      "webhook-response-header-became-optional",
      .info,
      "The service accepts every response that it accepted before."
    )
  )

  /// The rules that `OperationRules` doesn't list.
  static let all = [
    received.removedAfterSunset, received.removedBeforeSunset, sent.removedOptional,
    sent.removedAfterSunset, sent.removedBeforeSunset, sent.addedRequired, sent.addedOptional,
    sent.becameRequired,
    sent.becameOptional,
  ]
}
