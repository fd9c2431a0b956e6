// Generated from lobby.yaml. Edit the specification, then run `bindery generate`.

/// How far one has read.
public typealias Place = String
