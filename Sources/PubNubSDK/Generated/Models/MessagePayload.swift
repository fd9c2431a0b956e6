// Generated from Spec/pubnub/openapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// What a message says, any JSON value.
///
/// An encrypted one is a string in base64.
public typealias MessagePayload = JSONValue
