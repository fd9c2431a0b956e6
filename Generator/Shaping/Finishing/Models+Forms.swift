import Shape

extension Models {
  /// A component that nothing but multipart forms use is the form, under its own name; one that
  /// travels as JSON too has a form beside it.
  mutating func place(forms: [Model.ID: Model.ID], of service: Service, keepsAll: Bool) {
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
        adoptParts(of: counterpart, by: form.id)
      }
    }
  }

  private mutating func adoptParts(of counterpart: Model.ID, by form: Model.ID) {
    for var model in all where model.owner == .model(counterpart) {
      model.owner = .model(form)
      self[model.id] = model
    }
  }
}
