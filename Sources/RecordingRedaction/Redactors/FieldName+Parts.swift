extension FieldName {
  /// The name that the elements of an array in this field have.
  var memberName: String? { location == .body ? nil : name }

  /// The field of a text that this one encodes: a body remains one.
  var encoded: FieldName? { location == .body ? self : nil }

  /// Whether the field has the URL of a redirect.
  var isRedirect: Bool { location == .header && name.lowercased() == "location" }
}
