/// Settings as they hold, and where each comes from: a service's own values go before an app's.
///
///     let settings = EffectiveSettings(of: mine, overriddenBy: json, allowing: Theirs.self)
///     settings.historyLoadingCount                   // 50
///     settings.origin(of: \.historyLoadingCount)     // .remote
@dynamicMemberLookup
public struct EffectiveSettings<Settings: SettingsModel>: Sendable, Equatable {
  /// The values, each within its bounds.
  public let values: Settings
  /// The names of those that the service set.
  private let remote: Set<String>

  /// Where a value comes from.
  public enum Origin: Hashable, Sendable {
    /// Nobody set anything else.
    case `default`
    /// The app set it.
    case local
    /// The service set it.
    case remote
  }

  /// What the app set.
  public init(of local: Settings) {
    values = local.withinBounds
    remote = []
  }

  /// What the app set, where the service says nothing else.
  ///
  /// Each member of the service's object is taken on its own: what is null, of another type or of
  /// an unknown name counts as absent.
  ///
  /// - Parameter allowed: The settings that the service may set.
  public init<Allowed: SettingsModel>(
    of local: Settings,
    overriddenBy json: JSONValue,
    allowing allowed: Allowed.Type
  ) {
    let names = Set(allowed.settings.map(\.name))
    var values = local.withinBounds
    var remote: Set<String> = []
    for rule in Settings.settings where names.contains(rule.name) {
      guard let value = json[rule.name], rule.take(value, into: &values) else { continue }
      remote.insert(rule.name)
    }
    self.values = values
    self.remote = remote
  }

  /// The value that holds.
  public subscript<Value>(dynamicMember path: KeyPath<Settings, Value>) -> Value {
    values[keyPath: path]
  }

  /// Where the value of a setting comes from.
  public func origin(of path: PartialKeyPath<Settings>) -> Origin {
    Settings.rule(of: path).map(origin) ?? .default
  }

  /// Where the value of a setting comes from.
  public func origin(of rule: SettingRule<Settings>) -> Origin {
    if remote.contains(rule.name) { return .remote }
    return rule.isSame(values, .defaults) ? .default : .local
  }
}
