// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the specification, then run `bindery generate`.

/// What a frame and its answer have in common, a UUID.
public typealias CorrelationID = String
