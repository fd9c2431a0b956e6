import Foundation

/// The user and the client of a request, its instance, and its call.
struct RequestIdentity: Sendable {
  let user: String
  /// The name and version of this client, followed by the libraries that use it.
  let client: String
  /// The id of the instance; nil if requests don't have it.
  var instance: String?
  /// The id of the call, which all its attempts share; nil if requests don't have it.
  var call: String?

  /// Creates the identity of a user and the client; `consumerIdentifiers` are in the order of their
  /// keys.
  init(_ configuration: any RouterConfiguration) {
    let consumers = configuration.consumerIdentifiers.sorted { $0.key < $1.key }.map(\.value)
    user = configuration.uuid
    client = ([Self.clientName] + consumers).joined(separator: " ")
  }

  /// The name of this client, the same in every version.
  private static let clientName = "Bindery-PubNub-Swift/1.0"
}
