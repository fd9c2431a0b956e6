extension Optional {
  /// The value; throws where a message lacks what the document requires of it.
  func required(_ part: @autoclosure () -> String) throws(JSONError) -> Wrapped {
    guard let self else { throw JSONError(reason: .missingKey(part())) }
    return self
  }
}
