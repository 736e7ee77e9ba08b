import { expect } from 'chai';
import fc from 'fast-check';
import { type PathBand, type PathProgram, pathThings } from '#domain/catalogue/content/path-things.ts';
import { quests } from '#domain/catalogue/quests/quest-catalogue.ts';
import { builtinTemplates } from '#domain/catalogue/workouts/workout-templates.ts';
import type { DomainEvent } from '#domain/events.ts';
import { addDays, asMemberDay, mondayOf, weekdayOf } from '#domain/kernel/day.ts';
import { asMemberId, asProgramId } from '#domain/kernel/ids.ts';
import type { ProgramType } from '#domain/program/program-events.ts';
import { memberId, recordedAt } from '#domain/streak/testing/member-log.ts';
import { clearedEvents } from '#domain/testing/cleared.ts';
import { evolvePaths, type MonthPaths, noPaths } from './month-path.ts';
import { thingsFor, thingsOfPath } from './path-choice-rules.ts';
import { factFromText, type PathFact, textOfFact } from './path-fact.ts';
import { pathOn, type ShownThing } from './path-view.ts';

const templateOf = (category: string): string =>
  builtinTemplates.find((template) => template.category === category)?.id ?? '';
const questIn = (category: string): string => quests.find((quest) => quest.category === category)?.id ?? '';
const on = (date: string) => ({ memberId, date: asMemberDay(date) });

const registered: DomainEvent = {
  type: 'MemberRegistered',
  ...{ memberId, email: 'mia@rondel.example', emailVerified: true },
  ...{ firstName: null, lastName: null, profileImageUrl: null, zone: 'UTC' },
};
const workout = (
  date: string,
  workoutId = date,
  templateId = templateOf('strength'),
  points = 2,
): DomainEvent => ({
  type: 'WorkoutLogged',
  ...{ ...on(date), workoutId, templateId, startedAt: null, durationMinutes: 20, points },
  ...{ perceivedExertion: 6, moodAfter: 4, isCompleted: true, claimedPoints: null },
});
const retracted = (workoutId: string): DomainEvent => ({ type: 'WorkoutRetracted', memberId, workoutId });
const corrected = (workoutId: string, date: string): DomainEvent => {
  const facts = { startedAt: null, durationMinutes: 20, perceivedExertion: 6, moodAfter: 4, points: 2 };
  return {
    type: 'WorkoutCorrected',
    ...{ ...on(date), workoutId, templateId: 'core', isCompleted: true, ...facts },
    replaced: { date: asMemberDay(date), ...facts },
  };
};
const quest = (date: string, questId = questIn('Strength')): DomainEvent => ({
  type: 'QuestCompleted',
  ...{ ...on(date), questId, points: 2, luckyDay: false },
});
const undone = (date: string): DomainEvent => ({
  type: 'QuestCompletionUndone',
  ...{ ...on(date), questId: questIn('Strength'), points: 2 },
});
const checkedIn = (date: string): DomainEvent => ({
  type: 'CheckedIn',
  ...on(date),
  energy: 3,
  mood: 3,
  sore: [],
});
const checkInRemoved = (date: string): DomainEvent => ({ type: 'CheckInRemoved', ...on(date) });
const started = (programType: ProgramType, dailyTemplate: 'daily-50' | null = null): DomainEvent => ({
  type: 'ProgramStarted',
  ...{ memberId, programId: asProgramId('p'), programType, sentType: programType, goalType: 'fitness' },
  ...{ goalValue: 1, goalUnit: 'points', startDate: asMemberDay('2026-03-01'), plannedEndDate: null },
  ...{ dailyTemplate, customExercises: [] },
});
const ended: DomainEvent = {
  type: 'ProgramEnded',
  memberId,
  programId: asProgramId('p'),
  reason: 'replaced',
};

type Dated = readonly [at: string, event: DomainEvent, zone?: string];
const pathsAfter = (...events: readonly Dated[]): MonthPaths =>
  events.reduce(
    (so, [at, event, zone]) =>
      evolvePaths(so, recordedAt(at.includes('T') ? at : `${at}T12:00:00Z`, event, zone)),
    noPaths,
  );
