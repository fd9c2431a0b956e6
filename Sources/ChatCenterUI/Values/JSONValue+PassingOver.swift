import BinderyRuntime

extension JSONValue {
  /// Reads a model without the members that make no sense to it, each of which is told.
  ///
  /// A list goes as a whole, so that it isn't tried more often than the model has members.
  func decode<Model: JSONDecodable>(
    as type: Model.Type = Model.self,
    passingOver tell: (JSONError) -> Void
  ) throws(JSONError) -> Model {
    var json = self
    while true {
      do {
        return try json.decode()
      } catch {
        guard json.removeMember(at: error.path.steps[...]) else { throw error }
        tell(error)
      }
    }
  }

  /// Removes the innermost member on the way that is there; false where there is none.
  private mutating func removeMember(at steps: ArraySlice<JSONPath.Step>) -> Bool {
    guard case .key(let key) = steps.first, var object, var member = object[key] else {
      return false
    }
    // `nil` beside a value would be JSON's null.
    object[key] = member.removeMember(at: steps.dropFirst()) ? .some(member) : .none
    self = .object(object)
    return true
  }
}
