import Shape

extension SchemaShaper {
  /// The models as a service has them: every question about them answered, in the document's order.
  func finished(for service: Service, keepsAll: Bool) -> [Model] {
    var models = models
    models.place(forms: forms, of: service, keepsAll: keepsAll)
    models.adopt(by: roles)
    breakAliasLoops(&models)
    breakChoiceLoops(&models)
    models.fillSignatures()
    models.assumeMappedValues()
    models.holdByReference()
    oneWay.relax(&models, of: service)
    if !keepsAll { models.keepReachable(from: service.roots) }
    return models.sorted(
      components: named.all.map { Model.ID($0) },
      owners: service.owners
    )
  }
}
