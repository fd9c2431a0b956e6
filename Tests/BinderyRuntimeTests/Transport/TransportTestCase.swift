import BinderyRuntime
import BinderyTesting
import Foundation
import TestSupport
import XCTest

/// A test case with servers that end with the test, and short methods for exchanges.
class TransportTestCase: TimedTestCase {
  let transport: any HTTPTransport = .default

  override class func setUp() {
    // A proxy of the machine can't connect to this process.
    setenv("no_proxy", "127.0.0.1,localhost", 1)
  }

  func server(
    _ answer: @escaping @Sendable (LoopbackRequest) -> LoopbackResponse
  ) throws -> LoopbackServer {
    let server = try LoopbackServer(respond: answer)
    addTeardownBlock { server.stop() }
    return server
  }

  func server(script: LoopbackResponse...) throws -> LoopbackServer {
    let server = try LoopbackServer(script: script)
    addTeardownBlock { server.stop() }
    return server
  }

  func get(_ url: String, timeout: Duration = .seconds(30)) async throws -> HTTPResponse {
    try await transport.get(url, timeout: timeout)
  }

  func assertFails(
    _ expected: TransportError,
    _ exchange: HTTPExchange,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async {
    let error = await transport.failure(of: exchange)
    XCTAssertEqual(error, expected, file: file, line: line)
  }
}

extension XCTestCase {
  /// Asserts that a response was truncated after a number of bytes.
  func assertCut(
    _ error: TransportError?,
    after received: Int?,
    of expected: Int?,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    guard case .incompleteBody(let response) = error else {
      return XCTFail("\(String(describing: error))", file: file, line: line)
    }
    XCTAssertEqual(response.received, received ?? response.received, file: file, line: line)
    XCTAssertEqual(response.expected, expected, file: file, line: line)
  }
}

extension HTTPTransport {
  func get(_ url: String, timeout: Duration = .seconds(30)) async throws -> HTTPResponse {
    try await perform(HTTPExchange(url: url, timeout: timeout))
  }

  /// Returns the error of an exchange; nil if there was a response.
  func failure(of exchange: HTTPExchange) async -> TransportError? {
    do throws(TransportError) {
      _ = try await perform(exchange)
      return nil
    } catch {
      return error
    }
  }
}

extension HTTPResponse {
  var string: String { String(decoding: body, as: UTF8.self) }
}
