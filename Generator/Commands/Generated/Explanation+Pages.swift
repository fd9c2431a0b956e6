// Written by Scripts/generate from bindery.docc/Codes.

extension Explanation {
  /// Each code with its page.
  static let pages: [(code: String, text: String)] = [
    (
      "circular-reference",
      #"""
      # circular-reference

      References form a cycle.

      A cycle of references has no target, so Bindery doesn't follow the reference.

      ## Fix

      Replace one reference of the cycle with an object.

      ## Example

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths:
        /books: { $ref: "#/components/pathItems/A" }
      components:
        pathItems:
          A: { $ref: "#/components/pathItems/B" }
          B: { $ref: "#/components/pathItems/A" }
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:7:16: warning: circular reference “#/components/pathItems/B”; ignored [circular-reference]
        7 |     A: { $ref: "#/components/pathItems/B" }
          |                ^
        help: replace one reference of the cycle with an object
      1 warning
      ```

      ## Fixed

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths:
        /books: { $ref: "#/components/pathItems/A" }
      components:
        pathItems:
          A: { $ref: "#/components/pathItems/B" }
          B: { get: { responses: { "204": { description: Nothing. } } } }
      ```
      """#
    ),
    (
      "conflicting-types",
      #"""
      # conflicting-types

      The types of a schema exclude each other.

      Schemas of an `allOf` require different types, or a schema has a `type` that excludes a variant of
      its `oneOf` or `anyOf`. No value can have both types. Bindery omits the variant, or reads the value
      as any JSON if nothing remains.

      ## Fix

      Correct one of the types.

      ## Example

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      components:
        schemas:
          Book: { allOf: [{ type: string }, { type: integer }] }
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:6:11: warning: the types of “Book” contradict one another; interpreted as any JSON value [conflicting-types]
        6 |     Book: { allOf: [{ type: string }, { type: integer }] }
          |           ^
        help: use the same type in all parts of the schema
      1 warning
      ```

      ## Fixed

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      components:
        schemas:
          Book: { allOf: [{ type: string }, { minLength: 1 }] }
      ```
      """#
    ),
    (
      "duplicate-anchor",
      #"""
      # duplicate-anchor

      Two schemas have the same `$anchor`.

      A reference to the anchor refers to the first schema. Schemas with different `$id`s may have equal
      anchors.

      ## Fix

      Rename one of the anchors.

      ## Example

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      components:
        schemas:
          Book: { $anchor: thing, type: string }
          Page: { $anchor: thing, type: integer }
          Shelf: { properties: { thing: { $ref: "#thing" } } }
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:7:22: warning: duplicate $anchor “thing”; the first one is used [duplicate-anchor]
        7 |     Page: { $anchor: thing, type: integer }
          |                      ^
        help: rename one of the two anchors
      openapi.yaml:6:11: note: the first one is here
      1 warning
      ```

      ## Fixed

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      components:
        schemas:
          Book: { $anchor: thing, type: string }
          Page: { $anchor: page, type: integer }
          Shelf: { properties: { thing: { $ref: "#thing" } } }
      ```
      """#
    ),
    (
      "duplicate-channel",
      #"""
      # duplicate-channel

      Two keys refer to the same AsyncAPI channel.

      Bindery generates one type for a channel, named after the first key that refers to it. In AsyncAPI 3
      the address is part of the channel, so a second key has no effect. Bindery omits the second key.

      ## Fix

      Describe a second channel, or remove the second key.

      ## Example

      `asyncapi.yaml`:

      ```yaml
      asyncapi: 3.0.0
      info: { title: Example, version: "1" }
      channels:
        news: { address: news, messages: { added: { payload: { type: object } } } }
        late: { $ref: "#/channels/news" }
      ```

      ```console
      $ bindery lint asyncapi.yaml
      asyncapi.yaml:5:3: warning: the key “late” refers to the same channel as another key; ignored [duplicate-channel]
        5 |   late: { $ref: "#/channels/news" }
          |   ^
        help: remove the key, or define a separate channel
      1 warning
      ```

      ## Fixed

      `asyncapi.yaml`:

      ```yaml
      asyncapi: 3.0.0
      info: { title: Example, version: "1" }
      channels:
        news: { address: news, messages: { added: { payload: { type: object } } } }
      ```
      """#
    ),
    (
      "duplicate-key",
      #"""
      # duplicate-key

      A mapping has the same key twice.

      YAML and JSON forbid duplicate keys, and readers differ in the value that they use. Bindery uses the
      last one.

      ## Fix

      Remove or rename one of the keys.

      ## Example

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      components:
        schemas:
          Book: { type: string }
          Book: { type: integer }
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:7:5: error: duplicate key “Book”; the last one is used [duplicate-key]
        7 |     Book: { type: integer }
          |     ^
        help: remove or rename one of the two keys
      openapi.yaml:6:5: note: this one is ignored
      1 error
      ```

      ## Fixed

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      components:
        schemas:
          Book: { type: string }
          Pages: { type: integer }
      ```
      """#
    ),
    (
      "duplicate-operation-id",
      #"""
      # duplicate-operation-id

      Two operations have the same `operationId`.

      OpenAPI requires unique operationIds, and the name of the generated method comes from it. Bindery
      names the second operation after its method and path.

      ## Fix

      Give each operation its own `operationId`.

      ## Example

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths:
        /books:
          get: { operationId: books, responses: { "204": { description: Nothing. } } }
          post: { operationId: books, responses: { "204": { description: Nothing. } } }
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:6:5: error: duplicate operationId “books”; its ID is “postBooks” [duplicate-operation-id]
        6 |     post: { operationId: books, responses: { "204": { …
          |     ^
        help: give the operation a unique operationId
      openapi.yaml:5:5: note: the first one is here
      1 error
      ```

      ## Fixed

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths:
        /books:
          get: { operationId: books, responses: { "204": { description: Nothing. } } }
          post: { operationId: addBook, responses: { "204": { description: Nothing. } } }
      ```
      """#
    ),
    (
      "duplicate-parameter",
      #"""
      # duplicate-parameter

      A list describes the same parameter twice.

      A parameter is identified by `name` and `in`. Names of headers are compared without case. Bindery
      uses the last description.

      ## Fix

      Remove one of the descriptions.

      ## Example

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths:
        /books:
          get:
            parameters: [{ name: q, in: query, schema: { type: string } }, { name: q, in: query, schema: { type: integer } }]
            responses: { "204": { description: Nothing. } }
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:6:70: error: duplicate query parameter “q”; the last one is used [duplicate-parameter]
        6 |       parameters: [{ name: q, in: query, schema: { type: string } }, { name: q, in: query, schema: { type: integer } }]
          |                                                                      ^
        help: remove one of the two parameters
      1 error
      ```

      ## Fixed

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths:
        /books:
          get:
            parameters: [{ name: q, in: query, schema: { type: string } }, { name: limit, in: query, schema: { type: integer } }]
            responses: { "204": { description: Nothing. } }
      ```
      """#
    ),
    (
      "existing-file",
      #"""
      # existing-file

      A file exists that Bindery doesn't overwrite.

      - **The output folder has a file that Bindery didn't write.** A generated file would replace it.
        Bindery overwrites only files that begin with its header comment.
      - **The output folder has the files of another document.** Files that a run doesn't generate are
        removed, so the files of the other document would be lost. A document with another name or another
        client counts as another document.
      - **`bindery init` finds a `bindings.yaml` that lists the document.** It may have been edited by
        hand.

      ## Fix

      Move the file, or choose another output folder. Give each document its own output folder, and keep
      the name of the client of a renamed document with `--client`. To replace a `bindings.yaml`, run
      `bindery init` with `--force`.

      ## Example: an output folder

      `Sources/Shop.swift`:

      ```yaml
      let mine = true
      ```

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Shop, version: "1" }
      servers: [{ url: "https://shop.example" }]
      paths:
        /books:
          get:
            operationId: listBooks
            responses:
              "200": { description: All books., content: { application/json: { schema: { type: array } } } }
      ```

      ```console
      $ bindery generate openapi.yaml --output Sources
      error: “Sources/Shop.swift” exists and isn't generated by Bindery [existing-file]
        help: move the file, or use another output folder
      ```

      ## Fixed: an output folder

      ```console
      $ bindery generate openapi.yaml --output Generated
      ```

      ## Example: bindery init

      `Spec/shop/bindings.yaml`:

      ```yaml
      documents: [openapi.yaml]
      module: Shop
      output: ../../Sources/Shop
      ```

      `Spec/shop/openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Shop, version: "1" }
      servers: [{ url: "https://shop.example" }]
      paths:
        /books:
          get:
            operationId: listBooks
            responses:
              "200": { description: All books., content: { application/json: { schema: { type: array } } } }
      ```

      ```console
      $ bindery init Spec/shop/openapi.yaml
      error: “Spec/shop/bindings.yaml” already lists the document “Spec/shop/openapi.yaml” [existing-file]
        help: edit the file, or pass --force to overwrite it
      ```

      ## Fixed: bindery init

      ```console
      $ bindery init Spec/shop/openapi.yaml --force
      ```
      """#
    ),
    (
      "external-reference",
      #"""
      # external-reference

      A reference leads to the network or to a file outside of the root folder.

      Bindery doesn't follow the reference. It omits the part with the reference, or reads it as any JSON.

      - **The network**: Bindery makes no requests while it generates code, so that the same input always
        generates the same output.
      - **Outside of the root folder**: by default, that is the folder of the document. Bindery reads no
        other files, so that a document from elsewhere can't include your files. Symbolic links are
        resolved before the check.

      ## Fix

      For an https URL, run `bindery vendor`: it saves copies of the remote files in the folder `vendor`
      beside the document, which the other commands read. Or save a copy and refer to it with a relative
      path. For a file in another folder,
      pass `--root`, or write `root` into `bindings.yaml`, with a folder that contains both files.

      ## Example: outside of the root folder

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      components:
        schemas:
          Book: { $ref: "../book.yaml" }
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:6:19: warning: the reference to “../book.yaml” leaves the root folder; ignored [external-reference]
        6 |     Book: { $ref: "../book.yaml" }
          |                   ^
        help: pass --root .., or set “root” in bindings.yaml
      1 warning
      ```

      ## Fixed: outside of the root folder

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      components:
        schemas:
          Book: { $ref: "book.yaml" }
      ```

      `book.yaml`:

      ```yaml
      type: string
      ```

      ## Example: the network

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      components:
        schemas:
          Book: { $ref: "https://example.com/book.yaml" }
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:6:19: warning: the reference “https://example.com/book.yaml” isn't a path to a local file; ignored [external-reference]
        6 |     Book: { $ref: "https://example.com/book.yaml" }
          |                   ^
        help: run bindery vendor, which saves a copy beside the document
      1 warning
      ```

      ## Fixed: the network

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      components:
        schemas:
          Book: { $ref: "book.yaml" }
      ```

      `book.yaml`:

      ```yaml
      type: string
      ```
      """#
    ),
    (
      "ignored-header",
      #"""
      # ignored-header

      A header parameter is called Accept, Content-Type or Authorization.

      OpenAPI ignores header parameters with these names. `Accept` follows from the `content` of the
      responses, `Content-Type` from that of the request body, and `Authorization` from the security
      schemes. Bindery omits the parameter.

      ## Fix

      Describe the content or the security scheme. A client can also set it for all requests, in the
      headers of its connection.

      ## Example

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths:
        /books:
          get:
            parameters: [{ name: Authorization, in: header, schema: { type: string } }]
            responses: { "204": { description: Nothing. } }
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:6:20: warning: the header “Authorization” can't be a parameter; ignored [ignored-header]
        6 |       parameters: [{ name: Authorization, in: header, schema: { type:…
          |                    ^
        help: describe the header with a security scheme, or set it in the headers of the client's connection
      1 warning
      ```

      ## Fixed

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      components: { securitySchemes: { token: { type: http, scheme: bearer } } }
      paths:
        /books:
          get:
            security: [{ token: [] }]
            responses: { "204": { description: Nothing. } }
      ```
      """#
    ),
    (
      "implied-null",
      #"""
      # implied-null

      A schema allows null in a way that has no effect in JSON Schema.

      One schema of an `allOf` is nullable and the others aren't, or an `enum` lists null beside a `type`
      that excludes it. Bindery reads the value as nullable, because such a schema has no other purpose.

      ## Fix

      Write `nullable: true` beside `allOf` or `type`. In OpenAPI 3.1 and later, add `"null"` to the type.

      ## Example

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      components:
        schemas:
          Size: { type: string, enum: [small, large, null] }
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:6:48: warning: “enum” contains null, but the type doesn't; interpreted as nullable [implied-null]
        6 |     Size: { type: string, enum: [small, large, null] }
          |                                                ^
        help: add "null" to the type
      1 warning
      ```

      ## Fixed

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      components:
        schemas:
          Size: { type: [string, "null"], enum: [small, large, null] }
      ```
      """#
    ),
    (
      "indistinguishable-messages",
      #"""
      # indistinguishable-messages

      Two messages of a channel can't be distinguished.

      Bindery distinguishes messages by a constant, by the beginning or end of a text, by their members, by
      what these contain, or by the elements of arrays. Here they are the same in both messages. A received message is read as the first one, or as
      the second one if it doesn't match the types of the first.

      In an event stream, the type of an event (`event:`) is the name of its message. Then this is a note: an
      event without a type is read as above.

      ## Fix

      Give each message a member with its own constant, or describe them as one message.

      ## Example

      `asyncapi.yaml`:

      ```yaml
      asyncapi: 3.0.0
      info: { title: Example, version: "1" }
      channels:
        news:
          address: news
          messages:
            added: { payload: { type: object, properties: { id: { type: string } } } }
            taken: { payload: { type: object, properties: { id: { type: string } } } }
      ```

      ```console
      $ bindery lint asyncapi.yaml
      asyncapi.yaml:5:5: warning: the messages “added” and “taken” can't be distinguished; interpreted as “added” [indistinguishable-messages]
        5 |     address: news
          |     ^
        help: add a property with a different “const” to each message, or merge the messages
      1 warning
      ```

      ## Fixed

      `asyncapi.yaml`:

      ```yaml
      asyncapi: 3.0.0
      info: { title: Example, version: "1" }
      channels:
        news:
          address: news
          messages:
            added: { payload: { type: object, properties: { id: { type: string } } } }
            taken: { payload: { type: object, properties: { by: { type: string } } } }
      ```
      """#
    ),
    (
      "indistinguishable-variants",
      #"""
      # indistinguishable-variants

      Variants of `oneOf` or `anyOf` can't be distinguished.

      Several variants are arrays, and their elements don't distinguish them. Bindery reads all of them as
      an array of any JSON.

      ## Fix

      Describe one array, with a `oneOf` under `items`.

      ## Example

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      components:
        schemas:
          Rows:
            oneOf:
              - { type: array, items: { type: string } }
              - { type: array }
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:7:7: warning: the array variants of “Rows” can't be distinguished; interpreted as an array of any JSON values [indistinguishable-variants]
        7 |       oneOf:
          |       ^
        help: add “items” to each variant
      1 warning
      ```

      ## Fixed

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      components:
        schemas:
          Rows: { type: array, items: { oneOf: [{ type: string }, { type: integer }] } }
      ```
      """#
    ),
    (
      "invalid-alias",
      #"""
      # invalid-alias

      A YAML alias is invalid.

      - **No anchor**: the alias `*name` repeats the node with the anchor `&name`, which must be above it.
      - **A recursive alias**: the alias is inside of the node that it names, so the node would contain
        itself.

      ## Fix

      Correct the name of the alias, or put text that begins with `*` in quotes. Use `$ref` for a
      recursive schema.

      ## Example: no anchor

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      x-default: &limits { most: 10 }
      x-other: *limit
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:5:10: error: the alias “*limit” refers to an undefined anchor [invalid-alias]
        5 | x-other: *limit
          |          ^
        help: did you mean “*limits”?
      1 error
      ```

      ## Fixed: no anchor

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      x-default: &limits { most: 10 }
      x-other: *limits
      ```

      ## Example: a recursive alias

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      x-tree: &tree { child: *tree }
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:4:24: error: the alias “*tree” is inside the node that it refers to [invalid-alias]
        4 | x-tree: &tree { child: *tree }
          |                        ^
        help: refer to the node with $ref, which may be recursive
      openapi.yaml:4:9: note: the node begins here
      1 error
      ```

      ## Fixed: a recursive alias

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      x-tree: &tree { child: { $ref: "#/x-tree" } }
      ```
      """#
    ),
    (
      "invalid-channel-address",
      #"""
      # invalid-channel-address

      The address of a channel and its parameters don't match.

      Each name in braces in an address is a parameter, and each parameter of the channel is in the
      address. Bindery reads a parameter without a description as text, and omits a parameter that isn't
      in the address. The value of a parameter is a string, a number or a Boolean.

      ## Fix

      Write each parameter as `{name}` in the address, and describe it under `parameters`.

      ## Example

      `asyncapi.yaml`:

      ```yaml
      asyncapi: 3.0.0
      info: { title: Example, version: "1" }
      channels:
        news: { address: "news/{topic}", messages: { added: { payload: { type: object } } } }
      ```

      ```console
      $ bindery lint asyncapi.yaml
      asyncapi.yaml:4:3: warning: the address parameter “topic” isn't defined; interpreted as a string [invalid-channel-address]
        4 |   news: { address: "news/{topic}", messages: { added…
          |   ^
        help: add “topic” to “parameters”
      1 warning
      ```

      ## Fixed

      `asyncapi.yaml`:

      ```yaml
      asyncapi: 3.0.0
      info: { title: Example, version: "1" }
      channels:
        news: { address: "news/{topic}", parameters: { topic: { description: About what. } }, messages: { added: { payload: { type: object } } } }
      ```
      """#
    ),
    (
      "invalid-default",
      #"""
      # invalid-default

      A default value doesn't match the type of its schema.

      Bindery reads a number or Boolean in quotes without the quotes, and a single value as a list with
      this value. It omits any other default of a wrong type, so the caller must pass a value.

      ## Fix

      Correct the default or the type.

      ## Example

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      components:
        schemas:
          Book: { type: object, properties: { pages: { type: integer, default: many } } }
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:6:74: warning: the default must be an integer, not a string; ignored [invalid-default]
        6 | … Book: { type: object, properties: { pages: { type: integer, default: many } } }
          |                                                                        ^
        help: write an integer
      1 warning
      ```

      ## Fixed

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      components:
        schemas:
          Book: { type: object, properties: { pages: { type: integer, default: 100 } } }
      ```
      """#
    ),
    (
      "invalid-discriminator",
      #"""
      # invalid-discriminator

      A discriminator doesn't match the variants.

      - **A variant doesn't have the property** of `propertyName`. Bindery omits the discriminator and
        distinguishes the variants by their members.
      - **`mapping` refers to a schema that isn't a variant.** Bindery omits the value.
      - **No listed value belongs to a variant.** The property has an `enum` without the name of the
        variant. Case, `-` and `_` don't matter.

      ## Fix

      Describe the property in each variant, list each schema of `mapping` as a variant, and write into
      `mapping` which value belongs to which schema.

      ## Example: a variant without the property

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      components:
        schemas:
          Cat: { type: object, required: [kind], properties: { kind: { type: string }, lives: { type: integer } } }
          Dog: { type: object, properties: { name: { type: string } } }
          Pet:
            oneOf: [{ $ref: "#/components/schemas/Cat" }, { $ref: "#/components/schemas/Dog" }]
            discriminator: { propertyName: kind }
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:10:22: warning: not every variant defines the discriminator property “kind”; ignored [invalid-discriminator]
        10 |       discriminator: { propertyName: kind }
           |                      ^
        help: add “kind” to the properties of each variant
      1 warning
      ```

      ## Fixed: a variant without the property

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      components:
        schemas:
          Cat: { type: object, required: [kind], properties: { kind: { type: string }, lives: { type: integer } } }
          Dog: { type: object, required: [kind], properties: { kind: { type: string }, name: { type: string } } }
          Pet:
            oneOf: [{ $ref: "#/components/schemas/Cat" }, { $ref: "#/components/schemas/Dog" }]
            discriminator: { propertyName: kind }
      ```

      ## Example: values that don't name the variants

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      components:
        schemas:
          Pet:
            type: object
            required: [kind]
            properties: { kind: { type: string, enum: [feline, canine] } }
            discriminator: { propertyName: kind }
          Cat: { allOf: [{ $ref: "#/components/schemas/Pet" }, { properties: { lives: { type: integer } } }] }
          Dog: { allOf: [{ $ref: "#/components/schemas/Pet" }, { properties: { barks: { type: boolean } } }] }
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:11:10: warning: no “enum” value of the discriminator property “kind” identifies the variant “Cat”; its name is used [invalid-discriminator]
        11 |     Cat: { allOf: [{ $ref: "#/components/schemas/Pet" }, { …
           |          ^
        help: add “Cat” to the “mapping” of the discriminator
      openapi.yaml:12:10: warning: no “enum” value of the discriminator property “kind” identifies the variant “Dog”; its name is used [invalid-discriminator]
        12 |     Dog: { allOf: [{ $ref: "#/components/schemas/Pet" }, { …
           |          ^
        help: add “Dog” to the “mapping” of the discriminator
      2 warnings
      ```

      ## Fixed: values that don't name the variants

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      components:
        schemas:
          Pet:
            type: object
            required: [kind]
            properties: { kind: { type: string, enum: [cat, dog] } }
            discriminator: { propertyName: kind }
          Cat: { allOf: [{ $ref: "#/components/schemas/Pet" }, { properties: { lives: { type: integer } } }] }
          Dog: { allOf: [{ $ref: "#/components/schemas/Pet" }, { properties: { barks: { type: boolean } } }] }
      ```
      """#
    ),
    (
      "invalid-encoding",
      #"""
      # invalid-encoding

      A file isn't valid UTF-8 or has characters that YAML and JSON forbid.

      YAML and JSON are read as UTF-8, or as UTF-16 with a byte order mark. If the rest of the file can be
      read, this is a warning:

      - Bytes that aren't UTF-8 are read as Windows-1252.
      - Control characters are read as spaces.
      - An escape with half of a surrogate pair, such as `\uD83D` alone, is read as U+FFFD.

      ## Fix

      Save the file as UTF-8, without control characters. Write both escapes of a surrogate pair.

      ## Example

      `openapi.json`:

      ```json
      { "openapi": "3.1.0", "info": { "title": "\uD83D", "version": "1" }, "paths": {} }
      ```

      ```console
      $ bindery lint openapi.json
      openapi.json:1:42: warning: unpaired surrogate in a string; interpreted as U+FFFD [invalid-encoding]
        1 | { "openapi": "3.1.0", "info": { "title": "\uD83D", "version": "1" }, "paths": {} }
          |                                          ^
        help: write both surrogates of the pair, or the character itself
      1 warning
      ```

      ## Fixed

      `openapi.json`:

      ```json
      { "openapi": "3.1.0", "info": { "title": "\uD83D\uDE00", "version": "1" }, "paths": {} }
      ```
      """#
    ),
    (
      "invalid-enum",
      #"""
      # invalid-enum

      The values of an `enum` are invalid.

      - **The list is empty.** Bindery reads any value of the type.
      - **A value doesn't match the type.** Bindery omits the value.
      - **The values have several types**, or are objects or arrays. Bindery reads any JSON.
      - **The type is array and the values aren't arrays.** Bindery reads them as the values of the
        elements.

      ## Fix

      List values of one type, and write the values of elements under `items`.

      ## Example: values of several types

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      components:
        schemas:
          Size: { enum: [small, [2, 3]] }
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:6:20: warning: the “enum” values of “Size” have different types; interpreted as any JSON value [invalid-enum]
        6 |     Size: { enum: [small, [2, 3]] }
          |                    ^
        help: use values of one type
      1 warning
      ```

      ## Fixed: values of several types

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      components:
        schemas:
          Size: { enum: [small, large] }
      ```

      ## Example: values of elements

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      components:
        schemas:
          Sizes: { type: array, items: { type: string }, enum: [small, large] }
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:6:58: warning: the “enum” values of the array “Sizes” aren't arrays; interpreted as values of its elements [invalid-enum]
        6 |     Sizes: { type: array, items: { type: string }, enum: [small, large] }
          |                                                          ^
        help: move “enum” to “items”
      1 warning
      ```

      ## Fixed: values of elements

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      components:
        schemas:
          Sizes: { type: array, items: { type: string, enum: [small, large] } }
      ```
      """#
    ),
    (
      "invalid-extension",
      #"""
      # invalid-extension

      An extension of the document has an invalid value.

      - **Connections**: extensions such as `x-keep-alive`, `x-close-codes` and `x-back-off` have the
        values that the message lists, or a number of seconds that isn't negative.
      - **A location in a message** is a runtime expression: `$message.payload#/` or `$message.header#/`,
        with a JSON Pointer.
      - **A message of an extension** must be a message of a channel.
      - **`x-settings`**: each member of the object must be required, have a default and not be nullable.

      Bindery omits the value and what depends on it, or the whole extension.

      ## Fix

      Write one of the values that the message lists. *Realtime extensions* in the documentation has the
      keys and values of each extension of connections.

      ## Example: a connection

      `asyncapi.yaml`:

      ```yaml
      asyncapi: 3.0.0
      info: { title: Example, version: "1" }
      channels: { news: { address: news, messages: { added: { payload: { type: object } } } } }
      x-close-codes: [{ from: 4000, to: 4099, reaction: halt }]
      ```

      ```console
      $ bindery lint asyncapi.yaml
      asyncapi.yaml:4:51: warning: “reaction” of “x-close-codes” has the unknown value “halt”; ignored [invalid-extension]
        4 | x-close-codes: [{ from: 4000, to: 4099, reaction: halt }]
          |                                                   ^
        help: write stop, reconnect, back-off or stay
      1 warning
      ```

      ## Fixed: a connection

      `asyncapi.yaml`:

      ```yaml
      asyncapi: 3.0.0
      info: { title: Example, version: "1" }
      channels: { news: { address: news, messages: { added: { payload: { type: object } } } } }
      x-close-codes: [{ from: 4000, to: 4099, reaction: stop }]
      ```

      ## Example: x-settings

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      components:
        schemas:
          Book: { type: object, x-settings: true, required: [], properties: { pages: { type: integer, default: 100 } } }
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:6:73: warning: the setting “pages” must be required and have a default; “x-settings” is ignored [invalid-extension]
        6 | …  Book: { type: object, x-settings: true, required: [], properties: { pages: { type: integer, default: 100 } } }
          |                                                                        ^
        help: add “pages” to “required”, and add a “default”
      1 warning
      ```

      ## Fixed: x-settings

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      components:
        schemas:
          Book: { type: object, x-settings: true, required: [pages], properties: { pages: { type: integer, default: 100 } } }
      ```
      """#
    ),
    (
      "invalid-file-path",
      #"""
      # invalid-file-path

      A path in `bindings.yaml` is absolute, or the root folder is invalid.

      Paths in `bindings.yaml` are relative to its folder, so that they are valid on every machine. `root`
      must name a folder that exists and contains the document.

      ## Fix

      Write a path that is relative to the folder of `bindings.yaml`.

      ## Example

      `Spec/shop/bindings.yaml`:

      ```yaml
      documents: [openapi.yaml]
      module: Shop
      output: /tmp/Shop
      ```

      `Spec/shop/openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Shop, version: "1" }
      servers: [{ url: "https://shop.example" }]
      paths:
        /books:
          get:
            operationId: listBooks
            responses:
              "200": { description: All books., content: { application/json: { schema: { type: array } } } }
      ```

      ```console
      $ bindery lint
      Spec/shop/bindings.yaml:3:9: error: “output” must be a relative path, not “/tmp/Shop” [invalid-file-path]
        3 | output: /tmp/Shop
          |         ^
        help: write the path relative to the folder of bindings.yaml
      1 error
      ```

      ## Fixed

      `Spec/shop/bindings.yaml`:

      ```yaml
      documents: [openapi.yaml]
      module: Shop
      output: ../../Sources/Shop
      ```
      """#
    ),
    (
      "invalid-form",
      #"""
      # invalid-form

      The schema of a form doesn't describe its fields.

      - **The schema isn't an object.** A form is a list of fields. Bindery reads any fields. A multipart
        form with `oneOf` is read as one form with the fields of all variants. If JSON is described, too,
        as in documents of Django REST framework, only JSON is generated.
      - **`encoding` names a property that the schema doesn't have.** Bindery omits the encoding.
      - **A field that is an object contains bytes.** They are text in its JSON.

      ## Fix

      Describe the form as an object, with each field under `properties`.

      ## Example: a form without fields

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths:
        /books:
          post:
            requestBody: { content: { application/x-www-form-urlencoded: { schema: { type: string } } } }
            responses: { "204": { description: Nothing. } }
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:6:78: warning: the schema of a form must be an object; interpreted as any JSON object [invalid-form]
        6 | …equestBody: { content: { application/x-www-form-urlencoded: { schema: { type: string } } } }
          |                                                                        ^
        help: write a schema with type: object and “properties”
      1 warning
      ```

      ## Fixed: a form without fields

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths:
        /books:
          post:
            requestBody: { content: { application/x-www-form-urlencoded: { schema: { type: object, properties: { title: { type: string } } } } } }
            responses: { "204": { description: Nothing. } }
      ```

      ## Example: encoding

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths:
        /books:
          post:
            requestBody: { content: { multipart/form-data: { schema: { type: object }, encoding: { cover: {} } } } }
            responses: { "204": { description: Nothing. } }
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:6:94: warning: the encoding “cover” matches no property of the form; ignored [invalid-form]
        6 | …ntent: { multipart/form-data: { schema: { type: object }, encoding: { cover: {} } } } }
          |                                                                        ^
        help: add “cover” to “properties”, or remove the encoding
      1 warning
      ```

      ## Fixed: encoding

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths:
        /books:
          post:
            requestBody: { content: { multipart/form-data: { schema: { type: object, properties: { cover: { type: string } } }, encoding: { cover: {} } } } }
            responses: { "204": { description: Nothing. } }
      ```
      """#
    ),
    (
      "invalid-har",
      #"""
      # invalid-har

      A recording isn't valid HAR 1.2.

      - **The file** has another format, such as a Postman collection or a session of Charles, or ends
        within an entry. `bindery import` also reads cassettes, and files with other names than `.har`.
      - **The version** of the file must be 1.1 or 1.2.
      - **The URL** of a request must be absolute, without characters that a URL can't contain.
      - **The method** must be upper case, such as GET.
      - **The encoding** of a body is base64, or absent for text.
      - **A WebSocket frame** of `_webSocketMessages` is `send` or `receive`, with the opcode of RFC 6455.
        The data of binary frames is base64. `_bindery` contains what Chrome doesn't record, such as the
        close code.

      ## Fix

      Correct the entry, or export the file as HAR 1.2 again.

      ## Example

      `Spec/shop/recordings/books.har`:

      ```json
      { "log": { "version": "2.0", "entries": [{
          "request": { "method": "GET", "url": "https://shop.example/books" },
          "response": { "status": 200, "content": { "mimeType": "application/json", "text": "[]" } },
          "_bindery": { "operation": "listBooks", "provenance": { "kind": "documented", "source": "the manual" } }
      }] } }
      ```

      `Spec/shop/openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Shop, version: "1" }
      servers: [{ url: "https://shop.example" }]
      paths:
        /books:
          get:
            operationId: listBooks
            responses:
              "200": { description: All books., content: { application/json: { schema: { type: array } } } }
      ```

      `Spec/shop/bindings.yaml`:

      ```yaml
      documents: [openapi.yaml]
      module: Shop
      output: ../../Sources/Shop
      recordings: recordings
      contractTests: ../../Tests/ShopContractTests
      ```

      ```console
      $ bindery lint
      Spec/shop/recordings/books.har:1:23: error: unsupported HAR version “2.0” [invalid-har]
        help: save the file as HAR 1.2
      1 error
      ```

      ## Fixed

      `Spec/shop/recordings/books.har`:

      ```json
      { "log": { "version": "1.2", "entries": [{
          "request": { "method": "GET", "url": "https://shop.example/books" },
          "response": { "status": 200, "content": { "mimeType": "application/json", "text": "[]" } },
          "_bindery": { "operation": "listBooks", "provenance": { "kind": "documented", "source": "the manual" } }
      }] } }
      ```
      """#
    ),
    (
      "invalid-name",
      #"""
      # invalid-name

      A name isn't a valid Swift name.

      `module`, `client` and the `to` of a rename become names in Swift. A client can't have the name of a
      type that generated files use, such as String.

      ## Fix

      Use letters, digits and `_`, and begin with a letter.

      ## Example

      `Spec/shop/bindings.yaml`:

      ```yaml
      documents: [openapi.yaml]
      module: Shop
      output: ../../Sources/Shop
      client: my-shop
      ```

      `Spec/shop/openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Shop, version: "1" }
      servers: [{ url: "https://shop.example" }]
      paths:
        /books:
          get:
            operationId: listBooks
            responses:
              "200": { description: All books., content: { application/json: { schema: { type: array } } } }
      ```

      ```console
      $ bindery lint
      Spec/shop/bindings.yaml:4:9: error: “my-shop” isn't a valid Swift name for “client” [invalid-name]
        4 | client: my-shop
          |         ^
        help: use letters, digits and _, and begin with a letter
      1 error
      ```

      ## Fixed

      `Spec/shop/bindings.yaml`:

      ```yaml
      documents: [openapi.yaml]
      module: Shop
      output: ../../Sources/Shop
      client: MyShop
      ```
      """#
    ),
    (
      "invalid-parameter",
      #"""
      # invalid-parameter

      A parameter has an invalid `name`, `in` or `style`.

      - **`name`** is missing, or isn't allowed in HTTP. Bindery omits the parameter. Names of headers and
        cookies can't contain spaces, colons or line breaks (RFC 9110, section 5.1).
      - **`in`** isn't path, query, header, cookie or querystring. Bindery ignores case, and reads a
        parameter whose name is in the path as `in: path`. It omits other parameters.
      - **`style`** isn't allowed for the location. Bindery uses the default style of the location.
      - **`collectionFormat`** of Swagger 2.0 isn't csv, ssv, tsv or pipes, or is multi outside of query
        and formData. Bindery ignores case, and reads others as csv.
      - **`in: formData`** is beside `in: body`. Bindery omits the parameter.

      ## Fix

      Write one of the values that the message lists.

      ## Example: in

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths:
        /books:
          get:
            parameters: [{ name: limit, in: form, schema: { type: integer } }]
            responses: { "204": { description: Nothing. } }
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:6:39: warning: the parameter “limit” has no valid “in”; ignored [invalid-parameter]
        6 |       parameters: [{ name: limit, in: form, schema: { type: integer } }]
          |                                       ^
        help: write in: path, query, header, cookie or querystring; for a body, write “requestBody”
      1 warning
      ```

      ## Fixed: in

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths:
        /books:
          get:
            parameters: [{ name: limit, in: query, schema: { type: integer } }]
            responses: { "204": { description: Nothing. } }
      ```

      ## Example: style

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths:
        /books:
          get:
            parameters: [{ name: q, in: query, style: matrix, schema: { type: string } }]
            responses: { "204": { description: Nothing. } }
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:6:49: warning: invalid style “matrix” of a query parameter; form is used [invalid-parameter]
        6 |       parameters: [{ name: q, in: query, style: matrix, schema: { type: string } }]
          |                                                 ^
        help: write form, spaceDelimited, pipeDelimited or deepObject
      1 warning
      ```

      ## Fixed: style

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths:
        /books:
          get:
            parameters: [{ name: q, in: query, style: form, schema: { type: string } }]
            responses: { "204": { description: Nothing. } }
      ```
      """#
    ),
    (
      "invalid-path",
      #"""
      # invalid-path

      A path of the document is invalid.

      The path must begin with `/`. A query belongs under `parameters`, and a fragment is never sent.
      Bindery adds the slash, reads a query as parameters and omits a fragment. It omits operations only
      if braces contain no name.

      Expressions of routers are read as parameters whose values may contain slashes: `{+name}`,
      `{name=projects/*}`, `{path*}`, `{id:.+}`. A valid path has such a parameter with
      `x-multi-segment: true` in its Parameter Object.

      ## Fix

      Begin the path with `/`, write each parameter as `{name}`, and describe a query under `parameters`.

      ## Example

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths:
        /books?sort=title:
          get: { responses: { "204": { description: Nothing. } } }
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:4:3: warning: invalid path “/books?sort=title”; interpreted as “/books” with query parameters [invalid-path]
        4 |   /books?sort=title:
          |   ^
        help: define the query as parameters with in: query
      1 warning
      ```

      ## Fixed

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths:
        /books:
          get: { parameters: [{ name: sort, in: query, schema: { type: string } }], responses: { "204": { description: Nothing. } } }
      ```
      """#
    ),
    (
      "invalid-redeclaration",
      #"""
      # invalid-redeclaration

      Two modules, clients, types or files would have the same name.

      The generated Swift wouldn't compile, so nothing is generated.

      - **Clients**: each document of a `bindings.yaml` has its own client. `client` names the client of
        one document. By default the title of the document is the name.
      - **Types and files**: two documents describe schemas or operations with the same name. The
        names of types and of files must be unique in a module.
      - **Modules**: `modules` lists the same name twice.

      ## Fix

      Name the client beside each path, `documents: [{ path: openapi.yaml, client: Shop }]`, give each
      module its own name, or give one document a `bindings.yaml` with its own module.

      ## Example

      `Spec/shop/bindings.yaml`:

      ```yaml
      documents: [openapi.yaml, maps.yaml]
      module: Shop
      client: Shop
      output: ../../Sources/Shop
      ```

      `Spec/shop/openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Shop, version: "1" }
      servers: [{ url: "https://shop.example" }]
      paths:
        /books:
          get:
            operationId: listBooks
            responses:
              "200": { description: All books., content: { application/json: { schema: { type: array } } } }
      ```

      `Spec/shop/maps.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Maps, version: "1" }
      paths: {}
      components: { schemas: { Map: { type: object, properties: { name: { type: string } } } } }
      ```

      ```console
      $ bindery lint
      Spec/shop/bindings.yaml:3:9: error: “client” requires a single document, but there are 2 [invalid-redeclaration]
        3 | client: Shop
          |         ^
        help: set the client of each document: documents: [{ path: …, client: Shop }]
      1 error
      ```

      ## Fixed

      `Spec/shop/bindings.yaml`:

      ```yaml
      documents: [{ path: openapi.yaml, client: Shop }, maps.yaml]
      module: Shop
      output: ../../Sources/Shop
      ```
      """#
    ),
    (
      "invalid-reference",
      #"""
      # invalid-reference

      The value of a `$ref` isn't a valid reference.

      The value must be a string: a URI reference, with a JSON Pointer or an anchor as its fragment.
      Bindery doesn't follow other references.

      Some invalid references have only one possible meaning, and Bindery reads them with it: the bare
      name of a component, `#/definitions`, backslashes in a path, and a pointer to the only component
      with that name. A reference replaces one object, not all paths, properties or parameters.

      ## Fix

      Write a reference such as `'#/components/schemas/Name'`. In a key, write `/` as `~1`, `~` as `~0`
      and `%` as `%25`.

      ## Example: a broken escape

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      components:
        schemas:
          Book: { $ref: "#/components/schemas/100%" }
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:6:19: warning: the reference “#/components/schemas/100%” contains invalid percent-encoding; ignored [invalid-reference]
        6 |     Book: { $ref: "#/components/schemas/100%" }
          |                   ^
        help: in a key, write “/” as ~1, “~” as ~0, and “%” as %25
      1 warning
      ```

      ## Fixed: a broken escape

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      components:
        schemas:
          Book: { $ref: "#/components/schemas/100%25" }
          100%: { type: string }
      ```

      ## Example: not a string

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      components:
        schemas:
          Book: { type: object, $ref: { name: Author } }
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:6:33: warning: “$ref” must be a string; ignored [invalid-reference]
        6 |     Book: { type: object, $ref: { name: Author } }
          |                                 ^
        help: write a reference such as '#/components/schemas/Name'
      1 warning
      ```

      ## Fixed: not a string

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      components:
        schemas:
          Book: { $ref: "#/components/schemas/Author" }
          Author: { type: object }
      ```
      """#
    ),
    (
      "invalid-security-scheme",
      #"""
      # invalid-security-scheme

      A security scheme or requirement is misspelled.

      Its type is missing, differs in case or is a type of Swagger 2 in a document of OpenAPI 3; `in` is
      “Header” or “cookies”; the `flow` of Swagger 2.0 isn't implicit, password, application or
      accessCode; or a requirement names the scheme with different case or hyphens. Bindery reads the
      scheme with the only possible meaning.

      ## Fix

      Write the value that the message states.

      ## Example

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      components:
        securitySchemes:
          key: { type: apikey, in: header, name: X-Key }
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:6:18: warning: invalid type “apikey” of a security scheme; interpreted as apiKey [invalid-security-scheme]
        6 |     key: { type: apikey, in: header, name: X-Key }
          |                  ^
        help: write type: apiKey
      1 warning
      ```

      ## Fixed

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      components:
        securitySchemes:
          key: { type: apiKey, in: header, name: X-Key }
      ```
      """#
    ),
    (
      "invalid-server",
      #"""
      # invalid-server

      The URL of a server is invalid or incomplete.

      - **The URL is invalid.** Bindery omits the server, or corrects a URL that has only one possible
        meaning: a host without a scheme is read with https, and localhost with http.
      - **A server variable has no default.** Bindery uses its first value, or an empty text.
      - **`host`, `basePath` or `schemes`** of Swagger 2.0 are invalid. Bindery removes the scheme and the
        last slash of `host`, begins `basePath` with a slash, and ignores schemes other than https and
        http.
      - **The addresses of all channels repeat the path** of a WebSocket server, so that the path would be
        in each URL twice. Bindery ignores the path of the server.
      - **The URL is relative to the document**, whose location a client doesn't know. Of an operation,
        Bindery reads `v2` as `/v2`: a path that replaces that of the client's server. For the document, it
        generates a function that creates the server from a host.

      ## Fix

      Write the scheme, host and path, with variables as `{name}`, and give each variable a default.

      ## Example: a variable without a default

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      servers: [{ url: "https://{region}.example.com" }]
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:4:11: warning: the server variable “region” has no default; an empty value is used [invalid-server]
        4 | servers: [{ url: "https://{region}.example.com" }]
          |           ^
        help: add a “default” to the variable
      1 warning
      ```

      ## Fixed: a variable without a default

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      servers: [{ url: "https://{region}.example.com", variables: { region: { default: eu } } }]
      ```

      ## Example: a relative URL

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths:
        /books:
          servers: [{ url: v2 }]
          get: { responses: { "204": { description: Nothing. } } }
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:5:22: warning: the server URL “v2” is relative to the document; interpreted as “/v2” [invalid-server]
        5 |     servers: [{ url: v2 }]
          |                      ^
        help: write an absolute URL, or a path that begins with “/”
      1 warning
      ```

      ## Fixed: a relative URL

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths:
        /books:
          servers: [{ url: /v2 }]
          get: { responses: { "204": { description: Nothing. } } }
      ```
      """#
    ),
    (
      "invalid-severity",
      #"""
      # invalid-severity

      A rule under `severities` is invalid.

      - **The code doesn't exist.** Renamed codes are reported with their new names.
      - **The severity** isn't error, warning or ignore.
      - **The severity of the code can't be changed.** These errors keep files from being removed or
        overwritten, keep credentials out of files, or prevent Swift that doesn't compile.

      ## Fix

      Write a code of `bindery explain` and error, warning or ignore. To allow a large removal once, use
      `--force`.

      ## Example

      `Spec/shop/bindings.yaml`:

      ```yaml
      documents: [openapi.yaml]
      module: Shop
      output: ../../Sources/Shop
      severities: { unresolved-refrence: warning }
      ```

      `Spec/shop/openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Shop, version: "1" }
      servers: [{ url: "https://shop.example" }]
      paths:
        /books:
          get:
            operationId: listBooks
            responses:
              "200": { description: All books., content: { application/json: { schema: { type: array } } } }
      ```

      ```console
      $ bindery lint
      Spec/shop/bindings.yaml:4:15: error: unknown diagnostic code “unresolved-refrence” [invalid-severity]
        4 | severities: { unresolved-refrence: warning }
          |               ^
        help: did you mean “unresolved-reference”?
      1 error
      ```

      ## Fixed

      `Spec/shop/bindings.yaml`:

      ```yaml
      documents: [openapi.yaml]
      module: Shop
      output: ../../Sources/Shop
      severities: { unresolved-reference: warning }
      ```
      """#
    ),
    (
      "invalid-status",
      #"""
      # invalid-status

      A status code is invalid or can't be the status of a response.

      A status is three digits, a range such as 4XX, or default.

      - **An invalid status**: Bindery uses the statuses that a longer text contains, reads words such as
        success and error as 2XX and default, and omits other responses. In `bindings.yaml` and in
        recordings it is an error.
      - **A status of 1XX** announces the response or a change of the protocol, such as WebSocket. An HTTP
        client never receives it as the response, so Bindery omits it.

      ## Fix

      Write a status such as 404, 4XX or default, and describe the final response.

      ## Example: an invalid status

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths:
        /books:
          get:
            responses:
              "2000": { description: All books. }
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:7:9: warning: invalid status code “2000”; ignored [invalid-status]
        7 |         "2000": { description: All books. }
          |         ^
        help: write a status code such as 404, 4XX or default
      1 warning
      ```

      ## Fixed: an invalid status

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths:
        /books:
          get:
            responses:
              "204": { description: All books. }
      ```

      ## Example: an interim status

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths:
        /books:
          get:
            responses:
              "101": { description: A socket. }
              "204": { description: Nothing. }
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:7:9: note: “101” isn't the status code of a final response; ignored [invalid-status]
        7 |         "101": { description: A socket. }
          |         ^
        help: describe the final response
      1 note
      ```

      ## Fixed: an interim status

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths:
        /books:
          get:
            responses:
              "204": { description: Nothing. }
      ```
      """#
    ),
    (
      "invalid-syntax",
      #"""
      # invalid-syntax

      A file isn't valid YAML or JSON.

      An error names the position where the syntax is broken. The rest of the file isn't checked. These
      are warnings:

      - **JSON has comments or a trailing comma**, or tabs indent an empty line. Bindery skips them.
      - **A key is a list or a mapping.** Keys are text; braces without quotes are the usual cause.
        Bindery omits the entry.
      - **The value of a merge key `<<`** isn't a mapping or a list of mappings. Bindery omits it.
      - **The file contains several YAML documents.** Bindery reads the first.

      ## Fix

      Correct the syntax: usually the indentation is wrong, or a quote, comma or bracket is missing. Put
      each YAML document in its own file.

      ## Example: broken syntax

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Shop
      paths: {}
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:3:6: error: expected “,” or “}” in the flow mapping [invalid-syntax]
        3 | paths: {}
          |      ^
        help: add “,”, or close the mapping with “}”
      openapi.yaml:2:7: note: a flow mapping begins here
      1 error
      ```

      ## Fixed: broken syntax

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Shop, version: "1" }
      paths: {}
      ```

      ## Example: a comment in JSON

      `openapi.json`:

      ```json
      {"openapi": "3.1.0", // Newest
      "paths": {}}
      ```

      ```console
      $ bindery lint openapi.json
      openapi.json:1:22: warning: JSON doesn't allow comments; ignored [invalid-syntax]
        1 | {"openapi": "3.1.0", // Newest
          |                      ^
        help: remove the comments
      1 warning
      ```

      ## Fixed: a comment in JSON

      `openapi.json`:

      ```json
      {"openapi": "3.1.0", 
      "paths": {}}
      ```
      """#
    ),
    (
      "invalid-tag",
      #"""
      # invalid-tag

      A YAML tag is unknown or doesn't match its value.

      Tags such as `!include` belong to other tools. A standard tag such as `!!int` states the type of the
      value. Bindery reads the value without the tag.

      ## Fix

      Remove the tag, correct the value, or write a `$ref` in the place of an include.

      ## Example

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      x-part: !include part.yaml
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:4:9: warning: unknown tag “!include”; ignored [invalid-tag]
        4 | x-part: !include part.yaml
          |         ^
        help: remove the tag
      1 warning
      ```

      ## Fixed

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      x-part: { $ref: part.yaml }
      ```
      """#
    ),
    (
      "invalid-value",
      #"""
      # invalid-value

      A value has the wrong type or isn't one of the allowed values.

      - **In a document** the standard requires a mapping, a list, text or a Boolean. Bindery reads a
        value with only one possible meaning, such as one value for a list of one, and otherwise ignores
        the key.
      - **In `bindings.yaml` and recordings** it is an error. `access` is public, package or internal,
        `role` is client or application, `realtime` client or types, `fakes` true, false or a folder. A
        rename has exactly one of schema, operation, parameter, property, response, channel, message and
        pointer, and `deprecated` only for a schema or an operation. The `kind` of the `provenance` of a
        recording is `captured`, from the service, `sandbox`, from a local replacement, or `documented`,
        from its documentation.
      - **In an overlay** it is an error, too. `target` is a JSONPath (RFC 9535); for an object, `update` is
        an object. It is a warning if `extends` names another document than the one to which the overlay is
        applied.
      - **The `action` of an AsyncAPI 3 operation** is `send` or `receive`, from the point of view of the
        described application; the operation is ignored otherwise. `publish` and `subscribe` are keywords of
        version 2 with the opposite meaning.
      - **`access: internal` with several modules** can't work: another module can't use internal models.
        The same is true for `fakes` in another folder.

      ## Fix

      Write a value that the message lists.

      ## Example

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths:
        /books:
          get:
            tags: books
            responses: { "204": { description: Nothing. } }
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:6:13: warning: “tags” can't be a string; interpreted as an array of one element [invalid-value]
        6 |       tags: books
          |             ^
        help: write an array
      1 warning
      ```

      ## Fixed

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths:
        /books:
          get:
            tags: [books]
            responses: { "204": { description: Nothing. } }
      ```
      """#
    ),
    (
      "large-removal",
      #"""
      # large-removal

      A run would remove a large part of the generated files.

      More than a third of the generated files in a folder, or every model, operation or channel, would be
      removed. A mistake in the document is the usual cause, so nothing is written.

      ## Fix

      Correct the document. If the removal is intended, run the command again with `--force`.

      ## Example

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Shop, version: "1" }
      servers: [{ url: "https://shop.example" }]
      paths: {}
      ```

      `Sources/Shop.swift`:

      ```yaml
      // Generated from openapi.yaml. Edit the specification, then run `bindery generate`.
      ```

      `Sources/Requests/ShopRequests.swift`:

      ```yaml
      // Generated from openapi.yaml. Edit the specification, then run `bindery generate`.
      ```

      ```console
      $ bindery generate openapi.yaml --output Sources
      openapi.yaml:4:8: error: this run would remove every operation: 1 of 2 generated files in Sources [large-removal]
        help: correct the document, or pass --force to remove the files
      ```

      ## Fixed

      ```console
      $ bindery generate openapi.yaml --output Sources --force
      ```
      """#
    ),
    (
      "limit-exceeded",
      #"""
      # limit-exceeded

      A document exceeds a limit.

      Limits restrict the time and memory that a document can use. They are far above the size of real
      documents.

      | Limit | Beyond it |
      |---|---|
      | files of 256 MB, texts of 32 MB, 10,000 directives (lines with %) | error |
      | 1,000,000 nodes through nested YAML aliases | error |
      | memory of the system | error |
      | 100,000 schemas, or 500,000 members of all schemas | the rest is read as any JSON |
      | 10,000 members, values or variants of one schema | read as any JSON, or without the list |
      | 32 combinations of the objects in several `oneOf` or `anyOf` | one object with optional members |
      | combinations of `oneOf` or `anyOf` inside of `allOf` | the common part is read |
      | 60 characters in the name of a method | warning; the name isn't cut |
      | 60 characters in the names of types | one note, for the longest; those of schemas are cut at 120 |

      ## Fix

      Split the document, use `$ref` in the place of aliases, generate a part of it (select operations by
      path, tag or operationId), or use `additionalProperties`. For a name, copy the rename in the message
      into `bindings.yaml` and choose a shorter one.

      ## Example

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      x-0: &n0 [a, a, a, a, a, a, a, a, a, a]
      x-1: &n1 [*n0, *n0, *n0, *n0, *n0, *n0, *n0, *n0, *n0, *n0]
      x-2: &n2 [*n1, *n1, *n1, *n1, *n1, *n1, *n1, *n1, *n1, *n1]
      x-3: &n3 [*n2, *n2, *n2, *n2, *n2, *n2, *n2, *n2, *n2, *n2]
      x-4: &n4 [*n3, *n3, *n3, *n3, *n3, *n3, *n3, *n3, *n3, *n3]
      x-5: &n5 [*n4, *n4, *n4, *n4, *n4, *n4, *n4, *n4, *n4, *n4]
      x-6: &n6 [*n5, *n5, *n5, *n5, *n5, *n5, *n5, *n5, *n5, *n5]
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:9:46: error: aliases expand to more than 1000000 nodes [limit-exceeded]
        9 | x-5: &n5 [*n4, *n4, *n4, *n4, *n4, *n4, *n4, *n4, *n4, *n4]
          |                                              ^
        help: replace aliases with $ref
      1 error
      ```

      ## Fixed

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      x-0: &n0 [a]
      x-1: &n1 [*n0, *n0]
      ```
      """#
    ),
    (
      "misplaced-schema",
      #"""
      # misplaced-schema

      A schema is in a position where the standard doesn't allow one.

      In Swagger 2 a response has a `schema`, and a parameter has a `type`. In a document of OpenAPI 3
      Bindery reads them as the schema of application/json and of the parameter. It does the same with a
      schema in the position of a media type, a request body or a response. If a parameter has `schema`
      and `content`, Bindery uses `schema`. A document with `swagger: "2.0"` is reported for a body
      parameter with a `type`, and for media types without a slash.

      ## Fix

      Write `content: {application/json: {schema: …}}`, or for a parameter `schema: {type: …}`.

      ## Example

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths:
        /books:
          get:
            parameters: [{ name: q, in: query, type: string }]
            responses: { "204": { description: Nothing. } }
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:6:48: warning: a parameter type without “schema” belongs to Swagger 2; interpreted as “schema” [misplaced-schema]
        6 |       parameters: [{ name: q, in: query, type: string }]
          |                                                ^
        help: write schema: {type: …}
      1 warning
      ```

      ## Fixed

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths:
        /books:
          get:
            parameters: [{ name: q, in: query, schema: { type: string } }]
            responses: { "204": { description: Nothing. } }
      ```
      """#
    ),
    (
      "misplaced-section",
      #"""
      # misplaced-section

      A section of the document has the wrong indentation.

      The section is inside of another one, such as `components` inside of `paths`, or its entries are
      beside it. Nothing is generated, because most generated files would be removed. Errors that follow
      from it, such as unresolved references, aren't reported.

      ## Fix

      Begin the section in the first column, and indent its entries by two spaces.

      ## Example

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths:
        /books:
          get:
            operationId: listBooks
            responses: { "204": { $ref: "#/components/responses/None" } }
        components:
          responses: { None: { description: Nothing. } }
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:8:3: error: “components” must be at the top level, not in “paths” [misplaced-section]
        8 |   components:
          |   ^
        help: begin “components” in the first column
      1 error
      ```

      ## Fixed

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths:
        /books:
          get:
            operationId: listBooks
            responses: { "204": { $ref: "#/components/responses/None" } }
      components:
        responses: { None: { description: Nothing. } }
      ```
      """#
    ),
    (
      "missing-key",
      #"""
      # missing-key

      A required key is missing.

      Bindery can't use the object without the key. In a document it omits the object, such as an AsyncAPI
      operation without a `channel`. In `bindings.yaml`, in recordings and in overlays it is an error.

      ## Fix

      Add the key.

      ## Example

      `Spec/shop/bindings.yaml`:

      ```yaml
      documents: [openapi.yaml]
      output: ../../Sources/Shop
      ```

      `Spec/shop/openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Shop, version: "1" }
      servers: [{ url: "https://shop.example" }]
      paths:
        /books:
          get:
            operationId: listBooks
            responses:
              "200": { description: All books., content: { application/json: { schema: { type: array } } } }
      ```

      ```console
      $ bindery lint
      Spec/shop/bindings.yaml:1:1: error: bindings.yaml lacks the key “module” [missing-key]
        1 | documents: [openapi.yaml]
          | ^
        help: add “module”
      1 error
      ```

      ## Fixed

      `Spec/shop/bindings.yaml`:

      ```yaml
      documents: [openapi.yaml]
      module: Shop
      output: ../../Sources/Shop
      ```
      """#
    ),
    (
      "missing-path-parameter",
      #"""
      # missing-path-parameter

      A path has a parameter in braces that isn't described.

      The path contains `{name}`, and no parameter has this name and `in: path`. Bindery reads it as a
      string.

      ## Fix

      Describe the parameter under `parameters`.

      ## Example

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths:
        /books/{id}:
          get:
            summary: One book.
            responses: { "204": { description: Nothing. } }
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:5:5: error: the path parameter {id} isn't defined; interpreted as a string [missing-path-parameter]
        5 |     get:
          |     ^
        help: add a parameter with name: id and in: path
      1 error
      ```

