// Written by Scripts/generate from bindery.docc/Codes.

extension Explanation {
  /// Each code with its page.
  static let pages: [(code: String, text: String)] = [
    (
      "alias-bomb",
      #"""
      # alias-bomb

      Aliases stand for more than a million nodes.

      Aliases of aliases multiply what a small file means until memory runs out.

      ## Fix

      Use $ref for what is used again and again.

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
      openapi.yaml:9:46: error: aliases stand for more than 1000000 nodes up to here [alias-bomb]
        9 | x-5: &n5 [*n4, *n4, *n4, *n4, *n4, *n4, *n4, *n4, *n4, *n4]
          |                                              ^
        help: use $ref for what is used again and again
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
      "bad-address",
      #"""
      # bad-address

      The address of a channel and its parameters don't agree.

      What stands in braces in an address is a parameter, which the channel describes, and each parameter
      stands in the address. A parameter that isn't described is any text; one that stands nowhere is
      left out. A piece of an address is text, a number or a truth value.

      ## Fix

      Write each parameter as {name} in the address, and describe it under parameters.

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
      asyncapi.yaml:4:3: warning: the parameter “topic” of this address isn't described; any text is taken [bad-address]
        4 |   news: { address: "news/{topic}", messages: { added…
          |   ^
        help: describe it under parameters
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
      "bad-encoding",
      #"""
      # bad-encoding

      A file is not in UTF-8.

      YAML and JSON are read as UTF-8, or as UTF-16 with a byte order mark. Bytes that are neither are
      taken at their meaning if the rest can be read; here it can't.

      ## Fix

      Save the file as UTF-8, and write control characters as escapes in quotes.

      ## Example

      A file that has the control character U+0001 in a value, and ends inside of a mapping.

      ## Fixed

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Shop, version: "1" }
      paths: {}
      ```
      """#
    ),
    (
      "bad-fact",
      #"""
      # bad-fact

      An extension about connections says something that makes no sense.

      Extensions such as x-keep-alive, x-close-codes and x-back-off are generated as values that
      connections obey. Words are those that the extension lists, and times are numbers of seconds that
      aren't negative. What is wrong is left out, and the whole extension where nothing can be done
      without it.

      ## Fix

      Write one of the words, or a number; docs of the generator list them all.

      ## Example

      `asyncapi.yaml`:

      ```yaml
      asyncapi: 3.0.0
      info: { title: Example, version: "1" }
      channels: { news: { address: news, messages: { added: { payload: { type: object } } } } }
      x-close-codes: [{ from: 4000, to: 4099, reaction: halt }]
      ```

      ```console
      $ bindery lint asyncapi.yaml
      asyncapi.yaml:4:51: warning: “reaction” of “x-close-codes” is none of its words, and is left out with what needs it [bad-fact]
        4 | x-close-codes: [{ from: 4000, to: 4099, reaction: halt }]
          |                                                   ^
        help: write stop, reconnect, back-off or stay
      1 warning
      ```

      ## Fixed

      `asyncapi.yaml`:

      ```yaml
      asyncapi: 3.0.0
      info: { title: Example, version: "1" }
      channels: { news: { address: news, messages: { added: { payload: { type: object } } } } }
      x-close-codes: [{ from: 4000, to: 4099, reaction: stop }]
      ```
      """#
    ),
    (
      "bad-frame",
      #"""
      # bad-frame

      A recorded frame is none.

      Chrome writes the frames of a WebSocket under “_webSocketMessages”, in the order in which they
      travelled: send or receive, the opcode of RFC 6455, and the data, bytes as base64. What it leaves
      out, such as the code with which a session ended, stands in “_bindery”.

      ## Fix

      Write the frame as it travelled.

      ## Example

      `Spec/hall/recordings/hall.har`:

      ```json
      { "log": { "version": "1.2", "entries": [{
          "request": { "method": "GET", "url": "wss://hall.example/" },
          "response": { "status": 101, "content": {} },
          "_webSocketMessages": [
            { "type": "sent", "time": 1, "opcode": 1, "data": "{}",
                "_bindery": { "message": "hello" } }
          ],
          "_bindery": {
            "channel": "hall",
            "provenance": { "kind": "documented", "source": "the manual" }
          }
      }] } }
      ```

      `Spec/hall/asyncapi.yaml`:

      ```yaml
      asyncapi: 3.0.0
      info: { title: Hall, version: "1" }
      channels:
        hall: { address: /, messages: { hello: { payload: { type: object } } } }
      operations:
        greet: { action: receive, channel: { $ref: "#/channels/hall" } }
      ```

      `Spec/hall/bindings.yaml`:

      ```yaml
      documents: [asyncapi.yaml]
      module: Hall
      output: ../../Sources/Hall
      recordings: recordings
      contractTests: ../../Tests/HallContractTests
      ```

      ```console
      $ bindery lint
      Spec/hall/recordings/hall.har:5:17: error: a frame is sent or received, and “sent” is neither [bad-frame]
        5 |       { "type": "sent", "time": 1, "opcode": 1, "data": "{}",
          |                 ^
        help: write send or receive
      1 error
      ```

      ## Fixed

      `Spec/hall/recordings/hall.har`:

      ```json
      { "log": { "version": "1.2", "entries": [{
          "request": { "method": "GET", "url": "wss://hall.example/" },
          "response": { "status": 101, "content": {} },
          "_webSocketMessages": [
            { "type": "send", "time": 1, "opcode": 1, "data": "{}",
                "_bindery": { "message": "hello" } }
          ],
          "_bindery": {
            "channel": "hall",
            "provenance": { "kind": "documented", "source": "the manual" }
          }
      }] } }
      ```
      """#
    ),
    (
      "bad-json",
      #"""
      # bad-json

      A file is neither JSON nor YAML.

      The file begins like JSON and breaks off or goes astray at the place that is named.

      ## Fix

      Correct the syntax there: most often a comma or a bracket is missing.

      ## Example

      `openapi.json`:

      ```json
      { "openapi": "3.1.0", "info": 
      ```

      ```console
      $ bindery lint openapi.json
      openapi.json:2:1: error: the file ends in the middle of the JSON value [bad-json]
        2 | 
          | ^
      1 error
      ```

      ## Fixed

      `openapi.json`:

      ```json
      { "openapi": "3.1.0", "info": { "title": "Shop", "version": "1" }, "paths": {} }
      ```
      """#
    ),
    (
      "bad-location",
      #"""
      # bad-location

      A place in a message can't be read.

      A place in a message is a runtime expression of AsyncAPI: $message.payload or $message.header, a
      number sign and a JSON pointer. In one that can't be read nothing is found, so that what needs it
      is left out.

      ## Fix

      Write $message.payload#/ and the keys that lead there.

      ## Example

      `asyncapi.yaml`:

      ```yaml
      asyncapi: 3.0.0
      info: { title: Example, version: "1" }
      channels: { news: { address: news, messages: { added: { payload: { type: object } } } } }
      x-dedupe: { key: [payload.id], among: 100 }
      ```

      ```console
      $ bindery lint asyncapi.yaml
      asyncapi.yaml:4:19: warning: “payload.id” is no place in a message, and is left out with what needs it [bad-location]
        4 | x-dedupe: { key: [payload.id], among: 100 }
          |                   ^
        help: write $message.payload#/ or $message.header#/, and a JSON pointer
      1 warning
      ```

      ## Fixed

      `asyncapi.yaml`:

      ```yaml
      asyncapi: 3.0.0
      info: { title: Example, version: "1" }
      channels: { news: { address: news, messages: { added: { payload: { type: object } } } } }
      x-dedupe: { key: [$message.payload#/id], among: 100 }
      ```
      """#
    ),
    (
      "bad-method",
      #"""
      # bad-method

      A recorded method is none.

      Methods are compared with their case, and all that are in use are capitals.

      ## Fix

      Write it in capitals, as in GET.

      ## Example

      `Spec/shop/recordings/books.har`:

      ```json
      { "log": { "version": "1.2", "entries": [{
          "request": { "method": "get", "url": "https://shop.example/books" },
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
      Spec/shop/recordings/books.har:2:28: error: “get” is no method [bad-method]
        2 |     "request": { "method": "get", "url": "https://shop.example/books" },
          |                            ^
        help: write it in capitals, as in GET
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
      "bad-name",
      #"""
      # bad-name

      A name can't be a name in Swift.

      “module”, “client” and the “to” of a rename become names in Swift; a client named like a type of
      Swift's or Bindery's, such as String, would hide it from generated files.

      ## Fix

      Use letters, digits and _, a letter first.

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
      Spec/shop/bindings.yaml:4:9: error: “my-shop” can't be the name of a client in Swift [bad-name]
        4 | client: my-shop
          |         ^
        help: use letters, digits and _, a letter first
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
      "bad-path",
      #"""
      # bad-path

      A path is absolute.

      Paths in bindings.yaml are seen from its folder, so that they hold on every machine.

      ## Fix

      Write it as it is seen from this file's folder.

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
      Spec/shop/bindings.yaml:3:9: error: “output” is “/tmp/Shop”, which is no relative path [bad-path]
        3 | output: /tmp/Shop
          |         ^
        help: write it as it is seen from this file's folder
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
      "bad-reference",
      #"""
      # bad-reference

      A reference is malformed.

      The text of a $ref is no URI reference with a JSON pointer: an escape is broken, or the fragment is
      neither a pointer nor an anchor. It isn't followed. What can only mean one thing is: a bare name, #/definitions, backslashes in a path, a pointer that misses the only component of that name. So is
      a reference in the place of all paths, properties or parameters: a reference takes the place of one
      object.

      ## Fix

      Write “/” in a key as ~1, “~” as ~0, and “%” as %25.

      ## Example

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
      openapi.yaml:6:19: warning: the reference “#/components/schemas/100%” has an escape that is no text and isn't followed [bad-reference]
        6 |     Book: { $ref: "#/components/schemas/100%" }
          |                   ^
        help: write “/” in a key as ~1, “~” as ~0, and “%” as %25
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
          Book: { $ref: "#/components/schemas/100%25" }
          100%: { type: string }
      ```
      """#
    ),
    (
      "bad-rename",
      #"""
      # bad-rename

      A rename names nothing, or several things.

      A rename says one kind of thing, its old name and its new one.

      ## Fix

      Write one of schema, operation, parameter, property, response, channel, message and pointer.

      ## Example

      `Spec/shop/bindings.yaml`:

      ```yaml
      documents: [openapi.yaml]
      module: Shop
      output: ../../Sources/Shop
      renames:
        - { schema: Book, operation: listBooks, to: Volume, because: why not }
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
      Spec/shop/bindings.yaml:5:5: error: a rename names one thing, and here are several [bad-rename]
        5 |   - { schema: Book, operation: listBooks, to: Volume, …
          |     ^
        help: write one of schema, operation, parameter, property, response, channel, message, pointer
      1 error
      ```

      ## Fixed

      `Spec/shop/bindings.yaml`:

      ```yaml
      documents: [openapi.yaml]
      module: Shop
      output: ../../Sources/Shop
      renames:
        - { operation: listBooks, to: allBooks, because: why not }
      ```
      """#
    ),
    (
      "bad-root",
      #"""
      # bad-root

      The root folder can't be one.

      “root” widens what may be read, to a folder that the document lies in or below.

      ## Fix

      Give a folder that exists and holds the document.

      ## Example

      `Spec/shop/bindings.yaml`:

      ```yaml
      documents: [openapi.yaml]
      module: Shop
      output: ../../Sources/Shop
      root: schemas
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

      `Spec/shop/schemas/book.yaml`:

      ```yaml
      type: string
      ```

      ```console
      $ bindery lint
      Spec/shop/bindings.yaml:4:7: error: the root folder “Spec/shop/schemas” doesn't hold the document [bad-root]
        4 | root: schemas
          |       ^
        help: give a folder that the document lies in, or below
      1 error
      ```

      ## Fixed

      `Spec/shop/bindings.yaml`:

      ```yaml
      documents: [openapi.yaml]
      module: Shop
      output: ../../Sources/Shop
      root: ..
      ```
      """#
    ),
    (
      "bad-server",
      #"""
      # bad-server

      A server can't be used as it is written.

      No request can go to its URL, and it is left out; or what is written can only mean one URL, and is
      taken so; or a variable has no default, and its first value, or nothing, is assumed. A host without
      a scheme is asked by https, one's own machine by http.

      ## Fix

      Write scheme, host and path, with variables as {name}, and give each a default.

      ## Example

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      servers: [{ url: "https://{region}.example.com" }]
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:4:11: warning: the server variable “region” has no default; nothing is assumed [bad-server]
        4 | servers: [{ url: "https://{region}.example.com" }]
          |           ^
        help: give it a default
      1 warning
      ```

      ## Fixed

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      servers: [{ url: "https://{region}.example.com", variables: { region: { default: eu } } }]
      ```
      """#
    ),
    (
      "bad-setting",
      #"""
      # bad-setting

      A setting may have no value.

      x-settings says that the members of an object are settings, which have a value at any time. One
      that is not required, or has no default, or may be null has none; the schema is then an object like
      any other.

      ## Fix

      List it as required, and give it a default.

      ## Example

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
      openapi.yaml:6:73: warning: “pages” may have no value, so that “x-settings” is left out [bad-setting]
        6 | …  Book: { type: object, x-settings: true, required: [], properties: { pages: { type: integer, default: 100 } } }
          |                                                                        ^
        help: list it as required, and give it a default
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
          Book: { type: object, x-settings: true, required: [pages], properties: { pages: { type: integer, default: 100 } } }
      ```
      """#
    ),
    (
      "bad-severity",
      #"""
      # bad-severity

      A severity is none.

      What a code is of isn't known, so that nothing can be made of it.

      ## Fix

      Write error, warning or ignore.

      ## Example

      `Spec/shop/bindings.yaml`:

      ```yaml
      documents: [openapi.yaml]
      module: Shop
      output: ../../Sources/Shop
      severities: { wrong-kind: fatal }
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
      Spec/shop/bindings.yaml:4:27: error: there is no severity “fatal” [bad-severity]
        4 | severities: { wrong-kind: fatal }
          |                           ^
        help: write error, warning or ignore
      1 error
      ```

      ## Fixed

      `Spec/shop/bindings.yaml`:

      ```yaml
      documents: [openapi.yaml]
      module: Shop
      output: ../../Sources/Shop
      severities: { wrong-kind: error }
      ```
      """#
    ),
    (
      "bad-status",
      #"""
      # bad-status

      A status is written wrongly.

      A status is three digits, a hundred such as 4XX, or default. Of a longer text the statuses in it
      count, a range is its hundred, and words such as success and error mean 2XX and default; else the
      response is left out. In bindings.yaml and recordings it is an error.

      ## Fix

      Write it as 404, 4XX or default.

      ## Example

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
      openapi.yaml:7:9: warning: “2000” is no status and is left out [bad-status]
        7 |         "2000": { description: All books. }
          |         ^
        help: write it as 404, 4XX or default
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
            responses:
              "204": { description: All books. }
      ```
      """#
    ),
    (
      "bad-url",
      #"""
      # bad-url

      A recorded URL is none.

      It lacks a scheme or a host, or holds characters that no URL can.

      ## Fix

      Write scheme and host, and escape what a URL can't hold with %.

      ## Example

      `Spec/shop/recordings/books.har`:

      ```json
      { "log": { "version": "1.2", "entries": [{
          "request": { "method": "GET", "url": "/books" },
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
      Spec/shop/recordings/books.har:2:42: error: “/books” is no absolute URL [bad-url]
        2 |     "request": { "method": "GET", "url": "/books" },
          |                                          ^
        help: write scheme and host, and escape what a URL can't hold with %
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
      "bad-yaml",
      #"""
      # bad-yaml

      A file is no YAML.

      The syntax is broken at the place that is named; nothing can be said about the rest.

      ## Fix

      Correct it there: most often indentation, a missing quote, or a missing bracket.

      ## Example

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Shop
      paths: {}
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:3:6: error: a mapping in braces needs “,” or “}” here [bad-yaml]
        3 | paths: {}
          |      ^
        help: add it, or close the braces before
      openapi.yaml:2:7: note: a flow mapping begins here
      1 error
      ```

      ## Fixed

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Shop, version: "1" }
      paths: {}
      ```
      """#
    ),
    (
      "certificate-security",
      #"""
      # certificate-security

      A security scheme asks for a certificate of the client.

      A certificate is shown while the connection is made, before there is a request. Requirements are
      read as if the scheme were met.

      ## Fix

      Give the client a transport that has the certificate.

      ## Example

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      components:
        securitySchemes:
          certificate: { type: mutualTLS }
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:6:18: note: the security scheme “certificate” asks for a certificate of the client, which only a transport can show [certificate-security]
        6 |     certificate: { type: mutualTLS }
          |                  ^
        help: give the client a transport that has one
      1 note
      ```

      ## Fixed

      The certificate is given to the client's transport, in Swift.
      """#
    ),
    (
      "conflicting-types",
      #"""
      # conflicting-types

      Types exclude one another.

      Parts of an allOf ask for different types, or a type stands beside a choice and excludes one of its
      branches. No value is both: the branch is left out, and what is nothing else is read as any JSON.

      ## Fix

      Make the descriptions agree.

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
      openapi.yaml:6:11: warning: “Book” is described with types that exclude one another; it is read as any JSON [conflicting-types]
        6 |     Book: { allOf: [{ type: string }, { type: integer }] }
          |           ^
        help: make the descriptions agree
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
      "dangling-reference",
      #"""
      # dangling-reference

      A reference leads nowhere.

      Nothing stands at the place that a $ref names. A schema is any JSON then, a response is
      undocumented, and a parameter is left out.

      ## Fix

      Correct the reference, or add what it names.

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
      openapi.yaml:7:57: error: the reference “#/components/schemas/Auhtor” leads nowhere: “schemas” has no “Auhtor” [dangling-reference]
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
      "duplicate-anchor",
      #"""
      # duplicate-anchor

      Two schemas have one $anchor.

      A reference can't say which of the two it means, and leads to the first. Schemas with different
      $ids may have equal anchors.

      ## Fix

      Rename one of the two.

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
      openapi.yaml:7:22: warning: another schema has the $anchor “thing” already; references lead to that one [duplicate-anchor]
        7 |     Page: { $anchor: thing, type: integer }
          |                      ^
        help: rename one of them
      openapi.yaml:6:11: note: the first is here
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
      "duplicate-key",
      #"""
      # duplicate-key

      A key stands twice in one mapping.

      YAML forbids it, and readers differ in which of the two they take; most take the last, as Bindery
      does.

      ## Fix

      Remove or rename one of the two.

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
      openapi.yaml:7:5: error: the key “Book” stands twice in this mapping, and the last counts [duplicate-key]
        7 |     Book: { type: integer }
          |     ^
        help: remove or rename one of the two
      openapi.yaml:6:5: note: this one is left out
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
      "duplicate-operation",
      #"""
      # duplicate-operation

      Two operations have one operationId.

      An operationId is a method's name in Swift. The second operation is named after its method and path
      instead.

      ## Fix

      Give each operation an operationId of its own.

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
      openapi.yaml:6:5: error: the operationId “books” is taken; this operation is called “postBooks” [duplicate-operation]
        6 |     post: { operationId: books, responses: { "204": { …
          |     ^
        help: give it an operationId of its own
      openapi.yaml:5:5: note: it is taken here
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

      A parameter is described twice.

      Two descriptions in one list have the same name and place, where headers are the same in upper and
      lower case; the last one counts.

      ## Fix

      Take one of them out.

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
      openapi.yaml:6:70: error: the parameter “q” in query is described twice; the last description counts [duplicate-parameter]
        6 |       parameters: [{ name: q, in: query, schema: { type: string } }, { name: q, in: query, schema: { type: integer } }]
          |                                                                      ^
        help: take one of them out
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
      "empty-answer",
      #"""
      # empty-answer

      A GET answers 200 without content.

      An answer without content has no body, so that the reply is Void, whatever the service sends;
      response(to:) of the client gives the answer as it came. It is said once for a document.

      ## Fix

      Describe the content, or write “204”.

      ## Example

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
      openapi.yaml:5:32: warning: the success of GET “getBooks” is described without content; a body that comes with it is dropped [empty-answer]
        5 |     get: { responses: { "200": { description: All books. } } }
          |                                ^
        help: describe its content; 204 is the status of an answer without a body
      1 warning
      ```

      ## Fixed

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
      "empty-body",
      #"""
      # empty-body

      A request body describes no content.

      Without a media type there is no saying what is sent. The body is left out.

      ## Fix

      Write its media type, as in content: { application/json: {} }.

      ## Example

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths:
        /books:
          post:
            requestBody: { required: true, content: {} }
            responses: { "204": { description: Nothing. } }
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:6:47: warning: this request body describes no content and is left out [empty-body]
        6 |       requestBody: { required: true, content: {} }
          |                                               ^
        help: write its media type, as in content: { application/json: {} }
      1 warning
      ```

      ## Fixed

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths:
        /books:
          post:
            requestBody: { required: true, content: { application/json: {} } }
            responses: { "204": { description: Nothing. } }
      ```
      """#
    ),
    (
      "empty-enumeration",
      #"""
      # empty-enumeration

      An enum lists no values.

      No value would satisfy it. Any value of the type is read.

      ## Fix

      List the values or take the list out.

      ## Example

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      components:
        schemas:
          Size: { type: string, enum: [] }
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:6:33: warning: no value is left that “Size” may have; any of its type is read [empty-enumeration]
        6 |     Size: { type: string, enum: [] }
          |                                 ^
        help: list the values or take the list out
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
          Size: { type: string, enum: [small, large] }
      ```
      """#
    ),
    (
      "empty-file",
      #"""
      # empty-file

      A file holds nothing.

      There is no description in the file, or nothing but comments.

      ## Fix

      Write a description into it, or name another file.

      ## Example

      `openapi.yaml`:

      ```yaml
      # Nothing yet.
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:1:1: error: the file is empty [empty-file]
        1 | # Nothing yet.
          | ^
        help: write a description into it
      1 error
      ```

      ## Fixed

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
      "empty-module",
      #"""
      # empty-module

      No operation stands in a module.

      A module has the operations that its tags, paths and operationIds name, but for those that an
      earlier module names. A target without files can't be built.

      ## Fix

      Name operations that stand in no earlier module, or remove it.

      ## Example

      `Spec/shop/bindings.yaml`:

      ```yaml
      documents: [openapi.yaml]
      module: Shop
      output: ../../Sources/Shop
      modules:
        - { module: Books, operations: [listBooks], output: ../../Sources/Books }
        - { module: More, paths: [/books], output: ../../Sources/More }
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
      Spec/shop/bindings.yaml:6:5: warning: no operation stands in the module “More”, so that it has no files [empty-module]
        6 |   - { module: More, paths: [/books], output: ../../Sou…
          |     ^
        help: name operations that stand in no earlier module, or remove it
      1 warning
      ```

      ## Fixed

      `Spec/shop/bindings.yaml`:

      ```yaml
      documents: [openapi.yaml]
      module: Shop
      output: ../../Sources/Shop
      modules:
        - { module: Books, operations: [listBooks], output: ../../Sources/Books }
      ```
      """#
    ),
    (
      "endless-schema",
      #"""
      # endless-schema

      A schema is made of nothing but itself.

      Following $ref and allOf never arrives at a description. It is read as any JSON.

      ## Fix

      Say what it is, or take the reference that leads back out of allOf.

      ## Example

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
      openapi.yaml:6:11: warning: the schema “Book” refers only to itself and is read as any JSON [endless-schema]
        6 |     Book: { $ref: "#/components/schemas/Volume" }
          |           ^
        help: say what it is
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
          Book: { $ref: "#/components/schemas/Volume" }
          Volume: { type: string }
      ```
      """#
    ),
    (
      "fact-without-message",
      #"""
      # fact-without-message

      An extension about connections speaks of a message that no channel has.

      Connections know a message by its name in a channel. A reference to something else, or to a message
      that travels through no channel, names nothing that they could receive or send.

      ## Fix

      Refer to a message of a channel: {$ref: '#/channels/…/messages/…'}.

      ## Example

      `asyncapi.yaml`:

      ```yaml
      asyncapi: 3.0.0
      info: { title: Example, version: "1" }
      channels: { news: { address: news, messages: { added: { payload: { type: object } } } } }
      x-keep-alive:
        by: server
        using: frame
        after: 30
        answerWithin: 10
        ping: { payload: { type: object } }
      ```

      ```console
      $ bindery lint asyncapi.yaml
      asyncapi.yaml:9:9: warning: “x-keep-alive” speaks of a message that no channel has, which is left out with what needs it [fact-without-message]
        9 |   ping: { payload: { type: object } }
          |         ^
        help: refer to one, such as '#/channels/…/messages/…'
      1 warning
      ```

      ## Fixed

      `asyncapi.yaml`:

      ```yaml
      asyncapi: 3.0.0
      info: { title: Example, version: "1" }
      channels: { news: { address: news, messages: { added: { payload: { type: object } } } } }
      x-keep-alive:
        by: server
        using: frame
        after: 30
        answerWithin: 10
        ping: { $ref: "#/channels/news/messages/added" }
      ```
      """#
    ),
    (
      "file-as-json",
      #"""
      # file-as-json

      A file is listed under the media type of JSON.

      A string with format: binary is bytes, and no JSON holds them. Frameworks list a download so under
      the media types of their other answers; it is read and sent as bytes.

      ## Fix

      Write the media type of the file, or application/octet-stream.

      ## Example

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
      openapi.yaml:9:22: note: “application/json” is a string with format: binary, which JSON can't hold; it is taken as bytes [file-as-json]
        9 |           content: { application/json: { schema: { type: string, format…
          |                      ^
        help: write the media type of the file, or application/octet-stream
      1 note
      ```

      ## Fixed

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
      "file-too-large",
      #"""
      # file-too-large

      A file is larger than 256 MB.

      Files beyond the limit count as a mistake or an attack and are not read.

      ## Fix

      Split the file and refer to the parts with $ref.

      ## Example

      A file of more than 256 MB.

      ## Fixed

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
      "fixed-severity",
      #"""
      # fixed-severity

      An error can't be made less.

      It keeps files from being removed, overwritten or filled with secrets, or the generated Swift would
      not compile without it.

      ## Fix

      Remove the code from “severities”; --force allows a large removal, once.

      ## Example

      `Spec/shop/bindings.yaml`:

      ```yaml
      documents: [openapi.yaml]
      module: Shop
      output: ../../Sources/Shop
      severities: { large-removal: warning }
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
      Spec/shop/bindings.yaml:4:15: error: large-removal is always an error, since it keeps files from harm [fixed-severity]
        4 | severities: { large-removal: warning }
          |               ^
        help: remove it from “severities”
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
      "foreign-file",
      #"""
      # foreign-file

      A file in the output folder isn't Bindery's.

      A generated file would take its place. Bindery overwrites only what it has written, which it knows
      by the first line.

      ## Fix

      Move the file, or choose another output folder.

      ## Example

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
      error: Sources/Shop.swift is in the way and was not written by Bindery [foreign-file]
        help: move it, or choose another output folder
      ```

      ## Fixed

      ```console
      $ bindery generate openapi.yaml --output Generated
      ```
      """#
    ),
    (
      "foreign-format",
      #"""
      # foreign-format

      A file is of another kind.

      It begins as archives, compressed files, HTML or XML do: often it is the page that a server showed
      in place of the description.

      ## Fix

      Unpack it, or fetch the description itself.

      ## Example

      `openapi.yaml`:

      ```yaml
      <!DOCTYPE html>
      <title>Not found</title>
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:1:1: error: the file is HTML, and no YAML or JSON [foreign-format]
        1 | <!DOCTYPE html>
          | ^
        help: open its address: it may ask to log in, or say that nothing is there
      1 error
      ```

      ## Fixed

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
      "foreign-schema",
      #"""
      # foreign-schema

      A payload is described in a language that isn't read.

      JSON Schema is read in all its drafts, and with it the schemas of OpenAPI and AsyncAPI. Avro,
      Protobuf, RAML and others aren't: the payload is any JSON.

      ## Fix

      Describe the payload as JSON Schema beside it, or decode it with a library.

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
      asyncapi.yaml:9:25: warning: the payload of “added” is described as “application/vnd.apache.avro+json;version=1.9.0”, which isn't read; it is any JSON [foreign-schema]
        9 |           schemaFormat: application/vnd.apache.avro+json;version=1.9.0
          |                         ^
        help: describe it as JSON Schema
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
      "governed-header",
      #"""
      # governed-header

      A parameter is a header that something else describes.

      The standard ignores parameters called Accept, Content-Type and Authorization: the contents of
      responses, the content of the body and security schemes say them. The parameter is left out.

      ## Fix

      Describe the header there; a client can set it in the headers of its connection too.

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
      openapi.yaml:6:20: warning: the standard leaves the header “Authorization” to security schemes; the parameter is left out [governed-header]
        6 |       parameters: [{ name: Authorization, in: header, schema: { type:…
          |                    ^
        help: describe it there; a client can set it in the headers of its connection
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
      "hidden-modules",
      #"""
      # hidden-modules

      Internal bindings stand in several modules.

      Modules add methods to the client of the main one and use its models, which they can't see where
      these are internal.

      ## Fix

      Write “access: package”, or public.

      ## Example

      `Spec/shop/bindings.yaml`:

      ```yaml
      documents: [openapi.yaml]
      module: Shop
      output: ../../Sources/Shop
      access: internal
      modules:
        - { module: Books, operations: [listBooks], output: ../../Sources/Books }
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
      Spec/shop/bindings.yaml:4:9: error: what is internal can't be seen from another module, and there are several [hidden-modules]
        4 | access: internal
          |         ^
        help: write package or public
      1 error
      ```

      ## Fixed

      `Spec/shop/bindings.yaml`:

      ```yaml
      documents: [openapi.yaml]
      module: Shop
      output: ../../Sources/Shop
      access: package
      modules:
        - { module: Books, operations: [listBooks], output: ../../Sources/Books }
      ```
      """#
    ),
    (
      "implied-null",
      #"""
      # implied-null

      Null is spoken of where it says nothing of the value.

      A part of an allOf is nullable and the others aren't, or null is listed beside a type that excludes
      it. It can only mean that the value may be null, and is taken so.

      ## Fix

      Write nullable: true beside allOf or the type; in 3.1, add "null" to the type.

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
      openapi.yaml:6:48: warning: null is listed and the type excludes it; values are taken as nullable [implied-null]
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
      "indistinct-variants",
      #"""
      # indistinct-variants

      Variants can't be told apart.

      Several variants are arrays, and nothing in a value says which. They are read as an array of any
      JSON.

      ## Fix

      Describe one array whose elements are a choice.

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
      openapi.yaml:7:7: warning: “Rows” is one of several arrays, which can't be told apart; they are read as an array of any JSON [indistinct-variants]
        7 |       oneOf:
          |       ^
        help: say under items what each of them holds
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
      "inexact-security",
      #"""
      # inexact-security

      A security scheme, its type or its place is written otherwise or missing.

      Its letters are others than the standard's, or it is a type of Swagger 2, or only the other keys
      show it; or its key goes in “Header” or “cookies”; or a requirement names it with other capitals or
      hyphens. It is taken at its evident meaning.

      ## Fix

      Write it as the warning says.

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
      openapi.yaml:6:18: warning: the type “apikey” of this security scheme is taken as apiKey [inexact-security]
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
      "interim-status",
      #"""
      # interim-status

      A status comes before the answer.

      A status of 1XX announces an answer, or that another protocol follows, such as WebSocket. A client
      of HTTP is never answered with it, and it is left out.

      ## Fix

      Describe the answer that ends the request.

      ## Example

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
      openapi.yaml:7:9: note: “101” comes before an answer, or begins another protocol; it is left out [interim-status]
        7 |         "101": { description: A socket. }
          |         ^
        help: describe the answer that ends the request
      1 note
      ```

      ## Fixed

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
      "key-not-scalar",
      #"""
      # key-not-scalar

      A key is a list or a mapping.

      Keys are text. A collection becomes one most often by braces without quotes.

      ## Fix

      Write the key as text, in quotes if it holds brackets or braces.

      ## Example

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Shop, version: "1" }
      paths:
        {books}: {}
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:4:3: warning: a mapping's key is a collection here and is left out, since only scalars can be keys [key-not-scalar]
        4 |   {books}: {}
          |   ^
        help: write the key as text, in quotes if it holds brackets or braces
      1 warning
      ```

      ## Fixed

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Shop, version: "1" }
      paths:
        /books: {}
      ```
      """#
    ),
    (
      "large-removal",
      #"""
      # large-removal

      A run would remove much of what was generated before.

      More than a third of the generated files in a folder, or every model, operation or channel in it,
      would be removed. That is more often a slip in the document than meant, so that nothing is written
      at all.

      ## Fix

      Correct the document; run it again with --force if the removal is meant.

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
        help: correct the document, or run this again with --force if that is meant
      ```

      ## Fixed

      ```console
      $ bindery generate openapi.yaml --output Sources --force
      ```
      """#
    ),
    (
      "leftover-body",
      #"""
      # leftover-body

      A parameter is in the body.

      In Swagger 2 a body was a parameter. Where the operation has no requestBody, it is taken as one, in
      JSON; parameters in formData are the fields of a form.

      ## Fix

      Write it as requestBody.

      ## Example

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths:
        /books:
          get:
            parameters: [{ name: book, in: body, schema: { type: object } }]
            responses: { "204": { description: Nothing. } }
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:6:20: warning: a parameter in the body belongs to Swagger 2, and is taken as the request body [leftover-body]
        6 |       parameters: [{ name: book, in: body, schema: { type: object } }…
          |                    ^
        help: write it as requestBody
      openapi.yaml:6:52: warning: a schema stands here without a media type, and is taken as the one of application/json [misplaced-schema]
        6 |       parameters: [{ name: book, in: body, schema: { type: object } }]
          |                                                    ^
        help: write content: {application/json: {schema: …}}
      2 warnings
      ```

      ## Fixed

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths:
        /books:
          get:
            requestBody: { content: { application/json: { schema: { type: object } } } }
            responses: { "204": { description: Nothing. } }
      ```
      """#
    ),
    (
      "leftover-section",
      #"""
      # leftover-section

      A section belongs to Swagger 2.

      Swagger 2 had host, basePath and schemes in place of servers, and securityDefinitions in place of
      components/securitySchemes. They are taken so; beside servers, the former are left out.

      ## Fix

      Write it as the warning says.

      ## Example

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
      openapi.yaml:4:1: warning: “host” belongs to Swagger 2, and is taken as the server “https://api.example.com/v2” [leftover-section]
        4 | host: api.example.com
          | ^
        help: write it under servers
      1 warning
      ```

      ## Fixed

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      servers: [{ url: "https://api.example.com/v2" }]
      ```
      """#
    ),
    (
      "lone-surrogate",
      #"""
      # lone-surrogate

      A JSON text has half of a surrogate pair.

      An escape such as \uD83D stands alone, and no Unicode character is written so. It is read as
      U+FFFD.

      ## Fix

      Write both halves, or the character itself.

      ## Example

      `openapi.json`:

      ```json
      { "openapi": "3.1.0", "info": { "title": "\uD83D", "version": "1" }, "paths": {} }
      ```

      ```console
      $ bindery lint openapi.json
      openapi.json:1:42: warning: the text has one half of a surrogate pair, which is read as U+FFFD [lone-surrogate]
        1 | { "openapi": "3.1.0", "info": { "title": "\uD83D", "version": "1" }, "paths": {} }
          |                                          ^
        help: write both halves, or the character itself
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
      "long-reference-chain",
      #"""
      # long-reference-chain

      More than 100 references follow one another.

      Each names a reference again. That many are a mistake, or a trap.

      ## Fix

      Refer to the last one directly.

      ## Example

      A path item that refers to a path item, and so on, more than 100 times.

      ## Fixed

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths:
        /books: { $ref: "#/components/pathItems/Books" }
      components:
        pathItems:
          Books: {}
      ```
      """#
    ),
    (
      "malformed-path",
      #"""
      # malformed-path

      A path is no path.

      It lacks the “/” at its beginning, or has a query, a fragment or expressions in its braces, and is
      taken at its meaning. Slashes in a value stay where its braces say so: {+name}, {name=projects/*},
      {path*}, {id:.+}. In a document with such braces “:id” is text, unless a parameter has the name.
      Only braces without any name leave operations out.

      ## Fix

      Begin with /, write each parameter as {name}, and describe what follows ? as parameters.

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
      openapi.yaml:4:3: warning: the path “/books?sort=title” is taken as “/books”, and what follows as parameters of the query [malformed-path]
        4 |   /books?sort=title:
          |   ^
        help: describe what follows ? as parameters
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
      "merge-not-mapping",
      #"""
      # merge-not-mapping

      A merge key takes something that is no mapping.

      << takes the entries of a mapping, or of a list of mappings, into this one.

      ## Fix

      Name a mapping, or write the key as "<<" if it is meant as text.

      ## Example

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      x-base: &base text
      x-more:
        <<: *base
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:6:7: warning: a merge key takes a mapping or a list of mappings; this is left out [merge-not-mapping]
        6 |   <<: *base
          |       ^
        help: name a mapping, or write the key as "<<" if it is meant as text
      1 warning
      ```

      ## Fixed

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      x-base: &base { limit: 10 }
      x-more:
        <<: *base
      ```
      """#
    ),
    (
      "misfit-default",
      #"""
      # misfit-default

      A default is no value of its type.

      A number or a truth value in quotes is taken without them, and one value as a list of it. Else the
      default is left out, so that the caller says the value.

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
      openapi.yaml:6:74: warning: the default is a string where an integer belongs; it is left out [misfit-default]
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
      "misfit-names",
      #"""
      # misfit-names

      Names for an enum's values don't match them.

      x-enum-varnames and its like list one text for each value, in their order. Another number of texts
      could name the wrong values, and is left out.

      ## Fix

      List a text for each value, in the order of the values.

      ## Example

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
      openapi.yaml:6:59: warning: “x-enum-varnames” doesn't have one text for each of the 2 values and is left out [misfit-names]
        6 |     Size: { type: integer, enum: [1, 2], x-enum-varnames: [small] }
          |                                                           ^
        help: list them in the order of the values
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
          Size: { type: integer, enum: [1, 2], x-enum-varnames: [small, large] }
      ```
      """#
    ),
    (
      "misfit-recording",
      #"""
      # misfit-recording

      A recorded request isn't the operation's.

      Its method or its path is another than the description's.

      ## Fix

      Correct the recording or the description.

      ## Example

      `Spec/shop/recordings/books.har`:

      ```json
      { "log": { "version": "1.2", "entries": [{
          "request": { "method": "GET", "url": "https://shop.example/maps" },
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
      Spec/shop/recordings/books.har:2:16: error: the recorded request is none of “listBooks”: its path isn't /books [misfit-recording]
        2 |     "request": { "method": "GET", "url": "https://shop.example/ma…
          |                ^
        help: correct the recording or the description
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
      "misfit-value",
      #"""
      # misfit-value

      A value of an enum is no value of its type.

      It is left out, since no value can be both.

      ## Fix

      Correct the value or the type.

      ## Example

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      components:
        schemas:
          Size: { type: integer, enum: [1, 2, many] }
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:6:41: warning: “many” is no value of this type and is left out [misfit-value]
        6 |     Size: { type: integer, enum: [1, 2, many] }
          |                                         ^
        help: correct the value or the type
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
          Size: { type: integer, enum: [1, 2, 3] }
      ```
      """#
    ),
    (
      "misplaced-discriminator",
      #"""
      # misplaced-discriminator

      A discriminator's property isn't in each variant.

      The property can't tell the variants apart, so that the discriminator is left out and the variants
      are told apart by their shape.

      ## Fix

      Describe the property in each variant.

      ## Example

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
      openapi.yaml:10:22: warning: not every variant has the property “kind”; the discriminator is left out [misplaced-discriminator]
        10 |       discriminator: { propertyName: kind }
           |                      ^
        help: describe the property in each variant
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
          Cat: { type: object, required: [kind], properties: { kind: { type: string }, lives: { type: integer } } }
          Dog: { type: object, required: [kind], properties: { kind: { type: string }, name: { type: string } } }
          Pet:
            oneOf: [{ $ref: "#/components/schemas/Cat" }, { $ref: "#/components/schemas/Dog" }]
            discriminator: { propertyName: kind }
      ```
      """#
    ),
    (
      "misplaced-schema",
      #"""
      # misplaced-schema

      A schema stands where none belongs.

      In Swagger 2 a response had a schema and a parameter a type of its own. They are taken as the
      schema of JSON and of the parameter, and so is a schema in place of a media type, a body or a
      response. Of a schema and content in one parameter the schema counts.

      ## Fix

      Write content: {application/json: {schema: …}}, or schema: {type: …}.

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
      openapi.yaml:6:48: warning: the type stands in the parameter itself, as in Swagger 2, and is taken as its schema [misplaced-schema]
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

      A section of a document is indented too far or too little.

      The section is part of another one, such as components under paths, or its entries are beside it.
      Nothing is generated, since most of what was generated before would be removed. What would follow
      from it, such as references that lead nowhere, is not reported.

      ## Fix

      Begin the section in the first column, and indent its entries by two columns.

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
      openapi.yaml:8:3: error: components is indented too far: it lies under paths [misplaced-section]
        8 |   components:
          |   ^
        help: begin components: in the first column
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
      "misplaced-values",
      #"""
      # misplaced-values

      The values of an enum are those of a list's elements.

      The type is a list and the values are none. They can only mean the elements, and are taken so.

      ## Fix

      Write the enum under items.

      ## Example

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
      openapi.yaml:6:58: warning: the values of “Sizes” are no lists; they are taken as those of its elements [misplaced-values]
        6 |     Sizes: { type: array, items: { type: string }, enum: [small, large] }
          |                                                          ^
        help: write them under items
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
          Sizes: { type: array, items: { type: string, enum: [small, large] } }
      ```
      """#
    ),
    (
      "missing-key",
      #"""
      # missing-key

      A key is missing.

      Without it there is no saying what is meant.

      ## Fix

      Add it.

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
        help: add it
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

      A part of the path isn't described.

      The path has {name}, and no parameter says what it is. It is taken as a string.

      ## Fix

      Describe it under parameters.

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
      openapi.yaml:5:5: error: no parameter describes {id} of the path; it is taken as a string [missing-path-parameter]
        5 |     get:
          |     ^
        help: describe it under parameters
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
      "misspelt-key",
      #"""
      # misspelt-key

      A key is nearly one that the standard has.

      It is taken as that key: it differs in case or in a few letters, and its value could stand there.
      Beside the right key it is left out. Other keys that the standard doesn't have are left out.

      ## Fix

      Correct its spelling, or begin it with x- if it is meant so.

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
      openapi.yaml:6:27: warning: a schema has no key “requried”; it is taken as “required” [misspelt-key]
        6 |     Book: { type: object, requried: [title], properties: { title: { type: st…
          |                           ^
        help: write “required”, or x- before a key of your own
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
      "mixed-enumeration",
      #"""
      # mixed-enumeration

      The values of an enum are of several kinds.

      Lists or objects are among them, which Swift has no names for. They are read as any JSON.

      ## Fix

      List values of one kind, or make it a oneOf.

      ## Example

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
      openapi.yaml:6:20: warning: the values of “Size” are of several kinds; it is read as any JSON [mixed-enumeration]
        6 |     Size: { enum: [small, [2, 3]] }
          |                    ^
        help: list values of one kind
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
          Size: { enum: [small, large] }
      ```
      """#
    ),
    (
      "name-conflict",
      #"""
      # name-conflict

      Two things would have one name in Swift.

      One of them got another name, which a person should choose: it would change with the order of the
      description.

      ## Fix

      Write the rename that the message spells out into bindings.yaml.

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
      openapi.yaml:6:53: warning: the property “page-count” would be ‘pageCount’, which is taken; it is named ‘pageCountValue’ [name-conflict]
        6 |     Book: { type: object, properties: { page-count: { type: integer }, pageCount: { type: integer } } …
          |                                                     ^
        help: write into bindings.yaml: renames: [{ property: "page-count", of: "Book", to: …, because: … }]
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
      "nameless-parameter",
      #"""
      # nameless-parameter

      A parameter has no name.

      Nothing says what it is called in the request. The parameter is left out.

      ## Fix

      Write its name on the wire.

      ## Example

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths:
        /books:
          get:
            parameters: [{ in: query, schema: { type: string } }]
            responses: { "204": { description: Nothing. } }
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:6:20: warning: this parameter has no name and is left out [nameless-parameter]
        6 |       parameters: [{ in: query, schema: { type: string } }]
          |                    ^
        help: write its name on the wire
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
      "no-bindings",
      #"""
      # no-bindings

      There is no Spec/*/bindings.yaml.

      Without a document on the command line Bindery obeys the bindings.yaml files below the folder Spec,
      and there are none.

      ## Fix

      Run bindery where Package.swift lies, name a document, or run bindery init.

      ## Example

      `README.md`:

      ```yaml
      No folder Spec is here.
      ```

      ```console
      $ bindery lint
      error: there is no Spec/*/bindings.yaml here [no-bindings]
        help: run this where Package.swift lies, name a document, or write one with bindery init
      1 error
      ```

      ## Fixed

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
      """#
    ),
    (
      "no-document",
      #"""
      # no-document

      There is no OpenAPI document.

      bindery init looks for documents in the current folder and below, or for those that are named.

      ## Fix

      Name the document: bindery init SPEC.

      ## Example

      `README.md`:

      ```yaml
      No document is here.
      ```

      ```console
      $ bindery init
      error: no OpenAPI or AsyncAPI document lies here or below [no-document]
        help: name it: bindery init SPEC
      ```

      ## Fixed

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
      "no-provenance",
      #"""
      # no-provenance

      An entry doesn't say what it records.

      “_bindery” names the operation or the channel, and says whether the exchange was seen on the wire.

      ## Fix

      Add “_bindery” with “operation” or “channel”, and “provenance”.

      ## Example

      `Spec/shop/recordings/books.har`:

      ```json
      { "log": { "version": "1.2", "entries": [{
          "request": { "method": "GET", "url": "https://shop.example/books" },
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
      Spec/shop/recordings/books.har:1:42: error: the entry does not say what it is a recording of [no-provenance]
        1 | { "log": { "version": "1.2", "entries": [{
          |                                          ^
        help: add “_bindery” with “operation” or “channel”, and “provenance”
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
      "no-recordings",
      #"""
      # no-recordings

      The folder of recordings can't be read.

      Contract tests are made from the *.har files of a folder, and it isn't there.

      ## Fix

      Correct “recordings” in bindings.yaml.

      ## Example

      `Spec/shop/bindings.yaml`:

      ```yaml
      documents: [openapi.yaml]
      module: Shop
      output: ../../Sources/Shop
      recordings: recordings
      contractTests: ../../Tests/ShopContractTests
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
      Spec/shop/bindings.yaml:4:13: error: the folder of recordings, Spec/shop/recordings, can't be read [no-recordings]
        4 | recordings: recordings
          |             ^
        help: correct the path, or make the folder
      1 error
      ```

      ## Fixed

      `Spec/shop/recordings/README`:

      ```text
      None yet.
      ```
      """#
    ),
    (
      "not-har",
      #"""
      # not-har

      A recording is not HAR 1.2.

      Other versions have other keys.

      ## Fix

      Save the file as HAR 1.2.

      ## Example

      `Spec/shop/recordings/books.har`:

      ```json
      { "log": { "version": "1.1", "entries": [{
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
      Spec/shop/recordings/books.har:1:23: error: the version is “1.1”, and only 1.2 is read [not-har]
        1 | { "log": { "version": "1.1", "entries": [{
          |                       ^
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
      "occupied-folder",
      #"""
      # occupied-folder

      The output folder holds another document's files.

      What a run no longer generates is removed, so that the other document's files would be lost. A
      document that was renamed, or whose client is called otherwise, counts as another.

      ## Fix

      Give each document a folder of its own, or empty this one first. Keep the client of a document that
      has a new title with --client.

      ## Example

      `Sources/Maps.swift`:

      ```yaml
      // Generated from maps.yaml. Edit the specification, then run `bindery generate`.
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
      error: the folder Sources holds what is generated from maps.yaml [occupied-folder]
        help: give each document a folder of its own, or empty this one first
      ```

      ## Fixed

      ```console
      $ bindery generate openapi.yaml --output Generated
      ```
      """#
    ),
    (
      "optional-path-parameter",
      #"""
      # optional-path-parameter

      A path parameter isn't required.

      No path lacks a part, so that it is taken as required.

      ## Fix

      Write required: true.

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
      openapi.yaml:6:20: warning: the path parameter “id” is taken as required, since no path lacks a part [optional-path-parameter]
        6 |       parameters: [{ name: id, in: path, schema: { type: string } }]
          |                    ^
        help: write required: true
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
      "other-version",
      #"""
      # other-version

      Something is said as another version of AsyncAPI says it.

      Version 2 has publish and subscribe in channels, whose keys are addresses; version 3 has operations
      beside channels. A key of the one in a document of the other is taken as it is meant there, and
      told once.

      ## Fix

      Say it as the document's version does, or write the other version.

      ## Example

      `asyncapi.yaml`:

      ```yaml
      asyncapi: 3.0.0
      info: { title: Example, version: "1" }
      channels:
        news: { subscribe: { message: { payload: { type: object } } } }
      ```

      ```console
      $ bindery lint asyncapi.yaml
      asyncapi.yaml:4:11: warning: “subscribe” is of version 2, and this is version 3; it is taken as it is meant there [other-version]
        4 |   news: { subscribe: { message: { payload: { type: object } …
          |           ^
        help: write an operation with action: send
      asyncapi.yaml:4:24: warning: “message” is of version 2, and this is version 3; it is taken as it is meant there [other-version]
        4 |   news: { subscribe: { message: { payload: { type: object } } } }
          |                        ^
        help: write messages, a list of references
      2 warnings
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
      "out-of-memory",
      #"""
      # out-of-memory

      There is no memory to read a file in.

      The system gave libyaml no memory.

      ## Fix

      Free memory, or split the file.

      ## Example

      Whether memory suffices depends on the machine.

      ## Fixed

      With more memory, or smaller files.
      """#
    ),
    (
      "outside-package",
      #"""
      # outside-package

      A bindings.yaml leads out of the package.

      What a bindings.yaml names, symbolic links followed, is read and written inside of the package
      alone: the nearest folder, from the current one upwards, with a Package.swift, or else with .git,
      or else the current one. A bindings.yaml may come from somebody else.

      ## Fix

      Choose a path inside of the package, or allow others with --allow-outside.

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
      Spec/shop/bindings.yaml:3:9: error: “output” leads to “../Sources/Shop”, which is outside of the package “/home/me/Shop” [outside-package]
        3 | output: ../../../Sources/Shop
          |         ^
        help: choose a path inside of it, or run this with --allow-outside
      1 error
      ```

      ## Fixed

      ```console
      $ bindery lint --allow-outside
      ```
      """#
    ),
    (
      "outside-root",
      #"""
      # outside-root

      A reference leads out of the description's folder.

      Only files in the root folder are read, which is the description's own unless --root or “root” in
      bindings.yaml says otherwise, so that a description from elsewhere can't reach yours. Symbolic
      links are followed before the check. What the reference would have described is left out, or taken
      as any JSON.

      ## Fix

      Say --root with the folder that holds both, or move the file.

      ## Example

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
      openapi.yaml:6:19: warning: the reference leads to “../book.yaml”, outside of the root folder, and isn't followed [outside-root]
        6 |     Book: { $ref: "../book.yaml" }
          |                   ^
        help: allow it with --root .., or “root” in bindings.yaml
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
          Book: { $ref: "book.yaml" }
      ```

      `book.yaml`:

      ```yaml
      type: string
      ```
      """#
    ),
    (
      "overridden-operation",
      #"""
      # overridden-operation

      A path has an operation of its own and one of its reference.

      What stands beside a path's $ref adds to what it leads to. Where both have the same method, the one
      beside it is taken, as the nearer of the two.

      ## Fix

      Describe the operation in one of the places.

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
      openapi.yaml:6:5: warning: “get” stands here and in what the path's $ref leads to; this one is taken [overridden-operation]
        6 |     get: { responses: { "204": { description: Nothing.…
          |     ^
        help: describe the operation in one of the places
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
      "present-bindings",
      #"""
      # present-bindings

      A bindings.yaml is there already.

      It lists the document, and bindery init doesn't write over what a person may have decided.

      ## Fix

      Edit it, or write it anew with --force.

      ## Example

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
      error: Spec/shop/bindings.yaml describes “Spec/shop/openapi.yaml” already, and stays as it is [present-bindings]
        help: edit it, or write it anew with --force
      ```

      ## Fixed

      ```console
      $ bindery init Spec/shop/openapi.yaml --force
      ```
      """#
    ),
    (
      "recursive-alias",
      #"""
      # recursive-alias

      An alias stands inside the node that it names.

      The node would contain itself without end.

      ## Fix

      Refer to it with $ref, which may be recursive.

      ## Example

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      x-tree: &tree { child: *tree }
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:4:24: error: the alias “*tree” stands inside the node that it names [recursive-alias]
        4 | x-tree: &tree { child: *tree }
          |                        ^
        help: refer to it with $ref, which may be recursive
      openapi.yaml:4:9: note: the node begins here
      1 error
      ```

      ## Fixed

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
      "recursive-schema",
      #"""
      # recursive-schema

      A schema contains itself as no Swift type can.

      Between it and itself is nothing that has a name in Swift, such as an object. There it is read as
      any JSON, or the variant is left out.

      ## Fix

      Put an object between, or give the inner schema a name under components/schemas.

      ## Example

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
      openapi.yaml:9:7: warning: the choice “Other” leads back to itself by way of “Thing”, with nothing between; that variant is left out [recursive-schema]
        9 |       oneOf: [{ $ref: "#/components/schemas/Thing" }, { …
          |       ^
        help: list what the other choice offers instead of the choice
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
          Thing:
            oneOf: [{ $ref: "#/components/schemas/Other" }, { type: string }]
          Other:
            properties: { thing: { $ref: "#/components/schemas/Thing" } }
      ```
      """#
    ),
    (
      "reference-loop",
      #"""
      # reference-loop

      References lead back to themselves.

      Following the references never arrives at anything.

      ## Fix

      Let one of the references in the loop name a description.

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
      openapi.yaml:7:16: warning: the reference “#/components/pathItems/B” leads back to itself and isn't followed [reference-loop]
        7 |     A: { $ref: "#/components/pathItems/B" }
          |                ^
        help: let one reference of the loop lead to what is no reference
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
      "relative-server",
      #"""
      # relative-server

      A server is relative.

      It says no host. That of an operation is passed over: its requests go to the client's server. That
      of the document becomes a function that makes a server of a host.

      ## Fix

      Write the whole URL of the server.

      ## Example

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths:
        /books:
          servers: [{ url: /v2 }]
          get: { responses: { "204": { description: Nothing. } } }
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:5:22: warning: “/v2” is relative, so the request goes to the client's server [relative-server]
        5 |     servers: [{ url: /v2 }]
          |                      ^
        help: write the whole URL of this server
      1 warning
      ```

      ## Fixed

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths:
        /books:
          servers: [{ url: "https://shop.example/v2" }]
          get: { responses: { "204": { description: Nothing. } } }
      ```
      """#
    ),
    (
      "remote-reference",
      #"""
      # remote-reference

      A reference leads to the network.

      Bindery makes no requests, so that it isn't followed: the same input gives the same output, offline
      as well.

      ## Fix

      Save a copy beside the description and refer to it with a relative path.

      ## Example

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
      openapi.yaml:6:19: warning: the reference “https://example.com/book.yaml” isn't followed, since only files are read [remote-reference]
        6 |     Book: { $ref: "https://example.com/book.yaml" }
          |                   ^
        help: save a copy beside the description and refer to it with a relative path
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
          Book: { $ref: "book.yaml" }
      ```

      `book.yaml`:

      ```yaml
      type: string
      ```
      """#
    ),
    (
      "repaired-text",
      #"""
      # repaired-text

      A file holds what no YAML or JSON can hold.

      Control characters and tabs on empty lines are taken as blanks, bytes that are no UTF-8 as
      Windows-1252; comments and last commas in JSON are passed over.

      ## Fix

      Remove them, and save the file as UTF-8.

      ## Example

      `openapi.json`:

      ```json
      {"openapi": "3.1.0", // Newest
      "paths": {}}
      ```

      ```console
      $ bindery lint openapi.json
      openapi.json:1:22: warning: JSON has no comments; they are passed over [repaired-text]
        1 | {"openapi": "3.1.0", // Newest
          |                      ^
        help: remove them
      1 warning
      ```

      ## Fixed

      `openapi.json`:

      ```json
      {"openapi": "3.1.0", 
      "paths": {}}
      ```
      """#
    ),
    (
      "scalar-too-long",
      #"""
      # scalar-too-long

      A text is longer than 32 MB.

      Texts beyond the limit count as a mistake or an attack.

      ## Fix

      Keep data of this size out of the description.

      ## Example

      A text of more than 32 MB.

      ## Fixed

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
      "secret-in-recording",
      #"""
      # secret-in-recording

      A recording has what looks like a credential.

      The contract test would carry it into Swift, and with it into the repository. The test is not
      generated; the client and the other tests are. Looked at are what the document's security schemes
      carry (headers, query, cookies, bearer tokens, users and passwords), and parameters and members
      that are named like a credential: JSON Web Tokens, keys of known services and long random texts
      count. Short values and values with a word such as demo, test, example or secret do not, nor do
      signatures, which prove one request.

      ## Fix

      Write a made-up value in its place, such as demo-token, wherever it is recorded, and have the
      credential revoked if the recording was published.

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
      Spec/shop/recordings/books.har:3:51: error: what is recorded for “X-API-Key” looks like a long random text, which the contract test would repeat in Swift; it isn't generated [secret-in-recording]
        3 |       "headers": [{ "name": "X-API-Key", "value": "b7Rk2Zq9Lw4Tn6Yc1Vh8" }] },
          |                                                   ^
        help: write a made-up value in its place, such as demo-token, wherever it is recorded
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
      "several-documents",
      #"""
      # several-documents

      A file holds more than one YAML document.

      A line --- begins a second document, and only the first is read.

      ## Fix

      Put the second into a file of its own.

      ## Example

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
      ---
      openapi: 3.1.0
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:10:1: warning: a second document begins here, and only the first is read [several-documents]
        10 | ---
           | ^
        help: put it into a file of its own
      1 warning
      ```

      ## Fixed

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
      "shared-folder",
      #"""
      # shared-folder

      Two outputs have one folder.

      Each would remove what the other has written.

      ## Fix

      Give each “output” and each “contractTests” a folder of its own, and none that lies in the Models,
      Requests or Webhooks of another.

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
      Spec/shop/bindings.yaml:3:9: error: the folder Sources/Shop is named for two outputs [shared-folder]
        3 | output: ../../Sources/Shop
          |         ^
        help: give each “output” and each “contractTests” of the bindings.yaml its own folder
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
      "shared-recordings",
      #"""
      # shared-recordings

      Recordings belong to several documents.

      Each entry of a recording names an operation of one document.

      ## Fix

      Give the document that they belong to a bindings.yaml of its own.

      ## Example

      `Spec/shop/bindings.yaml`:

      ```yaml
      documents: [openapi.yaml, maps.yaml]
      module: Shop
      output: ../../Sources/Shop
      recordings: recordings
      contractTests: ../../Tests/Shop
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

      `Spec/shop/recordings/README`:

      ```yaml
      None yet.
      ```

      ```console
      $ bindery lint
      Spec/shop/bindings.yaml:4:13: error: recordings are held to one document, and there are 2 [shared-recordings]
        4 | recordings: recordings
          |             ^
        help: give the document that they belong to a bindings.yaml of its own
      1 error
      ```

      ## Fixed

      `Spec/shop/bindings.yaml`:

      ```yaml
      documents: [openapi.yaml]
      module: Shop
      output: ../../Sources/Shop
      recordings: recordings
      contractTests: ../../Tests/Shop
      ```

      `Spec/maps/bindings.yaml`:

      ```yaml
      documents: [openapi.yaml]
      module: Maps
      output: ../../Sources/Maps
      ```

      `Spec/maps/openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Maps, version: "1" }
      paths: {}
      components: { schemas: { Map: { type: object, properties: { name: { type: string } } } } }
      ```
      """#
    ),
    (
      "stray-encoding",
      #"""
      # stray-encoding

      An encoding is for no member of the form.

      “encoding” says how members are written, and its schema has none of this name. It is left out.

      ## Fix

      Describe the member under properties, or correct the name.

      ## Example

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
      openapi.yaml:6:94: warning: the form has no member “cover”; its encoding is left out [stray-encoding]
        6 | …ntent: { multipart/form-data: { schema: { type: object }, encoding: { cover: {} } } } }
          |                                                                        ^
        help: describe the member under properties
      1 warning
      ```

      ## Fixed

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
      "stray-exception",
      #"""
      # stray-exception

      An exception is for something that isn't documented.

      Exceptions excuse documented statuses, webhooks, callbacks and messages that have no recording, and
      sessions that are recorded and not replayed; this one excuses nothing.

      ## Fix

      Correct what it names, or remove it.

      ## Example

      `Spec/shop/bindings.yaml`:

      ```yaml
      documents: [openapi.yaml]
      module: Shop
      output: ../../Sources/Shop
      recordings: recordings
      contractTests: ../../Tests/ShopContractTests
      exceptions:
        - { operation: listBooks, status: 404, because: it is rare }
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

      `Spec/shop/recordings/README`:

      ```yaml
      None yet.
      ```

      ```console
      $ bindery lint
      Spec/shop/bindings.yaml:7:5: error: “listBooks” has no documented status “404” [stray-exception]
        7 |   - { operation: listBooks, status: 404, because: it i…
          |     ^
        help: correct the exception or take it out
      1 error
      ```

      ## Fixed

      `Spec/shop/bindings.yaml`:

      ```yaml
      documents: [openapi.yaml]
      module: Shop
      output: ../../Sources/Shop
      recordings: recordings
      contractTests: ../../Tests/ShopContractTests
      exceptions:
        - { operation: listBooks, status: 200, because: it is rare }
      ```
      """#
    ),
    (
      "stray-key",
      #"""
      # stray-key

      The standard has no such key.

      It is left out, and what it was to say with it. Each key is told once for each kind of object, and
      only the first hundred of a file; in schemas, and in objects from which nothing is generated,
      others may have keys of their own.

      ## Fix

      Take it out, or begin it with x- if it is your own.

      ## Example

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
      openapi.yaml:7:7: warning: an operation has no key “cacheable”; it is left out [stray-key]
        7 |       cacheable: true
          |       ^
        help: write x- before a key of your own
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
            operationId: books
            x-cacheable: true
            responses: { "204": { description: None. } }
      ```
      """#
    ),
    (
      "stray-keyword",
      #"""
      # stray-keyword

      A keyword is about values of another type.

      No value of the schema's type has what it describes, such as items where the type is object. It is
      left out.

      ## Fix

      Correct the type or take the keyword out.

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
      openapi.yaml:6:33: warning: “items” is about values of the type “array”, and this one is “object”; it is left out [stray-keyword]
        6 |     Box: { type: object, items: { type: string } }
          |                                 ^
        help: correct the type or take it out
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
      "stray-mapping",
      #"""
      # stray-mapping

      A discriminator maps to a schema that is no variant.

      The value would lead out of the choice; it is left out.

      ## Fix

      List the schema as a variant or take it out of the mapping.

      ## Example

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      components:
        schemas:
          Cat: { type: object, required: [kind], properties: { kind: { type: string } } }
          Dog: { type: object, required: [kind], properties: { kind: { type: string } } }
          Fox: { type: object, required: [kind], properties: { kind: { type: string } } }
          Pet:
            oneOf: [{ $ref: "#/components/schemas/Cat" }, { $ref: "#/components/schemas/Dog" }]
            discriminator:
              propertyName: kind
              mapping: { fox: "#/components/schemas/Fox" }
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:13:25: warning: “fox” is mapped to a schema that is no variant; it is left out [stray-mapping]
        13 |         mapping: { fox: "#/components/schemas/Fox" }
           |                         ^
        help: list the schema as a variant or take it out of the mapping
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
          Cat: { type: object, required: [kind], properties: { kind: { type: string } } }
          Dog: { type: object, required: [kind], properties: { kind: { type: string } } }
          Fox: { type: object, required: [kind], properties: { kind: { type: string } } }
          Pet:
            oneOf: [{ $ref: "#/components/schemas/Cat" }, { $ref: "#/components/schemas/Dog" }, { $ref: "#/components/schemas/Fox" }]
            discriminator:
              propertyName: kind
              mapping: { fox: "#/components/schemas/Fox" }
      ```
      """#
    ),
    (
      "stray-message",
      #"""
      # stray-message

      An operation and its channel don't agree.

      An operation of AsyncAPI 3 belongs to a channel, and its messages are among those that the channel
      lists. An operation without a channel is left out; a message that the channel doesn't list is taken
      as one of its own.

      ## Fix

      Refer to a channel, and to the messages that it lists.

      ## Example

      `asyncapi.yaml`:

      ```yaml
      asyncapi: 3.0.0
      info: { title: Example, version: "1" }
      channels: { news: { address: news, messages: { added: { payload: { type: object } } } } }
      operations:
        tell: { action: send, channel: { $ref: "#/channels/news" } }
        hear: { action: receive }
      ```

      ```console
      $ bindery lint asyncapi.yaml
      asyncapi.yaml:6:3: warning: the operation “hear” has no channel and is left out [stray-message]
        6 |   hear: { action: receive }
          |   ^
        help: write channel: {$ref: '#/channels/…'}
      1 warning
      ```

      ## Fixed

      `asyncapi.yaml`:

      ```yaml
      asyncapi: 3.0.0
      info: { title: Example, version: "1" }
      channels: { news: { address: news, messages: { added: { payload: { type: object } } } } }
      operations:
        tell: { action: send, channel: { $ref: "#/channels/news" } }
        hear: { action: receive, channel: { $ref: "#/channels/news" } }
      ```
      """#
    ),
    (
      "stray-path-parameter",
      #"""
      # stray-path-parameter

      A path parameter has no place in the path.

      The path has no {name} for it, so that it is left out; or it has one that differs in case and
      punctuation alone, which is taken as the same.

      ## Fix

      Add it to the path or take the parameter out.

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
      openapi.yaml:5:5: warning: the path has no {id}; the parameter is left out [stray-path-parameter]
        5 |     get:
          |     ^
        help: add it to the path or take the parameter out
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
      "stray-player",
      #"""
      # stray-player

      A player has nothing to play.

      “player” names the type that plays a recorded client, to which a test replays each session that was
      recorded. Without sessions there is no such test.

      ## Fix

      Record a session of a channel, or take “player” out.

      ## Example

      `Spec/shop/bindings.yaml`:

      ```yaml
      documents: [openapi.yaml]
      module: Shop
      output: ../../Sources/Shop
      recordings: recordings
      contractTests: ../../Tests/ShopContractTests
      player: ReplayedShop
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

      `Spec/shop/recordings/README`:

      ```yaml
      None yet.
      ```

      ```console
      $ bindery lint
      Spec/shop/bindings.yaml:6:9: error: “player” has nothing to play: there are no channels [stray-player]
        6 | player: ReplayedShop
          |         ^
        help: add a document of AsyncAPI, or take “player” out
      1 error
      ```

      ## Fixed

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
      "tag-mismatch",
      #"""
      # tag-mismatch

      A tag doesn't fit its node.

      The tag says what kind of value follows, and the value is no such thing.

      ## Fix

      Remove the tag or correct the value.

      ## Example

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      x-limit: !!int ten
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:4:10: warning: the tag “!!int” does not fit this node and is left out: its text is not of that kind [tag-mismatch]
        4 | x-limit: !!int ten
          |          ^
        help: remove the tag
      1 warning
      ```

      ## Fixed

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      x-limit: !!int 10
      ```
      """#
    ),
    (
      "too-deep",
      #"""
      # too-deep

      Collections are nested too deep.

      More than 512 lists and mappings stand inside each other, which no description needs.

      ## Fix

      Take inner parts out and refer to them with $ref.

      ## Example

      More than 512 brackets `[` in each other.

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
      "too-many-bases",
      #"""
      # too-many-bases

      Schemas build on one another too deep.

      An allOf refers to a schema with an allOf, and so on, more than 64 times, or schemas take over
      millions of members from others. The rest is left out. Or a discriminator tells apart too many in
      too many families: a schema then stands for itself alone.

      ## Fix

      Describe the common part once and refer to it directly.

      ## Example

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      components:
        schemas:
          Book: { allOf: [{ allOf: [{ allOf: [{ allOf: [{ allOf: [{ allOf: [{ allOf: [{ allOf: [{ allOf: [{ allOf: [{ allOf: [{ allOf: [{ allOf: [{ allOf: [{ allOf: [{ allOf: [{ allOf: [{ allOf: [{ allOf: [{ allOf: [{ allOf: [{ allOf: [{ allOf: [{ allOf: [{ allOf: [{ allOf: [{ allOf: [{ allOf: [{ allOf: [{ allOf: [{ allOf: [{ allOf: [{ allOf: [{ allOf: [{ allOf: [{ allOf: [{ allOf: [{ allOf: [{ allOf: [{ allOf: [{ allOf: [{ allOf: [{ allOf: [{ allOf: [{ allOf: [{ allOf: [{ allOf: [{ allOf: [{ allOf: [{ allOf: [{ allOf: [{ allOf: [{ allOf: [{ allOf: [{ allOf: [{ allOf: [{ allOf: [{ allOf: [{ allOf: [{ allOf: [{ allOf: [{ allOf: [{ allOf: [{ allOf: [{ allOf: [{ allOf: [{ allOf: [{ allOf: [{ allOf: [{ allOf: [{ type: object }] }] }] }] }] }] }] }] }] }] }] }] }] }] }] }] }] }] }] }] }] }] }] }] }] }] }] }] }] }] }] }] }] }] }] }] }] }] }] }] }] }] }] }] }] }] }] }] }] }] }] }] }] }] }] }] }] }] }] }] }] }] }] }] }] }] }] }] }] }] }
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:6:651: warning: more than 64 schemas build on one another up to here; the rest is left out, as in other lines like it [too-many-bases]
        6 | …{ allOf: [{ allOf: [{ allOf: [{ allOf: [{ allOf: [{ allOf: [{ allOf: [{ allOf: [{ allOf: [{ allOf: [{ allOf: [{ allOf: […
          |                                                                        ^
        help: describe the common part once and refer to it directly
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
          Book: { allOf: [{ type: object }] }
      ```
      """#
    ),
    (
      "too-many-combinations",
      #"""
      # too-many-combinations

      Choices inside of choices multiply.

      An allOf of choices means each combination of their variants, and here there are too many, or too
      many such choices stand inside each other. From here on only the common part is read.

      ## Fix

      Describe the choice once, with the variants that the service really sends.

      ## Example

      An `allOf` of two lists of 40 variants each, which have 1,600 combinations.

      ## Fixed

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      components:
        schemas:
          Book: { type: object }
      ```
      """#
    ),
    (
      "too-many-directives",
      #"""
      # too-many-directives

      More than 10,000 lines begin with %.

      libyaml compares each directive with each, so that a small file could take for ever.

      ## Fix

      Remove the directives; descriptions need none.

      ## Example

      A file that begins with 10,001 lines `%A`.

      ## Fixed

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
      "too-many-models",
      #"""
      # too-many-models

      The document describes too much.

      There are more than 100,000 schemas, or more than 500,000 members of all of them. The rest is read
      as any JSON.

      ## Fix

      Generate a part of it: select operations by path, tag or id.

      ## Example

      A document with more than 100,000 schemas.

      ## Fixed

      With a filter in `bindings.yaml` that selects what your program needs.
      """#
    ),
    (
      "too-many-parts",
      #"""
      # too-many-parts

      An object, an enumeration or a choice is too long.

      It has more than 10,000 members, values or variants. Members beyond are read as any JSON; longer
      enumerations are read as their type, and longer choices as any JSON.

      ## Fix

      Use additionalProperties, or leave the list of values out.

      ## Example

      An enumeration of 10,001 values.

      ## Fixed

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      components:
        schemas:
          Size: { type: string }
      ```
      """#
    ),
    (
      "too-nested",
      #"""
      # too-nested

      Schemas without a name stand inside each other too deep.

      More than 64 schemas without a name contain one another. What is deeper is read as any JSON.

      ## Fix

      Give inner ones a name under components/schemas.

      ## Example

      More than 64 schemas `items: { items: …` in each other.

      ## Fixed

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      components:
        schemas:
          Book: { items: { type: string } }
      ```
      """#
    ),
    (
      "twin-channels",
      #"""
      # twin-channels

      Two keys have one channel.

      A channel becomes one type, which is named after the first key that refers to it. In AsyncAPI 3 the
      address stands in the channel, so that a second key adds nothing.

      ## Fix

      Describe a channel of its own, or take the second key out.

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
      asyncapi.yaml:5:3: warning: “late” refers to a channel that another key has already; it is left out [twin-channels]
        5 |   late: { $ref: "#/channels/news" }
          |   ^
        help: describe a channel of its own, or take it out
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
      "twin-clients",
      #"""
      # twin-clients

      Two documents would have one client.

      Each document of a bindings.yaml becomes a client of its own, which is named by the document's
      title where nobody has named it. The key “client” names one.

      ## Fix

      Name each beside its path: documents: [{ path: openapi.yaml, client: Shop }].

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
      Spec/shop/bindings.yaml:3:9: error: “client” names one type, and there are 2 documents [twin-clients]
        3 | client: Shop
          |         ^
        help: name each beside its path, as in documents: [{ path: …, client: Shop }]
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
      "twin-files",
      #"""
      # twin-files

      Two documents of one bindings.yaml generate files of one name.

      The compiler takes no two files of one name into a module, in whatever folders.

      ## Fix

      Give one document a bindings.yaml with a module of its own.

      ## Example

      `Spec/shop/bindings.yaml`:

      ```yaml
      documents: [{ path: openapi.yaml, client: MapClient }, maps.yaml]
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

      `Spec/shop/maps.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Atlas, version: "1" }
      paths: {}
      components:
        schemas:
          MapClientKey: { type: object, properties: { id: { type: string } } }
          MapClientName: { type: object, properties: { id: { type: string } } }
      ```

      ```console
      $ bindery lint
      error: two documents generate Sources/Shop/MapClient.swift and Sources/Shop/Models/MapClient.swift, and a module has no two files of one name [twin-files]
        help: give each document a bindings.yaml with a module of its own
      1 error
      ```

      ## Fixed

      `Spec/shop/bindings.yaml`:

      ```yaml
      documents: [{ path: openapi.yaml, client: MapClient }]
      module: Shop
      output: ../../Sources/Shop
      ```

      `Spec/maps/bindings.yaml`:

      ```yaml
      documents: [openapi.yaml]
      module: Maps
      output: ../../Sources/Maps
      ```

      `Spec/maps/openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Maps, version: "1" }
      paths: {}
      components: { schemas: { Map: { type: object, properties: { name: { type: string } } } } }
      ```
      """#
    ),
    (
      "twin-messages",
      #"""
      # twin-messages

      Two messages of a channel look alike.

      Messages are told apart by a constant, by what a text begins or ends with, or by their members.
      Where two have the same of all these, what comes is read as the first, or as the second where its
      types keep it from being the first.

      ## Fix

      Give each a member with a constant of its own, or describe them as one message.

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
      asyncapi.yaml:5:5: warning: nothing tells the message “taken” from “added”, as which it is read [twin-messages]
        5 |     address: news
          |     ^
        help: give each a member with a constant of its own, or describe them as one message
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
      "twin-modules",
      #"""
      # twin-modules

      Two modules have one name.

      A module is a target of the package, of which no two have one name.

      ## Fix

      Give each module a name of its own, or join the two.

      ## Example

      `Spec/shop/bindings.yaml`:

      ```yaml
      documents: [openapi.yaml]
      module: Shop
      output: ../../Sources/Shop
      modules:
        - { module: Shop, tags: [books], output: ../../Sources/Books }
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
      Spec/shop/bindings.yaml:5:5: error: there is a module “Shop” already [twin-modules]
        5 |   - { module: Shop, tags: [books], output: ../../Sourc…
          |     ^
        help: give each module a name of its own, or join the two
      1 error
      ```

      ## Fixed

      `Spec/shop/bindings.yaml`:

      ```yaml
      documents: [openapi.yaml]
      module: Shop
      output: ../../Sources/Shop
      modules:
        - { module: Books, operations: [listBooks], output: ../../Sources/Books }
      ```
      """#
    ),
    (
      "twin-types",
      #"""
      # twin-types

      Two documents of one bindings.yaml make one type.

      A module has one type of a name, and both describe something of that name, or have the same title,
      by which the client is named.

      ## Fix

      Name the clients, or give one document a bindings.yaml with a module of its own.

      ## Example

      `Spec/shop/bindings.yaml`:

      ```yaml
      documents: [openapi.yaml, maps.yaml]
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

      `Spec/shop/maps.yaml`:

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
      Spec/shop/bindings.yaml:1:27: error: this document makes a type ‘Shop’, and so does Spec/shop/openapi.yaml [twin-types]
        1 | documents: [openapi.yaml, maps.yaml]
          |                           ^
        help: give it a bindings.yaml with a module of its own
      Spec/shop/bindings.yaml:1:27: error: this document makes a type ‘ListBooks’, and so does Spec/shop/openapi.yaml [twin-types]
        1 | documents: [openapi.yaml, maps.yaml]
          |                           ^
        help: give it a bindings.yaml with a module of its own
      2 errors
      ```

      ## Fixed

      `Spec/shop/bindings.yaml`:

      ```yaml
      documents: [openapi.yaml]
      module: Shop
      output: ../../Sources/Shop
      ```

      `Spec/maps/bindings.yaml`:

      ```yaml
      documents: [openapi.yaml]
      module: Maps
      output: ../../Sources/Maps
      ```

      `Spec/maps/openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Maps, version: "1" }
      paths: {}
      components: { schemas: { Map: { type: object, properties: { name: { type: string } } } } }
      ```
      """#
    ),
    (
      "undeclared-required",
      #"""
      # undeclared-required

      A required property is not described.

      “required” names it, and no properties do. The model has it as a required member of any JSON, which
      an initializer demands and which is read as null where the service doesn't send it; or of the type
      that another branch of a oneOf or anyOf gives it.

      ## Fix

      Describe it under properties or take it out of required.

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
      openapi.yaml:6:38: warning: “titel” is required and not described under properties; it is any JSON [undeclared-required]
        6 |     Book: { type: object, required: [titel], properties: { title: { type: string } } }
          |                                      ^
        help: describe it under properties or take it out of required
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
      "undocumented-status",
      #"""
      # undocumented-status

      A recorded status isn't described.

      The description doesn't say what such an answer holds.

      ## Fix

      Describe the status or take the recording out.

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
      Spec/shop/recordings/books.har:3:17: error: “listBooks” has no documented status 503 [undocumented-status]
        3 |     "response": { "status": 503, "content": { "text": "" } },
          |                 ^
        help: describe the status or take the recording out
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
      "unfit-form",
      #"""
      # unfit-form

      A form has no fields, or is one of several.

      A form is a list of fields. Where its schema describes something else, it is taken as any fields; a
      multipart form that is a choice of forms is taken as one with the fields of all. Bytes inside of a
      field that is an object are text in its JSON.

      ## Fix

      Describe an object.

      ## Example

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
      openapi.yaml:6:78: warning: a form has fields, and this schema describes none [unfit-form]
        6 | …equestBody: { content: { application/x-www-form-urlencoded: { schema: { type: string } } } }
          |                                                                        ^
        help: describe an object
      1 warning
      ```

      ## Fixed

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
      """#
    ),
    (
      "unknown-access",
      #"""
      # unknown-access

      An access level is none.

      “access” says who sees what is generated.

      ## Fix

      Write public, package or internal.

      ## Example

      `Spec/shop/bindings.yaml`:

      ```yaml
      documents: [openapi.yaml]
      module: Shop
      output: ../../Sources/Shop
      access: open
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
      Spec/shop/bindings.yaml:4:9: error: there is no access “open” [unknown-access]
        4 | access: open
          |         ^
        help: write public, package or internal
      1 error
      ```

      ## Fixed

      `Spec/shop/bindings.yaml`:

      ```yaml
      documents: [openapi.yaml]
      module: Shop
      output: ../../Sources/Shop
      access: public
      ```
      """#
    ),
    (
      "unknown-action",
      #"""
      # unknown-action

      An operation neither sends nor receives.

      AsyncAPI 3 says of each operation whether the application that is described sends or receives;
      without it nobody knows which way its messages travel.

      ## Fix

      Write “action: send” or “action: receive”.

      ## Example

      `asyncapi.yaml`:

      ```yaml
      asyncapi: 3.0.0
      info: { title: Example, version: "1" }
      channels: { news: { address: news, messages: { added: { payload: { type: object } } } } }
      operations: { tell: { action: publish, channel: { $ref: "#/channels/news" } } }
      ```

      ```console
      $ bindery lint asyncapi.yaml
      asyncapi.yaml:4:31: warning: “publish” is a word of version 2, which says here neither who sends nor who receives; the operation “tell” is left out [unknown-action]
        4 | operations: { tell: { action: publish, channel: { $ref: "#/channels/news" } } }
          |                               ^
        help: write action: send where this application sends its messages, and action: receive where it receives them
      1 warning
      ```

      ## Fixed

      `asyncapi.yaml`:

      ```yaml
      asyncapi: 3.0.0
      info: { title: Example, version: "1" }
      channels: { news: { address: news, messages: { added: { payload: { type: object } } } } }
      operations: { tell: { action: send, channel: { $ref: "#/channels/news" } } }
      ```
      """#
    ),
    (
      "unknown-anchor",
      #"""
      # unknown-anchor

      An alias has no anchor.

      *name repeats the node that &name has marked above, and there is none.

      ## Fix

      Correct the name, or put quotes around text that begins with *.

      ## Example

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
      openapi.yaml:5:10: error: the alias “*limit” has no anchor above it [unknown-anchor]
        5 | x-other: *limit
          |          ^
        help: did you mean “*limits”?
      1 error
      ```

      ## Fixed

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      x-default: &limits { most: 10 }
      x-other: *limits
      ```
      """#
    ),
    (
      "unknown-channel",
      #"""
      # unknown-channel

      The elements of an array are messages of a channel that isn't there.

      x-messages says that the elements of an array are the messages of a channel, each of which is then
      decoded on its own. The channel is one of the service: of the document itself, or of one that is
      listed with it in bindings.yaml; and messages travel through it.

      ## Fix

      Refer to such a channel, and list the document that describes it.

      ## Example

      `asyncapi.yaml`:

      ```yaml
      asyncapi: 3.0.0
      info: { title: Example, version: "1" }
      channels:
        news: { address: news, messages: { added: { payload: { type: object } } } }
      components:
        schemas:
          Batch: { type: array, x-messages: { $ref: "#/channels/news/messages/added" } }
      ```

      ```console
      $ bindery lint asyncapi.yaml
      asyncapi.yaml:7:39: warning: “x-messages” refers to no channel of this service through which messages travel; elements are what “items” says [unknown-channel]
        7 |     Batch: { type: array, x-messages: { $ref: "#/channels/news/messages/added" } }
          |                                       ^
        help: refer to one; list the document that describes it beside this one under documents
      1 warning
      ```

      ## Fixed

      `asyncapi.yaml`:

      ```yaml
      asyncapi: 3.0.0
      info: { title: Example, version: "1" }
      channels:
        news: { address: news, messages: { added: { payload: { type: object } } } }
      components:
        schemas:
          Batch: { type: array, x-messages: { $ref: "#/channels/news" } }
      ```
      """#
    ),
    (
      "unknown-code",
      #"""
      # unknown-code

      No diagnostic has the code.

      The severity would be without effect.

      ## Fix

      Write the code as it is in brackets behind a diagnostic; bindery explain lists all.

      ## Example

      `Spec/shop/bindings.yaml`:

      ```yaml
      documents: [openapi.yaml]
      module: Shop
      output: ../../Sources/Shop
      severities: { dangling-refrence: warning }
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
      Spec/shop/bindings.yaml:4:15: error: no diagnostic has the code “dangling-refrence” [unknown-code]
        4 | severities: { dangling-refrence: warning }
          |               ^
        help: did you mean “dangling-reference”?
      1 error
      ```

      ## Fixed

      `Spec/shop/bindings.yaml`:

      ```yaml
      documents: [openapi.yaml]
      module: Shop
      output: ../../Sources/Shop
      severities: { dangling-reference: warning }
      ```
      """#
    ),
    (
      "unknown-encoding",
      #"""
      # unknown-encoding

      A recorded body has an unknown encoding.

      HAR knows text and base64.

      ## Fix

      Write base64, or nothing for text.

      ## Example

      `Spec/shop/recordings/books.har`:

      ```json
      { "log": { "version": "1.2", "entries": [{
          "request": { "method": "GET", "url": "https://shop.example/books" },
          "response": { "status": 200, "content": { "text": "W10=", "encoding": "base32" } },
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
      Spec/shop/recordings/books.har:3:75: error: there is no encoding “base32” [unknown-encoding]
        3 | …"response": { "status": 200, "content": { "text": "W10=", "encoding": "base32" } },
          |                                                                        ^
        help: write base64, or nothing for text
      1 error
      ```

      ## Fixed

      `Spec/shop/recordings/books.har`:

      ```json
      { "log": { "version": "1.2", "entries": [{
          "request": { "method": "GET", "url": "https://shop.example/books" },
          "response": { "status": 200, "content": { "text": "W10=", "encoding": "base64" } },
          "_bindery": { "operation": "listBooks", "provenance": { "kind": "documented", "source": "the manual" } }
      }] } }
      ```
      """#
    ),
    (
      "unknown-key",
      #"""
      # unknown-key

      A key is not known.

      Nothing reads the key, so that what it says would be without effect.

      ## Fix

      Correct its spelling, or take it out.

      ## Example

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
      Spec/shop/bindings.yaml:4:1: error: bindings.yaml has no key “clientName” [unknown-key]
        4 | clientName: Shop
          | ^
        help: known are documents, root, module, client, access, role, output, recordings, contractTests, player, modules, filter, renames, exceptions, severities, additionalMembers
      1 error
      ```

      ## Fixed

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
      "unknown-location",
      #"""
      # unknown-location

      A parameter is in no known place.

      “in” says where a parameter goes. One in other letters, or whose name stands in the path, is taken
      as what is meant; one that goes nowhere, or has no name, is left out.

      ## Fix

      Write in: path, query, header or cookie; a body is a requestBody.

      ## Example

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
      openapi.yaml:6:39: warning: the parameter “limit” is in no known place and is left out [unknown-location]
        6 |       parameters: [{ name: limit, in: form, schema: { type: integer } }]
          |                                       ^
        help: write in: path, query, header, cookie or querystring; a body is a requestBody
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
            parameters: [{ name: limit, in: query, schema: { type: integer } }]
            responses: { "204": { description: Nothing. } }
      ```
      """#
    ),
    (
      "unknown-message",
      #"""
      # unknown-message

      A recording is of a channel or a message that isn't described.

      There is nothing to hold it against.

      ## Fix

      Write names of the description under _bindery.channel and _bindery.message.

      ## Example

      `Spec/hall/recordings/hall.har`:

      ```json
      { "log": { "version": "1.2", "entries": [{
          "request": { "method": "GET", "url": "wss://hall.example/" },
          "response": { "status": 101, "content": {} },
          "_webSocketMessages": [
            { "type": "send", "time": 1, "opcode": 1, "data": "{}",
                "_bindery": { "message": "helo" } }
          ],
          "_bindery": {
            "channel": "hall",
            "provenance": { "kind": "documented", "source": "the manual" }
          }
      }] } }
      ```

      `Spec/hall/asyncapi.yaml`:

      ```yaml
      asyncapi: 3.0.0
      info: { title: Hall, version: "1" }
      channels:
        hall: { address: /, messages: { hello: { payload: { type: object } } } }
      operations:
        greet: { action: receive, channel: { $ref: "#/channels/hall" } }
      ```

      `Spec/hall/bindings.yaml`:

      ```yaml
      documents: [asyncapi.yaml]
      module: Hall
      output: ../../Sources/Hall
      recordings: recordings
      contractTests: ../../Tests/HallContractTests
      ```

      ```console
      $ bindery lint
      Spec/hall/recordings/hall.har:5:7: error: no message of the channel “hall” is called “helo” [unknown-message]
        5 |       { "type": "send", "time": 1, "opcode": 1, "data": …
          |       ^
        help: write a name of the description under _bindery.message
      1 error
      ```

      ## Fixed

      `Spec/hall/recordings/hall.har`:

      ```json
      { "log": { "version": "1.2", "entries": [{
          "request": { "method": "GET", "url": "wss://hall.example/" },
          "response": { "status": 101, "content": {} },
          "_webSocketMessages": [
            { "type": "send", "time": 1, "opcode": 1, "data": "{}",
                "_bindery": { "message": "hello" } }
          ],
          "_bindery": {
            "channel": "hall",
            "provenance": { "kind": "documented", "source": "the manual" }
          }
      }] } }
      ```
      """#
    ),
    (
      "unknown-method",
      #"""
      # unknown-method

      A member of a path is no method.

      A path has methods, parameters, servers and texts. What is called otherwise is left out, and so is
      what HTTP takes as no method, such as one with a space.

      ## Fix

      Write get, put, post, delete, options, head, patch, trace or query; any other method goes under
      additionalOperations.

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
      openapi.yaml:5:5: warning: “gte” is no method of a path and is left out [unknown-method]
        5 |     gte: { responses: { "204": { description: Nothing.…
          |     ^
        help: write get, put, post, delete, options, head, patch, trace or query; any other goes under additionalOperations
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
      "unknown-operation",
      #"""
      # unknown-operation

      A recording is of an operation that isn't described.

      There is nothing to hold it against.

      ## Fix

      Write an operationId of the description under _bindery.operation.

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
      Spec/shop/recordings/books.har:1:42: error: no operation is called “listMaps” [unknown-operation]
        1 | { "log": { "version": "1.2", "entries": [{
          |                                          ^
        help: write an operationId of the description under _bindery.operation
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
      "unknown-provenance",
      #"""
      # unknown-provenance

      An entry's provenance is none.

      Recordings are honest about whether the service really answered so.

      ## Fix

      Write captured if it was seen on the wire, documented if it was not.

      ## Example

      `Spec/shop/recordings/books.har`:

      ```json
      { "log": { "version": "1.2", "entries": [{
          "request": { "method": "GET", "url": "https://shop.example/books" },
          "response": { "status": 200, "content": { "mimeType": "application/json", "text": "[]" } },
          "_bindery": { "operation": "listBooks", "provenance": { "kind": "invented", "source": "the manual" } }
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
      Spec/shop/recordings/books.har:4:69: error: there is no provenance “invented” [unknown-provenance]
        4 |     "_bindery": { "operation": "listBooks", "provenance": { "kind": "invented", "source": "the manual" } }
          |                                                                     ^
        help: write captured if it was seen on the wire, documented if it was not
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
      "unknown-role",
      #"""
      # unknown-role

      A role is none.

      “role” says which side of an AsyncAPI document's channels the module is: a client, to which comes
      what the application sends, or the application itself.

      ## Fix

      Write client or application.

      ## Example

      `Spec/shop/bindings.yaml`:

      ```yaml
      documents: [openapi.yaml]
      module: Shop
      output: ../../Sources/Shop
      role: server
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
      Spec/shop/bindings.yaml:4:7: error: there is no role “server” [unknown-role]
        4 | role: server
          |       ^
        help: write client or application
      1 error
      ```

      ## Fixed

      `Spec/shop/bindings.yaml`:

      ```yaml
      documents: [openapi.yaml]
      module: Shop
      output: ../../Sources/Shop
      role: application
      ```
      """#
    ),
    (
      "unknown-security",
      #"""
      # unknown-security

      A requirement names no security scheme.

      “security” names schemes under components/securitySchemes, and there is no such. The requirement is
      left out.

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
      openapi.yaml:3:14: warning: no security scheme is called “token”; the requirement is left out [unknown-security]
        3 | security: [{ token: [] }]
          |              ^
        help: describe it under components/securitySchemes
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
      "unknown-tag",
      #"""
      # unknown-tag

      A tag means nothing here.

      Tags such as !include belong to other tools. The node is taken by its shape.

      ## Fix

      Remove the tag, or write the $ref that it stands for.

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
      openapi.yaml:4:9: warning: the tag “!include” means nothing here; the node is taken by its shape [unknown-tag]
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
      "unknown-type",
      #"""
      # unknown-type

      A type is no type of JSON.

      A word of another language, such as int, is taken as the type it means. Any other is left out, so
      that the schema says less than its author meant.

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
      openapi.yaml:6:20: warning: “int” is no type of JSON and is taken as integer [unknown-type]
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
      "unlisted-variant",
      #"""
      # unlisted-variant

      No listed value means the variant.

      The discriminator's property lists its values, and none is the name of this variant, but for case,
      - and _. A value of it is known by the name, which the list excludes.

      ## Fix

      Say in the discriminator's mapping which value means the schema.

      ## Example

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
      openapi.yaml:11:10: warning: none of the values listed for “kind” is known to mean “Cat”, which only its name tells [unlisted-variant]
        11 |     Cat: { allOf: [{ $ref: "#/components/schemas/Pet" }, { …
           |          ^
        help: say which in the discriminator's mapping
      openapi.yaml:12:10: warning: none of the values listed for “kind” is known to mean “Dog”, which only its name tells [unlisted-variant]
        12 |     Dog: { allOf: [{ $ref: "#/components/schemas/Pet" }, { …
           |          ^
        help: say which in the discriminator's mapping
      2 warnings
      ```

      ## Fixed

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
      "unnamed-values",
      #"""
      # unnamed-values

      The values of an enum have no names in Swift.

      Lists, objects and exact decimals can be no raw values. Any value of the type is read.

      ## Fix

      Nothing, if the service checks it; the type is only wider than the schema.

      ## Example

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
      openapi.yaml:6:58: warning: the values of “Pair” have no names in Swift; any of its type is read [unnamed-values]
        6 |     Pair: { type: array, items: { type: integer }, enum: [[1, 2], [2, 3]] }
          |                                                          ^
        help: list texts, or leave the list out
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
          Pair: { type: array, items: { type: integer } }
      ```
      """#
    ),
    (
      "unproven-body",
      #"""
      # unproven-body

      A recorded body proves less than it could.

      A file among parts that nothing describes, which no client of the description can send, or a stream
      without a whole element, from which browsers often keep nothing.

      ## Fix

      Describe the parts under properties; record the text of the stream.

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
      Spec/shop/recordings/books.har:3:17: warning: the recorded stream has no whole element, so that its test proves only how it begins [unproven-body]
        3 |     "response": { "status": 200, "content": { "mimeType": "text/ev…
          |                 ^
        help: record its text; many browsers leave the body of a stream out
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
      "unreadable-file",
      #"""
      # unreadable-file

      A file can't be found or read.

      A description, or a file that it refers to, is absent, forbidden or no regular file. What refers to
      it can't be understood.

      ## Fix

      Correct the path, or the permissions of the file.

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
        help: correct the path, or make it a file that can be read
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
      "unsendable-name",
      #"""
      # unsendable-name

      A header or a cookie has a name that HTTP can't carry.

      Names of headers are letters, digits and a few signs; a space, a colon or a line end would end the
      name. No request could be sent with it, so that it is left out.

      ## Fix

      Write the name as it stands on the wire.

      ## Example

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths:
        /books:
          get:
            parameters: [{ name: "X Trace", in: header, schema: { type: string } }]
            responses: { "204": { description: Nothing. } }
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:6:20: warning: no header can be called “X Trace” in HTTP; it is left out [unsendable-name]
        6 |       parameters: [{ name: "X Trace", in: header, schema: { type: str…
          |                    ^
        help: write letters, digits and -, as in X-Key
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
            parameters: [{ name: "X-Trace", in: header, schema: { type: string } }]
            responses: { "204": { description: Nothing. } }
      ```
      """#
    ),
    (
      "unsuitable-style",
      #"""
      # unsuitable-style

      A parameter's style doesn't fit its place.

      Each place has styles of its own. The place's usual one is assumed.

      ## Fix

      Write one of the styles that the message names.

      ## Example

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
      openapi.yaml:6:49: warning: a parameter in query has no style “matrix”; form is assumed [unsuitable-style]
        6 |       parameters: [{ name: q, in: query, style: matrix, schema: { type: string } }]
          |                                                 ^
        help: write form or spaceDelimited or pipeDelimited or deepObject
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
            parameters: [{ name: q, in: query, style: form, schema: { type: string } }]
            responses: { "204": { description: Nothing. } }
      ```
      """#
    ),
    (
      "unsupported-keyword",
      #"""
      # unsupported-keyword

      A keyword of JSON Schema isn't understood.

      It restricts values in a way that Swift's types can't; the rest of the schema counts.

      ## Fix

      Nothing, if the service checks it; the types are only wider than the schema.

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
      openapi.yaml:6:31: note: “if” is not checked; what depends on it is read where it is there [unsupported-keyword]
        6 |     Book: { type: string, if: { minLength: 3 } }
          |                               ^
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

      A received body has parts that aren't told apart.

      Multipart bodies are sent part by part. One that is received is given as its bytes.

      ## Fix

      Nothing, if bytes will do; or describe the answer in another media type as well.

      ## Example

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths:
        /books:
          get:
            responses:
              "200": { description: All books., content: { multipart/mixed: {} } }
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:7:54: warning: the parts of a received “multipart/mixed” are not told apart; it stands for its bytes [unsupported-media-type]
        7 |         "200": { description: All books., content: { multipart/mixed: {} } }
          |                                                      ^
        help: answer with JSON, or take the bytes apart where they are read
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
            responses:
              "200": { description: All books., content: { application/json: {} } }
      ```
      """#
    ),
    (
      "unsupported-security",
      #"""
      # unsupported-security

      A security scheme can't be used.

      It lacks what says how its secret is sent, or is Digest, whose answer depends on a challenge of the
      server. The scheme is left out.

      ## Fix

      Describe it as apiKey, http, oauth2 or openIdConnect, or give the client a transport that answers
      the challenge.

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
      openapi.yaml:6:35: warning: the security scheme “signed” is Digest, whose answer depends on a challenge, and is left out [unsupported-security]
        6 |     signed: { type: http, scheme: digest }
          |                                   ^
        help: give the client a transport that answers it
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
      "unsupported-version",
      #"""
      # unsupported-version

      A file is no description that can be read.

      It lacks “openapi” or “asyncapi”, or names a version other than OpenAPI 3.0, 3.1 and 3.2 or
      AsyncAPI 2.0 to 2.6, 3.0 and 3.1, or is Swagger 2. With paths and no version it is read as OpenAPI
      3.1, and a later minor version as the last that is known.

      ## Fix

      Convert it to OpenAPI 3, for instance with swagger2openapi.

      ## Example

      `swagger.yaml`:

      ```yaml
      swagger: "2.0"
      info: { title: Shop, version: "1" }
      paths: {}
      ```

      ```console
      $ bindery lint swagger.yaml
      swagger.yaml:1:10: error: this is Swagger “2.0”, which came before OpenAPI 3 [unsupported-version]
        1 | swagger: "2.0"
          |          ^
        help: convert the document to OpenAPI 3, for instance with swagger2openapi
      1 error
      ```

      ## Fixed

      `swagger.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Shop, version: "1" }
      paths: {}
      ```
      """#
    ),
    (
      "untyped-content",
      #"""
      # untyped-content

      A media type is carried as text.

      XML, CSV and their like have a structure that Bindery doesn't read: the schema is left out, and the
      text is given as it is. So are the data of events that are of several types.

      ## Fix

      Describe application/json as well, where the service speaks it.

      ## Example

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths:
        /books:
          get:
            responses:
              "200":
                description: All books.
                content: { application/xml: { schema: { type: object } } }
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:9:22: warning: “application/xml” is carried as text; the structure that its schema describes is left out [untyped-content]
        9 |           content: { application/xml: { schema: { type: object } } }
          |                      ^
        help: describe application/json as well, where the service speaks it
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
            responses:
              "200":
                description: All books.
                content: { application/json: { schema: { type: object } } }
      ```
      """#
    ),
    (
      "untyped-message",
      #"""
      # untyped-message

      A message travels as something other than JSON.

      A generated type reads and writes JSON. What a message is in another media type, such as protobuf
      or plain text, the schema describes and the type doesn't read.

      ## Fix

      Decode the bytes with a library of the format; write application/json if it is JSON.

      ## Example

      `asyncapi.yaml`:

      ```yaml
      asyncapi: 3.0.0
      info: { title: Example, version: "1" }
      channels:
        news:
          address: news
          messages:
            added: { contentType: text/csv, payload: { type: object } }
      ```

      ```console
      $ bindery lint asyncapi.yaml
      asyncapi.yaml:7:29: note: the message “added” travels as “text/csv”; its type reads and writes JSON alone [untyped-message]
        7 |       added: { contentType: text/csv, payload: { type: object } }
          |                             ^
        help: decode it with a library of that format
      1 note
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
            added: { contentType: application/json, payload: { type: object } }
      ```
      """#
    ),
    (
      "untyped-parameter",
      #"""
      # untyped-parameter

      Nothing says the type of a parameter.

      Neither schema nor content is there. The value is read as text.

      ## Fix

      Give it a schema.

      ## Example

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
      openapi.yaml:6:20: warning: nothing says the type of this value; it is read as text [untyped-parameter]
        6 |       parameters: [{ name: q, in: query }]
          |                    ^
        help: give it a schema
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
      "unusable-output",
      #"""
      # unusable-output

      The output folder can't be written.

      A file or a symbolic link is in the way, or the system refuses.

      ## Fix

      Choose an output folder that can be written.

      ## Example

      `Sources`:

      ```text
      A file and no folder.
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
      error: can't write Sources: it isn't a folder that can be read [unusable-output]
        help: choose an output folder that can be written
      ```

      ## Fixed

      ```console
      $ bindery generate openapi.yaml --output Generated
      ```
      """#
    ),
    (
      "unused-binding",
      #"""
      # unused-binding

      Something is said for a protocol that nothing is generated from.

      Bindings of WebSocket and HTTP say how a channel is opened. Those of Kafka, MQTT, AMQP and others
      are for the libraries that speak them; it is said once for each protocol.

      ## Fix

      Nothing needs to be done; read them where the connection is made.

      ## Example

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
      asyncapi.yaml:6:17: note: nothing is generated from bindings of “kafka” [unused-binding]
        6 |     bindings: { kafka: { partitions: 3 } }
          |                 ^
        help: hand them to the library that speaks it
      1 note
      ```

      ## Fixed

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
      "unused-headers",
      #"""
      # unused-headers

      Headers of a message are described.

      A generated type reads and writes the payload of a message. Frames of a WebSocket have no headers,
      and those of a broker's messages come from its library, which hands them over beside the payload; a
      correlation id among them too. It is said once.

      ## Fix

      Read headers where the message is received, or put what all need into the payload.

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
              headers: { type: object, properties: { sent: { type: string } } }
              payload: { type: object }
      ```

      ```console
      $ bindery lint asyncapi.yaml
      asyncapi.yaml:8:9: note: nothing is generated from headers of messages; what is read and written is the payload [unused-headers]
        8 |         headers: { type: object, properties: { sent: { typ…
          |         ^
        help: read them from what the transport hands over, or describe what all need in the payload
      1 note
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
              payload: { type: object, properties: { sent: { type: string } } }
      ```
      """#
    ),
    (
      "unused-message",
      #"""
      # unused-message

      A message travels nowhere.

      Types are generated for what a channel carries. A message that no operation sends or receives where
      others are named, or that no channel refers to, is left out.

      ## Fix

      Name it in an operation of its channel, or take it out.

      ## Example

      `asyncapi.yaml`:

      ```yaml
      asyncapi: 3.0.0
      info: { title: Example, version: "1" }
      channels: { news: { address: news, messages: { added: { payload: { type: object } } } } }
      components: { messages: { taken: { payload: { type: object } } } }
      ```

      ```console
      $ bindery lint asyncapi.yaml
      asyncapi.yaml:4:27: note: nothing is generated for the message “taken”: no channel has it [unused-message]
        4 | components: { messages: { taken: { payload: { type: object } } } }
          |                           ^
        help: refer to it from a channel, or take it out
      1 note
      ```

      ## Fixed

      `asyncapi.yaml`:

      ```yaml
      asyncapi: 3.0.0
      info: { title: Example, version: "1" }
      channels: { news: { address: news, messages: { added: { $ref: "#/components/messages/taken" } } } }
      components: { messages: { taken: { payload: { type: object } } } }
      ```
      """#
    ),
    (
      "unused-pattern",
      #"""
      # unused-pattern

      A filter's word chooses nothing.

      No operation has the path, the tag or the operationId that a filter names. A misspelt exclusion
      would leave everything in; where a filter includes nothing at all, that is an error. The same is
      said of a schema under “additionalMembers” that there is not.

      ## Fix

      Correct it, or take it out.

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
      Spec/shop/bindings.yaml:4:9: error: no operation has the operation “listBoks”, so that it chooses nothing [unused-pattern]
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
      "unused-rename",
      #"""
      # unused-rename

      A rename renames nothing.

      The description has no such thing, or no longer.

      ## Fix

      Correct the name, or remove the rename.

      ## Example

      `Spec/shop/bindings.yaml`:

      ```yaml
      documents: [openapi.yaml]
      module: Shop
      output: ../../Sources/Shop
      renames:
        - { schema: Volume, to: Book, because: it reads better }
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
      Spec/shop/bindings.yaml:5:5: warning: the schema “Volume” is renamed, and there is none [unused-rename]
        5 |   - { schema: Volume, to: Book, because: it reads bett…
          |     ^
        help: correct the name, or remove the rename
      1 warning
      ```

      ## Fixed

      `Spec/shop/bindings.yaml`:

      ```yaml
      documents: [openapi.yaml]
      module: Shop
      output: ../../Sources/Shop
      renames:
        - { operation: listBooks, to: allBooks, because: it reads better }
      ```
      """#
    ),
    (
      "unused-security",
      #"""
      # unused-security

      Credentials are described that nothing is generated from.

      Who opens a connection hands over the credentials, in the manner of its protocol. Those that travel
      in the query or in headers of a WebSocket are parameters of the channel, where its bindings
      describe them.

      ## Fix

      Nothing needs to be done; describe the query and headers as bindings of ws.

      ## Example

      `asyncapi.yaml`:

      ```yaml
      asyncapi: 3.0.0
      info: { title: Example, version: "1" }
      servers: { live: { host: example.com, protocol: wss, security: [{ type: userPassword }] } }
      channels: { news: { address: news, messages: { added: { payload: { type: object } } } } }
      ```

      ```console
      $ bindery lint asyncapi.yaml
      asyncapi.yaml:3:54: note: nothing is generated from security here; whoever opens the connection has the credentials [unused-security]
        3 | servers: { live: { host: example.com, protocol: wss, security: [{ type: userPassword }] } }
          |                                                      ^
        help: describe what travels in the query or in headers as bindings of ws
      1 note
      ```

      ## Fixed

      `asyncapi.yaml`:

      ```yaml
      asyncapi: 3.0.0
      info: { title: Example, version: "1" }
      servers: { live: { host: example.com, protocol: wss } }
      channels: { news: { address: news, messages: { added: { payload: { type: object } } } } }
      ```
      """#
    ),
    (
      "unused-server",
      #"""
      # unused-server

      A path or an operation has several servers.

      Its requests go to the first, the variables at their defaults, as long as the client's own server
      is one that the document describes.

      ## Fix

      Describe the others as servers of the document, and give the client one of them.

      ## Example

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths:
        /books:
          servers: [{ url: "https://a.example" }, { url: "https://b.example" }]
          get: { responses: { "204": { description: Nothing. } } }
      ```

      ```console
      $ bindery lint openapi.yaml
      openapi.yaml:5:15: warning: a path or an operation has one server: the request goes to “https://a.example” [unused-server]
        5 |     servers: [{ url: "https://a.example" }, { url: "https://b.ex…
          |               ^
        help: describe the others as servers of the document
      1 warning
      ```

      ## Fixed

      `openapi.yaml`:

      ```yaml
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths:
        /books:
          servers: [{ url: "https://a.example" }]
          get: { responses: { "204": { description: Nothing. } } }
      ```
      """#
    ),
    (
      "webhook-answer",
      #"""
      # webhook-answer

      What a webhook is answered with has content.

      The server that receives a webhook answers it, in whatever framework it is written. The event is
      typed; of the content of the answer no type is made.

      ## Fix

      Describe the content under components/schemas, which makes a model of it.

      ## Example

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
      openapi.yaml:8:9: warning: what “sold” is answered with is written by the server that receives it; no type is made of its content [webhook-answer]
        8 |         "200": { description: Thanks., content: { text/pla…
          |         ^
        help: describe the content under components/schemas, which makes a model of it
      1 warning
      ```

      ## Fixed

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
      "webhook-parameter",
      #"""
      # webhook-parameter

      A webhook has a parameter that can't be read.

      Of a request that is received only the query, the headers and the body are read: who receives it
      chose its path. The parameter is left out.

      ## Fix

      Describe it in query or header, if that is where it comes.

      ## Example

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
      openapi.yaml:7:20: warning: of a request that is received, only query and headers are read; “trace” is left out [webhook-parameter]
        7 |       parameters: [{ name: trace, in: cookie, schema: { type: string …
          |                    ^
        help: describe it in the query or in a header, or take it out
      1 warning
      ```

      ## Fixed

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
      """#
    ),
    (
      "wrong-direction",
      #"""
      # wrong-direction

      A message was recorded to travel another way than described.

      In version 3 of AsyncAPI what the described application sends comes to its clients, and in version
      2 what they may subscribe to.

      ## Fix

      Correct the direction or the name.

      ## Example

      `Spec/hall/recordings/hall.har`:

      ```json
      { "log": { "version": "1.2", "entries": [{
          "request": { "method": "GET", "url": "wss://hall.example/" },
          "response": { "status": 101, "content": {} },
          "_webSocketMessages": [
            { "type": "receive", "time": 1, "opcode": 1, "data": "{}",
                "_bindery": { "message": "hello" } }
          ],
          "_bindery": {
            "channel": "hall",
            "provenance": { "kind": "documented", "source": "the manual" }
          }
      }] } }
      ```

      `Spec/hall/asyncapi.yaml`:

      ```yaml
      asyncapi: 3.0.0
      info: { title: Hall, version: "1" }
      channels:
        hall: { address: /, messages: { hello: { payload: { type: object } } } }
      operations:
        greet: { action: receive, channel: { $ref: "#/channels/hall" } }
      ```

      `Spec/hall/bindings.yaml`:

      ```yaml
      documents: [asyncapi.yaml]
      module: Hall
      output: ../../Sources/Hall
      recordings: recordings
      contractTests: ../../Tests/HallContractTests
      ```

      ```console
      $ bindery lint
      Spec/hall/recordings/hall.har:5:7: error: “hello” was recorded as received through “hall”, and the description has it sent only [wrong-direction]
        5 |       { "type": "receive", "time": 1, "opcode": 1, "data…
          |       ^
        help: correct the direction or the name
      1 error
      ```

      ## Fixed

      `Spec/hall/recordings/hall.har`:

      ```json
      { "log": { "version": "1.2", "entries": [{
          "request": { "method": "GET", "url": "wss://hall.example/" },
          "response": { "status": 101, "content": {} },
          "_webSocketMessages": [
            { "type": "send", "time": 1, "opcode": 1, "data": "{}",
                "_bindery": { "message": "hello" } }
          ],
          "_bindery": {
            "channel": "hall",
            "provenance": { "kind": "documented", "source": "the manual" }
          }
      }] } }
      ```
      """#
    ),
    (
      "wrong-kind",
      #"""
      # wrong-kind

      A value is of the wrong kind.

      The standard asks for a mapping, a list, text or a boolean here, and something else stands there.
      It is taken at what it can only mean, such as one value for a list of one, and else counts as
      absent. In bindings.yaml and recordings it is an error.

      ## Fix

      Write what the message asks for.

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
      openapi.yaml:6:13: warning: “tags” is text and is taken as a list of one [wrong-kind]
        6 |       tags: books
          |             ^
        help: write a list
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
      "wrong-reference",
      #"""
      # wrong-reference

      A $ref isn't text.

      The value of $ref is a mapping, a list or a number, and is left out.

      ## Fix

      Write a reference such as '#/components/schemas/Name', in quotes because of its #.

      ## Example

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
      openapi.yaml:6:33: warning: “$ref” isn't text and is left out [wrong-reference]
        6 |     Book: { type: object, $ref: { name: Author } }
          |                                 ^
        help: write a reference such as '#/components/schemas/Name'
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
          Book: { $ref: "#/components/schemas/Author" }
          Author: { type: object }
      ```
      """#
    ),
    (
      "wrong-target",
      #"""
      # wrong-target

      A reference leads to an object of another kind.

      What stands under components/schemas is a schema, and so on. A schema in the place of a response or
      a body is taken as JSON of it, a response in the place of a schema as its schema; what has no such
      meaning is left out.

      ## Fix

      Refer to an object of the kind that belongs there, or write what lies between.

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
      openapi.yaml:6:35: warning: “200” refers to a schema, which is taken as the schema of its JSON [wrong-target]
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
  ]
}
