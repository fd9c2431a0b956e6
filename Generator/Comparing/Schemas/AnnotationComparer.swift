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
    guard old.defaults != new.defaults,
      let change = DefaultChange(from: old.defaultValue, to: new.defaultValue)
    else { return }
    pair.add(
      change.change,
      change.message,
      old: old.mark(of: "default"),
      new: new.mark(of: "default")
    )
  }
}