      ## Fixed

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths:
        /books/{id}:
          get:
            parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
            responses: { "204": { description: Nothing. } }
      ```
      """#
    ),
    (
      "missing-schema",
      #"""
      # missing-schema

      A parameter, request body or response has no schema or content.

      - **A parameter** without `schema` and `content` is read as text.
      - **A request body** without `content` is omitted, because its media type isn't known.
      - **A GET whose status 200 has no `content`** returns Void. `response(to:)` of the client returns
        the response with its body. This is reported once for a document.

      ## Fix

      Describe the schema or the content. Use the status 204 for a response without a body.

      ## Example: a parameter

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths:
        /books:
          get:
            parameters: [{ name: q, in: query }]
            responses: { "204": { description: Nothing. } }
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:6:20: warning: missing schema; interpreted as a string [missing-schema]
        6 |       parameters: [{ name: q, in: query }]
          |                    ^
        help: add a schema, such as schema: { type: string }
      1 warning
      ```

      ## Fixed: a parameter

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths:
        /books:
          get:
            parameters: [{ name: q, in: query, schema: { type: string } }]
            responses: { "204": { description: Nothing. } }
      ```

      ## Example: a response

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths:
        /books:
          get: { responses: { "200": { description: All books. } } }
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:5:32: warning: the successful response of GET “getBooks” has no “content”; its body is ignored [missing-schema]
        5 |     get: { responses: { "200": { description: All books. } } }
          |                                ^
        help: add “content” to the response, in Swagger 2.0 “schema”, or use status 204 if it has no body
      1 warning
      ```

