import Foundation

/// The keys by which a file in JSON or YAML is probably a recording.
enum RecordingKeys {
  /// Whether a file has the keys of an archive or of a cassette.
  static func isRecording(_ file: Data) -> Bool {
    let text = UTF16Text.utf8(of: file) ?? file
    return ["\"log\"", "\"entries\""].allSatisfy { text.range(of: Data($0.utf8)) != nil }
      || Cassette.hasKey(text)
  }
}
