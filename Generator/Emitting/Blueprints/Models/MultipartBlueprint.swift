import SwiftSource

/// The contents of a multipart form's declaration.
struct MultipartBlueprint {
  var fields: [Field]
  /// The parts that the document doesn't name.
  var additional: AdditionalBlueprint?
  /// The name of the form in the encoder, which differs from the fields' names.
  var form: SwiftName
  var statements: [Source]

  struct Field {
    var name: SwiftName
    var type: TypeReference
    /// The default argument of the initializer; nil if the argument is required.
    var assumed: Source?
    var documentation: DocumentationText
  }
}
