import Shape

extension SchemaShaper {
  /// A member that only the service gives can't be demanded of who sends the model, and the other
  /// way around; such a member is required only where the model travels its way alone.
  func relaxOneWayMembers(_ models: inout Models, _ service: Service) {
    guard !readOnly.isEmpty || !writeOnly.isEmpty else { return }
    let sent = models.reachable(from: service.sentTypes, withOwners: false)
    let received = models.reachable(from: service.receivedTypes, withOwners: false)
    for var model in models.all {
      guard case .object(var object) = model.definition else { continue }
      for index in object.fields.indices {
        let member = Member(model: model.id, key: object.fields[index].key)
        let isMissing =
          sent.contains(model.id) && readOnly.contains(member)
          || received.contains(model.id) && writeOnly.contains(member)
        if isMissing { object.fields[index].isRequired = false }
      }
      model.definition = .object(object)
      models[model.id] = model
    }
  }
}
