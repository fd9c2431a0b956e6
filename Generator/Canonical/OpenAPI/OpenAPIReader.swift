extension OpenAPI {
  /// A document whose operations are read one by one, since a filter may exclude most of them.
  public protocol Reader: AnyObject {
    var document: Document { get }
    /// The schemas of `components`.
    var componentSchemas: [Named<Schema>] { get }

    /// Returns an operation of a path, or nil after reporting that its path can't be read.
    func operation(_ id: OperationSummary.ID) -> Operation?

    /// Returns an operation of a webhook or a callback, which the service sends.
    func request(_ id: OperationSummary.ID) -> Operation
  }
}
