extension KeyScenario {
  static let mails = """
    {"sections": [{"id": "in", "items": [
      {"id": "1", "label": "Rent", "swipe": {
        "leading": [
          {"id": "read", "title": "Mark as read", "when": {"read": false}, "set": {"read": true}},
          {"id": "unread", "title": "Mark as unread", "when": {"read": true}, "set": {"read": false}},
          {"id": "pin", "title": "Pin", "set": {"pin": true}}],
        "trailing": [
          {"id": "delete", "title": "Delete", "role": "destructive", "removes": true},
          {"id": "archive", "title": "Archive", "enabled": {"read": true}, "removes": true}]}},
      {"id": "2", "label": "Lunch"}]}]}
    """

  /// Swiping the row where one is. Which edge an arrow opens follows from the direction, so the same
  /// keys come to something else in Arabic; the file is as it was in the end.
  static let swiping: [KeyScenario] = [
    KeyScenario(
      name: "Swiping a row: Right and Left open, read on and close", file: "mails.json",
      document: mails,
      keys: "Right Right Right Left Left Left Enter Right Escape Left j Right k Right Enter u w q",
      english: """
        Rent, 1 of 2
        > Right
        Leading edge of “Rent” open, 2 actions: Mark as read, Pin
        > Right
        Pin, 2 of 2
        > Right
        No more actions. Pin, 2 of 2
        > Left
        Rent, 1 of 2
        > Left
        Trailing edge of “Rent” open, 2 actions: Delete (destructive), Archive (not available)
          | Trailing edge of Rent open, 2 actions: Delete, destructive, Archive, not available
        > Left
        Archive (not available), 2 of 2
          | Archive, not available, 2 of 2
        > Enter
        This action is not available now
        > Right
        Rent, 1 of 2
        > Escape
        Nothing selected
        > Left
        Trailing edge of “Rent” open, 2 actions: Delete (destructive), Archive (not available)
          | Trailing edge of Rent open, 2 actions: Delete, destructive, Archive, not available
        > j
        Lunch, 2 of 2
        > Right
        There are no actions on this edge
        > k
        Rent, 1 of 2
        > Right
        Leading edge of “Rent” open, 2 actions: Mark as read, Pin
        > Enter
        Performed “Mark as read” on “Rent”
          | Performed Mark as read, on Rent
        > u
        Undone. “Rent” is as it was
        > w
        Rent, 1 of 2. Before “Lunch”
        > q
        Closed
        """,
      arabic: """
        ”⟨Rent⟩“، 1 من 2
        > Right
        حافة النهاية للعنصر ”⟨Rent⟩“ مفتوحة، وفيها إجراءان: ⟨Delete⟩ (إجراء مدمِّر) و⟨Archive⟩ (غير متاح)
          | حافة النهاية للعنصر، Rent، مفتوحة، وفيها إجراءان، Delete، إجراء هدّام وArchive، غير متاح
        > Right
        ”⟨Archive⟩“ (غير متاح)، 2 من 2
          | Archive، غير متاح، 2 من 2
        > Right
        لا توجد إجراءات أخرى. ⟨Archive⟩ (غير متاح)، 2 من 2
          | لا توجد إجراءات أخرى. Archive، غير متاح، 2 من 2
        > Left
        ”⟨Rent⟩“، 1 من 2
        > Left
        حافة البداية للعنصر ”⟨Rent⟩“ مفتوحة، وفيها إجراءان: ⟨Mark as read⟩ و⟨Pin⟩
          | حافة البداية للعنصر، Rent، مفتوحة، وفيها إجراءان، Mark as read وPin
        > Left
        ”⟨Pin⟩“، 2 من 2
        > Enter
        تم تنفيذ الإجراء ”⟨Pin⟩“ على العنصر ”⟨Rent⟩“
          | تم تنفيذ الإجراء، Pin، على العنصر، Rent
        > Right
        حافة النهاية للعنصر ”⟨Rent⟩“ مفتوحة، وفيها إجراءان: ⟨Delete⟩ (إجراء مدمِّر) و⟨Archive⟩ (غير متاح)
          | حافة النهاية للعنصر، Rent، مفتوحة، وفيها إجراءان، Delete، إجراء هدّام وArchive، غير متاح
        > Escape
        ”⟨Rent⟩“، 1 من 2
        > Left
        حافة البداية للعنصر ”⟨Rent⟩“ مفتوحة، وفيها إجراءان: ⟨Mark as read⟩ و⟨Pin⟩
          | حافة البداية للعنصر، Rent، مفتوحة، وفيها إجراءان، Mark as read وPin
        > j
        ”⟨Lunch⟩“، 2 من 2
        > Right
        لا توجد إجراءات عند هذه الحافة
        > k
        ”⟨Rent⟩“، 1 من 2
        > Right
        حافة النهاية للعنصر ”⟨Rent⟩“ مفتوحة، وفيها إجراءان: ⟨Delete⟩ (إجراء مدمِّر) و⟨Archive⟩ (غير متاح)
          | حافة النهاية للعنصر، Rent، مفتوحة، وفيها إجراءان، Delete، إجراء هدّام وArchive، غير متاح
        > Enter
        اضغط Enter مرة أخرى لتنفيذ الإجراء ”⟨Delete⟩“ على العنصر ”⟨Rent⟩“
          | اضغط Enter مرة أخرى لتنفيذ الإجراء، Delete، على العنصر، Rent
        > u
        تم التراجع. عاد العنصر ”⟨Rent⟩“ كما كان
          | تم التراجع. عاد العنصر، Rent، كما كان
        > w
        ”⟨Rent⟩“، 1 من 2. قبل العنصر ”⟨Lunch⟩“
          | Rent، 1 من 2. قبل العنصر، Lunch
        > q
        تم الإغلاق
        """)
  ]

