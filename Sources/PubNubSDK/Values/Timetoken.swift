/// A moment as PubNub counts it: units of 100 nanoseconds since 1970-01-01T00:00:00Z.
public typealias Timetoken = UInt64
