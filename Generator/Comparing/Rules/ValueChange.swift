/// A change of a schema, apart from the direction in which its values are sent.
public enum ValueChange: String, CaseIterable, Sendable {
  // Properties
  case requiredAdded = "required-added"
  case requiredAddedWithDefault = "required-added-with-default"
  case optionalAdded = "optional-added"
  case requiredRemoved = "required-removed"
  case optionalRemoved = "optional-removed"
  case removedAfterSunset = "removed-after-sunset"
  case removedBeforeSunset = "removed-before-sunset"
  case optionalForbidden = "optional-forbidden"
  case requiredForbidden = "required-forbidden"
  case becameRequired = "became-required"
  case becameRequiredWithDefault = "became-required-with-default"
  case becameOptional = "became-optional"
  case additionalForbidden = "additional-properties-forbidden"
  case additionalAllowed = "additional-properties-allowed"
  // Types
  case typeNarrowed = "type-narrowed"
  case typeWidened = "type-widened"
  case typeChanged = "type-changed"
  case formatAdded = "format-added"
  case formatRemoved = "format-removed"
  case formatNarrowed = "format-narrowed"
  case formatWidened = "format-widened"
  case formatChanged = "format-changed"
  case becameNullable = "became-nullable"
  case becameNotNullable = "became-not-nullable"
  case encodingChanged = "content-encoding-changed"
  // Values
  case valueAdded = "enum-value-added"
  case openValueAdded = "extensible-enum-value-added"
  case valueRemoved = "enum-value-removed"
  case openValueRemoved = "extensible-enum-value-removed"
  case enumAdded = "enum-added"
  case enumRemoved = "enum-removed"
  case constantChanged = "constant-changed"
  case defaultAdded = "default-added"
  case defaultRemoved = "default-removed"
  case defaultChanged = "default-changed"
  // Limits
  case limitAdded = "limit-added"
  case limitRemoved = "limit-removed"
  case limitTightened = "limit-tightened"
  case limitLoosened = "limit-loosened"
  case limitReplaced = "limit-replaced"
  case patternAdded = "pattern-added"
  case patternRemoved = "pattern-removed"
  case patternChanged = "pattern-changed"
  case uniqueItemsAdded = "unique-items-added"
  case uniqueItemsRemoved = "unique-items-removed"
  // Alternatives
  case alternativeAdded = "alternative-added"
  case alternativeRemoved = "alternative-removed"
  case discriminatorChanged = "discriminator-changed"
  case mappingAdded = "discriminator-value-added"
  case mappingRemoved = "discriminator-value-removed"
  // Conditions: not, if, contains, propertyNames, dependentRequired, dependentSchemas
  case conditionAdded = "condition-added"
  case conditionRemoved = "condition-removed"
  case conditionChanged = "condition-changed"
  // Annotations
  case deprecated = "deprecated"
  case reactivated = "no-longer-deprecated"
  case becameReadOnly = "became-read-only"
  case becameWriteOnly = "became-write-only"
  case becameReadWrite = "became-readable-and-writable"
}

extension ValueChange {
  /// Whether the change is one of the default value.
  var isOfDefault: Bool {
    switch self {
    case .defaultAdded, .defaultRemoved, .defaultChanged: true
    default: false
    }
  }

  /// Whether only a property of an object can have the change.
  var isOfProperties: Bool {
    switch self {
    case .requiredAdded, .requiredAddedWithDefault, .optionalAdded, .requiredRemoved,
      .optionalRemoved, .removedAfterSunset, .removedBeforeSunset, .optionalForbidden,
      .requiredForbidden, .becameRequired, .becameRequiredWithDefault, .becameOptional,
      .becameReadOnly, .becameWriteOnly, .becameReadWrite:
      true
    default: false
    }
  }

  /// Whether the change is one of listed values.
  var isOfValues: Bool {
    [.valueAdded, .valueRemoved, .enumAdded, .enumRemoved, .constantChanged].contains(self)
  }

  var verdict: ChangeRule.Verdict {
    switch self {
    case .defaultAdded, .defaultRemoved, .defaultChanged, .deprecated, .reactivated: .behaviour
    default: .wire
    }
  }

  /// Whether fewer values are valid, or more; nil if neither is certain.
  var restricts: Bool? {
    switch self {
    case .requiredAdded, .optionalForbidden, .limitAdded, .patternAdded: return true
    case .valueAdded, .alternativeAdded, .mappingAdded, .additionalAllowed, .patternRemoved:
      return false
    default: break
    }
    return switch effect {
    case .narrows: true
    case .widens: false
    case .replaces, .stated: nil
    }
  }

  /// Whether the value changes that absence means.
  private var isOfDefaults: Bool {
    [.defaultAdded, .defaultRemoved, .defaultChanged].contains(self)
  }

  /// The level of the change for a value, and the reason.
  func effect(_ subject: ChangeSubject) -> (ChangeLevel, String) {
    if isOfDefaults, subject == .requestParameter {
      return (.breaking, "A request without the parameter means something else than before.")
    }
    return switch (effect, subject.direction) {
    case (.narrows, .sent):
      (.breaking, "Values that were valid are refused by the service.")
    case (.narrows, .received):
      (.info, "Every value that the service sends was valid before.")
    case (.widens, .sent):
      (.info, "The service accepts every value that it accepted before.")
    case (.widens, .received):
      (.breaking, "The service sends values that weren't valid before.")
    case (.replaces, _):
      (.breaking, "Values that were valid aren't anymore, and others are.")
    case (.stated(let sent, _), .sent): sent
    case (.stated(_, let received), .received): received
    }
  }

