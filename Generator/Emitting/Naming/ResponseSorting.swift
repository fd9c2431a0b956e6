import Shape

/// An operation's responses, as replies and errors.
struct ResponseSorting {
  let replies: [Response]
  let failures: [Response]

  /// Without a documented success, `default` describes both successes and errors.
  init(_ responses: [Response]) {
    let successes = responses.filter(\.status.isSuccess)
    let fallback = responses.filter { $0.status == .default }
    replies = successes.isEmpty ? fallback : successes
    failures = responses.filter { !$0.status.isSuccess }
  }

  func isOnlyReply(_ response: Response) -> Bool { replies.count == 1 && replies[0] == response }
}
