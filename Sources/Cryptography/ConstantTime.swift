/// Comparison of secrets.
public enum ConstantTime {
  /// Takes as long wherever the two differ; only different lengths are told at once.
  public static func isEqual(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    left.count == right.count && SystemLibrary.isEqual(left, right)
  }
}
