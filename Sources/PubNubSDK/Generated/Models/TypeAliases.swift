// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// A timetoken in decimal digits.
public typealias DecimalTimetoken = String

/// The content of a message, any JSON value.
///
/// Encrypted content is a string in Base64.
public typealias MessagePayload = JSONValue

/// The content of a signal, any JSON value.
public typealias SignalPayload = JSONValue

/// The publisher's metadata of a message, any JSON value.
public typealias Metadata = JSONValue
