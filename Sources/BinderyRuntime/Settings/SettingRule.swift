/// The rule of one setting: its name, unit and bounds.
public struct SettingRule<Settings: JSONModel>: Sendable {
  /// The name of the setting in the service's JSON.
  public let name: String
  /// The unit of a number, such as `ms`.
  public let unit: String?
  /// The key path of the setting in the model.
  public let path: any PartialKeyPath<Settings> & Sendable
  private let assign: @Sendable (JSONValue, inout Settings) -> Bool
  private let compare: @Sendable (Settings, Settings) -> Bool
  let clamp: @Sendable (inout Settings) -> Void

  /// Creates a rule for a setting without bounds.
  public init<Value: JSONDecodable & Equatable>(
    _ name: String,
    _ path: any WritableKeyPath<Settings, Value> & Sendable,
    unit: String? = nil
  ) {
    self.init(name, path, unit) { $0 }
  }

  /// Creates a rule for a number; a value beyond its bounds is replaced by the nearest one.
  public init<Value: JSONDecodable & Comparable>(
    _ name: String,
    _ path: any WritableKeyPath<Settings, Value> & Sendable,
    minimum: Value? = nil,
    maximum: Value? = nil,
    unit: String? = nil
  ) {
    self.init(name, path, unit) { value in
      let raised = minimum.map { max($0, value) } ?? value
      return maximum.map { min($0, raised) } ?? raised
    }
  }

  private init<Value: JSONDecodable & Equatable>(
    _ name: String,
    _ path: any WritableKeyPath<Settings, Value> & Sendable,
    _ unit: String?,
    _ nearest: @escaping @Sendable (Value) -> Value
  ) {
    self.name = name
    self.unit = unit
    self.path = path
    compare = { $0[keyPath: path] == $1[keyPath: path] }
    clamp = { $0[keyPath: path] = nearest($0[keyPath: path]) }
    assign = { json, settings in
      guard let value = try? json.decode(as: Value.self) else { return false }
      settings[keyPath: path] = nearest(value)
      return true
    }
  }

  /// Sets the value from JSON; returns false if the JSON is not valid for the setting.
  public func apply(_ json: JSONValue, to settings: inout Settings) -> Bool {
    assign(json, &settings)
  }

  /// Whether both models have the same value for this setting.
  public func isEqual(_ one: Settings, _ other: Settings) -> Bool { compare(one, other) }
}
