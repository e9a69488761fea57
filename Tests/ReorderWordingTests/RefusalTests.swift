import AssistiveReordering
import Reordering
import Testing

@testable import ReorderWording

/// Every refusal: the one sentence for it.
///
/// Each sentence is four lines: English shown, English spoken, Arabic shown, Arabic spoken.
@Suite struct RefusalTests {
  @Test func `what is to move cannot`() throws {
    try expectRefused(
      { _ in .noSources },
      """
      There is no item to move
      There is no item to move
      لا يوجد عنصر لنقله
      لا يوجد عنصر لنقله
      """)
    try expectRefused(
      { .duplicateSource($0.milk) },
      """
      Cannot move “Milk”: it is named twice
      Cannot move Milk: it is named twice
      لا يمكن نقل العنصر ”حليب“: ورد ذكره مرتين
      لا يمكن نقل العنصر، حليب، لأنه ذُكر مرتين
      """)
    try expectRefused(
      { .missingItem($0.milk) },
      """
      Cannot move “Milk”: there is no such item
      Cannot move Milk: there is no such item
      لا يمكن نقل العنصر ”حليب“: لا يوجد عنصر بهذا الاسم
      لا يمكن نقل العنصر، حليب، إذ لا يوجد عنصر بهذا الاسم
      """)
    try expectRefused(
      { .notMovable($0.total, .fixed) },
      """
      Cannot move “Total”: it is fixed
      Cannot move Total: it is fixed
      لا يمكن نقل العنصر ”المجموع“: إنه ثابت
      لا يمكن نقل العنصر، المجموع، لأنه ثابت
      """)
    try expectRefused(
      { .notMovable($0.total, .pinnedFirst) },
      """
      Cannot move “Total”: it is pinned at the start
      Cannot move Total: it is pinned at the start
      لا يمكن نقل العنصر ”المجموع“: إنه مثبت في البداية
      لا يمكن نقل العنصر، المجموع، لأنه مثبت في البداية
      """)
    try expectRefused(
      { .notMovable($0.total, .pinnedLast) },
      """
      Cannot move “Total”: it is pinned at the end
      Cannot move Total: it is pinned at the end
      لا يمكن نقل العنصر ”المجموع“: إنه مثبت في النهاية
      لا يمكن نقل العنصر، المجموع، لأنه مثبت في النهاية
      """)
    try expectRefused(
      { .itemExists($0.milk) },
      """
      “Milk” is there already
      Milk is there already
      العنصر ”حليب“ موجود بالفعل
      العنصر، حليب، موجود بالفعل
      """)
    try expectRefused(
      { .sectionExists($0.done) },
      """
      There is already a section “Done”
      There is already a section Done
      يوجد بالفعل قسم باسم ”المنجز“
      يوجد بالفعل قسم باسم، المنجز
      """)
    try expectRefused(
      { .misplacedPin($0.total) },
      """
      Cannot do this: “Total” must stay with the pinned items
      Cannot do this: Total must stay with the pinned items
      لا يمكن ذلك: يجب أن يبقى العنصر ”المجموع“ مع العناصر المثبتة
      لا يمكن ذلك، يجب أن يبقى العنصر، المجموع، مع العناصر المثبتة
      """)
  }

  @Test func `the list does not let it`() throws {
    try expectRefused(
      { _ in .disabled(reason: nil) },
      """
      Reordering is turned off
      Reordering is turned off
      إعادة الترتيب متوقفة
      إعادة الترتيب متوقفة
      """)
    try expectRefused(
      { .disabled(reason: $0.reason) },
      """
      Reordering is turned off: sorted by date
      Reordering is turned off: sorted by date
      إعادة الترتيب متوقفة: مرتبة حسب التاريخ
      إعادة الترتيب متوقفة، مرتبة حسب التاريخ
      """)
    try expectRefused(
      { _ in .declined(reason: nil) },
      """
      The move was declined
      The move was declined
      رُفض النقل
      رُفض النقل
      """)
    try expectRefused(
      { .declined(reason: $0.reason) },
      """
      The move was declined: sorted by date
      The move was declined: sorted by date
      رُفض النقل: مرتبة حسب التاريخ
      رُفض النقل، مرتبة حسب التاريخ
      """)
  }