      ## Fixed: a response

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths:
        /books:
          get: { responses: { "204": { description: All books. } } }
      ```
      """#
    ),
    (
      "misspelled-key",
      #"""
      # misspelled-key

      A key resembles a key of the standard.

      The key differs in case or in a few letters, and the value fits the key of the standard. Bindery
      reads it as that key, or omits it if the correct key is present too.

      ## Fix

      Correct the key, or begin it with `x-` if it is an extension.

      ## Example

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      components:
        schemas:
          Book: { type: object, requried: [title], properties: { title: { type: string } } }
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:6:27: warning: unknown key “requried” in a schema; interpreted as “required” [misspelled-key]
        6 |     Book: { type: object, requried: [title], properties: { title: { type: st…
          |                           ^
        help: rename the key to “required”, or to “x-requried”
      1 warning
      ```

      ## Fixed

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      components:
        schemas:
          Book: { type: object, required: [title], properties: { title: { type: string } } }
      ```
      """#
    ),
    (
      "name-conflict",
      #"""
      # name-conflict

      Two parts of a document would have the same name in Swift.

      Or a name looks like another one beside it, because it has letters of another script, or it differs
      only by case folding or normalization; or it hides an invisible character.

      Bindery gives one of two equal names another one. That name depends on the order of the document,
      so choose one yourself. The values `album` and `ALBUM` of an enumeration are no conflict: both keep
      their spelling.

      ## Fix

      Copy the rename in the message into `bindings.yaml` and choose a name.

      ## Example

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      components:
        schemas:
          Book: { type: object, properties: { page-count: { type: integer }, pageCount: { type: integer } } }
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:6:53: warning: the Swift name ‘pageCount’ of the property “page-count” is already in use; ‘pageCountValue’ is used [name-conflict]
        6 |     Book: { type: object, properties: { page-count: { type: integer }, pageCount: { type: integer } } …
          |                                                     ^
        help: add to bindings.yaml: renames: [{ property: "page-count", of: "Book", to: …, because: … }]
      1 warning
      ```

