/// A response as the document describes it: a reply, an error, or neither.
public enum Outcome<Reply, Failure> {
  /// The reply of a successful request.
  case reply(Reply)
  /// A documented error.
  case failure(Failure)
  /// The document does not describe this status.
  case undocumented
}

extension Outcome: Sendable where Reply: Sendable, Failure: Sendable {}
extension Outcome: Equatable where Reply: Equatable, Failure: Equatable {}
