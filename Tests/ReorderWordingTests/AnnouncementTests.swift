import AssistiveReordering
import Testing

@testable import ReorderWording

/// Every announcement, at normal verbosity.
///
/// Each sentence is four lines: English shown, English spoken, Arabic shown, Arabic spoken.
@Suite struct AnnouncementTests {
  @Test func `where one is`() throws {
    try expectSaid(
      { .focus($0.milk, at(1, of: 5), [], Neighbours()) },
      """
      Milk, 1 of 5
      Milk, 1 of 5
      حليب، 1 من 5
      حليب، 1 من 5
      """)
    try expectSaid(
      { .focus($0.milk, at(1, of: 5, $0.dairy), [], Neighbours()) },
      """
      Milk, 1 of 5 in Dairy
      Milk, 1 of 5 in Dairy
      حليب، 1 من 5 في الألبان
      حليب، 1 من 5، في الألبان
      """)
    try expectSaid(
      { .focus($0.milk, at(1, of: 5), [.selected], Neighbours()) },
      """
      Milk, 1 of 5, selected
      Milk, 1 of 5, selected
      حليب، 1 من 5، محدد
      حليب، 1 من 5، محدد
      """)
    try expectSaid(
      { .focus($0.milk, at(1, of: 5, $0.dairy), [.selected, .named("checked")], Neighbours()) },
      """
      Milk, 1 of 5 in Dairy, selected, checked
      Milk, 1 of 5 in Dairy, selected, checked
      حليب، 1 من 5 في الألبان، محدد ومكتمل
      حليب، 1 من 5، في الألبان، محدد ومكتمل
      """)
    try expectSaid(
      { .emptySection($0.done) },
      """
      Done, empty section
      Done, empty section
      المنجز، قسم فارغ
      المنجز، قسم فارغ
      """)
  }

  @Test func `everything that can be true of an item, and nothing that has no words`() throws {
    try expectSaid(
      { .focus($0.milk, at(1, of: 5), [.lifted, .fixed], Neighbours()) },
      """
      Milk, 1 of 5, lifted, fixed
      Milk, 1 of 5, lifted, fixed
      حليب، 1 من 5، مرفوع وثابت
      حليب، 1 من 5، مرفوع وثابت
      """)
    try expectSaid(
      { .focus($0.milk, at(1, of: 5), [.pinnedFirst, .named("unchecked")], Neighbours()) },
      """
      Milk, 1 of 5, pinned at the start, not checked
      Milk, 1 of 5, pinned at the start, not checked
      حليب، 1 من 5، مثبت في البداية وغير مكتمل
      حليب، 1 من 5، مثبت في البداية وغير مكتمل
      """)
    try expectSaid(
      { .focus($0.milk, at(1, of: 5), [.pinnedLast], Neighbours()) },
      """
      Milk, 1 of 5, pinned at the end
      Milk, 1 of 5, pinned at the end
      حليب، 1 من 5، مثبت في النهاية
      حليب، 1 من 5، مثبت في النهاية
      """)
    try expectSaid(
      { .focus($0.milk, at(1, of: 5), [.named("unknown")], Neighbours()) },
      """
      Milk, 1 of 5
      Milk, 1 of 5
      حليب، 1 من 5
      حليب، 1 من 5
      """)
  }

