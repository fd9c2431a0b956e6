/// The rules for recorded entries, which contract tests replay.
package enum RecordingRules {
  package static let stale = ChangeRule(
    "recording-stale",
    .info,
    "The entry was recorded when another description was valid."
  )
  package static let unfit = ChangeRule(
    "recording-unfit",
    .warning,
    "The contract test of the entry fails."
  )

  static let all = [stale, unfit]
}
