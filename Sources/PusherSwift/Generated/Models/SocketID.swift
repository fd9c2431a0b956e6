// Generated from Spec/pusher/openapi.yaml and Spec/pusher/asyncapi.yaml. Edit the specification, then run `bindery generate`.

/// The id of a connection's socket, which lives as long as it.
public typealias SocketID = String
