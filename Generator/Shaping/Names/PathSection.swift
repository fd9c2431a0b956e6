/// Consecutive segments of a path, up to the parameters that select one of their objects.
struct PathSection {
  /// The words of each segment.
  private(set) var segments: [[String]] = []
  /// The words of each parameter.
  private(set) var parameters: [[String]] = []

  static func all(of steps: some Sequence<PathWords.Step>) -> [PathSection] {
    var sections: [PathSection] = []
    for step in steps {
      if sections.isEmpty || !step.isParameter && sections.last?.parameters.isEmpty == false {
        sections.append(PathSection())
      }
      if step.isParameter {
        sections[sections.count - 1].parameters.append(step.words)
      } else {
        sections[sections.count - 1].segments.append(step.words)
      }
    }
    return sections
  }

  /// Returns the sections of the last segments.
  static func last(_ count: Int, of sections: [PathSection]) -> [PathSection] {
    var rest = count
    var last: [PathSection] = []
    for var section in sections.reversed() where rest > 0 || section.segments.isEmpty {
      section.segments = section.segments.suffix(rest)
      rest -= section.segments.count
      last.insert(section, at: 0)
    }
    return last
  }

  /// The words of the segments, in the singular before a parameter.
  var noun: [String] {
    guard let last = segments.last else { return [] }
    return segments.dropLast().flatMap(\.self)
      + (parameters.isEmpty ? last : EnglishNoun.singular(of: last))
  }

  /// The noun, or else the words of the parameters.
  var object: [String] { segments.isEmpty ? parameters.flatMap(\.self) : noun }

  /// The parameters that a name states.
  enum StatedParameters {
    case all
    /// All but one that the noun of an inner section states, or a plural: `/toys/{toy}`.
    case distinguishing
    /// The first of these.
    case first
  }

  /// Returns words for the parameters.
  ///
  /// The name of an inner section differs from that of the path without its parameter:
  /// `/users/{id}/keys/{key}` is `getUserKey`, and `/users/{id}/keys` is `getKeysForUser`.
  ///
  /// - Parameter object: The words of the sections before, which have parameters.
  func selection(_ stated: StatedParameters, after object: [String]) -> [String] {
    let isFirstStated =
      stated != .all && (object.isEmpty ? isStatedByPlural : isStatedByNoun)
    let all = parameters.dropFirst(isFirstStated ? 1 : 0)
    guard let first = all.first else { return [] }
    let others = stated == .first ? [] : all.dropFirst()
    return ["by"] + withoutNoun(first, object + noun) + others.flatMap { ["and"] + $0 }
  }

  /// Whether the only parameter is the singular of the plural before it.
  var isStatedByPlural: Bool {
    guard let last = segments.last, parameters.count == 1 else { return false }
    let singular = EnglishNoun.singular(of: last)
    return singular != last
      && singular.map { $0.lowercased() } == parameters[0].map { $0.lowercased() }
  }

  /// Whether the noun is the singular of a plural, or the first parameter has its words.
  private var isStatedByNoun: Bool {
    guard let last = segments.last, let parameter = parameters.first else { return false }
    let singular = EnglishNoun.singular(of: last)
    return singular != last || singular.map { $0.lowercased() } == parameter.map { $0.lowercased() }
  }

  /// Returns the words of a parameter without those with which a noun ends: `pool_name` is `name`.
  private func withoutNoun(_ parameter: [String], _ noun: [String]) -> [String] {
    let (noun, words) = (noun.map { $0.lowercased() }, parameter.map { $0.lowercased() })
    guard let last = noun.last else { return parameter }
    if words == [last + "id"] { return ["id"] }
    let repeated = noun.indices.first {
      noun.count - $0 < words.count && words.starts(with: noun[$0...])
    }
    return Array(parameter.dropFirst(repeated.map { noun.count - $0 } ?? 0))
  }
}
