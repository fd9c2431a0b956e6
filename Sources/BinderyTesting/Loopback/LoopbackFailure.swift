import BinderyRuntime

/// An error of the system that prevents the server from using a socket.
public struct LoopbackFailure: Error, DescribedError {
  public let description: String
}