  @Test func `there is no such place`() throws {
    try expectRefused(
      { .missingSection($0.done) },
      """
      There is no section “Done”
      There is no section Done
      لا يوجد قسم باسم ”المنجز“
      لا يوجد قسم بهذا الاسم، المنجز
      """)
    try expectRefused(
      { .notAccepted($0.milk, by: $0.done) },
      """
      Cannot move “Milk”: “Done” does not accept it
      Cannot move Milk: Done does not accept it
      لا يمكن نقل العنصر ”حليب“: القسم ”المنجز“ لا يقبله
      لا يمكن نقل العنصر، حليب، لأن القسم، المنجز، لا يقبله
      """)
    try expectRefused(
      { .missingAnchor($0.bread) },
      """
      Cannot move there: there is no item “Bread”
      Cannot move there: there is no item Bread
      لا يمكن النقل إلى هناك: لا يوجد عنصر باسم ”خبز“
      لا يمكن النقل إلى هناك، إذ لا يوجد عنصر بهذا الاسم، خبز
      """)
    try expectRefused(
      { .anchorInOtherSection($0.bread, actual: $0.done) },
      """
      Cannot move there: “Bread” is in “Done”
      Cannot move there: Bread is in Done
      لا يمكن النقل إلى هناك: العنصر ”خبز“ موجود في القسم ”المنجز“
      لا يمكن النقل إلى هناك، لأن العنصر، خبز، موجود في القسم، المنجز
      """)
    try expectRefused(
      { .anchorPinned($0.total, .pinnedFirst) },
      """
      Cannot move there: “Total” is pinned at the start
      Cannot move there: Total is pinned at the start
      لا يمكن النقل إلى هناك: العنصر ”المجموع“ مثبت في البداية
      لا يمكن النقل إلى هناك، لأن العنصر، المجموع، مثبت في البداية
      """)
    try expectRefused(
      { .anchorPinned($0.total, .pinnedLast) },
      """
      Cannot move there: “Total” is pinned at the end
      Cannot move there: Total is pinned at the end
      لا يمكن النقل إلى هناك: العنصر ”المجموع“ مثبت في النهاية
      لا يمكن النقل إلى هناك، لأن العنصر، المجموع، مثبت في النهاية
      """)
    try expectRefused(
      { _ in .noOtherPlace },
      """
      There is no other place to move to
      There is no other place to move to
      لا يوجد مكان آخر للنقل إليه
      لا يوجد مكان آخر للنقل إليه
      """)
  }

  @Test func `a position is out of range`() throws {
    try expectRefused(
      { .outOfRange($0.milk, allowed: 2...4) },
      """
      Out of range: “Milk” can go to positions 2 to 4
      Out of range: Milk can go to positions 2 to 4
      خارج النطاق: يمكن نقل العنصر ”حليب“ إلى المواضع من 2 إلى 4
      خارج النطاق، يمكن نقل العنصر، حليب، إلى المواضع من 2 إلى 4
      """)
    try expectRefused(
      { .outOfRange($0.milk, allowed: 2...2) },
      """
      Out of range: “Milk” can only be at position 2
      Out of range: Milk can only be at position 2
      خارج النطاق: الموضع الوحيد الممكن للعنصر ”حليب“ هو 2
      خارج النطاق، الموضع الوحيد الممكن للعنصر، حليب، هو 2
      """)
    try expectRefused(
      { .outOfRange($0.milk, allowed: nil) },
      """
      There is no other place to move to
      There is no other place to move to
      لا يوجد مكان آخر للنقل إليه
      لا يوجد مكان آخر للنقل إليه
      """)
  }

  @Test func `of several the first is said, and how many more there are`() throws {
    try expectSaid(
      { .refused(.notMovable($0.total, .pinnedLast), more: 0) },
      """
      Cannot move “Total”: it is pinned at the end
      Cannot move Total: it is pinned at the end
      لا يمكن نقل العنصر ”المجموع“: إنه مثبت في النهاية
      لا يمكن نقل العنصر، المجموع، لأنه مثبت في النهاية
      """)
    try expectSaid(
      { .refused(.notMovable($0.total, .pinnedLast), more: 1) },
      """
      Cannot move “Total”: it is pinned at the end, and 1 more
      Cannot move Total: it is pinned at the end, and 1 more
      لا يمكن نقل العنصر ”المجموع“: إنه مثبت في النهاية، وسبب آخر
      لا يمكن نقل العنصر، المجموع، لأنه مثبت في النهاية، وسبب آخر
      """)
    try expectSaid(
      { .refused(.notMovable($0.total, .pinnedLast), more: 2) },
      """
      Cannot move “Total”: it is pinned at the end, and 2 more
      Cannot move Total: it is pinned at the end, and 2 more
      لا يمكن نقل العنصر ”المجموع“: إنه مثبت في النهاية، وسببان آخران
      لا يمكن نقل العنصر، المجموع، لأنه مثبت في النهاية، وسببان آخران
      """)
    try expectSaid(
      { .refused(.notMovable($0.total, .pinnedLast), more: 3) },
      """
      Cannot move “Total”: it is pinned at the end, and 3 more
      Cannot move Total: it is pinned at the end, and 3 more
      لا يمكن نقل العنصر ”المجموع“: إنه مثبت في النهاية، و3 أسباب أخرى
      لا يمكن نقل العنصر، المجموع، لأنه مثبت في النهاية، و3 أسباب أخرى
      """)
    try expectSaid(
      { .refused(.notMovable($0.total, .pinnedLast), more: 11) },
      """
      Cannot move “Total”: it is pinned at the end, and 11 more
      Cannot move Total: it is pinned at the end, and 11 more
      لا يمكن نقل العنصر ”المجموع“: إنه مثبت في النهاية، و11 سببًا آخر
      لا يمكن نقل العنصر، المجموع، لأنه مثبت في النهاية، و11 سببًا آخر
      """)
    try expectSaid(
      { .refused(.notMovable($0.total, .pinnedLast), more: 100) },
      """
      Cannot move “Total”: it is pinned at the end, and 100 more
      Cannot move Total: it is pinned at the end, and 100 more
      لا يمكن نقل العنصر ”المجموع“: إنه مثبت في النهاية، و100 سبب آخر
      لا يمكن نقل العنصر، المجموع، لأنه مثبت في النهاية، و100 سبب آخر
      """)
  }
}
