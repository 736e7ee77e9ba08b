import { formatCopy } from '#client/languages/ar/lib/format/format-copy.ts';
import { itemsText, numberText, plural } from '#client/languages/ar/lib/format/locale.ts';
import { apart, unitText } from '#client/languages/ar/lib/format/nouns.ts';
import { commonCopy } from '#client/languages/ar/ui/ui-copy.ts';
import type * as english from '#client/member/member-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const failure: Translated<typeof english.failure> = (description) => ({
  title: commonCopy.error,
  description,
  variant: 'destructive',
});

export const equipmentToasts: Translated<typeof english.equipmentToasts> = {
  saved: { title: 'حُدّثت الأدوات', description: 'تدريباتك ومهامك تستخدم الآن ما لديك.' },
  failed: failure('تعذّر تحديث الأدوات. حاول مجددًا.'),
};

export const measurementsToasts: Translated<typeof english.measurementsToasts> = {
  saved: { title: 'حُدّثت القياسات', description: 'قياسات جسمك محدّثة.' },
  failed: failure('تعذّر تحديث القياسات. حاول مجددًا.'),
};

export const profileToasts: Translated<typeof english.profileToasts> = {
  saved: { title: 'حُدّث الملف', description: 'تغييراتك محفوظة.' },
  failed: failure('تعذّر تحديث الملف. حاول مجددًا.'),
};

export const resetCopy: Translated<typeof english.resetCopy> = {
  title: 'إعادة ضبط البرنامج (مشرف)',
  description:
    'يمسح هذا برنامجك وتدريباتك ومهامك ونقاطك وقياساتك وتقييمك. يبقى حسابك وملفك ودخولك إلى النسخة التجريبية. لا يمكن التراجع عنه.',
  confirm: 'إعادة ضبط بياناتي',
  pending: 'جارٍ إعادة الضبط...',
  cleared: { title: 'تمت إعادة الضبط', description: 'مُسحت كل البيانات. نعود إلى الإعداد.' },
  failed: failure('تعذّرت إعادة ضبط البيانات. حاول مجددًا.'),
};

export const switchesCopy: Translated<typeof english.switchesCopy> = {
  saved: 'كل تغيير يُحفظ فورًا.',
  saving: (waiting) =>
    plural(waiting, {
      zero: 'جارٍ الحفظ...',
      one: 'جارٍ حفظ تغيير...',
      two: 'جارٍ حفظ تغييرين...',
      few: `جارٍ حفظ ${numberText(waiting)} تغييرات...`,
      many: `جارٍ حفظ ${numberText(waiting)} تغييرًا...`,
      other: `جارٍ حفظ ${numberText(waiting)} تغيير...`,
    }),
  undo: 'تراجع',
  essentialSet: { title: 'حُدّثت إعدادات الإشعارات', description: 'الضرورية وحدها مفعّلة' },
  failed: {
    title: commonCopy.error,
    description: 'تعذّر حفظ إعداداتك. حاول مجددًا.',
    variant: 'destructive',
  },
};

const updated = (title: string, isOn: boolean): string => `${title}: ${isOn ? 'مفعّل' : 'متوقف'}`;

export const privacyUpdated: Translated<typeof english.privacyUpdated> = (title, isOn) => ({
  title: 'حُدّث إعداد الخصوصية',
  description: updated(title, isOn),
});

export const notificationUpdated: Translated<typeof english.notificationUpdated> = (title, isOn) => ({
  title: 'حُدّث إعداد الإشعارات',
  description: updated(title, isOn),
});

export const exportRequested: Translated<typeof english.exportRequested> = {
  title: 'طُلب تصدير بياناتك',
  description: 'تصلك بياناتك بالبريد الإلكتروني خلال 24 ساعة.',
};

export const exportDataCopy: Translated<typeof english.exportDataCopy> = {
  title: 'أو خذها الآن',
  takeNow: 'أو نزّلها الآن',
  description: (canMail) =>
    canMail
      ? 'ملفاتك كما هي الآن. لا يُرسل شيء بالبريد قبل أن تضغط الزر أدناه.'
      : 'ملفاتك كما هي الآن. هذا الخادم لا يرسل بريدًا، فخذها من هنا.',
  files: [
    { href: '/api/me/export', label: 'كل شيء (JSON)' },
    { href: '/api/me/export/workouts.csv', label: 'التدريبات (CSV)' },
    { href: '/api/me/export/sets.csv', label: 'المجموعات (CSV)' },
    { href: '/api/me/export/metrics.csv', label: 'قياسات الجسم (CSV)' },
    { href: '/api/me/export/points.csv', label: 'النقاط (CSV)' },
  ],
  mail: 'أرسل لي هذه الملفات بالبريد الإلكتروني',
  mailing: 'جارٍ الإرسال...',
  mailed: (address) => `الملفات في طريقها إلى ${address}.`,
  notMailed: {
    title: commonCopy.error,
    description: 'تعذّر إرسال البريد. حاول مجددًا.',
    variant: 'destructive',
  },
};

