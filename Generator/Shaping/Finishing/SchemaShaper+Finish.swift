import Shape

extension SchemaShaper {
  /// The final models of a service, in document order.
  func finished(for service: Service, keepsAll: Bool) -> [Model] {
    var models = models
    models.nameForms(forms, of: service, keepsAll: keepsAll)
    models.reassignOwners(by: roles)
    breakAliasCycles(&models)
    breakUnionCycles(&models)
    models.setSignatures()
    models.setDiscriminatorValues()
    models.markIndirectMembers()
    oneWay.relax(&models, of: service)
    if !keepsAll { models.keepReachable(from: service.roots) }
    return models.sorted(
      components: named.all.map { Model.ID($0) },
      owners: service.owners
    )
  }
}
