/// The type of a value on the wire, every question about presence and recursion already answered.
public indirect enum Type: Hashable, Sendable {
  case boolean
  case integer(IntegerWidth)
  case number(Precision)
  case string
  /// `date-time`, RFC 3339.
  case dateTime
  /// `date`: a full-date of RFC 3339.
  case date
  case uuid
  case uri
  /// `byte`: bytes as base64 inside JSON.
  case base64
  /// `binary`: bytes as they are, the whole body.
  case binary
  /// Any JSON value: a schema that says nothing, or that Bindery can't say in Swift.
  case json
  case array(Type)
  /// An object with free keys and values of one type.
  case map(Type)
  /// The type, or `null`.
  case nullable(Type)
  /// A string whose text is JSON of the type: `contentSchema`.
  case embedded(Type)
  /// A message that travels through a channel, which is decoded apart from what is around it: the
  /// choice of the channel's messages.
  case received(Model.ID)
  case model(Model.ID)

  /// The width that the format asks for; unspecified is the platform's own.
  public enum IntegerWidth: Hashable, Sendable {
    case unspecified, int32, int64, uint32, uint64
  }

  /// The precision that the format asks for; only `decimal` is exact.
  public enum Precision: Hashable, Sendable {
    case unspecified, float, double, decimal
  }
}
