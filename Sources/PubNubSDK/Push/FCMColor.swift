/// A color by the share of each of its parts, from 0 to 1.
public struct FCMColor: JSONCodable, Hashable, Sendable {
  /// The share of red.
  public var red: Double
  /// The share of green.
  public var green: Double
  /// The share of blue.
  public var blue: Double
  /// How much it covers; wholly where it isn't said.
  public var alpha: Double?

  /// A color of three shares, which covers wholly unless `alpha` is given.
  public init(red: Double, green: Double, blue: Double, alpha: Double? = nil) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}
