import BinderyRuntime
import Foundation

/// Selects the media type of a response (RFC 9110, section 12.5.1).
struct Negotiation {
  private var ranges: [(type: MediaType, quality: Double)] = []

  init(_ headers: HTTPHeaders) {
    for range in headers.values(of: "Accept").flatMap({ $0.split(separator: ",") }) {
      var parts = range.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
      var quality = 1.0
      if let index = parts.firstIndex(where: { $0.lowercased().hasPrefix("q=") }) {
        quality = Double(parts[index].dropFirst(2)) ?? 0
        parts.removeSubrange(index...)
      }
      ranges.append((MediaType(parts.joined(separator: ";")), quality))
    }
  }

  /// Returns the content that the client prefers, and its media type; nil if it accepts none.
  func content(of contents: [MockedContent]) -> (content: MockedContent, mediaType: String)? {
    var best: (content: MockedContent, mediaType: String, quality: Double)?
    for content in contents.sorted(by: { $0.isJSON && !$1.isJSON }) {
      let mediaType = concrete(content.mediaType)
      let quality = quality(of: mediaType)
      if quality > best?.quality ?? 0 { best = (content, mediaType, quality) }
    }
    return best.map { ($0.content, $0.mediaType) }
  }

  /// Returns the media type that the client prefers, among equal ones the first; nil if it accepts
  /// none.
  func preferred(of mediaTypes: [String]) -> String? {
    var best: (mediaType: String, quality: Double)?
    for mediaType in mediaTypes {
      let quality = quality(of: mediaType)
      if quality > best?.quality ?? 0 { best = (mediaType, quality) }
    }
    return best?.mediaType
  }

  /// The quality of a media type: that of the most specific range.
  func quality(of mediaType: String) -> Double {
    if ranges.isEmpty { return 1 }
    let type = MediaType(mediaType)
    // Parameters such as `charset` don't matter for the client.
    return ranges.filter { MediaType(type.essence).matches(MediaType($0.type.essence)) }
      .min { $0.type.essence.wildcardCount < $1.type.essence.wildcardCount }?.quality ?? 0
  }

  /// A media type of a range such as `image/*`, if possible one that the client accepts.
  private func concrete(_ mediaType: String) -> String {
    guard mediaType.contains("*") else { return mediaType }
    let accepted = ranges.map(\.type.essence).first {
      !$0.contains("*") && MediaType($0).matches(MediaType(mediaType))
    }
    if let accepted { return accepted }
    switch mediaType.prefix(while: { $0 != "/" }) {
    case "image": return "image/png"
    case "text": return "text/plain"
    case "audio": return "audio/mpeg"
    case "video": return "video/mp4"
    default:
      return mediaType.contains("+")
        ? mediaType.replacing("*", with: "vnd.mock") : "application/json"
    }
  }
}

extension MockedContent {
  /// Whether bodies are JSON.
  var isJSON: Bool {
    let essence = MediaType(mediaType).essence
    return essence == "application/json" || essence.hasSuffix("+json")
  }
}

extension String {
  fileprivate var wildcardCount: Int { count { $0 == "*" } }
}
