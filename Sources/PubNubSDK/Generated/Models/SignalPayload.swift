// Generated from Spec/pubnub/openapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// What a signal says, any JSON value.
public typealias SignalPayload = JSONValue
