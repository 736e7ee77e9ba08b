/** A part of the body that a member can note as injured. */
export const injuredAreas = [
  'knee',
  'ankle',
  'hip',
  'lower back',
  'neck',
  'shoulder',
  'elbow',
  'wrist',
] as const;
export type InjuredArea = (typeof injuredAreas)[number];

/**
 * The words of the free text that name an area, in the languages of the interface; their plurals in -s do so too. Several words stand for
 * themselves alone. Arabic has stems, which its articles and endings surround.
 */
const wordsOf: Readonly<
  Record<InjuredArea, { readonly words: readonly string[]; readonly stems: readonly string[] }>
> = {
  knee: {
    words: split(
      'knee meniscus acl patella knie meniskus kreuzband genou genoux ménisque rodilla menisco joelho',
    ),
    stems: ['ركب'],
  },
  ankle: {
    words: split(
      'ankle achilles foot feet shin calf calves knöchel sprunggelenk fuß fuss füße achillessehne wade waden schienbein ' +
        'cheville pied mollet talon tobillo pies pantorrilla talón tornozelo pé pés panturrilha canela',
    ),
    stems: ['كاحل', 'قدم', 'ساق'],
  },
  hip: {
    words: split('hip groin hüfte hüften leiste hanche aine cadera ingle quadril virilha'),
    stems: ['ورك', 'حوض'],
  },
  'lower back': {
    words: [
      ...split(
        'back disc disk spine sciatic sciatica lumbar rücken bandscheibe bandscheiben wirbelsäule ischias kreuz ' +
          'lombaire lombalgie sciatique espalda ciática columna lumbares costas lombar ciático coluna',
      ),
      ...['mal de dos', 'mal au dos', 'au dos', 'le dos', 'du dos'],
    ],
    stems: ['ظهر', 'ديسك'],
  },
  neck: {
    words: split('neck nacken hals nuque cervicales cuello nuca cervical pescoço'),
    stems: ['رقب', 'عنق'],
  },
  shoulder: {
    words: split('shoulder rotator schulter schultern rotatorenmanschette épaule hombro ombro manguito'),
    stems: ['كتف'],
  },
  elbow: {
    words: split('elbow ellbogen ellenbogen coude codo cotovelo'),
    stems: ['مرفق', 'كوع'],
  },
  wrist: {
    words: split('wrist hand handgelenk handgelenke hände poignet muñeca mano pulso punho mão mãos'),
    stems: ['معصم', 'رسغ'],
  },
};

function split(words: string): readonly string[] {
  return words.split(' ');
}

/** The words of a text, in lower case. */
const wordsIn = (text: string): readonly string[] => text.toLowerCase().split(/[^\p{L}\p{M}]+/u);

/** Whether a text has one of the words, its plural in -s, or an Arabic word with one of the stems. */
export function mentions(
  text: string,
  { words, stems }: { readonly words: readonly string[]; readonly stems: readonly string[] },
): boolean {
  const found = wordsIn(text);
  const sentence = ` ${found.join(' ')} `;
  const bare = found.map((word) => word.replace(/^[\u0648\u0628\u0644]?(?:\u0627\u0644)?/u, ''));
  return (
    words.some((word) => sentence.includes(` ${word} `) || sentence.includes(` ${word}s `)) ||
    stems.some((stem) => bare.some((word) => word.startsWith(stem)))
  );
}

const namesArea = (text: string, area: InjuredArea): boolean => mentions(text, wordsOf[area]);

/** The areas that the member's own words on injuries name, in the order of the list. */
export const areasIn = (injuries: string): readonly InjuredArea[] =>
  injuredAreas.filter((area) => namesArea(injuries, area));

/**
 * The words with an area added, as a separate part. The same words where they name the area.
 * @param shownName the area in the language of the reader
 */
export function withArea(injuries: string, area: InjuredArea, shownName: string = area): string {
  if (namesArea(injuries, area)) return injuries;
  const before = injuries.trim().replace(/[,;]$/, '');
  const name = before === '' ? `${shownName.charAt(0).toUpperCase()}${shownName.slice(1)}` : shownName;
  return before === '' ? name : `${before}, ${name}`;
}

/** The words without the parts, between commas or semicolons, that name the area. */
export function withoutArea(injuries: string, area: InjuredArea): string {
  const parts = injuries.split(/[,;]/).map((part) => part.trim());
  return parts.filter((part) => part !== '' && !namesArea(part, area)).join(', ');
}
