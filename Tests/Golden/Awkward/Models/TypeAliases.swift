// Generated from awkward.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public typealias Matrix = [[JSONNumber]]

public typealias Lookup = [String: Level]
