// Generated from Spec/pusher/openapi.yaml and Spec/pusher/asyncapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// The data of an event: usually a string, which often is JSON.
///
/// A client event's data may arrive as the text of what was sent, or as the value itself.
public typealias EventData = JSONValue

/// An event's name, which is the app's own.
public typealias EventName = String
