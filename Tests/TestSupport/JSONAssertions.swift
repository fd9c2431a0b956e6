import BinderyRuntime
import XCTest

public func decode<T: JSONDecodable>(_ type: T.Type = T.self, _ text: String) throws(JSONError) -> T
{
  try JSONReader.decode(type, from: Array(text.utf8))
}

public func encode(_ value: some JSONEncodable) throws(JSONError) -> String {
  String(decoding: try JSONWriter.encode(value), as: UTF8.self)
}

/// Returns the description of the error with which `text` is refused.
public func failure<T: JSONDecodable>(
  _ type: T.Type,
  _ text: String,
  file: StaticString = #filePath,
  line: UInt = #line
) -> String {
  do {
    XCTFail("read as \(try decode(type, text))", file: file, line: line)
    return ""
  } catch {
    return error.description
  }
}
