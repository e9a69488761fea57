import AssistiveReordering
import Testing

@testable import ReorderWording

/// What full verbosity adds, and what the shortest form leaves out.
///
/// Each sentence is four lines: English shown, English spoken, Arabic shown, Arabic spoken.
@Suite struct VerbosityTests {
  @Test func `full says the neighbours on both sides, and of one side at an end`() throws {
    try expectSaid(
      verbosity: .full,
      {
        .focus(
          $0.milk, at(1, of: 5, $0.dairy), [.selected],
          Neighbours(previous: $0.eggs, next: $0.bread))
      },
      """
      Milk, 1 of 5 in Dairy, selected. Between “Eggs” and “Bread”
      Milk, 1 of 5 in Dairy, selected. Between Eggs and Bread
      حليب، 1 من 5 في الألبان، محدد. بين العنصر ”بيض“ والعنصر ”خبز“
      حليب، 1 من 5، في الألبان، محدد. بين العنصر، بيض، والعنصر، خبز
      """)
    try expectSaid(
      verbosity: .full,
      { .focus($0.milk, at(1, of: 5, $0.dairy), [.selected], Neighbours(next: $0.bread)) },
      """
      Milk, 1 of 5 in Dairy, selected. Before “Bread”
      Milk, 1 of 5 in Dairy, selected. Before Bread
      حليب، 1 من 5 في الألبان، محدد. قبل العنصر ”خبز“
      حليب، 1 من 5، في الألبان، محدد. قبل العنصر، خبز
      """)
    try expectSaid(
      verbosity: .full,
      { .focus($0.milk, at(1, of: 5, $0.dairy), [.selected], Neighbours(previous: $0.eggs)) },
      """
      Milk, 1 of 5 in Dairy, selected. After “Eggs”
      Milk, 1 of 5 in Dairy, selected. After Eggs
      حليب، 1 من 5 في الألبان، محدد. بعد العنصر ”بيض“
      حليب، 1 من 5، في الألبان، محدد. بعد العنصر، بيض
      """)
    try expectSaid(
      verbosity: .full, { .focus($0.milk, at(1, of: 5, $0.dairy), [.selected], Neighbours()) },
      """
      Milk, 1 of 5 in Dairy, selected
      Milk, 1 of 5 in Dairy, selected
      حليب، 1 من 5 في الألبان، محدد
      حليب، 1 من 5، في الألبان، محدد
      """)
  }

  @Test func `full says where the item was`() throws {
    try expectSaid(
      verbosity: .full,
      {
        .moved(
          .item($0.milk), .before($0.bread), at(3, of: 5), from: at(1, of: 5),
          Neighbours(previous: $0.eggs, next: $0.bread))
      },
      """
      Moved “Milk” before “Bread”. 3 of 5. It was 1 of 5. Between “Eggs” and “Bread”
      Moved Milk before Bread. 3 of 5. It was 1 of 5. Between Eggs and Bread
      تم نقل العنصر ”حليب“ إلى ما قبل العنصر ”خبز“. 3 من 5. كان في الموضع 1 من 5. بين العنصر ”بيض“ والعنصر ”خبز“
      تم نقل العنصر، حليب، إلى ما قبل العنصر، خبز. 3 من 5. كان في الموضع 1 من 5. بين العنصر، بيض، والعنصر، خبز
      """)
    try expectSaid(
      verbosity: .full,
      {
        .moved(
          .item($0.milk), .end($0.done), at(2, of: 2, $0.done), from: at(1, of: 5, $0.dairy),
          Neighbours(previous: $0.eggs))
      },
      """
      Moved “Milk” to end of “Done”. 2 of 2 in Done. It was 1 of 5 in Dairy. After “Eggs”
      Moved Milk to end of Done. 2 of 2 in Done. It was 1 of 5 in Dairy. After Eggs
      تم نقل العنصر ”حليب“ إلى نهاية القسم ”المنجز“. 2 من 2 في المنجز. كان في الموضع 1 من 5 في الألبان. بعد العنصر ”بيض“
      تم نقل العنصر، حليب، إلى نهاية القسم، المنجز. 2 من 2، في المنجز. كان في الموضع 1 من 5، في الألبان. بعد العنصر، بيض
      """)
    try expectSaid(
      verbosity: .full,
      {
        .moved(
          .items(3), .before($0.bread), at(2, to: 4, of: 7), from: nil,
          Neighbours(previous: $0.eggs, next: $0.bread))
      },
      """
      Moved 3 items before “Bread”. 2 to 4 of 7. Between “Eggs” and “Bread”
      Moved 3 items before Bread. 2 to 4 of 7. Between Eggs and Bread
      تم نقل 3 عناصر إلى ما قبل العنصر ”خبز“. من 2 إلى 4 من أصل 7. بين العنصر ”بيض“ والعنصر ”خبز“
      تم نقل 3 عناصر إلى ما قبل العنصر، خبز. من 2 إلى 4 من أصل 7. بين العنصر، بيض، والعنصر، خبز
      """)
  }

