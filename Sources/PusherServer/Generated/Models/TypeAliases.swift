// Generated from Spec/pusher/openapi.yaml and Spec/pusher/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime
import PusherSwift

/// The name of a channel, or of a user's own, `#server-to-user-` and the user's id.
public typealias TargetName = String

/// An object without members.
public typealias Nothing = [String: JSONValue]
