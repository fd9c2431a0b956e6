import Canonical
import Shape
import SourceDiagnostics

/// Reads the settings of objects with `x-settings`.
struct SettingReader {
  let diagnostics: Diagnostics

  /// The settings of an object with `x-settings`; nil without it, or where a member has no default.
  func settings(of merged: MergedSchema, _ fields: [Field], _ additional: Type?) -> [Setting]? {
    guard merged.subschemas.contains(where: { $0.schema.hasSettings }) else { return nil }
    let members = zip(merged.properties, fields)
    for (property, field) in members where !field.isSetting {
      diagnostics.warn(
        .invalidExtension,
        at: property.mark,
        "the setting \(Excerpt.quoted(field.key)) must be required and have a default;"
          + " “x-settings” is ignored",
        fix: "add \(Excerpt.quoted(field.key)) to “required”, and add a “default”"
      )
    }
    guard additional == nil, fields.allSatisfy(\.isSetting) else { return nil }
    return members.map { property, field in
      let schemas = property.subschemas.map(\.schema)
      var setting = Setting(key: field.key)
      setting.minimum = schemas.compactMap { $0.value(of: "minimum") }.last.flatMap(Literal.init)
      setting.maximum = schemas.compactMap { $0.value(of: "maximum") }.last.flatMap(Literal.init)
      setting.unit = schemas.compactMap(\.unit).last
      return setting
    }
  }
}

extension Field {
  /// The value of the field unless the caller sets another.
  var effectiveDefault: Literal? { defaultValue ?? initialValue }

  /// Whether the field always has a value.
  fileprivate var isSetting: Bool {
    if case .nullable = type { return false }
    return isRequired && effectiveDefault != nil
  }
}
