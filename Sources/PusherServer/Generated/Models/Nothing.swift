// Generated from Spec/pusher/openapi.yaml and Spec/pusher/asyncapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import PusherSwift

/// An object without members.
public typealias Nothing = [String: JSONValue]
