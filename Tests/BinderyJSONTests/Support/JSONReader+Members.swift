import BinderyJSON

extension JSONReader {
  mutating func readMembers(
    _ read: (JSONKey, inout JSONReader) throws(JSONError) -> Void
  ) throws(JSONError) {
    try beginObject()
    while let key = try nextKey() { try read(key, &self) }
  }
}
