import type { PathNeed, PathThing, PathThingId } from '#domain/catalogue/content/path-things.ts';
import { questById } from '#domain/catalogue/quests/quest-catalogue.ts';
import { namedTemplates } from '#domain/catalogue/workouts/workout-templates.ts';
import { addDays, asMemberDay, type MemberDay, mondayOf, weekdayOf } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import {
  basisFor,
  followsTraining,
  lastLateDay,
  type MonthPaths,
  monthOf,
  type PathMonth,
} from './month-path.ts';
import { countOf, type PathBasis, thingsFor } from './path-choice-rules.ts';
import { factFromText, isTraining, type PathFact } from './path-fact.ts';

export type ShownThing = {
  readonly id: PathThingId;
  readonly text: string;
  /** How often it asks for something, and how often that was done so far, at most as often. */
  readonly target: number;
  readonly count: number;
  /** The date that finished it; null while it is open. */
  readonly doneOn: MemberDay | null;
};
export type PathOfMonth = { readonly month: string; readonly things: readonly ShownThing[] };
export type ShownPath = PathOfMonth & {
  /** The path of the month before, to which late entries and the rest on its last date can add. Absent after the eighth. */
  readonly earlier?: PathOfMonth;
};

/** The path of the month that today belongs to. @param today by the member's zone */
export function pathOn(paths: MonthPaths, memberId: MemberId, today: MemberDay): ShownPath {
  const { months } = paths;
  const month = monthOf(today);
  const known = months.find((one) => one.month === month) ?? { ...basisFor(paths, today), facts: [] };
  const monthBefore = monthOf(addDays(asMemberDay(`${month}-01`), -1));
  const before = months.find((one) => one.month === monthBefore);
  const hasEarlier = before && Number(today.slice(8)) <= lastLateDay;
  const place = { memberId, months, today };
  return { ...pathOf(known, place), ...(hasEarlier && { earlier: pathOf(before, place) }) };
}

type Viewed = {
  readonly memberId: MemberId;
  readonly months: readonly PathMonth[];
  readonly today: MemberDay;
};

function pathOf(path: PathMonth, { memberId, months, today }: Viewed): PathOfMonth {
  const { month } = path;
  const facts = path.facts.map((text) => factFromText(text, month));
  const place = { month, today, isAfterTraining: followsTraining(months, month) };
  return {
    month,
    things: thingsFor(memberId, path).map((thing) => shownThing(thing, { ...path, facts }, place)),
  };
}

function shownThing(
  thing: PathThing,
  month: PathBasis & { readonly facts: readonly PathFact[] },
  place: Place,
): ShownThing {
  const target = countOf(thing, month);
  const done = datesOf(thing.need, month.facts, place);
  const [one, more] = thing.texts;
  return {
    id: thing.id,
    text: target === 1 ? one : more.replace('#', String(target)),
    target,
    count: Math.min(target, done.length),
    doneOn: done[target - 1] ?? null,
  };
}

type Place = {
  readonly month: string;
  readonly today: MemberDay;
  /** Whether the date before the month had training. */
  readonly isAfterTraining: boolean;
};

/** The dates that count towards a need, in their order. */
function datesOf(need: PathNeed, facts: readonly PathFact[], place: Place): readonly MemberDay[] {
  switch (need.kind) {
    case 'workouts':
      return datesIn(
        facts,
        (fact) => isTraining(fact) && (!need.category || categoryOf(fact) === need.category),
      );
    case 'quests':
      return datesIn(facts, (fact) => isQuestIn(fact, need.families));
    case 'on-foot':
      return datesIn(facts, ({ of }) => of === 'activity-walk' || of === 'activity-hike');
    case 'activities':
      return datesIn(facts, ({ of }) => of.startsWith('activity-'));
    case 'templates':
      return firsts(facts.filter(isTraining), ({ of }) => of);
    case 'check-ins':
      return datesIn(facts, ({ kind }) => kind === 'check-in');
    case 'routines':
      return datesIn(facts, ({ kind }) => kind === 'routine');
    case 'weeks':
      return firsts(facts.filter(isActive), ({ date }) => mondayOf(date));
    case 'weekends':
      return firsts(facts.filter(isOnWeekend), ({ date }) => mondayOf(date));
    case 'both':
      return bothOn(facts);
    case 'rest':
      return restDates(facts, place);
  }
}

const isActive = ({ kind }: PathFact): boolean => kind !== 'check-in';
const isOnWeekend = (fact: PathFact): boolean => isActive(fact) && [0, 6].includes(weekdayOf(fact.date));
const categoryOf = ({ of }: PathFact) => namedTemplates.get(of)?.category;

function isQuestIn({ kind, of }: PathFact, families: readonly string[] | undefined): boolean {
  if (kind !== 'quest') return false;
  return !families || families.includes(questById(of)?.category.toLowerCase() ?? '');
}

const datesIn = (facts: readonly PathFact[], counts: (fact: PathFact) => boolean): readonly MemberDay[] =>
  facts
    .filter(counts)
    .map(({ date }) => date)
    .toSorted();

/** The date of the first fact of each name. */
function firsts(facts: readonly PathFact[], nameOf: (fact: PathFact) => string): readonly MemberDay[] {
  const found = new Map<string, MemberDay>();
  for (const fact of facts.toSorted((a, b) => (a.date < b.date ? -1 : 1)))
    if (!found.has(nameOf(fact))) found.set(nameOf(fact), fact.date);
  return [...found.values()];
}

function bothOn(facts: readonly PathFact[]): readonly MemberDay[] {
  const trained = new Set(facts.filter(isTraining).map(({ date }) => date));
  return datesIn(facts, ({ kind, date }) => kind === 'quest' && trained.has(date));
}

/** Dates of the month that are over, without training, and come after one with training. A quest is no training. */
function restDates(
  facts: readonly PathFact[],
  { month, today, isAfterTraining }: Place,
): readonly MemberDay[] {
  const trained = new Set(facts.filter(isTraining).map(({ date }) => date));
  const dateBefore = addDays(asMemberDay(`${month}-01`), -1);
  return [...trained, ...(isAfterTraining ? [dateBefore] : [])]
    .map((date) => addDays(date, 1))
    .filter((date) => monthOf(date) === month && date < today && !trained.has(date))
    .toSorted();
}
