// The value of `Authorization`: a scheme with credentials.
extension TextRedactor {
  mutating func authorization(
    _ text: [UInt8],
    _ field: FieldName?,
    _ origin: TextOrigin
  ) -> [UInt8]? {
    guard let value = AuthorizationText(text) else {
      guard case .replaced(let result) = secret(text, .credentials, .credential, field, origin)
      else {
        return content(text, nil, origin, isURL: false)
      }
      return result
    }
    let part = origin.part(at: value.credentials.lowerBound, isEncoded: false)
    let raw = Array(text[value.credentials])
    let result: [UInt8]?
    switch value.scheme {
    case "basic": result = userAndPassword(raw, field, part)
    case "bearer": result = plain(raw, .bearerToken, field, part)
    default:
      let parameters = value.parameters(of: text)
      guard !parameters.isEmpty else {
        result = plain(raw, .credentials, field, part)
        break
      }
      return parameterEdits(parameters, text, field, origin).applied(to: text)
    }
    return result.map { Array(text[..<value.credentials.lowerBound]) + $0 }
  }

  private mutating func plain(
    _ text: [UInt8],
    _ kind: SecretKind,
    _ field: FieldName?,
    _ origin: TextOrigin
  ) -> [UInt8]? {
    guard case .replaced(let result) = secret(text, kind, .sensitive, field, origin) else {
      return nil
    }
    return result
  }

  private mutating func userAndPassword(
    _ text: [UInt8],
    _ field: FieldName?,
    _ origin: TextOrigin
  ) -> [UInt8]? {
    guard case .replaced(let result) = UserAndPassword.redacted(text, field, origin, &pass) else {
      return plain(text, .basicCredentials, field, origin)
    }
    return result
  }

  private mutating func parameterEdits(
    _ parameters: [AuthorizationText.Parameter],
    _ text: [UInt8],
    _ field: FieldName?,
    _ origin: TextOrigin
  ) -> [Edit] {
    parameters.compactMap { parameter in
      let raw = Array(text[parameter.range])
      let part = origin.part(at: parameter.range.lowerBound, isEncoded: false)
      // Of a signature with several parts, only the digests are replaced; a short one as a whole.
      let signature =
        parameter.isSignature ? SignatureEdits.redacted(raw, field, part, &pass) : nil
      let result = signature ?? plain(raw, .credentials, field, part)
      return result.map { Edit(range: parameter.range, replacement: $0) }
    }
  }
}
