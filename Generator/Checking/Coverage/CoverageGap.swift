import Shape

/// A described element that no recording covers.
public struct CoverageGap: Hashable, Sendable {
  public var dimension: CoverageDimension
  /// The `operationId`, the name of a webhook, or that of a channel.
  public var subject: String
  /// The method and path of an operation: `GET /books`; nil for other subjects.
  public var request: String?
  /// The element of the subject: `404`, `query limit absent`, `200 application/json`.
  public var detail: String
  public var origin: Origin

  public init(
    dimension: CoverageDimension,
    subject: String,
    request: String?,
    detail: String,
    origin: Origin
  ) {
    self.dimension = dimension
    self.subject = subject
    self.request = request
    self.detail = detail
    self.origin = origin
  }
}
