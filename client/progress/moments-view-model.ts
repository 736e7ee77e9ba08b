import type { ConfettiSize } from '#client/lib/confetti.ts';
import { monthText } from '#client/lib/format/format-day.ts';
import { listText } from '#client/lib/format/locale.ts';
import { contentText } from '#client/lib/words/content-text.ts';
import { nameText } from '#client/lib/words/name-text.ts';
import { pathThingText } from '#client/lib/words/path-thing-text.ts';
import { badgeTiers } from '#domain/catalogue/content/badge-tiers.ts';
import { levels } from '#domain/catalogue/content/levels.ts';
import { longRunBadges, longRunRows } from '#domain/catalogue/content/long-run-badges.ts';
import { wheelSkins } from '#domain/catalogue/content/wheel-skins.ts';
import { asMemberDay } from '#domain/kernel/day.ts';
import type { ShownThing } from '#domain/month-path/path-view.ts';
import { momentsCopy } from './moments-copy.ts';

/** What was shown on this device, or was there at its first visit. */
export type Seen = {
  /** The highest number. What an earlier release stored has none. */
  readonly level?: number;
  /** Ids of the tiers and of the badges for the long run. */
  readonly badges: readonly string[];
  /** `2026-03`. */
  readonly month: string;
  /** Ids of the finished things of that month. */
  readonly done: readonly string[];
  /** The same of the month before. What an earlier release stored has none. */
  readonly earlier?: Pick<Seen, 'done' | 'month'>;
};

type Path = {
  readonly month: string;
  readonly things: readonly Pick<ShownThing, 'id' | 'text' | 'target' | 'doneOn'>[];
};

export type Now = Path & {
  readonly level: number;
  readonly badges: readonly string[];
  /** The path of the month before, while it can still be walked. */
  readonly earlier?: Path | undefined;
};

export type Moment = {
  readonly title: string;
  readonly description: string;
  readonly size: ConfettiSize;
  /** Where it leads. */
  readonly action?: { readonly label: string; readonly path: string };
};

type Step = { readonly moment: Moment | null; readonly seen: Seen };

/**
 * The next moment, and what to remember once it is shown. Badges come first, then the level, then the path. What was taken back and is
 * reached again is no moment.
 * @param before null at the first visit of a device, where nothing is new
 */
export function momentOf(before: Seen | null, now: Now): Step {
  if (!before || before.level === undefined) {
    const earlier = now.earlier && { month: now.earlier.month, done: doneOf(now.earlier) };
    const { level, badges, month } = now;
    return { moment: null, seen: { level, badges, month, done: doneOf(now), ...(earlier && { earlier }) } };
  }
  const known = { ...before, level: before.level };
  return badgeStep(known, now) ?? levelStep(known, now) ?? pathStep(known, now);
}

const doneOf = ({ things }: Path): readonly string[] =>
  things.filter(({ doneOn }) => doneOn !== null).map(({ id }) => id);

type Known = Seen & { readonly level: number };

/** Several badges share a moment. */
function badgeStep(before: Known, now: Now): Step | null {
  const isNew = ({ id }: { readonly id: string }): boolean =>
    now.badges.includes(id) && !before.badges.includes(id);
  const tiers = badgeTiers.filter(isNew);
  const others = longRunBadges.filter(isNew);
  const names = [...tiers, ...others].map(({ name }) => nameText(name));
  if (names.length === 0) return null;
  const seen = { ...before, badges: union(before.badges, now.badges) };
  if (names.length > 1)
    return { moment: { title: momentsCopy.badges, description: listText(names), size: 'high' }, seen };
  const [tier] = tiers;
  const rule = longRunRows.find(({ family }) => family === others[0]?.counts)?.rule ?? '';
  const description = tier ? momentsCopy.tierThanks(tier.counts, tier.target) : contentText(rule);
  return { moment: { title: momentsCopy.badge(names.join()), description, size: 'high' }, seen };
}

/** The highest level that is new, with the looks of the wheel since the last one. */
function levelStep(before: Known, now: Now): Step | null {
  const reached = levels[now.level - 1];
  if (!reached || now.level <= before.level) return null;
  const skins = wheelSkins.filter(({ level }) => level > before.level && level <= now.level);
  const skin = skins.at(-1);
  return {
    moment: {
      title: momentsCopy.level(reached.number, nameText(reached.name)),
      description: skin ? momentsCopy.skinOpened(nameText(skin.name)) : momentsCopy.levelThanks,
      size: 'medium',
    },
    seen: { ...before, level: now.level },
  };
}

/**
 * What was finished late in the month before comes first. Things of another month are no news of this one. An earlier month comes with a
 * flight west, and was shown before it.
 */
function pathStep(before: Known, now: Now): Step {
  if (now.month < before.month) return { moment: null, seen: before };
  const known = inMonth(before, now);
  return (
    lateStep(known, now) ?? {
      moment: pathMoment(now, known.done),
      seen: { ...known, done: union(known.done, doneOf(now)) },
    }
  );
}

function lateStep(known: Known, { earlier: path }: Now): Step | null {
  const { earlier } = known;
  const moment = path && earlier && pathMoment(path, earlier.done);
  return moment
    ? {
        moment: ofMonth(path, moment),
        seen: { ...known, earlier: { ...earlier, done: union(earlier.done, doneOf(path)) } },
      }
    : null;
}

/** What was shown of this month and of the one before. */
function inMonth(before: Known, { month, earlier }: Now): Known {
  return {
    ...before,
    month,
    done: before.month === month ? before.done : [],
    ...(earlier && { earlier: { month: earlier.month, done: shownOf(before, earlier) } }),
  };
}

/** Where only a later month is known, all is taken as shown. */
function shownOf(before: Known, earlier: Path): readonly string[] {
  const { month } = earlier;
  if (before.earlier?.month === month) return before.earlier.done;
  if (before.month === month) return before.done;
  return before.month < month ? [] : doneOf(earlier);
}

function pathMoment(path: Path, known: readonly string[]): Moment | null {
  const { things } = path;
  const done = doneOf(path);
  const thing = things.findLast(({ id }) => done.includes(id) && !known.includes(id));
  if (!thing) return null;
  return done.length === things.length
    ? { title: momentsCopy.pathFinished, description: momentsCopy.pathThanks, size: 'high' }
    : {
        title: momentsCopy.thingDone(done.length, things.length),
        description: pathThingText(thing),
        size: 'low',
      };
}

const ofMonth = ({ month }: Path, moment: Moment): Moment => ({
  ...moment,
  description: momentsCopy.ofMonth(monthText(asMemberDay(`${month}-01`)), moment.description),
});

const union = (one: readonly string[], other: readonly string[]): readonly string[] => [
  ...new Set([...one, ...other]),
];
