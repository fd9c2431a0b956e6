extension Contract {
  /// How the request of a generated client may differ from the recorded one.
  public struct Tolerance: Hashable, Sendable {
    /// Recorded headers that the document doesn't describe, in lower case, in order.
    public var undescribedHeaders: [String]
    /// Recorded cookies that the document doesn't describe, in order.
    public var undescribedCookies: [String]
    /// Recorded headers that browsers add by themselves and that the document describes.
    public var describedHeaders: [String]
    /// Names in the query whose recorded number may be written otherwise: `1.0` for `1`.
    public var numericParameters: [String]

    public init(
      undescribedHeaders: [String] = [],
      undescribedCookies: [String] = [],
      describedHeaders: [String] = [],
      numericParameters: [String] = []
    ) {
      self.undescribedHeaders = undescribedHeaders
      self.undescribedCookies = undescribedCookies
      self.describedHeaders = describedHeaders
      self.numericParameters = numericParameters
    }
  }
}