  @Test func `normal says neither`() throws {
    try expectSaid(
      {
        .moved(
          .item($0.milk), .before($0.bread), at(3, of: 5), from: at(1, of: 5),
          Neighbours(previous: $0.eggs, next: $0.bread))
      },
      """
      Moved “Milk” before “Bread”. 3 of 5
      Moved Milk before Bread. 3 of 5
      تم نقل العنصر ”حليب“ إلى ما قبل العنصر ”خبز“. 3 من 5
      تم نقل العنصر، حليب، إلى ما قبل العنصر، خبز. 3 من 5
      """)
    try expectSaid(
      {
        .focus($0.milk, at(1, of: 5, $0.dairy), [], Neighbours(previous: $0.eggs, next: $0.bread))
      },
      """
      Milk, 1 of 5 in Dairy
      Milk, 1 of 5 in Dairy
      حليب، 1 من 5 في الألبان
      حليب، 1 من 5، في الألبان
      """)
  }

  @Test func `terse says the name and the place of one item, whatever happened to it`() throws {
    try expectSaid(
      verbosity: .terse,
      {
        .focus(
          $0.milk, at(1, of: 5, $0.dairy), [.selected],
          Neighbours(previous: $0.eggs, next: $0.bread))
      },
      """
      Milk 1/5 Dairy
      Milk, 1 of 5, Dairy
      حليب 1/5 الألبان
      حليب، 1 من 5، الألبان
      """)
    try expectSaid(
      verbosity: .terse,
      {
        .moved(
          .item($0.milk), .before($0.bread), at(3, of: 5), from: at(1, of: 5),
          Neighbours(previous: $0.eggs, next: $0.bread))
      },
      """
      Milk 3/5
      Milk, 3 of 5
      حليب 3/5
      حليب، 3 من 5
      """)
    try expectSaid(
      verbosity: .terse, { .unchanged(.item($0.milk), at(1, of: 5)) },
      """
      Milk 1/5
      Milk, 1 of 5
      حليب 1/5
      حليب، 1 من 5
      """)
    try expectSaid(
      verbosity: .terse, { .undone(.item($0.milk), at(1, of: 5)) },
      """
      Milk 1/5
      Milk, 1 of 5
      حليب 1/5
      حليب، 1 من 5
      """)
    try expectSaid(
      verbosity: .terse, { .redone(.item($0.milk), .before($0.bread), at(3, of: 5)) },
      """
      Milk 3/5
      Milk, 3 of 5
      حليب 3/5
      حليب، 3 من 5
      """)
    try expectSaid(
      verbosity: .terse, { .emptySection($0.done) },
      """
      Done, empty
      Done, empty
      المنجز، فارغ
      المنجز، فارغ
      """)
  }

  @Test func `terse says of several items what normal says`() throws {
    try expectSaid(
      verbosity: .terse,
      {
        .moved(
          .items(3), .before($0.bread), at(2, to: 4, of: 7), from: nil,
          Neighbours(previous: $0.eggs, next: $0.bread))
      },
      """
      Moved 3 items before “Bread”. 2 to 4 of 7
      Moved 3 items before Bread. 2 to 4 of 7
      تم نقل 3 عناصر إلى ما قبل العنصر ”خبز“. من 2 إلى 4 من أصل 7
      تم نقل 3 عناصر إلى ما قبل العنصر، خبز. من 2 إلى 4 من أصل 7
      """)
  }
}
