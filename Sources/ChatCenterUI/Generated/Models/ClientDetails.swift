// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the
// specification, then run `bindery generate`.

import BinderyRuntime

/// The details of the client, which each of its messages contains.
public protocol ClientDetails: Sendable {
  /// The ID of the client.
  var clientId: String { get }
  /// The ID of the conversation, if it is known.
  var threadId: Int64? { get }
  /// The marker that distinguishes the apps of one company.
  var appMarker: Nullable<String>? { get }
  /// The version of the protocol.
  var chatApiVersion: Int? { get }
  /// Whether the client has a user.
  var authorized: Bool? { get }
}
