import AssistiveReordering
import Testing

@testable import ReorderWording

/// Undoing, redoing, and what they did to the list.
///
/// Each sentence is four lines: English shown, English spoken, Arabic shown, Arabic spoken.
@Suite struct UndoAnnouncementTests {
  @Test func `a move was taken back`() throws {
    try expectSaid(
      { .undone(.item($0.milk), at(1, of: 5)) },
      """
      Undone. “Milk” is back at 1 of 5
      Undone. Milk is back at 1 of 5
      تم التراجع. عاد العنصر ”حليب“ إلى الموضع 1 من 5
      تم التراجع. عاد العنصر، حليب، إلى الموضع 1 من 5
      """)
    try expectSaid(
      { .undone(.item($0.milk), at(1, of: 5, $0.dairy)) },
      """
      Undone. “Milk” is back at 1 of 5 in Dairy
      Undone. Milk is back at 1 of 5 in Dairy
      تم التراجع. عاد العنصر ”حليب“ إلى الموضع 1 من 5 في الألبان
      تم التراجع. عاد العنصر، حليب، إلى الموضع 1 من 5، في الألبان
      """)
    try expectSaid(
      { _ in .undone(.items(3), at(2, to: 4, of: 7)) },
      """
      Undone. 3 items are back at 2 to 4 of 7
      Undone. 3 items are back at 2 to 4 of 7
      تم التراجع. عادت 3 عناصر إلى المواضع من 2 إلى 4 من أصل 7
      تم التراجع. عادت 3 عناصر إلى المواضع من 2 إلى 4 من أصل 7
      """)
    try expectSaid(
      { .undone(.items(3), at(2, to: 4, of: 7, $0.dairy)) },
      """
      Undone. 3 items are back at 2 to 4 of 7 in Dairy
      Undone. 3 items are back at 2 to 4 of 7 in Dairy
      تم التراجع. عادت 3 عناصر إلى المواضع من 2 إلى 4 من أصل 7 في الألبان
      تم التراجع. عادت 3 عناصر إلى المواضع من 2 إلى 4 من أصل 7، في الألبان
      """)
  }

  @Test func `items that do not stand side by side went back`() throws {
    try expectSaid(
      { _ in .undone(.items(2), nil) },
      """
      Undone. 2 items are back where they were
      Undone. 2 items are back where they were
      تم التراجع. عاد عنصران إلى موضعيهما السابقين
      تم التراجع. عاد عنصران إلى موضعيهما السابقين
      """)
    try expectSaid(
      { _ in .undone(.items(3), nil) },
      """
      Undone. 3 items are back where they were
      Undone. 3 items are back where they were
      تم التراجع. عادت 3 عناصر إلى مواضعها السابقة
      تم التراجع. عادت 3 عناصر إلى مواضعها السابقة
      """)
    try expectSaid(
      { _ in .undone(.items(11), nil) },
      """
      Undone. 11 items are back where they were
      Undone. 11 items are back where they were
      تم التراجع. عاد 11 عنصرًا إلى مواضعها السابقة
      تم التراجع. عاد 11 عنصرًا إلى مواضعها السابقة
      """)
    try expectSaid(
      { _ in .undone(.items(100), nil) },
      """
      Undone. 100 items are back where they were
      Undone. 100 items are back where they were
      تم التراجع. عاد 100 عنصر إلى مواضعها السابقة
      تم التراجع. عاد 100 عنصر إلى مواضعها السابقة
      """)
    try expectSaid(
      { .undone(.item($0.milk), nil) },
      """
      Undone. 1 item is back where it was
      Undone. 1 item is back where it was
      تم التراجع. عاد عنصر واحد إلى موضعه السابق
      تم التراجع. عاد عنصر واحد إلى موضعه السابق
      """)
  }

