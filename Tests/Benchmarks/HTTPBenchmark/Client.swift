import BinderyRuntime
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// An HTTP client that sends a GET request and reads the response.
struct Client: Sendable {
  let name: String
  /// Returns the length of the body.
  let get: @Sendable (String) async throws -> Int

  static let all = [session, bindery]

  static let bindery = Client(name: "Bindery") { url in
    let transport: any HTTPTransport = .default
    return try await transport.perform(HTTPExchange(url: url)).body.count
  }

  static let session = Client(name: "URLSession") { url in
    guard let url = URL(string: url) else { throw URLError(.badURL) }
    return try await withCheckedThrowingContinuation { continuation in
      urlSession.dataTask(with: url) { data, _, error in
        continuation.resume(with: error.map(Result.failure) ?? .success(data?.count ?? 0))
      }.resume()
    }
  }

  private static let urlSession: URLSession = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpMaximumConnectionsPerHost = 64
    configuration.urlCache = nil
    return URLSession(configuration: configuration)
  }()
}
