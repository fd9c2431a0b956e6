/// The scalars that one position of a regular expression matches.
struct IRegexpSet: Sendable {
  var ranges: [ClosedRange<UInt32>] = []
  /// The categories by their names, such as `L` or `Lu`, and whether each is negated.
  var categories: [(name: String, isNegated: Bool)] = []
  var isNegated = false

  /// Every scalar but a line break.
  static let dot = IRegexpSet(ranges: [0xA...0xA, 0xD...0xD], isNegated: true)

  init(
    ranges: [ClosedRange<UInt32>] = [],
    categories: [(name: String, isNegated: Bool)] = [],
    isNegated: Bool = false
  ) {
    self.ranges = ranges
    self.categories = categories
    self.isNegated = isNegated
  }

  init(_ scalar: Unicode.Scalar) { ranges = [scalar.value...scalar.value] }

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    var isInSet = ranges.contains { $0.contains(scalar.value) }
    if !isInSet, !categories.isEmpty {
      let category = scalar.properties.generalCategory.name
      isInSet = categories.contains { category.hasPrefix($0.name) != $0.isNegated }
    }
    return isInSet != isNegated
  }

  static func isCategory(_ name: String) -> Bool {
    !name.isEmpty && Unicode.GeneralCategory.names.contains { $0.hasPrefix(name) && $0 != "Cs" }
  }
}

extension Unicode.GeneralCategory {
  fileprivate static let names = [
    "Lu", "Ll", "Lt", "Lm", "Lo", "Mn", "Mc", "Me", "Nd", "Nl", "No", "Pc", "Pd", "Ps", "Pe", "Pi",
    "Pf", "Po", "Sm", "Sc", "Sk", "So", "Zs", "Zl", "Zp", "Cc", "Cf", "Cs", "Co", "Cn",
  ]

  /// The two letters of the category.
  fileprivate var name: String {
    switch self {
    case .uppercaseLetter: "Lu"
    case .lowercaseLetter: "Ll"
    case .titlecaseLetter: "Lt"
    case .modifierLetter: "Lm"
    case .otherLetter: "Lo"
    case .nonspacingMark: "Mn"
    case .spacingMark: "Mc"
    case .enclosingMark: "Me"
    case .decimalNumber: "Nd"
    case .letterNumber: "Nl"
    case .otherNumber: "No"
    case .connectorPunctuation: "Pc"
    case .dashPunctuation: "Pd"
    case .openPunctuation: "Ps"
    case .closePunctuation: "Pe"
    case .initialPunctuation: "Pi"
    case .finalPunctuation: "Pf"
    case .otherPunctuation: "Po"
    case .mathSymbol: "Sm"
    case .currencySymbol: "Sc"
    case .modifierSymbol: "Sk"
    case .otherSymbol: "So"
    case .spaceSeparator: "Zs"
    case .lineSeparator: "Zl"
    case .paragraphSeparator: "Zp"
    case .control: "Cc"
    case .format: "Cf"
    case .surrogate: "Cs"
    case .privateUse: "Co"
    case .unassigned: "Cn"
    @unknown default: "Cn"
    }
  }
}
