import type { Translated } from '#domain/kernel/translated.ts';
import type { mails as english } from '../en/mails.ts';
import { dateText, dayText } from './format.ts';

export const mails: Translated<typeof english> = {
  approved: {
    subject: 'أهلًا بك في النسخة التجريبية من Rondel',
    text: (link, said) => `مرحبًا،

تمت الموافقة على طلبك لدخول النسخة التجريبية من Rondel. سجّل دخولك بهذا البريد، واختر برنامجًا، وأدِر العجلة لمهمتك الأولى:

${link}
${said}
نراك هناك.
`,
  },
  denied: {
    subject: 'طلبك لدخول النسخة التجريبية من Rondel',
    text: (said, askAgain) => `مرحبًا،

شكرًا لاهتمامك بـ Rondel. لا نستطيع أن نقدم لك مكانًا في النسخة التجريبية الآن.
${said}${askAgain}
نتمنى لك تدريبًا موفقًا على كل حال.
`,
    askAgain: (from) => `يمكنك الطلب من جديد ابتداءً من ${dateText(from)}.`,
  },
  export: {
    subject: 'بياناتك من Rondel',
    text: `مرحبًا،

طلبت بياناتك. تجدها كلها مرفقة كما هي الآن: كل حدث بكلمات واضحة (JSON)، وتدريباتك وقياسات جسمك ونقاطك في جداول (CSV).

إن لم تكن أنت من طلبها، فسجّل خروج أجهزتك الأخرى.
`,
  },
  recap: {
    subject: (activeDays) => `أسبوعك: الأيام النشطة ${activeDays} من 7`,
    title: (monday, sunday) => `أسبوعك من ${dayText(monday)} إلى ${dayText(sunday)}`,
    activeDays: (count) => `الأيام النشطة: ${count} من 7`,
    workouts: (count) => `التدريبات: ${count}`,
    quests: (count) => `المهام: ${count}`,
    points: (count) => `النقاط: ${count}`,
    streak: (count) => `الأيام المتتالية حتى الأحد: ${count}`,
    seeDays: 'شاهد أيامك، وما يتغير فيها لاحقًا',
    chosen: 'اخترت هذا البريد في تلك الصفحة.',
    howToStop: 'لإيقافه افتح هذا الرابط واضغط الزر:',
    stop: 'إيقاف',
  },
  signIn: {
    subject: 'تسجيل الدخول إلى Rondel',
    text: (link, code) => `مرحبًا،

طُلب تسجيل الدخول إلى Rondel بهذا البريد، ونأمل أنه أنت.

على الجهاز الذي بدأت منه افتح هذا الرابط:

${link}

أو اكتب هذا الرمز هناك:

${code}

كلاهما يعمل مرة واحدة، لمدة 15 دقيقة. لا نطلب الرمز أبدًا عبر الهاتف أو المحادثة، فلا تعطه لأحد.
إن لم تكن أنت، فلا شيء عليك فعله: لا دخول دون هذه الرسالة.
`,
  },
};
