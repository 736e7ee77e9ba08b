import { addDays, asInstant, asMemberDay, type MemberDay } from '#domain/kernel/day.ts';
import type { ImportedEvent } from '#service/analysis/imported-event.ts';
import { decidingFor } from './deciding.ts';
import type { Act } from './imagined-act.ts';
import { actsOn } from './imagined-acts.ts';
import { imaginedMember } from './imagined-members.ts';

const firstDay = asMemberDay('2026-01-05');
/** Members of a log: with 20,000 a million events are some 60 days. */
const eventsPerMember = 50;

export type ImaginedLog = { readonly members: number; readonly events: AsyncIterable<ImportedEvent> };

/** A log as members make it, in the order of time, decided by the deciders; the same for the same seed and size. */
export function imaginedLog(seed: string, size: number): ImaginedLog {
  const members = Array.from({ length: Math.ceil(size / eventsPerMember) }, (_, number) =>
    imaginedMember(seed, number, firstDay),
  );
  return { members: members.length, events: events() };

  async function* events(): AsyncGenerator<ImportedEvent> {
    const states = new Map<string, unknown>();
    let left = size;
    let waiting: Act[] = [];
    for (let day = firstDay; ; day = addDays(day, 1)) {
      const acts = [...waiting, ...members.flatMap((member) => actsOn(member, day))].sort(byTime);
      // In the east the next day begins before this one is over in the west.
      const nextDay = asInstant(`${day}T13:00:00.000Z`);
      waiting = acts.filter(({ moment }) => moment.at >= nextDay);
      for (const event of decided(acts.slice(0, acts.length - waiting.length), states)) {
        yield event;
        left -= 1;
        if (left === 0) return;
      }
      forgetDays(states, addDays(day, -1));
    }
  }
}

const byTime = ({ moment: a }: Act, { moment: b }: Act): number => (a.at < b.at ? -1 : 1);

function* decided(acts: readonly Act[], states: Map<string, unknown>): Generator<ImportedEvent> {
  for (const { member, commit } of acts) {
    const events: ImportedEvent[] = [];
    commit(decidingFor(member, states, (event) => events.push(event)));
    yield* events;
  }
}

/** Streams of a day are not looked at once it is over. */
function forgetDays(states: Map<string, unknown>, before: MemberDay): void {
  for (const stream of states.keys()) {
    const [, day] = /^(?:questDay|routine)-.*?-(\d{4}-\d{2}-\d{2})/.exec(stream) ?? [];
    if (day !== undefined && day < before) states.delete(stream);
  }
}
