import { expect } from 'chai';
import fc from 'fast-check';
import { asInstant } from '#domain/kernel/day.ts';
import {
  memberReset,
  programStarted,
  questCompleted,
  questUndone,
  recordedAt,
  tokensAutomatic,
  workoutLogged,
} from '#domain/streak/testing/member-log.ts';
import { eventsOf, possibleDates, todayOf } from '#domain/streak/testing/reference-fold.ts';
import { streakLines } from './reason-lines.ts';
import { type ReasonedDay, streakReasons } from './streak-reasons.ts';

/** One character per date from 1 June on; the program started on 30 May. */
const daysOf = (dates: string): readonly ReasonedDay[] =>
  streakReasons(eventsOf(dates), todayOf(dates).now).days;
const dayOf = (dates: string, date: string): ReasonedDay => {
  const found = daysOf(dates).find((day) => day.date === date);
  if (!found) throw new Error(`there is no ${date}`);
  return found;
};
const effectsOf = (dates: string, date: string) => dayOf(dates, date).deeds.map(({ effect }) => effect);

describe('the reasons of a streak', () => {
  describe('explain the standing of a date', () => {
    const cases: [string, string, string, string][] = [
      ['AA.', '2026-06-01', 'active', 'something was done'],
      ['AA.', '2026-06-03', 'open', 'it is not over yet'],
      ['AAPA', '2026-06-03', 'protected', 'a skip token was spent on it'],
      ['AANA', '2026-06-03', 'neutral', 'it lasted less than 12 hours for the member'],
      ['..AA', '2026-06-01', 'idle', 'before the first active date nothing can be missed'],
      ['AA.A', '2026-06-03', 'protected', 'missed, and bridged by a token at the next active date'],
      ['AA.A', '2026-06-04', 'active', 'something was done; 1 missed date before it bridged by a token'],
      [
        'AAAAAAA..A',
        '2026-06-10',
        'active',
        'something was done; 2 missed dates before it bridged by 2 tokens',
      ],
      ['AA..', '2026-06-03', 'protected', 'missed, but the tokens held still cover the gap'],
      ['AA..A', '2026-06-03', 'missed', 'nothing that counts was recorded for it'],
      [
        'AA..A',
        '2026-06-05',
        'active',
        'something was done; the run begins again after 2 missed dates before it',
      ],
      [
        'AAAAAAA.P.A',
        '2026-06-11',
        'active',
        'something was done; the run begins again after 2 missed dates before it',
      ],
      ['AAAPA', '2026-06-05', 'active', 'something was done'],
    ];
    for (const [dates, date, standing, reason] of cases)
      it(`${dates}: ${date} is ${standing}`, () =>
        expect(dayOf(dates, date)).to.include({ standing, reason }));
  });

  describe('explain the effect of each event', () => {
    it('starts a run, and continues it', () => {
      expect(effectsOf('AA', '2026-06-01')).to.deep.equal(['the run begins: 1']);
      expect(effectsOf('AA', '2026-06-02')).to.deep.equal(['run +1']);
    });

    it('earns a token with every seventh active day', () => {
      expect(effectsOf('AAAAAAA', '2026-06-07')).to.deep.equal([
        'run +1, tokens +1: every 7 active days of a run',
      ]);
    });

    it('pays for a gap', () => {
      expect(effectsOf('AA.A', '2026-06-04')).to.deep.equal([
        'run +1, tokens -1 for the dates missed before',
      ]);
    });

    it('spends a token on a date', () => {
      expect(effectsOf('AAPA', '2026-06-03')).to.deep.equal(['tokens -1, for the protection of the date']);
    });

    it('grants the first tokens', () => {
      expect(effectsOf('A', '2026-05-30')).to.deep.equal(['tokens +1: the first program']);
    });

    it('counts a date once, for the activity recorded first', () => {
      const morning = recordedAt('2026-06-01T08:00:00Z', workoutLogged('2026-06-01'));
      const evening = recordedAt('2026-06-01T19:00:00Z', questCompleted('2026-06-01'));
      const [day] = streakReasons([morning, evening], asInstant('2026-06-01T20:00:00.000Z')).days;
      expect(day?.deeds.map(({ type, effect }) => [type, effect])).to.deep.equal([
        ['WorkoutLogged', 'the run begins: 1'],
        ['QuestCompleted', 'nothing more: the date is active already'],
      ]);
    });
  });

  it('are consistent: the effects on a date add up to the change of run and tokens', () => {
    const anyDates = fc.string({ unit: fc.constantFrom('A', 'A', 'A', 'P', 'N', '.'), maxLength: 40 });
    fc.assert(
      fc.property(anyDates.map(possibleDates), (dates) => {
        for (const { deeds: actions, runBefore, run, tokensBefore, tokens } of daysOf(dates)) {
          const effects = actions.map(({ effect }) => effect).join(', ');
          const moved = [...effects.matchAll(/tokens ([+-]\d+)/g)].reduce(
            (sum, [, by]) => sum + Number(by),
            0,
          );
          expect(tokens - tokensBefore).to.equal(moved);
          expect(run > runBefore).to.equal(/run \+1|the run begins: 1/.test(effects));
        }
      }),
    );
  });

  it('list withdrawn or uncounted events separately', () => {
    const events = [
      recordedAt('2026-06-01T08:00:00Z', questCompleted('2026-06-01')),
      recordedAt('2026-06-01T09:00:00Z', questUndone('2026-06-01')),
      recordedAt('2026-06-02T09:00:00Z', questCompleted('2026-06-02')),
    ];
    const earlier = recordedAt('2026-05-31T09:00:00Z', questCompleted('2026-05-31'));
    const { days } = streakReasons([earlier, ...events], asInstant('2026-06-02T20:00:00.000Z'));
    const undone = days.find(({ date }) => date === '2026-06-01');
    expect(undone).to.deep.include({ standing: 'missed', deeds: [] });
    expect(undone?.others.map(({ type }) => type)).to.deep.equal(['QuestCompleted', 'QuestCompletionUndone']);
  });

  it('start after the last reset, with its program', () => {
    const events = [
      recordedAt('2026-05-01T08:00:00Z', programStarted('2026-05-01')),
      recordedAt('2026-05-01T09:00:00Z', questCompleted('2026-05-01')),
      recordedAt('2026-06-01T08:00:00Z', memberReset),
      recordedAt('2026-06-01T09:00:00Z', programStarted('2026-06-01')),
    ];
    const { days } = streakReasons(events, asInstant('2026-06-01T20:00:00.000Z'));
    expect(days.map(({ date }) => date)).to.deep.equal(['2026-06-01']);
    expect(days[0]?.deeds.map(({ id }) => id)).to.deep.equal([events[3]?.id]);
  });

  it('consider tokens that are not used automatically', () => {
    const manual = recordedAt('2026-05-31T10:00:00Z', tokensAutomatic(false), 'Pacific/Honolulu');
    const { days } = streakReasons([manual, ...eventsOf('AA.A')], todayOf('AA.A').now);
    expect(days.at(-1)?.reason).to.equal(
      'something was done; the run begins again after 1 missed date before it',
    );
  });
});

