import { expect } from 'chai';
import { faqEntries, searchFaq } from './faq.ts';

const found = (term: string) => searchFaq(term).map(({ id }) => id);

describe('FAQ', () => {
  it('has the eight entries of the help screen', () =>
    expect(faqEntries.map(({ id }) => id)).to.deep.equal([
      'getting-started',
      'programs',
      'quests',
      'tracking',
      'workouts',
      'streaks',
      'equipment',
      'beta',
    ]));

  const content: readonly [id: string, ...words: string[]][] = [
    ['getting-started', 'onboarding wizard', 'assesses your fitness', 'builds a program'],
    ['programs', 'Daily 50', 'Daily 100', 'weight loss', 'HIIT and strength', 'muscle building', 'custom'],
    ['quests', 'random quest', 'earns points', 'keeps your streak', 'unlocks achievements'],
    ['workouts', 'adjust to the equipment', 'to your level'],
    ['streaks', 'missed day resets your streak unless a skip token is used', 'consistent participation'],
    ['equipment', 'equipment is not required'],
    ['beta', 'in private beta', 'through the landing page', '1-2 business days'],
  ];
  for (const [id, ...words] of content)
    it(`answers ${id} with what the product does`, () => {
      const answer = faqEntries.find((entry) => entry.id === id)?.answer;
      for (const word of words) expect(answer).to.include(word);
    });

  for (const [term, ids] of [
    ['SKIP TOKEN', ['quests', 'streaks']],
    ['how do i get', ['getting-started']],
    ['landing page', ['beta']],
    ['request', ['beta']],
    ['landing page  ', []],
    ['xylophone', []],
  ] as const)
    it(`finds ${JSON.stringify(term)} in [${ids.join()}]`, () => expect(found(term)).to.deep.equal(ids));

  it('shows all entries for an empty term', () => expect(searchFaq('')).to.deep.equal(faqEntries));
});
