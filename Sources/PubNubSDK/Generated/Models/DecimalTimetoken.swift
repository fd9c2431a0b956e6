// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification, then run `bindery generate`.

/// A timetoken in decimal digits.
public typealias DecimalTimetoken = String