  @Test func `one item was moved`() throws {
    try expectSaid(
      { .moved(.item($0.milk), .before($0.bread), at(3, of: 5), from: nil, Neighbours()) },
      """
      Moved “Milk” before “Bread”. 3 of 5
      Moved Milk before Bread. 3 of 5
      تم نقل العنصر ”حليب“ إلى ما قبل العنصر ”خبز“. 3 من 5
      تم نقل العنصر، حليب، إلى ما قبل العنصر، خبز. 3 من 5
      """)
    try expectSaid(
      { .moved(.item($0.milk), .after($0.bread), at(3, of: 5), from: nil, Neighbours()) },
      """
      Moved “Milk” after “Bread”. 3 of 5
      Moved Milk after Bread. 3 of 5
      تم نقل العنصر ”حليب“ إلى ما بعد العنصر ”خبز“. 3 من 5
      تم نقل العنصر، حليب، إلى ما بعد العنصر، خبز. 3 من 5
      """)
    try expectSaid(
      { .moved(.item($0.milk), .start(nil), at(1, of: 5), from: nil, Neighbours()) },
      """
      Moved “Milk” to start. 1 of 5
      Moved Milk to start. 1 of 5
      تم نقل العنصر ”حليب“ إلى البداية. 1 من 5
      تم نقل العنصر، حليب، إلى البداية. 1 من 5
      """)
    try expectSaid(
      { .moved(.item($0.milk), .end(nil), at(5, of: 5), from: nil, Neighbours()) },
      """
      Moved “Milk” to end. 5 of 5
      Moved Milk to end. 5 of 5
      تم نقل العنصر ”حليب“ إلى النهاية. 5 من 5
      تم نقل العنصر، حليب، إلى النهاية. 5 من 5
      """)
    try expectSaid(
      { .moved(.item($0.milk), .start($0.done), at(1, of: 4, $0.done), from: nil, Neighbours()) },
      """
      Moved “Milk” to start of “Done”. 1 of 4 in Done
      Moved Milk to start of Done. 1 of 4 in Done
      تم نقل العنصر ”حليب“ إلى بداية القسم ”المنجز“. 1 من 4 في المنجز
      تم نقل العنصر، حليب، إلى بداية القسم، المنجز. 1 من 4، في المنجز
      """)
    try expectSaid(
      { .moved(.item($0.milk), .end($0.done), at(1, of: 1, $0.done), from: nil, Neighbours()) },
      """
      Moved “Milk” to end of “Done”. 1 of 1 in Done
      Moved Milk to end of Done. 1 of 1 in Done
      تم نقل العنصر ”حليب“ إلى نهاية القسم ”المنجز“. 1 من 1 في المنجز
      تم نقل العنصر، حليب، إلى نهاية القسم، المنجز. 1 من 1، في المنجز
      """)
  }

  @Test func `several items were moved`() throws {
    try expectSaid(
      { .moved(.items(3), .before($0.bread), at(2, to: 4, of: 7), from: nil, Neighbours()) },
      """
      Moved 3 items before “Bread”. 2 to 4 of 7
      Moved 3 items before Bread. 2 to 4 of 7
      تم نقل 3 عناصر إلى ما قبل العنصر ”خبز“. من 2 إلى 4 من أصل 7
      تم نقل 3 عناصر إلى ما قبل العنصر، خبز. من 2 إلى 4 من أصل 7
      """)
    try expectSaid(
      { .moved(.items(3), .after($0.bread), at(2, to: 4, of: 7), from: nil, Neighbours()) },
      """
      Moved 3 items after “Bread”. 2 to 4 of 7
      Moved 3 items after Bread. 2 to 4 of 7
      تم نقل 3 عناصر إلى ما بعد العنصر ”خبز“. من 2 إلى 4 من أصل 7
      تم نقل 3 عناصر إلى ما بعد العنصر، خبز. من 2 إلى 4 من أصل 7
      """)
    try expectSaid(
      { _ in .moved(.items(3), .start(nil), at(1, to: 3, of: 7), from: nil, Neighbours()) },
      """
      Moved 3 items to start. 1 to 3 of 7
      Moved 3 items to start. 1 to 3 of 7
      تم نقل 3 عناصر إلى البداية. من 1 إلى 3 من أصل 7
      تم نقل 3 عناصر إلى البداية. من 1 إلى 3 من أصل 7
      """)
    try expectSaid(
      { _ in .moved(.items(3), .end(nil), at(5, to: 7, of: 7), from: nil, Neighbours()) },
      """
      Moved 3 items to end. 5 to 7 of 7
      Moved 3 items to end. 5 to 7 of 7
      تم نقل 3 عناصر إلى النهاية. من 5 إلى 7 من أصل 7
      تم نقل 3 عناصر إلى النهاية. من 5 إلى 7 من أصل 7
      """)
    try expectSaid(
      { .moved(.items(3), .start($0.done), at(1, to: 3, of: 4, $0.done), from: nil, Neighbours()) },
      """
      Moved 3 items to start of “Done”. 1 to 3 of 4 in Done
      Moved 3 items to start of Done. 1 to 3 of 4 in Done
      تم نقل 3 عناصر إلى بداية القسم ”المنجز“. من 1 إلى 3 من أصل 4 في المنجز
      تم نقل 3 عناصر إلى بداية القسم، المنجز. من 1 إلى 3 من أصل 4، في المنجز
      """)
    try expectSaid(
      { .moved(.items(3), .end($0.done), at(2, to: 4, of: 4, $0.done), from: nil, Neighbours()) },
      """
      Moved 3 items to end of “Done”. 2 to 4 of 4 in Done
      Moved 3 items to end of Done. 2 to 4 of 4 in Done
      تم نقل 3 عناصر إلى نهاية القسم ”المنجز“. من 2 إلى 4 من أصل 4 في المنجز
      تم نقل 3 عناصر إلى نهاية القسم، المنجز. من 2 إلى 4 من أصل 4، في المنجز
      """)
  }