export const deleteAccountCopy: Translated<typeof english.deleteAccountCopy> = {
  title: 'حذف الحساب',
  whatGoes: 'ما يُحذف',
  whatStays: 'ما يبقى',
  goes: ['ملفك وبيانات جسمك وأهدافك', 'تدريباتك ومهامك ونقاطك وسلسلتك', 'دخولك إلى النسخة التجريبية'],
  stays: [
    'ملاحظة بأن حسابًا حُذف، مع تواريخه وعدد سجلاته',
    'نسخ احتياطية لمدة 30 يومًا، لا يستطيع أحد قراءة بياناتك فيها',
  ],
  exportFirst: 'نزّل بياناتك أولًا (JSON)',
  typeToConfirm: (word) => `اكتب ${word} للتأكيد`,
  word: 'حذف',
  description: 'يحذف هذا حسابك نهائيًا مع كل بياناتك ودخولك إلى النسخة التجريبية. لا يمكن التراجع عنه.',
  pending: 'جارٍ الحذف...',
  cleared: { title: 'حُذف الحساب', description: 'حُذف حسابك وبياناتك.' },
  failed: {
    title: commonCopy.error,
    description: 'تعذّر حذف حسابك. حاول مجددًا.',
    variant: 'destructive',
  },
};

export const withoutAccessCopy: Translated<typeof english.withoutAccessCopy> = {
  title: 'بياناتك لك',
  description: 'يمكنك أخذ نسخة من كل ما لدينا عنك، أو حذف حسابك. لا حاجة إلى الدخول لأجل ذلك.',
  deletion: {
    goes: ['ملفك', 'طلب دخولك'],
    description: 'يحذف هذا حسابك نهائيًا مع كل بياناتك وطلب دخولك. لا يمكن التراجع عنه.',
  },
};

export const clearDataCopy: Translated<typeof english.clearDataCopy> = {
  title: 'مسح كل البيانات',
  description: 'يحذف هذا نهائيًا كل بيانات تدريبك وتقدمك وإنجازاتك وتفضيلاتك. لا يمكن التراجع عنه.',
  pending: 'جارٍ المسح...',
  cleared: { title: 'مُسحت البيانات', description: 'مُسحت بياناتك. حسابك باقٍ.' },
  failed: {
    title: commonCopy.error,
    description: 'تعذّر مسح البيانات. حاول مجددًا.',
    variant: 'destructive',
  },
};

export const sessionsCopy: Translated<typeof english.sessionsCopy> = {
  title: 'أين سجّلت دخولك',
  unread: 'تعذّر تحميل جلساتك.',
  thisDevice: 'هذا الجهاز',
  browserOn: (browser, system) => `${browser} على ${system}`,
  device: (device) => (device === 'Unknown device' ? 'جهاز غير معروف' : device),
  passkeys: 'مفاتيح المرور ورموز الاسترداد',
  addPasskey: 'الدخول بمفتاح مرور أيضًا',
  end: 'تسجيل الخروج',
  ending: 'جارٍ تسجيل الخروج...',
  endOthers: 'تسجيل خروج كل الأجهزة الأخرى',
  endAll: 'تسجيل الخروج في كل مكان',
  alone: 'دخولك مسجّل على هذا الجهاز فقط.',
  proof: {
    title: 'سجّل دخولك مجددًا',
    description: 'قبل تسجيل خروج أجهزة أخرى نتأكد أنه أنت. ثم تعود إلى هنا مباشرة.',
    confirm: 'تسجيل الدخول مجددًا',
  },
  failed: {
    title: commonCopy.error,
    description: 'تعذّر تسجيل الخروج. حاول مجددًا.',
    variant: 'destructive',
  },
  lastUsed: (day) => (day === formatCopy.today || day === formatCopy.yesterday ? day : `في ${day}`),
  line: (signedIn, lastUsed) => `الدخول: ${signedIn}. آخر استخدام ${lastUsed}.`,
};

