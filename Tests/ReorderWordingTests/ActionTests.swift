import AssistiveReordering
import Testing

@testable import ReorderWording

/// Every action of a menu, for one item and for several, with and without its outcome.
///
/// Each sentence is four lines: English shown, English spoken, Arabic shown, Arabic spoken.
@Suite struct ActionTests {
  @Test func `beside an item`() throws {
    try expectOffered(
      { .before($0.bread) },
      """
      Move before “Bread”
      Move before Bread
      النقل إلى ما قبل العنصر ”خبز“
      النقل إلى ما قبل العنصر، خبز
      """)
    try expectOffered(
      items: 3, { .before($0.bread) },
      """
      Move 3 items before “Bread”
      Move 3 items before Bread
      نقل 3 عناصر إلى ما قبل العنصر ”خبز“
      نقل 3 عناصر إلى ما قبل العنصر، خبز
      """)
    try expectOffered(
      { .after($0.bread) },
      """
      Move after “Bread”
      Move after Bread
      النقل إلى ما بعد العنصر ”خبز“
      النقل إلى ما بعد العنصر، خبز
      """)
    try expectOffered(
      items: 3, { .after($0.bread) },
      """
      Move 3 items after “Bread”
      Move 3 items after Bread
      نقل 3 عناصر إلى ما بعد العنصر ”خبز“
      نقل 3 عناصر إلى ما بعد العنصر، خبز
      """)
  }

  @Test func `to an end of the only section`() throws {
    try expectOffered(
      { _ in .start(nil) },
      """
      Move to start
      Move to start
      النقل إلى البداية
      النقل إلى البداية
      """)
    try expectOffered(
      items: 3, { _ in .start(nil) },
      """
      Move 3 items to start
      Move 3 items to start
      نقل 3 عناصر إلى البداية
      نقل 3 عناصر إلى البداية
      """)
    try expectOffered(
      { _ in .end(nil) },
      """
      Move to end
      Move to end
      النقل إلى النهاية
      النقل إلى النهاية
      """)
    try expectOffered(
      items: 3, { _ in .end(nil) },
      """
      Move 3 items to end
      Move 3 items to end
      نقل 3 عناصر إلى النهاية
      نقل 3 عناصر إلى النهاية
      """)
  }

  @Test func `to an end of one of several sections`() throws {
    try expectOffered(
      { .start($0.done) },
      """
      Move to start of “Done”
      Move to start of Done
      النقل إلى بداية القسم ”المنجز“
      النقل إلى بداية القسم، المنجز
      """)
    try expectOffered(
      items: 3, { .start($0.done) },
      """
      Move 3 items to start of “Done”
      Move 3 items to start of Done
      نقل 3 عناصر إلى بداية القسم ”المنجز“
      نقل 3 عناصر إلى بداية القسم، المنجز
      """)
    try expectOffered(
      { .end($0.done) },
      """
      Move to end of “Done”
      Move to end of Done
      النقل إلى نهاية القسم ”المنجز“
      النقل إلى نهاية القسم، المنجز
      """)
    try expectOffered(
      items: 3, { .end($0.done) },
      """
      Move 3 items to end of “Done”
      Move 3 items to end of Done
      نقل 3 عناصر إلى نهاية القسم ”المنجز“
      نقل 3 عناصر إلى نهاية القسم، المنجز
      """)
  }

  @Test func `by one step`() throws {
    try expectOffered(
      { _ in .earlier },
      """
      Move earlier
      Move earlier
      التقديم موضعًا واحدًا
      التقديم موضعًا واحدًا
      """)
    try expectOffered(
      items: 3, { _ in .earlier },
      """
      Move 3 items earlier
      Move 3 items earlier
      تقديم 3 عناصر موضعًا واحدًا
      تقديم 3 عناصر موضعًا واحدًا
      """)
    try expectOffered(
      { _ in .later },
      """
      Move later
      Move later
      التأخير موضعًا واحدًا
      التأخير موضعًا واحدًا
      """)
    try expectOffered(
      items: 3, { _ in .later },
      """
      Move 3 items later
      Move 3 items later
      تأخير 3 عناصر موضعًا واحدًا
      تأخير 3 عناصر موضعًا واحدًا
      """)
  }

  @Test func `by one row of a grid`() throws {
    try expectOffered(
      { _ in .rowUp },
      """
      Move up a row
      Move up a row
      النقل صفًا إلى الأعلى
      النقل صفًا إلى الأعلى
      """)
    try expectOffered(
      items: 3, { _ in .rowUp },
      """
      Move 3 items up a row
      Move 3 items up a row
      نقل 3 عناصر صفًا إلى الأعلى
      نقل 3 عناصر صفًا إلى الأعلى
      """)
    try expectOffered(
      { _ in .rowDown },
      """
      Move down a row
      Move down a row
      النقل صفًا إلى الأسفل
      النقل صفًا إلى الأسفل
      """)
    try expectOffered(
      items: 3, { _ in .rowDown },
      """
      Move 3 items down a row
      Move 3 items down a row
      نقل 3 عناصر صفًا إلى الأسفل
      نقل 3 عناصر صفًا إلى الأسفل
      """)
  }

