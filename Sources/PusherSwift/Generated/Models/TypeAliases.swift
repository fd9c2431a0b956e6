// Generated from Spec/pusher/openapi.yaml and Spec/pusher/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// The id of a connection's socket, which lives as long as it.
public typealias SocketID = String

/// A channel's name: letters, digits and `_-=@,.;`.
///
/// The service documents at most 164 characters, and its servers take 200. Names that begin
/// with `#` are the service's own.
public typealias ChannelName = String

/// The data of an event: usually a string, which often is JSON.
///
/// A client event's data may arrive as the text of what was sent, or as the value itself.
public typealias EventData = JSONValue

/// An event's name, which is the app's own.
public typealias EventName = String
