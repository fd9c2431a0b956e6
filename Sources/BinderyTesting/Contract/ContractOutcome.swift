/// What a client made of an answer that its spec describes.
public enum ContractOutcome<Reply, Failure> {
  /// A reply.
  case success(Reply)
  /// An error that the spec describes as well.
  case failure(Failure)
}
