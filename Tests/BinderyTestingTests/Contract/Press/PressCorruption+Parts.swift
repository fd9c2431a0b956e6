extension PressCorruption {
  static let ofParts = [
    PressCorruption(
      "a value changed",
      "Dune — “I”",
      "Dune — “II”",
      #"upload 204 (press.har #5): request: part "title": body: recorded "Dune — “II”", "#
        + #"sent "Dune — “I”""#
    ),
    PressCorruption(
      "one of several values changed",
      #"b c\r\n"#,
      #"b d\r\n"#,
      #"upload 204 (press.har #5): request: part "tags" 1: body: recorded "b d", sent "#
        + #""b c""#
    ),
    PressCorruption(
      "JSON changed",
      #"{ \"name\": \"Frank\" }"#,
      #"{ \"name\": \"Fritz\" }"#,
      #"upload 204 (press.har #5): request: part "author": body $.name: recorded "#
        + #""Fritz", sent "Frank""#
    ),
    PressCorruption(
      "a file's name changed",
      "co%22ver.png",
      "cover.png",
      #"upload 204 (press.har #5): request: part "cover": file name: recorded "#
        + #""cover.png", sent "co%22ver.png""#
    ),
    PressCorruption(
      "a file's media type changed",
      #"Content-Type: image/png"#,
      #"Content-Type: image/webp"#,
      #"upload 204 (press.har #5): request: part "cover": content type: recorded "#
        + #""image/webp", sent "image/png""#
    ),
    PressCorruption(
      "a header of a part changed",
      "X-Rank: 3",
      "X-Rank: 4",
      #"upload 204 (press.har #5): request: part "cover": header x-rank: recorded "4", "#
        + #"sent "3""#
    ),
    PressCorruption(
      "bytes changed",
      "GIF89a",
      "GIF87a",
      #"upload 204 (press.har #5): request: part "pictures" 0: body: recorded "GIF87a", "#
        + #"sent "GIF89a""#
    ),
    PressCorruption(
      "a part that isn't sent",
      #"*x*\r\n--"#,
      #"*x*\r\n------WebKitFormBoundary7MA4YWxk\r\nContent-Disposition: form-data; name=\"more\"\r\n\r\n1\r\n--"#,
      #"upload 204 (press.har #5): request: part "more": recorded "1", sent nothing"#
    ),
    PressCorruption(
      "a part that isn't there",
      #", {"name": "purpose", "value": "web"}"#,
      "",
      #"replace 204 (press.har #7): request: part "purpose": recorded nothing, sent "#
        + #""web""#
    ),
    PressCorruption(
      "a field that the archive keeps apart",
      #""fileName": "x.txt", "contentType": "text/plain""#,
      #""fileName": "y.txt", "contentType": "text/css""#,
      #"replace 204 (press.har #7): request: part "file": file name: recorded "y.txt", "#
        + #"sent "x.txt""#,
      #"replace 204 (press.har #7): request: part "file": content type: recorded "#
        + #""text/css", sent "text/plain""#
    ),
    PressCorruption(
      "a part without a name",
      #"{\"a\":[1]}"#,
      #"{\"a\":[2]}"#,
      #"mixParts 204 (press.har #10): request: part 1: body $.a[0]: recorded 2, sent 1"#
    ),
    PressCorruption(
      "no parts",
      #"text/plain\r\n\r\n1\r\n--"#,
      #"text/plain\r\n1\r\n--"#,
      #"mixParts 204 (press.har #10): request: body: recorded no parts with the "#
        + #"boundary of multipart/mixed; boundary=----WebKitFormBoundary7MA4YWxk"#
    ),
  ]
}
