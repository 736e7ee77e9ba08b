import type { unreadableCopy as english } from '#client/history-import/unreadable-copy.ts';
import { numberText } from '#client/languages/ar/lib/format/locale.ts';
import { apart } from '#client/languages/ar/lib/format/nouns.ts';
import type { Translated } from '#domain/kernel/translated.ts';
import type { UnreadableCode } from '#service/features/history-import/file-reading/unreadable.ts';

const sentences: Readonly<Record<UnreadableCode, string>> = {
  'file-too-large': 'حجم الملف أكثر من 2 غيغابايت. صدّر فترة أقصر من التطبيق الآخر، ثم اختر ذلك الملف.',
  'too-many-sets': 'في الملف أكثر من 200,000 مجموعة. صدّر فترة أقصر من التطبيق الآخر، ثم اختر ذلك الملف.',
  'line-too-long': 'في أحد أسطر الملف أكثر من مليون حرف، فهو ليس تصديرًا لتدريبات.',
  'not-text': 'الملف ليس نصًا مع أن اسمه يقول ذلك. اختر الملف كما صدّره التطبيق الآخر.',
  'quote-open': 'في الملف نص بين علامتي اقتباس لا ينتهي. الملف مقطوع أو معدّل، فصدّره مرة أخرى.',
  'xml-entities': 'يعرّف الملف نصوصًا يكرّر بعضها بعضًا، ولا تصدير صحي يفعل ذلك، فلم نقرأه.',
  'xml-broken': 'ملف الصحة مقطوع أو معدّل، فصدّره مرة أخرى.',
  'json-too-large': 'في الملف أكثر من 64 مليون حرف. صدّر فترة أقصر من التطبيق الآخر.',
  'json-broken': 'الملف مقطوع أو معدّل، فصدّره مرة أخرى.',
  'zip-broken': 'الملف المضغوط مقطوع أو معدّل، فصدّره مرة أخرى.',
  'zip-encrypted': 'للملف المضغوط كلمة مرور. فكّ ضغطه أولًا، ثم اختر الملفات التي فيه.',
  'zip-method': 'لا نقرأ هذا النوع من الضغط. فكّ ضغط الملف أولًا، ثم اختر الملفات التي فيه.',
  'zip-bomb': 'محتوى الملف المضغوط بعد فكّه أكبر من الممكن، فلم نقرأه.',
  'format-unknown': 'لا نعرف هذا التصدير. راجع قائمة التطبيقات، أو سمِّ أعمدة جدول.',
  'own-table': 'هذا الجدول جزء من تصديرك من Rondel. اختر ملف JSON من التصدير نفسه، ففيه كل شيء.',
  'fit-broken': 'ملف الساعة أو الميزان مقطوع أو معدّل، فانسخه مرة أخرى.',
  'fit-too-large':
    'في ملف الساعة أو الميزان أكثر من 32 ميغابايت أو مليون رسالة، فهو ليس تدريبًا ولا قياس وزن.',
  'database-broken': 'قاعدة البيانات مقطوعة أو معدّلة، فصدّرها مرة أخرى.',
  'database-too-large': 'صفوف قاعدة البيانات أكثر أو أطول من أي تصدير لتدريبات وأوزان.',
  'packed-too-large': 'حجم الملف أكثر من 512 ميغابايت وهو داخل ملف مضغوط. فكّ الضغط أولًا، ثم اختر هذا الملف.',
  'database-unknown': 'لا نعرف قاعدة البيانات هذه. نقرأ تصدير Health Connect ونسخة FitNotes الاحتياطية.',
  'file-empty': 'الملف فارغ. صدّره مرة أخرى.',
};

export const unreadableCopy: Translated<typeof english> = {
  sentence: ({ code, file, line }) => {
    const place = line === null ? apart(file) : `${apart(file)}، السطر ${numberText(line)}`;
    return `${place}: ${sentences[code]}`;
  },
};
