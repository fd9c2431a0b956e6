import Foundation

/// An error of the system that prevents the server from using a socket.
public struct LoopbackFailure: Error, CustomStringConvertible {
  public let description: String
}

extension LoopbackFailure: LocalizedError {
  public var errorDescription: String? { description }
}
