import BinderyRuntime
import Foundation
import XCTest

extension XCTestCase {
  /// Returns a request with a multipart body that a test defines.
  func request(
    contentType: StaticString = "multipart/form-data",
    _ encode: @escaping @Sendable (inout MultipartForm) throws -> Void
  ) throws -> HTTPRequest {
    var request = try HTTPRequest(.post, "/")
    try request.multipartBody(Form(parts: encode), contentType: contentType)
    return request
  }
}

private struct Form: MultipartEncodable {
  let parts: @Sendable (inout MultipartForm) throws -> Void

  func encode(into form: inout MultipartForm) throws(InvalidRequest) {
    do {
      try parts(&form)
    } catch {
      throw error as? InvalidRequest ?? InvalidRequest(parameter: "", reason: "\(error)")
    }
  }
}

extension HTTPRequest {
  /// The parts between the boundaries.
  var parts: [String] {
    get throws {
      let type = try XCTUnwrap(headers["Content-Type"])
      let boundary = try XCTUnwrap(type.components(separatedBy: "boundary=").last)
        .prefix { $0 != ";" }
      let text = String(decoding: try body.read(), as: UTF8.self)
      XCTAssertTrue(text.hasSuffix("--\(boundary)--\r\n"), text)
      let parts = ("\r\n" + text.dropLast("--\(boundary)--\r\n".count))
        .components(separatedBy: "\r\n--\(boundary)\r\n").dropFirst()
      // The line break before a boundary belongs to the boundary.
      return parts.enumerated().map { index, part in
        index == parts.count - 1 ? String(part.dropLast(1)) : part
      }
    }
  }
}
