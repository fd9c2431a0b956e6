import SwiftSource

/// The defaults and the rules of an object's settings.
struct SettingsTemplate {
  let settings: [SettingBlueprint]
  let access: Source

  /// The declarations; empty without settings.
  var source: Source {
    guard !settings.isEmpty else { return "" }
    return """
      /// What holds unless somebody sets something else.
      \(access)static let defaults = Self()

      /// What is known of each setting.
      \(access)static let settings: [SettingRule<Self>] = [\(elements: settings, rule)]
      """
  }

  private func rule(_ setting: SettingBlueprint) -> Source {
    .call(
      "SettingRule",
      "\(literal: setting.key)",
      "\\.\(label: setting.name)",
      setting.minimum.map { "atLeast: \($0)" },
      setting.maximum.map { "atMost: \($0)" },
      setting.unit.map { "unit: \(literal: $0)" }
    )
  }
}