export const sessionsEnded: Translated<typeof english.sessionsEnded> = (count) => ({
  title: 'سُجّل الخروج',
  description: plural(count, {
    zero: 'لم يكن هناك جهاز آخر.',
    one: 'سجّلنا خروج جهازك الآخر.',
    two: 'سجّلنا خروج جهازين آخرين.',
    few: `سجّلنا خروج ${numberText(count)} أجهزة أخرى.`,
    many: `سجّلنا خروج ${numberText(count)} جهازًا آخر.`,
    other: `سجّلنا خروج ${numberText(count)} جهاز آخر.`,
  }),
});

export const themeCopy: Translated<typeof english.themeCopy> = {
  label: 'المظهر',
  choices: { system: 'النظام', light: 'فاتح', dark: 'داكن' },
  note: 'محفوظ على هذا الجهاز. «النظام» يتبع إعدادات جهازك.',
};

export const layoutCopy: Translated<typeof english.layoutCopy> = {
  label: 'تخطيط لوحة المتابعة',
  choices: { automatic: 'تلقائي', compact: 'مختصر', overview: 'شامل' },
  note: 'لهذا الجهاز. التلقائي يعرض الشامل في نافذة واسعة.',
};

export const profileCopy: Translated<typeof english.profileCopy> = {
  history: 'السجل',
  otherZones: 'أخرى',
  daysAndGoals: 'كيف تُحسب أيامك وأهدافك',
  timeZone: 'المنطقة الزمنية',
  timeZoneHint: 'تبدأ أيامك وتنتهي هناك من الآن. الأيام الماضية لا تتغير.',
  deviceZone: (device) => `استخدام ${device}، حيث هذا الجهاز`,
  measureFrom: 'القياس من',
  standardWeight: (standardWeightLb) => `المعيار ${numberText(standardWeightLb)} رطل`,
  startingWeight: 'وزني عند البداية',
  useTokensAutomatically: 'استخدام البطاقات تلقائيًا',
  tokensHint:
    'عند التفعيل: بطاقة تخطٍّ تنقذ سلسلتك عندما يفوتك يوم. عند الإيقاف: تستخدمها بنفسك في اليوم التالي.',
  restDaysKeepStreak: 'أيام الراحة المخططة تحفظ سلسلتي',
  restDaysHint:
    'عند التفعيل: من الغد، الأيام التي تحددها خطة 7 أيام للراحة لا تقطع شيئًا ولا تستخدم بطاقة. والتدريب يبقى محسوبًا.',
  recentAchievements: 'آخر الإنجازات',
  allAchievements: 'عرض الكل',
  library: 'التمارين والتدريبات',
  bringHistory: 'أحضر سنواتك معك',
  achievementsUnread: 'تعذّر تحميل إنجازاتك.',
  editProfile: 'تعديل الملف',
  availableEquipment: 'الأدوات المتاحة',
  edit: 'تعديل',
  editEquipment: 'تعديل الأدوات',
  noEquipment: 'لم تختر شيئًا بعد، فتدريباتك بلا أدوات.',
  equipmentLead: 'اختر ما لديك. تدريباتك ومهامك ستستخدمه.',
  targetWeight: 'الوزن المستهدف',
  started: 'البداية',
  ends: 'النهاية',
  noEndDate: 'لا تاريخ نهاية',
  noActiveProgram: 'لا برنامج حاليًا',
  target: (target) => `الهدف ${target}`,
  noWeightGoal: 'لا هدف للوزن',
  notForMe: 'لا يناسبني',
  notForMeLead: 'نستبعد هذه من تدريباتك.',
  bringBack: 'إعادة',
  bringBackName: (name) => `إعادة ${name}`,
  bringBackFailed: 'تعذّر حفظ ذلك. حاول مجددًا.',
  bodyFatTarget: 'هدف دهون الجسم',
  setTarget: 'تحديد هدف',
  changeTarget: 'تغيير الهدف',
  targetMissing: 'حدّد هدفًا، ونقيس نحوه.',
  targetLead: 'اختر نسبة تستطيع العيش معها. الأقل ليس أصحّ دائمًا.',
  targetRange: (least, most) => `من ${numberText(least)} إلى ${numberText(most)}%.`,
  targetOutside: (least, most) => `أدخل رقمًا من ${numberText(least)} إلى ${numberText(most)}.`,
  targetSaved: 'حُفظ الهدف',
  targetFailed: 'تعذّر حفظ هدفك. حاول مجددًا.',
  bodyFatMissing: 'قِسها، أو أعطنا طولك ووزنك وعمرك وجنسك',
  targetPercent: (bodyFatTarget) => `الهدف ${numberText(bodyFatTarget)}%`,
  nowAt: (bodyFat) => `الآن ${bodyFat}`,
  currentGoals: 'الأهداف الحالية',
  goalsUnread: 'تعذّر تحميل أهدافك.',
  goalsEmpty: 'لا هدف بعد. اختر برنامجًا ونخطط الأسابيع.',
  setYourGoals: 'حدّد أهدافك',
  saving: 'جارٍ الحفظ...',
  save: 'حفظ',
  recently: 'مؤخرًا',
  measurementsOf: (date) => `قياسات ${date}`,
  invalidAge: 'أدخل عمرًا صالحًا.',
  invalidHeight: 'أدخل طولًا صالحًا.',
  inchesTo11: 'البوصات من 0 إلى 11.',
  invalidMinutes: 'أدخل عددًا صالحًا للدقائق في اليوم.',
  you: 'أنت',
  firstName: 'الاسم الأول',
  lastName: 'اسم العائلة',
  age: 'العمر',
  gender: 'الجنس',
  choose: 'اختر',
  unitsAndHeight: 'الوحدات والطول',
  units: 'الوحدات',
  lbsFeet: 'رطل، قدم',
  kgCm: 'كجم، سم',
  heightMeasured: 'قست طولك. غيّره من تحديث القياسات.',
  training: 'التدريب',
  activityLevel: 'مستوى النشاط',
  daysPerWeek: 'الأيام في الأسبوع',
  minutes: 'د',
  minutesPerDay: 'الدقائق في اليوم',
  injuries: 'الإصابات',
  injuriesHint: 'تدريباتك تستبعد ما يُجهدها أو تستبدله.',
  reminders: 'التذكيرات',
  questWheel: 'عجلة المهام',
  wheelHint: 'عند الإيقاف: تعرض لوحتك سطرًا واحدًا مكان العجلة.',
  profile: 'الملف الشخصي',
  memberSince: (createdAt) => `عضو منذ ${createdAt}`,
  totalPoints: 'مجموع النقاط',
  dayStreak: 'أيام السلسلة',
  workouts: 'التدريبات',
  questsDone: 'المهام المنجزة',
  numbersUnread: 'تعذّر تحميل أرقامك.',
  yourNumbers: 'أرقامك',
  progressOverview: 'نظرة على التقدم',
  progressUnread: 'تعذّر تحميل تقدمك.',
  weightGoal: 'هدف الوزن',
  bodyFatGoal: 'هدف دهون الجسم',
  bodyFat: 'دهون الجسم',
  notifications: 'الإشعارات',
  integrations: 'الربط',
  friends: 'الأصدقاء',
  privacyData: 'الخصوصية والبيانات',
  helpSupport: 'المساعدة والدعم',
  betaRequests: 'طلبات النسخة التجريبية',
  settings: 'الإعدادات',
  installTheApp: 'تثبيت التطبيق',
  adminProgramReset: 'إعادة ضبط البرنامج (مشرف)',
  signOut: 'تسجيل الخروج',
  signOutAndForget: 'تسجيل الخروج ونسيان هذا الجهاز',
};

