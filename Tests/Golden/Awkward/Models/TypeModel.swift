// Generated from awkward.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public typealias TypeModel = [String: JSONValue]
