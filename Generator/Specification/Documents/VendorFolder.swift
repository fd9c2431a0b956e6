import Foundation

/// The copies of remote files beside a document, which `bindery vendor` makes.
///
/// The folder `vendor` has a folder for each host, in which the paths are those of the URLs, so
/// that relative references between the copies are right; `lock.json` lists the copies.
public struct VendorFolder: Sendable {
  /// A copy of a remote file.
  public struct File: Hashable, Sendable {
    /// The path in the folder.
    public var path: String
    /// The SHA-256 of the bytes, in hexadecimal digits.
    public var hash: String

    public init(path: String, hash: String) {
      self.path = path
      self.hash = hash
    }
  }

  /// The path of the folder.
  public let path: String
  /// The copies by URL.
  public var files: [String: File] = [:]

  /// The path of the list of copies.
  public var lockPath: String { path + "/lock.json" }

  /// Reads the list of copies beside a document, if there is one.
  public init(beside document: String, diagnostics: Diagnostics) {
    path = FilePath.join(FilePath.folder(of: document), "vendor")
    guard let real = RealPath.resolve(lockPath) else { return }
    do throws(Diagnostic) {
      let mark = Mark(file: lockPath, line: 1, column: 1)
      let bytes = try RegularFile.bytes(
        at: real,
        shownAs: lockPath,
        limit: Limits.default,
        mark: mark
      )
      guard let tree = Tree.parse(bytes, file: lockPath, diagnostics: diagnostics) else { return }
      for entry in tree.root.entries {
        guard let path = entry.value["file"]?.string, let hash = entry.value["sha256"]?.string,
          path == Self.relativePath(of: entry.key)
        else {
          diagnostics.error(
            .invalidValue,
            at: entry.value.mark,
            "the entry of \(Excerpt.quoted(entry.key)) has no valid “file” and “sha256”",
            fix: "delete \(lockPath), and run bindery vendor"
          )
          continue
        }
        files[entry.key] = File(path: path, hash: hash)
      }
    } catch {
      diagnostics.report(error)
    }
  }

  /// The path of the copy of a remote file; nil without one.
  func copy(of url: String) -> String? {
    Self.normalized(url).flatMap { files[$0] }.map { "\(path)/\($0.path)" }
  }

  /// The URL of a file in the folder; nil for another file.
  public func url(ofFile file: String) -> String? {
    guard FilePath.isInside(file, path) else { return nil }
    let steps = file.dropFirst(path.utf8.count + 1).split(separator: "/")
    guard let host = steps.first, steps.count > 1 else { return nil }
    let parts = steps.dropFirst().map { step in
      step.addingPercentEncoding(withAllowedCharacters: Self.allowed) ?? String(step)
    }
    return "https://\(host.replacing("%3A", with: ":"))/\(parts.joined(separator: "/"))"
  }

  private static let allowed = CharacterSet.urlPathAllowed.union(CharacterSet(charactersIn: "?"))

  /// The URL without its fragment, and with its scheme and host in lower case; nil unless it is an
  /// https URL without a user.
  public static func normalized(_ url: String) -> String? {
    let absolute = url.hasPrefix("//") ? "https:" + url : url
    guard var parts = URLComponents(string: absolute), parts.scheme?.lowercased() == "https",
      parts.user == nil, parts.password == nil, let host = parts.host, !host.isEmpty
    else { return nil }
    parts.fragment = nil
    parts.scheme = "https"
    parts.host = host.lowercased()
    return parts.string
  }

  /// The path of the copy of a remote file in the folder; nil for a URL that has none.
  public static func relativePath(of url: String) -> String? {
    guard let url = normalized(url), let parts = URLComponents(string: url), let host = parts.host
    else { return nil }
    let port = parts.port.map { "%3A\($0)" } ?? ""
    var steps = parts.percentEncodedPath.split(separator: "/").map { step in
      let text = step.removingPercentEncoding ?? String(step)
      return text.utf8.contains { $0 < 0x20 || $0 == UInt8(ascii: "/") } ? String(step) : text
    }
    if parts.percentEncodedPath.hasSuffix("/") || steps.isEmpty { steps.append("index") }
    if let query = parts.percentEncodedQuery {
      steps[steps.count - 1] += "?" + query.replacing("/", with: "%2F")
    }
    guard !steps.contains(where: { [".", "..", ""].contains($0) }) else { return nil }
    return ([host + port] + steps).joined(separator: "/")
  }
}
