import {
  everyPath,
  ofProgram,
  type PathBand,
  type PathProgram,
  type PathThing,
  type PathThingId,
  pathThings,
} from '#domain/catalogue/content/path-things.ts';
import type { MemberId } from '#domain/kernel/ids.ts';

/** From which the things of a month follow. */
export type PathBasis = {
  /** `2026-11`. */
  readonly month: string;
  /** Null where no program ran. */
  readonly program: PathProgram | null;
  readonly band: PathBand;
  /** The member began in the second half of the month. */
  readonly isShort: boolean;
};

export const thingsOfPath = 12;
/** The wheel decides which quests a member meets, so a path asks for few of certain categories. */
const mostQuestCategories = 3;
/** Quests of one category, with the gentle ones. */
const ofCategory = /^(quest-|gentle)/;
/** Not for a short month: it may be over before. */
const long: ReadonlySet<PathThingId> = new Set(['weeks']);

/**
 * The twelve things of a member's month: those of every path, those of the program, and others in an order that follows from member and
 * month alone. There is no draw, so the same input always gives the same path.
 */
export function thingsFor(memberId: MemberId, basis: PathBasis): readonly PathThing[] {
  const { month, program, isShort } = basis;
  const fixed = [...everyPath, ...ofProgram[program ?? 'none']];
  const others = pathThings
    .map(({ id }) => id)
    .filter(
      (id) => !fixed.includes(id) && !(isShort && long.has(id)) && (id !== 'routine' || program === 'daily'),
    )
    .map((id) => ({ id, rank: rankOf(`${memberId}|${month}|${id}`) }))
    .toSorted((a, b) => a.rank - b.rank || (a.id < b.id ? -1 : 1));
  const chosen: PathThingId[] = [...fixed];
  for (const { id } of others) if (chosen.length < thingsOfPath && fits(chosen, id)) chosen.push(id);
  return pathThings.filter(({ id }) => chosen.includes(id));
}

const fits = (chosen: readonly PathThingId[], id: PathThingId): boolean =>
  !ofCategory.test(id) || chosen.filter((one) => ofCategory.test(one)).length < mostQuestCategories;

/** How often a thing asks for something in a month. */
export const countOf = ({ counts }: PathThing, { band, isShort }: PathBasis): number =>
  counts[isShort ? 0 : band];

/** A 32-bit number that follows from a text: FNV-1a, with the last mixing of MurmurHash3. */
function rankOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
