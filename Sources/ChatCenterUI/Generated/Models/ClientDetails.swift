// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the
// specification, then run `bindery generate`.

import BinderyRuntime

/// The details of the client in each of its messages.
public protocol ClientDetails: Sendable {
  /// The client's id.
  var clientId: String { get }
  /// The conversation, where it is known.
  var threadId: Int64? { get }
  /// Distinguishes the apps of one company.
  var appMarker: Nullable<String>? { get }
  /// The version of the protocol.
  var chatApiVersion: Int? { get }
  /// Whether the client has a user.
  var authorized: Bool? { get }
}
