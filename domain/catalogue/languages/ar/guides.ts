import type { Dictionary } from '#domain/catalogue/languages/dictionary.ts';

/** Steps, cues, modifications, mistakes and safety of the guides. */
export const guides: Dictionary = {
  'Put your hands on the floor a little wider than your shoulders, fingers forward.':
    'ضع يديك على الأرض أوسع قليلًا من كتفيك، والأصابع إلى الأمام.',
  'Step back until your body is one straight line from head to heels.':
    'ارجع بقدميك حتى يصير جسمك خطًا واحدًا من الرأس إلى الكعبين.',
  'Bend your elbows and lower your chest until it is a fist’s height above the floor.':
    'اثنِ مرفقيك وأنزل صدرك حتى يبقى بينه وبين الأرض ارتفاع قبضة.',
  'Press the floor away and come back to straight arms without letting your hips sag.':
    'ادفع الأرض وعُد إلى ذراعين مستقيمتين دون أن يهبط وركاك.',
  'Elbows point back at about 45 degrees, not out to the sides.':
    'المرفقان إلى الخلف بزاوية نحو 45 درجة، لا إلى الجانبين.',
  'Squeeze your glutes and brace your belly before the first rep.': 'شُدّ الأرداف والبطن قبل أول تكرار.',
  'Look at the floor just ahead of your hands.': 'انظر إلى الأرض أمام يديك بقليل.',
  'Incline push-ups: hands on a bench or a sturdy table. The higher the hands, the easier.':
    'ضغط مائل لأعلى: اليدان على مقعد أو طاولة ثابتة. كلما ارتفعت اليدان صار أسهل.',
  'Knee push-ups: knees on the floor, straight line from knees to head.':
    'ضغط على الركبتين: الركبتان على الأرض، وخط مستقيم من الركبتين إلى الرأس.',
  'Decline push-ups: feet on a bench, once you own 15 clean reps on the floor.':
    'ضغط مائل لأسفل: القدمان على مقعد، حين تتقن 15 تكرارًا سليمًا على الأرض.',
  'Hips that sag or stick up.': 'وركان يهبطان أو يرتفعان.',
  'Half reps: shorten the set, not the movement.': 'أنصاف التكرارات: قلّل العدد، لا المدى.',
  'Head dropping before the chest does.': 'هبوط الرأس قبل الصدر.',
  'If your wrists complain, hold two dumbbells or make fists on a mat.':
    'إن آلمك معصماك فأمسك دمبلين أو اقبض يديك على بساط.',
  'Stop if you feel a pinch in the front of the shoulder.': 'توقف إن شعرت بوخز في مقدمة الكتف.',
  'Sit on the edge of a bench or a chair that cannot slide, hands beside your hips, fingers forward.':
    'اجلس على حافة مقعد أو كرسي لا ينزلق، ويداك بجانب وركيك والأصابع إلى الأمام.',
  'Walk your feet out, knees bent, and lift your hips just in front of the edge.':
    'امشِ بقدميك إلى الأمام والركبتان مثنيتان، وارفع وركيك أمام الحافة مباشرة.',
  'Bend your elbows straight back and lower until your upper arms are at most level with the floor.':
    'اثنِ مرفقيك إلى الخلف وانزل حتى يوازي عضداك الأرض على الأكثر.',
  'Press through your palms until your arms are straight.': 'ادفع براحتيك حتى تستقيم ذراعاك.',
  'Keep your back close to the edge.': 'أبقِ ظهرك قريبًا من الحافة.',
  'Shoulders stay down, away from your ears.': 'الكتفان إلى أسفل، بعيدًا عن الأذنين.',
  'Elbows point behind you.': 'المرفقان إلى الخلف.',
  'Sit on the floor, hands behind you, and lift your hips only a little.':
    'اجلس على الأرض ويداك خلفك، وارفع وركيك قليلًا فقط.',
  'Bring your feet closer to take weight off your arms.': 'قرّب قدميك لتخفف الحمل عن ذراعيك.',
  'Straighten your legs to make it harder.': 'افرد ساقيك ليصير أصعب.',
  'Going so deep that the shoulders roll forward.': 'النزول العميق حتى يلتف الكتفان إلى الأمام.',
  'Drifting away from the edge.': 'الابتعاد عن الحافة.',
  'Pushing with the legs.': 'الدفع بالساقين.',
  'Put the chair against a wall.': 'ضع الكرسي على الحائط.',
  'Skip dips and do incline push-ups if your shoulders are sore or have been injured.':
    'اترك الغطس ونفّذ الضغط المائل لأعلى إن كان كتفاك يؤلمانك أو سبقت إصابتهما.',
  'Lie on your back, knees bent, feet flat, a weight in each hand or a light bar held over your chest.':
    'استلقِ على ظهرك والركبتان مثنيتان والقدمان مسطحتان، وفي كل يد وزن، أو بار خفيف فوق صدرك.',
  'Start with straight arms, wrists above elbows.': 'ابدأ بذراعين مستقيمتين، والمعصمان فوق المرفقين.',
  'Lower slowly until the backs of your upper arms touch the floor. Pause for a count.':
    'أنزل ببطء حتى يلمس ظهر عضديك الأرض. اثبت عدّة واحدة.',
  'Press straight up until your arms are long.': 'ادفع إلى أعلى مباشرة حتى تمتد ذراعاك.',
  'Elbows about 45 degrees from your ribs.': 'المرفقان بزاوية نحو 45 درجة من أضلاعك.',
  'Knuckles to the ceiling, wrists straight.': 'مفاصل الأصابع نحو السقف، والمعصمان مستقيمان.',
  'Press your lower back and feet into the floor.': 'اضغط أسفل ظهرك وقدميك على الأرض.',
  'One arm at a time, free hand on your belly.': 'ذراع واحدة في كل مرة، واليد الحرة على بطنك.',
  'Lower for 3 counts to make a light weight harder.': 'أنزل في 3 عدّات لتجعل الوزن الخفيف أصعب.',
  'Hold a glute bridge while you press.': 'اثبت في وضعية الجسر وأنت تدفع.',
  'Bouncing the elbows off the floor.': 'ارتداد المرفقين عن الأرض.',
  'Elbows flared level with the shoulders.': 'المرفقان مفتوحان بمستوى الكتفين.',
  'Wrists bent back under the weight.': 'المعصمان منثنيان إلى الخلف تحت الوزن.',
  'Roll up to sitting with the weights on your thighs. Do not reach behind you for them.':
    'اجلس والوزنان على فخذيك. لا تمد يدك خلفك لأخذهما.',
  'With a bar, train alone only at a weight that you can roll down to your hips.':
    'مع البار لا تتدرب وحدك إلا بوزن تستطيع دحرجته إلى وركيك.',
  'Stand with feet hip-width apart, weight in your hands, or stand on the middle of a band.':
    'قف والقدمان بعرض الوركين، والوزن في يديك، أو قف على منتصف شريط.',
  'Push your hips back and lean forward with a flat back, knees soft, arms hanging.':
    'ادفع وركيك إلى الخلف وانحنِ بظهر مسطح، والركبتان مرنتان والذراعان متدليتان.',
  'Pull your elbows back past your ribs and squeeze your shoulder blades together.':
    'اسحب مرفقيك إلى ما وراء أضلاعك واضمم لوحي كتفيك.',
  'Lower until your arms are long, without moving your back.': 'أنزل حتى تمتد ذراعاك دون أن يتحرك ظهرك.',
  'Lead with the elbow, not the hand.': 'قُد الحركة بالمرفق، لا باليد.',
  'Chest proud, neck in line with your back.': 'صدر مرفوع، ورقبة على استقامة الظهر.',
  'Your torso stays still from first rep to last.': 'جذعك ثابت من أول تكرار إلى آخره.',
  'One arm at a time, free hand and knee on a bench, for a rested back.':
    'ذراع واحدة في كل مرة، واليد الحرة والركبة على مقعد، ليرتاح الظهر.',
  'Lean less far forward with a lighter weight.': 'انحنِ أقل مع وزن أخف.',
  'Pause for 2 counts at the top to make it harder.': 'اثبت عدّتين في الأعلى ليصير أصعب.',
  'Rounding the lower back.': 'انحناء أسفل الظهر.',
  'Jerking the weight up with the hips.': 'نفض الوزن بالوركين.',
  'Shrugging the shoulders.': 'رفع الكتفين.',
  'Brace your belly before each set, and set the weight down as soon as your back rounds.':
    'شُدّ بطنك قبل كل مجموعة، وأنزل الوزن حالما ينحني ظهرك.',
  'Check a band for cracks before you stand on it.': 'تأكد من عدم وجود تشققات في الشريط قبل أن تقف عليه.',
  'Take the bar with both palms facing away, a little wider than your shoulders, and hang with long arms.':
    'أمسك العقلة وراحتاك إلى الأمام، أوسع قليلًا من كتفيك، وتعلّق بذراعين ممدودتين.',
  'Draw your shoulders down, away from your ears, and brace your belly.':
    'اسحب كتفيك إلى أسفل بعيدًا عن أذنيك، وشُدّ بطنك.',
  'Pull your elbows towards your ribs until your chin is over the bar.':
    'اسحب مرفقيك نحو أضلاعك حتى يعلو ذقنك العقلة.',
  'Lower under control until your arms are long again.': 'انزل بتحكم حتى تمتد ذراعاك من جديد.',
  'Think of pulling the bar down to you.': 'تخيّل أنك تسحب العقلة إليك.',
  'Legs together and still.': 'الساقان مضمومتان ثابتتان.',
  'The way down takes twice as long as the way up.': 'النزول يأخذ ضعف وقت الصعود.',
  'Step up on a box and only lower yourself, 4 counts for each rep.':
    'اصعد على صندوق ونفّذ النزول فقط، 4 عدّات لكل تكرار.',
  'Put a loop of band over the bar and one foot in it.': 'ضع حلقة شريط على العقلة وقدمًا فيها.',
  'Pause for 2 counts with your chin over the bar to make it harder.':
    'اثبت عدّتين وذقنك فوق العقلة ليصير أصعب.',
  'Swinging the legs to get up.': 'أرجحة الساقين للصعود.',
  'Stopping halfway down.': 'التوقف في منتصف النزول.',
  'Shrugging the shoulders to the ears.': 'رفع الكتفين نحو الأذنين.',
  'Try the bar with half your weight before you trust it, and step down from it, never drop.':
    'جرّب العقلة بنصف وزنك قبل أن تثق بها، وانزل عنها بخطوة، ولا تقفز أبدًا.',
  'Stop if you feel a pinch in a shoulder or a pull on the inside of an elbow.':
    'توقف إن شعرت بوخز في كتف أو شد في باطن مرفق.',
  'Stand under the bar, on a box if it is high, and take it at shoulder width, palms facing away.':
    'قف تحت العقلة، على صندوق إن كانت عالية، وأمسكها بعرض الكتفين وراحتاك إلى الأمام.',
  'Take your feet off the floor and let your arms grow long.': 'ارفع قدميك عن الأرض ودع ذراعيك تمتدان.',
  'Draw your shoulders a finger’s width down and breathe.': 'اسحب كتفيك إلى أسفل بعرض إصبع وتنفس.',
  'Put your feet down before your grip opens.': 'أنزل قدميك قبل أن تنفتح قبضتك.',
  'Thumbs round the bar.': 'الإبهامان حول العقلة.',
  'Ribs down, legs together.': 'الأضلاع إلى أسفل، والساقان مضمومتان.',
  'Breathe out slowly.': 'ازفر ببطء.',
  'Leave your toes on the floor or the box to carry part of your weight.':
    'أبقِ أصابع قدميك على الأرض أو الصندوق لتحمل جزءًا من وزنك.',
  'Hang in bursts of 5 seconds with a breath between.': 'تعلّق 5 ثوانٍ في كل مرة وبينها نفَس.',
  'Lift your knees a little to make it harder.': 'ارفع ركبتيك قليلًا ليصير أصعب.',
  'Holding the breath.': 'حبس النفَس.',
  'Swinging.': 'التأرجح.',
  'Hanging on until the fingers slip.': 'البقاء حتى تنزلق الأصابع.',
  'Dry your hands and check that the bar sits firmly.': 'جفّف يديك وتأكد أن العقلة ثابتة.',
  'Leave it out after a dislocated shoulder, unless somebody who treats it says otherwise.':
    'اتركه بعد خلع في الكتف، ما لم يقل معالجك غير ذلك.',
  'Stand with feet shoulder-width apart, toes turned out a little.':
    'قف والقدمان بعرض الكتفين، وأصابعهما إلى الخارج قليلًا.',
  'Push your hips back and bend your knees as if to sit on a low chair.':
    'ادفع وركيك إلى الخلف واثنِ ركبتيك كأنك تجلس على كرسي منخفض.',
  'Go as low as you can with your heels down and your back flat.':
    'انزل قدر ما تستطيع والكعبان على الأرض والظهر مسطح.',
  'Push the floor away and stand up tall.': 'ادفع الأرض وقف منتصبًا.',
  'Knees follow the line of your toes.': 'الركبتان في اتجاه أصابع القدمين.',
  'Whole foot on the floor: heel, big toe, little toe.':
    'القدم كلها على الأرض: الكعب والإصبع الكبير والصغير.',
  'Chest up, eyes ahead.': 'الصدر مرفوع والنظر إلى الأمام.',
  'Sit down on a chair and stand up again.': 'اجلس على كرسي وقف من جديد.',
  'Hold on to a door frame for balance.': 'أمسك إطار باب للتوازن.',
  'Goblet squat: hold one dumbbell or kettlebell against your chest. Or stand on a band and hold it at your shoulders.':
    'سكوات غوبلت: أمسك دمبل أو كيتل بل على صدرك. أو قف على شريط وأمسكه عند كتفيك.',
  'Heels lifting.': 'ارتفاع الكعبين.',
  'Knees caving in.': 'انهيار الركبتين إلى الداخل.',
  'Rounding the back at the bottom.': 'انحناء الظهر في الأسفل.',
  'Only go as deep as your knees and back stay comfortable.': 'انزل فقط بقدر ما ترتاح ركبتاك وظهرك.',
  'Warm up with 10 easy reps before you add weight.': 'قم بالإحماء بعشرة تكرارات خفيفة قبل أن تضيف وزنًا.',
  'Stand tall, feet hip-width apart, hands on your hips.':
    'قف منتصبًا والقدمان بعرض الوركين، ويداك على وركيك.',
  'Take a long step forward and land on the whole foot.': 'خذ خطوة طويلة إلى الأمام وانزل على القدم كلها.',
  'Lower until both knees are bent at about 90 degrees and the back knee hovers above the floor.':
    'انزل حتى تنثني الركبتان نحو 90 درجة وتبقى الخلفية فوق الأرض بقليل.',
  'Push off the front foot back to standing. Change legs.': 'ادفع بالقدم الأمامية وعُد واقفًا. بدّل الساقين.',
  'Feet stay on two rails, not on a tightrope.': 'القدمان على سكتين، لا على حبل.',
  'Front knee points the way the toes do.': 'الركبة الأمامية في اتجاه أصابع القدم.',
  'Lower straight down, torso upright.': 'انزل مباشرة إلى أسفل والجذع منتصب.',
  'Reverse lunges: step back, not forward. Kinder to the knees.':
    'لانجز للخلف: خطوة إلى الخلف بدل الأمام. ألطف على الركبتين.',
  'Go half as deep with a hand on a wall.': 'انزل إلى نصف العمق ويدك على حائط.',
  'Walking lunges: step through into the next rep. Or hold a dumbbell in each hand.':
    'لانجز مشيًا: تابع الخطوة إلى التكرار التالي. أو أمسك دمبل في كل يد.',
  'Steps so short that the front heel lifts.': 'خطوات قصيرة يرتفع معها الكعب الأمامي.',
  'Dropping the back knee onto the floor.': 'ارتطام الركبة الخلفية بالأرض.',
  'Leaning over the front leg.': 'الميل فوق الساق الأمامية.',
  'Clear the floor around you and train in shoes with grip.': 'أخلِ الأرض حولك وتدرّب بحذاء متماسك.',
  'Choose glute bridges on days when lunges hurt your knees.':
    'اختر جسر الأرداف في الأيام التي يؤلم فيها اللانجز ركبتيك.',
  'Stand with your back against a smooth wall.': 'قف وظهرك على حائط أملس.',
  'Walk your feet forward and slide down until your knees are bent at about 90 degrees.':
    'امشِ بقدميك إلى الأمام وانزلق حتى تنثني ركبتاك نحو 90 درجة.',
  'Press your whole back into the wall and hold, breathing steadily.':
    'اضغط ظهرك كله على الحائط واثبت مع تنفس منتظم.',
  'To finish, slide up the wall with your hands on it.': 'للإنهاء انزلق صاعدًا ويداك على الحائط.',
  'Knees above ankles.': 'الركبتان فوق الكاحلين.',
  'Weight in your heels.': 'الوزن على الكعبين.',
  'Keep breathing: count the breaths.': 'واصل التنفس: عُدّ أنفاسك.',
  'Stay higher on the wall.': 'ابقَ أعلى على الحائط.',
  'Several short holds with 10 seconds between.': 'ثبات قصير عدة مرات وبينها 10 ثوانٍ.',
  'Hold a weight at your chest to make it harder.': 'أمسك وزنًا على صدرك ليصير أصعب.',
  'Hands pushing on the thighs.': 'دفع الفخذين باليدين.',
  'Feet so close that the knees pass the toes.': 'قدمان قريبتان حتى تتجاوز الركبتان الأصابع.',
  'Stop if your knees hurt. Burning thighs are fine, sharp joints are not.':
    'توقف إن آلمتك ركبتاك. حرقة الفخذين لا بأس بها، ألم المفاصل الحاد لا.',
  'With high blood pressure, keep holds short and ask your doctor first.':
    'مع ضغط الدم المرتفع اجعل الثبات قصيرًا واستشر طبيبك أولًا.',
  'Lie on your back, knees bent, feet flat and hip-width apart.':
    'استلقِ على ظهرك والركبتان مثنيتان والقدمان مسطحتان بعرض الوركين.',
  'Tuck your tail so that your lower back touches the floor.': 'أمِل حوضك حتى يلمس أسفل ظهرك الأرض.',
  'Squeeze your glutes and lift your hips until knees, hips and shoulders are in line.':
    'شُدّ الأرداف وارفع وركيك حتى تصير الركبتان والوركان والكتفان على خط واحد.',
  'Hold for a count, then lower slowly.': 'اثبت عدّة واحدة ثم انزل ببطء.',
  'Push through your heels.': 'ادفع بالكعبين.',
  'Ribs down: the lift ends at the hips, not in the back.':
    'الأضلاع إلى أسفل: الرفع ينتهي عند الوركين لا في الظهر.',
  'Shins upright at the top.': 'الساقان عموديتان في الأعلى.',
  'Lift only halfway.': 'ارفع إلى النصف فقط.',
  'Hold a weight or a padded bar across your hips, or a band above your knees.':
    'ضع وزنًا أو بارًا مبطنًا على وركيك، أو شريطًا فوق ركبتيك.',
  'Single-leg bridges: one foot off the floor.': 'جسر بساق واحدة: قدم واحدة عن الأرض.',
  'Arching the lower back to get higher.': 'تقعير أسفل الظهر للارتفاع أكثر.',
  'Knees falling apart.': 'انفراج الركبتين.',
  'Pushing through the toes.': 'الدفع بأصابع القدمين.',
  'Cramp in the hamstrings? Bring your feet closer and rest a moment.':
    'تشنج خلف الفخذ؟ قرّب قدميك واسترح لحظة.',
  'Keep your head still and your neck relaxed.': 'أبقِ رأسك ثابتًا ورقبتك مسترخية.',
  'Stand tall with feet hip-width apart, fingertips on a wall.':
    'قف منتصبًا والقدمان بعرض الوركين وأطراف أصابعك على حائط.',
  'Rise onto the balls of your feet as high as you can.': 'ارتفع على مقدمة قدميك قدر ما تستطيع.',
  'Pause for a count at the top.': 'اثبت عدّة واحدة في الأعلى.',
  'Lower your heels slowly, for 2 to 3 counts.': 'أنزل كعبيك ببطء، في عدّتين أو ثلاث.',
  'Roll up over the big toe.': 'ارتفع فوق الإصبع الكبير.',
  'Straight knees, tall body.': 'ركبتان مستقيمتان وجسم منتصب.',
  'Slow down is where the work is.': 'العمل كله في النزول البطيء.',
  'Hold on with both hands.': 'تمسّك بكلتا يديك.',
  'Hold a dumbbell in one hand and the wall with the other.': 'أمسك دمبل بيد والحائط بالأخرى.',
  'Single-leg calf raises: one foot at a time.': 'رفع السمانة بساق واحدة: قدم واحدة في كل مرة.',
  'Bouncing.': 'الارتداد.',
  'Ankles rolling outward.': 'ميل الكاحلين إلى الخارج.',
  'Cutting the top short.': 'عدم إكمال الارتفاع.',
  'On a step, put the whole ball of the foot on it and hold a rail.':
    'على درجة ضع مقدمة القدم كلها عليها وأمسك درابزينًا.',
  'Stop if your Achilles tendon hurts.': 'توقف إن آلمك وتر أخيل.',
  'Stand with feet hip-width apart, the bar over the middle of your feet or the weights beside them.':
    'قف والقدمان بعرض الوركين، والبار فوق منتصف قدميك أو الوزنان بجانبهما.',
  'Push your hips back and bend your knees until your hands reach the grip. Back flat, arms long.':
    'ادفع وركيك إلى الخلف واثنِ ركبتيك حتى تصل يداك إلى المقبض. الظهر مسطح والذراعان ممدودتان.',
  'Breathe in and brace, then push the floor away and stand up with the weight close to your legs.':
    'خذ نفسًا وشُدّ بطنك، ثم ادفع الأرض وقف والوزن قريب من ساقيك.',
  'Stand tall and squeeze your glutes. Send your hips back and lower the way you came.':
    'قف منتصبًا وشُدّ الأرداف. أعِد وركيك إلى الخلف وانزل كما صعدت.',
  'Hips back, chest proud, shoulders just ahead of the bar.':
    'الوركان إلى الخلف، والصدر مرفوع، والكتفان أمام البار بقليل.',
  'Drag the weight up your legs.': 'جُرّ الوزن على ساقيك.',
  'Hips and shoulders rise together.': 'الوركان والكتفان يرتفعان معًا.',
  'Raise the weight on blocks or thick books so that you start higher.':
    'ارفع الوزن على مكعبات أو كتب سميكة لتبدأ من أعلى.',
  'Stand on a band and pull its ends, or use one kettlebell between your feet.':
    'قف على شريط واسحب طرفيه، أو استخدم كيتل بل واحدًا بين قدميك.',
  'Lower for 3 counts before you add weight.': 'أنزل في 3 عدّات قبل أن تضيف وزنًا.',
  'Rounding the back.': 'انحناء الظهر.',
  'Hips shooting up before the weight leaves the floor.': 'اندفاع الوركين قبل أن يترك الوزن الأرض.',
  'Leaning back at the top.': 'الميل إلى الخلف في الأعلى.',
  'Learn the movement with a light weight. Add weight only while every rep looks the same.':
    'تعلّم الحركة بوزن خفيف. لا تضف وزنًا إلا حين تتشابه كل التكرارات.',
  'Sharp pain in the back ends the session. Set the weight down.':
    'الألم الحاد في الظهر ينهي الحصة. أنزل الوزن.',
  'Lie face down and put your elbows under your shoulders, forearms on the floor.':
    'استلقِ على بطنك وضع مرفقيك تحت كتفيك وساعديك على الأرض.',
  'Tuck your toes and lift until head, hips and heels are in one line.':
    'ارتكز على أصابع قدميك وارتفع حتى يصير الرأس والوركان والكعبان على خط واحد.',
  'Brace your belly, squeeze your glutes and breathe.': 'شُدّ بطنك وأردافك وتنفس.',
  'Lower your knees first when the time is up.': 'عند انتهاء الوقت أنزل ركبتيك أولًا.',
  'Pull your elbows towards your toes.': 'اسحب مرفقيك نحو قدميك.',
  'Long neck, eyes on the floor.': 'رقبة ممدودة، ونظر إلى الأرض.',
  'Short steady breaths.': 'أنفاس قصيرة منتظمة.',
  'Knees on the floor.': 'الركبتان على الأرض.',
  'Forearms on a bench or a sturdy table.': 'الساعدان على مقعد أو طاولة ثابتة.',
  'Lift one foot for 5 seconds at a time to make it harder.': 'ارفع قدمًا 5 ثوانٍ في كل مرة ليصير أصعب.',
  'Hips sagging.': 'هبوط الوركين.',
  'Hips too high.': 'وركان أعلى من اللازم.',
  'End the hold when your lower back starts to feel it.': 'أنهِ الثبات حين يبدأ أسفل ظهرك بالشعور به.',
  'Use a mat under your elbows.': 'ضع بساطًا تحت مرفقيك.',
  'Lie on your back, knees bent, feet flat, arms crossed on your chest.':
    'استلقِ على ظهرك والركبتان مثنيتان والقدمان مسطحتان والذراعان متقاطعتان على صدرك.',
  'Tuck your chin and breathe out as you curl up, one part of the back after the other.':
    'قرّب ذقنك وازفر وأنت ترتفع، جزءًا من الظهر بعد جزء.',
  'Come up until your forearms touch your thighs.': 'ارتفع حتى يلمس ساعداك فخذيك.',
  'Roll down slowly until your shoulder blades touch the floor.': 'انزل ببطء حتى يلمس لوحا كتفيك الأرض.',
  'Curl, do not throw.': 'لُفّ جذعك، لا تقذفه.',
  'A space the size of an egg between chin and chest.': 'مسافة بحجم بيضة بين الذقن والصدر.',
  'Feet stay flat.': 'القدمان مسطحتان.',
  'Come only halfway up.': 'ارتفع إلى النصف فقط.',
  'Reach your arms forward past your knees.': 'مُدّ ذراعيك إلى الأمام بعد ركبتيك.',
  'Lower for 4 counts to make it harder.': 'انزل في 4 عدّات ليصير أصعب.',
  'Pulling the head with the hands.': 'شد الرأس باليدين.',
  'Swinging the arms.': 'أرجحة الذراعين.',
  'Dropping back down.': 'السقوط إلى الأرض.',
  'Choose the plank if sit-ups bother your lower back or neck.':
    'اختر البلانك إن أزعج التمرين أسفل ظهرك أو رقبتك.',
  'Use a mat under your tailbone.': 'ضع بساطًا تحت عظم العصعص.',
  'Sit with knees bent and heels on the floor, hands together in front of your chest.':
    'اجلس والركبتان مثنيتان والكعبان على الأرض ويداك معًا أمام صدرك.',
  'Lean back with a long spine until your belly has to work.': 'مِل إلى الخلف بظهر ممدود حتى يعمل بطنك.',
  'Turn your ribs and shoulders to one side, hands following.': 'أدِر أضلاعك وكتفيك إلى جهة، واليدان تتبعان.',
  'Come through the middle and turn to the other side. Each side is one rep.':
    'مُرّ بالوسط وأدِر إلى الجهة الأخرى. كل جهة تكرار.',
  'The chest turns, not just the arms.': 'الصدر يلتف، لا الذراعان فقط.',
  'Long back, open chest.': 'ظهر ممدود وصدر مفتوح.',
  'Breathe out on each turn.': 'ازفر مع كل التفاف.',
  'Sit more upright and turn less.': 'اجلس أكثر انتصابًا والتف أقل.',
  'Arms crossed on your chest.': 'الذراعان متقاطعتان على صدرك.',
  'Lift your feet or hold a light weight to make it harder.': 'ارفع قدميك أو أمسك وزنًا خفيفًا ليصير أصعب.',
  'Swinging from side to side.': 'التأرجح من جهة إلى جهة.',
  'Knees drifting with the turn.': 'انزياح الركبتين مع الالتفاف.',
  'Leave twists out if you have a disc problem or sharp pain when you turn.':
    'اترك الالتواء إن كانت لديك مشكلة في قرص أو ألم حاد عند الالتفاف.',
  'Slow is safe: two counts to a side.': 'البطء أمان: عدّتان لكل جهة.',
  'Start in a push-up position, hands under shoulders.': 'ابدأ في وضعية الضغط ويداك تحت كتفيك.',
  'Draw one knee towards your chest without lifting your hips.': 'اسحب ركبة نحو صدرك دون رفع وركيك.',
  'Step it back and draw in the other knee.': 'أعِدها إلى الخلف واسحب الأخرى.',
  'Keep changing at a pace that you can hold. Each knee is one rep.':
    'واصل التبديل بوتيرة تستطيع الحفاظ عليها. كل ركبة تكرار.',
  'Shoulders stay over your wrists.': 'الكتفان فوق المعصمين.',
  'Hips low and level.': 'الوركان منخفضان مستويان.',
  'Light feet.': 'قدمان خفيفتان.',
  'Hands on a bench or a sturdy table.': 'اليدان على مقعد أو طاولة ثابتة.',
  'Step slowly instead of running.': 'خطوات بطيئة بدل الجري.',
  'Go faster only while your hips stay still.': 'أسرع فقط ما دام وركاك ثابتين.',
  'Hips bouncing up.': 'ارتداد الوركين إلى أعلى.',
  'Weight drifting back over the feet.': 'انتقال الوزن إلى القدمين.',
  'Tiny half steps.': 'أنصاف خطوات صغيرة.',
  'Make fists or raise your hands if your wrists hurt.': 'اقبض يديك أو ارفعهما إن آلمك معصماك.',
  'Slow down if you feel dizzy.': 'أبطئ إن شعرت بدوار.',
  'Start on hands and knees, hands under shoulders, knees under hips.':
    'ابدأ على يديك وركبتيك، واليدان تحت الكتفين والركبتان تحت الوركين.',
  'Tuck your toes and lift your knees a hand’s width off the floor.':
    'ارتكز على أصابع قدميك وارفع ركبتيك عن الأرض بعرض كف.',
  'Move the right hand and left foot forward together, then the left hand and right foot.':
    'حرّك اليد اليمنى والقدم اليسرى معًا إلى الأمام، ثم اليسرى واليمنى.',
  'Crawl with small steps, then go backward to where you began.':
    'ازحف بخطوات صغيرة، ثم عُد إلى الخلف إلى حيث بدأت.',
  'Flat back: carry a cup of tea on it.': 'ظهر مسطح: كأن عليه كوب شاي.',
  'Opposite hand and foot.': 'اليد والقدم المتقابلتان.',
  'Knees stay low.': 'الركبتان منخفضتان.',
  'Hold still with the knees lifted for 10 seconds.': 'اثبت والركبتان مرفوعتان 10 ثوانٍ.',
  'Crawl with your knees on a soft floor.': 'ازحف وركبتاك على أرض لينة.',
  'Crawl sideways to make it harder.': 'ازحف جانبًا ليصير أصعب.',
  'Hips in the air.': 'الوركان في الهواء.',
  'Steps too long.': 'خطوات طويلة.',
  'Swaying from side to side.': 'التمايل من جهة إلى جهة.',
  'Clear the floor and choose one that does not slip.': 'أخلِ الأرض واختر أرضًا لا تنزلق.',
  'Rest your wrists between rounds.': 'أرح معصميك بين الجولات.',
  'Start at the top of a push-up, hands under shoulders, feet wider than your hips.':
    'ابدأ في أعلى وضعية الضغط، واليدان تحت الكتفين والقدمان أوسع من الوركين.',
  'Press one hand into the floor and brace your belly.': 'اضغط يدًا على الأرض وشُدّ بطنك.',
  'Lift the other hand and touch the opposite shoulder.': 'ارفع اليد الأخرى والمس الكتف المقابل.',
  'Put it back softly and change sides. Each touch is one rep.': 'أعِدها برفق وبدّل. كل لمسة تكرار.',
  'Hips stay level: balance a book on them.': 'الوركان مستويان: كأن عليهما كتابًا.',
  'Push the floor away with the standing arm.': 'ادفع الأرض بالذراع الثابتة.',
  'A calm count for each touch.': 'عدّة هادئة لكل لمسة.',
  'Bring your feet closer together to make it harder.': 'قرّب قدميك ليصير أصعب.',
  'Hips rocking from side to side.': 'تمايل الوركين من جهة إلى جهة.',
  'Racing the touches.': 'التسرع في اللمس.',
  'Hands ahead of the shoulders.': 'اليدان أمام الكتفين.',
  'Do the forearm plank if your wrists hurt.': 'نفّذ البلانك على الساعدين إن آلمك معصماك.',
  'End the set when your lower back sags.': 'أنهِ المجموعة حين يهبط أسفل ظهرك.',
  'Stand tall, feet together, arms at your sides.': 'قف منتصبًا والقدمان معًا والذراعان بجانبيك.',
  'Jump your feet a little wider than your shoulders as your arms swing overhead.':
    'اقفز بقدميك أوسع قليلًا من كتفيك وذراعاك ترتفعان فوق رأسك.',
  'Land softly on the balls of your feet, knees bent.': 'انزل برفق على مقدمة قدميك والركبتان مثنيتان.',
  'Jump back to the start. That is one rep.': 'اقفز عائدًا إلى البداية. هذا تكرار واحد.',
  'Quiet landings.': 'هبوط هادئ.',
  'Tall chest, loose shoulders.': 'صدر مرفوع وكتفان مرتخيان.',
  'Breathe in a rhythm.': 'تنفس بإيقاع.',
  'Step jacks: step one foot out at a time, no jump.': 'جاك بلا قفز: قدم واحدة إلى الجانب في كل مرة.',
  'Raise your arms only to shoulder height.': 'ارفع ذراعيك إلى مستوى الكتفين فقط.',
  'Speed up for the last 10 seconds to make it harder.': 'أسرع في آخر 10 ثوانٍ ليصير أصعب.',
  'Stiff knees on landing.': 'ركبتان متصلبتان عند الهبوط.',
  'Knees falling inward.': 'سقوط الركبتين إلى الداخل.',
  'Rushing until the arms stop halfway.': 'التسرع حتى تتوقف الذراعان في المنتصف.',
  'Wear shoes and choose a floor with some give.': 'البس حذاء واختر أرضًا لينة قليلًا.',
  'Choose step jacks if you are pregnant, or if your knees, ankles or pelvic floor need care.':
    'اختر جاك بلا قفز مع الحمل، أو إن كانت ركبتاك أو كاحلاك أو قاع الحوض تحتاج إلى عناية.',
  'Stand tall, feet hip-width apart, elbows bent.': 'قف منتصبًا والقدمان بعرض الوركين والمرفقان مثنيان.',
  'Drive one knee up towards hip height, opposite arm forward.':
    'ارفع ركبة بقوة نحو مستوى الورك، والذراع المقابلة إلى الأمام.',
  'Land on the ball of your foot and drive up the other knee.': 'انزل على مقدمة القدم وارفع الركبة الأخرى.',
  'Keep running on the spot. Each knee is one rep.': 'واصل الجري في مكانك. كل ركبة تكرار.',
  'Tall, as if a string pulled the top of your head.': 'منتصب كأن خيطًا يسحب أعلى رأسك.',
  'Quick light feet.': 'قدمان سريعتان خفيفتان.',
  'Arms drive the legs.': 'الذراعان تقودان الساقين.',
  'Marching high knees: one foot always on the floor.': 'رفع الركبتين مشيًا: قدم واحدة على الأرض دائمًا.',
  'Lift your knees only as high as you stay upright.': 'ارفع ركبتيك فقط ما دمت منتصبًا.',
  'Work in bursts of 20 seconds to make it harder.': 'اعمل دفعات من 20 ثانية ليصير أصعب.',
  'Leaning back.': 'الميل إلى الخلف.',
  'Slapping the feet down.': 'ضرب الأرض بالقدمين.',
  'Knees that hardly rise.': 'ركبتان بالكاد ترتفعان.',
  'March instead of running if impact hurts your knees or shins.':
    'امشِ بدل الجري إن آلم الارتطام ركبتيك أو ساقيك.',
  'Hold a wall if your balance is unsure.': 'أمسك حائطًا إن كان توازنك غير أكيد.',
  'Step one foot out to the side as both arms rise overhead.':
    'اخطُ بقدم إلى الجانب وذراعاك ترتفعان فوق رأسك.',
  'Step it back in as your arms come down.': 'أعِدها وذراعاك تنزلان.',
  'Do the same with the other foot. Each step out is one rep.': 'افعل ذلك بالقدم الأخرى. كل خطوة تكرار.',
  'One foot always on the floor.': 'قدم واحدة على الأرض دائمًا.',
  'Step a little wider and bend your knees to make it harder.': 'اخطُ أوسع قليلًا واثنِ ركبتيك ليصير أصعب.',
  'Leaning to the side that steps.': 'الميل إلى جهة الخطوة.',
  'Wear shoes that grip the floor.': 'البس حذاء يتماسك مع الأرض.',
  'Lift one knee towards hip height, opposite arm forward.':
    'ارفع ركبة نحو مستوى الورك، والذراع المقابلة إلى الأمام.',
  'Set the foot down softly, then lift the other knee.': 'أنزل القدم برفق، ثم ارفع الركبة الأخرى.',
  'March on the spot. Each knee is one rep.': 'امشِ في مكانك. كل ركبة تكرار.',
  'Arms swing with the legs.': 'الذراعان تتأرجحان مع الساقين.',
  'Hold each knee up for a second to make it harder.': 'أبقِ كل ركبة مرفوعة ثانية ليصير أصعب.',
  'Slow down if a hip or knee pinches.': 'أبطئ إن شعرت بوخز في ورك أو ركبة.',
  'Stand with feet shoulder-width apart. Squat and put your hands on the floor.':
    'قف والقدمان بعرض الكتفين. انزل في سكوات وضع يديك على الأرض.',
  'Step or jump your feet back into a push-up position, belly braced.':
    'ارجع بقدميك خطوة أو قفزًا إلى وضعية الضغط والبطن مشدود.',
  'Step or jump your feet back to the outside of your hands.': 'عُد بقدميك خطوة أو قفزًا إلى خارج يديك.',
  'Stand up with a small jump, arms overhead, and land with soft knees.':
    'قف بقفزة صغيرة وذراعاك فوق رأسك، وانزل بركبتين مرنتين.',
  'One straight line in the middle.': 'خط مستقيم في المنتصف.',
  'Feet land flat and wide before you stand.': 'القدمان مسطحتان متباعدتان قبل أن تقف.',
  'Find a pace that you can keep for the whole set.': 'اختر وتيرة تحافظ عليها طوال المجموعة.',
  'Step back and step in, and finish without a jump.': 'خطوة إلى الخلف وخطوة إلى الأمام، وأنهِ دون قفز.',
  'Add a push-up in the middle to make it harder.': 'أضف تكرار ضغط في المنتصف ليصير أصعب.',
  'Hips sagging as the feet go back.': 'هبوط الوركين حين ترجع القدمان.',
  'Rounding the back to stand up.': 'انحناء الظهر عند الوقوف.',
  'Starting too fast.': 'بداية أسرع من اللازم.',
  'Stop if you feel dizzy, and walk until your breath is back.': 'توقف إن شعرت بدوار، وامشِ حتى تهدأ أنفاسك.',
  'Take the step version with sore wrists, back or knees.':
    'اختر نسخة الخطوات إن كان معصماك أو ظهرك أو ركبتاك تؤلمك.',
  'Stand tall and look well ahead.': 'قف منتصبًا وانظر بعيدًا أمامك.',
  'Land on the heel and roll through to the toes.': 'انزل على الكعب وانتقل إلى الأصابع.',
  'Let your arms swing from the shoulders.': 'دع ذراعيك تتأرجحان من الكتفين.',
  'Start easy for 3 minutes, then find your pace.': 'ابدأ بهدوء 3 دقائق، ثم خذ وتيرتك.',
  'Brisk means that you can talk but not sing.': 'السريع يعني أنك تستطيع الكلام لا الغناء.',
  'Shorter, quicker steps beat long ones.': 'خطوات أقصر وأسرع خير من الطويلة.',
  'Shoulders loose.': 'كتفان مرتخيان.',
  'Split it into two or three shorter walks.': 'قسّمه إلى مشيتين أو ثلاث أقصر.',
  'March on the spot at home.': 'امشِ في مكانك في البيت.',
  'Add a hill, stairs or a slope on the treadmill to make it harder.':
    'أضف تلًا أو درجًا أو ارفع ميل السير ليصير أصعب.',
  'Overlong steps.': 'خطوات أطول من اللازم.',
  'Looking down at a phone.': 'النظر إلى الهاتف.',
  'Hanging on to the treadmill rails.': 'التعلق بمقابض السير.',
  'Wear shoes that fit, and be seen after dark.': 'البس حذاء مناسبًا، وكن مرئيًا بعد الظلام.',
  'Chest pain or faintness: stop and get help.': 'ألم في الصدر أو شعور بالإغماء: توقف واطلب المساعدة.',
  'Walk briskly for 5 minutes to warm up.': 'امشِ بسرعة 5 دقائق للإحماء.',
  'Lean forward a little from the ankles and start with short, easy steps.':
    'مِل إلى الأمام قليلًا من الكاحلين وابدأ بخطوات قصيرة خفيفة.',
  'Land softly with the foot under your hips.': 'انزل برفق والقدم تحت وركيك.',
  'Walk for the last few minutes to cool down.': 'امشِ في الدقائق الأخيرة للتهدئة.',
  'Slow enough to speak in whole sentences.': 'بطيء يسمح لك بجمل كاملة.',
  'Relaxed hands and jaw.': 'يدان وفكّ مسترخية.',
  'Quiet feet.': 'قدمان هادئتان.',
  'Jog for 1 minute and walk for 2, as often as you like.': 'هرول دقيقة وامشِ دقيقتين، كم مرة شئت.',
  'Jog on grass or a treadmill for a softer landing.': 'هرول على العشب أو السير لهبوط ألين.',
  'Lengthen the jogging part by a minute a week.': 'أطِل جزء الهرولة دقيقة كل أسبوع.',
  'Landing far in front of the body.': 'الهبوط بعيدًا أمام الجسم.',
  'Skipping the warm-up.': 'ترك الإحماء.',
  'New to jogging? Leave a day between outings.': 'جديد على الهرولة؟ اترك يومًا بين المرات.',
  'Walk home if a joint starts to hurt.': 'عُد مشيًا إن بدأ مفصل يؤلمك.',
  'Warm up with 5 minutes of walking and 5 of jogging.': 'قم بالإحماء بخمس دقائق مشي وخمس هرولة.',
  'Run tall with a slight lean from the ankles and arms bent at 90 degrees.':
    'اجرِ منتصبًا مع ميل خفيف من الكاحلين والذراعان مثنيتان 90 درجة.',
  'Land under your hips and push the ground behind you.': 'انزل تحت وركيك وادفع الأرض خلفك.',
  'Hold an even effort, then slow to a jog and a walk for 5 minutes.':
    'حافظ على جهد ثابت، ثم أبطئ إلى هرولة ومشي 5 دقائق.',
  'More steps, not longer ones.': 'خطوات أكثر، لا أطول.',
  'Elbows back, hands loose.': 'المرفقان إلى الخلف، واليدان مرتخيتان.',
  'Even effort, not even speed: ease off uphill.': 'جهد ثابت لا سرعة ثابتة: خفّف في الصعود.',
  'Run and walk in turns of 2 minutes.': 'اجرِ وامشِ بالتناوب دقيقتين دقيقتين.',
  'Take it to a treadmill with a slope of 1 %.': 'اجرِ على السير بميل 1%.',
  'Add four 20 second strides at the end to make it harder.':
    'أضف في النهاية أربع انطلاقات من 20 ثانية ليصير أصعب.',
  'Too fast in the first mile.': 'سرعة زائدة في أول ميل.',
  'Adding distance every single week.': 'زيادة المسافة كل أسبوع بلا توقف.',
  'Add no more than about 10 % distance a week.': 'لا تزد أكثر من نحو 10% من المسافة في الأسبوع.',
  'Stop if pain changes the way you run.': 'توقف إن غيّر الألم طريقة جريك.',
  'Set the saddle so that your knee stays a little bent when the pedal is lowest.':
    'اضبط المقعد بحيث تبقى ركبتك مثنية قليلًا حين تكون الدواسة في أسفل نقطة.',
  'Sit tall, hands light on the bars, and start with hardly any resistance.':
    'اجلس منتصبًا ويداك خفيفتان على المقود، وابدأ بمقاومة تكاد لا تُذكر.',
  'Turn the pedals round and smooth, about 80 turns a minute.':
    'أدِر الدواستين بسلاسة، نحو 80 دورة في الدقيقة.',
  'Add resistance until you reach the effort that the workout asks for, and ease off for the last minute.':
    'زد المقاومة حتى تصل إلى الجهد المطلوب في التدريب، وخفّف في الدقيقة الأخيرة.',
  'Knees point ahead.': 'الركبتان إلى الأمام.',
  'Loose shoulders and grip.': 'كتفان وقبضة مرتخية.',
  'On an easy ride you can talk in sentences.': 'في الوتيرة الخفيفة تستطيع الكلام بجمل.',
  'Easy ride: less resistance, same rhythm.': 'وتيرة خفيفة: مقاومة أقل، والإيقاع نفسه.',
  'Steady ride: an effort at which you speak in short phrases.': 'وتيرة ثابتة: جهد تتكلم معه بعبارات قصيرة.',
  'Bike sprint: 20 to 30 seconds as fast as you stay seated and smooth, then ride easy until your breath is back.':
    'انطلاق سريع: من 20 إلى 30 ثانية بأقصى سرعة تبقى معها جالسًا وسلسًا، ثم تابع بهدوء حتى تهدأ أنفاسك.',
  'A saddle that is too low.': 'مقعد منخفض أكثر من اللازم.',
  'Bouncing on the saddle.': 'الارتداد على المقعد.',
  'Leaning on the hands.': 'الاتكاء على اليدين.',
  'Warm up for 5 minutes before a sprint.': 'قم بالإحماء 5 دقائق قبل الانطلاق السريع.',
  'Stop at once if your chest feels tight or you feel faint.': 'توقف فورًا إن ضاق صدرك أو شعرت بإغماء.',
  'Do 10 air squats, heels down, at an even pace.': 'نفّذ 10 سكوات والكعبان على الأرض بوتيرة ثابتة.',
  'Go down to the floor and do 5 push-ups.': 'انزل إلى الأرض ونفّذ 5 تكرارات ضغط.',
  'Lower to your forearms and hold a plank for 15 seconds.': 'انزل على ساعديك واثبت في البلانك 15 ثانية.',
  'Stand up without hurry. That is one round.': 'قف دون عجلة. هذه جولة واحدة.',
  'Choose a pace that you could keep for the whole time.': 'اختر وتيرة تحافظ عليها طوال الوقت.',
  'Clean reps first, rounds second.': 'التكرارات السليمة أولًا، ثم الجولات.',
  'Rest standing, not between two push-ups.': 'استرح واقفًا، لا بين تكراري ضغط.',
  'Chair squats, push-ups with hands on a table, and a plank on the knees.':
    'سكوات على الكرسي، وضغط ويداك على طاولة، وبلانك على الركبتين.',
  'Half the reps: 5 squats, 3 push-ups, 10 seconds.': 'نصف التكرارات: 5 سكوات و3 ضغط و10 ثوانٍ.',
  'Rest only between rounds to make it harder.': 'استرح بين الجولات فقط ليصير أصعب.',
  'Squats that grow shallow as you tire.': 'سكوات يقل عمقه مع التعب.',
  'Hips sagging in the plank.': 'هبوط الوركين في البلانك.',
  'Come up slowly from the floor if you tend to feel dizzy.': 'انهض من الأرض ببطء إن كنت تشعر بالدوار عادة.',
  'Stop on sharp pain, and when your form goes for two reps in a row.':
    'توقف عند ألم حاد، وحين يختل أداؤك في تكرارين متتاليين.',
  'On hands and knees, round and arch your back slowly, 5 times.':
    'على يديك وركبتيك قوّس ظهرك إلى أعلى ثم قعّره ببطء، 5 مرات.',
  'Push your hips up and back with soft knees, press your heels down in turn, 5 breaths.':
    'ادفع وركيك إلى أعلى وإلى الخلف بركبتين مرنتين، واضغط كعبيك بالتناوب، 5 أنفاس.',
  'Step one foot outside your hands into a long lunge. Raise the arm on that side to the ceiling, 3 breaths. Change sides.':
    'اخطُ بقدم إلى خارج يديك في لانجز طويل. ارفع الذراع من الجهة نفسها نحو السقف، 3 أنفاس. بدّل الجهة.',
  'Walk your feet to your hands, hang with soft knees, and roll up to standing. That is one round.':
    'امشِ بقدميك إلى يديك، وتدلَّ بركبتين مرنتين، وارتفع فقرة فقرة حتى تقف. هذه جولة واحدة.',
  'Move with your breath: out as you fold, in as you open.': 'تحرك مع أنفاسك: زفير مع الطي، وشهيق مع الفتح.',
  'Aim for ease, not for range.': 'اطلب السهولة، لا المدى.',
  'Slow enough that every part could be stopped halfway.': 'ببطء يسمح لك بالتوقف في منتصف أي جزء.',
  'Hands on a chair in place of the floor.': 'اليدان على كرسي بدل الأرض.',
  'Put a cushion under your knees.': 'ضع وسادة تحت ركبتيك.',
  'Stay 3 breaths longer in each position to go deeper.': 'ابقَ 3 أنفاس أطول في كل وضعية لتتعمق.',
  'Bouncing into a stretch.': 'الارتداد في الإطالة.',
  'Rushing through the sides.': 'التسرع بين الجهتين.',
  'A stretch may pull, it must not pinch.': 'الإطالة قد تشد، ولا يجوز أن تسبب وخزًا.',
  'Come up slowly if you tend to feel dizzy.': 'ارتفع ببطء إن كنت تشعر بالدوار عادة.',
  'Sit comfortably with a long back, one hand on your belly.': 'اجلس مرتاحًا بظهر ممدود ويد على بطنك.',
  'Breathe in through your nose for 4 counts.': 'خذ شهيقًا من أنفك في 4 عدّات.',
  'Hold gently for 4 counts, then breathe out for 4.': 'احبس برفق 4 عدّات، ثم ازفر في 4.',
  'Hold empty for 4 counts. That is one round.': 'ابقَ بلا هواء 4 عدّات. هذه جولة واحدة.',
  'The belly moves before the chest.': 'البطن يتحرك قبل الصدر.',
  'Soft shoulders and jaw.': 'كتفان وفكّ مرتخية.',
  'Even sides, like a square.': 'أضلاع متساوية، مثل المربع.',
  'Count to 3 on each side.': 'عُدّ إلى 3 في كل ضلع.',
  'Leave out the holds: in for 4, out for 4.': 'اترك الحبس: شهيق 4 وزفير 4.',
  'Count to 5 once 4 feels easy.': 'عُدّ إلى 5 حين يسهل عليك 4.',
  'Gulping air.': 'ابتلاع الهواء.',
  'Straining through the holds.': 'الشد أثناء الحبس.',
  'Lifting the shoulders.': 'رفع الكتفين.',
  'Breathe normally at once if you feel light-headed.': 'تنفس طبيعيًا فورًا إن شعرت بدوار.',
  'Leave out the holds if you are pregnant or have a heart or lung condition.':
    'اترك الحبس مع الحمل أو مع مرض في القلب أو الرئة.',
  'Warm up for 5 minutes: walk, march, a few slow squats.':
    'قم بالإحماء 5 دقائق: مشي، ومشي في المكان، وبضعة تكرارات بطيئة من السكوات.',
  'Sit on the floor with straight legs, feet flat against a wall, toes up.':
    'اجلس على الأرض بساقين مستقيمتين والقدمان على حائط والأصابع إلى أعلى.',
  'Lay one hand on the other, breathe out and slide your fingers towards the wall.':
    'ضع يدًا على الأخرى، وازفر، ومرّر أصابعك نحو الحائط.',
  'Hold where it pulls gently for 2 seconds, and read the gap between fingertips and wall.':
    'اثبت ثانيتين حيث يشد برفق، واقرأ المسافة بين أطراف الأصابع والحائط.',
  'Come back, shake your legs, and take the best of three tries.': 'عُد، وهُزّ ساقيك، وخذ أفضل ثلاث محاولات.',
  'Fold at the hips before you round your back.': 'انحنِ من الوركين قبل أن ينحني ظهرك.',
  'Reach further only as you breathe out.': 'تقدّم أكثر مع الزفير فقط.',
  'Knees stay down.': 'الركبتان إلى أسفل.',
  'Sit on a cushion and put a rolled towel under your knees.': 'اجلس على وسادة وضع منشفة ملفوفة تحت ركبتيك.',
  'One leg at a time, the other knee bent.': 'ساق واحدة في كل مرة، والركبة الأخرى مثنية.',
  'Hold the furthest point for 5 breaths to make it harder.': 'اثبت عند أبعد نقطة 5 أنفاس ليصير أصعب.',
  'Bouncing to gain a centimetre.': 'الارتداد لكسب سنتيمتر.',
  'Bending the knees.': 'ثني الركبتين.',
  'One hand ahead of the other.': 'يد تسبق الأخرى.',
  'A pull behind the thighs is fine. Pain in the back or tingling down a leg is not: stop.':
    'الشد خلف الفخذين لا بأس به. أما ألم الظهر أو التنميل في الساق فلا: توقف.',
  'Leave it out with a disc problem.': 'اتركه مع مشكلة في قرص.',
  'Circle your arms 10 times forward and 10 times back.': 'أدِر ذراعيك 10 مرات إلى الأمام و10 إلى الخلف.',
  'Stand tall. Lift one arm, bend it and slide the palm down between your shoulder blades.':
    'قف منتصبًا. ارفع ذراعًا واثنها ومرّر راحتك بين لوحي كتفيك.',
  'Bring the other hand up your back from below, palm outward.':
    'ارفع اليد الأخرى من أسفل ظهرك وراحتها إلى الخارج.',
  'Walk the fingers towards each other, hold for 2 seconds, and read the gap between them.':
    'قرّب الأصابع بعضها من بعض، واثبت ثانيتين، واقرأ المسافة بينها.',
  'Let go slowly and change arms.': 'أرخِ ببطء وبدّل الذراعين.',
  'Ribs stay down, the back does not arch.': 'الأضلاع إلى أسفل، والظهر لا يتقعّر.',
  'Head upright, neck long.': 'رأس منتصب ورقبة ممدودة.',
  'Let a friend or a mirror read the gap.': 'دع صديقًا أو مرآة تقرأ المسافة.',
  'Hold a towel in the upper hand and walk the lower hand up it.':
    'أمسك منشفة باليد العليا ومرّر السفلى عليها صعودًا.',
  'Only the upper arm, the other hand on your hip.': 'الذراع العليا فقط، والأخرى على وركك.',
  'Hold for 5 breaths to make it harder.': 'اثبت 5 أنفاس ليصير أصعب.',
  'Forcing the lower arm up.': 'دفع الذراع السفلى بالقوة.',
  'Pushing the head forward.': 'دفع الرأس إلى الأمام.',
  'Leaning to one side.': 'الميل إلى جهة.',
  'Stop at a pinch in the front of the shoulder.': 'توقف عند وخز في مقدمة الكتف.',
  'Leave out the side of a shoulder that has been dislocated or operated on.':
    'اترك جهة كتف سبق خلعه أو أُجريت له جراحة.',
  'Sit on the very edge of a firm bed or a bench and roll back until you lie down.':
    'اجلس على حافة سرير صلب أو مقعد وانزل إلى الخلف حتى تستلقي.',
  'Hug both knees to your chest so that your lower back lies flat.': 'ضُمّ ركبتيك إلى صدرك ليستوي أسفل ظهرك.',
  'Keep hold of one knee and let the other leg sink over the edge, knee loose.':
    'أبقِ ركبة واحدة في يديك ودع الساق الأخرى تهبط عن الحافة بركبة مرتخية.',
  'Breathe out three times, then read the gap between the back of that thigh and the edge.':
    'ازفر ثلاث مرات، ثم اقرأ المسافة بين خلف ذلك الفخذ والحافة.',
  'Hug both knees again, and change legs.': 'ضُمّ الركبتين من جديد وبدّل الساقين.',
  'The lower back stays on the bed.': 'أسفل الظهر على السرير.',
  'Let the leg hang, do not push it.': 'دع الساق تتدلى ولا تدفعها.',
  'Thigh straight ahead, not out to the side.': 'الفخذ مستقيم إلى الأمام، لا إلى الجانب.',
  'Kneel on one knee, a cushion under it, and tuck your tailbone.':
    'اجثُ على ركبة تحتها وسادة وأمِل حوضك إلى الخلف.',
  'Hug the knee less closely.': 'ضُمّ الركبة بشد أقل.',
  'Stay for 5 breaths on each side to go deeper.': 'ابقَ 5 أنفاس في كل جهة لتتعمق.',
  'The back arching off the bed.': 'ارتفاع الظهر عن السرير.',
  'Lying so far up that the edge carries the thigh.': 'استلقاء بعيد حتى تحمل الحافة الفخذ.',
  'Use a bed that does not tip or roll.': 'استخدم سريرًا لا يميل ولا يتحرك.',
  'Stop if you feel it in your lower back, or deep in the groin.':
    'توقف إن شعرت به في أسفل ظهرك أو عميقًا في أعلى الفخذ.',
};
