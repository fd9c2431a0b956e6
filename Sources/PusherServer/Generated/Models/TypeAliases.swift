// Generated from Spec/pusher/openapi.yaml and Spec/pusher/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime
import PusherSwift

/// The name of a channel, or of a user's channel: `#server-to-user-` and the user ID.
public typealias TargetName = String

/// An empty object.
public typealias Nothing = [String: JSONValue]
