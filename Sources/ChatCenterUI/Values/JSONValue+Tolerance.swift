import BinderyRuntime

extension JSONValue {
  /// Reads a model without the members that do not match it; nil if it needs one of them.
  func decodeTolerantly<Model: JSONDecodable>(
    as type: Model.Type = Model.self
  ) -> (Model, MalformedMembers?)? {
    // A value of another type counts as absent.
    var repair = MemberRepair(convertsTypes: false)
    guard let model = repair.value(type, self)?.value else { return nil }
    let errors = repair.errors
    return (model, errors.isEmpty ? nil : MalformedMembers(json: self, errors: errors))
  }
}
