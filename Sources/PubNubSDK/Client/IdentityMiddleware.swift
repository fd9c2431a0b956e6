import BinderyRuntime
import Foundation

/// Adds the parameters that every operation has: the user, the client, the call and the instance.
struct IdentityMiddleware: ClientMiddleware {
  private let parameters: [HTTPQueryItem]

  /// Creates a middleware; all attempts of a call share its id, and nil adds no id.
  init(
    _ configuration: any RouterConfiguration,
    call: UUID? = nil,
    instance: UUID? = nil
  ) throws(InvalidRequest) {
    let consumers = configuration.consumerIdentifiers.sorted { $0.key < $1.key }.map(\.value)
    // This request has these parameters and no others.
    let request = FetchTime(
      uuid: configuration.uuid,
      pnsdk: ([Self.clientName] + consumers).joined(separator: " "),
      requestId: call?.uuidString,
      instanceId: instance?.uuidString
    )
    parameters = try request.httpRequest().query
  }

  /// The name of this client, the same in every version.
  private static let clientName = "Bindery-PubNub-Swift/1.0"

  func intercept<Response: InterceptedResponse>(
    _ request: HTTPExchange,
    operation: any Request.Type,
    next: @Sendable (HTTPExchange) async throws -> Response
  ) async throws -> Response {
    var request = request
    request.append(parameters)
    return try await next(request)
  }
}
