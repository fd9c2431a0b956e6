// Generated from Spec/pubnub/openapi.yaml. Edit the specification, then run `bindery generate`.

/// A timetoken in decimal digits.
public typealias DecimalTimetoken = String
