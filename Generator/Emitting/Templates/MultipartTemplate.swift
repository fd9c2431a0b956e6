import SwiftSource

/// A multipart form: stored properties, an initializer, and its encoding.
struct MultipartTemplate {
  let model: ModelBlueprint
  let form: MultipartBlueprint
  let nested: [Source]
  let access: Source

  var source: Source {
    """
    \(doc: model.documentation)
    \(access)struct \(model.name): \(TypeReference.multipartEncodable), Hashable {
      \(lines: [properties, initializer, encoder] + nested, by: "\n\n", \.self)
    }
    """
  }

  private var properties: Source {
    """
    \(lines: form.fields, property)
    \(form.additional.map { "\(doc: $0.documentation)" as Source })
    \(form.additional.map { "\(access)var \($0.name): [String: \($0.type)]" })
    """
  }

  private func property(_ field: MultipartBlueprint.Field) -> Source {
    """
    \(doc: field.documentation)
    \(access)var \(field.name):\(branch: "\(field.type)")
    """
  }

  private var initializer: Source {
    """
    \(access)init(\(list: parameters, \.self)) {
      \(lines: form.fields, { "self.\(label: $0.name) = \($0.name)" })
      \(form.additional.map { "self.\(label: $0.name) = \($0.name)" })
    }
    """
  }

  private var parameters: [Source] {
    form.fields.map { field in
      "\(label: field.name): \(field.type)\(field.assumed.map { " = \($0)" as Source } ?? "")"
    } + (form.additional.map { ["\(label: $0.name): [String: \($0.type)] = [:]"] } ?? [])
  }

  private var encoder: Source {
    """
    \(access)func encode(into \(form.form): inout \(TypeReference.multipartForm)) throws(InvalidRequest) {
      \(lines: form.statements, \.self)
    }
    """
  }
}

extension TypeReference {
  fileprivate static let multipartEncodable = TypeReference.runtime("MultipartEncodable")
  fileprivate static let multipartForm = TypeReference.runtime("MultipartForm")
}