describe('the lines of a streak', () => {
  const reasons = streakReasons(eventsOf('AA.'), todayOf('AA.').now);

  it('contain the summary, then each date with its events', () => {
    const [head, ...lines] = streakLines(reasons, false);
    expect(head).to.equal('2026-06-03: streak 2, best 2, tokens 1');
    expect(lines.filter((line) => !line.startsWith(' '))).to.deep.equal([
      '2026-05-30 idle: before the first active date nothing can be missed; run 0, tokens 0 -> 1',
      '2026-05-31 idle: before the first active date nothing can be missed; run 0, tokens 1',
      '2026-06-01 active: something was done; run 0 -> 1, tokens 1',
      '2026-06-02 active: something was done; run 1 -> 2, tokens 1',
      '2026-06-03 open: it is not over yet; run 2, tokens 1',
    ]);
  });

  it('contain the location of an event', () => {
    const [action] = reasons.days[2]?.deeds ?? [];
    const lines = streakLines(reasons, false);
    expect(lines).to.include(`    ${action?.type}: the run begins: 1`);
    expect(lines).to.include(
      `        ${action?.recordedAt}  ${action?.stream} @ ${action?.revision}  ${action?.id}`,
    );
  });

  it('report tokens at risk', () => {
    expect(streakLines(streakReasons(eventsOf('AA..'), todayOf('AA..').now), false)[0]).to.equal(
      '2026-06-04: streak 2, best 2, tokens 1 (1 at risk)',
    );
  });

  it('state that a date does not exist', () => {
    expect(streakLines({ ...reasons, days: [] }, true)[1]).to.equal('There is no such day in the ledger.');
  });
});
