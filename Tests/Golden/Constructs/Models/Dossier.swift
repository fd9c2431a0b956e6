// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Dossier: JSONModel {
  @Indirect public var survey: Survey
  @IndirectOptional public var latest: Survey?
  @IndirectOptional public var previous: Survey?
  @IndirectOptional public var mayBeBoth: Nullable<Survey>?
  @available(*, deprecated)
  public var draft: Survey? {
    get { deprecatedDraft }
    set { deprecatedDraft = newValue }
  }
  public var published: Survey? {
    get { storedPublished }
    set { storedPublished = newValue }
  }
  @IndirectOptional public var _published: Survey?

  @IndirectOptional private var deprecatedDraft: Survey?
  @IndirectOptional private var storedPublished: Survey?

  public init(
    survey: Survey,
    latest: Survey?,
    previous: Survey? = nil,
    mayBeBoth: Nullable<Survey>? = nil,
    draft: Survey? = nil,
    published: Survey? = nil,
    _published: Survey? = nil
  ) {
    self.survey = survey
    self.latest = latest
    self.previous = previous
    self.mayBeBoth = mayBeBoth
    self.deprecatedDraft = draft
    self.storedPublished = published
    self._published = _published
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var survey: Survey?
    var latest: Nullable<Survey>?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "survey": json.read(into: &survey)
      case "latest": json.read(into: &latest)
      case "previous": json.readIndirect(into: &_previous)
      case "mayBeBoth": json.readIndirect(into: &_mayBeBoth)
      case "draft": json.readIndirect(into: &_deprecatedDraft)
      case "published": json.readIndirect(into: &_storedPublished)
      case "_published": json.readIndirect(into: &__published)
      default: try json.skipValue()
      }
    }
    self.survey = try json.require(survey, "survey")
    self.latest = try json.requireNullable(latest, "latest")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("survey", survey)
    json.member("latest", latest)
    json.optionalMember("previous", previous)
    json.optionalMember("mayBeBoth", mayBeBoth)
    json.optionalMember("draft", deprecatedDraft)
    json.optionalMember("published", storedPublished)
    json.optionalMember("_published", _published)
    json.endObject()
  }
}
