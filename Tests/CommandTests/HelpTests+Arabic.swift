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
    reorder swipe   [OPTIONS] FILE ITEM EVENT...  محاكاة قائمة إجراءات السحب
    reorder speech check|voices [OPTIONS]         لماذا لا يُسمع شيء؛ وما الأصوات الموجودة
    reorder help [COMMAND]                        هذا النص، أو مساعدة لأمر
    reorder --version                             الإصدار

    خيارات كل الأوامر:
      --format NAME                 lines أو markdown أو git-rebase أو board؛ وإلا فحسب الاسم والمحتوى
      -z, --null                    lines: السجلات تنتهي ببايت NUL
      --sections                    lines: الأسطر المنتهية بنقطتين أو الأسطر الفارغة تكوّن الأقسام
      --attach-comments             lines: أسطر التعليق تنتقل مع السطر الذي تحتها
      --locale TAG                  اللغة، مثل ar أو de-AT؛ وإلا فلغة البيئة
      --direction ltr|rtl|auto      اتجاه العرض
      --speech auto|on|off          تشغيل النطق؛ auto للاستخدام التفاعلي فقط
      --verbosity terse|normal|full مقدار ما يقال
      --vocabulary named|natural|relative
                                    طريقة تسمية المواضع
      --select-order document|selection
                                    ترتيب وصول العناصر إن تعددت
      --columns N                   العناصر في شبكة بهذا العدد من الأعمدة
      --json                        كائن JSON واحد للبرامج
      --catalog FILE                أخذ الكلمات من String Catalog
      --set KEY=VALUE               إعداد؛ انظر reorder help settings

    حالة الخروج: 0 تم، أو لم يلزم تغيير؛ 1 رُفض أو أُلغي، أو نطق لا
    يُسمع؛ 2 استخدام خاطئ، أو عنصر غير واضح؛ 3 ملف تتعذر قراءته أو فهمه أو كتابته.

    """#,
    "interactive": #"""
    reorder [OPTIONS] [FILE]

    يرتب FILE بمفاتيح مفردة، أو بأوامر تُكتب، أمر في كل سطر. بدون FILE أو مع - يكون
    المستند هو الدخل القياسي، وتأتي الأوامر من الطرفية، وتذهب النتيجة إلى الخرج القياسي.

      --line                        الأوامر كلمات ثم Enter؛ وكذلك حيث لا توجد طرفية
      --transcript FILE             تدوين ما يُنطق، أو ما كان سيُنطق، أسطرَ JSON

    اضغط ? هناك أو اكتب help لمعرفة المفاتيح أو الأوامر.

    """#,
    "list": #"""
    reorder list [OPTIONS] FILE

    يطبع أقسام FILE وعناصره مرقمة عبر المستند كله.

    """#,
    "actions": #"""
    reorder actions [OPTIONS] FILE ITEM...

    يطبع النقلات المعروضة للعناصر، الأنفع أولًا، وأين ستقف العناصر. يخرج بالحالة 1 إن لم
    توجد نقلة، ويقول السبب.

      --budget N                    أقصى عدد للنقلات؛ 9 ما لم يحدد
      --all                         كلها
      --search TEXT                 ما قبل ما اسمه كذا وما بعده ونهايته فقط

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
      --earlier[=N], --later[=N]    موضع واحد أو N من المواضع تقديمًا أو تأخيرًا
      --to-start-of SECTION         بداية قسم
      --to-end-of SECTION           نهاية قسم

      --output PATH                 الكتابة هناك بدلًا من ذلك؛ - هو الخرج القياسي
      --dry-run                     لا يغير شيئًا
      --transcript FILE             تدوين ما يُنطق، أو ما كان سيُنطق، أسطرَ JSON

    العنصر ITEM هو رقمه في reorder list؛ و label:TEXT هو هذه التسمية بالضبط؛ و id:ID هو هذه
    الهوية؛ وأي نص آخر هو تسمية، أو الوحيدة التي تبدأ به، أو الوحيدة التي تحتويه.

    """#,
    "apply": #"""
    reorder apply [OPTIONS] FILE DIFFERENCE

    ينفذ نقلة DIFFERENCE، أو كل نقلات قائمة أو لا ينفذ شيئًا منها، ويكتب FILE.
    DIFFERENCE هو JSON، أو مسار ملف JSON، أو - للدخل القياسي:

      {"sources": ["ID"], "destination": {"collectionID": "ID", "position": {"before": "ID"}}}

    يمكن أن يكون position هو "end". ويمكن ترك collectionID حيث يوجد قسم واحد.

      --output PATH                 الكتابة هناك بدلًا من ذلك؛ - هو الخرج القياسي
      --dry-run                     لا يغير شيئًا
      --transcript FILE             تدوين ما يُنطق، أو ما كان سيُنطق، أسطرَ JSON

    """#,
    "swipe": #"""
    reorder swipe [OPTIONS] FILE ITEM EVENT...

    يحاكي إجراءات السحب التي تحددها اللوحة FILE، بإصبع على صف العنصر ITEM، ويطبع سطرًا لكل ما
    ينتج عن ذلك. لا يُكتب FILE.

    EVENT واحد من:
      drag=DX                       يتحرك الإصبع DX نقطة، إلى اليمين إن كانت فوق 0؛ وتُجمع
      release                       يُرفع الإصبع
      fling=V                       يُرفع الإصبع بسرعة V نقطة في الثانية، كذلك
      tap=ACTION                    نقرة على زر، بهويته أو عنوانه
      tap-row, tap-outside          نقرة على الصف نفسه، أو خارج الصفوف
      scroll                        تُمرّر القائمة
      row=ITEM                      الأحداث التالية لذلك الصف
      direction=ltr|rtl             ينعكس اتجاه العرض
      set=NAME:VALUE                تتغير حالة الصف

      --width N                     عرض الصف بالنقاط؛ 320 ما لم يحدد
      --button-width N              عرض الزر؛ 74 ما لم يحدد
      --full-swipe-threshold F      جزء العرض الذي يُعد سحبًا كاملًا؛ 0.5 ما لم يحدد
      --direction ltr|rtl|auto      auto هو اتجاه اللوحة، وإلا فاتجاه اللغة
      --script FILE                 أحداث وما يجب أن ينتج عنها، من ملف أسطر JSON؛ يخرج بالحالة 1
                                    حيث ينتج غيره
      --draw                        يصف بعد كل حدث كيف يقف الصف، من اليسار إلى اليمين
      --svg FILE                    يرسم الصف بعد كل حدث
      --transcript FILE             تدوين ما يُنطق، أو ما كان سيُنطق، أسطرَ JSON
      --json                        كائن JSON في كل سطر

    العنصر ITEM هو رقمه في reorder list؛ و label:TEXT هو هذه التسمية بالضبط؛ و id:ID هو هذه
    الهوية؛ وأي نص آخر هو تسمية، أو الوحيدة التي تبدأ به، أو الوحيدة التي تحتويه.

    """#,
    "speech": #"""
    reorder speech check [OPTIONS] [FILE]
    reorder speech voices [OPTIONS] [LANG]

    check يكشف سبب عدم سماع شيء. يذكر خادم النطق ووحدة الإخراج وصوت كل لغة من
    لغات الجمل ولغات FILE؛ ويطلب نطق كلمة وينتظر نهايتها؛ ويذكر هل ينطق الاستخدام
    التفاعلي على هذه الطرفية، وإلا فلماذا. لا يشغّل خادمًا إلا حيث يشغّله الاستخدام
    التفاعلي. يخرج بالحالة 1 إن لم تُسمع الكلمة، ويذكر ما العمل.

    voices يسرد أصوات الخادم، أو التي تقرأ LANG، مثل he أو pt-BR.

          --all                         voices: مع تنويعاتها
          --json                        كائن JSON واحد

    طريقة النطق تُضبط كما في reorder help settings.

    """#,
    "settings": #"""
    الإعداد سطر KEY = VALUE في ~/.config/reorder/config، أو متغير REORDER_KEY، أو خيار
    --KEY VALUE. الخيار يسبق المتغير، والمتغير يسبق الملف. ما لم يُضبط يبقى كما هو في
    خادم النطق واللغة. في الملف تبدأ # تعليقًا.

      speech auto|on|off            تشغيل النطق؛ auto ينطق حيث لا ينطق قارئ شاشة
      rate, pitch, volume           من -100 إلى 100
      voice NAME                    صوت الجمل؛ انظر reorder speech voices
      module NAME                   وحدة إخراج الخادم
      punctuation none|some|most|all
                                    مقدار ما يُقرأ من علامات الترقيم؛ some ما لم يُذكر
      sounds on|off                 صوت قبل كلمات النقل والرفض والحافة
      bell on|off                   ترن الطرفية عند الرفض أو الحافة
      verbosity terse|normal|full   مقدار ما يقال
      vocabulary named|natural|relative
                                    طريقة تسمية المواضع
      quotes on|off|ascii           علامات اقتباس حول الأسماء المعروضة
      isolates on|off               علامات تفصل الأسماء ذات الاتجاه الآخر
      cursor end|start              موضع المؤشر بعد الجملة؛ start لأجهزة برايل

    وغيرها يُضبط بالخيار --set KEY=VALUE:
      voice.LANG                    صوت لغة، مثل voice.he
      language.SCRIPT               لغة الأسماء في كتابة، مثل language.Hebr
      sound.moved, sound.refused, sound.edge
                                    أصوات الخادم

    الإعداد الخاطئ يُذكر ولا يُحسب.

    """#,
    "help": #"""
    reorder help [COMMAND]

    يطبع المساعدة لأمر: interactive أو list أو actions أو move أو apply أو swipe أو speech؛
    وللإعدادات: settings.

    """#,
  ]
}
