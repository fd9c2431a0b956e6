import SwiftSource

/// A multipart form as it will be printed.
struct MultipartBlueprint {
  var fields: [Field]
  /// Parts without names of their own.
  var additional: AdditionalBlueprint?
  /// The name inside the encoder, which differs from every field's.
  var form: SwiftName
  var statements: [Source]

  struct Field {
    var name: SwiftName
    var type: TypeReference
    /// What the initializer assumes; none when the field must be given.
    var assumed: Source?
    var documentation: DocumentationText
  }
}
