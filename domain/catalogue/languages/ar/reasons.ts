import type { Dictionary } from '#domain/catalogue/languages/dictionary.ts';

/** Why something is so: advice, hazards, paces, recommendations and badges. */
export const reasons: Dictionary = {
  'You are under #: please plan this goal with a parent and a doctor.':
    'عمرك أقل من #: خطّط لهذا الهدف مع أحد والديك ومع طبيب.',
  'You are over #: please plan this goal with a doctor.': 'عمرك أكثر من #: خطّط لهذا الهدف مع طبيب.',
  'Your height is outside 100 to 250 cm (3\'3" to 8\'2"): please check it.':
    'طولك ليس بين 100 و250 سم: تحقق منه.',
  'Your weight is outside 30 to 350 kg (66 to 772 lb): please check it.':
    'وزنك ليس بين 30 و350 كغ: تحقق منه.',
  'Its end date leaves less than half of the time that is safe.': 'تاريخ نهايته يترك أقل من نصف الوقت الآمن.',
  'It leaves no time at all; up to # {} a week is safe for you.':
    'لا يترك أي وقت؛ حتى # {} في الأسبوع آمن لك.',
  'It asks for # {} a week; up to # is safe for you.': 'يتطلب # {} في الأسبوع؛ حتى # آمن لك.',
  'A target of # {} is a BMI of #. Below # a body is in danger, so we plan no such target. If you feel pressed to lose more, please talk to a doctor.':
    'الهدف # {} يعني مؤشر كتلة جسم #. تحت # يكون الجسم في خطر، لذلك لا نخطط لهدف كهذا. إذا شعرت بضغط لفقدان المزيد، فتحدث إلى طبيب.',
  'A target of # {} is a BMI of #, which is underweight: healthy starts at #.':
    'الهدف # {} يعني مؤشر كتلة جسم #، وهو نقص في الوزن: الصحي يبدأ من #.',
  'This end date asks for more than # {} a week. Please allow more time.':
    'تاريخ النهاية هذا يتطلب أكثر من # {} في الأسبوع. امنح نفسك وقتًا أطول.',
  'Your target weight lies under a BMI of #, which is underweight.':
    'وزنك المستهدف تحت مؤشر كتلة جسم #، وهو نقص في الوزن.',
  'This goal is more than #% of your body weight.': 'هذا الهدف أكثر من #% من وزنك.',
  'More than # points of body fat a month is hard to keep up.':
    'أكثر من # نقطة من دهون الجسم في الشهر يصعب الحفاظ عليها.',
  'This program ends on the day it starts.': 'ينتهي هذا البرنامج في اليوم الذي يبدأ فيه.',
  'A goal of this kind has no weekly rate, so # weeks are planned.':
    'هدف من هذا النوع ليس له معدل أسبوعي، لذلك خُطّط له لمدة # أسبوعًا.',
  'A gentle pace stays within #% of your weight a week: # {}.':
    'الوتيرة اللطيفة لا تتجاوز #% من وزنك في الأسبوع: # {}.',
  'No more than # {} or #% of your weight a week: # {}.': 'لا أكثر من # {} أو #% من وزنك في الأسبوع: # {}.',
  'No more than # {} a week: # {}.': 'لا أكثر من # {} في الأسبوع: # {}.',
  'The lesser of the two is used: # {} a week.': 'يُستخدم الأقل من الاثنين: # {} في الأسبوع.',
  'Larger goals, above # {}, use # {} a week.': 'الأهداف الأكبر، فوق # {}، تستخدم # {} في الأسبوع.',
  'Goals of up to # {} use # {} a week.': 'الأهداف حتى # {} تستخدم # {} في الأسبوع.',
  '# {} at # {} a week: 1 week.': '# {} بمعدل # {} في الأسبوع: أسبوع واحد.',
  '# {} at # {} a week: # weeks.': '# {} بمعدل # {} في الأسبوع. عدد الأسابيع: #.',
  'Your goal is # points of body fat.': 'هدفك # من نقاط دهون الجسم.',
  'Your goal is # {}.': 'هدفك # {}.',
  'Body fat goes down by # points a month.': 'تنخفض دهون الجسم # نقطة في الشهر.',
  '# points at # a month: # weeks.': '# نقطة بمعدل # في الشهر. عدد الأسابيع: #.',
  'points of body fat': 'من نقاط دهون الجسم',
  'You did # push-ups and # air squats. With # and # you’re ready to add weight.':
    'أنجزت # من تمارين الضغط و# من القرفصاء. مع # و# أنت جاهز لإضافة وزن.',
  'You did # push-ups and # air squats. With # and # you can start to build strength.':
    'أنجزت # من تمارين الضغط و# من القرفصاء. مع # و# يمكنك البدء ببناء القوة.',
  'You did # burpees. With # or more you can go for longer distances.':
    'أنجزت # من تمارين البيربي. مع # أو أكثر يمكنك قطع مسافات أطول.',
  'You did # burpees. Below #, your heart and lungs have the most to gain.':
    'أنجزت # من تمارين البيربي. تحت # يكسب قلبك ورئتاك أكثر شيء.',
  'You did # burpees. Below #, steady cardio with strength work helps most.':
    'أنجزت # من تمارين البيربي. تحت # يفيدك أكثر تمرين هوائي ثابت مع القوة.',
  'Easy cardio with light strength work is a good first plan.': 'تمرين هوائي سهل مع قوة خفيفة خطة أولى جيدة.',
  'Ten reps of five moves fit every level, next to anything else you do.':
    'عشر تكرارات من خمس حركات تناسب كل مستوى، إلى جانب أي شيء آخر تفعله.',
  'You’re past the beginner’s level, so you can do twice the reps of Daily 50.':
    'تجاوزت مستوى المبتدئ، فيمكنك ضعف تكرارات Daily 50.',
  'Your mood was low after the last workout, so the easier sessions come first.':
    'كان مزاجك منخفضًا بعد آخر تمرين، لذلك تأتي الجلسات الأسهل أولًا.',
  'Your last workout was close to your limit, so the easier sessions come first.':
    'كان آخر تمرين قريبًا من حدّك، لذلك تأتي الجلسات الأسهل أولًا.',
  '{} made it 1 workout.': 'بفضل {} أصبح لديك تمرين واحد.',
  '{} made it # workouts.': 'بفضل {} بلغ عدد تمارينك #.',
  '{} made it # days in a row.': 'بفضل {} بلغت أيامك المتتالية #.',
  '{} had reached its goal.': '{}: بلغ هدفه.',
  '{} made it 1 quest.': 'بفضل {} أصبحت لديك مهمة واحدة.',
  '{} made it # quests.': 'بفضل {} بلغ عدد مهامك #.',
  '{} made it # strength quests.': 'بفضل {} بلغ عدد مهام القوة #.',
  '{} made it # cardio quests.': 'بفضل {} بلغ عدد مهام اللياقة الهوائية #.',
  '{} made it # core quests.': 'بفضل {} بلغ عدد مهام الجذع #.',
  '{} made it # mobility quests.': 'بفضل {} بلغ عدد مهام المرونة #.',
  '{} made it # recovery quests.': 'بفضل {} بلغ عدد مهام التعافي #.',
  '{} made it # mindset quests.': 'بفضل {} بلغ عدد مهام الذهن #.',
  '{} brought you back after seven days or more.': 'بفضل {} عدت بعد سبعة أيام أو أكثر.',
  '{} made it # comebacks after seven days or more.': 'بفضل {} بلغ عدد مرات عودتك بعد سبعة أيام أو أكثر #.',
  '{} beat one of your own records.': 'بفضل {} تجاوزت أحد أرقامك القياسية.',
  '{} made it # days on which you beat one of your own records.':
    'بفضل {} بلغ عدد الأيام التي تجاوزت فيها رقمًا قياسيًا لك #.',
  '{} took you far enough on foot.': 'بفضل {} قطعت مسافة كافية سيرًا.',
  'The quest of the day': 'مهمة اليوم',
  'The quest {}': 'المهمة {}',
  'Your workout of your own': 'تمرينك الخاص',
  'A correction of your workout of your own': 'تصحيح تمرينك الخاص',
  'A correction of your workout {}': 'تصحيح تمرينك {}',
  'Your workout {}': 'تمرينك {}',
  'Your daily routine': 'روتينك اليومي',
  'Your fitness assessment': 'تقييم لياقتك',
  'The program that you ended': 'البرنامج الذي أنهيته',
  'A change in how your days count': 'تغيير في طريقة احتساب أيامك',
  'awarded under earlier data': 'مُنح وفق بيانات سابقة',
};