const things = (paths: MonthPaths, today: string): readonly ShownThing[] =>
  pathOn(paths, memberId, asMemberDay(today)).things;
const thing = (id: string, paths: MonthPaths, today = '2026-03-31'): ShownThing | undefined =>
  things(paths, today).find((one) => one.id === id);
const earlierThing = (id: string, paths: MonthPaths, today: string): ShownThing | undefined =>
  pathOn(paths, memberId, asMemberDay(today)).earlier?.things.find((one) => one.id === id);
const idsOn = (paths: MonthPaths, today: string): readonly string[] =>
  things(paths, today).map(({ id }) => id);

describe('The path of the month', () => {
  const march: Dated = ['2026-03-01', registered];

  describe('is chosen', () => {
    it('as twelve things, a rest day and a check-in among them', () => {
      const ids = idsOn(pathsAfter(march), '2026-03-02');
      expect(ids).to.have.length(thingsOfPath);
      expect(ids).to.include.members(['rest', 'check-in', 'quest', 'workout']);
    });

    it('by the program, and the daily routine only for who has one', () => {
      const lean = idsOn(pathsAfter(march, ['2026-03-01', started('lean')]), '2026-03-02');
      const daily = idsOn(pathsAfter(march, ['2026-03-01', started('maintain', 'daily-50')]), '2026-03-02');
      expect(lean).to.include.members(['cardio', 'walk', 'strength']).and.not.include('routine');
      expect(daily).to.include('routine');
    });

    it('by the level at the start of the month', () => {
      const rich = pathsAfter(
        ['2026-02-01', registered],
        ['2026-02-02', workout('2026-02-02', 'w', 'core', 900)],
      );
      expect(thing('workout', rich, '2026-02-28')?.target).to.equal(2);
      expect(thing('workout', rich, '2026-03-01')?.target).to.equal(8);
    });

    it('by member and month alone beyond that: the same again, and others for another member', () => {
      const basis = { month: '2026-03', program: null, band: 0, isShort: false } as const;
      const idsOf = (member: string, month: string = basis.month) =>
        thingsFor(asMemberId(member), { ...basis, month })
          .map(({ id }) => id)
          .join();
      expect(idsOf('mia')).to.equal(idsOf('mia'));
      const members = Array.from({ length: 20 }, (_, index) => idsOf(`member ${index}`));
      const months = Array.from({ length: 12 }, (_, index) => idsOf('mia', `2026-${index + 1}`));
      expect(new Set(members).size).to.be.above(10);
      expect(new Set(months).size).to.be.above(6);
    });
  });

  describe('stays', () => {
    it('when another program starts in the month, and follows it in the next', () => {
      const before = pathsAfter(march, ['2026-03-01', started('lean')]);
      const after = pathsAfter(
        march,
        ['2026-03-01', started('lean')],
        ['2026-03-10', ended],
        ['2026-03-10', started('bulk')],
      );
      expect(idsOn(after, '2026-03-31')).to.deep.equal(idsOn(before, '2026-03-31'));
      expect(idsOn(after, '2026-04-01')).to.include.members(['quest-strength', 'mobility', 'strength']);
    });

    it('as it was shown before the first event of the month', () => {
      const paths = pathsAfter(march, ['2026-03-01', started('lean')]);
      const later = evolvePaths(paths, recordedAt('2026-04-20T12:00:00Z', started('bulk')));
      expect(idsOn(later, '2026-04-20')).to.deep.equal(idsOn(paths, '2026-04-19'));
    });

    it('open after a month in which nothing was done, and takes nothing away', () => {
      const pause: DomainEvent = {
        ...{ type: 'StreakPaused', memberId, reason: 'illness' },
        ...{ from: asMemberDay('2026-03-03'), until: asMemberDay('2026-03-30') },
      };
      const paths = pathsAfter(march, ['2026-03-02', workout('2026-03-02')], ['2026-03-03', pause]);
      expect(thing('workout', paths)).to.include({ count: 1, doneOn: null });
      expect(things(paths, '2026-04-01').every(({ count }) => count === 0)).to.equal(true);
    });
  });

  it('asks a member who begins late for little, and for no number of weeks', () => {
    const late = pathsAfter(['2026-03-20', registered]);
    expect(idsOn(late, '2026-03-20')).to.have.length(thingsOfPath).and.not.include('weeks');
    expect(thing('workout', late)?.target).to.equal(2);
    expect(late.months[0]?.isShort).to.equal(true);
    expect(pathsAfter(['2026-03-15', registered]).months[0]?.isShort).to.equal(false);
  });

  describe('is walked', () => {
    it('by what is done on dates of the month, each with the date that finished it', () => {
      const paths = pathsAfter(
        march,
        ['2026-03-02', workout('2026-03-02')],
        ['2026-03-05', workout('2026-03-05')],
      );
      expect(thing('workout', paths)).to.include({ count: 2, doneOn: '2026-03-05' });
    });

    it('by a day of rest once that day is over', () => {
      const paths = pathsAfter(
        march,
        ['2026-03-02', workout('2026-03-02')],
        ['2026-03-03', quest('2026-03-03')],
      );
      expect(thing('rest', paths, '2026-03-03')?.doneOn).to.equal(null);
      expect(thing('rest', paths, '2026-03-04')?.doneOn).to.equal('2026-03-03');
    });

    it('by no day of rest on which a workout was logged late', () => {
      const trained = pathsAfter(
        march,
        ['2026-03-02', workout('2026-03-02')],
        ['2026-03-05', workout('2026-03-03')],
      );
      expect(thing('rest', trained, '2026-03-04')?.doneOn).to.equal(null);
      expect(thing('rest', trained, '2026-03-05')?.doneOn).to.equal('2026-03-04');
    });

    it('by a rest on the first, after training on the last date of the month before', () => {
      const paths = pathsAfter(march, ['2026-03-31', workout('2026-03-31')]);
      const later = (...events: readonly Dated[]) =>
        pathsAfter(march, ['2026-03-31', workout('2026-03-31')], ...events);
      expect(thing('rest', paths, '2026-04-01')?.count).to.equal(0);
      expect(thing('rest', paths, '2026-04-02')).to.include({ count: 1 });
      // The earlier month is forgotten, and its last date is not.
      for (const day of ['2026-04-02', '2026-04-20'])
        expect(thing('rest', later([day, quest(day)]), '2026-04-20')?.count, day).to.equal(1);
      const bothDays = later(['2026-04-02', quest('2026-04-02')], ['2026-04-20', quest('2026-04-20')]);
      expect(thing('rest', bothDays, '2026-04-20')?.count).to.equal(1);
      expect(thing('rest', later(['2026-04-01', workout('2026-04-01')]), '2026-04-02')?.count).to.equal(0);
      expect(thing('rest', later(['2026-04-20', quest('2026-04-20')]), '2026-05-03')?.count).to.equal(0);
    });

    it('by a rest on the last date of the month, from the first of the next on', () => {
      const paths = pathsAfter(march, ['2026-03-30', workout('2026-03-30')]);
      expect(thing('rest', paths, '2026-03-31')?.count).to.equal(0);
      expect(earlierThing('rest', paths, '2026-04-01')).to.include({ count: 1 });
      expect(thing('rest', paths, '2026-04-01')?.count).to.equal(0);
    });

    it('until the eighth of the next month, which shows both paths', () => {
      const paths = pathsAfter(
        march,
        ['2026-03-02', workout('2026-03-02')],
        ['2026-04-03', workout('2026-03-31')],
      );
      expect(earlierThing('workout', paths, '2026-04-08')).to.include({ doneOn: '2026-03-31' });
      expect(pathOn(paths, memberId, asMemberDay('2026-04-09'))).to.not.have.property('earlier');
      expect(pathOn(paths, memberId, asMemberDay('2026-03-31'))).to.not.have.property('earlier');
      expect(pathOn(pathsAfter(march), memberId, asMemberDay('2026-05-01'))).to.not.have.property('earlier');
    });

    it('by a late entry of the month before', () => {
      const paths = pathsAfter(
        march,
        ['2026-03-02', workout('2026-03-02')],
        ['2026-04-01', workout('2026-03-31')],
      );
      expect(thing('workout', paths)?.doneOn).to.equal('2026-03-31');
      expect(thing('workout', paths, '2026-04-01')?.count).to.equal(0);
    });

    it('on the dates of the events when the zone changes at the end of a month', () => {
      const paths = pathsAfter(
        march,
        ['2026-03-31T11:00:00Z', workout('2026-04-01', 'east'), 'Pacific/Auckland'],
        ['2026-03-31T23:00:00Z', workout('2026-03-31', 'west'), 'America/Los_Angeles'],
      );
      expect(thing('workout', paths)?.count).to.equal(1);
      expect(thing('workout', paths, '2026-04-01')?.count).to.equal(1);
      expect(paths.months.map(({ month }) => month)).to.deep.equal(['2026-03', '2026-04']);
    });

    it('less by what is taken back', () => {
      expect(
        thing(
          'workout',
          pathsAfter(march, ['2026-03-02', workout('2026-03-02', 'w')], ['2026-03-03', retracted('w')]),
        )?.count,
      ).to.equal(0);
      expect(
        thing(
          'quest',
          pathsAfter(march, ['2026-03-02', quest('2026-03-02')], ['2026-03-02', undone('2026-03-02')]),
        )?.count,
      ).to.equal(0);
      expect(
        thing(
          'check-in',
          pathsAfter(
            march,
            ['2026-03-02', checkedIn('2026-03-02')],
            ['2026-03-02', checkInRemoved('2026-03-02')],
          ),
        )?.count,
      ).to.equal(0);
      const moved = pathsAfter(
        march,
        ['2026-03-02', workout('2026-03-02', 'w')],
        ['2026-03-03', corrected('w', '2026-02-28')],
      );
      expect(thing('workout', moved)?.count).to.equal(0);
    });

    it('once by a check-in that takes the place of an earlier one', () => {
      const paths = pathsAfter(
        march,
        ['2026-03-02', checkedIn('2026-03-02')],
        ['2026-03-02', checkedIn('2026-03-02')],
      );
      expect(paths.months[0]?.facts).to.have.length(1);
    });
  });

  for (const cleared of clearedEvents(memberId))
    it(`starts empty after ${cleared.type}`, () => {
      const paths = pathsAfter(march, ['2026-03-02', workout('2026-03-02')], ['2026-03-03', cleared]);
      expect(paths).to.deep.include({ program: null, points: 0 });
      expect(paths.months.flatMap(({ facts }) => facts)).to.deep.equal([]);
    });

  it('forgets the month before after its eighth day, when no entry can be so late', () => {
    const february: Dated = ['2026-02-10', quest('2026-02-10')];
    const monthsOn = (day: string) =>
      pathsAfter(february, march, [day, quest(day)]).months.map(({ month }) => month);
    expect(monthsOn('2026-03-08')).to.deep.equal(['2026-02', '2026-03']);
    expect(monthsOn('2026-03-09')).to.deep.equal(['2026-03']);
    expect(pathsAfter(february, ['2026-03-20', quest('2026-03-20')]).months).to.have.length(1);
  });

  it('keeps sixteen things of a date, and the points of all', () => {
    const many = Array.from(
      { length: 20 },
      (_, nth): Dated => ['2026-03-02', workout('2026-03-02', `w${nth}`)],
    );
    const paths = pathsAfter(march, ...many);
    expect(paths.months[0]?.facts).to.have.length(16);
    expect(paths.points).to.equal(40);
  });

  it('is the same object after an event that changes nothing', () => {
    const paths = pathsAfter(march, ['2026-03-02', checkedIn('2026-03-02')]);
    expect(evolvePaths(paths, recordedAt('2026-03-02T18:00:00Z', checkedIn('2026-03-02')))).to.equal(paths);
    expect(evolvePaths(paths, recordedAt('2026-03-02T18:00:00Z', retracted('unknown')))).to.equal(paths);
  });

  it('writes a thing as a text from which it follows again', () => {
    const date = asMemberDay('2026-03-09');
    const facts: readonly PathFact[] = [
      { kind: 'workout', name: 'an id | with signs', date, of: 'core', points: 12 },
      { kind: 'quest', name: '', date, of: 'a quest of long ago', points: 2 },
      { kind: 'routine', name: 'daily-50', date, of: 'daily-50', points: 5 },
      { kind: 'check-in', name: '', date, of: '', points: 0 },
    ];
    for (const fact of facts) expect(factFromText(textOfFact(fact), '2026-03')).to.deep.equal(fact);
  });

  it('remembers two months at most', () => {
    const months = ['01', '02', '03', '04'].map(
      (month): Dated => [`2026-${month}-03`, quest(`2026-${month}-03`)],
    );
    expect(pathsAfter(...months).months.map(({ month }) => month)).to.deep.equal(['2026-03', '2026-04']);
  });
});