  @Test func `the Arabic noun and verb agree with the number`() throws {
    try expectSaid(
      { _ in .undone(.items(2), at(2, to: 3, of: 200)) },
      """
      Undone. 2 items are back at 2 to 3 of 200
      Undone. 2 items are back at 2 to 3 of 200
      تم التراجع. عاد عنصران إلى الموضعين 2 و3 من أصل 200
      تم التراجع. عاد عنصران إلى الموضعين 2 و3 من أصل 200
      """)
    try expectSaid(
      { _ in .undone(.items(11), at(2, to: 12, of: 200)) },
      """
      Undone. 11 items are back at 2 to 12 of 200
      Undone. 11 items are back at 2 to 12 of 200
      تم التراجع. عاد 11 عنصرًا إلى المواضع من 2 إلى 12 من أصل 200
      تم التراجع. عاد 11 عنصرًا إلى المواضع من 2 إلى 12 من أصل 200
      """)
    try expectSaid(
      { _ in .undone(.items(100), at(2, to: 101, of: 200)) },
      """
      Undone. 100 items are back at 2 to 101 of 200
      Undone. 100 items are back at 2 to 101 of 200
      تم التراجع. عاد 100 عنصر إلى المواضع من 2 إلى 101 من أصل 200
      تم التراجع. عاد 100 عنصر إلى المواضع من 2 إلى 101 من أصل 200
      """)
    try expectSaid(
      { _ in .unchanged(.items(2), at(2, to: 3, of: 7)) },
      """
      Nothing changed. 2 items are already 2 to 3 of 7
      Nothing changed. 2 items are already 2 to 3 of 7
      لم يتغير شيء. يوجد عنصران بالفعل في الموضعين 2 و3 من أصل 7
      لم يتغير شيء. يوجد عنصران بالفعل في الموضعين 2 و3 من أصل 7
      """)
  }

  @Test func `a move was made again`() throws {
    try expectSaid(
      { .redone(.item($0.milk), .before($0.bread), at(3, of: 5)) },
      """
      Redone. Moved “Milk” before “Bread”. 3 of 5
      Redone. Moved Milk before Bread. 3 of 5
      تمت الإعادة. تم نقل العنصر ”حليب“ إلى ما قبل العنصر ”خبز“. 3 من 5
      تمت الإعادة. تم نقل العنصر، حليب، إلى ما قبل العنصر، خبز. 3 من 5
      """)
    try expectSaid(
      { .redone(.items(3), .end($0.done), at(2, to: 4, of: 4, $0.done)) },
      """
      Redone. Moved 3 items to end of “Done”. 2 to 4 of 4 in Done
      Redone. Moved 3 items to end of Done. 2 to 4 of 4 in Done
      تمت الإعادة. تم نقل 3 عناصر إلى نهاية القسم ”المنجز“. من 2 إلى 4 من أصل 4 في المنجز
      تمت الإعادة. تم نقل 3 عناصر إلى نهاية القسم، المنجز. من 2 إلى 4 من أصل 4، في المنجز
      """)
  }

  @Test func `items went, came back or changed`() throws {
    try expectSaid(
      { .removed(.item($0.milk)) },
      """
      Removed “Milk”
      Removed Milk
      تمت إزالة العنصر ”حليب“
      تمت إزالة العنصر، حليب
      """)
    try expectSaid(
      { _ in .removed(.items(3)) },
      """
      Removed 3 items
      Removed 3 items
      تمت إزالة 3 عناصر
      تمت إزالة 3 عناصر
      """)
    try expectSaid(
      { .inserted(.item($0.milk)) },
      """
      Brought back “Milk”
      Brought back Milk
      تمت استعادة العنصر ”حليب“
      تمت استعادة العنصر، حليب
      """)
    try expectSaid(
      { _ in .inserted(.items(3)) },
      """
      Brought back 3 items
      Brought back 3 items
      تمت استعادة 3 عناصر
      تمت استعادة 3 عناصر
      """)
    try expectSaid(
      { .sectionRemoved($0.done) },
      """
      Removed section “Done”
      Removed section Done
      تمت إزالة القسم ”المنجز“
      تمت إزالة القسم، المنجز
      """)
    try expectSaid(
      { .sectionInserted($0.done) },
      """
      Brought back section “Done”
      Brought back section Done
      تمت استعادة القسم ”المنجز“
      تمت استعادة القسم، المنجز
      """)
    try expectSaid(
      { .sectionReplaced($0.done) },
      """
      Changed section “Done”
      Changed section Done
      تم تغيير القسم ”المنجز“
      تم تغيير القسم، المنجز
      """)
    try expectSaid(
      { .replaced(.item($0.milk)) },
      """
      Changed “Milk”
      Changed Milk
      تم تغيير العنصر ”حليب“
      تم تغيير العنصر، حليب
      """)
    try expectSaid(
      { _ in .replaced(.items(3)) },
      """
      Changed 3 items
      Changed 3 items
      تم تغيير 3 عناصر
      تم تغيير 3 عناصر
      """)
  }

  @Test func `there is nothing to undo or redo`() throws {
    try expectSaid(
      { _ in .nothingToUndo },
      """
      Nothing to undo
      Nothing to undo
      لا يوجد ما يمكن التراجع عنه
      لا يوجد ما يمكن التراجع عنه
      """)
    try expectSaid(
      { _ in .nothingToRedo },
      """
      Nothing to redo
      Nothing to redo
      لا يوجد ما يمكن إعادته
      لا يوجد ما يمكن إعادته
      """)
  }
}
