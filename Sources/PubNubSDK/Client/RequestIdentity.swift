import BinderyRuntime
import Foundation

/// The query parameters that identify the user and the client, sent with every request.
struct RequestIdentity: Sendable {
  private var items: [HTTPQueryItem]

  /// Creates the parameters for the user and the client; `consumerIdentifiers` follow in the order
  /// of their keys.
  init(_ configuration: any RouterConfiguration) {
    let consumers = configuration.consumerIdentifiers.sorted { $0.key < $1.key }.map(\.value)
    let client = ([Self.client] + consumers).joined(separator: " ")
    items = []
    add("uuid", configuration.uuid)
    add("pnsdk", client)
  }

  /// The name of this client, the same in every version.
  static let client = "Bindery-PubNub-Swift/1.0"

  /// Returns the parameters with the ids of the instance and the call; all attempts of a call share
  /// its id.
  func with(instanceID: UUID?, requestID: UUID?) -> RequestIdentity {
    var identity = self
    if let instanceID { identity.add("instanceid", instanceID.uuidString) }
    if let requestID { identity.add("requestid", requestID.uuidString) }
    return identity
  }

  /// Adds the parameters to a request.
  func add(to request: inout HTTPRequest) { request.query += items }

  private mutating func add(_ name: String, _ value: String) {
    items.append(HTTPQueryItem(name: name, value: PercentEncoding.unreserved.encode(value)))
  }
}