      ## Fixed

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      components:
        schemas:
          Book: { type: object, properties: { page-size: { type: integer }, pageCount: { type: integer } } }
      ```
      """#
    ),
    (
      "nesting-limit",
      #"""
      # nesting-limit

      Schemas, references or collections are nested too deeply.

      - **Lists and mappings**: 512 levels. This is an error.
      - **References to references**: 100. The reference isn't followed.
      - **Schemas without a name**: 64 levels. Deeper schemas are read as any JSON.
      - **`allOf`**: a chain of 64 base schemas. The numbers of inherited members and of subtypes are
        limited, too. Bindery omits the rest.

      ## Fix

      Give inner schemas a name under `components/schemas`, refer to them with `$ref`, and refer directly
      to the last reference or the common base.

      ## Example

      A document with 600 lists, each inside of the one before.

      ## Fixed

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      x-deep: []
      ```
      """#
    ),
    (
      "no-document",
      #"""
      # no-document

      There is no document or `bindings.yaml`.

      Without a document on the command line, `bindery generate` and `bindery lint` read each
      `Spec/*/bindings.yaml`. `bindery init` searches the current folder and its subfolders for OpenAPI
      and AsyncAPI documents.

      ## Fix

      Run Bindery in the folder of Package.swift, pass the path of a document, or run `bindery init`.

