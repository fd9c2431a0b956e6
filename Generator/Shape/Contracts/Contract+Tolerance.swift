extension Contract {
  /// The allowed differences between the request of a generated client and the recorded one.
  public struct Tolerance: Hashable, Sendable {
    /// Recorded headers that the document doesn't describe, in lower case, in order.
    public var undescribedHeaders: [String]
    /// Recorded cookies that the document doesn't describe, in order.
    public var undescribedCookies: [String]
    /// Recorded query parameters that the document doesn't describe, in order.
    public var undescribedQuery: [String]
    /// The JSONPaths of recorded members of the body that the document doesn't describe, in order;
    /// `$` is the body.
    public var undescribedMembers: [String]
    /// Recorded headers that browsers add and that the document describes.
    public var describedHeaders: [String]
    /// Query parameters whose recorded number or Boolean can have another form: `1.0` for `1`, and
    /// `1` for `true`.
    public var numericParameters: [String]

    public init(
      undescribedHeaders: [String] = [],
      undescribedCookies: [String] = [],
      undescribedQuery: [String] = [],
      undescribedMembers: [String] = [],
      describedHeaders: [String] = [],
      numericParameters: [String] = []
    ) {
      self.undescribedHeaders = undescribedHeaders
      self.undescribedCookies = undescribedCookies
      self.undescribedQuery = undescribedQuery
      self.undescribedMembers = undescribedMembers
      self.describedHeaders = describedHeaders
      self.numericParameters = numericParameters
    }
  }
}
