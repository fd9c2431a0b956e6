import Canonical
import SourceDiagnostics

/// Collects changes, and the schemas to compare.
final class ChangeList {
  /// A value whose schemas are compared after all were found.
  private struct Value {
    let subject: ChangeSubject
    let title: String
    let pair: SchemaPair
    let hasDefault: Bool
    let isText: Bool
  }

  private(set) var changes: [Change] = []
  /// The date of the comparison, such as `2027-03-31`.
  let today: String
  private let comparer: SchemaComparer
  private var values: [Value] = []
  /// Why no user can rely on an operation, by its title.
  private var excuses: [String: String] = [:]

  init(today: String) {
    self.today = today
    comparer = SchemaComparer(today: today)
  }

  func add(
    _ rule: ChangeRule,
    of subject: String,
    _ message: String,
    alsoOf others: [String] = [],
    old: Mark? = nil,
    new: Mark? = nil,
    fix: String? = nil,
    formerName: String? = nil
  ) {
    var change = Change(rule, of: subject, message, old: old, new: new)
    change.others = others.map { Change.Part(subject: $0, path: "") }
    change.fix = fix
    change.formerName = formerName
    changes.append(change)
  }

  /// Makes the changes of an operation have no effect, except that of its stability.
  func excuse(_ title: String, _ reason: String) { excuses[title] = reason }

  /// Marks the changes that only have parts on which no user can rely.
  func applyExcuses() {
    guard !excuses.isEmpty else { return }
    for index in changes.indices where changes[index].rule != OperationRules.stabilityDecreased {
      let reasons = changes[index].parts.map { part in
        excuses[part.subject.prefix(upTo: ": ")]
      }
      if let first = reasons.first ?? nil, !reasons.contains(nil) { changes[index].excuse = first }
    }
  }

  /// Compares the schemas of a value; without a schema, every value is valid.
  ///
  /// - Parameters:
  ///   - hasDefault: Whether the defaults of the schemas are those of the value.
  ///   - isText: Whether the value is written as a text without its type.
  func compare(
    _ subject: ChangeSubject,
    of title: String,
    _ old: Schema?,
    _ new: Schema?,
    hasDefault: Bool = true,
    isText: Bool = false
  ) {
    switch (old, new) {
    case (nil, nil): break
    case (let old?, let new?):
      let pair = comparer.pair([old], [new])
      let value = Value(
        subject: subject,
        title: title,
        pair: pair,
        hasDefault: hasDefault,
        isText: isText
      )
      values.append(value)
    case (nil, let new?):
      if Conjunction([new]).isUnrestricted { return }
      add(ChangeRule(subject, .typeNarrowed), of: title, "it got a schema", new: new.mark)
    case (let old?, nil):
      if Conjunction([old]).isUnrestricted { return }
      add(ChangeRule(subject, .typeWidened), of: title, "it no longer has a schema", old: old.mark)
    }
  }

  /// Compares the schemas of an object, which has no properties without a schema.
  func compareObjects(
    _ subject: ChangeSubject,
    of title: String,
    _ old: Schema?,
    _ new: Schema?,
    _ marks: (old: Mark, new: Mark)
  ) {
    guard let object = old ?? new, (old == nil) != (new == nil) else {
      compare(subject, of: title, old, new)
      return
    }
    let isAdded = old == nil
    let schema = Conjunction([object])
    for (key, schemas) in schema.properties {
      let isRequired = schema.required.contains(key)
      let sunset = isAdded ? nil : Conjunction(schemas).sunset
      let change: ValueChange =
        if let sunset {
          sunset < today ? .removedAfterSunset : .removedBeforeSunset
        } else if isAdded {
          isRequired ? .requiredAdded : .optionalAdded
        } else {
          isRequired ? .requiredRemoved : .optionalRemoved
        }
      changes.append(
        Change(
          ChangeRule(subject.properties, change),
          of: title,
          path: "/\(key)",
          "the \(isRequired ? "required" : "optional") property was"
            + " \(isAdded ? "added" : "removed")"
            + (sunset.map { ", whose last day is \($0)" } ?? ""),
          old: isAdded ? marks.old : schemas[0].mark,
          new: isAdded ? schemas[0].mark : marks.new
        )
      )
    }
  }

  /// Adds the changes of schemas, each once with all values that it concerns.
  func compareSchemas(of schemas: Descriptions<any SchemaIndex>) {
    comparer.run()
    for rename in RenamedSchemas(comparer.all, schemas).all {
      add(
        DocumentRules.schemaRenamed,
        of: "schema \(rename.old)",
        "the schema is now \(rename.new)",
        old: rename.pair.old.ownMark,
        new: rename.pair.new.ownMark,
        fix: FormerName.fix(schema: rename.new, rename.old),
        formerName: rename.old
      )
    }
    var positions: [SchemaChangeID: Int] = [:]
    for value in values {
      let walk = SchemaWalk(direction: value.subject.direction)
      for found in walk.differences(of: value.pair)
      where value.hasDefault || !found.path.isEmpty || !found.difference.change.isOfDefault {
        let subject = found.isProperty ? value.subject.properties : value.subject
        let textChange = value.isText ? found.difference.textChange : nil
        let change = textChange ?? found.difference.change
        let id = SchemaChangeID(
          owner: ObjectIdentifier(found.owner),
          index: found.index,
          subject: subject,
          change: change
        )
        if let position = positions[id] {
          changes[position].others.append(Change.Part(subject: value.title, path: found.path))
          continue
        }
        positions[id] = changes.count
        changes.append(
          Change(
            ChangeRule(subject, change),
            of: value.title,
            path: found.path,
            found.difference.message,
            old: found.difference.old,
            new: found.difference.new
          )
        )
      }
    }
  }

  private struct SchemaChangeID: Hashable {
    let owner: ObjectIdentifier
    let index: Int
    let subject: ChangeSubject
    let change: ValueChange
  }
}

extension String {
  /// The text before a separator, or all of it.
  fileprivate func prefix(upTo separator: String) -> String {
    firstRange(of: separator).map { String(self[..<$0.lowerBound]) } ?? self
  }
}
