import type { ConfettiSize } from '#client/lib/confetti.ts';
import { listText } from '#client/lib/format/locale.ts';
import { contentText } from '#client/lib/words/content-text.ts';
import { nameText } from '#client/lib/words/name-text.ts';
import { pathThingText } from '#client/lib/words/path-thing-text.ts';
import { badgeTiers } from '#domain/catalogue/content/badge-tiers.ts';
import { levels } from '#domain/catalogue/content/levels.ts';
import { longRunBadges, longRunRows } from '#domain/catalogue/content/long-run-badges.ts';
import { wheelSkins } from '#domain/catalogue/content/wheel-skins.ts';
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
};

export type Now = {
  readonly level: number;
  readonly badges: readonly string[];
  readonly month: string;
  readonly things: readonly Pick<ShownThing, 'id' | 'text' | 'target' | 'doneOn'>[];
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
  const done = now.things.filter(({ doneOn }) => doneOn !== null).map(({ id }) => id);
  if (!before || before.level === undefined)
    return { moment: null, seen: { level: now.level, badges: now.badges, month: now.month, done } };
  const known = { ...before, level: before.level };
  return badgeStep(known, now) ?? levelStep(known, now) ?? pathStep(known, now, done);
}

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

/** Things of another month are no news of this one. An earlier month comes with a flight west, and was shown before it. */
function pathStep(before: Known, { month, things }: Now, done: readonly string[]): Step {
  if (month < before.month) return { moment: null, seen: before };
  const known = before.month === month ? before.done : [];
  const seen = { ...before, month, done: union(known, done) };
  const thing = things.findLast(({ id }) => done.includes(id) && !known.includes(id));
  if (!thing) return { moment: null, seen };
  const moment: Moment =
    done.length === things.length
      ? { title: momentsCopy.pathFinished, description: momentsCopy.pathThanks, size: 'high' }
      : {
          title: momentsCopy.thingDone(done.length, things.length),
          description: pathThingText(thing),
          size: 'low',
        };
  return { moment, seen };
}

const union = (one: readonly string[], other: readonly string[]): readonly string[] => [
  ...new Set([...one, ...other]),
];
