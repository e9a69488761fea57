import Testing

struct WalkLanguagesTests {
  /// What is typed, and the answer in either language.
  static let script: [(line: String, english: String, arabic: String)] = [
    (
      "",
      "Milk, 1 of 3 in Shopping",
      "”\u{2068}Milk\u{2069}“، 1 من 3 في \u{2068}Shopping\u{2069}"
    ),
    (
      "next",
      "Eggs, 2 of 3 in Shopping",
      "”\u{2068}Eggs\u{2069}“، 2 من 3 في \u{2068}Shopping\u{2069}"
    ),
    (
      "J",
      "Moved “Eggs” to end of “Shopping”. 3 of 3 in Shopping",
      "تم نقل العنصر ”\u{2068}Eggs\u{2069}“ إلى نهاية القسم ”\u{2068}Shopping\u{2069}“. 3 من 3 في \u{2068}Shopping\u{2069}"
    ),
    (
      "move to end of done",
      "Moved “Eggs” to end of “Done”. 1 of 1 in Done",
      "تم نقل العنصر ”\u{2068}Eggs\u{2069}“ إلى نهاية القسم ”\u{2068}Done\u{2069}“. 1 من 1 في \u{2068}Done\u{2069}"
    ),
    (
      "undo",
      "Undone. “Eggs” is back at 3 of 3 in Shopping",
      "تم التراجع. عاد العنصر ”\u{2068}Eggs\u{2069}“ إلى الموضع 3 من 3 في \u{2068}Shopping\u{2069}"
    ),
    (
      "redo",
      "Redone. Moved “Eggs” to end of “Done”. 1 of 1 in Done",
      "تمت الإعادة. تم نقل العنصر ”\u{2068}Eggs\u{2069}“ إلى نهاية القسم ”\u{2068}Done\u{2069}“. 1 من 1 في \u{2068}Done\u{2069}"
    ),
    (
      "w",
      "Eggs, 1 of 1 in Done. 2 moves not saved",
      "”\u{2068}Eggs\u{2069}“، 1 من 1 في \u{2068}Done\u{2069}. لم تُحفظ نقلتان"
    ),
    (
      "menu",
      "6 actions. 5: Move to end of “Garden”, becomes 3 of 3 in Garden",
      "6 إجراءات. 5: النقل إلى نهاية القسم ”\u{2068}Garden\u{2069}“، ليصبح في الموضع 3 من 3 في \u{2068}Garden\u{2069}"
    ),
    (
      "1",
      "Cannot move earlier: there is no item to pass",
      "لا يمكن التقديم: لا يوجد عنصر يمكن تجاوزه"
    ),
    (
      "o",
      """
      Shopping, 2 items
      1. Milk
      2. Bread
      Garden, 2 items
      3. Cut the hedge, not checked
      4. Sow the beans, checked
      Done, 1 item
      5. Eggs
      """,
      """
      ”\u{2068}Shopping\u{2069}“، عنصران
      1. \u{2068}Milk\u{2069}
      2. \u{2068}Bread\u{2069}
      ”\u{2068}Garden\u{2069}“، عنصران
      3. \u{2068}Cut the hedge\u{2069}، غير مكتمل
      4. \u{2068}Sow the beans\u{2069}، مكتمل
      ”\u{2068}Done\u{2069}“، عنصر واحد
      5. \u{2068}Eggs\u{2069}
      """
    ),
    (
      "d",
      "“Eggs”, was 2 of 3 in Shopping, is 1 of 1 in Done",
      "”\u{2068}Eggs\u{2069}“، كان في الموضع 2 من 3 في \u{2068}Shopping\u{2069}، وأصبح في الموضع 1 من 1 في \u{2068}Done\u{2069}"
    ),
    (
      "s",
      "capital E, g, g, s",
      "حرف كبير \u{2068}E\u{2069}، \u{2068}g\u{2069}، \u{2068}g\u{2069}، \u{2068}s\u{2069}"
    ),
    (
      "select",
      "Selected “Eggs”. 1 item selected",
      "تم تحديد العنصر ”\u{2068}Eggs\u{2069}“. المحدد الآن عنصر واحد"
    ),
    (
      "lift",
      "Lifted “Eggs”. 1 of 1 in Done",
      "تم رفع العنصر ”\u{2068}Eggs\u{2069}“. 1 من 1 في \u{2068}Done\u{2069}"
    ),
    (
      "cancel",
      "Cancelled. “Eggs” stays at 1 of 1 in Done",
      "تم الإلغاء. يبقى العنصر ”\u{2068}Eggs\u{2069}“ في الموضع 1 من 1 في \u{2068}Done\u{2069}"
    ),
    (
      "clear",
      "Nothing selected",
      "لا شيء محدد"
    ),
    (
      "find milk",
      "Milk, 1 of 2 in Shopping",
      "”\u{2068}Milk\u{2069}“، 1 من 2 في \u{2068}Shopping\u{2069}"
    ),
    (
      "n",
      "Milk, 1 of 2 in Shopping",
      "”\u{2068}Milk\u{2069}“، 1 من 2 في \u{2068}Shopping\u{2069}"
    ),
    (
      "/zzz",
      "No match for “zzz”",
      "لا توجد نتائج للبحث عن النص ”\u{2068}zzz\u{2069}“"
    ),
    (
      "blah",
      "“blah” is not a command. Type help for the commands",
      "الأمر ”\u{2068}blah\u{2069}“ غير معروف. اكتب help لقائمة الأوامر"
    ),
    (
      "99",
      "No item matches “99”",
      "لا يوجد عنصر يطابق النص ”\u{2068}99\u{2069}“"
    ),
    (
      "move to 9",
      "Out of range: “Milk” can go to positions 1 to 2",
      "خارج النطاق: يمكن نقل العنصر ”\u{2068}Milk\u{2069}“ إلى المواضع من 1 إلى 2"
    ),
    (
      "move",
      "“move” needs something after it. Type help for the commands",
      "الأمر ”\u{2068}move\u{2069}“ يحتاج إلى شيء بعده. اكتب help لقائمة الأوامر"
    ),
    (
      "v",
      "Verbosity: full",
      "مستوى التفصيل: كامل"
    ),
    (
      "v",
      "Verbosity: terse",
      "مستوى التفصيل: موجز"
    ),
    (
      "v",
      "Verbosity: normal",
      "مستوى التفصيل: عادي"
    ),
    (
      "section gar",
      "Cut the hedge, 1 of 2 in Garden, not checked",
      "”\u{2068}Cut the hedge\u{2069}“، 1 من 2 في \u{2068}Garden\u{2069}، غير مكتمل"
    ),
    (
      "k",
      "Bread, 2 of 2 in Shopping",
      "”\u{2068}Bread\u{2069}“، 2 من 2 في \u{2068}Shopping\u{2069}"
    ),
    (
      "g",
      "Milk, 1 of 2 in Shopping",
      "”\u{2068}Milk\u{2069}“، 1 من 2 في \u{2068}Shopping\u{2069}"
    ),
    (
      "k",
      "Start of list. Milk, 1 of 2 in Shopping",
      "بداية القائمة. \u{2068}Milk\u{2069}، 1 من 2 في \u{2068}Shopping\u{2069}"
    ),
    (
      "q",
      "2 moves are not saved. Save, discard or cancel?",
      "لم تُحفظ نقلتان. حفظ أم تجاهل أم إلغاء؟"
    ),
    (
      "stay",
      "Not closed",
      "لم يُغلق البرنامج"
    ),
    (
      "S",
      "Saved “list.md”",
      "تم حفظ الملف ”\u{2068}list.md\u{2069}“"
    ),
    (
      "q",
      "Closed",
      "تم الإغلاق"
    ),
  ]

  @Test func `The same walk in English and in Arabic`() throws {
    let ground = try CommandGround()
    try ground.file("english.md", Documents.markdown)
    try ground.file("arabic.md", Documents.markdown)
    // The document is called the same in both, so that the answers are.
    let named = Self.script
    let english = try ground.walk(
      "english.md",
      script: named.map { ($0.line, $0.english.replacing("list.md", with: "english.md")) })
    #expect(english == nil)
    let arabic = try ground.walk(
      "arabic.md", "--locale", "ar",
      script: named.map { ($0.line, $0.arabic.replacing("list.md", with: "arabic.md")) })
    #expect(arabic == nil)
    #expect(ground.text("english.md") == ground.text("arabic.md"))
    #expect(ground.text("english.md") != Documents.markdown)
  }

  @Test func `No line of the Arabic walk begins with an isolate, and all are closed`() {
    for line in Self.script.flatMap({ $0.arabic.split(separator: "\n") }) {
      #expect(line.first != "\u{2068}")
      let opened = line.unicodeScalars.filter { $0 == "\u{2068}" }.count
      let closed = line.unicodeScalars.filter { $0 == "\u{2069}" }.count
      #expect(opened == closed)
    }
  }
}