  @Test func `to a position`() throws {
    try expectOffered(
      { _ in .position(2) },
      """
      Move to position 2
      Move to position 2
      النقل إلى الموضع 2
      النقل إلى الموضع 2
      """)
    try expectOffered(
      items: 3, { _ in .position(2) },
      """
      Move 3 items to position 2
      Move 3 items to position 2
      نقل 3 عناصر إلى الموضع 2
      نقل 3 عناصر إلى الموضع 2
      """)
  }

  @Test func `with where it leads`() throws {
    try expectOffered(
      outcome: true, { .before($0.bread) },
      """
      Move before “Bread”, becomes 2 of 5
      Move before Bread, becomes 2 of 5
      النقل إلى ما قبل العنصر ”خبز“، ليصبح في الموضع 2 من 5
      النقل إلى ما قبل العنصر، خبز، ليصبح في الموضع 2 من 5
      """)
    try expectOffered(
      items: 3, outcome: true, { .before($0.bread) },
      """
      Move 3 items before “Bread”, become 2 to 4 of 7
      Move 3 items before Bread, become 2 to 4 of 7
      نقل 3 عناصر إلى ما قبل العنصر ”خبز“، والمواضع الجديدة من 2 إلى 4 من أصل 7
      نقل 3 عناصر إلى ما قبل العنصر، خبز، والمواضع الجديدة من 2 إلى 4 من أصل 7
      """)
    try expectOffered(
      in: { $0.done }, outcome: true, { .before($0.bread) },
      """
      Move before “Bread”, becomes 2 of 5 in Done
      Move before Bread, becomes 2 of 5 in Done
      النقل إلى ما قبل العنصر ”خبز“، ليصبح في الموضع 2 من 5 في المنجز
      النقل إلى ما قبل العنصر، خبز، ليصبح في الموضع 2 من 5، في المنجز
      """)
    try expectOffered(
      items: 3, in: { $0.done }, outcome: true, { .before($0.bread) },
      """
      Move 3 items before “Bread”, become 2 to 4 of 7 in Done
      Move 3 items before Bread, become 2 to 4 of 7 in Done
      نقل 3 عناصر إلى ما قبل العنصر ”خبز“، والمواضع الجديدة من 2 إلى 4 من أصل 7 في المنجز
      نقل 3 عناصر إلى ما قبل العنصر، خبز، والمواضع الجديدة من 2 إلى 4 من أصل 7، في المنجز
      """)
    try expectOffered(
      outcome: true, { _ in .earlier },
      """
      Move earlier, becomes 2 of 5
      Move earlier, becomes 2 of 5
      التقديم موضعًا واحدًا، ليصبح في الموضع 2 من 5
      التقديم موضعًا واحدًا، ليصبح في الموضع 2 من 5
      """)
    try expectOffered(
      items: 3, in: { $0.done }, outcome: true, { .end($0.done) },
      """
      Move 3 items to end of “Done”, become 2 to 4 of 7 in Done
      Move 3 items to end of Done, become 2 to 4 of 7 in Done
      نقل 3 عناصر إلى نهاية القسم ”المنجز“، والمواضع الجديدة من 2 إلى 4 من أصل 7 في المنجز
      نقل 3 عناصر إلى نهاية القسم، المنجز، والمواضع الجديدة من 2 إلى 4 من أصل 7، في المنجز
      """)
  }

  @Test func `the Arabic noun agrees with the number`() throws {
    try expectOffered(
      items: 2, { .before($0.bread) },
      """
      Move 2 items before “Bread”
      Move 2 items before Bread
      نقل عنصرين إلى ما قبل العنصر ”خبز“
      نقل عنصرين إلى ما قبل العنصر، خبز
      """)
    try expectOffered(
      items: 11, { .before($0.bread) },
      """
      Move 11 items before “Bread”
      Move 11 items before Bread
      نقل 11 عنصرًا إلى ما قبل العنصر ”خبز“
      نقل 11 عنصرًا إلى ما قبل العنصر، خبز
      """)
    try expectOffered(
      items: 100, { .before($0.bread) },
      """
      Move 100 items before “Bread”
      Move 100 items before Bread
      نقل 100 عنصر إلى ما قبل العنصر ”خبز“
      نقل 100 عنصر إلى ما قبل العنصر، خبز
      """)
  }
}
