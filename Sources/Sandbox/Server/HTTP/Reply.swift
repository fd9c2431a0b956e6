import BinderyRuntime
import BinderyTesting

/// A response before its serialization.
struct Reply: Sendable {
  var status: Int
  var headers: HTTPHeaders
  var body: [UInt8]

  /// Creates a response whose body is a model of the specification as JSON.
  init(_ model: some JSONEncodable, status: Int = 200) {
    do {
      body = try JSONWriter.encode(model)
      self.status = status
    } catch {
      body = Array("the sandbox can't encode its response: \(error)".utf8)
      self.status = 500
    }
    headers = [
      "Content-Type": "text/javascript; charset=\"UTF-8\"", "Access-Control-Allow-Origin": "*",
    ]
  }

  init(status: Int, headers: HTTPHeaders, body: [UInt8]) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  var response: LoopbackResponse { .response(status, headers: headers, body: body) }
}