export const bodyCopy: Translated<typeof english.bodyCopy> = {
  dateFrom: (date, app) => `${date} من ${app}`,
  height: 'الطول',
  weight: 'الوزن',
  bmi: 'مؤشر كتلة الجسم',
  bodyFat: 'دهون الجسم',
  leanMuscle: 'العضلات بلا دهون',
  leanSource: 'من الوزن ودهون الجسم',
  about: (percent, bandPoints) => `نحو ${percent}%\u00A0±\u00A0${numberText(bandPoints)}`,
  approximate: 'تقدير تقريبي',
  estimated: 'تقدير',
  measuredOn: (day) => `قيس في ${day}`,
  measured: 'مقيس',
  waist: 'الخصر',
  hips: 'الورك',
  chest: 'الصدر',
  age: 'العمر',
  given: (on) => `أُدخل في ${on}`,
  bodyComposition: 'تكوين الجسم',
  bodyCompositionUnread: 'تعذّر تحميل تكوين جسمك.',
  compositionEmpty: 'سجّل وزنك مع نسبة الدهون، أو مع طولك وعمرك وجنسك، لترى كم منه بلا دهون.',
  showAsTable: 'عرض كجدول',
  leanMass: 'الكتلة بلا دهون',
  fatMass: 'كتلة الدهون',
  noWeightLogged: 'لا وزن مسجّل في آخر 90 يومًا.',
  leanMassInSentence: 'الكتلة بلا دهون',
  fatMassInSentence: 'كتلة الدهون',
  change: (name, from, to, unit) => `${name} من ${from} إلى ${to} ${unitText(unit)}`,
  compositionOn: (parts, day) => `${itemsText(parts)} في ${day}.`,
  compositionSince: (changes, day) => `${itemsText(changes)} منذ ${day}.`,
  compositionCaption: (unit) => `تكوين الجسم (${unitText(unit)})، آخر 90 يومًا`,
  date: 'التاريخ',
  lean: 'بلا دهون',
  fat: 'دهون',
  estimate: (percent) => `نحو ${percent}`,
  cm: 'سم',
  centimetres: (value) => `${value} سم`,
  feetAndInches: (feet, inches) => apart(`${feet}'${inches}"`),
  heightFeet: 'الطول، بالقدم',
  ft: 'قدم',
  heightInches: 'الطول، بالبوصة',
  in: 'بوصة',
  invalidNumber: 'أدخل رقمًا أكبر من 0.',
  invalidPercent: 'أدخل رقمًا من 0 إلى 100.',
  updateMeasurements: 'تحديث القياسات',
  measurementsLead: 'املأ ما قسته اليوم، واترك الباقي فارغًا.',
  noMeasurement: 'أدخل قياسًا واحدًا على الأقل.',
  inchesHint: '5 أقدام و10 بوصات تساوي 70 بوصة.',
  bodyMetrics: 'قياسات الجسم',
  measurementsUnread: 'تعذّر تحميل قياساتك.',
};