const juneDates = Array.from({ length: 30 }, (_, index) => addDays(asMemberDay('2026-06-01'), index));
const questKinds = ['Strength', 'Cardio', 'Core', 'Mobility', 'Recovery', 'Mindset', 'Recovery'];

/** Three workouts and a walk a week, and quests on all days: four days of training a week, and three without. */
const gentleMonth = (program: PathProgram | null): readonly PathFact[] =>
  juneDates.flatMap((date, nth) => {
    const week = Math.floor(nth / 7);
    const fact = (kind: PathFact['kind'], of = ''): PathFact => ({
      kind,
      name: `${kind} ${date}`,
      date,
      of,
      points: 0,
    });
    const templateId = trainingOn(weekdayOf(date), week);
    const training = templateId ? [fact('workout', templateId)] : [];
    const routine = templateId && program === 'daily' ? [fact('routine', 'daily-50')] : [];
    const checkIn = weekdayOf(date) % 2 === 0 ? [fact('check-in')] : [];
    return [...training, ...routine, ...checkIn, fact('quest', questIn(questKinds[(nth + week) % 7] ?? ''))];
  });

function trainingOn(weekday: number, week: number): string | undefined {
  if (weekday === 6) return 'activity-walk';
  const category = new Map([
    [1, 'strength'],
    [3, 'cardio'],
    [5, 'mobility'],
  ]).get(weekday);
  const pool = builtinTemplates.filter((template) => template.category === category);
  return pool[week % Math.max(1, pool.length)]?.id;
}