      ## Example: lint

      `README.md`:

      ```yaml
      No folder Spec is here.
      ```

      ```console
      $ bindery lint
      error: no Spec/*/bindings.yaml in the current folder [no-document]
        help: run Bindery in the folder of Package.swift, pass a document, or run “bindery init”
      1 error
      ```

      ## Fixed: lint

      `Spec/shop/bindings.yaml`:

      ```yaml
      documents: [openapi.yaml]
      module: Shop
      output: ../../Sources/Shop
      ```

      `Spec/shop/openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Shop, version: "1" }
      servers: [{ url: "https://shop.example" }]
      paths:
        /books:
          get:
            operationId: listBooks
            responses:
              "200": { description: All books., content: { application/json: { schema: { type: array } } } }
      ```

      ## Example: init

      `README.md`:

      ```yaml
      No document is here.
      ```

      ```console
      $ bindery init
      error: no OpenAPI or AsyncAPI document in the current folder or its subfolders [no-document]
        help: pass the document: bindery init SPEC
      ```

      ## Fixed: init

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Shop, version: "1" }
      servers: [{ url: "https://shop.example" }]
      paths:
        /books:
          get:
            operationId: listBooks
            responses:
              "200": { description: All books., content: { application/json: { schema: { type: array } } } }
      ```
      """#
    ),
    (
      "not-generated",
      #"""
      # not-generated

      A part of the document isn't generated.

      - **Bindings of AsyncAPI** for Kafka, MQTT, AMQP and other protocols: Bindery generates code for
        WebSocket and HTTP. This is reported once for each protocol. `bindery diff` compares all bindings.
      - **Headers of messages**: generated types contain the payload. This is reported once.
      - **Security of a broker**: Bindery ignores `security` of servers other than `ws` and `wss`, and the
        schemes of brokers, such as SASL. Configure the broker's library with the credentials.
      - **A message that no channel or operation uses.**

      ## Fix

      Notes need no change. Refer to a message from its channel.

      ## Example: bindings

      `asyncapi.yaml`:

      ```yaml
      asyncapi: 3.0.0
      info: { title: Example, version: "1" }
      channels:
        news:
          address: news
          bindings: { kafka: { partitions: 3 } }
          messages: { added: { payload: { type: object } } }
      ```

      ```console
      $ bindery lint asyncapi.yaml
      asyncapi.yaml:6:17: note: no code is generated for the bindings “kafka” [not-generated]
        6 |     bindings: { kafka: { partitions: 3 } }
          |                 ^
        help: pass them to a library for this protocol; “bindery diff” compares them
      1 note
      ```

      ## Fixed: bindings

      `asyncapi.yaml`:

      ```yaml
      asyncapi: 3.0.0
      info: { title: Example, version: "1" }
      channels:
        news:
          address: news
          messages: { added: { payload: { type: object } } }
      ```
      """#
    ),
    (
      "optional-path-parameter",
      #"""
      # optional-path-parameter

      A path parameter isn't required.

      OpenAPI requires `required: true` for each path parameter. Bindery reads the parameter as required.

      ## Fix

      Write `required: true`.

      ## Example

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths:
        /books/{id}:
          get:
            parameters: [{ name: id, in: path, schema: { type: string } }]
            responses: { "204": { description: Nothing. } }
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:6:20: warning: the path parameter “id” must be required; interpreted as required [optional-path-parameter]
        6 |       parameters: [{ name: id, in: path, schema: { type: string } }]
          |                    ^
        help: add required: true
      1 warning
      ```

      ## Fixed

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths:
        /books/{id}:
          get:
            parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
            responses: { "204": { description: Nothing. } }
      ```
      """#
    ),
    (
      "outside-package",
      #"""
      # outside-package

      A path of `bindings.yaml`, or a document for `bindery init`, is outside of the package.

      A `bindings.yaml` may come from another author, so Bindery reads and writes only files inside of the
      package, after resolving symbolic links. The package is the nearest folder with Package.swift, or
      otherwise with `.git`, or otherwise the current folder. Commands that write nothing, such as `diff`,
      `lint` and `check`, also read a `bindings.yaml` elsewhere, with the files of its own package.

      ## Fix

      Choose a path inside of the package, or pass `--allow-outside`.

      ## Example

      `Spec/shop/bindings.yaml`:

      ```yaml
      documents: [openapi.yaml]
      module: Shop
      output: ../../../Sources/Shop
      ```

      `Spec/shop/openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Shop, version: "1" }
      servers: [{ url: "https://shop.example" }]
      paths:
        /books:
          get:
            operationId: listBooks
            responses:
              "200": { description: All books., content: { application/json: { schema: { type: array } } } }
      ```

      `Package.swift`:

      ```yaml
      // swift-tools-version: 6.1
      ```

      ```console
      $ bindery lint
      Spec/shop/bindings.yaml:3:9: error: the path “../Sources/Shop” of “output” is outside the package “/home/me/Shop” [outside-package]
        3 | output: ../../../Sources/Shop
          |         ^
        help: use a path inside the package, or pass --allow-outside
      1 error
      ```

      ## Fixed

      ```console
      $ bindery lint --allow-outside
      ```
      """#
    ),
    (
      "overridden-operation",
      #"""
      # overridden-operation

      A path and its `$ref` describe the same operation.

      A path item may have operations beside its `$ref`. If both have the same method, Bindery uses the
      operation beside the `$ref`.

      ## Fix

      Remove one of the two operations.

      ## Example

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths:
        /books:
          $ref: "#/components/pathItems/Books"
          get: { responses: { "204": { description: Nothing. } } }
      components:
        pathItems:
          Books:
            get: { responses: { "204": { description: Nothing. } } }
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:6:5: warning: “get” is also defined in the target of $ref; the operation here is used [overridden-operation]
        6 |     get: { responses: { "204": { description: Nothing.…
          |     ^
        help: remove one of the two operations
      1 warning
      ```

      ## Fixed

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths:
        /books:
          $ref: "#/components/pathItems/Books"
          post: { responses: { "204": { description: Nothing. } } }
      components:
        pathItems:
          Books:
            get: { responses: { "204": { description: Nothing. } } }
      ```
      """#
    ),
    (
      "partial-body",
      #"""
      # partial-body

      A recorded body verifies only a part of the response or request.

      A recorded stream has no complete element, which is common for browsers, or a multipart body
      contains a file that the document doesn't describe. The contract test checks the rest.

      If the text of a whole body is missing, or all messages of a WebSocket session, there is no contract
      test. Browsers omit files that a page sends, some archives omit all bodies, and `bindery import`
      omits those with a content coding other than `gzip` and `deflate`, because secrets in them can't be
      found. There is none either for a body in CSV, CBOR or another format that tests don't compare, and
      for a request in XML whose schema gives the root element no name.

      ## Fix

      Record the text of the stream or body, or describe the parts under `properties`.

      ## Example

      `Spec/shop/recordings/books.har`:

      ```json
      { "log": { "version": "1.2", "entries": [{
          "request": { "method": "GET", "url": "https://shop.example/sales" },
          "response": { "status": 200, "content": { "mimeType": "text/event-stream" } },
          "_bindery": { "operation": "followSales", "provenance": { "kind": "documented", "source": "the manual" } }
      }] } }
      ```

      `Spec/shop/openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Shop, version: "1" }
      servers: [{ url: "https://shop.example" }]
      paths:
        /sales:
          get:
            operationId: followSales
            responses: { "200": { description: All., content: { text/event-stream: {} } } }
      ```

      `Spec/shop/bindings.yaml`:

      ```yaml
      documents: [openapi.yaml]
      module: Shop
      output: ../../Sources/Shop
      recordings: recordings
      contractTests: ../../Tests/ShopContractTests
      ```

      ```console
      $ bindery lint
      Spec/shop/recordings/books.har:3:17: warning: the recorded stream has no complete element; the contract test checks only its beginning [partial-body]
        help: add the body of the stream, which many browsers omit, to the recording
      1 warning
      ```

      ## Fixed

      `Spec/shop/recordings/books.har`:

      ```json
      { "log": { "version": "1.2", "entries": [{
          "request": { "method": "GET", "url": "https://shop.example/sales" },
          "response": { "status": 200, "content": { "mimeType": "text/event-stream", "text": "data: 1\n\n" } },
          "_bindery": { "operation": "followSales", "provenance": { "kind": "documented", "source": "the manual" } }
      }] } }
      ```
      """#
    ),
    (
      "recording-mismatch",
      #"""
      # recording-mismatch

      A recording contradicts the document.

      - **The method or path** of the request differs from the operation's.
      - **The status** of the response isn't described.
      - **A value** violates its schema: a parameter, a response header, a body, a part of a form or a
        message; or a required header or part is missing.
      - **An integer** without a `format` has the Swift type `Int`, which can't have the value. An optional
        member is then nil. `format: uint64` is `UInt64`; `bindery check --suggest` writes it.
      - **The credentials** of a request that the service accepted are missing, or differ from the security
        scheme in their location or kind. They only count as missing in a file with other credentials.
      - **The media type** of a part of a form isn't one that the Encoding Object allows.
      - **The order** of messages: a reply precedes its request, or a request has no reply.
      - **The direction** of a message is the opposite. In AsyncAPI 3, the described application sends a
        message that its clients receive; in version 2, clients may subscribe to it.
      - **The live server** of `bindery verify` answers in another form than the recording or the document.

      - **A mutation** of `bindery mutate` contradicts the document, and no test notices it; or tests fail
        for one that clients must tolerate.

      ## Fix

      Correct the recording or the document, or the live server.

      ## Example

      `Spec/shop/recordings/books.har`:

      ```json
      { "log": { "version": "1.2", "entries": [{
          "request": { "method": "GET", "url": "https://shop.example/books" },
          "response": { "status": 503, "content": { "text": "" } },
          "_bindery": { "operation": "listBooks", "provenance": { "kind": "documented", "source": "the manual" } }
      }] } }
      ```

      `Spec/shop/openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Shop, version: "1" }
      servers: [{ url: "https://shop.example" }]
      paths:
        /books:
          get:
            operationId: listBooks
            responses:
              "200": { description: All books., content: { application/json: { schema: { type: array } } } }
      ```

      `Spec/shop/bindings.yaml`:

      ```yaml
      documents: [openapi.yaml]
      module: Shop
      output: ../../Sources/Shop
      recordings: recordings
      contractTests: ../../Tests/ShopContractTests
      ```

      ```console
      $ bindery lint
      Spec/shop/recordings/books.har:3:17: error: the status 503 of “listBooks” isn't defined [recording-mismatch]
        help: add the status to the document, or remove the recording
      1 error
      ```

      ## Fixed

      `Spec/shop/recordings/books.har`:

      ```json
      { "log": { "version": "1.2", "entries": [{
          "request": { "method": "GET", "url": "https://shop.example/books" },
          "response": { "status": 200, "content": { "mimeType": "application/json", "text": "[]" } },
          "_bindery": { "operation": "listBooks", "provenance": { "kind": "documented", "source": "the manual" } }
      }] } }
      ```

      `Spec/shop/openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Shop, version: "1" }
      servers: [{ url: "https://shop.example" }]
      paths:
        /books:
          get:
            operationId: listBooks
            responses:
              "200": { description: All books., content: { application/json: { schema: { type: array } } } }
      ```

      `Spec/shop/bindings.yaml`:

      ```yaml
      documents: [openapi.yaml]
      module: Shop
      output: ../../Sources/Shop
      recordings: recordings
      contractTests: ../../Tests/ShopContractTests
      ```
      """#
    ),
    (
      "recursive-schema",
      #"""
      # recursive-schema

      A schema contains itself in a way that Swift can't represent.

      The schema refers to itself through `$ref` and `allOf`, or a `oneOf` contains itself. Swift can
      represent such a recursion only through an object. Bindery reads the schema as any JSON, or omits
      the variant.

      ## Fix

      Give one of the schemas a type, or refer to it through a property of an object.

      ## Example: allOf

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      components:
        schemas:
          Book: { $ref: "#/components/schemas/Volume" }
          Volume: { $ref: "#/components/schemas/Book" }
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:6:11: warning: the schema “Book” refers only to itself; interpreted as any JSON value [recursive-schema]
        6 |     Book: { $ref: "#/components/schemas/Volume" }
          |           ^
        help: replace the reference with a type
      1 warning
      ```

      ## Fixed: allOf

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      components:
        schemas:
          Book: { $ref: "#/components/schemas/Volume" }
          Volume: { type: string }
      ```

      ## Example: oneOf

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      components:
        schemas:
          Thing:
            oneOf: [{ $ref: "#/components/schemas/Other" }, { type: string }]
          Other:
            oneOf: [{ $ref: "#/components/schemas/Thing" }, { type: integer }]
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:9:7: warning: the union “Other” contains itself through the variant “Thing”; the variant is ignored [recursive-schema]
        9 |       oneOf: [{ $ref: "#/components/schemas/Thing" }, { …
          |       ^
        help: replace the variant with the variants of its union
      1 warning
      ```

      ## Fixed: oneOf

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      components:
        schemas:
          Thing:
            oneOf: [{ $ref: "#/components/schemas/Other" }, { type: string }]
          Other:
            properties: { thing: { $ref: "#/components/schemas/Thing" } }
      ```
      """#
    ),
    (
      "secret-in-recording",
      #"""
      # secret-in-recording

      A recording contains a credential or another secret.

      Recordings and the contract tests with their values are committed, so that everybody with access to
      the repository could use the secret. Bindery doesn't generate the test of an entry whose request has
      one. The client and other tests are generated.

      Bindery finds what `bindery import` would replace: credentials in headers, cookies, URLs, bodies and
      messages, also encoded ones; members with `format: password` or `x-sensitive: true`; keys and tokens
      with a known form; and the values of environment variables with names of secrets. Values such as
      demo-token aren't secret, nor those that a document has as `example`, `examples`, `const`, `default`
      or `enum`, or as `x-examples` of a security scheme.

      ## Fix

      Replace the value with an invented one, such as demo-token, everywhere in the recordings; or run
      `bindery import` with the archive, which replaces the secrets in place. Revoke the credential if the
      recording was published.

      ## Example

      `Spec/shop/recordings/books.har`:

      ```json
      { "log": { "version": "1.2", "entries": [{
          "request": { "method": "GET", "url": "https://shop.example/books",
            "headers": [{ "name": "X-API-Key", "value": "b7Rk2Zq9Lw4Tn6Yc1Vh8" }] },
          "response": { "status": 200, "content": { "mimeType": "application/json", "text": "[]" } },
          "_bindery": { "operation": "listBooks", "provenance": { "kind": "documented", "source": "the manual" } }
      }] } }
      ```

      `Spec/shop/openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Shop, version: "1" }
      servers: [{ url: "https://shop.example" }]
      paths:
        /books:
          get:
            operationId: listBooks
            responses:
              "200": { description: All books., content: { application/json: { schema: { type: array } } } }
      components:
        securitySchemes: { key: { type: apiKey, in: header, name: X-API-Key } }
      security: [{ key: [] }]
      ```

      `Spec/shop/bindings.yaml`:

      ```yaml
      documents: [openapi.yaml]
      module: Shop
      output: ../../Sources/Shop
      recordings: recordings
      contractTests: ../../Tests/ShopContractTests
      ```

      ```console
      $ bindery lint
      Spec/shop/recordings/books.har:3:52: error: the recording has a secret: API key in the header X-API-Key [secret-in-recording]
        help: replace the value in all recordings, by demo-token for example, or all secrets of the file by bindery import Spec/shop/recordings/books.har; a public value can be an example in the document
      1 error
      ```

      ## Fixed

      `Spec/shop/recordings/books.har`:

      ```json
      { "log": { "version": "1.2", "entries": [{
          "request": { "method": "GET", "url": "https://shop.example/books",
            "headers": [{ "name": "X-API-Key", "value": "demo-key" }] },
          "response": { "status": 200, "content": { "mimeType": "application/json", "text": "[]" } },
          "_bindery": { "operation": "listBooks", "provenance": { "kind": "documented", "source": "the manual" } }
      }] } }
      ```
      """#
    ),
    (
      "shared-folder",
      #"""
      # shared-folder

      Two outputs or documents use one folder.

      - **Output**: each run would remove the files of the other.
      - **Recordings**: each entry names an operation of one document, so a `bindings.yaml` with
        `recordings` has one document.

      ## Fix

      Give each `output` and each `contractTests` its own folder, outside of the Models, Requests and
      Webhooks folders of another. Give a document with recordings its own `bindings.yaml`.

      ## Example

      `Spec/maps/bindings.yaml`:

      ```yaml
      documents: [openapi.yaml]
      module: Shop
      output: ../../Sources/Shop
      ```

      `Spec/maps/openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Shop, version: "1" }
      servers: [{ url: "https://shop.example" }]
      paths:
        /books:
          get:
            operationId: listBooks
            responses:
              "200": { description: All books., content: { application/json: { schema: { type: array } } } }
      ```

      `Spec/shop/bindings.yaml`:

      ```yaml
      documents: [openapi.yaml]
      module: Shop
      output: ../../Sources/Shop
      ```

      `Spec/shop/openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Shop, version: "1" }
      servers: [{ url: "https://shop.example" }]
      paths:
        /books:
          get:
            operationId: listBooks
            responses:
              "200": { description: All books., content: { application/json: { schema: { type: array } } } }
      ```

      ```console
      $ bindery lint
      Spec/shop/bindings.yaml:3:9: error: two outputs use the folder “Sources/Shop” [shared-folder]
        3 | output: ../../Sources/Shop
          |         ^
        help: give each “output” and each “contractTests” its own folder
      1 error
      ```

      ## Fixed

      `Spec/maps/bindings.yaml`:

      ```yaml
      documents: [openapi.yaml]
      module: Shop
      output: ../../Sources/Maps
      ```
      """#
    ),
    (
      "stale-recording",
      #"""
      # stale-recording

      A document changed after a recording was checked against it, or a live server answers otherwise.

      `bindery import` and `bindery check --accept` write into each entry hashes of what describes it: its
      parameters, security requirements, request body, response and messages. If one of them has another meaning now, the entry is
      stale, also if it still fits: it may show something that the service doesn't do anymore. Descriptions,
      examples and `$ref` don't matter.

      The file `schema-hashes.json` beside the recordings has hashes of the schemas, which show what
      changed. An entry without hashes is never stale.

      `bindery verify` reports an answer with other contents than the recorded one: a value, a header, a
      missing member or an empty list.

      ## Fix

      Review the entries, and record them again if necessary. Then run `bindery check --accept`.

      ## Example

      `Spec/shop/recordings/books.har`:

      ```json
      { "log": { "version": "1.2", "entries": [{
          "request": { "method": "GET", "url": "https://shop.example/books" },
          "response": { "status": 200, "content": { "mimeType": "application/json", "text": "[{\"id\":1}]" } },
          "_bindery": { "operation": "listBooks", "contract": "parameters 8570e254, response 35c71015",
                        "provenance": { "kind": "documented", "source": "the manual" } }
      }] } }
      ```

      `Spec/shop/recordings/schema-hashes.json`:

      ```json
      { "received": ["Book 273b, id 6e9b", "listBooks.200 6f42, [] 863c"] }
      ```

      `Spec/shop/openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Shop, version: "1" }
      servers: [{ url: "https://shop.example" }]
      paths:
        /books:
          get:
            operationId: listBooks
            responses:
              "200": { description: All books., content: { application/json: { schema: { type: array, items: { $ref: "#/components/schemas/Book" } } } } }
      components:
        schemas:
          Book: { type: object, properties: { id: { type: integer }, stock: { type: integer } } }
      ```

      `Spec/shop/bindings.yaml`:

      ```yaml
      documents: [openapi.yaml]
      module: Shop
      output: ../../Sources/Shop
      recordings: recordings
      contractTests: ../../Tests/ShopContractTests
      ```

      ```console
      $ bindery lint
      Spec/shop/openapi.yaml:12:11: warning: “Book”: “stock” was added after 1 entry was checked: books.har #0 [stale-recording]
        12 |     Book: { type: object, properties: { id: { type: integer …
           |           ^
        help: review the entries, and run “bindery check --accept”
      Spec/shop/recordings/books.har:1:42: note: the first entry is here
      1 warning
      ```

      ## Fixed

      `Spec/shop/recordings/books.har`:

      ```json
      { "log": { "version": "1.2", "entries": [{
          "request": { "method": "GET", "url": "https://shop.example/books" },
          "response": { "status": 200, "content": { "mimeType": "application/json", "text": "[{\"id\":1}]" } },
          "_bindery": { "operation": "listBooks", "contract": "parameters 8570e254, response 14ee115d",
                        "provenance": { "kind": "documented", "source": "the manual" } }
      }] } }
      ```

      `Spec/shop/recordings/schema-hashes.json`:

      ```json
      { "received": ["Book 273b, id 6e9b, stock 6e9b", "listBooks.200 6f42, [] 863c"] }
      ```
      """#
    ),
    (
      "undescribed-required-property",
      #"""
      # undescribed-required-property

      A required property isn't described.

      `required` names a property that `properties` doesn't describe. The model has a required member. Its
      type is the one that another variant of a `oneOf` or `anyOf` describes, or else any JSON, which is
      null if the service doesn't send the property.

      ## Fix

      Describe the property, or remove it from `required`.

      ## Example

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      components:
        schemas:
          Book: { type: object, required: [titel], properties: { title: { type: string } } }
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:6:38: warning: the required property “titel” isn't defined; interpreted as any JSON value [undescribed-required-property]
        6 |     Book: { type: object, required: [titel], properties: { title: { type: string } } }
          |                                      ^
        help: add “titel” to “properties”, or remove it from “required”
      1 warning
      ```

      ## Fixed

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      components:
        schemas:
          Book: { type: object, required: [title], properties: { title: { type: string } } }
      ```
      """#
    ),
    (
      "undocumented",
      #"""
      # undocumented

      A recording has something that the document doesn't describe.

      - **An operation**: no operation has the method and the path of the request. The entry isn't tested.
      - **A query parameter**: the contract test ignores it.
      - **Credentials**: no security scheme describes the header `Authorization`. The contract test ignores
        it.

      ## Fix

      Add the missing part to the document. You can ignore the warning for what only the recorded client
      uses, such as a parameter for statistics.

      ## Example

      `Spec/shop/recordings/books.har`:

      ```json
      { "log": { "version": "1.2", "creator": { "name": "Firefox", "version": "128.0" }, "entries": [{
          "request": { "method": "GET", "url": "https://shop.example/books?limit=5" },
          "response": { "status": 200, "content": { "mimeType": "application/json", "text": "[]" } }
      }] } }
      ```

      `Spec/shop/openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Shop, version: "1" }
      servers: [{ url: "https://shop.example" }]
      paths:
        /books:
          get:
            operationId: listBooks
            responses:
              "200": { description: All books., content: { application/json: { schema: { type: array } } } }
      ```

      `Spec/shop/bindings.yaml`:

      ```yaml
      documents: [openapi.yaml]
      module: Shop
      output: ../../Sources/Shop
      recordings: recordings
      contractTests: ../../Tests/ShopContractTests
      ```

      ```console
      $ bindery lint
      Spec/shop/recordings/books.har:2:42: warning: the query parameter “limit” of “listBooks” isn't defined; the contract test ignores it [undocumented]
        help: add it to the document
      1 warning
      ```

      ## Fixed

      `Spec/shop/recordings/books.har`:

      ```json
      { "log": { "version": "1.2", "creator": { "name": "Firefox", "version": "128.0" }, "entries": [{
          "request": { "method": "GET", "url": "https://shop.example/books?limit=5" },
          "response": { "status": 200, "content": { "mimeType": "application/json", "text": "[]" } }
      }] } }
      ```

      `Spec/shop/openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Shop, version: "1" }
      servers: [{ url: "https://shop.example" }]
      paths:
        /books:
          get:
            operationId: listBooks
            parameters: [{ name: limit, in: query, schema: { type: integer } }]
            responses:
              "200": { description: All books., content: { application/json: { schema: { type: array } } } }
      ```

      `Spec/shop/bindings.yaml`:

      ```yaml
      documents: [openapi.yaml]
      module: Shop
      output: ../../Sources/Shop
      recordings: recordings
      contractTests: ../../Tests/ShopContractTests
      ```
      """#
    ),
    (
      "undocumented-member",
      #"""
      # undocumented-member

      A recorded object has a member that no schema describes.

      Services add members, and clients ignore those that they don't know, so the contract test stays green.
      With `additionalProperties: false` or `unevaluatedProperties: false`, the member contradicts the schema,
      which is an error of `bindery check` and `bindery lint`.

      ## Fix

      Add the member to the document if the client needs it; otherwise ignore the warning.

      ## Example

      `Spec/shop/recordings/books.har`:

      ```json
      { "log": { "version": "1.2", "creator": { "name": "Firefox", "version": "128.0" }, "entries": [{
          "request": { "method": "GET", "url": "https://shop.example/books" },
          "response": { "status": 200, "content": { "mimeType": "application/json", "text": "[{\"id\":1,\"stock\":4}]" } }
      }] } }
      ```

      `Spec/shop/openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Shop, version: "1" }
      servers: [{ url: "https://shop.example" }]
      paths:
        /books:
          get:
            operationId: listBooks
            responses:
              "200": { description: All books., content: { application/json: { schema: { type: array, items: { $ref: "#/components/schemas/Book" } } } } }
      components:
        schemas:
          Book: { type: object, properties: { id: { type: integer } } }
      ```

      `Spec/shop/bindings.yaml`:

      ```yaml
      documents: [openapi.yaml]
      module: Shop
      output: ../../Sources/Shop
      recordings: recordings
      contractTests: ../../Tests/ShopContractTests
      ```

      ```console
      $ bindery lint
      Spec/shop/recordings/books.har:3:87: warning: the response of “listBooks”: at $[0], has the undocumented member "stock" [undocumented-member]
        help: add the member to the document
      Spec/shop/openapi.yaml:12:11: note: the schema is “Book”
      1 warning
      ```

      ## Fixed

      `Spec/shop/recordings/books.har`:

      ```json
      { "log": { "version": "1.2", "creator": { "name": "Firefox", "version": "128.0" }, "entries": [{
          "request": { "method": "GET", "url": "https://shop.example/books" },
          "response": { "status": 200, "content": { "mimeType": "application/json", "text": "[{\"id\":1,\"stock\":4}]" } }
      }] } }
      ```

      `Spec/shop/openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Shop, version: "1" }
      servers: [{ url: "https://shop.example" }]
      paths:
        /books:
          get:
            operationId: listBooks
            responses:
              "200": { description: All books., content: { application/json: { schema: { type: array, items: { $ref: "#/components/schemas/Book" } } } } }
      components:
        schemas:
          Book: { type: object, properties: { id: { type: integer }, stock: { type: integer } } }
      ```

      `Spec/shop/bindings.yaml`:

      ```yaml
      documents: [openapi.yaml]
      module: Shop
      output: ../../Sources/Shop
      recordings: recordings
      contractTests: ../../Tests/ShopContractTests
      ```
      """#
    ),
    (
      "unknown-key",
      #"""
      # unknown-key

      An object has an unknown key.

      - **In a document** Bindery ignores the key. It reports each key once for each kind of object, and
        the first hundred of a file. Schemas may have keys of other tools.
      - **In `bindings.yaml` and recordings** it is an error, because the key would have no effect.

      ## Fix

      Correct the key, remove it, or begin it with `x-` if it is an extension.

      In `{ }` and `[ ]`, a comma ends a value. If the rest of a text is the unknown key, quote the text:
      `because: "films have volumes, too"`.

      ## Example: a document

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths:
        /books:
          get:
            operationId: books
            cacheable: true
            responses: { "204": { description: None. } }
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:7:7: warning: unknown key “cacheable” in an operation; ignored [unknown-key]
        7 |       cacheable: true
          |       ^
        help: remove the key, or rename it to “x-cacheable”
      1 warning
      ```

      ## Fixed: a document

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths:
        /books:
          get:
            operationId: books
            x-cacheable: true
            responses: { "204": { description: None. } }
      ```

      ## Example: bindings.yaml

      `Spec/shop/bindings.yaml`:

      ```yaml
      documents: [openapi.yaml]
      module: Shop
      output: ../../Sources/Shop
      clientName: Shop
      ```

      `Spec/shop/openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Shop, version: "1" }
      servers: [{ url: "https://shop.example" }]
      paths:
        /books:
          get:
            operationId: listBooks
            responses:
              "200": { description: All books., content: { application/json: { schema: { type: array } } } }
      ```

      ```console
      $ bindery lint
      Spec/shop/bindings.yaml:4:1: error: unknown key “clientName” in bindings.yaml [unknown-key]
        4 | clientName: Shop
          | ^
        help: use one of the keys documents, root, module, client, access, role, output, recordings, contractTests, player, modules, filter, renames, exceptions, severities, additionalMembers, arrays, realtime, require, fakes
      1 error
      ```

      ## Fixed: bindings.yaml

      `Spec/shop/bindings.yaml`:

      ```yaml
      documents: [openapi.yaml]
      module: Shop
      output: ../../Sources/Shop
      client: Shop
      ```
      """#
    ),
    (
      "unknown-method",
      #"""
      # unknown-method

      A key of a path item isn't an HTTP method.

      A path item has methods, `parameters`, `servers`, `summary` and `description`. Bindery omits other
      keys, and methods that HTTP doesn't allow, such as one with a space.

      ## Fix

      Write get, put, post, delete, options, head, patch, trace or query. Other methods belong under
      `additionalOperations`.

      ## Example

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths:
        /books:
          gte: { responses: { "204": { description: Nothing. } } }
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:5:5: warning: “gte” isn't a method of a path item; ignored [unknown-method]
        5 |     gte: { responses: { "204": { description: Nothing.…
          |     ^
        help: write get, put, post, delete, options, head, patch, trace or query, or move another method to “additionalOperations”
      1 warning
      ```

      ## Fixed

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths:
        /books:
          get: { responses: { "204": { description: Nothing. } } }
      ```
      """#
    ),
    (
      "unknown-security-scheme",
      #"""
      # unknown-security-scheme

      A security requirement names a scheme that doesn't exist.

      `security` names schemes of `components/securitySchemes`. Bindery omits the requirement.

      ## Fix

      Correct the name, or describe the scheme.

      ## Example

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      security: [{ token: [] }]
      paths:
        /books:
          get: { responses: { "204": { description: Nothing. } } }
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:3:14: warning: “token” isn't defined in “components/securitySchemes”; ignored [unknown-security-scheme]
        3 | security: [{ token: [] }]
          |              ^
        help: define the security scheme, or correct its name
      1 warning
      ```

      ## Fixed

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      components: { securitySchemes: { token: { type: http, scheme: bearer } } }
      security: [{ token: [] }]
      paths:
        /books:
          get: { responses: { "204": { description: Nothing. } } }
      ```
      """#
    ),
    (
      "unknown-type",
      #"""
      # unknown-type

      A `type` isn't a type of JSON Schema.

      Bindery reads a type of another language, such as int, as the type of JSON with that meaning. It
      ignores any other type. In Swagger 2.0 the type file is valid in form parameters and responses.

      ## Fix

      Write string, number, integer, boolean, array, object or null.

      ## Example

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      components:
        schemas:
          Pages: { type: int }
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:6:20: warning: “int” isn't a valid type; interpreted as integer [unknown-type]
        6 |     Pages: { type: int }
          |                    ^
        help: write integer
      1 warning
      ```

      ## Fixed

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      components:
        schemas:
          Pages: { type: integer }
      ```
      """#
    ),
    (
      "unlisted-message",
      #"""
      # unlisted-message

      An operation has a message that its channel doesn't list.

      In AsyncAPI 3 the messages of an operation are a subset of the messages of its channel. Bindery
      reads the message as one of the channel's messages.

      ## Fix

      List the message under `messages` of the channel.

      ## Example

      `asyncapi.yaml`:

      ```yaml
      asyncapi: 3.0.0
      info: { title: Example, version: "1" }
      channels:
        news: { address: news, messages: { added: { payload: { type: object } } } }
      operations:
        publishNews:
          action: send
          channel: { $ref: "#/channels/news" }
          messages: [{ $ref: "#/channels/news/messages/added" }, { $ref: "#/components/messages/removed" }]
      components:
        messages:
          removed: { payload: { type: string } }
      ```

      ```console
      $ bindery lint asyncapi.yaml
      asyncapi.yaml:9:60: warning: the message isn't listed in “messages” of the channel; interpreted as listed [unlisted-message]
        9 |     messages: [{ $ref: "#/channels/news/messages/added" }, { $ref: "#/components/messages/removed" }]
          |                                                            ^
        help: add the message to “messages” of the channel
      1 warning
      ```

      ## Fixed

      `asyncapi.yaml`:

      ```yaml
      asyncapi: 3.0.0
      info: { title: Example, version: "1" }
      channels:
        news: { address: news, messages: { added: { payload: { type: object } }, removed: { payload: { type: string } } } }
      operations:
        publishNews:
          action: send
          channel: { $ref: "#/channels/news" }
          messages: [{ $ref: "#/channels/news/messages/added" }, { $ref: "#/channels/news/messages/removed" }]
      ```
      """#
    ),
    (
      "unmatched-recording",
      #"""
      # unmatched-recording

      A recording names an operation, channel or message that isn't described, or no recording has one
      that is.

      A contract test compares a recording with the description of its operation or channel. A captured
      message that the document doesn't define is also reported: as an error in an annotated session, or
      if it lacks what all messages of the channel have, such as the member that names them. For
      `bindery check SPEC --recordings PATH`, it is an error that no entry belongs to the document.
      `bindery coverage` reports what no recording has as notes, and a percentage that is too low as an
      error.

      ## Fix

      Write an `operationId` of the document under `_bindery.operation`, or names of the document under
      `_bindery.channel` and `_bindery.message`. Add a captured message to the document, or remove it from
      the recording. If nothing was checked, correct the path. Record what isn't covered.

      ## Example

      `Spec/shop/recordings/books.har`:

      ```json
      { "log": { "version": "1.2", "entries": [{
          "request": { "method": "GET", "url": "https://shop.example/books" },
          "response": { "status": 200, "content": { "mimeType": "application/json", "text": "[]" } },
          "_bindery": { "operation": "listMaps", "provenance": { "kind": "documented", "source": "the manual" } }
      }] } }
      ```

      `Spec/shop/openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Shop, version: "1" }
      servers: [{ url: "https://shop.example" }]
      paths:
        /books:
          get:
            operationId: listBooks
            responses:
              "200": { description: All books., content: { application/json: { schema: { type: array } } } }
      ```

      `Spec/shop/bindings.yaml`:

      ```yaml
      documents: [openapi.yaml]
      module: Shop
      output: ../../Sources/Shop
      recordings: recordings
      contractTests: ../../Tests/ShopContractTests
      ```

      ```console
      $ bindery lint
      Spec/shop/recordings/books.har:1:42: error: the operation “listMaps” isn't defined [unmatched-recording]
        help: set _bindery.operation to an operationId of the document
      1 error
      ```

      ## Fixed

      `Spec/shop/recordings/books.har`:

      ```json
      { "log": { "version": "1.2", "entries": [{
          "request": { "method": "GET", "url": "https://shop.example/books" },
          "response": { "status": 200, "content": { "mimeType": "application/json", "text": "[]" } },
          "_bindery": { "operation": "listBooks", "provenance": { "kind": "documented", "source": "the manual" } }
      }] } }
      ```
      """#
    ),
    (
      "unnamed-enum-values",
      #"""
      # unnamed-enum-values

      The values of an `enum` have no valid names in Swift.

      - **Arrays, objects and exact decimals** can't be raw values of a Swift enum. Bindery reads any
        value of the type.
      - **`x-enum-varnames`** and similar extensions must list one text for each value, in the same order.
        Otherwise Bindery omits the names.

      ## Fix

      List a name for each value. You can ignore this for arrays, objects and exact decimals if the
      service validates the values.

      ## Example: names

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      components:
        schemas:
          Size: { type: integer, enum: [1, 2], x-enum-varnames: [small] }
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:6:59: warning: “x-enum-varnames” must have 2 elements, one for each “enum” value; ignored [unnamed-enum-values]
        6 |     Size: { type: integer, enum: [1, 2], x-enum-varnames: [small] }
          |                                                           ^
        help: write one element for each “enum” value, in the same order
      1 warning
      ```

      ## Fixed: names

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      components:
        schemas:
          Size: { type: integer, enum: [1, 2], x-enum-varnames: [small, large] }
      ```

      ## Example: arrays

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      components:
        schemas:
          Pair: { type: array, items: { type: integer }, enum: [[1, 2], [2, 3]] }
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:6:58: warning: the “enum” values of “Pair” can't be named in Swift; ignored [unnamed-enum-values]
        6 |     Pair: { type: array, items: { type: integer }, enum: [[1, 2], [2, 3]] }
          |                                                          ^
        help: use strings as values, or remove “enum”
      1 warning
      ```

      ## Fixed: arrays

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      components:
        schemas:
          Pair: { type: array, items: { type: integer } }
      ```
      """#
    ),
    (
      "unreadable-file",
      #"""
      # unreadable-file

      A file or folder can't be found or read.

      A document, a file that it refers to, or the folder of recordings is missing, isn't accessible or
      isn't a regular file; or a recording isn't read, because its name doesn't end in `.har`.

      ## Fix

      Correct the path, or the permissions of the file. Import a cassette with `bindery import`, and delete
      the file.

      ## Example

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      components:
        schemas:
          Book: { $ref: "book.yaml" }
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:6:19: error: the file “book.yaml” can't be found: No such file or directory [unreadable-file]
        6 |     Book: { $ref: "book.yaml" }
          |                   ^
        help: correct the path, or make the file readable
      1 error
      ```

      ## Fixed

      `book.yaml`:

      ```yaml
      type: string
      ```
      """#
    ),
    (
      "unrelated-keyword",
      #"""
      # unrelated-keyword

      A keyword doesn't apply to the type of its schema.

      The keyword describes values of another type, such as `items` with `type: object`. Bindery omits it.

      ## Fix

      Correct the type, or remove the keyword.

      ## Example

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      components:
        schemas:
          Box: { type: object, items: { type: string } }
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:6:33: warning: “items” doesn't apply to the type “object”; ignored [unrelated-keyword]
        6 |     Box: { type: object, items: { type: string } }
          |                                 ^
        help: correct the type, or remove “items”
      1 warning
      ```

      ## Fixed

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      components:
        schemas:
          Box: { type: array, items: { type: string } }
      ```
      """#
    ),
    (
      "unresolved-reference",
      #"""
      # unresolved-reference

      The target of a reference doesn't exist.

      Bindery reads a missing schema as any JSON, treats a missing response as undocumented, and omits a
      missing parameter.

      `x-messages` refers to a channel whose messages are the elements of an array. The channel must have
      messages, and be in the document or in another document of the same `bindings.yaml`.

      ## Fix

      Correct the reference, or add the missing description.

      ## Example

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      components:
        schemas:
          Author: { type: string }
          Book: { type: object, properties: { author: { $ref: "#/components/schemas/Auhtor" } } }
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:7:57: error: “Auhtor” isn't defined in “components/schemas” [unresolved-reference]
        7 |     Book: { type: object, properties: { author: { $ref: "#/components/schemas/Auhtor" } } }
          |                                                         ^
        help: did you mean “Author”?
      1 error
      ```

      ## Fixed

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      components:
        schemas:
          Author: { type: string }
          Book: { type: object, properties: { author: { $ref: "#/components/schemas/Author" } } }
      ```
      """#
    ),
    (
      "unsupported-document",
      #"""
      # unsupported-document

      A file isn't a supported document.

      - **The version isn't supported.** Bindery reads OpenAPI 3.0, 3.1 and 3.2, Swagger 2.0, and
        AsyncAPI 1.2, 2.0 to 2.6, 3.0 and 3.1. It reads another minor version as the latest that it knows, and
        a document with `paths` and no version as OpenAPI 3.1.
      - **The file is empty**, or has only comments.
      - **The file is an archive, HTML or XML.** Often it is the web page of a server, saved instead of
        the document.

      ## Fix

      Convert a document of an older version, such as Swagger 1.2, to a later one. Download the document
      itself.

      ## Example: Swagger 1.2

      `swagger.yaml`:

      ```yaml
      swagger: "1.2"
      info: { title: Shop, version: "1" }
      paths: {}
      ```

      ```console
      $ bindery lint swagger.yaml
      swagger.yaml:1:10: error: unsupported OpenAPI version “1.2” [unsupported-document]
        1 | swagger: "1.2"
          |          ^
        help: use Swagger 2.0, or OpenAPI 3.0, 3.1 or 3.2
      1 error
      ```

      ## Fixed: Swagger 1.2

      `swagger.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Shop, version: "1" }
      paths: {}
      ```

      ## Example: HTML

      `openapi.yaml`:

      ```yaml
      <!DOCTYPE html>
      <title>Not found</title>
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:1:1: error: the file is HTML, not YAML or JSON [unsupported-document]
        1 | <!DOCTYPE html>
          | ^
        help: download the document again: this may be a login page or an error page
      1 error
      ```

      ## Fixed: HTML

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Shop, version: "1" }
      servers: [{ url: "https://shop.example" }]
      paths:
        /books:
          get:
            operationId: listBooks
            responses:
              "200": { description: All books., content: { application/json: { schema: { type: array } } } }
      ```
      """#
    ),
    (
      "unsupported-keyword",
      #"""
      # unsupported-keyword

      A keyword isn't checked, or has no equivalent.

      - **A keyword of JSON Schema** restricts values in a way that Swift types can't represent. The rest
        of the schema is used.
      - **`collectionFormat`** of Swagger 2.0 states separators that no style of OpenAPI 3 has: tabs, and
        spaces or pipes outside of the query and of forms. The parameter is a string, in which the caller
        writes the separators. The elements of nested arrays are strings, too.
      - **`allowEmptyValue`** is beside a type that has no empty value, such as integer. No empty value
        can be sent.

      ## Fix

      You can ignore this if the service validates the values. Otherwise remove the keyword, and check the
      values in your code: the type accepts more values than the schema.

      ## Example

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      components:
        schemas:
          Book: { type: string, if: { minLength: 3 } }
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:6:31: note: “if” isn't evaluated; the properties that depend on it are optional [unsupported-keyword]
        6 |     Book: { type: string, if: { minLength: 3 } }
          |                               ^
        help: remove “if”, or check the condition in your code
      1 note
      ```

      ## Fixed

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      components:
        schemas:
          Book: { type: string, minLength: 3 }
      ```
      """#
    ),
    (
      "unsupported-media-type",
      #"""
      # unsupported-media-type

      Content has a media type that Bindery doesn't decode.

      - **XML without names or elements** is a string: the root element of a request needs a name, and the
        schema of a body has to describe elements.
      - **Structures in other text formats** are strings. Bindery ignores the schema. The same is true for
        the data of server-sent events with several types.
      - **A received form** (`multipart/form-data`) is its bytes. Multipart requests are sent part by part.
      - **A string with `format: binary` in application/json** is read and sent as bytes.
      - **An AsyncAPI message** in another format than JSON isn't decoded.

      ## Fix

      Name the root element by `xml: { name: … }`, describe application/json too if the service supports
      it, write the media type of the file, or decode the bytes with a library.

      ## Example: XML

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths:
        /books:
          post:
            requestBody:
              content:
                application/xml: { schema: { type: object, properties: { title: { type: string } } } }
            responses: { "204": { description: Added. } }
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:8:11: warning: the root element of “application/xml” has no name; interpreted as a string [unsupported-media-type]
        8 |           application/xml: { schema: { type: object, propert…
          |           ^
        help: write xml: { name: … } in the schema, or move it to “components/schemas”
      1 warning
      ```

      ## Fixed: XML

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths:
        /books:
          post:
            requestBody:
              content:
                application/xml:
                  schema: { type: object, xml: { name: book }, properties: { title: { type: string } } }
            responses: { "204": { description: Added. } }
      ```

      ## Example: a file in JSON

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths:
        /cover:
          get:
            responses:
              "200":
                description: A picture.
                content: { application/json: { schema: { type: string, format: binary } } }
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:9:22: note: “application/json” can't contain a string with format: binary; interpreted as bytes [unsupported-media-type]
        9 |           content: { application/json: { schema: { type: string, format…
          |                      ^
        help: write the media type of the file, such as application/octet-stream
      1 note
      ```

      ## Fixed: a file in JSON

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths:
        /cover:
          get:
            responses:
              "200":
                description: A picture.
                content: { application/octet-stream: { schema: { type: string, format: binary } } }
      ```
      """#
    ),
    (
      "unsupported-schema-format",
      #"""
      # unsupported-schema-format

      The payload of a message isn't described with JSON Schema.

      Bindery reads JSON Schema and the schemas of OpenAPI and AsyncAPI. The payload is any JSON if it is
      described with Avro, Protobuf, RAML or another format.

      ## Fix

      Describe the payload with JSON Schema too, or decode it with a library.

      ## Example

      `asyncapi.yaml`:

      ```yaml
      asyncapi: 3.0.0
      info: { title: Example, version: "1" }
      channels:
        news:
          address: news
          messages:
            added:
              payload:
                schemaFormat: application/vnd.apache.avro+json;version=1.9.0
                schema: { type: record, name: Added, fields: [] }
      ```

      ```console
      $ bindery lint asyncapi.yaml
      asyncapi.yaml:9:25: warning: unsupported schema format “application/vnd.apache.avro+json;version=1.9.0” of the message “added”; interpreted as any JSON value [unsupported-schema-format]
        9 |           schemaFormat: application/vnd.apache.avro+json;version=1.9.0
          |                         ^
        help: describe the payload with JSON Schema
      1 warning
      ```

      ## Fixed

      `asyncapi.yaml`:

      ```yaml
      asyncapi: 3.0.0
      info: { title: Example, version: "1" }
      channels:
        news:
          address: news
          messages:
            added:
              payload:
                schemaFormat: application/schema+json;version=draft-07
                schema: { type: object }
      ```
      """#
    ),
    (
      "unsupported-security-scheme",
      #"""
      # unsupported-security-scheme

      The client can't apply a security scheme by itself.

      - **Digest** (RFC 7616) depends on a challenge of the server. Bindery omits the scheme.
      - **A scheme without the required keys**, such as an apiKey without a name, is omitted.
      - **`mutualTLS`** uses a client certificate, which the transport presents. This is a note.

      ## Fix

      Describe the scheme as apiKey, http, oauth2 or openIdConnect, or give the client a transport that
      applies the scheme.

      ## Example

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      components:
        securitySchemes:
          signed: { type: http, scheme: digest }
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:6:35: warning: the security scheme “signed” uses Digest authentication, which isn't supported; ignored [unsupported-security-scheme]
        6 |     signed: { type: http, scheme: digest }
          |                                   ^
        help: handle Digest authentication in the client's transport
      1 warning
      ```

      ## Fixed

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      components:
        securitySchemes:
          signed: { type: http, scheme: bearer }
      ```
      """#
    ),
    (
      "unsupported-webhook",
      #"""
      # unsupported-webhook

      A part of a webhook isn't generated.

      - **Parameters** of a webhook are read from the query and the headers. Bindery omits other
        parameters, because the server that receives the webhook chooses the path.
      - **Responses** with content are created by that server. Bindery generates no type for them.

      ## Fix

      Describe parameters in query or header. Describe the content of a response under
      `components/schemas` to generate a model.

      ## Example: a parameter

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      webhooks:
        sold:
          post:
            parameters: [{ name: trace, in: cookie, schema: { type: string } }]
            requestBody: { content: { application/json: { schema: { type: object } } } }
            responses: { "204": { description: Thanks. } }
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:7:20: warning: the parameter “trace” of a webhook or callback must be in query or header; ignored [unsupported-webhook]
        7 |       parameters: [{ name: trace, in: cookie, schema: { type: string …
          |                    ^
        help: move the parameter to query or header, or remove it
      1 warning
      ```

      ## Fixed: a parameter

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      webhooks:
        sold:
          post:
            parameters: [{ name: trace, in: header, schema: { type: string } }]
            requestBody: { content: { application/json: { schema: { type: object } } } }
            responses: { "204": { description: Thanks. } }
      ```

      ## Example: a response

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      webhooks:
        sold:
          post:
            responses:
              "200": { description: Thanks., content: { text/plain: { schema: { type: string } } } }
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:8:9: warning: the content of a response to “sold” isn't supported; not generated [unsupported-webhook]
        8 |         "200": { description: Thanks., content: { text/pla…
          |         ^
        help: define the content in “components/schemas” to generate a model
      1 warning
      ```

      ## Fixed: a response

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      webhooks:
        sold:
          post:
            responses:
              "200": { description: Thanks. }
      ```
      """#
    ),
    (
      "unusable-output",
      #"""
      # unusable-output

      Bindery can't write the output folder.

      A file or a symbolic link has the name of the folder, or the system refuses access.

      ## Fix

      Choose an output folder that can be written.

      ## Example

      `Sources`:

      ```text
      A file instead of a folder.
      ```

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Shop, version: "1" }
      servers: [{ url: "https://shop.example" }]
      paths:
        /books:
          get:
            operationId: listBooks
            responses:
              "200": { description: All books., content: { application/json: { schema: { type: array } } } }
      ```

      ```console
      $ bindery generate openapi.yaml --output Sources
      error: can't write “Sources”: it isn't a readable folder [unusable-output]
        help: use a writable output folder
      ```

      ## Fixed

      ```console
      $ bindery generate openapi.yaml --output Generated
      ```
      """#
    ),
    (
      "unused-path-parameter",
      #"""
      # unused-path-parameter

      A path doesn't contain a path parameter.

      No `{name}` in the path matches the parameter, so Bindery omits it. If only case and punctuation
      differ, Bindery reads them as the same.

      ## Fix

      Add the parameter to the path, or remove it.

      ## Example

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths:
        /books:
          get:
            parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
            responses: { "204": { description: Nothing. } }
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:5:5: warning: the path parameter {id} isn't in the path; ignored [unused-path-parameter]
        5 |     get:
          |     ^
        help: add {id} to the path, or remove the parameter
      1 warning
      ```

      ## Fixed

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths:
        /books/{id}:
          get:
            parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
            responses: { "204": { description: Nothing. } }
      ```
      """#
    ),
    (
      "unused-rule",
      #"""
      # unused-rule

      A rule in `bindings.yaml`, or an action of an overlay, has no effect.

      - **A filter, `additionalMembers` or `arrays`** names no existing path, tag, operation or schema. If a filter
        includes no operation, this is an error.
      - **A module** has no operations, because earlier modules include all of them.
      - **A rename** names a part that doesn't exist, or one that another rename names.
      - **An exception** allows a missing recording for something that isn't documented.
      - **An exception of `bindery diff`** accepts no change, is no longer valid, or has an unknown code.
      - **An action of an overlay** has a `target` that selects no node of the document, or an
        `update` or `copy` whose values the document already has; or the overlay extends a file that the
        document doesn't refer to.
      - **`player`** replays recorded sessions, and the documents have no channels.

      ## Fix

      Correct the name or the target, or remove the rule.

      ## Example

      `Spec/shop/bindings.yaml`:

      ```yaml
      documents: [openapi.yaml]
      module: Shop
      output: ../../Sources/Shop
      filter: { include: { operations: [listBoks] }, because: it is enough }
      ```

      `Spec/shop/openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Shop, version: "1" }
      servers: [{ url: "https://shop.example" }]
      paths:
        /books:
          get:
            operationId: listBooks
            responses:
              "200": { description: All books., content: { application/json: { schema: { type: array } } } }
      ```

      ```console
      $ bindery lint
      Spec/shop/bindings.yaml:4:9: error: no operation has the operation “listBoks” [unused-rule]
        4 | filter: { include: { operations: [listBoks] }, because: it…
          |         ^
        help: did you mean “listBooks”?
      1 error
      ```

      ## Fixed

      `Spec/shop/bindings.yaml`:

      ```yaml
      documents: [openapi.yaml]
      module: Shop
      output: ../../Sources/Shop
      filter: { include: { operations: [listBooks] }, because: it is enough }
      ```
      """#
    ),
    (
      "wrong-reference-target",
      #"""
      # wrong-reference-target

      The target of a reference is an object of another kind.

      For example, a response refers to a schema. Bindery reads a schema in the position of a response or
      request body as its JSON, and a response in the position of a schema as the schema of the response.
      It omits other references.

      ## Fix

      Refer to an object of the required kind, or add the missing objects, such as `content`.

      ## Example

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths:
        /books:
          get:
            responses: { "200": { $ref: "#/components/schemas/Book" } }
      components:
        schemas:
          Book: { type: object }
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:6:35: warning: “200” can't refer to a schema; interpreted as the schema of application/json [wrong-reference-target]
        6 |       responses: { "200": { $ref: "#/components/schemas/Book" } }
          |                                   ^
        help: write content: {application/json: {schema: {$ref: …}}}
      1 warning
      ```

      ## Fixed

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths:
        /books:
          get:
            responses: { "200": { description: One., content: { application/json: { schema: { $ref: "#/components/schemas/Book" } } } } }
      components:
        schemas:
          Book: { type: object }
      ```
      """#
    ),
    (
      "wrong-version-keyword",
      #"""
      # wrong-version-keyword

      A keyword belongs to another version of the standard.

      - **Swagger 2** has `host`, `basePath`, `schemes` and `securityDefinitions` in the place of
        `servers` and `components/securitySchemes`, and body and form parameters in the place of
        `requestBody`. A document with `swagger: "2.0"` has these keys, and isn't reported for them, but
        for those of OpenAPI 3.
      - **AsyncAPI 2** has `publish` and `subscribe` in channels; version 3 has operations beside
        channels.
      - **AsyncAPI 1** has one of topics, a stream and events. Bindery ignores the others, `channels` and
        `operations` in it.

      Bindery reads other keywords with their meaning in that version. It ignores `host` and the others beside
      `servers`. Each keyword is reported once.

      ## Fix

      Write the keyword that the message states, or change the version of the document.

      ## Example: Swagger 2

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      host: api.example.com
      basePath: /v2
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:4:1: warning: “host” belongs to Swagger 2; interpreted as the server URL “https://api.example.com/v2” [wrong-version-keyword]
        4 | host: api.example.com
          | ^
        help: write the server URL under “servers”
      1 warning
      ```

      ## Fixed: Swagger 2

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      servers: [{ url: "https://api.example.com/v2" }]
      ```

      ## Example: OpenAPI 3

      `swagger.yaml`:

      ```yaml
      swagger: "2.0"
      info: { title: Example, version: "1" }
      paths:
        /books:
          post:
            requestBody: { content: { application/json: { schema: { type: object } } } }
            responses: { "204": { description: Done. } }
      ```

      ```console
      $ bindery lint swagger.yaml
      swagger.yaml:6:7: warning: “requestBody” belongs to OpenAPI 3; interpreted as in OpenAPI 3 [wrong-version-keyword]
        6 |       requestBody: { content: { application/json: { sche…
          |       ^
        help: write the keys of Swagger 2.0, or begin the document with openapi: 3.0.4
      1 warning
      ```

      ## Fixed: OpenAPI 3

      `swagger.yaml`:

      ```yaml
      swagger: "2.0"
      info: { title: Example, version: "1" }
      host: books.example
      paths:
        /books:
          post:
            parameters: [{ name: body, in: body, schema: { type: object } }]
            responses: { "204": { description: Done. } }
      ```

      ## Example: AsyncAPI 2

      `asyncapi.yaml`:

      ```yaml
      asyncapi: 3.0.0
      info: { title: Example, version: "1" }
      channels:
        news: { subscribe: { message: { payload: { type: object } } } }
      ```

      ```console
      $ bindery lint asyncapi.yaml
      asyncapi.yaml:4:11: warning: “subscribe” belongs to AsyncAPI 2, not to AsyncAPI 3; interpreted as in AsyncAPI 2 [wrong-version-keyword]
        4 |   news: { subscribe: { message: { payload: { type: object } …
          |           ^
        help: write an operation with action: send
      asyncapi.yaml:4:24: warning: “message” belongs to AsyncAPI 2, not to AsyncAPI 3; interpreted as in AsyncAPI 2 [wrong-version-keyword]
        4 |   news: { subscribe: { message: { payload: { type: object } } } }
          |                        ^
        help: write “messages” with an array of references
      2 warnings
      ```

      ## Fixed: AsyncAPI 2

      `asyncapi.yaml`:

      ```yaml
      asyncapi: 3.0.0
      info: { title: Example, version: "1" }
      channels:
        news: { address: news, messages: { added: { payload: { type: object } } } }
      ```
      """#
    ),
  ]
}
