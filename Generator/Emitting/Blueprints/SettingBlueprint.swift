import Shape
import SwiftSource

/// What is known of a setting, as it will be printed.
struct SettingBlueprint {
  var key: String
  var name: SwiftName
  var least: Source?
  var most: Source?
  var unit: String?
}

extension Object {
  /// What is known of its settings; none where it has none, or one whose default Swift can't say.
  func settings(
    named names: [SwiftName],
    _ writer: ValueWriter
  ) -> [SettingBlueprint] {
    let isWhole = fields.allSatisfy { field in
      field.initialValue.flatMap { writer.source($0, as: field.type) } != nil
    }
    guard isWhole, let settings else { return [] }
    return zip(settings, zip(fields, names)).map { setting, member in
      let (field, name) = member
      return SettingBlueprint(
        key: setting.key,
        name: name,
        least: setting.least.flatMap { writer.source($0, as: field.type) },
        most: setting.most.flatMap { writer.source($0, as: field.type) },
        unit: setting.unit
      )
    }
  }
}
