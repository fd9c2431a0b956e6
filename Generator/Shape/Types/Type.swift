/// The type of a value on the wire, without presence and recursion.
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
  /// `byte`: bytes as base64 in JSON.
  case base64
  /// `binary`: raw bytes, which are the whole body.
  case binary
  /// Any JSON value: a schema without constraints, or one that Bindery doesn't express in Swift.
  case json
  case array(Type)
  /// An array in which an element that can't be decoded does not affect the others.
  case isolatedArray(Type)
  /// An object with any keys and values of one type.
  case map(Type)
  /// The type, or `null`.
  case nullable(Type)
  /// A string whose text is JSON of the type: `contentSchema`.
  case embedded(Type)
  /// A message of a channel, which is decoded separately from the value that contains it; the model
  /// is the union of the channel's messages.
  case received(Model.ID)
  case model(Model.ID)

  /// The width that `format` declares; an unspecified one is that of `Int`.
  public enum IntegerWidth: Hashable, Sendable {
    case unspecified, int32, int64, uint32, uint64
  }

  /// The precision that `format` declares; only `decimal` is exact.
  public enum Precision: Hashable, Sendable {
    case unspecified, float, double, decimal
  }
}
