import SwiftSource

/// The defaults and the rules of an object's settings.
struct SettingsTemplate {
  let settings: [SettingBlueprint]
  let access: Source

  /// The declarations; empty without settings.
  var source: Source {
    guard !settings.isEmpty else { return "" }
    return """
      /// The default settings.
      \(access)static let defaults = Self()

      /// The rule of each setting: its unit and range.
      \(access)static let settings: [SettingRule<Self>] = [\(elements: settings, rule)]
      """
  }

  private func rule(_ setting: SettingBlueprint) -> Source {
    .call(
      "SettingRule",
      "\(literal: setting.key)",
      "\\.\(label: setting.name)",
      setting.minimum.map { "minimum: \($0)" },
      setting.maximum.map { "maximum: \($0)" },
      setting.unit.map { "unit: \(literal: $0)" }
    )
  }
}
