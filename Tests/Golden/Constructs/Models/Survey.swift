// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Survey: JSONModel {
  public var q1: String?
  public var q2: String?
  public var q3: String?
  public var q4: String?
  public var q5: String?
  public var q6: String?
  public var q7: String?
  public var q8: String?
  public var q9: String?
  public var q10: String?
  public var q11: String?
  public var q12: String?
  public var q13: String?
  public var q14: String?
  public var q15: String?
  public var q16: String?
  public var q17: String?

  public init(
    q1: String? = nil,
    q2: String? = nil,
    q3: String? = nil,
    q4: String? = nil,
    q5: String? = nil,
    q6: String? = nil,
    q7: String? = nil,
    q8: String? = nil,
    q9: String? = nil,
    q10: String? = nil,
    q11: String? = nil,
    q12: String? = nil,
    q13: String? = nil,
    q14: String? = nil,
    q15: String? = nil,
    q16: String? = nil,
    q17: String? = nil
  ) {
    self.q1 = q1
    self.q2 = q2
    self.q3 = q3
    self.q4 = q4
    self.q5 = q5
    self.q6 = q6
    self.q7 = q7
    self.q8 = q8
    self.q9 = q9
    self.q10 = q10
    self.q11 = q11
    self.q12 = q12
    self.q13 = q13
    self.q14 = q14
    self.q15 = q15
    self.q16 = q16
    self.q17 = q17
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "q1": json.read(into: &q1)
      case "q2": json.read(into: &q2)
      case "q3": json.read(into: &q3)
      case "q4": json.read(into: &q4)
      case "q5": json.read(into: &q5)
      case "q6": json.read(into: &q6)
      case "q7": json.read(into: &q7)
      case "q8": json.read(into: &q8)
      case "q9": json.read(into: &q9)
      case "q10": json.read(into: &q10)
      case "q11": json.read(into: &q11)
      case "q12": json.read(into: &q12)
      case "q13": json.read(into: &q13)
      case "q14": json.read(into: &q14)
      case "q15": json.read(into: &q15)
      case "q16": json.read(into: &q16)
      case "q17": json.read(into: &q17)
      default: try json.skipValue()
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("q1", q1)
    json.optionalMember("q2", q2)
    json.optionalMember("q3", q3)
    json.optionalMember("q4", q4)
    json.optionalMember("q5", q5)
    json.optionalMember("q6", q6)
    json.optionalMember("q7", q7)
    json.optionalMember("q8", q8)
    json.optionalMember("q9", q9)
    json.optionalMember("q10", q10)
    json.optionalMember("q11", q11)
    json.optionalMember("q12", q12)
    json.optionalMember("q13", q13)
    json.optionalMember("q14", q14)
    json.optionalMember("q15", q15)
    json.optionalMember("q16", q16)
    json.optionalMember("q17", q17)
    json.endObject()
  }
}
