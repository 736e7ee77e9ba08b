import { expect } from 'chai';
import type { doseCopy as englishDose } from '#client/dose/dose-copy.ts';
import { languages } from '#domain/kernel/language.ts';
import type { Translated } from '#domain/kernel/translated.ts';

const before = { name: 'Air Squats', sets: 3, reps: 12, restSeconds: 30 };

describe('names of the catalogue', () => {
  for (const language of languages.filter((one) => one !== 'en'))
    it(`are translated in what a phase changes: ${language}`, async () => {
      const { doseCopy } = (await import(`./${language}/dose/dose-copy.ts`)) as {
        doseCopy: Translated<typeof englishDose>;
      };
      const plank = { ...before, name: 'Plank Hold' };
      expect(doseCopy.change({ was: before, now: { ...before, sets: 2 } })).to.not.include('Air Squats');
      expect(doseCopy.change({ was: before, now: plank })).to.not.match(/Air Squats|Plank Hold/);
    });
});
