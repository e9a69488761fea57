extension KeyScenario {
  /// Moving by key, from the menu, and by lifting.
  static let moving: [KeyScenario] = [
    KeyScenario(
      name: "Walking, moving by key, undoing and redoing",
      keys: "j Down J J J K u U w o d r End Up Home k S q",
      result: "Milk\nEggs\nCoffee\nBread\nApples\n",
      english: """
        Milk, 1 of 5
        > j
        Eggs, 2 of 5
        > Down
        Bread, 3 of 5
        > J
        Moved “Bread” before “Apples”. 4 of 5
        > J
        Moved “Bread” to end. 5 of 5
        > J
        Already at the end. 5 of 5
        > K
        Moved “Bread” before “Apples”. 4 of 5
        > u
        Undone. “Bread” is back at 5 of 5
        > U
        Redone. Moved “Bread” before “Apples”. 4 of 5
        > w
        Bread, 4 of 5. Between “Coffee” and “Apples”. 3 moves not saved
        > o
        1. Milk
        2. Eggs
        3. Coffee
        4. Bread
        5. Apples
          | 1. Milk. 2. Eggs. 3. Coffee. 4. Bread. 5. Apples
        > d
        “Bread”, was 3 of 5, is 4 of 5
        > r
        “Bread”, was 3 of 5, is 4 of 5
        > End
        Apples, 5 of 5
        > Up
        Bread, 4 of 5
        > Home
        Milk, 1 of 5
        > k
        Start of list. Milk, 1 of 5
        > S
        Saved “list.txt”
        > q
        Closed
        """,
      arabic: """
        ”⟨Milk⟩“، 1 من 5
        > j
        ”⟨Eggs⟩“، 2 من 5
        > Down
        ”⟨Bread⟩“، 3 من 5
        > J
        تم نقل العنصر ”⟨Bread⟩“ إلى ما قبل العنصر ”⟨Apples⟩“. 4 من 5
          | تم نقل العنصر، Bread، إلى ما قبل العنصر، Apples. 4 من 5
        > J
        تم نقل العنصر ”⟨Bread⟩“ إلى النهاية. 5 من 5
          | تم نقل العنصر، Bread، إلى النهاية. 5 من 5
        > J
        في النهاية بالفعل. 5 من 5
        > K
        تم نقل العنصر ”⟨Bread⟩“ إلى ما قبل العنصر ”⟨Apples⟩“. 4 من 5
          | تم نقل العنصر، Bread، إلى ما قبل العنصر، Apples. 4 من 5
        > u
        تم التراجع. عاد العنصر ”⟨Bread⟩“ إلى الموضع 5 من 5
          | تم التراجع. عاد العنصر، Bread، إلى الموضع 5 من 5
        > U
        تمت الإعادة. تم نقل العنصر ”⟨Bread⟩“ إلى ما قبل العنصر ”⟨Apples⟩“. 4 من 5
          | تمت الإعادة. تم نقل العنصر، Bread، إلى ما قبل العنصر، Apples. 4 من 5
        > w
        ”⟨Bread⟩“، 4 من 5. بين العنصر ”⟨Coffee⟩“ والعنصر ”⟨Apples⟩“. لم تُحفظ 3 نقلات
          | Bread، 4 من 5. بين العنصر، Coffee، والعنصر، Apples. لم تُحفظ 3 نقلات
        > o
        1. ⟨Milk⟩
        2. ⟨Eggs⟩
        3. ⟨Coffee⟩
        4. ⟨Bread⟩
        5. ⟨Apples⟩
          | 1. Milk. 2. Eggs. 3. Coffee. 4. Bread. 5. Apples
        > d
        ”⟨Bread⟩“، كان في الموضع 3 من 5، وأصبح في الموضع 4 من 5
        > r
        ”⟨Bread⟩“، كان في الموضع 3 من 5، وأصبح في الموضع 4 من 5
        > End
        ”⟨Apples⟩“، 5 من 5
        > Up
        ”⟨Bread⟩“، 4 من 5
        > Home
        ”⟨Milk⟩“، 1 من 5
        > k
        بداية القائمة. ⟨Milk⟩، 1 من 5
        > S
        تم حفظ الملف ”⟨list.txt⟩“
          | تم حفظ الملف، list.txt
        > q
        تم الإغلاق
        """),
    KeyScenario(
      name: "Moving from the menu, by number, by arrows and by searching",
      keys:
        "Enter Down 1 Enter 3 Enter Down Enter / “apples” Enter Enter Enter Enter z “zz” Enter Enter q s",
      result: "Eggs\nApples\nBread\nCoffee\nMilk\n",
      english: """
        Milk, 1 of 5
        > Enter
        4 actions. 2: Move before “Bread”, becomes 2 of 5
          | 4 actions. 2, Move before Bread, becomes 2 of 5
        > Down
        3: Already at the start
          | 3, Already at the start
        > 1
        Cannot move earlier: there is no item to pass
        > Enter
        Already at the start
        > 3
        Already at the start
        > Enter
        Already at the start
        > Down
        4: Move to end, becomes 5 of 5
          | 4, Move to end, becomes 5 of 5
        > Enter
        Moved “Milk” to end. 5 of 5
        > /
        Find: 
        > “apples”
        > Enter
        Apples, 4 of 5
        > Enter
        4 actions. 1: Move before “Coffee”, becomes 3 of 5
          | 4 actions. 1, Move before Coffee, becomes 3 of 5
        > Enter
        Moved “Apples” before “Coffee”. 3 of 5
        > Enter
        4 actions. 1: Move before “Bread”, becomes 2 of 5
          | 4 actions. 1, Move before Bread, becomes 2 of 5
        > z
        Search: z
        > “zz”
        > Enter
        No match for “zzz”
        > Enter
        Moved “Apples” before “Bread”. 2 of 5
        > q
        3 moves are not saved. Save, discard or cancel?
        > s
        Saved “list.txt”
        """,
      arabic: """
        ”⟨Milk⟩“، 1 من 5
        > Enter
        4 إجراءات. 2: النقل إلى ما قبل العنصر ”⟨Bread⟩“، ليصبح في الموضع 2 من 5
          | 4 إجراءات. 2، النقل إلى ما قبل العنصر، Bread، ليصبح في الموضع 2 من 5
        > Down
        3: في البداية بالفعل
          | 3، في البداية بالفعل
        > 1
        لا يمكن التقديم: لا يوجد عنصر يمكن تجاوزه
          | لا يمكن التقديم، إذ لا يوجد عنصر يمكن تجاوزه
        > Enter
        في البداية بالفعل
        > 3
        في البداية بالفعل
        > Enter
        في البداية بالفعل
        > Down
        4: النقل إلى النهاية، ليصبح في الموضع 5 من 5
          | 4، النقل إلى النهاية، ليصبح في الموضع 5 من 5
        > Enter
        تم نقل العنصر ”⟨Milk⟩“ إلى النهاية. 5 من 5
          | تم نقل العنصر، Milk، إلى النهاية. 5 من 5
        > /
        بحث: 
        > “apples”
        > Enter
        ”⟨Apples⟩“، 4 من 5
        > Enter
        4 إجراءات. 1: النقل إلى ما قبل العنصر ”⟨Coffee⟩“، ليصبح في الموضع 3 من 5
          | 4 إجراءات. 1، النقل إلى ما قبل العنصر، Coffee، ليصبح في الموضع 3 من 5
        > Enter
        تم نقل العنصر ”⟨Apples⟩“ إلى ما قبل العنصر ”⟨Coffee⟩“. 3 من 5
          | تم نقل العنصر، Apples، إلى ما قبل العنصر، Coffee. 3 من 5
        > Enter
        4 إجراءات. 1: النقل إلى ما قبل العنصر ”⟨Bread⟩“، ليصبح في الموضع 2 من 5
          | 4 إجراءات. 1، النقل إلى ما قبل العنصر، Bread، ليصبح في الموضع 2 من 5
        > z
        بحث في القائمة: z
        > “zz”
        > Enter
        لا توجد نتائج للبحث عن النص ”⟨zzz⟩“
          | لا توجد نتائج للبحث عن النص، zzz
        > Enter
        تم نقل العنصر ”⟨Apples⟩“ إلى ما قبل العنصر ”⟨Bread⟩“. 2 من 5
          | تم نقل العنصر، Apples، إلى ما قبل العنصر، Bread. 2 من 5
        > q
        لم تُحفظ 3 نقلات. حفظ أم تجاهل أم إلغاء؟
        > s
        تم حفظ الملف ”⟨list.txt⟩“
          | تم حفظ الملف، list.txt
        """),
    KeyScenario(
      name: "Lifting, putting down and giving up",
      keys: "m j j p m k Enter m g Escape Escape j m Down P q d",
      english: """
        Milk, 1 of 5
        > m
        Lifted “Milk”. 1 of 5
        > j
        After “Eggs”, becomes 2 of 5
        > j
        After “Bread”, becomes 3 of 5
        > p
        Moved “Milk” before “Coffee”. 3 of 5
        > m
        Lifted “Milk”. 3 of 5
        > k
        Before “Bread”, becomes 2 of 5
        > Enter
        Moved “Milk” before “Bread”. 2 of 5
        > m
        Lifted “Milk”. 2 of 5
        > g
        Before “Eggs”, becomes 1 of 5
        > Escape
        Cancelled. “Milk” stays at 2 of 5
        > Escape
        Nothing selected
        > j
        Bread, 3 of 5
        > m
        Lifted “Bread”. 3 of 5
        > Down
        After “Coffee”, becomes 4 of 5
        > P
        Nothing changed. “Bread” is already 3 of 5
        > q
        2 moves are not saved. Save, discard or cancel?
        > d
        Discarded. The list is as it was
        """,
      arabic: """
        ”⟨Milk⟩“، 1 من 5
        > m
        تم رفع العنصر ”⟨Milk⟩“. 1 من 5
          | تم رفع العنصر، Milk. 1 من 5
        > j
        بعد العنصر ”⟨Eggs⟩“، ليصبح في الموضع 2 من 5
          | بعد العنصر، Eggs، ليصبح في الموضع 2 من 5
        > j
        بعد العنصر ”⟨Bread⟩“، ليصبح في الموضع 3 من 5
          | بعد العنصر، Bread، ليصبح في الموضع 3 من 5
        > p
        تم نقل العنصر ”⟨Milk⟩“ إلى ما قبل العنصر ”⟨Coffee⟩“. 3 من 5
          | تم نقل العنصر، Milk، إلى ما قبل العنصر، Coffee. 3 من 5
        > m
        تم رفع العنصر ”⟨Milk⟩“. 3 من 5
          | تم رفع العنصر، Milk. 3 من 5
        > k
        قبل العنصر ”⟨Bread⟩“، ليصبح في الموضع 2 من 5
          | قبل العنصر، Bread، ليصبح في الموضع 2 من 5
        > Enter
        تم نقل العنصر ”⟨Milk⟩“ إلى ما قبل العنصر ”⟨Bread⟩“. 2 من 5
          | تم نقل العنصر، Milk، إلى ما قبل العنصر، Bread. 2 من 5
        > m
        تم رفع العنصر ”⟨Milk⟩“. 2 من 5
          | تم رفع العنصر، Milk. 2 من 5
        > g
        قبل العنصر ”⟨Eggs⟩“، ليصبح في الموضع 1 من 5
          | قبل العنصر، Eggs، ليصبح في الموضع 1 من 5
        > Escape
        تم الإلغاء. يبقى العنصر ”⟨Milk⟩“ في الموضع 2 من 5
          | تم الإلغاء. يبقى العنصر، Milk، في الموضع 2 من 5
        > Escape
        لا شيء محدد
        > j
        ”⟨Bread⟩“، 3 من 5
        > m
        تم رفع العنصر ”⟨Bread⟩“. 3 من 5
          | تم رفع العنصر، Bread. 3 من 5
        > Down
        بعد العنصر ”⟨Coffee⟩“، ليصبح في الموضع 4 من 5
          | بعد العنصر، Coffee، ليصبح في الموضع 4 من 5
        > P
        لم يتغير شيء. العنصر ”⟨Bread⟩“ موجود بالفعل في الموضع 3 من 5
          | لم يتغير شيء. العنصر، Bread، موجود بالفعل في الموضع 3 من 5
        > q
        لم تُحفظ نقلتان. حفظ أم تجاهل أم إلغاء؟
        > d
        تم تجاهل النقلات. القائمة كما كانت
        """),
  ]
}
