// Generated from Spec/pusher/openapi.yaml and Spec/pusher/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// The ID of a connection's socket, which is valid as long as the connection.
public typealias SocketID = String

/// The name of a channel, which consists of letters, digits and `_-=@,.;`.
///
/// The service documents at most 164 characters; its servers accept 200. Names that begin with `#`
/// are reserved for the service.
public typealias ChannelName = String

/// The data of an event: usually a string, which is often JSON.
///
/// The data of a client event may arrive as the text of the sent value, or as the value itself.
public typealias EventData = JSONValue

/// The name of an event, which the app defines.
public typealias EventName = String
