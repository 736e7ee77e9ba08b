import type { Dictionary } from '#domain/catalogue/languages/dictionary.ts';

/** Descriptions of workouts, programs, tests and phases. */
export const workouts: Dictionary = {
  'Low steps, steady breath. The whole session works without a single jump.':
    'خطوات منخفضة ونفس ثابت. الحصة كلها بلا قفزة واحدة.',
  'Half an hour on foot, outdoors or in laps of your home, with a brisk middle.':
    'نصف ساعة على القدمين، في الخارج أو دورات في بيتك، ووسطها سريع.',
  'Short, hard rounds with honest rest. Keep the last burpee as tidy as the first.':
    'جولات قصيرة شاقة براحة حقيقية. اجعل آخر بيربي مرتبًا كالأول.',
  'Three moves, four rounds each. Finish warm and able to say a whole sentence.':
    'ثلاث حركات، أربع جولات لكل منها. تنهي دافئًا وقادرًا على جملة كاملة.',
  'Down on the floor and on the move: your heart works while your trunk holds still.':
    'على الأرض وفي حركة: قلبك يعمل وجذعك ثابت.',
  'One minute jogging, a minute and a half walking, six times. Slow is the plan.':
    'دقيقة هرولة، ودقيقة ونصف مشي، ست مرات. البطء هو الخطة.',
  'Quick steps in short bursts. The rest is longer than the work, so make the work count.':
    'خطوات سريعة في دفعات قصيرة. الراحة أطول من العمل، فاجعل العمل يستحق.',
  'One foot on the floor throughout. Kind to joints and neighbours.':
    'قدم واحدة على الأرض طوال الوقت. لطيف على المفاصل والجيران.',
  'Fast runs with a walk back between. Find a flat stretch and stop while the runs are still fast.':
    'جري سريع وبينه عودة مشيًا. اختر طريقًا مستويًا وتوقف والجري ما زال سريعًا.',
  'Twenty even minutes at a pace that leaves you words. The warm-up is part of it.':
    'عشرون دقيقة متساوية بوتيرة تترك لك كلمات. الإحماء جزء منها.',
  'A steady half hour in the saddle, as if you had a few errands to run.':
    'نصف ساعة ثابتة على المقعد، كأن لديك بضعة مشاوير.',
  'Walk uphill on the treadmill. Set a slope that lifts your breathing and let go of the rails.':
    'امشِ صعودًا على السير. اختر درجة ميل ترفع تنفسك واترك المقابض.',
  'Eight strong half minutes with easy pedalling between. Warm up until you want to go faster.':
    'ثماني دفعات قوية من نصف دقيقة وبينها ركوب هادئ. قم بالإحماء حتى ترغب في السرعة.',
  'Two minutes quick, ninety seconds of easy walking, six times. Slow the belt before you step off.':
    'دقيقتان بسرعة، وتسعون ثانية مشي خفيف، ست مرات. أبطئ السير قبل أن تنزل.',
  'One move for each part of you, three times round. The session to come back to.':
    'حركة لكل جزء منك، ثلاث جولات. الحصة التي تعود إليها.',
  'Squat, push, bridge, brace. Learn the four patterns that everything else is built on.':
    'سكوات وضغط وجسر وشد. تعلّم الحركات الأربع التي يقوم عليها كل شيء.',
  'Brace, curl and turn. Quality before count: stop a set when your back starts to help.':
    'شد ولف والتفاف. الجودة قبل العدد: أوقف المجموعة حين يبدأ ظهرك بالمساعدة.',
  'Stairs, shopping, trains to catch: legs for all of it, with nothing but your own weight.':
    'درج وتسوق وقطار تلحق به: ساقان لكل ذلك، بوزنك وحده.',
  'Chest, shoulders and triceps. Take the incline or the knees as soon as your line breaks.':
    'الصدر والكتفان والترايسبس. اختر المائل أو الركبتين حالما يختل خطك.',
  'Big moves, full rests, no shortcuts. For people who own fifteen clean push-ups.':
    'حركات كبيرة وراحة كاملة بلا اختصار. لمن يتقن خمسة عشر تكرار ضغط.',
  'A calm round of work from head to heel. Leave each set with two good reps to spare.':
    'جولة هادئة من الرأس إلى الكعب. اترك في كل مجموعة تكرارين جيدين.',
  'Strength moves with short rests, so that your heart gets its share.':
    'حركات قوة براحة قصيرة، ليأخذ قلبك نصيبه.',
  'Four leg moves with one more set than you would choose. Sit down afterwards, not before.':
    'أربع حركات للساقين بمجموعة أكثر مما كنت ستختار. اجلس بعدها، لا قبلها.',
  'Three kinds of push-up, hardest first. Write down your numbers and beat one of them next time.':
    'ثلاثة أنواع من الضغط، الأصعب أولًا. دوّن أرقامك وتجاوز واحدًا منها في المرة القادمة.',
  'Long holds, slow turns and a crawl. Breathe through all of it.':
    'ثبات طويل والتفاف بطيء وزحف. تنفس طوال الوقت.',
  'One band, every pattern. Choose a tension that lets you pause where it is hardest.':
    'شريط واحد لكل الحركات. اختر شدًّا يسمح لك بالتوقف عند أصعب نقطة.',
  'The back of your body: rows, hinges and bridges for people who sit a lot.':
    'خلف جسمك: تجديف وانثناء وجسور لمن يجلس كثيرًا.',
  'Hang for grip and shoulders, push for balance. The first step to a pull-up.':
    'تعلّق للقبضة والكتفين، وضغط للتوازن. الخطوة الأولى نحو العقلة.',
  'Pull-ups in small, clean sets. Step down from the bar, never drop.':
    'عقلة في مجموعات صغيرة سليمة. انزل عنها بخطوة، ولا تقفز أبدًا.',
  'Lift, row, press: the three bar moves that need no rack. Start with less than you think.':
    'رفع وتجديف وضغط: حركات البار الثلاث التي لا تحتاج إلى حامل. ابدأ بأقل مما تظن.',
  'Fives with long rests. Work up over two lighter sets, and end on a rep you would show.':
    'خماسيات براحة طويلة. تدرّج عبر مجموعتين أخف، وأنهِ بتكرار تفخر به.',
  'A kettlebell and a square of floor. Every set starts and ends with a quiet bell.':
    'كيتل بل ومربع من الأرض. كل مجموعة تبدأ وتنتهي بوضعه بهدوء.',
  'More sets, heavier bell. Put it down between sets and walk a few steps.':
    'مجموعات أكثر ووزن أثقل. ضعه بين المجموعات وامشِ خطوات قليلة.',
  'Supported rows, presses from the floor and split work for the legs.':
    'تجديف مسنود، وضغط من الأرض، وعمل منفرد للساقين.',
  'The bench as a step, a ramp and a handle. Check that it stands still first.':
    'المقعد درجة ومنحدر ومقبض. تأكد أولًا أنه ثابت.',
  'Squat, row, press, hinge: one exercise each, and time to do them well.':
    'سكوات وتجديف وضغط وانثناء: تمرين لكل منها، ووقت لأدائه جيدًا.',
  'Four strong moves and a finisher. Add the smallest weight you own once all sets feel even.':
    'أربع حركات قوية وخاتمة. أضف أصغر وزن لديك حين تتساوى كل المجموعات.',
  'Heavy pairs with full rests. Bring a second pair of dumbbells, or slow every rep down.':
    'أزواج ثقيلة براحة كاملة. أحضر زوجًا ثانيًا من الدمبل، أو أبطئ كل تكرار.',
  'Three counts down, one up. The weight stays, the work grows.':
    'ثلاث عدّات نزولًا، وواحدة صعودًا. الوزن ثابت، والعمل يكبر.',
  'Gentle movement for the day after. You should leave with more energy than you brought.':
    'حركة لطيفة لليوم التالي. تخرج بطاقة أكثر مما دخلت.',
  'Slow the day down: two rounds of the flow, then breathing until the count feels long.':
    'أبطئ يومك: جولتان من المرونة، ثم تنفس حتى يطول العدّ.',
  'For knees that ask for help from the joints above and below.':
    'لركبتين تطلبان العون من المفاصل فوقهما وتحتهما.',
  'Ten minutes before the first coffee. Start small: stiff mornings loosen by the second round.':
    'عشر دقائق قبل أول قهوة. ابدأ صغيرًا: الصباح المتيبس يلين في الجولة الثانية.',
  'Hold, then move: strength at the end of your range is what makes mobility last.':
    'اثبت ثم تحرك: القوة في آخر المدى هي ما يجعل المرونة تدوم.',
  'Five moves, ten reps each. Small enough to do on your busiest day.':
    'خمس حركات، عشرة تكرارات لكل منها. صغيرة تكفي أكثر أيامك ازدحامًا.',
  'Five moves, two sets of ten. Rest as long as you need between sets.':
    'خمس حركات، مجموعتان من عشرة. استرح بين المجموعات ما تحتاجه.',
  'The exercises you chose, in the order you chose.': 'التمارين التي اخترتها، بالترتيب الذي اخترته.',
  'Progressive overload': 'زيادة تدريجية للأوزان',
  'Compound movements': 'حركات مركّبة',
  Recovery: 'تعافٍ',
  'Lift a little more each week, then recover from it.': 'ارفع أكثر قليلًا كل أسبوع، ثم تعافَ منه.',
  'Building muscle and strength': 'بناء العضلات والقوة',
  '45 min, 3 days a week': '45 دقيقة، 3 أيام في الأسبوع',
  'Strength, whole body': 'القوة، الجسم كله',
  'Helps, not required': 'تفيد، وليست شرطًا',
  'Safe 1-2 lbs per week': 'وتيرة آمنة: 0.5 إلى 0.9 كجم (1-2 رطل) في الأسبوع',
  'Balanced nutrition guidance': 'إرشاد لتغذية متوازنة',
  'Cardio and strength': 'كارديو وقوة',
  'Lose 1-2 lbs a week and keep your strength.': 'أنقص 0.5 إلى 0.9 كجم (1-2 رطل) في الأسبوع واحفظ قوتك.',
  'Losing weight, feeling lighter': 'إنقاص الوزن والشعور بالخفة',
  'Intervals and strength': 'الفترات والقوة',
  'Intervals and easy days in balance': 'توازن بين الفترات والأيام الخفيفة',
  'Indoors or outdoors': 'في الداخل أو الخارج',
  'A goal in miles, km or minutes': 'هدف بالأميال أو الكيلومترات أو الدقائق',
  'Go further, recover faster.': 'اذهب أبعد، وتعافَ أسرع.',
  'Running, riding or walking further': 'جري أو ركوب أو مشي أبعد',
  'Heart and lungs': 'القلب والرئتان',
  'Shoes are enough': 'الحذاء يكفي',
  'Daily 50 or 100 rep challenges': 'تحديات يومية من 50 أو 100 تكرار',
  'No equipment': 'بلا أدوات',
  'Beginner friendly': 'مناسب للمبتدئين',
  '50 or 100 reps in 10-15 minutes.': '50 أو 100 تكرار في 10 إلى 15 دقيقة.',
  'Staying in the habit': 'البقاء على العادة',
  '10-15 minutes, every day': '10 إلى 15 دقيقة، كل يوم',
  'Push-ups, squats, core': 'ضغط وسكوات وجذع',
  None: 'لا شيء',
  'Seven short test days': 'سبعة أيام اختبار قصيرة',
  'A level you can trust': 'مستوى تثق به',
  'A recommendation at the end': 'توصية في النهاية',
  'Not sure yet? Measure first.': 'لم تقرر بعد؟ قِس أولًا.',
  'Finding out where you stand': 'معرفة أين تقف',
  '20-30 min, 7 days': '20 إلى 30 دقيقة، 7 أيام',
  'Strength, cardio, core, flexibility': 'قوة وكارديو وجذع ومرونة',
  'A chair, a wall and a tape measure': 'كرسي وحائط وشريط قياس',
  'Five moves, 50 reps in all.': 'خمس حركات، 50 تكرارًا في المجموع.',
  'The same five moves, twice round.': 'الحركات الخمس نفسها، جولتان.',
  'Up to 5 exercises of your choice.': 'حتى 5 تمارين من اختيارك.',
  'Mostly sitting, little exercise.': 'جلوس في معظم الوقت، وحركة قليلة.',
  'Light exercise 1 to 3 days a week.': 'تمرين خفيف من يوم إلى 3 أيام في الأسبوع.',
  'Moderate exercise 3 to 5 days a week.': 'تمرين متوسط من 3 إلى 5 أيام في الأسبوع.',
  'Hard exercise 6 or 7 days a week.': 'تمرين شاق 6 أو 7 أيام في الأسبوع.',
  'Hard daily training or a physical job.': 'تدريب يومي شاق أو عمل بدني.',
  'The 7-day assessment skips goal and timeline.': 'تقييم 7 أيام يتخطى الهدف والمدة.',
  'Learn the movements and settle into regular days.': 'تعلّم الحركات واستقر على أيام منتظمة.',
  'More cardio and full-body work, with short rests.': 'كارديو أكثر وعمل للجسم كله براحة قصيرة.',
  'Keep what you have built with strength work while the weight goes down.':
    'احفظ ما بنيته بتدريب القوة والوزن ينزل.',
  'Hold the result with a week that you would gladly repeat.': 'ثبّت النتيجة بأسبوع يسعدك تكراره.',
  'Prepare joints and tendons with moderate loads.': 'حضّر المفاصل والأوتار بأوزان معتدلة.',
  'More sets each week, and enough food and sleep to grow from them.':
    'مجموعات أكثر كل أسبوع، وغذاء ونوم يكفيان لتنمو منها.',
  'Fewer repetitions, more load, longer rests.': 'تكرارات أقل، ووزن أكبر، وراحة أطول.',
  'Even out weak spots and let the body recover.': 'عالج نقاط الضعف ودع الجسم يتعافى.',
  'Find a pace that you can hold and come back to it every week.':
    'اختر وتيرة تستطيع الحفاظ عليها وعُد إليها كل أسبوع.',
  'Go a little longer, with one harder day a week.': 'أطِل قليلًا، مع يوم أصعب في الأسبوع.',
  'Put it together and see how far you have come.': 'اجمع كل ذلك وشاهد كم تقدمت.',
  'Ten to fifteen minutes a day until it needs no deciding.':
    'من عشر إلى خمس عشرة دقيقة في اليوم حتى لا تحتاج إلى قرار.',
  'The same routine with better form and fewer missed days.': 'الروتين نفسه بأداء أفضل وأيام فائتة أقل.',
  'Add repetitions where they have become easy.': 'أضف تكرارات حيث صارت سهلة.',
  'Seven short days that measure where you stand.': 'سبعة أيام قصيرة تقيس أين تقف.',
  'Choose the program that fits your results.': 'اختر البرنامج الذي يناسب نتائجك.',
  'As many clean push-ups as you can without a pause. Stop when your hips sag. On the knees? Say so in the notes.':
    'أكبر عدد من تكرارات الضغط السليمة دون توقف. توقف حين يهبط وركاك. على الركبتين؟ اذكر ذلك في الملاحظات.',
  'On a chair that cannot slide, knees bent. Count until your shoulders rise or you have to pause.':
    'على كرسي لا ينزلق، والركبتان مثنيتان. عُدّ حتى يرتفع كتفاك أو تضطر إلى التوقف.',
  'From the top of a push-up, feet wide, touch the left shoulder with the right hand, then the right with the left. Each touch counts. Stop when your hips sway.':
    'من أعلى وضعية الضغط والقدمان متباعدتان، المس الكتف الأيسر باليد اليمنى، ثم الأيمن باليسرى. كل لمسة محسوبة. توقف حين يتمايل وركاك.',
  'As many squats as you can at an even pace, heels down. Stop when you have to pause.':
    'أكبر عدد من السكوات بوتيرة متساوية والكعبان على الأرض. ينتهي العدّ حين تضطر إلى التوقف.',
  'Change legs on every rep and count both together. Stop when your balance goes.':
    'بدّل الساقين في كل تكرار واحسبهما معًا. توقف حين يختل توازنك.',
  'Knees at about 90 degrees, hands off your thighs. The clock stops when you slide or stand up.':
    'الركبتان نحو 90 درجة، واليدان بعيدتان عن الفخذين. تتوقف الساعة حين تنزلق أو تقف.',
  'As many as you can at a pace that you could keep for a minute. Stepping back counts. Stop if you feel dizzy.':
    'أكبر عدد بوتيرة تستطيع الحفاظ عليها دقيقة. الرجوع خطوة محسوب. توقف إن شعرت بدوار.',
  'Count every knee that reaches hip height in 60 seconds. Marching counts.':
    'احسب كل ركبة تصل إلى مستوى الورك في 60 ثانية. المشي في المكان محسوب.',
  'Count full jacks in 60 seconds. Step jacks count too: say so in the notes.':
    'احسب التكرارات الكاملة في 60 ثانية. جاك بلا قفز محسوب أيضًا: اذكر ذلك في الملاحظات.',
  'Warm up first. Sit with straight legs, feet against a wall, and reach forward slowly. Enter the centimetres between fingertips and wall, 0 if you touch it.':
    'قم بالإحماء أولًا. اجلس بساقين مستقيمتين وقدماك على حائط، ومُدّ يديك إلى الأمام ببطء. أدخل السنتيمترات بين أطراف الأصابع والحائط، و0 إن لمسته.',
  'One hand over the shoulder, the other up the back. Enter the centimetres between your fingertips, 0 if they meet. Note which arm was on top.':
    'يد من فوق الكتف والأخرى من أسفل الظهر. أدخل السنتيمترات بين أطراف أصابعك، و0 إن التقت. اكتب أي ذراع كانت في الأعلى.',
  'Lie on the edge of a bed, hug one knee and let the other thigh sink. Enter the centimetres between that thigh and the edge, 0 if it rests. Use the tighter side.':
    'استلقِ على حافة سرير، وضُمّ ركبة، ودع الفخذ الآخر يهبط. أدخل السنتيمترات بين ذلك الفخذ والحافة، و0 إن استقر عليها. اعتمد الجهة الأقل مرونة.',
  'On your forearms, one straight line. The clock stops when your hips sag or rise.':
    'على ساعديك، وخط مستقيم واحد. تتوقف الساعة حين يهبط وركاك أو يرتفعان.',
  'Arms crossed on your chest, feet flat. Count until you have to pause or your lower back takes over.':
    'الذراعان متقاطعتان على صدرك والقدمان مسطحتان. عُدّ حتى تضطر إلى التوقف أو يتولى أسفل ظهرك العمل.',
  'Count every knee at an even pace. Stop when your hips bounce or you have to pause.':
    'احسب كل ركبة بوتيرة متساوية. توقف حين يرتد وركاك أو تضطر إلى التوقف.',
  'Four steps forward, four back, knees low. The clock stops when a knee touches the floor.':
    'أربع خطوات إلى الأمام وأربع إلى الخلف والركبتان منخفضتان. تتوقف الساعة حين تلمس ركبة الأرض.',
  'One round is 10 air squats, 5 push-ups and 15 seconds of plank. Count whole rounds in 8 minutes, with rests as you need them.':
    'الجولة 10 سكوات و5 ضغط و15 ثانية بلانك. احسب الجولات الكاملة في 8 دقائق، واسترح كما تحتاج.',
  'Move through the flow for 8 minutes without hurry. Count the rounds that felt smooth.':
    'تحرك في سلسلة المرونة 8 دقائق دون عجلة. احسب الجولات التي جرت بسلاسة.',
  'Sit and breathe 4 in, 4 hold, 4 out, 4 hold. Count the rounds in 4 minutes that felt calm.':
    'اجلس وتنفس: شهيق 4، واحبس 4، وزفير 4، واحبس 4. احسب الجولات الهادئة في 4 دقائق.',
};
