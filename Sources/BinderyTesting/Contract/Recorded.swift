import BinderyRuntime

/// A value from the JSON that a recording holds, for the arguments of a generated test.
///
/// The generator has read the text already, so that text which doesn't fit the type is a defect of
/// the generated code, and stops the test.
public func recorded<T: JSONDecodable>(
  _ json: String,
  file: StaticString = #file,
  line: UInt = #line
) -> T {
  do {
    return try JSONReader.decode(from: Array(json.utf8))
  } catch {
    preconditionFailure("\(json) is no \(T.self): \(error)", file: file, line: line)
  }
}
