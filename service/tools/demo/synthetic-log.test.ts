import { expect } from 'chai';
import { decode } from '#service/event-store/event-types/event-codec.ts';
import { beginning } from '#service/event-store/port.ts';
import type { ImportedEvent } from '#service/tools/analysis/imported-event.ts';
import { syntheticLog } from './synthetic-log.ts';

async function eventsOf(seed: string, size: number): Promise<ImportedEvent[]> {
  const events: ImportedEvent[] = [];
  for await (const event of syntheticLog(seed, size).events) events.push(event);
  return events;
}

const localHour = ({ zone, occurredAt }: ImportedEvent['metadata']): number =>
  Number(
    new Intl.DateTimeFormat('en', { timeZone: String(zone), hour: 'numeric', hourCycle: 'h23' }).format(
      new Date(String(occurredAt)),
    ),
  );

describe('a synthetic log', () => {
  it('is the same for the same seed, and differs for other seeds', async () => {
    const [first, again, other] = await Promise.all(['a', 'a', 'b'].map((seed) => eventsOf(seed, 300)));
    expect(again).to.deep.equal(first);
    expect(other?.[0]?.id).not.to.equal(first?.[0]?.id);
  });

  it('has the requested number of events in the order of time, all readable', async () => {
    const events = await eventsOf('a', 2_000);
    const times = events.map(
      (event) => decode({ ...event, revision: 0, position: beginning }).metadata.occurredAt,
    );
    expect(times).to.have.length(2_000);
    expect(times).to.deep.equal(times.toSorted());
    expect(new Set(events.map(({ id }) => id)).size).to.equal(2_000);
  });

  it('has quests after midnight: within the night grace, and later for the new date', async () => {
    const events = await eventsOf('a', 5_000);
    const dates = events
      .filter(({ type }) => type === 'QuestCompleted')
      .map(({ data, metadata }) => ({ date: data.date, on: metadata.localDate, hour: localHour(metadata) }));
    const ofTheNightBefore = dates.filter(({ date, on }) => date !== on);
    expect(ofTheNightBefore.length).to.be.above(5);
    for (const { hour } of ofTheNightBefore) expect(hour).to.be.below(3);
    expect(dates.filter(({ date, on, hour }) => date === on && hour === 3).length).to.be.above(5);
  });

  it('contains every kind of day', async () => {
    const types = new Set((await eventsOf('a', 5_000)).map(({ type }) => type));
    expect([...types]).to.include.members([
      'MemberRegistered',
      'ProgramStarted',
      'QuestCompleted',
      'RoutineCompleted',
      'WeightLogged',
      'WorkoutLogged',
    ]);
  });
});
