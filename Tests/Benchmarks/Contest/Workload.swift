/// A task of the clients, and its measurement.
public struct Workload {
  var name: String
  /// The number of messages.
  var count: Int
  /// The number of open connections or channels by which the memory is divided.
  var held: Int
  var run: (_ client: ClientProcess, _ channel: String) throws -> Measurements

  /// - Parameter run: Runs the client with a unique name, for example of a channel, made of
  ///   letters, digits and `-`.
  public init(
    _ name: String,
    count: Int,
    held: Int = 1,
    run: @escaping (_ client: ClientProcess, _ channel: String) throws -> Measurements
  ) {
    self.name = name
    self.count = count
    self.held = held
    self.run = run
  }
}
