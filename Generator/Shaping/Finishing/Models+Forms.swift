import Shape

extension Models {
  /// Gives the multipart form of a component its name if only forms use the component; otherwise
  /// adds the suffix “Form”, since the component is also used as JSON.
  mutating func nameForms(_ forms: [Model.ID: Model.ID], of service: Service, keepsAll: Bool) {
    guard !forms.isEmpty else { return }
    let counterparts = Set(forms.values)
    var roots = service.roots
    if keepsAll {
      roots += filter {
        $0.owner == nil && !counterparts.contains($0.id) && forms[$0.id] == nil
      }
      .map { .model($0.id) }
    }
    let used = reachable(from: roots, withOwners: false)
    let nested = nestedModels(of: counterparts)
    var replaced: Set<Model.ID> = []
    for var form in self {
      guard let counterpart = forms[form.id] else { continue }
      if used.contains(counterpart) {
        form.name += "Form"
        update(form)
      } else {
        replaced.insert(counterpart)
        for var model in (nested[counterpart] ?? []).compactMap({ self[$0] }) {
          model.owner = .model(form.id)
          update(model)
        }
      }
    }
    removeAll { replaced.contains($0.id) }
  }

  /// The models that are nested in each of the owners.
  private func nestedModels(of owners: Set<Model.ID>) -> [Model.ID: [Model.ID]] {
    var nested: [Model.ID: [Model.ID]] = [:]
    for model in self {
      guard case .model(let owner)? = model.owner, owners.contains(owner) else { continue }
      nested[owner, default: []].append(model.id)
    }
    return nested
  }
}
