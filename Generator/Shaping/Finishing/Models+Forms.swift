import Shape

extension Models {
  /// Gives the multipart form of a component its name if only forms use the component; otherwise
  /// adds the suffix “Form”, since the component is also used as JSON.
  mutating func nameForms(_ forms: [Model.ID: Model.ID], of service: Service, keepsAll: Bool) {
    guard !forms.isEmpty else { return }
    let counterparts = Set(forms.values)
    var roots = service.roots
    if keepsAll {
      roots += all.filter {
        $0.owner == nil && !counterparts.contains($0.id) && forms[$0.id] == nil
      }
      .map { .model($0.id) }
    }
    let used = reachable(from: roots, withOwners: false)
    for var form in all {
      guard let counterpart = forms[form.id] else { continue }
      if used.contains(counterpart) {
        form.name += "Form"
        self[form.id] = form
      } else {
        self[counterpart] = nil
        moveNestedModels(of: counterpart, to: form.id)
      }
    }
  }

  private mutating func moveNestedModels(of counterpart: Model.ID, to form: Model.ID) {
    for var model in all where model.owner == .model(counterpart) {
      model.owner = .model(form)
      self[model.id] = model
    }
  }
}
