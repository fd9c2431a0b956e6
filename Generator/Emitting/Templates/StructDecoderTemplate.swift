import SwiftSource

/// The initializer of an object from JSON.
struct StructDecoderTemplate {
  let object: ObjectBlueprint
  let access: Source

  var source: Source {
    """
    \(access)init(from \(object.reader): inout JSONReader) throws(JSONError) {
      \(lines: object.fields.filter(\.isPending), pending)
      \(object.additional.map { "var \($0.name): [String: \($0.type)] = [:]" })
      try \(object.reader).beginObject()
      \(object.fields.isEmpty && object.additional == nil ? skipping : reading)
      \(lines: object.fields.filter(\.isPending), assignment)
      \(object.additional.map { "self.\(label: $0.name) = \($0.name)" })
    }
    """
  }

  private func pending(_ field: FieldBlueprint) -> Source {
    "var \(field.name):\(branch: "\(field.presence.pending)")"
  }

  private var skipping: Source {
    "while try \(object.reader).nextKey() != nil { try \(object.reader).skipValue() }"
  }

  private var reading: Source {
    """
    while let \(object.key) = try \(object.reader).nextKey() {
      switch \(object.key) {
      \(lines: object.fields, reading)
      default:\(branch: remainder)
      }
    }
    """
  }

  private func reading(_ field: FieldBlueprint) -> Source {
    "case \(literal: field.key):\(branch: "\(object.reader).\(target(of: field))")"
  }

  private func target(of field: FieldBlueprint) -> Source {
    if field.isPending { return "read(into: &\(field.name))" }
    return field.wrapper == nil
      ? "read(into: &\(field.storage))"
      : "readIndirect(into: &\(SwiftName(wrapperOf: field.storage)))"
  }

  private var remainder: Source {
    object.additional.map {
      "\($0.name)[\(object.key).string] = try \(object.reader).read(\($0.type).self)"
    } ?? "try \(object.reader).skipValue()"
  }

  private func assignment(_ field: FieldBlueprint) -> Source {
    "self.\(label: field.storage) =\(branch: value(of: field))"
  }

  private func value(of field: FieldBlueprint) -> Source {
    let arguments: [Source] = ["\(field.name)", "\(literal: field.key)"]
    return switch field.presence.requirement {
    case .required where field.isNullWhenAbsent: "\(field.name) ?? .null"
    case .required: "try \(object.reader).require(\(list: arguments, \.self))"
    case .requiredNullable: "try \(object.reader).requireNullable(\(list: arguments, \.self))"
    case .optional: "\(field.name)"
    }
  }
}
