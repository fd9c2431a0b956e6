import Canonical

/// Compares defaults, deprecations, and what is only read or only written.
struct AnnotationComparer {
  let pair: SchemaPair

  private var old: Conjunction { pair.old }
  private var new: Conjunction { pair.new }

  func run() {
    compareDefaults()
    if old.isDeprecated != new.isDeprecated {
      pair.add(
        new.isDeprecated ? .deprecated : .reactivated,
        new.isDeprecated ? "it was deprecated" : "it is no longer deprecated",
        new: new.mark(of: "deprecated")
      )
    }
    guard (old.isReadOnly, old.isWriteOnly) != (new.isReadOnly, new.isWriteOnly) else { return }
    if new.isReadOnly {
      pair.add(.becameReadOnly, "it became read-only", new: new.mark(of: "readOnly"))
    } else if new.isWriteOnly {
      pair.add(.becameWriteOnly, "it became write-only", new: new.mark(of: "writeOnly"))
    } else {
      pair.add(.becameReadWrite, "it became readable and writable")
    }
  }

  private func compareDefaults() {
    let marks = (old: old.mark(of: "default"), new: new.mark(of: "default"))
    switch (old.defaultValue, new.defaultValue) {
    case (nil, nil): break
    case (nil, let value?):
      pair.add(
        .defaultAdded,
        "the default \(value.canonicalText) was added",
        old: marks.old,
        new: marks.new
      )
    case (let value?, nil):
      pair.add(
        .defaultRemoved,
        "the default \(value.canonicalText) was removed",
        old: marks.old,
        new: marks.new
      )
    case (let before?, let after?):
      guard before.canonicalText != after.canonicalText else { return }
      pair.add(
        .defaultChanged,
        "the default changed from \(before.canonicalText) to \(after.canonicalText)",
        old: marks.old,
        new: marks.new
      )
    }
  }
}
