import type { Dictionary } from '#domain/catalogue/languages/dictionary.ts';

/** Descriptions, alternatives and steps of the quests. */
export const quests: Dictionary = {
  'Six walks of 40 seconds with a weight you control, 40 seconds of rest between. Stand tall and take short, even steps.':
    'ست مشيات من 40 ثانية بوزن تتحكم به، وبينها 40 ثانية راحة. قف منتصبًا وخذ خطوات قصيرة متساوية.',
  'Three sets of 12 slow pull-aparts at chest height, thumbs up, 45 seconds of rest between.':
    'ثلاث مجموعات من 12 شدّة بطيئة عند مستوى الصدر، الإبهامان إلى أعلى، وبينها 45 ثانية راحة.',
  'Hang from the bar for 2 minutes in total, in as many goes as you need. Step down, never drop.':
    'تعلّق بالعقلة دقيقتين في المجموع، على أي عدد من المرات تحتاجه. انزل بخطوة، ولا تقفز أبدًا.',
  'Breathe in for 4, hold for 4, out for 4, hold for 4. Twelve rounds, sitting down. Skip the holds if they feel tense.':
    'شهيق 4، واحبس 4، وزفير 4، واحبس 4. اثنتا عشرة جولة، جالسًا. اترك الحبس إن أشعرك بالتوتر.',
  'Walk one mile at a pace where you can talk but not sing. Outside, or laps of your home.':
    'امشِ ميلًا واحدًا بوتيرة تستطيع معها الكلام لا الغناء. في الخارج، أو دورات في بيتك.',
  'Five burpees at the start of each minute, for 10 minutes. What is left of the minute is your rest. Step back in place of jumping if you like.':
    'خمسة بيربي في بداية كل دقيقة، لمدة 10 دقائق. ما تبقى من الدقيقة راحتك. ارجع خطوة بدل القفز إن أحببت.',
  'Two calf stretches of 40 seconds a side, then a minute a side of pressing your fingers slowly along the sole.':
    'إطالتان للسمانة من 40 ثانية لكل جهة، ثم دقيقة لكل جهة من ضغط أصابعك ببطء على باطن القدم.',
  'Eight rounds: 20 seconds of mountain climbers, 10 seconds of plank, 30 seconds of rest.':
    'ثماني جولات: 20 ثانية متسلق الجبال، و10 ثوانٍ بلانك، و30 ثانية راحة.',
  'Warm up, then 5 sets of 5 deadlifts with 2 minutes of rest. Every rep looks like the first, or the weight comes down.':
    'ابدأ بالإحماء، ثم 5 مجموعات من 5 رفعات مميتة مع دقيقتين راحة. كل تكرار مثل الأول، وإلا فخفّف الوزن.',
  'Ten slow rounds each of shoulder rolls, seated twists and ankle circles. Only go as far as feels easy.':
    'عشر دورات بطيئة من دوران الكتفين والالتفاف جالسًا ودوران الكاحلين. فقط بقدر ما يسهل عليك.',
  'Ten minutes of walking with no goal but fresh air. Leave the pace to your mood.':
    'عشر دقائق من المشي بلا هدف سوى الهواء النقي. دع الوتيرة لمزاجك.',
  'Child’s pose, knees side to side and a seated forward fold: 2 minutes each, with the lights low.':
    'وضعية الطفل، والركبتان من جهة إلى جهة، والانحناء جالسًا: دقيقتان لكل منها، والأضواء خافتة.',
  'Three unhurried rounds of the Mobility Flow. Move with your breath, not with the clock.':
    'ثلاث جولات هادئة من سلسلة المرونة. تحرك مع أنفاسك، لا مع الساعة.',
  'Five minutes easy, then 6 climbs of 1 minute at a hard gear with 1 minute easy between, then 3 minutes easy.':
    'خمس دقائق بهدوء، ثم 6 صعدات من دقيقة على ترس ثقيل وبينها دقيقة بهدوء، ثم 3 دقائق بهدوء.',
  'Half-kneeling hip stretch, 4 holds of 30 seconds a side. Tuck your tail before you lean forward.':
    'إطالة الورك على ركبة واحدة، 4 مرات من 30 ثانية لكل جهة. أمِل حوضك إلى الخلف قبل أن تميل إلى الأمام.',
  'Fifteen minutes of walking uphill. Find a slope that lifts your breathing and leave the handrails alone.':
    'خمس عشرة دقيقة من المشي صعودًا. اختر منحدرًا يرفع تنفسك واترك المقابض.',
  'Lie on your back with your legs resting up a wall for 8 minutes. Breathe out longer than you breathe in.':
    'استلقِ على ظهرك وساقاك على الحائط 8 دقائق. اجعل الزفير أطول من الشهيق.',
  'Save up 3 minutes of plank in as many holds as you need. Stop each hold when your hips start to sag.':
    'اجمع 3 دقائق بلانك على أي عدد من المرات تحتاجه. أوقف كل مرة حين يبدأ وركاك بالهبوط.',
  'Climb from 1 to 6 push-ups, then back down. Rest as many breaths as the rung has reps. Drop to your knees before your form goes.':
    'اصعد من تكرار ضغط واحد إلى 6، ثم انزل. استرح أنفاسًا بعدد تكرارات الدرجة. انزل على ركبتيك قبل أن يختل أداؤك.',
  'Four rounds: 10 rows and 10 floor presses, with 60 seconds of rest. Pick a weight that leaves 2 good reps in you.':
    'أربع جولات: 10 تجديف و10 ضغط أرضي، مع 60 ثانية راحة. اختر وزنًا يترك فيك تكرارين جيدين.',
  'Three sets of 12 glute bridges: up for 2 counts, hold for 2, down for 3. Ribs stay low.':
    'ثلاث مجموعات من 12 جسر أرداف: ارتفع في عدّتين، واثبت عدّتين، وانزل في 3. الأضلاع إلى أسفل.',
  'Air squats in sets of 12, 10, 8, 6, 4 and 2, with 30 seconds of rest between. Keep your heels down.':
    'سكوات في مجموعات من 12 و10 و8 و6 و4 و2، بينها 30 ثانية راحة. أبقِ كعبيك على الأرض.',
  'Eight brisk climbs of one flight. Walk down to recover and use the rail. No stairs? Use a step or a kerb.':
    'ثماني صعدات سريعة لطابق واحد. انزل مشيًا لتستريح واستخدم الدرابزين. لا درج؟ استخدم درجة أو رصيفًا.',
  'Write down 3 things your body did well this week, and the one you want to repeat tomorrow.':
    'اكتب 3 أشياء أحسنها جسمك هذا الأسبوع، والشيء الذي تريد تكراره غدًا.',
  'Nothing to do but enjoy it: the points are yours and today counts.':
    'لا شيء عليك سوى أن تستمتع: النقاط لك واليوم محسوب.',
  'a backpack filled with books': 'حقيبة ظهر مليئة بالكتب',
  'a towel held wide and pulled tight': 'منشفة ممسوكة على اتساعها ومشدودة',
  'a heavy backpack held by both straps': 'حقيبة ظهر ثقيلة من حزاميها',
  'a hill or a staircase': 'تلّ أو درج',
  'two full water bottles': 'زجاجتا ماء ممتلئتان',
  'Pick a weight you control': 'اختر وزنًا تتحكم به',
  'Walk with the weight': 'امشِ بالوزن',
  'Stand tall and take short, even steps.': 'قف منتصبًا وخذ خطوات قصيرة متساوية.',
  'Pull-aparts at chest height': 'شد إلى الجانبين عند مستوى الصدر',
  'Slowly, thumbs up.': 'ببطء، الإبهامان إلى أعلى.',
  'Hang from the bar': 'تعلّق بالعقلة',
  'Pause the clock when you step down. Step down, never drop.':
    'أوقف الساعة حين تنزل. انزل بخطوة، ولا تقفز أبدًا.',
  'Breathe in': 'شهيق',
  Hold: 'احبس',
  'Skip the hold if it feels tense.': 'اترك الحبس إن أشعرك بالتوتر.',
  'Breathe out': 'زفير',
  'Walk one mile': 'امشِ ميلًا واحدًا',
  'At a pace where you can talk but not sing.': 'بوتيرة تستطيع معها الكلام لا الغناء.',
  '5 burpees': '5 بيربي',
  'Then rest until the minute is over. Step back in place of jumping if you like.':
    'ثم استرح حتى تنتهي الدقيقة. ارجع خطوة بدل القفز إن أحببت.',
  'Calf stretch, left': 'إطالة السمانة، يسار',
  'Calf stretch, right': 'إطالة السمانة، يمين',
  'Press along the sole, left': 'ضغط على باطن القدم، يسار',
  'Press along the sole, right': 'ضغط على باطن القدم، يمين',
  'Mountain climbers': 'متسلق الجبال',
  Plank: 'بلانك',
  'Warm up': 'إحماء',
  Deadlifts: 'رفعة مميتة',
  'Every rep looks like the first, or the weight comes down.': 'كل تكرار مثل الأول، وإلا فخفّف الوزن.',
  'Shoulder rolls': 'دوران الكتفين',
  'Only go as far as feels easy.': 'فقط بقدر ما يسهل عليك.',
  'Seated twists': 'التفاف جالسًا',
  'Ankle circles': 'دوران الكاحلين',
  Walk: 'مشي',
  'Leave the pace to your mood.': 'دع الوتيرة لمزاجك.',
  'Child’s pose': 'وضعية الطفل',
  'Knees side to side': 'الركبتان من جهة إلى جهة',
  'Seated forward fold': 'انحناء إلى الأمام جالسًا',
  'One round of the Mobility Flow': 'جولة من سلسلة المرونة',
  'Move with your breath, not with the clock.': 'تحرك مع أنفاسك، لا مع الساعة.',
  'Easy ride': 'ركوب هادئ',
  'Climb at a hard gear': 'صعود على ترس ثقيل',
  'Half-kneeling hip stretch, left': 'إطالة الورك على ركبة واحدة، يسار',
  'Tuck your tail before you lean forward.': 'أمِل حوضك إلى الخلف قبل أن تميل إلى الأمام.',
  'Half-kneeling hip stretch, right': 'إطالة الورك على ركبة واحدة، يمين',
  'Walk uphill': 'امشِ صعودًا',
  'Find a slope that lifts your breathing.': 'اختر منحدرًا يرفع تنفسك.',
  'Legs up the wall': 'الساقان على الحائط',
  'Breathe out longer than you breathe in.': 'اجعل الزفير أطول من الشهيق.',
  'Pause the clock when your hips start to sag.': 'أوقف الساعة حين يبدأ وركاك بالهبوط.',
  'Push-ups': 'ضغط',
  'Rest as many breaths as the rung has reps. Drop to your knees before your form goes.':
    'استرح أنفاسًا بعدد تكرارات الدرجة. انزل على ركبتيك قبل أن يختل أداؤك.',
  'Pick your weight': 'اختر وزنك',
  'It leaves 2 good reps in you at the end of a round.': 'يترك فيك تكرارين جيدين في نهاية الجولة.',
  Rows: 'تجديف',
  'Floor presses': 'ضغط أرضي',
  'Glute bridges': 'جسر الأرداف',
  'Up for 2 counts, hold for 2, down for 3. Ribs stay low.':
    'ارتفع في عدّتين، واثبت عدّتين، وانزل في 3. الأضلاع إلى أسفل.',
  'Air squats': 'سكوات',
  'Keep your heels down.': 'أبقِ كعبيك على الأرض.',
  'Brisk climb of one flight': 'صعود سريع لطابق واحد',
  'Walk down to recover and use the rail.': 'انزل مشيًا لتستريح واستخدم الدرابزين.',
  'Write down three good things': 'اكتب ثلاثة أشياء جميلة',
  'One thing that your body did well this week': 'شيء أحسنه جسمك هذا الأسبوع',
  'A second thing': 'شيء ثانٍ',
  'A third thing': 'شيء ثالث',
  'The one that you want to repeat tomorrow': 'ما تريد تكراره غدًا',
};
