import Testing

struct LanguageChoiceTests {
  private static let english = "Moved “Milk” to end. 3 of 3\n"
  private static let ascii = "Moved \"Milk\" to end. 3 of 3\n"
  private static let arabic =
    "تم نقل العنصر ”\u{2068}Milk\u{2069}“ إلى النهاية. 3 من 3\n"

  struct Case: Sendable, CustomTestStringConvertible {
    var variables: [String: String]
    var sentence: String
    var testDescription: String { "\(variables)" }

    init(_ variables: [String: String], _ sentence: String) {
      self.variables = variables
      self.sentence = sentence
    }
  }

  static let cases = [
    Case([:], english),
    Case(["LANG": "C.UTF-8"], english),
    Case(["LANG": "de_XX.UTF-8"], english),
    Case(["LANG": "ar"], arabic),
    Case(["LANG": "en_US.UTF-8", "LC_MESSAGES": "ar"], arabic),
    Case(["LANG": "en_US.UTF-8", "LC_MESSAGES": "en", "LC_ALL": "ar"], arabic),
    Case(["LANG": "ar", "LC_MESSAGES": "", "LC_ALL": ""], arabic),
    Case(["LANG": "en_US.UTF-8", "LANGUAGE": "ar"], arabic),
    Case(["LANG": "en_US.UTF-8", "LANGUAGE": "xx:ar:en"], arabic),
    Case(["LANG": "ar", "LANGUAGE": "en:ar"], english),
    Case(["LC_ALL": "C", "LANGUAGE": "ar", "LANG": "ar"], ascii),
    Case(["LC_ALL": "POSIX"], ascii),
    Case(["LANG": "en_US.ISO-8859-1"], ascii),
  ]

  @Test(arguments: cases)
  func `The language and the quotes are those of the environment, as gettext has it`(
    _ test: Case
  ) throws {
    let ground = try CommandGround()
    var variables: [String: String?] = ["LANG": nil]
    for (name, value) in test.variables { variables[name] = value }
    #expect(
      try ground.run(
        "move", "-", "Milk", "--last", input: Documents.lines, environment: variables)
        == CommandResult(out: "Eggs\nBread\nMilk\n", err: test.sentence))
  }

  @Test func `A language that is asked for wins, and digits are those of the tag`() throws {
    let ground = try CommandGround()
    func said(_ locale: String) throws -> String {
      try ground.run(
        "move", "--locale", locale, "-", "Milk", "--last", input: Documents.lines,
        environment: ["LANGUAGE": "en", "LANG": "en_US.UTF-8"]
      ).err
    }
    #expect(try said("ar") == Self.arabic)
    #expect(
      try said("ar-EG") == Self.arabic.replacing("3 من 3", with: "٣ من ٣"))
    #expect(try said("ar_EG.UTF-8") == Self.arabic.replacing("3 من 3", with: "٣ من ٣"))
    #expect(try said("en-GB") == Self.english)
  }

  @Test func `Arabic isolates names on screen, and not in what is spoken`() throws {
    let ground = try CommandGround()
    let result = try ground.run(
      "move", "--json", "--dry-run", "--locale", "ar", "-", "Milk", "--last",
      input: Documents.lines)
    let text = Self.arabic.dropLast()
    let spoken = "تم نقل العنصر، Milk، إلى النهاية. 3 من 3"
    #expect(result.out.hasPrefix(#"{"announcement":{"spoken":"\#(spoken)","text":"\#(text)"},"#))
    #expect(result.err == Self.arabic)
  }

  @Test func `Messages are in the language too, whatever the mistake`() throws {
    let ground = try CommandGround()
    #expect(
      try ground.run("list", "none.txt", "--locale", "ar")
        == CommandResult(err: "”\u{2068}none.txt\u{2069}“: لا يوجد ملف بهذا الاسم\n", status: 3))
    #expect(
      try ground.run("--frist", "--locale", "ar", "list")
        == CommandResult(
          err: "لا يوجد خيار ”\u{2068}--frist\u{2069}“. هل تقصد ”\u{2068}--first\u{2069}“؟\n",
          status: 2))
  }
}