  /// The row actions in the menu, behind the moves.
  static let rowActions: [KeyScenario] = [
    KeyScenario(
      name: "Row actions in the menu, behind the moves", file: "tasks.md",
      document: "- [ ] Milk\n- [x] Eggs\n- Bread\n",
      keys: "Enter Down Down Down Enter Enter Down Down Down Down Enter Enter d u U u w S q",
      result: "- [x] Milk\n- [x] Eggs\n- Bread\n",
      english: """
        Milk, 1 of 3, not checked
        > Enter
        2 actions. 2: Move before “Bread”, becomes 2 of 3
          | 2 actions. 2, Move before Bread, becomes 2 of 3
        > Down
        3: Already at the start
          | 3, Already at the start
        > Down
        4: Move to end, becomes 3 of 3
          | 4, Move to end, becomes 3 of 3
        > Down
        5: Check
          | 5, Check
        > Enter
        Performed “Check” on “Milk”
          | Performed Check, on Milk
        > Enter
        2 actions. 2: Move before “Bread”, becomes 2 of 3
          | 2 actions. 2, Move before Bread, becomes 2 of 3
        > Down
        3: Already at the start
          | 3, Already at the start
        > Down
        4: Move to end, becomes 3 of 3
          | 4, Move to end, becomes 3 of 3
        > Down
        5: Uncheck
          | 5, Uncheck
        > Down
        6: Delete (destructive)
          | 6, Delete, destructive
        > Enter
        Press Enter again to perform “Delete” on “Milk”
          | Press Enter again to perform Delete, on Milk
        > Enter
        Performed “Delete” and removed “Milk”. Eggs, 1 of 2, checked
          | Performed Delete, and removed Milk. Eggs, 1 of 2, checked
        > d
        Removed “Milk”
        > u
        Brought back “Milk”. 1 of 3
        > U
        Removed “Milk”. Eggs, 1 of 2, checked
        > u
        Brought back “Milk”. 1 of 3
        > w
        Milk, 1 of 3, checked. Before “Eggs”. 1 change not saved
        > S
        Saved “tasks.md”
        > q
        Closed
        """,
      arabic: """
        ”⟨Milk⟩“، 1 من 3، غير مكتمل
        > Enter
        إجراءان. 2: النقل إلى ما قبل العنصر ”⟨Bread⟩“، ليصبح في الموضع 2 من 3
          | إجراءان. 2، النقل إلى ما قبل العنصر، Bread، ليصبح في الموضع 2 من 3
        > Down
        3: في البداية بالفعل
          | 3، في البداية بالفعل
        > Down
        4: النقل إلى النهاية، ليصبح في الموضع 3 من 3
          | 4، النقل إلى النهاية، ليصبح في الموضع 3 من 3
        > Down
        5: وضع علامة الاكتمال
          | 5، وضع علامة الاكتمال
        > Enter
        تم تنفيذ الإجراء ”وضع علامة الاكتمال“ على العنصر ”⟨Milk⟩“
          | تم تنفيذ الإجراء، وضع علامة الاكتمال، على العنصر، Milk
        > Enter
        إجراءان. 2: النقل إلى ما قبل العنصر ”⟨Bread⟩“، ليصبح في الموضع 2 من 3
          | إجراءان. 2، النقل إلى ما قبل العنصر، Bread، ليصبح في الموضع 2 من 3
        > Down
        3: في البداية بالفعل
          | 3، في البداية بالفعل
        > Down
        4: النقل إلى النهاية، ليصبح في الموضع 3 من 3
          | 4، النقل إلى النهاية، ليصبح في الموضع 3 من 3
        > Down
        5: إزالة علامة الاكتمال
          | 5، إزالة علامة الاكتمال
        > Down
        6: حذف (إجراء مدمِّر)
          | 6، حذف، إجراء هدّام
        > Enter
        اضغط Enter مرة أخرى لتنفيذ الإجراء ”حذف“ على العنصر ”⟨Milk⟩“
          | اضغط Enter مرة أخرى لتنفيذ الإجراء، حذف، على العنصر، Milk
        > Enter
        تم تنفيذ الإجراء ”حذف“ وتمت إزالة العنصر ”⟨Milk⟩“. ⟨Eggs⟩، 1 من 2، مكتمل
          | تم تنفيذ الإجراء، حذف، وتمت إزالة العنصر، Milk. Eggs، 1 من 2، مكتمل
        > d
        تمت إزالة العنصر ”⟨Milk⟩“
          | تمت إزالة العنصر، Milk
        > u
        تمت استعادة العنصر ”⟨Milk⟩“. 1 من 3
          | تمت استعادة العنصر، Milk. 1 من 3
        > U
        تمت إزالة العنصر ”⟨Milk⟩“. ⟨Eggs⟩، 1 من 2، مكتمل
          | تمت إزالة العنصر، Milk. Eggs، 1 من 2، مكتمل
        > u
        تمت استعادة العنصر ”⟨Milk⟩“. 1 من 3
          | تمت استعادة العنصر، Milk. 1 من 3
        > w
        ”⟨Milk⟩“، 1 من 3، مكتمل. قبل العنصر ”⟨Eggs⟩“. لم يُحفظ تغيير واحد
          | Milk، 1 من 3، مكتمل. قبل العنصر، Eggs. لم يُحفظ تغيير واحد
        > S
        تم حفظ الملف ”⟨tasks.md⟩“
          | تم حفظ الملف، tasks.md
        > q
        تم الإغلاق
        """),
    KeyScenario(
      name: "A rebase by the letters of git", file: "git-rebase-todo",
      document: "pick 1a Fix typo\npick 2b Add a test\nf -C 3c Oops\nexec make\n",
      keys:
        "Enter s Escape j Enter f Enter p Enter d Enter j Enter r u U G Enter s Escape Escape d S q",
      result: "pick 1a Fix typo\ndrop 2b Add a test\nr 3c Oops\nexec make\n",
      english: """
        Fix typo, 1 of 4
        > Enter
        3 actions. 2: Move before “Oops”, becomes 2 of 4
          | 3 actions. 2, Move before Oops, becomes 2 of 4
        > s
        This action is not available now
        > Escape
        Menu closed. Fix typo, 1 of 4
        > j
        Add a test, 2 of 4
        > Enter
        3 actions. 1: Move before “Fix typo”, becomes 1 of 4
          | 3 actions. 1, Move before Fix typo, becomes 1 of 4
        > f
        Performed “Fixup” on “Add a test”
          | Performed Fixup, on Add a test
        > Enter
        3 actions. 1: Move before “Fix typo”, becomes 1 of 4
          | 3 actions. 1, Move before Fix typo, becomes 1 of 4
        > p
        Performed “Pick” on “Add a test”
          | Performed Pick, on Add a test
        > Enter
        3 actions. 1: Move before “Fix typo”, becomes 1 of 4
          | 3 actions. 1, Move before Fix typo, becomes 1 of 4
        > d
        Press Enter again to perform “Drop” on “Add a test”
          | Press Enter again to perform Drop, on Add a test
        > Enter
        Performed “Drop” on “Add a test”
          | Performed Drop, on Add a test
        > j
        Oops, 3 of 4, fixup
        > Enter
        3 actions. 1: Move before “Add a test”, becomes 2 of 4
          | 3 actions. 1, Move before Add a test, becomes 2 of 4
        > r
        Performed “Reword” on “Oops”
          | Performed Reword, on Oops
        > u
        Undone. “Oops” is as it was: fixup
        > U
        Redone. Changed “Oops”: reword
        > G
        make, 4 of 4, command
        > Enter
        3 actions. 1: Move before “Oops”, becomes 3 of 4
          | 3 actions. 1, Move before Oops, becomes 3 of 4
        > s
        Search: s
        > Escape
        Cancelled. 1: Move before “Oops”, becomes 3 of 4
          | Cancelled. 1, Move before Oops, becomes 3 of 4
        > Escape
        Menu closed. make, 4 of 4, command
        > d
        Changed “Add a test”: drop
        Changed “Oops”: reword
          | Changed Add a test: drop. Changed Oops: reword
        > S
        Saved “git-rebase-todo”
        > q
        Closed
        """,
      arabic: """
        ”⟨Fix typo⟩“، 1 من 4
        > Enter
        3 إجراءات. 2: النقل إلى ما قبل العنصر ”⟨Oops⟩“، ليصبح في الموضع 2 من 4
          | 3 إجراءات. 2، النقل إلى ما قبل العنصر، Oops، ليصبح في الموضع 2 من 4
        > s
        هذا الإجراء غير متاح الآن
        > Escape
        أُغلقت قائمة الإجراءات. ⟨Fix typo⟩، 1 من 4
        > j
        ”⟨Add a test⟩“، 2 من 4
        > Enter
        3 إجراءات. 1: النقل إلى ما قبل العنصر ”⟨Fix typo⟩“، ليصبح في الموضع 1 من 4
          | 3 إجراءات. 1، النقل إلى ما قبل العنصر، Fix typo، ليصبح في الموضع 1 من 4
        > f
        تم تنفيذ الإجراء ”إلحاق بالسابق“ على العنصر ”⟨Add a test⟩“
          | تم تنفيذ الإجراء، إلحاق بالسابق، على العنصر، Add a test
        > Enter
        3 إجراءات. 1: النقل إلى ما قبل العنصر ”⟨Fix typo⟩“، ليصبح في الموضع 1 من 4
          | 3 إجراءات. 1، النقل إلى ما قبل العنصر، Fix typo، ليصبح في الموضع 1 من 4
        > p
        تم تنفيذ الإجراء ”اختيار“ على العنصر ”⟨Add a test⟩“
          | تم تنفيذ الإجراء، اختيار، على العنصر، Add a test
        > Enter
        3 إجراءات. 1: النقل إلى ما قبل العنصر ”⟨Fix typo⟩“، ليصبح في الموضع 1 من 4
          | 3 إجراءات. 1، النقل إلى ما قبل العنصر، Fix typo، ليصبح في الموضع 1 من 4
        > d
        اضغط Enter مرة أخرى لتنفيذ الإجراء ”إسقاط“ على العنصر ”⟨Add a test⟩“
          | اضغط Enter مرة أخرى لتنفيذ الإجراء، إسقاط، على العنصر، Add a test
        > Enter
        تم تنفيذ الإجراء ”إسقاط“ على العنصر ”⟨Add a test⟩“
          | تم تنفيذ الإجراء، إسقاط، على العنصر، Add a test
        > j
        ”⟨Oops⟩“، 3 من 4، إلحاق بالسابق
        > Enter
        3 إجراءات. 1: النقل إلى ما قبل العنصر ”⟨Add a test⟩“، ليصبح في الموضع 2 من 4
          | 3 إجراءات. 1، النقل إلى ما قبل العنصر، Add a test، ليصبح في الموضع 2 من 4
        > r
        تم تنفيذ الإجراء ”إعادة صياغة“ على العنصر ”⟨Oops⟩“
          | تم تنفيذ الإجراء، إعادة صياغة، على العنصر، Oops
        > u
        تم التراجع. عاد العنصر ”⟨Oops⟩“ كما كان: إلحاق بالسابق
          | تم التراجع. عاد العنصر، Oops، كما كان، إلحاق بالسابق
        > U
        تمت الإعادة. تم تغيير العنصر ”⟨Oops⟩“: إعادة صياغة
          | تمت الإعادة. تم تغيير العنصر، Oops، إعادة صياغة
        > G
        ”⟨make⟩“، 4 من 4، تنفيذ أمر
        > Enter
        3 إجراءات. 1: النقل إلى ما قبل العنصر ”⟨Oops⟩“، ليصبح في الموضع 3 من 4
          | 3 إجراءات. 1، النقل إلى ما قبل العنصر، Oops، ليصبح في الموضع 3 من 4
        > s
        بحث في القائمة: s
        > Escape
        تم الإلغاء. 1: النقل إلى ما قبل العنصر ”⟨Oops⟩“، ليصبح في الموضع 3 من 4
          | تم الإلغاء. 1، النقل إلى ما قبل العنصر، Oops، ليصبح في الموضع 3 من 4
        > Escape
        أُغلقت قائمة الإجراءات. ⟨make⟩، 4 من 4، تنفيذ أمر
        > d
        تم تغيير العنصر ”⟨Add a test⟩“: إسقاط
        تم تغيير العنصر ”⟨Oops⟩“: إعادة صياغة
          | تم تغيير العنصر، Add a test، إسقاط. تم تغيير العنصر، Oops، إعادة صياغة
        > S
        تم حفظ الملف ”⟨git-rebase-todo⟩“
          | تم حفظ الملف، git-rebase-todo
        > q
        تم الإغلاق
        """),
    KeyScenario(
      name: "Deleting what is left, and what other keys do to the question",
      document: "Milk\nEggs\n", options: ["--direction", "ltr"],
      keys:
        "Left Enter Left Enter Escape Left Enter Enter Left Enter Enter Right u u A m Right Escape Q y",
      status: 1,
      english: """
        Milk, 1 of 2
        > Left
        Trailing edge of “Milk” open, 1 action: Delete (destructive)
          | Trailing edge of Milk open, 1 action: Delete, destructive
        > Enter
        Press Enter again to perform “Delete” on “Milk”
          | Press Enter again to perform Delete, on Milk
        > Left
        No more actions. Delete (destructive), 1 of 1
          | No more actions. Delete, destructive, 1 of 1
        > Enter
        Press Enter again to perform “Delete” on “Milk”
          | Press Enter again to perform Delete, on Milk
        > Escape
        Milk, 1 of 2
        > Left
        Trailing edge of “Milk” open, 1 action: Delete (destructive)
          | Trailing edge of Milk open, 1 action: Delete, destructive
        > Enter
        Press Enter again to perform “Delete” on “Milk”
          | Press Enter again to perform Delete, on Milk
        > Enter
        Performed “Delete” and removed “Milk”. Eggs, 1 of 1
          | Performed Delete, and removed Milk. Eggs, 1 of 1
        > Left
        Trailing edge of “Eggs” open, 1 action: Delete (destructive)
          | Trailing edge of Eggs open, 1 action: Delete, destructive
        > Enter
        Press Enter again to perform “Delete” on “Eggs”
          | Press Enter again to perform Delete, on Eggs
        > Enter
        Performed “Delete” and removed “Eggs”. Empty list
          | Performed Delete, and removed Eggs. Empty list
        > Right
        Empty list
        > u
        Brought back “Eggs”. 1 of 1
        > u
        Brought back “Milk”. 1 of 2
        > A
        2 items selected
        > m
        Lifted 2 items
        > Right
        Put down what is lifted first
        > Escape
        Cancelled. 2 items stay at 1 to 2 of 2
        > Q
        Abandon all moves? Yes or no
        > y
        Abandoned. The list is as it was
        """,
      arabic: """
        ”⟨Milk⟩“، 1 من 2
        > Left
        حافة النهاية للعنصر ”⟨Milk⟩“ مفتوحة، وفيها إجراء واحد: حذف (إجراء مدمِّر)
          | حافة النهاية للعنصر، Milk، مفتوحة، وفيها إجراء واحد، حذف، إجراء هدّام
        > Enter
        اضغط Enter مرة أخرى لتنفيذ الإجراء ”حذف“ على العنصر ”⟨Milk⟩“
          | اضغط Enter مرة أخرى لتنفيذ الإجراء، حذف، على العنصر، Milk
        > Left
        لا توجد إجراءات أخرى. حذف (إجراء مدمِّر)، 1 من 1
          | لا توجد إجراءات أخرى. حذف، إجراء هدّام، 1 من 1
        > Enter
        اضغط Enter مرة أخرى لتنفيذ الإجراء ”حذف“ على العنصر ”⟨Milk⟩“
          | اضغط Enter مرة أخرى لتنفيذ الإجراء، حذف، على العنصر، Milk
        > Escape
        ”⟨Milk⟩“، 1 من 2
        > Left
        حافة النهاية للعنصر ”⟨Milk⟩“ مفتوحة، وفيها إجراء واحد: حذف (إجراء مدمِّر)
          | حافة النهاية للعنصر، Milk، مفتوحة، وفيها إجراء واحد، حذف، إجراء هدّام
        > Enter
        اضغط Enter مرة أخرى لتنفيذ الإجراء ”حذف“ على العنصر ”⟨Milk⟩“
          | اضغط Enter مرة أخرى لتنفيذ الإجراء، حذف، على العنصر، Milk
        > Enter
        تم تنفيذ الإجراء ”حذف“ وتمت إزالة العنصر ”⟨Milk⟩“. ⟨Eggs⟩، 1 من 1
          | تم تنفيذ الإجراء، حذف، وتمت إزالة العنصر، Milk. Eggs، 1 من 1
        > Left
        حافة النهاية للعنصر ”⟨Eggs⟩“ مفتوحة، وفيها إجراء واحد: حذف (إجراء مدمِّر)
          | حافة النهاية للعنصر، Eggs، مفتوحة، وفيها إجراء واحد، حذف، إجراء هدّام
        > Enter
        اضغط Enter مرة أخرى لتنفيذ الإجراء ”حذف“ على العنصر ”⟨Eggs⟩“
          | اضغط Enter مرة أخرى لتنفيذ الإجراء، حذف، على العنصر، Eggs
        > Enter
        تم تنفيذ الإجراء ”حذف“ وتمت إزالة العنصر ”⟨Eggs⟩“. القائمة فارغة
          | تم تنفيذ الإجراء، حذف، وتمت إزالة العنصر، Eggs. القائمة فارغة
        > Right
        القائمة فارغة
        > u
        تمت استعادة العنصر ”⟨Eggs⟩“. 1 من 1
          | تمت استعادة العنصر، Eggs. 1 من 1
        > u
        تمت استعادة العنصر ”⟨Milk⟩“. 1 من 2
          | تمت استعادة العنصر، Milk. 1 من 2
        > A
        المحدد الآن عنصران
        > m
        تم رفع عنصرين
        > Right
        ضع العنصر المرفوع أولًا
        > Escape
        تم الإلغاء. يبقى عنصران في الموضعين 1 و2 من أصل 2
        > Q
        هل تريد التخلي عن كل النقلات؟ نعم أم لا
        > y
        تم التخلي عن النقلات. القائمة كما كانت
        """),
  ]
}
