// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

public typealias Headed = [String: Int]

public typealias Labels = [String: String]
