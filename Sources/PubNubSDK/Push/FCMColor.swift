/// A color, with components from 0 to 1.
public struct FCMColor: JSONCodable, Hashable, Sendable {
  /// The red component.
  public var red: Double
  /// The green component.
  public var green: Double
  /// The blue component.
  public var blue: Double
  /// The opacity; nil for opaque.
  public var alpha: Double?

  /// Creates a color, opaque by default.
  public init(red: Double, green: Double, blue: Double, alpha: Double? = nil) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}
