import Canonical

/// Compares the security schemes of two descriptions.
struct SecuritySchemesComparer {
  let schemes: Descriptions<[Named<OpenAPI.SecurityScheme>]>
  let changes: ChangeList

  func run() {
    for (old, new) in RenamedSchemes(schemes).all {
      changes.add(
        OperationRules.schemeRenamed,
        of: "security scheme \(old.key)",
        "it is now \(new.key)",
        old: old.value.location.mark,
        new: new.value.location.mark,
        formerName: old.key
      )
      SchemeComparer(old: old, new: new, changes: changes).run()
    }
    for scheme in schemes.old {
      guard let other = schemes.new.first(where: { $0.key == scheme.key }) else { continue }
      SchemeComparer(old: scheme, new: other, changes: changes).run()
    }
  }
}
