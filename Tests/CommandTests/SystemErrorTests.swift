import AssistiveReordering
import Glibc
import ReorderDocuments
import ReorderWording
import Testing

@testable import reorder

/// What the system says of a file is told in words of ours, and else in its own: never as a number.
struct SystemErrorTests {
  static let reading: [(code: Int32, english: String, arabic: String)] = [
    (ENOENT, "there is no such file", "لا يوجد ملف بهذا الاسم"),
    (EACCES, "permission denied", "تم رفض الإذن"),
    (ELOOP, "the links in its path lead in a circle", "الروابط في مساره تدور في حلقة"),
    (ENAMETOOLONG, "its name is too long", "اسمه طويل جدًا"),
    (ENOTDIR, "a part of its path is no folder", "جزء من مساره ليس مجلدًا"),
    (EMFILE, "too many files are open", "عدد الملفات المفتوحة كبير جدًا"),
    (ENFILE, "too many files are open", "عدد الملفات المفتوحة كبير جدًا"),
    (EIO, "the disk or the device reports a fault", "أبلغ القرص أو الجهاز عن عطل"),
    (EBADF, "it is closed", "إنه مغلق"),
    (
      ETXTBSY, "it cannot be read (Text file busy)", "تتعذر قراءته (\u{2068}Text file busy\u{2069})"
    ),
  ]

  static let writing: [(code: Int32, english: String, arabic: String)] = [
    (ENOSPC, "no space left, so it is as it was", "لا توجد مساحة كافية، فبقي كما كان"),
    (
      EDQUOT, "your share of the disk is used up, so it is as it was",
      "نفدت حصتك من القرص، فبقي كما كان"
    ),
    (EFBIG, "it would be too large, so it is as it was", "سيصبح كبيرًا جدًا، فبقي كما كان"),
    (
      EROFS, "it is on a file system that cannot be written",
      "إنه على نظام ملفات لا يمكن الكتابة عليه"
    ),
    (
      EBUSY, "it cannot be written (Device or resource busy), so it is as it was",
      "تتعذر كتابته (\u{2068}Device or resource busy\u{2069})، فبقي كما كان"
    ),
  ]

  private func sentences(_ kind: FileError.Kind, _ code: Int32) throws -> [String] {
    try ["en", "ar"].map { language in
      let book = PhraseBook(
        catalog: try .embedded(), language: try #require(LanguageTag(language)))
      let sentence = Sentence(FileError(kind, path: "list.txt", code: code))
      return PhraseWording(book: book).rendering(of: sentence).shown
    }
  }

  @Test(arguments: reading)
  func `Of a file that cannot be read`(_ code: Int32, _ english: String, _ arabic: String) throws {
    #expect(try sentences(.open, code) == [english, arabic])
    #expect(try sentences(.read, code) == [english, arabic])
  }

  @Test(arguments: writing)
  func `Of a file that cannot be written`(
    _ code: Int32, _ english: String, _ arabic: String
  ) throws {
    #expect(try sentences(.write, code) == [english, arabic])
  }

  @Test func `What nobody expects is told as well, and is no crash`() throws {
    let sentences = try ["en", "ar"].map { language in
      let book = PhraseBook(catalog: try .embedded(), language: try #require(LanguageTag(language)))
      return PhraseWording(book: book).rendering(of: Sentence(InputError.unexpected("x"))).shown
    }
    #expect(
      sentences == ["Something unexpected happened (x)", "حدث شيء غير متوقع (\u{2068}x\u{2069})"])
  }

  @Test func `Each is what the command says`() throws {
    let ground = try CommandGround()
    try ground.file("list.txt", Documents.lines)
    #expect(symlink("loop", ground.path("loop")) == 0)
    let long = String(repeating: "x", count: 300)
    for (path, reason) in [
      ("loop", "the links in its path lead in a circle"), (long, "its name is too long"),
      ("list.txt/x", "a part of its path is no folder"),
    ] {
      #expect(try ground.run("list", path) == CommandResult(err: "\(path): \(reason)\n", status: 3))
      #expect(
        try ground.run("move", "list.txt", "Milk", "--last", "--output", path)
          == CommandResult(err: "\(path): \(reason)\n", status: 3))
    }
  }
}
