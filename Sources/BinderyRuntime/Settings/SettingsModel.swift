/// A model whose members are settings, each with a default value and a rule.
public protocol SettingsModel: JSONModel {
  /// The default settings.
  static var defaults: Self { get }

  /// The rules of the settings, in the order of the specification.
  static var settings: [SettingRule<Self>] { get }
}

extension SettingsModel {
  /// The settings with each number within its bounds.
  public var clamped: Self {
    Self.settings.reduce(into: self) { settings, rule in rule.clamp(&settings) }
  }

  /// Returns the rule of a member's key path; nil for another path.
  public static func rule(of path: PartialKeyPath<Self>) -> SettingRule<Self>? {
    settings.first { $0.path == path }
  }
}
