/// What a client made of an answer that its spec describes.
public enum ContractOutcome<Reply, Failure> {
  case success(Reply)
  case failure(Failure)
}
