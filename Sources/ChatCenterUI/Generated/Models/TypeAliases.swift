// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the
// specification, then run `bindery generate`.

/// The number of messages that the client hasn't read.
public typealias UnreadCount = Int

/// The UUID that relates a response to its frame.
public typealias CorrelationID = String
