import Shape

/// Which of an operation's responses are replies, and which are errors.
struct ResponseSorting {
  let replies: [Response]
  let failures: [Response]

  /// Where no success is described, `default` describes it, and the errors too.
  init(_ responses: [Response]) {
    let successes = responses.filter(\.status.isSuccess)
    let fallback = responses.filter { $0.status == .default }
    replies = successes.isEmpty ? fallback : successes
    failures = responses.filter { !$0.status.isSuccess }
  }

  func isOnlyReply(_ response: Response) -> Bool { replies.count == 1 && replies[0] == response }
}
