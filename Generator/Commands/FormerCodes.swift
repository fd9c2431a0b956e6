import Specification

/// The names of diagnostic codes before they were merged, for rules that still use them.
enum FormerCodes {
  /// Returns the code to use instead of an unknown one: its replacement, or the most similar code.
  static func suggestion(for code: String) -> String? {
    replacements[code] ?? Suggestion.nearest(to: code, among: Explanation.all.map(\.code))
  }

  /// The codes by their former names.
  static let replacements = Dictionary(
    uniqueKeysWithValues: table.split(separator: "\n").flatMap { line in
      let words = line.split { $0 == " " || $0 == ":" }.map(String.init)
      return words.dropFirst().map { ($0, words[0]) }
    }
  )

  /// One line per code: the code, and its former names.
  private static let table = """
    circular-reference: reference-loop
    duplicate-channel: twin-channels
    duplicate-operation-id: duplicate-operation
    existing-file: foreign-file occupied-folder present-bindings
    external-reference: outside-root remote-reference
    ignored-header: governed-header
    indistinguishable-messages: twin-messages
    indistinguishable-variants: indistinct-variants
    invalid-alias: recursive-alias unknown-anchor
    invalid-channel-address: bad-address
    invalid-default: misfit-default
    invalid-discriminator: misplaced-discriminator stray-mapping unlisted-variant
    invalid-encoding: bad-encoding lone-surrogate repaired-text
    invalid-enum: empty-enumeration misfit-value misplaced-values mixed-enumeration
    invalid-extension: bad-fact bad-location bad-setting fact-without-message
    invalid-file-path: bad-path bad-root
    invalid-form: stray-encoding unfit-form
    invalid-har: bad-frame bad-method bad-url not-har unknown-encoding
    invalid-name: bad-name
    invalid-parameter: nameless-parameter unknown-location unsendable-name unsuitable-style
    invalid-path: malformed-path
    invalid-redeclaration: twin-clients twin-files twin-modules twin-types
    invalid-reference: bad-reference wrong-reference
    invalid-security-scheme: inexact-security
    invalid-server: bad-server relative-server
    invalid-severity: bad-severity fixed-severity unknown-code
    invalid-status: bad-status interim-status
    invalid-syntax: bad-json bad-yaml key-not-scalar merge-not-mapping several-documents
    invalid-tag: tag-mismatch unknown-tag
    invalid-value: bad-rename invalid-action unknown-action hidden-modules unknown-access unknown-role wrong-kind
    invalid-value: missing-provenance no-provenance unknown-provenance
    limit-exceeded: alias-bomb file-too-large out-of-memory scalar-too-long too-many-combinations
    limit-exceeded: too-many-directives too-many-models too-many-parts
    missing-schema: empty-answer empty-body untyped-parameter
    misspelled-key: misspelt-key
    nesting-limit: long-reference-chain too-deep too-many-bases too-nested
    no-document: no-bindings
    not-generated: unused-binding unused-headers unused-message unused-security unused-server
    partial-body: unproven-body
    recording-mismatch: misfit-recording undocumented-status wrong-direction
    recursive-schema: endless-schema
    shared-folder: shared-recordings
    undescribed-required-property: undeclared-required
    unknown-key: stray-key
    unknown-security-scheme: unknown-security
    unlisted-message: stray-message
    unmatched-recording: unknown-message unknown-operation
    unnamed-enum-values: misfit-names unnamed-values
    unreadable-file: no-recordings
    unrelated-keyword: stray-keyword
    unresolved-reference: dangling-reference unknown-channel
    unsupported-document: empty-file foreign-format unsupported-version
    unsupported-media-type: file-as-json untyped-content untyped-message
    unsupported-schema-format: foreign-schema
    unsupported-security-scheme: certificate-security unsupported-security
    unsupported-webhook: webhook-answer webhook-parameter
    unused-path-parameter: stray-path-parameter
    unused-rule: empty-module stray-exception stray-player unused-pattern unused-rename
    wrong-reference-target: wrong-target
    wrong-version-keyword: leftover-body leftover-section other-version
    """
}
