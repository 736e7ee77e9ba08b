import type { Dictionary } from '#domain/catalogue/languages/dictionary.ts';

/** Why something is so: advice, hazards, paces, recommendations and badges. `# من ...` is right for each number. */
export const reasons: Dictionary = {
  kg: 'كجم',
  lb: 'رطل',
  'You are under #: please plan this goal with a parent and a doctor.':
    'عمرك أقل من #: خطط لهذا الهدف مع أحد والديك ومع طبيب.',
  'You are over #: please plan this goal with a doctor.': 'عمرك أكثر من #: خطط لهذا الهدف مع طبيب.',
  'Your height is outside 100 to 250 cm (3\'3" to 8\'2"): please check it.':
    'طولك خارج المدى من 100 إلى 250 سم (من 3 أقدام و3 بوصات إلى 8 أقدام وبوصتين): تحقق منه.',
  'Your weight is outside 30 to 350 kg (66 to 772 lb): please check it.':
    'وزنك خارج المدى من 30 إلى 350 كجم (من 66 إلى 772 رطلًا): تحقق منه.',
  'Its end date leaves less than half of the time that is safe.':
    'تاريخ نهايتها يترك أقل من نصف الوقت الآمن.',
  'It leaves no time at all; up to # {} a week is safe for you.':
    'لا تترك أي وقت؛ الآمن لك حتى # {} في الأسبوع.',
  'It asks for # {} a week; up to # is safe for you.': 'تتطلب # {} في الأسبوع؛ والآمن لك حتى #.',
  'A target of # {} is a BMI of #. Below # a body is in danger, so we plan no such target. If you feel pressed to lose more, please talk to a doctor.':
    'هدف # {} يعني مؤشر كتلة جسم #. تحت # يكون الجسم في خطر، فلا نخطط لهدف كهذا. إن شعرت بضغط يدفعك إلى إنقاص المزيد فتحدث إلى طبيب.',
  'A target of # {} is a BMI of #, which is underweight: healthy starts at #.':
    'هدف # {} يعني مؤشر كتلة جسم #، وهو نقص في الوزن: المؤشر الصحي يبدأ عند #.',
  'This end date asks for more than # {} a week. Please allow more time.':
    'هذا الموعد يتطلب أكثر من # {} في الأسبوع. امنح نفسك وقتًا أطول.',
  'Your target weight lies under a BMI of #, which is underweight.':
    'وزنك المستهدف تحت مؤشر كتلة جسم #، وهو نقص في الوزن.',
  'This goal is more than #% of your body weight.': 'هذا الهدف أكثر من #% من وزن جسمك.',
  'More than # points of body fat a month is hard to keep up.':
    'أكثر من # من نقاط دهون الجسم في الشهر يصعب الحفاظ عليه.',
  'This program ends on the day it starts.': 'ينتهي هذا البرنامج في يوم بدئه.',
  'A goal of this kind has no weekly rate, so # weeks are planned.':
    'هدف من هذا النوع بلا وتيرة أسبوعية، فخططنا # من الأسابيع.',
  'A gentle pace stays within #% of your weight a week: # {}.':
    'الوتيرة اللطيفة لا تتجاوز #% من وزنك في الأسبوع: # {}.',
  'No more than # {} or #% of your weight a week: # {}.': 'لا أكثر من # {} أو #% من وزنك في الأسبوع: # {}.',
  'No more than # {} a week: # {}.': 'لا أكثر من # {} في الأسبوع: # {}.',
  'The lesser of the two is used: # {} a week.': 'نأخذ الأقل منهما: # {} في الأسبوع.',
  'Larger goals, above # {}, use # {} a week.': 'الأهداف الأكبر، فوق # {}، وتيرتها # {} في الأسبوع.',
  'Goals of up to # {} use # {} a week.': 'الأهداف حتى # {} وتيرتها # {} في الأسبوع.',
  '# {} at # {} a week: 1 week.': '# {} بوتيرة # {} في الأسبوع: أسبوع واحد.',
  '# {} at # {} a week: # weeks.': '# {} بوتيرة # {} في الأسبوع، عدد الأسابيع: #.',
  'Your goal is # points of body fat.': 'هدفك # من نقاط دهون الجسم.',
  'Your goal is # {}.': 'هدفك # {}.',
  'Body fat goes down by # points a month.': 'تنزل دهون الجسم # من النقاط في الشهر.',
  '# points at # a month: # weeks.': '# من النقاط بوتيرة # في الشهر، عدد الأسابيع: #.',
  'points of body fat': 'نقطة من دهون الجسم',
  'You did # push-ups and # air squats. With # and # you’re ready to add weight.':
    'أديت # من تكرارات الضغط و# من السكوات. عند # و# تكون جاهزًا لإضافة وزن.',
  'You did # push-ups and # air squats. With # and # you can start to build strength.':
    'أديت # من تكرارات الضغط و# من السكوات. عند # و# يمكنك البدء ببناء القوة.',
  'You did # burpees. With # or more you can go for longer distances.':
    'أديت # من البيربي. عند # فأكثر تستطيع مسافات أطول.',
  'You did # burpee. Below #, your heart and lungs have the most to gain.':
    'أديت # من البيربي. تحت # يكون القلب والرئتان أكثر ما يستفيد.',
  'You did # burpees. Below #, your heart and lungs have the most to gain.':
    'أديت # من البيربي. تحت # يكون القلب والرئتان أكثر ما يستفيد.',
  'You did # burpee. Below #, steady cardio with strength work helps most.':
    'أديت # من البيربي. تحت # يفيد الكارديو الثابت مع القوة أكثر من غيره.',
  'You did # burpees. Below #, steady cardio with strength work helps most.':
    'أديت # من البيربي. تحت # يفيد الكارديو الثابت مع القوة أكثر من غيره.',
  '# exercise, about # min, {}': 'التمارين: #، نحو # دقيقة، {}',
  '# exercises, about # min, {}': 'التمارين: #، نحو # دقيقة، {}',
  'Easy cardio with light strength work is a good first plan.': 'كارديو خفيف مع بعض القوة خطة أولى جيدة.',
  'Ten reps of five moves fit every level, next to anything else you do.':
    'عشرة تكرارات من خمس حركات تناسب كل مستوى، بجانب أي شيء آخر تفعله.',
  'You’re past the beginner’s level, so you can do twice the reps of Daily 50.':
    'تجاوزت مستوى المبتدئ، فتستطيع ضعف تكرارات تحدي 50.',
  'Your mood was low after the last workout, so the easier sessions come first.':
    'كان مزاجك منخفضًا بعد آخر تدريب، فالحصص الأسهل أولًا.',
  'Your last workout was close to your limit, so the easier sessions come first.':
    'كان آخر تدريب قريبًا من حدّك، فالحصص الأسهل أولًا.',
  '{} made it 1 workout.': '{}: أول تدريب.',
  '{} made it # workouts.': '{}: وصلت إلى # من التدريبات.',
  '{} made it # days in a row.': '{}: وصلت إلى # من الأيام المتتالية.',
  '{} had reached its goal.': '{}: وصل إلى هدفه.',
  '{} made it 1 quest.': '{}: أول مهمة.',
  '{} made it # quests.': '{}: وصلت إلى # من المهام.',
  '{} made it # strength quests.': '{}: وصلت إلى # من مهام القوة.',
  '{} made it # cardio quests.': '{}: وصلت إلى # من مهام الكارديو.',
  '{} made it # core quests.': '{}: وصلت إلى # من مهام الجذع.',
  '{} made it # mobility quests.': '{}: وصلت إلى # من مهام المرونة.',
  '{} made it # recovery quests.': '{}: وصلت إلى # من مهام التعافي.',
  '{} made it # mindset quests.': '{}: وصلت إلى # من مهام الذهن.',
  '{} brought you back after seven days or more.': '{}: عدت بعد سبعة أيام أو أكثر.',
  '{} made it # comebacks after seven days or more.': '{}: وصلت إلى # من العودات بعد سبعة أيام أو أكثر.',
  '{} made it # days on which you beat one of your own records.':
    '{}: وصلت إلى # من الأيام التي تجاوزت فيها رقمًا قياسيًا لك.',
  '{} beat one of your own records.': '{}: تجاوزت رقمًا قياسيًا لك.',
  '{} took you far enough on foot.': '{}: قطعت على قدميك مسافة كافية.',
  'The quest of the day': 'مهمة اليوم',
  'The quest {}': 'المهمة {}',
  'Your workout of your own': 'تدريبك الخاص',
  'A correction of your workout of your own': 'تصحيح تدريبك الخاص',
  'A correction of your workout {}': 'تصحيح تدريبك {}',
  'Your workout {}': 'تدريبك {}',
  'Your daily routine': 'روتينك اليومي',
  'Your fitness assessment': 'تقييم لياقتك',
  'The program that you ended': 'البرنامج الذي أنهيته',
  'A change in how your days count': 'تغيير في طريقة حساب أيامك',
  'awarded under earlier data': 'مُنح وفق بيانات سابقة',
};
