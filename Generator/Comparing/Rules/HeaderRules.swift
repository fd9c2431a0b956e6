/// The rules for the headers of responses, apart from their schemas.
struct HeaderRules {
  let subject: ChangeSubject
  let removedRequired: ChangeRule
  let removedOptional: ChangeRule
  let addedRequired: ChangeRule
  let addedOptional: ChangeRule
  let becameRequired: ChangeRule
  let becameOptional: ChangeRule

  /// Responses that the service sends.
  static let received = HeaderRules(
    subject: .responseHeader,
    removedRequired: OperationRules.requiredHeaderRemoved,
    removedOptional: OperationRules.optionalHeaderRemoved,
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

  /// The rules of responses to the service; `OperationRules` lists the others.
  static let all = [
    sent.removedOptional, sent.addedRequired, sent.addedOptional, sent.becameRequired,
    sent.becameOptional,
  ]
}
