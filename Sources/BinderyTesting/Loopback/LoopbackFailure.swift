/// The system refused a socket to the test's server.
public struct LoopbackFailure: Error, CustomStringConvertible {
  public let description: String
}
