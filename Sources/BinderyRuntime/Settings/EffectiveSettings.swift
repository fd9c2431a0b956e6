/// The effective settings and their origins; a service's values override an app's.
///
///     let settings = EffectiveSettings(of: mine, overriddenBy: json, allowing: Theirs.self)
///     settings.historyLoadingCount                   // 50
///     settings.origin(of: \.historyLoadingCount)     // .remote
@dynamicMemberLookup
public struct EffectiveSettings<Settings: SettingsModel>: Sendable, Equatable {
  /// The effective values, each within its bounds.
  public let values: Settings
  /// The names of the settings that the service set.
  private let remote: Set<String>

  /// The origin of a value.
  public enum Origin: Hashable, Sendable {
    /// The default; neither the app nor the service set it.
    case `default`
    /// The app set it.
    case local
    /// The service set it.
    case remote
  }

  /// Creates the effective settings of an app.
  public init(of local: Settings) {
    values = local.clamped
    remote = []
  }

  /// Creates the effective settings of an app and a service, whose values take precedence.
  ///
  /// Each member of the service's object is decoded separately: null, another type and an unknown
  /// name are ignored.
  ///
  /// - Parameter allowed: The settings that the service may set.
  public init<Allowed: SettingsModel>(
    of local: Settings,
    overriddenBy json: JSONValue,
    allowing allowed: Allowed.Type
  ) {
    let names = Set(allowed.settings.map(\.name))
    var values = local.clamped
    var remote: Set<String> = []
    for rule in Settings.settings where names.contains(rule.name) {
      guard let value = json[rule.name], rule.apply(value, to: &values) else { continue }
      remote.insert(rule.name)
    }
    self.values = values
    self.remote = remote
  }

  /// The effective value.
  public subscript<Value>(dynamicMember path: KeyPath<Settings, Value>) -> Value {
    values[keyPath: path]
  }

  /// Returns the origin of a setting's value.
  public func origin(of path: PartialKeyPath<Settings>) -> Origin {
    Settings.rule(of: path).map(origin) ?? .default
  }

  /// Returns the origin of a setting's value.
  public func origin(of rule: SettingRule<Settings>) -> Origin {
    if remote.contains(rule.name) { return .remote }
    return rule.isEqual(values, .defaults) ? .default : .local
  }
}
