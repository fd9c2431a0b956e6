import Comparing

extension VersionedBindings {
  /// Returns the changes of the public Swift between two versions, and those of the documents with
  /// the names that only the documents have removed.
  static func changes(
    _ old: VersionedBindings,
    _ new: VersionedBindings,
    besides changes: [Change]
  ) -> [Change] {
    let found = DeclarationComparer.changes(
      from: old.declared,
      to: new.declared,
      schemas: new.schemas,
      today: CalendarDay.today
    )
    let kept = KeptNames(from: old.declared, to: new.declared, changes: found)
    let recorded = new.jobs.flatMap { job in
      old.jobs.first { $0.job.module == job.job.module }.map { RecordingChanges($0, job).all } ?? []
    }
    return changes.filter { $0.rule.verdict != .source || !kept.keeps($0) } + found + recorded
  }
}
