import type { Sentences } from '../en/sentences.ts';
import { activeDay, counted, day, device, entry, exercise, hour, letter, minute, person } from './counts.ts';

export const sentences: Sentences = {
  'Something went wrong. Please try again.': 'حدث خطأ ما. حاول مجددًا.',
  'The request is too large.': 'الطلب أكبر من اللازم.',
  'The service is not available at the moment. Please try again.': 'الخدمة غير متاحة الآن. حاول مجددًا.',
  'This was changed at the same moment. Please try again.': 'تغيّر هذا في اللحظة نفسها. حاول مجددًا.',
  'This was changed in the meantime. Please reload and try again.':
    'تغيّر هذا في هذه الأثناء. أعد التحميل وحاول مجددًا.',
  'We could not tell whether this was saved. Please try again.': 'لم نتأكد من حفظ هذا. حاول مجددًا.',
  'Please send JSON.': 'أرسل JSON من فضلك.',
  'The request could not be read.': 'تعذّرت قراءة الطلب.',
  'The request took too long to arrive. Please try again.': 'استغرق وصول الطلب وقتًا طويلًا. حاول مجددًا.',
  'This request came from another site.': 'جاء هذا الطلب من موقع آخر.',
  'There is nothing here.': 'لا شيء هنا.',
  'You are signed in as somebody else in another tab. Please reload.':
    'سجّلت دخولك بحساب آخر في نافذة أخرى. أعد التحميل من فضلك.',
  "You cleared all your data after this was saved here, so it wasn't added. Enter it again to keep it.":
    'مسحت كل بياناتك بعد حفظ هذا هنا، لذلك لم يُضَف. أدخله مجددًا إن أردت الاحتفاظ به.',
  'Too many requests. Please wait a moment and try again.': 'طلبات كثيرة. انتظر لحظة وحاول مجددًا.',
  'Rondel is getting ready. Please try again in a moment.': 'نجهّز Rondel. حاول مجددًا بعد لحظة.',
  'This took too long. Please try again.': 'استغرق هذا وقتًا طويلًا. حاول مجددًا.',
  'The request holds characters or numbers that cannot be kept.':
    'في الطلب حروف أو أرقام لا يمكن الاحتفاظ بها.',
  'Please sign in again, to show that it is you.': 'سجّل دخولك مجددًا لنتأكد أنه أنت.',
  'Please sign in first.': 'سجّل دخولك أولًا.',
  'This account was deleted.': 'حُذف هذا الحساب.',
  'Signing in starts in a window, not inside another page.': 'يبدأ تسجيل الدخول في نافذة، لا داخل صفحة أخرى.',
  "'{field}' is not valid: {rule}. Please correct it and send it again.":
    '«{field}» غير صالح: {rule}. صحّحه وأرسله مجددًا.',
  'The request is not valid: {rule}. Please correct it and send it again.':
    'الطلب غير صالح: {rule}. صحّحه وأرسله مجددًا.',
  'it must be a text': 'يجب أن يكون نصًا',
  'it must be a number': 'يجب أن يكون رقمًا',
  'it must be a whole number': 'يجب أن يكون عددًا صحيحًا',
  'it must be true or false': 'يجب أن يكون true أو false',
  'it must be a list': 'يجب أن يكون قائمة',
  'it must be an object with fields': 'يجب أن يكون كائنًا بحقول',
  'it must be null': 'يجب أن يكون null',
  'it must be of another type': 'يجب أن يكون من نوع آخر',
  'it must have more than {least} characters': ({ least }) => `يجب أن يزيد على ${counted(least, letter)}`,
  'it must have at least {least} characters': ({ least }) => `يجب ألا يقل عن ${counted(least, letter)}`,
  'it must have less than {most} characters': ({ most }) => `يجب أن يقل عن ${counted(most, letter)}`,
  'it must have at most {most} characters': ({ most }) => `يجب ألا يزيد على ${counted(most, letter)}`,
  'it must have more than {least} entries': ({ least }) => `يجب أن يضم أكثر من ${counted(least, entry)}`,
  'it must have at least {least} entries': ({ least }) => `يجب ألا يضم أقل من ${counted(least, entry)}`,
  'it must have less than {most} entries': ({ most }) => `يجب أن يضم أقل من ${counted(most, entry)}`,
  'it must have at most {most} entries': ({ most }) => `يجب ألا يضم أكثر من ${counted(most, entry)}`,
  'it must be more than {least}': 'يجب أن يكون أكبر من {least}',
  'it must be at least {least}': 'يجب ألا يقل عن {least}',
  'it must be less than {most}': 'يجب أن يكون أقل من {most}',
  'it must be at most {most}': 'يجب ألا يزيد على {most}',
  'it must be a multiple of {divisor}': 'يجب أن يكون من مضاعفات {divisor}',
  'it must be one of {choices}': 'يجب أن يكون واحدًا من {choices}',
  'it has fields that are not known: {fields}': 'فيه حقول غير معروفة: {fields}',
  'it must be a moment in UTC, written like 2026-01-31T07:00:00Z':
    'يجب أن يكون لحظة بتوقيت UTC، مكتوبة مثل 2026-01-31T07:00:00Z',
  'it must be a date, written like 2026-01-31': 'يجب أن يكون تاريخًا، مكتوبًا مثل 2026-01-31',
  'it must be a time of day, written like 07:30': 'يجب أن يكون وقتًا، مكتوبًا مثل 07:30',
  'it must be an email address': 'يجب أن يكون بريدًا إلكترونيًا',
  'it must be a web address': 'يجب أن يكون عنوان ويب',
  'it must be a UUID': 'يجب أن يكون UUID',
  'it must be written as /api/docs says': 'يجب أن يُكتب كما يقول /api/docs',
  'it fits none of the forms that are allowed': 'لا يطابق أيًا من الأشكال المسموحة',
  'one of its entries is not allowed': 'أحد عناصره غير مسموح',
  'it must be a date that exists': 'يجب أن يكون تاريخًا موجودًا',
  'it must be a date that exists, written YYYY-MM-DD': 'يجب أن يكون تاريخًا موجودًا، مكتوبًا YYYY-MM-DD',
  'it must be a week that exists': 'يجب أن يكون أسبوعًا موجودًا',
  'it must be a week that exists, written 2026-W47': 'يجب أن يكون أسبوعًا موجودًا، مكتوبًا 2026-W47',
  'it must be a month, written YYYY-MM': 'يجب أن يكون شهرًا، مكتوبًا YYYY-MM',
  'it must be a time such as 19:30': 'يجب أن يكون وقتًا مثل 19:30',
  'it must be a moment in the years 1970 to 9998': 'يجب أن يكون لحظة بين عامي 1970 و9998',
  'it must be a place in the list': 'يجب أن يكون موضعًا في القائمة',
  'it must be the `next` of a page': 'يجب أن يكون `next` من صفحة',
  'it must be the digest of a preview': 'يجب أن يكون بصمة معاينة',
  'Beta access required': 'الدخول للمشاركين في النسخة التجريبية',
  'Admin access required': 'للمشرفين فقط',
  'Please enter a valid email address.': 'أدخل بريدًا إلكترونيًا صالحًا.',
  'We said not this time. You can ask again from {date}.':
    'قلنا ليس هذه المرة. يمكنك الطلب من جديد ابتداءً من {date}.',
  'This email is already on our beta list.': 'هذا البريد موجود في قائمة النسخة التجريبية.',
  'This request is not old enough to expire.': 'هذا الطلب ليس قديمًا بما يكفي لينتهي.',
  'There is no such beta request.': 'لا طلب كهذا للنسخة التجريبية.',
  'This request is not approved.': 'هذا الطلب غير مقبول.',
  'This request is already {status}.': 'حالة هذا الطلب بالفعل: {status}.',
  'This request is {status}.': 'حالة هذا الطلب: {status}.',
  'Please enter a valid {field}.': 'أدخل قيمة صالحة: {field}.',
  'Please describe injuries in at most 500 characters.': 'صف الإصابات في 500 حرف على الأكثر.',
  'Please choose a body fat target from {least} to {most} %.':
    'اختر هدفًا لدهون الجسم من {least} إلى {most}%.',
  'One of these is not an exercise of our workouts. Please choose from the list.':
    'أحد هذه ليس من تمارين تدريباتنا. اختر من القائمة.',
  'This look of the wheel opens at a higher level, so nothing was changed. Please choose another.':
    'هذا المظهر للعجلة يُفتح في مستوى أعلى، فلم يتغير شيء. اختر غيره.',
  'This equipment is not on our list, so nothing was changed. Please choose from the list.':
    'هذه الأداة ليست في قائمتنا، فلم يتغير شيء. اختر من القائمة.',
  'This time zone is not known.': 'هذه المنطقة الزمنية غير معروفة.',
  'This time zone is not known, so its days cannot be shown. Choose another one.':
    'هذه المنطقة الزمنية غير معروفة، فلا يمكن عرض أيامها. اختر غيرها.',
  'A time zone can be corrected for the past only.': 'يمكن تصحيح المنطقة الزمنية للماضي فقط.',
  'You have changed your time zone very often. Please try again tomorrow.':
    'غيّرت منطقتك الزمنية مرات كثيرة. حاول مجددًا غدًا.',
  'There is no such language here, so nothing was changed. Please choose from the list.':
    'لا توجد هذه اللغة هنا، فلم يتغير شيء. اختر من القائمة.',
  'Your skip tokens are used automatically.': 'بطاقات التخطي لديك تُستخدم تلقائيًا.',
  'A skip token can be used for yesterday only.': 'تُستخدم بطاقة التخطي لأمس فقط.',
  'You did not miss yesterday.': 'لم يفتك أمس.',
  'Your streak ended before yesterday. A skip token cannot save it.':
    'انتهت سلسلتك قبل أمس. لا تنقذها بطاقة تخطٍّ.',
  'No skip tokens. Earn one every {days} active days.': ({ days }) =>
    `لا بطاقات تخطٍّ. تكسب واحدة كل ${counted(days, activeDay)}.`,
  'A pause can end today or later. The days before stay paused.':
    'يمكن أن ينتهي التوقف اليوم أو بعده. الأيام السابقة تبقى متوقفة.',
  'A pause ends on its first day or later. Choose a later last day.':
    'ينتهي التوقف في يومه الأول أو بعده. أخّر اليوم الأخير.',
  'A pause lasts {days} days at most, together with pauses right before or after it. Choose an earlier last day.':
    ({ days }) =>
      `يدوم التوقف ${counted(days, day)} على الأكثر، مع ما يلاصقه من توقف قبله أو بعده. قدّم اليوم الأخير.`,
  'You can pause {days} days in {window}, and this would be more. Choose fewer days, or ask us if you are ill or injured.':
    ({ days, window }) =>
      `يمكنك التوقف ${counted(days, day)} في كل ${counted(window, day)}، وهذا أكثر. اختر أيامًا أقل، أو راسلنا إن كنت مريضًا أو مصابًا.`,
  'A pause ends on its first day or later.': 'ينتهي التوقف في يومه الأول أو بعده.',
  'A granted pause lasts {days} days at most.': ({ days }) =>
    `يدوم التوقف الممنوح ${counted(days, day)} على الأكثر.`,
  'A granted pause begins up to {days} days back.': ({ days }) =>
    `يبدأ التوقف الممنوح قبل ${counted(days, day)} على الأكثر.`,
  'A pause begins within a year.': 'يبدأ التوقف خلال سنة.',
  'A pause begins today or later. Only an illness can begin up to 3 days ago.':
    'يبدأ التوقف اليوم أو بعده. المرض وحده يمكن أن يبدأ قبل 3 أيام على الأكثر.',
  'An illness can be added up to {days} days back. Choose a later first day.': ({ days }) =>
    `يمكن إضافة المرض حتى ${counted(days, day)} إلى الوراء. أخّر اليوم الأول.`,
  'A pause begins within a year. Choose an earlier first day.': 'يبدأ التوقف خلال سنة. قدّم اليوم الأول.',
  'There is nothing to explain: this day is not one of yours. Choose a day since your start.':
    'لا شيء لشرحه: هذا اليوم ليس من أيامك. اختر يومًا منذ بدايتك.',
  "You've used all your spins. Accept the current quest or skip it.":
    'استخدمت كل لفاتك. اقبل المهمة الحالية أو تخطَّها.',
  "You have already finished today's quest. Try again tomorrow.": 'أنهيت مهمة اليوم. حاول مجددًا غدًا.',
  'Spin the wheel first.': 'أدِر العجلة أولًا.',
  'Accept the quest first.': 'اقبل المهمة أولًا.',
  "You have already accepted today's quest.": 'قبلت مهمة اليوم من قبل.',
  'No quests available': 'لا مهام متاحة',
  'There is no such quest.': 'لا مهمة كهذه.',
  'Your equipment or your plan has changed, and your wheel with it. Take a look, then spin.':
    'تغيّرت أدواتك أو خطتك، ومعها عجلتك. ألقِ نظرة ثم أدِر.',
  'This quest belonged to yesterday.': 'كانت هذه مهمة الأمس.',
  'Your streak is paused. You can leave this quest: it takes no token.':
    'سلسلتك متوقفة مؤقتًا. يمكنك ترك هذه المهمة: لا تحتاج إلى بطاقة.',
  "You couldn't reach us for a part of today, so your streak holds. You can leave this quest: it takes no token.":
    'تعذّر عليك الوصول إلينا جزءًا من اليوم، فسلسلتك محفوظة. يمكنك ترك هذه المهمة: لا تحتاج إلى بطاقة.',
  'Today is a planned rest day, so your streak holds. You can leave this quest: it takes no token.':
    'اليوم يوم راحة مخطط، فسلسلتك محفوظة. يمكنك ترك هذه المهمة: لا تحتاج إلى بطاقة.',
  'You were active on this day, so your streak holds. You can leave this quest: it takes no token.':
    'كنت نشطًا في هذا اليوم، فسلسلتك محفوظة. يمكنك ترك هذه المهمة: لا تحتاج إلى بطاقة.',
  'Your streak is at 0, so a token would save nothing. You can leave this quest: it takes no token.':
    'سلسلتك عند 0، فلا تنقذ البطاقة شيئًا. يمكنك ترك هذه المهمة: لا تحتاج إلى بطاقة.',
  'Lucky Day is final for the day.': 'يوم الحظ نهائي لهذا اليوم.',
  'This quest can no longer be undone.': 'لم يعد التراجع عن هذه المهمة ممكنًا.',
  'The date cannot be in the future.': 'لا يمكن أن يكون التاريخ في المستقبل.',
  'An entry can move to today or one of the last {days} days. Nothing was changed.': ({ days }) =>
    `يمكن نقل هذا العنصر إلى اليوم أو إلى آخر ${counted(days, day)}. لم يتغير شيء.`,
  'An activity can be added for today and the last {days} days. Nothing was saved: please choose a later date.':
    ({ days }) => `يمكن إضافة نشاط لليوم ولآخر ${counted(days, day)}. لم يُحفظ شيء: اختر تاريخًا أحدث.`,
  'A workout without sets counts from {minutes} minutes on. Nothing was changed: you can delete it instead.':
    ({ minutes }) =>
      `التدريب دون مجموعات يُحتسب ابتداءً من ${counted(minutes, minute)}. لم يتغير شيء: يمكنك حذفه بدلًا من ذلك.`,
  'With {minutes} minutes your workouts of this day would come to {sum}, and the day has {day}. Nothing was saved: please correct the minutes.':
    ({ minutes, sum, day: whole }) =>
      `مع ${counted(minutes, minute)} تبلغ تدريبات هذا اليوم ${sum}، وفي اليوم ${whole}. لم يُحفظ شيء: صحّح الدقائق.`,
  'There is no such workout, so nothing was saved. Please choose one from the list.':
    'لا تدريب كهذا، فلم يُحفظ شيء. اختر واحدًا من القائمة.',
  'There is no such workout.': 'لا تدريب كهذا.',
  'There is no such workout of yours.': 'ليس لديك تدريب كهذا.',
  'You have {count} saved workouts, which is the most. Archive one to save another.':
    'لديك {count} من التدريبات المحفوظة، وهذا هو الحد. أرشف واحدًا لتحفظ غيره.',
  'A workout needs a name of up to {letters} letters and 1 to {exercises} exercises, each with sets and with reps or a time. Nothing was saved: please correct it.':
    ({ letters, exercises }) =>
      `يحتاج التدريب إلى اسم لا يزيد على ${counted(letters, letter)}، وإلى تمرين واحد حتى ${counted(exercises, exercise)}، لكل منها مجموعات مع تكرارات أو مدة. لم يُحفظ شيء: صحّحه.`,
  'A set of this workout cannot be right, so nothing was saved. Please correct its reps, load, time or effort.':
    'مجموعة في هذا التدريب لا يمكن أن تكون صحيحة، فلم يُحفظ شيء. صحّح تكراراتها أو وزنها أو وقتها أو جهدها.',
  'The {field} must be a whole number from {least} to {most}.':
    'يجب أن يكون هذا عددًا صحيحًا من {least} إلى {most}: {field}.',
  'This routine is more than {days} days old.': ({ days }) =>
    `مضى على هذا الروتين أكثر من ${counted(days, day)}.`,
  'The routine has no such set.': 'لا مجموعة كهذه في الروتين.',
  'There is no active assessment.': 'لا تقييم حاليًا.',
  'That assessment has ended. A new assessment has begun.': 'انتهى ذلك التقييم، وبدأ تقييم جديد.',
  '{exercise} is not part of the assessment.': '{exercise} ليس من التقييم.',
  '{exercise} is entered in {unit}.': '{exercise} يُدخل بوحدة: {unit}.',
  'The assessment has the days 1 to 7.': 'في التقييم الأيام من 1 إلى 7.',
  'Please enter a value for this exercise.': 'أدخل قيمة لهذا التمرين.',
  '{unit} is not a unit. Use lbs or kg.': '{unit} ليست وحدة. استخدم lbs أو kg.',
  'Please enter at least one measurement.': 'أدخل قياسًا واحدًا على الأقل.',
  'There is no such entry.': 'لا عنصر كهذا.',
  'There is no check-in on this day. Nothing was deleted.': 'لم تسجّل حالتك في هذا اليوم. لم يُحذف شيء.',
  'A check-in can be changed until midnight of its day. Nothing was changed; you can still delete it.':
    'يمكن تغيير تسجيل الحالة حتى منتصف ليل يومه. لم يتغير شيء؛ وما زال حذفه ممكنًا.',
  'This check-in is for a day more than {days} days ago, so it was not stored.': ({ days }) =>
    `تسجيل الحالة هذا ليوم مضى عليه أكثر من ${counted(days, day)}، فلم يُخزن.`,
  'This week is not over. Its recap can be made from Monday on.':
    'هذا الأسبوع لم ينتهِ. يُعدّ ملخصه ابتداءً من الاثنين.',
  'You joined after this week.': 'انضممت بعد هذا الأسبوع.',
  'This week has no recap yet.': 'لا ملخص لهذا الأسبوع بعد.',
  'Maximum of 5 exercises reached': 'الحد الأقصى 5 تمارين، وقد وصلت إليه',
  'Each exercise can be in your plan once.': 'يمكن أن يرد كل تمرين في خطتك مرة واحدة.',
  'Please add at least one exercise to your custom daily plan.':
    'أضف تمرينًا واحدًا على الأقل إلى خطتك اليومية.',
  'Please name every exercise of your plan.': 'سمِّ كل تمرين في خطتك.',
  'Please enter valid numbers for every exercise.': 'أدخل أرقامًا صالحة لكل تمرين.',
  'This plan was not started. {reason} Please choose a higher target.':
    'لم تبدأ هذه الخطة. {reason} اختر هدفًا أعلى.',
  'This plan could harm you, so it was not started. {reasons} Please choose a safer plan, or confirm that you want to keep this one.':
    'قد تضرّك هذه الخطة، فلم تبدأ. {reasons} اختر خطة أكثر أمانًا، أو أكّد أنك تريد الإبقاء على هذه.',
  'The dose can be chosen only in its own week. Nothing was changed; choose again in this week.':
    'يُختار المقدار في أسبوعه فقط. لم يتغير شيء؛ اختر مجددًا في هذا الأسبوع.',
  'This program does not run. Nothing was changed.': 'هذا البرنامج غير جارٍ. لم يتغير شيء.',
  'There is no such program.': 'لا برنامج كهذا.',
  'Here a goal can only become smaller, or its date later. Nothing was changed; for another goal, start a new program.':
    'هنا يمكن تصغير الهدف أو تأخير موعده فقط. لم يتغير شيء؛ لهدف آخر ابدأ برنامجًا جديدًا.',
  'Please enter a valid goal.': 'أدخل هدفًا صالحًا.',
  'Please choose a date within 100 years of today.': 'اختر تاريخًا لا يبعد عن اليوم أكثر من 100 سنة.',
  'The end date cannot be before the start date.': 'لا يمكن أن تسبق النهاية البداية.',
  'Its end date leaves less than half of the time that is safe.':
    'تاريخ نهايتها يترك أقل من نصف الوقت الآمن.',
  'It leaves no time at all; up to {amount} {unit} a week is safe for you.':
    'لا تترك أي وقت؛ الآمن لك حتى {amount} {unit} في الأسبوع.',
  'It asks for {asked} {unit} a week; up to {amount} is safe for you.':
    'تتطلب {asked} {unit} في الأسبوع؛ والآمن لك حتى {amount}.',
  'A target of {aim} {unit} is a BMI of {bmi}. Below {least} a body is in danger, so we plan no such target. If you feel pressed to lose more, please talk to a doctor.':
    'هدف {aim} {unit} يعني مؤشر كتلة جسم {bmi}. تحت {least} يكون الجسم في خطر، فلا نخطط لهدف كهذا. إن شعرت بضغط يدفعك إلى إنقاص المزيد فتحدث إلى طبيب.',
  'A target of {aim} {unit} is a BMI of {bmi}, which is underweight: healthy starts at {least}.':
    'هدف {aim} {unit} يعني مؤشر كتلة جسم {bmi}، وهو نقص في الوزن: المؤشر الصحي يبدأ عند {least}.',
  'You are under {years}: please plan this goal with a parent and a doctor.':
    'عمرك أقل من {years}: خطط لهذا الهدف مع أحد والديك ومع طبيب.',
  'You are over {years}: please plan this goal with a doctor.':
    'عمرك أكثر من {years}: خطط لهذا الهدف مع طبيب.',
  'Your height is outside 100 to 250 cm (3\'3" to 8\'2"): please check it.':
    'طولك خارج المدى من 100 إلى 250 سم (من 3 أقدام و3 بوصات إلى 8 أقدام وبوصتين): تحقق منه.',
  'Your weight is outside 30 to 350 kg (66 to 772 lb): please check it.':
    'وزنك خارج المدى من 30 إلى 350 كجم (من 66 إلى 772 رطلًا): تحقق منه.',
  'Quiet hours need a beginning and an end that differ. Nothing was changed.':
    'تحتاج ساعات الهدوء إلى بداية ونهاية مختلفتين. لم يتغير شيء.',
  'Until 03:00 the day before still counts. Choose a later time for the reminder.':
    'حتى 03:00 يُحتسب اليوم السابق. أخّر وقت التذكير.',
  '{time} lies in your quiet hours. Choose another time, or change the quiet hours.':
    '{time} ضمن ساعات هدوئك. اختر وقتًا آخر، أو غيّر ساعات الهدوء.',
  'You already get reminders on {count} devices. Remove one to add this one.': ({ count }) =>
    `تصلك التذكيرات على ${counted(count, device)}. أزل واحدًا لتضيف هذا.`,
  'You have no such device. It may have been removed.': 'ليس لديك جهاز كهذا. ربما أُزيل.',
  'We can’t reach the push service of this browser. Please try another browser.':
    'لا نصل إلى خدمة إشعارات هذا المتصفح. جرّب متصفحًا آخر.',
  'The browser gave us a subscription that we can’t use. Please switch reminders on again.':
    'أعطانا المتصفح اشتراكًا لا يمكننا استخدامه. فعّل التذكيرات من جديد.',
  'You removed this passkey. Please make another one.': 'أزلت مفتاح المرور هذا. أنشئ غيره.',
  'You already have {count} passkeys. Remove one that you no longer use to add another.':
    'عدد مفاتيح مرورك {count}. أزل ما لم تعد تستخدمه لتضيف غيره.',
  'This is your only way in. Add another passkey or make recovery codes first, so that you can come back.':
    'هذه طريقة دخولك الوحيدة. أضف مفتاح مرور آخر أو أنشئ رموز استرداد أولًا، لتستطيع العودة.',
  'This recovery code is not right, or was used before.': 'رمز الاسترداد هذا غير صحيح أو استُخدم من قبل.',
  'Give the passkey a name of 1 to {letters} characters, so that you know it again.':
    'أعطِ مفتاح المرور اسمًا لا يتجاوز عدد حروفه {letters}، لتعرفه لاحقًا.',
  'There is no such account.': 'لا حساب كهذا.',
  'You have no such passkey. Reload the page to see yours.':
    'ليس لديك مفتاح مرور كهذا. أعد تحميل الصفحة لترى مفاتيحك.',
  'Another account there already signs you in. Disconnect that one first.':
    'حساب آخر هناك يُدخلك بالفعل. افصله أولًا.',
  'That account does not sign you in here.': 'ذلك الحساب لا يُدخلك هنا.',
  'You already have {count} tokens. Revoke one that you no longer use to make another.':
    'عدد رموز وصولك {count}. ألغِ ما لم تعد تستخدمه لتنشئ غيره.',
  'Give the token a name of 1 to {letters} characters, so that you know it again.':
    'أعطِ الرمز اسمًا لا يتجاوز عدد حروفه {letters}، لتعرفه لاحقًا.',
  'A token without a permission opens nothing. Choose at least one.':
    'الرمز دون إذن لا يفتح شيئًا. اختر إذنًا واحدًا على الأقل.',
  'A token works for 1 to {days} days. Choose a number of days between them.': ({ days }) =>
    `صلاحية الرمز من يوم واحد إلى ${counted(days, day)}. اختر عددًا بينهما.`,
  'You have no such token. Reload the page to see yours.': 'ليس لديك رمز كهذا. أعد تحميل الصفحة لترى رموزك.',
  'You have no such token.': 'ليس لديك رمز كهذا.',
  'This token was already made, and we can’t show it again. Revoke it and make another.':
    'أُنشئ هذا الرمز من قبل، ولا يمكننا عرضه مجددًا. ألغِه وأنشئ غيره.',
  'You already have {count} webhooks. Remove one that you no longer use to add another.':
    'عدد خطافات الويب لديك {count}. أزل ما لم تعد تستخدمه لتضيف غيره.',
  'You have no such webhook. Reload the page to see yours.':
    'ليس لديك خطاف ويب كهذا. أعد تحميل الصفحة لترى خطافاتك.',
  'You have no such webhook.': 'ليس لديك خطاف ويب كهذا.',
  'A webhook without any news sends nothing. Choose at least one kind.':
    'خطاف الويب دون أخبار لا يرسل شيئًا. اختر نوعًا واحدًا على الأقل.',
  'Third-party Integrations is switched off, so no webhook gets news. Switch it on to go on.':
    'الربط مع خدمات أخرى متوقف، فلا خطاف ويب يتلقى أخبارًا. فعّله للمتابعة.',
  'Third-party Integrations is switched off, so no token works. Switch it on under Privacy & Data to go on.':
    'الربط مع خدمات أخرى متوقف، فلا يعمل أي رمز. فعّله في الخصوصية والبيانات للمتابعة.',
  'We call public https addresses with a host name only. Give one such as https://hooks.example/rondel.':
    'نتصل بعناوين https عامة باسم مضيف فقط. أعطِ عنوانًا مثل https://hooks.example/rondel.',
  'This calendar has ended. Its owner can make a new address on the profile.':
    'انتهى هذا التقويم. يستطيع صاحبه إنشاء عنوان جديد من الملف.',
  'You have begun {count} imports, and there can be no more. Nothing was stored. Please write to us.':
    'بدأت {count} من عمليات الاستيراد، ولا يمكن المزيد. لم يُخزن شيء. راسلنا من فضلك.',
  'There is no such import.': 'لا عملية استيراد كهذه.',
  'This import is {status}, so it takes nothing more. Nothing was stored. Please begin another import.':
    'حالة عملية الاستيراد هذه: {status}، فلا تأخذ المزيد. لم يُخزن شيء. ابدأ عملية أخرى.',
  'There can be at most {most} {things}. Nothing of this batch was stored. Please divide the file.':
    'الحد الأقصى {most} ({things}). لم يُخزن شيء من هذه الدفعة. قسّم الملف.',
  'A page name has {least} to {most} characters.': ({ least, most }) =>
    `اسم الصفحة من ${least} إلى ${counted(most, letter)}.`,
  'A page name has letters from a to z, digits, and single hyphens between them.':
    'في اسم الصفحة حروف من a إلى z وأرقام وشرطات مفردة بينها.',
  'A page name needs at least one letter.': 'يحتاج اسم الصفحة إلى حرف واحد على الأقل.',
  'This page name is not available. Please choose another.': 'اسم الصفحة هذا غير متاح. اختر غيره.',
  'You can change your page name once in {days} days. The next change is possible from {date} on.': ({
    days,
    date,
  }) => `يمكنك تغيير اسم صفحتك مرة كل ${counted(days, day)}. التغيير القادم ممكن ابتداءً من ${date}.`,
  'Public pages are for adults. Please add your age to your profile first.':
    'الصفحات العامة للبالغين. أضف عمرك إلى ملفك أولًا.',
  'Public pages are for members of {years} and older.': 'الصفحات العامة للأعضاء من عمر {years} فأكثر.',
  'This picture is not ready. Please try again in a moment.': 'هذه الصورة غير جاهزة. حاول مجددًا بعد لحظة.',
  'You cheered this friend today. Tomorrow you can again.': 'شجّعت هذا الصديق اليوم. وغدًا يمكنك من جديد.',
  'Nudges work when both of you switched them on for each other.':
    'يعمل التذكير الودّي حين يفعّله كل منكما للآخر.',
  'This friend’s streak is safe today. No nudge needed.': 'سلسلة هذا الصديق بأمان اليوم. لا حاجة إلى تذكير.',
  'This circle is full: it has room for {count} people.': ({ count }) =>
    `هذه الدائرة مكتملة: تتسع لـ ${counted(count, person)}.`,
  'A circle starts today or within the next {days} days. Choose another first day.': ({ days }) =>
    `تبدأ الدائرة اليوم أو خلال ${counted(days, day)}. اختر يومًا أول آخر.`,
  'A circle lasts 7 or 28 days. Choose one of them.': 'تدوم الدائرة 7 أيام أو 28 يومًا. اختر واحدًا منهما.',
  'Choose an aim of 1 to {most} active days: that is every day of {people} people.': ({ most, people }) =>
    `اختر هدفًا من يوم واحد إلى ${counted(most, activeDay)}: هذا كل يوم لـ ${counted(people, person)}.`,
  'There is no such report. Reload the list to see those there are.':
    'لا إبلاغ كهذا. أعد تحميل القائمة لترى الموجود.',
  'There is no such report. Perhaps its member has deleted their account.':
    'لا إبلاغ كهذا. ربما حذف صاحبه حسابه.',
  'Write what you decided, in a few words.': 'اكتب ما قررته في كلمات قليلة.',
  'You reported this person already. An admin will look at it.': 'أبلغت عن هذا الشخص من قبل. سينظر فيه مشرف.',
  'You have {count} open invitations. Take one back, or wait until one was accepted.':
    'عدد دعواتك المفتوحة {count}. اسحب واحدة، أو انتظر حتى تُقبل واحدة.',
  'There is room for {count} friends. Remove one to make room for another.':
    'عدد الأصدقاء الأقصى {count}. أزل صديقًا ليتسع المكان لآخر.',
  'You are in no such circle. Reload the page to see yours.':
    'لست في دائرة كهذه. أعد تحميل الصفحة لترى دوائرك.',
  'This code doesn’t work. It may be mistyped, used already or older than seven days. Ask for another one.':
    'هذا الرمز لا يعمل. ربما كُتب خطأ، أو استُخدم، أو مضت عليه أكثر من سبعة أيام. اطلب غيره.',
  'You made no such invitation. Reload the page to see yours.':
    'لم تنشئ دعوة كهذه. أعد تحميل الصفحة لترى دعواتك.',
  'This is your own code. Send it to the friend it is for.': 'هذا رمزك أنت. أرسله إلى صاحبه.',
  'You have no such friend. Reload the page to see yours.':
    'ليس لديك صديق كهذا. أعد تحميل الصفحة لترى أصدقاءك.',
  'You have blocked no such person. Reload the page.': 'لم تحظر شخصًا كهذا. أعد تحميل الصفحة.',
  'You are in {count} circles. Leave one, or wait until one has ended.':
    'عدد دوائرك {count}. غادر واحدة، أو انتظر حتى تنتهي واحدة.',
  'This circle is not over yet. Its result can still change.': 'هذه الدائرة لم تنتهِ بعد. قد تتغير نتيجتها.',
  'Under 18 you can join the circles of your friends only.':
    'تحت 18 سنة يمكنك الانضمام إلى دوائر أصدقائك فقط.',
  'Share Progress with Friends is off, so you see no one and no one sees you. Switch it on under Privacy & Data to go on.':
    'مشاركة التقدم مع الأصدقاء متوقفة، فلا ترى أحدًا ولا يراك أحد. فعّلها في الخصوصية والبيانات للمتابعة.',
  'This invitation was already made, and we can’t show its code again. Take it back and make another.':
    'أُنشئت هذه الدعوة من قبل، ولا يمكننا عرض رمزها مجددًا. اسحبها وأنشئ غيرها.',
  'The zone rules {current} are in force, so the older {version} cannot be adopted. Nothing was changed. Use newer data.':
    'قواعد المناطق الزمنية {current} سارية، فلا يمكن اعتماد الأقدم {version}. لم يتغير شيء. استخدم بيانات أحدث.',
  'Hold 0 to {hold} tokens, start with no more than that, and earn one every 1 to {days} days.':
    'الحد من 0 إلى {hold} من البطاقات، والبداية بما لا يزيد عليه، وواحدة كل 1 إلى {days} من الأيام.',
  'These are the rules already. Change a number.': 'هذه هي القواعد بالفعل. غيّر رقمًا.',
  'New rules begin tomorrow or later, within {days} days, so that no day that has begun changes. Choose another date.':
    ({ days }) =>
      `تبدأ القواعد الجديدة غدًا أو بعده، خلال ${counted(days, day)}، كي لا يتغير يوم بدأ. اختر تاريخًا آخر.`,
  'The rules {version} begin on {date}. Choose a later date.':
    'القواعد {version} تبدأ في {date}. اختر تاريخًا بعده.',
  'Say why the rules change, so that others can follow the decision.':
    'اذكر لماذا تتغير القواعد، ليفهم الآخرون القرار.',
  'No new rules were adopted.': 'لم تُعتمد قواعد جديدة.',
  'Meanwhile the list of changes has become another one. Nothing was changed. Look at it again, then confirm.':
    'تغيّرت قائمة التغييرات في هذه الأثناء. لم يتغير شيء. راجعها مجددًا ثم أكّد.',
  'There is no such outage.': 'لا انقطاع كهذا.',
  'An outage of less than {hours} hours changes no day. Choose a later end.': ({ hours }) =>
    `انقطاع أقل من ${counted(hours, hour)} لا يغيّر يومًا. أخّر النهاية.`,
  'An outage lasts {days} days at most. Choose a later start or an earlier end.': ({ days }) =>
    `يدوم الانقطاع ${counted(days, day)} على الأكثر. أخّر البداية أو قدّم النهاية.`,
  'An outage of exactly these times is declared already. Nothing was changed. Choose other times, or revoke that outage first.':
    'أُعلن انقطاع بهذه الأوقات نفسها من قبل. لم يتغيّر شيء. اختر أوقاتًا أخرى، أو ألغِ ذلك الانقطاع أولًا.',
  'The outage ends in the future. Declare it when it is over, or declare the part that has passed.':
    'ينتهي الانقطاع في المستقبل. أعلنه حين ينتهي، أو أعلن الجزء الذي مضى.',
  'Say why the outage is revoked.': 'اذكر لماذا يُلغى الانقطاع.',
  'Say what was out of reach, so that others can follow the decision.':
    'اذكر ما تعذّر الوصول إليه، ليفهم الآخرون القرار.',
  'Say why no more news may be sent.': 'اذكر لماذا لا تُرسل أخبار بعد الآن.',
  'Say how the export was deleted.': 'اذكر كيف حُذف التصدير.',
  'Say why the event may be passed over.': 'اذكر لماذا يجوز تجاوز الحدث.',
  'Say why you need to see personal data.': 'اذكر لماذا تحتاج إلى رؤية بيانات شخصية.',
  'Say first why you look at it.': 'اذكر أولًا لماذا تطّلع عليه.',
  'There is no such event, or not any more.': 'لا حدث كهذا، أو لم يعد موجودًا.',
  'This release cannot read the event: {reason}.': 'لا يستطيع هذا الإصدار قراءة الحدث: {reason}.',
  'The moment is still to come. Choose one that is past.': 'هذه اللحظة لم تأتِ بعد. اختر لحظة ماضية.',
  'The rules file changes neither the streak nor points. For goals, use npm run replay -- --rules FILE.':
    'ملف القواعد لا يغيّر السلسلة ولا النقاط. للأهداف استخدم npm run replay -- --rules FILE.',
  'Other questions are being worked on. Ask again in a minute.': 'نعمل على أسئلة أخرى. اسأل مجددًا بعد دقيقة.',
  'There is no such webhook. Perhaps its member has removed it.': 'لا خطاف ويب كهذا. ربما أزاله صاحبه.',
  'There is no such read model.': 'لا نموذج قراءة كهذا.',
  'A seed is published only after its commitment.': 'لا يُنشر السرّ إلا بعد بصمته.',
  'A seed is published once its month has ended everywhere.': 'يُنشر السرّ حين ينتهي شهره في كل مكان.',
  age: 'العمر',
  height: 'الطول',
  weight: 'الوزن',
  'number of days per week, from 1 to 7': 'عدد الأيام في الأسبوع، من 1 إلى 7',
  'number of minutes per day': 'عدد الدقائق في اليوم',
  waistCircumference: 'محيط الخصر',
  hipCircumference: 'محيط الورك',
  chestCircumference: 'محيط الصدر',
  bodyFatPercent: 'نسبة دهون الجسم',
  leanBodyMass: 'الكتلة بلا دهون',
  distance: 'المسافة',
  duration: 'المدة',
  exertion: 'الجهد',
  mood: 'المزاج',
  pending: 'قيد الانتظار',
  approved: 'مقبول',
  denied: 'مرفوض',
  expired: 'منتهٍ',
  complete: 'مكتملة',
  'taken back': 'مسحوبة',
  'sets of one batch': 'مجموعات الدفعة الواحدة',
  'sets of one import': 'مجموعات عملية الاستيراد الواحدة',
  'workouts of one import': 'تدريبات عملية الاستيراد الواحدة',
  'weights of one import': 'أوزان عملية الاستيراد الواحدة',
  'points of body fat': 'نقطة من دهون الجسم',
  reps: 'التكرارات',
  seconds: 'الثواني',
};
