import BinderyRuntime

extension Plant {
  init(_ value: JSONValue) {
    switch value {
    case .null: self = .scalar("null", isQuoted: false)
    case .boolean(let flag): self = .scalar("\(flag)", isQuoted: false)
    case .number(let number): self = .scalar(number.text, isQuoted: false)
    case .string(let text): self = .scalar(text, isQuoted: true)
    case .array(let elements): self = .list(elements.map { Plant($0) })
    case .object(let object): self = .map(object.members.map { ($0.key, Plant($0.value)) })
    }
  }
}
