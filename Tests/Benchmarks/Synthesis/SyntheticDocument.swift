/// A realistic OpenAPI document of any size, the same on every machine.
///
/// It consists of resources, each with the operations, models, examples and descriptions of a
/// resource in a large API: about 4 kB per operation.
public struct SyntheticDocument {
  public enum Format: String {
    case yaml, json
  }

  /// Returns a document with as many resources as the size in bytes requires, at least one.
  public static func text(ofSize size: Int, as format: Format) -> String {
    var paths = DocumentPart(format, depth: 1)
    var schemas = DocumentPart(format, depth: 2)
    var number = 0
    repeat {
      let resource = SyntheticResource(number: number)
      paths.append(resource.paths)
      schemas.append(resource.schemas)
      number += 1
    } while paths.size + schemas.size < size
    schemas.append(SharedParts.schemas)
    var document = DocumentPart(format, depth: 0)
    document.append(SharedParts.head)
    document.append("paths", paths)
    document.append("components", components(schemas, format))
    return document.whole
  }

  private static func components(_ schemas: DocumentPart, _ format: Format) -> DocumentPart {
    var components = DocumentPart(format, depth: 1)
    components.append(SharedParts.components)
    components.append("schemas", schemas)
    return components
  }
}
