extension KeyScenario {
  /// Selections, sections, verbosity, and a narrow window.
  static let places: [KeyScenario] = [
    KeyScenario(
      name: "Selecting two and moving them",
      keys: "Space j j Space J u A A Escape q",
      english: """
        Milk, 1 of 5
        > Space
        Selected “Milk”. 1 item selected
        > j
        Eggs, 2 of 5
        > j
        Bread, 3 of 5
        > Space
        Selected “Bread”. 2 items selected
        > J
        Moved 2 items before “Apples”. 3 to 4 of 5
        > u
        Undone. 2 items are back where they were
        > A
        5 items selected
        > A
        Nothing selected
        > Escape
        Nothing selected
        > q
        Closed
        """,
      arabic: """
        ”⟨Milk⟩“، 1 من 5
        > Space
        تم تحديد العنصر ”⟨Milk⟩“. المحدد الآن عنصر واحد
          | تم تحديد العنصر، Milk. المحدد الآن عنصر واحد
        > j
        ”⟨Eggs⟩“، 2 من 5
        > j
        ”⟨Bread⟩“، 3 من 5
        > Space
        تم تحديد العنصر ”⟨Bread⟩“. المحدد الآن عنصران
          | تم تحديد العنصر، Bread. المحدد الآن عنصران
        > J
        تم نقل عنصرين إلى ما قبل العنصر ”⟨Apples⟩“. من 3 إلى 4 من أصل 5
          | تم نقل عنصرين إلى ما قبل العنصر، Apples. من 3 إلى 4 من أصل 5
        > u
        تم التراجع. عاد عنصران إلى موضعيهما السابقين
        > A
        المحدد الآن 5 عناصر
        > A
        لا شيء محدد
        > Escape
        لا شيء محدد
        > q
        تم الإغلاق
        """),
    KeyScenario(
      name: "Sections, one of them empty",
      file: "plan.md",
      document: plan,
      keys: "Tab ] [ k J Enter Escape t “doing” Enter w q x Q y",
      status: 1,
      english: """
        Buy milk, 1 of 3 in Todo
        > Tab
        Doing, empty section
        > ]
        Sleep, 1 of 1 in Done
        > [
        Doing, empty section
        > k
        “⟨שלום⟩”, 3 of 3 in Todo
        > J
        Already at the end. 3 of 3 in Todo
        > Enter
        5 actions. 1: Move before “Call mum”, becomes 2 of 3 in Todo
          | 5 actions. 1, Move before Call mum, becomes 2 of 3 in Todo
        > Escape
        Menu closed. ⟨שלום⟩, 3 of 3 in Todo
        > t
        Move to a position, section or item: 
        > “doing”
        > Enter
        Moved “⟨שלום⟩” to end of “Doing”. 1 of 1 in Doing
        > w
        “⟨שלום⟩”, 1 of 1 in Doing. 1 move not saved
        > q
        1 move is not saved. Save, discard or cancel?
        > x
        Not closed
        > Q
        Abandon all moves? Yes or no
        > y
        Abandoned. The list is as it was
        """,
      arabic: """
        ”⟨Buy milk⟩“، 1 من 3 في ⟨Todo⟩
          | Buy milk، 1 من 3، في Todo
        > Tab
        ”⟨Doing⟩“، قسم فارغ
        > ]
        ”⟨Sleep⟩“، 1 من 1 في ⟨Done⟩
          | Sleep، 1 من 1، في Done
        > [
        ”⟨Doing⟩“، قسم فارغ
        > k
        שלום، 3 من 3 في ⟨Todo⟩
          | שלום، 3 من 3، في Todo
        > J
        في النهاية بالفعل. 3 من 3 في ⟨Todo⟩
          | في النهاية بالفعل. 3 من 3، في Todo
        > Enter
        5 إجراءات. 1: النقل إلى ما قبل العنصر ”⟨Call mum⟩“، ليصبح في الموضع 2 من 3 في ⟨Todo⟩
          | 5 إجراءات. 1، النقل إلى ما قبل العنصر، Call mum، ليصبح في الموضع 2 من 3، في Todo
        > Escape
        أُغلقت قائمة الإجراءات. שלום، 3 من 3 في ⟨Todo⟩
          | أُغلقت قائمة الإجراءات. שלום، 3 من 3، في Todo
        > t
        النقل إلى موضع أو قسم أو عنصر: 
        > “doing”
        > Enter
        تم نقل العنصر ”שלום“ إلى نهاية القسم ”⟨Doing⟩“. 1 من 1 في ⟨Doing⟩
          | تم نقل العنصر، שלום، إلى نهاية القسم، Doing. 1 من 1، في Doing
        > w
        שלום، 1 من 1 في ⟨Doing⟩. لم تُحفظ نقلة واحدة
          | שלום، 1 من 1، في Doing. لم تُحفظ نقلة واحدة
        > q
        لم تُحفظ نقلة واحدة. حفظ أم تجاهل أم إلغاء؟
        > x
        لم يُغلق البرنامج
        > Q
        هل تريد التخلي عن كل النقلات؟ نعم أم لا
        > y
        تم التخلي عن النقلات. القائمة كما كانت
        """),
    KeyScenario(
      name: "Verbosity and speech",
      keys: "v j J v j K v x x q d",
      english: """
        Milk, 1 of 5
        > v
        Verbosity: full
        > j
        Eggs, 2 of 5. Between “Milk” and “Bread”. Enter opens the menu
        > J
        Moved “Eggs” before “Coffee”. 3 of 5. It was 2 of 5. Between “Bread” and “Coffee”
        > v
        Verbosity: terse
        > j
        Coffee 4/5
          | Coffee, 4 of 5
        > K
        Coffee 3/5
          | Coffee, 3 of 5
        > v
        Verbosity: normal
        > x
        Speech off
        > x
        Speech on
        > q
        2 moves are not saved. Save, discard or cancel?
        > d
        Discarded. The list is as it was
        """,
      arabic: """
        ”⟨Milk⟩“، 1 من 5
        > v
        مستوى التفصيل: كامل
          | مستوى التفصيل، كامل
        > j
        ”⟨Eggs⟩“، 2 من 5. بين العنصر ”⟨Milk⟩“ والعنصر ”⟨Bread⟩“. مفتاح Enter يفتح قائمة الإجراءات
          | Eggs، 2 من 5. بين العنصر، Milk، والعنصر، Bread. مفتاح Enter يفتح قائمة الإجراءات
        > J
        تم نقل العنصر ”⟨Eggs⟩“ إلى ما قبل العنصر ”⟨Coffee⟩“. 3 من 5. كان في الموضع 2 من 5. بين العنصر ”⟨Bread⟩“ والعنصر ”⟨Coffee⟩“
          | تم نقل العنصر، Eggs، إلى ما قبل العنصر، Coffee. 3 من 5. كان في الموضع 2 من 5. بين العنصر، Bread، والعنصر، Coffee
        > v
        مستوى التفصيل: موجز
          | مستوى التفصيل، موجز
        > j
        ”⟨Coffee⟩“ 4/5
          | Coffee، 4 من 5
        > K
        ”⟨Coffee⟩“ 3/5
          | Coffee، 3 من 5
        > v
        مستوى التفصيل: عادي
          | مستوى التفصيل، عادي
        > x
        تم إيقاف النطق
        > x
        تم تشغيل النطق
        > q
        لم تُحفظ نقلتان. حفظ أم تجاهل أم إلغاء؟
        > d
        تم تجاهل النقلات. القائمة كما كانت
        """),
    KeyScenario(
      name: "A window of twenty columns",
      file: "plan.md",
      document: plan,
      columns: 20,
      keys: "j Alt-Down u / “buy” Enter q",
      english: """
        Buy milk, 1 of 3 in Todo
        > j
        Call mum, 2 of 3 in Todo
        > Alt-Down
        Moved “Call mum” to end of “Todo”. 3 of 3 in Todo
        > u
        Undone. “Call mum” is back at 2 of 3 in Todo
        > /
        Find: 
        > “buy”
        > Enter
        Buy milk, 1 of 3 in Todo
        > q
        Closed
        """,
      arabic: """
        ”⟨Buy milk⟩“، 1 من 3 في ⟨Todo⟩
          | Buy milk، 1 من 3، في Todo
        > j
        ”⟨Call mum⟩“، 2 من 3 في ⟨Todo⟩
          | Call mum، 2 من 3، في Todo
        > Alt-Down
        تم نقل العنصر ”⟨Call mum⟩“ إلى نهاية القسم ”⟨Todo⟩“. 3 من 3 في ⟨Todo⟩
          | تم نقل العنصر، Call mum، إلى نهاية القسم، Todo. 3 من 3، في Todo
        > u
        تم التراجع. عاد العنصر ”⟨Call mum⟩“ إلى الموضع 2 من 3 في ⟨Todo⟩
          | تم التراجع. عاد العنصر، Call mum، إلى الموضع 2 من 3، في Todo
        > /
        بحث: 
        > “buy”
        > Enter
        ”⟨Buy milk⟩“، 1 من 3 في ⟨Todo⟩
          | Buy milk، 1 من 3، في Todo
        > q
        تم الإغلاق
        """),
  ]
}
