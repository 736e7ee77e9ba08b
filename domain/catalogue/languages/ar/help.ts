import type { Dictionary } from '#domain/catalogue/languages/dictionary.ts';

/** Questions and answers of the help. */
export const help: Dictionary = {
  'How do I get started?': 'كيف أبدأ؟',
  'Sign in and follow the onboarding wizard. It asks about your goal, your body and your week, assesses your fitness and builds a program from it. A few short steps, and you can change every answer later.':
    'سجّل دخولك واتبع خطوات الإعداد. تسألك عن هدفك وجسمك وأسبوعك، وتقدّر لياقتك، وتبني منها برنامجًا. خطوات قصيرة قليلة، ويمكنك تغيير كل إجابة لاحقًا.',
  'What types of programs are there?': 'ما أنواع البرامج؟',
  'Daily maintenance with the Daily 50 or Daily 100 challenge, weight loss with HIIT and strength, muscle building, and custom plans that you put together yourself. Not sure? The 7-day fitness assessment recommends one.':
    'لياقة يومية بتحدي 50 أو تحدي 100، وإنقاص الوزن بالتدريب المتقطع عالي الشدة والقوة، وبناء العضلات، وخطط خاصة تركّبها بنفسك. لم تقرر؟ تقييم اللياقة في 7 أيام يوصي لك بواحد.',
  'How do daily quests work?': 'كيف تعمل المهام اليومية؟',
  'Spin the wheel once a day for a random quest. Accept it, complete it, and it earns points, keeps your streak and unlocks achievements. If it does not suit you, re-spin while you have spins left, or skip it with a skip token.':
    'أدِر العجلة مرة في اليوم لمهمة عشوائية. اقبلها وأنجزها، فتكسبك نقاطًا وتحفظ سلسلتك وتفتح إنجازات. إن لم تناسبك فأدِر من جديد ما دامت لديك لفات، أو تخطَّها ببطاقة تخطٍّ.',
  'How do I track my progress?': 'كيف أتابع تقدمي؟',
  'The dashboard shows your goal progress, streak and workouts. Log your weight there, and update measurements such as waist or body fat in your profile. Every chart can be read as a table too.':
    'تعرض لوحة المتابعة تقدمك نحو الهدف وسلسلتك وتدريباتك. سجّل وزنك هناك، وحدّث قياسات مثل الخصر أو دهون الجسم في ملفك. وكل مخطط يمكن قراءته كجدول أيضًا.',
  'Do workouts adjust to me?': 'هل تتكيف التدريبات معي؟',
  'Yes. Workouts adjust to the equipment you own and to your level: you only see sessions you have the equipment for, and beginners are not given advanced ones. Change your equipment in your profile at any time.':
    'نعم. تتكيف التدريبات مع أدواتك ومستواك: لا ترى إلا حصصًا لديك أدواتها، ولا تُعطى للمبتدئين حصص متقدمة. غيّر أدواتك في ملفك متى شئت.',
  'What happens if I miss a day?': 'ماذا لو فاتني يوم؟',
  'A missed day resets your streak unless a skip token is used. You earn skip tokens through consistent participation: one for every 7 active days in a row, up to 3 at a time.':
    'اليوم الفائت يعيد سلسلتك إلى البداية ما لم تُستخدم بطاقة تخطٍّ. تكسب بطاقات التخطي بالمشاركة المنتظمة: واحدة كل 7 أيام نشطة متتالية، وحتى 3 في الوقت نفسه.',
  'Do I need equipment?': 'هل أحتاج إلى أدوات؟',
  'No, equipment is not required. There are bodyweight workouts and quests for every day of the week. If you own dumbbells, bands or a treadmill, tick them in your profile and they join your plan.':
    'لا، الأدوات ليست شرطًا. هناك تدريبات بوزن الجسم ومهام لكل يوم من الأسبوع. إن كان لديك دمبل أو أشرطة أو سير كهربائي فاخترها في ملفك وتدخل في خطتك.',
  'How do I join the beta?': 'كيف أنضم إلى النسخة التجريبية؟',
  'The app is in private beta. Request access through the landing page with your email address. Approval takes 1-2 business days.':
    'التطبيق في نسخة تجريبية خاصة. اطلب الدخول من صفحة البداية ببريدك الإلكتروني. تستغرق الموافقة يوم عمل أو يومين.',
};