  @Test func `a move by steps says the place it came to and nothing that is not so`() throws {
    try expectSaid(
      { .moved(.item($0.milk), .earlier, at(3, of: 5), from: nil, Neighbours()) },
      """
      Moved “Milk”. 3 of 5
      Moved Milk. 3 of 5
      تم نقل العنصر ”حليب“. 3 من 5
      تم نقل العنصر، حليب. 3 من 5
      """)
    try expectSaid(
      { _ in .moved(.items(3), .position(2), at(2, to: 4, of: 7), from: nil, Neighbours()) },
      """
      Moved 3 items. 2 to 4 of 7
      Moved 3 items. 2 to 4 of 7
      تم نقل 3 عناصر. من 2 إلى 4 من أصل 7
      تم نقل 3 عناصر. من 2 إلى 4 من أصل 7
      """)
    for target in [Target.earlier, .later, .rowUp, .rowDown, .position(3)] {
      let moved = Announcement.moved(
        .item(Shelf.english.milk), target, at(3, of: 5), from: nil, Neighbours())
      #expect(try wording("en").rendering(of: moved).shown == "Moved “Milk”. 3 of 5")
    }
  }

  @Test func `nothing changed`() throws {
    try expectSaid(
      { .unchanged(.item($0.milk), at(1, of: 5)) },
      """
      Nothing changed. “Milk” is already 1 of 5
      Nothing changed. Milk is already 1 of 5
      لم يتغير شيء. العنصر ”حليب“ موجود بالفعل في الموضع 1 من 5
      لم يتغير شيء. العنصر، حليب، موجود بالفعل في الموضع 1 من 5
      """)
    try expectSaid(
      { .unchanged(.item($0.milk), at(1, of: 5, $0.dairy)) },
      """
      Nothing changed. “Milk” is already 1 of 5 in Dairy
      Nothing changed. Milk is already 1 of 5 in Dairy
      لم يتغير شيء. العنصر ”حليب“ موجود بالفعل في الموضع 1 من 5 في الألبان
      لم يتغير شيء. العنصر، حليب، موجود بالفعل في الموضع 1 من 5، في الألبان
      """)
    try expectSaid(
      { _ in .unchanged(.items(3), at(2, to: 4, of: 7)) },
      """
      Nothing changed. 3 items are already 2 to 4 of 7
      Nothing changed. 3 items are already 2 to 4 of 7
      لم يتغير شيء. توجد 3 عناصر بالفعل في المواضع من 2 إلى 4 من أصل 7
      لم يتغير شيء. توجد 3 عناصر بالفعل في المواضع من 2 إلى 4 من أصل 7
      """)
    try expectSaid(
      { .unchanged(.items(3), at(2, to: 4, of: 7, $0.dairy)) },
      """
      Nothing changed. 3 items are already 2 to 4 of 7 in Dairy
      Nothing changed. 3 items are already 2 to 4 of 7 in Dairy
      لم يتغير شيء. توجد 3 عناصر بالفعل في المواضع من 2 إلى 4 من أصل 7 في الألبان
      لم يتغير شيء. توجد 3 عناصر بالفعل في المواضع من 2 إلى 4 من أصل 7، في الألبان
      """)
  }
}
