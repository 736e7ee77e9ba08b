import { readdir, readFile } from 'node:fs/promises';
import { expect } from 'chai';
import type { DomainEvent } from '#domain/events.ts';
import { languages } from '#domain/kernel/language.ts';
import { decode } from '#service/event-store/event-types/event-codec.ts';
import type { StoredEvent } from '#service/event-store/port.ts';
import { descriptionOf } from '#service/jobs/export/member-export.ts';

const folder = new URL('../event-store/event-types/golden/', import.meta.url);

/** English words that no other language here has, and what a missing value leaves. */
const unwanted = /(?<!\p{L})(the|you|your|were|with|took|made|undefined|null|NaN|Invalid Date)(?!\p{L})/iu;

async function goldenEvent(file: string): Promise<DomainEvent> {
  const golden = JSON.parse(await readFile(new URL(file, folder), 'utf8')) as StoredEvent;
  return decode({ ...golden, stream: 'golden', revision: 1, position: 'p' }).event;
}

describe('the descriptions of events', () => {
  let events: readonly DomainEvent[];

  before(async () => {
    events = await Promise.all((await readdir(folder)).map(goldenEvent));
  });

  for (const language of languages.filter((one) => one !== 'en'))
    it(`are no English, and whole, in ${language}`, () => {
      expect(events.length).to.be.greaterThan(100);
      const descriptions = events.map((event) => descriptionOf(event, language));
      expect(descriptions.filter((text) => unwanted.test(text))).to.deep.equal([]);
      expect(descriptions.filter((text) => !/[.:] ?|\u2069$/u.test(text.slice(-1)))).to.deep.equal([]);
      expect(events.filter((event) => descriptionOf(event, 'en') === descriptionOf(event, language))).to.be
        .empty;
    });

  it('have the date and the points of an event in the words of a language', async () => {
    const event = await goldenEvent('QuestCompleted.json');
    expect(descriptionOf(event, 'de')).to.match(
      /^Du hast die Quest vom \d+\. \p{L}+ \d{4} geschafft: \d+ Punkte?\.$/u,
    );
  });
});
