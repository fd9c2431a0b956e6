import BinderyRuntime

extension JSONValue {
  /// The JSON of a value that was decoded, and is therefore JSON.
  init(lossless value: some JSONEncodable) {
    self = (try? JSONValue(encoding: value)) ?? .null
  }
}
