import { expect } from 'chai';
import { unitsOfRegion, withKilograms } from './region-units.ts';

describe('the units of a region', () => {
  for (const [language, zone, units, isAsked] of [
    ['en-US', 'America/Chicago', 'imperial', false],
    ['es-US', 'America/Los_Angeles', 'imperial', false],
    ['en-US', 'Etc/GMT+5', 'imperial', false],
    ['en-LR', 'Africa/Monrovia', 'imperial', false],
    ['my-MM', 'Asia/Yangon', 'imperial', false],
    ['de-DE', 'Europe/Berlin', 'metric', false],
    ['en-US', 'Europe/Berlin', 'metric', false],
    ['en', 'Europe/Berlin', 'metric', false],
    ['en', 'America/Denver', 'imperial', false],
    ['fr-CA', 'America/Toronto', 'metric', false],
    ['pt-BR', 'America/Sao_Paulo', 'metric', false],
    ['en-GB', 'Europe/London', 'metric', true],
    ['en', 'Europe/London', 'metric', true],
    ['not a tag', 'Asia/Tokyo', 'metric', false],
  ] as const)
    it(`of ${language} in ${zone} are ${units}${isAsked ? ', and asked' : ''}`, () =>
      expect(unitsOfRegion(language, zone)).to.deep.equal({ units, isAsked }));
});

describe('a text that names pounds', () => {
  for (const [text, expected] of [
    ['Safe 1-2 lbs per week', 'Safe 1-2 lbs (0.5-0.9 kg) per week'],
    ['Goal 10 lbs over 12 weeks', 'Goal 10 lbs (4.5 kg) over 12 weeks'],
    ['Sichere 1–\u20602 lb pro Woche', 'Sichere 1–\u20602 lb (0.5–\u20600.9 kg) pro Woche'],
    ['1–2 lb pro Woche abnehmen', '1–2 lb (0.5–0.9 kg) pro Woche abnehmen'],
    ['Perdre 1 à 2\u00a0lb par semaine', 'Perdre 1 à 2\u00a0lb (0.5 à 0.9 kg) par semaine'],
    ['Cardio and strength', 'Cardio and strength'],
  ] as const)
    it(`is ${expected} for members who chose kilograms, and as it is for others`, () => {
      expect(withKilograms(text, 'metric')).to.equal(expected);
      expect(withKilograms(text, 'imperial')).to.equal(text);
    });
});
