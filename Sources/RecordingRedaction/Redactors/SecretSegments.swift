/// The segments of a path that are secret parameters of a template.
enum SecretSegments {
  /// Returns the indices of the secret segments; the path of a server may precede the template.
  static func indices(
    in segments: [String],
    _ paths: Set<RedactionRules.SecretPath>
  ) -> Set<Int> {
    var indices: Set<Int> = []
    for path in paths {
      let template = path.template.split(separator: "/").map(String.init)
      let offset = segments.count - template.count
      guard offset >= 0, zip(template, segments[offset...]).allSatisfy(matches) else { continue }
      for (index, segment) in template.enumerated()
      where path.parameters.contains(where: { segment.contains("{\($0)}") }) {
        indices.insert(offset + index)
      }
    }
    return indices
  }

  /// Whether the segments are those of a template, possibly after the path of a server.
  static func matches(_ template: String, _ segments: [String]) -> Bool {
    let template = template.split(separator: "/").map(String.init)
    let offset = segments.count - template.count
    return offset >= 0 && zip(template, segments[offset...]).allSatisfy(matches)
  }

  private static func matches(_ template: String, _ segment: String) -> Bool {
    template.contains("{") || template == segment
  }
}
