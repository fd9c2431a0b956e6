/// What a target writes by hand stands beside what the build generates for it.
extension Depot {
  public var sign: String { "\(id), \(city)" }
}
