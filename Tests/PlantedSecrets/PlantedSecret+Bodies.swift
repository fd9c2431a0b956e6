// The secrets in bodies and messages.
extension PlantedSecret {
  static let bodies: [PlantedSecret] = [
    PlantedSecret(
      "JSON member",
      "js0n\"Member",
      .content(#"{"user":{"password":"js0n\"Member"},"n":[1,2]}"#)
    ),
    PlantedSecret("JSON array", "el3mentT0ken", .content(#"{"access_token":["el3mentT0ken"]}"#)),
    PlantedSecret(
      "member of a rule",
      "ruled-value-9",
      .content(#"{"a":[{"motherName":"ruled-value-9"}]}"#)
    ),
    PlantedSecret(
      "member of a pointer",
      "pointed v4lue",
      .content(#"{"users":[{"pin":"pointed v4lue"}]}"#)
    ),
    PlantedSecret(
      "JSON in a string",
      "str1ng/in\\JSON",
      .content(#"{"data":"{\"client_secret\":\"str1ng/in\\\\JSON\"}"}"#)
    ),
    PlantedSecret(
      "truncated JSON",
      "trunc4tedSecret",
      .content(#"{"a":1,"secret":"trunc4tedSecret"#)
    ),
    PlantedSecret(
      "base64 body",
      "b64B0dySecret",
      RecordedEntry(content: [
        "encoding": "base64", "text": .string(#"{"refresh_token":"b64B0dySecret"}"#.base64),
      ])
    ),
    PlantedSecret(
      "private key",
      "MC4CAQAwBQYDK2VwBCIEIJ7x2Kq9",
      .content(
        "-----BEGIN PRIVATE KEY-----\nMC4CAQAwBQYDK2VwBCIEIJ7x2Kq9\n-----END PRIVATE KEY-----\n"
      )
    ),
    PlantedSecret(
      "web token",
      "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhbm4ifQ.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9PlFUP0THsR8U",
      .content(
        "t: eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhbm4ifQ.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9PlFUP0THsR8U"
      )
    ),
  ]

  static let messages: [PlantedSecret] = [
    PlantedSecret(
      "frame",
      "fr4meT0ken/+",
      RecordedEntry(frames: [#"{"event":"auth","data":{"token":"fr4meT0ken/+"}}"#])
    ),
    PlantedSecret(
      "frame with JSON in a string",
      "n3stedFr4me",
      RecordedEntry(frames: [#"{"data":"{\"api_key\":\"n3stedFr4me\"}"}"#])
    ),
    PlantedSecret(
      "Bindery's members",
      "bind3ryMember",
      RecordedEntry(bindery: ["call": ["login": ["password": "bind3ryMember"]]])
    ),
    PlantedSecret("environment", environmentValue, .content("the value is \(environmentValue)!")),
    PlantedSecret(
      "environment in a path",
      environmentValue,
      .url("https://api.shop.io/v1/\(environmentValue.percentEncoded)/x")
    ),
  ]

  static let forms: [PlantedSecret] = [
    PlantedSecret(
      "form",
      "f0rm&Field=",
      .body("application/x-www-form-urlencoded", "user=ann&password=f0rm%26Field%3D")
    ),
    PlantedSecret(
      "form with spaces",
      "pass phr4se 9",
      .body("application/x-www-form-urlencoded", "passphrase=pass+phr4se+9&x=1")
    ),
    PlantedSecret(
      "JSON in a form",
      "j5onInForm1",
      .body("application/x-www-form-urlencoded", "payload=%7B%22api_key%22%3A%22j5onInForm1%22%7D")
    ),
    PlantedSecret(
      "form parameters",
      "paramsV4lue",
      RecordedEntry(
        body: ("application/x-www-form-urlencoded", ""),
        params: [("client_secret", "paramsV4lue")]
      )
    ),
    PlantedSecret(
      "part",
      "multip4rtSecret",
      .body(
        "multipart/form-data; boundary=xx",
        "--xxyy\r\nContent-Disposition: form-data; name=\"password\"\r\n\r\n"
          + "multip4rtSecret\r\n--xxyy--\r\n"
      )
    ),
    PlantedSecret(
      "header of a part",
      "p4rtHe4derKey",
      .body(
        "multipart/mixed; boundary=xx",
        "--xxyy\r\nContent-Type: text/plain\r\nX-Api-Key: p4rtHe4derKey\r\n\r\n1\r\n--xxyy--\r\n"
      )
    ),
    PlantedSecret(
      "cookie of a part",
      "p4rtC00kieVal",
      .body(
        "multipart/mixed; boundary=xx",
        "--xxyy\nCookie: sid=p4rtC00kieVal\n\n1\n--xxyy--\n"
      )
    ),
    PlantedSecret(
      "JSON in a part",
      "p4rtJSONvalue",
      .body(
        "multipart/mixed; boundary=xx",
        "--xxyy\r\nContent-Type: application/json\r\n\r\n"
          + "{\"secret\":\"p4rtJSONvalue\"}\r\n--xxyy--\r\n"
      )
    ),
  ]
}
