import BinderyRuntime
import Foundation

/// Who asks, in the words that every request says it with.
struct RequestIdentity: Sendable {
  var userId: String
  var client: String
  var instanceID: String?
  /// The same for every attempt of a call.
  var requestID: String?

  init(_ basis: RequestBasis, instanceID: UUID?, requestID: UUID) {
    userId = basis.configuration.uuid
    client = basis.client
    self.instanceID = instanceID?.uuidString
    self.requestID = basis.configuration.useRequestId ? requestID.uuidString : nil
  }

  /// What is said for the requests of any version of this client.
  static let client = "Bindery-PubNub-Swift/1.0"

  /// Has a request say who asks.
  func sign(_ request: inout HTTPRequest) throws(InvalidRequest) {
    try request.query("uuid", userId)
    try request.query("pnsdk", client)
    try request.query("instanceid", instanceID)
    try request.query("requestid", requestID)
  }
}
