/// The rules for the statuses of responses.
struct ResponseRules {
  let successRemoved: ChangeRule
  let successAdded: ChangeRule
  let failureRemoved: ChangeRule
  let failureAdded: ChangeRule

  /// Responses that the service sends.
  static let received = ResponseRules(
    successRemoved: ChangeRule(
      "success-response-removed",
      .breaking,
      "Users wait for a response that doesn't come anymore."
    ),
    successAdded: ChangeRule(
      "success-response-added",
      .info,
      "Users who check only for a success read the new response like the others."
    ),
    failureRemoved: ChangeRule(
      "failure-response-removed",
      .info,
      "An error that doesn't occur anymore needs no handling."
    ),
    failureAdded: ChangeRule(
      "failure-response-added",
      .info,
      "Users handle errors that they don't know as errors."
    )
  )

  /// Responses to requests of the service.
  static let sent = ResponseRules(
    successRemoved: ChangeRule(
      "webhook-success-response-removed",
      .breaking,
      "The service no longer takes the response for a success."
    ),
    successAdded: ChangeRule(
      "webhook-success-response-added",
      .info,
      "The service accepts every response that it accepted before."
    ),
    failureRemoved: ChangeRule(
      "webhook-failure-response-removed",
      .warning,
      "The service may act otherwise after the response."
    ),
    failureAdded: ChangeRule(
      "webhook-failure-response-added",
      .info,
      "The service accepts every response that it accepted before."
    )
  )

  var all: [ChangeRule] { [successRemoved, successAdded, failureRemoved, failureAdded] }
}
