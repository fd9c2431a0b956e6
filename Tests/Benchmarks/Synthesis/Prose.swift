/// Random sentences for descriptions.
struct Prose {
  private var dice: Dice

  init(seed: Int) { dice = Dice(seed: seed) }

  mutating func sentence() -> String {
    let end = dice.number(below: 3) == 0 ? " \(dice.pick(Prose.conditions))" : ""
    return
      "\(dice.pick(Prose.subjects)) \(dice.pick(Prose.verbs)) \(dice.pick(Prose.objects))\(end)."
  }

  /// Returns a few sentences on one line.
  mutating func paragraph() -> String {
    (0...dice.number(below: 3)).map { _ in sentence() }.joined(separator: " ")
  }

  /// Returns paragraphs, a list and sometimes a code block, in Markdown.
  mutating func discussion() -> String {
    var parts = [paragraph(), "\(sentence())\n\(sentence())"]
    if dice.number(below: 2) == 0 {
      parts.append(
        (0..<3).map { _ in "- `\(dice.pick(Prose.words))`: \(sentence())" }.joined(separator: "\n")
      )
    }
    if dice.number(below: 4) == 0 {
      parts.append(
        "```\ncurl https://api.example.com/v1/\(dice.pick(Prose.words)) --header \"Accept: */*\"\n```"
      )
    }
    return parts.joined(separator: "\n\n")
  }

  mutating func word() -> String { dice.pick(Prose.words) }

  private static let subjects = [
    "The value", "This field", "The service", "A caller", "The account", "Each entry",
    "The identifier", "An administrator", "The *default*", "The maker of the request",
  ]
  private static let verbs = [
    "identifies", "limits", "describes", "may change", "is compared with", "replaces",
    "belongs to", "is sorted by", "never outlives", "is kept beside",
  ]
  private static let objects = [
    "the resource in every environment", "the number of results on a page",
    "what the customer sees in the [dashboard](https://example.com/docs)",
    "the time of the last change, in UTC", "the amount in the smallest unit of the currency",
    "the settings of the organization", "its parent, if there is one",
    "the rate limits that apply to `v1` and “v2” keys", "a list of at most 100 entries",
  ]
  private static let conditions = [
    "unless `force` is true", "for accounts created before 2019-04-01", "(see the guide)",
    "when the request has a valid idempotency key", "and is *null* until then",
  ]
  private static let words = [
    "alias", "amount", "attempt", "balance", "billing_address", "callback_url", "capacity",
    "channel", "comment", "contact", "country", "currency", "cursor", "deadline", "delivery",
    "destination", "device", "discount", "duration", "email", "environment", "expires_at",
    "external_id", "filter", "folder", "group", "height", "host", "icon", "interval", "issuer",
    "label", "language", "latitude", "locale", "location", "longitude", "manager", "metadata",
    "nickname", "note", "origin", "owner", "parent", "phone", "position", "priority", "progress",
    "quantity", "queue", "rank", "reason", "reference", "region", "retries", "role", "scope",
    "score", "signature", "source", "stage", "subject", "summary", "target", "team", "threshold",
    "timezone", "token", "topic", "trigger", "unit", "url", "user_agent", "version", "weight",
  ]
}
