import Foundation

extension Explanation {
  /// The folders that are written to.
  static let outputs = [
    Explanation(
      "foreign-file",
      "a file in the output folder isn't Bindery's",
      meaning: """
        A generated file would take its place. Bindery overwrites only what it has written, which \
        it knows by the first line.
        """,
      fix: "Move the file, or choose another output folder.",
      example: .run(
        ["generate", "openapi.yaml", "--output", "Sources"],
        in: [("Sources/Shop.swift", "let mine = true\n"), ("openapi.yaml", Example.shop)]
      ),
      fixed: .running("generate", "openapi.yaml", "--output", "Generated")
    ),
    Explanation(
      "unusable-output",
      "the output folder can't be written",
      meaning: "A file or a symbolic link is in the way, or the system refuses.",
      fix: "Choose an output folder that can be written.",
      example: .run(
        ["generate", "openapi.yaml", "--output", "Sources"],
        in: [("Sources", "A file and no folder.\n"), ("openapi.yaml", Example.shop)]
      ),
      fixed: .running("generate", "openapi.yaml", "--output", "Generated")
    ),
    Explanation(
      "large-removal",
      "a run would remove much of what was generated before",
      meaning: """
        More than a third of the generated files in a folder, or every model, operation or channel \
        in it, would be removed. That is more often a slip in the document than meant, so that \
        nothing is written at all.
        """,
      fix: "Correct the document; run it again with --force if the removal is meant.",
      example: .run(
        ["generate", "openapi.yaml", "--output", "Sources"],
        in: [
          ("openapi.yaml", Example.shop.components(separatedBy: "paths:")[0] + "paths: {}\n"),
          ("Sources/Shop.swift", header), ("Sources/Requests/ShopRequests.swift", header),
        ]
      ),
      fixed: .running("generate", "openapi.yaml", "--output", "Sources", "--force")
    ),
    Explanation(
      "outside-package",
      "a bindings.yaml leads out of the package",
      meaning: """
        What a bindings.yaml names, symbolic links followed, is read and written inside of the \
        package alone: the nearest folder, from the current one upwards, with a Package.swift, or \
        else with .git, or else the current one. A bindings.yaml may come from somebody else.
        """,
      fix: "Choose a path inside of the package, or allow others with --allow-outside.",
      example: .run(
        ["lint"],
        in: [
          ("Spec/shop/bindings.yaml", plain.replacing("../../Sources", with: "../../../Sources")),
          ("Spec/shop/openapi.yaml", Example.shop),
          ("Package.swift", "// swift-tools-version: 6.1\n"),
        ]
      ),
      fixed: .running("lint", "--allow-outside")
    ),
    Explanation(
      "occupied-folder",
      "the output folder holds another document's files",
      meaning: """
        What a run no longer generates is removed, so that the other document's files would be \
        lost. A document that was renamed, or whose client is called otherwise, counts as another.
        """,
      fix: """
        Give each document a folder of its own, or empty this one first. Keep the client of a \
        document that has a new title with --client.
        """,
      example: .run(
        ["generate", "openapi.yaml", "--output", "Sources"],
        in: [
          (
            "Sources/Maps.swift",
            "// Generated from maps.yaml. Edit the specification, then run `bindery generate`.\n"
          ),
          ("openapi.yaml", Example.shop),
        ]
      ),
      fixed: .running("generate", "openapi.yaml", "--output", "Generated")
    ),
    Explanation(
      "shared-folder",
      "two outputs have one folder",
      meaning: "Each would remove what the other has written.",
      fix: """
        Give each “output” and each “contractTests” a folder of its own, and none that lies in the \
        Models, Requests or Webhooks of another.
        """,
      example: .run(
        ["lint"],
        in: ["maps", "shop"].flatMap {
          [
            ("Spec/\($0)/bindings.yaml", plain), ("Spec/\($0)/openapi.yaml", Example.shop),
          ]
        }
      ),
      fixed: .replacing("Sources/Shop", with: "Sources/Maps")
    ),
    Explanation(
      "twin-types",
      "two documents of one bindings.yaml make one type",
      meaning: """
        A module has one type of a name, and both describe something of that name, or have the \
        same title, by which the client is named.
        """,
      fix: "Name the clients, or give one document a bindings.yaml with a module of its own.",
      example: .run(
        ["lint"],
        in: [
          (
            "Spec/shop/bindings.yaml",
            "documents: [openapi.yaml, maps.yaml]\nmodule: Shop\noutput: ../../Sources/Shop\n"
          ),
          ("Spec/shop/openapi.yaml", Example.shop), ("Spec/shop/maps.yaml", Example.shop),
        ]
      ),
      fixed: .replacing(", maps.yaml", with: "").and(mapsAlone, ("Spec/maps/openapi.yaml", maps))
    ),
    Explanation(
      "twin-files",
      "two documents of one bindings.yaml generate files of one name",
      meaning: "The compiler takes no two files of one name into a module, in whatever folders.",
      fix: "Give one document a bindings.yaml with a module of its own.",
      example: .run(
        ["lint"],
        in: [
          (
            "Spec/shop/bindings.yaml",
            "documents: [{ path: openapi.yaml, client: MapClient }, maps.yaml]\nmodule: Shop\n"
              + "output: ../../Sources/Shop\n"
          ),
          ("Spec/shop/openapi.yaml", Example.shop),
          ("Spec/shop/maps.yaml", clientModels),
        ]
      ),
      fixed: .replacing(", maps.yaml", with: "").and(mapsAlone, ("Spec/maps/openapi.yaml", maps))
    ),
  ]

  private static let header =
    "// Generated from openapi.yaml. Edit the specification, then run `bindery generate`.\n"

  /// Two models that stand in a file named after the words that they share.
  private static let clientModels = """
    openapi: 3.1.0
    info: { title: Atlas, version: "1" }
    paths: {}
    components:
      schemas:
        MapClientKey: { type: object, properties: { id: { type: string } } }
        MapClientName: { type: object, properties: { id: { type: string } } }

    """
}
