/// A model whose members are settings: each has a value at any time, and a rule says what is known
/// of it.
public protocol SettingsModel: JSONModel {
  /// What holds unless somebody sets something else.
  static var defaults: Self { get }

  /// What is known of each setting, in the order of the specification.
  static var settings: [SettingRule<Self>] { get }
}

extension SettingsModel {
  /// The same with each number within its bounds.
  public var withinBounds: Self {
    Self.settings.reduce(into: self) { settings, rule in rule.bound(&settings) }
  }

  /// The rule of the member to which a path leads; nil for a path to something else.
  public static func rule(of path: PartialKeyPath<Self>) -> SettingRule<Self>? {
    settings.first { $0.path == path }
  }
}