describe('The laws of the path', () => {
  const programs: readonly (PathProgram | null)[] = [
    ...(['lean', 'bulk', 'cardio_fitness', 'maintain', 'daily', 'assessment', null] as const),
  ];

  it('let everything be finished with at most five days of training a week, and two or more without', () =>
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 12 }),
        fc.constantFrom(...programs),
        fc.constantFrom<PathBand>(0, 1, 2),
        (member, program, band) => {
          const facts = gentleMonth(program);
          const trained = new Set(
            facts.filter(({ kind }) => kind === 'workout' || kind === 'routine').map(({ date }) => date),
          );
          for (const monday of new Set([...trained].map(mondayOf)))
            expect([...trained].filter((date) => mondayOf(date) === monday).length).to.be.at.most(5);
          const month = { month: '2026-06', program, band, isShort: false, facts: facts.map(textOfFact) };
          const { things: shown } = pathOn(
            { program, points: 0, months: [month] },
            asMemberId(member),
            asMemberDay('2026-06-30'),
          );
          expect(shown.filter(({ doneOn }) => doneOn === null)).to.deep.equal([]);
        },
      ),
      { numRuns: 300 },
    ));

  it('have a rest day in every path, for every program and level', () =>
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom(...programs),
        fc.constantFrom<PathBand>(0, 1, 2),
        (member, program, band) => {
          const chosen = thingsFor(asMemberId(member), { month: '2026-06', program, band, isShort: false });
          expect(chosen).to.have.length(thingsOfPath);
          expect(chosen.some(({ need }) => need.kind === 'rest')).to.equal(true);
          expect(chosen.filter(({ id }) => id.startsWith('quest-') || id === 'gentle').length).to.be.at.most(
            3,
          );
        },
      ),
    ));

  it('ask for no more than eight workouts in a month with any one thing', () => {
    for (const { counts } of pathThings) expect(Math.max(...counts)).to.be.at.most(8);
  });
});
