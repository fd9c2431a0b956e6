import Canonical
import Specification

extension WrittenOpenAPI.Parameter {
  /// Reports a parameter of Swagger 2.0 whose type has no empty value, although one is allowed.
  func reportEmptyValue() {
    guard isSwagger, let allowed = cursor.value("allowEmptyValue"), allowed.boolean == true,
      let types = schema?.types, !types.isEmpty,
      !types.contains(where: { [.string, .array].contains($0) })
    else { return }
    diagnostics.warn(
      .unsupportedKeyword,
      at: allowed.mark,
      "an empty value of type \(types[0].rawValue) isn't supported; “allowEmptyValue” is ignored",
      fix: "write type: string, if the service is called with an empty value"
    )
  }
}
