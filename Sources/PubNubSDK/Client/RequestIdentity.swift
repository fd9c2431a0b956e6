import BinderyRuntime
import Foundation

/// Who asks, in the words that every request says it with.
struct RequestIdentity: Sendable {
  private var items: [HTTPQueryItem]

  /// The user and the client, with those on whose behalf it asks in the order of their names.
  init(_ configuration: any RouterConfiguration) {
    let consumers = configuration.consumerIdentifiers.sorted { $0.key < $1.key }.map(\.value)
    let client = ([Self.client] + consumers).joined(separator: " ")
    items = []
    add("uuid", configuration.uuid)
    add("pnsdk", client)
  }

  /// What is said for the requests of any version of this client.
  static let client = "Bindery-PubNub-Swift/1.0"

  /// The same for a call, with its client's id and its own, which all its attempts share.
  func with(instanceID: UUID?, requestID: UUID?) -> RequestIdentity {
    var identity = self
    if let instanceID { identity.add("instanceid", instanceID.uuidString) }
    if let requestID { identity.add("requestid", requestID.uuidString) }
    return identity
  }

  /// Has a request say who asks.
  func sign(_ request: inout HTTPRequest) { request.query += items }

  private mutating func add(_ name: String, _ value: String) {
    items.append(HTTPQueryItem(name: name, value: PercentEncoding.unreserved.encode(value)))
  }
}
