import Shape
import SwiftSource

/// The range and unit of a setting.
struct SettingBlueprint {
  var key: String
  var name: SwiftName
  var minimum: Source?
  var maximum: Source?
  var unit: String?
}

extension Object {
  /// Returns the rules of the object's settings; none if a setting has no default, or one that
  /// Swift can't express.
  func settings(
    named names: [SwiftName],
    _ writer: ValueWriter
  ) -> [SettingBlueprint] {
    let hasDefaults = fields.allSatisfy { field in
      field.initialValue.flatMap { writer.source($0, as: field.type) } != nil
    }
    guard hasDefaults, let settings else { return [] }
    return zip(settings, zip(fields, names)).map { setting, member in
      let (field, name) = member
      return SettingBlueprint(
        key: setting.key,
        name: name,
        minimum: setting.minimum.flatMap { writer.source($0, as: field.type) },
        maximum: setting.maximum.flatMap { writer.source($0, as: field.type) },
        unit: setting.unit
      )
    }
  }
}
