/// The rules for requests that the service sends: webhooks and callbacks.
enum WebhookRules {
  static let removed = ChangeRule(
    "webhook-removed",
    .warning,
    "Users wait for requests that don't come anymore."
  )
  static let added = ChangeRule(
    "webhook-added",
    .info,
    "The service sends requests only to those who ask for them."
  )
  static let bodyRemoved = ChangeRule(
    "webhook-body-removed",
    .breaking,
    "Readers that need the body fail."
  )
  static let bodyAdded = ChangeRule(
    "webhook-body-added",
    .info,
    "Readers ignore a body that they don't know."
  )
  static let urlChanged = ChangeRule(
    "callback-url-changed",
    .breaking,
    "The service sends the requests to another URL."
  )

  static let all = [removed, added, bodyRemoved, bodyAdded, urlChanged]
}
