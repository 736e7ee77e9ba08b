import { asMemberDay, type MemberDay } from '#domain/kernel/day.ts';

/** Something that was done on a date of the month. */
export type PathFact = {
  readonly kind: keyof typeof letters;
  /** Unique for a workout, and for another kind on its date. */
  readonly name: string;
  readonly date: MemberDay;
  /** The template of a workout, the quest, or nothing. */
  readonly of: string;
  readonly points: number;
};

const letters = { workout: 'w', routine: 'r', quest: 'q', 'check-in': 'c' } as const;
const kinds = new Map(Object.entries(letters).map(([kind, letter]) => [letter, kind as PathFact['kind']]));

const separator = '|';

/** A fact in few characters, without its month: kind and day, points, what it is of, and the name: `w02|5|core|<id>`. */
export const textOfFact = ({ kind, date, points, of, name }: PathFact): string =>
  `${letters[kind]}${date.slice(8)}|${points}|${of}|${name}`;

/** @param text as `textOfFact` writes it @param month such as `2026-11` */
export function factFromText(text: string, month: string): PathFact {
  const [start = '', points = '', of = '', ...name] = text.split(separator);
  return {
    kind: kinds.get(start.slice(0, 1) as (typeof letters)[PathFact['kind']]) ?? 'check-in',
    date: asMemberDay(`${month}-${start.slice(1)}`),
    points: Number(points),
    of,
    name: name.join(separator),
  };
}

export const isTraining = ({ kind }: Pick<PathFact, 'kind'>): boolean =>
  kind === 'workout' || kind === 'routine';

type Named = Pick<PathFact, 'kind' | 'name' | 'date'>;

/**
 * The place of a fact among the texts of its month, by its name, and by the date where the name is unique on its date only; -1 for none.
 * A loop, because each event looks through its whole month.
 */
export function placeOf(texts: readonly string[], { kind, name, date }: Named): number {
  const start = kind === 'workout' ? letters.workout : `${letters[kind]}${date.slice(8)}`;
  const end = `${separator}${name}`;
  for (let place = texts.length - 1; place >= 0; place -= 1) {
    const text = texts[place] ?? '';
    if (text.startsWith(start) && text.endsWith(end)) return place;
  }
  return -1;
}

/** Finds the texts of a date of its month. */
export function textOn(date: MemberDay): (text: string) => boolean {
  const day = date.slice(8);
  return (text) => text.startsWith(day, 1);
}
