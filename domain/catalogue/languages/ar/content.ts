import type { Dictionary } from '#domain/catalogue/languages/dictionary.ts';

/** What the coach says: lines of the day, guidance, tips, milestones, switches, the path and badges. */
export const content: Dictionary = {
  'Small steps count double on the days you don’t feel like it.':
    'الخطوات الصغيرة تُحتسب ضعفين في أيام لا رغبة لك فيها.',
  'Start with the warm-up. The rest usually follows.': 'ابدأ بالإحماء. والباقي يأتي عادة.',
  'You don’t need a perfect day, you need ten minutes of this one.':
    'لا تحتاج إلى يوم مثالي، بل إلى عشر دقائق من هذا اليوم.',
  'Slow reps are honest reps.': 'التكرار البطيء تكرار صادق.',
  'Rest is part of the plan, not a break from it.': 'الراحة جزء من الخطة، لا انقطاع عنها.',
  'Beat one number from last week. One is plenty.': 'تجاوز رقمًا واحدًا من الأسبوع الماضي. واحد يكفي.',
  'Shoes on, then decide.': 'البس حذاءك، ثم قرر.',
  'The habit is the goal. The numbers follow it.': 'العادة هي الهدف. والأرقام تتبعها.',
  'Form first, then speed, then load.': 'الأداء أولًا، ثم السرعة، ثم الوزن.',
  'Half a workout is worth more than a whole excuse.': 'نصف تدريب خير من عذر كامل.',
  'Breathe out on the hard part.': 'ازفر في الجزء الصعب.',
  'You are further than the you who started.': 'أنت أبعد ممن كنته يوم بدأت.',
  'Leave one good rep for tomorrow.': 'اترك تكرارًا جيدًا واحدًا للغد.',
  'Nobody regrets the easy walk.': 'لا أحد يندم على مشي خفيف.',
  'Cardio and strength in turns. Learn each movement slowly, and stop a set with two good reps left.':
    'كارديو وقوة بالتناوب. تعلّم كل حركة ببطء، وأوقف المجموعة وفيك تكراران جيدان.',
  'Fill half your plate with vegetables, a quarter with protein, a quarter with grains or potatoes. Change one meal at a time.':
    'املأ نصف طبقك بالخضار، وربعه بالبروتين، وربعه بالحبوب أو البطاطس. غيّر وجبة واحدة في كل مرة.',
  'Aim for 7 hours of sleep or more. Tired people are hungry people.':
    'استهدف 7 ساعات نوم أو أكثر. المتعب جائع.',
  'Add a little each week: one more round, or ten more minutes of brisk walking. Keep two strength days.':
    'زد قليلًا كل أسبوع: جولة أخرى، أو عشر دقائق من المشي السريع. أبقِ يومين للقوة.',
  'Aim for 1-2 lbs a week at most. Faster costs muscle. Drink water before you reach for a snack.':
    'استهدف من 0.5 إلى 0.9 كجم (1-2 رطل) في الأسبوع على الأكثر. الأسرع يكلّفك عضلات. اشرب ماء قبل أن تمد يدك إلى وجبة خفيفة.',
  'Leave an easy day between hard interval days.': 'اترك يومًا خفيفًا بين أيام الفترات الشاقة.',
  'Strength comes first now: heavier or slower sets protect your muscle while the weight goes down.':
    'القوة أولًا الآن: مجموعات أثقل أو أبطأ تحمي عضلاتك والوزن ينزل.',
  'Have protein at each meal: eggs, fish, beans, tofu, yoghurt or lean meat, about the size of your palm.':
    'تناول البروتين في كل وجبة: بيض أو سمك أو بقول أو توفو أو زبادي أو لحم قليل الدهن، بحجم راحة يدك.',
  'Sore for more than three days? Take one set off each exercise this week.':
    'ألم عضلي أكثر من ثلاثة أيام؟ أنقص مجموعة من كل تمرين هذا الأسبوع.',
  'Choose the sessions you like and keep them. Two strength days and some cardio hold what you have.':
    'اختر الحصص التي تحبها والتزم بها. يوما قوة وبعض الكارديو يحفظان ما لديك.',
  'Eat a little more until your weight stays level for two weeks. That is your new normal.':
    'كُل أكثر قليلًا حتى يثبت وزنك أسبوعين. هذا وضعك الطبيعي الجديد.',
  'Weigh yourself once a week, on the same morning. Days go up and down, weeks tell.':
    'زِن نفسك مرة في الأسبوع، في الصباح نفسه. الأيام تصعد وتنزل، والأسابيع تخبرك.',
  'Squat, hinge, push, pull: compound movements first. Stay light enough to repeat your best rep every time.':
    'سكوات، وانثناء، ودفع، وسحب: الحركات المركّبة أولًا. اختر وزنًا خفيفًا يتيح لك إعادة أفضل تكرار في كل مرة.',
  'Eat at regular times and have protein at each meal. No need for powders.':
    'كُل في أوقات منتظمة مع بروتين في كل وجبة. لا حاجة إلى مساحيق.',
  'Joints adapt more slowly than muscles. Keep a free day between sessions.':
    'المفاصل تتأقلم أبطأ من العضلات. اترك يومًا حرًا بين الحصص.',
  'Progressive overload: one rep more than last time, or the smallest weight more once all sets are full.':
    'زيادة تدريجية للأوزان: تكرار واحد أكثر من آخر مرة، أو أصغر زيادة في الوزن حين تكتمل كل المجموعات.',
  'Add a snack with protein and carbohydrates on training days. Gaining half a pound a week is plenty.':
    'أضف وجبة خفيفة فيها بروتين وكربوهيدرات في أيام التدريب. زيادة ربع كيلو (نصف رطل) في الأسبوع تكفي.',
  'Sleep is where you grow: 7 to 9 hours.': 'في النوم تنمو: من 7 إلى 9 ساعات.',
  'Fewer reps, more load, full rests of two to three minutes. Never grind a rep with a bent back.':
    'تكرارات أقل، ووزن أكبر، وراحة كاملة من دقيقتين إلى ثلاث. لا تُجبر تكرارًا بظهر منحنٍ.',
  'Eat two hours before you lift, and again afterwards. Training hungry costs reps.':
    'كُل قبل الرفع بساعتين، ثم بعده. التدريب على جوع يكلّفك تكرارات.',
  'After three hard weeks, halve your sets for one.': 'بعد ثلاثة أسابيع شاقة اجعل مجموعاتك نصفها لأسبوع.',
  'Find the weaker side and start with it. One-sided rows, lunges and presses even things out.':
    'اعرف جانبك الأضعف وابدأ به. التجديف واللانجز والضغط بجانب واحد توازن الفرق.',
  'Keep protein up and let the snacks go as the sets get fewer.':
    'أبقِ البروتين عاليًا، وقلّل الوجبات الخفيفة مع قلة المجموعات.',
  'Finish each session with a round of the Mobility Flow.': 'أنهِ كل حصة بجولة من سلسلة المرونة.',
  'Easy means that you can talk. Build minutes first, speed later.':
    'الخفيف يعني أنك تستطيع الكلام. ابنِ الدقائق أولًا، ثم السرعة.',
  'A small meal two hours before is enough. Drink to thirst.':
    'وجبة صغيرة قبلها بساعتين تكفي. اشرب حسب عطشك.',
  'New to running? Leave a day between runs, and walk on it.':
    'جديد على الجري؟ اترك يومًا بين المرات، وامشِ فيه.',
  'One interval day a week, the others easy. Add no more than a tenth to your week.':
    'يوم فترات واحد في الأسبوع، والباقي خفيف. لا تزد أسبوعك أكثر من العُشر.',
  'Grains, potatoes and fruit are your fuel. Have some on the evening before a long day.':
    'الحبوب والبطاطس والفواكه وقودك. تناول منها مساء اليوم الذي يسبق يومًا طويلًا.',
  'Calves and hips work hard: five minutes of mobility after each session.':
    'السمانة والورك يعملان كثيرًا: خمس دقائق مرونة بعد كل حصة.',
  'Practise the pace of your goal once a week, for a short stretch.':
    'تمرّن على وتيرة هدفك مرة في الأسبوع، لمسافة قصيرة.',
  'Try nothing new on the day that counts.': 'لا تجرّب شيئًا جديدًا في اليوم المهم.',
  'Do a third less in the last week. Fresh legs are worth more than one more session.':
    'أنقص الثلث في الأسبوع الأخير. ساقان مرتاحتان خير من حصة أخرى.',
  'Tie the routine to something you do anyway: after coffee, before the shower.':
    'اربط الروتين بشيء تفعله على كل حال: بعد القهوة، أو قبل الاستحمام.',
  'Regular meals and a glass of water beside each of them will do.':
    'وجبات منتظمة وكوب ماء مع كل منها، وهذا يكفي.',
  'A slow round counts. On tired days take the easier version of each move.':
    'الجولة البطيئة محسوبة. في أيام التعب اختر النسخة الأسهل من كل حركة.',
  'Same reps, better reps: lower for two counts, no bouncing.':
    'التكرارات نفسها، بأداء أفضل: انزل في عدّتين، بلا ارتداد.',
  'Keep fruit where you can see it and sweets where you cannot.':
    'ضع الفاكهة حيث تراها والحلوى حيث لا تراها.',
  'Missed a day? Do today’s, not both.': 'فاتك يوم؟ نفّذ تمرين اليوم، لا الاثنين معًا.',
  'When fifty feels short, try a hundred or build your own plan.':
    'حين تبدو الخمسون قليلة جرّب المئة أو ابنِ خطتك.',
  'Notice which meals leave you with energy, and repeat those.': 'لاحظ أي الوجبات تترك لك طاقة، وكررها.',
  'Take a week of walks and mobility every two or three months.':
    'خذ أسبوعًا من المشي والمرونة كل شهرين أو ثلاثة.',
  'Test fresh, warm up first and stop at clean form. An honest number helps you more than a big one.':
    'اختبر نفسك وأنت مرتاح، وقم بالإحماء أولًا، وتوقف عند حدود الأداء السليم. الرقم الصادق ينفعك أكثر من الكبير.',
  'Eat as you always do. This week measures you, not a diet.': 'كُل كعادتك. هذا الأسبوع يقيسك أنت، لا حمية.',
  'Nothing else hard this week. Sleep before the test days counts.':
    'لا جهد شاقًا آخر هذا الأسبوع. النوم قبل أيام الاختبار مهم.',
  'Pick the program you can see yourself doing in six weeks.':
    'اختر البرنامج الذي ترى نفسك فيه بعد ستة أسابيع.',
  'Decide on one small change to start with.': 'قرر تغييرًا صغيرًا واحدًا تبدأ به.',
  'Take a free day before the first session.': 'خذ يومًا حرًا قبل الحصة الأولى.',
  'Complete onboarding, so that your program fits you.': 'أكمل الإعداد ليناسبك برنامجك.',
  'Spin the wheel daily. One quest keeps the streak.': 'أدِر العجلة كل يوم. مهمة واحدة تحفظ السلسلة.',
  'Track your progress in the profile.': 'تابع تقدمك في الملف.',
  'Use skip tokens strategically: keep one for a day you cannot plan.':
    'استخدم بطاقات التخطي بذكاء: احتفظ بواحدة ليوم لا تستطيع التخطيط له.',
  'Same time each day beats the perfect time.': 'الوقت نفسه كل يوم خير من الوقت المثالي.',
  'Warm up with a minute of marching before the first set.':
    'قم بالإحماء بدقيقة من المشي في المكان قبل المجموعة الأولى.',
  'Split the sets over the day if ten minutes in a row are hard to find.':
    'وزّع المجموعات على اليوم إن صعب عليك إيجاد عشر دقائق متصلة.',
  'Take the easier version as soon as your form breaks, and finish the reps.':
    'اختر النسخة الأسهل حالما يختل أداؤك، وأكمل التكرارات.',
  'Sore? Slow down and use half the range. Sharp pain means stop.':
    'عضلاتك تؤلمك؟ أبطئ ونفّذ نصف المدى. أما الألم الحاد فيعني أن تتوقف.',
  'General fitness information, not medical advice. Ask a doctor before you start if you are pregnant, injured or have a health condition. Stop on pain or dizziness.':
    'معلومات عامة عن اللياقة، وليست نصيحة طبية. استشر طبيبًا قبل أن تبدأ في حالة الحمل أو الإصابة أو وجود مشكلة صحية. توقف عند الألم أو الدوار.',
  'A full week. Skip tokens come from weeks like this.': 'أسبوع كامل. من أسابيع كهذا تأتي بطاقات التخطي.',
  'Two weeks running. This is what a habit looks like.': 'أسبوعان متتاليان. هكذا تبدو العادة.',
  'Thirty days. You no longer need reminding.': 'ثلاثون يومًا. لم تعد تحتاج إلى تذكير.',
  'Ten workouts. You know your way around by now.': 'عشرة تدريبات. صرت تعرف طريقك.',
  'Twenty-five workouts. Compare today’s form with your first week.':
    'خمسة وعشرون تدريبًا. قارن أداء اليوم بأسبوعك الأول.',
  'Fifty workouts. That is training, not trying.': 'خمسون تدريبًا. هذا تدريب، لا تجربة.',
  'A quarter of the way. Keep the pace you have.': 'ربع الطريق. حافظ على وتيرتك.',
  'Halfway. The second half knows the road.': 'نصف الطريق. النصف الثاني يعرف الدرب.',
  'Three quarters done. No need to hurry now.': 'ثلاثة أرباع. لا داعي للعجلة الآن.',
  'Goal reached. Take a breath, then choose the next one.': 'وصلت إلى الهدف. خذ نفسًا، ثم اختر التالي.',
  'Workout Reminders': 'تذكيرات التدريب',
  'A reminder on training days while the app is open.': 'تذكير في أيام التدريب والتطبيق مفتوح.',
  'Quest Notifications': 'إشعارات المهام',
  'We tell you when today’s wheel is ready.': 'نخبرك حين تكون عجلة اليوم جاهزة.',
  'Streak Alerts': 'تنبيهات السلسلة',
  'A nudge if today isn’t counted yet.': 'تذكير لطيف إن لم يُحتسب اليوم بعد.',
  'Weekly Progress': 'تقدم الأسبوع',
  'Your week in a few numbers.': 'أسبوعك في أرقام قليلة.',
  'Achievement Badges': 'شارات الإنجاز',
  'We tell you when you unlock an achievement.': 'نخبرك حين تفتح إنجازًا.',
  'Daily Motivation': 'تحفيز يومي',
  'One line from the coach each day.': 'سطر واحد من المدرّب كل يوم.',
  'Weekend Check-ins': 'أسئلة نهاية الأسبوع',
  'We ask at the weekend how your week felt.': 'نسألك في نهاية الأسبوع كيف كان.',
  'Program Milestones': 'محطات البرنامج',
  'We tell you when a new phase of your program starts.': 'نخبرك حين تبدأ مرحلة جديدة من برنامجك.',
  'Data Collection': 'جمع البيانات',
  'During the beta this is only error reports. Turn it off and we send none.':
    'في النسخة التجريبية هذا تقارير أخطاء فقط. أوقفه فلا نرسل شيئًا.',
  'Usage Analytics': 'تحليلات الاستخدام',
  'Error reports without personal data. They need Data Collection too. Turn it off and we send none.':
    'تقارير أخطاء دون بيانات شخصية. تحتاج إلى جمع البيانات أيضًا. أوقفها فلا نرسل شيئًا.',
  'Personalized Recommendations': 'توصيات شخصية',
  'We sort suggestions by your time, mood and effort. Off: plain order.':
    'نرتب الاقتراحات حسب وقتك ومزاجك وجهدك. عند الإيقاف: ترتيب عادي.',
  'Share Progress with Friends': 'مشاركة التقدم مع الأصدقاء',
  'The friends whom you invite see your first name, picture, streak, active days, quests and achievements. Never your body, mood or plan. Off: no one sees you, and you see no one.':
    'يرى الأصدقاء الذين تدعوهم اسمك الأول وصورتك وسلسلتك وأيامك النشطة ومهامك وإنجازاتك. ولا يرون أبدًا جسمك أو مزاجك أو خطتك. عند الإيقاف: لا يراك أحد ولا ترى أحدًا.',
  'Public Profile': 'الملف العام',
  'Shows a page with a name and facts that you choose. Off: the page is gone at once.':
    'يعرض صفحة باسم وحقائق تختارها. عند الإيقاف: تختفي الصفحة فورًا.',
  'Exercise History Tracking': 'تتبع سجل التمارين',
  'Shows your past workouts on the dashboard. Off: they are hidden there.':
    'يعرض تدريباتك السابقة في لوحة المتابعة. عند الإيقاف: لا تظهر هناك.',
  'Location Services': 'خدمات الموقع',
  'Measures walks and runs while the page is open. Only the distance is saved; where you were never leaves your device.':
    'تقيس المشي والجري والصفحة مفتوحة. المسافة وحدها تُحفظ؛ وأماكنك لا تغادر جهازك أبدًا.',
  'Third-party Integrations': 'الربط مع خدمات أخرى',
  'Your own programs and devices may use your data by the tokens and webhooks that you make. Off: none of them works, and nothing is shared.':
    'يمكن لبرامجك وأجهزتك استخدام بياناتك بالرموز وخطافات الويب التي تنشئها. عند الإيقاف: لا يعمل أي منها، ولا يُشارك شيء.',
  'Rest the day after a workout': 'استرح في اليوم التالي لتدريب',
  'Rest the day after a workout, # times': 'استرح في اليوم التالي لتدريب، المرات: #',
  'Say how you are': 'سجّل حالتك',
  'Say how you are on # days': 'سجّل حالتك في # من الأيام',
  'Complete a quest': 'أنجز مهمة',
  'Complete # quests': 'أنجز # من المهام',
  'Finish a workout': 'أنهِ تدريبًا',
  'Finish # workouts': 'أنهِ # من التدريبات',
  'Be active in a week': 'كن نشطًا في أسبوع',
  'Be active in # different weeks': 'كن نشطًا في # من الأسابيع المختلفة',
  'Finish a strength workout': 'أنهِ تدريب قوة',
  'Finish # strength workouts': 'أنهِ # من تدريبات القوة',
  'Finish a cardio workout': 'أنهِ تدريب كارديو',
  'Finish # cardio workouts': 'أنهِ # من تدريبات الكارديو',
  'Finish a mobility session': 'أنهِ حصة مرونة',
  'Finish # mobility sessions': 'أنهِ # من حصص المرونة',
  'Go for a walk or a hike': 'اخرج للمشي أو لنزهة في الطبيعة',
  'Go for # walks or hikes': 'اخرج للمشي أو لنزهة في الطبيعة، المرات: #',
  'Add an activity you did elsewhere': 'أضف نشاطًا فعلته في مكان آخر',
  'Add # activities you did elsewhere': 'أضف # من النشاطات التي فعلتها في مكان آخر',
  'Try a workout': 'جرّب تدريبًا',
  'Try # different workouts': 'جرّب # من التدريبات المختلفة',
  'Complete a gentle quest': 'أنجز مهمة لطيفة',
  'Complete # gentle quests': 'أنجز # من المهام اللطيفة',
  'Do a quest and a workout on one day': 'مهمة وتدريب في يوم واحد',
  'Do a quest and a workout on one day, # times': 'مهمة وتدريب في يوم واحد، المرات: #',
  'Be active on a weekend': 'كن نشطًا في نهاية أسبوع',
  'Be active on # weekends': 'كن نشطًا في # من نهايات الأسابيع',
  'Finish your daily routine': 'أنهِ روتينك اليومي',
  'Finish your daily routine # times': 'أنهِ روتينك اليومي، المرات: #',
  'Complete a strength quest': 'أنجز مهمة قوة',
  'Complete # strength quests': 'أنجز # من مهام القوة',
  'Complete a cardio quest': 'أنجز مهمة كارديو',
  'Complete # cardio quests': 'أنجز # من مهام الكارديو',
  'Complete a core quest': 'أنجز مهمة للجذع',
  'Complete # core quests': 'أنجز # من مهام الجذع',
  'Complete a mobility quest': 'أنجز مهمة مرونة',
  'Complete # mobility quests': 'أنجز # من مهام المرونة',
  'Complete a recovery quest': 'أنجز مهمة تعافٍ',
  'Complete # recovery quests': 'أنجز # من مهام التعافي',
  'Complete a mindset quest': 'أنجز مهمة للذهن',
  'Complete # mindset quests': 'أنجز # من مهام الذهن',
  'Fitness Enthusiast': 'محب اللياقة',
  'Good morning': 'صباح الخير',
  'Good afternoon': 'طاب يومك',
  'Good evening': 'مساء الخير',
  'Complete 1 workout.': 'أكمل تدريبًا واحدًا.',
  'Keep a 7-day streak.': 'حافظ على سلسلة من 7 أيام.',
  'Complete 30 workouts.': 'أكمل 30 تدريبًا.',
  'Reach 100% of a goal.': 'صِل إلى 100% من هدف.',
  'Complete 5 quests.': 'أنجز 5 مهام.',
  'Every strength quest you complete counts.': 'كل مهمة قوة تنجزها محسوبة.',
  'Every cardio quest you complete counts.': 'كل مهمة كارديو تنجزها محسوبة.',
  'Every core quest you complete counts.': 'كل مهمة للجذع تنجزها محسوبة.',
  'Every mobility quest you complete counts.': 'كل مهمة مرونة تنجزها محسوبة.',
  'Every recovery quest you complete counts.': 'كل مهمة تعافٍ تنجزها محسوبة.',
  'Every mindset quest you complete counts.': 'كل مهمة للذهن تنجزها محسوبة.',
  'Coming back after seven days or more without activity counts.':
    'العودة بعد سبعة أيام أو أكثر دون نشاط محسوبة.',
  'Each day on which you beat one of your own records counts once.':
    'كل يوم تتجاوز فيه رقمًا قياسيًا لك محسوب مرة واحدة.',
  'The distances of your walks and hikes add up.': 'مسافات مشيك ونزهاتك في الطبيعة تُجمع.',
};