export const privacyCopy: Translated<typeof english.privacyCopy> = {
  seeFriends: 'عرض أصدقائك',
  dataManagement: 'إدارة البيانات',
  signInFirst: 'سجّل دخولك لإدارة بياناتك',
  exportMyData: 'تصدير بياناتي',
  backToProfile: 'العودة إلى الملف',
  notifications: 'الإشعارات',
  notificationsIntro: 'اختر ما تريد أن يصلك. يبقى داخل التطبيق حتى تفعّل جهازًا أدناه.',
  preset: 'اختيار جاهز',
  presetLead: 'ما يُبقي سلسلتك وبرنامجك مستمرين فقط.',
  essentialOnly: 'الضروري فقط',
  readOurPrivacyPolicy: 'اقرأ سياسة الخصوصية',
  openQuestion: 'لديك سؤال آخر؟',
  contactSupport: 'تواصل مع الدعم',
  backToHome: 'العودة إلى الرئيسية',
  privacyData: 'الخصوصية والبيانات',
  privacyIntro: 'ما الذي نخزنه، ولماذا، وكيف تنزّله أو تحذفه.',
  privacySettings: 'إعدادات الخصوصية',
  dataSecure: 'بياناتك آمنة',
  dataSecureLead:
    'بياناتك مشفّرة ولا تُشارك مع أي طرف آخر دون موافقتك الصريحة. لسجلك مفتاح تشفير خاص به. امسح بياناتك ويُتلف المفتاح.',
};

export const calendarCopy: Translated<typeof english.calendarCopy> = {
  title: 'التقويم',
  lead: 'تدريباتك المخططة، ويوم انتهاء برنامجك، في التقويم الذي تستخدمه.',
  inUse: (since) => `أنشأت عنوانك السري في ${since}. العنوان الجديد يحل محله.`,
  unread: 'تعذّر تحميل عنوان تقويمك.',
  make: 'إنشاء عنوان',
  makeNew: 'إنشاء عنوان جديد',
  end: 'إنهاء العنوان',
  address: 'عنوانك السري',
  addressHint: 'اشترك به في تقويمك. نعرضه مرة واحدة فقط. كل من لديه العنوان يرى خطتك، ولا يرى شيئًا عن جسمك.',
  copy: 'نسخ العنوان',
  copied: { title: 'نُسخ', description: 'الصقه حيث يطلب تقويمك عنوانًا.' },
  notCopied: {
    title: 'لم يُنسخ',
    description: 'حدّد العنوان وانسخه يدويًا.',
    variant: 'destructive',
  },
  failed: {
    title: 'لم يتغير شيء',
    description: 'تعذّر تغيير العنوان. حاول مجددًا.',
    variant: 'destructive',
  },
};
