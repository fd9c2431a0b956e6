/// The singular of English nouns in paths: `/users/{id}` is the path of a user.
enum EnglishNoun {
  /// Returns words whose last one is singular.
  static func singular(of words: [String]) -> [String] {
    words.dropLast() + words.suffix(1).map { singular(of: $0) }
  }

  /// Returns the singular of a noun, or the word itself if it isn't known to be a plural.
  static func singular(of word: String) -> String {
    let lower = word.lowercased()
    guard word.hasSuffix("s"), lower.count > 3, lower == "apis" || !isSingular(lower) else {
      return word
    }
    if lower.hasSuffix("ies") {
      return keepsIE.contains(lower) ? String(word.dropLast()) : word.dropLast(3) + "y"
    }
    if lower.hasSuffix("elves") { return word.dropLast(3) + "f" }
    let dropsE = dropsE.contains { lower.hasSuffix($0) } && !keepsE.contains(lower)
    return String(word.dropLast(dropsE ? 2 : 1))
  }

  /// Returns words whose last one is plural.
  static func plural(of words: [String]) -> [String] {
    words.dropLast() + words.suffix(1).map { plural(of: $0) }
  }

  /// Returns the plural of a noun, or the word itself if it is known to be one.
  private static func plural(of word: String) -> String {
    let lower = word.lowercased()
    guard singular(of: lower) == lower, !isSingular(lower) || lower.hasSuffix("ss") else {
      return word
    }
    if lower.hasSuffix("y"), let before = lower.dropLast().last, !"aeiou".contains(before) {
      return word.dropLast() + "ies"
    }
    return word + (["s", "x", "z", "ch", "sh"].contains { lower.hasSuffix($0) } ? "es" : "s")
  }

  /// Whether the word isn't a plural although it ends with `s`.
  private static func isSingular(_ word: String) -> Bool {
    singularEndings.contains { word.hasSuffix($0) } || singulars.contains(word)
      || fileSystems.contains(word)
  }

  private static let singularEndings = ["ss", "us", "is", "tics"]
  private static let singulars: Set<String> = [
    "alias", "atlas", "aws", "bias", "canvas", "details", "dns", "gas", "https", "kubernetes",
    "lens", "means", "news", "pandas", "saas", "series", "sms", "species", "tls",
  ]
  /// Other words with this ending are plurals, such as `refs`, `etfs` and `vnfs`.
  private static let fileSystems: Set<String> = [
    "afs", "apfs", "bcachefs", "btrfs", "cephfs", "cifs", "configfs", "cvmfs", "debugfs",
    "devtmpfs", "ecryptfs", "efs", "gfs", "glusterfs", "gpfs", "hdfs", "hfs", "initramfs", "ipfs",
    "jffs", "jfs", "juicefs", "lizardfs", "moosefs", "nfs", "ntfs", "overlayfs", "procfs",
    "ramfs", "reiserfs", "securityfs", "squashfs", "sshfs", "sysfs", "tmpfs", "tracefs", "ubifs",
    "ufs", "unionfs", "vmfs", "webhdfs", "xfs", "zfs",
  ]
  private static let dropsE = ["sses", "shes", "ches", "xes", "zes", "tuses", "iases"]
  private static let keepsE: Set<String> = ["caches", "sizes", "axes", "niches"]
  private static let keepsIE: Set<String> = ["calories", "cookies", "movies"]
}
