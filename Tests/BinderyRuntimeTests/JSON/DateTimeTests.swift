import BinderyRuntime
import Foundation
import TestSupport
import XCTest

final class DateTimeTests: XCTestCase {
  func testTheInstantOfEachNotation() throws {
    let noon = Date(timeIntervalSince1970: 1_709_208_000)
    for text in [
      "2024-02-29T12:00:00Z", "2024-02-29t12:00:00z", "2024-02-29 12:00:00Z", "2024-02-29T12:00:00",
      "2024-02-29T14:00:00+02:00", "2024-02-29T14:00:00+0200", "2024-02-29T14:00:00+02",
      "2024-02-29T06:30:00-05:30", "2024-03-01T11:59:00+23:59", "2024-02-29T12:00:00.000000000000Z",
      "2024-02-29T11:59:60Z",
    ] {
      let value = try DateTime(text)
      XCTAssertEqual(value.date, noon, text)
      XCTAssertEqual(value, DateTime(noon), text)
      XCTAssertEqual(value.hashValue, DateTime(noon).hashValue, text)
      XCTAssertEqual(try encode(decode(DateTime.self, "\"\(text)\"")), "\"\(text)\"")
    }
  }

  func testAFractionOfAnyLengthIsPreserved() throws {
    let value = try DateTime("2024-02-29T12:00:00.123456789123Z")
    XCTAssertEqual(value.text, "2024-02-29T12:00:00.123456789123Z")
    XCTAssertEqual(value.date.timeIntervalSince1970, 1_709_208_000.123456789, accuracy: 1e-6)
    XCTAssertLessThan(try DateTime("2024-02-29T12:00:00.123456788Z"), value)
    XCTAssertNotEqual(try DateTime("2024-02-29T12:00:00.123456788Z"), value)
    XCTAssertEqual(try DateTime("2024-02-29T12:00:00.1Z"), try DateTime("2024-02-29T12:00:00.100Z"))
  }

  /// Java omits seconds that are zero; ISO 8601 allows a comma.
  func testOmittedFieldsAreZero() throws {
    for (text, whole) in [
      ("2024-02-29T12:30Z", "2024-02-29T12:30:00Z"),
      ("2024-02-29T12:30+02:00", "2024-02-29T10:30:00Z"),
      ("2024-02-29", "2024-02-29T00:00:00Z"), ("2024-02-29T12:30:00,5Z", "2024-02-29T12:30:00.5Z"),
    ] {
      XCTAssertEqual(try DateTime(text), try DateTime(whole))
      XCTAssertEqual(try encode(decode(DateTime.self, "\"\(text)\"")), "\"\(text)\"")
    }
  }

  func testInvalidDatesAndTimesAreRefused() {
    for text in [
      "", "2024", "2024-02-29T", "2023-02-29T00:00:00Z", "2024-13-01T00:00:00Z",
      "2024-00-01T00:00:00Z",
      "2024-01-00T00:00:00Z", "2024-04-31T00:00:00Z", "2024-01-01T24:00:00Z",
      "2024-01-01T00:60:00Z",
      "2024-01-01T00:00:61Z", "2024-01-01T00:00:00.Z", "2024-01-01T00:00:00+24:00",
      "2024-01-01T00:00:00+1:00", "2024-01-01T00:00:00+01:60", "2024-01-01T00:00:00Zx",
      "2024-01-01X00:00:00Z", "２０２４-01-01T00:00:00Z", "+024-01-01T00:00:00Z", "2024-01-01T00Z",
      "2024-01-01T00:00:Z", "2024-01-01Z", "2024-02-30",
    ] {
      XCTAssertThrowsError(try DateTime(text), text)
    }
    XCTAssertEqual(
      failure([DateTime].self, #"["yesterday"]"#),
      #"$[0]: expected a date and time like 2024-02-29T12:00:00Z, found "yesterday" (byte 1)"#
    )
  }

  func testADateIsWrittenWithItsFraction() {
    for (interval, text) in [
      (0, "1970-01-01T00:00:00Z"), (1_709_208_000, "2024-02-29T12:00:00Z"),
      (1_709_208_000.123, "2024-02-29T12:00:00.123Z"), (1_709_208_000.5, "2024-02-29T12:00:00.5Z"),
      (1_709_208_000.000001, "2024-02-29T12:00:00.000001Z"), (-0.25, "1969-12-31T23:59:59.75Z"),
      (-62_167_219_200, "0000-01-01T00:00:00Z"), (-62_167_219_201, "0000-01-01T00:00:00Z"),
      (253_402_300_799, "9999-12-31T23:59:59Z"), (1e300, "9999-12-31T23:59:59Z"),
      (.infinity, "9999-12-31T23:59:59Z"), (-.infinity, "0000-01-01T00:00:00Z"),
      (.nan, "1970-01-01T00:00:00Z"), (0.9999999, "1970-01-01T00:00:01Z"),
    ] {
      XCTAssertEqual(DateTime(Date(timeIntervalSince1970: interval)).text, text)
    }
  }

  func testADateIsPreservedInItsText() throws {
    var interval = -62_167_219_200.0
    while interval < 253_402_300_799 {
      let date = Date(timeIntervalSince1970: interval)
      let value = DateTime(date)
      XCTAssertEqual(value.date, date, value.text)
      XCTAssertEqual(try DateTime(value.text), value)
      interval += 86_400 * 1_237 + 4_321
    }
  }

  func testDaysAgreeWithFoundation() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    // 1621: before 1582 Foundation's calendar is the Julian one.
    var interval = -11_000_000_000.0
    while interval < 100_000_000_000 {
      let parts = calendar.dateComponents(
        [.year, .month, .day],
        from: Date(timeIntervalSince1970: interval)
      )
      let text = DateTime(Date(timeIntervalSince1970: interval)).text
      let day = try CalendarDate(String(text.prefix(10)))
      XCTAssertEqual([day.year, day.month, day.day], [parts.year, parts.month, parts.day])
      interval += 86_400 * 211 + 1_000
    }
  }

  func testCalendarDatesHaveMonthsOfTheRightLength() throws {
    XCTAssertEqual(try CalendarDate("2024-02-29").description, "2024-02-29")
    XCTAssertEqual(CalendarDate(year: 2000, month: 2, day: 29)?.description, "2000-02-29")
    XCTAssertEqual(CalendarDate(year: 7, month: 1, day: 2)?.description, "0007-01-02")
    for text in [
      "1900-02-29", "2023-02-29", "2024-04-31", "2024-1-01", "2024-01-32", "2024-01-01T",
      "2024-12-00",
    ] {
      XCTAssertThrowsError(try CalendarDate(text), text)
    }
    XCTAssertLessThan(try CalendarDate("2023-12-31"), try CalendarDate("2024-01-01"))
    XCTAssertEqual(try encode(decode(CalendarDate.self, #""2024-12-31""#)), #""2024-12-31""#)
    XCTAssertEqual(
      failure(CalendarDate.self, #""2023-02-29""#),
      #"$: expected a date like 2024-02-29, found "2023-02-29" (byte 0)"#
    )
  }
}
