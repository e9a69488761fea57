/// The help screens in Arabic, whole.
extension HelpTests {
  static let arabic: [String: String] = [
    "overview": #"""
    reorder يرتب قائمة بإجراءات صغيرة منطوقة.

    reorder [OPTIONS] [FILE]                      ترتيب ملف تفاعليًا؛ - هو الدخل القياسي
    reorder list    [OPTIONS] FILE                ما في المستند، مرقمًا
    reorder actions [OPTIONS] FILE ITEM...        النقلات المعروضة لهذه العناصر
    reorder move    [OPTIONS] FILE ITEM... DEST   تنفيذ نقلة واحدة
    reorder apply   [OPTIONS] FILE DIFFERENCE     تنفيذ نقلة أو قائمة نقلات بصيغة JSON
    reorder help [COMMAND]                        هذا النص، أو مساعدة لأمر
    reorder --version                             الإصدار

    خيارات في كل مكان:
      --format NAME                 lines أو markdown أو board؛ وإلا فحسب الاسم والمحتوى
      -z, --null                    lines: السجلات تنتهي ببايت NUL
      --sections                    lines: الأسطر المنتهية بنقطتين أو الأسطر الفارغة تكوّن الأقسام
      --attach-comments             lines: أسطر التعليق تنتقل مع السطر الذي تحتها
      --locale TAG                  اللغة، مثل ar أو de-AT؛ وإلا فلغة البيئة
      --direction ltr|rtl|auto      اتجاه العرض
      --speech auto|on|off          هل يُنطق؛ auto ينطق في الاستخدام التفاعلي فقط
      --verbosity terse|normal|full مقدار ما يقال
      --vocabulary named|natural|relative
                                    كيف تسمى الأماكن
      --select-order document|selection
                                    بأي ترتيب تصل عدة عناصر
      --columns N                   العناصر في شبكة بهذا العدد من الأعمدة
      --json                        كائن JSON واحد للبرامج
      --catalog FILE                أخذ الكلمات من String Catalog

    حالة الخروج: 0 تم، أو لم يلزم تغيير؛ 1 رُفض أو أُلغي؛ 2 استخدام خاطئ، أو
    عنصر غير واضح؛ 3 ملف تتعذر قراءته أو فهمه أو كتابته.

    """#,
    "interactive": #"""
    reorder [OPTIONS] [FILE]

    يرتب FILE بأوامر تُكتب، أمر في كل سطر. بدون FILE أو مع - يكون المستند هو الدخل
    القياسي، وتأتي الأوامر من الطرفية، وتذهب النتيجة إلى الخرج القياسي.

      --line                        الأوامر كلمات ثم Enter

    اكتب help هناك لقائمة الأوامر.

    """#,
    "list": #"""
    reorder list [OPTIONS] FILE

    يطبع أقسام وعناصر FILE مرقمة عبر المستند كله.

    """#,
    "actions": #"""
    reorder actions [OPTIONS] FILE ITEM...

    يطبع النقلات المعروضة للعناصر، الأنفع أولاً، وأين ستقف العناصر. يخرج بالحالة 1 حيث لا
    توجد نقلة، ويقول السبب.

      --budget N                    أقصى عدد للنقلات؛ 9 ما لم يحدد
      --all                         كلها

    العنصر ITEM هو رقمه في reorder list؛ و label:TEXT هو هذه التسمية بالضبط؛ و id:ID هو هذه
    الهوية؛ وأي نص آخر هو تسمية، أو الوحيدة التي تبدأ به، أو الوحيدة التي تحتويه.

    """#,
    "move": #"""
    reorder move [OPTIONS] FILE ITEM... DEST

    ينفذ نقلة واحدة ويكتب FILE؛ ومع - بدل FILE يذهب الدخل القياسي إلى الخرج القياسي.

    DEST واحد من:
      --before ITEM                 قبل عنصر مباشرة
      --after ITEM                  بعد عنصر مباشرة
      --to N                        ليصبح العنصر الأول في الموضع N من قسمه
      --first, --last               بداية قسمه أو نهايته
      --earlier[=N], --later[=N]    مكان واحد أو N أماكن إلى الأعلى أو الأسفل
      --to-start-of SECTION         بداية قسم
      --to-end-of SECTION           نهاية قسم

      --output PATH                 الكتابة هناك بدلاً من ذلك؛ - هو الخرج القياسي
      --dry-run                     لا يغير شيئًا

    العنصر ITEM هو رقمه في reorder list؛ و label:TEXT هو هذه التسمية بالضبط؛ و id:ID هو هذه
    الهوية؛ وأي نص آخر هو تسمية، أو الوحيدة التي تبدأ به، أو الوحيدة التي تحتويه.

    """#,
    "apply": #"""
    reorder apply [OPTIONS] FILE DIFFERENCE

    ينفذ نقلة DIFFERENCE، أو كل نقلات قائمة أو لا شيء منها، ويكتب FILE.
    DIFFERENCE هو JSON، أو مسار ملف JSON، أو - للدخل القياسي:

      {"sources": ["ID"], "destination": {"collectionID": "ID", "position": {"before": "ID"}}}

    يمكن أن يكون position هو "end". ويمكن ترك collectionID حيث يوجد قسم واحد.

      --output PATH                 الكتابة هناك بدلاً من ذلك؛ - هو الخرج القياسي
      --dry-run                     لا يغير شيئًا

    """#,
    "help": #"""
    reorder help [COMMAND]

    يطبع المساعدة لأمر: interactive أو list أو actions أو move أو apply.

    """#,
  ]
}
