/// Something that clients do, and how it is measured.
public struct Workload {
  var name: String
  /// How many messages it is.
  var count: Int
  /// Among how many things that are held open, such as connections, the memory is divided.
  var held: Int
  var run: (_ client: ClientProcess, _ place: String) throws -> Took

  /// - Parameter run: Has the client do it, at a place, such as a channel's name, that nobody else
  ///   has: letters, digits and `-`.
  public init(
    _ name: String,
    count: Int,
    held: Int = 1,
    run: @escaping (_ client: ClientProcess, _ place: String) throws -> Took
  ) {
    self.name = name
    self.count = count
    self.held = held
    self.run = run
  }
}
