// The secrets in tables, configuration files, code and commands.
extension PlantedSecret {
  static let formats: [PlantedSecret] = [
    PlantedSecret(
      "query in a fragment",
      "Rt44Fr55Qk66Lm77",
      .url("https://api.shop.io/#/login?token=Rt44Fr55Qk66Lm77")
    ),
    PlantedSecret(
      "attribute of set-cookie",
      "gh" + "p_26C7e42F292c6912E7710c838347Ae178B4b",
      .response(header: "Set-Cookie", "a=1; Path=/x/gh" + "p_26C7e42F292c6912E7710c838347Ae178B4b")
    ),
    PlantedSecret(
      "set-cookie with several cookies",
      "Sc44Jo55Ik66Ne77",
      .response(
        header: "Set-Cookie",
        "theme=dark; Expires=Wed, 21 Oct 2026 07:28:00 GMT, sid=Sc44Jo55Ik66Ne77; Secure"
      )
    ),
    PlantedSecret(
      "Refresh",
      "Rf44Re55Sh66Hd77",
      .response(header: "Refresh", "0; url=/?token=Rf44Re55Sh66Hd77")
    ),
    PlantedSecret(
      "column of a table",
      "Cs44Vc55Ol66Um77",
      .typed("text/csv", "user,password,role\r\nann,Cs44Vc55Ol66Um77,admin\r\n")
    ),
    PlantedSecret(
      "quoted column of a table",
      "Cq44xV55Ol66Um77",
      .typed("text/csv; charset=utf-8", "\"user\";\"api_key\"\n\"a;b\n\";\"Cq44xV55Ol66Um77\"\n")
    ),
    PlantedSecret(
      "column between tabs",
      "Ts44Vc55Ol66Um77",
      .typed("text/tab-separated-values", "user\tsecret\nann\tTs44Vc55Ol66Um77")
    ),
    PlantedSecret(
      "option of a command",
      "c0mm4ndPw",
      .typed("text/plain", "curl -u ann:c0mm4ndPw https://api.shop.io/v1")
    ),
    PlantedSecret(
      "label of two words",
      "Lb44Tw55Ow66Rd77",
      .content(#"{"error":"Invalid API key: Lb44Tw55Ow66Rd77"}"#)
    ),
    PlantedSecret(
      "name and value in capitals",
      "Cp44Nv55Am66Va77",
      .content(#"{"env":[{"Key":"API_SECRET","Value":"Cp44Nv55Am66Va77"}]}"#)
    ),
    PlantedSecret(
      "block of YAML",
      "Yb44Lo55Ck66Sc77",
      .typed("application/yaml", "user: ann\napi_key: >-\n  Yb44Lo55Ck66Sc77\nid: 1\n")
    ),
    PlantedSecret(
      "assignment with spaces",
      "Tm44Ls55Pa66Ce77",
      .typed("application/toml", "[auth]\nclient_secret = \"Tm44Ls55Pa66Ce77\"\n")
    ),
    PlantedSecret(
      "member in a script",
      "Js44So55Ur66Ce77",
      .typed("text/javascript", "window.config = {apiKey: 'Js44So55Ur66Ce77', v: 1};")
    ),
    PlantedSecret(
      "quoted key of Python",
      "Py44Rp55Di66Ct77",
      .content(#"{"error":"KeyError: {'password': 'Py44Rp55Di66Ct77', 'u': 1}"}"#)
    ),
    PlantedSecret(
      "hash of Ruby",
      "Rb44Ha55Sh66Rk77",
      .content(#"{"error":"params {:password=>\"Rb44Ha55Sh66Rk77\"}"}"#)
    ),
    PlantedSecret(
      "JSON in an attribute",
      "Xa44Tt55Ri66Bu77",
      .typed("text/html", "<p data-x=\"{&quot;secret&quot;:&quot;Xa44Tt55Ri66Bu77&quot;}\"></p>")
    ),
    PlantedSecret(
      "part in a part",
      "Np44Ar55Tp66Ar77",
      .body(
        "multipart/mixed; boundary=o",
        "--o\r\nContent-Type: multipart/form-data; boundary=i\r\n\r\n--i\r\n"
          + "Content-Disposition: form-data; name=\"client_secret\"\r\n\r\nNp44Ar55Tp66Ar77\r\n"
          + "--i--\r\n--o--\r\n"
      )
    ),
    PlantedSecret(
      "header of a STOMP frame",
      "St44Om55Pf66Ra77",
      RecordedEntry(frames: ["CONNECT\nlogin:ann\npasscode:St44Om55Pf66Ra77\n\n\u{0}"])
    ),
  ]
}

extension RecordedEntry {
  fileprivate static func typed(_ mediaType: String, _ text: String) -> RecordedEntry {
    RecordedEntry(content: ["mimeType": .string(mediaType), "text": .string(text)])
  }
}
