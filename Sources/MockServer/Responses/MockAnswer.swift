import BinderyRuntime

/// The answer of a mock server to a request.
struct MockAnswer {
  /// The source of a response.
  enum Source: String {
    case recording, example, generated, problem, server
  }

  var status: Int
  var headers = HTTPHeaders()
  var body: [UInt8] = []
  var source: Source
  /// The `operationId`; nil for a request of no operation.
  var operation: String?
  var violations: [RequestViolation] = []
  var delay: Int?
  var fault: MockFault.Kind?

  init(_ status: Int, _ source: Source) {
    self.status = status
    self.source = source
  }
}
