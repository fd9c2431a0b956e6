// Generated from awkward.yaml. Edit the specification, then run `bindery generate`.

public typealias Matrix = [[Double]]
