/// The typed result of a response that the spec describes.
public enum ContractOutcome<Reply, Failure> {
  /// A successful reply.
  case success(Reply)
  /// A documented error.
  case failure(Failure)
}
