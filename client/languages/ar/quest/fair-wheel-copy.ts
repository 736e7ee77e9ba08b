import { counted, spin } from '#client/languages/ar/lib/format/nouns.ts';
import type { fairWheelCopy as english } from '#client/quest/fair-wheel-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const fairWheelCopy: Translated<typeof english> = {
  title: 'عجلة عادلة',
  intro:
    'لا حاجة إلى أن تثق بنا. قبل أن يبدأ الشهر ننشر بصمة السرّ الذي تسحب به العجلة، وبعد نهايته ننشر السرّ نفسه. فلا يستطيع أحد تغيير لفة بعدها، ونحن منهم.',
  backToHelp: 'العودة إلى المساعدة',
  checkYours: 'تحقق من لفاتك',
  checkLead: 'يعيد متصفحك كل لفة مما نشرناه، دون أن يسأل خادمنا.',
  signIn: 'تسجيل الدخول',
  signInToCheck: 'سجّل دخولك لتتحقق من كل لفة أدرتها.',
  month: 'الشهر',
  check: 'تحقق من لفاتي',
  checking: 'جارٍ التحقق…',
  cannotCheck: 'يتحقق متصفحك من اللفات عبر اتصال آمن فقط. افتح Rondel بعنوان https.',
  spinsUnread: 'تعذّر تحميل لفاتك.',
  seedsUnread: 'تعذّر تحميل ما نُشر.',
  noSpins: 'لم تُدر العجلة في هذا الشهر.',
  spinOf: (date, spin) => `${date}، اللفة ${spin}`,
  published: 'ما نشرناه',
  nothingPublished: 'لم يُنشر شيء بعد.',
  inTime: 'في وقته',
  late: 'متأخر',
  lateNote: 'كان الشهر قد بدأ في مكان ما حين نشرنا هذا. اللفات التي سبقته معلَّمة.',
  twice: 'لهذا الشهر أكثر من بصمة، لأن سرّه استُبدل.',
  fingerprint: (date) => `البصمة، نُشرت في ${date}`,
  secret: (date) => `السرّ، نُشر في ${date}`,
  secretComes: (date) => `يُنشر السرّ في ${date}.`,
  how: 'كيف يجري التحقق',
  steps: [
    'يجب أن تطابق قيمة SHA-256 للسرّ البصمة التي نشرناها.',
    'يجب أن تكون السحبة هي HMAC-SHA-256، بمفتاح السرّ، لمعرّف عضويتك والتاريخ ورقم اللفة، مفصولة بالعلامة |.',
    'يجب أن تنتج المهام الثماني على عجلتك من سحبة من النوع نفسه، بكلمة wheel مكان رقم اللفة، ومن أدواتك وأيام راحتك. في نصف العجلات يوم حظ.',
    'اقسم السحبة على عدد الخانات التي لم تظهر اليوم. الباقي يحدد الخانة، عدًّا مع عقارب الساعة من الأعلى. فكل خانة لها الفرصة نفسها.',
  ],
  before: (date) =>
    `لفات الأيام قبل ${date} كانت تسحب من كل المهام المناسبة لك، حتى التي لم تعرضها العجلة. كانت السحبة يوم حظ إذا قبلت القسمة على 16، وإلا فالجزء الصحيح من الناتج يختار المهمة من القائمة المرتبة.`,
  limits: 'يُثبت هذا أن أي لفة لم تُغيَّر، وأن السرّ لم يُختر بعد بداية الشهر. ولا يُثبت كيف اختير السرّ قبل ذلك.',
  verdicts: {
    verified: 'عادلة',
    waiting: 'بانتظار السرّ',
    early: 'قبل البصمة',
    uncommitted: 'من قبل',
    wrong: 'غير مطابقة',
  },
  why: {
    seed: 'لا يعطي أي سرّ نشرناه هذه السحبة.',
    draw: 'السحبة ليست ما يعطيه السرّ.',
    spin: 'ليست اللفة التالية في يومها.',
    rules: 'سُحبت بقواعد غير قواعد يومها.',
    wheel: 'كانت على عجلتك مهام غير التي ينبغي.',
    candidates: 'كان يمكن أن تظهر مهام غير التي ينبغي.',
    result: 'السحبة تعطي مهمة أخرى.',
  },
  summary({ verified, waiting, early, uncommitted, wrong }) {
    const parts = [
      wrong > 0 && `غير مطابق: ${counted(wrong, spin)}. راسلنا من فضلك.`,
      verified > 0 && `تم التحقق: ${counted(verified, spin)}، كلها عادلة.`,
      waiting > 0 && `مطابق حتى الآن: ${counted(waiting, spin)}. يكتمل التحقق عند نشر السرّ.`,
      early > 0 && `قبل بصمة الشهر: ${counted(early, spin)}.`,
      uncommitted > 0 && `قبل أن ننشر البصمات: ${counted(uncommitted, spin)}.`,
    ];
    return parts.filter(Boolean).join(' ');
  },
};
