// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the
// specification, then run `bindery generate`.

/// How many messages the client hasn't read.
public typealias UnreadCount = Int

/// The UUID that relates an answer to its frame.
public typealias CorrelationID = String