  private enum Effect {
    /// Fewer values are valid.
    case narrows
    /// More values are valid.
    case widens
    /// Other values are valid.
    case replaces
    case stated(sent: (ChangeLevel, String), received: (ChangeLevel, String))
  }

  private var effect: Effect {
    switch self {
    case .becameRequired, .typeNarrowed, .formatAdded, .formatNarrowed, .becameNotNullable,
      .valueRemoved, .enumAdded, .limitTightened, .uniqueItemsAdded, .alternativeRemoved,
      .additionalForbidden, .mappingRemoved, .conditionAdded:
      .narrows
    case .becameOptional, .typeWidened, .formatRemoved, .formatWidened, .becameNullable,
      .enumRemoved, .limitRemoved, .limitLoosened, .uniqueItemsRemoved, .conditionRemoved:
      .widens
    case .typeChanged, .formatChanged, .encodingChanged, .constantChanged, .discriminatorChanged,
      .requiredForbidden, .limitReplaced:
      .replaces
    case .optionalForbidden:
      .stated(
        sent: (.breaking, "The service refuses properties that it doesn't declare."),
        received: (.warning, "Readers no longer get the property.")
      )
    case .requiredAdded:
      .stated(
        sent: (.breaking, "Values without the property are refused by the service."),
        received: (.info, "Readers ignore properties that they don't know.")
      )
    case .requiredAddedWithDefault, .becameRequiredWithDefault:
      .stated(
        sent: (.info, "The service assumes the default of a property that is absent."),
        received: (.info, "Readers ignore properties that they don't know.")
      )
    case .optionalAdded:
      .stated(
        sent: (.info, "The property may be absent, as before."),
        received: (.info, "Readers ignore properties that they don't know.")
      )
    case .requiredRemoved:
      .stated(
        sent: (.warning, "The service may ignore or refuse the property that users send."),
        received: (.breaking, "Readers that need the property fail.")
      )
    case .optionalRemoved:
      .stated(
        sent: (.warning, "The service may ignore or refuse the property that users send."),
        received: (.warning, "Readers no longer get the property.")
      )
    case .removedAfterSunset:
      Self.always(.info, "The property was deprecated, and its last day is over.")
    case .removedBeforeSunset:
      Self.always(.breaking, "Users may rely on the property until its last day.")
    case .valueAdded:
      .stated(
        sent: (.info, "The service accepts every value that it accepted before."),
        received: (.warning, "Readers may not know the value.")
      )
    case .openValueAdded:
      .stated(
        sent: (.info, "The service accepts every value that it accepted before."),
        received: (.info, "Readers expect values that aren't listed.")
      )
    case .openValueRemoved:
      .stated(
        sent: (.breaking, "The service no longer knows the value."),
        received: (.info, "Every value that the service sends was valid before.")
      )
    case .alternativeAdded, .mappingAdded:
      .stated(
        sent: (.info, "The service accepts every value that it accepted before."),
        received: (.warning, "Readers may not know the alternative.")
      )
    case .additionalAllowed:
      .stated(
        sent: (.info, "The service accepts every value that it accepted before."),
        received: (.info, "Readers ignore properties that they don't know.")
      )
    case .limitAdded:
      .stated(
        sent: (.warning, "Values beyond the limit are refused, unless they were before."),
        received: (.info, "Every value that the service sends was valid before.")
      )
    case .patternAdded, .patternChanged:
      .stated(
        sent: (.warning, "Values that don't match are refused, unless they were before."),
        received: (.info, "Readers seldom depend on the pattern of a text.")
      )
    case .patternRemoved:
      .stated(
        sent: (.info, "The service accepts every value that it accepted before."),
        received: (.info, "Readers seldom depend on the pattern of a text.")
      )
    case .conditionChanged:
      .stated(
        sent: (.warning, "Some values may be refused that were valid before."),
        received: (.warning, "Some values may be sent that weren't valid before.")
      )
    case .defaultAdded, .defaultRemoved, .defaultChanged:
      .stated(
        sent: (.warning, "A request without the value means something else than before."),
        received: (.info, "The value that absence means is different.")
      )
    case .deprecated:
      Self.always(.info, "The value is to be avoided, and valid as before.")
    case .reactivated:
      Self.always(.info, "The value is no longer to be avoided.")
    case .becameReadOnly:
      .stated(
        sent: (.warning, "The service ignores or refuses the property that users send."),
        received: (.info, "The service sends the property as before.")
      )
    case .becameWriteOnly:
      .stated(
        sent: (.info, "The service accepts the property as before."),
        received: (.warning, "The service no longer sends the property.")
      )
    case .becameReadWrite:
      Self.always(.info, "The property has more uses than before.")
    }
  }

  private static func always(_ level: ChangeLevel, _ reason: String) -> Effect {
    .stated(sent: (level, reason), received: (level, reason))
  }
}
