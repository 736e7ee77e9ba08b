import { expect } from 'chai';
import { asMemberDay } from '#domain/kernel/day.ts';
import { dayWords } from '#domain/streak/day-words.ts';
import { textsIn, translations } from './texts.ts';

type Text = string | ((...values: never[]) => string);
type Words = Text | { readonly [name: string]: Words };

const date = asMemberDay('2026-03-04');
/** For texts with other values than counts. */
const valuesOf: Readonly<Record<string, readonly string[]>> = {
  recounted: ['Lisbon', '2026f'],
  heldByLaw: ['Lisbon'],
  questAtNight: ['00:40', date],
  routineAtNight: ['01:40', date],
  trainedOverMidnight: ['00:10', date],
  workoutMovedAway: [date],
  pausedForYou: [date, date],
  pausedDays: [date, date],
  zoneChanged: ['Lisbon'],
  zoneCorrected: ['Lisbon'],
};

/** Each sentence by its name; those with counts for one, two, three and eleven. */
function sentencesOf(words: Words, name = ''): readonly (readonly [name: string, sentence: string])[] {
  if (typeof words === 'string') return [[name, words]];
  if (typeof words === 'object')
    return Object.entries(words).flatMap(([key, inner]) => sentencesOf(inner, key));
  const say = words as (...values: readonly unknown[]) => string;
  if (name === 'workoutMovedHere') return [[name, say(20, date)]];
  const values = valuesOf[name];
  if (values) return [[name, say(...values)]];
  return [1, 2, 3, 11].map((count) => [`${name} ${count}`, say(count, count, count)] as const);
}

describe('the words about a day', () => {
  const english = sentencesOf(dayWords);
  for (const language of Object.keys(translations) as (keyof typeof translations)[])
    it(`are in ${language} for each verdict, summary and moment`, () => {
      const sentences = sentencesOf(textsIn(language).dayWords);
      expect(sentences).to.have.length(english.length);
      for (const [name, sentence] of sentences) {
        expect(sentence, name).to.not.match(/\b(the|you|your|day|days|streak|token)\b/i);
        expect(sentence, name).to.not.match(/undefined|NaN|Invalid/);
        expect(sentence, name).to.match(/\.$/);
      }
    });
});
