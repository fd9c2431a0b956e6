import BinderyRuntime
import BinderyTesting
import Foundation

@testable import PusherSwift

/// A request builder that adds the form fields of the recorded app.
struct RecordedRequestBuilder: AuthRequestBuilderProtocol, UserAuthRequestBuilder {
  private let url: URL?
  private let ownFields: [URLQueryItem]

  /// Creates a builder; nil if the app adds no fields and the client builds the request.
  init?(_ authorization: RecordedAuthorization?) {
    guard let authorization, !authorization.ownFields.isEmpty else { return nil }
    url = URL(string: authorization.request.url)
    ownFields = authorization.ownFields
  }

  nonisolated func requestFor(socketID: String, channelName: String) -> URLRequest? {
    request(["socket_id": socketID, "channel_name": channelName])
  }

  nonisolated func requestFor(socketID: String) -> URLRequest? { request(["socket_id": socketID]) }

  private func request(_ given: KeyValuePairs<String, String>) -> URLRequest? {
    var form = URLComponents()
    form.queryItems = given.map { URLQueryItem(name: $0.key, value: $0.value) } + ownFields
    guard let url else { return nil }
    var request = URLRequest(url: url)
    request.httpMethod = "POST"
    request.httpBody = form.percentEncodedQuery.map { Data($0.utf8) }
    return request
  }
}

extension PusherClientOptions {
  /// The options of a recorded client.
  convenience init(of client: RecordedClient) {
    let url = client.url
    let asked = client.authorizations
    let channel = asked.first { $0.request.url.hasSuffix("/auth") }
    let user = asked.first { $0.request.url.hasSuffix("/user-auth") }
    self.init(
      authMethod: RecordedRequestBuilder(channel).map {
        .authRequestBuilder(authRequestBuilder: $0)
      }
        ?? .endpoint(authEndpoint: "https://localhost/pusher/auth"),
      host: .host(url?.host ?? ""),
      port: url?.port,
      useTLS: url?.scheme == "wss",
      userAuthMethod: RecordedRequestBuilder(user).map {
        .authRequestBuilder(authRequestBuilder: $0)
      }
        ?? .endpoint(authEndpoint: "https://localhost/pusher/user-auth")
    )
  }
}
