/// What a document says about an answer.
public enum Outcome<Reply, Failure> {
  /// What was asked for.
  case reply(Reply)
  /// An error in the form that the document describes.
  case failure(Failure)
  /// The document doesn't describe this status.
  case undocumented
}

extension Outcome: Sendable where Reply: Sendable, Failure: Sendable {}
extension Outcome: Equatable where Reply: Equatable, Failure: Equatable {}
