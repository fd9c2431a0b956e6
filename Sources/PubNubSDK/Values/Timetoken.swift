/// A time in PubNub's unit: 100 nanoseconds since 1970-01-01T00:00:00Z.
public typealias Timetoken = UInt64
