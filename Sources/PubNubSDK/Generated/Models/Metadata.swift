// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// The publisher's metadata of a message, any JSON value.
public typealias Metadata = JSONValue
