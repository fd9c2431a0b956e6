// Generated from Spec/pubnub/openapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// What a user says about themselves while present.
public typealias PresenceState = [String: JSONValue]
