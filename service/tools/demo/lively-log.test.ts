import { expect } from 'chai';
import { asInstant, asMemberDay } from '#domain/kernel/day.ts';
import type { ImportedEvent } from '#service/tools/analysis/imported-event.ts';
import { livelyLog } from './synthetic-log.ts';

const until = asInstant('2026-03-02T00:00:00.000Z');
const lastDay = asMemberDay('2026-03-01');

describe('a log of lively members', () => {
  let events: ImportedEvent[];

  before(async () => {
    events = [];
    for await (const event of livelyLog({ seed: 'a', members: 40, days: 60, lastDay }, until))
      events.push(event);
  });

  it('has skips with tokens, pauses, moods that vary, and quests done after midnight', () => {
    const of = (type: string) => events.filter((event) => event.type === type);
    expect(of('MemberRegistered')).to.have.length(40);
    expect(of('QuestSkipped').length).to.be.above(5);
    expect(of('StreakPaused').length).to.be.within(4, 30);
    expect(new Set(of('WorkoutLogged').map(({ data }) => data.moodAfter)).size).to.be.above(3);
    const late = of('QuestCompleted').filter(({ data, metadata }) => data.date !== metadata.localDate);
    expect(late.length).to.be.above(5);
  });

  it('is in the order of time and ends before the given instant', () => {
    const times = events.map(({ metadata }) => String(metadata.occurredAt));
    expect(times).to.deep.equal(times.toSorted());
    expect(['2025-12-31', '2026-01-01', '2026-01-02']).to.include(times[0]?.slice(0, 10));
    expect(times.filter((time) => time >= until)).to.deep.equal([]);
    expect(times.at(-1)?.slice(0, 10)).to.equal(lastDay);
  });
});
