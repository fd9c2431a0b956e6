import BinderyRuntime
import BinderyXML

/// The target of the XML reader and writer: errors have lines, and written documents can be read.
struct XMLTarget: Target {
  let seeds = [
    "<?xml version='1.0' encoding='UTF-8'?>\n<!-- c --><?p q?><a xmlns:n='urn:n' n:b='1'>t<c/></a>",
    "<?xml version='1.0' encoding='ISO-8859-1'?><a>&lt;&#233;&amp;<![CDATA[<x>]]></a>",
    "<a xmlns='urn:a' xmlns:i='http://www.w3.org/2001/XMLSchema-instance'><b i:nil='1'/><b>2</b></a>",
    "<!DOCTYPE a [<!ENTITY e 'x'>]><a>&e;</a>", "\u{FEFF}<a>\r\n<b c=\"d\"/>\r\n</a>",
    "<\0a\0/\0>\0", "<?p?><a/>",
  ].map { Array($0.utf8) }

  func check(_ bytes: [UInt8]) throws(Violation) {
    for type: XMLType in [.any, .list(.map(.number), named: "b"), .boolean] {
      for charset in [nil, "iso-8859-1", "utf-16"] {
        try check(bytes, type, charset)
      }
    }
  }

  private func check(_ bytes: [UInt8], _ type: XMLType, _ charset: String?) throws(Violation) {
    let value: JSONValue
    do {
      value = try XMLReader.decode(from: bytes, as: type, charset: charset)
    } catch {
      guard case .xml(let inner) = error.reason, inner.line >= 1 else {
        throw Violation("the error has no line: \(error)")
      }
      return
    }
    guard let written = try? XMLWriter.encode(value, as: type, named: "a") else { return }
    do {
      _ = try XMLReader.decode(JSONValue.self, from: written, as: type)
    } catch {
      throw Violation("what was written can't be read: \(error)")
    }
  }
}
