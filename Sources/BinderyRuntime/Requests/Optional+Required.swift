extension Optional {
  /// Returns the value; throws if a message lacks a required part.
  func required(_ part: @autoclosure () -> String) throws(JSONError) -> Wrapped {
    guard let self else { throw JSONError(reason: .missingKey(part())) }
    return self
  }
}
