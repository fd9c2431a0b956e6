import BinderyRuntime
import Foundation

/// Why a remote file can't be copied.
struct RemoteFileFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// Fetches remote files, each once.
struct RemoteFileFetcher {
  /// The most files that are fetched for a document.
  static let fileLimit = 1_000
  /// The largest file, in bytes.
  private static let sizeLimit = 16 << 20

  private let transport: any HTTPTransport

  init(by transport: any HTTPTransport = .default) { self.transport = transport }

  /// Returns the bytes of a file.
  func fetch(_ url: String) async throws -> [UInt8] {
    let exchange = HTTPExchange(
      url: url,
      headers: ["Accept": "application/yaml, application/json, */*"],
      maximumBodySize: Self.sizeLimit,
      followsRedirects: true
    )
    let response = try await transport.perform(exchange)
    guard response.status == 200 else {
      throw RemoteFileFailure("the server responded with the status \(response.status)")
    }
    let type = response.headers["Content-Type"] ?? ""
    if type.lowercased().hasPrefix("text/html") {
      throw RemoteFileFailure("the server responded with a page (text/html), and not with the file")
    }
    return response.body
  }
}
