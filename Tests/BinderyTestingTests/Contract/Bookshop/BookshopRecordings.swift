/// The recordings of the fixture's service.
enum BookshopRecordings {
  static let books = #"""
    {
      "log": {
        "version": "1.2",
        "creator": { "name": "Bindery", "version": "1" },
        "entries": [
          {
            "startedDateTime": "2026-01-01T00:00:00Z",
            "time": 12,
            "request": {
              "method": "GET",
              "url": "https://books.example/v1/shelves/sci%2Ffi%20%26%20more/books?tags=old,rare%26fine&limit=2",
              "httpVersion": "HTTP/1.1",
              "cookies": [{ "name": "session", "value": "s1" }],
              "headers": [
                { "name": "accept", "value": "application/json" },
                { "name": "User-Agent", "value": "Recorder/1" },
                { "name": "x-trace", "value": "t-1" }
              ],
              "queryString": [
                { "name": "tags", "value": "old,rare&fine" },
                { "name": "limit", "value": "2" }
              ],
              "headersSize": -1,
              "bodySize": 0
            },
            "response": {
              "status": 200,
              "statusText": "OK",
              "httpVersion": "HTTP/1.1",
              "cookies": [],
              "headers": [{ "name": "Content-Type", "value": "application/json" }],
              "content": {
                "size": 80,
                "mimeType": "application/json",
                "text": "[{\"id\":9007199254740993,\"title\":\"Solaris\",\"price\":12.50},{\"title\":\"Ubik\",\"id\":2}]"
              },
              "redirectURL": "",
              "headersSize": -1,
              "bodySize": 80
            },
            "cache": {},
            "timings": { "send": 1, "wait": 10, "receive": 1 },
            "_bindery": {
              "operation": "listBooks",
              "provenance": { "kind": "documented", "source": "this fixture" }
            }
          },
          {
            "request": {
              "method": "GET",
              "url": "https://books.example/v1/shelves/none/books"
            },
            "response": {
              "status": 404,
              "content": { "mimeType": "application/json", "text": "{\"message\":\"no shelf\"}" }
            },
            "_bindery": { "operation": "listBooks" }
          },
          {
            "request": {
              "method": "GET",
              "url": "https://books.example/v1/shelves/busy/books"
            },
            "response": {
              "status": 429,
              "headers": [{ "name": "Retry-After", "value": " 30" }],
              "content": { "mimeType": "application/json", "text": "{\"message\":\"too fast\"}" }
            },
            "_bindery": { "operation": "listBooks" }
          },
          {
            "request": {
              "method": "POST",
              "url": "https://books.example/v1/books",
              "headers": [{ "name": "Authorization", "value": "Bearer k" }],
              "postData": {
                "mimeType": "application/json",
                "text": "{ \"title\": \"Solaris\", \"id\": 1, \"price\": 1e1 }"
              }
            },
            "response": {
              "status": 201,
              "content": {
                "mimeType": "application/json",
                "text": "{\"id\":1,\"title\":\"Solaris\",\"price\":10.0}"
              }
            },
            "_bindery": { "operation": "addBook" }
          }
        ]
      }
    }
    """#

  static let more = #"""
    {
      "log": {
        "version": "1.2",
        "entries": [
          {
            "request": {
              "method": "POST",
              "url": "https://books.example/v1/session",
              "postData": {
                "mimeType": "application/x-www-form-urlencoded; charset=UTF-8",
                "text": "user=ann&password=a%20b%26c"
              },
              "headers": [
                { "name": "Content-Type", "value": "application/x-www-form-urlencoded" }
              ]
            },
            "response": { "status": 204, "content": { "mimeType": "x-unknown", "size": 0 } },
            "_bindery": { "operation": "signIn" }
          },
          {
            "request": { "method": "GET", "url": "https://books.example/v1/books/1/cover" },
            "response": {
              "status": 200,
              "content": { "mimeType": "image/png", "encoding": "base64", "text": "iVBORw0=" }
            },
            "_bindery": { "operation": "cover" }
          },
          {
            "request": { "method": "GET", "url": "https://books.example/v1/books/2/cover" },
            "response": {
              "status": 503,
              "content": { "mimeType": "text/plain", "text": "closed" }
            },
            "_bindery": { "operation": "cover" }
          }
        ]
      }
    }
    """#

  static let schemas = #"""
    {
      "$defs": {
        "listBooks.200": { "type": "array", "items": { "$ref": "#/$defs/Book" } },
        "problem": {
          "type": "object",
          "required": ["message"],
          "properties": { "message": { "type": "string" } }
        },
        "Book": {
          "type": "object",
          "required": ["id", "title"],
          "properties": {
            "id": { "type": "integer" },
            "title": { "type": "string" },
            "price": { "type": "number", "nullable": true }
          }
        }
      }
    }
    """#
}
