import BinderyRuntime

extension JSONValue {
  /// Creates the JSON of a decoded value, whose encoding can't fail.
  init(lossless value: some JSONEncodable) {
    self = (try? JSONValue(encoding: value)) ?? .null
  }
}
